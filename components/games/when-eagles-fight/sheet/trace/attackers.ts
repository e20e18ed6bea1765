import type { Picks } from '@/components/games/when-eagles-fight/sheet/types';
import { attackableFrom } from '@/lib/games/when-eagles-fight/attack/on-sheet';
import type { SheetView } from '@/lib/games/when-eagles-fight/sheet/view';

/** The hexes that attack what was tapped, by their names; all that can where the player has left out every one. */
export function attackers(view: SheetView, { to = '', phase, without }: Picks): readonly string[] {
  const target = view.index.get(to);
  const able = target === undefined ? [] : attackableFrom(view, target, phase).map((hex) => view.names[hex] ?? '');
  const left = able.filter((hex) => !without.includes(hex));
  return left.length ? left : able;
}
