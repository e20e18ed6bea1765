import type { PogData, Side } from '@/lib/games/paths-of-glory/data';
import { sideOfNation } from '@/lib/games/paths-of-glory/sides';
import type { Counter } from '@/lib/games/paths-of-glory/combat/forces';
import type { StackGroup } from '@/lib/games/paths-of-glory/stack-group';

export interface SpaceStack {
  readonly units: readonly Counter[];
  /** a type id that no counter has */
  readonly unknown: string | undefined;
}

/** The counters of a list of groups; the first unknown type is reported instead of guessed. */
export function stackOf(groups: readonly StackGroup[], data: PogData): SpaceStack {
  const units: Counter[] = [];
  for (const { type: id, face, n } of groups) {
    const type = data.units.types.find((candidate) => candidate.id === id);
    if (!type) return { units, unknown: id };
    for (let i = 0; i < n; i++) units.push({ type, face });
  }
  return { units, unknown: undefined };
}

/** The sides that have units in a stack: more than one is against 10.1.3. */
export const sidesIn = (units: readonly Counter[], data: PogData): readonly (Side | undefined)[] => [
  ...new Set(units.map((unit) => sideOfNation(unit.type.nation, data))),
];

export const nationsIn = (units: readonly Counter[]): readonly string[] => [
  ...new Set(units.map((unit) => unit.type.nation)),
];
