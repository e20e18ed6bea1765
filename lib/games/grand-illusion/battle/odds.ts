import { add, fraction, subtract, ZERO, type Fraction } from '@/lib/prob/fraction';
import { certainly, count, join, total, type Weights } from '@/lib/prob/weights';
import {
  fightersIn,
  type Battle,
  type BoardColumn,
  type Fighter,
  type BattleStack,
  type BattleColumn,
} from '@/lib/games/grand-illusion/battle/board';
import { afterStage, rollsOf, STAGES, type Roll, type Stage } from '@/lib/games/grand-illusion/battle/column';
import type { Field } from '@/lib/games/grand-illusion/battle/modifiers';
import { elanTarget, spares, strikesOf } from '@/lib/games/grand-illusion/battle/elan';
import { endOf, endRulesOf, type Both, type End } from '@/lib/games/grand-illusion/battle/ending';
import type { BattleInput, DieName } from '@/lib/games/grand-illusion/battle/fields';
import {
  packBoth,
  stepsOf,
  together,
  totalsOf,
  unpackBoth,
  type Totals,
} from '@/lib/games/grand-illusion/battle/totals';

/** A column at the end of its combats, with so many of its equally likely ways. */
interface Leaf {
  readonly standing: BattleColumn;
  readonly ways: number;
}

/** The die of a roll in a column, where it has fallen. */
export const fallen = (input: BattleInput, roll: Roll, { n }: BoardColumn): number | undefined =>
  input[`${roll.die}${n}` satisfies DieName];

/** Most dice that a column can roll: a withdrawal, a free shot, two in front, two at reserves, two of reserves. */
const MOST_DICE = 8;

/** Every end of a column out of 6^8 ways; dice that have fallen are not open any more. */
export function leavesOf(column: BoardColumn, field: Field): readonly Leaf[] {
  const leaves: Leaf[] = [];
  const walk = (standing: BattleColumn, [stage, ...later]: readonly Stage[], ways: number, dice: number): void => {
    if (stage === undefined) {
      leaves.push({ standing, ways: ways * 6 ** (MOST_DICE - dice) });
      return;
    }
    const rolls = rollsOf(stage, standing, field);
    const branch = (hits: readonly boolean[], share: number): void => {
      const roll = rolls[hits.length];
      if (!roll) {
        walk(afterStage(stage, standing, rolls, hits, field.battle), later, share, dice + rolls.length);
        return;
      }
      const face = fallen(field.battle.input, roll, column);
      if (face === undefined || face <= roll.needs)
        branch([...hits, true], share * (face === undefined ? roll.needs : 6));
      if (face === undefined || face > roll.needs)
        branch([...hits, false], share * (face === undefined ? 6 - roll.needs : 6));
    };
    branch([], ways);
  };
  walk(column, STAGES, 1, 0);
  return leaves;
}

const gcd = (a: number, b: number): number => (b ? gcd(b, a % b) : a);

/** The totals of both sides of one column, as one number each way, out of one `share`th of the ways. */
function columnTotals(
  column: BoardColumn,
  leaves: readonly Leaf[],
  { attacker }: Battle,
  share: number,
): Weights<number> {
  const begun = fightersIn(column);
  const isAttacker = ({ side }: Fighter): boolean => side === attacker;
  const steps = {
    attack: stepsOf(begun.filter(isAttacker)),
    defence: stepsOf(begun.filter((one) => !isAttacker(one))),
  };
  const weights = new Map<number, bigint>();
  for (const { standing, ways } of leaves) {
    const all = fightersIn(standing);
    const attack = totalsOf(all.filter(isAttacker), steps.attack);
    const defence = totalsOf(
      all.filter((one) => !isAttacker(one)),
      steps.defence,
    );
    count(weights, packBoth(attack, defence), BigInt(ways / share));
  }
  return weights;
}

/** What may become of one unit. */
export interface UnitLosses {
  readonly fighter: Fighter;
  /** chances of the steps that it has left */
  readonly left: readonly { readonly steps: number; readonly chance: Fraction }[];
}

