import { text, type Block, type NotApplied, type Step } from '@/lib/calc/evaluation';
import { columnLabel, type Fire, type Ground } from '@/lib/games/paths-of-glory/combat/fire';
import type { CombatInput } from '@/lib/games/paths-of-glory/combat/fields';
import { SINAI_DRM, type PreparedCombat } from '@/lib/games/paths-of-glory/combat/input';
import { factorsOf, isArmy, type Unit } from '@/lib/games/paths-of-glory/combat/forces';

const factorsSum = (units: readonly Unit[]): string => units.map((unit) => factorsOf(unit).cf).join(' + ') || '0';

/** Steps of one side's fire: strength, fort, table, each shift, modifier (12.2.3, 12.2.6, 12.2.7). */
export function fireSteps(fire: Fire, units: readonly Unit[], ground: Ground, sinaiDrm: number): readonly Step[] {
  const { role } = fire;
  const unitStrength = fire.strength - (role === 'defender' ? ground.fort : 0);
  const steps: Step[] = [
    {
      id: `${role}-strength`,
      rule: '12.2.3',
      text: text(`fire.steps.${role}Strength`, { sum: factorsSum(units) }),
      after: unitStrength,
    },
  ];
  if (role === 'defender' && ground.fort > 0)
    steps.push({
      id: 'defender-fort',
      rule: '15.1.4',
      text: text('fire.steps.fort', { value: ground.fort }),
      before: unitStrength,
      after: fire.strength,
    });
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
      text: text(`fire.steps.${shift.id}${key}`, {
        who: text(`fire.roles.${role}`),
        columns: Math.abs(shift.columns),
        direction: text(shift.columns < 0 ? 'fire.left' : 'fire.right'),
        terrain: text(`fire.options.terrain.${ground.terrain}`),
        level: ground.trench,
        ignored: shift.ignored,
      }),
      before: columnLabel(fire.chart, shift.from),
      after: columnLabel(fire.chart, shift.to),
    });
  }
  if (role === 'attacker' && sinaiDrm)
    steps.push({ id: 'sinai', rule: '12.2.6', text: text('fire.steps.sinai'), before: '0', after: signed(sinaiDrm) });
  const cards = fire.drm - (role === 'attacker' ? sinaiDrm : 0);
  if (cards)
    steps.push({
      id: `${role}-cards`,
      rule: '12.2.6',
      text: text('fire.steps.cards', { who: text(`fire.roles.${role}`), drm: signed(cards) }),
      before: signed(fire.drm - cards),
      after: signed(fire.drm),
    });
  return steps;
}

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

/** Modifiers of the fire tables that were considered and did not apply, each with the condition that failed. */
export function notApplied(input: CombatInput, prepared: PreparedCombat): readonly NotApplied[] {
  const { combat, sinai } = prepared;
  const { terrain, trench, fort } = combat.ground;
  const all: (NotApplied & { readonly when: boolean })[] = [
    {
      id: 'terrain',
      rule: '12.2.7',
      when: terrain !== 'mountain' && terrain !== 'swamp',
      text: text('fire.not.terrain', { terrain: text(`fire.options.terrain.${terrain}`) }),
    },
    {
      id: 'defender-terrain',
      rule: '12.2.7',
      when: terrain === 'mountain' || terrain === 'swamp',
      text: text('fire.not.defenderTerrain', { terrain: text(`fire.options.terrain.${terrain}`) }),
    },
    { id: 'trench', rule: '11.2.7', when: trench === 0, text: text('fire.not.trench') },
    {
      id: 'trench-fort',
      rule: '11.2.8',
      when: trench > 0 && combat.defenders.length === 0,
      text: text('fire.not.trenchFortAlone'),
    },
    { id: 'fort', rule: '15.1.4', when: fort === 0, text: text('fire.not.fort') },
    { id: 'attacker-fort', rule: '15.1.5', when: true, text: text('fire.not.attackerFort') },
    {
      id: 'sinai',
      rule: '12.2.6',
      when: sinai.drm === 0,
      text: text(sinai.applies ? 'fire.not.pipeline' : 'fire.not.sinai', { drm: signed(SINAI_DRM) }),
    },
    {
      id: 'attacker-cards',
      rule: '12.2.6',
      when: input.attackerDrm === 0,
      text: text('fire.not.cards', { who: text('fire.roles.attacker') }),
    },
    {
      id: 'defender-cards',
      rule: '12.2.6',
      when: input.defenderDrm === 0,
      text: text('fire.not.cards', { who: text('fire.roles.defender') }),
    },
    {
      id: 'defender-supply',
      rule: '14.3.4',
      when: input.defenderDrm > combat.defenderDrm,
      text: text('fire.not.supply', { drm: signed(input.defenderDrm) }),
    },
    {
      id: 'retreated',
      rule: '12.5.6',
      when: prepared.retreated.length > 0,
      text: text('fire.not.retreated', { count: prepared.retreated.length }),
    },
  ];
  return all.filter(({ when }) => when).map(({ id, rule, text: sentence }) => ({ id, rule, text: sentence }));
}

/** The fire chart of a side with the column before the shifts, each shift and the column in use lit. */
export function fireChart(fire: Fire, roll: number | undefined): Block {
  const id = (column: number): string => fire.chart.columns.items[column]?.id ?? '';
  const moved = fire.column !== fire.start;
  return {
    kind: 'chart',
    id: `${fire.role}-fire`,
    table: fire.chart.id,
    title: text(`fire.charts.${fire.role}`, {
      strength: fire.strength,
      column: columnLabel(fire.chart, fire.column),
      start: columnLabel(fire.chart, fire.start),
    }),
    lit: [
      ...(moved ? [{ column: id(fire.start), role: 'start' as const }] : []),
      { column: id(fire.column), role: 'use', ...(roll === undefined ? {} : { row: String(roll) }) },
    ],
  };
}
