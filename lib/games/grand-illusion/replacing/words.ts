import { barLines } from '@/lib/calc/bars';
import type { Block, Fact, NotApplied, OpenPoint, Step, ValueRow } from '@/lib/calc/evaluation';
import { fact, openPoints, present, sayIn, step, valueRow, valuesBlock, verdictBlock } from '@/lib/calc/ledger';
import {
  DISRUPTED_FROM,
  GRANT_DISRUPTED_FROM,
  isBought,
  type ReplacementFinding,
} from '@/lib/games/grand-illusion/replacing/finding';
import { lastTurn, numberOf } from '@/lib/games/grand-illusion/scenario/scenario';

const say = sayIn('replacements');

export const factsOf = ({ input: { nation, kind, turn, place, scenario } }: ReplacementFinding): readonly Fact[] => [
  fact(say('facts.unit', { nation: say(`nations.${nation}`), kind: say(`options.kind.${kind}`) }), '7.2'),
  fact(say('facts.turn', { turn, scenario: numberOf(scenario) }), '13.0'),
  fact(say('facts.place', { place: say(`options.place.${place}`) }), '7.2'),
];

function paramsOf({ input, price, sum, due }: ReplacementFinding) {
  return { price, sum, others: sum - price, due, caps: input.caps, last: lastTurn(input.scenario) };
}

export function stepsOf(finding: ReplacementFinding): readonly Step[] {
  const { input, unit, place, may, placed, price, due, disrupted } = finding;
  const params = paramsOf(finding);
  const bought = isBought(input);
  return present(
    barLines(unit.barred, (id) => say(`bar.${id}`, params)),
    may && step('price', bought ? '7.2' : '13.1', say(bought ? 'step.price' : 'step.granted', { price })),
    may && step('due', bought ? '7.2' : '13.1', say('step.due', { due })),
    may && step('side', '13.1', say(disrupted ? 'step.disrupted' : 'step.full')),
    may && barLines(place.barred, (id) => say(`bar.${id}`, params)),
    placed && step('place', bought ? '7.2' : '7.1.1', say('step.place')),
  );
}

const rowsOf = ({ input, may, price, due, disrupted }: ReplacementFinding): readonly ValueRow[] =>
  may
    ? [
        valueRow(say('rows.price'), say('rows.caps', { price }), isBought(input) ? '5.2' : '13.1'),
        valueRow(say('rows.due'), say('rows.gt', { due }), isBought(input) ? '7.2' : '13.1'),
        valueRow(say('rows.side'), say(disrupted ? 'rows.disrupted' : 'rows.full'), '13.1'),
      ]
    : [];

/** The purchases of the phase, one line a kind, with their sum against the CAPS that are there. */
function purchasesOf({ input, unit, price, sum }: ReplacementFinding): readonly ValueRow[] {
  const { alsoNow, alsoLater, caps } = input;
  if (!isBought(input) || alsoNow + alsoLater === 0 || unit.barred.some(({ id }) => id === 'never')) return [];
  return present(
    valueRow(say('purchases.this'), say('rows.caps', { price }), '7.2'),
    alsoNow > 0 && valueRow(say('purchases.now', { n: alsoNow }), say('rows.caps', { price: 2 * alsoNow }), '7.2'),
    alsoLater > 0 && valueRow(say('purchases.later', { n: alsoLater }), say('rows.caps', { price: alsoLater }), '7.2'),
    valueRow(
      say('purchases.sum'),
      say(sum > caps ? 'purchases.short' : 'purchases.against', { sum, caps, left: caps - sum }),
      '5.2',
    ),
  );
}

function verdictOf(finding: ReplacementFinding): Block {
  const { input, unit, place, price, due } = finding;
  const [bar] = [...unit.barred, ...place.barred];
  if (!bar) return verdictBlock(say('verdict.yes', { price, due }), 'yes', isBought(input) ? '7.2' : '13.1');
  const why = say(`bar.${bar.id}`, paramsOf(finding));
  return verdictBlock(say(unit.barred.length ? 'verdict.no' : 'verdict.notHere', { why }), 'no', bar.rule);
}

export const blocksOf = (finding: ReplacementFinding): readonly Block[] => [
  verdictOf(finding),
  ...valuesBlock('purchases', say('purchases.title'), purchasesOf(finding)),
  ...valuesBlock('rows', say('rows.title'), rowsOf(finding)),
];

export function notAppliedOf(finding: ReplacementFinding): readonly NotApplied[] {
  const { unit, place, may } = finding;
  const params = paramsOf(finding);
  return present(
    barLines(unit.free, (id) => say(`free.${id}`, params)),
    may && barLines(place.free, (id) => say(`free.${id}`, params)),
  );
}

export const openOf = ({ input, may, place }: ReplacementFinding): readonly OpenPoint[] =>
  openPoints(say, [
    {
      id: `hexes.${input.hexReading}`,
      rule: '7.2',
      dispute: 'replacement-hexes',
      when: may && input.place === 'other',
    },
    { id: `newHq.${input.hqReading}`, rule: '7.2', dispute: 'replacement-new-hq', when: may && input.newHq },
    {
      id: 'waits',
      rule: '7.2',
      dispute: 'delayed-1-cap-replacement-full',
      when: may && input.pay === 'later' && isBought(input) && place.barred.length > 0,
    },
    {
      id: `bef8.${input.grant8Reading}`,
      rule: '13.1',
      dispute: 'bef-gt8-full',
      when: may && input.nation === 'british' && input.turn === 8,
    },
    {
      id: `gt12.${input.grant12Reading}`,
      rule: '13.1',
      dispute: 'bef-gt12-disrupted',
      when: may && !isBought(input) && input.turn === GRANT_DISRUPTED_FROM,
    },
    {
      id: `twoCaps.${input.dearReading}`,
      rule: '13.1',
      dispute: 'two-caps-later',
      when: may && isBought(input) && input.pay === 'now' && input.turn >= DISRUPTED_FROM.now,
    },
  ]);
