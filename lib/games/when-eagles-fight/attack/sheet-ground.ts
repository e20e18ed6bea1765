import type { AttackInput } from '@/lib/games/when-eagles-fight/attack/fields';
import type { Gap } from '@/lib/games/when-eagles-fight/attack/sheet-units';
import { HEX, isCity } from '@/lib/games/when-eagles-fight/sheet/ground';
import type { PlacedUnit, SheetView } from '@/lib/games/when-eagles-fight/sheet/view';

/* What the hex of a defender is on a sheet, and who is near the headquarters. */

const PLACE = ['terrain', 'river', 'city', 'country'] as const;
type Place = Pick<AttackInput, (typeof PLACE)[number]>;

/**
 * The defender's hex as the sheet has it; what is not painted there is taken from the fields, unless the sheet is
 * complete. `told` are those that the sheet decides.
 */
export function groundIn(
  view: SheetView,
  target: number,
  given: AttackInput,
): { readonly fields: Place; readonly gaps: readonly Gap[]; readonly told: readonly (keyof Place)[] } {
  const cell = view.cells[target];
  const { complete } = view.sheet;
  const terrain = view.terrainAt(target);
  const isTold = complete || (terrain !== 'clear' && terrain !== 'sea');
  const city = cell && isCity(cell.place) ? (view.names[target] === HEX.kovno ? 'kovno' : 'city') : 'none';
  const country = cell?.country ?? 'none';
  const isPainted: Readonly<Record<keyof Place, boolean>> = {
    terrain: isTold && terrain !== 'sea',
    river: complete || cell?.river === true,
    city: complete || city !== 'none',
    country: country !== 'none',
  };
  return {
    fields: {
      terrain: isTold && terrain !== 'sea' ? terrain : given.terrain,
      river: isPainted.river ? cell?.river === true : given.river,
      city: isPainted.city ? city : given.city,
      country: country === 'none' ? given.country : country,
    },
    told: PLACE.filter((field) => isPainted[field]),
    gaps: [
      ...(isTold || cell?.river === true ? [] : (['terrain'] as const)),
      ...(country === 'none' ? (['country'] as const) : []),
    ],
  };
}

/** Which Russians of the battle are in or next to the hex of the marker (14.2); as given where the sheet has none. */
export function stavkaIn(
  view: SheetView,
  attackers: readonly PlacedUnit[],
  defenders: readonly PlacedUnit[],
  given: AttackInput['stavka'],
): AttackInput['stavka'] {
  const marker = view.index.get(view.sheet.stavka ?? '');
  if (marker === undefined) return given;
  const near = new Set([marker, ...view.neighbours.subarray(marker * 6, marker * 6 + 6)]);
  const russians = [...attackers, ...defenders].filter(({ side }) => side === 'russian');
  const inReach = russians.filter(({ at }) => near.has(at)).length;
  return inReach === 0 ? 'none' : inReach === russians.length ? 'all' : 'some';
}
