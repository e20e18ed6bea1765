import type { Block, Step, Text } from '@/lib/calc/evaluation';
import { present, step } from '@/lib/calc/ledger';
import { LANGUAGES, type Localised } from '@/lib/core/language';
import type { CombatResult, Toll } from '@/lib/games/paths-of-glory/combat/course';
import type { Unit } from '@/lib/games/paths-of-glory/combat/forces';
import type { Role } from '@/lib/games/paths-of-glory/combat/ground';
import { say } from '@/lib/games/paths-of-glory/combat/ledger';
import type { LossStep } from '@/lib/games/paths-of-glory/combat/loss-search';
import type { Allocation } from '@/lib/games/paths-of-glory/combat/losses';
import type { PogData } from '@/lib/games/paths-of-glory/data';
import { atStart, unitsName } from '@/lib/games/paths-of-glory/unit-names';

/* The losses of both sides in words (12.4). */

/** The Loss Number that a side suffers. */
export const sufferedBy = (role: Role, { attackerLoss, defenderLoss }: CombatResult): number =>
  role === 'attacker' ? attackerLoss : defenderLoss;

/** Both sides' legal losses with the ones in use marked, the defender's first (12.2.9). */
export const choiceBlocks = (end: CombatResult, toll: Toll, data: PogData): readonly Block[] =>
  (['defender', 'attacker'] as const).map((role) => {
    const lossNumber = sufferedBy(role, end);
    return {
      kind: 'choices',
      id: `${role}Choice`,
      title: say(`choices.${role}`, { lossNumber, taken: end[role].taken }),
      rule: '12.4.3',
      options: toll.ways[role](lossNumber).map((way) => ({
        id: way.key,
        assumed: way.key === end[role].key,
        text: allocationText(way, data),
      })),
    };
  });

/** "GE army → reduced GE army; reduced GE corps → ✕" */
function chainOf(steps: readonly LossStep[], data: PogData): Localised {
  const links = steps.map(
    ({ unit, becomes }) => [unitsName([unit], data), becomes && unitsName([becomes], data)] as const,
  );
  const chain = LANGUAGES.map((lang) => [
    lang,
    links.map(([unit, becomes]) => `${unit[lang]} → ${becomes ? becomes[lang] : '✕'}`).join('; '),
  ]);
  return Object.fromEntries(chain) as Localised;
}

function allocationText(way: Allocation, data: PogData): Text {
  const lost = way.steps.filter((step) => step.lostBy).map((step) => step.unit);
  const key =
    way.steps.length === 0
      ? way.fortDestroyed
        ? 'fortOnly'
        : 'nothing'
      : `steps${way.fortDestroyed ? 'AndFort' : ''}${lost.length ? 'Lost' : ''}`;
  return say(`allocation.${key}`, {
    chain: atStart(chainOf(way.steps, data)),
    left: unitsName(way.units, data),
    lost: unitsName(lost, data),
    taken: way.taken,
  });
}

const LOST = {
  '12.4.4': 'noCorps',
  '12.4.4.1': 'outOfSupply',
  '12.4.4.2': 'twoArmies',
  '17.1.7': 'neverReplaced',
} as const;

/**
 * One step lost: the duty to lose it first, what becomes of the unit, and the rule that keeps it from being rebuilt.
 */
function stepsOfLoss(id: string, loss: LossStep, data: PogData): readonly Step[] {
  const { unit, becomes, lossFactor, first, lostBy } = loss;
  const replaced = becomes !== null && becomes.type !== unit.type;
  const names = {
    unit: atStart(unitsName([unit], data)),
    becomes: becomes ? unitsName([becomes], data) : '',
    lf: lossFactor,
  };
  const what = replaced ? 'replaced' : becomes ? 'flips' : 'eliminated';
  return present(
    first && step(`${id}-first`, '12.4.5', say('steps.first', names)),
    step(id, replaced ? '12.4.4' : '12.4.2', say(`steps.${what}`, names), { after: lossFactor }),
    lostBy && step(`${id}-lost`, lostBy, say(`steps.lost.${LOST[lostBy]}`, names)),
  );
}

/** The losses of a side step by step, and how much of the Loss Number they fill (12.4). */
export function lossSteps(role: Role, end: CombatResult, data: PogData): readonly Step[] {
  const lossNumber = sufferedBy(role, end);
  const { steps, taken, fortDestroyed } = end[role];
  return present(
    steps.flatMap((loss, i) => stepsOfLoss(`${role}-loss-${i + 1}`, loss, data)),
    fortDestroyed && step('fort-destroyed', '12.4.6', say('steps.fortDestroyed')),
    step(`${role}-losses`, '12.4.3', say('steps.filled', { who: say(`roles.${role}`), taken, lossNumber }), {
      before: lossNumber,
      after: taken,
    }),
  );
}

/**
 * Units that had already retreated into the space die at a Loss Number of 1 or more, and pay nothing of it (12.5.6).
 */
export const retreatedDie = (retreated: readonly Unit[], end: CombatResult): boolean =>
  retreated.length > 0 && end.defenderLoss > 0;

export const retreatedSteps = (retreated: readonly Unit[], end: CombatResult): readonly Step[] =>
  present(retreatedDie(retreated, end) && step('retreated-eliminated', '12.5.6', say('steps.retreatedEliminated')));
