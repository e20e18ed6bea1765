import type { Block, Fact, NotApplied, OpenPoint, Step } from '@/lib/calc/evaluation';
import {
  fact,
  notApplied,
  openPoints,
  present,
  sayIn,
  step,
  valueRow,
  valuesBlock,
  verdictBlock,
} from '@/lib/calc/ledger';
import { activationCost } from '@/lib/games/paths-of-glory/activation-cost';
import type { Counter } from '@/lib/games/paths-of-glory/combat/forces';
import { forceText, moreThanCounters, oneEach } from '@/lib/games/paths-of-glory/counters';
import { forbiddenBy, geographyOpen } from '@/lib/games/paths-of-glory/geography/judge';
import { STACKING_LIMIT } from '@/lib/games/paths-of-glory/limits';
import { forceOf, fortValue, hangsOnGreece, limitHolds, mayBegin } from '@/lib/games/paths-of-glory/stacking/checks';
import type { StackingFinding } from '@/lib/games/paths-of-glory/stacking/finding';
import { nationsIn } from '@/lib/games/paths-of-glory/stacking/stack';

const say = sayIn('stacking');

export const factsOf = ({ situation: { moment, space, enemy }, answer }: StackingFinding): readonly Fact[] =>
  present(
    fact(say('facts.moment', { moment: say(`options.moment.${moment}`) }), '10.1.2'),
    space && fact(say('facts.space', { space: space.name })),
    fact(say('facts.units', { units: answer.units }), '10.1.1'),
    fact(say('facts.enemy', { enemy: say(`options.enemy.${enemy}`) }), '10.1.3', enemy === 'none'),
  );

export function stepsOf({ situation, checks, geography, answer }: StackingFinding): readonly Step[] {
  const { units, toOrleans: armies } = answer;
  const params = {
    units: units - armies,
    limit: STACKING_LIMIT,
    force: forceText(forceOf(situation)),
    value: fortValue(situation),
    begins: mayBegin(situation) ? 'yes' : 'no',
  };
  return present(
    checks
      .filter(({ state }) => state !== 'idle')
      .map(({ id, rule, state }) => step(id, rule, say(`step.${id}.${state}`, params))),
    geography.filter(({ state }) => state !== 'idle').map(({ id, rule, text }) => step(id, rule, text)),
    armies > 0 && step('toOrleans', '9.5.3.3', say('step.toOrleans', { armies })),
    step('forts', '10.1.1', say('step.forts')),
  );
}

export const notAppliedOf = ({ checks, geography }: StackingFinding): readonly NotApplied[] => [
  ...checks
    .filter(({ state }) => state === 'idle')
    .map(({ id, rule, reason }) => notApplied(id, rule, say(`not.${reason}`))),
  ...geography.filter(({ state }) => state === 'idle').map(({ id, rule, text }) => notApplied(id, rule, text)),
];

function verdictOf({ checks, geography, answer }: StackingFinding): Block {
  const first = checks.find(({ state }) => state === 'broken');
  if (first)
    return verdictBlock(say(`verdict.${first.id}`, { excess: answer.excess, limit: STACKING_LIMIT }), 'no', first.rule);
  const nowhere = forbiddenBy(geography);
  if (nowhere) return verdictBlock(say('verdict.nowhere', { why: nowhere.text }), 'no', nowhere.rule);
  const asked = geography.find(({ state }) => state === 'asked');
  if (asked) return verdictBlock(say('verdict.asked', { why: asked.text }), 'neutral', asked.rule);
  if (answer.toOrleans) return verdictBlock(say('verdict.toOrleans', { armies: answer.toOrleans }), 'yes', '9.5.3.3');
  if (answer.excess)
    return verdictBlock(
      say('verdict.passing', { excess: answer.excess }),
      'yes',
      checks.find(({ id }) => id === 'limit')?.rule,
    );
  const key = answer.placed ? 'allowed' : 'limitOnly';
  return verdictBlock(say(`verdict.${key}`, { units: answer.units, limit: STACKING_LIMIT }), 'yes', '10.1.1');
}

function valuesOf({ situation, answer }: StackingFinding): readonly Block[] {
  const units: readonly Counter[] = [...situation.present, ...situation.arriving];
  const price = activationCost({
    units,
    space: situation.space,
    action: 'movement',
    supply: 'supplied',
    card: 'none',
    tsarFell: false,
  }).cost;
  const excess = answer.excess - answer.toOrleans;
  const unitsText = (count: number) => say('value.units', { units: count });
  const rows = present(
    valueRow(say('value.room'), unitsText(answer.room), '10.1.1'),
    excess > 0 && valueRow(say('value.excess'), unitsText(excess), limitHolds(situation.moment) ? '10.1.1' : '10.1.2'),
    units.length > 0 &&
      answer.excess === 0 &&
      valueRow(
        say('value.activation'),
        say('value.ops', { ops: price }),
        nationsIn(units).length > 1 ? '10.1.4' : '9.2.3',
      ),
  );
  return valuesBlock('room', say('value.title'), rows);
}

export const openOf = ({ situation, geography }: StackingFinding): readonly OpenPoint[] => [
  ...openPoints(say, [
    { id: 'when', rule: '10.1.2', dispute: 'stacking-when-checked', when: true },
    { id: 'fortValue', rule: '15.2.1', when: situation.enemy === 'fort' && !situation.space?.fort },
    { id: 'greeks', rule: '9.5.2.4', dispute: 'salonika-limited-greece', when: hangsOnGreece(situation) },
  ]),
  ...geographyOpen(geography),
  ...moreThanCounters(oneEach([...situation.present, ...situation.arriving])),
];

export const blocksOf = (finding: StackingFinding): readonly Block[] => [verdictOf(finding), ...valuesOf(finding)];
