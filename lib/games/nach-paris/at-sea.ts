import { text } from '@/lib/calc/evaluation';
import { fieldsOf } from '@/lib/calc/fields-of';
import { illegal, type Refused } from '@/lib/calc/refusal';
import { NATIONS, sideOf } from '@/lib/games/nach-paris/units';

const field = fieldsOf('unit');

/** Only the Allies go to sea (18.1.1). */
const ALLIES = NATIONS.filter((nation) => sideOf(nation) === 'allied');

/** The unit is in an At Sea box: nothing can be aimed at it (18.1.4). */
export const atSeaField = field.rareFlag('atSea', '18.1.4', { when: { field: 'nation', is: ALLIES } });

/**
 * Refuses the first unit at sea among the targets of an ABU or a combat; `list` is the name of their field (18.1.4).
 */
export function targetAtSea(targets: readonly { readonly atSea: boolean }[], list: string): Refused | undefined {
  const i = targets.findIndex(({ atSea }) => atSea);
  return i < 0 ? undefined : illegal(`${list}.${i}.atSea`, true, text('unit.targetAtSea'), '18.1.4');
}
