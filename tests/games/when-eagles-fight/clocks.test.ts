import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAddress } from '@/lib/calc/address';
import { loadCalculator } from '@/tests/games/when-eagles-fight/tools';
import { clocks } from '@/lib/games/when-eagles-fight/calculators/clocks';
import { clocksSchema, type ClocksInput } from '@/lib/games/when-eagles-fight/campaign/fields';
import { nextTurn } from '@/lib/games/when-eagles-fight/campaign/advance';
import { chanceOfLetters, verdunOdds } from '@/lib/games/when-eagles-fight/campaign/verdun-odds';
import { boxAfter, lastByMarker } from '@/lib/games/when-eagles-fight/clocks/verdun';
import { loadData } from '@/lib/games/when-eagles-fight/data';
import { answerOf, refusalOf } from '@/tests/games/when-eagles-fight/spoken';

/* A campaign turn by turn: 4.1, 7.1 to 7.3, 10.3 to 10.17, 14.2, 15.1 to 15.9. */

type Bag = Readonly<Record<string, unknown>>;
const data = await loadData();
const ask = (input: Bag) => answerOf(clocks, input, data).outcome;
const start = (input: Bag = {}): ClocksInput => clocksSchema.parse(input);

/** The campaign one turn later, with what the player enters in the turn. */
function after(one: ClocksInput, entered: Partial<ClocksInput> = {}): ClocksInput {
  const next = nextTurn({ ...one, ...entered });
  if (!next) throw new Error('the game is over');
  return clocksSchema.parse({ ...one, ...entered, ...next });
}

describe('the example of 7.3', () => {
  it('is told turn by turn', () => {
    let now = start({ turn: 15, guns: 2 });
    now = after(now, { event: 'B' });
    expect(now).toMatchObject({ turn: 16, marker: 24, guns: 2 });
    now = after(now, { event: 'D' });
    expect(now).toMatchObject({ turn: 17, marker: 23, guns: 1 });
    now = after(after(now), {});
    expect(now).toMatchObject({ turn: 19, marker: 21, guns: 1 });
    now = after(now, { event: 'C' });
    expect(now).toMatchObject({ turn: 20, marker: 21, guns: 0 });
    now = after(now);
    expect(now).toMatchObject({ turn: 21, marker: 21 });
    expect(ask(now).data).toMatchObject({ isLast: true, next: null });
  });

  it('with guns in every turn the game ends with Turn 20, and never earlier', () => {
    let now = start({ turn: 16, marker: 24, guns: 2 });
    while (nextTurn(now)) now = after(now);
    expect(now.turn).toBe(20);
    expect(lastByMarker(15, 24, 1)).toBe(20);
    expect(lastByMarker(15, 24, 0)).toBe(24);
    expect(boxAfter(15, 24, 2)).toBe(24);
  });

  it('two guns move the marker no further than one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 16, max: 24 }), fc.integer({ min: 16, max: 24 }), (turn, box) => {
        expect(boxAfter(turn, box, 2)).toBe(boxAfter(turn, box, 1));
        expect(boxAfter(turn, box, 0)).toBe(box);
      }),
    );
  });
});

describe('the next turn', () => {
  it('7.2.K: Verdun takes a gun now and one with the six steps of the next turn, stored steps and the marker', () => {
    let now = after(start({ turn: 13, guns: 2, germanStored: 3 }), { event: 'C' });
    expect(now).toMatchObject({ turn: 14, guns: 1, germanStored: 0, past: [{ event: 'K', turn: 13 }] });
    expect(now.away).toEqual([{ nation: 'german', steps: 6 }]);
    expect(ask(now).data.due).toContain('verdunAgain');
    now = after(now);
    expect(now.guns).toBe(0);
    expect(now.away.reduce((sum, { steps }) => sum + steps, 0)).toBe(12);
    now = after(now);
    expect(now).toMatchObject({ turn: 16, marker: undefined });
  });

  it('15.9: a gun returns in Turn 22 where the offensive never came', () => {
    const verdun = [{ event: 'K', turn: 12 }];
    expect(after(start({ turn: 22, guns: 0, past: verdun }))).toMatchObject({ turn: 23, guns: 1 });
    expect(after(start({ turn: 22, guns: 0, past: verdun, brusilov: 17 }))).toMatchObject({ guns: 0 });
    expect(ask({ turn: 22, past: verdun }).data.due).toContain('gunBack');
  });

  it('7.2.D: two German steps come back when the die says', () => {
    let now = after(start({ turn: 8 }), { event: 'D', returnDie: 2 });
    expect(now.away).toEqual([{ nation: 'german', steps: 2, back: 10 }]);
    expect(now.returnDie).toBeUndefined();
    now = after(now);
    expect(ask(now).data.due).toContain('back.german');
    expect(after(now).away).toEqual([]);
  });

  it('7.2.F and G: the corps comes back with the victory in the Caucasus', () => {
    let now = after(start({ turn: 8 }), { event: 'F' });
    expect(now.away).toEqual([{ nation: 'russian', steps: 1 }]);
    now = after(now, { event: 'G' });
    expect(now.away).toEqual([{ nation: 'russian', steps: 1, back: 10 }]);
    expect(ask(now).data.due).toContain('caucasus');
    expect(after(now).away).toEqual([]);
  });

  it('7.2.J: the corps comes back with B+1', () => {
    let now = after(start({ turn: 14, lemberg: true }), { event: 'J' });
    expect(now.away).toEqual([{ nation: 'austrian', steps: 1 }]);
    now = after(now, { brusilov: 15 });
    expect(now.away).toEqual([{ nation: 'austrian', steps: 1, back: 16 }]);
  });

  it('10.17: six steps leave for Serbia in Turn 12 and are back in 14', () => {
    let now = after(start({ turn: 12, past: [{ event: 'I', turn: 5 }] }));
    expect(now.away).toEqual([
      { nation: 'german', steps: 4, back: 14 },
      { nation: 'austrian', steps: 2, back: 14 },
    ]);
    now = after(now);
    expect(ask(now).data.due).toEqual(expect.arrayContaining(['back.german', 'back.austrian', 'guardArmy']));
    expect(after(now).away).toEqual([]);
  });

  it('4.5: Event L goes with the check that the Russian survives', () => {
    let now = after(start({ turn: 10, cities: 3 }), { event: 'L' });
    expect(now.past).toEqual([{ event: 'L', turn: 10 }]);
    now = after(now);
    expect(now).toMatchObject({ turn: 12, past: [] });
  });

  it('an event that is “No Event” leaves nothing', () => {
    expect(after(start({ turn: 8 }), { event: 'A' }).past).toEqual([]);
    expect(after(start({ turn: 8 }), { event: 'I' }).past).toEqual([]);
  });

  it('17.0: Schlieffen East has three turns', () => {
    expect(ask({ scenario: 'schlieffen-east', turn: 3 }).data).toMatchObject({ isLast: true, next: null });
    expect(ask({ scenario: 'schlieffen-east', turn: 2 }).data.due).not.toContain('check');
  });
});

