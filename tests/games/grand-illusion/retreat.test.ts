import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { retreat } from '@/lib/games/grand-illusion/calculators/retreat';
import { loadData, type GiData } from '@/lib/games/grand-illusion/data';
import { inputsOf } from '@/tests/support/from-schema';
import { answerOf, refusalOf, verdictOf } from '@/tests/games/grand-illusion/spoken';

let data: GiData;
beforeAll(async () => {
  data = await loadData();
});
/** Infantry undisrupted and disrupted, cavalry undisrupted and disrupted. */
const force = (infantry: number, infantryDisrupted = 0, cavalry = 0, cavalryDisrupted = 0) => ({
  infantry,
  infantryDisrupted,
  cavalry,
  cavalryDisrupted,
});
const out = (input: unknown) => answerOf(retreat, input, data).outcome.data;

describe('who retreats (9.4.2)', () => {
  test.each([
    // attacker, defender, more, duty of the attacker, duty of the defender
    ['only disrupted infantry against undisrupted', force(3), force(0, 2), {}, 'stays', 'must'],
    ['no infantry at all, cavalry ignored', force(1), force(0, 0, 3), {}, 'stays', 'must'],
    ['the attacker too', force(0, 4), force(1), {}, 'must', 'may'],
    ['both have undisrupted infantry', force(1), force(1), {}, 'stays', 'may'],
    ['neither has', force(0, 2), force(0, 1), {}, 'stays', 'may'],
    ['a trench lets them stay', force(3), force(0, 2), { trench: true }, 'stays', 'may'],
    ['so do 102 and 103', force(3), force(0, 2), { vosges: true }, 'stays', 'may'],
    ['the attacker that a trench frees may still go', force(0, 2), force(2), { trench: true }, 'may', 'may'],
    ['Routed: fewer undisrupted combat units', force(2), force(3, 5), { routed: true }, 'must', 'may'],
    ['Routed: cavalry counts', force(2, 0, 2), force(3), { routed: true }, 'stays', 'must'],
    ['Routed, equal: nobody has to', force(2), force(2), { routed: true }, 'stays', 'may'],
    ['Routed in a trench', force(2), force(3), { routed: true, trench: true }, 'may', 'may'],
    ['not Routed', force(2), force(3), {}, 'stays', 'may'],
    ['Routed strikes one, infantry the other', force(1), force(0, 3, 3), { routed: true }, 'must', 'must'],
    ['cavalry only', force(0, 0, 1), force(0, 0, 0, 2), { cavalryOnly: true }, 'stays', 'must'],
    ['cavalry only, the attacker', force(0, 0, 0, 1), force(0, 0, 1), { cavalryOnly: true }, 'must', 'may'],
    ['cavalry only, both undisrupted', force(0, 0, 1), force(0, 0, 1), { cavalryOnly: true }, 'stays', 'may'],
    ['cavalry only, neither undisrupted', force(0, 0, 0, 1), force(0, 0, 0, 1), { cavalryOnly: true }, 'stays', 'may'],
    [
      'a trench does not help cavalry',
      force(0, 0, 1),
      force(0, 0, 0, 2),
      { cavalryOnly: true, trench: true },
      'stays',
      'must',
    ],
    ['the Vosges do', force(0, 0, 1), force(0, 0, 0, 2), { cavalryOnly: true, vosges: true }, 'stays', 'may'],
    ['cavalry of a battle with infantry', force(0, 0, 1), force(0, 0, 0, 2), {}, 'stays', 'may'],
    ['nobody left to go', force(3), force(0), {}, 'stays', 'gone'],
  ])('%s', (_name, attacker, defender, more, ofAttacker, ofDefender) => {
    expect(out({ attacker, defender, ...more }).duties).toEqual({ attacker: ofAttacker, defender: ofDefender });
  });
});

describe('the order of a hex (9.4.3.a)', () => {
  const enemy = { control: 'enemy' };
  test.each([
    [{}, 1],
    [{ enemies: 'infantry' }, 2],
    [{ enemies: 'other', battle: true }, 2],
    [enemy, 3],
    [{ ...enemy, battle: true }, 3],
    [{ ...enemy, enemies: 'infantry', friends: true }, 4],
    [{ ...enemy, enemies: 'cavalry', friends: true }, 4],
    [{ ...enemy, enemies: 'other', friends: true }, 4],
    [{ ...enemy, enemies: 'cavalry' }, 5],
    [{ ...enemy, enemies: 'cavalry', friends: true, battle: true }, 5],
    [{ ...enemy, enemies: 'infantry' }, null],
    [{ ...enemy, enemies: 'infantry', friends: true, battle: true }, null],
    [{ ...enemy, enemies: 'other' }, null],
    [{ side: 'impassable' }, null],
    [{ ...enemy, side: 'impassable' }, null],
    [{ ...enemy, side: 'blocked' }, null],
    [{ ...enemy, side: 'blocked', enemies: 'cavalry' }, null],
    // a block ends when the side that it keeps out controls the hex beyond (8.4.5.c)
    [{ side: 'blocked' }, 1],
  ])('%o: %s', (hex, order) => {
    expect(out({ hexes: [hex] })).toMatchObject({ hexes: [{ order, open: order !== null }], cornered: order === null });
  });
});

