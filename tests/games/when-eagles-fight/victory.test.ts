import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { victory } from '@/lib/games/when-eagles-fight/calculators/victory';
import { loadData } from '@/lib/games/when-eagles-fight/data';
import { nextCheckOf, numbersOf } from '@/lib/games/when-eagles-fight/victory/finding';
import { chanceOfRevolution, citiesFor } from '@/lib/games/when-eagles-fight/victory/revolution';
import { compare, equal, fraction } from '@/lib/prob/fraction';
import { answerOf, refusalOf } from '@/tests/games/when-eagles-fight/spoken';

/* 4.1 to 4.5 with 7.3, 15.7 and 17.0. */

type Bag = Readonly<Record<string, unknown>>;
const data = await loadData();
const ask = (input: Bag) => answerOf(victory, input, data);

const ROWS: readonly (readonly [rule: string, what: string, input: Bag, winner: string | null, by: string | null])[] = [
  ['4.2', 'Petrograd, in any turn', { turn: 7, capital: 'petrograd' }, 'central', 'capital'],
  ['4.2', 'Berlin', { turn: 7, capital: 'berlin' }, 'russian', 'capital'],
  ['4.2', 'Vienna', { capital: 'vienna' }, 'russian', 'capital'],
  ['4.2', 'Budapest', { capital: 'budapest' }, 'russian', 'capital'],
  ['4.3', 'three German cities at a check', { turn: 6, german: 3 }, 'russian', 'cities'],
  ['4.3', 'two German cities', { turn: 6, german: 2 }, null, null],
  ['4.1', 'three German cities in a turn without check', { turn: 7, german: 3 }, null, null],
  ['4.3', 'Turn 11, four victory hexes of four', { turn: 11, hexes: 4, needed: 4 }, 'russian', 'hexes'],
  ['4.3', 'Turn 11, three', { turn: 11, hexes: 3, needed: 4 }, null, null],
  ['4.4', 'die and cities reach the number', { turn: 6, cities: 7, rev: 10, die: 3 }, 'central', 'revolution'],
  ['4.4', 'one short', { turn: 6, cities: 7, rev: 10, die: 2 }, null, null],
  [
    '4.1',
    'both sides meet their conditions: the Russian',
    { turn: 6, cities: 9, rev: 10, die: 6, german: 3 },
    'russian',
    'cities',
  ],
  ['4.5', '+1 of the Tsar', { turn: 11, cities: 7, rev: 10, die: 2, tsar: 'command' }, 'central', 'revolution'],
  ['4.5', '−1 of the reforms', { turn: 11, cities: 7, rev: 10, die: 3, tsar: 'reforms' }, null, null],
  ['4.5', '+1 of Event L', { turn: 11, cities: 7, rev: 10, die: 2, peace: true }, 'central', 'revolution'],
  ['15.7', '+1 of Brusilov', { turn: 20, cities: 7, rev: 10, die: 2, brusilov: 15 }, 'central', 'revolution'],
  [
    '4.5',
    'all three',
    { turn: 20, cities: 6, rev: 10, die: 1, brusilov: 15, peace: true, tsar: 'command' },
    'central',
    'revolution',
  ],
  ['4.3', 'the Tsar stays in Turn 24', { turn: 24, cities: 3, rev: 20, die: 6 }, 'russian', 'survived'],
  ['4.4', 'the Tsar falls in Turn 24', { turn: 24, cities: 14, rev: 20, die: 6 }, 'central', 'revolution'],
  ['7.3', 'the last turn by the marker', { turn: 21, marker: 21, cities: 3, rev: 20, die: 6 }, 'russian', 'survived'],
  ['17.0', 'Schlieffen East: Turn 2 has no check', { turn: 2, scenario: 'schlieffen-east', german: 3 }, null, null],
  [
    '17.0',
    'Schlieffen East: the Tsar stays',
    { turn: 3, scenario: 'schlieffen-east', rev: 9, die: 1 },
    'russian',
    'survived',
  ],
];

