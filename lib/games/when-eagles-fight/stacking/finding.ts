import { sortBars, type Bar } from '@/lib/calc/bars';
import { isOver } from '@/lib/games/when-eagles-fight/clocks/brusilov';
import { cooperationOf, type Cooperation } from '@/lib/games/when-eagles-fight/stacking/cooperation';
import type { StackingInput } from '@/lib/games/when-eagles-fight/stacking/fields';
import {
  halvesOf,
  lendingOf,
  removalOf,
  type Lending,
  type Removal,
} from '@/lib/games/when-eagles-fight/stacking/overstack';
import { AUSTRO_HUNGARIAN_ROW, ROMANIAN_ROW, rowOf } from '@/lib/games/when-eagles-fight/sheet/rows';
import { HEX_LIMIT } from '@/lib/games/when-eagles-fight/stacking/limits';

interface Case {
  readonly input: StackingInput;
  /** the half corps that each unit takes of the hex, and all together */
  readonly takes: readonly number[];
  readonly total: number;
  readonly guns: number;
  readonly cooperation: Cooperation;
}

const has = ({ input }: Case, nation: string): boolean => input.units.some((unit) => unit.nation === nation);
const atWar = ({ input }: Case): boolean => isOver(input.turn, input.brusilov);

/** What forbids units to stand in a hex together, or to attack together, in the order of the rules. */
export const STACK_BARS: readonly Bar<Case>[] = [
  { id: 'neutral', rule: '3.2', stops: (one) => one.input.country === 'romania' && !atWar(one) },
  { id: 'germany', rule: '6.3', stops: (one) => has(one, 'austro-hungarian') && one.input.country === 'germany' },
  {
    id: 'north',
    rule: '6.3',
    stops: (one) =>
      has(one, 'austro-hungarian') && !one.cooperation.mixed && rowOf(one.input.hex) < AUSTRO_HUNGARIAN_ROW,
  },
  { id: 'limit', rule: '6.4', stops: ({ cooperation: { used, limit } }) => used > limit },
  { id: 'apart', rule: '6.4', stops: ({ cooperation }) => cooperation.apart },
  {
    id: 'joined',
    rule: '6.4',
    stops: ({ input, cooperation }) => input.pureReading === 'barred' && cooperation.joined,
  },
  { id: 'over', rule: '8.1', stops: ({ total }) => total > HEX_LIMIT },
  { id: 'guns', rule: '8.5', stops: ({ guns }) => guns > 1 },
  { id: 'romania', rule: '10.4', stops: (one) => has(one, 'romanian') && !atWar(one) },
  {
    id: 'romanianNorth',
    rule: '15.6',
    stops: (one) => has(one, 'romanian') && rowOf(one.input.hex) < ROMANIAN_ROW,
  },
];

export interface StackFinding extends Case, ReturnType<typeof sortBars<Case>> {
  readonly removal: Removal;
  readonly attack: Lending;
  readonly defence: Lending;
}

/** A hex against all limits: what stands against it, what the opponent would take off, whose factors count. */
export function settleStack(input: StackingInput): StackFinding {
  const { units, turn, fortressReading } = input;
  const takes = units.map((unit) => halvesOf(unit, fortressReading));
  const one: Case = {
    input,
    takes,
    total: takes.reduce((sum, halves) => sum + halves, 0),
    guns: units.filter(({ kind }) => kind === 'heavy-artillery').length,
    cooperation: cooperationOf(input),
  };
  return {
    ...one,
    ...sortBars(STACK_BARS, one),
    removal: removalOf(units, takes),
    attack: lendingOf(units, 'attack', turn),
    defence: lendingOf(units, 'defence', turn),
  };
}
