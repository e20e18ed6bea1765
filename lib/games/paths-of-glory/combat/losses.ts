import { oncePer } from '@/lib/core/once';
import type { UnitType } from '@/lib/games/paths-of-glory/data';
import {
  combatStrength,
  factorsOf,
  forceKey,
  isArmy,
  isFull,
  mayReplace,
  stepsOf,
  unitOf,
  type Reserve,
  type Unit,
} from '@/lib/games/paths-of-glory/combat/forces';

/**
 * The rule by which an eliminated unit can never be rebuilt: no corps took its army's place, it was out of supply, the
 * case of two full armies, or it never takes replacements.
 */
export type LostBy = '12.4.4' | '12.4.4.1' | '12.4.4.2' | '17.1.7';

/**
 * One step lost: the unit as it was and what stands there now (nothing, its reduced face, or a corps from the Reserve
 * Box).
 */
export interface LossStep {
  readonly unit: Unit;
  readonly becomes: Unit | null;
  readonly lossFactor: number;
  /** the step that an attacker had to take before all others (12.4.5) */
  readonly first: boolean;
  /** undefined when the unit stands, or can be rebuilt */
  readonly lostBy: LostBy | undefined;
}

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

/** A force that takes losses. */
export interface Force {
  readonly units: readonly Unit[];
  readonly reserve: Reserve;
  /** all corps types of the game, to find replacements */
  readonly corps: readonly UnitType[];
  /** the fort's Loss Factor, for the defender only (12.4.6); 0 is no fort */
  readonly fort: number;
  /** the British order and the Caucasus army apply to attackers only (12.4.5) */
  readonly attacker: boolean;
  /** out of supply: an eliminated army is lost for good although a corps replaces it (12.4.4.1) */
  readonly outOfSupply: boolean;
  /** all these units stand in one space: the case of 12.4.4.2 needs it */
  readonly oneSpace: boolean;
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

/**
 * A point of the search for legal losses. `units` stay sorted by key, so that equal forces have the same key without
 * sorting again.
 */
interface State {
  readonly units: readonly Unit[];
  readonly reserve: Reserve;
  readonly steps: readonly LossStep[];
  readonly taken: number;
}

/** A state with what it means for any Loss Number: as long as less is left than `least`, nothing more can be taken. */
interface Reached {
  readonly key: string;
  readonly state: State;
  readonly least: number;
}

/** The legal ways of one side by Loss Number. */
export type Ways = (lossNumber: number) => readonly Allocation[];

/**
 * Every legal way to take a Loss Number (12.4.2 to 12.4.6): as much of it as possible and never more, the forced
 * first loss before that, forts only when no unit is left. Ways that leave the same units are one. What can be reached
 * is searched once for all Loss Numbers up to `most`, and again only for one that is greater.
 */
export function waysToLose(losses: Force, most: number): Ways {
  const start: State = {
    units: [...losses.units].sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key))),
    reserve: losses.reserve,
    steps: [],
    taken: 0,
  };
  let limit = most;
  const searched = new Map<string, readonly Reached[]>();
  const reached = (forced: Unit | undefined): readonly Reached[] => {
    const known = searched.get(forced?.key ?? '');
    if (known) return known;
    const starts = forced ? loseStep(start, forced, losses, true) : [start];
    const found = starts.flatMap((state) => explore(state, losses, limit));
    searched.set(forced?.key ?? '', found);
    return found;
  };
  const known = new Map<number, readonly Allocation[]>();
  return (lossNumber) => {
    const found = known.get(lossNumber);
    if (found) return found;
    if (lossNumber > limit) {
      limit = lossNumber;
      searched.clear();
    }
    const forced = losses.attacker ? firstLosses(start, lossNumber) : [];
    const all = forced.length ? forced.flatMap(reached) : reached(undefined);
    const ways = twoFullArmies(mostTaken(all, lossNumber, losses), lossNumber, losses);
    known.set(lossNumber, ways);
    return ways;
  };
}

/** The ends for a Loss Number that fill the most of it, the first of those that leave the same units. */
function mostTaken(all: readonly Reached[], lossNumber: number, { fort }: Force): readonly Allocation[] {
  let most = -1;
  const best = new Map<string, Allocation>();
  for (const { key, state, least } of all) {
    const left = lossNumber - state.taken;
    if (left < 0 || least <= left) continue;
    const fortDestroyed = fort > 0 && state.units.length === 0 && left >= fort;
    const taken = state.taken + (fortDestroyed ? fort : 0);
    if (taken < most) continue;
    if (taken > most) best.clear();
    most = taken;
    const name = key || (fortDestroyed ? 'none-fort-destroyed' : 'none');
    if (!best.has(name))
      best.set(name, {
        key: name,
        units: state.units,
        steps: state.steps,
        reserve: state.reserve,
        taken,
        fortDestroyed,
      });
  }
  return [...best.values()];
}

