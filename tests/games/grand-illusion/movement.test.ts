import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { movement } from '@/lib/games/grand-illusion/calculators/movement';
import { loadData, type GiData } from '@/lib/games/grand-illusion/data';
import { inputsOf } from '@/tests/support/from-schema';
import { answerOf, refusalOf } from '@/tests/games/grand-illusion/spoken';

let data: GiData;
beforeAll(async () => {
  data = await loadData();
});
const out = (input: unknown) => answerOf(movement, input, data).outcome.data;
/** How many hexes each part of the group goes. */
const hexesOf = (input: unknown) => Object.fromEntries(out(input).parts.map(({ part, hexes }) => [part, hexes]));
const plain = (n: number) => Array.from({ length: n }, () => ({}));
const red = { side: 'red' };

describe('the headline says how far they get, no less and no more than the rows (8.4.2)', () => {
  const said = (input: unknown) => {
    const first = answerOf(movement, input, data).outcome.blocks[0];
    return first?.kind === 'verdict' ? first.text : undefined;
  };
  test.each([
    ['all of them, and not the whole way', { group: ['corps'], ma: 2, way: plain(4) }, 'yes'],
    ['one farther than the other', { group: ['corps', 'hq'], ma: 2, hqMa: 1, way: plain(2) }, 'no'],
    [
      'as far as the cavalry that screens',
      { group: ['corps'], way: [{ control: 'enemy', enemy: 'cavalry' }, {}] },
      'waits',
    ],
  ])('%s', (_, input, together) =>
    expect(said(input)).toMatchObject({ key: 'movement.verdict.some', params: { together } }),
  );
});

describe('how far each goes (8.4, 8.4.1, 8.4.2)', () => {
  test.each([
    ['infantry by its MA', { group: ['corps'], ma: 2, way: plain(4) }, { corps: 2 }],
    ['cavalry by its MA', { group: ['cavalry'], cavalryMa: 3, way: plain(4) }, { cavalry: 3 }],
    ['a red diamond is one more', { group: ['corps'], ma: 2, way: [red, {}] }, { corps: 1 }],
    ['not enough for it', { group: ['corps'], ma: 1, way: [red] }, { corps: 0 }],
    ['disrupted one hex', { group: ['disrupted'], ma: 4, way: plain(3) }, { disrupted: 1 }],
    ['disrupted across a red diamond', { group: ['disrupted'], way: [red, {}] }, { disrupted: 1 }],
    ['HA one hex, red diamond too', { group: ['ha'], way: [red, {}] }, { ha: 1 }],
    ['HA with an HQ one hex', { group: ['ha', 'hq'], hqMa: 4, way: plain(4) }, { ha: 1, hq: 4 }],
    ['infantry with the HQ', { group: ['corps', 'hq'], ma: 2, hqMa: 3, way: plain(4) }, { corps: 3, hq: 3 }],
    ['disrupted with the HQ', { group: ['disrupted', 'hq'], hqMa: 4, way: plain(4) }, { disrupted: 4, hq: 4 }],
    ['a slow HQ holds nobody back', { group: ['corps', 'hq'], ma: 2, hqMa: 1, way: plain(3) }, { corps: 2, hq: 1 }],
    [
      'an HQ of another nationality lends nothing',
      { group: ['corps', 'hq'], mover: 'french', ma: 2, hqMa: 4, foreignHq: true, way: plain(4) },
      { corps: 2, hq: 4 },
    ],
    ['impassable', { group: ['corps'], way: [{ side: 'triple' }] }, { corps: 0 }],
    ['a contested hex stops', { group: ['corps', 'hq'], way: [{ enemy: 'units' }, {}] }, { corps: 1, hq: 1 }],
    ['a vacant enemy hex does not', { group: ['corps'], way: [{ control: 'enemy' }, {}] }, { corps: 2 }],
    [
      'an occupied enemy hex stops',
      { group: ['corps'], way: [{ control: 'enemy', enemy: 'units' }, {}] },
      { corps: 1 },
    ],
    ['an HQ alone does not enter it', { group: ['hq'], way: [{ control: 'enemy', enemy: 'units' }] }, { hq: 0 }],
    [
      'Schlieffen hexes are shut before GT 7',
      { group: ['corps'], turn: 6, way: [{ to: 24, control: 'enemy' }] },
      { corps: 0 },
    ],
    ['open in GT 7', { group: ['corps'], turn: 7, way: [{ to: 24, control: 'enemy' }] }, { corps: 1 }],
    [
      'open against Allied combat units',
      { group: ['corps'], turn: 6, way: [{ to: 24, control: 'enemy', enemy: 'units' }] },
      { corps: 1 },
    ],
    [
      'not in scenario 3',
      { group: ['corps'], turn: 1, whatIf: true, way: [{ to: 24, control: 'enemy' }] },
      { corps: 1 },
    ],
    ['Belgians stay in Belgium', { mover: 'belgian', group: ['corps'], way: [{ to: 33 }, { to: 34 }] }, { corps: 1 }],
    ['supplied units stay in supply', { group: ['corps'], way: [{}, { supplied: false }] }, { corps: 1 }],
    [
      'Maubeuge shut to Germans in GT 1',
      { group: ['corps'], turn: 1, way: [{ to: 54, control: 'enemy' }] },
      { corps: 0 },
    ],
  ])('%s', (_name, input, expected) => {
    expect(hexesOf(input)).toEqual(expected);
  });
});

