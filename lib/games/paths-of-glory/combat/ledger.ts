import type { Block, NotApplied, Step } from '@/lib/calc/evaluation';
import { notApplied, running, sayIn, step } from '@/lib/calc/ledger';
import { failedLines, type Applied } from '@/lib/calc/modifiers';
import { signed } from '@/lib/core/numbers';
import type { Fires } from '@/lib/games/paths-of-glory/combat/course';
import {
  columnLabel,
  lossNumber,
  modifiedRoll,
  type Fire,
  type FireShift,
} from '@/lib/games/paths-of-glory/combat/fire';
import { factorsOf, isArmy, type Unit } from '@/lib/games/paths-of-glory/combat/forces';
import type { Ground, Role } from '@/lib/games/paths-of-glory/combat/ground';

/** The sentences that all tools about a combat share. */
export const say = sayIn('fire');

const factorsSum = (units: readonly Unit[]): string => units.map((unit) => factorsOf(unit).cf).join(' + ') || '0';

/** Which side a sentence is about. */
const who = (role: Role) => say(`roles.${role}`);

/** Steps of one side's fire: strength, fort, table, each shift, modifier (12.2.3, 12.2.6, 12.2.7). */
export function fireSteps(fire: Fire, ground: Ground): readonly Step[] {
  const { role, units, chart, start, shifts, die } = fire;
  const strength = fire.strength - ground.fort * Number(fire.added.length > 0);
  const drm = running(0, signed);
  return [
    step(`${role}-strength`, '12.2.3', say(`steps.${role}Strength`, { sum: factorsSum(units) }), { after: strength }),
    ...fire.added.map(({ id, rule, value }) =>
      step(id, rule, say('steps.fort', { value }), { before: strength, after: fire.strength }),
    ),
    step(`${role}-table`, '12.2.7', say(`steps.${role}${units.some(isArmy) ? 'Army' : 'Corps'}Table`), {
      after: columnLabel(chart, start),
    }),
    ...shifts.map((shift) => shiftStep(shift, fire, ground)),
    ...die.map(({ id, rule, value }) => drm.add(value, id, rule, dieText({ id, rule, value }, role))),
  ];
}

function shiftStep(shift: FireShift, { role, chart }: Fire, ground: Ground): Step {
  const { id, rule, value, ignored, from, to } = shift;
  const sentence = say(`steps.${id.slice(role.length + 1)}${ignored ? 'Edge' : ''}`, {
    who: who(role),
    columns: Math.abs(value),
    direction: say(value < 0 ? 'left' : 'right'),
    terrain: say(`options.terrain.${ground.terrain}`),
    level: ground.trench,
    ignored,
  });
  return step(id, rule, sentence, { before: columnLabel(chart, from), after: columnLabel(chart, to) });
}

const dieText = ({ id, value }: Applied, role: Role) =>
  id === 'sinai' ? say('steps.sinai') : say('steps.cards', { who: who(role), drm: signed(value) });

/** Modifiers of the fire tables that were considered and did not apply, each with the condition that failed. */
export const fireNot = ({ modifiers }: Fires, retreated: readonly Unit[]): readonly NotApplied[] => {
  const lines = failedLines(modifiers.not, (reason, params) => say(`not.${reason}`, params));
  return retreated.length
    ? [...lines, notApplied('retreated', '12.5.6', say('not.retreated', { count: retreated.length }))]
    : lines;
};

/** The die of a side as it fell: modified, and the Loss Number in its column (12.2.8). */
export function rollStep(fire: Fire, roll: number): Step {
  const result = lossNumber(fire, roll);
  return step(
    `${fire.role}-roll`,
    '12.2.8',
    say('steps.roll', {
      who: who(fire.role),
      roll,
      modified: modifiedRoll(fire, roll),
      column: columnLabel(fire.chart, fire.column),
      result,
    }),
    { before: roll, after: result },
  );
}

/** The fire chart of a side with the column before the shifts, each shift and the column in use lit. */
export function fireChart(fire: Fire, roll: number | undefined): Block {
  const id = (column: number): string => fire.chart.columns.items[column]?.id ?? '';
  const moved = fire.column !== fire.start;
  const row = roll === undefined ? {} : { row: String(modifiedRoll(fire, roll)) };
  return {
    kind: 'chart',
    id: `${fire.role}-fire`,
    table: fire.chart.id,
    title: say(`charts.${fire.role}`, {
      strength: fire.strength,
      column: columnLabel(fire.chart, fire.column),
      start: columnLabel(fire.chart, fire.start),
    }),
    lit: [
      ...(moved ? [{ column: id(fire.start), role: 'start' as const }] : []),
      { column: id(fire.column), role: 'use', ...row },
    ],
  };
}
