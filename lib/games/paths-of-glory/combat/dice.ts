import { D6, facesOnChart } from '@/lib/calc/dice';
import type { Block, DieFaces } from '@/lib/calc/evaluation';
import { ends, facesOf, tollOf, type Fires, type FireOrder } from '@/lib/games/paths-of-glory/combat/course';
import type { FireFinding } from '@/lib/games/paths-of-glory/combat/fire-finding';
import { sequenceCharts, sequenceOf, type FireDice } from '@/lib/games/paths-of-glory/combat/flank-sequence';
import { ROLES } from '@/lib/games/paths-of-glory/combat/ground';
import type { PreparedCombat } from '@/lib/games/paths-of-glory/combat/input';
import { fireChart } from '@/lib/games/paths-of-glory/combat/ledger';
import type { PogData } from '@/lib/games/paths-of-glory/data';

/** The rows that each die of two fires at once leads to, with its side's modifiers (12.2.8). */
export const fireFaces = ({ fires }: FireFinding, { charts }: PogData): readonly (DieFaces | undefined)[] =>
  ROLES.map((role) => facesOnChart(`${role}Die`, D6, charts, (face) => fireChart(fires[role], face)));

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
