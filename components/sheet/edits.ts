import { same } from '@/lib/calc/same';
import { cellOf, type Frame } from '@/lib/board/hex/numbering';
import { NUMBERING, sideName } from '@/lib/games/nach-paris/sheet/numbering';
import { MAX_UNITS } from '@/lib/sheet/schema';
import {
  hexSchema,
  placedUnitSchema,
  railSchema,
  sheetSchema,
  type Grade,
  type HexInfo,
  type RailStretch,
  type Sheet,
  type SheetUnit,
} from '@/lib/games/nach-paris/sheet/schema';
import { CONVOY_LIMIT } from '@/lib/games/nach-paris/tables/rail';
import { newPhase, phaseWithin, withCount } from '@/lib/games/nach-paris/sheet/phase';
import { withOwnSteps, type Hexside } from '@/lib/games/nach-paris/units';

/**
 * One change of a sheet. What it names must lie in the sheet's frame; a change that changes nothing gives an equal
 * sheet.
 */
export type Edit = (sheet: Sheet) => Sheet;

/** A hex where nothing was painted. */
export const BLANK: HexInfo = hexSchema.parse({});
export const EMPTY_SHEET: Sheet = sheetSchema.parse({});

/** Whether nothing has been put on a sheet. */
export const isEmpty = ({ hexes, sides, rails, units }: Sheet): boolean =>
  !Object.keys(hexes).length && !Object.keys(sides).length && !rails.length && !units.length;

export const hexIn = (sheet: Sheet, name: string): HexInfo => sheet.hexes[name] ?? BLANK;

/** One edit after the other. */
export const all =
  (...edits: readonly Edit[]): Edit =>
  (sheet) =>
    edits.reduce((before, edit) => edit(before), sheet);

/** Changes members of hexes; a hex that is blank again is left out. */
export const paintHexes =
  (names: readonly string[], change: Partial<HexInfo>): Edit =>
  (sheet) => {
    const hexes = { ...sheet.hexes };
    for (const name of names) {
      const next = { ...hexIn(sheet, name), ...change };
      if (same(next, BLANK)) delete hexes[name];
      else hexes[name] = next;
    }
    return { ...sheet, hexes };
  };

/** What lies on the hexside between two neighbours. */
export const setSide =
  (a: string, b: string, kind: Hexside): Edit =>
  (sheet) => {
    const { [sideName(a, b)]: _, ...sides } = sheet.sides;
    return { ...sheet, sides: kind === 'none' ? sides : { ...sides, [sideName(a, b)]: kind } };
  };

const joins = ({ a, b }: RailStretch, one: string, other: string): boolean =>
  (a === one && b === other) || (a === other && b === one);

/** Lays a railway along hexes that follow each other; a line that is there takes the grade. */
export const layRail =
  (path: readonly string[], grade: Grade): Edit =>
  (sheet) => {
    const rails = [...sheet.rails];
    path.slice(1).forEach((b, i) => {
      const a = path[i] ?? b;
      const there = rails.findIndex((rail) => joins(rail, a, b));
      const before = rails[there];
      if (before) rails[there] = { ...before, grade };
      else rails.push(railSchema.parse({ a, b, grade }));
    });
    return { ...sheet, rails };
  };

/** One-way connections whose stretches are still there. */
const tidy = (sheet: Sheet): Sheet => {
  const has = (one: string, other: string): boolean => sheet.rails.some((rail) => joins(rail, one, other));
  const oneWay = sheet.oneWay.filter(({ hex, a, b }) => has(hex, a) && has(hex, b));
  return oneWay.length === sheet.oneWay.length ? sheet : { ...sheet, oneWay };
};

/** Takes up the railways along a path. */
export const liftRail =
  (path: readonly string[]): Edit =>
  (sheet) =>
    tidy({
      ...sheet,
      rails: sheet.rails.filter((rail) => !path.slice(1).some((b, i) => joins(rail, path[i] ?? b, b))),
    });

/** Another line beside those that are there already. */
export const addRail =
  (a: string, b: string): Edit =>
  (sheet) => ({ ...sheet, rails: [...sheet.rails, railSchema.parse({ a, b })] });

export const changeRail =
  (place: number, change: Partial<RailStretch>): Edit =>
  (sheet) => ({ ...sheet, rails: sheet.rails.map((rail, i) => (i === place ? { ...rail, ...change } : rail)) });

export const removeRail =
  (place: number): Edit =>
  (sheet) =>
    tidy({ ...sheet, rails: sheet.rails.filter((_, i) => i !== place) });

type OneWay = Sheet['oneWay'][number];
const sameWay = (one: OneWay, { hex, a, b }: OneWay): boolean =>
  one.hex === hex && ((one.a === a && one.b === b) || (one.a === b && one.b === a));

