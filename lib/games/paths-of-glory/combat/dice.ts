import { D6, facesOnChart, saidFaces } from '@/lib/calc/dice';
import type { Block, DieFaces } from '@/lib/calc/evaluation';
import { present, sayIn } from '@/lib/calc/ledger';
import { ends, facesOf, tollOf } from '@/lib/games/paths-of-glory/combat/course';
import type { FireFinding } from '@/lib/games/paths-of-glory/combat/fire-finding';
import type { FlankFinding } from '@/lib/games/paths-of-glory/combat/flank-finding';
import { sequenceCharts, sequenceOf, type FireDice } from '@/lib/games/paths-of-glory/combat/flank-sequence';
import { ROLES } from '@/lib/games/paths-of-glory/combat/ground';
import { fireChart } from '@/lib/games/paths-of-glory/combat/ledger';
import type { PogData } from '@/lib/games/paths-of-glory/data';
import { FLANK_SUCCESS } from '@/lib/games/paths-of-glory/limits';

const say = sayIn('flank');

/** The rows that each die of two fires at once leads to, with its side's modifiers (12.2.8). */
export const fireFaces = ({ fires }: FireFinding, { charts }: PogData): readonly (DieFaces | undefined)[] =>
  ROLES.map((role) => facesOnChart(`${role}Die`, D6, charts, (face) => fireChart(fires[role], face)));

/**
 * Where the dice of a combat in sequence lead: a side fires on its chart once the die of the other has settled what is
 * left of it (12.3.3).
 */
function sequenceFaces({ prepared, fires, order, input }: FlankFinding, { charts }: PogData): readonly DieFaces[] {
  const { combat } = prepared;
  const toll = tollOf(combat, fires);
  return ROLES.flatMap((role) => {
    const chartWith = (face: number): Block | undefined => {
      const rolled: FireDice = { ...input, [`${role}Die`]: face };
      const faces = { attacker: facesOf(rolled.attackerDie), defender: facesOf(rolled.defenderDie) };
      const fell = sequenceOf(ends(combat, fires, toll, order, faces), prepared, fires, order, rolled);
      return fell && sequenceCharts(fell).find((block) => 'id' in block && block.id === `${role}-fire`);
    };
    return facesOnChart(`${role}Die`, D6, charts, chartWith) ?? [];
  });
}

/** What each face of an attempt does (12.3.3). */
const attemptFaces = (drm: number): DieFaces =>
  saidFaces('flankDie', say('face.needs', { need: FLANK_SUCCESS - drm }), (face) =>
    say(face + drm >= FLANK_SUCCESS ? 'face.succeeds' : 'face.fails'),
  );

/** The die of an attempt that is allowed, and once it has fallen those of the fires that it brings. */
export const flankFaces = (finding: FlankFinding, data: PogData): readonly DieFaces[] =>
  present(
    finding.allowed && attemptFaces(finding.attempt.drm),
    finding.succeeds !== undefined && sequenceFaces(finding, data),
  );
