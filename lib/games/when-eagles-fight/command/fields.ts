import * as z from 'zod';
import { fields } from '@/lib/calc/field';
import { fieldsAt, flag, inTurns } from '@/lib/games/when-eagles-fight/clocks/fields';
import { scenarioField } from '@/lib/games/when-eagles-fight/clocks/scenario';
import { tsarField } from '@/lib/games/when-eagles-fight/clocks/state';
import { NATIONS } from '@/lib/games/when-eagles-fight/sides';
import { LAST_TURN, turnField } from '@/lib/games/when-eagles-fight/turns';

const at = fieldsAt('command');
const STAVKA = { field: 'hq', is: ['stavka'] } as const;
const OBEROST = { field: 'hq', is: ['oberost'] } as const;

export const HEADQUARTERS = ['stavka', 'oberost'] as const;
export type Headquarters = (typeof HEADQUARTERS)[number];

const used = (name: string, rule: string) =>
  z.number().int().min(1).max(LAST_TURN).optional().register(fields, at(name, rule));

const unit = z.strictObject({
  name: z.string().max(30).default('').register(fields, at('name', '2.6')),
  nation: z.enum(NATIONS).default('german').register(fields, at('nation', '2.5')),
  /** hexes from the unit to the headquarters, traced like a supply route: its own not counted */
  distance: z.number().int().min(0).max(9).default(1).register(fields, at('distance', '14.3')),
  supplied: flag(at('supplied', '14.3'), true),
});
export type CommandUnit = z.output<typeof unit>;

/** A headquarters in a turn: whether it may be used, where, and who is in its reach (14.1 to 14.3, 16.0, 17.0). */
export const commandSchema = z.strictObject({
  hq: z
    .enum(HEADQUARTERS)
    .default('stavka')
    .register(fields, at('hq', '14.1', { control: 'chips' })),
  turn: turnField(2, '14.1'),
  stavkaLast: used('stavkaLast', '14.2'),
  oberostLast: used('oberostLast', '14.3'),
  tsar: tsarField(),
  /** the Russian unit under the STAVKA has a supply route */
  route: flag(at('route', '14.2', { when: STAVKA }), true),
  /** the hex holds Germans only, supplied from a friendly edge */
  germans: flag(at('germans', '14.3', { when: OBEROST }), true),
  /** the attack has the modifier of the Brusilov Offensive */
  offensive: flag(at('offensive', '15.2', { rare: true, when: [STAVKA, inTurns(15, 20)] })),
  units: z.array(unit).max(12).default([]).register(fields, at('units', '14.1')),
  scenario: scenarioField('16.0'),
});
export type CommandInput = z.output<typeof commandSchema>;
