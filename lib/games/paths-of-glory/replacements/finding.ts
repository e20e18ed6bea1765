import type { Refusal } from '@/lib/calc/evaluation';
import { sayIn } from '@/lib/calc/ledger';
import { weigh, type Modifier, type Weighed } from '@/lib/calc/modifiers';
import { illegal, missingChart, type Refused } from '@/lib/calc/refusal';
import { ok, type Result } from '@/lib/core/result';
import { numberIn } from '@/lib/tables/lookup';
import type { Chart } from '@/lib/tables/chart';
import { chartOf, type PogData, type UnitType } from '@/lib/games/paths-of-glory/data';
import type { ReplacementsInput } from '@/lib/games/paths-of-glory/replacements/fields';
import {
  DISTANT_NATIONS,
  POOLS,
  restorable,
  type Loss,
  type Pool,
  type Restorable,
} from '@/lib/games/paths-of-glory/replacements/losses';
import { bestPlans, maximalPlans, type Plan, type Prices } from '@/lib/games/paths-of-glory/replacements/plans';

const say = sayIn('replacements');

export const COSTS = 'replacement-costs';
/** More maximal plans than this are cut down to the best ones: a list that nobody reads helps nobody. */
const MANY_PLANS = 20;

/** The plans of one marker. */
export interface PoolPlans {
  readonly pool: Pool;
  readonly points: number;
  /** every plan to which nothing can be added, or only the best ones when there are too many */
  readonly plans: readonly Plan[];
  readonly complete: boolean;
}

export interface ReplacementsAnswer {
  readonly pools: readonly PoolPlans[];
  /** type id of an army to the ids of the spaces where it may return */
  readonly places: Readonly<Record<string, readonly string[]>>;
}

export interface ReplacementsFinding {
  /** with the points that are recorded */
  readonly input: ReplacementsInput;
  readonly unrecorded: readonly Unrecorded[];
  readonly losses: readonly Loss[];
  readonly restorable: Restorable;
  readonly pools: readonly PoolPlans[];
  /** what lets the United States have points */
  readonly us: Weighed;
}

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
function lossesOf(input: ReplacementsInput, data: PogData): Result<readonly Loss[], Refusal> {
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
function refusePoints({ points, overThere }: ReplacementsInput): Refused | undefined {
  return (points.US ?? 0) > 0 && !overThere
    ? illegal('points', points.US, say('refused.overThere'), '17.1.8')
    : undefined;
}

/** What a card prints for nations that are still neutral: it is not recorded, the rest of the card is (9.4.1). */
export interface Unrecorded {
  readonly pool: Pool;
  readonly points: number;
}
const unrecordedIn = ({ neutral, points }: ReplacementsInput): readonly Unrecorded[] =>
  neutral.flatMap((pool) => ((points[pool] ?? 0) > 0 ? { pool, points: points[pool] ?? 0 } : []));

/** The input with the points that are recorded. */
const recorded = (input: ReplacementsInput): ReplacementsInput => ({
  ...input,
  points: { ...input.points, ...Object.fromEntries(input.neutral.map((pool) => [pool, 0])) },
});

const byValue = (a: Plan, b: Plan): number => b.cf - a.cf || b.steps - a.steps || a.cost - b.cost;

/** The plans of every marker that has points and something to restore. */
function poolsOf(input: ReplacementsInput, { damage }: Restorable, prices: Prices): readonly PoolPlans[] {
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

/** US points are there once Over There is played (17.1.8). */
export const US_POINTS: readonly Modifier<ReplacementsInput>[] = [
  { id: 'overThere', rule: '17.1.8', value: 0, needs: [({ points }) => (points.US ?? 0) > 0] },
];

export function settleReplacements(given: ReplacementsInput, data: PogData): ReplacementsFinding | Refused {
  const chart = chartOf(data, COSTS);
  const prices = chart && pricesOf(chart);
  if (!prices) return missingChart(COSTS);
  const input = recorded(given);
  const refused = refusePoints(input);
  if (refused) return refused;
  const losses = lossesOf(input, data);
  if (!losses.ok) return losses;
  const found = restorable(losses.value, input, data);
  return {
    input,
    unrecorded: unrecordedIn(given),
    losses: losses.value,
    restorable: found,
    pools: poolsOf(input, found, prices),
    us: weigh(US_POINTS, input),
  };
}

export const answerOf = ({ pools, restorable: { places } }: ReplacementsFinding): ReplacementsAnswer => ({
  pools,
  places: Object.fromEntries(places.map(({ type, spaces }) => [type.id, spaces.map(({ id }) => id)])),
});
