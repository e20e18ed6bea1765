import type { GameId } from '@/lib/core/game-id';
import { once } from '@/lib/core/once';
import type { DocumentKind, SearchDocument } from '@/lib/search/document';
import type { HeadRule } from '@/lib/search/head';
import { snippet, type Segment } from '@/lib/search/snippet';
import type { SearchSource } from '@/lib/search/source';

export interface Hit {
  /** "rule:12.4.3": unique in its game */
  readonly id: string;
  readonly kind: DocumentKind;
  readonly game: GameId;
  /** of a rule */
  readonly number?: string;
  readonly title: string;
  readonly path: readonly string[];
  readonly address: string;
  readonly score: number;
  /** the passage with the words of the query; cut when it is looked at */
  readonly snippet: readonly Segment[];
}

/** A document found, before it becomes a hit. Without the text layer it has no text. */
export interface Found {
  readonly source: SearchSource;
  readonly document: Omit<SearchDocument, 'game' | 'text' | 'rules'> & { readonly text?: string };
  readonly score: number;
  /** a thing that the text names stands before what only tells of it, in whichever game; a slip of its name, in one */
  readonly leads?: 'named' | 'slip' | undefined;
  /** the words to mark in its text */
  readonly tokens: () => ReadonlySet<string>;
}

const NO_TOKENS: ReadonlySet<string> = new Set();

/** A rule found by its number. */
export function foundRule(source: SearchSource, rule: HeadRule, score: number): Found {
  return { source, document: ruleDocument(source, rule), score, tokens: () => NO_TOKENS };
}

export function ruleDocument(source: SearchSource, rule: HeadRule): Found['document'] {
  const id = `rule:${rule.number}`;
  return textDocument(source, id) ?? { id, kind: 'rule', ...rule };
}

export function textDocument({ text }: SearchSource, id: string): Found['document'] | undefined {
  return text?.documents[text.ids.get(id) ?? -1];
}

/**
 * Of so many hits one of each kind is kept whatever the others score: in a long list a tool is not lost among rules.
 */
const HITS_FOR_EACH_KIND = 10;

/** The best hit of a game is kept if it scores at least this share of the best of all. */
const NEAR_THE_BEST = 0.35;

/** The best as hits: of the kinds that are asked for, at most `limit`. */
export function hitsOf(
  found: readonly Found[],
  kinds: readonly DocumentKind[] | undefined,
  limit: number,
): readonly Hit[] {
  const asked = kinds ? found.filter(({ document }) => kinds.includes(document.kind)) : found;
  const sorted = [...asked].sort((a, b) => b.score - a.score);
  return (sorted.length > limit ? bestOfAll(sorted, limit) : sorted).map(hitOf);
}

/** The first `limit` of a sorted list, the last giving way to the first of each game and few of each kind. */
function bestOfAll(sorted: readonly Found[], limit: number): readonly Found[] {
  const most = Math.floor(limit / HITS_FOR_EACH_KIND);
  const near = NEAR_THE_BEST * (sorted.find(({ leads }) => !leads)?.score ?? 0);
  const games = new Set<GameId>();
  const firsts = sorted.filter(({ source: { exact }, score }) => {
    const isFirst = !games.has(exact.head.game) && score >= near;
    if (isFirst) games.add(exact.head.game);
    return isFirst;
  });
  const seen = new Map<DocumentKind, number>();
  const kept = sorted.filter(({ document: { kind } }) => {
    const count = seen.get(kind) ?? 0;
    seen.set(kind, count + 1);
    return count < most;
  });
  const chosen = new Set([...firsts, ...kept].slice(0, limit));
  for (const one of sorted) {
    if (chosen.size >= limit) break;
    chosen.add(one);
  }
  return sorted.filter((one) => chosen.has(one));
}

function hitOf({ source, document, score, tokens }: Found): Hit {
  const { id, kind, number, title, path, address, text = '' } = document;
  const passage = once(() => snippet(text, tokens()));
  return {
    id,
    kind,
    game: source.exact.head.game,
    number,
    title,
    path,
    address,
    score: Math.round(score * 1000) / 1000,
    get snippet() {
      return passage();
    },
  };
}
