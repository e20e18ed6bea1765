import * as z from 'zod';
import { idSchema, labelSchema, localisedSchema } from '@/lib/core/localised';

const axisItemSchema = z.strictObject({
  id: idSchema,
  label: labelSchema,
  from: z.int().optional(),
  to: z.int().nullable().optional(),
  /** columns of one chart that are read apart, such as those of each side; ranges run on within a side */
  side: z.string().optional(),
});
type AxisItem = z.output<typeof axisItemSchema>;

const axisSchema = z.strictObject({ label: localisedSchema, items: z.array(axisItemSchema).min(1) });
const clamp = z.literal('clamp');

/**
 * The shape of a chart file: as many cells as rows times columns, ids that do not repeat, ranges without a gap or an
 * overlap, every text in every language, and where the values come from.
 */
export const chartSchema = z
  .strictObject({
    id: idSchema,
    kind: z.enum(['lookup', 'list']),
    title: localisedSchema,
    rules: z.array(z.string()).min(1),
    note: localisedSchema.optional(),
    rows: axisSchema,
    columns: axisSchema,
    cells: z.array(z.array(z.union([z.number(), labelSchema, z.null()]))),
    edges: z.strictObject({ rows: clamp, columns: clamp.optional() }).optional(),
    provenance: z.strictObject({ source: idSchema, text: localisedSchema }),
    cellSources: z.array(z.strictObject({ row: z.string(), column: z.string(), source: localisedSchema })).optional(),
  })
  .superRefine((chart, context) => {
    const issue = (path: (string | number)[], message: string): void =>
      context.addIssue({ code: 'custom', path, message });
    const { rows, columns, cells } = chart;
    for (const name of ['rows', 'columns'] as const) {
      const seen = new Set<string>();
      chart[name].items.forEach(({ id }, i) => {
        if (seen.has(id)) issue([name, 'items', i, 'id'], `"${id}" repeats in the ${name}`);
        seen.add(id);
      });
    }
    if (cells.length !== rows.items.length)
      issue(['cells'], `${cells.length} rows of cells for ${rows.items.length} rows`);
    cells.forEach((row, i) => {
      if (row.length !== columns.items.length)
        issue(['cells', i], `${row.length} cells for ${columns.items.length} columns`);
    });
    rangeProblems(columns.items).forEach(({ index, message }) => issue(['columns', 'items', index], message));
    if (chart.kind === 'lookup' && !chart.edges) issue(['kind'], 'a lookup chart says what lies past its edges');
    chart.cellSources?.forEach(({ row, column }, i) => {
      if (!rows.items.some(({ id }) => id === row)) issue(['cellSources', i, 'row'], `no row "${row}"`);
      if (!columns.items.some(({ id }) => id === column)) issue(['cellSources', i, 'column'], `no column "${column}"`);
    });
  });

/** Gaps, overlaps and missing ends in the ranges of columns, each side's by itself. */
function rangeProblems(items: readonly AxisItem[]): readonly { readonly index: number; readonly message: string }[] {
  if (items.every(({ from, to }) => from === undefined && to === undefined)) return [];
  return items.flatMap((item, index) => {
    const problem = (message: string) => [{ index, message }];
    if (item.from === undefined || item.to === undefined)
      return problem(`column "${item.id}" lacks from or to, which the others have`);
    if (item.to !== null && item.to < item.from) return problem(`column "${item.id}" ends before it begins`);
    const before = items[index - 1];
    if (!before || before.side !== item.side) return [];
    if (before.to === null) return problem(`column "${item.id}" follows an open-ended one`);
    return before.to !== undefined && before.to + 1 !== item.from
      ? problem(`column "${item.id}" begins at ${item.from}, the one before ends at ${before.to}`)
      : [];
  });
}
