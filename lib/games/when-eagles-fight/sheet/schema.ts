import * as z from 'zod';
import { ccrr } from '@/lib/board/hex/ccrr';
import type { FieldCondition } from '@/lib/calc/field';
import { fieldsOf } from '@/lib/calc/fields-of';
import { parseOnce } from '@/lib/calc/parse-once';
import type { Rule } from '@/lib/core/rule';
import { COUNTRIES, SIDES } from '@/lib/games/when-eagles-fight/sides';
import { turnField } from '@/lib/games/when-eagles-fight/turns';
import { FIELD, FIGHTS, unitField } from '@/lib/games/when-eagles-fight/units';
import { EXITS, HEXSIDES, CENTRES, TERRAINS } from '@/lib/games/when-eagles-fight/sheet/ground';
import { hexNameSchema, placeFields, railSchemaOf, sheetFieldsOf } from '@/lib/sheet/schema';

const field = fieldsOf('unit');

/*
 * What the hex sheet of When Eagles Fight holds beyond that of any game (lib/sheet): its terrain and hexsides, towns
 * and who controls them, its counters with what is known of them, and the markers of a turn.
 */

/**
 * The numbering of the map: two digits for the column from the west edge (10) eastwards, two for the row from north to
 * south; columns of odd numbers lie half a hex further south, so that 1820 touches 1919 and 1920 (13.3).
 */
export const NUMBERING = ccrr;

/** Railways of one kind. */
export const GRADES = ['rail'] as const;

export const HEX_COUNTRIES = ['none', ...COUNTRIES] as const;

export const hexSchema = z.strictObject({
  terrain: z.enum(TERRAINS).default('clear'),
  /** any part of a river lies in it (12.9) */
  river: z.boolean().default(false),
  place: z.enum(CENTRES).default('none'),
  name: z.string().max(30).default(''),
  country: z.enum(HEX_COUNTRIES).default('none'),
  /** who controls it, where that is not who began with it and nobody stands there; see `controlOf` (3.8) */
  control: z.enum(SIDES).optional(),
  /** a victory hex that is no city, such as Przemysl (4.3) */
  victory: z.boolean().default(false),
  /** a pass hex (12.10) */
  pass: z.boolean().default(false),
  /** a railway of this hex leaves the sheet here */
  exit: z.enum(EXITS).optional(),
});

export const railSchema = railSchemaOf(NUMBERING, GRADES, 'rail');

/** Supply as the player says it is, in place of what the sheet shows. */
export const SUPPLY_SAID = ['trace', 'in', 'limited', 'out'] as const;

const factor = (name: string, rule: Rule, most: number, when?: FieldCondition) =>
  field.count(name, rule, [0, most], undefined, { ...(when ? { when } : {}) });

/** What a counter of the sheet is asked for; what nobody knows of it is left out. */
export const placedUnitSchema = z.strictObject({
  ...placeFields(NUMBERING),
  name: unitField.name,
  nation: unitField.nation,
  kind: unitField.kind,
  size: unitField.size,
  /** factors of the side that lies up (2.9); undefined while nobody has entered them */
  attack: factor('attack', '2.9', 20, FIGHTS),
  defence: factor('defence', '2.9', 20, FIGHTS),
  move: factor('move', '2.10', 12),
  /** steps at full strength (2.11); undefined while nobody has entered them, and see `fullSteps` for those of 2.12 */
  steps: field.count('steps', '2.11', [1, 2], undefined, { when: FIELD }),
  /** a two-step unit that shows its back */
  reduced: z.boolean().default(false),
  asterisk: unitField.asterisk,
  guard: unitField.guard,
  /** a corps of the Austro-Hungarian 2nd Army, "/2" (3.5) */
  second: z.boolean().default(false),
  /** it bears an ammunition shortage marker (9.10) */
  shortage: z.boolean().default(false),
  supply: z.enum(SUPPLY_SAID).default('trace'),
});

/** Checks a sheet once as long as it does not change. */
export const sheetSchema = parseOnce(
  z.strictObject({
    ...sheetFieldsOf({
      numbering: NUMBERING,
      frame: { column: '10', row: 10, columns: 33, rows: 24 },
      turn: turnField(),
      hex: hexSchema,
      hexsides: HEXSIDES,
      rail: railSchema,
      unit: placedUnitSchema,
    }),
    /** Romania is at war (15.6) */
    romania: z.boolean().default(false),
    /** everything that the map shows in this part is painted: what is not there does not exist */
    complete: z.boolean().default(false),
    /** where the markers of the two headquarters lie (14.0) */
    stavka: hexNameSchema(NUMBERING).optional(),
    oberost: hexNameSchema(NUMBERING).optional(),
  }),
);

export type HexInfo = Readonly<z.output<typeof hexSchema>>;
export type RailStretch = Readonly<z.output<typeof railSchema>>;
export type SheetUnit = Readonly<z.output<typeof placedUnitSchema>>;
/** A sheet with its defaults filled in. */
export type Sheet = Readonly<z.output<typeof sheetSchema>>;
/** A sheet as it is stored: only what was painted. */
export type SheetInput = z.input<typeof sheetSchema>;
