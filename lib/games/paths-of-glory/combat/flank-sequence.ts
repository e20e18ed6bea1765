import { text, type Block, type Step } from '@/lib/calc/evaluation';
import {
  answeringFire,
  firesOf,
  type Combat,
  type CombatResult,
  type FireOrder,
} from '@/lib/games/paths-of-glory/combat/course';
import type { PreparedCombat } from '@/lib/games/paths-of-glory/combat/input';
import { fireChart, fireSteps } from '@/lib/games/paths-of-glory/combat/ledger';
import { lossSteps, retreatedSteps } from '@/lib/games/paths-of-glory/combat/outcome';
import type { PogData } from '@/lib/games/paths-of-glory/data';
import { lossNumber, modifiedRoll, type Fire, type Role } from '@/lib/games/paths-of-glory/combat/fire';

/** A fire after a flank attempt with the die that it fell on; no fire when nothing is left to answer with. */
interface Shot {
  readonly role: Role;
  readonly fire: Fire | undefined;
  readonly die: number | undefined;
}

/** A combat after a flank attempt as it fell (12.3.3). */
export interface Sequence {
  readonly end: CombatResult;
  readonly first: Shot;
  readonly second: Shot;
}

export interface FireDice {
  readonly attackerDie?: number | undefined;
  readonly defenderDie?: number | undefined;
}

/** The one end that the dice leave; undefined while a die that matters is missing. Who has nothing left rolls none. */
export function sequenceOf(
  possible: readonly CombatResult[],
  { combat }: PreparedCombat,
  order: FireOrder,
  { attackerDie, defenderDie }: FireDice,
): Sequence | undefined {
  const [first, second]: readonly [Role, Role] =
    order === 'attacker-first' ? ['attacker', 'defender'] : ['defender', 'attacker'];
  const dice = { attacker: attackerDie, defender: defenderDie };
  const end = possible[0];
  if (!end || possible.length > 1 || dice[first] === undefined) return undefined;
  const answer = answeringFire(combat, end[second], first);
  if (answer && dice[second] === undefined) return undefined;
  const fires = firesOf(combat, combat.attackers, combat.defenders, combat.ground.fort);
  return {
    end,
    first: { role: first, fire: fires[first], die: dice[first] },
    second: { role: second, fire: answer, die: dice[second] },
  };
}

function shotSteps({ role, fire, die }: Shot, key: string): readonly Step[] {
  const who = text(`fire.roles.${role}`);
  if (!fire || die === undefined)
    return [{ id: `${role}-roll`, rule: '12.3.3', text: text('flank.steps.silenced', { who }) }];
  const result = lossNumber(fire, die);
  return [
    {
      id: `${role}-roll`,
      rule: '12.3.3',
      text: text(`flank.steps.${key}`, {
        who,
        roll: die,
        modified: modifiedRoll(fire, die),
        strength: fire.strength,
        result,
      }),
      before: die,
      after: result,
    },
  ];
}

/** Strength, table and column of the side that answers, counted anew with what is left of it (12.2.7, 12.3.3). */
function recount({ end, second: { role, fire } }: Sequence, combat: Combat, sinaiDrm: number): readonly Step[] {
  const left = end[role];
  if (!fire || !left.steps.length) return [];
  const ground = left.fortDestroyed ? { ...combat.ground, fort: 0 } : combat.ground;
  return fireSteps(fire, left.units, ground, role === 'attacker' ? sinaiDrm : 0).map((step) => ({
    ...step,
    id: `answer-${step.id}`,
  }));
}

/** First fire, its losses, the answer of what is left, and its losses (12.3.3). */
export function sequenceSteps(
  fell: Sequence,
  { combat, retreated, sinai }: PreparedCombat,
  data: PogData,
): readonly Step[] {
  const { end, first, second } = fell;
  const losses = (role: Role): readonly Step[] => [
    ...(role === 'defender' ? retreatedSteps(retreated, end) : []),
    ...lossSteps(role, role === 'defender' ? end.defenderLoss : end.attackerLoss, end[role], data),
  ];
  return [
    ...shotSteps(first, 'firesFirst'),
    ...losses(second.role),
    ...recount(fell, combat, sinai.drm),
    ...shotSteps(second, 'firesSecond'),
    ...losses(first.role),
  ];
}

/** The charts that the two sides fired on, the attacker's first. */
export const sequenceCharts = ({ first, second }: Sequence): readonly Block[] =>
  [first, second]
    .sort((a, b) => a.role.localeCompare(b.role))
    .flatMap(({ fire, die }) =>
      fire ? [fireChart(fire, die === undefined ? undefined : modifiedRoll(fire, die))] : [],
    );
