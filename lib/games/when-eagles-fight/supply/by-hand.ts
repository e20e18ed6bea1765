import type { Block, Evaluation } from '@/lib/calc/evaluation';
import { fact, notApplied, openPoints, step, valueRow, valuesBlock, verdictBlock } from '@/lib/calc/ledger';
import { text } from '@/lib/calc/evaluation';
import { sideOf } from '@/lib/games/when-eagles-fight/sides';
import type { SupplyInput } from '@/lib/games/when-eagles-fight/supply/fields';
import type { InSupply } from '@/lib/games/when-eagles-fight/supply/finding';
import { conditionsOf, limitedByHand, type Condition } from '@/lib/games/when-eagles-fight/supply/hand';
import { MOST_HEXES } from '@/lib/games/when-eagles-fight/supply/ways';
import { effectText, say, statusOf } from '@/lib/games/when-eagles-fight/supply/words';

/** What a case by hand comes to. */
export interface HandAnswer {
  readonly attack: InSupply;
  readonly defence: InSupply;
  /** the conditions of 9.5 and 9.6 that fail, in their order */
  readonly breaks: readonly { readonly code: Condition['id']; readonly rule: string }[];
}

/** The answer for a case by hand, with its data. */
export function handLedger(input: SupplyInput) {
  const { nation, goal, hexes, inside } = input;
  const conditions = conditionsOf(input);
  const broken = conditions.filter(({ holds }) => !holds);
  const limited = limitedByHand(nation, inside);
  const traced: InSupply = broken.length ? 'out' : 'in';
  const data: HandAnswer = {
    attack: traced,
    defence: limited ? 'in' : traced,
    breaks: broken.map(({ id, rule }) => ({ code: id, rule })),
  };
  const status = statusOf(data);
  const params = { hexes, most: MOST_HEXES, goal: say(`goal.${goal}`), edge: say(`options.edge.${input.edge}`) };
  const sentence = (one: Condition) => say(`condition.${one.id}.${one.by ?? (one.holds ? 'yes' : 'no')}`, params);
  const [first] = broken;
  const rule = limited && first ? limited : (first?.rule ?? '9.6');
  const reason = limited && first ? say(`inside.${inside}`) : first ? sentence(first) : say('condition.all', params);
  const blocks: readonly Block[] = [
    verdictBlock(
      say('verdict.hand', { status, reason }),
      status === 'in' ? 'yes' : status === 'out' ? 'no' : 'neutral',
      rule,
    ),
    ...valuesBlock('unit', say('value.title'), [
      valueRow(say('value.attack'), effectText('attack', data.attack), '9.3'),
      valueRow(say('value.defence'), effectText('defence', data.defence), '9.3'),
      valueRow(say('value.attrition'), effectText('attrition', data.defence), '9.4'),
    ]),
    ...valuesBlock(
      'breaks',
      say('value.breaks'),
      broken.map((one) => valueRow(say(`value.condition.${one.id}`), sentence(one), one.rule)),
    ),
  ];
  const ally = inside === 'allied' && nation !== 'german';
  return {
    facts: [fact(text(`unit.options.nation.${nation}`), '2.5')],
    steps: [
      ...conditions.map((one) => step(one.id, one.rule, sentence(one))),
      ...(limited ? [step('limited', limited, say(`inside.${inside}`))] : []),
    ],
    notApplied: [
      ...(limited ? [] : [notApplied('limited', ally ? '6.2' : '9.7', say(ally ? 'not.allyOnly' : 'not.inside'))]),
      ...(goal === 'town' || goal === 'none' ? [notApplied('sea', '9.6', say('not.sea'))] : []),
    ],
    blocks,
    open: openPoints(say, [
      { id: 'sea', rule: '9.6', dispute: 'edge-supply-by-sea', when: goal === 'konigsberg' || goal === 'odessa' },
      {
        id: `ice.${input.iceReading}`,
        rule: '12.11',
        dispute: 'supply-frozen-lakes',
        when: !input.land && input.ice && goal !== 'none',
      },
      { id: 'neutral', rule: '3.2', dispute: 'romania-neutral', when: input.neutral && goal !== 'none' },
      { id: 'towns', rule: '9.5', dispute: 'supply-past-enemy-towns', when: goal === 'town' && !input.railTowns },
      { id: 'romanian', rule: '15.6', when: sideOf(nation) === 'russian' && nation === 'romanian' },
    ]),
    data,
  } satisfies Pick<Evaluation, 'facts' | 'steps' | 'notApplied' | 'open'> & {
    readonly blocks: readonly Block[];
    readonly data: HandAnswer;
  };
}
