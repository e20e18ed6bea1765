import type { Picks } from '@/components/sheet/trace/tracer';
import { DIRECTIONS, type Direction } from '@/lib/board/hexes';
import { sideName } from '@/lib/games/nach-paris/hex-names';
import type { SheetView } from '@/lib/games/nach-paris/sheet';

/** Where transit into a hex is counted: the hex itself, and the hexsides that something lies on. */
export function transitPlaces(view: SheetView, hex: number): readonly { readonly at: string; readonly direction?: Direction; readonly other?: string }[] {
  const name = view.names[hex] ?? '';
  const sides = DIRECTIONS.flatMap((direction) => {
    const other = view.names[view.neighbours[hex * 6 + direction] ?? -1];
    return other === undefined || view.sideAt(hex, direction) === 'none' ? [] : [{ at: sideName(name, other), direction, other }];
  });
  return [{ at: name }, ...sides];
}

/** The transit with the steps of one place changed; a place without steps is left out. */
export function withUsed(used: Picks['used'], at: string, steps: number): Picks['used'] {
  const others = used.filter((one) => one.at !== at);
  return steps > 0 ? [...others, { at, steps: Math.min(99, steps) }] : others;
}
