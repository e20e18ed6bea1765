/*
 * Which of many things some words say, learned from words that say them: ridge regression, one for each thing,
 * solved by conjugate gradients. Small enough to be made on the device when a tool is first asked for.
 */

/** Words that say a thing. */
export interface Sample {
  readonly words: readonly string[];
  /** the number of the thing */
  readonly says: number;
}

/** How much some words speak for each thing, by its number: about 1 where they say it, about 0 where they do not. */
export type Learned = (words: readonly string[]) => readonly number[];

/** How dear a weight is beside an error: with none, rare words would say too much. */
const RIDGE = 0.6;
/** After so many steps no weight changes any more so that an answer would. */
const STEPS = 12;
const NOTHING = 1e-6;

/** Samples as one table of numbers: those of row `i` stand from `starts[i]` to `starts[i + 1]`. */
interface Rows {
  readonly starts: Int32Array;
  /** the number of each word, and what it weighs there */
  readonly at: Int32Array;
  readonly weights: Float64Array;
}

/** Learns from samples of so many things. */
export function learn(samples: readonly Sample[], things: number): Learned {
  const places = new Map<string, number>();
  const counts: number[] = [];
  for (const { words } of samples)
    for (const word of new Set(words)) {
      const at = places.get(word) ?? places.size;
      places.set(word, at);
      counts[at] = (counts[at] ?? 0) + 1;
    }
  const rarest = Math.log(1 + samples.length);
  // A word of many samples tells little; one of none tells that something else is said.
  const rarity = (at: number | undefined): number =>
    at === undefined ? rarest : Math.log(1 + samples.length / (counts[at] ?? 1));
  const rowOf = (words: readonly string[]): readonly (readonly [at: number, weight: number])[] => {
    const own = [...new Set(words)].map((word) => places.get(word));
    const length = Math.hypot(...own.map(rarity)) || 1;
    return own.flatMap((at) => (at === undefined ? [] : [[at, rarity(at) / length] as const]));
  };
  const rows = tableOf(samples.map(({ words }) => rowOf(words)));
  const said = Array.from({ length: things }, (_, thing) =>
    solved(rows, (row) => samples[row]?.says === thing, places.size),
  );
  return (words) => {
    const row = rowOf(words);
    return said.map((weightOf) => row.reduce((sum, [at, weight]) => sum + weight * (weightOf[at] ?? 0), 0));
  };
}

function tableOf(rows: readonly (readonly (readonly [at: number, weight: number])[])[]): Rows {
  const flat = rows.flat();
  const starts = new Int32Array(rows.length + 1);
  rows.forEach((row, i) => (starts[i + 1] = (starts[i] ?? 0) + row.length));
  return {
    starts,
    at: Int32Array.from(flat, ([at]) => at),
    weights: Float64Array.from(flat, ([, weight]) => weight),
  };
}

/** The weights of words with which rows come nearest to 1 where they say a thing and to 0 where not, and no greater. */
function solved({ starts, at, weights }: Rows, says: (row: number) => boolean, size: number): Float64Array {
  const found = new Float64Array(size);
  const rest = new Float64Array(size);
  const add = (to: Float64Array, row: number, times: number): void => {
    for (let i = starts[row] ?? 0; i < (starts[row + 1] ?? 0); i++)
      to[at[i] ?? 0] = (to[at[i] ?? 0] ?? 0) + times * (weights[i] ?? 0);
  };
  for (let row = 0; row + 1 < starts.length; row++) if (says(row)) add(rest, row, 1);
  const way = Float64Array.from(rest);
  const turned = new Float64Array(size);
  let left = dot(rest, rest);
  for (let step = 0; step < STEPS && left > NOTHING; step++) {
    for (let i = 0; i < size; i++) turned[i] = RIDGE * (way[i] ?? 0);
    for (let row = 0; row + 1 < starts.length; row++) {
      let value = 0;
      for (let i = starts[row] ?? 0; i < (starts[row + 1] ?? 0); i++)
        value += (way[at[i] ?? 0] ?? 0) * (weights[i] ?? 0);
      if (value !== 0) add(turned, row, value);
    }
    const length = left / dot(way, turned);
    for (let i = 0; i < size; i++) {
      found[i] = (found[i] ?? 0) + length * (way[i] ?? 0);
      rest[i] = (rest[i] ?? 0) - length * (turned[i] ?? 0);
    }
    const now = dot(rest, rest);
    for (let i = 0; i < size; i++) way[i] = (rest[i] ?? 0) + (now / left) * (way[i] ?? 0);
    left = now;
  }
  return found;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}
