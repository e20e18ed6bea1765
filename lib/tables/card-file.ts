import * as z from 'zod';
import { equal } from '@/lib/prob/fraction';
import { jsonError, jsonPlace } from '@/lib/core/json-place';
import { fail, ok, type Result } from '@/lib/core/result';
import { NO_ENTRIES, type CardChart, type CardEntries } from '@/lib/tables/card';
import { placeOf, type CellPlace } from '@/lib/tables/card-cell';
import { checkEntries } from '@/lib/tables/card-check';
import { exactValue, headingsOf } from '@/lib/tables/card-columns';
import { addHeading } from '@/lib/tables/card-entry';
import { placesOf } from '@/lib/tables/card-places';
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
  | { readonly code: 'too-long' }
  | { readonly code: 'not-json' | 'not-a-chart'; readonly line: number }
  /** made by a later version; `reads` is the latest that is understood */
  | { readonly code: 'newer'; readonly line: number; readonly version: number; readonly reads: number }
  /** a field holds something else than it may, or is missing */
  | { readonly code: 'shape'; readonly line: number; readonly at: string; readonly field: FileField }
  /** a field that has no place there; those of `fields` have */
  | { readonly code: 'no-field'; readonly line: number; readonly given: string; readonly fields: readonly string[] }
  | { readonly code: 'other-game'; readonly line: number; readonly game: string; readonly wanted: string }
  | { readonly code: 'no-chart'; readonly line: number; readonly chart: string }
  | { readonly code: 'entry'; readonly line: number; readonly chart: string; readonly problem: EntryProblem };

/** The fields of a file, those inside of others after them. */
const FILE_FIELDS = ['version', 'game', 'charts', 'id', 'headings', 'complete', 'distances', 'reach', 'cells'] as const;
export type FileField = (typeof FILE_FIELDS)[number];

type Cards = Readonly<Record<string, CardChart>>;
type EntriesById = Readonly<Record<string, CardEntries>>;

/** The file of some cards of a game. */
export function writeCardFile(game: string, entries: EntriesById): string {
  const charts = Object.entries(entries).map(([id, { headings, complete, distances, reach, cells }]) => ({ id, headings, complete, distances, reach, cells }));
  return `${JSON.stringify({ kind: KIND, version: VERSION, game, charts }, undefined, 1)}\n`;
}

const distanceFields = { from: z.string(), to: z.string(), columns: z.int().min(1).max(99) };
const chartFields = {
  id: z.string(),
  headings: z.array(z.string()),
  complete: z.boolean(),
  distances: z.array(z.strictObject(distanceFields)).optional(),
  reach: z.record(z.string(), z.string().refine((text) => exactValue(text) !== undefined)).optional(),
  cells: z.record(z.string(), z.string()),
};
const fileFields = { kind: z.literal(KIND), version: z.literal(VERSION), game: z.string(), charts: z.array(z.strictObject(chartFields)).min(1) };
const fileSchema = z.strictObject(fileFields);
const headSchema = z.object({ kind: z.literal(KIND), version: z.int() });

/** What a file holds, by the card's id. Every heading and every result has been checked against its card. */
export function readCardFile(text: string, game: string, cards: Cards): Result<EntriesById, FileProblem> {
  if (text.length > LARGEST_FILE) return fail({ code: 'too-long' });
  const error = jsonError(text);
  if (error) return fail({ code: 'not-json', line: error.line });
  const value = JSON.parse(text) as unknown;
  const head = headSchema.safeParse(value);
  if (!head.success) return fail({ code: 'not-a-chart', line: jsonPlace(text, ['kind']).line });
  const { version } = head.data;
  if (version > VERSION) return fail({ code: 'newer', line: jsonPlace(text, ['version']).line, version, reads: VERSION });
  const file = fileSchema.safeParse(value);
  if (!file.success) return fail(shapeProblem(text, file.error));
  if (file.data.game !== game) return fail({ code: 'other-game', line: jsonPlace(text, ['game']).line, game: file.data.game, wanted: game });
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

function shapeProblem(text: string, { issues: [issue] }: z.ZodError): FileProblem {
  const path = (issue?.path ?? []).map((part) => (typeof part === 'symbol' ? '' : part));
  const line = (at: readonly (string | number)[]): number => jsonPlace(text, at).line;
  if (issue?.code === 'unrecognized_keys') {
    const [given = ''] = issue.keys;
    return { code: 'no-field', line: line([...path, given]), given, fields: Object.keys(path.includes('distances') ? distanceFields : path.length ? chartFields : fileFields) };
  }
  return { code: 'shape', line: line(path), at: path.join('.'), field: FILE_FIELDS.findLast((field) => path.includes(field)) ?? 'charts' };
}

export interface Merged {
  readonly entries: CardEntries;
  /** cells that both have filled in, each otherwise */
  readonly differing: readonly { readonly place: CellPlace; readonly mine: string; readonly theirs: string }[];
  /** headings that one has and the other, who says that none is missing, has not */
  readonly headings: readonly string[];
}

const lacking = (card: CardChart, whole: CardEntries, other: CardEntries): readonly string[] => (whole.complete ? other.headings.filter((heading) => !headingsOf(card, whole).includes(heading)) : []);

/** Entries with the headings as another player has written them: "5:2" is his "2.5:1". */
function inWordsOf(card: CardChart, mine: CardEntries, theirs: CardEntries): CardEntries {
  const own = placesOf(card, mine);
  const labels = new Map(placesOf(card, theirs).flatMap(({ label, value }) => own.flatMap((one) => (one.label !== label && equal(one.value, value) ? [[label, one.label] as const] : []))));
  if (!labels.size) return theirs;
  const word = (label: string): string => labels.get(label) ?? label;
  const byHeading = <T>(record: Readonly<Record<string, T>>, key: (old: string) => string): Readonly<Record<string, T>> => Object.fromEntries(Object.entries(record).map(([old, value]) => [key(old), value]));
  return {
    ...theirs,
    headings: theirs.headings.map(word),
    ...(theirs.distances ? { distances: theirs.distances.map((one) => ({ ...one, from: word(one.from), to: word(one.to) })) } : {}),
    ...(theirs.reach ? { reach: byHeading(theirs.reach, word) } : {}),
    cells: byHeading(theirs.cells, (key) => key.split('/').map((part, i) => (i === 1 ? word(part) : part)).join('/')),
  };
}

/** The entries of two players in one: each fills the other's blanks; where both have entered something, `keep` says whose stays. */
export function mergeEntries(card: CardChart, mine: CardEntries, given: CardEntries, keep: 'mine' | 'theirs' = 'mine'): Merged {
  const theirs = inWordsOf(card, mine, given);
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
