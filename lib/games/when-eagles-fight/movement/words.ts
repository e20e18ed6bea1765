import { barLines, type Barred } from '@/lib/calc/bars';
import type { Block, Fact, NotApplied, OpenPoint, Step, Text, TextParam, ValueRow } from '@/lib/calc/evaluation';
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
import type { MoveFinding } from '@/lib/games/when-eagles-fight/movement/finding';
import { LEG_BARS, overrun, type Charge } from '@/lib/games/when-eagles-fight/movement/legs';
import { START_BARS, type Walked } from '@/lib/games/when-eagles-fight/movement/path';
import { AUSTRO_HUNGARIAN_ROW } from '@/lib/games/when-eagles-fight/sheet/rows';
import { unitName } from '@/lib/games/when-eagles-fight/unit-words';

const say = sayIn('movement');

/** A step by its hex or its number; where they began for -1. */
export function placeAt({ legs, start }: MoveFinding, at: number): TextParam {
  if (at < 0) return start ?? say('leg.start');
  return legs[at]?.hex ?? say('leg.number', { n: at + 1 });
}

const legName = (finding: MoveFinding, at: number): Text =>
  say('leg.named', {
    place: placeAt(finding, at),
    terrain: say(`options.terrain.${finding.legs[at]?.terrain ?? 'clear'}`),
  });

const nameOf = ({ unit }: Pick<Walked, 'unit'>): TextParam => unitName(unit);

/** MP that the steps cost up to one, those spent before included. */
const totalAt = ({ walk: { charges }, journey }: MoveFinding, at: number): number =>
  charges.slice(0, at + 1).reduce((sum, { mp }) => sum + mp, journey.spent);

const slowest = ({ journey: { movers } }: MoveFinding): number => Math.min(...movers.map(({ move }) => move));
const furthest = ({ walk: { units } }: MoveFinding): number => Math.max(...units.map(({ made }) => made));

const whyOf = (finding: MoveFinding, { unit, stop, spent, made }: Walked): Text =>
  say(`bar.${stop?.id ?? 'mp'}`, {
    left: unit.move - spent,
    needs: finding.walk.charges[made]?.mp ?? 0,
    hex: placeAt(finding, made),
  });

export const factsOf = (finding: MoveFinding): readonly Fact[] => {
  const { journey, sheet } = finding;
  const { turn, season } = journey;
  return present(
    sheet?.fact,
    journey.movers.map((unit) => fact(say('facts.unit', { who: unitName(unit), mp: unit.move }), '12.1')),
    fact(say(season.winter ? 'facts.winter' : 'facts.turn', { turn }), '12.8'),
    sheet?.ground.guessed && fact(say('facts.guessed', { mp: finding.input.factor }), '12.1', true),
  );
};

/** The steps that anyone makes, with what entering does to what stands there alone. */
function legSteps(finding: MoveFinding): readonly Step[] {
  const { legs, walk, journey } = finding;
  const { movers, season } = journey;
  return legs.slice(0, furthest(finding)).flatMap((leg, i): readonly Step[] => {
    const charge = walk.charges[i] as Charge;
    const after = totalAt(finding, i);
    const [unit] = movers;
    const run = unit && overrun({ unit, with: movers, leg, season });
    return present(
      step(`leg-${i}`, charge.rule, say(`step.${charge.id}`, { leg: legName(finding, i), mp: charge.mp }), {
        before: after - charge.mp,
        after,
      }),
      leg.hexside === 'lake' && step(`ice-${i}`, '12.11', say('step.ice')),
      run && step(`overrun-${i}`, run.rule, say(`step.${run.id}`)),
    );
  });
}

/** What stops units, each cause once, with all whom it stops. */
function stopSteps(finding: MoveFinding): readonly Step[] {
  const stopped = finding.walk.units.filter(({ stop }) => stop);
  const causes = new Map<string, Walked[]>();
  for (const one of stopped) causes.set(one.stop?.id ?? '', [...(causes.get(one.stop?.id ?? '') ?? []), one]);
  return [...causes].flatMap(([id, those]): readonly Step[] => {
    const [first] = those;
    if (!first?.stop) return [];
    const who = those.map(nameOf).reduceRight((rest, name) => say('list', { first: name, rest }));
    return [step(id, first.stop.rule, say('step.stop', { who, why: whyOf(finding, first) }))];
  });
}

export function stepsOf(finding: MoveFinding): readonly Step[] {
  const { journey, walk } = finding;
  const paces = new Set(journey.movers.map(({ move }) => move));
  return present(
    step('mp', '12.1', say('step.mp', { mp: slowest(finding) })),
    paces.size > 1 && step('slowest', '12.7', say('step.slowest', { mp: slowest(finding) })),
    journey.spent > 0 && step('spent', '12.6', say('step.spent', { spent: journey.spent })),
    legSteps(finding),
    walk.minimum && step('minimum', '12.3', say('step.minimum')),
    stopSteps(finding).map((one) => (one.id === 'mp' ? { ...one, id: 'short' } : one)),
  );
}

