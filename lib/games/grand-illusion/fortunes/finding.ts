import { weigh, type Weighed } from '@/lib/calc/modifiers';
import { fraction, type Fraction } from '@/lib/prob/fraction';
import { CONDITIONS } from '@/lib/games/grand-illusion/fortunes/conditions';
import {
  effectOf,
  FATE,
  isAllenby,
  receiverOf,
  type Effect,
  type BattleEffect,
} from '@/lib/games/grand-illusion/fortunes/effects';
import type { FortunesInput } from '@/lib/games/grand-illusion/fortunes/fields';
import { ROLLS, waysOf, type Sum } from '@/lib/games/grand-illusion/fortunes/table';
import type { Side } from '@/lib/games/grand-illusion/sides';

/** A row of the table in this case. */
export interface Row {
  readonly sum: Sum;
  readonly effect: Effect;
  readonly fate: BattleEffect;
  readonly chance: Fraction;
  /** whose CAP or mandated battle it is */
  readonly receiver: Side | undefined;
}

/** Where the counts and the initiative stand after a roll. */
export interface After {
  readonly germanCaps: number;
  readonly alliedCaps: number;
  readonly germanMarker: number;
  readonly alliedMarker: number;
  /** passes: at once; stays: with who rolled; second: it passes, as this was the second activation in a row */
  readonly initiative: 'passes' | 'stays' | 'second' | 'open';
}

export interface FortunesFinding {
  readonly input: FortunesInput;
  readonly weighed: Weighed;
  /** the table as this battle reads it */
  readonly rows: readonly Row[];
  /** what is certain: the roll, or the Skirmish of 12.4 */
  readonly settled: Row | undefined;
  readonly automatic: boolean;
  readonly after: After | undefined;
}

const RECEIVED: readonly Effect[] = ['capGain', 'capFull', 'mandated', 'discarded'];

function rowOf(sum: Sum, input: FortunesInput): Row {
  const effect = effectOf(sum, input);
  return {
    sum,
    effect,
    fate: FATE[effect],
    chance: fraction(waysOf(sum, input), 36),
    receiver: RECEIVED.includes(effect) ? receiverOf(sum, input) : undefined,
  };
}

function initiativeOf({ effect }: Row, { second }: FortunesInput): After['initiative'] {
  if (effect === 'cautious' || effect === 'counterattack') return 'passes';
  if (effect === 'advantage' || effect === 'advantageNoCaps') return second ? 'second' : 'stays';
  return 'open';
}

function afterOf(row: Row, input: FortunesInput): After {
  const { germanCaps, alliedCaps, germanMarker, alliedMarker } = input;
  const gains = (side: Side, effect: Effect): number => (row.effect === effect && row.receiver === side ? 1 : 0);
  return {
    germanCaps: germanCaps + gains('german', 'capGain'),
    alliedCaps: alliedCaps + gains('allied', 'capGain'),
    germanMarker: germanMarker + gains('german', 'mandated'),
    alliedMarker: alliedMarker + gains('allied', 'mandated'),
    initiative: initiativeOf(row, input),
  };
}

export function settleFortunes(input: FortunesInput): FortunesFinding {
  const rows = ROLLS.map((sum) => rowOf(sum, input));
  const automatic = isAllenby(input) && input.skirmish;
  const rolled = rows.find(({ chance }) => chance.n === chance.d);
  const settled = automatic ? { ...rowOf(4, input), chance: fraction(1) } : rolled;
  return {
    input,
    weighed: weigh(CONDITIONS, input),
    rows,
    settled,
    automatic,
    after: settled && afterOf(settled, input),
  };
}
