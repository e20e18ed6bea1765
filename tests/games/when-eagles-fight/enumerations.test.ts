import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { run, type Calculator } from '@/lib/calc/calculator';
import { loadData, withEntries } from '@/lib/games/when-eagles-fight/data';
import {
  concentric,
  enumerateAttack,
  fewestSteps,
  type Counter,
  type Fight,
  type Nation,
} from './clauses/enumerate-attack';
import { afterwards, hand, rollsOf, treatedAs, type State } from './clauses/enumerate-clocks';
import { loadCalculator } from './tools';

/* The tools against a second count from the rulebook, over random cases and filled-in tables. */

const data = await loadData();
const [attack, ammunition, events, victory, ring, stacking] = await Promise.all(
  ['attack', 'ammunition', 'events', 'victory', 'concentric', 'stacking'].map(loadCalculator),
);

interface Fraction {
  readonly n: bigint | number;
  readonly d: bigint | number;
}
const value = ({ n, d }: Fraction): number => Number(n) / Number(d);
const filled = (card: string, cells: Readonly<Record<string, string>>, headings: readonly string[] = []) =>
  withEntries(data, { [card]: { headings, complete: true, cells } });
/** The data of an answer, or the rule of its refusal. */
function ask(tool: Calculator | undefined, input: unknown, from: unknown): Record<string, unknown> | string {
  if (!tool) throw new Error('no tool');
  const answer = run(tool, input, from as typeof data);
  return answer.ok ? (answer.value.outcome.data as Record<string, unknown>) : (answer.error.rule ?? 'no rule');
}

const COLUMNS = ['1:2', '1:1', '2:1', '3:1', '4:1', '5:1'];
/** A table that never gets worse for the attacker by a row or a column, with 1/E for a 6 at 3:1 (13.20). */
const crt = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 108, maxLength: 108 }).map((rises) => {
  const climb = (start: number): number[][] => {
    const level: number[][] = [];
    COLUMNS.forEach((_, c) => {
      level.push([]);
      for (let r = 0; r < 9; r++) {
        const before = Math.max(c > 0 ? (level[c - 1]?.[r] ?? 0) : 0, r > 0 ? (level[c]?.[r - 1] ?? 0) : 0);
        level[c]?.push(before + (rises[start + c * 9 + r] === 2 ? 1 : 0));
      }
    });
    return level;
  };
  const [gains, losses] = [climb(0), climb(54)];
  const [gain, loss] = [gains[3]?.[5] ?? 0, losses[3]?.[5] ?? 0];
  return (column: string, row: number): readonly [string, string] => {
    const c = COLUMNS.indexOf(column);
    const [mine, yours] = [(gains[c]?.[row - 1] ?? 0) - gain, loss - (losses[c]?.[row - 1] ?? 0)];
    const defender = mine >= 0 ? 'E' : String(Math.max(0, 4 + mine));
    const attacker = yours > 2 ? 'E' : yours >= 0 ? String(1 + yours) : mine > 1 ? 'B' : '0';
    return [attacker, defender];
  };
});

const bare = (nation: Nation, kind: Counter['kind']): fc.Arbitrary<Counter> =>
  fc.record({
    nation: fc.constant(nation),
    kind: fc.constant(kind),
    size: fc.constantFrom('corps', 'division'),
    factor: fc.integer({ min: kind === 'fortress' ? 0 : 1, max: 9 }),
    steps: fc.constantFrom(1, 2),
    reduced: fc.boolean(),
    supply: fc.constantFrom('edge', 'edge', 'edge', 'sea', 'limited', 'out'),
    ammo: nation === 'russian' && kind !== 'cavalry' ? fc.boolean() : fc.constant(false),
  });
const field = (side: 'central' | 'russian'): fc.Arbitrary<Counter> =>
  side === 'russian'
    ? fc.oneof(bare('russian', 'infantry'), bare('russian', 'infantry'), bare('russian', 'cavalry'))
    : fc.oneof(
        bare('german', 'infantry'),
        bare('german', 'active'),
        bare('austro-hungarian', 'infantry'),
        bare('austro-hungarian', 'cavalry'),
      );
const some = (side: 'central' | 'russian') => fc.array(field(side), { minLength: 1, maxLength: 3 });
const gun = bare('german', 'heavy-artillery');
const stack = (side: 'central' | 'russian'): fc.Arbitrary<readonly Counter[]> =>
  side === 'russian'
    ? some(side)
    : fc.tuple(some(side), fc.option(gun, { freq: 4 })).map(([units, one]) => (one ? [...units, one] : units));
