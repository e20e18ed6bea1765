import { text, type Block, type NotApplied, type OpenPoint, type Step } from '@/lib/calc/evaluation';
import { columnLabel, type Fire } from '@/lib/games/paths-of-glory/fire';
import type { Combat } from '@/lib/games/paths-of-glory/combat';
import { SINAI_DRM, type CombatInput, type PreparedCombat } from '@/lib/games/paths-of-glory/combat-input';
import { factorsOf, isArmy, isFull, type Unit } from '@/lib/games/paths-of-glory/forces';
import { isTwoFullArmiesCase, type Allocation } from '@/lib/games/paths-of-glory/losses';

const factorsSum = (units: readonly Unit[]): string => units.map((unit) => factorsOf(unit).cf).join(' + ') || '0';

/** Steps of one side's fire: strength, fort, table, each shift, modifier (12.2.3, 12.2.6, 12.2.7). */
export function fireSteps(fire: Fire, units: readonly Unit[], combat: Combat, sinaiDrm: number): readonly Step[] {
  const { role } = fire;
  const unitStrength = fire.strength - (role === 'defender' ? combat.ground.fort : 0);
  const steps: Step[] = [{ id: `${role}-strength`, rule: '12.2.3', text: text(`fire.steps.${role}Strength`, { sum: factorsSum(units) }), after: unitStrength }];
  if (role === 'defender' && combat.ground.fort > 0)
    steps.push({ id: 'defender-fort', rule: '15.1.4', text: text('fire.steps.fort', { value: combat.ground.fort }), before: unitStrength, after: fire.strength });
  steps.push({
    id: `${role}-table`,
    rule: '12.2.7',
    text: text(units.some(isArmy) ? `fire.steps.${role}ArmyTable` : `fire.steps.${role}CorpsTable`),
    after: columnLabel(fire.chart, fire.start),
  });
  for (const shift of fire.shifts) {
    const key = shift.ignored ? 'Edge' : '';
    steps.push({
      id: `${role}-${shift.id}`,
      rule: shift.id === 'trench' ? '11.2.7' : '12.2.7',
      text: text(`fire.steps.${shift.id}${key}`, { who: text(`fire.roles.${role}`), columns: Math.abs(shift.columns), direction: text(shift.columns < 0 ? 'fire.left' : 'fire.right'), terrain: text(`fire.options.terrain.${combat.ground.terrain}`), level: combat.ground.trench, ignored: shift.ignored }),
      before: columnLabel(fire.chart, shift.from),
      after: columnLabel(fire.chart, shift.to),
    });
  }
  if (role === 'attacker' && sinaiDrm) steps.push({ id: 'sinai', rule: '12.2.6', text: text('fire.steps.sinai'), before: 0, after: sinaiDrm });
  const cards = fire.drm - (role === 'attacker' ? sinaiDrm : 0);
  if (cards) steps.push({ id: `${role}-cards`, rule: '12.2.6', text: text('fire.steps.cards', { who: text(`fire.roles.${role}`), drm: signed(cards) }), before: signed(fire.drm - cards), after: signed(fire.drm) });
  return steps;
}

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

/** Modifiers of the fire tables that were considered and did not apply, each with the condition that failed. */
export function notApplied(input: CombatInput, prepared: PreparedCombat): readonly NotApplied[] {
  const { combat, sinai } = prepared;
  const { terrain, trench, fort } = combat.ground;
  const all: (NotApplied & { readonly when: boolean })[] = [
    { id: 'terrain', rule: '12.2.7', when: terrain !== 'mountain' && terrain !== 'swamp', text: text('fire.not.terrain', { terrain: text(`fire.options.terrain.${terrain}`) }) },
    { id: 'defender-terrain', rule: '12.2.7', when: terrain === 'mountain' || terrain === 'swamp', text: text('fire.not.defenderTerrain', { terrain: text(`fire.options.terrain.${terrain}`) }) },
    { id: 'trench', rule: '11.2.7', when: trench === 0, text: text('fire.not.trench') },
    { id: 'trench-fort', rule: '11.2.8', when: trench > 0 && combat.defenders.length === 0, text: text('fire.not.trenchFortAlone') },
    { id: 'fort', rule: '15.1.4', when: fort === 0, text: text('fire.not.fort') },
    { id: 'attacker-fort', rule: '15.1.5', when: true, text: text('fire.not.attackerFort') },
    { id: 'sinai', rule: '12.2.6', when: sinai.drm === 0, text: text(sinai.applies ? 'fire.not.pipeline' : 'fire.not.sinai', { drm: signed(SINAI_DRM) }) },
    { id: 'attacker-cards', rule: '12.2.6', when: input.attackerDrm === 0, text: text('fire.not.cards', { who: text('fire.roles.attacker') }) },
    { id: 'defender-cards', rule: '12.2.6', when: input.defenderDrm === 0, text: text('fire.not.cards', { who: text('fire.roles.defender') }) },
    { id: 'retreated', rule: '12.5.6', when: prepared.retreated.length > 0, text: text('fire.not.retreated', { count: prepared.retreated.length }) },
  ];
  return all.filter(({ when }) => when).map(({ id, rule, text: sentence }) => ({ id, rule, text: sentence }));
}

