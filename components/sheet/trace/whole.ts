/** What is asked of the whole of a sheet, once for each sheet: a tap on a hex or a unit changes nothing of it. */
export function ofWhole<View extends object, Data, Found>(ask: (view: View, data: Data) => Found): typeof ask {
  const known = new WeakMap<View, { readonly found: Found }>();
  return (view, data) => {
    const one = known.get(view) ?? { found: ask(view, data) };
    known.set(view, one);
    return one.found;
  };
}
