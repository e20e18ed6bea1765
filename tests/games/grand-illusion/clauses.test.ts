import { describe, expect, test } from 'vitest';
import { run } from '@/lib/calc/calculator';
import { toolOf } from '@/lib/games/find';
import { loadData } from '@/lib/games/grand-illusion/data';
import { CLAUSES } from './clauses/all';
import type { Row } from './clauses/row';

const data = await loadData();

/** The answer as the command line prints it. */
const printed = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? Number(inner) : inner)));

/** What a list of steps, or of what did not apply, can be asked for: `id rule`, the id or the rule. */
const names = (list: readonly { readonly id: string; readonly rule?: string }[]): readonly string[] =>
  list.flatMap(({ id, rule }) => (rule ? [`${id} ${rule}`, id, rule] : [id]));

async function check(tool: string, row: Row): Promise<void> {
  const calc = await toolOf('grand-illusion', tool)?.calculator();
  if (!calc) throw new Error(`no tool ${tool}`);
  const answer = run(calc, row.input, data);
  if (!answer.ok) {
    // A field that the schema does not know is no refusal of the rulebook: the row asks nothing.
    expect(answer.error.rule, JSON.stringify(answer.error)).toBeDefined();
    expect(row.refused, JSON.stringify(answer.error)).toBe(answer.error.rule);
    return;
  }
  expect(row.refused, 'not refused').toBeUndefined();
  const { steps, notApplied, open, outcome } = answer.value;
  if (row.data) expect(printed(outcome.data)).toMatchObject(row.data);
  for (const die of row.noShots ?? []) expect(outcome.data).not.toHaveProperty(['shots', die]);
  expect(names(steps)).toEqual(expect.arrayContaining([...(row.steps ?? [])]));
  expect(names(notApplied)).toEqual(expect.arrayContaining([...(row.not ?? [])]));
  expect(open.map(({ dispute }) => dispute)).toEqual(expect.arrayContaining([...(row.open ?? [])]));
  for (const question of row.closed ?? []) expect(open.map(({ dispute }) => dispute)).not.toContain(question);
}

/* Clause by clause from both rulebooks; the numbers are read there, not in the calculators. */
describe.each(CLAUSES)('%s', (tool, rows) => {
  test.each(rows.map((row) => [`${row.rule}: ${row.says}`, row] as const))('%s', (_, row) => check(tool, row));
});