describe('when the HQ is turned over (8.4.1)', () => {
  test.each([
    ['not for units that keep to their MA', { group: ['corps', 'hq'], ma: 2, hqMa: 4, way: plain(2) }, []],
    ['an MA of 3 lent', { group: ['corps', 'hq'], ma: 2, hqMa: 3, way: plain(3) }, ['far']],
    ['an MA of 2 lent to infantry with 1', { group: ['corps', 'hq'], ma: 1, hqMa: 2, way: plain(2) }, []],
    [
      'not for cavalry that goes as far by itself',
      { group: ['cavalry', 'hq'], cavalryMa: 3, hqMa: 3, way: plain(3) },
      [],
    ],
    ['a disrupted unit ends with it', { group: ['disrupted', 'hq'], hqMa: 2, way: plain(2) }, ['disrupted']],
    ['even after one hex', { group: ['disrupted', 'hq'], hqMa: 1, way: plain(1) }, ['disrupted']],
    ['both', { group: ['disrupted', 'hq'], hqMa: 3, way: plain(2) }, ['disrupted', 'far']],
    ['with another HQ', { group: ['hq'], otherHq: true, way: plain(1) }, ['otherHq']],
    ['not an HQ that cannot move', { group: ['hq'], otherHq: true, hqMa: 0, way: plain(1) }, []],
    ['HA uses no HQ', { group: ['ha', 'hq'], hqMa: 4, way: plain(4) }, []],
    [
      'not for others than its nationality',
      { group: ['disrupted', 'hq'], mover: 'french', foreignHq: true, way: plain(1) },
      [],
    ],
  ])('%s', (_name, input, flips) => {
    expect(out(input).flips).toEqual(flips);
  });
});

test.each([
  [{ begun: true }, 'begun', '8.2.2'],
  [{ named: true }, 'named', '8.5'],
])('%o: nobody moves', (input, id, rule) => {
  const { steps, outcome } = answerOf(movement, input, data);
  expect(steps).toEqual([expect.objectContaining({ id, rule })]);
  expect(outcome.data.allowed).toBe(false);
});

test('British units do not end in Paris (8.4.7.b)', () => {
  const end = answerOf(movement, { mover: 'british', group: ['corps'], ma: 2, way: [{}, { to: 19 }] }, data);
  expect(end.outcome.data.allowed).toBe(false);
  expect(end.outcome.blocks[0]).toMatchObject({ rule: '8.4.7.b' });
  expect(out({ mover: 'british', group: ['corps'], ma: 2, way: [{ to: 19 }, { to: 10 }] }).allowed).toBe(true);
  expect(out({ mover: 'french', group: ['corps'], ma: 2, way: [{}, { to: 19 }] }).allowed).toBe(true);
});

test('a battle that has to be declared, and one that may (9.1.2)', () => {
  const battles = (leg: object) => out({ group: ['corps'], way: [leg] }).way.map(({ battle }) => battle);
  expect(battles({ control: 'enemy', enemy: 'units' })).toEqual(['must']);
  expect(battles({ control: 'enemy', enemy: 'units', friends: true })).toEqual(['may']);
  expect(battles({ control: 'enemy', enemy: 'cavalry' })).toEqual(['screen']);
});

test.each([
  [{ way: [{ to: 45 }, { to: 45 }] }, 'way.1.to', '8.4'],
  [{ from: 45, way: [{ to: 45 }] }, 'way.0.to', '8.4'],
  [{ from: 19, way: [{ to: 45 }] }, 'way.0.to', '8.4.9.a'],
])('refuses %o', (input, field, rule) => {
  expect(refusalOf(movement, input, data)).toMatchObject({ field, rule });
});

test('nobody spends more than his MA or that of the HQ, and one who stops does not go on', () => {
  fc.assert(
    fc.property(inputsOf(movement.schema, { strings: [''] }), (raw) => {
      const input = movement.schema.parse(raw);
      const found = movement.evaluate(input, data);
      if (!found.ok) return;
      const { parts, way } = found.value.outcome.data;
      for (const { part, hexes, spent } of parts) {
        const one = part === 'ha' || part.startsWith('disrupted');
        const own = one ? 2 : part === 'hq' ? input.hqMa : part === 'cavalry' ? input.cavalryMa : input.ma;
        expect(spent).toBeLessThanOrEqual(Math.max(own, input.group.includes('hq') ? input.hqMa : 0));
        expect(way.filter(({ enters }) => enters.includes(part))).toHaveLength(hexes);
        for (const { goOn } of way.slice(0, Math.max(0, hexes - 1))) expect(goOn).toContain(part);
      }
    }),
  );
});
