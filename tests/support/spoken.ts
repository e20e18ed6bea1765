import type * as z from 'zod';
import { expect } from 'vitest';
import { run, type Calculator } from '@/lib/calc/calculator';
import type { Evaluation, Refusal, Text, ValueRow } from '@/lib/calc/evaluation';
import { speaker, type Speaker } from '@/lib/calc/say';
import { isText } from '@/lib/calc/texts';
import { readGame } from '@/lib/content/game';
import { uiWords } from '@/lib/content/words';
import type { GameId } from '@/lib/core/game-id';
import { LANGUAGES } from '@/lib/core/language';
import { inside } from '@/tests/support/inside';

/** What the tools of a game answer and refuse, each text of it said in every language. */
export interface Spoken {
  /** Requires that every text of an answer, refusal or view can be said in every language. */
  expectSpoken(answer: unknown): void;
  /** What a calculator answers, which must not be a refusal and must be said in every language. */
  answerOf<Schema extends z.ZodType, Data, Out>(
    calc: Calculator<Schema, Data, Out>,
    input: unknown,
    data: Data,
  ): Evaluation<Out>;
  /** What a calculator refuses, which must be said in every language. */
  refusalOf<Schema extends z.ZodType, Data, Out>(
    calc: Calculator<Schema, Data, Out>,
    input: unknown,
    data: Data,
  ): Refusal;
  /** The verdict of an answer as it is read in English. */
  verdictOf(answer: Evaluation): string;
  /** The open points of an answer as they are read in English. */
  openOf(answer: Evaluation): readonly string[];
  /** The rows of a list of values as they are read in English: "label – value". */
  rowsOf(answer: Evaluation, block: string): readonly string[];
}

/** What is wrong with the words of a text: a message or parameter that is missing, a key that is read out, two ends. */
function* faultsOf(text: Text, speak: Speaker): Generator<string> {
  const called = `${speak.lang}: ${text.key} with ${Object.keys(text.params ?? {}).join(', ')}`;
  if (!speak.has(text.key)) return void (yield `${called}: no such message`);
  try {
    const words = speak.say(text);
    if (/^[a-z-]+(\.[a-zA-Z0-9-]+)+$|undefined|NaN/.test(words)) yield `${called}: ${words}`;
    if (/[?!]\.(\s|$)/.test(words)) yield `${called} ends twice: ${words}`;
  } catch (error) {
    yield `${called}: ${String(error)}`;
  }
}

/**
 * Says every text in all languages: none lacks its message or a parameter, names another message or ends twice.
 * One assertion for all: hundreds of thousands of texts are said, and an assertion takes longer than to say one.
 */
export function expectSaid(answer: unknown, speakers: readonly Speaker[]): void {
  const faults: string[] = [];
  for (const value of inside(answer))
    if (value !== null && typeof value === 'object' && isText(value))
      for (const speak of speakers) faults.push(...faultsOf(value, speak));
  expect(faults).toEqual([]);
}

export function spokenIn(game: GameId): Spoken {
  const speakers: readonly Speaker[] = LANGUAGES.map((lang) =>
    speaker({ ...uiWords(lang, ['calc', 'sheet']), ...readGame(game).messages(lang) }, lang),
  );
  const expectSpoken = (answer: unknown): void => expectSaid(answer, speakers);
  const [english] = speakers;
  const saidOf = (value: ValueRow['value']): string =>
    typeof value === 'object' && isText(value) ? (english?.say(value) ?? '') : String(value);
  return {
    expectSpoken,
    answerOf(calc, input, data) {
      const answer = run(calc, input, data);
      if (!answer.ok) throw new Error(JSON.stringify(answer.error));
      expectSpoken(answer.value);
      return answer.value;
    },
    refusalOf(calc, input, data) {
      const answer = run(calc, input, data);
      if (answer.ok) throw new Error('not refused');
      expectSpoken(answer.error);
      return answer.error;
    },
    verdictOf({ outcome }) {
      const [first] = outcome.blocks;
      if (first?.kind !== 'verdict') throw new Error('no verdict comes first');
      return saidOf(first.text);
    },
    openOf: ({ open }) => open.map(({ text }) => saidOf(text)),
    rowsOf({ outcome }, block) {
      return outcome.blocks.flatMap((one) =>
        one.kind === 'values' && one.id === block
          ? one.rows.map(({ label, value }) => `${saidOf(label)} – ${saidOf(value)}`)
          : [],
      );
    },
  };
}
