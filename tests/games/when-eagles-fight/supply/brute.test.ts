import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { run } from '@/lib/calc/calculator';
import { supply } from '@/lib/games/when-eagles-fight/calculators/supply';
import { loadData } from '@/lib/games/when-eagles-fight/data';
import type { SheetInput } from '@/lib/games/when-eagles-fight/sheet/schema';
import { settleSupply } from '@/lib/games/when-eagles-fight/supply/finding';
import { guardsOf } from '@/lib/games/when-eagles-fight/supply/guards';
import { viewOf } from '@/tests/games/when-eagles-fight/sheet/sheets';

// Supply by a search that knows nothing of graphs: names of hexes, and every path of four written out.

const data = await loadData();

const COLUMNS = [10, 11, 12, 13, 14] as const;
const ROWS = [10, 11, 12, 13] as const;
const NAMES = COLUMNS.flatMap((column) => ROWS.map((row) => `${column}${row}`));
const FRAME = { column: '10', row: 10, columns: COLUMNS.length, rows: ROWS.length };

/** The hexes around one: columns of odd numbers lie half a hex further south. */
function around(name: string): readonly string[] {
  const [column, row] = [Number(name.slice(0, 2)), Number(name.slice(2))];
  const [up, down] = column % 2 === 0 ? [row - 1, row] : [row, row + 1];
  return [
    `${column}${row - 1}`,
    `${column}${row + 1}`,
    `${column - 1}${up}`,
    `${column - 1}${down}`,
    `${column + 1}${up}`,
    `${column + 1}${down}`,
  ].filter((one) => NAMES.includes(one));
}
const pairOf = (a: string, b: string): string => (a < b ? `${a}/${b}` : `${b}/${a}`);
const PAIRS = [...new Set(NAMES.flatMap((a) => around(a).map((b) => pairOf(a, b))))];

const country = fc.constantFrom('germany', 'poland', 'austria-hungary', 'romania', 'none') as fc.Arbitrary<'germany'>;
const cell = fc.record(
  {
    terrain: fc.constantFrom('clear' as const, 'clear' as const, 'clear' as const, 'sea' as const),
    place: fc.constantFrom('none' as const, 'town' as const, 'city' as const),
    country,
    victory: fc.boolean(),
    control: fc.constantFrom('central' as const, 'russian' as const),
    exit: fc.constantFrom('west' as const, 'south' as const, 'east' as const, 'central' as const, 'russian' as const),
  },
  { requiredKeys: ['country'] },
);
const board: fc.Arbitrary<SheetInput> = fc
  .record({
    hexes: fc.dictionary(fc.constantFrom(...NAMES), cell, { minKeys: 4, maxKeys: 14 }),
    sides: fc.dictionary(fc.constantFrom(...PAIRS), fc.constantFrom('sea' as const, 'lake' as const, 'pass' as const), {
      maxKeys: 8,
    }),
    rails: fc.uniqueArray(fc.constantFrom(...PAIRS), { minLength: 3, maxLength: 30 }),
    stacks: fc.uniqueArray(fc.tuple(fc.constantFrom(...NAMES), fc.boolean()), {
      selector: ([hex]) => hex,
      minLength: 1,
      maxLength: 7,
    }),
    romania: fc.boolean(),
  })
  .map(({ hexes, sides, rails, stacks, romania }) => ({
    complete: true,
    frame: FRAME,
    // Romania is at war in Turn 18 at the earliest (10.4).
    turn: romania ? 18 : 1,
    romania,
    hexes,
    sides,
    rails: rails.map((pair) => ({ a: pair.slice(0, 4), b: pair.slice(5) })),
    units: stacks.map(([hex, german], i) => ({
      id: `u${i}`,
      hex,
      nation: german ? ('german' as const) : ('russian' as const),
    })),
  }));

type Side = 'central' | 'russian';

