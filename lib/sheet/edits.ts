import { cellOf, sideName, type Frame } from '@/lib/board/hex/numbering';
import { same } from '@/lib/calc/same';
import { oncePer } from '@/lib/core/once';
import { MAX_UNITS } from '@/lib/sheet/schema';
import type { AnySheet, HexOf, OneWay, Placed, RailStretch, SheetKind, SideOf, UnitOf } from '@/lib/sheet/sheet';

/**
 * One change of a sheet. What it names must lie in the sheet's frame; a change that changes nothing gives an equal
 * sheet.
 */
export type Edit<Sheet extends AnySheet = AnySheet> = (sheet: Sheet) => Sheet;

/** One edit after the other. */
export const all =
  <Sheet extends AnySheet>(...edits: readonly Edit<Sheet>[]): Edit<Sheet> =>
  (sheet) =>
    edits.reduce((before, edit) => edit(before), sheet);

/** Whether nothing has been put on a sheet. */
export const isEmpty = ({ hexes, sides, rails, units }: AnySheet): boolean =>
  !Object.keys(hexes).length && !Object.keys(sides).length && !rails.length && !units.length;

export const rename =
  <Sheet extends AnySheet>(title: string): Edit<Sheet> =>
  (sheet) => ({ ...sheet, title });

const joins = ({ a, b }: RailStretch, one: string, other: string): boolean =>
  (a === one && b === other) || (a === other && b === one);

const sameWay = (one: OneWay, { hex, a, b }: OneWay): boolean =>
  one.hex === hex && ((one.a === a && one.b === b) || (one.a === b && one.b === a));

export const hasOneWay = (sheet: AnySheet, way: OneWay): boolean => sheet.oneWay.some((one) => sameWay(one, way));

/** A sheet with only those one-way connections whose stretches are still there. */
const tidy = <Sheet extends AnySheet>(sheet: Sheet): Sheet => {
  const has = (one: string, other: string): boolean => sheet.rails.some((rail) => joins(rail, one, other));
  const oneWay = sheet.oneWay.filter(({ hex, a, b }) => has(hex, a) && has(hex, b));
  return oneWay.length === sheet.oneWay.length ? sheet : { ...sheet, oneWay };
};

/** Takes up the railways along a path. */
export const liftRail =
  <Sheet extends AnySheet>(path: readonly string[]): Edit<Sheet> =>
  (sheet) =>
    tidy({
      ...sheet,
      rails: sheet.rails.filter((rail) => !path.slice(1).some((b, i) => joins(rail, path[i] ?? b, b))),
    });

export const changeRail =
  <Sheet extends AnySheet>(place: number, change: Partial<RailStretch>): Edit<Sheet> =>
  (sheet) => ({ ...sheet, rails: sheet.rails.map((rail, i) => (i === place ? { ...rail, ...change } : rail)) });

export const removeRail =
  <Sheet extends AnySheet>(place: number): Edit<Sheet> =>
  (sheet) =>
    tidy({ ...sheet, rails: sheet.rails.filter((_, i) => i !== place) });

/** Opens or closes the passage of trains between two stretches of a hex. */
export const toggleOneWay =
  <Sheet extends AnySheet>(way: OneWay): Edit<Sheet> =>
  (sheet) => ({
    ...sheet,
    oneWay: hasOneWay(sheet, way) ? sheet.oneWay.filter((one) => !sameWay(one, way)) : [...sheet.oneWay, way],
  });

/** The first of u1, u2, … that no unit has. */
export function freeId({ units }: Pick<AnySheet, 'units'>): string {
  const taken = new Set(units.map(({ id }) => id));
  let n = units.length + 1;
  while (taken.has(`u${n}`)) n++;
  return `u${n}`;
}

export const removeUnit =
  <Sheet extends AnySheet>(id: string): Edit<Sheet> =>
  (sheet) => ({ ...sheet, units: sheet.units.filter((unit) => unit.id !== id) });

/** Moves units to a hex, on top of those there. */
export const moveUnits =
  <Sheet extends AnySheet>(ids: readonly string[], hex: string): Edit<Sheet> =>
  (sheet) => {
    const moved = sheet.units.filter(({ id }) => ids.includes(id)).map((unit) => ({ ...unit, hex }));
    return { ...sheet, units: [...sheet.units.filter(({ id }) => !ids.includes(id)), ...moved] };
  };

/** What of a unit may be given when it is put on the sheet. */
export type UnitInput<Sheet extends AnySheet = AnySheet> = Partial<Omit<UnitOf<Sheet>, 'id' | 'hex'>>;

