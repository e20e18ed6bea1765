import * as z from 'zod';
import type { FileRefusal } from '@/lib/calc/file-words';
import { formOf } from '@/lib/calc/form';
import { withoutDefaults } from '@/lib/calc/plain';
import { oncePer } from '@/lib/core/once';
import { fail, ok, type Result } from '@/lib/core/result';
import { readFile, writeFile, type FileKind } from '@/lib/core/umpire-file';
import { openGround } from '@/lib/sheet/open';
import type { AnySheet, Placed, SheetKind } from '@/lib/sheet/sheet';

/*
 * Sheets in files: {"kind": "umpire/<game>/sheet", "version": 1, "sheet": {…}}, the sheet without its defaults.
 */

/** Longest file that is read, in characters: several times the largest sheet. */
export const LARGEST_FILE = 8_000_000;

const fileOf = oncePer((kind: SheetKind): FileKind<{ readonly sheet: AnySheet }> => ({
  sort: 'sheet',
  game: kind.game,
  version: 1,
  most: LARGEST_FILE,
  body: z.strictObject({ sheet: kind.schema }),
}));
const formOfSheet = oncePer((kind: SheetKind) => formOf(kind.schema));

type Members = Readonly<Record<string, unknown>>;
const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** A sheet as it is stored: without defaults, hexes where nothing is painted, and plain hexsides. */
export function plainOf<Sheet extends AnySheet, Unit extends Placed>(
  kind: SheetKind<Sheet, Unit>,
  sheet: Sheet,
): Members {
  const { hexes, sides, ...rest } = withoutDefaults(formOfSheet(kind as SheetKind), sheet);
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
): string => writeFile(fileOf(kind as SheetKind), { sheet: plainOf(kind, sheet) });

/** The sheet of a file. A damaged one is refused with the line and, where there is one, the field that is wrong. */
export function readSheetFile<Sheet extends AnySheet, Unit extends Placed>(
  kind: SheetKind<Sheet, Unit>,
  json: string,
): Result<Sheet, FileRefusal> {
  const file = readFile(fileOf(kind as SheetKind), json);
  if (!file.ok) return file;
  const sheet = file.value.body.sheet as Sheet;
  const opened = openGround(kind, sheet);
  if (opened.ok) return ok(sheet);
  const { field = 'sheet', text: reason } = opened.error;
  return fail({ code: 'refused', line: file.value.line(field.split('.')), reason });
}
