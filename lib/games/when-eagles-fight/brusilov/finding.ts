import { sortBars, type Bar, type Barred } from '@/lib/calc/bars';
import { sumOf, weigh, type Modifier, type Weighed } from '@/lib/calc/modifiers';
import type { BrusilovInput } from '@/lib/games/when-eagles-fight/brusilov/fields';
import {
  DECLARED,
  isOver,
  isRunning,
  mayCome,
  offensiveModifier,
  turnOfOffensive,
} from '@/lib/games/when-eagles-fight/clocks/brusilov';
import { LAST_TURN } from '@/lib/games/when-eagles-fight/turns';
import { germanLimit } from '@/lib/games/when-eagles-fight/stacking/limits';

const isFit = ({ odds, defenders }: BrusilovInput): boolean => odds !== 'other' && defenders === 'austrian';
/** The attack has the modifier of the offensive. */
const isOffensive = (one: BrusilovInput): boolean => isRunning(one.turn, one.brusilov) && isFit(one);

/** What the offensive and the STAVKA add to a Russian attack (15.2, 14.2). */
export const ATTACK_MODIFIERS: readonly Modifier<BrusilovInput>[] = [
  {
    id: 'offensive',
    rule: '15.2',
    value: ({ turn, brusilov }) => offensiveModifier(turn, brusilov),
    needs: [
      { reason: 'offensiveLate', rule: '15.1', holds: ({ turn, brusilov }) => mayCome(turn, brusilov) },
      ({ brusilov }) => brusilov !== undefined,
      { reason: 'offensiveOver', rule: '15.1', holds: ({ turn, brusilov }) => !isOver(turn, brusilov) },
      { reason: 'offensiveDefenders', holds: ({ defenders }) => defenders === 'austrian' },
      { reason: 'offensiveOdds', holds: isOffensive },
    ],
  },
  {
    id: 'stavka',
    rule: '14.2',
    value: 1,
    needs: [
      ({ stavka }) => stavka,
      { reason: 'stavkaTsar', rule: '7.2.A', holds: ({ tsar }) => tsar !== 'command' },
      { reason: 'stavkaOffensive', rule: '15.2', holds: (one) => !isOffensive(one) },
      {
        reason: 'stavkaRests',
        rule: '15.2',
        holds: ({ offensiveReading, turn, brusilov }) => offensiveReading === 'battle' || !isRunning(turn, brusilov),
      },
    ],
  },
];

/** What forbids the attack: the Tsar's one attack north of row xx20 (15.3; question `tsar-attack-limit`). */
export const NORTH_LIMIT: readonly Bar<BrusilovInput>[] = [
  {
    id: 'north',
    rule: '15.3',
    stops: ({ tsar, turn, brusilov, north, northAttacks, released }) =>
      tsar === 'command' && isRunning(turn, brusilov) && north && northAttacks > 0 && !released,
  },
];

/** Where a turn stands towards the offensive. */
export type Stage = 'before' | 'open' | 'running' | 'over' | 'missed';

function stageOf({ turn, brusilov }: BrusilovInput): Stage {
  if (brusilov !== undefined && turn >= DECLARED.first) return isRunning(turn, brusilov) ? 'running' : 'over';
  if (turn < DECLARED.first) return 'before';
  return turn <= DECLARED.last ? 'open' : 'missed';
}

/** One turn of the offensive and the one after it. */
export interface OffensiveTurn {
  readonly turn: number;
  /** B is 0 */
  readonly since: number;
  readonly modifier: number;
  readonly limit: number;
}

export interface BrusilovFinding {
  readonly input: BrusilovInput;
  readonly stage: Stage;
  readonly weighed: Weighed;
  readonly modifier: number;
  readonly barred: readonly Barred[];
  readonly free: readonly Barred[];
  /** B to B+3: of the offensive that was declared, or of one that is declared now or as soon as it may be */
  readonly turns: readonly OffensiveTurn[];
}

export function settleOffensive(given: BrusilovInput): BrusilovFinding {
  // Before Turn 15 the turn of a declaration is not asked.
  const input = given.turn < DECLARED.first ? { ...given, brusilov: undefined } : given;
  const stage = stageOf(input);
  const weighed = weigh(ATTACK_MODIFIERS, input);
  const first = input.brusilov ?? Math.max(DECLARED.first, input.turn);
  const { barred, free } = sortBars(NORTH_LIMIT, input);
  return {
    input,
    stage,
    weighed,
    modifier: sumOf(weighed.applied),
    barred,
    free,
    turns:
      stage === 'missed'
        ? []
        : [0, 1, 2, 3].flatMap((by) => {
            const turn = first + by;
            const since = turnOfOffensive(turn, first) ?? 0;
            return turn > LAST_TURN
              ? []
              : [{ turn, since, modifier: offensiveModifier(turn, first), limit: germanLimit(turn, first) }];
          }),
  };
}
