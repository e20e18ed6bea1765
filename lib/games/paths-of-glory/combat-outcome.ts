import { text, type Block, type OddsRow, type Step } from '@/lib/calc/evaluation';
import { fraction, type Fraction } from '@/lib/prob/fraction';
import { mayCancelRetreat, type Combat, type CombatResult } from '@/lib/games/paths-of-glory/combat';
import type { PogData } from '@/lib/games/paths-of-glory/data';
import { factorsOf, isArmy, isFull, type Unit } from '@/lib/games/paths-of-glory/forces';
import type { Allocation } from '@/lib/games/paths-of-glory/losses';
import { unitsName } from '@/lib/games/paths-of-glory/unit-names';

/** The chances of a combat's ends, exact. */
export interface CombatOdds {
  readonly win: Fraction;
  readonly tie: Fraction;
  readonly lose: Fraction;
  readonly retreatOne: Fraction;
  readonly retreatTwo: Fraction;
  /** the attacker wins, the defenders are all eliminated */
  readonly eliminated: Fraction;
  /** the attacker wins but keeps no full-strength unit: no retreat (12.2.11) */
  readonly noFullLeft: Fraction;
  /** an attacker at full strength is left, whoever wins */
  readonly attackerFullLeft: Fraction;
  readonly fortDestroyed: Fraction;
}

/** Sums the ends; `total` is the number of equally likely ways that they divide. */
export function oddsOf(found: readonly CombatResult[], total: number): CombatOdds {
  const chance = (holds: (end: CombatResult) => boolean): Fraction => fraction(found.reduce((ways, end) => (holds(end) ? ways + end.ways : ways), 0), total);
  const won = (end: CombatResult) => end.winner === 'attacker';
  return {
    win: chance(won),
    tie: chance((end) => end.winner === 'tie'),
    lose: chance((end) => end.winner === 'defender'),
    retreatOne: chance((end) => end.retreat === 1),
    retreatTwo: chance((end) => end.retreat === 2),
    eliminated: chance((end) => won(end) && end.defenderEliminated),
    noFullLeft: chance((end) => won(end) && !end.defenderEliminated && !end.attackerFullLeft),
    attackerFullLeft: chance((end) => end.attackerFullLeft),
    fortDestroyed: chance((end) => end.defender.fortDestroyed),
  };
}

