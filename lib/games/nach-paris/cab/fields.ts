import * as z from 'zod';
import { fields } from '@/lib/calc/field';
import { CAMPS, idleReadingField, MARCHES, marchReadingField, SECONDS } from '@/lib/games/nach-paris/cab/modifiers';
import { DOCTRINE_OCCASIONS, OCCASIONS, testsUnit, type Occasion } from '@/lib/games/nach-paris/cab/occasions';
import { LAST_TURN, NATIONS, unitField } from '@/lib/games/nach-paris/units';

const on = (...is: readonly Occasion[]) => ({ field: 'occasion', is });
const units = on(...OCCASIONS.filter(testsUnit));
const flag = (name: string, rule: string, when: ReturnType<typeof on>, rare = false) =>
  z
    .boolean()
    .default(false)
    .register(fields, { label: `cab.fields.${name}`, rule, when, rare });

export const cabSchema = z.strictObject({
  occasion: z.enum(OCCASIONS).default('combat').register(fields, { label: 'cab.fields.occasion', rule: '5.1.1' }),
  cab: unitField.cab.clone().register(fields, {
    label: 'unit.fields.cab',
    rule: '2.5.8',
    when: on(...OCCASIONS.filter((one) => one !== 'doctrine' && one !== 'sluice')),
  }),
  steps: unitField.steps.clone().register(fields, {
    label: 'unit.fields.steps',
    rule: '2.4.1',
    control: 'chips',
    when: on('combat', 'bombardment', 'retreat-zoc', 'cavalry-retreat', 'assault', 'recon'),
  }),
  result: z
    .number()
    .int()
    .min(-30)
    .max(20)
    .default(0)
    .register(fields, { label: 'cab.fields.result', rule: '9.3.2', when: on('combat', 'bombardment', 'fort') }),
  losses: z
    .number()
    .int()
    .min(0)
    .max(3)
    .default(0)
    .register(fields, {
      label: 'cab.fields.losses',
      rule: '5.1.3',
      control: 'chips',
      when: on('combat', 'bombardment', 'fort'),
    }),
  attacking: flag('attacking', '7.4.2', on('combat', 'retreat-zoc')),
  redArf: flag('redArf', '9.5.1', on('combat')),
  pioneers: flag('pioneers', '9.5.1', on('combat')),
  harArf: z
    .number()
    .int()
    .min(0)
    .max(60)
    .default(0)
    .register(fields, { label: 'cab.fields.harArf', rule: '9.5.2', when: on('combat') }),
  siegeGuns: flag('siegeGuns', '9.5.3', on('combat'), true),
  entrenched: flag('entrenched', '9.5.3', on('combat'), true),
  zocArf: z
    .number()
    .int()
    .min(0)
    .max(99)
    .default(5)
    .register(fields, { label: 'cab.fields.zocArf', rule: '9.6.2', when: on('retreat-zoc') }),
  zocCav: flag('zocCav', '9.6.2', on('retreat-zoc')),
  fortCbf: z
    .number()
    .int()
    .min(0)
    .max(30)
    .default(8)
    .register(fields, { label: 'cab.fields.fortCbf', rule: '11.5.6', when: on('assault') }),
  fortDestroyed: flag('fortDestroyed', '11.5.6', on('assault')),
  assaultPio: flag('assaultPio', '11.5.6', on('assault')),
  fortRough: flag('fortRough', '11.5.6', on('assault')),
  fortRiver: flag('fortRiver', '11.5.6', on('assault'), true),
  floodedBank: flag('floodedBank', '11.5.6', on('assault'), true),
  freed: flag('freed', '11.5.6', on('assault'), true),
  fortKind: z
    .enum(['fort', 'feste', 'feste-reduced'])
    .default('fort')
    .register(fields, { label: 'cab.fields.fortKind', rule: '11.4.10', when: on('fort') }),
  fullCab: flag('fullCab', '11.4.10', on('fort'), true),
  camp: z
    .enum(CAMPS)
    .default('none')
    .register(fields, { label: 'cab.fields.camp', rule: '11.6.14', when: on('fort') }),
  second: z
    .enum(SECONDS)
    .default('first')
    .register(fields, { label: 'cab.fields.second', rule: '8.6.4', when: on('fort') }),
  nation: z
    .enum(NATIONS)
    .default('germany')
    .register(fields, { label: 'unit.fields.nation', rule: '10.1.3', when: on('fieldworks') }),
  turn: z
    .number()
    .int()
    .min(1)
    .max(LAST_TURN)
    .default(5)
    .register(fields, {
      label: 'unit.fields.turn',
      rule: '3.3.1',
      when: on('fieldworks', 'command', 'french-reserve'),
    }),
  idle: flag('idle', '10.1.3', on('fieldworks')),
  bombarded: flag('bombarded', '10.1.3', on('fieldworks')),
  lowlands: flag('lowlands', '10.1.3', on('fieldworks')),
  natural: z
    .number()
    .int()
    .min(18)
    .max(20)
    .default(19)
    .register(fields, { label: 'cab.fields.natural', rule: '20.2.7', control: 'chips', when: on('recon') }),
  die: z
    .number()
    .int()
    .min(1)
    .max(20)
    .optional()
    .register(fields, { label: 'cab.fields.die', rule: '5.1.1', control: 'die' }),
  march: z.enum(MARCHES).default('none').register(fields, { label: 'unit.fields.march', rule: '7.4.2', when: units }),
  heat: z.boolean().default(false).register(fields, { label: 'unit.fields.heat', rule: '15.1.1', when: units }),
  nearHome: z
    .boolean()
    .default(false)
    .register(fields, { label: 'unit.fields.nearHome', rule: '5.1.4', rare: true, when: units }),
  indoctrinated: z
    .boolean()
    .default(false)
    .register(fields, {
      label: 'unit.fields.indoctrinated',
      rule: '21.2.1',
      rare: true,
      when: on(...DOCTRINE_OCCASIONS, 'fieldworks'),
    }),
  idleReading: idleReadingField([on('fieldworks'), { field: 'bombarded', is: ['true'] }]),
  marchReading: marchReadingField
    .clone()
    .register(fields, { label: 'unit.fields.marchReading', rule: '7.5.4', rare: true, when: units }),
});
export type CabInput = z.output<typeof cabSchema>;
