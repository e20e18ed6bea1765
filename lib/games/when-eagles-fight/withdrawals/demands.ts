import type { Bar } from '@/lib/calc/bars';
import type { Rule } from '@/lib/core/rule';
import { isPastVerdun } from '@/lib/games/when-eagles-fight/clocks/verdun';
import type { Meaning } from '@/lib/games/when-eagles-fight/events/finding';
import type { Nation } from '@/lib/games/when-eagles-fight/sides';
import type { WithdrawalsInput } from '@/lib/games/when-eagles-fight/withdrawals/fields';

/* What a turn and its event call for (10.16, 10.17, 7.2). */

export interface TurnCase {
  readonly input: WithdrawalsInput;
  /** the event of the turn, where there is one */
  readonly meaning: Meaning | undefined;
}

/** Infantry of a nation: so many steps in whole units, or a corps. */
export interface Need {
  readonly nation: Nation;
  readonly what: 'steps' | 'corps';
  readonly count: number;
}

/** A withdrawal: `stops` says whether it is due, `back` when its units return. */
export interface Demand extends Bar<TurnCase> {
  readonly rule: Rule;
  readonly wants: readonly Need[];
  readonly back: 'turn14' | 'die' | 'caucasus' | 'brusilov' | 'never' | 'guns';
}

const steps = (nation: Nation, count: number): Need => ({ nation, what: 'steps', count });
const corps = (nation: Nation): Need => ({ nation, what: 'corps', count: 1 });

const happens = ({ meaning }: TurnCase, letter: string): boolean =>
  meaning !== undefined && meaning.takes && meaning.as === letter;
const takesInfantry = (one: TurnCase): boolean =>
  happens(one, 'D') &&
  (one.meaning?.weighed ?? []).some(({ applied }) => applied.some(({ id }) => id === 'D.infantry'));

/** The turn of the Balkans, and that in which its units are back (10.17); that of the Guard (10.16). */
export const BALKANS = { out: 12, back: 14 } as const;
export const GUARD_TURN = 13;
/** German infantry steps of Verdun, in its turn and again in the next (7.2.K), and those of Event D (7.2.D). */
const VERDUN_STEPS = 6;
const MAJOR_STEPS = 2;

/** Every withdrawal of the game, those of the track before those of events. */
export const DEMANDS: readonly Demand[] = [
  {
    id: 'balkans',
    rule: '10.17',
    stops: ({ input: { turn } }) => turn === BALKANS.out,
    wants: [steps('german', 4), steps('austro-hungarian', 2)],
    back: 'turn14',
  },
  { id: 'guard', rule: '10.16', stops: ({ input: { turn } }) => turn === GUARD_TURN, wants: [], back: 'never' },
  {
    id: 'again',
    rule: '7.2.K',
    stops: ({ input: { again } }) => again,
    wants: [steps('german', VERDUN_STEPS)],
    back: 'never',
  },
  { id: 'gunAgain', rule: '7.2.K', stops: ({ input: { again } }) => again, wants: [], back: 'guns' },
  {
    id: 'major',
    rule: '7.2.D',
    stops: takesInfantry,
    wants: [steps('german', MAJOR_STEPS)],
    back: 'die',
  },
  {
    id: 'gunMajor',
    rule: '7.2.D',
    stops: (one) => happens(one, 'D') && isPastVerdun(one.input.turn) && !one.input.verdun && !one.input.again,
    wants: [],
    back: 'never',
  },
  { id: 'caucasus', rule: '7.2.F', stops: (one) => happens(one, 'F'), wants: [corps('russian')], back: 'caucasus' },
  {
    id: 'italy',
    rule: '7.2.J',
    stops: (one) => happens(one, 'J'),
    wants: [corps('austro-hungarian')],
    back: 'brusilov',
  },
  {
    id: 'verdun',
    rule: '7.2.K',
    stops: (one) => happens(one, 'K'),
    wants: [steps('german', VERDUN_STEPS)],
    back: 'never',
  },
  { id: 'gunVerdun', rule: '7.2.K', stops: (one) => happens(one, 'K'), wants: [], back: 'guns' },
];

/** Demands for a unit of heavy artillery; missing them costs nothing (10.19). */
export const isGun = ({ id }: Pick<Demand, 'id'>): boolean => id.startsWith('gun') && id !== 'guard';
/** Demands of random events (10.18). */
export const isOfEvent = ({ rule }: Pick<Demand, 'rule'>): boolean => rule.startsWith('7.2');
