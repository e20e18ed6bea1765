import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import ruleIndex from '@/content/nach-paris/rule-index.json';
import { run } from '@/lib/calc/calculator';
import { add, equal, fraction, ONE, type Fraction } from '@/lib/prob/fraction';
import { campOf } from '@/lib/games/nach-paris/cab/modifiers';
import { abf, type AbfAnswer } from '@/lib/games/nach-paris/calculators/abf';
import { loadData, type NpData } from '@/lib/games/nach-paris/data';
import { LAST_TURN } from '@/lib/games/nach-paris/units';
import { filled, inventedResult } from '@/tests/games/nach-paris/abf-cards';
import { play, type End, type Played } from '@/tests/games/nach-paris/abf-simulation';
import { answerOf, expectLabels, expectSameKeys, refusalOf } from '@/tests/games/nach-paris/spoken';

let empty: NpData;
let full: NpData;
beforeAll(async () => {
  empty = await loadData();
  full = filled(empty);
});
const out = (input: unknown, data = empty): AbfAnswer => answerOf(abf, input, data).outcome.data;

const FACES = Array.from({ length: 20 }, (_, i) => i + 1);

/** Counts all dice of a case and compares with the odds. */
function bruteForce(input: object, resultOf: (half: number) => string, played: Played): void {
  const seconds = played.second ? FACES : [1];
  const assaults = played.assaulter ? FACES : [1];
  const counts: Record<keyof End, number> = { destroyed: 0, reduced: 0, secondDestroyed: 0, secondReduced: 0, loses: 0, advances: 0 };
  for (const die of FACES)
    for (const fort of FACES)
      for (const second of seconds)
        for (const assault of assaults) {
          const end = play(resultOf(Math.ceil(die / 2)), played, { fort, second, assault });
          for (const key of Object.keys(counts) as (keyof End)[]) if (end[key]) counts[key]++;
        }
  const total = 400 * seconds.length * assaults.length;
  const { odds } = out(input, full);
  for (const key of Object.keys(counts) as (keyof End)[]) expect(odds?.[key], key).toEqual(fraction(counts[key], total));
}

describe('odds by listing every die', () => {
  const cab = (half: number, column: number, line = 0, sum = 0): string => inventedResult(column, half + sum, line);
  test('a Fort alone', () => bruteForce({ guns: [{ aff: 24 }] }, (half) => cab(half, 6), { fort: { feste: false, reduced: false, cab: 12, camp: 0 }, others: 0 }));
  test('a Feste in Rough', () =>
    bruteForce({ forts: [{ kind: 'feste', category: 'concrete', cab: 13 }], terrain: 'rough', guns: [{ nation: 'france', aff: 110 }, { nation: 'france', aff: 100 }] }, (half) => (half + 4 > 12 ? cab(half, 17, 2, 2) : cab(half, 18, 2, 4)), {
      fort: { feste: true, reduced: false, cab: 13, camp: 0 },
      others: 0,
    }));
  test('two Forts of a camp, the second weaker', () =>
    bruteForce({ forts: [{ category: 'improved-masonry', cab: 15 }, { cab: 12 }], guns: [{ aff: 110 }], encForts: 6, encDestroyed: 2 }, (half) => cab(half, 14, 1), {
      fort: { feste: false, reduced: false, cab: 15, camp: 0 },
      second: { feste: false, reduced: false, cab: 12, camp: -1, protection: -6 },
      others: 0,
    }));
  const assault = { stands: 10, falls: 13, secondStands: 11, secondFalls: 14, steps: 4, goOn: true };
  test.each([true, false])('an assault on two Forts, going on: %s', (goOn) =>
    bruteForce({ forts: [{ cab: 14 }, { cab: 12, cbf: 5, aimed: true }], guns: [{ aff: 64 }], assaulter: [{ cab: 12 }], goOn }, (half) => cab(half, 12), {
      fort: { feste: false, reduced: false, cab: 14, camp: 0 },
      second: { feste: false, reduced: false, cab: 12, camp: 0, protection: 0 },
      others: 0,
      assaulter: { ...assault, goOn },
    }),
  );
  test('an assault of one step on a Fort with another beside it', () =>
    bruteForce({ forts: [{ cab: 14 }], guns: [{ aff: 24 }], assaulter: [{ kind: 'pio', cab: 12, steps: 1 }] }, (half) => cab(half, 10), {
      fort: { feste: false, reduced: false, cab: 14, camp: 0 },
      others: 0,
      assaulter: { ...assault, stands: 11, falls: 14, steps: 1 },
    }));
});

