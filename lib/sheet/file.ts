import * as z from 'zod';
import { parseInput } from '@/lib/calc/calculator';
import { text, type Refusal } from '@/lib/calc/evaluation';
import { formOf } from '@/lib/calc/form';
import { withoutDefaults } from '@/lib/calc/plain';
import { oncePer } from '@/lib/core/once';
import { jsonError, jsonPlace } from '@/lib/core/json-place';
import { fail, ok, type Result } from '@/lib/core/result';
import { openGround } from '@/lib/sheet/open';
import type { AnySheet, Placed, SheetKind } from '@/lib/sheet/sheet';

/*
 * Sheets in files: {"kind": "umpire/<game>/sheet", "version": 1, "sheet": {…}}, the sheet without its defaults.
 */

const VERSION = 1;
/** Longest file that is read, in characters: several times the largest sheet. */
const MAX_FILE = 8_000_000;

/** The kind of the files of a game's sheets. */
export const sheetFileKind = ({ game }: Pick<SheetKind, 'game'>): string => `umpire/${game}/sheet`;

const filingOf = oncePer((kind: SheetKind) => ({
  form: formOf(kind.schema),
  file: z.strictObject({
    kind: z.literal(sheetFileKind(kind)),
    version: z.literal(VERSION),
    sheet: kind.schema,
  }),
}));

type Members = Readonly<Record<string, unknown>>;
const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** A sheet as it is stored: without defaults, hexes where nothing is painted, and plain hexsides. */
export function plainOf<Sheet extends AnySheet, Unit extends Placed>(
  kind: SheetKind<Sheet, Unit>,
  sheet: Sheet,
): Members {
  const { hexes, sides, ...rest } = withoutDefaults(filingOf(kind as SheetKind).form, sheet);
  const painted = entriesOf(hexes).filter(([, cell]) => entriesOf(cell).length > 0);
  const drawn = entriesOf(sides).filter(([, one]) => one !== kind.hexsides[0]);
  return {
    ...rest,
    ...(painted.length ? { hexes: Object.fromEntries(painted) } : {}),
    ...(drawn.length ? { sides: Object.fromEntries(drawn) } : {}),
  };
}

/** A sheet as the text of a file. */
export const writeSheetFile = <Sheet extends AnySheet, Unit extends Placed>(
  kind: SheetKind<Sheet, Unit>,
  sheet: Sheet,
): string =>
  `${JSON.stringify({ kind: sheetFileKind(kind), version: VERSION, sheet: plainOf(kind, sheet) }, undefined, 1)}\n`;

/** The sheet of a file. A damaged one is refused with the line and, where there is one, the field that is wrong. */
export function readSheetFile<Sheet extends AnySheet, Unit extends Placed>(
  kind: SheetKind<Sheet, Unit>,
  json: string,
): Result<Sheet, Refusal> {
  if (json.length > MAX_FILE) return damaged(undefined, 1, text('sheet.file.tooLong'));
  const fault = jsonError(json);
  if (fault) return damaged(undefined, fault.line, text('sheet.file.noJson'));
  const parsed = parseInput({ schema: filingOf(kind as SheetKind).file }, JSON.parse(json));
  if (!parsed.ok) return damaged(parsed.error.field, lineOf(json, parsed.error.field), parsed.error.text);
  const sheet = parsed.value.sheet as Sheet;
  const opened = openGround(kind, sheet);
  return opened.ok ? ok(sheet) : damaged(opened.error.field, lineOf(json, opened.error.field), opened.error.text);
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