const garrison = (side: 'central' | 'russian'): fc.Arbitrary<readonly Counter[]> =>
  fc
    .tuple(stack(side), fc.option(bare(side === 'russian' ? 'russian' : 'austro-hungarian', 'fortress'), { freq: 3 }))
    .map(([units, one]) => (one ? [...units, one] : units));

const fights: fc.Arbitrary<Fight> = fc.constantFrom('central' as const, 'russian' as const).chain((side) =>
  fc
    .record({
      turn: fc.oneof(fc.integer({ min: side === 'russian' ? 2 : 1, max: 24 }), fc.integer({ min: 15, max: 17 })),
      brusilov: fc.option(fc.integer({ min: 15, max: 18 }), { nil: undefined }),
      stavka: fc.constantFrom('none', 'none', 'some', 'all'),
      terrain: fc.constantFrom('clear', 'clear', 'forest', 'swamp', 'mountain'),
      river: fc.boolean(),
      city: fc.constantFrom('none', 'city', 'kovno'),
      country: fc.constantFrom('germany', 'russia', 'poland'),
      from: fc.subarray(['n', 'ne', 'se', 's', 'sw', 'nw'], { minLength: 1, maxLength: 6 }),
      stacks: fc.array(stack(side), { minLength: 6, maxLength: 6 }),
      defenders: garrison(side === 'russian' ? 'central' : 'russian'),
    })
    .map(({ from, stacks, ...one }) => ({
      ...one,
      brusilov: one.brusilov !== undefined && one.brusilov <= one.turn ? one.brusilov : undefined,
      stavka: one.turn === 1 ? ('none' as const) : one.stavka,
      hexes: from.map((direction, i) => ({ from: direction, units: stacks[i] ?? [] })),
    })),
);

/** Germans and Austro-Hungarians attack together out of mixed stacks, with as many Germans as allowed (6.4, 15.4). */
function apart({ hexes, turn, brusilov }: Fight): boolean {
  const germans = hexes.map(({ units }) => units.filter(({ nation }) => nation === 'german').length);
  const allies = hexes.map(({ units }) => units.filter(({ nation }) => nation === 'austro-hungarian').length);
  const all = germans.reduce((a, b) => a + b);
  if (all === 0 || allies.every((n) => n === 0)) return false;
  const limit = turn < 5 ? 1 : brusilov === undefined ? 3 : Math.min(6, 4 + turn - brusilov);
  return all > limit || !hexes.some((_, i) => (germans[i] ?? 0) > 0 && (allies[i] ?? 0) > 0);
}

describe('attack', () => {
  it('odds, DRM, rows and chances of random battles (6.4, 8.6, 9.3, 13.0, 14.2, 15.2)', () => {
    fc.assert(
      fc.property(fights, crt, (fight, table) => {
        const { hexes, defenders, ...rest } = fight;
        const cells = Object.fromEntries(
          COLUMNS.flatMap((column) =>
            [1, 2, 3, 4, 5, 6, 7, 8, 9].map((row) => [`/${column}/${row}`, table(column, row).join('/')]),
          ),
        );
        const input = {
          ...rest,
          attackers: hexes.map(({ from, units }) => ({
            from,
            units: units.map(({ factor, ...unit }) => ({ ...unit, attack: factor })),
          })),
          defenders: defenders.map(({ factor, ...unit }) => ({ ...unit, defence: factor })),
        };
        const answer = ask(attack, input, filled('crt', cells));
        if (apart(fight)) {
          expect(answer).toBe('6.4');
          return;
        }
        const mine = enumerateAttack(fight, table);
        if (!mine) {
          expect(answer).toBe('13.8');
          return;
        }
        if (typeof answer === 'string') throw new Error(`refused by ${answer}`);
        const { chances, expected, ...plain } = mine;
        expect(answer).toMatchObject(plain);
        if (!chances) {
          expect(answer.chances).toBeNull();
          return;
        }
        const told = answer as Record<'chances' | 'expected', Readonly<Record<string, Fraction>>>;
        for (const [id, faces] of Object.entries({ ...chances }))
          expect(value(told.chances[id] ?? { n: 9, d: 1 }) * 6).toBeCloseTo(faces, 9);
        for (const [id, steps] of Object.entries(expected ?? {}))
          expect(value(told.expected[id] ?? { n: 99, d: 1 }) * 6).toBeCloseTo(steps, 9);
      }),
      { numRuns: 500 },
    );
  });
});

