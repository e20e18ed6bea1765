import replacements from '@/content/when-eagles-fight/tables/replacements.json';
import type { Bar } from '@/lib/calc/bars';
import { skipsRussianStart } from '@/lib/games/when-eagles-fight/clocks/scenario';
import type { Meaning } from '@/lib/games/when-eagles-fight/events/finding';
import { eventOfTurn } from '@/lib/games/when-eagles-fight/events/of-turn';
import type { ReplacementsInput } from '@/lib/games/when-eagles-fight/replacements/fields';
import { asChart, printedNumber } from '@/lib/tables/chart-number';

/* What changes the steps that the Turn Track prints, and what happens to saved ones (3.4, 7.2, 16.0). */

export interface StepCase {
  readonly input: ReplacementsInput;
  /** the event of the turn, where there is one */
  readonly meaning: Meaning | undefined;
}

/** What the event of the turn comes to, after everything that changes its meaning. */
export function eventOf(input: ReplacementsInput): Meaning | undefined {
  const { turn, event, verdun, brusilov, neutral, lemberg, austrian } = input;
  return eventOfTurn(event, { turn, verdun, brusilov, neutral, lemberg, austrian });
}

const takes = ({ meaning }: StepCase, ...letters: readonly string[]): boolean =>
  meaning !== undefined && meaning.takes && letters.includes(meaning.as);
/** A number of steps; undefined while nobody has read it off the map. */
type Steps = number | undefined;
const half = (steps: Steps): Steps => (steps === undefined ? undefined : Math.floor(steps / 2));

/** A rule that changes the steps of a turn. */
export interface StepChange extends Bar<StepCase> {
  readonly to: (steps: Steps) => Steps;
}

/** Plan 19 gives the Russian so many steps more, in these turns (16.0). */
export const PLAN_19 = {
  first: 2,
  last: 6,
  steps: printedNumber(asChart(replacements), 'plan-19', 'russian'),
} as const;

/** What changes the printed steps, in the order of the rules; `stops` says whether it applies. */
export const STEP_CHANGES: readonly StepChange[] = [
  {
    id: 'turnOne',
    rule: '3.4',
    stops: ({ input: { turn, scenario } }) => turn === 1 && skipsRussianStart(scenario),
    to: () => 0,
  },
  {
    id: 'west',
    rule: ({ meaning }) => (meaning?.as === 'D' ? '7.2.D' : '7.2.C'),
    stops: (one) => one.input.nation === 'german' && takes(one, 'C', 'D'),
    to: half,
  },
  {
    id: 'isonzo',
    rule: '7.2.E',
    stops: (one) => one.input.nation === 'austro-hungarian' && takes(one, 'E'),
    to: half,
  },
  {
    id: 'italy',
    rule: '7.2.J',
    stops: (one) => one.input.nation === 'austro-hungarian' && takes(one, 'J'),
    to: () => 0,
  },
  {
    id: 'plan19',
    rule: '16.0',
    stops: ({ input: { nation, scenario, turn } }) =>
      nation === 'russian' && scenario === 'plan-19' && turn >= PLAN_19.first && turn <= PLAN_19.last,
    to: (steps) => (steps === undefined ? undefined : steps + PLAN_19.steps),
  },
];

/** Verdun comes in this turn: saved German steps are lost (7.2.K). */
export const losesSaved = (one: StepCase): boolean => one.input.nation === 'german' && takes(one, 'K');
/** German steps are not saved any more, from Verdun on (7.2.K). */
export const savesNone = (one: StepCase): boolean =>
  losesSaved(one) || (one.input.nation === 'german' && one.input.turn >= 12 && one.input.verdun);
