import type { Passage } from '@/lib/board/graph/passage';
import { breachPrices, dearestWay } from '@/lib/board/graph/price';
import { FAR, search } from '@/lib/board/graph/search';
import { tracer } from '@/lib/board/graph/trace';
import { DIRECTIONS } from '@/lib/board/hex/grid';
import { at } from '@/lib/core/at';
import { once } from '@/lib/core/once';
import { chargeOf, DEAR_MP } from '@/lib/games/when-eagles-fight/movement/legs';
import { legBar, startBar, type Journey } from '@/lib/games/when-eagles-fight/movement/path';
import type { SheetGround } from '@/lib/games/when-eagles-fight/movement/sheet';
import { MAX_HEXES, MAX_STEPS } from '@/lib/sheet/schema';

/** A hex that the units can reach together. */
export interface ReachedHex {
  readonly hex: string;
  /** MP spent in the phase when they get there the cheapest way */
  readonly cost: number;
}

/** The ways that are open to units that move together. */
export interface Ways {
  /** every hex within reach, their own included, in map order */
  reach(): readonly ReachedHex[];
  /** the cheapest way to a goal without the first hex, at any cost; where none is free, that of fewest breaches */
  wayTo(goal: number): readonly number[];
}

/** The price of a step that a rule forbids; no way has more of them than the straight one. */
const [BREACH] = breachPrices(dearestWay(MAX_HEXES, DEAR_MP), MAX_STEPS);

/** Finds the ways of units that move together, at the pace of the slowest (12.7). */
export function waysOf({ view, unit, movers, legAt }: SheetGround, journey: Journey): Ways {
  const { season, spent } = journey;
  const limit = Math.min(...movers.map(({ move }) => move)) - spent;
  const stays = movers.some((one) => startBar(one, journey));
  const passage: Passage = {
    states: view.names.length,
    steps: (hex, visit) => {
      for (const direction of DIRECTIONS) {
        const next = at(view.neighbours, hex * DIRECTIONS.length + direction);
        if (next < 0) continue;
        const leg = legAt(hex, direction);
        const { mp } = chargeOf(leg, season);
        // The first step of the phase is made with all MP where they do not suffice (12.3).
        const paid = hex === unit.at && spent === 0 ? Math.min(mp, Math.max(1, limit)) : mp;
        const bar = stays || movers.some((one) => legBar(one, movers, leg, season));
        visit(next, paid, bar ? BREACH : 0, direction);
      }
    },
  };
  const lawful = once(() => search(passage, [unit.at], { limit: Math.max(0, limit) }));
  const trace = tracer({
    lawful,
    broken: () => search(passage, [unit.at], { breaking: true }),
    breaks: () => [],
    outward: true,
  });
  return {
    wayTo: (goal) => (trace([goal])?.states ?? []).slice(1),
    reach: () =>
      view.names.flatMap((hex, i) => {
        const cost = at(lawful().cost, i);
        return cost === FAR ? [] : [{ hex, cost: spent + cost }];
      }),
  };
}
