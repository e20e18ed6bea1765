/**
 * Whether two JSON values are the same; a key whose value is undefined counts as absent, the order of keys does not
 * count.
 */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((value, i) => same(value, b[i]));
  const [left, right] = [given(a), given(b)];
  return left.size === right.size && [...left].every(([key, value]) => right.has(key) && same(value, right.get(key)));
}

const given = (value: object): ReadonlyMap<string, unknown> =>
  new Map(Object.entries(value).filter(([, one]) => one !== undefined));
