import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { parseInput, run } from '@/lib/calc/calculator';
import { TOOLS } from '@/tests/support/tools';

/*
 * The judged sentences: how players type a fight, and the tool and the fields that a careful player would fill in from
 * the sentence alone. They were written from the rulebooks and the tools' inputs, before any parser was tried on them;
 * the half "held" is never tuned on. `unknown` holds the words that cannot be understood and have to be named; `fault`
 * marks a sentence that is no whole fight: a side is missing, or a value is said that the game does not have.
 */
const FOLDER = 'tests/typed';

const judged = z.array(
  z.strictObject({
    lang: z.enum(['en', 'es', 'it']),
    half: z.enum(['tune', 'held']),
    text: z.string().min(8),
    tool: z.string(),
    input: z.record(z.string(), z.unknown()),
    unknown: z.array(z.string().min(1)).min(1).optional(),
    fault: z.literal(true).optional(),
  }),
);

const files = readdirSync(FOLDER).filter((name) => /^judged-.*\.json$/.test(name));

const toolOf = (game: string, id: string) => {
  const tool = TOOLS.find(({ calc }) => calc.id === `${game}/${id}`);
  if (!tool) throw new Error(`no tool ${game}/${id}`);
  return tool;
};

describe.each(files)('%s', (file) => {
  const game = file.slice('judged-'.length, -'.json'.length);
  const rows = judged.parse(JSON.parse(readFileSync(join(FOLDER, file), 'utf8')));
  const count = (lang: string, half: string) => rows.filter((row) => row.lang === lang && row.half === half).length;

  it('holds forty English, forty Spanish and twenty Italian sentences, in halves, none twice', () => {
    expect(['en', 'es', 'it'].map((lang) => [count(lang, 'tune'), count(lang, 'held')])).toEqual([
      [20, 20],
      [20, 20],
      [10, 10],
    ]);
    expect(new Set(rows.map(({ text }) => text)).size).toBe(rows.length);
  });

  it('has ten sentences with a part that is impossible, missing or not of the game', () => {
    expect(rows.filter(({ unknown, fault }) => unknown !== undefined || fault).length).toBe(10);
  });

  it('finds every word that has to be named in its sentence', () => {
    const strange = rows.flatMap(({ text, unknown = [] }) => unknown.filter((words) => !text.includes(words)));
    expect(strange).toEqual([]);
  });

  it('expects inputs that the tool accepts, and answers where the sentence is a whole fight', () => {
    const refused = rows.flatMap(({ text, tool, input, fault }) => {
      const { calc, filled } = toolOf(game, tool);
      const answer = fault ? parseInput(calc, input) : run(calc, input, filled);
      return answer.ok ? [] : [{ text, refusal: answer.error }];
    });
    expect(refused).toEqual([]);
  });
});
