import * as z from 'zod';
import type { Refusal } from '@/lib/calc/evaluation';
import type { Result } from '@/lib/core/result';
import type { AnySheet } from '@/lib/sheet/sheet';

/** Something wrong with a ready sheet, with the path in the file. */
export interface SheetProblem {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

const words = z.strictObject({ en: z.string().min(1), es: z.string().min(1), it: z.string().min(1) });
const fileOf = (sheet: z.ZodType<AnySheet>) =>
  z.strictObject({
    sheets: z.array(
      z.strictObject({
        id: z.string().regex(/^[a-z0-9-]{1,40}$/),
        title: words,
        note: words.optional(),
        rules: z.array(z.string()).min(1),
        sheet,
      }),
    ),
  });

/**
 * Everything wrong with a game's file of ready sheets: its shape, ids given twice, and sheets that do not open. A value
 * that the schema refuses is told with its path.
 */
export function readySheetProblems<Schema extends z.ZodType<AnySheet>>(
  schema: Schema,
  open: (sheet: z.output<Schema>) => Result<unknown, Refusal>,
  file: unknown,
): readonly SheetProblem[] {
  const parsed = fileOf(schema).safeParse(file);
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => ({ path, message }));
  const { sheets } = parsed.data;
  return sheets.flatMap(({ id, sheet }, i): readonly SheetProblem[] => {
    const opened = open(sheet as z.output<Schema>);
    const twice =
      sheets.findIndex((other) => other.id === id) < i
        ? [{ path: ['sheets', i, 'id'], message: `${id} is there twice` }]
        : [];
    return opened.ok
      ? twice
      : [
          ...twice,
          {
            path: ['sheets', i, ...(opened.error.field?.split('.') ?? [])],
            message: `the sheet does not open: ${opened.error.text.key}`,
          },
        ];
  });
}
