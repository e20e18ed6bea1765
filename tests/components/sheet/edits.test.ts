import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EDITS, setConvoys, setTransit } from '@/components/games/nach-paris/sheet/edits';
import {
  all,
  changeRail,
  freeId,
  hasOneWay,
  isEmpty,
  liftRail,
  moveUnits,
  removeRail,
  removeUnit,
  toggleOneWay,
  type Edit as AnyEdit,
} from '@/lib/sheet/edits';
import { columnLetters } from '@/lib/board/hex/letters';
import { openSheet } from '@/lib/games/nach-paris/sheet/view';
import { sheetSchema, type Sheet } from '@/lib/games/nach-paris/sheet/schema';

const { addRail, addUnit, changeUnit, copyUnit, hexIn, layRail, lostBy, paintHexes, setFrame, setSide } = EDITS;
const EMPTY_SHEET = EDITS.empty;
type Edit = AnyEdit<Sheet>;

const sheet = (...edits: readonly Edit[]): Sheet => all(...edits)(EMPTY_SHEET);

it('a sheet is empty until something is put on it, and again when all is taken off', () => {
  expect(isEmpty(sheet())).toBe(true);
  for (const edit of [
    paintHexes(['B2'], { terrain: 'rough' }),
    setSide('C3', 'B2', 'river'),
    layRail(['B2', 'B3'], 'hcr'),
    addUnit('C3', {}),
  ])
    expect(isEmpty(sheet(edit))).toBe(false);
  expect(isEmpty(sheet(addUnit('C3', {}), removeUnit('u1')))).toBe(true);
});

describe('painting', () => {
  it('changes members of hexes and leaves the others', () => {
    const painted = sheet(paintHexes(['B2', 'C3'], { terrain: 'rough' }), paintHexes(['B2'], { country: 'france' }));
    expect([
      hexIn(painted, 'B2').terrain,
      hexIn(painted, 'B2').country,
      hexIn(painted, 'C3').country,
      hexIn(painted, 'D4').terrain,
    ]).toEqual(['rough', 'france', 'none', 'clear']);
  });
  it('leaves out a hex that is blank again', () => {
    expect(
      sheet(
        paintHexes(['B2'], { terrain: 'rough', control: 'german' }),
        paintHexes(['B2'], { terrain: 'clear', control: undefined }),
      ).hexes,
    ).toEqual({});
  });
  it('names a hexside by its smaller hex, and takes it away again', () => {
    expect(sheet(setSide('C3', 'B2', 'river')).sides).toEqual({ 'B2/C3': 'river' });
    expect(sheet(setSide('C3', 'B2', 'river'), setSide('B2', 'C3', 'none')).sides).toEqual({});
  });
});

describe('railways', () => {
  const line = layRail(['B2', 'B3', 'B4'], 'hcr');
  it('are laid along a path, once', () => {
    expect(sheet(line, layRail(['B4', 'B3'], 'lcr')).rails.map(({ a, b, grade }) => [a, b, grade])).toEqual([
      ['B2', 'B3', 'hcr'],
      ['B3', 'B4', 'lcr'],
    ]);
  });
  it('may lie beside each other when that is asked for', () => {
    expect(
      sheet(line, addRail('B2', 'B3'), changeRail(2, { lineA: 1, lineB: 1 })).rails.map(({ lineA }) => lineA),
    ).toEqual([0, 0, 1]);
  });
  it('are taken up with their one-way connections', () => {
    const way = { hex: 'B3', a: 'B2', b: 'B4' };
    const barred = sheet(line, toggleOneWay(way));
    expect([hasOneWay(barred, way), hasOneWay(barred, { ...way, a: 'B4', b: 'B2' })]).toEqual([true, true]);
    expect(toggleOneWay({ ...way, a: 'B4', b: 'B2' })(barred).oneWay).toEqual([]);
    expect(liftRail(['B4', 'B3'])(barred)).toMatchObject({ oneWay: [], rails: [{ a: 'B2', b: 'B3' }] });
    expect(removeRail(0)(barred).oneWay).toEqual([]);
  });
});

