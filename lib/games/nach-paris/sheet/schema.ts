import * as z from 'zod';
import { parseOnce } from '@/lib/calc/parse-once';
import { NUMBERING } from '@/lib/games/nach-paris/sheet/numbering';
import {
  commandField,
  HEXSIDES,
  NATIONS,
  steppedField,
  TERRAINS,
  turnField,
  unitField,
  withOwnSteps,
} from '@/lib/games/nach-paris/units';
import { atMost } from '@/lib/core/at-most';
import {
  directionSchema,
  directionsSchema,
  hexNameSchema,
  MAX_HEXES,
  placeFields,
  railSchemaOf,
  sheetFieldsOf,
  textLike,
} from '@/lib/sheet/schema';

/*
 * What the hex sheet of 1914 Nach Paris holds beyond that of any game (lib/sheet): its terrain and hexsides, what is
 * built in the hexes, its railways and units, and what a Movement Phase uses up.
 */

/** Sizes of cities and of their stations (4.5, 12.2.1); `grand-station` is one of Paris, Brussels or Antwerp. */
export const CITIES = ['none', 'small', 'normal', 'large', 'suburb', 'grand-station'] as const;
export type City = (typeof CITIES)[number];
export const COUNTRIES = ['none', 'germany', 'france', 'belgium', 'luxembourg', 'netherlands'] as const;
export const GRADES = ['hcr-improved', 'hcr', 'lcr'] as const;
export type Grade = (typeof GRADES)[number];
export const isLow = (grade: Grade): boolean => grade === GRADES[2];
export const FORT_KINDS = ['fort', 'feste'] as const;
export const FORT_CATEGORIES = ['masonry', 'improved-masonry', 'improved-concrete'] as const;

const hexName = hexNameSchema(NUMBERING);
const side = z.enum(['german', 'allied']);

export const fortSchema = z.strictObject({
  name: z.string().max(30).default(''),
  kind: z.enum(FORT_KINDS).default('fort'),
  category: z.enum(FORT_CATEGORIES).default('masonry'),
  cbf: z.number().int().min(0).max(30).default(4),
  arf: z.number().int().min(0).max(30).default(0),
  cab: z.number().int().min(1).max(20).default(12),
  /** false once it is destroyed */
  active: z.boolean().default(true),
  /** a Feste has two, and one when it is reduced */
  steps: z.number().int().min(1).max(2).default(1),
  /** hexes of the ZOC printed on the counter of a Feste */
  zoc: directionsSchema.default([]),
});

export const hexSchema = z.strictObject({
  terrain: z.enum(TERRAINS).default('clear'),
  city: z.enum(CITIES).default('none'),
  /**
   * the station drawn in this hex; `city`: the city has it in its own hex; `none`: the city's station stands elsewhere
   */
  station: z.enum(['city', 'none', 'small', 'normal', 'large']).default('city'),
  country: z.enum(COUNTRIES).default('none'),
  /** whose rail control marker lies here; without one see `controlOf` */
  control: side.optional(),
  /** the rail network of this country goes on from here beyond the sheet */
  root: z.enum(['german', 'allied', 'belgian']).optional(),
  /** railways that end here on the sheet go on by print, to where the network is not known to reach */
  goesOn: z.boolean().default(false),
  /** whose fortifications these are; without it the country's */
  owner: z.enum(NATIONS).optional(),
  /** name of the entrenched camp that the hex belongs to */
  enc: z.string().max(30).default(''),
  works: z
    .strictObject({ level: z.enum(['regular', 'improved']).default('regular'), sides: directionsSchema.default([]) })
    .optional(),
  /** a Fortified Zone that is not destroyed */
  zone: z.boolean().default(false),
  oldFort: z.boolean().default(false),
  forts: z.array(fortSchema).max(6).default([]),
  port: z
    .strictObject({ capacity: z.number().int().min(0).max(30).default(4), owner: side.default('allied') })
    .optional(),
});

export const railSchema = railSchemaOf(NUMBERING, GRADES, 'hcr');