/** Places where the rulebook leaves this combat open, with the ruling followed. */
export function openPoints(prepared: PreparedCombat): readonly OpenPoint[] {
  const { combat, defendingSpace: space } = prepared;
  const nations = (units: readonly Unit[]) => new Set(units.map((unit) => unit.type.nation));
  const points: OpenPoint[] = [];
  if (space?.id === 'belfort') points.push({ text: text('fire.open.belfort'), rule: '12.2.7', dispute: 'belfort-mountain' });
  if (combat.ground.terrain === 'desert') points.push({ text: text('fire.open.desert'), rule: '12.6.3', dispute: 'desert-advance-and-summer' });
  const caucasus = combat.attackers.some(({ type }) => type.special === 'cau');
  const british = combat.attackers.some(({ type }) => ['bef', 'mef', 'aus', 'cnd'].includes(type.special ?? ''));
  if (caucasus && british) points.push({ text: text('fire.open.caucasus'), rule: '12.4.5', dispute: 'cau-first-loss' });
  const fortNation = combat.ground.fort > 0 ? space?.nation : undefined;
  if (fortNation === 'russia' && nations(combat.attackers).has('germany')) points.push({ text: text('fire.open.russianFort'), rule: '15.1.10' });
  if (fortNation === 'germany' && nations(combat.attackers).has('russia')) points.push({ text: text('fire.open.germanFort'), rule: '15.1.11' });
  const shared = { reserve: combat.reserve, corps: combat.corps, fort: 0, outOfSupply: false };
  const hard = [5, 7].some((lossNumber) => isTwoFullArmiesCase({ ...shared, units: combat.defenders, lossNumber, attacker: false, oneSpace: true }));
  if (hard) points.push({ text: text('fire.open.twoArmies'), rule: '12.4.4.2', dispute: 'army-two-full-no-corps' });
  return points;
}

/** Whether the only full-strength attackers left are corps that replaced an army in this combat: the rulebook does not say whether they count (12.2.11). */
export function onlyReplacementsFull({ units, steps }: Allocation): boolean {
  const full = units.filter(isFull);
  const replacements = steps.filter(({ unit, becomes }) => becomes && isFull(becomes) && becomes.type !== unit.type).length;
  return full.length > 0 && full.length <= replacements && full.every(({ type }) => type.kind === 'corps');
}

export const replacementPoint: OpenPoint = { text: text('fire.open.replacementCorps'), rule: '12.2.11', dispute: 'replacement-corps-full-strength' };

/** The fire chart of a side with the column before the shifts, each shift and the column in use lit. */
export function fireChart(fire: Fire, roll: number | undefined): Block {
  const id = (column: number): string => fire.chart.columns.items[column]?.id ?? '';
  const moved = fire.column !== fire.start;
  return {
    kind: 'chart',
    id: `${fire.role}-fire`,
    table: fire.chart.id,
    title: text(`fire.charts.${fire.role}`, { strength: fire.strength, column: columnLabel(fire.chart, fire.column), start: columnLabel(fire.chart, fire.start) }),
    lit: [
      ...(moved ? [{ column: id(fire.start), role: 'start' as const }] : []),
      { column: id(fire.column), role: 'use', ...(roll === undefined ? {} : { row: String(roll) }) },
    ],
  };
}
