import * as z from 'zod';
import type { FieldInfo } from '@/lib/calc/field';
import { fieldsOf } from '@/lib/calc/fields-of';
import { fortFields } from '@/lib/games/grand-illusion/forts/fields';
import { ANTWERP, TWO_FORTS } from '@/lib/games/grand-illusion/map/places';
import { LAST_TURN, scenarioField, turnField } from '@/lib/games/grand-illusion/scenario/scenario';

const field = fieldsOf('siege');

const die = (name: string, more: Partial<FieldInfo> = {}) => field.die(name, '9.5.3.c', 6, more);
const fresh: FieldInfo['when'] = { field: 'standing', is: ['false'] };

/** The forts of a hex, who stands there at the end of a battle or in a siege, and the turn. */
export const siegeSchema = z.strictObject({
  hex: fortFields.hex,
  belgianPreparation: fortFields.belgianPreparation,
  holland: field.flag('holland', '13.3.4.b5', { when: { field: 'hex', is: [String(ANTWERP)] } }),
  gone: field.choice('gone', '9.5.3.b', ['none', 'first', 'second'], 'none', { when: { field: 'hex', is: TWO_FORTS } }),
  standing: field.flag('standing', '9.5.3.b'),
  corps: field.count('corps', '9.5.3.a', [0, 12], 1),
  divisions: field.count('divisions', '9.5.3.a', [0, 12], 0),
  others: field.count('others', '9.5.3.a', [0, 12], 0, { when: fresh }),
  turn: turnField(3),
  die: die('die'),
  dieSecond: die('dieSecond', { when: { field: 'hex', is: TWO_FORTS } }),
  afterBattle: field.rareFlag('afterBattle', '9.5.3.a', { preset: true, when: fresh }),
  supplied: field.rareFlag('supplied', '8.3.3', { preset: true }),
  scenario: scenarioField(true),
  fortsReading: field.reading('fortsReading', '9.5.3.a', ['corps', 'each'], 'siege-two-forts', {
    field: 'hex',
    is: TWO_FORTS,
  }),
  battleReading: field.reading(
    'battleReading',
    '9.5.3.a',
    ['fought', 'cancelled'],
    'siege-after-cancelled-battle',
    fresh,
  ),
  turns: field.count('turns', '9.5.3.c', [1, LAST_TURN], 4, { rare: true }),
});
export type SiegeInput = z.output<typeof siegeSchema>;
