import type { Bar, Barred } from '@/lib/calc/bars';
import { skipsRussianStart, type Scenario } from '@/lib/games/when-eagles-fight/clocks/scenario';
import type { Mover } from '@/lib/games/when-eagles-fight/movement/fields';
import { chargeOf, LEG_BARS, type Charge, type Leg, type Season } from '@/lib/games/when-eagles-fight/movement/legs';
import { sideOf } from '@/lib/games/when-eagles-fight/sides';

/** Units that start in one hex together, and what of the turn concerns their move. */
export interface Journey {
  readonly movers: readonly Mover[];
  readonly season: Season;
  readonly turn: number;
  readonly scenario: Scenario;
  /** MP spent before */
  readonly spent: number;
  readonly offMap: boolean;
}

interface Start {
  readonly unit: Mover;
  readonly journey: Journey;
}

/** What keeps a unit where it is for the whole phase. */
export const START_BARS: readonly Bar<Start>[] = [
  {
    id: 'russianTurnOne',
    rule: '3.4',
    stops: ({ unit, journey: { turn, scenario } }) =>
      turn === 1 && skipsRussianStart(scenario) && sideOf(unit.nation) === 'russian',
  },
  {
    id: 'second',
    rule: '3.5',
    stops: ({ unit, journey: { turn, scenario } }) => unit.second && turn === 1 && scenario === 'historical',
  },
  {
    id: 'absent',
    rule: '10.4',
    stops: ({ unit, journey: { season } }) => unit.nation === 'romanian' && !season.romania,
  },
  {
    id: 'offMap',
    rule: '11.6',
    stops: ({ unit, journey: { offMap } }) => offMap && sideOf(unit.nation) === 'russian',
  },
  { id: 'still', rule: '12.3', stops: ({ unit }) => unit.move === 0 || unit.kind === 'fortress' },
];

const NO_MP: Barred = { id: 'mp', rule: '12.1' };

export const startBar = (unit: Mover, journey: Journey): Barred | undefined =>
  START_BARS.find(({ stops }) => stops({ unit, journey })) as Barred | undefined;

/** What stops a unit at a step, its MP apart. */
export const legBar = (unit: Mover, together: readonly Mover[], leg: Leg, season: Season): Barred | undefined =>
  LEG_BARS.find(({ stops }) => stops({ unit, with: together, leg, season })) as Barred | undefined;

/** Whether a unit pays for a step: with what it has, or its first one with all that it has (12.3). */
export const pays = (unit: Mover, spent: number, mp: number): boolean =>
  spent + mp <= unit.move || (spent === 0 && unit.move > 0);

/** How far a unit of the stack gets. */
export interface Walked {
  readonly unit: Mover;
  /** steps that it makes */
  readonly made: number;
  /** MP that are spent in the phase */
  readonly spent: number;
  /** why it makes no more */
  readonly stop: Barred | undefined;
}

export interface Walk {
  readonly charges: readonly Charge[];
  readonly units: readonly Walked[];
  /** steps that all make together */
  readonly together: number;
  /** a first step is made with all MP although it costs more (12.3) */
  readonly minimum: boolean;
}

/** Follows a way step by step: whoever cannot go on is left behind, and the others go on (12.6, 12.7). */
export function walk(journey: Journey, legs: readonly Leg[]): Walk {
  const { movers, season, spent } = journey;
  const charges = legs.map((leg) => chargeOf(leg, season));
  const units = movers.map((unit) => ({ unit, made: 0, spent, stop: startBar(unit, journey) }));
  let minimum = false;
  for (const [i, leg] of legs.entries()) {
    const { mp } = charges[i] as Charge;
    const going = units.filter((one) => !one.stop);
    for (const one of going) if (!pays(one.unit, one.spent, mp)) one.stop = NO_MP;
    // Who goes on alone is asked again: an Austro-Hungarian whose German is left behind stays with him.
    let able = going.filter((one) => !one.stop);
    for (let before = -1; before !== able.length;) {
      before = able.length;
      const together = able.map(({ unit }) => unit);
      for (const one of able) one.stop = legBar(one.unit, together, leg, season);
      able = able.filter((one) => !one.stop);
    }
    for (const one of able) {
      minimum ||= one.spent + mp > one.unit.move;
      one.spent = Math.min(one.unit.move, one.spent + mp);
      one.made++;
    }
  }
  return { charges, units, together: Math.min(...units.map(({ made }) => made)), minimum };
}
