import * as z from 'zod';
import { fieldsOf } from '@/lib/calc/fields-of';
import { boardFields, PORT_READINGS } from '@/lib/games/paths-of-glory/board/input';
import { NEAR_EAST_LIMIT } from '@/lib/games/paths-of-glory/limits';
import type { Limit } from '@/lib/games/paths-of-glory/redeployment/checks';
import { RESERVE } from '@/lib/games/paths-of-glory/redeployment/move';

const field = fieldsOf('sr');

const MAX_MOVES = 12;
const place = z.string().min(1).max(40);
const move = z.strictObject({
  type: z.string().min(1).max(40),
  face: z.enum(['full', 'reduced']).optional(),
  designation: z.string().max(10).optional(),
  from: place.default(RESERVE),
  to: place,
});
const usedUp = (whose: Limit) => z.number().int().min(0).max(NEAR_EAST_LIMIT[whose]).default(0);

export const srSchema = z.strictObject({
  points: field.count('points', '9.3.2', [1, 20], 4),
  moves: field.list('moves', '13.1.1', move, [1, MAX_MOVES], [{ type: 'fr-corps', from: 'grenoble', to: 'sedan' }], {
    control: 'own:moves',
  }),
  previousWasSr: field.rareFlag('previousWasSr', '9.3.3'),
  usedBritish: field.as(usedUp('british'), 'usedBritish', '13.2.1', { control: 'chips', rare: true }),
  usedRussian: field.as(usedUp('russian'), 'usedRussian', '13.2.2', { control: 'chips', rare: true }),
  usedCentral: field.as(usedUp('central'), 'usedCentral', '13.2.3', { control: 'chips', rare: true }),
  capitalReading: field.reading('capitalReading', '13.1.10', ['control', 'siege'], 'capital-occupied-or-besieged'),
  austriaReading: field.reading('austriaReading', '13.1.10', ['either', 'both'], 'austria-two-capitals'),
  homeReading: field.reading('homeReading', '13.1.8', ['own', 'any'], 'reserve-sr-whose-capital'),
  russianReading: field.reading('russianReading', '13.1.6', ['box', 'none'], 'russian-sr-reserve-box'),
  montenegroReading: field.reading('montenegroReading', '13.1.10', ['never', 'reserve'], 'montenegro-sr'),
  portReading: field.reading('portReading', '13.1.7', PORT_READINGS, 'port-with-enemy-fort'),
  ...boardFields,
});
export type SrInput = z.output<typeof srSchema>;