describe('concentric', () => {
  it('all 64 rings against all defenders (13.16)', () => {
    const WORTH = { russian: 2, romanian: 2, 'austro-hungarian': 2, mixed: 2, german: 1 };
    const compass = ['n', 'ne', 'se', 's', 'sw', 'nw'];
    for (let set = 0; set < 64; set++)
      for (const [defenders, worth] of Object.entries(WORTH)) {
        const from = compass.filter((_, i) => set & (1 << i));
        const input = { ring: Object.fromEntries(from.map((one) => [one, true])), defenders };
        expect(ask(ring, input, data)).toMatchObject({ modifier: concentric(from) ? worth : 0 });
        expect(ask(ring, { ...input, fortress: true }, data)).toMatchObject({ modifier: 0 });
      }
  });
});

describe('stacking', () => {
  it('the fewest steps off an overstacked hex (8.1, 8.3)', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(field('russian'), bare('russian', 'fortress')), { maxLength: 8 }), (units) => {
        const stacked = units.map(({ nation, kind, size, steps, reduced }) => ({ nation, kind, size, steps, reduced }));
        const steps = fewestSteps(units);
        expect(ask(stacking, { turn: 8, hex: '2821', country: 'russia', units: stacked }, data)).toMatchObject({
          fits: steps === 0,
          remove: { steps },
        });
      }),
      { numRuns: 150 },
    );
  });
});

