import { warStatus } from '@/lib/games/paths-of-glory/calculators/war-status';
import { loadData, type PogData } from '@/lib/games/paths-of-glory/data';
import { answerOf } from '@/tests/games/paths-of-glory/spoken';

export const data: PogData = await loadData();
export const answer = (input: unknown) => answerOf(warStatus, input, data);
export const settled = (input: unknown) => answer(input).outcome.data;
