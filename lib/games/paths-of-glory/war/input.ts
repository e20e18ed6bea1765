import * as z from 'zod';
import { fields } from '@/lib/calc/field';
import { RUSSIAN_STAGES, US_STAGES } from '@/lib/games/paths-of-glory/war/capitulation';
import { LEVELS } from '@/lib/games/paths-of-glory/war/phase';

const status = () => z.number().int().min(0).max(60);
const flag = () => z.boolean().default(false);
const level = () => z.enum(LEVELS).default('mobilization');
const label = (name: string): string => `war-status.fields.${name}`;

/** The fields of the War Status tool. */
export const warSchema = z.strictObject({
  turn: z
    .number()
    .int()
    .min(1)
    .max(20)
    .default(2)
    .register(fields, { label: label('turn'), rule: '16.1.2' }),
  vp: z
    .number()
    .int()
    .min(0)
    .max(40)
    .default(10)
    .register(fields, { label: label('vp'), rule: '5.1.1' }),
  central: status()
    .default(4)
    .register(fields, { label: label('central'), rule: '16.1.3' }),
  allied: status()
    .default(1)
    .register(fields, { label: label('allied'), rule: '16.1.3' }),
  combined: status()
    .optional()
    .register(fields, { label: label('combined'), rule: '16.2.1' }),
  centralLevel: level().register(fields, { label: label('centralLevel'), rule: '16.1.1' }),
  alliedLevel: level().register(fields, { label: label('alliedLevel'), rule: '16.1.1' }),
  scenario: z
    .enum(['campaign', 'limited-war', 'introductory'])
    .default('campaign')
    .register(fields, { label: label('scenario'), rule: '5.1.1' }),
  blockade: flag().register(fields, { label: label('blockade'), rule: '6.0.E.1', rare: true }),
  missedCentral: flag().register(fields, { label: label('missedCentral'), rule: '7.1.3', rare: true }),
  missedAllied: flag().register(fields, { label: label('missedAllied'), rule: '7.1.3', rare: true }),
  mutinyAttack: flag().register(fields, { label: label('mutinyAttack'), rule: '7.1.8', rare: true }),
  italyNeutral: flag().register(fields, { label: label('italyNeutral'), rule: '6.0.E.1', rare: true }),
  peaceAccepted: flag().register(fields, { label: label('peaceAccepted'), rule: '16.5.2', rare: true }),
  firstToCommit: flag().register(fields, { label: label('firstToCommit'), rule: '5.1.3', rare: true }),
  tournament: flag().register(fields, { label: label('tournament'), rule: '5.6.1', rare: true }),
  bid: z
    .number()
    .int()
    .min(0)
    .max(20)
    .default(0)
    .register(fields, { label: label('bid'), rule: '5.6.2', rare: true }),
  russia: z
    .enum(RUSSIAN_STAGES)
    .default('none')
    .register(fields, { label: label('russia'), rule: '16.4.1', rare: true }),
  russianVp: z
    .number()
    .int()
    .min(0)
    .max(7)
    .default(0)
    .register(fields, { label: label('russianVp'), rule: '16.4.2', rare: true }),
  baku: flag().register(fields, { label: label('baku'), rule: '16.4.6', rare: true }),
  tsarFellAt: z
    .number()
    .int()
    .min(0)
    .max(8)
    .default(0)
    .register(fields, { label: label('tsarFellAt'), rule: '16.4.5', rare: true }),
  fellThisTurn: flag().register(fields, { label: label('fellThisTurn'), rule: '16.4.6', rare: true }),
  unitedStates: z
    .enum(US_STAGES)
    .default('neutral')
    .register(fields, { label: label('unitedStates'), rule: '16.3.1', rare: true }),
  zimmermannThisTurn: flag().register(fields, { label: label('zimmermannThisTurn'), rule: '16.3.4', rare: true }),
});
export type WarInput = z.output<typeof warSchema>;
