import { plain } from '@/lib/core/numbers';
import * as z from 'zod';
import { calculator } from '@/lib/calc/calculator';
import { diceFor, plainDice } from '@/lib/calc/dice';
import {
  text,
  type Block,
  type Evaluation,
  type Fact,
  type NotApplied,
  type OddsRow,
  type OpenPoint,
  type Refusal,
  type Step,
  type TextParam,
  type Wanted,
} from '@/lib/calc/evaluation';
import { fields } from '@/lib/calc/field';
import { illegal } from '@/lib/calc/refusal';
import { ok, type Result } from '@/lib/core/result';
import { ONE, subtract } from '@/lib/prob/fraction';
import { STACKING_LIMIT } from '@/lib/games/paths-of-glory/combat/input';
import type { PogData, Space } from '@/lib/games/paths-of-glory/data';
import { settleSiege, type SiegeFinding } from '@/lib/games/paths-of-glory/siege/finding';
import { LAST_TURN, SIEGE_RESTRICTIONS, type Garrison, type SiegeTurn } from '@/lib/games/paths-of-glory/siege/force';
import { effects, forceText, freedom } from '@/lib/games/paths-of-glory/siege/words';
import { sideOfNation } from '@/lib/games/paths-of-glory/stacking/stack';

const schema = z.strictObject({
  value: z
    .number()
    .int()
    .min(1)
    .max(3)
    .default(2)
    .register(fields, { label: 'siege.fields.value', rule: '15.3.2', control: 'chips' }),
  space: z
    .string()
    .max(40)
    .optional()
    .register(fields, { label: 'siege.fields.space', rule: '15.2.1', control: 'space' }),
  turn: z
    .number()
    .int()
    .min(1)
    .max(LAST_TURN)
    .default(3)
    .register(fields, { label: 'siege.fields.turn', rule: '15.3.3' }),
  armies: z
    .number()
    .int()
    .min(0)
    .max(3)
    .default(1)
    .register(fields, { label: 'siege.fields.armies', rule: '15.2.1', control: 'chips' }),
  corps: z
    .number()
    .int()
    .min(0)
    .max(3)
    .default(0)
    .register(fields, { label: 'siege.fields.corps', rule: '15.2.1', control: 'chips' }),
  die: z
    .number()
    .int()
    .min(1)
    .max(6)
    .optional()
    .register(fields, { label: 'siege.fields.die', rule: '15.3.2', control: 'die' }),
  besieger: z
    .enum(['other', 'germany', 'austria-hungary', 'russia'])
    .default('other')
    .register(fields, { label: 'siege.fields.besieger', rule: '15.1.10', rare: true }),
  occupied: z.boolean().default(false).register(fields, { label: 'siege.fields.occupied', rule: '11.1.7', rare: true }),
  oberost: z.boolean().default(false).register(fields, { label: 'siege.fields.oberost', rule: '15.1.10', rare: true }),
  warStatus: z
    .number()
    .int()
    .min(0)
    .max(40)
    .default(0)
    .register(fields, { label: 'siege.fields.warStatus', rule: '15.1.10', rare: true }),
  supplied: z.boolean().default(true).register(fields, { label: 'siege.fields.supplied', rule: '14.3.5', rare: true }),
  turns: z
    .number()
    .int()
    .min(1)
    .max(LAST_TURN)
    .default(4)
    .register(fields, { label: 'siege.fields.turns', rule: '15.3.1', rare: true }),
});
type Input = z.output<typeof schema>;

export interface SiegeAnswer {
  readonly value: number;
  /** whether the force besieges the fort and a roll is made */
  readonly besieged: boolean;
  readonly mayAttackFort: boolean;
  readonly garrisons: readonly Garrison[];
  /** from the given turn on; after a die that held, from the next turn on */
  readonly turns: readonly SiegeTurn[];
  readonly result: 'falls' | 'holds' | null;
}

