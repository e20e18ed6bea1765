import type { Block, Fact, NotApplied, OpenPoint, Step, Text, ValueRow } from '@/lib/calc/evaluation';
import {
  fact,
  notApplied,
  openPoints,
  present,
  sayIn,
  step,
  valueRow,
  valuesBlock,
  verdictBlock,
} from '@/lib/calc/ledger';
import type { Rule } from '@/lib/core/rule';
import { isPerhapsBelgian } from '@/lib/games/grand-illusion/map/places';
import { isClash, unitsOf } from '@/lib/games/grand-illusion/retreat/causes';
import { PARTIES, type Party, type RetreatInput } from '@/lib/games/grand-illusion/retreat/fields';
import type { RetreatFinding } from '@/lib/games/grand-illusion/retreat/finding';
import type { Closed, Ranked } from '@/lib/games/grand-illusion/retreat/order';

const say = sayIn('retreat');

const partyText = (party: Party): Text => say(`party.${party}`);

/** A side as a noun, and as what a sentence picks its form by. */
const named = (party: Party) => ({ who: party });

export const factsOf = ({ input }: RetreatFinding): readonly Fact[] => [
  ...PARTIES.map((party) => fact(say('facts.force', { who: party, ...input[party] }), '9.4.2')),
  fact(say('facts.who', { ...named(input.who), nation: say(`options.nation.${input.nation}`) }), '9.4.1'),
];

/** The rule that closes a hex, where it is not the order of retreats. */
const CLOSED_BY: Readonly<Partial<Record<Closed, Rule>>> = { blocked: '8.4.5.a', enemy: '8.3.1' };

const ruleOfHex = ({ closed, last }: Ranked): Rule =>
  closed
    ? (CLOSED_BY[closed] ?? '9.4.3.a')
    : last.includes('paris')
      ? '8.4.7.b'
      : last.includes('abroad')
        ? '8.4.7.a'
        : last.includes('outOfSupply')
          ? '8.4.3.b'
          : '9.4.3.a';

/** "hex 45", or its place in the list where it has no number. */
const hexName = ({ hex }: Ranked, i: number): Text =>
  hex.n === undefined ? say('place', { i: i + 1 }) : say('hex', { n: hex.n });

const causeSteps = ({ causes, input }: RetreatFinding): readonly Step[] =>
  causes.flatMap(({ id, strikes }) =>
    strikes ? step(id, '9.4.2', say(`step.${id}`, { ...named(strikes), reading: input.routedReading })) : [],
  );

const causeLines = ({ causes, input }: RetreatFinding): readonly NotApplied[] =>
  causes.flatMap(({ id, strikes, why }) =>
    strikes
      ? []
      : notApplied(
          id,
          '9.4.2',
          why === 'even'
            ? say(`not.${id}.even`, { reading: input.routedReading })
            : say(`not.${id}.head`, { why: say(`why.${why}`) }),
        ),
  );

export function stepsOf(finding: RetreatFinding): readonly Step[] {
  const { input, duties, hexes, cornered } = finding;
  const duty = duties[input.who];
  const goes = duty === 'must' || duty === 'may';
  const open = hexes.filter((one) => one.open);
  const [best] = open;
  return present(
    causeSteps(finding),
    step('duty', duty === 'must' ? '9.4.2' : '9.4.1', say(`step.duty.${duty}`, named(input.who))),
    goes && step('all', '9.4.1', say('step.all')),
    goes && best && best.order !== null && step('order', '9.4.3.a', say(`step.order.${orderKey(best)}`)),
    goes && best?.last.length ? step('last', ruleOfHex(best), say(`step.last.${best.last[0]}`)) : null,
    goes && best?.order === 5 && step('step', '9.4.3.a', say('step.loss')),
    goes && open.some(({ hex }) => hex.full) && step('full', '9.4.3.c', say(`step.full.${input.roomReading}`)),
    goes && cornered && step('cornered', '9.4.3.b', say('step.cornered')),
    goes && cornered && isAtSea(input) && step('sea', '9.4.5', say('step.sea')),
    goes && input.hq && step('hq', '9.4.4', say('step.hq')),
    goes && input.ha && step('ha', '9.5.4.a', say('step.ha')),
    goes && input.fourth && input.nation === 'belgian' && step('fourth', '12.6', say('step.fourth')),
    goes && step('control', '8.3.3', say('step.control')),
    duty === 'gone' && input.hq && step('hqAlone', '9.4.4', say('step.hqAlone')),
    duty === 'gone' && input.ha && step('haAlone', '9.5.4.a', say('step.haAlone')),
  );
}

