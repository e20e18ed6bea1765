import type { FortunesInput } from '@/lib/games/grand-illusion/fortunes/fields';
import { otherSide, type Side } from '@/lib/games/grand-illusion/sides';

/** What a roll on the table brings in a case (9.1.4). */
export type Effect =
  | 'routed'
  | 'routedFree'
  | 'cautious'
  | 'skirmish'
  | 'capGain'
  | 'capFull'
  | 'limit'
  | 'limitGerman'
  | 'mandated'
  | 'discarded'
  | 'advantage'
  | 'advantageNoCaps'
  | 'surprise'
  | 'counterattack'
  | 'ignored';

/** What that does to this battle. */
export const FATES = ['fought', 'changed', 'defender', 'turned', 'cancelled'] as const;
export type Fate = (typeof FATES)[number];
export const FATE: Readonly<Record<Effect, Fate>> = {
  routed: 'changed',
  routedFree: 'fought',
  cautious: 'cancelled',
  skirmish: 'changed',
  capGain: 'fought',
  capFull: 'fought',
  limit: 'changed',
  limitGerman: 'fought',
  mandated: 'fought',
  discarded: 'fought',
  advantage: 'defender',
  advantageNoCaps: 'fought',
  surprise: 'changed',
  counterattack: 'turned',
  ignored: 'fought',
};

/** The rows of the table, by the sum of two dice. */
export const ROLLS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export type Sum = (typeof ROLLS)[number];

/** A marker of CAPS never rises above this (9.1.4). */
export const MOST_CAPS = 10;
/** Turns of the Allied mandated battles of the scenario (13.1). */
const EARLY = 4;
const VOSGES = [102, 103];
/** Results that an Allied mandated battle of these turns ignores (13.1). */
const EXEMPT: readonly Sum[] = [3, 7, 10];

export const isEarly = ({ turn }: FortunesInput): boolean => turn <= EARLY;
/** Whether this battle ignores 3, 7 and 10 (13.1). */
export const isExempt = (input: FortunesInput): boolean =>
  input.mandated && input.attacker === 'allied' && isEarly(input);
/** Whether Routed has no effect in the hex (9.1.4). */
export const isSteady = ({ entrenched, hex }: FortunesInput): boolean => entrenched || VOSGES.includes(hex ?? 0);
export const capsOf = (input: FortunesInput, side: Side): number =>
  side === 'german' ? input.germanCaps : input.alliedCaps;
export const markerOf = (input: FortunesInput, side: Side): number =>
  side === 'german' ? input.germanMarker : input.alliedMarker;
/** Whether a side that receives a mandated battle has to discard it (9.1.1.a). */
export const discards = (input: FortunesInput, side: Side): boolean =>
  capsOf(input, side) === 0 || markerOf(input, side) >= capsOf(input, side);
/** Whether the Allies may have a Skirmish without a roll (12.4). */
export const isAllenby = ({ allenby, attacker, turn }: FortunesInput): boolean =>
  allenby && attacker === 'german' && turn <= 2;

/** The side that a CAP or a mandated battle goes to. */
export const receiverOf = (sum: Sum): Side => (sum === 5 || sum === 11 ? 'german' : 'allied');

/** What a sum of the dice brings. */
export function effectOf(sum: Sum, input: FortunesInput): Effect {
  if (EXEMPT.includes(sum) && isExempt(input)) return 'ignored';
  switch (sum) {
    case 2:
    case 12:
      return isSteady(input) ? 'routedFree' : 'routed';
    case 3:
      return 'cautious';
    case 4:
      return 'skirmish';
    case 5:
    case 9:
      return capsOf(input, receiverOf(sum)) >= MOST_CAPS ? 'capFull' : 'capGain';
    case 6:
    case 11:
      if (isEarly(input)) return input.attacker === 'allied' ? 'limit' : 'limitGerman';
      return discards(input, receiverOf(sum)) ? 'discarded' : 'mandated';
    case 7:
      return capsOf(input, otherSide(input.attacker)) > 0 ? 'advantage' : 'advantageNoCaps';
    case 8:
      return 'surprise';
    case 10:
      return 'counterattack';
  }
}

/** How many of the 36 falls of two dice give a sum; with one die known, of its six. */
export function waysOf(sum: Sum, { die1, die2 }: Pick<FortunesInput, 'die1' | 'die2'>): number {
  const faces = [1, 2, 3, 4, 5, 6];
  const ones = die1 === undefined ? faces : [die1];
  const twos = die2 === undefined ? faces : [die2];
  return ones.flatMap((one) => twos.filter((two) => one + two === sum)).length * (36 / (ones.length * twos.length));
}
