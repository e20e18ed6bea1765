import { sortBars, type Bar, type Barred } from '@/lib/calc/bars';
import type { Rule } from '@/lib/core/rule';
import { sideOf } from '@/lib/games/when-eagles-fight/sides';
import {
  nextOberost,
  nextStavka,
  oberostRests,
  PLAN_19_LAST,
  stavkaFirst,
  stavkaRests,
} from '@/lib/games/when-eagles-fight/clocks/command';
import type { CommandInput, CommandUnit } from '@/lib/games/when-eagles-fight/command/fields';

/** An attack with the modifier of the Brusilov Offensive, in a turn that may have one (15.1, 15.2). */
export const isOffensive = ({ offensive, turn }: CommandInput): boolean => offensive && turn >= 15 && turn <= 20;

/** The headquarters was used in the turn before: it rests, unless the scenario sets that aside. */
export const wasUsed = ({ hq, turn, stavkaLast, oberostLast }: CommandInput): boolean =>
  (hq === 'stavka' ? stavkaLast : oberostLast) === turn - 1;

/** The rule by which a use right after another is allowed or not: that of the scenario, where it has its own. */
const restRule = (one: CommandInput): Rule => {
  if (one.hq === 'oberost') return one.scenario === 'schlieffen-east' && wasUsed(one) ? '17.0' : '14.3';
  return one.scenario === 'plan-19' && wasUsed(one) && one.turn <= PLAN_19_LAST + 1 ? '16.0' : '14.2';
};
const firstRule = ({ scenario, turn }: CommandInput): Rule => (scenario === 'plan-19' && turn === 1 ? '16.0' : '14.2');

/** The rule by which the headquarters may be used in a turn: Plan 19 and Schlieffen East allow more (16.0, 17.0). */
export const useRule = (one: CommandInput): Rule =>
  one.hq === 'stavka' && firstRule(one) !== '14.2' ? firstRule(one) : restRule(one);

/** What keeps the STAVKA from being used in a turn (14.2). */
export const STAVKA_BARS: readonly Bar<CommandInput>[] = [
  { id: 'stavkaGone', rule: '7.2.A', stops: ({ tsar }) => tsar === 'command' },
  { id: 'stavkaEarly', rule: firstRule, stops: ({ turn, scenario }) => turn < stavkaFirst(scenario) },
  { id: 'stavkaRests', rule: restRule, stops: stavkaRests },
  { id: 'stavkaRoute', rule: '14.2', stops: ({ route }) => !route },
  // By one reading, as long as the offensive runs (question `brusilov-stavka`).
  {
    id: 'stavkaOffensive',
    rule: '15.2',
    stops: (one) => one.offensiveReading === 'turns' && isOffensive(one),
  },
];

/** What keeps OberOst from it (14.3). */
export const OBEROST_BARS: readonly Bar<CommandInput>[] = [
  { id: 'oberostRests', rule: restRule, stops: oberostRests },
  { id: 'oberostHex', rule: '14.3', stops: ({ germans }) => !germans },
];

/** Why a unit is not in reach. */
export type Missing = 'nation' | 'far' | 'supply';
export interface UnitReach {
  readonly unit: CommandUnit;
  readonly missing: Missing | undefined;
}

/** How far a headquarters reaches, in hexes: the STAVKA its own and the adjacent hexes, OberOst two (14.2, 14.3). */
export const REACH = { stavka: 1, oberost: 2 } as const;

export interface CommandFinding {
  readonly input: CommandInput;
  readonly barred: readonly Barred[];
  readonly free: readonly Barred[];
  readonly units: readonly UnitReach[];
  /** the first turn in which it may be used; undefined: never any more */
  readonly next: number | undefined;
  /** what the STAVKA is worth to an attack of these units; by our reading 0 where one is out of reach (14.2) */
  readonly modifier: number;
}

function missingOf(hq: CommandInput['hq'], { nation, distance, supplied }: CommandUnit): Missing | undefined {
  if (hq === 'stavka' ? sideOf(nation) !== 'russian' : nation !== 'german') return 'nation';
  if (distance > REACH[hq]) return 'far';
  return hq === 'oberost' && !supplied ? 'supply' : undefined;
}

export function settleCommand(input: CommandInput): CommandFinding {
  const { hq } = input;
  const { barred, free } = sortBars(hq === 'stavka' ? STAVKA_BARS : OBEROST_BARS, input);
  const units = input.units.map((unit) => ({ unit, missing: missingOf(hq, unit) }));
  const reached = units.filter(({ missing }) => missing === undefined).length;
  const enough = reached > 0 && (input.stavkaReading === 'one' || reached === units.length);
  return {
    input,
    barred,
    free,
    units,
    next: hq === 'stavka' ? nextStavka(input) : nextOberost(input),
    modifier: hq === 'stavka' && !barred.length && enough && !isOffensive(input) ? 1 : 0,
  };
}
