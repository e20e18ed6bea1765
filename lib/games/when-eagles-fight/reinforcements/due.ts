import type { Rule } from '@/lib/core/rule';
import { GUNS_BACK } from '@/lib/games/when-eagles-fight/clocks/brusilov';
import type { Arrival, Cause, ReinforcementsInput } from '@/lib/games/when-eagles-fight/reinforcements/fields';
import type { Nation } from '@/lib/games/when-eagles-fight/sides';

/* When a unit is to arrive, by its cause (10.2 to 10.5, 10.12 to 10.17, 15.9). */

export interface ArrivalCase {
  readonly input: ReinforcementsInput;
  readonly unit: Arrival;
}

interface Coming {
  readonly rule: Rule;
  /** whose units come for this cause */
  readonly of: readonly Nation[];
  /** the turn; undefined while what brings them has not happened */
  readonly turn: (one: ArrivalCase) => number | undefined;
}

const after =
  (turns: number) =>
  ({ input: { brusilov } }: ArrivalCase): number | undefined =>
    brusilov === undefined ? undefined : brusilov + turns;
const afterG = ({ unit: { eventG } }: ArrivalCase): number | undefined =>
  eventG === undefined ? undefined : eventG + 1;

/** The turn in which units come back from the Balkans, and the Guard Army comes (10.16, 10.17). */
const RETURN_TURN = 14;

/** Each cause with its rule, whose units it brings, and their turn. */
export const COMINGS: Readonly<Record<Cause, Coming>> = {
  printed: {
    rule: '10.2',
    of: ['german', 'austro-hungarian', 'russian'],
    turn: ({ input, unit }) => unit.due ?? input.turn,
  },
  reg: { rule: '10.3', of: ['russian'], turn: afterG },
  eventF: { rule: '7.2.G', of: ['russian'], turn: afterG },
  b1: { rule: '10.5', of: ['german'], turn: after(1) },
  b2: { rule: '10.5', of: ['german'], turn: after(2) },
  b3: { rule: '10.5', of: ['german', 'romanian'], turn: after(3) },
  eventJ: { rule: '7.2.J', of: ['austro-hungarian'], turn: after(1) },
  guard: { rule: '10.16', of: ['russian'], turn: ({ unit }) => (unit.guard ? RETURN_TURN : undefined) },
  balkans: { rule: '10.17', of: ['german', 'austro-hungarian'], turn: () => RETURN_TURN },
  eventD: { rule: '7.2.D', of: ['german'], turn: ({ input, unit }) => unit.due ?? input.turn },
  guns: {
    rule: '15.9',
    of: ['german'],
    turn: ({ input: { verdun, brusilov, turn } }) =>
      brusilov === undefined && (verdun || turn < GUNS_BACK) ? GUNS_BACK : undefined,
  },
  rebuilt: { rule: '10.12', of: ['german', 'austro-hungarian', 'russian'], turn: ({ input }) => input.turn },
  posen: { rule: '10.14', of: ['german'], turn: () => 2 },
  breslau: { rule: '10.14', of: ['german'], turn: () => 4 },
};

/** The rule that sets the turn of a unit; that of the Romanian army is its own (10.4). */
export const ruleOf = ({ unit }: ArrivalCase): Rule =>
  unit.nation === 'romanian' && unit.cause === 'b3' ? '10.4' : COMINGS[unit.cause].rule;

/** The turn in which a unit is to arrive; undefined where what brings it has not happened. */
export const dueOf = (one: ArrivalCase): number | undefined => COMINGS[one.unit.cause].turn(one);

export const isConversion = ({ cause }: Arrival): boolean => cause === 'posen' || cause === 'breslau';
/** Units that had been withdrawn and come back (10.7; question `returning-strength`). */
export const isReturning = ({ cause }: Pick<Arrival, 'cause'>): boolean =>
  cause === 'balkans' || cause === 'eventD' || cause === 'eventF' || cause === 'eventJ';
