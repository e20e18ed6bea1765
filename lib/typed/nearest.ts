/*
 * Which of many things some words say, by the known words that come nearest to them. Beside what is learned by ridge
 * regression on the same words it is as often right, and needs no time to be made ready.
 */

/** Words that are known to say a thing. */
export interface Sample {
  readonly words: readonly string[];
  /** the number of the thing */
  readonly says: number;
}

/** How near some words come to each thing, by its number: 1 where all that is nearest to them says it word by word. */
export type Near = (words: readonly string[]) => readonly number[];

/** What the nearest sample of a thing counts, the second and the third: one alone may be near by chance. */
const COUNTS: readonly number[] = [1, 0.7, 0.5];
const ALL = COUNTS.reduce((sum, one) => sum + one, 0);

/** Compares words with samples of so many things. */
export function nearTo(samples: readonly Sample[], things: number): Near {
  const saidBy = new Map<string, Set<number>>();
  for (const { words, says } of samples)
    for (const word of words) {
      const some = saidBy.get(word) ?? new Set();
      saidBy.set(word, some.add(says));
    }
  // A word that says many things tells little; one that nobody has said tells that something else is meant.
  const rarity = (word: string): number => Math.log(1 + things / (saidBy.get(word)?.size ?? 1));
  const weighed = (words: readonly string[]): readonly (readonly [word: string, weight: number])[] => {
    const own = [...new Set(words)];
    const length = Math.hypot(...own.map(rarity)) || 1;
    return own.map((word) => [word, rarity(word) / length] as const);
  };
  /** for each word the samples that have it, and what it weighs there */
  const holders = new Map<string, (readonly [sample: number, weight: number])[]>();
  samples.forEach(({ words }, sample) => {
    for (const [word, weight] of weighed(words)) {
      const known = holders.get(word);
      if (known) known.push([sample, weight]);
      else holders.set(word, [[sample, weight]]);
    }
  });
  return (words) => {
    const near = new Float64Array(samples.length);
    for (const [word, weight] of weighed(words))
      for (const [sample, own] of holders.get(word) ?? []) near[sample] = (near[sample] ?? 0) + weight * own;
    const best = Array.from({ length: things }, (): number[] => []);
    samples.forEach(({ says }, sample) => best[says]?.push(near[sample] ?? 0));
    return best.map((all) => worthOf(all));
  };
}

/** What the nearest of some samples are worth together. */
function worthOf(all: readonly number[]): number {
  const sorted = all.toSorted((a, b) => b - a);
  return COUNTS.reduce((sum, count, i) => sum + count * (sorted[i] ?? 0), 0) / ALL;
}
