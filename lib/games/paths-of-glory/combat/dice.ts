import { D6, facesOnChart } from '@/lib/calc/dice';
import type { Block, DiceView, DieFaces } from '@/lib/calc/evaluation';
import {
  ends,
  facesOf,
  tollOf,
  type Combat,
  type Fires,
  type FireOrder,
} from '@/lib/games/paths-of-glory/combat/course';
import { sequenceCharts, sequenceOf, type FireDice } from '@/lib/games/paths-of-glory/combat/flank-sequence';
import { ROLES } from '@/lib/games/paths-of-glory/combat/ground';
import type { PreparedCombat } from '@/lib/games/paths-of-glory/combat/input';
import { fireChart, say } from '@/lib/games/paths-of-glory/combat/ledger';
import { oddsOf, resultOdds } from '@/lib/games/paths-of-glory/combat/odds';
import type { PogData } from '@/lib/games/paths-of-glory/data';
import { total } from '@/lib/prob/weights';

const isRolled = ({ attackerDie, defenderDie }: FireDice): boolean => (attackerDie ?? defenderDie) !== undefined;

/** The odds before both dice, and the rows that each die leads to with its side's modifiers (12.2.8). */
export function fireDice(combat: Combat, fires: Fires, dice: FireDice, { charts }: PogData): DiceView {
  const all = (): Block => {
    const found = ends(combat, fires, tollOf(combat, fires), 'simultaneous');
    return resultOdds(oddsOf(found, total(found)), 'result', say('odds.title'));
  };
  return {
    ...(isRolled(dice) ? { first: all() } : {}),
    faces: ROLES.flatMap(
      (role) => facesOnChart(`${role}Die`, D6, charts, (face) => fireChart(fires[role], face)) ?? [],
    ),
  };
}

/**
 * Where the dice of a combat in sequence lead: a side fires on its chart once the die of the other has settled what is
 * left of it (12.3.3).
 */
export function sequenceFaces(
  prepared: PreparedCombat,
  fires: Fires,
  order: FireOrder,
  dice: FireDice,
  { charts }: PogData,
): readonly DieFaces[] {
  const { combat } = prepared;
  const toll = tollOf(combat, fires);
  return ROLES.flatMap((role) => {
    const chartWith = (face: number): Block | undefined => {
      const rolled: FireDice = { ...dice, [`${role}Die`]: face };
      const faces = { attacker: facesOf(rolled.attackerDie), defender: facesOf(rolled.defenderDie) };
      const fell = sequenceOf(ends(combat, fires, toll, order, faces), prepared, fires, order, rolled);
      return fell && sequenceCharts(fell).find((block) => 'id' in block && block.id === `${role}-fire`);
    };
    return facesOnChart(`${role}Die`, D6, charts, chartWith) ?? [];
  });
}
