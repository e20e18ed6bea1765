import {
  combatStrength,
  factorsOf,
  forceKey,
  isArmy,
  isFull,
  stepsOf,
  type Reserve,
  type Unit,
} from '@/lib/games/paths-of-glory/combat/forces';
import {
  inOrder,
  lossSearch,
  reach,
  replacements,
  stepsTo,
  unitsOf,
  type Force,
  type LossSearch,
  type LossStep,
  type Reached,
} from '@/lib/games/paths-of-glory/combat/loss-search';

/** A legal way to take a Loss Number. */
export interface Allocation {
  /** the units that remain, replacements included; its key names the allocation */
  readonly key: string;
  readonly units: readonly Unit[];
  readonly steps: readonly LossStep[];
  /** corps that the Reserve Box still holds */
  readonly reserve: Reserve;
  /** how much of the Loss Number is filled (12.4.3) */
  readonly taken: number;
  readonly fortDestroyed: boolean;
}

export interface Losses extends Force {
  readonly lossNumber: number;
}

/** The order in which British attackers, and the Caucasus army, must offer the first loss (12.4.5). */
export const FIRST_LOSS_ORDER: readonly (readonly { readonly special: string; readonly kind: 'army' | 'corps' }[])[] = [
  [{ special: 'bef', kind: 'army' }],
  [{ special: 'bef', kind: 'corps' }],
  // The rulebook gives the Caucasus army no place in the British list; the later edition puts it beside the MEF.
  [
    { special: 'mef', kind: 'army' },
    { special: 'cau', kind: 'army' },
  ],
  [
    { special: 'aus', kind: 'corps' },
    { special: 'cnd', kind: 'corps' },
  ],
];

/** The legal ways of one side by Loss Number. */
export type Ways = (lossNumber: number) => readonly Allocation[];

/**
 * Every legal way to take a Loss Number (12.4.2 to 12.4.6): as much of it as possible and never more, the forced
 * first loss before that, forts only when no unit is left. Ways that leave the same units are one. What can be reached
 * is searched once for all Loss Numbers up to `most`, and again only for one that is greater.
 */
export function waysToLose(losses: Force, most: number): Ways {
  let search = lossSearch(losses, most);
  const firstLosses = losses.attacker ? firstLossGroups(losses.units) : [];
  const reached = new Map<Unit | undefined, readonly Reached[]>();
  const reachedAfter = (first?: Unit): readonly Reached[] => {
    const all = reached.get(first) ?? reach(search, first);
    reached.set(first, all);
    return all;
  };
  const known: (readonly Allocation[])[] = [];
  return (lossNumber) => {
    const found = known[lossNumber];
    if (found) return found;
    if (lossNumber > search.limit) {
      search = lossSearch(losses, lossNumber);
      reached.clear();
    }
    const forced = ableFirst(firstLosses, lossNumber);
    const all = forced ? forced.flatMap((unit) => reachedAfter(unit)) : reachedAfter();
    const ways = twoFullArmies(mostTaken(all, lossNumber, search), lossNumber, losses);
    known[lossNumber] = ways;
    return ways;
  };
}

/** The ends for a Loss Number that fill the most of it, the first of those that leave the same units. */
function mostTaken(all: readonly Reached[], lossNumber: number, search: LossSearch): readonly Allocation[] {
  const { fort } = search.force;
  const falls = ({ marks, taken }: Reached): boolean => fort > 0 && marks === '' && lossNumber - taken >= fort;
  let most = -1;
  const best = new Map<string, Reached>();
  for (const reached of all) {
    const left = lossNumber - reached.taken;
    if (left < 0 || reached.least <= left) continue;
    const taken = reached.taken + (falls(reached) ? fort : 0);
    if (taken < most) continue;
    if (taken > most) best.clear();
    most = taken;
    if (!best.has(reached.marks)) best.set(reached.marks, reached);
  }
  const ways: Allocation[] = [];
  for (const reached of best.values()) {
    const fortDestroyed = falls(reached);
    const units = unitsOf(search, reached.marks);
    const key = forceKey(units) || (fortDestroyed ? 'none-fort-destroyed' : 'none');
    ways.push({ key, units, steps: stepsTo(reached), reserve: reached.reserve, taken: most, fortDestroyed });
  }
  return ways;
}

