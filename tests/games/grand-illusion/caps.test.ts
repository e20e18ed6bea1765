import { expect, test } from 'vitest';
import { run } from '@/lib/calc/calculator';
import { fraction, toNumber } from '@/lib/prob/fraction';
import { caps } from '@/lib/games/grand-illusion/calculators/caps';
import { loadData } from '@/lib/games/grand-illusion/data';

const data = await loadData();
const ask = (input: unknown) => run(caps, input, data);
function answer(input: unknown) {
  const found = ask(input);
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found.value.outcome.data;
}

/** The CAPS table of the rulebooks, face by face (5.1.1). */
const TABLE = {
  joffre: [4, 4, 4, 4, 5, 5],
  'joffre-ii': [5, 6, 7, 8, 8, 9],
  moltke: [5, 6, 7, 7, 8, 9],
  falkenhayn: [6, 7, 8, 9, 9, 10],
};

test.each([
  // turn, retreats, Allied and German column (5.1.2, 5.1.3): from the turn after the retreat
  [4, 0, 0, 'joffre', 'moltke'],
  [4, 4, 0, 'joffre', 'moltke'],
  [5, 4, 0, 'joffre-ii', 'moltke'],
  [6, 4, 6, 'joffre-ii', 'moltke'],
  [7, 4, 6, 'joffre-ii', 'falkenhayn'],
] as const)('GT %i, retreats in %i and %i', (turn, alliedRetreat, germanRetreat, allied, german) => {
  for (const face of [1, 2, 3, 4, 5, 6]) {
    const found = answer({ turn, alliedRetreat, germanRetreat, alliedDie: face, germanDie: face });
    expect(found.caps).toMatchObject([
      { column: allied, result: TABLE[allied][face - 1] },
      { column: german, result: TABLE[german][face - 1] },
    ]);
  }
});

test('GT 1: 4 and 6 without a roll, but in scenario 3 (5.1.4, 13.3.3)', () => {
  expect(answer({ turn: 1, alliedDie: 6 }).caps).toMatchObject([{ column: null, result: 4 }, { result: 6 }]);
  expect(answer({ turn: 1, scenario: 'what-if', alliedDie: 6 }).caps).toMatchObject([{ result: 5 }, { result: null }]);
});

test('options of scenario 3 add a CAP, up to 10 (13.3.4.a3, 13.3.4.b4)', () => {
  const input = { scenario: 'what-if', turn: 10, alliedRetreat: 3, germanRetreat: 4, empires: true, moreTroops: '2' };
  expect(answer({ ...input, alliedDie: 6, germanDie: 6 }).caps).toMatchObject([{ result: 10 }, { result: 10 }]);
  expect(answer({ ...input, turn: 9, alliedDie: 1, germanDie: 1 }).caps).toMatchObject([{ result: 5 }, { result: 7 }]);
  expect(answer({ ...input, scenario: 'campaign', alliedDie: 1 }).caps).toMatchObject([{ result: 5 }, {}]);
});

test('initiative: Germans 21 of 36, the higher die, a tie the Germans (6.0)', () => {
  expect(answer({ turn: 4 }).initiative.dist).toContainEqual({ value: 'german', chance: fraction(21, 36) });
  let german = 0;
  for (let a = 1; a <= 6; a++)
    for (let g = 1; g <= 6; g++) {
      const { result } = answer({ turn: 4, alliedInitiative: a, germanInitiative: g }).initiative;
      expect(result).toBe(a > g ? 'allied' : 'german');
      if (result === 'german') german++;
    }
  expect(german).toBe(21);
  expect([1, 2, 3].map((turn) => answer({ turn }).initiative.result)).toEqual(['allied', 'german', 'german']);
  expect(answer({ turn: 2, scenario: 'what-if' }).initiative.result).toBeNull();
});

test.each([
  // mandated battles at the start of a turn (13.1); those of an earlier Allied General Retreat are cancelled (8.7.2)
  [{ side: 'allied', turn: 1 }, 1],
  [{ side: 'allied', turn: 2 }, 2],
  [{ side: 'allied', turn: 3 }, 1],
  [{ side: 'allied', turn: 4 }, 1],
  [{ side: 'allied', turn: 4, alliedRetreat: 3 }, 0],
  [{ side: 'allied', turn: 4, alliedRetreat: 4 }, 0],
  [{ side: 'allied', turn: 5 }, 0],
  [{ side: 'german', turn: 11 }, 0],
  [{ side: 'german', turn: 12 }, 1],
  [{ side: 'german', turn: 15 }, 1],
])('%o: %i due', (input, due) => {
  expect(answer({ ...input, left: 5 }).segment?.due).toBe(due);
});

const may = (input: object) =>
  answer({ left: 3, ...input }).segment?.options.flatMap(({ id, allowed }) => (allowed ? [id] : []));
