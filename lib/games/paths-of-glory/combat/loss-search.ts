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

/** A kind of unit that the search may meet. Equal kinds have equal marks, and marks are in the order of the keys. */
interface Kind {
  readonly unit: Unit;
  readonly mark: string;
  readonly lossFactor: number;
  /** the mark of its reduced face */
  readonly reduced: string;
}

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

/** The search for one force. */
export interface LossSearch {
  /** everything that can be reached, in the order of the search, after a unit that has to lose the first step or not */
  reach(first?: Unit): readonly Reached[];
  units(marks: string): readonly Unit[];
}

/** Every kind that some of these units can become. */
function kindsOf(units: readonly Unit[], { corps }: Force): readonly Kind[] {
  const found = new Map<string, Unit>();
  const meet = (unit: Unit): void => {
    if (found.has(unit.key)) return;
    found.set(unit.key, unit);
    if (isFull(unit)) meet(unitOf(unit.type, 'reduced'));
    else if (isArmy(unit)) for (const type of replacersOf(corps)(unit.type)) meet(unitOf(type, 'full'));
  };
  units.forEach(meet);
  const sorted = inOrder([...found.values()]);
  const markOf = (unit: Unit): string =>
    String.fromCharCode(FIRST_MARK + sorted.findIndex(({ key }) => key === unit.key));
  return sorted.map((unit) => ({
    unit,
    mark: markOf(unit),
    lossFactor: factorsOf(unit).lf,
    reduced: isFull(unit) ? markOf(unitOf(unit.type, 'reduced')) : '',
  }));
}
const FIRST_MARK = 32;

const without = (marks: string, at: number): string => marks.slice(0, at) + marks.slice(at + 1);
function including(marks: string, mark: string): string {
  let at = 0;
  while (at < marks.length && (marks[at] ?? '') <= mark) at++;
  return marks.slice(0, at) + mark + marks.slice(at);
}

/** The search for what losses of up to `limit` can lead to; each part of it is made when it is first asked for. */
export function lossSearch(losses: Force, limit: number): LossSearch {
  const kinds = kindsOf(losses.units, losses);
  const byKey = new Map(kinds.map((kind) => [kind.unit.key, kind]));
  const markOf = ({ key }: Unit): string => byKey.get(key)?.mark ?? '';
  const kindAt = (marks: string, at: number): Kind | undefined => kinds[marks.charCodeAt(at) - FIRST_MARK];
  const leastOf = (marks: string): number => {
    let least = Infinity;
    for (let at = 0; at < marks.length; at++) least = Math.min(least, kindAt(marks, at)?.lossFactor ?? Infinity);
    return least;
  };
  const marks = inOrder(losses.units).map(markOf).join('');
  const start: Reached = {
    marks,
    taken: 0,
    reserve: losses.reserve,
    before: undefined,
    step: undefined,
    least: leastOf(marks),
  };

  /** Goes to the forces after the loss of one step by one unit: several where several corps could replace an army. */
  function lose(from: Reached, at: number, first: boolean, go: Go): void {
    const kind = kindAt(from.marks, at);
    if (!kind || from.taken + kind.lossFactor > limit) return;
    const { unit } = kind;
    const rest = without(from.marks, at);
    const never = unit.type.replaceable ? undefined : '17.1.7';
    if (isFull(unit))
      return go(including(rest, kind.reduced), from, kind, unitOf(unit.type, 'reduced'), undefined, first);
    if (!isArmy(unit)) return go(rest, from, kind, null, never, first);
    const found = replacements(unit.type, from.reserve, losses.corps);
    if (!found.length) return go(rest, from, kind, null, '12.4.4', first);
    const lostBy = losses.outOfSupply ? '12.4.4.1' : never;
    for (const corps of found) go(including(rest, markOf(corps)), from, kind, corps, lostBy, first);
  }

  const reachedBy = (...[marks, from, { unit, lossFactor }, becomes, lostBy, first]: Parameters<Go>): Reached => ({
    marks,
    taken: from.taken + lossFactor,
    reserve: becomes && becomes.type !== unit.type ? taking(from.reserve, becomes) : from.reserve,
    before: from,
    step: { unit, becomes, lossFactor, first, lostBy },
    least: leastOf(marks),
  });

  function explore(from: Reached): readonly Reached[] {
    const nameOf = (left: string, taken: number): string => left + String.fromCharCode(taken);
    const seen = new Set<string>([nameOf(from.marks, from.taken)]);
    const all: Reached[] = [];
    const visit = (place: Reached): void => {
      all.push(place);
      for (let at = 0; at < place.marks.length; at++) {
        // Equal units stand side by side: the loss of one is that of any.
        if (at === 0 || place.marks[at] !== place.marks[at - 1]) lose(place, at, false, enter);
      }
    };
    const enter: Go = (left, before, kind, becomes, lostBy, first) => {
      const name = nameOf(left, before.taken + kind.lossFactor);
      if (seen.has(name)) return;
      seen.add(name);
      visit(reachedBy(left, before, kind, becomes, lostBy, first));
    };
    visit(from);
    return all;
  }

  const known = new Map<string, readonly Reached[]>();
  return {
    units(left) {
      const units: Unit[] = [];
      for (let at = 0; at < left.length; at++) {
        const kind = kindAt(left, at);
        if (kind) units.push(kind.unit);
      }
      return units;
    },
    reach(first) {
      const found = known.get(first?.key ?? '');
      if (found) return found;
      const starts: Reached[] = first ? [] : [start];
      if (first) lose(start, marks.indexOf(markOf(first)), true, (...step) => starts.push(reachedBy(...step)));
      const all = starts.flatMap(explore);
      known.set(first?.key ?? '', all);
      return all;
    },
  };
}

/** What is done with a force that the loss of one step leads to. */
type Go = (
  marks: string,
  from: Reached,
  kind: Kind,
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
