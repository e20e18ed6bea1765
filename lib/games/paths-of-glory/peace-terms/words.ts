import { barLines } from '@/lib/calc/bars';
import { D6, facesOnChart } from '@/lib/calc/dice';
import type { Block, DieFaces, Fact, LitCell, NotApplied, OpenPoint, Step } from '@/lib/calc/evaluation';
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
import { signed } from '@/lib/core/numbers';
import { TABLE } from '@/lib/games/paths-of-glory/peace-terms/fields';
import { RANGE_RULE, type PeaceFinding } from '@/lib/games/paths-of-glory/peace-terms/finding';

const say = sayIn('peace-terms');

export const factsOf = ({ input }: PeaceFinding): readonly Fact[] => [
  fact(say(`facts.${input.side}`, { vp: input.vp }), RANGE_RULE[input.side]),
  fact(say('facts.combined', { combined: input.combined }), '16.5.2'),
];

export const stepsOf = ({ input, barred, column, rolled, answer }: PeaceFinding): readonly Step[] =>
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

export const notAppliedOf = ({ input, free }: PeaceFinding): readonly NotApplied[] =>
  present(
    barLines(free, (id) => say(`not.${id}`, { vp: input.vp })),
    !input.tournament && notApplied('tournament', '5.6.4', say('not.tournament')),
  );

function verdictOf({ input, barred, rolled, answer }: PeaceFinding): Block {
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
export function chartBlock(column: string, die: number | undefined): Block {
  const lit: LitCell = { ...(die === undefined ? {} : { row: String(die) }), column, role: 'use' };
  return { kind: 'chart', id: 'table', table: TABLE, title: say('table'), lit: [lit] };
}

export function blocksOf(finding: PeaceFinding): readonly Block[] {
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

/** The row of each face while a refused offer may be rolled for. */
export const facesOf = ({ chart, column, answer }: PeaceFinding): readonly (DieFaces | undefined)[] =>
  answer.allowed && !answer.accepted
    ? [facesOnChart('die', D6, { [TABLE]: chart }, (face) => chartBlock(column, face))]
    : [];

export const openOf = ({ input }: PeaceFinding): readonly OpenPoint[] =>
  openPoints(say, [
    { id: 'table', rule: '16.5.2', when: true },
    { id: 'action', rule: '16.5.1', dispute: 'peace-offer-whole-action', when: true },
    { id: 'card', rule: '9.5.1.1', when: input.fourteenPoints },
  ]);
