/** Where something of a row stands: places of one group are known distances apart. */
export interface GroupPlace {
  readonly group: number;
  readonly place: number;
}

/** Two of a row that stand so many places apart. */
interface Link {
  readonly from: number;
  readonly to: number;
  readonly places: number;
}

/** From the first to the last of a group that stand just as far apart as in the row: nothing is missing between. */
interface Run {
  first: number;
  last: number;
}

/**
 * The places of a row of things, as far as some distances between them tell. Where as many stand between two of a group
 * as their distance has room for, all of these are neighbours and of that group too. Of distances that contradict each
 * other the first count. Work: n log n, since the smaller of two groups moves into the larger.
 */
export function groupsOf(count: number, links: readonly Link[]): readonly GroupPlace[] {
  const all = Array.from({ length: count }, (_, i) => i);
  const group = [...all];
  /** how far the place of each is ahead of its order in the row: alike for neighbours */
  const ahead = new Int32Array(count);
  const members = all.map((one) => [one]);
  const runs = all.map((one) => new Map<number, Run>([[0, { first: one, last: one }]]));
  const grown: Run[] = [];
  const unite = (a: number, b: number, by: number): void => {
    const [of, other] = [group[a] ?? 0, group[b] ?? 0];
    if (of === other) return;
    const shift = (ahead[a] ?? 0) + by - (ahead[b] ?? 0);
    const isLarger = (members[of]?.length ?? 0) >= (members[other]?.length ?? 0);
    const [into, from, moved] = isLarger ? [of, other, shift] : [other, of, -shift];
    for (const one of members[from] ?? []) {
      group[one] = into;
      members[into]?.push(one);
      const place = (ahead[one] ?? 0) + moved;
      ahead[one] = place;
      const run = runs[into]?.get(place);
      if (!run) runs[into]?.set(place, { first: one, last: one });
      else {
        run.first = Math.min(run.first, one);
        run.last = Math.max(run.last, one);
        grown.push(run);
      }
    }
    members[from] = [];
  };
  for (const { from, to, places } of links) unite(from, to, places - (to - from));
  const next = nextOpen(count);
  for (let run = grown.pop(); run; run = grown.pop())
    for (let one = next.after(run.first); one < run.last; one = next.after(one)) {
      next.close(one);
      unite(one, one + 1, 0);
    }
  return all.map((one) => ({ group: group[one] ?? 0, place: one + (ahead[one] ?? 0) }));
}

/** Numbers that are crossed off one by one, and from a number on the first that is not. */
function nextOpen(count: number): { after(from: number): number; close(one: number): void } {
  const next = Array.from({ length: count + 1 }, (_, i) => i);
  const after = (from: number): number => {
    let found = from;
    while (next[found] !== found) found = next[found] ?? count;
    for (let at = from; at !== found;) [at, next[at]] = [next[at] ?? found, found];
    return found;
  };
  return { after, close: (one) => void (next[one] = one + 1) };
}
