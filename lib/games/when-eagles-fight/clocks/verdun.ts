/* Verdun, and what its absence does to the length of the game (7.2.K, 7.3). */

/** The turns in which Event K, and C and D in its place, bring Verdun (7.2; question `event-k-turns`). */
export const VERDUN_TURNS = { first: 12, last: 15 } as const;
export const isVerdunTurn = (turn: number): boolean => turn >= VERDUN_TURNS.first && turn <= VERDUN_TURNS.last;
/** Whether it is too late for it: the marker "No Verdun" lies (7.3). */
export const isPastVerdun = (turn: number): boolean => turn > VERDUN_TURNS.last;

/** Where the marker is placed at the end of the event phase of Turn 15 (7.3). */
export const FIRST_BOX = 24;

/**
 * The box of the marker before the event phase of a turn: as given, but in the first turn after those of Verdun always
 * the one in which it was placed; undefined where it has to be asked (7.3).
 */
export const boxBefore = (turn: number, given: number | undefined): number | undefined =>
  given ?? (turn === VERDUN_TURNS.last + 1 ? FIRST_BOX : undefined);

/**
 * The box of the marker after the event phase of a turn: one earlier for each turn from 16 on in which heavy artillery
 * is in play after the roll, even one unit (question `verdun-single-ha`); never before the turn itself (7.3).
 */
export const boxAfter = (turn: number, box: number, guns: number): number =>
  isPastVerdun(turn) && guns > 0 && box > turn ? box - 1 : box;

/** Whether a turn is the last by the marker, with a victory check even where there is none otherwise (7.3). */
export const isLastByMarker = (turn: number, box: number): boolean => box <= turn;

/** The last turn if the same guns stay in play from this turn on, whose event phase is over (7.3). */
export function lastByMarker(turn: number, box: number, guns: number): number {
  let [now, at] = [turn, box];
  while (at > now) {
    now += 1;
    at = boxAfter(now, at, guns);
  }
  return now;
}