/** One way in which a battle may end, with its chance. */
export interface Ending extends End {
  readonly lost: readonly [attacker: number, defender: number];
  /** of the ways of the whole battle, so many lead here */
  readonly weight: bigint;
  readonly totals: Both;
  /** what of them is compared for a retreat (9.4.2) */
  readonly compared: Both;
}

/** Every way in which a battle may end, out of so many. */
export interface Endings {
  readonly endings: readonly Ending[];
  readonly ways: bigint;
}

/** What the dice of a battle may leave of it, out of so many ways, whatever follows from that. */
export interface DiceCount {
  readonly leaves: readonly (readonly Leaf[])[];
  /** the totals of both sides over all columns, as one number each way */
  readonly totals: Weights<number>;
  readonly ways: bigint;
  /** where the extra hit of Élan may fall, with the totals before it does */
  readonly strikes: readonly { readonly fighter: Fighter; readonly totals: Weights<number>; readonly ways: bigint }[];
}

export interface BattleOdds extends Endings {
  readonly count: DiceCount;
  readonly fates: readonly UnitLosses[];
  /** the chance that Élan costs the attacker a hit, and the unit that takes it */
  readonly elan: { readonly chance: Fraction; readonly fighter: Fighter | undefined };
}

/** Every end of a battle with its exact chance, over all columns, given the dice that have fallen. */
export function oddsOf(field: Field): BattleOdds {
  const { battle } = field;
  const dice = diceCountOf(field);
  const { ways, strikes } = dice;
  const unhurt = strikes.reduce((sum, one) => sum + one.ways, 0n);
  return {
    ...endingsOf(battle, dice),
    count: dice,
    fates: fatesOf(
      battle,
      dice.leaves,
      strikes.map((one) => ({ fighter: one.fighter, chance: fraction(one.ways, ways) })),
    ),
    elan: { chance: fraction(unhurt, ways), fighter: battle.elan ? elanTarget(battle) : undefined },
  };
}

/** Counts what the dice may leave. */
export function diceCountOf(field: Field): DiceCount {
  const { battle } = field;
  const leaves = battle.columns.map((column) => leavesOf(column, field));
  // As few ways as do.
  const shares = leaves.map((ends) => ends.reduce((common, one) => gcd(common, one.ways), 0));
  const joinedOf = (counts: (leaf: Leaf, column: BoardColumn) => boolean): Weights<number> =>
    battle.columns
      .map((column, i) => {
        const ends = (leaves[i] ?? []).filter((leaf) => counts(leaf, column));
        return columnTotals(column, ends, battle, shares[i] ?? 1);
      })
      .reduce((all, one) => join(all, one, (a, b) => a + b), certainly(0, 1n));
  const spared = spares(battle);
  const hurt = (stack: BattleColumn): number => stepsOf(fightersIn(stack).filter(spared));
  const strikes = (battle.elan ? strikesOf(battle) : []).map((fighter, i, all) => {
    const before = all.slice(0, i);
    const totals = joinedOf(
      ({ standing }, column) =>
        hurt(standing) === hurt(column) &&
        !before.some((one) => stands(standing, one)) &&
        (stands(standing, fighter) || !fightersIn(column).some((one) => isSame(one, fighter))),
    );
    return { fighter, totals, ways: total(totals) };
  });
  const totals = joinedOf(() => true);
  return { leaves, totals, ways: total(totals), strikes };
}