/** Win, tie and loss, with what a win brings. */
export function resultOdds(odds: CombatOdds, id: string, title: string): Block {
  const part = (key: string, chance: Fraction, rule: string): OddsRow => ({ label: text(`fire.odds.${key}`), chance, rule });
  const parts = [part('retreatTwo', odds.retreatTwo, '12.5.2'), part('retreatOne', odds.retreatOne, '12.5.2'), part('eliminated', odds.eliminated, '12.6.2'), part('noFullLeft', odds.noFullLeft, '12.2.11')].filter(({ chance }) => chance.n > 0n);
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
  const ways = (row: number, column: number) => found.reduce((sum, end) => (end.defenderLoss === row && end.attackerLoss === column ? sum + end.ways : sum), 0);
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

/** What is left of one side, most likely first. */
export function survivorsBlock(found: readonly CombatResult[], total: number, side: 'attacker' | 'defender', data: PogData): Block {
  const groups = new Map<string, { units: readonly Unit[]; fort: boolean; ways: number }>();
  for (const end of found) {
    const { key, units, fortDestroyed } = end[side];
    const known = groups.get(key);
    groups.set(key, { units, fort: fortDestroyed, ways: (known?.ways ?? 0) + end.ways });
  }
  return {
    kind: 'odds',
    id: `${side}-survivors`,
    title: text(`fire.survivors.${side}`),
    rows: [...groups.values()]
      .sort((a, b) => b.ways - a.ways)
      .map(({ units, fort, ways }) => ({ label: text(fort ? 'fire.survivors.fortDestroyed' : 'fire.survivors.units', { units: unitsName(units, data) }), chance: fraction(ways, total), rule: '12.4.3' })),
  };
}

/** The legal ways to take a Loss Number, the one in use marked. */
export function choicesBlock(side: 'attacker' | 'defender', lossNumber: number, ways: readonly Allocation[], chosen: Allocation, data: PogData): Block {
  return {
    kind: 'choices',
    id: `${side}Choice`,
    title: text(`fire.choices.${side}`, { lossNumber, taken: chosen.taken }),
    rule: '12.4.3',
    options: ways.map((way) => ({ id: way.key, assumed: way.key === chosen.key, text: allocationText(way, data) })),
  };
}

function allocationText(way: Allocation, data: PogData) {
  const lost = way.steps.filter((step) => step.lostForGood).map((step) => step.unit);
  const key = way.steps.length === 0 ? (way.fortDestroyed ? 'fortOnly' : 'nothing') : way.fortDestroyed ? 'stepsAndFort' : lost.length ? 'stepsLost' : 'steps';
  const chain = {
    en: way.steps.map((step) => `${unitsName([step.unit], data).en} → ${step.becomes ? unitsName([step.becomes], data).en : '✕'}`).join('; '),
    es: way.steps.map((step) => `${unitsName([step.unit], data).es} → ${step.becomes ? unitsName([step.becomes], data).es : '✕'}`).join('; '),
    it: way.steps.map((step) => `${unitsName([step.unit], data).it} → ${step.becomes ? unitsName([step.becomes], data).it : '✕'}`).join('; '),
  };
  return text(`fire.allocation.${key}`, { chain, left: unitsName(way.units, data), lost: unitsName(lost, data), taken: way.taken });
}

/** Rules that shape the losses of a side, as steps. */
export function lossSteps(side: 'attacker' | 'defender', lossNumber: number, chosen: Allocation, data: PogData): readonly Step[] {
  const steps: Step[] = chosen.steps.map((step, i) => ({
    id: `${side}-loss-${i + 1}`,
    rule: step.becomes && step.becomes.type.id !== step.unit.type.id ? '12.4.4' : '12.4.2',
    text: text(step.lostForGood ? 'fire.steps.lostForGood' : step.becomes ? (step.becomes.type.id === step.unit.type.id ? 'fire.steps.flips' : 'fire.steps.replaced') : 'fire.steps.eliminated', {
      unit: unitsName([step.unit], data),
      becomes: step.becomes ? unitsName([step.becomes], data) : '',
      lf: step.lossFactor,
    }),
    after: step.lossFactor,
  }));
  if (chosen.fortDestroyed) steps.push({ id: 'fort-destroyed', rule: '12.4.6', text: text('fire.steps.fortDestroyed') });
  steps.push({ id: `${side}-losses`, rule: '12.4.3', text: text('fire.steps.filled', { who: text(`fire.roles.${side}`), taken: chosen.taken, lossNumber }), before: lossNumber, after: chosen.taken });
  return steps;
}

/** Winner, retreat and advance once the dice have fallen (12.2.10 to 12.2.12). */
export function aftermath(end: CombatResult, combat: Combat, data: PogData): { readonly verdict: Block; readonly steps: readonly Step[]; readonly rows: readonly Block[] } {
  const winner: Step = { id: 'winner', rule: '12.2.10', text: text(`fire.steps.winner.${end.winner}`, { defenderLoss: end.defenderLoss, attackerLoss: end.attackerLoss }) };
  const cancel = end.retreat > 0 && mayCancelRetreat(combat.ground, end.defender.units);
  const retreat: Step = { id: 'retreat', rule: retreatRule(end), text: text(`fire.steps.retreat.${retreatKey(end)}`, { spaces: end.retreat }) };
  const steps: Step[] = [winner, retreat];
  if (end.retreat > 0) steps.push({ id: 'cancel-retreat', rule: '12.5.3', text: text(cancel ? 'fire.steps.mayCancel' : combat.ground.terrain === 'clear' && !combat.ground.trench ? 'fire.steps.noShelter' : 'fire.steps.lastStep') });
  const advance = advanceOf(end, combat);
  steps.push({ id: 'advance', rule: advance.rule, text: text(`fire.steps.advance.${advance.key}`, { units: unitsName(advance.units, data), terrain: text(`fire.options.terrain.${combat.ground.terrain}`) }) });
  return {
    verdict: { kind: 'verdict', tone: end.winner === 'attacker' ? 'yes' : end.winner === 'defender' ? 'no' : 'neutral', rule: '12.2.10', text: text(`fire.verdict.${end.winner}${end.winner === 'attacker' ? `.${retreatKey(end)}` : ''}`, { defenderLoss: end.defenderLoss, attackerLoss: end.attackerLoss, spaces: end.retreat }) },
    steps,
    rows: [],
  };
}

function retreatKey(end: CombatResult): 'one' | 'two' | 'eliminated' | 'noFull' | 'none' {
  if (end.winner !== 'attacker') return end.defenderEliminated ? 'eliminated' : 'none';
  if (end.defenderEliminated) return 'eliminated';
  if (!end.attackerFullLeft) return 'noFull';
  return end.retreat === 2 ? 'two' : 'one';
}
const retreatRule = (end: CombatResult): string => (end.winner === 'attacker' && !end.attackerFullLeft ? '12.2.11' : end.retreat ? '12.5.2' : '12.5.1');

interface Advance {
  readonly key: 'none' | 'noFull' | 'fortHolds' | 'besiege' | 'oneSpace' | 'mustStop' | 'twoSpaces';
  readonly rule: string;
  readonly units: readonly Unit[];
}

/** Who may advance and how far (12.6.1 to 12.6.5), before any retreat is cancelled. */
export function advanceOf(end: CombatResult, combat: Combat): Advance {
  const units = end.attacker.units.filter(isFull);
  const vacated = end.retreat > 0 || end.defenderEliminated;
  if (!vacated) return { key: 'none', rule: '12.6.1', units: [] };
  if (!units.length) return { key: 'noFull', rule: '12.6.1', units };
  const fort = combat.ground.fort > 0 && !end.defender.fortDestroyed ? combat.ground.fort : 0;
  if (fort) return canBesiege(units, fort) ? { key: 'besiege', rule: '12.6.5', units } : { key: 'fortHolds', rule: '12.6.5', units: [] };
  if (end.retreat !== 2) return { key: 'oneSpace', rule: end.defenderEliminated ? '12.6.2' : '12.6.1', units };
  const stops = ['forest', 'mountain', 'swamp'].includes(combat.ground.terrain);
  return { key: stops ? 'mustStop' : 'twoSpaces', rule: '12.6.3', units };
}

/** One army, or as many corps as the fort's Loss Factor (15.2.1). */
export const canBesiege = (units: readonly Unit[], fort: number): boolean => units.some(isArmy) || units.filter((unit) => !isArmy(unit)).length >= fort;

/** Strength left to a side under a policy, for comparisons. */
export const strengthLeft = (units: readonly Unit[]): number => units.reduce((sum, unit) => sum + factorsOf(unit).cf, 0);
