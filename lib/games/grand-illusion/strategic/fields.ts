import * as z from 'zod';
import { fieldsOf } from '@/lib/calc/fields-of';
import { HARBOURS } from '@/lib/games/grand-illusion/map/places';
import { turnNumber } from '@/lib/games/grand-illusion/scenario/scenario';
import { NATIONS } from '@/lib/games/grand-illusion/sides';

const field = fieldsOf('strategic');

const RAIL = { field: 'by', is: ['rail'] } as const;
const SEA = { field: 'by', is: ['sea'] } as const;
const MARKED = { field: 'alliedSoil', is: ['true'] } as const;
const from = (nation: string) => ({ field: 'nation', is: [nation] }) as const;

const port = (name: string, preset: string) => field.choice(name, '10.4', HARBOURS, preset, { when: SEA });

/** A unit, or some of them, that would move by rail or sea in the Strategic Movement Phase. */
export const strategicSchema = z.strictObject({
  by: field.choice('by', '10.0', ['rail', 'sea'], 'rail'),
  nation: field.choice('nation', '10.3', NATIONS, 'french'),
  kind: field.choice('kind', '10.1', ['combat', 'hq', 'ha'], 'combat'),
  units: field.count('units', '10.1', [1, 10], 1),
  caps: field.count('caps', '10.1', [0, 10], 2),
  turn: field.as(turnNumber(5), 'turn', '10.3'),
  hexes: field.count('hexes', '10.2', [1, 40], 5, { when: RAIL }),
  alliedSoil: field.flag('alliedSoil', '10.3', { when: [RAIL, from('german')] }),
  /** its only hexes with such markers are those that have them from the start */
  fromStart: field.flag('fromStart', '3.1.3.g', { when: [RAIL, from('german'), MARKED] }),
  paris: field.flag('paris', '10.3', { when: [RAIL, from('british')] }),
  from: port('from', '32'),
  to: port('to', '14'),
  friendly: field.flag('friendly', '10.2', { preset: true }),
  line: field.rareFlag('line', '10.2', { preset: true, when: RAIL }),
  contested: field.rareFlag('contested', '10.4', { when: SEA }),
  emergency: field.rareFlag('emergency', '8.4.9.g', { when: from('french') }),
  holland: field.rareFlag('holland', '13.3.4.b5', { when: SEA }),
  haReading: field.reading('haReading', '10.1', ['may', 'barred'], 'french-ha-strategic', [
    from('french'),
    { field: 'kind', is: ['ha'] },
  ]),
  railReading: field.reading('railReading', '10.3', ['map', 'converted'], 'rail-germans-before-gt5', [
    RAIL,
    from('german'),
    MARKED,
    { field: 'fromStart', is: ['true'] },
  ]),
  seaReading: field.reading('seaReading', '10.3', ['always', 'gt3'], 'strategic-movement-gt1-2-sea', SEA),
  portReading: field.reading('portReading', '10.4', ['control', 'free'], 'contested-port', SEA),
  hollandReading: field.reading('hollandReading', '13.3.4.b5', ['allies', 'british'], 'holland-sea', [
    SEA,
    from('french'),
  ]),
});
export type StrategicInput = z.output<typeof strategicSchema>;
