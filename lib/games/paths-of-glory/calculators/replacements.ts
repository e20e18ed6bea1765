import { fact, notApplied, present, sayIn, step, valuesBlock, verdictBlock } from '@/lib/calc/ledger';
import { failedLines, weigh, type Modifier, type Weighed } from '@/lib/calc/modifiers';
import * as z from 'zod';
import { calculator } from '@/lib/calc/calculator';
import {
  type Block,
  type Evaluation,
  type Fact,
  type NotApplied,
  type OpenPoint,
  type Refusal,
  type Step,
} from '@/lib/calc/evaluation';
import { fieldsOf } from '@/lib/calc/fields-of';
import { illegal, missingChart } from '@/lib/calc/refusal';
import { ok, type Result } from '@/lib/core/result';
import { numberIn } from '@/lib/tables/lookup';
import { chartOf, type PogData, type UnitType } from '@/lib/games/paths-of-glory/data';
import {
  BESIEGEABLE,
  DISTANT_NATIONS,
  LOSABLE,
  POOLS,
  EXCLUSIONS,
  restorable,
  type Loss,
  type Pool,
  type Restorable,
} from '@/lib/games/paths-of-glory/replacements/losses';
import { bestPlans, maximalPlans, type Plan, type Prices } from '@/lib/games/paths-of-glory/replacements/plans';
import {
  bestBlock,
  chartRows,
  placeRows,
  poolBlock,
  type PoolPlans,
} from '@/lib/games/paths-of-glory/replacements/words';
import { stackGroup } from '@/lib/games/paths-of-glory/stacking/stack';
import type { Chart } from '@/lib/tables/chart';

const field = fieldsOf('replacements');

const TABLE = 'replacement-costs';
/** More maximal plans than this are cut down to the best ones: a list that nobody reads helps nobody. */
const MANY_PLANS = 20;

const counters = () => z.array(stackGroup).max(40);

const schema = z.strictObject({
  points: field.as(
    z.partialRecord(z.enum(POOLS), z.number().int().min(0).max(20).optional()).default({ GE: 3, AH: 2 }),
    'points',
    '17.1.1',
  ),
  eliminated: field.as(
    counters().default([
      { type: 'ge-army', face: 'reduced', n: 2 },
      { type: 'ah-army', face: 'reduced', n: 2 },
    ]),
    'eliminated',
    '17.1.4',
    { control: 'own:units' },
  ),
  reduced: field.as(counters().default([{ type: 'ge-army', face: 'reduced', n: 1 }]), 'reduced', '17.1.4', {
    control: 'own:units',
  }),
  distant: field.as(counters().default([]), 'distant', '17.1.4.1', { control: 'own:units', rare: true }),
  lost: field.list('lost', '17.1.3', z.enum(LOSABLE), [0, LOSABLE.length], undefined, { rare: true }),
  besieged: field.list('besieged', '9.5.3.3', z.enum(BESIEGEABLE), [0, BESIEGEABLE.length], undefined, { rare: true }),
  capitalReading: field.reading('capitalReading', '17.1.3', ['control', 'siege'], 'capital-occupied-or-besieged'),
  austriaReading: field.reading('austriaReading', '17.1.3', ['either', 'both'], 'austria-two-capitals'),
  parisFull: field.rareFlag('parisFull', '9.5.3.3'),
  salonika: field.rareFlag('salonika', '17.1.5'),
  neutral: field.list('neutral', '9.4.1', z.enum(['IT', 'TU', 'BU']), [0, 3], undefined, { rare: true }),
  overThere: field.rareFlag('overThere', '17.1.8'),
});
type Input = z.output<typeof schema>;

export interface ReplacementsAnswer {
  readonly pools: readonly PoolPlans[];
  /** type id of an army to the ids of the spaces where it may return */
  readonly places: Readonly<Record<string, readonly string[]>>;
}

const say = sayIn('replacements');

/** Prices of the chart in half points; undefined when a cell is unknown. */
function pricesOf(chart: Chart): Prices | undefined {
  const [flipArmy, armyReduced, armyFull, twoCorps] = [
    'flip-army',
    'recreate-army-reduced',
    'recreate-army-full',
    'flip-two-corps',
  ].map((row) => numberIn(chart, row, 'rp'));
  if (flipArmy === undefined || armyReduced === undefined || armyFull === undefined || twoCorps === undefined)
    return undefined;
  return { flipArmy: flipArmy * 2, armyReduced: armyReduced * 2, armyFull: armyFull * 2, corpsStep: twoCorps };
}

const LISTS = ['eliminated', 'reduced', 'distant'] as const;

