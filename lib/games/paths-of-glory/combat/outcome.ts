import { text, type Block, type OddsRow, type Step } from '@/lib/calc/evaluation';
import { fraction, type Fraction } from '@/lib/prob/fraction';
import { mayCancelRetreat, type Combat, type CombatResult } from '@/lib/games/paths-of-glory/combat/course';
import type { PogData } from '@/lib/games/paths-of-glory/data';
import { isArmy, isFull, type Unit } from '@/lib/games/paths-of-glory/combat/forces';
import type { Allocation, LossStep } from '@/lib/games/paths-of-glory/combat/losses';
import { canBesiege } from '@/lib/games/paths-of-glory/siege/force';
import { unitsName } from '@/lib/games/paths-of-glory/unit-names';

/** The chances of a combat's ends, exact. */
export interface CombatOdds {
  readonly win: Fraction;
  readonly tie: Fraction;
  readonly lose: Fraction;
  readonly retreatOne: Fraction;
  readonly retreatTwo: Fraction;
  /** the attacker wins, the defenders are all eliminated (the fort, when it defends alone) */
  readonly eliminated: Fraction;
  /** the attacker wins against a fort alone, but it stands (12.4.6) */
  readonly fortStands: Fraction;
  /** the attacker wins but keeps no full-strength unit: no retreat (12.2.11) */
  readonly noFullLeft: Fraction;
  /** an attacker at full strength is left, whoever wins */
  readonly attackerFullLeft: Fraction;
  readonly fortDestroyed: Fraction;
}

/** Sums the ends; `total` is the number of equally likely ways that they divide. */
export function oddsOf(found: readonly CombatResult[], total: number): CombatOdds {
  const chance = (holds: (end: CombatResult) => boolean): Fraction =>
    fraction(
      found.reduce((ways, end) => (holds(end) ? ways + end.ways : ways), 0),
      total,
    );
  const won = (end: CombatResult) => end.winner === 'attacker';
  return {
    win: chance(won),
    tie: chance((end) => end.winner === 'tie'),
    lose: chance((end) => end.winner === 'defender'),
    retreatOne: chance((end) => end.retreat === 1),
    retreatTwo: chance((end) => end.retreat === 2),
    eliminated: chance((end) => won(end) && end.defenderEliminated),
    fortStands: chance((end) => won(end) && afterWin(end) === 'fortStands'),
    noFullLeft: chance((end) => won(end) && afterWin(end) === 'noFull'),
    attackerFullLeft: chance((end) => end.attackerFullLeft),
    fortDestroyed: chance((end) => end.defender.fortDestroyed),
  };
}

/** Win, tie and loss, with what a win brings. */
export function resultOdds(odds: CombatOdds, id: string, title: string): Block {
  const part = (key: string, chance: Fraction, rule: string): OddsRow => ({
    label: text(`fire.odds.${key}`),
    chance,
    rule,
  });
  const parts = [
    part('retreatTwo', odds.retreatTwo, '12.5.2'),
    part('retreatOne', odds.retreatOne, '12.5.2'),
    part('eliminated', odds.eliminated, '12.6.2'),
    part('fortStands', odds.fortStands, '12.4.6'),
    part('noFullLeft', odds.noFullLeft, '12.2.11'),
  ].filter(({ chance }) => chance.n > 0n);
  return {
    kind: 'odds',
    id,
    title: text(title),
    rows: [
      { label: text('fire.odds.win'), chance: odds.win, parts, rule: '12.2.10' },
      { label: text('fire.odds.tie'), chance: odds.tie, rule: '12.2.10' },
      { label: text('fire.odds.lose'), chance: odds.lose, rule: '12.2.10' },
    ],
  };
}

/** The joint distribution of both Loss Numbers: rows are the defender's, columns the attacker's. */
export function jointBlock(found: readonly CombatResult[], total: number): Block {
  const numbers = (pick: (end: CombatResult) => number) => [...new Set(found.map(pick))].sort((a, b) => a - b);
  const rows = numbers((end) => end.defenderLoss);
  const columns = numbers((end) => end.attackerLoss);
  const ways = (row: number, column: number) =>
    found.reduce((sum, end) => (end.defenderLoss === row && end.attackerLoss === column ? sum + end.ways : sum), 0);
  return {
    kind: 'joint',
    id: 'joint',
    title: text('fire.joint.title'),
    rowTitle: text('fire.joint.defender'),
    columnTitle: text('fire.joint.attacker'),
    rows,
    columns,
    chances: rows.map((row) => columns.map((column) => fraction(ways(row, column), total))),
  };
}

