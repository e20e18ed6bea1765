import * as z from 'zod';
import { fields } from '@/lib/calc/field';
import { brusilovField } from '@/lib/games/when-eagles-fight/clocks/brusilov';
import { dieField, fieldsAt, flag, inTurns } from '@/lib/games/when-eagles-fight/clocks/fields';
import { scenarioField } from '@/lib/games/when-eagles-fight/clocks/scenario';
import { turnField } from '@/lib/games/when-eagles-fight/turns';

const at = fieldsAt('ammunition');
const number = (name: string, rule: string, most: number) =>
  z.number().int().min(0).max(most).optional().register(fields, at(name, rule));
const factor = (name: string) =>
  z
    .number()
    .int()
    .min(0)
    .max(20)
    .optional()
    .register(fields, at(name, '9.10', { rare: true }));

export const UNIT_KINDS = ['infantry', 'cavalry', 'guard'] as const;
/** Where a unit stands; Petrograd is the one city that asks for no supply (9.11). */
export const PLACES = ['open', 'fortress', 'petrograd', 'russian-city', 'polish-city'] as const;

const unit = z.strictObject({
  name: z.string().max(30).default('').register(fields, at('name', '2.6')),
  kind: z.enum(UNIT_KINDS).default('infantry').register(fields, at('kind', '9.11')),
  place: z.enum(PLACES).default('open').register(fields, at('place', '9.11')),
  /** in or adjacent to the hex of the STAVKA (14.2) */
  stavka: flag(at('stavka', '9.11')),
  outOfSupply: flag(at('outOfSupply', '9.10')),
  attack: factor('attack'),
  defence: factor('defence'),
});
export type ShortUnit = z.output<typeof unit>;

/** The roll of a Russian Combat Phase, what changes it, and the units it may strike (9.9 to 9.13). */
export const ammunitionSchema = z.strictObject({
  turn: turnField(2, '9.9'),
  /** Event H is in force, and the Russian holds Odessa (9.12) */
  eventH: flag(at('eventH', '7.2.H', { when: inTurns(11) })),
  odessa: flag(at('odessa', '9.12', { when: [inTurns(11), { field: 'eventH', is: ['true'] }] }), true),
  brusilov: brusilovField({ when: inTurns(18) }),
  /** read off the map, where the card lacks the cell or has none for the roll */
  number: number('number', '9.9', 40),
  /** Russian units on the map that may be marked, the listed ones among them */
  eligible: number('eligible', '9.13', 99),
  units: z.array(unit).max(16).default([]).register(fields, at('units', '9.11')),
  scenario: scenarioField('16.0'),
  die: dieField(at('die', '9.9')),
});
export type AmmunitionInput = z.output<typeof ammunitionSchema>;
