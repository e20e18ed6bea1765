import fc, { type Arbitrary } from 'fast-check';
import { DIRECTIONS, neighbour } from '@/lib/board/hex/grid';
import { columnLetters } from '@/lib/board/hex/letters';
import { cellName, gridOf, type Frame } from '@/lib/board/hex/numbering';
import { NUMBERING, sideName } from '@/lib/games/nach-paris/sheet/numbering';
import { openSheet, type SheetView } from '@/lib/games/nach-paris/sheet/view';
import {
  CITIES,
  COUNTRIES,
  FORT_CATEGORIES,
  FORT_KINDS,
  GRADES,
  sheetSchema,
  type Sheet,
  type SheetInput,
} from '@/lib/games/nach-paris/sheet/schema';
import { HEXSIDES, KINDS, LAST_TURN, MOBILITIES, NATIONS, RANKS, TERRAINS } from '@/lib/games/nach-paris/units';

/** A sheet with its defaults filled in; a test's own sheet must fit the schema. */
export const sheetOf = (input: SheetInput): Sheet => sheetSchema.parse(input);

/** An opened sheet; a test's own sheet must open. */
export function viewOf(input: SheetInput): SheetView {
  const opened = openSheet(sheetOf(input));
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value;
}

const direction = fc.constantFrom(...DIRECTIONS);
const directions = fc.uniqueArray(direction, { maxLength: 3 });
const short = fc.oneof(fc.constantFrom('', '(a;b:c,d)*', '~', 'Liège'), fc.string({ maxLength: 12 }));
const side = fc.constantFrom('german', 'allied');
/** Any choice of the members. */
const some = <T extends object>(members: { [K in keyof T]: Arbitrary<T[K]> }) =>
  fc.record<T, never>(members, { requiredKeys: [] });

const fort = some({
  name: short,
  kind: fc.constantFrom(...FORT_KINDS),
  category: fc.constantFrom(...FORT_CATEGORIES),
  cbf: fc.nat(12),
  arf: fc.nat(8),
  active: fc.boolean(),
  steps: fc.constantFrom(1, 2),
  zoc: directions,
});
const cell = some({
  terrain: fc.constantFrom(...TERRAINS),
  city: fc.constantFrom(...CITIES),
  station: fc.constantFrom('city', 'none', 'small', 'normal', 'large'),
  country: fc.constantFrom(...COUNTRIES),
  control: side,
  root: fc.constantFrom('german', 'allied', 'belgian'),
  goesOn: fc.boolean(),
  owner: fc.constantFrom(...NATIONS),
  enc: fc.constantFrom('', 'Liège', 'Namur'),
  works: some({ level: fc.constantFrom('regular', 'improved'), sides: directions }),
  zone: fc.boolean(),
  oldFort: fc.boolean(),
  forts: fc.array(fort, { maxLength: 2 }),
  port: some({ capacity: fc.nat(10), owner: side }),
});
const unit = some({
  name: short,
  nation: fc.constantFrom(...NATIONS),
  kind: fc.constantFrom(...KINDS),
  rank: fc.constantFrom(...RANKS),
  steps: fc.integer({ min: 1, max: 5 }),
  arf: fc.nat(12),
  redArf: fc.boolean(),
  mountain: fc.boolean(),
  mobility: fc.constantFrom(...MOBILITIES),
  light: fc.boolean(),
  facing: direction,
  army: fc.constantFrom('', '1', '2'),
  corps: fc.constantFrom('', 'II', 'VII'),
  cavalryCorps: fc.boolean(),
  embarked: fc.boolean(),
  radius: fc.nat(9),
  reduced: fc.nat(5),
  flipped: fc.nat(12),
  spent: fc.nat(120),
  rode: fc.boolean(),
});

const frames: Arbitrary<Frame> = fc.record({
  column: fc.nat(50).map(columnLetters),
  row: fc.integer({ min: 1, max: 60 }),
  columns: fc.integer({ min: 2, max: 7 }),
  rows: fc.integer({ min: 2, max: 7 }),
});

/** Small sheets that open: everything that can be painted, hexes and hexsides where they may be. */
export const sheets: Arbitrary<Sheet> = frames.chain((frame) => {
  const grid = gridOf(NUMBERING, frame);
  const nameOf = (hex: number): string => cellName(NUMBERING, frame, hex) ?? '';
  const hexes = Array.from({ length: frame.columns * frame.rows }, (_, hex) => hex);
  const pairs = hexes.flatMap((hex) =>
    DIRECTIONS.flatMap((d) => {
      const other = neighbour(grid, hex, d);
      return other === undefined ? [] : [[nameOf(hex), nameOf(other)] as const];
    }),
  );
  const name = fc.constantFrom(...hexes.map((hex) => nameOf(hex)));
  const pair = fc.constantFrom(...pairs);
  const stretch = fc
    .tuple(
      pair,
      some({
        grade: fc.constantFrom(...GRADES),
        lineA: fc.nat(1),
        lineB: fc.nat(1),
        broken: fc.constantFrom('none', 'a', 'b'),
      }),
    )
    .map(([[a, b], rest]) => ({ ...rest, a, b }));
  return fc
    .record({
      title: short,
      frame: fc.constant(frame),
      turn: fc.integer({ min: 1, max: LAST_TURN }),
      hexes: fc.dictionary(name, cell, { maxKeys: 25 }),
      sides: fc
        .array(fc.tuple(pair, fc.constantFrom(...HEXSIDES)), { maxLength: 12 })
        .map((all) => Object.fromEntries(all.map(([[a, b], kind]) => [sideName(a, b), kind]))),
      rails: fc.array(stretch, { maxLength: 25 }),
      phase: some({
        transit: fc.oneof(
          fc.dictionary(name, fc.integer({ min: 1, max: 99 }), { maxKeys: 3 }),
          fc.tuple(pair, fc.integer({ min: 1, max: 99 })).map(([[a, b], steps]) => ({ [sideName(a, b)]: steps })),
        ),
        boarded: fc.dictionary(name, fc.integer({ min: 1, max: 99 }), { maxKeys: 3 }),
        runs: fc
          .array(fc.tuple(pair, fc.nat(3), fc.constantFrom('', ':1')), { maxLength: 3 })
          .map((all) => Object.fromEntries(all.map(([[a, b], convoys, line]) => [`${a}>${b}${line}`, convoys]))),
        convoys: fc.nat(14),
      }),
      units: fc
        .array(fc.tuple(name, unit), { maxLength: 8 })
        .map((all) => all.map(([hex, rest], i) => ({ ...rest, id: `u${i}`, hex }))),
    })
    .map((input) => sheetSchema.parse(input));
});
