import fc from 'fast-check';
import { expect, test } from 'vitest';
import { run } from '@/lib/calc/calculator';
import { equal, fraction, ONE, sum, toNumber, type Fraction } from '@/lib/prob/fraction';
import { heavyArtillery } from '@/lib/games/grand-illusion/calculators/heavy-artillery';
import { loadData } from '@/lib/games/grand-illusion/data';
import { fortsOfChart, garrisonedBy } from '@/lib/games/grand-illusion/forts/fort';
import { FORT_HEXES, MAUBEUGE, TWO_FORTS } from '@/lib/games/grand-illusion/map/places';
import { hittingFaces } from '@/lib/games/grand-illusion/heavy-artillery/bombard';

const data = await loadData();
const ask = (input: unknown) => run(heavyArtillery, input, data);
function answer(input: unknown) {
  const found = ask(input);
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found.value;
}
const odds = (input: unknown) => answer(input).outcome.data;
const THREE = { scenario: 'what-if' };
const six = (...faces: number[]): Fraction =>
  faces.reduce((product, n) => fraction(product.n * BigInt(n), product.d * 6n), ONE);

test('steps left that nobody has entered are shown as those of an untouched fort (9.5)', () => {
  const shown = (input: unknown) => answer(input).taken?.map(({ field, value }) => `${field} ${value}`);
  for (const input of [{ hex: String(MAUBEUGE) }, { ...THREE, hex: TWO_FORTS[0] }]) {
    const fields = odds(input).forts.map(({ left }, i) => `${['first', 'second'][i]} ${left}`);
    expect(shown(input), input.hex).toEqual(fields);
  }
  expect(shown({ first: 1 })).toEqual(['first 1']);
});

test.each([
  // factor, defence, faces that hit: the total alone counts (9.5.4.c)
  [4, 0, 4],
  [4, 2, 2],
  [3, 3, 0],
  [9, 2, 6],
  [6, 0, 6],
  [1, 0, 1],
])('factor %i against [+%i] hits on %i faces', (factor, defence, faces) => {
  expect(hittingFaces(factor, defence, false)).toBe(faces);
});

test('a fort of the list: Maubeuge loses its [+2] with the (R) counter (9.5)', () => {
  // Factor 5: 3 faces against [+2] twice, then 4 against [+1] twice
  expect(odds({ guns: [{ factor: 5 }] }).destroyed).toEqual(six(3, 3, 4, 4));
  expect(odds({ guns: [{ factor: 5 }], first: 2 }).destroyed).toEqual(six(4, 4));
});

test.each([
  // hex, options, steps of its forts, large garrisons (9.5, 9.5.2)
  ['10', [2], [false]],
  ['19', [4], [false]],
  ['52', [4], [false]],
  ['54', [4], [true]],
  ['64', [2], [false]],
  ['72', [4], [false]],
  ['86', [4, 2], [true, true]],
  ['87', [4, 4], [false, true]],
  ['94', [2], [false]],
  ['98', [4, 4], [false, true]],
  ['104', [4], [true]],
] as const)('the forts of hex %s', (hex, steps, garrisons) => {
  expect(odds({ ...THREE, hex }).forts.map(({ left }) => left)).toEqual(steps);
  const chart = data.charts.forts;
  const there = chart
    ? fortsOfChart(chart).filter((fort) => String(fort.hex) === hex && fort.id !== 'antwerp-optional')
    : [];
  expect(there.map(({ largeGarrison }) => largeGarrison)).toEqual(garrisons);
});

test('a fort whose hex or bonus the chart does not say is an error, and counts as none of it (9.5)', () => {
  const chart = data.charts.forts ?? never();
  const without = (row: string, column: string) => {
    const [r, c] = [chart.rows, chart.columns].map(({ items }, i) =>
      items.findIndex(({ id }) => id === [row, column][i]),
    );
    const cells = chart.cells.map((line, i) => line.map((cell, j) => (i === r && j === c ? null : cell)));
    return () => fortsOfChart({ ...chart, cells });
  };
  for (const column of ['hex', 'bonus', 'r-bonus']) expect(without('maubeuge', column)).toThrow(`maubeuge, ${column}`);
  // Namur has no counter (R), and so no bonus of it.
  expect(without('namur', 'r-bonus')().find(({ id }) => id === 'namur')?.steps).toHaveLength(2);
});

