import * as z from 'zod';
import { parseInput } from '@/lib/calc/calculator';
import { text, type Fact, type Refusal } from '@/lib/calc/evaluation';
import type { FieldInfo } from '@/lib/calc/field';
import { fieldsOf } from '@/lib/calc/fields-of';
import { fail, ok, type Result } from '@/lib/core/result';
import type { Rule } from '@/lib/core/rule';
import type { ReadySheet } from '@/lib/sheet/ready';
import type { AnySheet, Ground } from '@/lib/sheet/sheet';

/** The sheet of an input: one of the game's own by its id, or a painted one, which replaces it. */
export interface SheetChoice<Sheet extends AnySheet> {
  readonly preset: string;
  readonly sheet?: Sheet | undefined;
}

/** How a game reads the sheet of a tool's input. */
interface Chooser<Schema extends z.ZodType<AnySheet>, View> {
  readonly schema: Schema;
  readonly open: (sheet: z.output<Schema>) => Result<View, Refusal>;
  /** the rules of the map and of the Game Turn */
  readonly rules: { readonly map: Rule; readonly turn: Rule };
}

/** The fields of a tool that reads a sheet, and the sheet of its input. */
export function sheetChooser<Schema extends z.ZodType<AnySheet>, View extends Pick<Ground, 'sheet'>>({
  schema,
  open,
  rules,
}: Chooser<Schema, View>) {
  type Sheet = z.output<Schema>;
  return {
    fields(standard: string, when?: FieldInfo['when']) {
      const field = fieldsOf('sheet');
      const sheet = field.as(schema.optional(), 'sheet', rules.map, { control: 'hidden' });
      const preset = field.as(z.string().min(1).max(40).default(standard), 'preset', rules.map, {
        control: 'choices',
        replaces: ['sheet'],
        ...(when ? { when } : {}),
      });
      return { preset, sheet };
    },
    /** The opened sheet, with the fact that names it. Unknown sheets are refused with those that exist. */
    sheetOf(
      { preset, sheet }: SheetChoice<Sheet>,
      boards: readonly ReadySheet[],
    ): Result<{ readonly view: View; readonly fact: Fact }, Refusal> {
      const ready = sheet ? undefined : boards.find(({ id }) => id === preset);
      if (!sheet && !ready)
        return fail({
          code: 'invalid-input',
          field: 'preset',
          given: preset,
          text: text('sheet.refused.preset', { preset, allowed: boards.map(({ id }) => id).join(', ') }),
        });
      const parsed = sheet ? ok(sheet) : parseInput({ schema }, ready?.sheet);
      if (!parsed.ok) return parsed;
      const opened = open(parsed.value);
      if (!opened.ok) return opened;
      const { turn, title } = opened.value.sheet;
      const name = ready ? ready.title : title;
      const words = name === '' ? text('sheet.facts.untitled', { turn }) : text('sheet.facts.sheet', { name, turn });
      return ok({ view: opened.value, fact: { text: words, rule: rules.turn, assumed: !sheet } });
    },
  };
}

/** The index of a hex that an input names; a name outside the sheet is refused. */
export function hexNamed(
  { index, names }: Pick<Ground, 'index' | 'names'>,
  field: string,
  name: string,
): Result<number, Refusal> {
  const hex = index.get(name);
  if (hex !== undefined) return ok(hex);
  return fail({
    code: 'invalid-input',
    field,
    given: name,
    text: text('sheet.refused.outside', { hex: name, first: names[0] ?? '', last: names.at(-1) ?? '' }),
  });
}
