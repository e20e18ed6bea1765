import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { events } from '@/lib/games/when-eagles-fight/calculators/events';
import { loadData } from '@/lib/games/when-eagles-fight/data';
import { half } from '@/lib/games/when-eagles-fight/events/effects';
import { eventsSchema, LETTERS } from '@/lib/games/when-eagles-fight/events/fields';
import { sums } from '@/lib/games/when-eagles-fight/events/finding';
import { fraction } from '@/lib/prob/fraction';
import { answerOf, refusalOf } from '@/tests/games/when-eagles-fight/spoken';
import { inputsOf } from '@/tests/support/from-schema';

/* The lettered paragraphs of 7.2 with 7.3 and 15.9, clause by clause. */

type Bag = Readonly<Record<string, unknown>>;
const data = await loadData();
const ask = (input: Bag) => answerOf(events, input, data);

const TSAR = { warsaw: true, vilna: true };
const ITALY = { turn: 10, lemberg: true };

const ROWS: readonly (readonly [letter: string, what: string, input: Bag, as: string | null])[] = [
  ['A', 'Warsaw and Vilna', TSAR, 'A'],
  ['A', 'Warsaw and Brest-Litovsk', { warsaw: true, brest: true }, 'A'],
  ['A', 'Warsaw alone', { warsaw: true }, null],
  ['A', 'Vilna and Brest-Litovsk without Warsaw', { vilna: true, brest: true }, null],
  ['A', 'after Event B', { ...TSAR, tsar: 'reforms' }, null],
  ['A', 'a second time', { ...TSAR, tsar: 'command' }, null],
  ['B', 'without conditions', {}, 'B'],
  ['B', 'after Event A', { tsar: 'command' }, null],
  ['C', 'in 1915', { turn: 11 }, 'C'],
  ['C', 'Turn 12 without Verdun', { turn: 12 }, 'K'],
  ['C', 'Turn 15 without Verdun', { turn: 15 }, 'K'],
  ['C', 'Turn 13 with Verdun', { turn: 13, verdun: true }, 'C'],
  ['C', 'Turn 16 without Verdun', { turn: 16 }, 'D'],
  ['C', 'Turn 16 with Verdun', { turn: 16, verdun: true }, 'C'],
  ['C', '15.9: Turn 19, Verdun, no offensive', { turn: 19, verdun: true }, null],
  ['C', '15.9: Turn 18', { turn: 18, verdun: true }, 'C'],
  ['C', '15.9: Turn 19, Verdun and the offensive', { turn: 19, verdun: true, brusilov: 17 }, 'C'],
  ['C', '15.9 needs Verdun', { turn: 19 }, 'D'],
  ['D', 'in 1915', { turn: 5 }, 'D'],
  ['D', 'Turn 14 without Verdun', { turn: 14 }, 'K'],
  ['D', 'Turn 14 with Verdun', { turn: 14, verdun: true }, 'D'],
  ['D', '15.9: Turn 24, Verdun, no offensive', { turn: 24, verdun: true }, null],
  ['E', 'Turn 5', { turn: 5 }, null],
  ['E', 'Turn 6', { turn: 6 }, 'E'],
  ['E', 'Italy neutral', { turn: 6, neutral: true }, null],
  ['F', 'first', {}, 'F'],
  ['F', 'again', { caucasusLost: true }, null],
  ['F', 'after Event G', { caucasusWon: true }, null],
  ['G', 'first', {}, 'G'],
  ['G', 'again', { caucasusWon: true }, null],
  ['H', 'Turn 10', { turn: 10 }, null],
  ['H', 'Turn 11', { turn: 11 }, 'H'],
  ['H', 'Turn 11 without Odessa is in force all the same', { turn: 11, odessa: false }, 'H'],
  ['I', 'Turn 5', { turn: 5 }, 'I'],
  ['I', 'Turn 6', { turn: 6 }, 'I'],
  ['I', 'Turn 7', { turn: 7 }, null],
  ['J', 'Turn 7', { ...ITALY, turn: 7 }, null],
  ['J', 'Turn 8', { ...ITALY, turn: 8 }, 'J'],
  ['J', 'without Lemberg', { turn: 10 }, null],
  ['J', 'Italy neutral', { ...ITALY, neutral: true }, null],
  ['J', 'twice in a year', { ...ITALY, austrian: true }, null],
  ['J', 'in 1916', { ...ITALY, turn: 14 }, 'J'],
  ['J', 'after the offensive began', { ...ITALY, turn: 17, brusilov: 16 }, null],
  ['J', 'rolled before the offensive of the turn is declared', { ...ITALY, turn: 16, brusilov: 16 }, 'J'],
  ['J', 'in 1917', { ...ITALY, turn: 23 }, null],
  ['K', 'Turn 11', { turn: 11 }, null],
  ['K', 'Turn 12', { turn: 12 }, 'K'],
  ['K', 'Turn 15', { turn: 15 }, 'K'],
  ['K', 'Turn 16', { turn: 16 }, null],
  ['L', 'two cities', { cities: 2 }, null],
  ['L', 'three cities', { cities: 3 }, 'L'],
  ['L', 'again before a check', { cities: 9, peace: true }, null],
];