/** The fort's value from the map where a space is named, else as typed; a space without a fort is refused. */
function fortOf(
  input: Input,
  data: PogData,
): { readonly space?: Space; readonly value: number } | { readonly refused: ReturnType<typeof illegal> } {
  if (!input.space) return { value: input.value };
  const space = data.spaces.find(({ id }) => id === input.space);
  if (!space)
    return {
      refused: illegal('space', input.space, text('siege.refused.unknownSpace', { space: input.space }), '15.2.1'),
    };
  if (!space.fort)
    return { refused: illegal('space', space.id, text('siege.refused.noFort', { space: space.name }), '15.2.1') };
  if (input.besieger !== 'other' && sideOfNation(input.besieger, data) === space.side) {
    return {
      refused: illegal('besieger', input.besieger, text('siege.refused.ownFort', { space: space.name }), '15.2.1'),
    };
  }
  return { space, value: space.fort };
}

type TurnName = (turn: number) => TextParam;
const factsOf = ({ input, space, value, force }: SiegeFinding, turnName: TurnName): readonly Fact[] => [
  {
    text: space ? text('siege.facts.space', { space: space.name, value }) : text('siege.facts.value', { value }),
    rule: '15.3.2',
  },
  { text: text('siege.facts.turn', { turn: turnName(input.turn) }), rule: '15.3.1' },
  { text: text('siege.facts.force', { force: forceText(force) }), rule: '15.2.1' },
  {
    text: text(input.supplied ? 'siege.facts.supplied' : 'siege.facts.unsupplied'),
    rule: '14.3.5',
    assumed: input.supplied,
  },
];

const stepsOf = ({
  input,
  space,
  enough,
  force,
  value,
  inForce,
  drm,
  needs,
  result,
}: SiegeFinding): readonly Step[] => [
  {
    id: 'force',
    rule: '15.2.1',
    text: text(enough ? 'siege.step.enough' : 'siege.step.tooFew', { force: forceText(force), value }),
  },
  ...inForce.map(({ id, rule }): Step => ({ id, rule, text: text(`siege.step.${id}`) })),
  ...(space?.region === 'near-east' && force.armies > 0
    ? [{ id: 'nearEast', rule: '11.3.1', text: text('siege.step.nearEast') }]
    : []),
  ...(input.supplied ? [] : [{ id: 'attrition', rule: '14.3.5', text: text('siege.step.attrition') }]),
  { id: 'roll', rule: '15.3.2', text: text('siege.step.roll', { value }) },
  ...(drm
    ? [{ id: 'early', rule: '15.3.3', text: text('siege.step.early', { needs }), before: value + 1, after: needs }]
    : []),
  ...(result
    ? [
        {
          id: 'result',
          rule: '15.3.2',
          text: text(`siege.step.${result}`, { die: input.die ?? 0, modified: plain((input.die ?? 0) + drm), value }),
        },
      ]
    : []),
];

const notAppliedOf = ({ input, inForce, doubtful, drm }: SiegeFinding): readonly NotApplied[] => [
  ...SIEGE_RESTRICTIONS.filter((restriction) => !inForce.includes(restriction)).map((restriction) => ({
    id: restriction.id,
    rule: restriction.rule,
    text: text(`siege.not.${restriction.id}${doubtful.includes(restriction) ? 'Unknown' : ''}`),
  })),
  ...(drm ? [] : [{ id: 'early', rule: '15.3.3', text: text('siege.not.early') }]),
  ...(input.supplied ? [{ id: 'attrition', rule: '14.3.5', text: text('siege.not.attrition') }] : []),
];

function verdictOf({ input, value, force, enough, forbidden, needs, result }: SiegeFinding): Block {
  if (result)
    return {
      kind: 'verdict',
      text: text(`siege.verdict.${result}`),
      tone: result === 'falls' ? 'yes' : 'no',
      rule: '15.3.2',
    };
  if (forbidden)
    return {
      kind: 'verdict',
      text: text('siege.verdict.forbidden', { why: text(`siege.step.${forbidden.id}`) }),
      tone: 'no',
      rule: forbidden.rule,
    };
  if (!enough)
    return {
      kind: 'verdict',
      text: text('siege.verdict.tooFew', { more: value - force.corps }),
      tone: 'no',
      rule: '15.2.1',
    };
  if (!input.supplied) return { kind: 'verdict', text: text('siege.verdict.unsupplied'), tone: 'no', rule: '14.3.5' };
  return { kind: 'verdict', text: text('siege.verdict.besieged', { needs }), tone: 'yes', rule: '15.2.1' };
}

