import { tool } from '@/lib/calc/tool';
import { recoverySchema, type RecoveryInput } from '@/lib/games/grand-illusion/recovery/fields';
import {
  CAP_BARS,
  FREE_BARS,
  isEmergency,
  isSupplied,
  LIMITS,
  settleRecovery,
  type Initiative,
} from '@/lib/games/grand-illusion/recovery/finding';
import * as words from '@/lib/games/grand-illusion/recovery/words';

export interface RecoveryAnswer {
  readonly possible: boolean;
  /** combat units that recover */
  readonly recovers: number;
  readonly disrupted: number;
  /** what recovery for a CAP does to the initiative */
  readonly initiative: Initiative;
  /** whether flipped HQs, and flipped heavy artillery, of the hex turn back to their front */
  readonly hq: boolean;
  readonly ha: boolean;
}

/**
 * Heavy artillery turns back in the Administrative Phase only, where it is supplied (5.2, 11.2.7); an HQ also not on
 * emergency supply (11.2.1.c.2).
 */
const isBack = (input: RecoveryInput): boolean => input.when === 'free' && isSupplied(input);

const hqRecovers = (input: RecoveryInput): boolean => isBack(input) && !isEmergency(input);

const haRecovers = (input: RecoveryInput): boolean =>
  isBack(input) && !(isEmergency(input) && input.haReading === 'stays');

/** How many disrupted units of a hex recover, for a CAP (9.8.3) or free in the Administrative Phase (11.2.7). */
export const recovery = tool({
  id: 'grand-illusion/recovery',
  modifiers: [{ list: CAP_BARS }, { list: FREE_BARS }, { list: LIMITS }],
  schema: recoverySchema,
  settle: settleRecovery,
  words,
  answer: ({ possible, recovers, initiative, input }): RecoveryAnswer => ({
    possible,
    recovers,
    disrupted: input.disrupted,
    initiative,
    hq: hqRecovers(input),
    ha: haRecovers(input),
  }),
});
