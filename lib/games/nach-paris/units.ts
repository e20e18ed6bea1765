import * as z from 'zod';
import list from '@/content/nach-paris/scenarios.json';
import { fields, type FieldCondition, type FieldInfo } from '@/lib/calc/field';

/*
 * The vocabulary of units that every tool of 1914 Nach Paris shares: what is printed on a counter (2.5) and the state
 * it is in. Each tool takes the fields that it needs; a field has the same name, limits and words in all of them
 * (messages "unit", the fields under unit.fields).
 */

export const NATIONS = ['germany', 'france', 'belgium', 'britain'] as const;
export type Nation = (typeof NATIONS)[number];
export type Side = 'german' | 'allied';
export const sideOf = (nation: Nation): Side => (nation === 'germany' ? 'german' : 'allied');

/** Unit types of 2.2.1 and 2.2.2. PIO are treated as INF where no rule of their own says otherwise. */
export const KINDS = ['inf', 'cav', 'har', 'pio', 'sar', 'eng', 'hq'] as const;
export type Kind = (typeof KINDS)[number];
export const isInfantry = (kind: Kind): boolean => kind === 'inf' || kind === 'pio';

/** From best to worst (2.5.14). */
export const RANKS = ['A+', 'A', 'B', 'C', 'D'] as const;
export type Rank = (typeof RANKS)[number];

/** The colours of the movement box (2.5.9): black, white, green, yellow. */
export const MOBILITIES = ['min', 'normal', 'superior', 'rail'] as const;
export type Mobility = (typeof MOBILITIES)[number];

/** Hexes of 4.1. A flood plain is clear until its sluice is open, then flooded. */
export const TERRAINS = ['clear', 'broken', 'rough', 'mountain', 'lowlands', 'flood-plain', 'flooded'] as const;
export type Terrain = (typeof TERRAINS)[number];

/**
 * Hexsides of 4.2; a canal is a minor river, a swamp or pond a river; "major-river" has no bridge or a destroyed one.
 */
export const HEXSIDES = [
  'none',
  'deep-forest',
  'mountain-range',
  'minor-river',
  'river',
  'major-river-bridge',
  'partly-flooded',
  'major-river',
  'flooded',
] as const;
export type Hexside = (typeof HEXSIDES)[number];

/** Turns of the calendar kept (3.3.2); when a scenario ends is not in the rulebook. */
export const LAST_TURN = Math.max(...list.scenarios.map((one) => one.lastTurn));

/** Asks a field of those units only that may have more than one step: INF and CAV (2.4.5). */
export const STEPPED = { field: 'kind', is: ['inf', 'cav'] } as const satisfies FieldCondition;
/**
 * The same unit with the steps that its counter can have: all but INF and CAV have one, and are gone with it (2.4.5).
 */
export const withOwnSteps = <Unit extends { readonly kind: Kind; readonly steps: number; readonly lost?: number }>(
  unit: Unit,
): Unit =>
  unit.kind === 'inf' || unit.kind === 'cav'
    ? unit
    : { ...unit, steps: 1, ...(unit.lost === undefined ? {} : { lost: 0 }) };

type Usual = NonNullable<FieldInfo['usual']>;
/** A CAV has up to three steps (2.4.4), units other than INF and CAV have one (2.4.5). */
const USUAL_STEPS: Usual = { by: 'kind', values: { cav: 3, har: 1, pio: 1, sar: 1, eng: 1, hq: 1 } };
/** ENG and HQ have no factors (2.5.5, 2.5.6); a HAR is far from the CBF of a division. */
const USUAL_CBF: Usual = { by: 'kind', values: { har: 3, sar: 0, eng: 0, hq: 0 } };
const USUAL_ARF: Usual = { by: 'kind', values: { eng: 0, hq: 0 } };

