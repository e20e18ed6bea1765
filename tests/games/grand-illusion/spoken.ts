import type * as z from 'zod';
import { expect } from 'vitest';
import { run, type Calculator } from '@/lib/calc/calculator';
import type { Evaluation, Refusal } from '@/lib/calc/evaluation';
import { speaker, type Speaker } from '@/lib/calc/say';
import { isText } from '@/lib/calc/texts';
import { readGame } from '@/lib/content/game';
import { uiWords } from '@/lib/content/words';
import { LANGUAGES } from '@/lib/core/language';

const speakers: readonly Speaker[] = LANGUAGES.map((lang) =>
  speaker({ ...uiWords(lang, ['calc']), ...readGame('grand-illusion').messages(lang) }, lang),
);

/** Every value inside a value, depth first. */
function* inside(value: unknown): Generator<unknown> {
  yield value;
  if (value !== null && typeof value === 'object') for (const item of Object.values(value)) yield* inside(item);
}

/** Says every text in the three languages: none lacks its message or a parameter, and none names another message. */
function expectSpoken(answer: unknown): void {
  for (const value of inside(answer)) {
    if (value === null || typeof value !== 'object' || !isText(value)) continue;
    for (const speak of speakers) {
      const words = speak.say(value);
      expect(words, `${speak.lang}: ${value.key}`).not.toMatch(/^[a-z-]+(\.[a-zA-Z0-9-]+)+$|undefined|NaN/);
    }
  }
}

/** What a calculator answers, which must not be a refusal and must be said in every language. */
export function answerOf<Schema extends z.ZodType, Data, Out>(
  calc: Calculator<Schema, Data, Out>,
  input: unknown,
  data: Data,
): Evaluation<Out> {
  const answer = run(calc, input, data);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  expectSpoken(answer.value);
  return answer.value;
}

/** What a calculator refuses, which must be said in every language. */
export function refusalOf<Schema extends z.ZodType, Data, Out>(
  calc: Calculator<Schema, Data, Out>,
  input: unknown,
  data: Data,
): Refusal {
  const answer = run(calc, input, data);
  if (answer.ok) throw new Error('not refused');
  expectSpoken(answer.error);
  return answer.error;
}

/** The verdict of an answer as it is read in English. */
export function verdictOf({ outcome }: Evaluation): string {
  const [first] = outcome.blocks;
  if (first?.kind !== 'verdict') throw new Error('no verdict comes first');
  const [english] = speakers;
  return english?.say(first.text) ?? '';
}
