import type { Drm } from '@/lib/games/grand-illusion/battle/charts';
import type { BattleInput, BoardUnit, Column, Space } from '@/lib/games/grand-illusion/battle/fields';
import { COLUMNS } from '@/lib/games/grand-illusion/battle/fields';
import { fortuneOf, ROLLS, type Fortune } from '@/lib/games/grand-illusion/fortunes/table';
import { isPlan17, isVosges } from '@/lib/games/grand-illusion/map/places';
import { isEarly } from '@/lib/games/grand-illusion/scenario/mandated';
import { isInfantry } from '@/lib/games/grand-illusion/units';
import { otherSide, type Side } from '@/lib/games/grand-illusion/sides';

/** A unit or fort of a battle with the steps that it has left: 2 undisrupted, 1 disrupted, 0 gone; a fort up to 4. */
export interface Fighter {
  readonly side: Side;
  /** its place in the list of its side */
  readonly at: number;
  readonly unit: BoardUnit;
  readonly left: number;
}
export type BattleStack = readonly Fighter[];
export type Role = 'attacker' | 'defender';

/** What stands in one column of the battle board, and what has left it. */
export interface BattleColumn {
  readonly attack: BattleStack;
  readonly defence: BattleStack;
  readonly attackReserve: BattleStack;
  readonly defenceReserve: BattleStack;
  /** cavalry that withdrew to the battle hex (9.6.2) */
  readonly away: BattleStack;
}
export interface BoardColumn extends BattleColumn {
  readonly n: Column;
  /** disrupted defenders whom nobody attacks: they go back to the map (9.2.5.a) */
  readonly sentBack: BattleStack;
}

export type CalledOff = 'cautious' | 'left' | 'onlyDisrupted';

/** A battle as it stands when the first die is about to fall: who attacks whom, where, under what. */
export interface Battle {
  readonly input: BattleInput;
  /** what the chart of the modifiers says of their worth */
  readonly drm: Drm;
  /** after a Counterattack the side that was attacked (9.2.4) */
  readonly attacker: Side;
  readonly defender: Side;
  readonly counter: boolean;
  /** what the roll is to this battle (9.1.4); undefined before it and where none is made */
  readonly fortune: Fortune | undefined;
  readonly skirmish: boolean;
  readonly surprise: boolean;
  readonly routed: boolean;
  /** disrupted French attackers have to fill the front line */
  readonly limit: boolean;
  readonly elan: boolean;
  /** announced as mandated, and as many attack as many as that takes (9.1.1.c) */
  readonly mandated: boolean;
  readonly plan17: boolean;
  readonly vosges: boolean;
  /** why no combat is fought */
  readonly calledOff: CalledOff | undefined;
  readonly columns: readonly BoardColumn[];
  /** in the hex but not on the board */
  readonly off: Readonly<Record<Side, BattleStack>>;
}

const fresh =
  (side: Side) =>
  (unit: BoardUnit, at: number): Fighter => ({
    side,
    at,
    unit,
    left: unit.kind === 'fort' ? unit.steps - unit.hits : unit.disrupted ? 1 : 2,
  });

/** All units of a side, in the order of its list. */
export const fightersOf = ({ board }: BattleInput, side: Side): BattleStack => board[side].map(fresh(side));

export const isFort = ({ unit }: Fighter): boolean => unit.kind === 'fort';
export const isFoot = ({ unit }: Fighter): boolean => isInfantry(unit.kind);
export const isCavalry = ({ unit }: Fighter): boolean => unit.kind === 'cavalry';
/** A combat unit that is not disrupted. */
export const isSound = (one: Fighter): boolean => !isFort(one) && one.left === 2;
export const standsIn =
  (space: Space) =>
  (one: Fighter): boolean =>
    one.unit.space === space;

/** A besieged fort that takes no part, by the one reading of the question `besieged-fort-in-battle`. */
export const isApart = ({ unit }: Fighter, { besiegedReading }: BattleInput): boolean =>
  unit.kind === 'fort' && unit.besieged && besiegedReading === 'apart';

