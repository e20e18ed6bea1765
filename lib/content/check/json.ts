import type * as z from 'zod';
import { LANGUAGES } from '@/lib/core/language';
import { jsonError } from '@/lib/core/json-place';
import type { TextFile } from '@/lib/content/files';
import { checkText, type Known } from '@/lib/content/check/mentions';
import { problem, problemInJson, type Problem } from '@/lib/content/check/problem';

/** A JSON file that could be read. */
export interface JsonFile extends TextFile {
  readonly value: unknown;
}

/** The value of a JSON text, or the place where it is no JSON. */
export function parseJson(source: TextFile): { readonly json?: JsonFile; readonly problems: readonly Problem[] } {
  const error = jsonError(source.text);
  return error
    ? { problems: [problem(source.file, error, error.message)] }
    : { json: { ...source, value: JSON.parse(source.text) as unknown }, problems: [] };
}

/** What a schema refuses in a file. */
export function checkSchema(json: JsonFile, schema: z.ZodType): readonly Problem[] {
  const parsed = schema.safeParse(json.value);
  return parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) =>
        problemInJson(json, path, `${path.join('.') || 'file'}: ${message}`),
      );
}

const POINTERS = {
  rule: 'rule',
  rules: 'rule',
  tool: 'tool',
  tools: 'tool',
  table: 'table',
  tables: 'table',
  dispute: 'dispute',
  disputes: 'dispute',
} as const;
const isPointer = (key: PropertyKey | undefined): key is keyof typeof POINTERS =>
  typeof key === 'string' && key in POINTERS;

/**
 * What is wrong anywhere in a data file, whatever its shape: references in its texts, ids under the keys `rule`,
 * `rules`, `table`, `dispute`, `tool`, and texts that lack a language.
 */
export function checkReferences(json: JsonFile, known: Known): readonly Problem[] {
  const found: Problem[] = [];
  const walk = (value: unknown, path: readonly (string | number)[]): void => {
    if (typeof value === 'string') {
      const key = path.findLast((part) => typeof part === 'string');
      const direct = path.at(-1) === key || (typeof path.at(-1) === 'number' && path.at(-2) === key);
      if (direct && isPointer(key)) {
        const kind = POINTERS[key];
        if (!known[kind].has(value)) found.push(problemInJson(json, path, `dead reference: no ${kind} "${value}"`));
      } else if (/[§[<!]|\d\.\d/.test(value)) {
        for (const { message, level } of checkText(value, known)) found.push(problemInJson(json, path, message, level));
      }
      return;
    }
    if (Array.isArray(value)) value.forEach((item, i) => walk(item, [...path, i]));
    else if (value !== null && typeof value === 'object') {
      const languages = Object.keys(value);
      if (languages.length > 0 && languages.every((key) => LANGUAGES.some((lang) => lang === key))) {
        for (const lang of LANGUAGES)
          if (!(lang in value))
            found.push(problemInJson(json, path, `${path.join('.')}: the language "${lang}" is missing`));
      }
      Object.entries(value).forEach(([key, item]) => walk(item, [...path, key]));
    }
  };
  walk(json.value, []);
  return found;
}
