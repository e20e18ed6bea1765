import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadData, type PogData, type UnitType } from '@/lib/games/paths-of-glory/data';
import {
  factorsOf,
  isArmy,
  mayReplace,
  unitOf,
  type Reserve,
  type Unit,
} from '@/lib/games/paths-of-glory/combat/forces';
import { allocations, type Allocation, type Losses } from '@/lib/games/paths-of-glory/combat/losses';

let data: PogData;
beforeAll(async () => {
  data = await loadData();
});

const type = (id: string): UnitType => {
  const found = data.units.types.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`no unit ${id}`);
  return found;
};
/** "fr-army" is at full strength, "(fr-army)" reduced. */
const unit = (name: string): Unit =>
  name.startsWith('(') ? unitOf(type(name.slice(1, -1)), 'reduced') : unitOf(type(name), 'full');
const losses = (units: readonly string[], lossNumber: number, extra: Partial<Losses> = {}): Losses => ({
  units: units.map(unit),
  reserve: {},
  corps: data.units.types.filter(({ kind }) => kind === 'corps'),
  lossNumber,
  fort: 0,
  attacker: false,
  outOfSupply: false,
  oneSpace: true,
  ...extra,
});
const keys = (found: readonly Allocation[]): readonly string[] => found.map(({ key }) => key).sort();

const one = (id: string, face: 'full' | 'reduced' = 'full'): Reserve => ({
  [id]: { full: face === 'full' ? 1 : 0, reduced: face === 'reduced' ? 1 : 0 },
});