test('in these hexes alone all forts have large garrisons (9.5.2)', () => {
  const all = fortsOfChart(data.charts.forts ?? never());
  const whole = FORT_HEXES.flatMap((hex) => garrisonedBy(all, Number(hex)) ?? []).length;
  expect(whole).toBe(5);
  for (const hex of [54, 67, 76, 104]) expect(garrisonedBy(all, hex)).toBe('allied');
  expect(garrisonedBy(all, 86)).toBe('german');
  expect(garrisonedBy(all, undefined)).toBeUndefined();
});
function never(): never {
  throw new Error('no chart of forts');
}

test('in 52 the option of Belgian preparation brings the fort with [+1] (13.3.4.a5)', () => {
  expect(odds({ hex: '52', guns: [{ factor: 6 }] }).destroyed).toEqual(ONE);
  expect(odds({ ...THREE, hex: '52', belgianPreparation: true, guns: [{ factor: 6 }] }).destroyed).toEqual(
    six(5, 5, 5, 5),
  );
});

test('against the French gun the Metz forts have [+1] (13.3.4.a2), and only one gun is French', () => {
  expect(odds({ ...THREE, hex: '86', first: 0, guns: [{ factor: 4 }] }).destroyed).toEqual(six(3, 3));
  expect(odds({ ...THREE, hex: '94', guns: [{ factor: 4 }] }).destroyed).toEqual(six(4, 4));
  expect(ask({ ...THREE, hex: '86', guns: [{}, {}] })).toMatchObject({
    ok: false,
    error: { rule: '13.3.4.a2', field: 'guns' },
  });
});

test.each([
  // Liège, Lille and Hazebrouck have a fort only with an option of scenario 3, Antwerp its orange-striped one (9.5)
  [{ hex: '72' }, 'hex', '13.3.4.a5'],
  [{ hex: '34' }, 'hex', '13.3.4.a2'],
  [{ hex: '24' }, 'hex', '13.3.4.a2'],
  [{ hex: '52', belgianPreparation: true }, 'hex', '13.3.4.a5'],
  // nobody has guns against German forts but the French option
  [{ hex: '105' }, 'hex', '13.3.4.a2'],
  // Germany has two guns, two more with its option
  [{ hex: '54', guns: [{}, {}, {}] }, 'guns', '13.3.4.b2'],
])('%j is there in scenario 3 only (%s, %s)', (input, field, rule) => {
  for (const scenario of ['campaign', 'short'])
    expect(ask({ ...input, scenario })).toMatchObject({ ok: false, error: { field, rule } });
  expect(ask({ ...THREE, ...input }).ok).toBe(true);
});

test('together: a fort that stands when the second gun is done takes one more hit (9.5.4.d)', () => {
  const two = { hex: '64', guns: [{ factor: 1 }, { factor: 1 }] };
  // [+1] and factor 1: neither can hit
  expect(odds(two).destroyed).toEqual(fraction(0));
  expect(odds({ ...two, concentrated: true }).lost).toEqual([{ steps: 1, chance: ONE }]);
  expect(odds({ ...two, concentrated: true, first: 1 }).destroyed).toEqual(ONE);
  const [one] = answer({ hex: '64', guns: [{ factor: 1 }], concentrated: true }).notApplied.filter(
    ({ id }) => id === 'concentrated',
  );
  expect(one?.text.key).toBe('heavy-artillery.not.oneGun');
});

test('the further hit strikes the fort under bombardment, that of the last gun (9.5.4.d)', () => {
  const rolls = [{ die: 6 }, { die: 6 }];
  const guns = [{ factor: 3 }, { factor: 3, at: 'second' }];
  expect(odds({ hex: '98', guns, concentrated: true, rolls }).forts.map(({ left }) => left)).toEqual([4, 3]);
});

test('a gun stays with its fort until that one is gone, then turns to the other (9.5.4.c)', () => {
  const input = { hex: '87', first: 1, second: 1, guns: [{ factor: 4 }], rolls: [{ die: 3 }] };
  // Nancy [+1]: 3 + 1 hits; then Toul [+2] takes a 2 or less
  expect(odds(input).forts.map(({ left }) => left)).toEqual([0, 1]);
  expect(odds(input).destroyed).toEqual(fraction(1, 3));
});

test('a roll that has been added and not entered has not fallen (9.5.4.c)', () => {
  const guns = [{ factor: 4 }];
  expect(odds({ guns, rolls: [{}] })).toEqual(odds({ guns }));
  expect(odds({ guns, rolls: [{ die: 1 }, {}] })).toEqual(odds({ guns, rolls: [{ die: 1 }] }));
  expect(ask({ guns: [{}], rolls: [{}] }).ok).toBe(true);
  expect(ask({ guns, rolls: [{}, { die: 6 }, { die: 1 }] })).toMatchObject({ error: { field: 'rolls.2' } });
});