/** By one reading a hex that is in no row counts as one of order 5 (question `retreat-hex-in-no-row`). */
const orderKey = ({ order, hex }: Ranked): string =>
  order === 5 && hex.enemies === 'other' ? '5other' : String(order);

const isAtSea = ({ port, nation }: RetreatInput): boolean => port && nation !== 'german';

export function notAppliedOf(finding: RetreatFinding): readonly NotApplied[] {
  const { input, hexes } = finding;
  return present(
    causeLines(finding),
    notApplied('forts', '9.4.1', say('not.forts')),
    hexes.flatMap((one, i) =>
      one.open
        ? []
        : notApplied(`hex-${i}`, ruleOfHex(one), say('not.hex', { hex: hexName(one, i), why: hexText(one) })),
    ),
    input.nation !== 'british' && notApplied('paris', '8.4.7.b', say('not.paris')),
    input.nation !== 'belgian' && notApplied('belgium', '8.4.7.a', say('not.belgium')),
    !isAtSea(input) && notApplied('sea', '9.4.5', say(input.nation === 'german' ? 'not.seaGerman' : 'not.sea')),
  );
}

/** What a hex is to the units: its place, or why it is closed or comes later. */
function hexText({ order, closed, last, open }: Ranked): Text {
  if (closed) return say(`closed.${closed}`);
  const place = say('order', { order: order ?? 0 });
  const [reason] = last;
  const words = reason ? say('lastResort', { place, why: say(`last.${reason}`) }) : place;
  return open ? words : say('later', { words });
}

/** The same within a sentence. */
const hexWithin = ({ hex }: Ranked, i: number): Text =>
  hex.n === undefined ? say('within.place', { i: i + 1 }) : say('within.hex', { n: hex.n });

const joined = (names: readonly Text[]): Text =>
  names.slice(1).reduce((list, next) => say('or', { list, next }), names[0] ?? say('nowhere'));

function verdictOf({ input, causes, duties }: RetreatFinding): Block {
  const duty = duties[input.who];
  const cause = causes.find(({ strikes }) => strikes === input.who);
  const isLater = causes.some(({ aim, why }) => aim === input.who && why === 'later');
  const why = cause
    ? say(`why.cause.${cause.id}`, { reading: input.routedReading })
    : say(isLater ? 'why.later' : `why.duty.${duty}`);
  const alone = duty === 'gone' && (input.hq ? 'hqAlone' : input.ha ? 'haAlone' : undefined);
  if (alone) return verdictBlock(say(`step.${alone}`), 'no', alone === 'hqAlone' ? '9.4.4' : '9.5.4.a');
  const tone = duty === 'must' || duty === 'gone' ? 'no' : duty === 'may' ? 'neutral' : 'yes';
  return verdictBlock(say(`verdict.${duty}`, { ...named(input.who), why }), tone, duty === 'must' ? '9.4.2' : '9.4.1');
}

function whereOf({ input, duties, hexes, cornered }: RetreatFinding): Block | undefined {
  const duty = duties[input.who];
  if (duty !== 'must' && duty !== 'may') return undefined;
  if (cornered) {
    const key = duty === 'may' ? 'noWay' : isAtSea(input) ? 'sea' : 'eliminated';
    return verdictBlock(say(`where.${key}`), duty === 'may' ? 'neutral' : 'no', key === 'sea' ? '9.4.5' : '9.4.3.b');
  }
  const names = hexes.flatMap((one, i) => (one.open ? hexWithin(one, i) : []));
  const first = hexes.find(({ open }) => open);
  return verdictBlock(say('where.to', { hexes: joined(names), order: first?.order ?? 0 }), 'neutral', '9.4.3.a');
}

