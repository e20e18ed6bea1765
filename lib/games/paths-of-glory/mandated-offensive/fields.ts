import * as z from 'zod';
import { fieldsOf } from '@/lib/calc/fields-of';

const field = fieldsOf('mandated-offensive');

const NATIONS = [
  'germany',
  'austria-hungary',
  'bulgaria',
  'turkey',
  'france',
  'britain',
  'russia',
  'italy',
  'united-states',
  'belgium',
  'serbia',
  'romania',
  'greece',
  'montenegro',
] as const;
const face = () => z.number().int().min(1).max(6).optional();
const event = () => z.boolean().default(false);

export const mandateSchema = z.strictObject({
  centralDie: field.as(face(), 'centralDie', '7.1.1', { control: 'die' }),
  alliedDie: field.as(face(), 'alliedDie', '7.1.1', { control: 'die' }),
  italy: field.choice('italy', '7.1.6', ['neutral', 'at-war', 'occupied'], 'neutral'),
  turkey: field.choice('turkey', '7.1.2', ['neutral', 'at-war'], 'neutral'),
  hoffmann: field.as(event(), 'hoffmann', '7.1.9', { rare: true }),
  hlTakeCommand: field.as(event(), 'hlTakeCommand', '7.1.10', { rare: true }),
  frenchMutiny: field.as(event(), 'frenchMutiny', '7.1.8', { rare: true }),
  bolshevikRevolution: field.as(event(), 'bolshevikRevolution', '7.1.11', { rare: true }),
  attacker: field.choice('attacker', '7.1.3', NATIONS, undefined, { rare: true }),
  target: field.choice('target', '7.1.3', [...NATIONS, 'fort'], undefined, { rare: true }),
  space: field.as(z.string().max(40).optional(), 'space', '7.1.4', { control: 'space', rare: true }),
  throughItaly: field.as(event(), 'throughItaly', '7.1.6', { rare: true }),
  withAmericans: field.as(event(), 'withAmericans', '7.1.8', { rare: true }),
  rome: field.as(event(), 'rome', '7.1.6', { rare: true, when: { field: 'italy', is: ['at-war'] } }),
  dominions: field.as(event(), 'dominions', '7.1.4', { rare: true, when: { field: 'attacker', is: ['britain'] } }),
  romeReading: field.reading('romeReading', '7.1.6', ['italy', 'rome'], 'mandated-ah-it', {
    field: 'italy',
    is: ['at-war'],
  }),
  dominionsReading: field.reading('dominionsReading', '7.1.4', ['count', 'not'], 'british-minor-mandated', {
    field: 'attacker',
    is: ['britain'],
  }),
});
export type MandateInput = z.output<typeof mandateSchema>;
