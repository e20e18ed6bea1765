import { describe, expect, test } from 'vitest';
import { run } from '@/lib/calc/calculator';
import { formOf } from '@/lib/calc/form';
import { toolOf } from '@/lib/games/find';
import { loadData } from '@/lib/games/grand-illusion/data';
import { READINGS } from './clauses/readings';

const data = await loadData();
const printed = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? Number(inner) : inner)));

/* Questions that the tools let players decide: our reading and another, each read in its question and the rulebooks. */
describe.each(READINGS.map((row) => [`${row.tool}, ${row.dispute}: ${row.value}`, row] as const))('%s', (_, row) => {
  const ask = async (more: object) => {
    const calc = await toolOf('grand-illusion', row.tool)?.calculator();
    if (!calc) throw new Error(`no tool ${row.tool}`);
    return { form: formOf(calc.schema), found: run(calc, { ...row.input, ...more }, data) };
  };

  test('by our reading, the point open', async () => {
    const { form, found } = await ask({});
    expect(form.find(({ name }) => name === row.field)?.info.reading).toBe(row.dispute);
    if (!found.ok) throw new Error(JSON.stringify(found.error));
    expect(printed(found.value.outcome.data)).toMatchObject(row.ours);
    expect(found.value.open.map(({ dispute }) => dispute)).toContain(row.dispute);
  });

  test('by the other, the point still open', async () => {
    const ours = await ask({});
    const { found } = await ask({ [row.field]: row.value });
    if (!row.other) {
      expect(found.ok ? 'not refused' : found.error.rule).toMatch(/^\d/);
      return;
    }
    if (!found.ok) throw new Error(JSON.stringify(found.error));
    expect(printed(found.value.outcome.data)).toMatchObject(row.other);
    expect(found.value.open.map(({ dispute }) => dispute)).toContain(row.dispute);
    expect(found.value.outcome.blocks).not.toEqual(ours.found.ok && ours.found.value.outcome.blocks);
  });
});