test('refusals name the field and the rule', () => {
  expect(ask({ hex: '64', first: 3 })).toMatchObject({ ok: false, error: { field: 'first', rule: '9.5' } });
  expect(ask({ first: 0 })).toMatchObject({ ok: false, error: { field: 'first' } });
  expect(ask({ guns: [{ factor: 4 }], rolls: [{ die: 6 }, { die: 1 }] })).toMatchObject({
    ok: false,
    error: { field: 'rolls.1', rule: '9.5.4.c' },
  });
});

test('a gun that has fired, or no battle: no bombardment (9.5.4.b)', () => {
  const verdict = (input: unknown) => answer(input).outcome.blocks.find(({ kind }) => kind === 'verdict');
  expect(verdict({ guns: [{ factor: 5, fired: true }] })).toMatchObject({ tone: 'no', rule: '9.5.4.b' });
  expect(verdict({ battle: false, guns: [{ factor: 5 }] })).toMatchObject({ tone: 'no', rule: '9.5.4.b' });
});

/** Every sequence of so many dice, played by the words of the rule: the share that leaves no fort. */
function byHand(factors: readonly number[], defences: readonly number[], together: boolean): number {
  const most = defences.length + factors.length;
  let gone = 0;
  for (let n = 0; n < 6 ** most; n++) {
    const steps = [...defences];
    let rolled = 0;
    for (const factor of factors) {
      while (steps.length) {
        const die = 1 + (Math.floor(n / 6 ** rolled++) % 6);
        if (die + (steps[0] ?? 0) > factor) break;
        steps.shift();
      }
    }
    if (together) steps.shift();
    if (!steps.length) gone++;
  }
  return gone / 6 ** most;
}

test('the odds are those of rolling every sequence of dice', () => {
  const namur = fc.record({
    a: fc.integer({ min: 1, max: 9 }),
    b: fc.integer({ min: 1, max: 9 }),
    together: fc.boolean(),
  });
  fc.assert(
    fc.property(namur, ({ a, b, together }) => {
      const input = { hex: '54', first: 3, guns: [{ factor: a }, { factor: b }], concentrated: together };
      const { destroyed, lost } = odds(input);
      expect(toNumber(destroyed ?? fraction(0))).toBeCloseTo(byHand([a, b], [2, 1, 1], together), 9);
      expect(equal(sum(lost.map(({ chance }) => chance)), ONE)).toBe(true);
    }),
    { numRuns: 40 },
  );
});

test('turn after turn, with and without the rolls for surrender: every die by hand (9.5.4.b, 9.5.3.c)', () => {
  // Namur: two steps of [+1], no large garrison; one gun of 4, so 3 faces hit.
  const turn = (steps: number): number[] => {
    const ends = [0, 0, 0];
    const fire = (left: number, share: number): void => {
      if (left === 0) {
        ends[0] = (ends[0] ?? 0) + share;
        return;
      }
      for (let die = 1; die <= 6; die++)
        if (die + 1 <= 4) fire(left - 1, share / 6);
        else ends[left] = (ends[left] ?? 0) + share / 6;
    };
    fire(steps, 1);
    return ends;
  };
  for (const besieged of [false, true]) {
    let now = [0, 0, 1];
    const { byTurn } = odds({ hex: '64', guns: [{ factor: 4 }], turns: 4, besieged });
    expect(byTurn).toHaveLength(4);
    for (const { all } of byTurn) {
      const next = [0, 0, 0];
      now.forEach((share, steps) =>
        turn(steps).forEach((part, left) => {
          const falls = besieged && left > 0 ? 2 / 6 : 0;
          next[0] = (next[0] ?? 0) + share * part * falls;
          next[left] = (next[left] ?? 0) + share * part * (1 - falls);
        }),
      );
      now = next;
      expect(toNumber(all)).toBeCloseTo(now[0] ?? -1, 9);
    }
  }
});

test('a gun that has fired comes back in the next turn (9.5.4.b)', () => {
  const { byTurn } = odds({ hex: '64', guns: [{ factor: 9 }, { factor: 9, fired: true }], first: 1, turns: 2 });
  expect(byTurn.map(({ all }) => toNumber(all))).toEqual([1, 1]);
  const weak = odds({ hex: '64', guns: [{ factor: 1 }, { factor: 9, fired: true }], turns: 2 }).byTurn;
  expect(weak.map(({ all }) => toNumber(all))).toEqual([0, 1]);
});
