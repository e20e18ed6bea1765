import type { Fact, Refusal } from '@/lib/calc/evaluation';
import { fieldsOf } from '@/lib/calc/fields-of';
import type { Result } from '@/lib/core/result';
import type { SheetData } from '@/lib/games/when-eagles-fight/data';
import { refuseRomania } from '@/lib/games/when-eagles-fight/sheet/romania';
import { NUMBERING, sheetSchema, type Sheet } from '@/lib/games/when-eagles-fight/sheet/schema';
import { openSheet, type SheetView } from '@/lib/games/when-eagles-fight/sheet/view';
import { sheetChooser, type SheetChoice } from '@/lib/sheet/choice';
import { hexNameSchema } from '@/lib/sheet/schema';

const chooser = sheetChooser({ schema: sheetSchema, open: openSheet, rules: { map: '2.2', turn: '5.1' } });

/** The sheet that a tool works on: one of the game's own by its id, or a painted one, which replaces it. */
export const sheetFields = chooser.fields;

/**
 * The opened sheet of an input, with the fact that names it. Refused: unknown sheets, with those that exist, and
 * Romania at war before it can be.
 */
export function sheetOf(
  choice: SheetChoice<Sheet>,
  { boards }: SheetData,
): Result<{ readonly view: SheetView; readonly fact: Fact }, Refusal> {
  const chosen = chooser.sheetOf(choice, boards);
  return (chosen.ok ? refuseRomania(chosen.value.view.sheet) : undefined) ?? chosen;
}

export const byHand = { field: 'source', is: ['hand'] } as const;
export const onSheet = { field: 'source', is: ['sheet'] } as const;

/**
 * Where the case of a tool comes from, typed in or read from a sheet, and that sheet. It is folded away: the key that
 * takes a case from the board stands above.
 */
export const sourceFields = (tool: string, standard: string) => ({
  source: fieldsOf(tool).choice('source', '2.2', ['hand', 'sheet'], 'hand', { control: 'chips', rare: true }),
  ...sheetFields(standard, onSheet),
});

/** A hex of the map by its number. */
export const hexField = () => hexNameSchema(NUMBERING);
