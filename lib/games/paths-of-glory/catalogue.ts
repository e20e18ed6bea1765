import { oncePer } from '@/lib/core/once';
import type { Nation, PogData, Side, Space, UnitType } from '@/lib/games/paths-of-glory/data';

/* What the data holds by its id, sorted once for the data. */

const byId = <T extends { readonly id: string }>(list: readonly T[]): ReadonlyMap<string, T> =>
  new Map(list.map((one) => [one.id, one]));

const types = oncePer(({ units }: PogData) => byId(units.types));
const nations = oncePer(({ units }: PogData) => byId(units.nations));
const spaces = oncePer((data: PogData) => byId(data.spaces));

/** The counter with an id; undefined for one that the data does not have. */
export const typeOf = (data: PogData, id: string | undefined): UnitType | undefined =>
  id === undefined ? undefined : types(data).get(id);
export const nationOf = (data: PogData, id: string | undefined): Nation | undefined =>
  id === undefined ? undefined : nations(data).get(id);
export const spaceOf = (data: PogData, id: string | undefined): Space | undefined =>
  id === undefined ? undefined : spaces(data).get(id);

/** The side of a counter's nation. */
export const sideOfType = (data: PogData, type: UnitType | undefined): Side | undefined =>
  nationOf(data, type?.nation)?.side;

/** All kinds of corps; the same list for the same data. */
export const corpsOf = oncePer(({ units }: PogData): readonly UnitType[] =>
  units.types.filter(({ kind }) => kind === 'corps'),
);
