import type { Block, Fact, NotApplied, OddsRow, OpenPoint, Step } from '@/lib/calc/evaluation';
import {
  fact,
  notApplied,
  oddsBlock,
  oddsRow,
  openPoints,
  present,
  sayIn,
  step,
  valueRow,
  valuesBlock,
  verdictBlock,
} from '@/lib/calc/ledger';
import { chanceOf, expected } from '@/lib/prob/distribution';
import { toNumber } from '@/lib/prob/fraction';
import type { CapsInput } from '@/lib/games/grand-illusion/caps/fields';
import type { CapsFinding } from '@/lib/games/grand-illusion/caps/finding';
import { isFixed, LEADS, TRACK, type Caps, type Initiative } from '@/lib/games/grand-illusion/caps/roll';
import type { Segment } from '@/lib/games/grand-illusion/caps/segment';
import { alliedMandated, germanMandated, isEarly } from '@/lib/games/grand-illusion/scenario/mandated';

const say = sayIn('caps');

export const factsOf = ({ input, segment }: CapsFinding): readonly Fact[] =>
  present(
    fact(say('facts.turn', { turn: input.turn }), '4.0'),
    fact(say('facts.allied', { retreat: input.alliedRetreat }), '8.7.2', input.alliedRetreat === 0),
    fact(say('facts.german', { retreat: input.germanRetreat }), '8.7.3', input.germanRetreat === 0),
    segment &&
      fact(
        say('facts.segment', { side: say(`side.${input.side}`), left: segment.left, done: say(`done.${input.done}`) }),
        '8.1.1',
      ),
    segment && fact(say('facts.due', { due: segment.due }), '9.1.1.b', input.due === undefined),
  );

export function stepsOf({ input, caps, initiative, segment }: CapsFinding): readonly Step[] {
  return present(
    caps.flatMap((one) => rollSteps(one, input)),
    step(
      'initiative',
      input.scenario === 'what-if' && input.turn <= 3 ? '13.3.3' : '6.0',
      say(initiativeKey(input, initiative)),
    ),
    segment && segmentSteps(segment, input),
  );
}

function rollSteps({ side, column, added, result }: Caps, { trackReading }: CapsInput): readonly Step[] {
  const rule = side === 'allied' ? '5.1.3' : '5.1.2';
  const option = side === 'allied' ? '13.3.4.a3' : '13.3.4.b4';
  return present(
    column === undefined
      ? step(`${side}-fixed`, '5.1.4', say('step.fixed', { side: say(`side.${side}`), caps: result ?? 0 }))
      : step(`${side}-column`, rule, say(`step.${column}`)),
    added > 0 &&
      step(`${side}-added`, option, say(`step.added.${trackReading}`, { side: say(`side.${side}`), track: TRACK })),
    column !== undefined &&
      result !== undefined &&
      step(`${side}-result`, '5.1.1', say('step.result', { side: say(`side.${side}`), caps: result })),
  );
}

function initiativeKey({ turn }: CapsInput, { rolled, result }: Initiative): string {
  if (!rolled) return turn === 1 ? 'step.initiativeFirst' : 'step.initiativeGerman';
  return result ? `step.initiative-${result}` : 'step.initiativeRoll';
}

const segmentSteps = ({ ending, due, unpaid, further, allCancelled }: Segment, { side }: CapsInput): readonly Step[] =>
  present(
    ending &&
      step('ending', ending === 'over' ? '8.1.3' : ending === 'opening' ? '6.0' : '8.1.1.b', say(`ending.${ending}`)),
    allCancelled && step('cancelled', '8.7.2', say('step.cancelled')),
    due > 0 && step('due', '9.1.1.c', say('step.due', { due })),
    unpaid > 0 &&
      step('unpaid', '9.1.1.b', say(side === 'allied' ? 'step.unpaidAllied' : 'step.unpaidGerman', { unpaid })),
    further && step('further', '9.1.1.a', say(`step.${further}`)),
  );