function oddsOf({ turns, result }: SiegeFinding, turnName: TurnName): readonly Block[] {
  const [first] = turns;
  if (!first) return [];
  const now: Block = {
    kind: 'odds',
    id: 'now',
    title: text('siege.odds.nowTitle', { needs: first.needs }),
    rows: [
      { label: text('siege.odds.falls'), chance: first.chance },
      { label: text('siege.odds.holds'), chance: subtract(ONE, first.chance) },
    ],
  };
  const rows = turns.map(({ turn, needs, fallen }): OddsRow => ({
    label: text('siege.odds.by', { turn: turnName(turn), needs }),
    chance: fallen,
    rule: turn <= 2 ? '15.3.3' : '15.3.2',
  }));
  return [...(result === null ? [now] : []), { kind: 'odds', id: 'by-turn', title: text('siege.odds.byTitle'), rows }];
}

function blocksOf(finding: SiegeFinding, turnName: TurnName): readonly Block[] {
  const { besieged, result } = finding;
  if (result === 'falls') return [verdictOf(finding)];
  return [
    verdictOf(finding),
    ...oddsOf(finding, turnName),
    ...(besieged
      ? [
          {
            kind: 'values' as const,
            id: 'freedom',
            title: text('siege.garrison.title'),
            rows: freedom(finding.garrisons),
          },
        ]
      : []),
    {
      kind: 'values',
      id: 'effects',
      title: text(besieged ? 'siege.effects.title' : 'siege.effects.unbesiegedTitle'),
      rows: effects(finding),
    },
  ];
}

const BESIEGED: readonly OpenPoint[] = [
  { text: text('siege.open.leapfrog'), rule: '15.2.4', dispute: 'siege-leapfrog' },
  { text: text('siege.open.split'), rule: '15.2.3', dispute: 'besieged-fort-single-attack' },
];

/** Rulings that the answer rests on. */
const openOf = ({ input, space, besieged }: SiegeFinding): readonly OpenPoint[] => [
  ...(input.besieger === 'germany' && space?.nation === 'russia' && input.oberost && input.warStatus < 4
    ? [{ text: text('siege.open.oberost'), rule: '15.1.10', dispute: 'oberost-as-event' }]
    : []),
  ...(besieged && input.armies === 0 && input.corps > 1
    ? [{ text: text('siege.open.corps'), rule: '15.2.1', dispute: 'siege-from-two-spaces' }]
    : []),
  ...(besieged ? BESIEGED : []),
];

function evaluate(input: Input, data: PogData, wanted?: Wanted): Result<Evaluation<SiegeAnswer>, Refusal> {
  const fort = fortOf(input, data);
  if ('refused' in fort) return fort.refused;
  const count = input.armies + input.corps;
  if (count > STACKING_LIMIT)
    return illegal('corps', count, text('siege.refused.stacking', { limit: STACKING_LIMIT, count }), '10.1.1');
  const finding = settleSiege(input, fort.value, fort.space);
  const turnName: TurnName = (turn) => data.turns.find(({ n }) => n === turn)?.name ?? turn;
  const { value, besieged, turns, result } = finding;
  return ok({
    facts: factsOf(finding, turnName),
    steps: stepsOf(finding),
    notApplied: notAppliedOf(finding),
    outcome: {
      blocks: blocksOf(finding, turnName),
      data: { value, besieged, mayAttackFort: !finding.attackBar, garrisons: finding.garrisons, turns, result },
    },
    open: openOf(finding),
    ...diceFor(wanted, () =>
      plainDice(input, ['die'], (before) => [verdictOf(settleSiege(before, fort.value, fort.space))]),
    ),
  });
}

/** Who may besiege, what the siege blocks, and when the fort surrenders (15.1 to 15.3). */
export const siege = calculator({
  id: 'paths-of-glory/siege',
  game: 'paths-of-glory',
  tables: [],
  rules: [
    '9.5.3.3',
    '10.1.1',
    '11.1.7',
    '11.1.8',
    '11.1.11',
    '11.3.1',
    '13.1.6',
    '14.1.2',
    '14.1.3',
    '14.1.4',
    '14.3.5',
    '15.1.1',
    '15.1.2',
    '15.1.3',
    '15.1.9',
    '15.1.10',
    '15.1.11',
    '15.2.1',
    '15.2.2',
    '15.2.3',
    '15.2.4',
    '15.3.1',
    '15.3.2',
    '15.3.3',
  ],
  schema,
  evaluate,
});
