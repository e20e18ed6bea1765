/** Every game that Umpire has; the registry (lib/games/registry.ts) has one entry for each. */
export const GAME_IDS = ['paths-of-glory', 'nach-paris'] as const;
export type GameId = (typeof GAME_IDS)[number];

export function isGameId(value: unknown): value is GameId {
  return GAME_IDS.some((id) => id === value);
}
