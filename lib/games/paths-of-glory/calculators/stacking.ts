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
import * as z from 'zod';
import { calculator } from '@/lib/calc/calculator';
import {
  type Block,
  type Evaluation,
  type Fact,
  type NotApplied,
  type OpenPoint,
  type Refusal,
  type Step,
} from '@/lib/calc/evaluation';
import { fieldsOf } from '@/lib/calc/fields-of';
import { illegal } from '@/lib/calc/refusal';
import { ok, type Result } from '@/lib/core/result';
import { moreThanCounters, oneEach } from '@/lib/games/paths-of-glory/counters';
import { activationCost } from '@/lib/games/paths-of-glory/activation-cost';
import type { PogData } from '@/lib/games/paths-of-glory/data';
import type { Counter } from '@/lib/games/paths-of-glory/combat/forces';
import { GEOGRAPHY, HAPPENINGS } from '@/lib/games/paths-of-glory/geography/clauses';
import { forbiddenBy, geographyOpen, type JudgedClause } from '@/lib/games/paths-of-glory/geography/judge';
import {
  excessOf,
  geographyOf,
  judgeChecks,
  limitHolds,
  MOMENTS,
  oneSide,
  STACKING_CHECKS,
  toOrleans,
  type JudgedCheck,
  type StackingCase,
} from '@/lib/games/paths-of-glory/stacking/checks';
import { nationsIn, stackGroup, stackOf } from '@/lib/games/paths-of-glory/stacking/stack';
import { STACKING_LIMIT } from '@/lib/games/paths-of-glory/limits';

const field = fieldsOf('stacking');

const schema = z.strictObject({
  moment: field.choice('moment', '10.1.2', MOMENTS, 'movement-end'),
  present: field.list('present', '10.1.1', stackGroup, [0, 9], [{ type: 'fr-army', face: 'full', n: 2 }], {
    control: 'own:units',
  }),
  arriving: field.list('arriving', '10.1.1', stackGroup, [0, 9], [{ type: 'fr-corps', face: 'full', n: 1 }], {
    control: 'own:units',
  }),
  space: field.as(z.string().max(40).optional(), 'space', '10.1.1', { control: 'space' }),
  enemy: field.choice('enemy', '10.1.3', ['none', 'units', 'fort', 'besieged-fort'], 'none'),
  attackMarker: field.rareFlag('attackMarker', '11.1.6'),
  brestLitovsk: field.rareFlag('brestLitovsk', '16.4.9'),
  events: field.as(z.array(z.enum(HAPPENINGS)).max(HAPPENINGS.length).optional(), 'events', '11.1.11', {
    control: 'chips',
    rare: true,
  }),
  parisFull: field.rareFlag('parisFull', '9.5.3.3'),
});
type Input = z.output<typeof schema>;

export interface StackingAnswer {
  readonly allowed: boolean;
  /** ids of the rules broken */
  readonly broken: readonly string[];
  /** ids of the rules that hang on what nobody said: whether a nation is at war, say */
  readonly asked: readonly string[];
  /** whether a space was named, so that more than the limit was judged */
  readonly placed: boolean;
  readonly units: number;
  /** how many could come to those present, and how many are too many; the limit may sleep at this moment */
  readonly room: number;
  readonly excess: number;
  /** French armies placed in Orleans because Paris is full */
  readonly toOrleans: number;
}

interface Finding {
  readonly situation: StackingCase;
  readonly checks: readonly JudgedCheck[];
  readonly geography: readonly JudgedClause[];
  readonly answer: StackingAnswer;
}

const say = sayIn('stacking');

function settle(situation: StackingCase, data: PogData): Finding {
  const checks = judgeChecks(situation);
  const geography = geographyOf(situation, data);
  const broken = [...checks, ...geography].filter(({ state }) => state === 'broken').map(({ id }) => id);
  return {
    situation,
    checks,
    geography,
    answer: {
      allowed: broken.length === 0,
      broken,
      asked: geography.filter(({ state }) => state === 'asked').map(({ id }) => id),
      placed: situation.space !== undefined,
      units: situation.present.length + situation.arriving.length,
      room: Math.max(0, STACKING_LIMIT - situation.present.length),
      excess: excessOf(situation),
      toOrleans: toOrleans(situation),
    },
  };
}

