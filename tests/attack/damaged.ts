import { encodeInput, readAddress } from '@/lib/calc/address';
import { run } from '@/lib/calc/calculator';
import { checkInput, keepValid } from '@/lib/calc/check';
import { same } from '@/lib/calc/same';
import { readJson } from '@/lib/core/json';
import { count, holds, oneByOne, type Attack, type Seen } from '@/tests/attack/attack';
import { checkAnswer } from '@/tests/attack/check-answer';
import { damagedJson } from '@/tests/attack/damage';
import { inTime } from '@/tests/attack/in-time';
import { targetFor } from '@/tests/attack/targets';
import { chanceFrom } from '@/tests/support/chance';

/*
 * Inputs that are still JSON but hardly inputs any more, as a file, a store or another program may hand them over: each
 * is answered or refused in words, and what is left of it is an input.
 */

/** The damaged input of a seed, as text. */
export const damagedInput = (seed: number): string =>
  damagedJson(targetFor(seed).inputOf(seed), chanceFrom(seed ^ 0x5bd1e995));

/** Half a sign, written out: no address can hold it, and it becomes the sign for what cannot be read. */
const HALF = /\\ud[89a-f]/;
export function attempt(seed: number, seen: Seen): void {
  const target = targetFor(seed);
  const { calc, form, data, speakers } = target;
  const json = damagedInput(seed);
  const door = readJson(json);
  if (!door.ok) return count(seen, `at the door: ${door.error.code}`);
  const input = door.value;
  const answer = inTime(() => run(calc, input, data));
  count(seen, answer.ok ? 'answered' : answer.error.code === 'invalid-input' ? 'by the schema' : 'by a rule');
  const words = speakers[seed % speakers.length];
  checkAnswer(target, answer, words ? [words] : []);
  holds(!answer.ok || !json.includes('"__proto__":'), () => 'answered, though something in it is dropped');
  holds(JSON.stringify(input) === json, () => 'the input was changed');
  const kept = inTime(() => keepValid(calc, input).input);
  const checked = checkInput(calc, kept);
  holds(checked.ok, () => 'what is left of it is refused');
  const read = readAddress(calc, encodeInput(form, kept), form);
  const whole = read.ok && (HALF.test(JSON.stringify(kept)) || same(read.value, kept));
  holds(whole, () => 'what is left of it is not what its address gives');
  holds(Object.keys(Object.prototype).length === 0, () => 'every object has got a property');
}

export const prepare = (): Promise<Attack> => {
  const seen: Seen = new Map();
  return Promise.resolve({
    cases: oneByOne((seed) => attempt(seed, seen)),
    shown: (seed) => `${targetFor(seed).calc.id} ${damagedInput(seed)}`,
    seen,
  });
};
