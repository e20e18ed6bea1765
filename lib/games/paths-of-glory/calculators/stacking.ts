import { sayIn } from '@/lib/calc/ledger';
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
  type ValueRow,
} from '@/lib/calc/evaluation';
import { fields } from '@/lib/calc/field';
import { illegal } from '@/lib/calc/refusal';
import { ok, type Result } from '@/lib/core/result';
import { activationCost } from '@/lib/games/paths-of-glory/activation-cost';
import { STACKING_LIMIT } from '@/lib/games/paths-of-glory/combat/input';
import type { PogData } from '@/lib/games/paths-of-glory/data';
import type { Counter } from '@/lib/games/paths-of-glory/combat/forces';
import {
  limitHolds,
  MOMENTS,
  oneSide,
  STACKING_CHECKS,
  toOrleans,
  type StackingCase,
  type StackingCheck,
} from '@/lib/games/paths-of-glory/stacking/checks';
import { nationsIn, stackGroup, stackOf } from '@/lib/games/paths-of-glory/stacking/stack';

const schema = z.strictObject({
  moment: z.enum(MOMENTS).default('movement-end').register(fields, { label: 'stacking.fields.moment', rule: '10.1.2' }),
  present: z
    .array(stackGroup)
    .max(9)
    .default([{ type: 'fr-army', face: 'full', n: 2 }])
    .register(fields, { label: 'stacking.fields.present', rule: '10.1.1', control: 'own:units' }),
  arriving: z
    .array(stackGroup)
    .max(9)
    .default([{ type: 'fr-corps', face: 'full', n: 1 }])
    .register(fields, { label: 'stacking.fields.arriving', rule: '10.1.1', control: 'own:units' }),
  space: z
    .string()
    .max(40)
    .optional()
    .register(fields, { label: 'stacking.fields.space', rule: '10.1.1', control: 'space' }),
  enemy: z
    .enum(['none', 'units', 'fort', 'besieged-fort'])
    .default('none')
    .register(fields, { label: 'stacking.fields.enemy', rule: '10.1.3' }),
  attackMarker: z
    .boolean()
    .default(false)
    .register(fields, { label: 'stacking.fields.attackMarker', rule: '11.1.6', rare: true }),
  brestLitovsk: z
    .boolean()
    .default(false)
    .register(fields, { label: 'stacking.fields.brestLitovsk', rule: '16.4.9', rare: true }),
  parisFull: z
    .boolean()
    .default(false)
    .register(fields, { label: 'stacking.fields.parisFull', rule: '9.5.3.3', rare: true }),
});
type Input = z.output<typeof schema>;

export interface StackingAnswer {
  readonly allowed: boolean;
  /** ids of the rules broken */
  readonly broken: readonly string[];
  readonly units: number;
  /** how many could come to those present, and how many are too many; the limit may sleep at this moment */
  readonly room: number;
  readonly excess: number;
  /** French armies placed in Orleans because Paris is full */
  readonly toOrleans: number;
}

interface Finding {
  readonly situation: StackingCase;
  readonly concerned: readonly StackingCheck[];
  readonly broken: readonly StackingCheck[];
  readonly answer: StackingAnswer;
}

const say = sayIn('stacking');

function settle(situation: StackingCase): Finding {
  const orleans = toOrleans(situation);
  const concerned = STACKING_CHECKS.filter((check) => check.concerns(situation));
  const units = situation.present.length + situation.arriving.length;
  const excess = Math.max(0, units - STACKING_LIMIT);
  const broken = concerned.filter((check) => check.forbids(situation) && !(check.id === 'limit' && orleans === excess));
  const room = Math.max(0, STACKING_LIMIT - situation.present.length);
  return {
    situation,
    concerned,
    broken,
    answer: {
      allowed: broken.length === 0,
      broken: broken.map(({ id }) => id),
      units,
      room,
      excess,
      toOrleans: orleans,
    },
  };
}

const factsOf = ({ situation: { moment, space, enemy }, answer }: Finding): readonly Fact[] => [
  { text: say('facts.moment', { moment: say(`options.moment.${moment}`) }), rule: '10.1.2' },
  ...(space ? [{ text: say('facts.space', { space: space.name }) }] : []),
  { text: say('facts.units', { units: answer.units }), rule: '10.1.1' },
  {
    text: say('facts.enemy', { enemy: say(`options.enemy.${enemy}`) }),
    rule: '10.1.3',
    assumed: enemy === 'none',
  },
];

