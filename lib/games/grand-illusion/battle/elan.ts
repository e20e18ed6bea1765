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

/**
 * Where the extra hit may fall, in the order in which it does: units, each with the steps that it has left then. The
 * first that stands so once the dice have fallen takes it. Of a landing it may by one reading strike units whose losses
 * do not spare the British, and which the dice may have worn down before.
 */
export function strikesOf(battle: Battle): readonly Fighter[] {
  const { elanUnit } = battle.input;
  const unhurt = spares(battle);
  const open = openTo(battle);
  const standing = (left: number): readonly Fighter[] => {
    const all = open.filter((one) => one.left === left || (one.left > left && !unhurt(one)));
    const ordered = inOrder(all.map((one) => ({ ...one, left })));
    const isChosen = ({ at }: Fighter): boolean => String(at) === elanUnit;
    return [...ordered.filter(isChosen), ...ordered.filter((one) => !isChosen(one))];
  };
  const all = [...standing(2), ...standing(1)];
  // The hit falls only where none of these has lost a step: nobody after the first of them takes it.
  const last = all.findIndex(unhurt);
  return last < 0 ? all : all.slice(0, last + 1);
}
