import { framesOf } from '@/lib/search/frames';
import { encode } from '@/lib/search/text';
import type { SearchDocument } from '@/lib/search/document';
import type { About } from '@/lib/search/about';

/**
 * How much a word counts where it stands, and how a long text is held back (BM25F). Besides its own title and text a
 * rule is found by what players ask for it with, and a little by the terms that it defines.
 */
const FIELDS = {
  title: 5,
  path: 3,
  text: 1,
  asked: 2,
  said: 0.5,
  frames: 2,
  meaning: 0.25,
} as const;
const K1 = 1.2;
const B = 0.75;

type Field = keyof typeof FIELDS;
const NAMES = Object.keys(FIELDS) as readonly Field[];

const NOTHING: About = { asked: [], said: [], meaning: [] };

/** The tokens of a document with the impact of each, between 0 and 1. */
export type Impacts = ReadonlyMap<string, number>;

/** "Brest-Litovsk" is also found as one word. */
function compounds(text: string): string {
  return [...text.matchAll(/\p{L}+(?:[-‐]\p{L}+)+/gu)].map(([word]) => word.replace(/[-‐]/g, '')).join(' ');
}

/** Numbers of other rules in a text point away from it; a number is looked up without the index. */
function withoutReferences(text: string): string {
  return text.replace(/§\d[\d.]*(?:[A-Za-z]\d?(?![\p{L}]))?[\d.]*/gu, ' ');
}

type Fields = Readonly<Record<Field, readonly string[]>>;

function fieldsOf(doc: SearchDocument, { asked, said, meaning }: About): Fields {
  const read = (texts: readonly string[]): readonly string[] =>
    encode(texts.map((text) => `${withoutReferences(text)} ${compounds(text)}`).join(' '));
  return {
    title: read([doc.title]),
    path: read(doc.path),
    text: read([doc.text]),
    asked: read(asked),
    said: read(said),
    frames: [...asked, ...said].flatMap(framesOf),
    meaning: read(meaning),
  };
}

/** The mean length of a field over the documents that have it. */
function averageLength(all: readonly Fields[], field: Field): number {
  const lengths = all.map((fields) => fields[field].length).filter((length) => length > 0);
  return lengths.reduce((sum, length) => sum + length, 0) / Math.max(lengths.length, 1) || 1;
}

/** The impact of each token in each document: a saturating count of the token over the weighted fields. */
export function impactsOf(
  documents: readonly SearchDocument[],
  abouts: ReadonlyMap<string, About>,
): readonly Impacts[] {
  const all = documents.map((doc) => fieldsOf(doc, abouts.get(doc.number ?? '') ?? NOTHING));
  const averages = new Map(NAMES.map((field) => [field, averageLength(all, field)]));
  return all.map((fields) => {
    const counts = new Map<string, number>();
    for (const field of NAMES) {
      const share = FIELDS[field] / (1 - B + (B * fields[field].length) / (averages.get(field) ?? 1));
      for (const token of fields[field]) counts.set(token, (counts.get(token) ?? 0) + share);
    }
    return new Map([...counts].map(([token, count]) => [token, count / (K1 + count)]));
  });
}
