import type { RosterUnit } from '@/components/calculator/counters/roster';
import { formOf, usualOf } from '@/lib/calc/form';
import { placedUnitSchema, type Sheet } from '@/lib/games/nach-paris/sheet/schema';
import { KINDS, MOBILITIES, NATIONS, type Kind, type Mobility, type Nation } from '@/lib/games/nach-paris/units';
import type { UnitInput as InputOf } from '@/lib/sheet/edits';

/** What of a unit may be given when it is put on the sheet. */
export type UnitInput = InputOf<Sheet>;

/** What a tap puts down: a unit, or one of the player's counters once in its place. */
export interface UnitBrush {
  readonly unit: UnitInput;
  readonly counter?: RosterUnit | undefined;
}
export const FIRST_UNIT: UnitBrush = { unit: { nation: 'germany', kind: 'inf' } };

export const UNIT_NATIONS: readonly Nation[] = NATIONS;
export const UNIT_KINDS: readonly Kind[] = KINDS;
const MOBILITY_OF: Readonly<Partial<Record<Kind, Mobility>>> = { sar: MOBILITIES[3], cav: MOBILITIES[1] };

const FIELDS = formOf(placedUnitSchema);

/** A new unit of a kind with values that its kind usually has; the player types those of the counter. */
export const newUnit = (nation: Nation, kind: Kind): UnitInput => ({
  nation,
  kind,
  mobility: MOBILITY_OF[kind] ?? 'normal',
  ...Object.fromEntries(FIELDS.flatMap((field) => (field.info.usual ? [[field.name, usualOf(field, { kind })]] : []))),
  ...(kind === 'hq' ? { radius: 12 } : {}),
});
