import { TRACK } from '@/lib/games/grand-illusion/caps/roll';
import { isAllenbyTurn } from '@/lib/games/grand-illusion/fortunes/allenby';
import type { FortunesInput } from '@/lib/games/grand-illusion/fortunes/fields';
import { fortuneOf, type Fortune, type Sum } from '@/lib/games/grand-illusion/fortunes/table';
import { isVosges } from '@/lib/games/grand-illusion/map/places';
import { heldBy } from '@/lib/games/grand-illusion/retreat/compulsory';
import { isDiscarded } from '@/lib/games/grand-illusion/scenario/mandated';
import { otherSide, type Side } from '@/lib/games/grand-illusion/sides';

/** What a roll on the table brings in a case, with the counts and the hex that it meets (9.1.4). */
export type Effect = Exclude<Fortune, 'cap'> | 'routedFree' | 'capGain' | 'capFull' | 'discarded' | 'advantageNoCaps';

/** What that does to this battle. */
export const BATTLE_EFFECTS = ['fought', 'changed', 'defender', 'turned', 'cancelled'] as const;
export type BattleEffect = (typeof BATTLE_EFFECTS)[number];
export const FATE: Readonly<Record<Effect, BattleEffect>> = {
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

/** Whether Routed has no effect in the hex (9.1.4). */
export const isSteady = ({ entrenched, hex }: FortunesInput): boolean =>
  heldBy('routed', { trench: entrenched, vosges: isVosges(hex) }) !== undefined;
export const capsOf = (input: FortunesInput, side: Side): number =>
  side === 'german' ? input.germanCaps : input.alliedCaps;
export const markerOf = (input: FortunesInput, side: Side): number =>
  side === 'german' ? input.germanMarker : input.alliedMarker;
/** Whether a side that receives a mandated battle has to discard it (9.1.1.a). */
export const discards = (input: FortunesInput, side: Side): boolean =>
  isDiscarded(capsOf(input, side), markerOf(input, side));
/** Whether the Allies may have a Skirmish without a roll (12.4). */
export const isAllenby = (input: FortunesInput): boolean =>
  input.allenby && input.attacker === 'german' && isAllenbyTurn(input);

/** The side that a CAP or a mandated battle goes to; that of an 11 by the question `fow-11-after-gt4`. */
export const receiverOf = (sum: Sum, { elevenReading }: FortunesInput): Side =>
  sum === 5 || (sum === 11 && elevenReading === 'german') ? 'german' : 'allied';

/** What a sum of the dice brings. */
export function effectOf(sum: Sum, input: FortunesInput): Effect {
  const fortune = fortuneOf(sum, input);
  switch (fortune) {
    case 'routed':
      return isSteady(input) ? 'routedFree' : 'routed';
    case 'cap':
      return capsOf(input, receiverOf(sum, input)) >= TRACK ? 'capFull' : 'capGain';
    case 'mandated':
      return discards(input, receiverOf(sum, input)) ? 'discarded' : 'mandated';
    case 'advantage':
      return capsOf(input, otherSide(input.attacker)) > 0 ? 'advantage' : 'advantageNoCaps';
    default:
      return fortune;
  }
}