describe('the contract', () => {
  test('labels, options, messages, rules', () => {
    expectLabels(abf.schema.shape);
    expectSameKeys('abf');
    const known = new Set(JSON.stringify(ruleIndex).match(/\d+(?:\.\d+)*/gu));
    for (const rule of abf.rules) expect(known.has(rule), rule).toBe(true);
  });
  test('the reading of the camp is that of the CAB tool', () => {
    expect([campOf(4, 6), campOf(4, 6, 'example')]).toEqual(['half', 'three-quarters']);
  });

  const maybe = { requiredKeys: [] };
  const category = fc.constantFrom('masonry', 'improved-masonry', 'concrete');
  const common = { cbf: fc.nat(30), cab: fc.integer({ min: 1, max: 20 }), destroyed: fc.boolean(), aimed: fc.boolean() };
  const unit = fc.record({ kind: fc.constantFrom('inf', 'cav', 'pio'), rank: fc.constantFrom('A+', 'B', 'D'), cab: fc.integer({ min: 1, max: 20 }), steps: fc.integer({ min: 1, max: 5 }), march: fc.constantFrom('none', 'exm-2', 'fom'), hexside: fc.constantFrom('none', 'river', 'flooded') }, { requiredKeys: [] });
  // The first that stands is the target of this ABF and so of no other (8.5.6).
  const ownTarget = (forts: readonly { readonly destroyed?: boolean; readonly aimed?: boolean }[]) => {
    const target = forts.find(({ destroyed }) => !destroyed);
    return forts.map((one) => (one === target ? { ...one, aimed: false } : one));
  };
  // Festen in German hands against French guns, Forts against German ones, and now and then what the rules forbid.
  const force = fc.constantFrom('germany', 'france').chain((nation) => {
    const har = fc.record({ aff: fc.integer({ min: 1, max: 200 }), llc: fc.boolean() }).map((one) => ({ ...one, nation, kind: 'har' }));
    const sar = fc.record({ aff: fc.integer({ min: 1, max: 200 }), shells: fc.constantFrom('none', '42', '30'), longRange: fc.boolean() }).map((one) => ({ ...one, nation, kind: 'sar' }));
    const fort = fc.record({ ...common, category }, maybe);
    const feste = fc.record({ ...common, reduced: fc.boolean() }, maybe).map((one) => ({ ...one, kind: 'feste', category: 'concrete' }));
    const anything = fc.record({ aff: fc.nat(200), kind: fc.constantFrom('har', 'sar'), shells: fc.constantFrom('none', '42'), nation: fc.constantFrom('germany', 'belgium') }, maybe);
    // Only the Germans have SAR.
    const ours = nation === 'germany' ? sar : har;
    return fc.record({
      forts: fc.array(nation === 'germany' ? fort : fc.oneof(fort, feste), { minLength: 1, maxLength: 8 }).map(ownTarget),
      guns: fc.array(fc.oneof({ weight: 12, arbitrary: har }, { weight: 12, arbitrary: ours }, { weight: 1, arbitrary: anything }), { maxLength: 5 }),
      assaulter: fc.array(unit.map((one) => ({ ...one, nation })), { maxLength: 1 }),
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
  const whole = (odds: AbfAnswer['odds']): boolean => odds === null || equal(add(add(odds.destroyed, odds.reduced), odds.stands), ONE);
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
        for (const rule of [...answer.steps, ...answer.notApplied].map((one) => one.rule)) expect(abf.rules).toContain(rule);
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
