import * as z from 'zod';

const words = z.string().regex(/\S/, 'must not be empty');

/** A text in every interface language, none of them empty. */
export const localisedSchema = z.strictObject({ en: words, es: words, it: words });

/** A text that is the same in every language, or one for each. */
export const labelSchema = z.union([words, localisedSchema]);

/** Ids of content: "fire-army", "ge-corps", "20+". */
export const idSchema = z
  .string()
  .regex(/^[\w+()*.-]+$/, 'an id has no spaces and only letters, digits and - _ . + ( ) *');
