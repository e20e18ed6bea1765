import {
  text,
  type Block,
  type Fact,
  type NotApplied,
  type OpenPoint,
  type Step,
  type Text,
  type TextParam,
  type ValueRow,
} from '@/lib/calc/evaluation';
import { fact, notApplied, present, sayIn, step, valueRow, valuesBlock, verdictBlock } from '@/lib/calc/ledger';
import type { Rule } from '@/lib/core/rule';
import { called, sizePoints } from '@/lib/games/nach-paris/sizes';
import type { StackedUnits } from '@/lib/games/nach-paris/stacking/fields';
import {
  closedRule,
  countsInStack,
  countsInTransit,
  isClosedByOneReading,
  isMarch,
  isRetreat,
  OVER_RULES,
  type Problem,
  type StackFinding,
  type Transit,
} from '@/lib/games/nach-paris/stacking/finding';
import { ENTRENCHED_STEPS, OLD_FORT_STEPS } from '@/lib/games/nach-paris/tables/capacities';

const say = sayIn('stacking');
const whoIs = ({ name, kind, steps }: StackedUnits): TextParam =>
  name === '' ? say('unit', { kind: text(`unit.options.kind.${kind}`), steps }) : say('named', { name, steps });

/** Names one after the other. */
const listed = (units: readonly StackedUnits[]): TextParam =>
  units.length ? units.map(whoIs).reduceRight((rest, first) => say('list', { first, rest })) : '';

const placeOf = ({ name, hexside }: Transit): Text =>
  say(name ? 'side' : 'anySide', {
    ...(name ? { name } : {}),
    hexside: text(`unit.options.hexside.${hexside ?? 'none'}`),
  });
const roadOf = (road: Transit): Text => (road.at === 'hex' ? say('mountainHex') : placeOf(road));

export const factsOf = ({
  stack: { fact: sheet, input, hex, terrain, here, entering, approaches, entered },
  losses,
}: StackFinding): readonly Fact[] =>
  present(
    sheet,
    fact(
      say(hex ? 'facts.hexOn' : 'facts.hex', {
        ...(hex ? { hex } : {}),
        terrain: text(`unit.options.terrain.${terrain}`),
      }),
      '4.1',
    ),
    fact(say('facts.moment', { moment: say(`options.moment.${input.moment}`) }), '6.4.1', input.moment === 'end'),
    fact(say('facts.units', { here: here.length, entering: entering.length }), '6.4.2'),
    isMarch(input.moment) && entering.length
      ? fact(
          say('facts.before', {
            entered,
            crossed: approaches.reduce((sum, { before }) => sum + before, 0),
          }),
          '7.3.3',
          entered === 0 && approaches.every(({ before }) => before === 0),
        )
      : [],
    entering.length > 1 && losses.some(({ stacking }) => stacking > 0) && fact(say('facts.order'), '6.4.3', true),
  );

/** The units one after the other, with the sum so far. */
function sumSteps({ stack: { input, here, entering }, apart, problems }: StackFinding): readonly Step[] {
  const comes = problems.length ? 'wouldEnter' : 'entering';
  let sum = 0;
  const line = (place: 'here' | 'entering', unit: StackedUnits, i: number): readonly Step[] => {
    if (apart.includes(unit) || !countsInStack(unit, input.pioneers)) return [];
    const before = sum;
    sum += unit.steps;
    return [
      step(`${place}-${i}`, '6.4.2', say(`step.${place === 'here' ? place : comes}`, { who: whoIs(unit) }), {
        before,
        after: sum,
      }),
    ];
  };
  return [
    ...here.flatMap((unit, i) => line('here', unit, i)),
    ...entering.flatMap((unit, i) => line('entering', unit, i)),
  ];
}

const roadSteps = (transit: readonly Transit[]): readonly Step[] =>
  transit.map((road, i) =>
    step(
      `road-${i}`,
      road.at === 'hex' ? '7.3.1' : '7.3.2',
      say(road.over ? 'step.roadOver' : 'step.road', {
        road: roadOf(road),
        capacity: road.capacity,
        over: road.over,
      }),
      { before: road.before, after: road.before + road.entering },
    ),
  );

