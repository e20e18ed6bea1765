import type { Face, UnitType } from '@/lib/games/paths-of-glory/data';

/** Counters of one type and face as an input lists them; a plain one brings its own factors. */
export interface Group {
  readonly type: string;
  readonly face?: Face;
  readonly n?: number;
  readonly kind?: 'army' | 'corps';
  readonly cf?: number;
  readonly reducedCf?: number;
  readonly lf?: number;
}

export const FACES: readonly Face[] = ['full', 'reduced'];

export const PLAIN = 'plain';

/** Groups of an input's value; what is no list of them counts as none. */
export const groupsOf = (value: unknown): readonly Group[] => (Array.isArray(value) ? (value as readonly Group[]) : []);

export const faceOf = ({ face }: Group): Face => face ?? 'full';
export const numberOf = ({ n }: Group): number => n ?? 1;

const isSame = (group: Group, type: string, face: Face): boolean =>
  group.type === type && faceOf(group) === face && type !== PLAIN;

/** How many counters of a type show a face. */
export const countOf = (groups: readonly Group[], type: string, face: Face): number =>
  groups.reduce((sum, group) => (isSame(group, type, face) ? sum + numberOf(group) : sum), 0);

/** The groups with exactly `n` counters of a type and face; the order of the others is kept. */
export function withCount(groups: readonly Group[], type: string, face: Face, n: number): readonly Group[] {
  const at = groups.findIndex((group) => isSame(group, type, face));
  const rest = groups.filter((group, i) => i === at || !isSame(group, type, face));
  if (at < 0) return n > 0 ? [...rest, { type, face, n }] : rest;
  return n > 0 ? rest.map((group, i) => (i === at ? { ...group, n } : group)) : rest.filter((_, i) => i !== at);
}

/** One counter of a type turned over. */
export function flipOne(groups: readonly Group[], type: string, face: Face): readonly Group[] {
  const other: Face = face === 'full' ? 'reduced' : 'full';
  const n = countOf(groups, type, face);
  return n > 0
    ? withCount(withCount(groups, type, face, n - 1), type, other, countOf(groups, type, other) + 1)
    : groups;
}

/**
 * The ordinary counter of a nation for a kind; the other kind where it has none, and a special one only for want of
 * any.
 */
export function ordinary(types: readonly UnitType[], nation: string, kind: 'army' | 'corps'): UnitType | undefined {
  const own = types.filter((type) => type.nation === nation);
  return (
    own.find((type) => type.kind === kind && !type.special) ??
    own.find((type) => !type.special) ??
    own.find((type) => type.kind === kind) ??
    own[0]
  );
}

/** The same force of another nation: armies become its armies, corps its corps. */
export function convert(groups: readonly Group[], nation: string, types: readonly UnitType[]): readonly Group[] {
  return groups.reduce<readonly Group[]>((made, group) => {
    const kind = types.find(({ id }) => id === group.type)?.kind;
    const type = kind && ordinary(types, nation, kind);
    return type
      ? withCount(made, type.id, faceOf(group), countOf(made, type.id, faceOf(group)) + numberOf(group))
      : [...made, group];
  }, []);
}

/** Sum of the combat factors of the counters that are known. */
export function strengthOf(groups: readonly Group[], types: readonly UnitType[]): number {
  return groups.reduce((sum, group) => {
    const factors = types.find(({ id }) => id === group.type)?.[faceOf(group)].cf;
    const plain = faceOf(group) === 'full' ? group.cf : (group.reducedCf ?? group.cf);
    return sum + numberOf(group) * (factors ?? plain ?? 0);
  }, 0);
}
