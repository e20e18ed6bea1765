import * as z from 'zod';
import type { FieldCondition } from '@/lib/calc/field';
import { fieldsOf } from '@/lib/calc/fields-of';
import type { Rule } from '@/lib/core/rule';
import { NATIONS, type Nation } from '@/lib/games/when-eagles-fight/sides';

const field = fieldsOf('unit');

/*
 * What is printed on a counter of When Eagles Fight (2.3 to 2.12). Each tool takes the fields that it needs; a field
 * has the same name, limits and words in all of them (messages "unit", the fields under unit.fields).
 */

/** The types of 2.7; `active` is a German active corps, `heavy-artillery` a German battalion of siege guns. */
export const KINDS = ['infantry', 'active', 'cavalry', 'fortress', 'heavy-artillery'] as const;
export type Kind = (typeof KINDS)[number];
/** Field units: all but fortress infantry, which never moves, and heavy artillery, which has no steps (13.18). */
export const isField = (kind: Kind): boolean => kind !== 'fortress' && kind !== 'heavy-artillery';

/** Sizes that stack (8.1); the Romanian army stacks as a corps (8.4). */
export const SIZES = ['corps', 'division'] as const;
export type Size = (typeof SIZES)[number];

/** What feeds a unit or place: a route to a railway to a friendly edge, a port, its own hex, nothing (9.5). */
export const SUPPLIES = ['edge', 'sea', 'limited', 'none'] as const;

/** Asks a field of field units only. */
export const FIELD = {
  field: 'kind',
  is: ['infantry', 'active', 'cavalry'],
} as const satisfies FieldCondition;
/** Asks a field of all but heavy artillery, which has neither factors nor steps (13.18). */
export const FIGHTS = {
  field: 'kind',
  is: ['infantry', 'active', 'cavalry', 'fortress'],
} as const satisfies FieldCondition;

const factor = z.number().int().min(0).max(20);
const mark = (name: string, rule: Rule, when: FieldCondition = FIELD) => field.rareFlag(name, rule, { when });

/** Fields of a unit, ready to be put into a tool's own unit. */
export const unitField = {
  name: field.text('name', '2.6', 30),
  nation: field.choice('nation', '2.5', NATIONS, 'german'),
  kind: field.choice('kind', '2.7', KINDS, 'infantry'),
  size: field.choice('size', '2.8', SIZES, 'corps', { control: 'chips', when: FIELD }),
  /** attack and defence factor of the side that lies up */
  attack: field.as(factor.default(6), 'attack', '2.9', { when: FIGHTS }),
  defence: field.as(factor.default(7), 'defence', '2.9', { when: FIGHTS }),
  /** movement factor */
  move: field.count('move', '2.10', [0, 12], 4, { usual: { by: 'kind', values: { fortress: 0 } } }),
  /** steps that it has at full strength; every Austro-Hungarian unit has one, printed on both sides or not (2.12) */
  steps: field.count('steps', '2.11', [1, 2], 1, { control: 'chips', when: FIELD }),
  /** an asterisk at the movement factor: it takes no replacements */
  asterisk: mark('asterisk', '10.10', FIGHTS),
  /** a unit of the Russian Guard ("G") */
  guard: mark('guard', '9.11'),
} as const;

/** Steps at full strength as the rules count them: one for an Austro-Hungarian (2.12), none for guns (13.18). */
export const fullSteps = (unit: { readonly nation: Nation; readonly kind: Kind; readonly steps: number }): number =>
  unit.kind === 'heavy-artillery' ? 0 : unit.kind === 'fortress' || unit.nation === 'austro-hungarian' ? 1 : unit.steps;

/** Steps that a unit has now (2.11, 2.12). */
export const stepsLeft = (unit: Parameters<typeof fullSteps>[0] & { readonly reduced: boolean }): number =>
  Math.min(fullSteps(unit), unit.reduced ? 1 : Infinity);
