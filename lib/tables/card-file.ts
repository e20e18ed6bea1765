import * as z from 'zod';
import { jsonError, jsonPlace } from '@/lib/core/json-place';
import { fail, ok, type Result } from '@/lib/core/result';
import { NO_ENTRIES, type CardChart, type CardEntries } from '@/lib/tables/card';
import { checkEntries } from '@/lib/tables/card-check';
import { exactValue } from '@/lib/tables/card-columns';
import { mergeEntries } from '@/lib/tables/card-merge';
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
  const charts = Object.entries(entries).map(([id, { headings, complete, distances, reach, cells }]) => ({
    id,
    headings,
    complete,
    distances,
    reach,
    cells,
  }));
  return `${JSON.stringify({ kind: KIND, version: VERSION, game, charts }, undefined, 1)}\n`;
}

const distanceFields = { from: z.string(), to: z.string(), columns: z.int().min(1).max(99) };
const chartFields = {
  id: z.string(),
  headings: z.array(z.string()),
  complete: z.boolean(),
  distances: z.array(z.strictObject(distanceFields)).optional(),
  reach: z
    .record(
      z.string(),
      z.string().refine((text) => exactValue(text) !== undefined),
    )
    .optional(),
  cells: z.record(z.string(), z.string()),
};
const fileFields = {
  kind: z.literal(KIND),
  version: z.literal(VERSION),
  game: z.string(),
  charts: z.array(z.strictObject(chartFields)).min(1),
};
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
  if (version > VERSION)
    return fail({ code: 'newer', line: jsonPlace(text, ['version']).line, version, reads: VERSION });
  const file = fileSchema.safeParse(value);
  if (!file.success) return fail(shapeProblem(text, file.error));
  if (file.data.game !== game)
    return fail({ code: 'other-game', line: jsonPlace(text, ['game']).line, game: file.data.game, wanted: game });
  const read: Record<string, CardEntries> = {};
  for (const [i, chart] of file.data.charts.entries()) {
    const lineOf = (...path: readonly (string | number)[]): number => jsonPlace(text, ['charts', i, ...path]).line;
    const card = Object.hasOwn(cards, chart.id) ? cards[chart.id] : undefined;
    if (!card) return fail({ code: 'no-chart', line: lineOf('id'), chart: chart.id });
    const entries = checkEntries(card, {
      headings: chart.headings,
      complete: chart.complete,
      cells: chart.cells,
      ...(chart.distances ? { distances: chart.distances } : {}),
      ...(chart.reach ? { reach: chart.reach } : {}),
    });
    if (!entries.ok)
      return fail({
        code: 'entry',
        line: lineOf(...entries.error.path),
        chart: card.id,
        problem: entries.error.problem,
      });
    read[chart.id] = read[chart.id]
      ? mergeEntries(card, read[chart.id] ?? NO_ENTRIES, entries.value).entries
      : entries.value;
  }
  return ok(read);
}

/** What the schema says of a file, as the first field that is wrong and its line. */
function shapeProblem(text: string, { issues: [issue] }: z.ZodError): FileProblem {
  const path = (issue?.path ?? []).map((part) => (typeof part === 'symbol' ? '' : part));
  const line = (at: readonly (string | number)[]): number => jsonPlace(text, at).line;
  if (issue?.code === 'unrecognized_keys') {
    const [given = ''] = issue.keys;
    return {
      code: 'no-field',
      line: line([...path, given]),
      given,
      fields: Object.keys(path.includes('distances') ? distanceFields : path.length ? chartFields : fileFields),
    };
  }
  return {
    code: 'shape',
    line: line(path),
    at: path.join('.'),
    field: FILE_FIELDS.findLast((field) => path.includes(field)) ?? 'charts',
  };
}