export function notAppliedOf({ input, caps, initiative }: CapsFinding): readonly NotApplied[] {
  const second = (side: string): boolean => caps.some(({ column }) => column === side);
  return present(
    !isFixed(input) && notApplied('fixed', '5.1.4', say(input.turn === 1 ? 'not.fixedWhatIf' : 'not.fixed')),
    !second('joffre-ii') &&
      notApplied('joffre-ii', '5.1.3', say(input.alliedRetreat > 0 ? 'not.nextTurn' : 'not.joffre')),
    !second('falkenhayn') &&
      notApplied('falkenhayn', '5.1.2', say(input.germanRetreat > 0 ? 'not.nextTurn' : 'not.falkenhayn')),
    !caps.some(({ side, added }) => side === 'allied' && added) &&
      notApplied('empires', '13.3.4.a3', say('not.empires')),
    !caps.some(({ side, added }) => side === 'german' && added) &&
      notApplied('moreTroops', '13.3.4.b4', say('not.moreTroops')),
    initiative.rolled && notApplied('automatic', '6.0', say(input.turn <= 3 ? 'not.automaticWhatIf' : 'not.automatic')),
  );
}

export function blocksOf(finding: CapsFinding): readonly Block[] {
  const { input, caps, initiative, segment } = finding;
  return present(
    verdictOf(finding),
    segment && optionsBlock(segment),
    segment && mandatedBlock(finding, segment),
    caps.flatMap((one) =>
      one.result === undefined
        ? oddsBlock(`odds-${one.side}`, say('odds.title', { side: say(`side.${one.side}`) }), oddsRows(one))
        : [],
    ),
    oddsBlock('compare', say('compare.title'), compareRows(finding)),
    initiative.result === undefined && oddsBlock('initiative', say('odds.initiative'), initiativeRows(initiative)),
    valuesBlock('track', say('track.title'), trackRows(finding)),
    caps.flatMap((one) => chartBlock(one, one.side === 'allied' ? input.alliedDie : input.germanDie)),
  );
}

const oddsRows = ({ dist }: Caps): readonly OddsRow[] =>
  [...dist]
    .sort((a, b) => a.value - b.value)
    .map(({ value, chance }) => oddsRow(say('odds.caps', { caps: value }), chance));

/** Who gets more CAPS, while a die is missing. */
const compareRows = ({ caps, lead }: CapsFinding): readonly OddsRow[] =>
  caps.every(({ result }) => result !== undefined)
    ? []
    : LEADS.map((who) =>
        oddsRow(
          say(`compare.${who}`),
          chanceOf(lead, (one) => one === who),
          '5.1.1',
        ),
      );

const initiativeRows = ({ dist }: Initiative): readonly OddsRow[] =>
  (['german', 'allied'] as const).map((side) =>
    oddsRow(
      say(`side.${side}`),
      chanceOf(dist, (one) => one === side),
      '6.0',
    ),
  );

/** The chart with the column in use, and the row of the die that fell. */
export const chartBlock = ({ side, column }: Caps, die: number | undefined): readonly Block[] =>
  column === undefined
    ? []
    : [
        {
          kind: 'chart',
          id: `chart-${side}`,
          table: 'caps',
          title: say('chart', { side: say(`side.${side}`) }),
          lit: [{ column, role: 'use', ...(die === undefined ? {} : { row: String(die) }) }],
        },
      ];

const trackRows = ({ caps, input }: CapsFinding) =>
  present(
    caps.map((one) =>
      valueRow(
        say('track.caps', { side: say(`side.${one.side}`) }),
        one.result ?? say('track.mean', { mean: toNumber(expected(one.dist)) }),
        one.column === undefined ? '5.1.4' : '5.1.1',
      ),
    ),
    valueRow(say('track.mandatedAllied'), alliedMandated(input.turn, input.alliedRetreat, input.cancelReading), '13.1'),
    valueRow(say('track.mandatedGerman'), germanMandated(input.turn, input.scenario), '13.1'),
  );

