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
export function elanTargets({ columns, attacker, input }: Battle): readonly Fighter[] {
  const all = columns
    .flatMap(fightersIn)
    .filter(
      (one) =>
        one.side === attacker && (input.landing === 'none' || input.landingReading === 'attacker' || mayLand(one)),
    );
  const sound = all.filter(isSound);
  return sound.length ? sound : all;
}

/**
 * The unit that takes the extra hit: the one that was chosen, else the German's likely choice, infantry before cavalry
 * and the strongest first. Undefined where a unit was chosen that it may not strike.
 */
export function elanTarget(battle: Battle): Fighter | undefined {
  const open = elanTargets(battle);
  const { elanUnit } = battle.input;
  if (elanUnit !== undefined) return open.find(({ at }) => String(at) === elanUnit);
  const [first] = open.toSorted(
    (a, b) => Number(isFoot(b)) - Number(isFoot(a)) || printedStrength(b) - printedStrength(a),
  );
  return first;
}