const stepsOf = ({ situation, concerned, broken, answer }: Finding): readonly Step[] => [
  ...concerned.map((check): Step => ({
    id: check.id,
    rule: check.rule(situation),
    text: say(`step.${check.id}.${broken.includes(check) ? 'broken' : 'kept'}`, {
      units: answer.units - answer.toOrleans,
      limit: STACKING_LIMIT,
    }),
  })),
  ...(answer.toOrleans
    ? [{ id: 'toOrleans', rule: '9.5.3.3', text: say('step.toOrleans', { armies: answer.toOrleans }) }]
    : []),
  { id: 'forts', rule: '10.1.1', text: say('step.forts') },
];

const notAppliedOf = ({ situation, concerned }: Finding): readonly NotApplied[] => [
  ...STACKING_CHECKS.filter((check) => !concerned.includes(check)).map((check) => ({
    id: check.id,
    rule: check.rule(situation),
    text: say(`not.${check.id}`),
  })),
];

function verdictOf({ situation, broken, answer }: Finding): Block {
  const [first] = broken;
  if (first)
    return {
      kind: 'verdict',
      text: say(`verdict.${first.id}`, { excess: answer.excess, limit: STACKING_LIMIT }),
      tone: 'no',
      rule: first.rule(situation),
    };
  if (answer.toOrleans)
    return {
      kind: 'verdict',
      text: say('verdict.toOrleans', { armies: answer.toOrleans }),
      tone: 'yes',
      rule: '9.5.3.3',
    };
  if (answer.excess)
    return {
      kind: 'verdict',
      text: say('verdict.passing', { excess: answer.excess }),
      tone: 'yes',
      rule: STACKING_CHECKS[0]?.rule(situation),
    };
  return {
    kind: 'verdict',
    text: say('verdict.allowed', { units: answer.units, limit: STACKING_LIMIT }),
    tone: 'yes',
    rule: '10.1.1',
  };
}

function valuesOf({ situation, answer }: Finding): Block {
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
  const rows: readonly ValueRow[] = [
    { label: say('value.room'), value: say('value.units', { units: answer.room }), rule: '10.1.1' },
    ...(excess
      ? [
          {
            label: say('value.excess'),
            value: say('value.units', { units: excess }),
            rule: limitHolds(situation.moment) ? '10.1.1' : '10.1.2',
          },
        ]
      : []),
    ...(units.length && answer.excess === 0
      ? [
          {
            label: say('value.activation'),
            value: say('value.ops', { ops: price }),
            rule: nationsIn(units).length > 1 ? '10.1.4' : '9.2.3',
          },
        ]
      : []),
  ];
  return { kind: 'values', id: 'room', title: say('value.title'), rows };
}

const openOf = ({ situation }: Finding): readonly OpenPoint[] => [
  { text: say('open.when'), rule: '10.1.2', dispute: 'stacking-when-checked' },
  ...(situation.enemy === 'fort' && !situation.space?.fort ? [{ text: say('open.fortValue'), rule: '15.2.1' }] : []),
];

function evaluate(input: Input, data: PogData): Result<Evaluation<StackingAnswer>, Refusal> {
  const space = data.spaces.find(({ id }) => id === input.space);
  if (input.space !== undefined && !space)
    return illegal('space', input.space, say('refused.unknownSpace', { space: input.space }), '2.1');
  const stacks = { present: stackOf(input.present, data), arriving: stackOf(input.arriving, data) };
  for (const [field, { unknown }] of Object.entries(stacks))
    if (unknown !== undefined) return illegal(field, unknown, say('refused.unknownUnit', { unit: unknown }), '2.2.1');
  const [present, arriving] = [stacks.present.units, stacks.arriving.units];
  if (!oneSide([...present, ...arriving], data))
    return illegal('arriving', input.arriving, say('refused.mixedSides'), '10.1.3');
  const finding = settle({ ...input, space, present, arriving });
  return ok({
    facts: factsOf(finding),
    steps: stepsOf(finding),
    notApplied: notAppliedOf(finding),
    outcome: { blocks: [verdictOf(finding), valuesOf(finding)], data: finding.answer },
    open: openOf(finding),
  });
}

/** Whether units may be in a space at a given moment of the turn (10.1). */
export const stacking = calculator({
  id: 'paths-of-glory/stacking',
  game: 'paths-of-glory',
  tables: [],
  rules: [
    '2.1',
    '2.2.1',
    '9.2.3',
    '9.5.3.3',
    '10.1.1',
    '10.1.2',
    '10.1.3',
    '10.1.4',
    '11.1.6',
    '12.5.5',
    '13.1.6',
    '15.1.1',
    '15.2.1',
    '15.2.2',
    '15.2.4',
    '16.4.9',
  ],
  schema,
  evaluate,
});
