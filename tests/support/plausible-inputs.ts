import fc from 'fast-check';
import type { Calculator } from '@/lib/calc/calculator';
import { below, chanceFrom, pick, type Chance } from '@/tests/support/chance';
import type { Example } from '@/tests/support/examples';
import { keepValid } from '@/lib/calc/check';
import { inputsOf } from '@/tests/support/from-schema';
import { jiggled, textsByKey } from '@/tests/support/random-inputs';

/** An input for a seed, always the same. */
export type InputOf = (seed: number) => unknown;

/** What the examples of a game hold: what a tool of it may plausibly be given. */
export interface Stock {
  readonly texts: ReadonlyMap<string, readonly string[]>;
  /** values of top fields by their names, of whichever tool */
  readonly values: ReadonlyMap<string, readonly unknown[]>;
}

/** The stock of all the examples of a game. */
export function stockOf(examples: readonly Example[]): Stock {
  const values = new Map<string, unknown[]>();
  for (const [name, value] of examples.flatMap((example) => Object.entries(example)))
    values.set(name, [...(values.get(name) ?? []), value]);
  return { texts: textsByKey(examples), values };
}

const isBag = (value: unknown): value is Example =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same value with most of its texts replaced by such as stand under their keys in the examples. */
function known(value: unknown, key: string, { texts, values }: Stock, chance: Chance): unknown {
  if (typeof value === 'string') return chance() < 0.9 ? (pick(chance, texts.get(key) ?? []) ?? value) : value;
  if (Array.isArray(value)) return value.map((item: unknown) => known(item, key, { texts, values }, chance));
  if (!isBag(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, known(item, name, { texts, values }, chance)]),
  );
}

const some = (input: Example, share: number, chance: Chance): Example =>
  Object.fromEntries(Object.entries(input).filter(() => chance() < share));

/**
 * The random inputs of a tool: made from its schema with what the game's examples know, or examples mixed with such,
 * with each other, or changed in one to six small ways; most of them are legal, so that they come deep into the rules.
 */
export function plausibleInputs(calc: Calculator, examples: readonly Example[], stock: Stock): InputOf {
  const words = [...new Set([...[...stock.texts.values()].flat(), '', 'x'])];
  const made = inputsOf(calc.schema, { strings: words });
  const ways: readonly ((chance: Chance) => unknown)[] = [
    (chance) => drawn(made, stock, chance),
    (chance) => {
      const input = drawn(made, stock, chance);
      return isBag(input) ? { ...pick(chance, examples), ...some(input, 0.2, chance) } : input;
    },
    (chance) => ({ ...pick(chance, examples), ...some(pick(chance, examples) ?? {}, 0.3, chance) }),
    (chance) => pick(chance, examples),
    (chance) => pick(chance, examples),
  ];
  return (seed) => {
    const chance = chanceFrom(seed);
    let input = pick(chance, ways)?.(chance);
    const changes = chance() < 0.25 ? 0 : 1 + below(chance, 5);
    for (let left = changes; left > 0; left--) input = jiggled(input, '', stock.texts, chance);
    return chance() < 0.75 ? keepValid(calc, input).input : input;
  };
}

function drawn(made: fc.Arbitrary<unknown>, stock: Stock, chance: Chance): unknown {
  const [input] = fc.sample(made, { seed: below(chance, 2 ** 31), numRuns: 1 });
  if (!isBag(input)) return input;
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => [
      name,
      chance() < 0.4 ? (pick(chance, stock.values.get(name) ?? []) ?? value) : known(value, name, stock, chance),
    ]),
  );
}
