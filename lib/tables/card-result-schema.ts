import * as z from 'zod';
import { labelSchema, localisedSchema } from '@/lib/core/localised';
import type { ResultKind, ResultPart } from '@/lib/tables/card';
import { parseResult, writings } from '@/lib/tables/card-result';
import { showResult } from '@/lib/tables/card-written';

const name = z.string().regex(/^[a-z][a-zA-Z]*$/u);
const absent = { absent: localisedSchema.optional() };
const words = { means: localisedSchema.optional(), many: localisedSchema.optional(), ...absent };
const mark = z.string().regex(/^[^\p{L}\d\s+\-−–—/_,;]$/u, 'a mark is one sign, no letter, digit, dash or slash');

const partSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('marks'),
    id: name,
    sign: mark,
    plain: z.enum(['.', '!', '~', '*']),
    typed: z.string().optional(),
    most: z.int().min(1).max(9),
    ...words,
  }),
  z.strictObject({
    kind: z.literal('number'),
    id: name,
    least: z.int().min(-99),
    most: z.int().max(99),
    signed: z.boolean().optional(),
    before: z.string().optional(),
    ...words,
  }),
  z.strictObject({
    kind: z.literal('word'),
    id: name,
    words: z
      .array(
        z.strictObject({
          id: z.string().regex(/^[A-Za-z]+$/u, 'the id of a word has letters only'),
          sign: labelSchema.optional(),
          means: localisedSchema,
          alone: z.boolean().optional(),
          beside: z.string().optional(),
        }),
      )
      .min(1),
    ...absent,
  }),
]);

/**
 * How the results of a card are put together: one side or two with labels, parts by names of their own, at most one
 * number and one list of words a side, words that are read as themselves, and an example as it is written.
 */
export const resultsSchema = z
  .strictObject({
    sides: z
      .array(
        z.strictObject({
          label: localisedSchema.optional(),
          parts: z.array(partSchema).min(1),
          spaced: z.boolean().optional(),
        }),
      )
      .min(1)
      .max(2),
    none: z.boolean().optional(),
    example: z.string(),
  })
  .superRefine((given, context) => {
    const kind = given as ResultKind;
    const issue: Issue = (path, message) => context.addIssue({ code: 'custom', path: [...path], message });
    kind.sides.forEach(({ label, parts }, i) => {
      if ((kind.sides.length === 2) !== (label !== undefined))
        issue(['sides', i, 'label'], 'two sides, and only two, have labels');
      checkParts(parts, ['sides', i, 'parts'], issue);
      parts.forEach((part, j) => checkWords(kind, part, ['sides', i, 'parts', j], i, issue));
    });
    const example = parseResult(kind, kind.example);
    if (!example || showResult(kind, example) !== kind.example)
      issue(['example'], `"${kind.example}" is no result of this card as it is written`);
  });

type Path = readonly (string | number)[];
type Issue = (path: Path, message: string) => void;

function checkParts(parts: readonly ResultPart[], path: Path, issue: Issue): void {
  const marks = new Set<string>();
  parts.forEach((part, i) => {
    const before = parts.slice(0, i);
    if (before.some(({ id }) => id === part.id)) issue([...path, i, 'id'], `"${part.id}" repeats`);
    if (part.kind !== 'marks') {
      if (before.some(({ kind }) => kind === part.kind)) issue([...path, i], `a second ${part.kind} of a side`);
      if (part.kind === 'number' && part.least > part.most) issue([...path, i, 'least'], 'least is above most');
      return;
    }
    for (const sign of new Set([part.sign, part.plain, ...(part.typed ?? '')])) {
      if (marks.has(sign)) issue([...path, i, 'sign'], `"${sign}" stands for two marks`);
      marks.add(sign);
    }
  });
}

/** Words differ in every language, are not read as something else, and want a word that the other side has. */
function checkWords(kind: ResultKind, part: ResultPart, path: Path, side: number, issue: Issue): void {
  if (part.kind !== 'word') return;
  const seen = new Set<string>();
  part.words.forEach((word, i) => {
    const own = new Set(writings(word).map((text) => text.toLowerCase()));
    for (const text of own) {
      if (seen.has(text)) issue([...path, 'words', i], `"${text}" repeats`);
      seen.add(text);
      if (!/^\p{L}[\p{L} ]*$/u.test(text)) issue([...path, 'words', i, 'sign'], 'a word has letters and spaces only');
      if (kind.none && (text === 'x' || text === 'no'))
        issue([...path, 'words', i], `"${text}" is typed for no effect`);
    }
    const others = kind.sides.flatMap(({ parts }, j) => (j === side ? [] : parts));
    const { beside } = word;
    if (beside !== undefined && !others.some((one) => one.kind === 'word' && one.words.some(({ id }) => id === beside)))
      issue([...path, 'words', i, 'beside'], `no word "${beside}" on the other side`);
  });
}
