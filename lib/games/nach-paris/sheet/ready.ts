import { hexNameSchema } from '@/lib/sheet/schema';
import { parseInput } from '@/lib/calc/calculator';
import { text, type Fact, type Refusal } from '@/lib/calc/evaluation';
import { fields, type FieldInfo } from '@/lib/calc/field';
import { fail, ok, type Result } from '@/lib/core/result';
import type { SheetData } from '@/lib/games/nach-paris/data';
import { NUMBERING } from '@/lib/games/nach-paris/sheet/numbering';
import { openSheet, type SheetView } from '@/lib/games/nach-paris/sheet/view';
import { sheetSchema, type Sheet } from '@/lib/games/nach-paris/sheet/schema';
import * as z from 'zod';

/** The sheet that a tool works on: one of the game's own by its id, or a painted one, which replaces it. */
export const sheetFields = (standard: string, when?: FieldInfo['when']) => ({
  preset: z
    .string()
    .min(1)
    .max(40)
    .default(standard)
    .register(fields, { label: 'sheet.fields.preset', rule: '4.1', control: 'choices', ...(when ? { when } : {}) }),
  sheet: sheetSchema.optional().register(fields, { label: 'sheet.fields.sheet', rule: '4.1', control: 'hidden' }),
});

/** A hex of the sheet by its name. */
export const hexField = (standard: string) => hexNameSchema(NUMBERING).default(standard);

export interface SheetChoice {
  readonly preset: string;
  readonly sheet?: Sheet | undefined;
}

/** The opened sheet of an input, with the fact that names it. Unknown sheets are refused with those that exist. */
export function sheetOf(
  { preset, sheet }: SheetChoice,
  { boards }: SheetData,
): Result<{ readonly view: SheetView; readonly fact: Fact }, Refusal> {
  const ready = sheet ? undefined : boards.find(({ id }) => id === preset);
  if (!sheet && !ready)
    return fail({
      code: 'invalid-input',
      field: 'preset',
      given: preset,
      text: text('sheet.refused.preset', { preset, allowed: boards.map(({ id }) => id).join(', ') }),
    });
  const parsed = sheet ? ok(sheet) : parseInput({ schema: sheetSchema }, ready?.sheet);
  if (!parsed.ok) return parsed;
  const opened = openSheet(parsed.value);
  if (!opened.ok) return opened;
  const { turn } = opened.value.sheet;
  const name = ready ? ready.title : opened.value.sheet.title;
  const fact: Fact = {
    text: name === '' ? text('sheet.facts.untitled', { turn }) : text('sheet.facts.sheet', { name, turn }),
    rule: '3.3.1',
    assumed: !sheet,
  };
  return ok({ view: opened.value, fact });
}

/** The index of a hex that an input names; a name outside the sheet is refused. */
export function hexNamed(view: SheetView, field: string, name: string): Result<number, Refusal> {
  const hex = view.index.get(name);
  if (hex !== undefined) return ok(hex);
  return fail({
    code: 'invalid-input',
    field,
    given: name,
    text: text('sheet.refused.outside', { hex: name, first: view.names[0] ?? '', last: view.names.at(-1) ?? '' }),
  });
}
