import { run } from '@/lib/calc/calculator';
import { loc } from '@/lib/games/nach-paris/calculators/loc';
import { movement } from '@/lib/games/nach-paris/calculators/movement';
import { rail } from '@/lib/games/nach-paris/calculators/rail';
import { stacking } from '@/lib/games/nach-paris/calculators/stacking';
import { loadData } from '@/lib/games/nach-paris/data';
import { hexMap } from '@/lib/board/hex/numbering';
import { NUMBERING } from '@/lib/games/nach-paris/sheet/numbering';
import { openSheet } from '@/lib/games/nach-paris/sheet/view';
import { sheetSchema, type SheetInput } from '@/lib/games/nach-paris/sheet/schema';
import type { BenchCase } from '@/tests/bench/timing';

const SIZE = 40;
const goal = 'p50 ≤ 5';
const CHANGED = 'p50 ≤ 8';
const FRAME = { column: 'T', row: 10, columns: SIZE, rows: SIZE };
const NAMES = hexMap(NUMBERING, FRAME).names;
const named = (hex: number): string => NAMES[hex] ?? '';

/** A painted sheet of 40 by 40 hexes: a front along the middle, a railway in every column, and so many units. */
export function largeSheet(units: number): SheetInput {
  const half = SIZE / 2;
  return {
    frame: FRAME,
    turn: 10,
    hexes: Object.fromEntries(
      NAMES.map((name, hex) => [
        name,
        {
          terrain: hex % 3 ? ('clear' as const) : ('broken' as const),
          control: hex % SIZE >= half ? ('german' as const) : ('allied' as const),
          ...(hex === SIZE - 1 ? { root: 'german' as const } : hex === 0 ? { root: 'allied' as const } : {}),
        },
      ]),
    ),
    sides: Object.fromEntries(
      NAMES.flatMap((name, hex) =>
        hex % 7 === 0 && hex % SIZE < SIZE - 1 ? [[`${name}/${named(hex + 1)}`, 'river' as const]] : [],
      ),
    ),
    rails: NAMES.flatMap((a, hex) =>
      hex % SIZE === SIZE - 1
        ? []
        : [{ a, b: named(hex + 1), grade: Math.floor(hex / SIZE) % 4 ? ('lcr' as const) : ('hcr' as const) }],
    ),
    units: Array.from({ length: units }, (_, i) => {
      const hex = (i * 37) % NAMES.length;
      const german = hex % SIZE >= half;
      return {
        id: `u${i}`,
        hex: named(hex),
        nation: german ? ('germany' as const) : i % 3 ? ('france' as const) : ('belgium' as const),
        steps: 3,
        facing: german ? (3 as const) : (0 as const),
        ...(i % 25 === 0 ? { kind: 'hq' as const, radius: 9, army: '1' } : { army: '1' }),
      };
    }),
  };
}

/** What a sheet has in common with that of any game. */
interface Layers {
  readonly hexes?: Readonly<Record<string, object>>;
  readonly sides?: Readonly<Record<string, string>>;
  readonly rails?: readonly object[];
  readonly units?: readonly object[];
}

/** A sheet with one unit that is another object, as an edit leaves it. */
export const moved = <Sheet extends Layers>(sheet: Sheet, i: number): Sheet => {
  const { units = [] } = sheet;
  return { ...sheet, units: units.with(i % units.length, { ...units[i % units.length] }) };
};
/** … with one hex. */
export function painted<Sheet extends Layers>(sheet: Sheet, i: number): Sheet {
  const { hexes = {} } = sheet;
  const names = Object.keys(hexes);
  const name = names[i % names.length] ?? '';
  return { ...sheet, hexes: { ...hexes, [name]: { ...hexes[name] } } };
}
/** … with nothing that was there before. */
export const anew = <Sheet extends Layers>(sheet: Sheet): Sheet => ({
  ...sheet,
  hexes: { ...sheet.hexes },
  sides: { ...sheet.sides },
  rails: [...(sheet.rails ?? [])],
  units: [...(sheet.units ?? [])],
});

/** The tools of 1914 Nach Paris on a sheet of 40 by 40 hexes. */
export async function sheetCases(): Promise<readonly BenchCase[]> {
  const data = await loadData();
  const sheet = largeSheet(300);
  const checked = sheetSchema.parse(sheet);
  const unit = (i: number): string => `u${i % 300}`;
  const hex = (i: number): string => named((i * 53) % NAMES.length);
  return [
    { name: 'np sheet, open 40×40', work: () => openSheet(anew(checked)) },
    {
      name: 'np loc, 300 units, a unit just changed',
      work: (i) => run(loc, { sheet: moved(sheet, i) }, data),
      goal: CHANGED,
    },
    {
      name: 'np loc, 300 units, a hex just painted',
      work: (i) => run(loc, { sheet: painted(sheet, i) }, data),
      goal: CHANGED,
    },
    { name: 'np loc, 300 units on 40×40', work: () => run(loc, { sheet }, data), goal },
    { name: 'np loc, one unit on 40×40', work: (i) => run(loc, { sheet, unit: unit(i) }, data), goal },
    {
      name: 'np movement, reach on 40×40',
      work: (i) => run(movement, { source: 'sheet', sheet, unit: unit(i) }, data),
      goal,
    },
    { name: 'np stacking, 40×40', work: () => run(stacking, { source: 'sheet', sheet }, data), goal },
    { name: 'np rail, a hex on 40×40', work: (i) => run(rail, { mode: 'hex', sheet, hex: hex(i) }, data), goal },
    {
      name: 'np rail, a journey on 40×40',
      work: (i) => run(rail, { mode: 'route', sheet, from: named(SIZE - 1), to: hex(i) }, data),
      goal,
    },
  ];
}
