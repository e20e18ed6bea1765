import { expect, test } from 'vitest';
import { drawn, fits, missingIn, notYet } from '@/components/calculator/counters/roster';
import { battle } from '@/lib/games/grand-illusion/calculators/battle';
import { formOf } from '@/lib/calc/form';
import { loadData } from '@/lib/games/grand-illusion/data';

/* What the developer’s notes say of counters is offered with its source, and never as more than they say. */

const { offered, form } = (await loadData()).counters;
const units = offered.units.map((unit) => ({ ...unit, name: unit.name.en }));
const strengths = Object.fromEntries(units.map((unit) => [unit.name, 'cs' in unit ? unit.cs : undefined]));
const board = formOf(battle.schema).find(({ name }) => name === 'board')?.shape;
const allied = board?.kind === 'group' ? board.fields.find(({ name }) => name === 'allied')?.shape : undefined;
const fields = allied?.kind === 'list' && allied.item.kind === 'group' ? allied.item.fields : [];

test('the strengths are those of the notes', () => {
  expect(strengths).toEqual({
    ...{ II: 5, III: 6, VI: 6, XIV: 5, XVIII: 6, XX: 5, COL: 5 },
    'most other corps': 4,
    '2 M': 3,
  });
});

test('the source is named in every language', () => {
  expect(offered.source.en).toContain('developer’s notes');
  expect(offered.source.es).toContain('notas de desarrollo');
  expect(offered.source.it).toContain('note di sviluppo');
});

test('the disrupted side is not told, and is asked for', () => {
  for (const unit of units) {
    expect(fits(fields, unit), unit.name).toBe(true);
    expect(drawn(fields, unit, {})).toMatchObject({ nation: 'french', cs: strengths[unit.name] });
    expect(missingIn(fields, form, unit).map(({ name }) => name)).toEqual(['dcs']);
  }
});

test('what the player has already is not offered again', () => {
  expect(notYet([{ name: 'ii', nation: 'french', kind: 'corps', cs: 4 }], units).map(({ name }) => name)).not.toContain(
    'II',
  );
  expect(notYet([{ name: 'II', nation: 'german', kind: 'corps' }], units)).toHaveLength(units.length);
});