/** The losses by type; unknown units, and more than there are counters, are refused. */
function lossesOf(input: Input, data: PogData): Result<readonly Loss[], Refusal> {
  const found = new Map<UnitType, Loss>();
  for (const list of LISTS) {
    for (const { type: id, n } of input[list]) {
      const type = data.units.types.find((candidate) => candidate.id === id);
      if (!type) return illegal(list, id, say('refused.unknownUnit', { unit: id }), '2.2.1');
      const known = found.get(type) ?? { type, eliminated: 0, reduced: 0, distant: 0 };
      found.set(type, { ...known, [list]: known[list] + n });
    }
  }
  for (const { type, reduced, eliminated, distant } of found.values()) {
    if (reduced + eliminated > type.count)
      return illegal(
        'eliminated',
        reduced + eliminated,
        say('refused.tooMany', { unit: type.name, count: type.count }),
        '17.1.1',
      );
    if (distant > reduced)
      return illegal('distant', distant, say('refused.distantCount', { unit: type.name }), '17.1.4.1');
    if (distant && !DISTANT_NATIONS.includes(type.nation))
      return illegal('distant', distant, say('refused.distantNation', { unit: type.name }), '17.1.4.1');
  }
  return ok([...found.values()]);
}

/** Points that a nation cannot have. */
function refusePoints({ points, overThere }: Input): ReturnType<typeof illegal> | undefined {
  return (points.US ?? 0) > 0 && !overThere
    ? illegal('points', points.US, say('refused.overThere'), '17.1.8')
    : undefined;
}

/** What a card prints for nations that are still neutral: it is not recorded, the rest of the card is (9.4.1). */
interface Unrecorded {
  readonly pool: Pool;
  readonly points: number;
}
const unrecordedIn = ({ neutral, points }: Input): readonly Unrecorded[] =>
  neutral.flatMap((pool) => ((points[pool] ?? 0) > 0 ? { pool, points: points[pool] ?? 0 } : []));

/** The input with the points that are recorded. */
const recorded = (input: Input): Input => ({
  ...input,
  points: { ...input.points, ...Object.fromEntries(input.neutral.map((pool) => [pool, 0])) },
});

const NEUTRALS = [{ id: 'neutral', rule: '9.4.1' }] as const;
const neutralSteps = (unrecorded: readonly Unrecorded[]): readonly Step[] =>
  NEUTRALS.flatMap(({ id, rule }) =>
    unrecorded.map(({ pool, points }) =>
      step(`${id}-${pool}`, rule, say(`step.${id}`, { pool: say(`options.neutral.${pool}`), points })),
    ),
  );

const byValue = (a: Plan, b: Plan): number => b.cf - a.cf || b.steps - a.steps || a.cost - b.cost;

/** The plans of every marker that has points and something to restore. */
function poolsOf(input: Input, { damage }: Restorable, prices: Prices): readonly PoolPlans[] {
  return POOLS.flatMap((pool): readonly PoolPlans[] => {
    const own = damage.filter(({ type }) => type.rp === pool);
    const available = input.points[pool] ?? 0;
    if (available === 0 || own.length === 0) return [];
    const all = maximalPlans(own, available, prices, MANY_PLANS);
    const plans = (all ?? bestPlans(own, available, prices)).filter(({ steps }) => steps > 0);
    return plans.length
      ? [{ pool, points: available, plans: [...plans].sort(byValue), complete: all !== undefined }]
      : [];
  });
}

/** The steps that say which units a rule keeps from taking replacements. */
const excludedSteps = ({ exclusions }: Restorable): readonly Step[] =>
  exclusions.flatMap(({ id, rule, losses }) =>
    losses.map(({ type, distant }): Step =>
      step(`${id}-${type.id}`, rule, say(`step.${id}`, { unit: type.name, count: distant })),
    ),
  );

function nothingBlock(found: Restorable, unrecorded: readonly Unrecorded[]): Block {
  const [first] = [...excludedSteps(found), ...neutralSteps(unrecorded)];
  return verdictBlock(
    first ? say('verdict.nothingWhy', { why: first.text }) : say('verdict.nothing'),
    'no',
    first?.rule ?? '17.1.1',
  );
}

function blocksOf(
  input: Input,
  found: Restorable,
  pools: readonly PoolPlans[],
  unrecorded: readonly Unrecorded[],
): readonly Block[] {
  if (pools.length === 0) return [nothingBlock(found, unrecorded)];
  const rows = placeRows(found.places, input.parisFull, pools);
  const lit = chartRows(pools).map((row) => ({ row, column: 'rp', role: 'use' as const }));
  return present(bestBlock(pools), pools.flatMap(poolBlock), valuesBlock('places', say('place.title'), rows), {
    kind: 'chart',
    id: 'prices',
    table: TABLE,
    title: say('prices'),
    lit,
  });
}

const factsOf = (input: Input, losses: readonly Loss[]): readonly Fact[] => [
  ...POOLS.filter((pool) => (input.points[pool] ?? 0) > 0).map((pool): Fact =>
    fact(say('facts.points', { pool, points: input.points[pool] ?? 0 }), '17.1.1'),
  ),
  ...losses.map(({ type, reduced, eliminated }): Fact =>
    fact(say('facts.loss', { unit: type.name, reduced, eliminated }), '17.1.4'),
  ),
];

