import { D6, facesOnChart } from '@/lib/calc/dice';
import type { Block, DiceView, DieFaces } from '@/lib/calc/evaluation';
import { ALL_FACES, ends, firesOf, tollOf, type FireOrder } from '@/lib/games/paths-of-glory/combat/course';
import { modifiedRoll, type Role } from '@/lib/games/paths-of-glory/combat/fire';
import { sequenceCharts, sequenceOf, type FireDice } from '@/lib/games/paths-of-glory/combat/flank-sequence';
import type { PreparedCombat } from '@/lib/games/paths-of-glory/combat/input';
import { fireChart } from '@/lib/games/paths-of-glory/combat/ledger';
import type { PogData } from '@/lib/games/paths-of-glory/data';
import { oddsOf, resultOdds } from '@/lib/games/paths-of-glory/combat/outcome';

const ROLES: readonly Role[] = ['attacker', 'defender'];
const isRolled = ({ attackerDie, defenderDie }: FireDice): boolean => (attackerDie ?? defenderDie) !== undefined;

/** The odds before both dice, and the rows that each die leads to with its side's modifiers (12.2.8). */
export function fireDice({ combat }: PreparedCombat, dice: FireDice, { charts }: PogData): DiceView {
  const fires = firesOf(combat, combat.attackers, combat.defenders, combat.ground.fort);
  const all = (): Block => {
    const found = ends(combat, tollOf(combat), 'simultaneous');
    return resultOdds(oddsOf(found, ALL_FACES.length ** 2), 'result', 'fire.odds.title');
  };
  return {
    ...(isRolled(dice) ? { first: all() } : {}),
    faces: ROLES.flatMap((role) => {
      const fire = fires[role];
      return facesOnChart(`${role}Die`, D6, charts, (face) => fireChart(fire, modifiedRoll(fire, face))) ?? [];
    }),
  };
}

/**
 * Where the dice of a combat in sequence lead: a side fires on its chart once the die of the other has settled what is
 * left of it (12.3.3).
 */
export function sequenceFaces(
  prepared: PreparedCombat,
  order: FireOrder,
  dice: FireDice,
  { charts }: PogData,
): readonly DieFaces[] {
  const { combat } = prepared;
  const toll = tollOf(combat);
  const faces = (die: number | undefined) => (die === undefined ? ALL_FACES : [die]);
  return ROLES.flatMap((role) => {
    const chartWith = (face: number): Block | undefined => {
      const rolled: FireDice = { ...dice, [`${role}Die`]: face };
      const possible = ends(combat, toll, order, faces(rolled.attackerDie), faces(rolled.defenderDie));
      const fell = sequenceOf(possible, prepared, order, rolled);
      return fell && sequenceCharts(fell).find((block) => 'id' in block && block.id === `${role}-fire`);
    };
    return facesOnChart(`${role}Die`, D6, charts, chartWith) ?? [];
  });
}
