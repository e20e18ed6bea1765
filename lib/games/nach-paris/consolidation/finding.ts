import * as z from 'zod';
import { fieldsOf } from '@/lib/calc/fields-of';
import { sortBars, type Bar, type Barred } from '@/lib/calc/bars';
import { RANKS, unitField, type Rank } from '@/lib/games/nach-paris/units';

const field = fieldsOf('consolidation');
const unitWords = fieldsOf('unit');

/** How a unit stands to its corps (2.5.7, 6.5.2). */
export const TIES = ['none', 'corps', 'orphan', 'autonomous'] as const;
type Ties = (typeof TIES)[number];

const rank = (name: string) => field.choice(name, '2.5.14', RANKS, 'B', { control: 'chips' });
const cbf = (name: string, preset: number) => field.count(name, '2.5.12', [0, 30], preset);
const arf = (name: string, preset: number) => field.count(name, '2.5.11', [0, 30], preset);
/** What a Degraded unit has left counts only where it keeps steps, by our reading. */
const kept = (name: string, rule: string) =>
  field.count(name, rule, [0, 30], 0, {
    when: [
      { field: 'giverSteps', is: ['2', '3', '4', '5'] },
      { field: 'reading', is: ['lost'] },
    ],
  });
const flag = (name: string, rule: string, preset = false) => field.rareFlag(name, rule, { preset });
const ties = (name: string) => field.choice(name, '6.5.2', TIES, 'none', { rare: true });

/** The first unit gains steps, the giver loses them. */
export const consolidationSchema = z.strictObject({
  rank: rank('rank'),
  lost: field.count('lost', '2.4.2', [0, 4], 1, { control: 'chips' }),
  gain: field.count('gain', '6.5.1', [1, 4], 1, { control: 'chips' }),
  needCbf: cbf('needCbf', 4),
  needArf: arf('needArf', 1),
  giverRank: rank('giverRank'),
  giverSteps: field.count('giverSteps', '2.4.1', [1, 5], 1, { control: 'chips' }),
  giverCbf: cbf('giverCbf', 5),
  giverArf: arf('giverArf', 1),
  keptCbf: kept('keptCbf', '2.5.12'),
  keptArf: kept('keptArf', '2.5.11'),
  kind: unitWords.as(unitField.kind.clone(), 'kind', '2.2.1', { rare: true }),
  sameType: flag('sameType', '6.5.1', true),
  /** the Degraded unit is one */
  pioneer: field.rareFlag('pioneer', '2.2.1', { when: { field: 'kind', is: ['inf'] } }),
  sameHex: flag('sameHex', '6.5.2', true),
  enemyZoc: flag('enemyZoc', '6.5.2'),
  corps: ties('corps'),
  giverCorps: ties('giverCorps'),
  busy: flag('busy', '6.5.2'),
  fired: flag('fired', '8.1.3'),
  reading: field.reading('reading', '6.5.3', ['lost', 'whole'], 'consolidation-factors'),
});
export type ConsolidationInput = z.output<typeof consolidationSchema>;

const inCorps = (tie: Ties): boolean => tie === 'corps' || tie === 'autonomous';
/** Levels between two ranks: 0 for the same (6.5.4). */
const levels = (a: Rank, b: Rank): number => Math.abs(RANKS.indexOf(a) - RANKS.indexOf(b));
const SAME_RANK_BONUS = 2;

interface Amounts {
  readonly cbf: number;
  readonly arf: number;
}

/** Whether the giver keeps steps whose factors it does not give. */
export const countsKept = ({
  reading,
  giverSteps,
  gain,
}: Pick<ConsolidationInput, 'reading' | 'giverSteps' | 'gain'>): boolean => reading === 'lost' && giverSteps > gain;

/**
 * What the giver offers: what it loses, or its whole factors where the last step goes or the other reading is played.
 */
function offered({
  giverCbf,
  giverArf,
  keptCbf,
  keptArf,
  giverSteps,
  gain,
  reading,
  rank: own,
  giverRank,
}: ConsolidationInput): Amounts {
  const whole = !countsKept({ reading, giverSteps, gain });
  const bonus = own === giverRank ? SAME_RANK_BONUS : 0;
  return { cbf: giverCbf - (whole ? 0 : keptCbf) + bonus, arf: giverArf - (whole ? 0 : keptArf) + bonus };
}

/** Pioneers would refill infantry: dispute consolidation-pio. */
export const givesPioneers = ({ kind, pioneer }: ConsolidationInput): boolean => kind === 'inf' && pioneer;

const BARS: readonly Bar<ConsolidationInput>[] = [
  { id: 'kind', rule: '2.4.5', stops: ({ kind }) => kind !== 'inf' && kind !== 'cav' },
  { id: 'unhurt', rule: '6.5.1', stops: ({ lost }) => lost === 0 },
  { id: 'sameType', rule: '6.5.1', stops: ({ sameType }) => !sameType },
  { id: 'pioneer', rule: '6.5.1', stops: givesPioneers },
  { id: 'sameHex', rule: '6.5.2', stops: ({ sameHex }) => !sameHex },
  { id: 'busy', rule: '6.5.2', stops: ({ busy }) => busy },
  { id: 'fired', rule: '8.1.3', stops: ({ fired }) => fired },
  { id: 'corps', rule: '6.5.2', stops: ({ corps, giverCorps }) => inCorps(corps) || inCorps(giverCorps) },
  { id: 'enemyZoc', rule: '6.5.2', stops: ({ enemyZoc }) => enemyZoc },
  { id: 'rank', rule: '6.5.4', stops: ({ rank: own, giverRank }) => levels(own, giverRank) > 1 },
  { id: 'steps', rule: '6.5.1', stops: ({ giverSteps, gain }) => giverSteps < gain },
  { id: 'cbf', rule: '6.5.3', stops: (input) => input.needCbf > offered(input).cbf },
  { id: 'arf', rule: '6.5.3', stops: (input) => input.needArf > offered(input).arf },
];

export interface Consolidation {
  readonly input: ConsolidationInput;
  readonly barred: readonly Barred[];
  readonly free: readonly Barred[];
  readonly sameRank: boolean;
  /** the most CBF and ARF that may be gained */
  readonly limit: Amounts;
  readonly giverLeft: number;
}

/** Whether the consolidation is possible, and what becomes of the giver (6.5.1 to 6.5.4). */
export function settleConsolidation(input: ConsolidationInput): Consolidation {
  const sameRank = input.rank === input.giverRank;
  const { barred, free } = sortBars(BARS, input);
  // The same two bars stand in 6.5.3 for equal ranks and in 6.5.4 for different ones.
  const cite = (one: Barred): Barred => ({ ...one, rule: one.rule === '6.5.3' && !sameRank ? '6.5.4' : one.rule });
  return {
    input,
    barred: barred.map(cite),
    free: free.map(cite),
    sameRank,
    limit: offered(input),
    giverLeft: Math.max(0, input.giverSteps - input.gain),
  };
}
