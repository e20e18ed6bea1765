import * as z from 'zod';
import { fieldsOf } from '@/lib/calc/fields-of';
import { BESIEGEABLE, LOSABLE, POOLS } from '@/lib/games/paths-of-glory/replacements/losses';
import { stackGroup } from '@/lib/games/paths-of-glory/stack-group';

const field = fieldsOf('replacements');

const counters = () => z.array(stackGroup).max(40);

export const replacementsSchema = z.strictObject({
  points: field.as(
    z.partialRecord(z.enum(POOLS), z.number().int().min(0).max(20).optional()).default({ GE: 3, AH: 2 }),
    'points',
    '17.1.1',
  ),
  eliminated: field.as(
    counters().default([
      { type: 'ge-army', face: 'reduced', n: 2 },
      { type: 'ah-army', face: 'reduced', n: 2 },
    ]),
    'eliminated',
    '17.1.4',
    { control: 'own:units' },
  ),
  reduced: field.as(counters().default([{ type: 'ge-army', face: 'reduced', n: 1 }]), 'reduced', '17.1.4', {
    control: 'own:units',
  }),
  distant: field.as(counters().default([]), 'distant', '17.1.4.1', { control: 'own:units', rare: true }),
  lost: field.list('lost', '17.1.3', z.enum(LOSABLE), [0, LOSABLE.length], undefined, { rare: true }),
  besieged: field.list('besieged', '9.5.3.3', z.enum(BESIEGEABLE), [0, BESIEGEABLE.length], undefined, { rare: true }),
  capitalReading: field.reading('capitalReading', '17.1.3', ['control', 'siege'], 'capital-occupied-or-besieged'),
  austriaReading: field.reading('austriaReading', '17.1.3', ['either', 'both'], 'austria-two-capitals'),
  parisFull: field.rareFlag('parisFull', '9.5.3.3'),
  salonika: field.rareFlag('salonika', '17.1.5'),
  neutral: field.list('neutral', '9.4.1', z.enum(['IT', 'TU', 'BU']), [0, 3], undefined, { rare: true }),
  overThere: field.rareFlag('overThere', '17.1.8'),
});
export type ReplacementsInput = z.output<typeof replacementsSchema>;
