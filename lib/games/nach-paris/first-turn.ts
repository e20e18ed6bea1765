import type { FieldCondition } from '@/lib/calc/field';
import { LAST_TURN } from '@/lib/games/nach-paris/units';

/*
 * In the first Administrative Phase of a scenario nothing is done but marking the German rail network (3.2.2; for the
 * Allies dispute first-allied-admin). GT1 is always such a turn; of a later one only the player knows.
 */

/** Whether it is a scenario's first game turn: said so, or GT1, before which none can begin (3.2.2). */
export const isFirstTurn = ({ turn, firstTurn }: { readonly turn: number; readonly firstTurn: boolean }): boolean =>
  firstTurn || turn === 1;

/** Asks a field only in turns in which a scenario may have begun before. */
export const AFTER_GT1: FieldCondition = {
  field: 'turn',
  is: Array.from({ length: LAST_TURN - 1 }, (_, i) => String(i + 2)),
};