const rowsOf = ({ hexes, input }: RetreatFinding): readonly ValueRow[] =>
  hexes.map((one, i) =>
    valueRow(
      hexName(one, i),
      one.open
        ? say(one.hex.full ? `row.full.${input.roomReading}` : 'row.open', { words: hexText(one) })
        : hexText(one),
      ruleOfHex(one),
    ),
  );

export const blocksOf = (finding: RetreatFinding): readonly Block[] =>
  present(
    verdictOf(finding),
    whereOf(finding),
    valuesBlock(
      'duties',
      say('block.duties'),
      PARTIES.map((party) => valueRow(partyText(party), say(`duty.${finding.duties[party]}`), '9.4.2')),
    ),
    valuesBlock('hexes', say('block.hexes'), rowsOf(finding)),
  );

export function openOf({ input, causes, duties, hexes, cornered }: RetreatFinding): readonly OpenPoint[] {
  const { nation } = input;
  const goes = duties[input.who] === 'must' || duties[input.who] === 'may';
  const reachable = hexes.filter(({ order }) => order !== null);
  return openPoints(say, [
    {
      id: `supply.${input.supplyReading}`,
      rule: '8.4.3.b',
      dispute: 'retreat-out-of-supply',
      when: goes && reachable.some(({ hex }) => hex.outOfSupply),
    },
    {
      id: `control.${input.controlReading}`,
      rule: '8.3.1',
      dispute: 'retreat-into-enemy-control',
      when: goes && hexes.some(({ hex }) => hex.control === 'enemy'),
    },
    { id: `routed.${input.routedReading}`, rule: '9.4.2', dispute: 'routed-who', when: input.routed },
    {
      id: 'count',
      rule: '9.4.2',
      dispute: 'retreat-which-units-count',
      when: causes.some(({ strikes }) => strikes !== undefined),
    },
    {
      id: `cavalry.${input.cavalryReading}`,
      rule: '9.4.2',
      dispute: 'cavalry-only-retreat',
      when: input.cavalryOnly,
    },
    { id: `both.${input.bothReading}`, rule: '9.4.2', dispute: 'both-sides-retreat', when: isClash(causes) },
    {
      id: 'friends',
      rule: '9.4.3.a',
      dispute: 'retreat-order-4',
      when: goes && hexes.some(({ order }) => order === 4),
    },
    {
      id: `other.${input.rowReading}`,
      rule: '9.4.3.a',
      dispute: 'retreat-hex-in-no-row',
      when:
        goes && hexes.some(({ closed, order, hex }) => closed === 'other' || (order === 5 && hex.enemies === 'other')),
    },
    {
      id: `full.${input.roomReading}`,
      rule: '9.4.3.c',
      dispute: 'retreat-overstacked',
      when: goes && hexes.some(({ open, hex }) => open && hex.full),
    },
    {
      id: 'paris',
      rule: '8.4.7.b',
      when: goes && reachable.some(({ last }) => last.includes('paris')) && reachable.length > 1,
    },
    { id: 'belgium', rule: '8.4.7.a', when: goes && nation === 'belgian' },
    {
      id: `hexes.${input.soilReading}`,
      rule: '8.4.7.a',
      dispute: 'belgian-hex-75-83',
      when: goes && nation === 'belgian' && hexes.some(({ hex }) => isPerhapsBelgian(hex.n)),
    },
    { id: 'sea', rule: '9.4.5', dispute: 'sea-retreat-when', when: goes && cornered && isAtSea(input) },
    { id: 'flips', rule: '9.4.4', dispute: 'hq-retreat-flips', when: goes && input.hq },
    { id: 'ha', rule: '9.5.4.a', dispute: 'ha-retreat', when: goes && input.ha },
    { id: 'hq', rule: '9.4.4', dispute: 'hq-alone', when: input.hq && unitsOf(input[input.who]) === 0 },
  ]);
}