describe('legal ways to take losses', () => {
  const cases: readonly [
    name: string,
    units: readonly string[],
    lossNumber: number,
    extra: Partial<Losses>,
    expected: readonly string[],
  ][] = [
    [
      '12.4.3 the example: 5 on a full and a reduced FR army with a corps in reserve',
      ['fr-army', '(fr-army)'],
      5,
      { reserve: one('fr-corps') },
      ['fr-army:full'],
    ],
    ['12.4.3 nothing fits: 2 on an army of Loss Factor 3', ['fr-army'], 2, {}, ['fr-army:full']],
    ['12.4.3 never more: 4 on an army of 3', ['fr-army'], 4, {}, ['fr-army:reduced']],
    [
      '12.4.3 a choice between units of one kind is one way',
      ['ah-corps', 'ah-corps'],
      1,
      {},
      ['ah-corps:full+ah-corps:reduced'],
    ],
    [
      '12.4.3 two on two corps: two ways',
      ['ah-corps', 'ah-corps'],
      2,
      {},
      ['ah-corps:full', 'ah-corps:reduced+ah-corps:reduced'],
    ],
    [
      '12.4.4 a full corps before a reduced one',
      ['(ru-army)'],
      2,
      { reserve: { 'ru-corps': { full: 1, reduced: 1 } } },
      ['ru-corps:full'],
    ],
    [
      '12.4.4 a reduced corps when no full one is there',
      ['(ru-army)'],
      2,
      { reserve: one('ru-corps', 'reduced') },
      ['ru-corps:reduced'],
    ],
    ['12.4.4 no corps of the nation: lost', ['(ru-army)'], 2, { reserve: one('fr-corps') }, ['none']],
    ['12.4.4.2 two full armies of 3 at 7 without a corps: one goes', ['ge-army', 'ge-army'], 7, {}, ['ge-army:full']],
    ['12.4.4.2 two full armies of 2 at 5 without a corps: one goes', ['ru-army', 'ru-army'], 5, {}, ['ru-army:full']],
    [
      '12.4.4.2 with a corps in reserve the last point is taken by it',
      ['ge-army', 'ge-army'],
      7,
      { reserve: one('ge-corps') },
      ['ge-army:full+ge-corps:reduced'],
    ],
    [
      '12.4.4.2 names two full armies only: with one of them reduced the choice of 12.4.3 is free',
      ['ge-army', '(ge-army)'],
      4,
      {},
      ['ge-army:full', 'ge-army:reduced+ge-army:reduced'],
    ],
    [
      '12.4.4.2 does not hold at 6: flipping both is open',
      ['ge-army', 'ge-army'],
      6,
      {},
      ['ge-army:full', 'ge-army:reduced+ge-army:reduced'],
    ],
    [
      '12.4.4.3 BEF army only by the BEF corps',
      ['(br-bef-army)'],
      3,
      { reserve: { 'br-corps': { full: 1, reduced: 0 } } },
      ['none'],
    ],
    [
      '12.4.4.3 BEF army by the BEF corps',
      ['(br-bef-army)'],
      3,
      { reserve: one('br-bef-corps') },
      ['br-bef-corps:full'],
    ],
    ['12.4.4.3 the BEF corps replaces no other army', ['(br-army)'], 3, { reserve: one('br-bef-corps') }, ['none']],
    [
      '12.4.4.3 AUS, CND, PT and ANA replace nothing',
      ['(br-army)'],
      3,
      { reserve: { ...one('br-aus-corps'), ...one('br-cnd-corps'), ...one('br-pt-corps'), ...one('br-ana-corps') } },
      ['none'],
    ],
    ['12.4.4.3 the MEF army by any BR corps', ['(br-mef-army)'], 2, { reserve: one('br-corps') }, ['br-corps:full']],
    [
      '12.4.5 the BEF army takes the first loss of an attack',
      ['br-army', 'br-bef-army'],
      3,
      { attacker: true },
      ['br-army:full+br-bef-army:reduced'],
    ],
    [
      '12.4.5 only for attackers',
      ['br-army', 'br-bef-army'],
      3,
      {},
      ['br-army:full+br-bef-army:reduced', 'br-army:reduced+br-bef-army:full'],
    ],
    [
      '12.4.5 the next of the list when the first cannot',
      ['br-bef-army', 'br-aus-corps', 'br-corps'],
      1,
      { attacker: true },
      ['br-aus-corps:reduced+br-bef-army:full+br-corps:full'],
    ],
    [
      '12.4.5 before 12.4.3: the forced corps leaves 2 of 3 that only a smaller step fits',
      ['br-cnd-corps', 'br-army'],
      3,
      { attacker: true },
      ['br-army:full'],
    ],
    [
      '12.4.5 the Caucasus army first',
      ['ru-cau-army', 'ru-army'],
      2,
      { attacker: true },
      ['ru-army:full+ru-cau-army:reduced'],
    ],
    [
      '12.4.5 the Caucasus army beside the MEF: either first',
      ['br-mef-army', 'ru-cau-army'],
      2,
      { attacker: true },
      ['br-mef-army:full+ru-cau-army:reduced', 'br-mef-army:reduced+ru-cau-army:full'],
    ],
    [
      '12.4.5 the Caucasus army before the Australians',
      ['br-aus-corps', 'ru-cau-army'],
      2,
      { attacker: true },
      ['br-aus-corps:full+ru-cau-army:reduced'],
    ],
    [
      '12.4.6 the fort falls with what is left after the last unit',
      ['(fr-corps)'],
      3,
      { fort: 2 },
      ['none-fort-destroyed'],
    ],
    ['12.4.6 the fort stands when too little is left', ['fr-corps'], 3, { fort: 2 }, ['none']],
    ['12.4.6 a fort alone', [], 2, { fort: 2 }, ['none-fort-destroyed']],
    ['12.4.6 a fort alone, too little', [], 1, { fort: 2 }, ['none']],
    ['12.4.6 the fort is safe while a unit lives', ['fr-army'], 5, { fort: 2 }, ['fr-army:reduced']],
  ];
  test.each(cases)('%s', (_name, units, lossNumber, extra, expected) => {
    expect(keys(allocations(losses(units, lossNumber, extra)))).toEqual([...expected].sort());
  });

  const fates: readonly [
    name: string,
    units: readonly string[],
    lossNumber: number,
    extra: Partial<Losses>,
    expected: readonly (string | undefined)[],
  ][] = [
    ['12.4.4 an army without a replacement is lost for good', ['(ru-army)'], 2, {}, ['12.4.4']],
    [
      '12.4.4.1 out of supply: replaced, and lost for good all the same',
      ['(ru-army)'],
      2,
      { reserve: one('ru-corps'), outOfSupply: true },
      ['12.4.4.1'],
    ],
    ['12.4.4.1 a corps out of supply can be rebuilt', ['(ru-corps)'], 1, { outOfSupply: true }, [undefined]],
    ['12.4.4.2 one of two full armies is lost for good', ['ru-army', 'ru-army'], 5, {}, [undefined, '12.4.4.2']],
    ['12.4.4 replaced: it can be rebuilt', ['(ru-army)'], 2, { reserve: one('ru-corps') }, [undefined]],
    [
      '17.1.7 the BEF army takes no replacements, though its corps takes its place',
      ['(br-bef-army)'],
      3,
      { reserve: one('br-bef-corps') },
      ['17.1.7'],
    ],
    ['17.1.7 nor does the BEF corps', ['(br-bef-corps)'], 1, {}, ['17.1.7']],
  ];
  test.each(fates)('%s', (_name, units, lossNumber, extra, expected) => {
    expect(allocations(losses(units, lossNumber, extra))[0]?.steps.map(({ lostBy }) => lostBy)).toEqual(expected);
  });

  test('12.4.5 the forced step comes first and is marked', () => {
    const marks = (attacker: boolean) =>
      allocations(losses(['br-army', 'br-bef-army'], 6, { attacker })).map(({ steps }) =>
        steps.map(
          ({
            unit: {
              type: { id },
            },
            first,
          }) => [id, first],
        ),
      );
    expect(marks(true)).toEqual([
      [
        ['br-bef-army', true],
        ['br-army', false],
      ],
      [
        ['br-bef-army', true],
        ['br-bef-army', false],
      ],
    ]);
    expect(
      marks(false)
        .flat()
        .every(([, first]) => first === false),
    ).toBe(true);
  });
});