/** What is left of one side, most likely first; `fort` is the factor of the fort that the side has in its space. */
export function survivorsBlock(
  found: readonly CombatResult[],
  total: number,
  side: 'attacker' | 'defender',
  fort: number,
  data: PogData,
): Block {
  const groups = new Map<string, { way: Allocation; ways: number }>();
  for (const end of found)
    groups.set(end[side].key, { way: end[side], ways: (groups.get(end[side].key)?.ways ?? 0) + end.ways });
  const label = ({ units, fortDestroyed }: Allocation): string =>
    fortDestroyed ? 'fortDestroyed' : fort > 0 && !units.length ? 'fortStands' : 'units';
  return {
    kind: 'odds',
    id: `${side}-survivors`,
    title: text(`fire.survivors.${side}`),
    rows: [...groups.values()]
      .sort((a, b) => b.ways - a.ways)
      .map(({ way, ways }) => ({
        label: text(`fire.survivors.${label(way)}`, { units: unitsName(way.units, data) }),
        chance: fraction(ways, total),
        rule: way.units.length ? '12.4.3' : fort > 0 ? '12.4.6' : '12.4.2',
      })),
  };
}

/** The legal ways to take a Loss Number, the one in use marked. */
export function choicesBlock(
  side: 'attacker' | 'defender',
  lossNumber: number,
  ways: readonly Allocation[],
  chosen: Allocation,
  data: PogData,
): Block {
  return {
    kind: 'choices',
    id: `${side}Choice`,
    title: text(`fire.choices.${side}`, { lossNumber, taken: chosen.taken }),
    rule: '12.4.3',
    options: ways.map((way) => ({ id: way.key, assumed: way.key === chosen.key, text: allocationText(way, data) })),
  };
}

