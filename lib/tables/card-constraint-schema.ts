import * as z from 'zod';
import { idSchema, localisedSchema } from '@/lib/core/localised';
import { NO_ENTRIES, rowsOf, type CardChart, type ResultSide } from '@/lib/tables/card';
import { breachesBy, readerOf, type Condition, type Constraint, type SideValues } from '@/lib/tables/card-constraint';

const valuesSchema = z.strictObject({
  least: z.int().optional(),
  most: z.int().optional(),
  words: z.array(z.string()).min(1).optional(),
});
const block = {
  side: z.int().min(0).max(1),
  columns: z.array(z.string()).min(1),
  rows: z.array(z.string()).min(1),
  values: valuesSchema,
};
const conditionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('each'), ...block }),
  z.strictObject({ kind: z.literal('count'), ...block, atLeast: z.int().min(0), atMost: z.int().min(0) }),
]);
const told = {
  id: idSchema,
  says: z.enum(['stated', 'assumed']),
  rule: z.string(),
  text: localisedSchema,
  allowed: localisedSchema,
};

/** The shape of what a card's text implies of its cells. */
export const constraintSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...told, kind: z.literal('cases'), cases: z.array(z.array(conditionSchema).min(1)).min(1) }),
  z.strictObject({
    ...told,
    kind: z.literal('order'),
    order: z.strictObject({
      side: z.int().min(0).max(1),
      along: z.enum(['rows', 'columns']),
      ranks: z.array(z.string()).min(1),
      way: z.enum(['up', 'down']),
    }),
  }),
]);

type Issue = (path: readonly (string | number)[], message: string) => void;

/**
 * Constraints with ids that do not repeat, about cells, sides and values that the card has, that count no more cells
 * than there are, and that the cells of the examples do not break.
 */
export function checkConstraints(card: CardChart, issue: Issue): void {
  const constraints = card.constraints ?? [];
  if (constraints.length && card.lines) issue(['constraints'], 'only a card with a single line has constraints');
  constraints.forEach((constraint, i) => {
    const bad: Issue = (path, message) => issue(['constraints', i, ...path], message);
    if (constraints.findIndex(({ id }) => id === constraint.id) < i) bad(['id'], `"${constraint.id}" repeats`);
    if (constraint.kind === 'order') checkOrder(card, constraint, bad);
    else
      constraint.cases.forEach((conditions, j) =>
        conditions.forEach((one, k) =>
          checkCondition(card, one, (path, message) => bad(['cases', j, k, ...path], message)),
        ),
      );
    if (breachesBy(card, constraint, readerOf(card, NO_ENTRIES)).length)
      bad(['id'], 'a cell that the examples reveal breaks it');
  });
}

const wordsOf = (side: ResultSide | undefined): readonly string[] =>
  (side?.parts ?? []).flatMap((part) => (part.kind === 'word' ? part.words.map(({ id }) => id) : []));

function checkOrder(card: CardChart, { order }: Extract<Constraint, { kind: 'order' }>, bad: Issue): void {
  const words = wordsOf(card.results.sides[order.side]);
  order.ranks.forEach((rank, i) => {
    if (rank !== '#' && !words.includes(rank)) bad(['order', 'ranks', i], `side ${order.side} has no word "${rank}"`);
  });
}

function checkCondition(card: CardChart, condition: Condition, bad: Issue): void {
  const { side, columns, rows, values } = condition;
  columns.forEach((column, i) => {
    if (!card.columns.headings.some(({ label }) => label === column)) bad(['columns', i], `no heading "${column}"`);
  });
  rows.forEach((row, i) => {
    if (!rowsOf(card).some(({ id }) => id === row)) bad(['rows', i], `no row "${row}"`);
  });
  if (!card.results.sides[side]) bad(['side'], `no side ${side}`);
  checkValues(card.results.sides[side], values, bad);
  const cells = columns.length * rows.length;
  if (condition.kind === 'count' && (condition.atLeast > condition.atMost || condition.atMost > cells))
    bad(['atMost'], `${condition.atLeast} to ${condition.atMost} of ${cells} cells`);
}

function checkValues(side: ResultSide | undefined, { least, most, words = [] }: SideValues, bad: Issue): void {
  words.forEach((word, i) => {
    if (!wordsOf(side).includes(word)) bad(['values', 'words', i], `the side has no word "${word}"`);
  });
  if (least === undefined && most === undefined && !words.length) bad(['values'], 'no value at all');
  if (least !== undefined && most !== undefined && least > most) bad(['values', 'least'], 'least is above most');
}
