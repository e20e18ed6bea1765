import type { Face, Factors, UnitType } from '@/lib/games/paths-of-glory/data';

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
  const made = { full: { type, face: 'full', key: `${type.id}:full` }, reduced: { type, face: 'reduced', key: `${type.id}:reduced` } } as const;
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

export const combatStrength = (units: readonly Counter[]): number => units.reduce((total, unit) => total + factorsOf(unit).cf, 0);

/** The same units in any order give the same key. */
export const forceKey = (units: readonly Unit[]): string => units.map(({ key }) => key).sort().join('+');

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
