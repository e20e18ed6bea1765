import type { Direction } from '@/lib/board/hex/grid';
import type { Frame, HexMap, Numbering } from '@/lib/board/hex/numbering';
import type { Refusal } from '@/lib/calc/evaluation';
import type { GameId } from '@/lib/core/game-id';
import type { RailNet } from '@/lib/sheet/rails';
import type * as z from 'zod';

/*
 * The hex sheet: a part of a map as a player paints it. Here is what the sheets of all games have; a game adds its own
 * layers to the hexes, the units and the sheet itself.
 */

/** What is painted in a hex. */
export interface SheetHex {
  readonly terrain: string;
}

/**
 * A stretch of railway between two neighbouring hexes. Inside a hex all stretches of one line number are joined;
 * other numbers are other lines that pass each other without a connection. `broken`: a destroyed structure stands in
 * hex a or b on this stretch, so that less than half of the line in that hex hangs on it.
 */
export interface RailStretch {
  readonly a: string;
  readonly b: string;
  readonly grade: string;
  readonly lineA: number;
  readonly lineB: number;
  readonly broken: 'none' | 'a' | 'b';
}

/** A one-way connection: no train passes in `hex` between the stretches to `a` and to `b`. */
export interface OneWay {
  readonly hex: string;
  readonly a: string;
  readonly b: string;
}

export interface SheetUnit {
  readonly id: string;
  readonly hex: string;
}

/** A sheet with its defaults filled in. Hexes are named as on the map; a sheet holds only what was painted. */
export interface AnySheet {
  readonly title: string;
  readonly frame: Frame;
  readonly turn: number;
  readonly hexes: Readonly<Record<string, SheetHex>>;
  /** by hexside, the hex that comes first on the map first: "X25/Y24" */
  readonly sides: Readonly<Record<string, string>>;
  readonly rails: readonly RailStretch[];
  readonly oneWay: readonly OneWay[];
  readonly units: readonly SheetUnit[];
}

export type HexOf<Sheet extends AnySheet> = Sheet['hexes'][string];
export type TerrainOf<Sheet extends AnySheet> = HexOf<Sheet>['terrain'];
export type SideOf<Sheet extends AnySheet> = Sheet['sides'][string];
export type UnitOf<Sheet extends AnySheet> = Sheet['units'][number];

/** A unit of the sheet in its hex, by the hex's index. */
export type Placed<Unit = SheetUnit> = Unit & { readonly at: number };

/** A layer of the hexes that an address writes hex by hex: one letter for each value, the first is that of no paint. */
export interface RunLayer {
  /** its name in the code */
  readonly key: string;
  /** the member of a hex */
  readonly member: string;
  readonly letters: string;
  readonly values: readonly (string | boolean | undefined)[];
}

/** What is wrong with a thing of a sheet; undefined when nothing is. */
export type Fault = Refusal | undefined;

/** Checks names of hexes for a layer of a game, each by the field that they stand in. */
export interface NameChecks {
  hex(field: string, name: string): Fault;
  neighbours(field: string, a: string, b: string): Fault;
  /** the name of a hexside, which must be the one that the sheet gives it */
  side(field: string, name: string): Fault;
}

/** How the parts of a game's sheet are made and changed. */
export interface Makes<Sheet extends AnySheet> {
  /** a hex where nothing was painted */
  hex(): HexOf<Sheet>;
  /** a stretch with its defaults, of the usual grade unless one is given */
  rail(given: { readonly a: string; readonly b: string; readonly grade?: string }): Sheet['rails'][number];
  /** a unit with its defaults */
  unit(given: { readonly id: string; readonly hex: string }): UnitOf<Sheet>;
  /** what a copy of a unit has in place of what only that one can have */
  readonly copied: Partial<UnitOf<Sheet>>;
  /** a unit that was changed, as its rules let it be */
  mended?(unit: UnitOf<Sheet>): UnitOf<Sheet>;
  /** what changes of a sheet when another turn begins */
  turned?(sheet: Sheet): Partial<Sheet>;
  /** what is left of the layers of the game when only some hexes stay */
  within?(sheet: Sheet, inside: (...names: readonly string[]) => boolean): Partial<Sheet>;
}

/** What the sheet of a game is made of. */
export interface SheetKind<Sheet extends AnySheet = AnySheet, Unit extends Placed = Placed<UnitOf<Sheet>>> {
  /** folder of the game: "<game>/sheet" is the kind of its files */
  readonly game: GameId;
  readonly numbering: Numbering;
  readonly schema: z.ZodType<Sheet> & { readonly shape: z.core.$ZodLooseShape };
  /** in the order of the codes; the first is the one of a hex without paint */
  readonly terrains: readonly TerrainOf<Sheet>[];
  /** in the order of the codes; the first, "none", is no hexside */
  readonly hexsides: readonly SideOf<Sheet>[];
  /** with a letter for each in the codes */
  readonly grades: { readonly [Grade in Sheet['rails'][number]['grade']]: string };
  readonly runs: readonly RunLayer[];
  /** the members of a sheet that only this game has, by their names in the code */
  readonly rest: Readonly<Record<string, string>>;
  /** a unit as it stands in its hex */
  place(unit: UnitOf<Sheet>, at: number): Unit;
  readonly make: Makes<Sheet>;
  /** what is wrong in the layers of the game */
  faults?(sheet: Sheet, checks: NameChecks): Iterable<Fault>;
}

/** A sheet indexed for searches: hexes are numbers. */
export interface Ground<Sheet extends AnySheet = AnySheet, Unit extends Placed = Placed<UnitOf<Sheet>>> extends Pick<
  HexMap,
  'grid' | 'names' | 'index' | 'neighbours' | 'graph'
> {
  readonly sheet: Sheet;
  readonly map: HexMap;
  /** index into the kind's terrains by hex */
  readonly terrain: Uint8Array;
  /** index into the kind's hexsides at hex * 6 + direction, the same from both hexes */
  readonly sides: Uint8Array;
  /** what was painted in each hex; undefined where nothing was */
  readonly cells: readonly (HexOf<Sheet> | undefined)[];
  readonly units: readonly Unit[];
  readonly unitsAt: ReadonlyMap<number, readonly Unit[]>;
  readonly rails: RailNet<Sheet['rails'][number]>;
  terrainAt(hex: number): TerrainOf<Sheet>;
  sideAt(hex: number, direction: Direction): SideOf<Sheet>;
}
