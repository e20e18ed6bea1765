import { abf, type AbfAnswer } from '@/lib/games/nach-paris/calculators/abf';
import { loadData, type NpData } from '@/lib/games/nach-paris/data';
import { answerOf } from '@/tests/games/nach-paris/spoken';

export const empty: NpData = await loadData();

export const out = (input: unknown, data = empty): AbfAnswer => answerOf(abf, input, data).outcome.data;
export const stepIds = (input: unknown, data = empty) => answerOf(abf, input, data).steps.map(({ id }) => id);