/** Whether a hex is supplied, by trying every town within four hexes and every railway from it, or a German port. */
function isSupplied(sheet: SheetInput, hex: string, side: Side, port?: string): boolean {
  const cellOf = (name: string) => sheet.hexes?.[name];
  const stands = (name: string): Side | undefined => {
    const unit = sheet.units?.find((one) => one.hex === name);
    return unit && (unit.nation === 'german' ? 'central' : 'russian');
  };
  const began = (name: string): Side | undefined => {
    const land = cellOf(name)?.country;
    if (land === 'germany' || land === 'austria-hungary') return 'central';
    return land === 'poland' || (land === 'romania' && sheet.romania) ? 'russian' : undefined;
  };
  const owner = (name: string): Side | undefined => stands(name) ?? cellOf(name)?.control ?? began(name);
  const neutral = (name: string): boolean => cellOf(name)?.country === 'romania' && !sheet.romania;
  const town = (name: string): boolean => (cellOf(name)?.place ?? 'none') !== 'none';
  const foe = (name: string): boolean => stands(name) !== undefined && stands(name) !== side;
  const track = (name: string): boolean =>
    !foe(name) && !neutral(name) && (!(town(name) || cellOf(name)?.victory) || owner(name) === side);
  const leaves = (name: string): boolean => {
    const { exit, country: land } = cellOf(name) ?? {};
    if (exit === side) return true;
    if (side === 'russian') return exit === 'east';
    return (exit === 'west' && name.startsWith('10')) || (exit === 'south' && land === 'austria-hungary');
  };
  const linked = (a: string, b: string): boolean =>
    Boolean(sheet.rails?.some((one) => pairOf(one.a, one.b) === pairOf(a, b)));
  /** the railways from a hex, as a set that grows until it does not */
  function reaches(name: string): boolean {
    const all = new Set([name]);
    for (let before = -1; before !== all.size;) {
      before = all.size;
      for (const one of [...all])
        if (track(one)) for (const next of around(one)) if (linked(one, next) && track(next)) all.add(next);
    }
    return [...all].some((one) => track(one) && leaves(one));
  }
  const harbour = (name: string): boolean => name === port && side === 'central' && owner(name) !== 'russian';
  const source = (name: string): boolean => harbour(name) || (town(name) && owner(name) === side && reaches(name));
  const dry = (a: string, b: string): boolean =>
    !['sea', 'lake'].includes(sheet.sides?.[pairOf(a, b)] ?? '') &&
    cellOf(a)?.terrain !== 'sea' &&
    cellOf(b)?.terrain !== 'sea';
  const walk = (name: string, left: number): boolean =>
    source(name) ||
    (left > 0 && around(name).some((next) => dry(name, next) && !foe(next) && !neutral(next) && walk(next, left - 1)));
  // The hex of the unit itself may lie anywhere.
  return walk(hex, 4);
}

/** The hexes whose loss to an enemy unit cuts a unit off, each tried in turn. */
function cutting(sheet: SheetInput, { hex: own, side }: { readonly hex: string; readonly side: Side }, port?: string) {
  const nation = side === 'central' ? ('russian' as const) : ('german' as const);
  return NAMES.filter((hex) => {
    if (hex === own) return false;
    const units = (sheet.units ?? []).filter((one) => one.hex !== hex);
    return !isSupplied({ ...sheet, units: [...units, { id: 'foe', hex, nation }] }, own, side, port);
  }).sort();
}

/** The hexes that the answer of the tool names for a unit: those that stand open and those that its side holds. */
function hexesToGuard(sheet: SheetInput, unit: string): readonly string[] {
  const answer = run(supply, { source: 'sheet', sheet, unit }, data);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  const rows = answer.value.outcome.blocks.flatMap((block) => (block.kind === 'values' ? block.rows : []));
  return rows
    .filter(({ label }) => ['supply.value.threats', 'supply.value.held'].includes(label.key))
    .flatMap(({ value }) => (typeof value === 'string' ? value.split(', ').map((name) => name.slice(0, 4)) : []))
    .sort();
}

/** Where Königsberg is on a small board, and the same board where it is on the map: twelve columns and two rows on. */
const PORT = '1112';
const moved = (hex: string, by: 1 | -1): string => String(Number(hex) + by * 1202);
const southwards = (hex: string): string => moved(hex, -1);
const north = (hex: string): string => moved(hex, 1);
const northPair = (pair: string): string => pair.split('/').map(north).join('/');
const northwards = (sheet: SheetInput): SheetInput => ({
  ...sheet,
  frame: { ...FRAME, column: '22', row: 12 },
  hexes: Object.fromEntries(Object.entries(sheet.hexes ?? {}).map(([hex, cell]) => [north(hex), cell])),
  sides: Object.fromEntries(Object.entries(sheet.sides ?? {}).map(([pair, side]) => [northPair(pair), side])),
  rails: sheet.rails?.map(({ a, b }) => ({ a: north(a), b: north(b) })),
  units: sheet.units?.map((unit) => ({ ...unit, hex: north(unit.hex) })),
});
/** A board off the west edge, whose port is German. */
function besideTheSea(sheet: SheetInput): SheetInput {
  const hexes: NonNullable<SheetInput['hexes']> = { ...sheet.hexes, [PORT]: { place: 'city', country: 'germany' } };
  const inland = Object.entries(hexes).map(
    ([hex, cell]) => [hex, cell.exit === 'west' ? { ...cell, exit: undefined } : cell] as const,
  );
  return { ...sheet, hexes: Object.fromEntries(inland) };
}