describe('units', () => {
  const two = sheet(addUnit('B2', { name: '1' }), addUnit('B2', { name: '2' }));
  it('get ids of their own, also after one has left', () => {
    expect(two.units.map(({ id }) => id)).toEqual(['u1', 'u2']);
    const left = removeUnit('u1')(two);
    expect(left.units.some(({ id }) => id === freeId(left))).toBe(false);
  });
  it('move on top of those that are there', () => {
    const moved = all(addUnit('C3', { name: '3' }), moveUnits(['u1'], 'C3'))(two);
    expect(moved.units.map(({ name, hex }) => `${name} ${hex}`)).toEqual(['2 B2', '3 C3', '1 C3']);
  });
  it('are copied as fresh counters, which have no name yet and have not moved in this phase', () => {
    const [, , copy] = all(changeUnit('u1', { cbf: 12, facing: 2, spent: 30, rode: true }), copyUnit('u1'))(two).units;
    expect(copy).toMatchObject({ id: 'u3', hex: 'B2', name: '', cbf: 12, facing: 2, spent: 0, rode: false });
  });
  it('change by id', () =>
    expect(changeUnit('u2', { facing: 4 })(two).units.map(({ facing }) => facing)).toEqual([0, 4]));
  it('stop at the most that a sheet holds', () => {
    const full = sheet(...Array.from({ length: 301 }, () => addUnit('B2', {})));
    expect(full.units.length).toBe(300);
  });
});

describe('what a phase has used', () => {
  it.each([-5, 0, 15, 999])('typed as %i leaves a sheet that can be read again', (typed) => {
    const corrected = sheet(paintHexes(['B2'], { terrain: 'mountain' }), setConvoys(typed), setTransit('B2', typed));
    expect(sheetSchema.safeParse(corrected)).toEqual({ success: true, data: corrected });
  });
});

describe('the frame', () => {
  const painted = sheet(
    paintHexes(['A1', 'L12'], { terrain: 'rough' }),
    setSide('A1', 'A2', 'river'),
    layRail(['A1', 'A2', 'A3'], 'hcr'),
    addUnit('A1', {}),
    addUnit('K11', {}),
  );
  it('keeps what lies inside when it grows', () => {
    const grown = setFrame({ column: 'A', row: 1, columns: 40, rows: 40 })(painted);
    expect({ ...grown, frame: painted.frame }).toEqual(painted);
  });
  it('drops what lies outside when it shrinks, and counts it first', () => {
    const frame = { column: 'B', row: 2, columns: 11, rows: 11 };
    expect(lostBy(painted, frame)).toBe(5);
    const small = setFrame(frame)(painted);
    expect([Object.keys(small.hexes), small.sides, small.rails, small.units.map(({ hex }) => hex)]).toEqual([
      ['L12'],
      {},
      [],
      ['K11'],
    ]);
  });
});

it('every edit gives a sheet that opens', () => {
  const name = fc
    .tuple(fc.integer({ min: 0, max: 11 }), fc.integer({ min: 1, max: 12 }))
    .map(([column, row]) => `${columnLetters(column)}${row}`);
  const edit: fc.Arbitrary<Edit> = fc.oneof(
    name.map((hex) => paintHexes([hex], { terrain: 'mountain' })),
    name.map((hex) => addUnit(hex, { nation: 'france' })),
    fc
      .tuple(fc.integer({ min: 0, max: 11 }), fc.integer({ min: 1, max: 11 }))
      .map(([column, row]) => setSide(`${columnLetters(column)}${row + 1}`, `${columnLetters(column)}${row}`, 'river')),
    fc.tuple(fc.integer({ min: 0, max: 11 }), fc.integer({ min: 1, max: 9 })).map(([column, row]) =>
      layRail(
        [0, 1, 2].map((step) => `${columnLetters(column)}${row + step}`),
        'lcr',
      ),
    ),
    name.map((hex) => moveUnits<Sheet>(['u1', 'u2'], hex)),
    fc
      .integer({ min: 2, max: 12 })
      .map((rows) => setFrame({ column: 'A', row: 1, columns: 12, rows: Math.max(rows, 12) })),
  );
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
      const made = sheet(...edits);
      expect(sheetSchema.safeParse(made).success).toBe(true);
      expect(openSheet(made).ok).toBe(true);
    }),
  );
});
