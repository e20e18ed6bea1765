import { sortBars, type Bar, type Barred } from '@/lib/calc/bars';
import type { ReplacementsInput, Taker } from '@/lib/games/nach-paris/replacements/fields';

const RAILWAY_RANGE = 5;

export const onMap = ({ state }: Taker): boolean => state === 'on-map';
const isRebuilt = ({ state }: Taker): boolean => state === 'consolidated';

const BARS: readonly Bar<Taker>[] = [
  { id: 'kind', rule: '14.1.1', stops: ({ kind }) => kind === 'other' },
  {
    id: 'destroyed',
    rule: '14.1.5',
    stops: ({ state }) => state === 'destroyed',
    spares: (unit) => (onMap(unit) ? 'onMap' : 'consolidated'),
  },
  { id: 'rebuildCav', rule: '14.1.1', when: isRebuilt, stops: ({ kind }) => kind === 'cav' },
  { id: 'campHit', rule: '14.1.5', when: isRebuilt, stops: ({ campHit }) => campHit },
  { id: 'unhurt', rule: '14.1.1', when: onMap, stops: ({ lost }) => lost === 0 },
  { id: 'tookLast', rule: '14.1.2', when: onMap, stops: ({ tookLast }) => tookLast },
  { id: 'fired', rule: '14.1.2', when: onMap, stops: ({ fired }) => fired },
  { id: 'supply', rule: '14.1.2', when: onMap, stops: ({ supply }) => supply !== 'loc' },
  { id: 'railway', rule: '14.1.2', when: onMap, stops: ({ railway }) => railway > RAILWAY_RANGE },
  { id: 'transport', rule: '14.1.2', when: onMap, stops: ({ transport }) => transport },
  { id: 'busy', rule: '14.1.2', when: onMap, stops: ({ busy }) => busy },
];

/** Halves of a replacement, so that every price is a whole number. */
const HALVES = 2;

/** By the readings of dispute replacement-cav-aplus. */
const CAVALRY_A_PLUS: Readonly<Record<ReplacementsInput['cavalry'], number>> = { letter: 2, 'as-a': 3, 'as-inf': 4 };

/** The price of a step in halves of a replacement (14.1.3). */
export function priceOf({ kind, rank, fourteenth }: Taker, cavalry: ReplacementsInput['cavalry']): number {
  if (kind === 'inf' && rank === 'A+') return 4;
  if (kind === 'cav' && rank === 'A+') return CAVALRY_A_PLUS[cavalry];
  return rank === 'A' || fourteenth ? 3 : 2;
}

/** A unit of the list: what keeps it out, and its price in halves. */
export interface Request {
  readonly index: number;
  readonly unit: Taker;
  readonly barred: readonly Barred[];
  readonly free: readonly Barred[];
  readonly price: number;
}

/** What one kind of replacements can do; amounts in halves. */
export interface Pool {
  readonly id: 'inf' | 'cav';
  readonly available: number;
  readonly requests: readonly Request[];
  readonly cost: number;
  /** the units that get a step: all if the replacements suffice, else as many as possible, the cheapest first */
  readonly served: readonly Request[];
  readonly spent: number;
  /** whole replacements kept for later turns, and whether a half is lost (14.1.4) */
  readonly saved: number;
  readonly halfLost: boolean;
}

function poolOf(id: Pool['id'], available: number, requests: readonly Request[]): Pool {
  const cheapest = [...requests].sort((a, b) => a.price - b.price);
  const served = cheapest.reduce<readonly Request[]>(
    (all, one) => (sumOf([...all, one]) <= available ? [...all, one] : all),
    [],
  );
  const left = available - sumOf(served);
  return {
    id,
    available,
    requests,
    cost: sumOf(requests),
    served: requests.filter((one) => served.includes(one)),
    spent: sumOf(served),
    saved: Math.floor(left / HALVES),
    halfLost: left % HALVES === 1,
  };
}

const sumOf = (requests: readonly Request[]): number => requests.reduce((sum, { price }) => sum + price, 0);

export interface ReplacementsFinding {
  readonly input: ReplacementsInput;
  readonly all: readonly Request[];
  readonly pools: readonly Pool[];
}

/** Who may take a replacement, at what price, and how far the replacements go (14.1.1 to 14.1.5). */
export function settleReplacements(input: ReplacementsInput): ReplacementsFinding {
  const all = input.units.map((unit, index): Request => ({
    index,
    unit,
    ...sortBars(BARS, unit),
    price: priceOf(unit, input.cavalry),
  }));
  const able = all.filter(({ barred }) => barred.length === 0);
  const pools = (['inf', 'cav'] as const).map((id) =>
    poolOf(
      id,
      input[id] * HALVES,
      able.filter(({ unit }) => unit.kind === id),
    ),
  );
  return { input, all, pools };
}