/** Every end of every order of steps, written without any of the engine's shortcuts. */
function bruteForce(
  units: readonly Unit[],
  reserve: Reserve,
  left: number,
  corps: readonly UnitType[],
): readonly { key: string; taken: number }[] {
  const moves = units.flatMap((hit, i) => {
    const lf = factorsOf(hit).lf;
    if (lf > left) return [];
    const rest = units.filter((_, j) => j !== i);
    if (hit.face === 'full') return [{ units: [...rest, unitOf(hit.type, 'reduced')], reserve, left: left - lf }];
    if (!isArmy(hit)) return [{ units: rest, reserve, left: left - lf }];
    const face = (['full', 'reduced'] as const).find((candidate) =>
      corps.some((type_) => mayReplace(hit.type, type_) && (reserve[type_.id]?.[candidate] ?? 0) > 0),
    );
    if (!face) return [{ units: rest, reserve, left: left - lf }];
    return corps
      .filter((type_) => mayReplace(hit.type, type_) && (reserve[type_.id]?.[face] ?? 0) > 0)
      .map((type_) => {
        const held = reserve[type_.id] ?? { full: 0, reduced: 0 };
        return {
          units: [...rest, unitOf(type_, face)],
          reserve: { ...reserve, [type_.id]: { ...held, [face]: held[face] - 1 } },
          left: left - lf,
        };
      });
  });
  if (!moves.length)
    return [
      {
        key:
          units
            .map((u) => `${u.type.id}:${u.face}`)
            .sort()
            .join('+') || 'none',
        taken: 0,
      },
    ];
  return moves.flatMap((move) =>
    bruteForce(move.units, move.reserve, move.left, corps).map((end) => ({
      key: end.key,
      taken: end.taken + left - move.left,
    })),
  );
}

describe('properties', () => {
  const ids = [
    'ge-army',
    'ge-corps',
    'fr-army',
    'fr-corps',
    'ru-army',
    'ru-corps',
    'br-army',
    'br-bef-army',
    'br-mef-army',
    'br-corps',
  ];
  const someUnits = fc.array(fc.tuple(fc.constantFrom(...ids), fc.boolean()), { minLength: 1, maxLength: 3 });
  const someReserve = fc.dictionary(
    fc.constantFrom('ge-corps', 'fr-corps', 'ru-corps', 'br-corps', 'br-bef-corps'),
    fc.record({ full: fc.nat(1), reduced: fc.nat(1) }),
  );

  test('the legal ways are those of brute force with the most taken (12.4.3)', () => {
    fc.assert(
      fc.property(someUnits, someReserve, fc.integer({ min: 0, max: 7 }), (names, reserve, lossNumber) => {
        const given = losses(
          names.map(([id, reduced]) => (reduced ? `(${id})` : id)),
          lossNumber,
          { reserve, oneSpace: false },
        );
        const all = bruteForce(given.units, reserve, lossNumber, given.corps);
        const most = Math.max(...all.map(({ taken }) => taken));
        const expected = [...new Set(all.filter(({ taken }) => taken === most).map(({ key }) => key))].sort();
        expect(keys(allocations(given))).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });

  test('never more than the Loss Number, and the steps add up to what is taken', () => {
    fc.assert(
      fc.property(
        someUnits,
        someReserve,
        fc.integer({ min: 0, max: 7 }),
        fc.boolean(),
        fc.integer({ min: 0, max: 3 }),
        (names, reserve, lossNumber, attacker, fort) => {
          const found = allocations(
            losses(
              names.map(([id, reduced]) => (reduced ? `(${id})` : id)),
              lossNumber,
              { reserve, attacker, fort: attacker ? 0 : fort },
            ),
          );
          expect(found.length).toBeGreaterThan(0);
          for (const way of found) {
            expect(way.taken).toBeLessThanOrEqual(lossNumber);
            expect(way.steps.reduce((sum, step) => sum + step.lossFactor, 0) + (way.fortDestroyed ? fort : 0)).toBe(
              way.taken,
            );
          }
        },
      ),
    );
  });
});