/** The ends to which the dice may lead. */
export function endingsOf(battle: Battle, { totals: joined, ways, strikes }: DiceCount): Endings {
  const rules = endRulesOf(battle);
  const off = [battle.off[battle.attacker], battle.off[battle.defender]].map((stack) =>
    stack.length ? totalsOf(stack, stepsOf(stack)) : undefined,
  );
  // The questions `retreat-which-units-count` and `elan-extra-hit`.
  const { countReading, elanHitReading } = battle.input;
  const endings: Ending[] = [];
  for (const [code, weight] of joined) {
    const [attack, defence] = unpackBoth(code);
    const defender = withOff(defence, off[1]);
    const end = (totals: Totals, part: bigint, before = totals): void => {
      if (part === 0n) return;
      const left: Both = [withOff(totals, off[0]), defender];
      const compared: Both = countReading === 'board' ? [before, defence] : [withOff(before, off[0]), defender];
      const ended = endOf(left, rules, compared);
      // Field by field: there are hundreds of endings, and an object with another spread in it is slow to read.
      endings.push({
        attacker: ended.attacker,
        defender: ended.defender,
        clash: ended.clash,
        siege: ended.siege,
        lost: [left[0].lost, left[1].lost],
        totals: left,
        compared,
        weight: part,
      });
    };
    const hits = strikes.map(({ fighter, totals }) => ({ fighter, hit: totals.get(code) ?? 0n }));
    end(
      attack,
      hits.reduce((rest, { hit }) => rest - hit, weight),
    );
    for (const { fighter, hit } of hits)
      end(struck(attack, fighter), hit, elanHitReading === 'after' ? attack : undefined);
  }
  return { endings, ways };
}

const withOff = (totals: Totals, off: Totals | undefined): Totals => (off ? together(totals, off) : totals);

/** The totals of a side after one of its units took the extra hit of Élan. */
function struck(totals: Totals, one: Fighter): Totals {
  const before = totalsOf([one], one.left);
  const after = totalsOf(one.left > 1 ? [{ ...one, left: one.left - 1 }] : [], one.left);
  return together(totals, {
    lost: 1,
    foot: after.foot - before.foot,
    corps: after.corps - before.corps,
    cavalry: after.cavalry - before.cavalry,
    alive: after.alive - before.alive,
    forts: 0,
    garrisons: 0,
  });
}

/** What may become of each unit on the board, the extra hit of Élan among it. */
function fatesOf(
  battle: Battle,
  leaves: readonly (readonly Leaf[])[],
  strikes: readonly { readonly fighter: Fighter; readonly chance: Fraction }[],
): readonly UnitLosses[] {
  const fates = battle.columns.flatMap((column, i) => {
    const ends = leaves[i] ?? [];
    const ways = ends.reduce((sum, one) => sum + one.ways, 0);
    return fightersIn(column).map((fighter): UnitLosses => {
      const found = new Map<number, number>();
      for (const { standing, ways: share } of ends) {
        const left = leftOf(fightersIn(standing), fighter);
        found.set(left, (found.get(left) ?? 0) + share);
      }
      return {
        fighter,
        left: [...found].map(([steps, share]) => ({ steps, chance: fraction(share, ways) })),
      };
    });
  });
  return fates.map((fate) =>
    strikes
      .filter(({ fighter }) => isSame(fighter, fate.fighter))
      .reduce((now, { fighter, chance }) => shifted(now, fighter.left, chance), fate),
  );
}

const isSame = (a: Fighter, b: Fighter): boolean => a.side === b.side && a.at === b.at;

const leftOf = (stack: BattleStack, fighter: Fighter): number => stack.find((one) => isSame(one, fighter))?.left ?? 0;

/** Whether a unit has as many steps left at the end of its column as are said of it. */
const stands = (standing: BattleColumn, fighter: Fighter): boolean =>
  leftOf(fightersIn(standing), fighter) === fighter.left;

/** A fate of which one state turns into the next with a chance that is part of its own. */
function shifted({ fighter, left }: UnitLosses, from: number, chance: Fraction): UnitLosses {
  const by = new Map(left.map((one) => [one.steps, one.chance]));
  by.set(from, subtract(by.get(from) ?? ZERO, chance));
  by.set(from - 1, add(by.get(from - 1) ?? ZERO, chance));
  return {
    fighter,
    left: [...by].filter(([, one]) => one.n > 0n).map(([steps, one]) => ({ steps, chance: one })),
  };
}
