import { signed } from '@/lib/core/numbers';
import { missingChart } from '@/lib/calc/refusal';
import * as z from 'zod';
import { barLines, sortBars, type Bar, type Barred } from '@/lib/calc/bars';
import { calculator } from '@/lib/calc/calculator';
import { D6, diceFor, facesOnChart, plainDice } from '@/lib/calc/dice';
import {
  type Block,
  type DiceView,
  type Evaluation,
  type Fact,
  type LitCell,
  type NotApplied,
  type Refusal,
  type Step,
  type Wanted,
} from '@/lib/calc/evaluation';
import { fieldsOf } from '@/lib/calc/fields-of';
import {
  fact,
  notApplied,
  oddsBlock,
  oddsRow,
  openPoints,
  present,
  sayIn,
  step,
  verdictBlock,
} from '@/lib/calc/ledger';
import { ok, type Result } from '@/lib/core/result';
import { die, mapDistribution, type Distribution } from '@/lib/prob/distribution';
import type { Chart } from '@/lib/tables/chart';
import { numberIn } from '@/lib/tables/lookup';
import { chartOf, type PogData, type Side } from '@/lib/games/paths-of-glory/data';

const field = fieldsOf('peace-terms');

const TABLE = 'peace-terms';

const schema = z.strictObject({
  side: field.choice('side', '16.5.1', ['central', 'allied'], 'central'),
  vp: field.count('vp', '16.5.1', [0, 40], 11),
  combined: field.count('combined', '16.5.2', [0, 60], 0),
  answer: field.choice('answer', '16.5.2', ['open', 'refused', 'accepted'], 'open'),
  die: field.die('die', '16.5.2', 6),
  scenario: field.choice('scenario', '5.3.3', ['campaign', 'limited-war', 'introductory'], 'campaign', { rare: true }),
  tournament: field.rareFlag('tournament', '5.6.4'),
  acted: field.rareFlag('acted', '16.5.3'),
  fourteenPoints: field.rareFlag('fourteenPoints', '9.5.1.1'),
});
type Input = z.output<typeof schema>;

export interface PeaceAnswer {
  readonly allowed: boolean;
  /** change of the VP level when the offer is refused */
  readonly change: Distribution<number>;
  /** VP level after a refusal and a die, or after the die alone; null without one */
  readonly vpAfter: number | null;
  readonly accepted: 'draw' | 'both-lose' | null;
}

/** VP from which the Central Powers, and down to which the Allies, may offer peace (16.5.1.1, 16.5.1.2). */
export const mayOffer = (side: Side, vp: number): boolean => (side === 'central' ? vp >= 11 : vp <= 9);
const RANGE_RULE: Readonly<Record<Side, string>> = { central: '16.5.1.1', allied: '16.5.1.2' };

/** What bars an offer, in the order in which it is checked. */
const BARS: readonly Bar<Input>[] = [
  { id: 'introductory', rule: '5.3.3', stops: ({ scenario }) => scenario === 'introductory' },
  { id: 'range', rule: ({ side }) => RANGE_RULE[side], stops: ({ side, vp }) => !mayOffer(side, vp) },
  { id: 'acted', rule: '8.1.3', stops: ({ acted }) => acted },
  {
    id: 'fourteenPoints',
    rule: '9.5.1.1',
    stops: ({ side, fourteenPoints }) => side === 'central' && fourteenPoints,
  },
];

const say = sayIn('peace-terms');

/** The column of the table for the side that offers and the Combined War Status. */
function columnOf(chart: Chart, side: Side, combined: number): string | undefined {
  return chart.columns.items.find(
    ({ id, from, to }) => id.startsWith(`${side}-`) && combined >= (from ?? 0) && combined <= (to ?? Infinity),
  )?.id;
}

interface Finding {
  readonly input: Input;
  readonly column: string;
  readonly change: Distribution<number>;
  readonly rolled: number | undefined;
  readonly barred: readonly Barred[];
  readonly free: readonly Barred[];
  readonly answer: PeaceAnswer;
}

function settle(input: Input, chart: Chart, column: string): Finding | undefined {
  const at = (roll: number) => numberIn(chart, String(roll), column);
  if ([1, 2, 3, 4, 5, 6].some((roll) => at(roll) === undefined)) return undefined;
  const change = mapDistribution(die(6), (roll) => at(roll) ?? 0);
  const { barred, free } = sortBars(BARS, input);
  const allowed = barred.length === 0;
  const rolled = allowed && input.die !== undefined && input.answer !== 'accepted' ? at(input.die) : undefined;
  const accepted = allowed && input.answer === 'accepted' ? (input.tournament ? 'both-lose' : 'draw') : null;
  return {
    input,
    column,
    change,
    rolled,
    barred,
    free,
    answer: { allowed, change, vpAfter: rolled === undefined ? null : input.vp + rolled, accepted },
  };
}

