import {
  text,
  type Block,
  type Fact,
  type NotApplied,
  type OpenPoint,
  type Step,
  type Text,
} from '@/lib/calc/evaluation';
import { fact, notApplied, openPoints, present, step, valueRow, valuesBlock, verdictBlock } from '@/lib/calc/ledger';
import { sideOf } from '@/lib/games/when-eagles-fight/sides';
import type { SupplyInput } from '@/lib/games/when-eagles-fight/supply/fields';
import type { InSupply } from '@/lib/games/when-eagles-fight/supply/finding';
import { conditionsOf, limitedByHand, type Condition } from '@/lib/games/when-eagles-fight/supply/hand';
import { MOST_HEXES } from '@/lib/games/when-eagles-fight/supply/lacks';
import { effectText, say, statusOf } from '@/lib/games/when-eagles-fight/supply/words';

/** What a case by hand comes to. */
export interface HandFinding {
  readonly input: SupplyInput;
  readonly conditions: readonly Condition[];
  /** the conditions of 9.5 and 9.6 that fail, in their order */
  readonly broken: readonly Condition[];
  /** the rule of the source that the unit stands in */
  readonly limited: ReturnType<typeof limitedByHand>;
  readonly attack: InSupply;
  readonly defence: InSupply;
}

export function settleByHand(input: SupplyInput): HandFinding {
  const conditions = conditionsOf(input);
  const broken = conditions.filter(({ holds }) => !holds);
  const limited = limitedByHand(input.nation, input.inside);
  const attack = broken.length ? 'out' : 'in';
  return { input, conditions, broken, limited, attack, defence: limited ? 'in' : attack };
}

const paramsOf = ({ hexes, goal, edge }: SupplyInput) => ({
  hexes,
  most: MOST_HEXES,
  goal: say(`goal.${goal}`),
  edge: say(`options.edge.${edge}`),
});
const sentence = (input: SupplyInput, { id, by, holds }: Condition): Text =>
  say(`condition.${id}.${by ?? (holds ? 'yes' : 'no')}`, paramsOf(input));

export const factsOf = ({ input }: HandFinding): readonly Fact[] => [
  fact(text(`unit.options.nation.${input.nation}`), '2.5'),
];

export const stepsOf = ({ input, conditions, limited }: HandFinding): readonly Step[] =>
  present(
    conditions.map((one) => step(one.id, one.rule, sentence(input, one))),
    limited && step('limited', limited, say(`inside.${input.inside}`)),
  );

export function notAppliedOf({ input: { inside, nation, goal }, limited }: HandFinding): readonly NotApplied[] {
  const ally = inside === 'allied' && nation !== 'german';
  return present(
    !limited && notApplied('limited', ally ? '6.2' : '9.7', say(ally ? 'not.allyOnly' : 'not.inside')),
    (goal === 'town' || goal === 'none') && notApplied('sea', '9.6', say('not.sea')),
  );
}

export function blocksOf(finding: HandFinding): readonly Block[] {
  const { input, broken, limited, attack, defence } = finding;
  const status = statusOf(finding);
  const [first] = broken;
  const why = first && limited ? say(`inside.${input.inside}`) : first && sentence(input, first);
  return [
    verdictBlock(
      say('verdict.hand', { status, reason: why ?? say('condition.all', paramsOf(input)) }),
      status === 'in' ? 'yes' : status === 'out' ? 'no' : 'neutral',
      limited && first ? limited : (first?.rule ?? '9.6'),
    ),
    ...valuesBlock('unit', say('value.title'), [
      valueRow(say('value.attack'), effectText('attack', attack), '9.3'),
      valueRow(say('value.defence'), effectText('defence', defence), '9.3'),
      valueRow(say('value.attrition'), effectText('attrition', defence), '9.4'),
    ]),
    ...valuesBlock(
      'breaks',
      say('value.breaks'),
      broken.map((one) => valueRow(say(`value.condition.${one.id}`), sentence(input, one), one.rule)),
    ),
  ];
}

const isPort = (goal: SupplyInput['goal']): boolean => goal === 'konigsberg' || goal === 'odessa';

export const openOf = ({
  input: { goal, iceReading, land, ice, neutral, railTowns, nation },
  attack,
}: HandFinding): readonly OpenPoint[] =>
  openPoints(say, [
    { id: 'sea', rule: '9.6', dispute: 'edge-supply-by-sea', when: isPort(goal) && attack === 'in' },
    {
      id: `ice.${iceReading}`,
      rule: '12.11',
      dispute: 'supply-frozen-lakes',
      when: !land && ice && goal !== 'none',
    },
    { id: 'neutral', rule: '3.2', dispute: 'romania-neutral', when: neutral && goal !== 'none' },
    { id: 'towns', rule: '9.5', dispute: 'supply-past-enemy-towns', when: goal === 'town' && !railTowns },
    { id: 'romanian', rule: '15.6', when: sideOf(nation) === 'russian' && nation === 'romanian' },
  ]);
