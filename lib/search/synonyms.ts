import type { Language } from '@/lib/core/language';
import { encode, wordsOf } from '@/lib/search/text';

/** Names of one thing: in each language the usual one first; `shared` are the same in all, such as abbreviations. */
export interface NameGroup {
  readonly names: Readonly<Partial<Record<Language, readonly string[]>>>;
  readonly shared?: readonly string[];
}

/**
 * For the tokens of names, the tokens under which the texts speak of the same thing, the usual name first. Many names
 * of a thing have the same others, which stand once.
 */
export type SynonymTable = readonly (readonly [keys: string, others: string])[];

/** Between the names of a thing. */
const BETWEEN_NAMES = ',';

export interface Synonyms {
  /** the most words in a key */
  readonly longest: number;
  readonly words: readonly string[];
  of(key: string): readonly (readonly string[])[];
}

const MOST_OTHERS = 5;

/** A letter that tells a thing from others of its name: "Phase D", "A points". */
const LETTER = /(?:^|\s)\p{Lu}(?=\s|$)/u;

/** The tokens of a name; none where the letter that makes it one is lost among them, since "phase" is no "Phase D". */
function keyOf(name: string): string {
  const tokens = encode(name);
  return tokens.length === 1 && LETTER.test(name) && wordsOf(name).length > 1 ? '' : tokens.join(' ');
}

/**
 * The synonyms for a reader of `lang` whose texts are in `textLang`, made once when the index is built. Earlier
 * groups come first. A single word of a third language that is also a word of the texts keeps its meaning there
 * (Spanish "once" is eleven, English "once" is not). A name that the texts do not hold leads nowhere and is left out.
 */
export function compileSynonyms(
  groups: readonly NameGroup[],
  lang: Language,
  textLang: Language,
  isWord: (token: string) => boolean,
): SynonymTable {
  const table = new Map<string, Set<string>>();
  for (const { names, shared = [] } of groups) {
    const targets = [...new Set([...(names[textLang] ?? []), ...shared].map(keyOf))].filter((target) =>
      target.split(' ').some(isWord),
    );
    const own = new Set([...(names[lang] ?? []), ...(names[textLang] ?? []), ...shared].map(keyOf));
    for (const key of new Set([...own, ...Object.values(names).flat().map(keyOf)])) {
      if (!key || (!own.has(key) && !key.includes(' ') && isWord(key))) continue;
      const others = table.get(key) ?? new Set<string>();
      for (const target of targets) if (target !== key && others.size < MOST_OTHERS) others.add(target);
      // A word that is known and says nothing here is still no slip of another.
      if (others.size > 0 || !key.includes(' ')) table.set(key, others);
    }
  }
  const keys = new Map<string, string[]>();
  for (const [key, others] of [...table].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const same = [...others].join(BETWEEN_NAMES);
    keys.set(same, [...(keys.get(same) ?? []), key]);
  }
  return [...keys].map(([others, all]) => [all.join(BETWEEN_NAMES), others] as const);
}

export function readSynonyms(table: SynonymTable): Synonyms {
  const split = (names: string): readonly string[] => (names ? names.split(BETWEEN_NAMES) : []);
  const known = new Map(table.flatMap(([keys, others]) => split(keys).map((key) => [key, split(others)] as const)));
  const words = new Set<string>();
  let longest = 1;
  for (const key of known.keys()) {
    const parts = key.split(' ');
    longest = Math.max(longest, parts.length);
    for (const part of parts) words.add(part);
  }
  return { longest, words: [...words], of: (key) => (known.get(key) ?? []).map((other) => other.split(' ')) };
}
