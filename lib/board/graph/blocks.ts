import type { Graph } from '@/lib/board/graph/graph';
import { at } from '@/lib/core/at';

const UNSEEN = -1;

/**
 * The blocks of a graph: two lines are in the same block when some round trip without repeating a node uses both.
 * Gives the number of the block of each line (-1 for a line that no slot leads along), by the depth-first search of
 * Hopcroft and Tarjan.
 */
export function blocks({ nodes: count, lines, first, to, line }: Graph): Int32Array {
  const block = new Int32Array(lines).fill(UNSEEN);
  const depth = new Int32Array(count).fill(UNSEEN);
  // Least depth that a node reaches over lines that are not part of the search tree.
  const low = new Int32Array(count);
  const slots = first.slice(0, count);
  const entry = new Int32Array(count).fill(UNSEEN);
  const pending: number[] = [];
  let blockCount = 0;

  const close = (last: number): void => {
    for (let top = pending.pop(); top !== undefined; top = pending.pop()) {
      block[top] = blockCount;
      if (top === last) break;
    }
    blockCount++;
  };
  const stack: number[] = [];
  const enter = (node: number, by: number, at_: number): void => {
    depth[node] = at_;
    low[node] = at_;
    entry[node] = by;
    stack.push(node);
  };
  for (let root = 0; root < count; root++) {
    if (at(depth, root) !== UNSEEN) continue;
    enter(root, UNSEEN, 0);
    while (stack.length) {
      const node = stack[stack.length - 1] as number;
      const slot = at(slots, node);
      if (slot === at(first, node + 1)) {
        stack.pop();
        const above = stack[stack.length - 1];
        if (above === undefined) continue;
        low[above] = Math.min(at(low, above), at(low, node));
        if (at(low, node) >= at(depth, above)) close(at(entry, node));
        continue;
      }
      slots[node] = slot + 1;
      const used = at(line, slot);
      const other = at(to, slot);
      if (other < 0 || used === at(entry, node)) continue;
      if (at(depth, other) === UNSEEN) {
        pending.push(used);
        enter(other, used, at(depth, node) + 1);
      } else if (at(depth, other) < at(depth, node)) {
        pending.push(used);
        low[node] = Math.min(at(low, node), at(depth, other));
      }
    }
  }
  return block;
}
