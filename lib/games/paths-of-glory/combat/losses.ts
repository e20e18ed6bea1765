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

export interface Losses {
  readonly units: readonly Unit[];
  readonly reserve: Reserve;
  /** all corps types of the game, to find replacements */
  readonly corps: readonly UnitType[];
  readonly lossNumber: number;
  /** the fort's Loss Factor, for the defender only (12.4.6); 0 is no fort */
  readonly fort: number;
  /** the British order and the Caucasus army apply to attackers only (12.4.5) */
  readonly attacker: boolean;
  /** out of supply: an eliminated army is lost for good although a corps replaces it (12.4.4.1) */
  readonly outOfSupply: boolean;
  /** all these units stand in one space: the case of 12.4.4.2 needs it */
  readonly oneSpace: boolean;
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

/** `units` stay sorted by key, so that equal forces have the same key without sorting again. */
interface State {
  readonly units: readonly Unit[];
  readonly reserve: Reserve;
  readonly steps: readonly LossStep[];
  readonly left: number;
}

/**
 * Every legal way to take a Loss Number (12.4.2 to 12.4.6): as much of it as possible and never more, the forced
 * first loss before that, forts only when no unit is left. Ways that leave the same units are one.
 */
export function allocations(losses: Losses): readonly Allocation[] {
  const start: State = {
    units: [...losses.units].sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key))),
    reserve: losses.reserve,
    steps: [],
    left: losses.lossNumber,
  };
  const forced = losses.attacker ? firstLosses(start) : [];
  const starts = forced.length ? forced.flatMap((unit) => loseStep(start, unit, losses, true)) : [start];
  const ends = starts.flatMap((state) => explore(state, losses));
  const most = Math.max(...ends.map((end) => end.taken));
  const best = new Map<string, Allocation>();
  for (const end of ends) if (end.taken === most && !best.has(end.key)) best.set(end.key, end);
  return twoFullArmies([...best.values()], losses);
}

/**
 * The units of which one must take the first loss: the first of the order that can without exceeding the number
 * (12.4.5).
 */
function firstLosses(state: State): readonly Unit[] {
  const able = state.units.filter((unit) => factorsOf(unit).lf <= state.left);
  const first = FIRST_LOSS_ORDER.map((group) =>
    able.filter(({ type }) => group.some(({ special, kind }) => type.special === special && type.kind === kind)),
  ).find((found) => found.length > 0);
  return distinct(first ?? []);
}

const distinct = (units: readonly Unit[]): readonly Unit[] => [...new Set(units)];

/** The states after one unit loses one step: usually one, more where several corps types could replace an army. */
function loseStep(state: State, unit: Unit, losses: Losses, first = false): readonly State[] {
  const rest = without(state.units, unit);
  const lossFactor = factorsOf(unit).lf;
  const left = state.left - lossFactor;
  const step = (becomes: Unit | null, lostBy: LostBy | undefined, reserve = state.reserve): State => ({
    units: becomes ? including(rest, becomes) : rest,
    reserve,
    left,
    steps: [...state.steps, { unit, becomes, lossFactor, first, lostBy }],
  });
  const never = unit.type.replaceable ? undefined : '17.1.7';
  if (isFull(unit)) return [step(unitOf(unit.type, 'reduced'), undefined)];
  if (!isArmy(unit)) return [step(null, never)];
  const found = replacements(unit.type, state.reserve, losses.corps);
  if (!found.length) return [step(null, '12.4.4')];
  return found.map((corps) => step(corps, losses.outOfSupply ? '12.4.4.1' : never, taking(state.reserve, corps)));
}

/** Corps of the Reserve Box that may replace an army: full strength before reduced (12.4.4). */
export function replacements(army: UnitType, reserve: Reserve, corps: readonly UnitType[]): readonly Unit[] {
  const able = corps.filter((type) => mayReplace(army, type));
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

/** All ends that can be reached from a state by further steps, each with the most of the number that it can fill. */
function explore(start: State, losses: Losses): readonly Allocation[] {
  const seen = new Set<string>();
  const ends: Allocation[] = [];
  const visit = (state: State): void => {
    const key = `${forceKey(state.units)}|${state.left}`;
    if (seen.has(key)) return;
    seen.add(key);
    const next = distinct(state.units).filter((unit) => factorsOf(unit).lf <= state.left);
    if (next.length) for (const unit of next) loseStep(state, unit, losses).forEach(visit);
    else ends.push(finish(state, losses));
  };
  visit(start);
  return ends;
}

function finish(state: State, losses: Losses): Allocation {
  const fortDestroyed = losses.fort > 0 && state.units.length === 0 && state.left >= losses.fort;
  return {
    key: forceKey(state.units) || (fortDestroyed ? 'none-fort-destroyed' : 'none'),
    units: state.units,
    steps: state.steps,
    reserve: state.reserve,
    taken: losses.lossNumber - state.left + (fortDestroyed ? losses.fort : 0),
    fortDestroyed,
  };
}

/**
 * Whether a space is the case of 12.4.4.2: only two full armies, no corps to replace them, and one point too many to
 * flip both.
 */
export function isTwoFullArmiesCase({ units, lossNumber, reserve, corps, oneSpace }: Losses): boolean {
  const [first, second] = units;
  if (!oneSpace || units.length !== 2 || !first || !second) return false;
  const lf = factorsOf(first).lf;
  return (
    units.every(
      (unit) =>
        isArmy(unit) &&
        isFull(unit) &&
        factorsOf(unit).lf === lf &&
        replacements(unit.type, reserve, corps).length === 0,
    ) &&
    ((lf === 3 && lossNumber === 7) || (lf === 2 && lossNumber === 5))
  );
}

/** 12.4.4.2: two full armies may not both flip; one of them has to be eliminated, and is lost for good. */
function twoFullArmies(found: readonly Allocation[], losses: Losses): readonly Allocation[] {
  if (!isTwoFullArmiesCase(losses)) return found;
  return found
    .filter((way) => way.units.length === 1)
    .map((way) => ({ ...way, steps: way.steps.map((step) => (step.lostBy ? { ...step, lostBy: '12.4.4.2' } : step)) }));
}

/** How a player is assumed to choose among the legal ways. */
export const POLICIES = ['keep-full', 'keep-strength', 'keep-steps'] as const;
export type Policy = (typeof POLICIES)[number];

const full = (way: Allocation): number => Number(way.units.some(isFull));
const steps = (way: Allocation): number => way.units.reduce((total, unit) => total + stepsOf(unit), 0);
const strength = (way: Allocation): number => combatStrength(way.units);
const lost = (way: Allocation): number => way.steps.filter((step) => step.lostBy).length;
const armies = (way: Allocation): number => way.units.filter(isArmy).length;

const ORDER: Readonly<Record<Policy, readonly ((way: Allocation) => number)[]>> = {
  'keep-full': [full, strength, armies, steps],
  'keep-strength': [strength, armies, steps, full],
  'keep-steps': [steps, strength, armies, full],
};

/**
 * The way that a policy chooses: its own measure first, then combat strength, armies and fewest units lost for good.
 */
export function choose(ways: readonly Allocation[], policy: Policy): Allocation {
  const measures = [...ORDER[policy], (way: Allocation) => -lost(way)];
  const [first, ...others] = ways;
  if (!first) throw new Error('choose: there is always a legal allocation; allocations() returned none');
  return others.reduce((best, way) => {
    const difference = measures.map((measure) => measure(way) - measure(best)).find((d) => d !== 0);
    return difference !== undefined && difference > 0 ? way : best;
  }, first);
}
