import { run } from '@/lib/calc/calculator';
import { fire, type FireInput, type FireOutcome } from '@/lib/games/paths-of-glory/calculators/fire';
import { flank, type FlankOutcome } from '@/lib/games/paths-of-glory/calculators/flank';
import { loadData, type PogData } from '@/lib/games/paths-of-glory/data';

export const data: PogData = await loadData();

export const fireOutcome = (input: FireInput): FireOutcome => {
  const answer = run(fire, input, data);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value.outcome.data;
};
export const flankOutcome = (input: unknown): FlankOutcome => {
  const answer = run(flank, input, data);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value.outcome.data;
};
