import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { run } from '@/lib/calc/calculator';
import { add, equal, ONE, type Fraction } from '@/lib/prob/fraction';
import { campOf } from '@/lib/games/nach-paris/cab/modifiers';
import { abf, type AbfAnswer } from '@/lib/games/nach-paris/calculators/abf';
import { loadData, type NpData } from '@/lib/games/nach-paris/data';
import { LAST_TURN } from '@/lib/games/nach-paris/units';
import { filled } from '@/tests/games/nach-paris/abf-cards';
import { answerOf, expectLabels, expectSameKeys, refusalOf } from '@/tests/games/nach-paris/spoken';

let empty: NpData;
let full: NpData;
beforeAll(async () => {
  empty = await loadData();
  full = filled(empty);
});
const out = (input: unknown, data = empty): AbfAnswer => answerOf(abf, input, data).outcome.data;

describe('the contract', () => {
  test('labels, options, messages', () => {
    expectLabels(abf.schema.shape);
    expectSameKeys('abf');
  });
  test('the reading of the camp is that of the CAB tool', () => {
    expect([campOf(4, 6), campOf(4, 6, 'example')]).toEqual(['half', 'three-quarters']);
  });

  const maybe = { requiredKeys: [] };
  const category = fc.constantFrom('masonry', 'improved-masonry', 'concrete');
  const common = {
    cbf: fc.nat(30),
    cab: fc.integer({ min: 1, max: 20 }),
    destroyed: fc.boolean(),
    aimed: fc.boolean(),
  };
  const unit = fc.record(
    {
      kind: fc.constantFrom('inf', 'cav', 'pio'),
      rank: fc.constantFrom('A+', 'B', 'D'),
      cab: fc.integer({ min: 1, max: 20 }),
      steps: fc.integer({ min: 1, max: 5 }),
      march: fc.constantFrom('none', 'exm-2', 'fom'),
      hexside: fc.constantFrom('none', 'river', 'flooded'),
    },
    { requiredKeys: [] },
  );
  // The first that stands is the target of this ABF and so of no other (8.5.6).
  const ownTarget = (forts: readonly { readonly destroyed?: boolean; readonly aimed?: boolean }[]) => {
    const target = forts.find(({ destroyed }) => !destroyed);
    return forts.map((one) => (one === target ? { ...one, aimed: false } : one));
  };
  // Festen in German hands against French guns, Forts against German ones, and now and then what the rules forbid.
  const force = fc.constantFrom('germany', 'france').chain((nation) => {
    const har = fc
      .record({ aff: fc.integer({ min: 1, max: 200 }), llc: fc.boolean() })
      .map((one) => ({ ...one, nation, kind: 'har' }));
    const sar = fc
      .record({
        aff: fc.integer({ min: 1, max: 200 }),
        shells: fc.constantFrom('none', '42', '30'),
        longRange: fc.boolean(),
      })
      .map((one) => ({ ...one, nation, kind: 'sar' }));
    const fort = fc.record({ ...common, category }, maybe);
    const feste = fc
      .record({ ...common, reduced: fc.boolean() }, maybe)
      .map((one) => ({ ...one, kind: 'feste', category: 'concrete' }));
    const anything = fc.record(
      {
        aff: fc.nat(200),
        kind: fc.constantFrom('har', 'sar'),
        shells: fc.constantFrom('none', '42'),
        nation: fc.constantFrom('germany', 'belgium'),
      },
      maybe,
    );
    // Only the Germans have SAR.
    const ours = nation === 'germany' ? sar : har;
    return fc.record({
      forts: fc
        .array(nation === 'germany' ? fort : fc.oneof(fort, feste), { minLength: 1, maxLength: 8 })
        .map(ownTarget),
      guns: fc.array(
        fc.oneof({ weight: 12, arbitrary: har }, { weight: 12, arbitrary: ours }, { weight: 1, arbitrary: anything }),
        { maxLength: 5 },
      ),
      assaulter: fc.array(
        unit.map((one) => ({ ...one, nation })),
        { maxLength: 1 },
      ),
    });
  });
  const d20 = fc.integer({ min: 1, max: 20 });
  const rest = fc.record(
    {
      terrain: fc.constantFrom('clear', 'broken', 'rough', 'mountain'),
      turn: fc.integer({ min: 1, max: LAST_TURN }),
      encForts: fc.integer({ min: 10, max: 40 }),
      encDestroyed: fc.nat(20),
      die: d20,
      fortTest: d20,
      secondTest: d20,
      assaultTest: d20,
      heat: fc.boolean(),
      goOn: fc.boolean(),
      shift: fc.integer({ min: -4, max: 8 }),
      columnReading: fc.constantFrom('down', 'nearest'),
      campReading: fc.constantFrom('rule', 'example'),
      marchReading: fc.constantFrom('ladder', 'sum'),
      overflowReading: fc.constantFrom('repeat', 'once'),
    },
    maybe,
  );
  const input = fc.tuple(force, rest).map(([one, other]) => ({ ...one, ...other }));
  const whole = (odds: AbfAnswer['odds']): boolean =>
    odds === null || equal(add(add(odds.destroyed, odds.reduced), odds.stands), ONE);
  const atMostOne = ({ n, d }: Fraction): boolean => n >= 0n && n <= d;

  test.each(['empty', 'filled'])('every input gives the same sound answer twice, with %s cards', (name) => {
    fc.assert(
      fc.property(input, (given) => {
        const data = name === 'empty' ? empty : full;
        const result = run(abf, Object.freeze(given), data);
        expect(run(abf, given, data)).toEqual(result);
        if (!result.ok) {
          expect(result.error.rule).toBeDefined();
          refusalOf(abf, given, data);
          return;
        }
        const answer = answerOf(abf, given, data);
        const ids = [...answer.steps, ...answer.notApplied].map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        const { odds, missing } = answer.outcome.data;
        expect(whole(odds)).toBe(true);
        if (odds) for (const chance of Object.values(odds) as Fraction[]) expect(atMostOne(chance)).toBe(true);
        expect(odds === null).toBe(missing > 0);
        if (name === 'filled') expect(missing).toBe(0);
      }),
      { numRuns: 150 },
    );
  });
  test('more AFF never helps the Fort', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 199 }), fc.integer({ min: 1, max: 200 }), (a, b) => {
        const stands = (aff: number): number => {
          const { n, d } = out({ guns: [{ aff }] }, full).odds?.stands ?? ONE;
          return Number(n) / Number(d);
        };
        expect(stands(Math.max(a, b))).toBeLessThanOrEqual(stands(Math.min(a, b)));
      }),
      { numRuns: 60 },
    );
  });
});
