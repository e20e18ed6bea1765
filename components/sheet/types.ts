import type { Ground } from '@/lib/sheet/sheet';

/** What the player has pointed at; hexes by name. A game adds the circumstances that its sheets do not hold. */
export interface AnyPicks {
  readonly unit?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** a path that is built hex by hex, without its start */
  readonly path: readonly string[];
}

/** What the sheet of a game is about: its opened sheets, what is pointed at, and what a tap puts down as a unit. */
export interface SheetTypes {
  readonly view: Ground;
  readonly picks: AnyPicks;
  readonly brush: object;
  readonly data: object;
}
export type SheetIn<G extends SheetTypes> = G['view']['sheet'];
export type UnitIn<G extends SheetTypes> = G['view']['units'][number];

/** Things that are stamped into hexes. A stamp that a hex carries already is taken off by `off`. */
export interface Stamp<Hex = object> {
  readonly id: string;
  /** the message of its name */
  readonly label: string;
  readonly on: Partial<Hex>;
  readonly off: Partial<Hex>;
}
