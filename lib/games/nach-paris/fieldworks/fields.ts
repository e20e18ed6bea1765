import * as z from 'zod';
import { fieldsOf } from '@/lib/calc/fields-of';
import { heatField, idleReadingField, stateField } from '@/lib/games/nach-paris/cab/modifiers';
import { terrainField, turnField, unitField } from '@/lib/games/nach-paris/units';

const field = fieldsOf('fieldworks');

/** A unit of the hex that would dig, and what it has done in this turn. */
export const diggerSchema = z.strictObject({
  name: unitField.name,
  kind: unitField.kind,
  cab: unitField.cab,
  idle: field.flag('idle', '10.1.3'),
  fired: field.choice('fired', '8.1.3', ['none', 'abu', 'abf'], 'none', { rare: true }),
  march: stateField.march,
  nearHome: stateField.nearHome,
  busy: field.rareFlag('busy', '10.1.2'),
  indoctrinated: stateField.indoctrinated,
});

export type Digger = z.output<typeof diggerSchema>;

const dig = { field: 'action', is: ['dig'] } as const;

export const fieldworksSchema = z.strictObject({
  action: field.choice('action', '10.1.2', ['dig', 'upgrade'], 'dig'),
  nation: unitField.nation,
  turn: turnField,
  terrain: terrainField,
  heat: heatField,
  units: field.list('units', '10.1.3', diggerSchema, [1, 9], [diggerSchema.parse({})], { control: 'own:counters' }),
  die: field.die('die', '5.1.1', 20),
  failed: field.count('failed', '10.1.5', [0, 20], 0, { rare: true, when: dig }),
  limit: field.count('limit', '10.1.5', [0, 20], undefined, { rare: true, when: dig }),
  idleReading: idleReadingField([dig, { field: 'units', some: [{ field: 'fired', is: ['abu', 'abf'] }] }]),
  allInWorks: field.flag('allInWorks', '11.1.7', { preset: true, when: { field: 'action', is: ['upgrade'] } }),
});

export type FieldworksInput = z.output<typeof fieldworksSchema>;
