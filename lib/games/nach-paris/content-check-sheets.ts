import * as z from 'zod';
import { openSheet } from '@/lib/games/nach-paris/sheet/view';
import { sheetSchema } from '@/lib/games/nach-paris/sheet/schema';

/** Something wrong with a ready sheet, with the path in the file. */
export interface SheetProblem {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

const words = z.strictObject({ en: z.string().min(1), es: z.string().min(1), it: z.string().min(1) });
const fileSchema = z.strictObject({
  sheets: z.array(
    z.strictObject({
      id: z.string().regex(/^[a-z0-9-]{1,40}$/),
      title: words,
      note: words.optional(),
      rules: z.array(z.string()).min(1),
      sheet: sheetSchema,
    }),
  ),
});

/** Everything wrong with the file of ready sheets: its shape, ids given twice, and sheets that do not open. */
export function sheetProblems(file: unknown): readonly SheetProblem[] {
  const parsed = fileSchema.safeParse(file);
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => ({ path, message }));
  const { sheets } = parsed.data;
  return sheets.flatMap(({ id, sheet }, i): readonly SheetProblem[] => {
    const opened = openSheet(sheet);
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
