import { run } from '@/lib/calc/calculator';
import type { Refusal } from '@/lib/calc/evaluation';
import { speaker, type Speaker } from '@/lib/calc/say';
import { LANGUAGES } from '@/lib/core/language';
import { strategicRedeployment } from '@/lib/games/paths-of-glory/calculators/strategic-redeployment';
import { loadData, type PogData } from '@/lib/games/paths-of-glory/data';
import type { SrAnswer } from '@/lib/games/paths-of-glory/redeployment/card';
import { messagesOf } from '@/tests/games/paths-of-glory/spoken';
import { expectSaid } from '@/tests/support/spoken';

export const data: PogData = await loadData();

export type Input = Readonly<Record<string, unknown>>;
/** The tool speaks with its own sentences and those of the supply tool, whose board it shares. */
const speakers: readonly Speaker[] = LANGUAGES.map((lang) =>
  speaker({ ...messagesOf('sr', lang), ...messagesOf('supply', lang), ...messagesOf('counters', lang) }, lang),
);
export function answer(input: Input) {
  const result = run(strategicRedeployment, input, data);
  if (!result.ok) throw new Error(`refused: ${result.error.field} ${result.error.text.key}`);
  expectSaid(result.value, speakers);
  return result.value;
}
export function refusal(input: Input): Refusal {
  const result = run(strategicRedeployment, input, data);
  if (result.ok) throw new Error('not refused');
  if (result.error.code === 'illegal') expectSaid(result.error, speakers);
  return result.error;
}
export const outcome = (input: Input): SrAnswer => answer(input).outcome.data;
export const one = (type: string, n = 1) => Array.from({ length: n }, () => ({ type }));
export const WAR = { preset: 'empty', events: ['turkey', 'bulgaria', 'italy', 'romania', 'greece'] };
export const sr = (type: string, from: string, to: string) => ({ type, from, to });

/** A move, and what is wrong with it. */
export interface Case {
  readonly name: string;
  readonly input: Input;
  /** ids of the checks that fail, none for a legal move */
  readonly fails: readonly string[];
  readonly way?: string;
}
