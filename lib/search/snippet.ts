import { stem, wordsOf, type Word } from '@/lib/search/text';

/** A piece of a snippet; `hit` marks a word of the query. */
export interface Segment {
  readonly text: string;
  readonly hit: boolean;
}

const LENGTH = 160;

// The same texts come back with every key that is pressed.
const stems = new Map<string, string>();

function stemOf(folded: string): string {
  const known = stems.get(folded);
  if (known !== undefined) return known;
  const made = stem(folded);
  stems.set(folded, made);
  return made;
}

interface Read {
  readonly flat: string;
  readonly words: readonly (Word & { readonly stem: string })[];
}

const reads = new Map<string, Read>();

/** A text in one line with its words. */
function read(text: string): Read {
  const known = reads.get(text);
  if (known) return known;
  const flat = text.normalize('NFC').replace(/\s+/g, ' ').trim();
  const made = { flat, words: wordsOf(flat).map((word) => ({ ...word, stem: stemOf(word.folded) })) };
  reads.set(text, made);
  return made;
}

/**
 * The passage of a text that holds most of the tokens, some 160 characters cut at words, with those words marked.
 * Data only: the page decides how a mark looks.
 */
export function snippet(text: string, tokens: ReadonlySet<string>): readonly Segment[] {
  const { flat, words } = read(text);
  if (!flat) return [];
  const hits = words.filter(({ stem }) => tokens.has(stem));
  const { from, to } = passage(flat, hits);
  const segments: Segment[] = [];
  const add = (start: number, end: number, hit: boolean): void => {
    if (end > start) segments.push({ text: flat.slice(start, end), hit });
  };
  let at = from;
  for (const { start, end } of hits) {
    if (start < from || end > to) continue;
    add(at, start, false);
    add(start, end, true);
    at = end;
  }
  add(at, to, false);
  if (from > 0) segments.unshift({ text: '… ', hit: false });
  if (to < flat.length) segments.push({ text: ' …', hit: false });
  return segments;
}

/** Starts a little before the hit from which on the most different words fit in. */
function passage(text: string, hits: Read['words']): { readonly from: number; readonly to: number } {
  let best = { count: 0, start: 0 };
  hits.forEach(({ start }, i) => {
    const inside = hits.slice(i).filter(({ end }) => end <= start + LENGTH - 20);
    const count = new Set(inside.map(({ stem }) => stem)).size;
    if (count > best.count) best = { count, start };
  });
  const wanted = Math.max(0, Math.min(best.start - 40, text.length - LENGTH));
  const from = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1;
  const end = from + LENGTH;
  const space = text.lastIndexOf(' ', end);
  return { from, to: end >= text.length || space <= from ? text.length : space };
}
