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
  replacements,
  type Force,
  type LossStep,
  stepsTo,
  type LossSearch,
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
  let limit = most;
  const known = new Map<number, readonly Allocation[]>();
  return (lossNumber) => {
    const found = known.get(lossNumber);
    if (found) return found;
    if (lossNumber > limit) [search, limit] = [lossSearch(losses, lossNumber), lossNumber];
    const forced = losses.attacker ? firstLosses(losses.units, lossNumber) : [];
    const all = forced.length ? forced.flatMap((unit) => search.reach(unit)) : search.reach();
    const ways = twoFullArmies(mostTaken(all, lossNumber, search, losses), lossNumber, losses);
    known.set(lossNumber, ways);
    return ways;
  };
}

/** The ends for a Loss Number that fill the most of it, the first of those that leave the same units. */
function mostTaken(
  all: readonly Reached[],
  lossNumber: number,
  search: LossSearch,
  { fort }: Force,
): readonly Allocation[] {
  let most = -1;
  const best = new Map<string, Reached>();
  const falls = ({ marks, taken }: Reached): boolean => fort > 0 && marks === '' && lossNumber - taken >= fort;
  for (const reached of all) {
    const left = lossNumber - reached.taken;
    if (left < 0 || reached.least <= left) continue;
    const taken = reached.taken + (falls(reached) ? fort : 0);
    if (taken < most) continue;
    if (taken > most) best.clear();
    most = taken;
    if (!best.has(reached.marks)) best.set(reached.marks, reached);
  }
  return Array.from(best.values(), (reached): Allocation => {
    const fortDestroyed = falls(reached);
    const units = search.units(reached.marks);
    const key = forceKey(units) || (fortDestroyed ? 'none-fort-destroyed' : 'none');
    return { key, units, steps: stepsTo(reached), reserve: reached.reserve, taken: most, fortDestroyed };
  });
}

/** The legal ways to take one Loss Number. */
export const allocations = (losses: Losses): readonly Allocation[] =>
  waysToLose(losses, losses.lossNumber)(losses.lossNumber);

/**
 * The units of which one must take the first loss: the first of the order that can without exceeding the number
 * (12.4.5).
 */
function firstLosses(units: readonly Unit[], lossNumber: number): readonly Unit[] {
  const able = inOrder(units).filter((unit) => factorsOf(unit).lf <= lossNumber);
  const first = FIRST_LOSS_ORDER.map((group) =>
    able.filter(({ type }) => group.some(({ special, kind }) => type.special === special && type.kind === kind)),
  ).find((found) => found.length > 0);
  return distinct(first ?? []);
}

const distinct = (units: readonly Unit[]): readonly Unit[] => [...new Set(units)];

/**
 * Whether a space is the case of 12.4.4.2: only two full armies, no corps to replace them, and one point too many to
 * flip both.
 */
export function isTwoFullArmiesCase({ units, reserve, corps, oneSpace }: Force, lossNumber: number): boolean {
  const [first, second] = units;
  if (!oneSpace || units.length !== 2 || !first || !second) return false;
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
