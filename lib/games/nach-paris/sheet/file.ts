import * as z from 'zod';
import { parseInput } from '@/lib/calc/calculator';
import { text, type Refusal } from '@/lib/calc/evaluation';
import { formOf } from '@/lib/calc/form';
import { withoutDefaults } from '@/lib/calc/plain';
import { jsonError, jsonPlace } from '@/lib/core/json-place';
import { fail, ok, type Result } from '@/lib/core/result';
import { openSheet } from '@/lib/games/nach-paris/sheet/view';
import { sheetSchema, type Sheet, type SheetInput } from '@/lib/games/nach-paris/sheet/schema';

/*
 * Sheets in files: {"kind": "umpire/nach-paris/sheet", "version": 1, "sheet": {…}}, the sheet without its defaults.
 */

export const SHEET_FILE_KIND = 'umpire/nach-paris/sheet';
const VERSION = 1;
/** Longest file that is read, in characters: several times the largest sheet. */
const MAX_FILE = 8_000_000;

const fileSchema = z.strictObject({
  kind: z.literal(SHEET_FILE_KIND),
  version: z.literal(VERSION),
  sheet: sheetSchema,
});
const form = formOf(sheetSchema);

/** A sheet as it is stored: without defaults, hexes where nothing is painted, and plain hexsides. */
export function plainSheet(sheet: Sheet): SheetInput {
  const { hexes, sides, ...rest } = withoutDefaults(form, sheet) as SheetInput;
  const painted = Object.entries(hexes ?? {}).filter(([, cell]) => Object.keys(cell ?? {}).length > 0);
  const drawn = Object.entries(sides ?? {}).filter(([, kind]) => kind !== 'none');
  return {
    ...rest,
    ...(painted.length ? { hexes: Object.fromEntries(painted) } : {}),
    ...(drawn.length ? { sides: Object.fromEntries(drawn) } : {}),
  };
}

/** A sheet as the text of a file. */
export const writeSheetFile = (sheet: Sheet): string =>
  `${JSON.stringify({ kind: SHEET_FILE_KIND, version: VERSION, sheet: plainSheet(sheet) }, undefined, 1)}\n`;

/** The sheet of a file. A damaged one is refused with the line and, where there is one, the field that is wrong. */
export function readSheetFile(json: string): Result<Sheet, Refusal> {
  if (json.length > MAX_FILE) return damaged(undefined, 1, text('sheet.file.tooLong'));
  const fault = jsonError(json);
  if (fault) return damaged(undefined, fault.line, text('sheet.file.noJson'));
  const parsed = parseInput({ schema: fileSchema }, JSON.parse(json));
  if (!parsed.ok) return damaged(parsed.error.field, lineOf(json, parsed.error.field), parsed.error.text);
  const opened = openSheet(parsed.value.sheet);
  return opened.ok
    ? ok(parsed.value.sheet)
    : damaged(opened.error.field, lineOf(json, opened.error.field), opened.error.text);
}

const lineOf = (json: string, field: string | undefined): number => jsonPlace(json, field?.split('.') ?? []).line;

function damaged(field: string | undefined, line: number, reason: Refusal['text']): Result<never, Refusal> {
  return fail({
    code: 'invalid-input',
    ...(field === undefined ? {} : { field }),
    given: line,
    text: text('sheet.file.damaged', { line, reason }),
  });
}
