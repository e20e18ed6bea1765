import { sortBars, type Bar, type Barred } from '@/lib/calc/bars';
import { D6 } from '@/lib/calc/dice';
import { missingChart, type Refused } from '@/lib/calc/refusal';
import type { Rule } from '@/lib/core/rule';
import { die, mapDistribution, type Distribution } from '@/lib/prob/distribution';
import type { Chart } from '@/lib/tables/chart';
import { numberIn } from '@/lib/tables/lookup';
import { chartOf, type PogData, type Side } from '@/lib/games/paths-of-glory/data';
import { TABLE, type PeaceInput } from '@/lib/games/paths-of-glory/peace-terms/fields';

export interface PeaceAnswer {
  readonly allowed: boolean;
  /** change of the VP level when the offer is refused */
  readonly change: Distribution<number>;
  /** VP level after a refusal and a die, or after the die alone; null without one */
  readonly vpAfter: number | null;
  readonly accepted: 'draw' | 'both-lose' | null;
}

/** VP from which the Central Powers, and down to which the Allies, may offer peace (16.5.1.1, 16.5.1.2). */
export const mayOffer = (side: Side, vp: number): boolean => (side === 'central' ? vp >= 11 : vp <= 9);

export const RANGE_RULE: Readonly<Record<Side, Rule>> = { central: '16.5.1.1', allied: '16.5.1.2' };

/** What bars an offer, in the order in which it is checked. */
export const BARS: readonly Bar<PeaceInput>[] = [
  { id: 'introductory', rule: '5.3.3', stops: ({ scenario }) => scenario === 'introductory' },
  { id: 'range', rule: ({ side }) => RANGE_RULE[side], stops: ({ side, vp }) => !mayOffer(side, vp) },
  { id: 'acted', rule: '8.1.3', stops: ({ acted }) => acted },
  {
    id: 'fourteenPoints',
    rule: '9.5.1.1',
    stops: ({ side, fourteenPoints }) => side === 'central' && fourteenPoints,
    spares: ({ fourteenPoints }) => (fourteenPoints ? 'alliesOffer' : 'fourteenPoints'),
  },
];

/** The column of the table for the side that offers and the Combined War Status. */
function columnOf(chart: Chart, side: Side, combined: number): string | undefined {
  return chart.columns.items.find(
    ({ id, from, to }) => id.startsWith(`${side}-`) && combined >= (from ?? 0) && combined <= (to ?? Infinity),
  )?.id;
}

export interface PeaceFinding {
  readonly input: PeaceInput;
  readonly chart: Chart;
  readonly column: string;
  readonly change: Distribution<number>;
  readonly rolled: number | undefined;
  readonly barred: readonly Barred[];
  readonly free: readonly Barred[];
  readonly answer: PeaceAnswer;
}

export function settlePeace(input: PeaceInput, data: PogData): PeaceFinding | Refused {
  const chart = chartOf(data, TABLE);
  const column = chart && columnOf(chart, input.side, input.combined);
  if (!chart || column === undefined) return missingChart(TABLE);
  const at = (roll: number) => numberIn(chart, String(roll), column);
  if (D6.some((roll) => at(roll) === undefined)) return missingChart(TABLE);
  const change = mapDistribution(die(6), (roll) => at(roll) ?? 0);
  const { barred, free } = sortBars(BARS, input);
  const allowed = barred.length === 0;
  const rolled = allowed && input.die !== undefined && input.answer !== 'accepted' ? at(input.die) : undefined;
  const accepted = allowed && input.answer === 'accepted' ? (input.tournament ? 'both-lose' : 'draw') : null;
  return {
    input,
    chart,
    column,
    change,
    rolled,
    barred,
    free,
    answer: { allowed, change, vpAfter: rolled === undefined ? null : input.vp + rolled, accepted },
  };
}
