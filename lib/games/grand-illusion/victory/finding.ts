import { sumOf, weigh, type Weighed } from '@/lib/calc/modifiers';
import type { VictoryInput } from '@/lib/games/grand-illusion/victory/fields';
import { START } from '@/lib/games/grand-illusion/victory/points';
import {
  ALLIED_VP,
  GERMAN_VP_LINES,
  hexPoints,
  isCounted,
  isPlacedForParis,
  resultOf,
  type Result,
  type VictoryCase,
} from '@/lib/games/grand-illusion/victory/tally';

export interface VictoryFinding {
  readonly one: VictoryCase;
  readonly ours: Weighed;
  readonly theirs: Weighed;
  readonly allied: number;
  /** German VP with the markers that were placed for an immediate victory (3.2.4.a) */
  readonly placed: number;
  /** they are off the track again */
  readonly back: boolean;
  /** as it stands on the track: without hexes that are not counted yet */
  readonly german: number;
  /** with every German VP hex entered */
  readonly germanWithHexes: number;
  readonly result: Result;
}

export function settleVictory(input: VictoryInput): VictoryFinding {
  const one: VictoryCase = { ...input, counted: isCounted(input) };
  const [ours, theirs] = [weigh(ALLIED_VP, one), weigh(GERMAN_VP_LINES, one)];
  const [allied, placed] = [START + sumOf(ours.applied), sumOf(theirs.applied)];
  const result = resultOf(input, allied, placed);
  // Without an immediate victory the markers that were placed for it are off the track again (3.2.4.a).
  const back = result === 'running' && isPlacedForParis(input);
  const german = back ? placed - hexPoints(one) : placed;
  const germanWithHexes = one.counted ? placed : placed + hexPoints(one);
  return { one, ours, theirs, allied, placed, back, german, germanWithHexes, result };
}