/** The legal ways to take one Loss Number. */
export const allocations = (losses: Losses): readonly Allocation[] =>
  waysToLose(losses, losses.lossNumber)(losses.lossNumber);

/**
 * The units of which one must take the first loss: the first of the order that can without exceeding the number
 * (12.4.5).
 */
function firstLosses(state: State, lossNumber: number): readonly Unit[] {
  const able = state.units.filter((unit) => factorsOf(unit).lf <= lossNumber);
  const first = FIRST_LOSS_ORDER.map((group) =>
    able.filter(({ type }) => group.some(({ special, kind }) => type.special === special && type.kind === kind)),
  ).find((found) => found.length > 0);
  return distinct(first ?? []);
}

const distinct = (units: readonly Unit[]): readonly Unit[] => [...new Set(units)];

/** The states after one unit loses one step: usually one, more where several corps types could replace an army. */
function loseStep(state: State, unit: Unit, losses: Force, first = false): readonly State[] {
  const rest = without(state.units, unit);
  const lossFactor = factorsOf(unit).lf;
  const taken = state.taken + lossFactor;
  const step = (becomes: Unit | null, lostBy: LostBy | undefined, reserve = state.reserve): State => ({
    units: becomes ? including(rest, becomes) : rest,
    reserve,
    taken,
    steps: [...state.steps, { unit, becomes, lossFactor, first, lostBy }],
  });
  const never = unit.type.replaceable ? undefined : '17.1.7';
  if (isFull(unit)) return [step(unitOf(unit.type, 'reduced'), undefined)];
  if (!isArmy(unit)) return [step(null, never)];
  const found = replacements(unit.type, state.reserve, losses.corps);
  if (!found.length) return [step(null, '12.4.4')];
  return found.map((corps) => step(corps, losses.outOfSupply ? '12.4.4.1' : never, taking(state.reserve, corps)));
}

/** The corps that may replace each army, looked up once for a set of counters. */
const replacersOf = oncePer((corps: readonly UnitType[]) =>
  oncePer((army: UnitType): readonly UnitType[] => corps.filter((type) => mayReplace(army, type))),
);

/** Corps of the Reserve Box that may replace an army: full strength before reduced (12.4.4). */
export function replacements(army: UnitType, reserve: Reserve, corps: readonly UnitType[]): readonly Unit[] {
  const able = replacersOf(corps)(army);
  for (const face of ['full', 'reduced'] as const) {
    const found = able.filter((type) => (reserve[type.id]?.[face] ?? 0) > 0);
    if (found.length) return found.map((type) => unitOf(type, face));
  }
  return [];
}

function taking(reserve: Reserve, corps: Unit): Reserve {
  const held = reserve[corps.type.id] ?? { full: 0, reduced: 0 };
  return { ...reserve, [corps.type.id]: { ...held, [corps.face]: held[corps.face] - 1 } };
}

function without(units: readonly Unit[], unit: Unit): readonly Unit[] {
  const at = units.indexOf(unit);
  return units.filter((_, i) => i !== at);
}

function including(units: readonly Unit[], unit: Unit): readonly Unit[] {
  const after = units.findIndex(({ key }) => key > unit.key);
  return after < 0 ? [...units, unit] : [...units.slice(0, after), unit, ...units.slice(after)];
}

/** Every state within a Loss Number, in the order in which the search comes to it. */
function explore(start: State, losses: Force, limit: number): readonly Reached[] {
  const seen = new Set<string>();
  const all: Reached[] = [];
  const visit = (state: State): void => {
    const key = forceKey(state.units);
    const name = `${key}|${state.taken}`;
    if (state.taken > limit || seen.has(name)) return;
    seen.add(name);
    let least = Infinity;
    for (const unit of state.units) least = Math.min(least, factorsOf(unit).lf);
    all.push({ key, state, least });
    // Equal units are the same object and stand side by side.
    state.units.forEach((unit, i) => {
      if (unit !== state.units[i - 1] && state.taken + factorsOf(unit).lf <= limit)
        loseStep(state, unit, losses).forEach(visit);
    });
  };
  visit(start);
  return all;
}

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
