import { encode } from '@/lib/search/text';
import type { SearchDocument } from '@/lib/search/document';
import type { About } from '@/lib/search/about';

/** How much a word counts where it stands, and how a long text is held back (BM25F). */
const FIELDS = { title: 5, path: 3, text: 1, asked: 2, meaning: 0.25 } as const;
const K1 = 1.2;
const B = 0.75;

type Field = keyof typeof FIELDS;
const NAMES = Object.keys(FIELDS) as readonly Field[];

/** The tokens of a document with the impact of each, between 0 and 1. */
export type Impacts = ReadonlyMap<string, number>;

/** "Brest-Litovsk" is also found as one word. */
function compounds(text: string): string {
  return [...text.matchAll(/\p{L}+(?:[-‐]\p{L}+)+/gu)].map(([word]) => word.replace(/[-‐]/g, '')).join(' ');
}

/** Numbers of other rules in a text point away from it; a number is looked up without the index. */
function withoutReferences(text: string): string {
  return text.replace(/§\d[\d.]*(?:[A-Za-z](?![\p{L}]))?[\d.]*/gu, ' ');
}

function fieldsOf(doc: SearchDocument, about: About|undefined): Readonly<Record<Field, readonly string[]>> {
  const read = (text: string): readonly string[] => encode(`${withoutReferences(text)} ${compounds(text)}`);
  return { title: read(doc.title), path: read(doc.path.join(' ')), text: read(doc.text), asked: read((about?.asked ?? []).join(' ')), meaning: read((about?.meaning ?? []).join(' ')) };
}

/** The impact of each token in each document: a saturating count of the token over the weighted fields. */
export function impactsOf(documents: readonly SearchDocument[], abouts: ReadonlyMap<string, About>): readonly Impacts[] {
  const all = documents.map((doc) => fieldsOf(doc, doc.kind === 'rule' ? abouts.get(doc.number ?? '') : undefined));
  const average = (field: Field): number => all.reduce((sum, fields) => sum + fields[field].length, 0) / Math.max(all.filter((fields) => fields[field].length > 0).length, 1) || 1;
  const averages = { title: average('title'), path: average('path'), text: average('text'), asked: average('asked'), meaning: average('meaning') };
  return all.map((fields) => {
    const counts = new Map<string, number>();
    for (const field of NAMES) {
      const share = FIELDS[field] / (1 - B + (B * fields[field].length) / averages[field]);
      for (const token of fields[field]) counts.set(token, (counts.get(token) ?? 0) + share);
    }
    return new Map([...counts].map(([token, count]) => [token, count / (K1 + count)]));
  });
}