describe('what an event is now', () => {
  it.each(ROWS.map((row) => [`7.2.${row[0]} ${row[1]}`, row] as const))('%s', (_, [letter, , input, as]) => {
    const { outcome, steps } = ask({ turn: 5, ...input, event: letter });
    expect(outcome.data).toMatchObject({ rolled: letter, as });
    // The same as the table of all events says beforehand.
    expect(ask({ turn: 5, ...input }).outcome.data.table[letter as 'A']).toBe(as);
    expect(steps.at(-1)?.text.key).toBe(as ? 'events.step.takes' : 'events.step.noEvent');
  });

  it('7.1: none before Turn 5', () => {
    const { outcome, idleDice } = ask({ turn: 4, event: 'B' });
    expect(outcome.data).toMatchObject({ rolled: null, as: null, table: {} });
    expect(idleDice).toContain('die1');
  });

  it('each clause of the event stands once, with its own rule or that of another', () => {
    const { steps, notApplied } = ask({ turn: 19, verdun: true, event: 'C' });
    expect(steps.find(({ id }) => id === 'C.quiet')?.rule).toBe('15.9');
    expect(notApplied.map(({ id, rule }) => [id, rule])).toEqual([
      ['C.verdun', '7.2.C'],
      ['C.major', '7.2.C'],
    ]);
  });
});

describe('what it makes the players do', () => {
  it.each([
    ['7.2.C', { event: 'C', turn: 9, germanSteps: 3 }, ['germanHalved']],
    ['7.2.D', { event: 'D', turn: 9 }, ['germanHalf', 'infantryAway', 'infantryDie']],
    ['7.2.D 11 steps out', { event: 'D', turn: 9, stepsOut: 11 }, ['germanHalf', 'infantryAway', 'infantryDie']],
    ['7.2.D 12 steps out', { event: 'D', turn: 9, stepsOut: 12 }, ['germanHalf']],
    ['7.2.E', { event: 'E', turn: 6 }, ['austrianHalf']],
    ['7.2.F', { event: 'F' }, ['corpsAway', 'corpsBack']],
    ['7.2.G', { event: 'G' }, ['caucasus']],
    ['7.2.G after F', { event: 'G', caucasusLost: true }, ['caucasusAll']],
    ['7.2.G in the last turn', { event: 'G', turn: 24 }, ['markerMoves', 'caucasusNever']],
    ['9.12', { event: 'H', turn: 12 }, ['ammunition']],
    ['9.12', { event: 'H', turn: 12, odessa: false }, ['ammunitionOdessa']],
    ['7.2.J', { event: 'J', turn: 8, lemberg: true }, ['austrianLost', 'austrianCorps', 'austrianBack']],
    ['15.1', { event: 'J', turn: 19, verdun: true, lemberg: true }, ['austrianLost', 'austrianCorps', 'austrianNever']],
    [
      '15.1',
      { event: 'A', turn: 19, verdun: true, warsaw: true, vilna: true },
      ['stavkaGone', 'tsarPlus', 'noReforms'],
    ],
    [
      '15.3',
      { event: 'A', turn: 18, verdun: true, warsaw: true, vilna: true },
      ['stavkaGone', 'tsarPlus', 'noReforms', 'northLimit'],
    ],
    [
      '7.2.K',
      { event: 'K', turn: 12 },
      ['verdunSteps', 'verdunGun', 'storedLost', 'verdunAgain', 'noStoring', 'quietWest'],
    ],
    ['7.2.L', { event: 'L', cities: 3 }, ['peacePlus', 'peaceGone']],
    ['15.9', { event: 'D', turn: 20, verdun: true }, []],
    ['7.3', { event: 'B', turn: 15, tsar: 'command' }, ['markerPlaced']],
    ['7.3', { event: 'B', turn: 14, tsar: 'command' }, []],
  ] as const)('%s %o', (_, input, effects) => {
    expect(ask(input).outcome.data.effects).toEqual(effects);
  });

  it('7.2.C: half, fractions down: the half of 3 is 1', () => {
    expect([0, 1, 2, 3, 4, 5].map(half)).toEqual([0, 0, 1, 1, 2, 2]);
  });

  it('7.2.D: the infantry comes back as many turns later as the die says', () => {
    expect(ask({ event: 'D', turn: 9, returnDie: 4 }).outcome.data.back).toBe(13);
    expect(ask({ event: 'D', turn: 21, brusilov: 15, returnDie: 4 }).outcome.data.effects).toContain('infantryNever');
    expect(ask({ event: 'D', turn: 9, stepsOut: 12, returnDie: 4 }).outcome.data.back).toBeNull();
  });
});

