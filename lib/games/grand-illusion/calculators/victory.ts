import { plain } from '@/lib/core/numbers';
import { calculator } from '@/lib/calc/calculator';
import type { Block, Evaluation, OpenPoint, Refusal, ValueRow } from '@/lib/calc/evaluation';
import { fact, openPoints, present, sayIn, step, valueRow, valuesBlock, verdictBlock } from '@/lib/calc/ledger';
import { failedLines, modifierSteps, sumOf, weigh } from '@/lib/calc/modifiers';
import { illegal, type Refused } from '@/lib/calc/refusal';
import { ok, type Result as Answer } from '@/lib/core/result';
import { signed } from '@/lib/core/numbers';
import { lastTurn } from '@/lib/games/grand-illusion/scenario/scenario';
import { victorySchema, type VictoryInput } from '@/lib/games/grand-illusion/victory/fields';
import {
  ALLIED_VP,
  alliesLack,
  GERMAN_VP_LINES,
  germanLacks,
  hexPoints,
  isCounted,
  isPlacedForParis,
  parisLacks,
  repeated,
  resultOf,
  type Result,
  type VictoryCase,
} from '@/lib/games/grand-illusion/victory/tally';
import { INTERIM, LOSSES_FROM, START } from '@/lib/games/grand-illusion/victory/points';

const say = sayIn('victory');

export interface VictoryAnswer {
  readonly allied: number;
  /** as it stands on the track: without hexes that are not counted yet */
  readonly german: number;
  /** with every German VP hex entered */
  readonly germanWithHexes: number;
  readonly result: Result;
}

/** What the rules exclude: a turn past the end, retreats that 8.7.1 forbids, a hex twice, a third option. */
function refuse({ scenario, turn, alliedRetreat, germanRetreat, ...input }: VictoryInput): Refused | undefined {
  const last = lastTurn(scenario);
  const refused = sayIn('victory.refused');
  if (turn > last) return illegal('turn', turn, refused('turn', { last }), '13.2');
  for (const [field, given] of [
    ['alliedRetreat', alliedRetreat],
    ['germanRetreat', germanRetreat],
  ] as const) {
    if (given > turn) return illegal(field, given, refused('later', { turn }), '8.7.1');
    if (given === 1 || given === 2) return illegal(field, given, refused('early'), '8.7.1');
  }
  if (germanRetreat > 0 && !(alliedRetreat > 0 && alliedRetreat < germanRetreat))
    return illegal('germanRetreat', germanRetreat, refused('alliesFirst'), '8.7.1');
  for (const field of ['plan17', 'german'] as const) {
    const hexes = input[field].map(({ hex }) => hex as string);
    const twice = hexes.findIndex((hex, i) => hexes.indexOf(hex) !== i);
    if (twice >= 0)
      return illegal(
        `${field}.${twice}.hex`,
        hexes[twice],
        refused('twice', { hex: hexes[twice] ?? '' }),
        field === 'german' ? '3.2.2' : '3.2.1.a',
      );
  }
  const { fought, again } = input;
  if (repeated(input) > 0 && again >= fought)
    return illegal('again', again, refused('again', { fought, most: fought - 1 }), '13.1');
  if (scenario !== 'what-if') {
    if (input.bef > turn) return illegal('bef', input.bef, refused('bef', { turn }), '12.1');
    return undefined;
  }
  if (new Set(input.options).size < input.options.length)
    return illegal('options', input.options, refused('option'), '13.3.4');
  for (const side of ['a', 'b']) {
    const taken = input.options.filter((id) => id.startsWith(side));
    if (taken.length > 2) return illegal('options', taken.join(', '), refused('options'), '13.3.4');
  }
  return undefined;
}

function evaluate(input: VictoryInput): Answer<Evaluation<VictoryAnswer>, Refusal> {
  const wrong = refuse(input);
  if (wrong) return wrong;
  const one: VictoryCase = { ...input, counted: isCounted(input) };
  const [ours, theirs] = [weigh(ALLIED_VP, one), weigh(GERMAN_VP_LINES, one)];
  const [allied, placed] = [START + sumOf(ours.applied), sumOf(theirs.applied)];
  const result = resultOf(input, allied, placed);
  // Without an immediate victory the markers that were placed for it are off the track again (3.2.4.a).
  const back = result === 'running' && isPlacedForParis(input);
  const german = back ? placed - hexPoints(one) : placed;
  const answer = { allied, german, germanWithHexes: one.counted ? placed : placed + hexPoints(one), result };
  const words = ({ id, value }: { readonly id: string; readonly value: number }) =>
    say(`step.${id}`, { value: signed(value) });
  return ok({
    facts: present(fact(say('facts.turn', { turn: input.turn, last: lastTurn(input.scenario) }), '13.0')),
    steps: present(
      step('start', '3.1.3.d', say('step.start'), { after: plain(START) }),
      modifierSteps(START, ours.applied, { words }),
      modifierSteps(0, theirs.applied, { words }),
      back && step('back', '3.2.4.a', say('step.back'), { before: plain(placed), after: plain(german) }),
      step(
        'result',
        RULE[answer.result],
        say(resultKey(input, answer.result), { allied: plain(allied), german: plain(german) }),
      ),
    ),
    notApplied: failedLines([...ours.not, ...theirs.not], (reason) => say(`not.${reason}`)),
    outcome: { blocks: blocksOf(one, answer), data: answer },
    open: openOf(one),
  });
}

const resultKey = ({ parisReading }: VictoryInput, result: Result): string =>
  result === 'paris' && parisReading === 'ten' ? 'result.parisTen' : `result.${result}`;

const RULE: Readonly<Record<Result, string>> = {
  trier: '3.2.4.b',
  paris: '3.2.4.a',
  german: '3.2.4.c',
  allied: '3.2.4.c',
  nobody: '3.2.4.c',
  running: '3.2.4.c',
};

function blocksOf(one: VictoryCase, { allied, german, germanWithHexes, result }: VictoryAnswer): readonly Block[] {
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
    valuesBlock('next', say('next.title'), nextRows(one)),
  );
}

/** What each side lacks if the totals stood like this at the end. */
function missingRows({ paris, german: hexes }: VictoryCase, allied: number, german: number): readonly ValueRow[] {
  const [ours, theirs] = [alliesLack(allied, german), germanLacks(allied, german)];
  const fallen = german + 10;
  return present(
    valueRow(say('missing.german'), theirs ? say('missing.more', { vp: theirs }) : say('missing.nothing'), '3.2.4.c'),
    valueRow(say('missing.allied'), ours ? say('missing.more', { vp: ours }) : say('missing.nothing'), '3.2.4.c'),
    paris === 'allied' &&
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

const openOf = ({
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
}: VictoryCase): readonly OpenPoint[] =>
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
      when: turn === lastTurn(scenario),
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

/** The two totals by all that moves them, who wins now or at the end, and what is missing (3.2, 13.1 to 13.4). */
export const victory = calculator({
  id: 'grand-illusion/victory',
  game: 'grand-illusion',
  tables: [],
  modifiers: [{ list: ALLIED_VP }, { list: GERMAN_VP_LINES }],
  schema: victorySchema,
  evaluate,
});
