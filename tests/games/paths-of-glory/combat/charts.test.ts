import { describe, expect, test } from 'vitest';
import { run } from '@/lib/calc/calculator';
import { fire } from '@/lib/games/paths-of-glory/calculators/fire';
import { FIRE_CHARTS } from '@/lib/games/paths-of-glory/combat/fire';
import { chartOf, type PogData } from '@/lib/games/paths-of-glory/data';
import { data } from '@/tests/games/paths-of-glory/combat/asked';

/** The field that an answer with such data is refused for; undefined when it is given. */
function missing(changed: PogData): string | undefined {
  const answer = run(fire, {}, changed);
  return answer.ok ? undefined : answer.error.field;
}

describe.each(FIRE_CHARTS)('a combat without the chart %s', (id) => {
  const { [id]: chart, ...others } = data.charts;

  test('is refused, and the chart named', () => {
    expect(missing({ ...data, charts: others })).toBe(id);
  });

  test('is refused where one of its cells is unknown (12.2.7, 12.2.8)', () => {
    if (!chart) throw new Error(`no chart ${id}`);
    const last = chart.cells.length - 1;
    const cells = chart.cells.map((row, i) => (i === last ? row.map(() => null) : row));
    expect(missing({ ...data, charts: { ...data.charts, [id]: { ...chart, cells } } })).toBe(id);
  });
});

test('a combat is refused where the chart of terrain has no row for one that shifts columns (12.2.7)', () => {
  const { terrain } = data.charts;
  if (!terrain) throw new Error('no chart of terrain');
  for (const { id } of terrain.rows.items) {
    const isKept = (i: number) => terrain.rows.items[i]?.id !== id;
    const rows = { ...terrain.rows, items: terrain.rows.items.filter((_, i) => isKept(i)) };
    const cells = terrain.cells.filter((_, i) => isKept(i));
    expect(missing({ ...data, charts: { ...data.charts, terrain: { ...terrain, rows, cells } } }), id).toBe('terrain');
  }
});

test('the charts that ship are whole', () => {
  expect(FIRE_CHARTS.map((id) => chartOf(data, id)?.id)).toEqual([...FIRE_CHARTS]);
  expect(missing(data)).toBeUndefined();
});

test.each([
  ['army', { en: 'army 5-3', es: 'Ejército 5-3', it: 'armata 5-3' }],
  ['corps', { en: 'corps 5-3', es: 'Cuerpo 5-3', it: 'corpo 5-3' }],
] as const)('typed factors name an %s in each language (2.2.1)', (kind, name) => {
  const units = [{ type: 'plain', kind, cf: 5, lf: 3, side: 'central' as const }];
  const answer = run(fire, { attackers: [{ units }], attackerDie: 6, defenderDie: 1 }, data);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  const advance = answer.value.steps.find(({ id }) => id === 'advance');
  expect(advance?.text.params?.units).toEqual(name);
});
