import { settled } from '@/components/calculator/case';
import { encodeInput, readAddress } from '@/lib/calc/address';
import { run } from '@/lib/calc/calculator';
import { checkInput, type Input } from '@/lib/calc/check';
import type { Evaluation, Refusal } from '@/lib/calc/evaluation';
import { same } from '@/lib/calc/same';
import type { Result } from '@/lib/core/result';
import { toJson } from '@/lib/cli/stdin';
import { count, holds, oneByOne, type Attack, type Seen } from '@/tests/attack/attack';
import { checkAnswer } from '@/tests/attack/check-answer';
import { inTime } from '@/tests/attack/in-time';
import { pageTool, TARGETS, targetFor, type Target } from '@/tests/attack/targets';

/*
 * Random inputs, answered as a page does, by what its form shows, and as the command line does, in turns.
 */

/** One case of so many is asked twice, said in every language, and sent through an address. */
const SAMPLE = 8;

type Answer = Result<Evaluation, Refusal>;

const isBag = (value: unknown): value is Input => typeof value === 'object' && value !== null && !Array.isArray(value);

function answered(target: Target, input: unknown, turn: number): Answer {
  const { calc, data, filled } = target;
  const given = turn % 4 < 2 ? data : filled;
  if (turn % 2 || !isBag(input)) return run(calc, input, given);
  return settled(pageTool(target, given), input).answer.result;
}

/** An input comes out of its address as it went in. */
function checkAddress({ calc, form }: Target, input: unknown): void {
  const checked = checkInput(calc, input);
  if (!checked.ok) return;
  const query = encodeInput(form, checked.value);
  const read = readAddress(calc, query, form);
  holds(read.ok, () => `its own address is refused: ${query}`);
  holds(read.ok && same(read.value, checked.value), () => `its address gives another input: ${query}`);
}

/** The random input of a seed. */
export const inputOf = (seed: number): unknown => targetFor(seed).inputOf(seed);

export function attempt(seed: number, seen: Seen): void {
  const target = targetFor(seed);
  const turn = Math.floor(seed / TARGETS.length);
  const input = inputOf(seed);
  const answer = inTime(() => answered(target, input, turn));
  const outcome = answer.ok ? 'answered' : answer.error.code === 'invalid-input' ? 'by the schema' : 'by a rule';
  count(seen, `${target.calc.id} ${outcome}`);
  const sampled = turn % SAMPLE < 2;
  const words = target.speakers[turn % target.speakers.length];
  checkAnswer(target, answer, sampled ? target.speakers : words ? [words] : []);
  if (!sampled) return;
  holds(toJson(answered(target, input, turn)) === toJson(answer), () => 'another answer at the second time');
  checkAddress(target, input);
}

export const prepare = (): Promise<Attack> => {
  const seen: Seen = new Map();
  return Promise.resolve({
    cases: oneByOne((seed) => attempt(seed, seen)),
    shown: (seed) => `${targetFor(seed).calc.id} ${JSON.stringify(inputOf(seed))}`,
    seen,
  });
};