const lossSteps = ({ stack: { entering }, losses }: StackFinding): readonly Step[] =>
  losses.flatMap(({ crossing, stacking, left }, i): readonly Step[] => {
    const unit = entering[i];
    if (!unit) return [];
    const who = whoIs(unit);
    return present(
      crossing
        ? step(
            `crossing-${i}`,
            closedRule('retreat', unit),
            say(crossing < unit.steps ? 'step.crossing' : 'step.destroyed', { who, lost: crossing }),
            { before: unit.steps, after: unit.steps - crossing },
          )
        : [],
      stacking
        ? step(`loss-${i}`, '6.4.3', say(left ? 'step.loss' : 'step.eliminated', { who, lost: stacking }), {
            before: left + stacking,
            after: left,
          })
        : [],
    );
  });

export function stepsOf(finding: StackFinding): readonly Step[] {
  const { stack, limit, overrun, apart, transit, closed, problems } = finding;
  const nations = new Set(
    [...stack.here, ...stack.entering].filter((unit) => !apart.includes(unit)).map(({ nation }) => nation),
  );
  return present(
    step('limit', '6.4.1', say('step.limit', { terrain: text(`unit.options.terrain.${stack.terrain}`), limit })),
    overrun.map((unit, i): Step => step(`overrun-${i}`, '7.1.6', say('step.overrun', { who: whoIs(unit) }))),
    closed.flatMap((place): readonly Step[] => {
      const unit = stack.entering[place];
      return unit
        ? [step(`closed-${place}`, closedRule(stack.input.moment, unit), say('step.closed', { who: whoIs(unit) }))]
        : [];
    }),
    roadSteps(transit),
    sumSteps(finding),
    lossSteps(finding),
    nations.size > 1 && step('nations', '9.1.9', say('step.nations')),
    problems
      .filter(({ id }) => id === 'train' || id === 'flooded' || id === 'enemy')
      .map(({ id, rule }): Step => step(id, rule, say(`step.${id}`))),
  );
}

export function notAppliedOf({
  stack: { input, here, entering, approaches },
  transit,
  closed,
  problems,
  apart,
}: StackFinding): readonly NotApplied[] {
  const not = (id: string, rule: Rule, holds: boolean, params?: Text['params']): readonly NotApplied[] =>
    holds ? [notApplied(id, rule, say(`not.${id}`, params))] : [];
  const all = [...here, ...entering].filter((unit) => !apart.includes(unit));
  const march = isMarch(input.moment);
  return [
    ...all.flatMap((unit, i) =>
      countsInStack(unit, input.pioneers)
        ? []
        : [notApplied(`unit-${i}`, '6.4.2', say(unit.embarked ? 'not.embarked' : 'not.kind', { who: whoIs(unit) }))],
    ),
    ...entering.flatMap((unit, i) =>
      march && !countsInTransit(unit, input)
        ? [
            notApplied(
              `road-${i}`,
              '7.3.1',
              say(unit.embarked ? 'not.roadEmbarked' : 'not.roadKind', { who: whoIs(unit) }),
            ),
          ]
        : [],
    ),
    ...not('hexRoad', '7.3.1', march && !transit.some(({ at }) => at === 'hex')),
    ...approaches.flatMap(({ name, hexside }, i) =>
      march && !transit.some((road) => road.at === 'side' && road.name === name)
        ? [
            notApplied(
              `side-${i}`,
              '7.3.2',
              hexside === 'none'
                ? say('not.noSide')
                : say('not.sideRoad', { hexside: text(`unit.options.hexside.${hexside}`) }),
            ),
          ]
        : [],
    ),
    ...not('roads', '7.3', !march),
    ...not('closed', '7.2.1', entering.length > 0 && closed.length === 0 && input.moment !== 'arrival'),
    ...not('limit', '6.4.1', input.moment === 'passing'),
    ...not('losses', '6.4.3', !isRetreat(input.moment)),
    ...not('train', '12.2.4', !problems.some(({ id }) => id === 'train')),
  ];
}