/** US points are there once Over There is played (17.1.8). */
const US_POINTS: readonly Modifier<Input>[] = [
  { id: 'overThere', rule: '17.1.8', value: 0, needs: [({ points }) => (points.US ?? 0) > 0] },
];

function stepsOf(
  input: Input,
  found: Restorable,
  pools: readonly PoolPlans[],
  us: Weighed,
  unrecorded: readonly Unrecorded[],
): readonly Step[] {
  const spent = pools.map(({ pool, points: available, plans }): Step =>
    step(
      `spend-${pool}`,
      '17.1.2',
      say('step.spend', { pool, most: Math.max(...plans.map(({ cost }) => cost)), points: available }),
    ),
  );
  const idle = POOLS.filter((pool) => (input.points[pool] ?? 0) > 0 && pools.every((other) => other.pool !== pool));
  return [
    step('order', '6.0.F', say('step.order')),
    ...neutralSteps(unrecorded),
    ...excludedSteps(found),
    step('prices', '17.1.4', say('step.prices')),
    ...spent,
    ...idle.map((pool): Step =>
      step(`idle-${pool}`, '17.1.2', say('step.idle', { pool, points: input.points[pool] ?? 0 })),
    ),
    ...us.applied.map(({ id, rule }) => step(id, rule, say(`step.${id}`))),
  ];
}

const notAppliedOf = (
  { exclusions }: Restorable,
  us: Weighed,
  unrecorded: readonly Unrecorded[],
): readonly NotApplied[] => [
  ...(unrecorded.length ? [] : NEUTRALS.map(({ id, rule }) => notApplied(id, rule, say(`not.${id}`)))),
  ...exclusions
    .filter(({ losses }) => losses.length === 0)
    .map(({ id, rule }) => notApplied(id, rule, say(`not.${id}`))),
  ...failedLines(us.not, (reason) => say(`not.${reason}`)),
];

/** Nations whose points some events change in the Replacement Phase. */
const CHANGED_BY_EVENTS = ['GE', 'BR', 'RU'] as const;

const openOf = (
  { besieged, lost, points, capitalReading, austriaReading }: Input,
  { exclusions, damage }: Restorable,
  pools: readonly PoolPlans[],
  { spaces }: PogData,
): readonly OpenPoint[] =>
  present(
    besieged.length || exclusions.some(({ id, losses }) => id === 'capital' && losses.length > 0)
      ? { text: say(`open.capital.${capitalReading}`), rule: '17.1.3', dispute: 'capital-occupied-or-besieged' }
      : [],
    (exclusions.some(
      ({ id, losses }) => id === 'capital' && losses.some(({ type }) => type.nation === 'austria-hungary'),
    ) ||
      (austriaReading === 'both' &&
        spaces.some(({ id, capitalOf }) => capitalOf === 'austria-hungary' && lost.some((one) => one === id)))) && {
      text: say(`open.austria.${austriaReading}`),
      rule: '17.1.3',
      dispute: 'austria-two-capitals',
    },
    CHANGED_BY_EVENTS.some((pool) => (points[pool] ?? 0) > 0) && { text: say('open.events'), rule: '9.5.1.1' },
    pools.some(({ pool }) => pool === 'A') && {
      text: say('open.halves'),
      rule: '17.1.1.1',
      dispute: 'a-point-two-nations',
    },
    damage.some(({ type }) => type.id === 'mn-corps') && {
      text: say('open.montenegro'),
      rule: '13.1.10',
      dispute: 'montenegro-sr',
    },
    { text: say('open.forever'), rule: '12.4.4', dispute: 'oos-army-lost-forever' },
  );

function evaluate(given: Input, data: PogData): Result<Evaluation<ReplacementsAnswer>, Refusal> {
  const chart = chartOf(data, TABLE);
  const prices = chart && pricesOf(chart);
  if (!prices) return missingChart(TABLE);
  const [input, unrecorded] = [recorded(given), unrecordedIn(given)];
  const refused = refusePoints(input);
  if (refused) return refused;
  const losses = lossesOf(input, data);
  if (!losses.ok) return losses;
  const found = restorable(losses.value, input, data);
  const pools = poolsOf(input, found, prices);
  const us = weigh(US_POINTS, input);
  return ok({
    facts: factsOf(input, losses.value),
    steps: stepsOf(input, found, pools, us, unrecorded),
    notApplied: notAppliedOf(found, us, unrecorded),
    outcome: {
      blocks: blocksOf(input, found, pools, unrecorded),
      data: {
        pools,
        places: Object.fromEntries(found.places.map(({ type, spaces: at }) => [type.id, at.map(({ id }) => id)])),
      },
    },
    open: openOf(input, found, pools, data),
  });
}

/** What Replacement Points can buy, with the price of every plan and where the units return (17.1). */
export const replacements = calculator({
  id: 'paths-of-glory/replacements',
  game: 'paths-of-glory',
  tables: [TABLE],
  modifiers: [
    { list: EXCLUSIONS, per: 'part' },
    { list: [...US_POINTS, ...NEUTRALS], per: 'part' },
  ],
  schema,
  evaluate,
});
