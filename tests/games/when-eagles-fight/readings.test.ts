import { describe, expect, test } from 'vitest';
import { run } from '@/lib/calc/calculator';
import { formOf } from '@/lib/calc/form';
import { TOOLS } from '@/tests/support/tools';
import { READINGS } from '@/tests/games/when-eagles-fight/readings';

/* Questions that the tools let players decide: our reading and another, each read in its question and the rulebook. */
describe.each(READINGS.map((row) => [`${row.tool}, ${row.dispute}: ${row.value}`, row] as const))('%s', (_, row) => {
  const ask = (more: object) => {
    const tool = TOOLS.find(({ calc }) => calc.id === `when-eagles-fight/${row.tool}`);
    if (!tool) throw new Error(`no tool ${row.tool}`);
    const found = run(tool.calc, { ...row.input, ...more }, tool.filled);
    if (!found.ok) throw new Error(JSON.stringify(found.error));
    return { form: formOf(tool.calc.schema), ...found.value };
  };

  test('by our reading, the point open', () => {
    const { form, outcome, open } = ask({});
    expect(form.find(({ name }) => name === row.field)?.info.reading).toBe(row.dispute);
    expect(outcome.data).toMatchObject(row.ours);
    expect(open.map(({ dispute }) => dispute)).toContain(row.dispute);
  });

  test('by the other, the point still open and told as it is played', () => {
    const ours = ask({});
    const { outcome, open } = ask({ [row.field]: row.value });
    const told = (points: typeof open) => points.find(({ dispute }) => dispute === row.dispute)?.text;
    expect(outcome.data).toMatchObject(row.theirs);
    expect(told(open)).toBeDefined();
    expect(told(open)).not.toEqual(told(ours.open));
  });
});
