import * as z from 'zod';
import { atMost } from '@/lib/core/at-most';
import { fail, ok, type Result } from '@/lib/core/result';
import { readFile, writeFile, type FileFault, type FileKind } from '@/lib/core/umpire-file';
import type { CardChart, CardEntries } from '@/lib/tables/card';
import { checkEntries } from '@/lib/tables/card-check';
import {
  LONGEST_HEADING,
  LONGEST_PLACE,
  LONGEST_RESULT,
  MOST_CELLS,
  MOST_CHARTS,
  MOST_DISTANCES,
  MOST_HEADINGS,
} from '@/lib/tables/card-limits';
import { mergeEntries } from '@/lib/tables/card-merge';
import type { EntryProblem } from '@/lib/tables/card-problem';

/*
 * Cards as a file to share: {"kind": "umpire/chart", "version": 1, "game": …, "charts": […]}, each chart with what its
 * player has filled in. A file is read as a whole or refused with the line that is wrong.
 */

/** Longer texts are no charts. */
export const LARGEST_FILE = 1_000_000;

/** What is wrong with a file; `line` is counted from 1. */
export type FileProblem =
  | FileFault
  | { readonly code: 'no-chart'; readonly line: number; readonly chart: string }
  | { readonly code: 'entry'; readonly line: number; readonly chart: string; readonly problem: EntryProblem };

type Cards = Readonly<Record<string, CardChart>>;
type EntriesById = Readonly<Record<string, CardEntries>>;

const heading = z.string().max(LONGEST_HEADING);
const bodySchema = z.strictObject({
  game: z.string(),
  charts: z
    .array(
      z.strictObject({
        id: z.string(),
        headings: z.array(heading).max(MOST_HEADINGS),
        complete: z.boolean(),
        distances: z
          .array(z.strictObject({ from: heading, to: heading, columns: z.int().min(1).max(99) }))
          .max(MOST_DISTANCES)
          .optional(),
        reach: atMost(z.record(heading, z.string().regex(/^\d{1,9}(?:\/[1-9]\d{0,8})?$/u)), MOST_HEADINGS).optional(),
        cells: atMost(z.record(z.string().max(LONGEST_PLACE), z.string().max(LONGEST_RESULT)), MOST_CELLS),
      }),
    )
    .min(1)
    .max(MOST_CHARTS),
});

/** The files of a game's charts. */
const chartFile = (game: string): FileKind<z.output<typeof bodySchema>> => ({
  sort: 'charts',
  game,
  version: 1,
  most: LARGEST_FILE,
  body: bodySchema,
});

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
  return writeFile(chartFile(game), { game, charts });
}

/** What a file holds, by the card's id. Every heading and every result has been checked against its card. */
export function readCardFile(text: string, game: string, cards: Cards): Result<EntriesById, FileProblem> {
  const file = readFile(chartFile(game), text);
  if (!file.ok) return file;
  const { body, line } = file.value;
  const read: Record<string, CardEntries> = {};
  for (const [i, { id, distances, reach, ...chart }] of body.charts.entries()) {
    const card = Object.hasOwn(cards, id) ? cards[id] : undefined;
    if (!card) return fail({ code: 'no-chart', line: line(['charts', i, 'id']), chart: id });
    const entries = checkEntries(card, { ...chart, ...(distances ? { distances } : {}), ...(reach ? { reach } : {}) });
    if (!entries.ok) {
      const { path, problem } = entries.error;
      return fail({ code: 'entry', line: line(['charts', i, ...path]), chart: card.id, problem });
    }
    const before = read[card.id];
    read[card.id] = before ? mergeEntries(card, before, entries.value).entries : entries.value;
  }
  return ok(read);
}
