import * as z from 'zod';
import { fieldsOf } from '@/lib/calc/fields-of';
import type { Rule } from '@/lib/core/rule';
import { inTurns } from '@/lib/games/when-eagles-fight/clocks/fields';
import { scenarioField } from '@/lib/games/when-eagles-fight/clocks/scenario';
import { tsarField } from '@/lib/games/when-eagles-fight/clocks/state';
import { NATIONS } from '@/lib/games/when-eagles-fight/sides';
import { LAST_TURN, turnField } from '@/lib/games/when-eagles-fight/turns';

const field = fieldsOf('command');

const STAVKA = { field: 'hq', is: ['stavka'] } as const;
const OBEROST = { field: 'hq', is: ['oberost'] } as const;

export const HEADQUARTERS = ['stavka', 'oberost'] as const;
export type Headquarters = (typeof HEADQUARTERS)[number];

const used = (name: string, rule: Rule) => field.count(name, rule, [1, LAST_TURN]);

const unit = z.strictObject({
  name: field.text('name', '2.6', 30),
  nation: field.choice('nation', '2.5', NATIONS, 'german'),
  /** hexes from the unit to the headquarters, traced like a supply route: its own not counted */
  distance: field.count('distance', '14.3', [0, 9], 1),
  supplied: field.flag('supplied', '14.3', { preset: true }),
});
export type CommandUnit = z.output<typeof unit>;

/** A headquarters in a turn: whether it may be used, where, and who is in its reach (14.1 to 14.3, 16.0, 17.0). */
export const commandSchema = z.strictObject({
  hq: field.choice('hq', '14.1', HEADQUARTERS, 'stavka', { control: 'chips' }),
  turn: turnField(2, '14.1'),
  stavkaLast: used('stavkaLast', '14.2'),
  oberostLast: used('oberostLast', '14.3'),
  tsar: tsarField(),
  /** the Russian unit under the STAVKA has a supply route */
  route: field.flag('route', '14.2', { preset: true, when: STAVKA }),
  /** the hex holds Germans only, supplied from a friendly edge */
  germans: field.flag('germans', '14.3', { preset: true, when: OBEROST }),
  /** the attack has the modifier of the Brusilov Offensive */
  offensive: field.rareFlag('offensive', '15.2', { when: [STAVKA, inTurns(15, 20)] }),
  units: field.list('units', '14.1', unit, [0, 12]),
  scenario: scenarioField('16.0'),
  /** all attackers have to be in reach of the STAVKA, or one is enough (14.2) */
  stavkaReading: field.reading('stavkaReading', '14.2', ['all', 'one'], 'stavka-cooperation', STAVKA),
  /** the STAVKA is lost to the battles of the offensive, or to all while it runs (15.2) */
  offensiveReading: field.reading('offensiveReading', '15.2', ['battle', 'turns'], 'brusilov-stavka', STAVKA),
});
export type CommandInput = z.output<typeof commandSchema>;
