/** Numbers by document that can be emptied again without going over all of them. */
export interface Sums {
  readonly of: Float64Array;
  readonly touched: number[];
}

export function createSums(count: number): Sums {
  return { of: new Float64Array(count), touched: [] };
}

/** Raises a number to at least `to`, which is above 0. */
export function raise(sums: Sums, id: number, to: number): void {
  const now = sums.of[id] ?? 0;
  if (now === 0) sums.touched.push(id);
  if (to > now) sums.of[id] = to;
}

export function add(sums: Sums, id: number, more: number): void {
  const now = sums.of[id] ?? 0;
  if (now === 0) sums.touched.push(id);
  sums.of[id] = now + more;
}

export function set(sums: Sums, id: number, to: number): void {
  if (sums.of[id] === 0) sums.touched.push(id);
  sums.of[id] = to;
}

export function empty(sums: Sums): void {
  for (const id of sums.touched) sums.of[id] = 0;
  sums.touched.length = 0;
}
