import { combat, type CombatAnswer } from '@/lib/games/nach-paris/calculators/combat';
import { loadData, type NpData } from '@/lib/games/nach-paris/data';
import type { Fraction } from '@/lib/prob/fraction';
import { filledCrt } from '@/tests/games/nach-paris/combat-cards';
import { answerOf } from '@/tests/games/nach-paris/spoken';

export const data: NpData = await loadData();
export const filled = filledCrt(data);

export const answer = (input: unknown, on: NpData = data) => answerOf(combat, input, on);
export const out = (input: unknown, on: NpData = data): CombatAnswer => answer(input, on).outcome.data;
export const verdict = (input: unknown, on: NpData = data): string | undefined => {
  const [first] = answer(input, on).outcome.blocks;
  return first?.kind === 'verdict' ? first.text.key : undefined;
};
export const shown = ({ n, d }: Fraction): string => (d === 1n ? String(n) : `${n}/${d}`);

export const inf = (more: object = {}): object => ({ nation: 'germany', ...more });
export const poilu = (more: object = {}): object => ({ nation: 'france', ...more });
export const from = (units: object[], more: object = {}): object => ({ units, ...more });
