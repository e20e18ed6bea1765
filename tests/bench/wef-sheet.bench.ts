import { hexMap } from '@/lib/board/hex/numbering';
import { run } from '@/lib/calc/calculator';
import { attack } from '@/lib/games/when-eagles-fight/calculators/attack';
import { supply } from '@/lib/games/when-eagles-fight/calculators/supply';
import { loadData } from '@/lib/games/when-eagles-fight/data';
import { NUMBERING, sheetSchema, type SheetInput } from '@/lib/games/when-eagles-fight/sheet/schema';
import { openSheet } from '@/lib/games/when-eagles-fight/sheet/view';
import { settleSupply } from '@/lib/games/when-eagles-fight/supply/finding';
import { anew, moved, painted } from '@/tests/bench/sheet.bench';
import type { BenchCase } from '@/tests/bench/timing';

const SIZE = 40;
const goal = 'p50 ≤ 5';
const CHANGED = 'p50 ≤ 8';
const FRAME = { column: '10', row: 10, columns: SIZE, rows: SIZE };
const NAMES = hexMap(NUMBERING, FRAME).names;
const named = (column: number, row: number): string => NAMES[column * SIZE + row] ?? '';

/**
 * A map of 40 by 40 hexes with a front down its middle: four railways from edge to edge with a town every fourth hex,
 * so many units, and every tenth of them behind the enemy's lines.
 */
function wholeFront(units: number): SheetInput {
  const half = SIZE / 2;
  const rows = [5, 15, 25, 35];
  const columns = Array.from({ length: SIZE }, (_, column) => column);
  return {
    frame: FRAME,
    complete: true,
    hexes: Object.fromEntries(
      columns.flatMap((column) =>
        columns.map((row) => {
          const town = rows.includes(row) && column % 4 === 0;
          const exit = !rows.includes(row)
            ? undefined
            : column === 0
              ? 'west'
              : column === SIZE - 1
                ? 'east'
                : undefined;
          const country = column < half ? ('germany' as const) : ('russia' as const);
          const terrain = (column + row) % 5 ? ('clear' as const) : ('forest' as const);
          return [
            named(column, row),
            { terrain, country, ...(town ? { place: 'town' as const } : {}), ...(exit ? { exit } : {}) } as const,
          ];
        }),
      ),
    ),
    rails: rows.flatMap((row) =>
      columns.slice(1).map((column) => ({ a: named(column - 1, row), b: named(column, row) })),
    ),
    units: Array.from({ length: units }, (_, i) => {
      const hex = (i * 37) % NAMES.length;
      const west = Math.floor(hex / SIZE) < half;
      const lost = i % 10 === 0;
      const nation = west !== lost ? ('german' as const) : ('russian' as const);
      return { id: `u${i}`, hex: NAMES[hex] ?? '', nation };
    }),
  };
}

/** Supply and attacks of When Eagles Fight on a map of 40 by 40 hexes. */
export async function wefSheetCases(): Promise<readonly BenchCase[]> {
  const data = await loadData();
  const sheet = wholeFront(300);
  const checked = sheetSchema.parse(sheet);
  const opened = openSheet(checked);
  if (!opened.ok) throw new Error('wefSheetCases: the sheet does not open');
  const view = opened.value;
  const source = 'sheet' as const;
  const targets = [...new Set(sheet.units?.filter(({ nation }) => nation === 'russian').map(({ hex }) => hex))].filter(
    (target) => run(attack, { source: 'sheet', sheet, target }, data).ok,
  );
  const target = (i: number): string | undefined => targets[i % targets.length];
  const unit = (i: number): string => `u${i % 300}`;
  return [
    { name: 'wef sheet, open 40×40', work: () => openSheet(anew(checked)) },
    // Another object each time: nothing of the search before is known.
    { name: 'wef supply, 300 units, the search alone', work: () => settleSupply({ ...view }), goal },
    {
      name: 'wef supply, 300 units, a unit just changed',
      work: (i) => run(supply, { source, sheet: moved(checked, i) }, data),
      goal: CHANGED,
    },
    {
      name: 'wef supply, 300 units, a hex just painted',
      work: (i) => run(supply, { source, sheet: painted(checked, i) }, data),
      goal: CHANGED,
    },
    { name: 'wef supply, 300 units on 40×40', work: () => run(supply, { source, sheet }, data), goal },
    { name: 'wef supply, one unit on 40×40', work: (i) => run(supply, { source, sheet, unit: unit(i) }, data), goal },
    {
      name: 'wef attack, read off 40×40 with 300 units',
      work: (i) => run(attack, { source, sheet, target: target(i) }, data),
      goal,
    },
  ];
}
