import type { SheetView } from '@/lib/games/nach-paris/sheet/view';

/** What is asked of the whole of a sheet, once for each sheet: a tap on a hex or a unit changes nothing of it. */
export function ofWhole<Data, Found>(ask: (view: SheetView, data: Data) => Found): typeof ask {
  const known = new WeakMap<SheetView, { readonly found: Found }>();
  return (view, data) => {
    const one = known.get(view) ?? { found: ask(view, data) };
    known.set(view, one);
    return one.found;
  };
}
