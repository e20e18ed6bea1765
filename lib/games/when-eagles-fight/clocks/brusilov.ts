import type { FieldInfo } from '@/lib/calc/field';
import { fieldsOf } from '@/lib/calc/fields-of';

const field = fieldsOf('campaign');

/* When the Brusilov Offensive runs and what follows by turn (15.1 to 15.9). B is the turn of its declaration. */

/** The turns in which it may be declared, and how many it lasts (15.1). */
export const DECLARED = { first: 15, last: 18 } as const;
export const OFFENSIVE_TURNS = 3;

/** The turn of the offensive: 0 is B, 1 is B+1 …; undefined before it or where it is never declared. */
export function turnOfOffensive(turn: number, declared: number | undefined): number | undefined {
  return declared === undefined || turn < declared ? undefined : turn - declared;
}

/** Whether it has been declared by a turn (15.7, 7.2.J). */
export const hasBegun = (turn: number, declared: number | undefined): boolean =>
  turnOfOffensive(turn, declared) !== undefined;

/** Whether it has been declared or still may be (15.1). */
export const mayCome = (turn: number, declared: number | undefined): boolean =>
  declared !== undefined || turn <= DECLARED.last;

/** Whether it runs in a turn: B, B+1 and B+2 (15.1). */
export const isRunning = (turn: number, declared: number | undefined): boolean =>
  (turnOfOffensive(turn, declared) ?? OFFENSIVE_TURNS) < OFFENSIVE_TURNS;

/** Whether it is over: from B+3 on Romania is at war and shells are short (15.6, 15.8). */
export const isOver = (turn: number, declared: number | undefined): boolean =>
  (turnOfOffensive(turn, declared) ?? 0) >= OFFENSIVE_TURNS;

/** The first turn in which Romania can be at war: three turns after the earliest declaration (10.4, 15.1). */
export const ROMANIA_FROM = DECLARED.first + OFFENSIVE_TURNS;

/** Whether a sheet that shows Romania at war can be right. */
export const isRomaniaAtWar = ({ turn, romania }: { readonly turn: number; readonly romania: boolean }): boolean =>
  romania && turn >= ROMANIA_FROM;

/** The modifier of a Russian attack at 1:1 or 2:1 on Austro-Hungarians alone: +3, +2, +1 (15.2). */
export const offensiveModifier = (turn: number, declared: number | undefined): number =>
  isRunning(turn, declared) ? OFFENSIVE_TURNS - (turnOfOffensive(turn, declared) ?? 0) : 0;

/** Whether Verdun without an offensive has changed the second half of 1916: from Turn 19 on (15.9). */
export const isQuietWest = (turn: number, verdun: boolean, declared: number | undefined): boolean =>
  verdun && declared === undefined && turn >= 19;
/** The turn in which a German heavy artillery comes back for it (15.9). */
export const GUNS_BACK = 22;

/** The field of the turn of the declaration; absent: not declared. Its words are the messages "campaign". */
export const brusilovField = (more: Partial<FieldInfo> = {}) =>
  field.count('brusilov', '15.1', [DECLARED.first, DECLARED.last], undefined, more);