describe('what is due', () => {
  it.each([
    [1, {}, ['start']],
    [2, {}, ['convertTwo', 'ammunition', 'check']],
    [4, {}, ['convertOne', 'ammunition']],
    [5, {}, ['events', 'winter', 'ammunition']],
    [8, { event: 'F' }, ['events', 'leaves.caucasus', 'ammunition']],
    [9, { event: 'J', lemberg: true }, ['events', 'leaves.italy', 'ammunition']],
    [9, { event: 'J' }, ['events', 'ammunition']],
    [9, { event: 'D' }, ['events', 'leaves.infantry', 'ammunition']],
    [13, { event: 'C' }, ['events', 'guard', 'leaves.verdun', 'leaves.verdunGun', 'ammunition']],
    [13, { event: 'C', guns: 0 }, ['events', 'guard', 'leaves.verdun', 'ammunition']],
    [16, { event: 'C', marker: 24 }, ['events', 'leaves.infantry', 'leaves.gun', 'declare', 'ammunition']],
    [16, { event: 'D', past: [{ event: 'K', turn: 13 }] }, ['events', 'declare', 'ammunition']],
    [13, { past: [{ event: 'K', turn: 12 }] }, ['events', 'verdunAgain', 'guard', 'ammunition']],
    [18, { brusilov: 15 }, ['events', 'group', 'romania', 'ammunition', 'ammunitionPlus']],
    [18, {}, ['events', 'declareLast', 'ammunition']],
    [19, { past: [{ event: 'K', turn: 12 }] }, ['events', 'quiet', 'ammunition']],
  ])('Turn %s %o', (turn, input, due) => {
    expect(ask({ turn, ...input }).data.due).toEqual(due);
  });
});

describe('the tools of the clocks', () => {
  it('are opened with a case that they accept, whatever the campaign', async () => {
    for (const input of [
      {},
      { turn: 9, event: 'A', warsaw: true, brest: true, stavkaLast: 9 },
      { turn: 17, brusilov: 16, marker: 23, past: [{ event: 'A', turn: 9 }], oberostLast: 16 },
      { turn: 20, past: [{ event: 'K', turn: 12 }], rev: 15, needed: 6, cities: 9 },
    ])
      for (const block of ask(input).blocks)
        if (block.kind === 'values' && block.link) {
          const calc = await loadCalculator(block.link.tool);
          const read = readAddress(calc, block.link.query);
          expect(read.ok && read.value, block.link.query).toBeTruthy();
          if (read.ok) expect(calc.evaluate(read.value, data).ok, block.link.query).toBe(true);
        }
  });
});

describe('the odds of Verdun', () => {
  it('are not said while the table is not known', () => {
    expect(verdunOdds({ cards: {}, entries: {} }, 12)).toEqual([]);
    expect(chanceOfLetters({ cards: {}, entries: {} }, 12, ['K'])).toBeUndefined();
  });
});

it.each([
  ['past.0.turn', '7.1', { turn: 6, past: [{ event: 'B', turn: 7 }] }],
  [
    'past',
    '7.2.A',
    {
      turn: 9,
      past: [
        { event: 'A', turn: 7 },
        { event: 'B', turn: 8 },
      ],
    },
  ],
  [
    'past.1.event',
    '7.2',
    {
      turn: 9,
      past: [
        { event: 'G', turn: 7 },
        { event: 'G', turn: 8 },
      ],
    },
  ],
  ['marker', '7.3', { turn: 20, marker: 19 }],
  ['stavkaLast', '14.2', { turn: 6, stavkaLast: 7 }],
  ['oberostLast', '14.3', { turn: 6, oberostLast: 7 }],
  ['brusilov', '15.1', { turn: 16, brusilov: 18 }],
])('refuses %s, %s', (field, rule, input) => {
  expect(refusalOf(clocks, input, data)).toMatchObject({ field, rule });
});