export function notAppliedOf(finding: MoveFinding): readonly NotApplied[] {
  const { walk, journey } = finding;
  const hit = new Set(walk.units.map(({ stop }) => stop?.id));
  const free = [...START_BARS, ...LEG_BARS].filter(({ id }) => !hit.has(id)) as readonly Barred[];
  return present(
    barLines(free, (id) => say(`free.${id}`)),
    notApplied('river', '12.9', say('not.river')),
    !walk.minimum && notApplied('minimum', '12.3', say('not.minimum')),
    !journey.season.winter && notApplied('winter', '12.8', say('not.winter')),
    !walk.charges.some(({ id }) => id === 'pass') && notApplied('pass', '12.10', say('not.pass')),
  );
}

function verdictOf(finding: MoveFinding): Block {
  const { walk, legs, input, sheet, start, journey } = finding;
  const { units, together } = walk;
  const stopped = units.filter(({ stop }) => stop);
  const [first] = [...stopped].sort((a, b) => a.made - b.made);
  const left = Math.min(...units.map(({ unit, spent }) => unit.move - spent));
  if (
    first &&
    units.every(({ made, stop }) => made === 0 && stop?.id !== 'mp') &&
    (!legs.length || stopped.length === units.length)
  ) {
    const id = START_BARS.some(({ id: bar }) => bar === first.stop?.id) ? 'stays' : 'closed';
    return verdictBlock(say(`verdict.${id}`, { why: whyOf(finding, first) }), 'no', first.stop?.rule);
  }
  if (sheet && !legs.length && input.goal !== '' && input.goal !== start)
    return verdictBlock(say('verdict.noWay', { goal: input.goal }), 'no', '12.1');
  if (sheet && !legs.length && !first)
    return verdictBlock(say('verdict.reach', { hexes: Math.max(0, sheet.reach.length - 1) }), 'neutral', '12.1');
  const end = placeAt(finding, legs.length - 1);
  if (!first && walk.minimum) return verdictBlock(say('verdict.minimum', { end }), 'yes', '12.3');
  if (!first)
    return verdictBlock(say('verdict.arrives', { end, spent: totalAt(finding, legs.length - 1), left }), 'yes', '12.1');
  const far = furthest(finding);
  const some = far > together;
  return verdictBlock(
    say(!some ? 'verdict.stops' : together > 0 ? 'verdict.some' : 'verdict.someStay', {
      end: placeAt(finding, together - 1),
      far: placeAt(finding, far - 1),
      why: whyOf(finding, first),
      units: journey.movers.length,
    }),
    some && far === legs.length ? 'neutral' : 'no',
    first.stop?.rule,
  );
}

const unitRows = (finding: MoveFinding): readonly ValueRow[] =>
  finding.walk.units.map((one) =>
    valueRow(
      say('row.unit', { who: nameOf(one) }),
      say('row.end', { end: placeAt(finding, one.made - 1), spent: one.spent, mp: one.unit.move }),
      one.stop?.rule ?? '12.2',
    ),
  );

/** The hexes within reach by what they cost. */
function reachRows({ sheet, journey }: MoveFinding): readonly ValueRow[] {
  if (!sheet) return [];
  const reached = sheet.reach.filter(({ cost }) => cost > journey.spent);
  return [...new Set(reached.map(({ cost }) => cost))]
    .sort((a, b) => a - b)
    .map((mp) =>
      valueRow(
        say('row.reach', { mp }),
        say('row.hexes', {
          hexes: reached
            .filter(({ cost }) => cost === mp)
            .map(({ hex }) => hex)
            .join(', '),
        }),
        '12.1',
      ),
    );
}

export function blocksOf(finding: MoveFinding): readonly Block[] {
  const { legs, walk } = finding;
  const path = legs.map((_, i) =>
    valueRow(
      legName(finding, i),
      say('row.leg', { mp: walk.charges[i]?.mp ?? 0, total: totalAt(finding, i) }),
      walk.charges[i]?.rule,
    ),
  );
  return [
    verdictOf(finding),
    ...valuesBlock('units', say('block.units'), unitRows(finding)),
    ...valuesBlock('path', say('block.path'), path),
    ...(legs.length ? [] : valuesBlock('reach', say('block.reach'), reachRows(finding))),
  ];
}

export function openOf(finding: MoveFinding): readonly OpenPoint[] {
  const { legs, journey, walk, sheet } = finding;
  const has = (nation: string): boolean => journey.movers.some((unit) => unit.nation === nation);
  const ahNorth = has('austro-hungarian') && legs.some(({ row }) => row !== undefined && row < AUSTRO_HUNGARIAN_ROW);
  const austrian = has('austro-hungarian') && (has('german') || legs.some(({ german }) => german));
  return openPoints(say, [
    {
      id: 'calendar',
      rule: '12.8',
      dispute: 'calendar',
      when: legs.some(({ terrain, hexside }) => terrain === 'swamp' || hexside === 'lake'),
    },
    { id: 'pass', rule: '12.10', dispute: 'pass-hexes', when: walk.charges.some(({ id }) => id === 'pass') },
    { id: 'guns', rule: '13.18', dispute: 'heavy-artillery-alone', when: legs.some(({ holds }) => holds === 'guns') },
    {
      id: 'second',
      rule: '3.5',
      dispute: 'second-army-frozen',
      when: walk.units.some(({ stop }) => stop?.id === 'second'),
    },
    { id: 'alone', rule: '6.3', dispute: 'ah-north-alone', when: ahNorth },
    { id: 'mixed', rule: '6.4', dispute: 'mixed-stack-limit', when: austrian },
    { id: 'painted', rule: '2.2', when: sheet !== undefined && !sheet.ground.view.sheet.complete },
  ]);
}