/** The edits that depend on what a game's sheets are made of. */
export interface SheetEdits<Sheet extends AnySheet = AnySheet> {
  /** a new sheet, and a hex where nothing was painted */
  readonly empty: Sheet;
  readonly blank: HexOf<Sheet>;
  hexIn(sheet: Sheet, name: string): HexOf<Sheet>;
  /** changes members of hexes; a hex that is blank again is left out */
  paintHexes(names: readonly string[], change: Partial<HexOf<Sheet>>): Edit<Sheet>;
  /** what lies on the hexside between two neighbours */
  setSide(a: string, b: string, kind: SideOf<Sheet>): Edit<Sheet>;
  /** lays a railway along hexes that follow each other; a line that is there takes the grade */
  layRail(path: readonly string[], grade: Sheet['rails'][number]['grade']): Edit<Sheet>;
  /** another line beside those that are there already */
  addRail(a: string, b: string): Edit<Sheet>;
  /** puts a unit into a hex; a sheet that is full stays as it is */
  addUnit(hex: string, unit: UnitInput<Sheet>): Edit<Sheet>;
  /** a second unit beside one, without what only that one can have */
  copyUnit(id: string): Edit<Sheet>;
  changeUnit(id: string, change: Partial<Omit<UnitOf<Sheet>, 'id'>>): Edit<Sheet>;
  /** another turn begins with a new phase */
  setTurn(turn: number): Edit<Sheet>;
  /** shows another part of the map: everything keeps its hex by name, and what lies outside is dropped */
  setFrame(frame: Frame): Edit<Sheet>;
  /** how many painted hexes, hexsides, stretches and units lie outside a frame */
  lostBy(sheet: Sheet, frame: Frame): number;
}

/** The edits of a kind of sheets. */
export const editsOf = oncePer(editsOfKind) as <Sheet extends AnySheet, Unit extends Placed>(
  kind: SheetKind<Sheet, Unit>,
) => SheetEdits<Sheet>;

function editsOfKind({ numbering, schema, hexsides, make }: SheetKind): SheetEdits {
  const blank = make.hex();
  const hexIn = (sheet: AnySheet, name: string) => sheet.hexes[name] ?? blank;
  const addUnit =
    (hex: string, unit: object): Edit =>
    (sheet) =>
      sheet.units.length >= MAX_UNITS
        ? sheet
        : { ...sheet, units: [...sheet.units, make.unit({ ...unit, id: freeId(sheet), hex })] };
  const setFrame =
    (frame: Frame): Edit =>
    (sheet) => {
      const inside = (...names: readonly string[]): boolean =>
        names.every((name) => cellOf(numbering, frame, name) !== undefined);
      return {
        ...sheet,
        ...make.within?.(sheet, inside),
        frame,
        hexes: Object.fromEntries(Object.entries(sheet.hexes).filter(([name]) => inside(name))),
        sides: Object.fromEntries(Object.entries(sheet.sides).filter(([name]) => inside(...name.split('/')))),
        rails: sheet.rails.filter(({ a, b }) => inside(a, b)),
        oneWay: sheet.oneWay.filter(({ hex, a, b }) => inside(hex, a, b)),
        units: sheet.units.filter(({ hex }) => inside(hex)),
      };
    };
  const count = ({ hexes, sides, rails, units }: AnySheet): number =>
    Object.keys(hexes).length + Object.keys(sides).length + rails.length + units.length;
  return {
    empty: schema.parse({}),
    blank,
    hexIn,
    paintHexes: (names, change) => (sheet) => {
      const hexes = { ...sheet.hexes };
      for (const name of names) {
        const next = { ...hexIn(sheet, name), ...change };
        if (same(next, blank)) delete hexes[name];
        else hexes[name] = next;
      }
      return { ...sheet, hexes };
    },
    setSide: (a, b, kind) => (sheet) => {
      const { [sideName(numbering, a, b)]: _, ...sides } = sheet.sides;
      return { ...sheet, sides: kind === hexsides[0] ? sides : { ...sides, [sideName(numbering, a, b)]: kind } };
    },
    layRail: (path, grade) => (sheet) => {
      const rails = [...sheet.rails];
      path.slice(1).forEach((b, i) => {
        const a = path[i] ?? b;
        const there = rails.findIndex((rail) => joins(rail, a, b));
        const before = rails[there];
        if (before) rails[there] = { ...before, grade };
        else rails.push(make.rail({ a, b, grade }));
      });
      return { ...sheet, rails };
    },
    addRail: (a, b) => (sheet) => ({ ...sheet, rails: [...sheet.rails, make.rail({ a, b })] }),
    addUnit,
    copyUnit: (id) => (sheet) =>
      sheet.units
        .filter((unit) => unit.id === id)
        .reduce((before, { hex, ...unit }) => addUnit(hex, { ...unit, ...make.copied })(before), sheet),
    changeUnit: (id, change) => (sheet) => ({
      ...sheet,
      units: sheet.units.map((unit) => {
        const next = { ...unit, ...change };
        return unit.id === id ? (make.mended?.(next) ?? next) : unit;
      }),
    }),
    setTurn: (turn) => (sheet) => (turn === sheet.turn ? sheet : { ...sheet, ...make.turned?.(sheet), turn }),
    setFrame,
    lostBy: (sheet, frame) => count(sheet) - count(setFrame(frame)(sheet)),
  };
}
