import { sortBars, type Barred } from '@/lib/calc/bars';
import { isOver } from '@/lib/games/when-eagles-fight/clocks/brusilov';
import { sideOf } from '@/lib/games/when-eagles-fight/sides';
import { isInRussia, RAIL_BARS } from '@/lib/games/when-eagles-fight/strategic/bars';
import type { RailUnit, StrategicInput } from '@/lib/games/when-eagles-fight/strategic/fields';
import {
  carrierOf,
  CARRIERS,
  russiaLimit,
  unitLimit,
  type Carrier,
} from '@/lib/games/when-eagles-fight/strategic/limits';

export interface Carried {
  readonly unit: RailUnit;
  readonly barred: readonly Barred[];
  readonly free: readonly Barred[];
  /** units of its nation that have moved, this one included where it goes */
  readonly used: number;
  /** a German that counts as one in Russia (11.3) */
  readonly inRussia: boolean;
  /** it went off the map and does no more in this player turn (11.6) */
  readonly spent: boolean;
}

/** What a nation may move and has moved; in Russia without a limit from 1916 on. */
export interface Budget {
  readonly limit: number;
  readonly used: number;
}

export interface StrategicFinding {
  readonly input: StrategicInput;
  readonly units: readonly Carried[];
  readonly budgets: Readonly<Record<Carrier, Budget>>;
  readonly inRussia: { readonly limit: number | undefined; readonly used: number };
}

/** Takes the units one after another: whoever may go counts against the limits, whoever may not does not (11.2). */
export function settleTrains(input: StrategicInput): StrategicFinding {
  const used: Record<Carrier, number> = {
    german: input.germans,
    'austro-hungarian': input.austroHungarians,
    russian: input.russians,
  };
  let usedInRussia = input.inRussia;
  const atWar = isOver(input.turn, input.brusilov);
  const units = input.units.map((unit): Carried => {
    const carrier = carrierOf(unit.nation);
    const { barred, free } = sortBars(RAIL_BARS, { input, unit, used: used[carrier], usedInRussia, atWar });
    const inRussia = unit.nation === 'german' && isInRussia(unit);
    const goes = barred.length === 0;
    if (goes) {
      used[carrier] += 1;
      if (inRussia) usedInRussia += 1;
    }
    const spent = goes && unit.leaves !== 'none' && sideOf(unit.nation) === 'russian';
    return { unit, barred, free, used: used[carrier], inRussia, spent };
  });
  const budgets = Object.fromEntries(
    CARRIERS.map((carrier) => [carrier, { limit: unitLimit(carrier, input.turn), used: used[carrier] }]),
  ) as Record<Carrier, Budget>;
  return { input, units, budgets, inRussia: { limit: russiaLimit(input.turn), used: usedInRussia } };
}
