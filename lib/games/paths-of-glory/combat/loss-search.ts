import { oncePer } from '@/lib/core/once';
import type { UnitType } from '@/lib/games/paths-of-glory/data';
import {
  factorsOf,
  isArmy,
  isFull,
  mayReplace,
  unitOf,
  type Reserve,
  type Unit,
} from '@/lib/games/paths-of-glory/combat/forces';

/*
 * The search for legal losses (12.4.2 to 12.4.5). A force is a text with one mark a unit, in the order of the units'
 * keys: thousands of forces are compared, and only those that are shown are turned into units.
 */

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

/** Units in the order of their keys. */
export const inOrder = (units: readonly Unit[]): readonly Unit[] =>
  [...units].sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));

/** A force that losses lead to: how it came there, and what the Reserve Box still holds. */
export interface Reached {
  /** the units that are left, a mark each */
  readonly marks: string;
  readonly taken: number;
  readonly reserve: Reserve;
  readonly before: Reached | undefined;
  readonly step: LossStep | undefined;
  /** the smallest Loss Factor among them: as long as less is left to take, nothing more can be taken */
  readonly least: number;
}

/** What a search is about: a force, the most that it may lose, and the kinds of unit that this can lead to. */
export interface LossSearch {
  readonly force: Force;
  readonly limit: number;
  /** in the order of their keys: the mark of a kind is its place, and a reduced face stands right after the full one */
  readonly kinds: readonly Unit[];
  /** the Loss Factor of each kind */
  readonly factors: readonly number[];
  readonly start: Reached;
}

/** The search for what losses of up to `limit` can lead to. */
export function lossSearch(force: Force, limit: number): LossSearch {
  const kinds = kindsOf(force);
  // Equal units stand side by side, in the order of the kinds.
  let marks = '';
  kinds.forEach(({ key }, kind) => {
    for (const unit of force.units) if (unit.key === key) marks += markOf(kind);
  });
  const factors = kinds.map((kind) => factorsOf(kind).lf);
  const least = leastOf(factors, marks);
  return {
    force,
    limit,
    kinds,
    factors,
    start: { marks, taken: 0, reserve: force.reserve, before: undefined, step: undefined, least },
  };
}

/** Every kind that the units of a force can become, each once: counters with typed factors may be equal. */
function kindsOf({ units, corps }: Force): readonly Unit[] {
  const found = new Map<string, Unit>();
  for (const { type } of units)
    for (const unit of familyOf(corps)(type)) if (!found.has(unit.key)) found.set(unit.key, unit);
  return inOrder([...found.values()]);
}

/** Both faces of a counter and of the corps that may replace it, looked up once for a set of counters. */
const familyOf = oncePer((corps: readonly UnitType[]) =>
  oncePer((type: UnitType): readonly Unit[] =>
    [type, ...(type.kind === 'army' ? replacersOf(corps)(type) : [])].flatMap((one) => [
      unitOf(one, 'full'),
      unitOf(one, 'reduced'),
    ]),
  ),
);

const FIRST_MARK = 32;
const markOf = (kind: number): string => String.fromCharCode(FIRST_MARK + kind);
const kindAt = (marks: string, at: number): number => marks.charCodeAt(at) - FIRST_MARK;

const without = (marks: string, at: number): string => marks.slice(0, at) + marks.slice(at + 1);
function including(marks: string, mark: string): string {
  let at = 0;
  while (at < marks.length && (marks[at] ?? '') <= mark) at++;
  return marks.slice(0, at) + mark + marks.slice(at);
}

/** The units that marks stand for. */
export function unitsOf({ kinds }: LossSearch, marks: string): readonly Unit[] {
  const units: Unit[] = [];
  for (let at = 0; at < marks.length; at++) {
    const unit = kinds[kindAt(marks, at)];
    if (unit) units.push(unit);
  }
  return units;
}

/** The smallest Loss Factor among the units that marks stand for. */
function leastOf(factors: readonly number[], marks: string): number {
  let least = Infinity;
  for (let at = 0; at < marks.length; at++) least = Math.min(least, factors[kindAt(marks, at)] ?? Infinity);
  return least;
}

/** Everything that can be reached, in the order of the search, after a unit that has to lose the first step or not. */
export function reach(search: LossSearch, first?: Unit): readonly Reached[] {
  const { kinds, start } = search;
  if (!first) return explore(search, start);
  const starts: Reached[] = [];
  const at = start.marks.indexOf(markOf(kinds.findIndex(({ key }) => key === first.key)));
  lose(search, start, at, true, (...loss) => starts.push(reachedBy(search, ...loss)));
  return starts.flatMap((from) => explore(search, from));
}

function explore(search: LossSearch, from: Reached): readonly Reached[] {
  const seen = new Set<string>([nameOf(from.marks, from.taken)]);
  const all: Reached[] = [];
  const visit = (place: Reached): void => {
    all.push(place);
    for (let at = 0; at < place.marks.length; at++) {
      // Equal units stand side by side: the loss of one is that of any.
      if (at === 0 || place.marks[at] !== place.marks[at - 1]) lose(search, place, at, false, enter);
    }
  };
  const enter: Go = (marks, before, unit, becomes, lostBy, first) => {
    const name = nameOf(marks, before.taken + factorsOf(unit).lf);
    if (seen.has(name)) return;
    seen.add(name);
    visit(reachedBy(search, marks, before, unit, becomes, lostBy, first));
  };
  visit(from);
  return all;
}

const nameOf = (marks: string, taken: number): string => marks + String.fromCharCode(taken);

/** Goes to the forces after the loss of one step by one unit: several where several corps could replace an army. */
function lose({ force, limit, kinds, factors }: LossSearch, from: Reached, at: number, first: boolean, go: Go): void {
  const kind = kindAt(from.marks, at);
  const unit = kinds[kind];
  if (!unit || from.taken + (factors[kind] ?? 0) > limit) return;
  const rest = without(from.marks, at);
  if (isFull(unit)) return go(including(rest, markOf(kind + 1)), from, unit, kinds[kind + 1] ?? null, undefined, first);
  const never = unit.type.replaceable ? undefined : '17.1.7';
  if (!isArmy(unit)) return go(rest, from, unit, null, never, first);
  const found = replacements(unit.type, from.reserve, force.corps);
  if (!found.length) return go(rest, from, unit, null, '12.4.4', first);
  const lostBy = force.outOfSupply ? '12.4.4.1' : never;
  for (const corps of found) go(including(rest, markOf(kinds.indexOf(corps))), from, unit, corps, lostBy, first);
}

function reachedBy({ factors }: LossSearch, ...[marks, from, unit, becomes, lostBy, first]: Parameters<Go>): Reached {
  const lossFactor = factorsOf(unit).lf;
  return {
    marks,
    taken: from.taken + lossFactor,
    reserve: becomes && becomes.type !== unit.type ? taking(from.reserve, becomes) : from.reserve,
    before: from,
    step: { unit, becomes, lossFactor, first, lostBy },
    least: leastOf(factors, marks),
  };
}

/** What is done with a force that the loss of one step leads to. */
type Go = (
  marks: string,
  from: Reached,
  unit: Unit,
  becomes: Unit | null,
  lostBy: LostBy | undefined,
  first: boolean,
) => void;

/** The steps that led to a force, in their order. */
export function stepsTo(reached: Reached): readonly LossStep[] {
  const steps: LossStep[] = [];
  for (let at: Reached | undefined = reached; at?.step; at = at.before) steps.push(at.step);
  return steps.reverse();
}
