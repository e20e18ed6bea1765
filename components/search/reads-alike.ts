import type { Hit } from '@/lib/search/search';

/** Whether two hits show the same: the same thing under the same title with the same passage, marked alike. */
export function readsAlike(a: Hit, b: Hit): boolean {
  if (a === b) return true;
  const same = a.id === b.id && a.game === b.game && a.title === b.title && a.snippet.length === b.snippet.length;
  return same && a.snippet.every(({ text, hit }, i) => b.snippet[i]?.text === text && b.snippet[i]?.hit === hit);
}
