import list from '@/content/nach-paris/scenarios.json';
import type { FieldCondition, FieldInfo } from '@/lib/calc/field';
import { fieldsOf } from '@/lib/calc/fields-of';

const field = fieldsOf('unit');

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
/** A unit with the movement box of mountain infantry has been called so already, and none is a train (2.2.3, 2.5.9). */
export const UNLESS_MIN = { field: 'mobility', is: ['normal', 'superior'] } as const satisfies FieldCondition;
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
  name: field.text('name', '2.7.1', 30),
  nation: field.choice('nation', '2.1.1', NATIONS, 'germany'),
  kind: field.choice('kind', '2.2.1', KINDS, 'inf'),
  rank: field.choice('rank', '2.5.14', RANKS, 'B', { control: 'chips' }),
  /** steps left */
  steps: field.count('steps', '2.4.1', [1, 5], 4, { control: 'chips', usual: USUAL_STEPS }),
  /** steps lost: the wear level */
  lost: field.count('lost', '2.4.2', [0, 4], 0, { control: 'chips' }),
  /** no rule names a greatest: a unit may also stand for the total of a whole hex, as the book's examples give it */
  cbf: field.count('cbf', '2.5.12', [0, 999], 30, { usual: USUAL_CBF }),
  arf: field.count('arf', '2.5.11', [0, 30], 2, { usual: USUAL_ARF }),
  aff: field.count('aff', '2.5.10', [0, 200], 0),
  /** heavy howitzers: the ARF is printed in red */
  redArf: field.flag('redArf', '2.5.11'),
  cab: field.count('cab', '2.5.8', [1, 20], 12),
  mf: field.count('mf', '2.5.9', [0, 120], 40),
  mobility: field.choice('mobility', '2.5.9', MOBILITIES, 'normal'),
  /** BCA, BCP and JB */
  light: field.flag('light', '2.5.19'),
  /** mountain infantry (the triangle) */
  mountain: field.flag('mountain', '2.2.3', { when: UNLESS_MIN }),
  /** CBF printed in light red */
  weak: field.flag('weak', '2.5.12'),
  /** two-coloured French or Belgian counter */
  flashy: field.flag('flashy', '2.5.18'),
} as const;

/** Steps where only the units that may have more than one are asked for them. */
export const steppedField = {
  steps: field.as(unitField.steps.clone(), 'steps', '2.4.1', { control: 'chips', usual: USUAL_STEPS, when: STEPPED }),
  lost: field.as(unitField.lost.clone(), 'lost', '2.4.2', { control: 'chips', when: STEPPED }),
} as const;

/** What of a counter decides who commands it (13.2): only the hex sheet asks for it. */
export const commandField = {
  /** colour or number of the army; an HQ commands the units of the same one */
  army: field.text('army', '2.2.4', 16),
  /** army or reserve corps */
  corps: field.text('corps', '2.5.7', 16),
  cavalryCorps: field.flag('cavalryCorps', '13.1.2', { when: { field: 'kind', is: ['cav'] } }),
  /** command radius of an HQ, and the reduced one of a German HQ through GT21 */
  radius: field.count('radius', '13.2.1', [0, 40], 0, { when: { field: 'kind', is: ['hq'] } }),
  reduced: field.count('reduced', '13.2.1', [0, 40], 0, { when: { field: 'kind', is: ['hq'] } }),
  /** the longer radius on the back of a German HQ, which counts from GT22; 0 while nobody has entered it */
  flipped: field.count('flipped', '13.2.3', [0, 40], 0, {
    when: [
      { field: 'kind', is: ['hq'] },
      { field: 'nation', is: ['germany'] },
    ],
  }),
} as const;

export const terrainField = field.choice('terrain', '4.1', TERRAINS, 'clear');
export const hexsideField = field.choice('hexside', '4.2', HEXSIDES, 'none');
export const turnField = field.count('turn', '3.3.1', [1, LAST_TURN], 5);
