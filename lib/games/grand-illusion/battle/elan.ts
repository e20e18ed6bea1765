import { fightersIn, isFoot, isSound, type Battle, type Fighter } from '@/lib/games/grand-illusion/battle/board';
import { printedStrength } from '@/lib/games/grand-illusion/battle/strength';

/** Whose loss spares the attackers the extra hit: of a landing that of a British unit only (9.3.5.c, 13.3.4.a4). */
export const spares =
  ({ attacker, input }: Battle) =>
  ({ side, unit }: Fighter): boolean =>
    side === attacker && (input.landing === 'none' || unit.nation === 'british');

/** A British infantry division, which is what lands (13.3.4.a4). */
export const mayLand = ({ unit }: Fighter): boolean => unit.nation === 'british' && unit.kind === 'division';

/**
 * The attacking units that the extra hit of Élan may strike: undisrupted ones, if there are any (9.3.5.c); of a landing
 * British divisions, or any of them (13.3.4.a4; question `landing-loss`).
 */
export function elanTargets(battle: Battle): readonly Fighter[] {
  const all = openTo(battle);
  const sound = all.filter(isSound);
  return sound.length ? sound : all;
}

const openTo = ({ columns, attacker, input }: Battle): readonly Fighter[] =>
  columns
    .flatMap(fightersIn)
    .filter(
      (one) =>
        one.side === attacker && (input.landing === 'none' || input.landingReading === 'attacker' || mayLand(one)),
    );

/**
 * The unit that takes the extra hit: the one that was chosen, else the German's likely choice, infantry before cavalry
 * and the strongest first. Undefined where a unit was chosen that it may not strike.
 */
export function elanTarget(battle: Battle): Fighter | undefined {
  const open = elanTargets(battle);
  const { elanUnit } = battle.input;
  if (elanUnit !== undefined) return open.find(({ at }) => String(at) === elanUnit);
  return inOrder(open)[0];
}

const inOrder = (open: readonly Fighter[]): readonly Fighter[] =>
  open.toSorted((a, b) => Number(isFoot(b)) - Number(isFoot(a)) || printedStrength(b) - printedStrength(a));

/** A way in which the extra hit falls: who takes it, with the steps that he has left then. */
export interface Strike {
  readonly fighter: Fighter;
  /** whether a unit may have so many steps left at the end, so that it falls this way */
  holds(one: Fighter, left: number): boolean;
}

/**
 * The ways in which the extra hit falls. Mostly there is one, since nobody whom it may strike has lost a step then. Of
 * a landing it may by one reading strike units whose losses do not spare the British: then the first in order that is
 * still undisrupted takes it, and where there is none the first that is left.
 */
export function strikesOf(battle: Battle): readonly Strike[] {
  const target = elanTarget(battle);
  if (!target) return [];
  const open = openTo(battle);
  if (open.every(spares(battle))) return [{ fighter: target, holds: () => true }];
  const isChosen = ({ at }: Fighter): boolean => String(at) === battle.input.elanUnit;
  const first = (all: readonly Fighter[]): readonly Fighter[] =>
    all.toSorted((a, b) => Number(isChosen(b)) - Number(isChosen(a)));
  const isOpen = (one: Fighter): boolean => open.includes(one);
  const fresh = first(inOrder(open.filter(isSound)));
  const worn = first(inOrder(open.map((one) => ({ ...one, left: 1 }))));
  const isBefore = (order: readonly Fighter[], one: Fighter, at: number): boolean =>
    order.slice(0, at).some((other) => other.at === one.at);
  return [
    ...fresh.map((fighter, at): Strike => ({
      fighter,
      holds: (one, left) => !isOpen(one) || (one === fighter ? left === 2 : !isBefore(fresh, one, at) || left < 2),
    })),
    ...worn.map((fighter, at): Strike => ({
      fighter,
      holds: (one, left) =>
        !isOpen(one) || (one.at === fighter.at ? left === 1 : left < 2 && (!isBefore(worn, one, at) || left === 0)),
    })),
  ];
}