/** The most MF that a counter may have (2.5.9), and those of the longest forced march (7.5.3). */
const MAX_SPENT = 120 + 30;

/** What a unit of the sheet is asked for. */
export const placedUnitFields = z.strictObject({
  ...placeFields(NUMBERING),
  name: unitField.name,
  nation: unitField.nation,
  kind: unitField.kind,
  rank: unitField.rank,
  ...steppedField,
  cbf: unitField.cbf,
  arf: unitField.arf,
  aff: unitField.aff,
  redArf: unitField.redArf,
  cab: unitField.cab,
  mf: unitField.mf,
  mobility: unitField.mobility,
  light: unitField.light,
  mountain: unitField.mountain,
  /** the direction that it looks at; of no meaning for CAV, HQ and ENG */
  facing: directionSchema.default(0),
  army: commandField.army,
  corps: commandField.corps,
  cavalryCorps: commandField.cavalryCorps,
  /** one part of a divided unit */
  divided: z.boolean().default(false),
  /** SAR in its firing position */
  firing: z.boolean().default(false),
  embarked: z.boolean().default(false),
  /** MF spent in this Movement Phase, and whether some of it on a train */
  spent: z.number().int().min(0).max(MAX_SPENT).default(0),
  rode: z.boolean().default(false),
  /** under a Fog of War marker */
  fow: z.boolean().default(false),
  radius: commandField.radius,
  reduced: commandField.reduced,
  flipped: commandField.flipped,
});

// Mended and not refused, so that sheets from before this was looked at still open.
export const placedUnitSchema = placedUnitFields.overwrite(withOwnSteps);

/** Most steps that are counted at one place. */
export const MAX_PASSED = 99;
const passed = z.number().int().min(1).max(MAX_PASSED);
const { pattern } = NUMBERING;
const place = textLike(`${pattern}(/${pattern})?`);
const runOfTrains = textLike(`${pattern}>${pattern}(:[1-5])?`);

/**
 * What the side that moves has used up in this Movement Phase. `transit`: total steps that entered a hex ("X25") or
 * crossed a hexside ("X25/Y24") (7.3.3). `boarded`: total steps that boarded and left trains by hex (12.2.1). `runs`:
 * convoys that ran from a hex into the next ("AP31>AP30", ":1" for another line of the hex entered), 0 where only
 * trains that are no convoys did (12.4.1). `convoys`: all that were conducted (12.4.2).
 */
export const phaseSchema = z.strictObject({
  transit: atMost(z.record(place, passed), MAX_HEXES).default({}),
  boarded: atMost(z.record(hexName, passed), MAX_HEXES).default({}),
  runs: atMost(z.record(runOfTrains, z.number().int().min(0).max(MAX_PASSED)), MAX_HEXES).default({}),
  convoys: z.number().int().min(0).max(MAX_PASSED).default(0),
});
export type Phase = Readonly<z.output<typeof phaseSchema>>;
export const NEW_PHASE: Phase = phaseSchema.parse({});

/** Checks a sheet once as long as it does not change. */
export const sheetSchema = parseOnce(
  z.strictObject({
    ...sheetFieldsOf({
      numbering: NUMBERING,
      frame: { column: 'A', row: 1, columns: 12, rows: 12 },
      turn: turnField,
      hex: hexSchema,
      hexsides: HEXSIDES,
      rail: railSchema,
      unit: placedUnitSchema,
    }),
    phase: phaseSchema.default(NEW_PHASE),
  }),
);

export type Fort = Readonly<z.output<typeof fortSchema>>;
export type HexInfo = Readonly<z.output<typeof hexSchema>>;
export type RailStretch = Readonly<z.output<typeof railSchema>>;
export type SheetUnit = Readonly<z.output<typeof placedUnitSchema>>;
/** A sheet with its defaults filled in. */
export type Sheet = Readonly<z.output<typeof sheetSchema>>;
/** A sheet as it is stored: only what was painted. */
export type SheetInput = z.input<typeof sheetSchema>;
