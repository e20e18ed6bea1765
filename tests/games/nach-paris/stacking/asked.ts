import { stacking, type StackingAnswer } from '@/lib/games/nach-paris/calculators/stacking';
import { loadData } from '@/lib/games/nach-paris/data';
import { answerOf } from '@/tests/games/nach-paris/spoken';

export const data = await loadData();
export const out = (input: object): StackingAnswer => answerOf(stacking, input, data).outcome.data;
/** A hex with units that enter. */
export const into = (entering: readonly object[], rest: object = {}) => ({ here: [], entering, ...rest });
