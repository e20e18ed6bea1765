import type { Block, Step } from '@/lib/calc/evaluation';
import { present, step, valueRow } from '@/lib/calc/ledger';
import type { Rule } from '@/lib/core/rule';
import {
  fullAttackers,
  mayCancelRetreat,
  type Combat,
  type CombatResult,
} from '@/lib/games/paths-of-glory/combat/course';
import { isArmy, type Unit } from '@/lib/games/paths-of-glory/combat/forces';
import { say } from '@/lib/games/paths-of-glory/combat/ledger';
import type { PogData } from '@/lib/games/paths-of-glory/data';
import { canBesiege } from '@/lib/games/paths-of-glory/siege/force';
import { unitsName } from '@/lib/games/paths-of-glory/unit-names';

export type Verdict = Extract<Block, { readonly kind: 'verdict' }>;

/** What follows once the dice have fallen, in words. */
export interface Aftermath {
  readonly verdict: Verdict;
  readonly steps: readonly Step[];
  readonly rows: Block;
}

/** Winner, retreat and advance once the dice have fallen (12.2.10 to 12.2.12). */
export function aftermath(end: CombatResult, combat: Combat, data: PogData): Aftermath {
  const { winner, defenderLoss, attackerLoss } = end;
  const follows = [...retreatSteps(end, combat, data), advanceStep(end, combat, data)];
  const key = winner === 'attacker' ? `attacker.${afterWin(end)}` : winner;
  const numbers = { defenderLoss, attackerLoss };
  return {
    verdict: {
      kind: 'verdict',
      tone: winner === 'attacker' ? 'yes' : winner === 'defender' ? 'no' : 'neutral',
      rule: '12.2.10',
      text: say(`verdict.${key}`, numbers),
    },
    steps: [step('winner', '12.2.10', say(`steps.winner.${winner}`, numbers)), ...follows],
    rows: {
      kind: 'values',
      id: 'aftermath',
      title: say('aftermath.title'),
      rows: follows.map(({ id, text, rule }) => valueRow(say(`aftermath.${id}`), text, rule)),
    },
  };
}

/** The retreat, whether it may be cancelled, and who cannot leave (12.5.1 to 12.5.4). */
function retreatSteps(end: CombatResult, combat: Combat, data: PogData): readonly Step[] {
  const key = afterWin(end);
  const retreat = step('retreat', RETREAT_RULE[key], say(`steps.retreat.${key}`));
  if (end.retreat === 0) return [retreat];
  const { terrain, trench } = combat.ground;
  const may = mayCancelRetreat(combat, end.defender);
  const why = may ? 'mayCancel' : terrain === 'clear' && !trench ? 'noShelter' : 'lastStep';
  const stuck = end.defender.units.filter(cannotLeave);
  return present(
    retreat,
    step('cancel-retreat', '12.5.3', say(`steps.${why}`)),
    stuck.length > 0 && step('cannot-leave', '12.5.4', say('steps.cannotLeave', { units: unitsName(stuck, data) })),
  );
}

function advanceStep(end: CombatResult, combat: Combat, data: PogData): Step {
  const { key, rule, units } = advanceOf(end, combat);
  const terrain = say(`options.terrain.${combat.ground.terrain}`);
  return step('advance', rule, say(`steps.advance.${key}`, { units: unitsName(units, data), terrain }));
}

type AfterWin = 'one' | 'two' | 'eliminated' | 'fortStands' | 'noFull' | 'none';
const RETREAT_RULE: Readonly<Record<AfterWin, Rule>> = {
  one: '12.5.2',
  two: '12.5.2',
  eliminated: '12.5.1',
  fortStands: '12.4.6',
  noFull: '12.2.11',
  none: '12.5.1',
};

/**
 * What becomes of the defenders: retreat, nobody left, a fort alone that stands, or no reason to go (12.5.1, 12.2.11).
 */
export function afterWin(end: CombatResult): AfterWin {
  if (end.defenderEliminated) return 'eliminated';
  if (end.winner !== 'attacker') return 'none';
  if (!end.defender.units.length) return 'fortStands';
  if (!end.attackerFullLeft) return 'noFull';
  return end.retreat === 2 ? 'two' : 'one';
}

/** The Montenegrin corps never leaves Montenegro, neither to retreat nor to advance (13.1.10). */
const cannotLeave = (unit: Unit): boolean => unit.type.nation === 'montenegro';

export interface Advance {
  readonly key: 'none' | 'inside' | 'noFull' | 'fortHolds' | 'besiege' | 'oneSpace' | 'mustStop' | 'twoSpaces';
  readonly rule: Rule;
  readonly units: readonly Unit[];
}

/** Who may advance and how far (12.6.1 to 12.6.5), before any retreat is cancelled. */
export function advanceOf(end: CombatResult, combat: Combat): Advance {
  if (!end.retreat && !end.defenderEliminated) return { key: 'none', rule: '12.6.1', units: [] };
  if (combat.attackersInside) return { key: 'inside', rule: '12.6.2', units: [] };
  const units = fullAttackers(combat, end.attacker).filter((unit) => !cannotLeave(unit));
  if (!units.length) return { key: 'noFull', rule: '12.6.1', units };
  if (combat.ground.fort > 0 && !end.defender.fortDestroyed) {
    const armies = units.filter(isArmy).length;
    return canBesiege({ armies, corps: units.length - armies }, combat.ground.fort)
      ? { key: 'besiege', rule: '12.6.5', units }
      : { key: 'fortHolds', rule: '12.6.5', units: [] };
  }
  if (end.retreat !== 2) return { key: 'oneSpace', rule: end.defenderEliminated ? '12.6.2' : '12.6.1', units };
  const stops = ['forest', 'mountain', 'swamp'].includes(combat.ground.terrain);
  return { key: stops ? 'mustStop' : 'twoSpaces', rule: '12.6.3', units };
}
