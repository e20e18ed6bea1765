/** Everything that the calculators of Grand Illusion read. */
export interface GiData {
  /** the Game Turns in their order, as the player's language names them */
  readonly turns: readonly { readonly n: number }[];
}

let loaded: Promise<GiData> | undefined;

/** Loads the game's data once; in the browser as chunks of their own, only when a tool is opened. */
export function loadData(): Promise<GiData> {
  loaded ??= import('@/content/grand-illusion/turns.json').then(({ default: { turns } }) => ({ turns }));
  return loaded;
}
