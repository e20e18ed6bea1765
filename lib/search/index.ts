import { Index } from 'flexsearch';
import { once } from '@/lib/core/once';
import type { Impacts } from '@/lib/search/impact';
import { packMap, unpackMap, type PackedMap } from '@/lib/search/pack';

/**
 * The only place that knows FlexSearch. It keeps the postings: for each token the documents that hold it, in sixteen
 * slots by impact, the best first. What ranks them is ours (rank.ts).
 */
const RESOLUTION = 16;

/** The documents that hold a token: their numbers, the impact of the token in each, and how rare it is. */
export interface Postings {
  readonly ids: Uint16Array;
  readonly impacts: Float32Array;
  readonly idf: number;
}

export interface PostingStore {
  readonly tokens: readonly string[];
  postings(token: string): Postings | undefined;
}

/** An index as it is written to a file: what FlexSearch exports, packed, and the options it was made under. */
export interface ExportedIndex {
  readonly options: string;
  /** how many documents it is of; they are numbered from 0 */
  readonly count: number;
  readonly map: PackedMap;
}

const SHARED = { tokenize: 'strict', resolution: RESOLUTION, fastupdate: false } as const;

/** Named in the file: an index imported under other options finds nothing and says nothing. */
const OPTIONS_ID = `strict-${RESOLUTION}-bm25f-4`;

type Score = (content: string[], token: string) => number;

// Texts reach the index as tokens with spaces between, so that a token asked for is never encoded a second time.
const createIndex = (score?: Score): Index =>
  new Index({ ...SHARED, encode: (tokens: string) => tokens.split(' '), ...(score && { score }) });

/** The impact that a slot stands for: the middle of its range. */
function slotImpact(slot: number): number {
  return (RESOLUTION - slot - 0.5) / RESOLUTION;
}

function slotOf(impact: number): number {
  return Math.min(RESOLUTION - 1, Math.max(0, RESOLUTION - 1 - Math.floor(impact * RESOLUTION)));
}

/** The index of documents given by the impacts of their tokens; a document's number is its place in the list. */
export function exportIndex(documents: readonly Impacts[]): ExportedIndex {
  let current: Impacts = new Map();
  const index = createIndex((_, token) => slotOf(current.get(token) ?? 0));
  documents.forEach((impacts, id) => {
    current = impacts;
    index.add(id, [...impacts.keys()].join(' '));
  });
  const maps: string[] = [];
  index.export((key: string, data: string) => void (key.endsWith('.map') && maps.push(data)));
  return { options: OPTIONS_ID, count: documents.length, map: packMap(maps.flatMap((data) => JSON.parse(data))) };
}

/** Reads an exported index; an index made under other options is refused, since it would find nothing. */
export function importIndex({ options, count, map }: ExportedIndex): PostingStore {
  if (options !== OPTIONS_ID)
    throw new Error(
      `search index was built under "${options}", this version reads "${OPTIONS_ID}": run build-search again`,
    );
  const index = createIndex();
  const slotted = unpackMap(map);
  index.import('1.reg', JSON.stringify(Array.from({ length: count }, (_, id) => id)));
  index.import('1.map', JSON.stringify(slotted));
  // Most tokens are never asked for: each is read with the first query that holds it.
  const lists = new Map(
    slotted.map(([token]) => [token, once(() => postingsOf(index.search(token, { resolve: false }).result, count))]),
  );
  return { tokens: [...lists.keys()], postings: (token) => lists.get(token)?.() };
}

function postingsOf(slots: readonly (readonly (number | string)[] | undefined)[], count: number): Postings {
  const frequency = slots.reduce((sum, ids) => sum + (ids?.length ?? 0), 0);
  const ids = new Uint16Array(frequency);
  const impacts = new Float32Array(frequency);
  let at = 0;
  slots.forEach((found, slot) => {
    for (const id of found ?? []) {
      ids[at] = Number(id);
      impacts[at++] = slotImpact(slot);
    }
  });
  return { ids, impacts, idf: Math.log(1 + (count - frequency + 0.5) / (frequency + 0.5)) };
}