/** Fields of a unit, ready to be put into a tool's own unit. */
export const unitField = {
  name: z.string().max(30).default('').register(fields, { label: 'unit.fields.name', rule: '2.7.1' }),
  nation: z.enum(NATIONS).default('germany').register(fields, { label: 'unit.fields.nation', rule: '2.1.1' }),
  kind: z.enum(KINDS).default('inf').register(fields, { label: 'unit.fields.kind', rule: '2.2.1' }),
  rank: z.enum(RANKS).default('B').register(fields, { label: 'unit.fields.rank', rule: '2.5.14', control: 'chips' }),
  /** steps left */
  steps: z
    .number()
    .int()
    .min(1)
    .max(5)
    .default(4)
    .register(fields, { label: 'unit.fields.steps', rule: '2.4.1', control: 'chips', usual: USUAL_STEPS }),
  /** steps lost: the wear level */
  lost: z
    .number()
    .int()
    .min(0)
    .max(4)
    .default(0)
    .register(fields, { label: 'unit.fields.lost', rule: '2.4.2', control: 'chips' }),
  /** no rule names a greatest: a unit may also stand for the total of a whole hex, as the book's examples give it */
  cbf: z
    .number()
    .int()
    .min(0)
    .max(999)
    .default(30)
    .register(fields, { label: 'unit.fields.cbf', rule: '2.5.12', usual: USUAL_CBF }),
  arf: z
    .number()
    .int()
    .min(0)
    .max(30)
    .default(2)
    .register(fields, { label: 'unit.fields.arf', rule: '2.5.11', usual: USUAL_ARF }),
  aff: z.number().int().min(0).max(200).default(0).register(fields, { label: 'unit.fields.aff', rule: '2.5.10' }),
  /** heavy howitzers: the ARF is printed in red */
  redArf: z.boolean().default(false).register(fields, { label: 'unit.fields.redArf', rule: '2.5.11' }),
  cab: z.number().int().min(1).max(20).default(12).register(fields, { label: 'unit.fields.cab', rule: '2.5.8' }),
  mf: z.number().int().min(0).max(120).default(40).register(fields, { label: 'unit.fields.mf', rule: '2.5.9' }),
  mobility: z.enum(MOBILITIES).default('normal').register(fields, { label: 'unit.fields.mobility', rule: '2.5.9' }),
  /** BCA, BCP and JB */
  light: z.boolean().default(false).register(fields, { label: 'unit.fields.light', rule: '2.5.19' }),
  /** mountain infantry (the triangle) */
  mountain: z.boolean().default(false).register(fields, { label: 'unit.fields.mountain', rule: '2.2.3' }),
  /** CBF printed in light red */
  weak: z.boolean().default(false).register(fields, { label: 'unit.fields.weak', rule: '2.5.12' }),
  /** two-coloured French or Belgian counter */
  flashy: z.boolean().default(false).register(fields, { label: 'unit.fields.flashy', rule: '2.5.18' }),
} as const;

/** Steps where only the units that may have more than one are asked for them. */
export const steppedField = {
  steps: unitField.steps.clone().register(fields, {
    label: 'unit.fields.steps',
    rule: '2.4.1',
    control: 'chips',
    usual: USUAL_STEPS,
    when: STEPPED,
  }),
  lost: unitField.lost
    .clone()
    .register(fields, { label: 'unit.fields.lost', rule: '2.4.2', control: 'chips', when: STEPPED }),
} as const;

/** What of a counter decides who commands it (13.2): only the hex sheet asks for it. */
export const commandField = {
  /** colour or number of the army; an HQ commands the units of the same one */
  army: z.string().max(16).default('').register(fields, { label: 'unit.fields.army', rule: '2.2.4' }),
  /** army or reserve corps */
  corps: z.string().max(16).default('').register(fields, { label: 'unit.fields.corps', rule: '2.5.7' }),
  cavalryCorps: z
    .boolean()
    .default(false)
    .register(fields, { label: 'unit.fields.cavalryCorps', rule: '13.1.2', when: { field: 'kind', is: ['cav'] } }),
  /** command radius of an HQ, and the reduced one of a German HQ through GT21 */
  radius: z
    .number()
    .int()
    .min(0)
    .max(40)
    .default(0)
    .register(fields, { label: 'unit.fields.radius', rule: '13.2.1', when: { field: 'kind', is: ['hq'] } }),
  reduced: z
    .number()
    .int()
    .min(0)
    .max(40)
    .default(0)
    .register(fields, { label: 'unit.fields.reduced', rule: '13.2.1', when: { field: 'kind', is: ['hq'] } }),
  /** the longer radius on the back of a German HQ, which counts from GT22; 0 while nobody has entered it */
  flipped: z
    .number()
    .int()
    .min(0)
    .max(40)
    .default(0)
    .register(fields, {
      label: 'unit.fields.flipped',
      rule: '13.2.3',
      when: [
        { field: 'kind', is: ['hq'] },
        { field: 'nation', is: ['germany'] },
      ],
    }),
} as const;

export const terrainField = z
  .enum(TERRAINS)
  .default('clear')
  .register(fields, { label: 'unit.fields.terrain', rule: '4.1' });
export const hexsideField = z
  .enum(HEXSIDES)
  .default('none')
  .register(fields, { label: 'unit.fields.hexside', rule: '4.2' });
export const turnField = z
  .number()
  .int()
  .min(1)
  .max(LAST_TURN)
  .default(5)
  .register(fields, { label: 'unit.fields.turn', rule: '3.3.1' });
