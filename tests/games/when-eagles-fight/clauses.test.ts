import { describe, expect, test } from 'vitest';
import { run } from '@/lib/calc/calculator';
import { loadData, withEntries } from '@/lib/games/when-eagles-fight/data';
import { toolWords } from '@/lib/content/words';
import { toolOf } from '@/lib/games/find';
import { NO_ENTRIES } from '@/lib/tables/card';
import { CLAUSES } from './clauses/all';
import type { Row } from './clauses/row';
import { loadCalculator } from './tools';

const data = await loadData();

/** The answer as the command line prints it. */
const printed = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? Number(inner) : inner)));

/**
 * What a list of steps, or of what did not apply, can be asked for: `id rule`, the id, the rule, or the reason that it
 * gives, "because: kovno".
 */
const names = (
  list: readonly { readonly id: string; readonly rule?: string; readonly text: { readonly key: string } }[],
): readonly string[] =>
  list.flatMap(({ id, rule, text }) => [
    id,
    ...(rule ? [`${id} ${rule}`, rule] : []),
    `because: ${text.key.replace(/^[a-z]+\.(not|free)\./, '')}`,
  ]);

/** The keys of all sentences in a part of an answer. */
const keysIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'key' in value && typeof value.key === 'string' ? [value.key] : [];
  return [...own, ...Object.values(value).flatMap(keysIn)];
};

const filled = ({ cards = {} }: Row) =>
  withEntries(
    data,
    Object.fromEntries(
      Object.entries(cards).map(([card, cells]) => [
        card,
        { ...NO_ENTRIES, cells: Object.fromEntries(Object.entries(cells).map(([at, text]) => [`/${at}`, text])) },
      ]),
    ),
  );

/** The sentences of a tool that stand in the content, by the parts of their keys. */
const wordsOf = (tool: string) => {
  const areas = [tool, ...(toolOf('when-eagles-fight', tool)?.messages ?? [])];
  const words: unknown = toolWords('when-eagles-fight', 'en', areas);
  return { areas, at: (key: string) => key.split('.').reduce((tree: unknown, part) => Object(tree)[part], words) };
};
/** Sentences that an answer asks for and nobody has written. */
function unwritten(tool: string, answer: unknown): readonly string[] {
  const { areas, at } = wordsOf(tool);
  return keysIn(answer).filter((key) => areas.includes(key.split('.')[0] ?? '') && typeof at(key) !== 'string');
}

async function check(tool: string, row: Row): Promise<void> {
  const answer = run(await loadCalculator(tool), row.input, filled(row));
  expect(unwritten(tool, answer)).toEqual([]);
  if (!answer.ok) {
    // A field that the schema does not know is no refusal of the rulebook: the row asks nothing.
    expect(answer.error.rule, JSON.stringify(answer.error)).toBeDefined();
    expect(row.refused, JSON.stringify(answer.error)).toBe(answer.error.rule);
    return;
  }
  expect(row.refused, 'not refused').toBeUndefined();
  const { steps, notApplied, open, outcome } = answer.value;
  if (row.data) expect(printed(outcome.data)).toMatchObject(row.data);
  expect(names(steps)).toEqual(expect.arrayContaining([...(row.steps ?? [])]));
  expect(names(notApplied)).toEqual(expect.arrayContaining([...(row.not ?? [])]));
  expect(open.map(({ dispute }) => dispute)).toEqual(expect.arrayContaining([...(row.open ?? [])]));
  for (const question of row.closed ?? []) expect(open.map(({ dispute }) => dispute)).not.toContain(question);
  if (row.ways) {
    const choices = outcome.blocks.flatMap((block) => (block.kind === 'choices' ? block.options : []));
    expect(choices.map(({ id }) => id)).toEqual(row.ways);
  }
  const words = keysIn(outcome.blocks);
  expect(words).toEqual(expect.arrayContaining([...(row.words ?? [])]));
  for (const word of row.noWords ?? []) expect(words).not.toContain(word);
}

/* Clause by clause from the rulebook; the numbers are read there, not in the calculators. */
describe.each(CLAUSES)('%s', (tool, rows) => {
  test.each(rows.map((row) => [`${row.rule}: ${row.says}`, row] as const))('%s', (_, row) => check(tool, row));
});
