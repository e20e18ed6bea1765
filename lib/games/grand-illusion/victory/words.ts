import type { Block, Fact, NotApplied, OpenPoint, Step, ValueRow } from '@/lib/calc/evaluation';
import { fact, openPoints, present, sayIn, step, valueRow, valuesBlock, verdictBlock } from '@/lib/calc/ledger';
import { failedLines, modifierSteps } from '@/lib/calc/modifiers';
import { plain, signed } from '@/lib/core/numbers';
import type { Rule } from '@/lib/core/rule';
import { lastTurn, numberOf } from '@/lib/games/grand-illusion/scenario/scenario';
import type { VictoryInput } from '@/lib/games/grand-illusion/victory/fields';
import type { VictoryFinding } from '@/lib/games/grand-illusion/victory/finding';
import { INTERIM, LOSSES_FROM, START } from '@/lib/games/grand-illusion/victory/points';
import {
  alliesLack,
  germanLacks,
  parisLacks,
  type Result,
  type VictoryCase,
} from '@/lib/games/grand-illusion/victory/tally';

const say = sayIn('victory');

const words = ({ id, value }: { readonly id: string; readonly value: number }) =>
  say(`step.${id}`, { value: signed(value) });

export const factsOf = ({ one: { turn, scenario } }: VictoryFinding): readonly Fact[] => [
  fact(say('facts.turn', { scenario: numberOf(scenario), turn, last: lastTurn(scenario) }), '13.0'),
];

export const stepsOf = ({ one, ours, theirs, placed, back, allied, german, result }: VictoryFinding): readonly Step[] =>
  present(
    step('start', '3.1.3.d', say('step.start'), { after: plain(START) }),
    modifierSteps(START, ours.applied, { words }),
    modifierSteps(0, theirs.applied, { words }),
    back && step('back', '3.2.4.a', say('step.back'), { before: plain(placed), after: plain(german) }),
    step('result', RULE[result], say(resultKey(one, result), { allied: plain(allied), german: plain(german) })),
  );

export const notAppliedOf = ({ ours, theirs }: VictoryFinding): readonly NotApplied[] =>
  failedLines([...ours.not, ...theirs.not], (reason) => say(`not.${reason}`));

const resultKey = ({ parisReading }: VictoryInput, result: Result): string =>
  result === 'paris' && parisReading === 'ten' ? 'result.parisTen' : `result.${result}`;

const RULE: Readonly<Record<Result, Rule>> = {
  trier: '3.2.4.b',
  paris: '3.2.4.a',
  german: '3.2.4.c',
  allied: '3.2.4.c',
  nobody: '3.2.4.c',
  running: '3.2.4.c',
};

export function blocksOf({ one, allied, german, germanWithHexes, result }: VictoryFinding): readonly Block[] {
  const tone =
    result === 'running' || result === 'nobody' ? 'neutral' : result === 'german' || result === 'paris' ? 'no' : 'yes';
  const totals = { allied: plain(allied), german: plain(german) };
  return present(
    verdictBlock(say(resultKey(one, result), totals), tone, RULE[result]),
    valuesBlock(
      'totals',
      say('totals.title'),
      present(
        valueRow(say('totals.allied'), plain(allied), '3.2.1'),
        valueRow(say('totals.german'), plain(german), '3.2.2'),
        germanWithHexes !== german && valueRow(say('totals.withHexes'), plain(germanWithHexes), '3.2.4.c'),
      ),
    ),
    result !== 'trier' &&
      result !== 'paris' &&
      valuesBlock('missing', say('missing.title'), missingRows(one, allied, germanWithHexes)),
    result === 'running' && valuesBlock('next', say('next.title'), nextRows(one)),
  );
}

/** What each side lacks if the totals stood like this at the end. */
function missingRows(
  { paris, german: hexes, turn, scenario }: VictoryCase,
  allied: number,
  german: number,
): readonly ValueRow[] {
  const [ours, theirs] = [alliesLack(allied, german), germanLacks(allied, german)];
  const fallen = german + 10;
  return present(
    valueRow(say('missing.german'), theirs ? say('missing.more', { vp: theirs }) : say('missing.nothing'), '3.2.4.c'),
    valueRow(say('missing.allied'), ours ? say('missing.more', { vp: ours }) : say('missing.nothing'), '3.2.4.c'),
    paris === 'allied' &&
      turn < lastTurn(scenario) &&
      valueRow(
        say('missing.paris', { hexes: hexes.length }),
        parisLacks(allied, fallen) ? say('missing.more', { vp: parisLacks(allied, fallen) }) : say('missing.nothing'),
        '3.2.4.a',
      ),
  );
}

/** The counts still to come. */
function nextRows({ scenario, turn }: VictoryCase): readonly ValueRow[] {
  const last = lastTurn(scenario);
  return present(
    scenario !== 'short' &&
      turn < INTERIM &&
      valueRow(say('next.interim'), say('next.turn', { turn: INTERIM }), '3.2.4.d'),
    turn < last && valueRow(say('next.end'), say('next.turn', { turn: last }), '3.2.4.c'),
    scenario === 'short' &&
      turn < LOSSES_FROM &&
      valueRow(say('next.losses'), say('next.turn', { turn: LOSSES_FROM }), '13.2.2.c'),
  );
}

export const openOf = ({
  one: {
    fought,
    elsewhere,
    scenario,
    paris,
    turn,
    german,
    missedAllied,
    missedGerman,
    plan17,
    parisReading,
    orderReading,
    finalReading,
    earlyReading,
    mandatedReading,
  },
  result,
}: VictoryFinding): readonly OpenPoint[] =>
  openPoints(say, [
    { id: 'supply', rule: '3.2.5', dispute: 'empty-vp-hex-supply', when: german.length + plan17.length + fought > 0 },
    {
      id: `fought.${mandatedReading}`,
      rule: '13.4.a',
      dispute: 'mandated-battle-vp',
      when: fought + elsewhere > 0,
    },
    { id: `half.${parisReading}`, rule: '11.1', dispute: 'automatic-victory-half-or-10', when: paris === 'now' },
    {
      id: `order.${orderReading}`,
      rule: '4.0',
      dispute: 'administrative-order',
      when: paris === 'now' && missedAllied + missedGerman > 0,
    },
    {
      id: 'backLater',
      rule: '3.2.4.a',
      when: paris === 'now' && scenario !== 'short' && turn >= INTERIM && turn < lastTurn(scenario),
    },
    {
      id: `final.${finalReading}`,
      rule: '3.2.4.c',
      dispute: 'final-victory',
      when: result === 'allied' || result === 'nobody',
    },
    { id: 'draw', rule: '3.2.4.c', dispute: 'end-of-game-draw', when: turn === lastTurn(scenario) },
    { id: 'interim', rule: '3.2.4.d', dispute: 'interim-when', when: scenario !== 'short' && turn === INTERIM },
    {
      id: `immediate.${earlyReading}`,
      rule: '13.2',
      dispute: 'scenario-2-immediate',
      when: scenario === 'short',
    },
    { id: 'tally', rule: '13.2.2.c', dispute: 'scenario-2-tally', when: scenario === 'short' },
  ]);