const optionsBlock = ({ options }: Segment): readonly Block[] =>
  valuesBlock(
    'options',
    say('choice.title'),
    options.map(({ id, allowed, reason, rule }) =>
      valueRow(say(`choice.${id}`), say(allowed ? `allowed.${reason}` : `forbidden.${reason}`), rule),
    ),
  );

const mandatedBlock = ({ input }: CapsFinding, { left, due, unpaid, spare }: Segment): readonly Block[] =>
  valuesBlock(
    'mandated',
    say('mandated.title'),
    present(
      valueRow(say('mandated.left'), left, '5.1.1'),
      valueRow(say('mandated.due'), due, '9.1.1.b'),
      valueRow(say('mandated.spare'), spare, '5.2'),
      unpaid > 0 && valueRow(say('mandated.lost'), say('mandated.vp', { unpaid }), '9.1.1.b'),
      due > 0 &&
        valueRow(
          say('mandated.fortunes'),
          say(input.side === 'allied' && isEarly(input) ? 'mandated.exempt' : 'mandated.risk'),
          input.side === 'allied' && isEarly(input) ? '13.1' : '9.1.1.c',
        ),
      input.turn > 2 && valueRow(say('mandated.strategic'), say('mandated.keep'), '10.1'),
    ),
  );

function verdictOf({ input, caps, initiative, segment }: CapsFinding): Block {
  if (segment) {
    const { ending, left, due, spare, unpaid } = segment;
    if (ending && ending !== 'recovery')
      return verdictBlock(
        say(`ending.${ending}`),
        'no',
        ending === 'over' ? '8.1.3' : ending === 'opening' ? '6.0' : '8.1.1.b',
      );
    if (ending) return verdictBlock(say('verdict.recovery'), 'neutral', '9.8.3.b');
    if (unpaid) return verdictBlock(say('verdict.unpaid', { left, due, unpaid }), 'no', '9.1.1.b');
    return verdictBlock(say('verdict.left', { left, due, spare }), 'yes', '8.1.1');
  }
  const [allied, german] = caps;
  const shown = (one: Caps | undefined) =>
    one?.result === undefined
      ? say('track.mean', { mean: one ? toNumber(expected(one.dist)) : 0 })
      : say('verdict.caps', { caps: one.result });
  const who = initiative.result
    ? say(`side.${initiative.result}`)
    : say('verdict.chance', { chance: chanceOf(initiative.dist, (side) => side === 'german') });
  return verdictBlock(
    say('verdict.roll', { allied: shown(allied), german: shown(german), who }),
    'neutral',
    input.turn === 1 ? '5.1.4' : '5.1.1',
  );
}

/** What the rulebooks leave open here. */
export const openOf = ({ input, caps, segment }: CapsFinding): readonly OpenPoint[] =>
  openPoints(say, [
    {
      id: `track.${input.trackReading}`,
      rule: '9.1.4',
      dispute: 'caps-marker-limit',
      when: caps.some(({ added }) => added > 0),
    },
    {
      id: `cancelled.${input.cancelReading}`,
      rule: '8.7.2',
      dispute: 'retreat-cancels-which',
      when: input.alliedRetreat === 3 && input.turn === 4,
    },
    {
      id: `whatIf.${input.initiativeReading}`,
      rule: '13.3.3',
      dispute: 'initiative-scenario-3',
      when: input.scenario === 'what-if' && input.turn <= 3,
    },
    {
      id: `passing.${input.passReading}`,
      rule: '8.1.3',
      dispute: 'pass-without-opposing-caps',
      when: segment !== undefined && segment.left > 0 && input.opponentLeft === 0,
    },
    {
      id: 'recover',
      rule: '5.2',
      dispute: 'recover-two-hexes-per',
      when: segment !== undefined && input.done === 'recovery',
    },
    { id: 'firstTurn', rule: '13.1', when: segment !== undefined && input.turn === 1 && input.side === 'allied' },
  ]);
