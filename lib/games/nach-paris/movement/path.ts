import type { March } from '@/lib/games/nach-paris/tables/marching';
import { chargesOf, marchOf, type Budget } from '@/lib/games/nach-paris/movement/budget';
import {
  legBar,
  legCost,
  standingAfter,
  type Leg,
  type LegBar,
  type Marcher,
  type ZocStatus,
} from '@/lib/games/nach-paris/movement/legs';

/** A step that is made, with the MF spent in the phase so far. */
export interface Trod {
  readonly leg: Leg;
  readonly cost: number;
  readonly total: number;
  readonly march: March;
  readonly before: ZocStatus;
  readonly standing: ZocStatus;
}

/** The step that breaks a path. */
export interface Stop {
  /** its place in the path, from 0 */
  readonly at: number;
  readonly bar: LegBar;
  /** MF that the step would need in all, kept MF included */
  readonly needs: number;
}

export interface Trace {
  readonly trod: readonly Trod[];
  readonly stop: Stop | undefined;
  /** MF spent when the move ends, its end included */
  readonly spent: number;
}

export interface Journey {
  readonly marcher: Marcher;
  readonly budget: Budget;
  readonly start: ZocStatus;
  /** what keeps the unit from moving at all */
  readonly startBar: LegBar | undefined;
}

const NO_MF: LegBar = { id: 'mf', rule: '7.1.2' };

/** Follows a path leg by leg until it ends or a leg breaks it, with a forced march where it is wanted and allowed. */
export function trace({ marcher, budget, start, startBar }: Journey, legs: readonly Leg[], forced: boolean): Trace {
  const limit = budget.mf + (forced ? budget.bonus : 0);
  const kept = chargesOf(budget.after);
  const trod: Trod[] = [];
  let spent = chargesOf(budget.before);
  let standing = start;
  for (const [at, leg] of legs.entries()) {
    const cost = legCost(marcher, leg);
    const needs = spent + cost + kept;
    const bar = startBar ?? legBar(marcher, standing, leg) ?? (needs > limit ? NO_MF : undefined);
    if (bar) return { trod, stop: { at, bar, needs }, spent };
    const before = standing;
    spent += cost;
    standing = standingAfter(marcher, before, leg);
    trod.push({ leg, cost, total: spent, march: marchOf(marcher.unit, budget, spent), before, standing });
  }
  // A battery that cannot pay for its firing position has marched, but does not deploy.
  const deploys = spent + kept <= limit;
  return {
    trod,
    stop: deploys ? undefined : { at: legs.length, bar: NO_MF, needs: spent + kept },
    spent: deploys ? spent + kept : spent,
  };
}
