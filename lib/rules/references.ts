import type { RuleEntry } from '@/lib/rules/entry';

/** For each rule that is cited, the rules that cite it, in the order of the entries. */
export function citedBy(
  entries: readonly Pick<RuleEntry, 'number' | 'refs'>[],
): ReadonlyMap<string, readonly string[]> {
  const index = new Map<string, string[]>();
  for (const { number, refs } of entries) {
    for (const ref of refs) {
      if (ref === number) continue;
      const citing = index.get(ref);
      if (citing) citing.push(number);
      else index.set(ref, [number]);
    }
  }
  return index;
}

/** The rules before and after one in reading order; none at the ends or for a number that is not there. */
export function neighbours(
  number: string,
  numbers: readonly string[],
): { readonly previous?: string; readonly next?: string } {
  const at = numbers.indexOf(number);
  return at < 0 ? {} : { previous: numbers[at - 1], next: numbers[at + 1] };
}
