import type * as z from 'zod';
import { expect } from 'vitest';
import { run, type Calculator } from '@/lib/calc/calculator';
import type { Evaluation, Refusal, ValueRow } from '@/lib/calc/evaluation';
import { speaker, type Speaker } from '@/lib/calc/say';
import { isText } from '@/lib/calc/texts';
import { readGame } from '@/lib/content/game';
import { uiWords } from '@/lib/content/words';
import type { GameId } from '@/lib/core/game-id';
import { LANGUAGES } from '@/lib/core/language';

/** Every value inside a value, depth first. */
function* inside(value: unknown): Generator<unknown> {
  yield value;
  if (value !== null && typeof value === 'object') for (const item of Object.values(value)) yield* inside(item);
}

/** What the tools of a game answer and refuse, each text of it said in every language. */
export interface Spoken {
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

export function spokenIn(game: GameId): Spoken {
  const speakers: readonly Speaker[] = LANGUAGES.map((lang) =>
    speaker({ ...uiWords(lang, ['calc', 'sheet']), ...readGame(game).messages(lang) }, lang),
  );
  /** Says every text in all languages: none lacks its message or a parameter, names another message or ends twice. */
  function expectSpoken(answer: unknown): void {
    for (const value of inside(answer)) {
      if (value === null || typeof value !== 'object' || !isText(value)) continue;
      for (const speak of speakers) {
        const words = speak.say(value);
        expect(words, `${speak.lang}: ${value.key}`).not.toMatch(/^[a-z-]+(\.[a-zA-Z0-9-]+)+$|undefined|NaN/);
        expect(words, `${speak.lang}: ${value.key} ends twice`).not.toMatch(/[?!]\.(\s|$)/);
      }
    }
  }
  const [english] = speakers;
  const saidOf = (value: ValueRow['value']): string =>
    typeof value === 'object' && isText(value) ? (english?.say(value) ?? '') : String(value);
  return {
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