/** The legal ways to take one Loss Number. */
export const allocations = (losses: Losses): readonly Allocation[] =>
  waysToLose(losses, losses.lossNumber)(losses.lossNumber);

/** The units that stand in the order of the first loss, those of one place of it together (12.4.5). */
function firstLossGroups(units: readonly Unit[]): readonly (readonly Unit[])[] {
  const named = units.filter(({ type }) => FIRST_LOSS_SPECIALS.has(type.special ?? ''));
  if (!named.length) return [];
  const distinct = inOrder([...new Set(named)]);
  return FIRST_LOSS_ORDER.map((group) =>
    distinct.filter(({ type }) => group.some(({ special, kind }) => type.special === special && type.kind === kind)),
  );
}
const FIRST_LOSS_SPECIALS = new Set(FIRST_LOSS_ORDER.flat().map(({ special }) => special));

/**
 * The units of which one must take the first loss: the first of the order that can without exceeding the number
 * (12.4.5); undefined where any unit may.
 */
function ableFirst(groups: readonly (readonly Unit[])[], lossNumber: number): readonly Unit[] | undefined {
  for (const group of groups) {
    const able = group.filter((unit) => factorsOf(unit).lf <= lossNumber);
    if (able.length) return able;
  }
  return undefined;
}

/**
 * Whether a space is the case of 12.4.4.2: only two full armies, no corps to replace them, and one point too many to
 * flip both.
 */
export function isTwoFullArmiesCase({ units, reserve, corps, oneSpace }: Force, lossNumber: number): boolean {
  const first = units[0];
  if (!oneSpace || units.length !== 2 || !first) return false;
  const lf = factorsOf(first).lf;
  if (!((lf === 3 && lossNumber === 7) || (lf === 2 && lossNumber === 5))) return false;
  return units.every(
    (unit) =>
      isArmy(unit) && isFull(unit) && factorsOf(unit).lf === lf && replacements(unit.type, reserve, corps).length === 0,
  );
}

/** 12.4.4.2: two full armies may not both flip; one of them has to be eliminated, and is lost for good. */
function twoFullArmies(found: readonly Allocation[], lossNumber: number, losses: Force): readonly Allocation[] {
  if (!isTwoFullArmiesCase(losses, lossNumber)) return found;
  return found
    .filter((way) => way.units.length === 1)
    .map((way) => ({ ...way, steps: way.steps.map((step) => (step.lostBy ? { ...step, lostBy: '12.4.4.2' } : step)) }));
}

/** How a player is assumed to choose among the legal ways. */
export const POLICIES = ['keep-full', 'keep-strength', 'keep-steps'] as const;
export type Policy = (typeof POLICIES)[number];

type Measure = (way: Allocation) => number;
const full: Measure = ({ units }) => Number(units.some(isFull));
const steps: Measure = ({ units }) => units.reduce((total, unit) => total + stepsOf(unit), 0);
const strength: Measure = ({ units }) => combatStrength(units);
const keeps: Measure = (way) => -way.steps.filter(({ lostBy }) => lostBy).length;
const armies: Measure = ({ units }) => units.filter(isArmy).length;

const ORDER: Readonly<Record<Policy, readonly Measure[]>> = {
  'keep-full': [full, strength, armies, steps, keeps],
  'keep-strength': [strength, armies, steps, full, keeps],
  'keep-steps': [steps, strength, armies, full, keeps],
};

/**
 * The way that a policy chooses: its own measure first, then combat strength, armies and fewest units lost for good.
 */
export function choose(ways: readonly Allocation[], policy: Policy): Allocation {
  const [first] = ways;
  if (!first) throw new Error('choose: there is always a legal allocation; allocations() returned none');
  let best = first;
  for (const way of ways) if (way !== best && isBetter(way, best, ORDER[policy])) best = way;
  return best;
}

function isBetter(way: Allocation, than: Allocation, order: readonly Measure[]): boolean {
  for (const measure of order) {
    const difference = measure(way) - measure(than);
    if (difference !== 0) return difference > 0;
  }
  return false;
}