/** What the player is told to do about the first problem. */
function problemText(finding: StackFinding, { id }: Problem): Text {
  const { stack, limit, here, entering, over, transit, leave, remove, losses } = finding;
  const total = here + entering;
  const full = transit.find(({ at, over: tooMany }) => tooMany > 0 && at === (id === 'hexFull' ? 'hex' : 'side'));
  if ((id === 'sideFull' || id === 'hexFull') && full)
    return say('verdict.full', {
      road: roadOf(full),
      capacity: full.capacity,
      free: Math.max(0, full.capacity - full.before),
      over: full.over,
    });
  const { moment } = stack.input;
  if (id === 'closed')
    return say(moment === 'retreat' ? 'verdict.closedRetreat' : 'verdict.closed', {
      who: listed(finding.closed.flatMap((place) => stack.entering[place] ?? [])),
      lost: losses.reduce((sum, { crossing, stacking }) => sum + crossing + stacking, 0),
    });
  if (id !== 'over') return say(`step.${id}`);
  if (isRetreat(moment))
    return say('verdict.losses', { lost: losses.reduce((sum, { stacking }) => sum + stacking, 0), limit });
  if (moment === 'arrival') return say('verdict.arrival', { over, total, limit });
  if (remove) return say(entering ? 'verdict.remove' : 'verdict.crowded', { over, total, limit, remove });
  return say('verdict.leave', {
    over,
    total,
    limit,
    who: listed(leave.flatMap((place) => stack.entering[place] ?? [])),
  });
}

export function verdictOf(finding: StackFinding): Block {
  const { stack, limit, here, entering, overrun, problems } = finding;
  const [first] = problems;
  if (first) return verdictBlock(problemText(finding, first), 'no', first.rule);
  const { moment } = stack.input;
  const id = moment === 'passing' ? 'passing' : isRetreat(moment) ? 'retreat' : 'fits';
  return verdictBlock(
    say(`verdict.${id}`, {
      total: here + entering,
      limit,
      overrun: overrun.length ? say('verdict.overrun', { who: listed(overrun) }) : '',
    }),
    'yes',
    moment === 'passing' ? '7.3.3' : isRetreat(moment) ? '6.4.3' : '6.4.1',
  );
}

const values = (id: string, rows: readonly ValueRow[]): readonly Block[] =>
  rows.length ? valuesBlock(id, say(`block.${id}`), rows) : [];

/** How many steps works protect (11.1.4, 11.6.2, 11.7.1). */
function protection({ stack: { works, here, entering }, apart }: StackFinding): readonly ValueRow[] {
  if (works === 'none') return [];
  const [most, rule] =
    works === 'entrenchments' ? ([ENTRENCHED_STEPS, '11.1.4'] as const) : ([OLD_FORT_STEPS, '11.7.1'] as const);
  const able = [...here.filter((unit) => !apart.includes(unit)), ...entering].filter(
    ({ kind, embarked }) => !embarked && kind !== 'cav' && kind !== 'hq' && kind !== 'eng',
  );
  const steps = able.reduce((sum, unit) => sum + unit.steps, 0);
  return [
    valueRow(say(`row.${works}`), say(steps > most ? 'row.someProtected' : 'row.allProtected', { steps, most }), rule),
  ];
}