const factsOf = ({ situation: { moment, space, enemy }, answer }: Finding): readonly Fact[] =>
  present(
    fact(say('facts.moment', { moment: say(`options.moment.${moment}`) }), '10.1.2'),
    space && fact(say('facts.space', { space: space.name })),
    fact(say('facts.units', { units: answer.units }), '10.1.1'),
    fact(say('facts.enemy', { enemy: say(`options.enemy.${enemy}`) }), '10.1.3', enemy === 'none'),
  );

function stepsOf({ checks, geography, answer }: Finding): readonly Step[] {
  const { units, toOrleans: armies } = answer;
  const params = { units: units - armies, limit: STACKING_LIMIT };
  return present(
    checks
      .filter(({ state }) => state !== 'idle')
      .map(({ id, rule, state }) => step(id, rule, say(`step.${id}.${state}`, params))),
    geography.filter(({ state }) => state !== 'idle').map(({ id, rule, text }) => step(id, rule, text)),
    armies > 0 && step('toOrleans', '9.5.3.3', say('step.toOrleans', { armies })),
    step('forts', '10.1.1', say('step.forts')),
  );
}

const notAppliedOf = ({ checks, geography }: Finding): readonly NotApplied[] => [
  ...checks.filter(({ state }) => state === 'idle').map(({ id, rule }) => notApplied(id, rule, say(`not.${id}`))),
  ...geography.filter(({ state }) => state === 'idle').map(({ id, rule, text }) => notApplied(id, rule, text)),
];

function verdictOf({ checks, geography, answer }: Finding): Block {
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

function valuesOf({ situation, answer }: Finding): readonly Block[] {
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

const openOf = ({
  situation: { enemy, space, present: there, arriving },
  geography,
}: Finding): readonly OpenPoint[] => [
  ...openPoints(say, [
    { id: 'when', rule: '10.1.2', dispute: 'stacking-when-checked', when: true },
    { id: 'fortValue', rule: '15.2.1', when: enemy === 'fort' && !space?.fort },
  ]),
  ...geographyOpen(geography),
  ...moreThanCounters(oneEach([...there, ...arriving])),
];

function evaluate(input: Input, data: PogData): Result<Evaluation<StackingAnswer>, Refusal> {
  const space = data.spaces.find(({ id }) => id === input.space);
  if (input.space !== undefined && !space)
    return illegal('space', input.space, say('refused.unknownSpace', { space: input.space }), '2.1');
  const stacks = { present: stackOf(input.present, data), arriving: stackOf(input.arriving, data) };
  for (const [field, { unknown }] of Object.entries(stacks))
    if (unknown !== undefined) return illegal(field, unknown, say('refused.unknownUnit', { unit: unknown }), '2.2.1');
  const [there, arriving] = [stacks.present.units, stacks.arriving.units];
  if (!oneSide([...there, ...arriving], data))
    return illegal('arriving', input.arriving, say('refused.mixedSides'), '10.1.3');
  const finding = settle({ ...input, space, present: there, arriving }, data);
  return ok({
    facts: factsOf(finding),
    steps: stepsOf(finding),
    notApplied: notAppliedOf(finding),
    outcome: { blocks: [verdictOf(finding), ...valuesOf(finding)], data: finding.answer },
    open: openOf(finding),
  });
}

/** Whether units may be in a space at a given moment of the turn (10.1, and the rules of where, chapter 11). */
export const stacking = calculator({
  id: 'paths-of-glory/stacking',
  game: 'paths-of-glory',
  tables: [],
  modifiers: [{ list: [...STACKING_CHECKS.map(({ id }) => ({ id })), ...GEOGRAPHY] }],
  schema,
  evaluate,
});
