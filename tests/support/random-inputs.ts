import fc from 'fast-check';
import type { Calculator } from '@/lib/calc/calculator';
import { below, chanceFrom, pick, type Chance } from '@/tests/support/chance';
import { inputsOf } from '@/tests/support/from-schema';

/** The texts that stand under each key of some inputs: what else a field may plausibly hold. */
export function textsByKey(inputs: readonly unknown[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  const visit = (value: unknown, key: string): void => {
    if (typeof value === 'string') found.set(key, (found.get(key) ?? new Set()).add(value));
    else if (Array.isArray(value)) value.forEach((item) => visit(item, key));
    else if (value !== null && typeof value === 'object')
      for (const [name, item] of Object.entries(value)) {
        found.set(`${key}.*`, (found.get(`${key}.*`) ?? new Set()).add(name));
        visit(item, name);
      }
  };
  inputs.forEach((input) => visit(input, ''));
  return new Map([...found].map(([key, texts]) => [key, [...texts]]));
}

/** A value with one thing in it changed, anywhere: a number, a switch, a text, an item more or fewer. */
export function jiggled(
  value: unknown,
  key: string,
  texts: ReadonlyMap<string, readonly string[]>,
  chance: Chance,
): unknown {
  if (typeof value === 'number') return chance() < 0.7 ? value + below(chance, 7) - 3 : below(chance, 25);
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return pick(chance, texts.get(key) ?? []) ?? value;
  if (Array.isArray(value)) {
    const at = below(chance, value.length);
    if (!value.length || chance() < 0.15) return value.toSpliced(at, 1);
    if (chance() < 0.15) return [...value, value[at]];
    return value.map((item: unknown, i) => (i === at ? jiggled(item, key, texts, chance) : item));
  }
  if (value === null || typeof value !== 'object') return value;
  const names = Object.keys(value);
  const name = pick(chance, names);
  if (name === undefined) return value;
  if (chance() < 0.1) return Object.fromEntries(Object.entries(value).filter(([one]) => one !== name));
  return Object.fromEntries(
    Object.entries(value).map(([one, item]) => [one, one === name ? jiggled(item, one, texts, chance) : item]),
  );
}

/**
 * Random inputs of a calculator: a third made from its schema alone, the others from its worked examples with fields
 * of such an input laid over them, or with one to four small changes, so that most get past the first door.
 */
export function randomInputs(
  calc: Calculator,
  examples: readonly Readonly<Record<string, unknown>>[],
  words: readonly string[],
  count: number,
): readonly unknown[] {
  const chance = chanceFrom(calc.id.split('').reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7));
  const texts = textsByKey(examples);
  const made = fc.sample(inputsOf(calc.schema, { strings: words }), { seed: below(chance, 1e9), numRuns: count });
  return made.map((input, i) => {
    const example = pick(chance, examples);
    if (!example || i % 3 === 0 || typeof input !== 'object' || input === null) return input;
    if (i % 3 === 1) {
      const fields = Object.entries(input).filter(() => chance() < 0.15);
      return { ...example, ...Object.fromEntries(fields) };
    }
    let changed: unknown = example;
    for (let changes = 1 + below(chance, 4); changes > 0; changes--) changed = jiggled(changed, '', texts, chance);
    return changed;
  });
}

/** An address as a messenger, a printer or a hurried hand may leave it. */
export function damaged(query: string, chance: Chance): string {
  const at = below(chance, query.length);
  const kind = below(chance, 6);
  if (kind === 0) return query.slice(0, at);
  if (kind === 1) return query.slice(0, at) + query.slice(at + 1 + below(chance, 3));
  if (kind === 2)
    return `${query.slice(0, at)}${pick(chance, ['%', '%2', '(', ')', '*', ';', ',', '&', '=', '+', 'x', '9'])}${query.slice(at)}`;
  if (kind === 3) return `${query}&${pick(chance, ['v=2', 'nonsense=1', 'utm_source=x', 'turn=NaN', 'a=('])}`;
  if (kind === 4) return encodeURIComponent(query);
  return query
    .split('&')
    .toSorted(() => chance() - 0.5)
    .join('&');
}
