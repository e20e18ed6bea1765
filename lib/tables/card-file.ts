import * as z from 'zod';
import { jsonError, jsonPlace } from '@/lib/core/json-place';
import { fail, ok, type Result } from '@/lib/core/result';
import { NO_ENTRIES, type CardChart, type CardEntries } from '@/lib/tables/card';
import { placeOf, type CellPlace } from '@/lib/tables/card-cell';
import { checkEntries } from '@/lib/tables/card-check';
import { exactValue, headingsOf } from '@/lib/tables/card-columns';
import { addHeading } from '@/lib/tables/card-entry';
import type { EntryProblem } from '@/lib/tables/card-problem';

/*
 * Cards as a file to share: {"kind": "umpire/chart", "version": 1, "game": …, "charts": […]}, each chart with what its
 * player has filled in. A file is read as a whole or refused with the line that is wrong.
 */

const KIND = 'umpire/chart';
const VERSION = 1;
/** Longer texts are no charts. */
export const LARGEST_FILE = 1_000_000;

/** What is wrong with a file; `line` is counted from 1. */
export type FileProblem =
  | { readonly code: 'not-json' | 'shape'; readonly line: number; readonly at?: string }
  | { readonly code: 'not-a-chart' | 'newer' | 'too-long' }
  | { readonly code: 'other-game'; readonly game: string }
  | { readonly code: 'no-chart'; readonly line: number; readonly chart: string }
  | { readonly code: 'entry'; readonly line: number; readonly chart: string; readonly problem: EntryProblem };

type Cards = Readonly<Record<string, CardChart>>;
type EntriesById = Readonly<Record<string, CardEntries>>;

/** The file of some cards of a game. */
export function writeCardFile(game: string, entries: EntriesById): string {
  const charts = Object.entries(entries).map(([id, { headings, complete, distances, reach, cells }]) => ({ id, headings, complete, distances, reach, cells }));
  return `${JSON.stringify({ kind: KIND, version: VERSION, game, charts }, undefined, 1)}\n`;
}

const chartSchema = z.strictObject({
  id: z.string(),
  headings: z.array(z.string()),
  complete: z.boolean(),
  distances: z.array(z.strictObject({ from: z.string(), to: z.string(), columns: z.int().min(1).max(99) })).optional(),
  reach: z.record(z.string(), z.string().refine((text) => exactValue(text) !== undefined)).optional(),
  cells: z.record(z.string(), z.string()),
});
const fileSchema = z.strictObject({ kind: z.literal(KIND), version: z.literal(VERSION), game: z.string(), charts: z.array(chartSchema).min(1) });
const headSchema = z.object({ kind: z.literal(KIND), version: z.int() });

/** What a file holds, by the card's id. Every heading and every result has been checked against its card. */
export function readCardFile(text: string, game: string, cards: Cards): Result<EntriesById, FileProblem> {
  if (text.length > LARGEST_FILE) return fail({ code: 'too-long' });
  const error = jsonError(text);
  if (error) return fail({ code: 'not-json', line: error.line });
  const value = JSON.parse(text) as unknown;
  const head = headSchema.safeParse(value);
  if (!head.success) return fail({ code: 'not-a-chart' });
  if (head.data.version > VERSION) return fail({ code: 'newer' });
  const file = fileSchema.safeParse(value);
  if (!file.success) {
    const path = file.error.issues[0]?.path ?? [];
    return fail({ code: 'shape', line: jsonPlace(text, path).line, at: path.map(String).join('.') });
  }
  if (file.data.game !== game) return fail({ code: 'other-game', game: file.data.game });
  const read: Record<string, CardEntries> = {};
  for (const [i, chart] of file.data.charts.entries()) {
    const lineOf = (...path: readonly (string | number)[]): number => jsonPlace(text, ['charts', i, ...path]).line;
    const card = Object.hasOwn(cards, chart.id) ? cards[chart.id] : undefined;
    if (!card) return fail({ code: 'no-chart', line: lineOf('id'), chart: chart.id });
    const entries = checkEntries(card, { headings: chart.headings, complete: chart.complete, cells: chart.cells, ...(chart.distances ? { distances: chart.distances } : {}), ...(chart.reach ? { reach: chart.reach } : {}) });
    if (!entries.ok) return fail({ code: 'entry', line: lineOf(...entries.error.path), chart: card.id, problem: entries.error.problem });
    read[chart.id] = read[chart.id] ? mergeEntries(card, read[chart.id] ?? NO_ENTRIES, entries.value).entries : entries.value;
  }
  return ok(read);
}

export interface Merged {
  readonly entries: CardEntries;
  /** cells that both have filled in, each otherwise */
  readonly differing: readonly { readonly place: CellPlace; readonly mine: string; readonly theirs: string }[];
  /** headings that one has and the other, who says that none is missing, has not */
  readonly headings: readonly string[];
}

const lacking = (card: CardChart, whole: CardEntries, other: CardEntries): readonly string[] => (whole.complete ? other.headings.filter((heading) => !headingsOf(card, whole).includes(heading)) : []);

/** The entries of two players in one: each fills the other's blanks; where both have entered something, `keep` says whose stays. */
export function mergeEntries(card: CardChart, mine: CardEntries, theirs: CardEntries, keep: 'mine' | 'theirs' = 'mine'): Merged {
  const differing = Object.entries(theirs.cells).flatMap(([key, text]) => {
    const place = placeOf(key);
    const own = mine.cells[key];
    return place && own !== undefined && own !== text ? [{ place, mine: own, theirs: text }] : [];
  });
  let entries: CardEntries = { ...mine, cells: keep === 'mine' ? { ...theirs.cells, ...mine.cells } : { ...mine.cells, ...theirs.cells } };
  for (const heading of theirs.headings) {
    const added = addHeading(card, entries, heading, true);
    if (added.ok) entries = added.value;
  }
  if (theirs.distances) entries = { ...entries, distances: [...(entries.distances ?? []), ...theirs.distances.filter((one) => !entries.distances?.some((own) => own.from === one.from && own.to === one.to))] };
  if (theirs.reach) entries = { ...entries, reach: { ...theirs.reach, ...entries.reach } };
  return { entries: { ...entries, complete: mine.complete || theirs.complete }, differing, headings: [...lacking(card, theirs, mine), ...lacking(card, mine, theirs)] };
}
