import type { Refused } from '@/lib/calc/refusal';
import { sumOf } from '@/lib/calc/modifiers';
import { compare, fraction, type Fraction } from '@/lib/prob/fraction';
import { firesOf, type Combat, type Fires } from '@/lib/games/paths-of-glory/combat/course';
import { prepareCombat, type PreparedCombat } from '@/lib/games/paths-of-glory/combat/input';
import type { PogData } from '@/lib/games/paths-of-glory/data';
import type { NeedInput } from '@/lib/games/paths-of-glory/what-do-i-need/fields';
import {
  chanceWith,
  cheapest,
  NOTHING,
  type Aim,
  type Improvement,
} from '@/lib/games/paths-of-glory/what-do-i-need/ways';

export interface NeedOutcome {
  readonly now: Fraction;
  readonly reached: boolean;
  /** changes of which none contains another, cheapest first */
  readonly ways: readonly Improvement[];
}

export interface NeedFinding {
  readonly input: NeedInput;
  readonly prepared: PreparedCombat;
  readonly fires: Fires;
  readonly aim: Aim;
  readonly outcome: NeedOutcome;
}

/** Columns that a fort alone gains as soon as a unit joins it: those of its trench (11.2.8). */
function joinedColumns(combat: Combat, { defender }: Fires): number {
  if (combat.defenders.length > 0) return 0;
  const joined = firesOf({ ...combat, defenders: combat.attackers });
  return sumOf(joined.defender.shifts) - sumOf(defender.shifts);
}

export function settleNeed(input: NeedInput, data: PogData): NeedFinding | Refused {
  const made = prepareCombat(input, data);
  if (!made.ok) return made;
  const { combat } = made.value;
  const { role, loss, percent } = input;
  const fires = firesOf(combat);
  const joined = role === 'defender' ? joinedColumns(combat, fires) : 0;
  const aim: Aim = { fire: fires[role], army: combat.charts.army, joined };
  const wanted = fraction(percent, 100);
  const now = chanceWith(aim, NOTHING, loss).chance;
  const reached = compare(now, wanted) >= 0;
  const ways = reached ? [] : cheapest(aim, loss, wanted);
  return { input, prepared: made.value, fires, aim, outcome: { now, reached, ways } };
}