const factsOf = ({ input }: Finding): readonly Fact[] => [
  fact(say(`facts.${input.side}`, { vp: input.vp }), RANGE_RULE[input.side]),
  fact(say('facts.combined', { combined: input.combined }), '16.5.2'),
];

const stepsOf = ({ input, barred, column, rolled, answer }: Finding): readonly Step[] =>
  present(
    barLines(barred, (id) => say(`step.${id}`, { vp: input.vp })),
    step('action', '16.5.3', say('step.action')),
    answer.allowed && [
      step('accepted', input.tournament ? '5.6.4' : '16.5.2', say(input.tournament ? 'step.bothLose' : 'step.draw')),
      step(
        'column',
        '16.5.2',
        say('step.column', {
          column: say(`column.${column.endsWith('+') ? 'late' : 'early'}`),
          combined: input.combined,
        }),
      ),
    ],
    rolled !== undefined &&
      step('roll', '16.5.2', say('step.roll', { die: input.die ?? 0, change: signed(rolled) }), {
        before: input.vp,
        after: answer.vpAfter ?? input.vp,
      }),
  );

const notAppliedOf = ({ input, free }: Finding): readonly NotApplied[] =>
  present(
    barLines(free, (id) => say(`not.${id}`, { vp: input.vp })),
    !input.tournament && notApplied('tournament', '5.6.4', say('not.tournament')),
  );

function verdictOf({ input, barred, rolled, answer }: Finding): Block {
  const [bar] = barred;
  if (bar) return verdictBlock(say('verdict.barred', { why: say(`step.${bar.id}`, { vp: input.vp }) }), 'no', bar.rule);
  if (answer.accepted)
    return verdictBlock(say(`verdict.${answer.accepted}`), 'neutral', answer.accepted === 'draw' ? '16.5.2' : '5.6.4');
  if (rolled !== undefined)
    return verdictBlock(
      say('verdict.rolled', { change: signed(rolled), vp: answer.vpAfter ?? input.vp }),
      'neutral',
      '16.5.2',
    );
  return verdictBlock(
    say(input.answer === 'refused' ? 'verdict.roll' : 'verdict.allowed'),
    'yes',
    RANGE_RULE[input.side],
  );
}

/** The table with the column of the offer lit, and the cell of a die. */
function chartBlock(column: string, die: number | undefined): Block {
  const lit: LitCell = { ...(die === undefined ? {} : { row: String(die) }), column, role: 'use' };
  return { kind: 'chart', id: 'table', table: TABLE, title: say('table'), lit: [lit] };
}

function blocksOf(finding: Finding): readonly Block[] {
  const { input, answer, change, rolled, column } = finding;
  if (!answer.allowed || answer.accepted) return [verdictOf(finding)];
  const rows = change.map(({ value, chance }) =>
    oddsRow(say('odds.row', { change: signed(value), vp: input.vp + value }), chance),
  );
  return present(
    verdictOf(finding),
    rolled === undefined && oddsBlock('change', say('odds.title'), rows),
    chartBlock(column, rolled === undefined ? undefined : input.die),
  );
}

/** What stands before the die, and the row of each face while a refused offer may be rolled for. */
function diceOf({ input, column, answer }: Finding, chart: Chart): DiceView {
  const before = plainDice(input, ['die'], (unrolled) => {
    const finding = settle(unrolled, chart, column);
    return finding ? [verdictOf(finding)] : [];
  });
  const rolls = answer.allowed && !answer.accepted;
  const faces = rolls ? facesOnChart('die', D6, { [TABLE]: chart }, (face) => chartBlock(column, face)) : undefined;
  return { ...before, faces: faces ? [faces] : [] };
}

function evaluate(input: Input, data: PogData, wanted?: Wanted): Result<Evaluation<PeaceAnswer>, Refusal> {
  const chart = chartOf(data, TABLE);
  if (!chart) return missingChart(TABLE);
  const column = columnOf(chart, input.side, input.combined);
  const finding = column === undefined ? undefined : settle(input, chart, column);
  if (!finding) return missingChart(TABLE);
  return ok({
    facts: factsOf(finding),
    steps: stepsOf(finding),
    notApplied: notAppliedOf(finding),
    outcome: { blocks: blocksOf(finding), data: finding.answer },
    open: openPoints(say, [
      { id: 'table', rule: '16.5.2', when: true },
      { id: 'action', rule: '16.5.1', dispute: 'peace-offer-whole-action', when: true },
      { id: 'card', rule: '9.5.1.1', when: input.fourteenPoints },
    ]),
    ...diceFor(wanted, () => diceOf(finding, chart)),
  });
}

/** Whether peace may be offered, what acceptance means, and the odds of each change of VP after a refusal (16.5). */
export const peaceTerms = calculator({
  id: 'paths-of-glory/peace-terms',
  game: 'paths-of-glory',
  tables: [TABLE],
  modifiers: [{ list: BARS }],
  schema,
  evaluate,
});
