import * as z from 'zod';
import { fieldsOf } from '@/lib/calc/fields-of';
import { RUSSIAN_STAGES, US_STAGES } from '@/lib/games/paths-of-glory/war/capitulation';
import { LEVELS } from '@/lib/games/paths-of-glory/war/phase';

const field = fieldsOf('war-status');

const status = () => z.number().int().min(0).max(60);
const flag = () => z.boolean().default(false);
const level = () => z.enum(LEVELS).default('mobilization');

/** The fields of the War Status tool. */
export const warSchema = z.strictObject({
  turn: field.count('turn', '16.1.2', [1, 20], 2),
  vp: field.count('vp', '5.1.1', [0, 40], 10),
  central: field.as(status().default(4), 'central', '16.1.3'),
  allied: field.as(status().default(1), 'allied', '16.1.3'),
  combined: field.as(status().optional(), 'combined', '16.2.1'),
  centralLevel: field.as(level(), 'centralLevel', '16.1.1'),
  alliedLevel: field.as(level(), 'alliedLevel', '16.1.1'),
  scenario: field.choice('scenario', '5.1.1', ['campaign', 'limited-war', 'introductory'], 'campaign'),
  blockade: field.as(flag(), 'blockade', '6.0.E.1', { rare: true }),
  missedCentral: field.as(flag(), 'missedCentral', '7.1.3', { rare: true }),
  missedAllied: field.as(flag(), 'missedAllied', '7.1.3', { rare: true }),
  mutinyAttack: field.as(flag(), 'mutinyAttack', '7.1.8', { rare: true }),
  italyNeutral: field.as(flag(), 'italyNeutral', '6.0.E.1', { rare: true }),
  peaceAccepted: field.as(flag(), 'peaceAccepted', '16.5.2', { rare: true }),
  firstToCommit: field.as(flag(), 'firstToCommit', '5.1.3', { rare: true }),
  tournament: field.as(flag(), 'tournament', '5.6.1', { rare: true }),
  bid: field.count('bid', '5.6.2', [0, 20], 0, { rare: true }),
  russia: field.choice('russia', '16.4.1', RUSSIAN_STAGES, 'none', { rare: true }),
  russianVp: field.count('russianVp', '16.4.2', [0, 7], 0, { rare: true }),
  baku: field.as(flag(), 'baku', '16.4.6', { rare: true }),
  tsarFellAt: field.count('tsarFellAt', '16.4.5', [0, 8], 0, { rare: true }),
  fellThisTurn: field.as(flag(), 'fellThisTurn', '16.4.6', { rare: true }),
  unitedStates: field.choice('unitedStates', '16.3.1', US_STAGES, 'neutral', { rare: true }),
  zimmermannThisTurn: field.as(flag(), 'zimmermannThisTurn', '16.3.4', { rare: true }),
});
export type WarInput = z.output<typeof warSchema>;