test.each([
  [{ done: 'none' }, ['activate', 'recover', 'pass']],
  [{ done: 'activation' }, ['activate', 'recover', 'pass']],
  // after a recovery only another one (9.8.3.b), after two activations nothing (8.1.1.b)
  [{ done: 'recovery' }, ['recover']],
  [{ done: 'two', opponentLeft: 2 }, []],
  [{ done: 'two', opponentLeft: 0 }, ['activate', 'recover', 'pass']],
  [{ left: 0 }, []],
  [{ side: 'allied', turn: 3 }, ['activate', 'recover', 'pass', 'retreat']],
  [{ side: 'allied', turn: 2 }, ['activate', 'recover', 'pass']],
  [{ side: 'allied', turn: 3, done: 'activation' }, ['activate', 'recover', 'pass']],
  [{ side: 'german', turn: 4, alliedRetreat: 3 }, ['activate', 'recover', 'pass', 'retreat']],
  [{ side: 'german', turn: 4, alliedRetreat: 4 }, ['activate', 'recover', 'pass']],
  [{ side: 'german', turn: 6, alliedRetreat: 4, germanRetreat: 5 }, ['activate', 'entrench', 'recover', 'pass']],
  // GT 1: the opening Allied segment has one activation (6.0)
  [{ side: 'allied', turn: 1, firstSegment: true, done: 'activation' }, []],
])('%o may %o', (input, wanted) => {
  expect(may(input)).toEqual(wanted);
});

test.each([
  [{ left: 0, opponentLeft: 0 }, 'over'],
  [{ left: 0, opponentLeft: 1 }, 'noCaps'],
  [{ left: 0 }, 'noCaps'],
  [{ left: 1, done: 'two', opponentLeft: 1 }, 'two'],
  [{ left: 1, done: 'two', opponentLeft: 0 }, undefined],
])('%o ends as %s (8.1.1.b, 8.1.3)', (input, ending) => {
  expect(answer(input).segment?.ending).toBe(ending);
});

test('CAPS against mandated battles: out of reach, spare, and one more from Fortunes of War (9.1.1.a, 9.1.1.b)', () => {
  expect(answer({ side: 'allied', turn: 2, left: 1 }).segment).toMatchObject({ due: 2, unpaid: 1, spare: 0 });
  expect(answer({ side: 'allied', turn: 2, left: 4 }).segment).toMatchObject({ unpaid: 0, spare: 2 });
  const further = (left: number, due: number, turn = 6) => answer({ turn, left, due }).segment?.further;
  // the example of 9.1.1.a: 1 CAP and the marker in box 1, discarded; with 2 CAPS taken
  expect(further(1, 1)).toBe('discarded');
  expect(further(2, 1)).toBe('taken');
  expect(further(0, 0)).toBe('discarded');
  expect(further(3, 1, 4)).toBeUndefined();
});

test.each([
  [{ turn: 8, scenario: 'short' }, 'turn', '13.2'],
  [{ turn: 4, alliedRetreat: 5 }, 'alliedRetreat', '8.7.1'],
  [{ turn: 4, alliedRetreat: 2 }, 'alliedRetreat', '8.7.1'],
  [{ turn: 6, germanRetreat: 5 }, 'germanRetreat', '8.7.1'],
  [{ turn: 6, alliedRetreat: 5, germanRetreat: 5 }, 'germanRetreat', '8.7.1'],
])('%o is refused', (input, field, rule) => {
  expect(ask(input)).toMatchObject({ ok: false, error: { field, rule } });
});

test('who gets more CAPS: every fall of the two dice (5.1.1)', () => {
  const lead = (input: object) => {
    const given = run(caps, input, data);
    if (!given.ok) throw new Error('refused');
    return given.value.outcome.data;
  };
  for (const more of [{}, { alliedDie: 2 }, { alliedDie: 2, germanDie: 5 }]) {
    const count = { allied: 0, even: 0, german: 0 };
    const faces = (given: number | undefined) => (given === undefined ? [1, 2, 3, 4, 5, 6] : [given]);
    const dice = more as { alliedDie?: number; germanDie?: number };
    const pairs = faces(dice.alliedDie).flatMap((a) => faces(dice.germanDie).map((g) => [a, g] as const));
    for (const [alliedDie, germanDie] of pairs) {
      const [a, g] = lead({ turn: 6, alliedDie, germanDie }).caps.map(({ result }) => result ?? 0);
      count[(a ?? 0) > (g ?? 0) ? 'allied' : (a ?? 0) < (g ?? 0) ? 'german' : 'even'] += 1;
    }
    for (const { value, chance } of lead({ turn: 6, ...more }).lead)
      expect(toNumber(chance), value).toBeCloseTo(count[value] / pairs.length, 9);
  }
});
