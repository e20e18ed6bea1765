import { movement, type MovementAnswer } from '@/lib/games/nach-paris/calculators/movement';
import { loadData } from '@/lib/games/nach-paris/data';
import { answerOf } from '@/tests/games/nach-paris/spoken';

export const data = await loadData();
export const answer = (input: object) => answerOf(movement, input, data);
export const out = (input: object): MovementAnswer => answer(input).outcome.data;
/** A typed move of one unit. */
export const go = (unit: object, legs: readonly object[], rest: object = {}) => ({ units: [unit], legs, ...rest });
export const arrives = (spent: number, left: number, march = 'none') => ({
  arrives: true,
  breaks: null,
  spent,
  left,
  march,
});
export const breaks = (at: number, id: string, rule: string) => ({ arrives: false, breaks: { at, id, rule } });
