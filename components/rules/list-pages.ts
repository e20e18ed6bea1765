/** What a page of texts may weigh, in characters of their HTML; Next writes each text a second time, for the router. */
const MOST = 36_000;

/** A text of a long list: its id, and the HTML that stands on the page of its text. */
export interface ListedText {
  readonly id: string;
  readonly html: string;
}

/**
 * The pages of a long list, in its order, none heavier than a phone should wait for. They are numbered from 1; what is
 * linked to is the list itself, which knows on which of them a text stands.
 */
export function listPages<T extends ListedText>(texts: readonly T[]): readonly (readonly T[])[] {
  const pages: T[][] = [];
  let weight = Infinity;
  for (const text of texts) {
    if (weight + text.html.length > MOST) {
      pages.push([]);
      weight = 0;
    }
    pages.at(-1)?.push(text);
    weight += text.html.length;
  }
  return pages;
}

/** The number of the page on which each text stands, by its id. */
export function pageNumbers(pages: readonly (readonly ListedText[])[]): ReadonlyMap<string, number> {
  return new Map(pages.flatMap((page, i) => page.map(({ id }) => [id, i + 1] as const)));
}

/** Groups of a list by a key, in the order in which the keys first come. */
export function groupsBy<T, K>(items: readonly T[], keyOf: (item: T) => K): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