function allocationText(way: Allocation, data: PogData) {
  const lost = way.steps.filter((step) => step.lostBy).map((step) => step.unit);
  const key =
    way.steps.length === 0
      ? way.fortDestroyed
        ? 'fortOnly'
        : 'nothing'
      : `steps${way.fortDestroyed ? 'AndFort' : ''}${lost.length ? 'Lost' : ''}`;
  const chain = {
    en: way.steps
      .map((step) => `${unitsName([step.unit], data).en} → ${step.becomes ? unitsName([step.becomes], data).en : '✕'}`)
      .join('; '),
    es: way.steps
      .map((step) => `${unitsName([step.unit], data).es} → ${step.becomes ? unitsName([step.becomes], data).es : '✕'}`)
      .join('; '),
    it: way.steps
      .map((step) => `${unitsName([step.unit], data).it} → ${step.becomes ? unitsName([step.becomes], data).it : '✕'}`)
      .join('; '),
  };
  return text(`fire.allocation.${key}`, {
    chain,
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
function stepsOfLoss(
  id: string,
  { unit, becomes, lossFactor, first, lostBy }: LossStep,
  data: PogData,
): readonly Step[] {
  const replaced = becomes !== null && becomes.type !== unit.type;
  const names = { unit: unitsName([unit], data), becomes: becomes ? unitsName([becomes], data) : '', lf: lossFactor };
  return [
    ...(first ? [{ id: `${id}-first`, rule: '12.4.5', text: text('fire.steps.first', names) }] : []),
    {
      id,
      rule: replaced ? '12.4.4' : '12.4.2',
      text: text(`fire.steps.${replaced ? 'replaced' : becomes ? 'flips' : 'eliminated'}`, names),
      after: lossFactor,
    },
    ...(lostBy ? [{ id: `${id}-lost`, rule: lostBy, text: text(`fire.steps.lost.${LOST[lostBy]}`, names) }] : []),
  ];
}

/** The losses of a side step by step, and how much of the Loss Number they fill (12.4). */
export function lossSteps(
  side: 'attacker' | 'defender',
  lossNumber: number,
  chosen: Allocation,
  data: PogData,
): readonly Step[] {
  const filled = text('fire.steps.filled', { who: text(`fire.roles.${side}`), taken: chosen.taken, lossNumber });
  return [
    ...chosen.steps.flatMap((step, i) => stepsOfLoss(`${side}-loss-${i + 1}`, step, data)),
    ...(chosen.fortDestroyed ? [{ id: 'fort-destroyed', rule: '12.4.6', text: text('fire.steps.fortDestroyed') }] : []),
    { id: `${side}-losses`, rule: '12.4.3', text: filled, before: lossNumber, after: chosen.taken },
  ];
}

/**
 * Units that had already retreated into the space die at a Loss Number of 1 or more, and pay nothing of it (12.5.6).
 */
export const retreatedDie = (retreated: readonly Unit[], end: CombatResult): boolean =>
  retreated.length > 0 && end.defenderLoss > 0;

export const retreatedSteps = (retreated: readonly Unit[], end: CombatResult): readonly Step[] =>
  retreatedDie(retreated, end)
    ? [{ id: 'retreated-eliminated', rule: '12.5.6', text: text('fire.steps.retreatedEliminated') }]
    : [];

/** Winner, retreat and advance once the dice have fallen (12.2.10 to 12.2.12). */
export function aftermath(
  end: CombatResult,
  combat: Combat,
  data: PogData,
): { readonly verdict: Block; readonly steps: readonly Step[]; readonly rows: Block } {
  const key = afterWin(end);
  const advance = advanceOf(end, combat);
  const follows: Step[] = [{ id: 'retreat', rule: RETREAT_RULE[key], text: text(`fire.steps.retreat.${key}`) }];
  if (end.retreat > 0) {
    const may = mayCancelRetreat(combat, end.defender);
    follows.push({
      id: 'cancel-retreat',
      rule: '12.5.3',
      text: text(
        may
          ? 'fire.steps.mayCancel'
          : combat.ground.terrain === 'clear' && !combat.ground.trench
            ? 'fire.steps.noShelter'
            : 'fire.steps.lastStep',
      ),
    });
    const stuck = end.defender.units.filter(cannotLeave);
    if (stuck.length)
      follows.push({
        id: 'cannot-leave',
        rule: '12.5.4',
        text: text('fire.steps.cannotLeave', { units: unitsName(stuck, data) }),
      });
  }
  follows.push({
    id: 'advance',
    rule: advance.rule,
    text: text(`fire.steps.advance.${advance.key}`, {
      units: unitsName(advance.units, data),
      terrain: text(`fire.options.terrain.${combat.ground.terrain}`),
    }),
  });
  const won = end.winner === 'attacker';
  return {
    verdict: {
      kind: 'verdict',
      tone: won ? 'yes' : end.winner === 'defender' ? 'no' : 'neutral',
      rule: '12.2.10',
      text: text(`fire.verdict.${end.winner}${won ? `.${key}` : ''}`, {
        defenderLoss: end.defenderLoss,
        attackerLoss: end.attackerLoss,
      }),
    },
    steps: [
      {
        id: 'winner',
        rule: '12.2.10',
        text: text(`fire.steps.winner.${end.winner}`, {
          defenderLoss: end.defenderLoss,
          attackerLoss: end.attackerLoss,
        }),
      },
      ...follows,
    ],
    rows: {
      kind: 'values',
      id: 'aftermath',
      title: text('fire.aftermath.title'),
      rows: follows.map((step) => ({ label: text(`fire.aftermath.${step.id}`), value: step.text, rule: step.rule })),
    },
  };
}

type AfterWin = 'one' | 'two' | 'eliminated' | 'fortStands' | 'noFull' | 'none';
const RETREAT_RULE: Readonly<Record<AfterWin, string>> = {
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
  readonly rule: string;
  readonly units: readonly Unit[];
}

/** Who may advance and how far (12.6.1 to 12.6.5), before any retreat is cancelled. */
export function advanceOf(end: CombatResult, combat: Combat): Advance {
  if (!end.retreat && !end.defenderEliminated) return { key: 'none', rule: '12.6.1', units: [] };
  if (combat.attackersInside) return { key: 'inside', rule: '12.6.2', units: [] };
  const units = end.attacker.units.filter((unit) => isFull(unit) && !cannotLeave(unit));
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