describe('7.3, the example', () => {
  it('Turn 16, Event D: one of two guns leaves, the marker goes to 23', () => {
    expect(ask({ turn: 16, event: 'D', guns: 2, marker: 24 }).outcome.data).toMatchObject({ guns: 1, box: 23 });
  });

  it('Turns 17 and 18 without such an event: at the start of Turn 19 it stands on 21', () => {
    const seventeen = ask({ turn: 17, event: 'F', guns: 1, marker: 23 }).outcome.data;
    expect(seventeen).toMatchObject({ guns: 1, box: 22 });
    expect(ask({ turn: 18, event: 'E', guns: 1, marker: 22 }).outcome.data).toMatchObject({ guns: 1, box: 21 });
  });

  it('Turn 19, Event C treated as D: the last gun leaves, and the marker stays on 21', () => {
    const { outcome } = ask({ turn: 19, event: 'C', guns: 1, marker: 21 });
    expect(outcome.data).toMatchObject({ as: 'D', guns: 0, box: 21 });
    expect(outcome.data.effects).toContain('markerKept');
  });

  it('moved to the current turn, the turn is the last', () => {
    expect(ask({ turn: 20, event: 'B', guns: 1, marker: 21 }).outcome.data.effects).toContain('lastTurn');
    expect(ask({ turn: 20, event: 'B', guns: 0, marker: 21 }).outcome.data.effects).not.toContain('lastTurn');
    expect(ask({ turn: 20, event: 'B', guns: 1, marker: 20 }).outcome.data).toMatchObject({ box: 20 });
  });

  it('no marker with Verdun', () => {
    expect(ask({ turn: 15, event: 'D' }).outcome.data).toMatchObject({ as: 'K', box: null });
    expect(ask({ turn: 17, event: 'B', verdun: true }).outcome.data.box).toBeNull();
  });
});

describe('refusals', () => {
  it.each([
    ['marker', '7.3', { turn: 20, marker: 19 }],
    ['brusilov', '15.1', { turn: 15, brusilov: 17 }],
  ])('%s, %s', (field, rule, input) => {
    expect(refusalOf(events, input, data)).toMatchObject({ field, rule });
  });
});

describe('properties', () => {
  it('A and B are never both possible, nor E and J with a neutral Italy, nor C and D quiet without Verdun', () => {
    fc.assert(
      fc.property(inputsOf(eventsSchema, { strings: [] }), (input) => {
        const parsed = eventsSchema.safeParse(input);
        if (!parsed.success) return;
        const { turn, neutral, verdun, tsar } = parsed.data;
        if (turn < 5) return;
        const { table } = ask({ ...parsed.data, brusilov: undefined, marker: undefined, die1: undefined }).outcome.data;
        if (tsar !== 'neither') expect([table.A, table.B]).toEqual([null, null]);
        if (neutral) expect([table.E, table.J]).toEqual([null, null]);
        if (!verdun || turn < 12) expect(table.C === null || table.D === null).toBe(false);
        expect(Object.keys(table)).toEqual([...LETTERS]);
      }),
      { numRuns: 60 },
    );
  });

  it('two dice: every sum by counting all 36', () => {
    const ways = new Map<number, number>();
    for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) ways.set(a + b, (ways.get(a + b) ?? 0) + 1);
    for (const { value, chance } of sums({ die1: undefined, die2: undefined }))
      expect(chance).toEqual(fraction(ways.get(value) ?? 0, 36));
    expect(sums({ die1: 6, die2: undefined }).map(({ value }) => value)).toEqual([7, 8, 9, 10, 11, 12]);
  });
});
