import { sortBars, type Bar, type Barred } from '@/lib/calc/bars';
import type { ConsolidationInput, Ties } from '@/lib/games/nach-paris/consolidation/fields';
import { RANKS, type Rank } from '@/lib/games/nach-paris/units';

const inCorps = (tie: Ties): boolean => tie === 'corps' || tie === 'autonomous';

/** Levels between two ranks: 0 for the same (6.5.4). */
const levels = (a: Rank, b: Rank): number => Math.abs(RANKS.indexOf(a) - RANKS.indexOf(b));

/** Whether the ranks allow a gain at all (6.5.4). */
const ranksFit = ({ rank, giverRank }: ConsolidationInput): boolean => levels(rank, giverRank) <= 1;

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
  {
    id: 'corps',
    rule: '6.5.2',
    stops: ({ corps, giverCorps }) => inCorps(corps) || inCorps(giverCorps),
    spares: ({ corps, giverCorps }) => (corps === 'none' && giverCorps === 'none' ? 'corps' : 'orphan'),
  },
  { id: 'enemyZoc', rule: '6.5.2', stops: ({ enemyZoc }) => enemyZoc },
  {
    id: 'rank',
    rule: '6.5.4',
    stops: (input) => !ranksFit(input),
    spares: ({ rank: own, giverRank }) => (own === giverRank ? 'rankSame' : 'rank'),
  },
  { id: 'steps', rule: '6.5.1', stops: ({ giverSteps, gain }) => giverSteps < gain },
  {
    id: 'cbf',
    rule: '6.5.3',
    stops: (input) => ranksFit(input) && input.needCbf > offered(input).cbf,
    spares: (input) => (ranksFit(input) ? 'cbf' : 'cbfRanks'),
  },
  {
    id: 'arf',
    rule: '6.5.3',
    stops: (input) => ranksFit(input) && input.needArf > offered(input).arf,
    spares: (input) => (ranksFit(input) ? 'arf' : 'arfRanks'),
  },
];

export interface Consolidation {
  readonly input: ConsolidationInput;
  readonly barred: readonly Barred[];
  readonly free: readonly Barred[];
  readonly sameRank: boolean;
  /** at most one level apart: else no gain is possible, and the limit below is that of none */
  readonly ranksFit: boolean;
  /** the most CBF and ARF that may be gained */
  readonly limit: Amounts;
  readonly giverLeft: number;
}

/** Whether the consolidation is possible, and what becomes of the giver (6.5.1 to 6.5.4). */
export function settleConsolidation(input: ConsolidationInput): Consolidation {
  const sameRank = input.rank === input.giverRank;
  const { barred, free } = sortBars(BARS, input);
  // The same two bars stand in 6.5.3 for equal ranks and in 6.5.4 for different ones.
  const cite = (one: Barred): Barred => ({
    ...one,
    rule: one.rule === '6.5.3' && !sameRank ? '6.5.4' : one.reason === 'rankSame' ? '6.5.3' : one.rule,
  });
  return {
    input,
    barred: barred.map(cite),
    free: free.map(cite),
    sameRank,
    ranksFit: ranksFit(input),
    limit: offered(input),
    giverLeft: Math.max(0, input.giverSteps - input.gain),
  };
}
