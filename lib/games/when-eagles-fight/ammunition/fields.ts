import * as z from 'zod';
import { fieldsOf } from '@/lib/calc/fields-of';
import type { Rule } from '@/lib/core/rule';
import { brusilovField } from '@/lib/games/when-eagles-fight/clocks/brusilov';
import { inTurns } from '@/lib/games/when-eagles-fight/clocks/fields';
import { scenarioField } from '@/lib/games/when-eagles-fight/clocks/scenario';
import { turnField } from '@/lib/games/when-eagles-fight/turns';

const field = fieldsOf('ammunition');

const number = (name: string, rule: Rule, most: number) => field.count(name, rule, [0, most]);
const factor = (name: string) => field.count(name, '9.10', [0, 20], undefined, { rare: true });

export const UNIT_KINDS = ['infantry', 'cavalry', 'guard'] as const;
/** Where a unit stands; Petrograd is the one city that asks for no supply (9.11). */
export const PLACES = ['open', 'fortress', 'petrograd', 'russian-city', 'polish-city'] as const;

const unit = z.strictObject({
  name: field.text('name', '2.6', 30),
  kind: field.choice('kind', '9.11', UNIT_KINDS, 'infantry'),
  place: field.choice('place', '9.11', PLACES, 'open'),
  /** in or adjacent to the hex of the STAVKA (14.2) */
  stavka: field.flag('stavka', '9.11'),
  outOfSupply: field.flag('outOfSupply', '9.10'),
  attack: factor('attack'),
  defence: factor('defence'),
});
export type ShortUnit = z.output<typeof unit>;

/** The roll of a Russian Combat Phase, what changes it, and the units it may strike (9.9 to 9.13). */
export const ammunitionSchema = z.strictObject({
  turn: turnField(2, '9.9'),
  /** Event H is in force, and the Russian holds Odessa (9.12) */
  eventH: field.flag('eventH', '7.2.H', { when: inTurns(11) }),
  odessa: field.flag('odessa', '9.12', { preset: true, when: [inTurns(11), { field: 'eventH', is: ['true'] }] }),
  brusilov: brusilovField({ when: inTurns(18) }),
  /** read off the map, where the card lacks the cell or has none for the roll */
  number: number('number', '9.9', 40),
  /** Russian units on the map that may be marked, the listed ones among them */
  eligible: number('eligible', '9.13', 99),
  units: field.list('units', '9.11', unit, [0, 16]),
  scenario: scenarioField('16.0'),
  die: field.die('die', '9.9', 6),
});
export type AmmunitionInput = z.output<typeof ammunitionSchema>;
