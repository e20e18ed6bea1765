import * as z from 'zod';
import { idSchema, labelSchema, localisedSchema } from '@/lib/core/localised';
import { EDGES, NO_ENTRIES, rowsOf, type CardChart, type EdgeName } from '@/lib/tables/card';
import { checkConstraints, constraintSchema } from '@/lib/tables/card-constraint-schema';
import { brokenDistance, headingValue } from '@/lib/tables/card-places';
import { parseResult } from '@/lib/tables/card-result';
import { resultsSchema } from '@/lib/tables/card-result-schema';
import { showResult } from '@/lib/tables/card-written';

const axisItemSchema = z.strictObject({ id: idSchema, label: labelSchema });
const itemsSchema = z.array(axisItemSchema).min(1);
const edgeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('move'), columns: z.int(), rows: z.int(), rule: z.string() }),
  z.strictObject({ kind: z.literal('clamp'), rule: z.string() }),
]);

/**
 * The shape of a card file: ids that do not repeat, headings of its notation from left to right, distances that these
 * headings allow, edge rules that lead back onto the card, known cells that lie on it and hold a result in the one way
 * in which results are written, and that keep what the text implies.
 */
export const cardSchema = z
  .strictObject({
    id: idSchema,
    kind: z.literal('card'),
    title: localisedSchema,
    rules: z.array(z.string()).min(1),
    note: localisedSchema.optional(),
    results: resultsSchema,
    lines: z.strictObject({ label: localisedSchema, items: itemsSchema }).optional(),
    rows: z.union([
      z.strictObject({ label: localisedSchema, first: z.int(), last: z.int() }),
      z.strictObject({ label: localisedSchema, items: itemsSchema }),
    ]),
    columns: z.strictObject({
      label: localisedSchema,
      notation: z.enum(['points', 'ratio', 'fixed']),
      headings: z.array(
        z.strictObject({
          label: z.string().min(1),
          reach: z
            .string()
            .regex(/^\d+(?:\/[1-9]\d*)?$/u)
            .optional(),
          source: localisedSchema,
        }),
      ),
      whole: z.boolean().optional(),
      gaps: z.array(
        z.strictObject({ from: z.string(), to: z.string(), columns: z.int().min(1), source: localisedSchema }),
      ),
      labels: z.record(z.string(), labelSchema).optional(),
    }),
    edges: z.partialRecord(z.enum(EDGES), edgeSchema),
    cells: z.array(
      z.strictObject({
        line: z.string().optional(),
        column: z.string(),
        row: z.string(),
        result: z.string(),
        source: localisedSchema,
      }),
    ),
    constraints: z.array(constraintSchema).min(1).optional(),
    provenance: z.strictObject({ source: idSchema, text: localisedSchema }),
  })
  .superRefine((file, context) => {
    const card = file as CardChart;
    const issue: Issue = (path, message) => context.addIssue({ code: 'custom', path: [...path], message });
    if ('first' in file.rows && file.rows.first > file.rows.last)
      issue(['rows', 'first'], 'the first row comes after the last');
    if ('items' in file.rows)
      repeats(
        file.rows.items.map(({ id }) => id),
        ['rows', 'items'],
        issue,
      );
    if (file.lines)
      repeats(
        file.lines.items.map(({ id }) => id),
        ['lines', 'items'],
        issue,
      );
    checkHeadings(card, issue);
    checkEdges(card, issue);
    checkCells(card, issue);
    checkConstraints(card, issue);
  });

type Issue = (path: readonly (string | number)[], message: string) => void;

function repeats(ids: readonly string[], path: readonly string[], issue: Issue): void {
  ids.forEach((id, i) => {
    if (ids.indexOf(id) < i) issue([...path, i], `"${id}" repeats`);
  });
}

function checkHeadings(card: CardChart, issue: Issue): void {
  const { notation, headings, gaps, labels = {} } = card.columns;
  const names = headings.map(({ label }) => label);
  repeats(names, ['columns', 'headings'], issue);
  if (notation === 'fixed' ? !names.length || names.some((name) => name.includes('/')) : Object.keys(labels).length)
    issue(['columns', 'headings'], 'fixed headings are all there and have no /; only they have labels');
  Object.keys(labels).forEach((name) => {
    if (!names.includes(name)) issue(['columns', 'labels', name], `no heading "${name}"`);
  });
  if (notation !== 'fixed') {
    const values = names.map((name) => headingValue(notation, name));
    values.forEach((value, i) => {
      const before = values[i - 1];
      if (!value) issue(['columns', 'headings', i], `"${names[i] ?? ''}" is no heading of the notation ${notation}`);
      else if (before && before.n * value.d >= value.n * before.d)
        issue(['columns', 'headings', i], 'headings stand from left to right');
    });
  }
  gaps.forEach((gap, i) => {
    const missing = [gap.from, gap.to].find((name) => !names.includes(name));
    if (missing !== undefined) issue(['columns', 'gaps', i], `no heading "${missing}"`);
    else if (brokenDistance(card, NO_ENTRIES, [gap]))
      issue(['columns', 'gaps', i], `the headings do not leave ${gap.columns} columns from ${gap.from} to ${gap.to}`);
  });
}

/**
 * A row or a column that is moved comes nearer to the card and by less than its height, and only one axis may move the
 * other: else a place could be off for ever.
 */
function checkEdges({ rows, edges }: CardChart, issue: Issue): void {
  const names = Object.keys(edges) as readonly EdgeName[];
  for (const name of names) {
    const edge = edges[name];
    const ofRows = name === 'above' || name === 'below';
    if (ofRows && !('first' in rows)) issue(['edges', name], 'only numbered rows have edges');
    if (edge?.kind !== 'move') continue;
    const by = ofRows ? edge.rows : edge.columns;
    const inwards = name === 'above' || name === 'right' ? -by : by;
    const most = ofRows ? ('first' in rows ? rows.last - rows.first : 0) : 1;
    if (inwards < 1 || inwards > most)
      issue(['edges', name, ofRows ? 'rows' : 'columns'], 'the edge rule does not lead back onto the card');
    if (!ofRows && edge.rows !== 0 && !('first' in rows))
      issue(['edges', name, 'rows'], 'only numbered rows can be moved');
  }
  const crosses = (one: EdgeName, axis: 'columns' | 'rows'): boolean => {
    const edge = edges[one];
    return edge?.kind === 'move' && edge[axis] !== 0;
  };
  const across = (['left', 'right'] as const).find((name) => crosses(name, 'rows'));
  if (across && (['above', 'below'] as const).some((name) => crosses(name, 'columns')))
    issue(['edges', across], 'rows move columns and columns rows: a place could be off for ever');
}

function checkCells(card: CardChart, issue: Issue): void {
  const rows = new Set(rowsOf(card).map(({ id }) => id));
  const keys = card.cells.map(({ line, column, row }) => `${line ?? ''}/${column}/${row}`);
  repeats(keys, ['cells'], issue);
  card.cells.forEach(({ line, column, row, result }, i) => {
    const bad = (key: string, message: string): void => issue(['cells', i, key], message);
    if (card.lines ? !card.lines.items.some(({ id }) => id === line) : line !== undefined)
      bad('line', `no line "${line ?? ''}"`);
    if (!card.columns.headings.some(({ label }) => label === column)) bad('column', `no heading "${column}"`);
    if (!rows.has(row)) bad('row', `no row "${row}"`);
    const read = parseResult(card.results, result);
    if (!read) bad('result', `"${result}" is no result of this card`);
    else if (showResult(card.results, read) !== result)
      bad('result', `"${result}" is written "${showResult(card.results, read)}"`);
  });
}
