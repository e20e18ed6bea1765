import * as z from 'zod';
import { fieldsOf } from '@/lib/calc/fields-of';
import type { Rule } from '@/lib/core/rule';
import { CAMPS, idleReadingField, marchReadingField, SECONDS } from '@/lib/games/nach-paris/cab/modifiers';
import { MARCHES } from '@/lib/games/nach-paris/tables/marching';
import { DOCTRINE_OCCASIONS, OCCASIONS, testsUnit, type Occasion } from '@/lib/games/nach-paris/cab/occasions';
import { LAST_TURN, NATIONS, unitField } from '@/lib/games/nach-paris/units';

const field = fieldsOf('cab');
const unitWords = fieldsOf('unit');

const on = (...is: readonly Occasion[]) => ({ field: 'occasion', is });
const units = on(...OCCASIONS.filter(testsUnit));
const flag = (name: string, rule: Rule, when: ReturnType<typeof on>, rare = false) =>
  field.flag(name, rule, { when, rare });

export const cabSchema = z.strictObject({
  occasion: field.choice('occasion', '5.1.1', OCCASIONS, 'combat'),
  cab: unitWords.as(unitField.cab.clone(), 'cab', '2.5.8', {
    when: on(...OCCASIONS.filter((one) => one !== 'doctrine' && one !== 'sluice')),
  }),
  steps: unitWords.as(unitField.steps.clone(), 'steps', '2.4.1', {
    control: 'chips',
    when: on('combat', 'bombardment', 'retreat-zoc', 'cavalry-retreat', 'assault', 'recon'),
  }),
  result: field.count('result', '9.3.2', [-30, 20], 0, { when: on('combat', 'bombardment', 'fort') }),
  losses: field.count('losses', '5.1.3', [0, 3], 0, { control: 'chips', when: on('combat', 'bombardment', 'fort') }),
  attacking: flag('attacking', '7.4.2', on('combat', 'retreat-zoc')),
  redArf: flag('redArf', '9.5.1', on('combat')),
  pioneers: flag('pioneers', '9.5.1', on('combat')),
  harArf: field.count('harArf', '9.5.2', [0, 60], 0, { when: on('combat') }),
  siegeGuns: flag('siegeGuns', '9.5.3', on('combat'), true),
  entrenched: flag('entrenched', '9.5.3', on('combat'), true),
  zocArf: field.count('zocArf', '9.6.2', [0, 99], 5, { when: on('retreat-zoc') }),
  zocCav: flag('zocCav', '9.6.2', on('retreat-zoc')),
  fortCbf: field.count('fortCbf', '11.5.6', [0, 30], 8, { when: on('assault') }),
  fortDestroyed: flag('fortDestroyed', '11.5.6', on('assault')),
  assaultPio: flag('assaultPio', '11.5.6', on('assault')),
  fortRough: flag('fortRough', '11.5.6', on('assault')),
  fortRiver: flag('fortRiver', '11.5.6', on('assault'), true),
  floodedBank: flag('floodedBank', '11.5.6', on('assault'), true),
  freed: flag('freed', '11.5.6', on('assault'), true),
  fortKind: field.choice('fortKind', '11.4.10', ['fort', 'feste', 'feste-reduced'], 'fort', { when: on('fort') }),
  fullCab: flag('fullCab', '11.4.10', on('fort'), true),
  camp: field.choice('camp', '11.6.14', CAMPS, 'none', { when: on('fort') }),
  second: field.choice('second', '8.6.4', SECONDS, 'first', { when: on('fort') }),
  nation: unitWords.choice('nation', '10.1.3', NATIONS, 'germany', { when: on('fieldworks') }),
  turn: unitWords.count('turn', '3.3.1', [1, LAST_TURN], 5, { when: on('fieldworks', 'command', 'french-reserve') }),
  idle: flag('idle', '10.1.3', on('fieldworks')),
  bombarded: flag('bombarded', '10.1.3', on('fieldworks')),
  lowlands: flag('lowlands', '10.1.3', on('fieldworks')),
  natural: field.count('natural', '20.2.7', [18, 20], 19, { control: 'chips', when: on('recon') }),
  die: field.die('die', '5.1.1', 20),
  march: unitWords.choice('march', '7.4.2', MARCHES, 'none', { when: units }),
  heat: unitWords.flag('heat', '15.1.1', { when: units }),
  nearHome: unitWords.rareFlag('nearHome', '5.1.4', { when: units }),
  indoctrinated: unitWords.rareFlag('indoctrinated', '21.2.1', { when: on(...DOCTRINE_OCCASIONS, 'fieldworks') }),
  idleReading: idleReadingField([on('fieldworks'), { field: 'bombarded', is: ['true'] }]),
  marchReading: unitWords.as(marchReadingField.clone(), 'marchReading', '7.5.4', { rare: true, when: units }),
});
export type CabInput = z.output<typeof cabSchema>;
