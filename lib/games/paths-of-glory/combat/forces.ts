import { sideOfType } from '@/lib/games/paths-of-glory/catalogue';
import { isBarredFromTheNearEast } from '@/lib/games/paths-of-glory/geography/lands';
import type { Face, Factors, PogData, Side, UnitType } from '@/lib/games/paths-of-glory/data';

/** A counter with one of its faces up. */
export interface Counter {
  readonly type: UnitType;
  readonly face: Face;
}

/** A counter in a combat. Made by `unitOf`, so that equal units are the same object. */
export interface Unit extends Counter {
  /** "br-army:full" */
  readonly key: string;
}

const known = new WeakMap<UnitType, Readonly<Record<Face, Unit>>>();

/** The unit of a type and face: always the same object, which keeps the search for legal losses fast. */
export function unitOf(type: UnitType, face: Face): Unit {
  const found = known.get(type);
  if (found) return found[face];
  const made = {
    full: { type, face: 'full', key: `${type.id}:full` },
    reduced: { type, face: 'reduced', key: `${type.id}:reduced` },
  } as const;
  known.set(type, made);
  return made[face];
}

/** Corps in the Reserve Box that can replace an army, by type id. */
export type Reserve = Readonly<Record<string, { readonly full: number; readonly reduced: number }>>;

export const factorsOf = (unit: Counter): Factors => unit.type[unit.face];
export const isArmy = (unit: Counter): boolean => unit.type.kind === 'army';
export const isFull = (unit: Counter): boolean => unit.face === 'full';

/** Steps that a counter can still lose: two at full strength, one reduced (2.2.1). */
export const stepsOf = (unit: Counter): number => (unit.face === 'full' ? 2 : 1);

export const combatStrength = (units: readonly Counter[]): number =>
  units.reduce((total, unit) => total + factorsOf(unit).cf, 0);

/** Names a force; for units in the order of their keys, so that equal forces have the same. */
export function forceKey(units: readonly Unit[]): string {
  let key = '';
  for (const unit of units) key += key ? `+${unit.key}` : unit.key;
  return key;
}

const REPLACED_BY_OWN_CORPS: Readonly<Record<string, string>> = { bef: 'bef' };
/** Corps that never replace an army, except BEF for BEF (12.4.4.3). */
const NEVER_REPLACE = new Set(['bef', 'aus', 'cnd', 'pt', 'ana', 'sn']);

/**
 * Whether a corps type in the Reserve Box may replace an eliminated army: the same nationality (12.4.4); the BEF
 * army only by the BEF corps and by nothing else; AUS, CND, PT and ANA replace no army (12.4.4.3).
 */
export function mayReplace(army: UnitType, corps: UnitType): boolean {
  if (corps.kind !== 'corps' || corps.nation !== army.nation) return false;
  const own = REPLACED_BY_OWN_CORPS[army.special ?? ''];
  if (own) return corps.special === own;
  return !NEVER_REPLACE.has(corps.special ?? '');
}

/** Whether 11.3.1 keeps a unit out of the Near East. Armies with typed factors have no name to judge by. */
export const isBarredFromNearEast = (unit: Pick<Counter, 'type'>): boolean =>
  !isPlain(unit) && isBarredFromTheNearEast(unit.type);

const PLAIN = 'plain-';
/** The nation of units whose factors are typed in: only their side is known. */
export const plainNation = (side: Side): string => `${PLAIN}${side}`;
export const isPlain = ({ type }: Pick<Counter, 'type'>): boolean => type.nation.startsWith(PLAIN);

/** The side that a unit fights for; undefined for a nation that the data does not have. */
export const sideOf = (unit: Counter, data: PogData): Side | undefined =>
  isPlain(unit) ? (unit.type.nation.slice(PLAIN.length) as Side) : sideOfType(data, unit.type);