describe('who wins', () => {
  it.each(ROWS.map((row) => [`${row[0]} ${row[1]}`, row] as const))('%s', (_, [, , input, winner, by]) => {
    expect(ask(input).outcome.data).toMatchObject({ winner, by });
  });

  it('4.4: without the number of the track nobody has won or lost', () => {
    const { data: answer } = ask({ turn: 15, cities: 30, die: 6 }).outcome;
    expect(answer).toMatchObject({ rev: null, chance: null, winner: null, total: 36 });
  });

  it('rolls no die where nothing is rolled', () => {
    expect(ask({ turn: 7 }).idleDice).toEqual(['die']);
    expect(ask({ turn: 6, german: 3 }).idleDice).toEqual(['die']);
    expect(ask({ turn: 6 }).idleDice).toBeUndefined();
  });
});

describe('the checks', () => {
  it('5.2: Turns 2, 6, 11, 15, 20 and 24', () => {
    const next = Array.from({ length: 24 }, (_, i) =>
      nextCheckOf({ turn: i + 1, scenario: 'historical', marker: undefined }),
    );
    expect([...new Set(next)]).toEqual([2, 6, 11, 15, 20, 24]);
    expect(next.filter((check, i) => check === i + 1)).toEqual([2, 6, 11, 15, 20, 24]);
  });

  it('7.3: the marker brings one of its own, never later than Turn 24 has it', () => {
    expect(nextCheckOf({ turn: 19, scenario: 'historical', marker: 21 })).toBe(20);
    expect(nextCheckOf({ turn: 21, scenario: 'historical', marker: 22 })).toBe(22);
    expect(nextCheckOf({ turn: 21, scenario: 'historical', marker: 21 })).toBe(21);
    expect(nextCheckOf({ turn: 17, scenario: 'historical', marker: 24 })).toBe(20);
  });

  it('17.0: Schlieffen East has one, in Turn 3', () => {
    expect([1, 2, 3].map((turn) => nextCheckOf({ turn, scenario: 'schlieffen-east', marker: undefined }))).toEqual([
      3, 3, 3,
    ]);
  });

  it('takes the printed numbers of the ruling', () => {
    expect([6, 20, 21, 23, 24, 3].map(numbersOf)).toEqual([[6], [20], [24], [24], [24], [3, 2]]);
  });

  it('4.5: the marker of Event L is taken off after a check that the Russian survives', () => {
    const rows = (input: Bag) =>
      ask(input).outcome.blocks.flatMap((block) => (block.kind === 'values' && block.id === 'after' ? block.rows : []));
    const gone = (input: Bag) => rows(input).some(({ label }) => label.key === 'victory.after.peace');
    expect(gone({ turn: 11, peace: true, rev: 20, die: 1 })).toBe(true);
    expect(gone({ turn: 11, peace: true, rev: 2, die: 1 })).toBe(false);
    expect(gone({ turn: 10, peace: true })).toBe(false);
  });
});

describe('the odds', () => {
  it('are those of counting six faces', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.nat(40),
        fc.integer({ min: -1, max: 3 }),
        (rev, cities, modifier) => {
          const faces = [1, 2, 3, 4, 5, 6].filter((die) => die + modifier + cities >= rev).length;
          expect(equal(chanceOfRevolution(rev, cities, modifier), fraction(faces, 6))).toBe(true);
        },
      ),
    );
  });

  it('so many cities are enough for so many faces, and one fewer is not', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: -1, max: 3 }),
        (faces, rev, modifier) => {
          const cities = citiesFor(faces, rev, modifier);
          expect(compare(chanceOfRevolution(rev, cities, modifier), fraction(faces, 6))).toBeGreaterThanOrEqual(0);
          if (cities > 0)
            expect(compare(chanceOfRevolution(rev, cities - 1, modifier), fraction(faces, 6))).toBeLessThan(0);
        },
      ),
    );
  });
});

it.each([
  ['turn', '17.0', { turn: 4, scenario: 'schlieffen-east' }],
  ['brusilov', '15.1', { turn: 15, brusilov: 16 }],
  ['marker', '7.3', { turn: 22, marker: 21 }],
])('refuses %s, %s', (field, rule, input) => {
  expect(refusalOf(victory, input, data)).toMatchObject({ field, rule });
});