export function blocksOf(finding: StackFinding): readonly Block[] {
  const { stack, limit, here, entering, over, transit, closed, losses, leave } = finding;
  const row = (id: string, value: ValueRow['value'], rule: Rule): ValueRow => valueRow(say(`row.${id}`), value, rule);
  const stackRows = [
    row('limit', limit, '6.4.1'),
    row('here', here, '6.4.2'),
    row('entering', entering, '6.4.2'),
    row('total', here + entering, '2.4.7'),
    over ? row('over', over, '6.4.1') : row('free', limit - here - entering, '6.4.1'),
  ];
  const roads = transit.map((road): ValueRow =>
    valueRow(
      roadOf(road),
      say(road.over ? 'row.roadOver' : 'row.road', { ...road }),
      road.at === 'hex' ? '7.3.1' : '7.3.2',
    ),
  );
  const retreats = losses.flatMap(({ crossing, stacking, left }, i): readonly ValueRow[] => {
    const unit = stack.entering[i];
    // What may not come there at all is not said to lose nothing.
    const stays = stack.input.moment === 'cavalry-retreat' && closed.includes(i);
    return unit && !stays
      ? [
          valueRow(
            say('row.who', { who: whoIs(unit) }),
            say(left ? 'row.lost' : 'row.gone', { lost: crossing + stacking, left }),
            crossing && !stacking ? closedRule('retreat', unit) : '6.4.3',
          ),
        ]
      : [];
  });
  const out = leave.flatMap((place): readonly ValueRow[] => {
    const unit = stack.entering[place];
    return unit ? [valueRow(say('row.who', { who: whoIs(unit) }), unit.steps, OVER_RULES[stack.input.moment])] : [];
  });
  return [
    verdictOf(finding),
    ...values('losses', retreats),
    ...values('leave', out),
    ...values('stack', stackRows),
    ...values('roads', roads),
    ...values('works', protection(finding)),
  ];
}

const openPoint = (id: string, rule: Rule, dispute: string, holds: boolean): readonly OpenPoint[] =>
  holds ? [{ text: say(`open.${id}`), rule, dispute }] : [];

/** That PIO count is a ruling. */
export const pioneersOpen = (units: readonly Pick<StackedUnits, 'kind'>[]): readonly OpenPoint[] =>
  openPoint(
    'pioneers',
    '6.4.2',
    'assault-pio-stacking',
    units.some(({ kind }) => kind === 'pio'),
  );

export function openOf({
  stack: { input, terrain, here, entering, approaches, works },
  transit,
  closed,
  overrun,
}: StackFinding): readonly OpenPoint[] {
  const sides = approaches.map(({ hexside }) => hexside);
  const slips = input.moment === 'cavalry-retreat';
  return [
    ...pioneersOpen([...here, ...entering]),
    ...openPoint(
      'when',
      '6.4.1',
      'stacking-when',
      input.moment === 'advance' || input.moment === 'combat-movement' || input.moment === 'passing',
    ),
    ...openPoint(
      'transit',
      '7.3.1',
      'transit-who-counts',
      transit.length > 0 &&
        entering.some(({ kind, embarked }) => embarked || kind === 'hq' || kind === 'eng' || kind === 'sar'),
    ),
    ...openPoint('flooded', '7.3.2', 'flooded-rivers', sides.includes('flooded') || sides.includes('partly-flooded')),
    ...openPoint('standing', '17.2.2', 'flood-standing-units', terrain === 'flooded' && here.length > 0),
    ...openPoint('noBridge', '7.3.2', 'major-river-no-bridge', sides.includes('major-river')),
    ...openPoint(
      'columns',
      '7.2.1',
      'mobility-column-order',
      approaches.some(({ hexside, units }) =>
        units.some((place) => isClosedByOneReading(entering[place], hexside, input)),
      ),
    ),
    ...openPoint(
      'noRetreat',
      '9.6.4',
      'retreat-direction',
      input.moment === 'retreat' &&
        closed.some((place) => entering[place] && closedRule('retreat', entering[place]) === '9.6.4'),
    ),
    ...openPoint('cavalryRetreat', '9.2.5', 'cavalry-retreat-details', slips && closed.length > 0),
    ...openPoint('works', '11.1.4', 'entrenchment-eight-steps', works !== 'none'),
    ...openPoint('overrun', '7.1.6', 'hq-overrun', overrun.length > 0),
    ...sizePoints([...here, ...entering].map(called)),
  ];
}
