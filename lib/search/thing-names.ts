import { chartAddress, toolAddress } from '@/lib/core/address';
import { inLanguage, LANGUAGES, type Label, type Language } from '@/lib/core/language';
import type { DocumentKind } from '@/lib/search/document';
import type { Findable } from '@/lib/search/documents';
import { literalKey } from '@/lib/search/term-names';
import { rankedNames, type Names, type SearchTerm } from '@/lib/search/terms';
import type { StoredThing } from '@/lib/search/things';
import { plainText } from '@/lib/tables/pieces';

/** A place or a page of a game, under its names in each language, the one that is shown first. */
export interface NamedThing {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly path?: readonly string[];
  readonly names: Names;
  readonly address: string;
}

const NOTHING_MORE: ReadonlyMap<string, Names> = new Map();

/**
 * What is found by its name: the tools and charts of a game, its places and pages. A tool or chart is also called as
 * players call it (`called`, by id), and by every name of the term whose own name is its title ("CRT").
 */
export function thingsOf(
  content: Findable,
  further: readonly NamedThing[],
  called: ReadonlyMap<string, Names> = NOTHING_MORE,
): readonly StoredThing[] {
  const { game, lang } = content;
  const tools = content.tools.map(({ id, title, names }): NamedThing => ({
    id: `tool:${id}`,
    kind: 'tool',
    names: names ?? inEach(() => [title]),
    address: toolAddress(lang, game, id),
  }));
  const charts = content.charts.map(({ id, title }): NamedThing => ({
    id: `chart:${id}`,
    kind: 'chart',
    names: inEach((one) => titlesOf(title, one)),
    address: chartAddress(lang, game, id),
  }));
  const known = [...tools, ...charts].map((thing) => {
    const terms = content.terms.filter((term) => isTitle(term, thing.names));
    const more = [...(called.has(thing.id) ? [called.get(thing.id)] : []), ...terms.map(({ names }) => names)];
    return { ...thing, names: inEach((one) => [...thing.names[one], ...more.flatMap((names) => names?.[one] ?? [])]) };
  });
  return [...known, ...further].map((thing) => storedThing(thing, lang));
}

/** Whether the official name of a term is the title of a thing, in some language. */
const isTitle = ({ title }: SearchTerm, names: Names): boolean =>
  LANGUAGES.some((lang) => names[lang].some((name) => literalKey(name) === literalKey(title[lang])));

function storedThing({ id, kind, path = [], names, address }: NamedThing, lang: Language): StoredThing {
  return { id, kind, title: names[lang][0] ?? id, path, address, names: rankedNames([names], lang) };
}

/** "Fortunes of War (FoW)" is known without what stands in brackets, and by it; "Set-up, August 1914" by its head. */
function titlesOf(title: Label, lang: Language): readonly string[] {
  const whole = plainText(inLanguage(title, lang));
  const [, before, inside] = /^(.+?) \((.+)\)$/.exec(whole) ?? [];
  if (before && inside) return [whole, before, inside];
  const [, head] = /^(.+?), /.exec(whole) ?? [];
  return head ? [whole, head] : [whole];
}

function inEach<T>(make: (lang: Language) => T): Readonly<Record<Language, T>> {
  const made = LANGUAGES.map((lang) => [lang, make(lang)] as const);
  return Object.fromEntries(made) as Record<Language, T>;
}
