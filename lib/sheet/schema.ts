import * as z from 'zod';
import type { Frame, Numbering } from '@/lib/board/hex/numbering';
import { parseOnce } from '@/lib/calc/parse-once';
import { atMost } from '@/lib/core/at-most';

/*
 * The schema of a hex sheet. Everything has a default, so that a sheet holds only what was painted; hexes are named as
 * on the map. A game puts its own layers into it.
 */

export const MAX_SIZE = 60;
export const MAX_UNITS = 300;
export const MAX_HEXES = MAX_SIZE * MAX_SIZE;
/** Steps between any two hexes of a sheet, straight from one to the other. */
export const MAX_STEPS = 2 * MAX_SIZE;
/** Stretches of railway, each from one hex to the next. */
export const MAX_RAILS = 2 * MAX_HEXES;
const SIDES_PER_HEX = 3;
/** Stretches of railway between two hexes: more are no map's. */
export const MAX_BETWEEN = 12;
/** Numbers that the lines of a hex which do not touch each other can have. */
export const MAX_LINE = 5;

export const directionSchema = z.union([
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
]);
export const directionsSchema = z.array(directionSchema).max(6);

/** A text that is a pattern and nothing else. */
export const textLike = (pattern: string): z.ZodString => z.string().regex(new RegExp(`^${pattern}$`));
export const hexNameSchema = ({ pattern }: Numbering): z.ZodString => textLike(pattern);

/** A stretch of railway of one of some grades; `standard` is the one that is laid without a word. */
export const railSchemaOf = <const Grade extends string>(
  numbering: Numbering,
  grades: readonly [Grade, ...Grade[]],
  standard: NoInfer<Grade>,
) =>
  z.strictObject({
    a: hexNameSchema(numbering),
    b: hexNameSchema(numbering),
    grade: z.enum(grades).default(standard as never),
    lineA: z.number().int().min(0).max(MAX_LINE).default(0),
    lineB: z.number().int().min(0).max(MAX_LINE).default(0),
    broken: z.enum(['none', 'a', 'b']).default('none'),
  });

/** What every unit of a sheet has: an id of its own, and its hex. */
export const placeFields = (numbering: Numbering) => ({ id: z.string().min(1).max(40), hex: hexNameSchema(numbering) });

/** The parts of a sheet's schema that are the game's. */
interface Layers<
  Turn extends z.ZodType,
  Hex extends z.ZodType,
  Hexside extends string,
  Rail extends z.ZodType,
  Unit extends z.ZodType,
> {
  readonly numbering: Numbering;
  /** what a new sheet shows */
  readonly frame: Frame;
  readonly turn: Turn;
  readonly hex: Hex;
  readonly hexsides: readonly [Hexside, ...Hexside[]];
  readonly rail: Rail;
  readonly unit: Unit;
}

/**
 * The fields of a sheet; a game makes them the schema, with what only its sheets have after them. An edit leaves what
 * it does not touch as the same objects: each layer, and each thing of a layer, is checked once.
 */
export const sheetFieldsOf = <
  Turn extends z.ZodType,
  Hex extends z.ZodType,
  const Hexside extends string,
  Rail extends z.ZodType,
  Unit extends z.ZodType,
>({
  numbering,
  frame,
  turn,
  hex,
  hexsides,
  rail,
  unit,
}: Layers<Turn, Hex, Hexside, Rail, Unit>) => {
  const name = hexNameSchema(numbering);
  return {
    title: z.string().max(60).default(''),
    frame: z
      .strictObject({
        column: textLike(numbering.columnPattern).default(frame.column),
        row: z.number().int().min(numbering.rows.first).max(numbering.rows.last).default(frame.row),
        columns: z.number().int().min(1).max(MAX_SIZE).default(frame.columns),
        rows: z.number().int().min(1).max(MAX_SIZE).default(frame.rows),
      })
      .default(frame),
    turn,
    hexes: parseOnce(atMost(z.record(name, parseOnce(hex)), MAX_HEXES)).default({} as never),
    /** by hexside, the hex that comes first on the map first: "X25/Y24" */
    sides: parseOnce(
      atMost(
        z.record(textLike(`${numbering.pattern}/${numbering.pattern}`), z.enum(hexsides)),
        MAX_HEXES * SIDES_PER_HEX,
      ),
    ).default({} as never),
    rails: parseOnce(z.array(parseOnce(rail)).max(MAX_RAILS)).default([]),
    /** one-way connections: no train passes in `hex` between the stretches to `a` and to `b` */
    oneWay: z
      .array(z.strictObject({ hex: name, a: name, b: name }))
      .max(MAX_HEXES)
      .default([]),
    units: z.array(parseOnce(unit)).max(MAX_UNITS).default([]),
  };
};
