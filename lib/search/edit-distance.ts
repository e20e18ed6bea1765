/** Rows of the table, kept between calls: a search compares one word with a hundred others. */
const LONGEST = 40;
const rows: [Uint8Array, Uint8Array, Uint8Array] = [
  new Uint8Array(LONGEST + 1),
  new Uint8Array(LONGEST + 1),
  new Uint8Array(LONGEST + 1),
];

/**
 * The least number of letters inserted, left out, replaced or swapped with their neighbour that turns one word into
 * the other (optimal string alignment); `max + 1` when it is more than `max`, and for words of over forty letters.
 */
export function editDistance(a: string, b: string, max: number): number {
  const far = max + 1;
  if (Math.abs(a.length - b.length) > max || a.length > LONGEST || b.length > LONGEST) return far;
  let [before, row, next] = rows;
  for (let j = 0; j <= b.length; j++) row[j] = j;
  for (let i = 1; i <= a.length; i++) {
    const letter = a.charCodeAt(i - 1);
    const previous = a.charCodeAt(i - 2);
    next[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const other = b.charCodeAt(j - 1);
      let cost = (row[j - 1] ?? 0) + (letter === other ? 0 : 1);
      cost = Math.min(cost, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && previous === other)
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > max) return far;
    [before, row, next] = [row, next, before];
  }
  return Math.min(row[b.length] ?? far, far);
}
