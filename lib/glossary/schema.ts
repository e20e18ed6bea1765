import * as z from 'zod';
import { idSchema, localisedSchema } from '@/lib/core/localised';

const words = z.array(z.string().regex(/\S/, 'must not be empty'));
const wordsPerLanguage = z.strictObject({ en: words, es: words, it: words });

const termSchema = z.strictObject({
  id: idSchema,
  rules: z.array(z.string()).min(1, 'a term names the rules that define it'),
  /** the official term */
  term: localisedSchema,
  abbr: wordsPerLanguage,
  /** what players call it as well: synonyms, nicknames, everyday words */
  also: wordsPerLanguage,
  /** what it is called by mistake; a search for it finds the term all the same */
  wrong: wordsPerLanguage,
  definition: localisedSchema,
});

/** content/<game>/glossary.json: the concepts of a game; ids do not repeat. */
export const glossarySchema = z
  .strictObject({ terms: z.array(termSchema).min(1) })
  .superRefine(({ terms }, context) => {
    const seen = new Set<string>();
    terms.forEach(({ id }, i) => {
      if (seen.has(id)) context.addIssue({ code: 'custom', path: ['terms', i, 'id'], message: `id "${id}" repeats` });
      seen.add(id);
    });
  });

/** A concept of a game: its official name, its other names, and the rules that define it. */
export type Term = z.output<typeof termSchema>;
