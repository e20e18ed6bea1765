import type { Fact, Refusal } from '@/lib/calc/evaluation';
import type { Result } from '@/lib/core/result';
import type { SheetData } from '@/lib/games/nach-paris/data';
import { NUMBERING } from '@/lib/games/nach-paris/sheet/numbering';
import { openSheet, type SheetView } from '@/lib/games/nach-paris/sheet/view';
import { sheetSchema, type Sheet } from '@/lib/games/nach-paris/sheet/schema';
import { sheetChooser, type SheetChoice } from '@/lib/sheet/choice';
import { hexNameSchema } from '@/lib/sheet/schema';

const chooser = sheetChooser({ schema: sheetSchema, open: openSheet, rules: { map: '4.1', turn: '3.3.1' } });

/** The sheet that a tool works on: one of the game's own by its id, or a painted one, which replaces it. */
export const sheetFields = chooser.fields;

/** A hex of the sheet by its name. */
export const hexField = (standard: string) => hexNameSchema(NUMBERING).default(standard);

/** The opened sheet of an input, with the fact that names it. Unknown sheets are refused with those that exist. */
export const sheetOf = (
  choice: SheetChoice<Sheet>,
  { boards }: SheetData,
): Result<{ readonly view: SheetView; readonly fact: Fact }, Refusal> => chooser.sheetOf(choice, boards);