describe('ammunition', () => {
  it('numbers of every face and the shares, over random tables (9.9 to 9.13, 15.8, 16.0)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 24 }),
        fc.option(fc.integer({ min: 15, max: 18 }), { nil: undefined }),
        fc.boolean(),
        fc.boolean(),
        fc.constantFrom('historical', 'plan-19'),
        fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 6, maxLength: 6 }),
        fc.integer({ min: 1, max: 6 }),
        fc.option(fc.integer({ min: 0, max: 14 }), { nil: undefined }),
        (turn, declared, eventH, odessa, scenario, column, die, eligible) => {
          const brusilov = declared !== undefined && declared <= turn ? declared : undefined;
          const rows = turn === 2 ? column.with(4, 4) : column;
          const cells = Object.fromEntries(rows.map((number, i) => [`/${turn}/${i + 1}`, String(number)]));
          let modifier = 0;
          if (eventH && odessa && turn >= 11) modifier -= 2;
          if (brusilov !== undefined && turn >= brusilov + 3) modifier += 1;
          if (scenario === 'plan-19' && turn <= 6) modifier -= 1;
          const answer = ask(
            ammunition,
            { turn, brusilov, eventH, odessa, scenario, die, eligible },
            filled('ammunition', cells),
          );
          // Beyond the rows of the card the number is asked of the map (question `ammo-roll-clamp`).
          const at = (face: number): number | null => rows[face + modifier - 1] ?? null;
          const number = at(die);
          expect(answer).toMatchObject({ modifier, share: number === null ? null : hand(number, eligible) });
          const all = ask(ammunition, { turn, brusilov, eventH, odessa, scenario }, filled('ammunition', cells));
          const faces = typeof all === 'string' ? [] : (all.faces as readonly { readonly number: number | null }[]);
          expect(faces.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6].map(at));
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('revolution', () => {
  it('its chance, face by face, in every check (4.4, 4.5, 15.7)', () => {
    for (const turn of [2, 6, 11, 15, 20, 24])
      for (const tsar of ['neither', 'command', 'reforms'])
        for (const brusilov of turn >= 15 ? [undefined, 15] : [undefined])
          for (const peace of turn >= 5 ? [false, true] : [false])
            for (const cities of [0, 4, 7, 9, 12]) {
              const modifier =
                (tsar === 'command' ? 1 : tsar === 'reforms' ? -1 : 0) + (brusilov ? 1 : 0) + (peace ? 1 : 0);
              const falls = [1, 2, 3, 4, 5, 6].map((face) => face + modifier + cities >= 11);
              const state = { turn, tsar, brusilov, peace, cities, rev: 11, needed: 9 };
              const open = ask(victory, state, data);
              if (typeof open === 'string') throw new Error(open);
              expect(value(open.chance as Fraction) * 6).toBeCloseTo(falls.filter(Boolean).length, 9);
              falls.forEach((fallen, i) =>
                expect(ask(victory, { ...state, die: i + 1 }, data)).toMatchObject({
                  total: i + 1 + modifier + cities,
                  winner: fallen ? 'central' : turn === 24 ? 'russian' : null,
                }),
              );
            }
  });
});

describe('events', () => {
  const states: fc.Arbitrary<State> = fc
    .record({
      turn: fc.integer({ min: 5, max: 24 }),
      tsar: fc.constantFrom('neither', 'command', 'reforms'),
      verdun: fc.boolean(),
      brusilov: fc.option(fc.integer({ min: 15, max: 18 }), { nil: undefined }),
      cities: fc.integer({ min: 0, max: 6 }),
      warsaw: fc.boolean(),
      vilna: fc.boolean(),
      brest: fc.boolean(),
      lemberg: fc.boolean(),
      odessa: fc.boolean(),
      neutral: fc.boolean(),
      caucasusLost: fc.boolean(),
      caucasusWon: fc.boolean(),
      gallipoli: fc.boolean(),
      austrian: fc.boolean(),
      peace: fc.boolean(),
      guns: fc.integer({ min: 0, max: 2 }),
    })
    .map((state) => ({
      ...state,
      // What cannot have happened yet has not.
      verdun: state.verdun && state.turn > 12,
      brusilov: state.brusilov !== undefined && state.brusilov <= state.turn ? state.brusilov : undefined,
      gallipoli: state.gallipoli && state.turn > 11,
      austrian: state.austrian && state.turn > 8,
      neutral: state.neutral && state.turn > 5,
    }));
  const LETTERS = [...'ABCDEFGHIJKL'];
  /** A campaign in which nothing has happened yet. */
  const QUIET = (turn: number): State => ({
    turn,
    tsar: 'neither',
    verdun: false,
    brusilov: undefined,
    cities: 0,
    warsaw: false,
    vilna: false,
    brest: false,
    lemberg: false,
    odessa: true,
    neutral: false,
    caucasusLost: false,
    caucasusWon: false,
    gallipoli: false,
    austrian: false,
    peace: false,
    guns: 2,
  });

  it('what every event comes to, and what it leaves of guns and marker (7.2, 7.3, 15.9)', () => {
    fc.assert(
      fc.property(states, fc.constantFrom(...LETTERS), fc.integer({ min: 0, max: 8 }), (state, event, box) => {
        const marker = state.turn > 15 && !state.verdun ? Math.min(24, state.turn + box) : undefined;
        const as = treatedAs(event, state);
        const answer = ask(events, { ...state, marker, event }, data);
        expect(answer).toMatchObject({
          as,
          table: Object.fromEntries(LETTERS.map((letter) => [letter, treatedAs(letter, state)])),
          ...(state.turn >= 12 ? afterwards(as, state, marker) : { box: null }),
        });
      }),
      { numRuns: 500 },
    );
  });

  it('the chance of each event over 36 rolls of a filled-in table (7.1)', () => {
    const letters = fc.array(fc.constantFrom(...LETTERS), { minLength: 11, maxLength: 11 });
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 24 }), letters, (turn, column) => {
        const rows = column.with(5, 'A');
        const book = filled(
          'random-events-table',
          Object.fromEntries(rows.map((letter, i) => [`/5/${i + 2}`, letter])),
          [],
        );
        rows.forEach((letter, i) => {
          const sum = i + 2;
          const [die1, die2] = [Math.max(1, sum - 6), sum - Math.max(1, sum - 6)];
          expect(ask(events, { turn, die1, die2 }, book)).toMatchObject({ rolled: letter });
        });
        const open = run(events as Calculator, { turn }, book);
        const bars = open.ok ? open.value.outcome.blocks.flatMap((one) => (one.kind === 'odds' ? one.rows : [])) : [];
        for (const letter of LETTERS) {
          const mine = rows.reduce(
            (all, rolled, i) => all + (treatedAs(rolled, QUIET(turn)) === letter ? rollsOf(i + 2) : 0),
            0,
          );
          const told = bars.find(({ label }) => 'params' in label && label.params?.letter === letter);
          expect(told ? value(told.chance) * 36 : 0).toBeCloseTo(mine, 9);
        }
      }),
      { numRuns: 40 },
    );
  });
});
