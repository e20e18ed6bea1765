import { cab } from '@/lib/games/nach-paris/calculators/cab';
import { answerOf } from '@/tests/games/nach-paris/spoken';

export const data = { cards: { cards: {}, entries: {} } };
export const answer = (input: unknown) => answerOf(cab, input, data);
export const dataOf = (input: unknown) => answer(input).outcome.data;
