import type { Passage } from '@/lib/board/graph/passage';
import { FAR, nothingFound, type Found } from '@/lib/board/graph/search';

/**
 * Everything that lawful steps lead to, by the fewest of them, whatever they cost; of equal ways the one found first.
 * Late states, such as the sea, are left only when nothing else leads on.
 */
export function reach({ states, steps }: Passage, starts: Iterable<number>, late?: Uint8Array): Found {
  const found = nothingFound(states);
  const { cost, from, by } = found;
  // Each state is queued once.
  const queue = new Int32Array(states);
  let queued = 0;
  const later: number[] = [];
  for (const start of starts) {
    if (cost[start] !== FAR) continue;
    cost[start] = 0;
    queue[queued++] = start;
  }
  let here = 0;
  const visit = (next: number, _cost: number, breach: number, way: number): void => {
    if (breach > 0 || cost[next] !== FAR) return;
    cost[next] = (cost[here] as number) + 1;
    from[next] = here;
    by[next] = way;
    if (late?.[next] === 1) later.push(next);
    else queue[queued++] = next;
  };
  for (let head = 0; head < queued || later.length > 0;) {
    here = head < queued ? (queue[head++] as number) : (later.shift() as number);
    steps(here, visit);
  }
  return found;
}
