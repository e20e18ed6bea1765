import { sumOf, weigh, type Weighed } from '@/lib/calc/modifiers';
import { missingChart, type Refused } from '@/lib/calc/refusal';
import type { GiData } from '@/lib/games/grand-illusion/data';
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

export const CHARTS = ['victory-hexes', 'plan-17', 'scenario-options', 'general-retreat'] as const;

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

export function settleVictory(input: VictoryInput, { charts }: GiData): VictoryFinding | Refused {
  const [hexes, plan17, options, retreat] = CHARTS.map((id) => charts[id]);
  if (!hexes || !plan17 || !options || !retreat) return missingChart(CHARTS.find((id) => !charts[id]) ?? '');
  const one: VictoryCase = { ...input, counted: isCounted(input), charts: { hexes, plan17, options, retreat } };
  const [ours, theirs] = [weigh(ALLIED_VP, one), weigh(GERMAN_VP_LINES, one)];
  const [allied, placed] = [START + sumOf(ours.applied), sumOf(theirs.applied)];
  const result = resultOf(input, allied, placed);
  // Without an immediate victory the markers that were placed for it are off the track again (3.2.4.a).
  const back = result === 'running' && isPlacedForParis(input);
  const german = back ? placed - hexPoints(one) : placed;
  const germanWithHexes = one.counted ? placed : placed + hexPoints(one);
  return { one, ours, theirs, allied, placed, back, german, germanWithHexes, result };
}