/** What the roll for the Fortunes of War does to this battle (9.1.4). */
function rolledFor(input: BattleInput, mandated: boolean) {
  const { fow, advantage, attacker, turn } = input;
  const sum = ROLLS.find((one) => `${one}` === fow);
  const fortune = sum && fortuneOf(sum, { mandated, attacker, turn });
  const chosen = fortune === 'advantage' ? advantage : undefined;
  return {
    fortune,
    counter: fortune === 'counterattack',
    skirmish: fortune === 'skirmish' || chosen === 'skirmish',
    surprise: fortune === 'surprise' || input.landing === 'surprise',
    routed: fortune === 'routed',
    limit: fortune === 'limit',
    calledOff: fortune === 'cautious' ? ('cautious' as const) : chosen === 'leave' ? ('left' as const) : undefined,
  };
}

/** Sets up a battle from what was entered; it has been checked for what the rules forbid. */
export function battleOf(input: BattleInput, drm: Drm): Battle {
  const mandated = input.mandated && isMandatedSize(mandatedCount(input));
  const { calledOff, ...fortune } = rolledFor(input, mandated);
  const attacker = fortune.counter ? otherSide(input.attacker) : input.attacker;
  const defender = otherSide(attacker);
  const all = { [attacker]: fightersOf(input, attacker), [defender]: fightersOf(input, defender) } as Record<
    Side,
    BattleStack
  >;
  const standing = (side: Side, space: Space): BattleStack =>
    all[side].filter((one) => !isApart(one, input) && standsIn(space)(one));
  const columns = COLUMNS.map((n): BoardColumn => {
    const attack = standing(attacker, `${n}`);
    const front = standing(defender, `${n}`);
    const sentBack = attack.length ? [] : front.filter((one) => !isFort(one) && !isSound(one));
    return {
      n,
      attack,
      defence: front.filter((one) => !sentBack.includes(one)),
      attackReserve: standing(attacker, `r${n}`),
      defenceReserve: standing(defender, `r${n}`),
      away: [],
      sentBack,
    };
  });
  const placed = new Set(columns.flatMap(fightersIn));
  const offOf = (side: Side): BattleStack => all[side].filter((one) => !placed.has(one));
  const plan17 = isPlan17(input.hex);
  const onBoard = columns.flatMap(({ attack }) => attack);
  return {
    input,
    drm,
    attacker,
    defender,
    ...fortune,
    mandated,
    plan17,
    vosges: isVosges(input.hex),
    elan:
      (mandated && input.attacker === 'allied' && isEarly(input) && (plan17 || input.elanWhereReading === 'all')) ||
      input.landing === 'ready',
    calledOff: calledOff ?? (fortune.counter && !onBoard.length ? 'onlyDisrupted' : undefined),
    columns,
    off: { german: offOf('german'), allied: offOf('allied') },
  };
}

/** Everything that stands in a column, with what withdrew from it. */
export const fightersIn = ({ attack, defence, attackReserve, defenceReserve, away }: BattleColumn): BattleStack => [
  ...attack,
  ...defence,
  ...attackReserve,
  ...defenceReserve,
  ...away,
];

/**
 * Infantry corps that attack, and enemy corps and forts in the hex: what a mandated battle is counted by (9.1.1.c); by
 * the question `mandated-battle-count` divisions and brigades are half a corps each, or nothing.
 */
export function mandatedCount(input: BattleInput): { readonly corps: number; readonly targets: number } {
  const smaller = input.sizeReading === 'halves' ? 0.5 : 0;
  const corpsIn = (stack: BattleStack): number =>
    stack.reduce((all, { unit: { kind } }) => all + (kind === 'corps' ? 1 : isInfantry(kind) ? smaller : 0), 0);
  const enemy = fightersOf(input, otherSide(input.attacker));
  return {
    corps: corpsIn(fightersOf(input, input.attacker).filter(({ unit }) => unit.space !== 'hex')),
    targets: corpsIn(enemy) + enemy.filter(isFort).length,
  };
}

/** Whether as many attack as many as a mandated battle takes (9.1.1.c). */
export const isMandatedSize = ({ corps, targets }: ReturnType<typeof mandatedCount>): boolean =>
  corps >= 4 && targets >= 2;
