import {
  text,
  type Block,
  type Fact,
  type NotApplied,
  type OpenPoint,
  type Step,
  type Text,
} from '@/lib/calc/evaluation';
import { notApplied, oddsBlock, oddsRow, present, sayIn, step, verdictBlock } from '@/lib/calc/ledger';
import { signed } from '@/lib/core/numbers';
import { columnLabel } from '@/lib/games/paths-of-glory/combat/fire';
import { isArmy } from '@/lib/games/paths-of-glory/combat/forces';
import { fireChart, fireNot, fireSteps } from '@/lib/games/paths-of-glory/combat/ledger';
import { combatPoints } from '@/lib/games/paths-of-glory/combat/open';
import type { PogData } from '@/lib/games/paths-of-glory/data';
import type { NeedFinding } from '@/lib/games/paths-of-glory/what-do-i-need/finding';
import { AXES, chanceWith, LIMITS, NOTHING, type FireChange } from '@/lib/games/paths-of-glory/what-do-i-need/ways';

const say = sayIn('what-do-i-need');

/** Loss Numbers that the fire charts hold. */
const LOSSES = [1, 2, 3, 4, 5, 7];

function changeText(change: FireChange): Text {
  const words = AXES.filter((axis) => change[axis] > 0).map((axis) => say(`change.${axis}`, { n: change[axis] }));
  if (change.army) words.unshift(say('change.army'));
  const last = words.pop() ?? say('change.nothing');
  const [first, ...others] = words;
  if (!first) return last;
  const list = others.reduce((a, b) => say('change.comma', { a, b }), first);
  return say('change.and', { a: list, b: last });
}

const askedOf = ({ input: { loss, percent, role }, outcome: { now } }: NeedFinding) => ({
  loss,
  percent,
  now,
  role: text(`fire.roles.${role}`),
});

export const factsOf = ({ prepared }: NeedFinding): readonly Fact[] => prepared.facts;

export const stepsOf = (finding: NeedFinding): readonly Step[] => {
  const { prepared, aim, outcome } = finding;
  const { fire } = aim;
  return [
    ...fireSteps(fire, prepared.combat.ground),
    step('now', '12.2.8', say('steps.now', askedOf(finding))),
    ...outcome.ways.map((way, i) =>
      step(
        `way-${i + 1}`,
        way.drm ? '12.2.8' : '12.2.7',
        say('steps.way', { change: changeText(way), column: way.column, chance: way.chance }),
        { before: columnLabel(fire.chart, fire.column), after: way.column },
      ),
    ),
  ];
};

export const notAppliedOf = ({ prepared, fires, aim }: NeedFinding): readonly NotApplied[] =>
  present(
    fireNot(fires, prepared.retreated),
    aim.fire.units.some(isArmy) && notApplied('army-joins', '12.2.7', say('not.army')),
  );

/** Already reached, the smallest change that reaches it, or out of reach. */
function verdictOf(finding: NeedFinding): Block {
  const { reached, ways } = finding.outcome;
  const [best] = ways;
  const verdict = (tone: 'yes' | 'no' | 'neutral', path: string, params: Text['params']): Block =>
    verdictBlock(say(`verdict.${path}`, { ...askedOf(finding), ...params }), tone, '12.2.8');
  if (reached) return verdict('yes', 'reached', {});
  if (best) return verdict('neutral', 'need', { change: changeText(best), chance: best.chance });
  const { factors, columns, drm } = LIMITS;
  return verdict('no', 'impossible', { factors, columns, drm: signed(drm) });
}

export function blocksOf(finding: NeedFinding): readonly Block[] {
  const { aim, outcome } = finding;
  const ways = outcome.ways.slice(0, 12).map((way) => oddsRow(changeText(way), way.chance, '12.2.7'));
  const atLeast = LOSSES.map((loss) =>
    oddsRow(say('atLeast', { loss }), chanceWith(aim, NOTHING, loss).chance, '12.2.8'),
  );
  return [
    verdictOf(finding),
    ...oddsBlock('ways', say('ways'), ways),
    ...oddsBlock('losses', say('losses', askedOf(finding)), atLeast),
    fireChart(aim.fire, undefined),
  ];
}

export const openOf = ({ input, prepared }: NeedFinding, data: PogData): readonly OpenPoint[] =>
  combatPoints(input, prepared, data);