describe('which hexes are open', () => {
  const enemy = { control: 'enemy' } as const;
  test.each([
    ['the first row that is possible', {}, [enemy, {}, { enemies: 'infantry' }], [1]],
    ['all of one row, as the owner likes', {}, [enemy, enemy], [0, 1]],
    ['supply before the order (8.4.3.b)', {}, [{ outOfSupply: true }, enemy], [1]],
    ['out of supply where nothing else is open', {}, [{ outOfSupply: true }, { ...enemy, outOfSupply: true }], [0]],
    ['British: Paris last (8.4.7.b)', { nation: 'british' }, [{ n: 19 }, enemy], [1]],
    ['British: Paris where nothing else is open', { nation: 'british' }, [{ n: 19 }], [0]],
    ['French: Paris as any hex', { nation: 'french' }, [{ n: 19 }, enemy], [0]],
    ['Belgian: Belgium first (8.4.7.a)', { nation: 'belgian' }, [{ n: 34 }, { n: 33, control: 'enemy' }], [1]],
    ['Belgian: forced out', { nation: 'belgian' }, [{ n: 34 }, { n: 33, side: 'impassable' }], [0]],
    ['a full hex keeps its place (9.4.3.c)', {}, [{ full: true }, enemy], [0]],
  ])('%s', (_name, more, hexes, open) => {
    const found = out({ ...more, hexes }).hexes.flatMap((hex, i) => (hex.open ? [i] : []));
    expect(found).toEqual(open);
  });
});

test.each([
  ['eliminated', { nation: 'german', port: true }, '9.4.3.b'],
  ['eliminated', { nation: 'french' }, '9.4.3.b'],
  ['retreat at sea', { nation: 'french', port: true }, '9.4.5'],
])('no hex is open: %s', (words, more, rule) => {
  const { blocks } = answerOf(retreat, { ...more, hexes: [] }, data).outcome;
  expect(blocks[1]).toMatchObject({ kind: 'verdict', rule });
  expect(JSON.stringify(blocks[1])).toContain(words === 'eliminated' ? 'where.eliminated' : 'where.sea');
});

test.each([
  ['hq', { hq: true }, '9.4.4'],
  ['ha', { ha: true }, '9.5.4.a'],
  ['fourth', { nation: 'belgian', fourth: true }, '12.6'],
  ['full', { hexes: [{ full: true }] }, '9.4.3.c'],
  ['step', { hexes: [{ control: 'enemy', enemies: 'cavalry' }] }, '9.4.3.a'],
  ['hqAlone', { defender: force(0), hq: true }, '9.4.4'],
  ['haAlone', { defender: force(0), ha: true }, '9.5.4.a'],
])('%s is said with its rule', (id, input, rule) => {
  expect(answerOf(retreat, input, data).steps).toContainEqual(expect.objectContaining({ id, rule }));
});

test('the verdict names the reason', () => {
  expect(verdictOf(answerOf(retreat, {}, data))).toBe(
    'The defender must retreat: no undisrupted infantry against undisrupted infantry.',
  );
});

test.each([
  [{ hexes: [{ n: 45 }, { n: 45 }] }, 'hexes.1.n', '9.4.3.a'],
  [{ nation: 'belgian', ha: true }, 'ha', '9.5.4'],
])('refuses %o', (input, field, rule) => {
  expect(refusalOf(retreat, input, data)).toMatchObject({ field, rule });
});

test('every case is a step or a line; the open hexes are of one place, and none where none is possible', () => {
  fc.assert(
    fc.property(inputsOf(retreat.schema, { strings: [''] }), (raw) => {
      const found = retreat.evaluate(retreat.schema.parse(raw), data);
      if (!found.ok) return;
      const { steps, notApplied, outcome } = found.value;
      for (const id of ['infantry', 'routed', 'cavalry'])
        expect([...steps, ...notApplied].filter((one) => one.id === id)).toHaveLength(1);
      const { hexes, cornered } = outcome.data;
      expect(new Set(hexes.flatMap(({ open, order }) => (open ? [order] : []))).size).toBe(cornered ? 0 : 1);
    }),
  );
});

test('an HQ left alone moves, heavy artillery left alone is lost: neither has "nothing to retreat" (9.4.4, 9.5.4.a)', () => {
  const alone = { attacker: force(1), defender: force(0) };
  expect(verdictOf(answerOf(retreat, { ...alone, hq: true }, data))).toMatch(/HQ moves to the nearest hex/);
  expect(verdictOf(answerOf(retreat, { ...alone, ha: true }, data))).toMatch(/heavy artillery is eliminated/);
  expect(verdictOf(answerOf(retreat, alone, data))).toMatch(/nothing to retreat/);
});
