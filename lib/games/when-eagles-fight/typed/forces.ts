import { otherSide, sideOf, type Nation } from '@/lib/games/when-eagles-fight/sides';
import type { Item } from '@/lib/typed/items';
import type { Value } from '@/lib/typed/meaning';
import type { Strength } from '@/lib/typed/sums';

/* Nations and factors of a typed attack. */

export const STRENGTH: Strength = { factor: 'factor', units: ['kind', 'attack'], mostUnits: 9 };

const number = (value: Value | undefined): number | undefined => (typeof value === 'number' ? value : undefined);

export const nationIn = (items: readonly Item[]): Nation | undefined =>
  items.map(({ traits }) => traits.nation).find((one) => one !== undefined) as Nation | undefined;

/** The nation of a side that names none: the usual one against the other. */
export const nationAgainst = (other: Nation | undefined, usual: Nation): Nation =>
  other === undefined ? usual : otherSide(sideOf(other)) === 'central' ? 'german' : 'russian';

/** The factor of one unit of an item: as said, or undefined. */
export const factorOf = ({ traits }: Item, of: 'attack' | 'defence'): number | undefined =>
  number(traits.factor) ?? number(traits[of]);

/** The factors of all units together; undefined where one is not said. */
export function totalOf(units: readonly Item[], of: 'attack' | 'defence'): number | undefined {
  let total = 0;
  for (const unit of units) {
    const factor = unit.traits.kind === 'heavy-artillery' ? 0 : factorOf(unit, of);
    if (factor === undefined) return undefined;
    total += factor * (unit.count ?? 1);
  }
  return units.length > 0 ? total : undefined;
}