describe('supply on any small board', () => {
  it('is what a search that tries everything finds', () => {
    const seen = { in: 0, out: 0 };
    fc.assert(
      fc.property(board, (sheet) => {
        const view = viewOf(sheet);
        for (const { unit, attack } of settleSupply(view)) {
          // A unit cannot stand in neutral Romania (3.2), nor in the sea.
          if (view.cells[unit.at]?.country === 'romania' || view.terrainAt(unit.at) === 'sea') continue;
          const found = isSupplied(sheet, unit.hex, unit.side) ? 'in' : 'out';
          expect(attack, `${unit.hex} ${JSON.stringify(sheet)}`).toBe(found);
          seen[found]++;
        }
      }),
      { numRuns: 300 },
    );
    expect(Math.min(seen.in, seen.out)).toBeGreaterThan(60);
  });

  it('is never better for one more enemy', () => {
    fc.assert(
      fc.property(board, fc.constantFrom(...NAMES), fc.boolean(), (sheet, hex, german) => {
        if (sheet.units?.some((unit) => unit.hex === hex)) return;
        const nation = german ? 'german' : 'russian';
        const more = { ...sheet, units: [...(sheet.units ?? []), { id: 'new', hex, nation } as const] };
        const after = new Map(settleSupply(viewOf(more)).map((one) => [one.unit.id, one]));
        for (const { unit, attack, defence } of settleSupply(viewOf(sheet))) {
          if ((unit.nation === 'german') === german) continue;
          if (attack === 'out') expect(after.get(unit.id)?.attack).toBe('out');
          if (defence === 'out') expect(after.get(unit.id)?.defence).toBe('out');
        }
      }),
      { numRuns: 250 },
    );
  });

  it('is threatened by the hexes that cut it when an enemy enters them, and by no others', () => {
    let threats = 0;
    fc.assert(
      fc.property(board, (sheet) => {
        for (const { unit } of settleSupply(viewOf(sheet)).filter(({ attack }) => attack === 'in')) {
          const told = hexesToGuard(sheet, unit.id);
          expect(told).toEqual(cutting(sheet, unit));
          threats += told.length;
          // The answer for the whole sheet says the same of each unit.
          const whole = guardsOf(viewOf(sheet)).filter(({ units }) => units.some((one) => one.unit.id === unit.id));
          const names = whole.flatMap(({ hexes }) => hexes.map((hex) => viewOf(sheet).names[hex]));
          expect(names.sort()).toEqual([...told].sort());
        }
      }),
      { numRuns: 300 },
    );
    expect(threats).toBeGreaterThan(50);
  });

  it('by sea too: the same boards where hex 1112 is Königsberg', () => {
    let [threats, port] = [0, 0];
    fc.assert(
      fc.property(board, (given) => {
        const sheet = besideTheSea(given);
        for (const { unit, attack } of settleSupply(viewOf(northwards(sheet)))) {
          const hex = southwards(unit.hex);
          if (sheet.hexes?.[hex]?.country === 'romania' || sheet.hexes?.[hex]?.terrain === 'sea') continue;
          expect(attack).toBe(isSupplied(sheet, hex, unit.side, PORT) ? 'in' : 'out');
          if (attack !== 'in') continue;
          const told = hexesToGuard(northwards(sheet), unit.id).map(southwards);
          expect(told).toEqual(cutting(sheet, { hex, side: unit.side }, PORT));
          threats += told.length;
          port += Number(told.includes(PORT));
        }
      }),
      { numRuns: 100 },
    );
    expect(Math.min(threats, port)).toBeGreaterThan(20);
  });

  it('tells of a break every time that it is not there, unless nothing leads anywhere', () => {
    fc.assert(
      fc.property(board, (sheet) => {
        for (const { unit, traced } of settleSupply(viewOf(sheet))) {
          if (traced.status !== 'cut') continue;
          expect(traced.lacks.length, unit.hex).toBeGreaterThan(0);
          expect(traced.way.route[0]).toBe(unit.at);
          expect(traced.way.route.length).toBeLessThanOrEqual(5);
        }
      }),
      { numRuns: 100 },
    );
  });
});