export const hasOneWay = (sheet: Sheet, way: OneWay): boolean => sheet.oneWay.some((one) => sameWay(one, way));

/** Opens or closes the passage of trains between two stretches of a hex. */
export const toggleOneWay =
  (way: OneWay): Edit =>
  (sheet) => ({
    ...sheet,
    oneWay: hasOneWay(sheet, way) ? sheet.oneWay.filter((one) => !sameWay(one, way)) : [...sheet.oneWay, way],
  });

/** The first of u1, u2, … that no unit has. */
export function freeId({ units }: Pick<Sheet, 'units'>): string {
  const taken = new Set(units.map(({ id }) => id));
  let n = units.length + 1;
  while (taken.has(`u${n}`)) n++;
  return `u${n}`;
}

/** What of a unit may be given when it is put on the sheet. */
export type UnitInput = Partial<Omit<SheetUnit, 'id' | 'hex'>>;

/** Puts a unit into a hex; a sheet that is full stays as it is. */
export const addUnit =
  (hex: string, unit: UnitInput): Edit =>
  (sheet) =>
    sheet.units.length >= MAX_UNITS
      ? sheet
      : { ...sheet, units: [...sheet.units, placedUnitSchema.parse({ ...unit, id: freeId(sheet), hex })] };

/**
 * A second unit beside one: without its name, since no two counters have the same, and without what that one did in
 * this phase.
 */
export const copyUnit =
  (id: string): Edit =>
  (sheet) =>
    sheet.units
      .filter((unit) => unit.id === id)
      .reduce((before, { hex, ...unit }) => addUnit(hex, { ...unit, name: '', spent: 0, rode: false })(before), sheet);

export const changeUnit =
  (id: string, change: Partial<Omit<SheetUnit, 'id'>>): Edit =>
  (sheet) => ({
    ...sheet,
    units: sheet.units.map((unit) => (unit.id === id ? withOwnSteps({ ...unit, ...change }) : unit)),
  });

export const removeUnit =
  (id: string): Edit =>
  (sheet) => ({ ...sheet, units: sheet.units.filter((unit) => unit.id !== id) });

/** Moves units to a hex, on top of those there. */
export const moveUnits =
  (ids: readonly string[], hex: string): Edit =>
  (sheet) => {
    const moved = sheet.units.filter(({ id }) => ids.includes(id)).map((unit) => ({ ...unit, hex }));
    return { ...sheet, units: [...sheet.units.filter(({ id }) => !ids.includes(id)), ...moved] };
  };

/** Another turn begins with a new phase. */
export const setTurn =
  (turn: number): Edit =>
  (sheet) =>
    turn === sheet.turn ? sheet : { ...newPhase(sheet), turn };

/** Corrects the transit of a hex or hexside in this phase, in total steps. */
export const setTransit =
  (place: string, steps: number): Edit =>
  (sheet) => ({ ...sheet, phase: { ...sheet.phase, transit: withCount(sheet.phase.transit, place, steps) } });

/**
 * Corrects the number of convoys that were conducted in this phase; a number that cannot be becomes the nearest that
 * can.
 */
export const setConvoys =
  (convoys: number): Edit =>
  (sheet) => ({ ...sheet, phase: { ...sheet.phase, convoys: Math.max(0, Math.min(CONVOY_LIMIT, convoys)) } });

export const rename =
  (title: string): Edit =>
  (sheet) => ({ ...sheet, title });

/** How many painted hexes, hexsides, stretches and units lie outside a frame. */
export function lostBy(sheet: Sheet, frame: Frame): number {
  const kept = setFrame(frame)(sheet);
  const count = ({ hexes, sides, rails, units }: Sheet): number =>
    Object.keys(hexes).length + Object.keys(sides).length + rails.length + units.length;
  return count(sheet) - count(kept);
}

/** Shows another part of the map: everything keeps its hex by name, and what lies outside is dropped. */
export const setFrame =
  (frame: Frame): Edit =>
  (sheet) => {
    const inside = (...names: readonly string[]): boolean =>
      names.every((name) => cellOf(NUMBERING, frame, name) !== undefined);
    return {
      ...sheet,
      frame,
      hexes: Object.fromEntries(Object.entries(sheet.hexes).filter(([name]) => inside(name))),
      sides: Object.fromEntries(Object.entries(sheet.sides).filter(([name]) => inside(...name.split('/')))),
      rails: sheet.rails.filter(({ a, b }) => inside(a, b)),
      oneWay: sheet.oneWay.filter(({ hex, a, b }) => inside(hex, a, b)),
      units: sheet.units.filter(({ hex }) => inside(hex)),
      phase: phaseWithin(sheet.phase, inside),
    };
  };
