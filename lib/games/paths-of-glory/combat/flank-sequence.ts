import { text, type Block, type Step } from '@/lib/calc/evaluation';
import { sayIn, step } from '@/lib/calc/ledger';
import {
  answeringFire,
  type Combat,
  type CombatResult,
  type Ends,
  type Fires,
  type FireOrder,
} from '@/lib/games/paths-of-glory/combat/course';
import type { PreparedCombat } from '@/lib/games/paths-of-glory/combat/input';
import { fireChart, fireSteps } from '@/lib/games/paths-of-glory/combat/ledger';
import { lossSteps, retreatedSteps } from '@/lib/games/paths-of-glory/combat/loss-words';
import type { PogData } from '@/lib/games/paths-of-glory/data';
import { lossNumber, modifiedRoll, type Fire } from '@/lib/games/paths-of-glory/combat/fire';
import { ROLES, type Role } from '@/lib/games/paths-of-glory/combat/ground';

const say = sayIn('flank');

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
  possible: Ends,
  { combat }: PreparedCombat,
  fires: Fires,
  order: FireOrder,
  { attackerDie, defenderDie }: FireDice,
): Sequence | undefined {
  const [first, second]: readonly [Role, Role] =
    order === 'attacker-first' ? ['attacker', 'defender'] : ['defender', 'attacker'];
  const dice = { attacker: attackerDie, defender: defenderDie };
  const [end] = possible.keys();
  if (!end || possible.size > 1 || dice[first] === undefined) return undefined;
  const answer = answeringFire(combat, end[second], first);
  if (answer && dice[second] === undefined) return undefined;
  return {
    end,
    first: { role: first, fire: fires[first], die: dice[first] },
    second: { role: second, fire: answer, die: dice[second] },
  };
}

function shotStep({ role, fire, die }: Shot, key: string): Step {
  const who = text(`fire.roles.${role}`);
  const id = `${role}-roll`;
  if (!fire || die === undefined) return step(id, '12.3.3', say('steps.silenced', { who }));
  const result = lossNumber(fire, die);
  const { strength } = fire;
  const sentence = say(`steps.${key}`, { who, roll: die, modified: modifiedRoll(fire, die), strength, result });
  return step(id, '12.3.3', sentence, { before: die, after: result });
}

/** Strength, table and column of the side that answers, counted anew with what is left of it (12.2.7, 12.3.3). */
function recount({ end, second: { role, fire } }: Sequence, combat: Combat): readonly Step[] {
  const left = end[role];
  if (!fire || !left.steps.length) return [];
  const ground = left.fortDestroyed ? { ...combat.ground, fort: 0 } : combat.ground;
  return fireSteps(fire, ground).map((one) => ({ ...one, id: `answer-${one.id}` }));
}

/** First fire, its losses, the answer of what is left, and its losses (12.3.3). */
export function sequenceSteps(fell: Sequence, { combat, retreated }: PreparedCombat, data: PogData): readonly Step[] {
  const { end, first, second } = fell;
  const losses = (role: Role): readonly Step[] => [
    ...(role === 'defender' ? retreatedSteps(retreated, end) : []),
    ...lossSteps(role, end, data),
  ];
  return [
    shotStep(first, 'firesFirst'),
    ...losses(second.role),
    ...recount(fell, combat),
    shotStep(second, 'firesSecond'),
    ...losses(first.role),
  ];
}

/** The charts that the two sides fired on, the attacker's first. */
export const sequenceCharts = ({ first, second }: Sequence): readonly Block[] =>
  ROLES.flatMap((role) => {
    const { fire, die } = first.role === role ? first : second;
    return fire ? [fireChart(fire, die)] : [];
  });
