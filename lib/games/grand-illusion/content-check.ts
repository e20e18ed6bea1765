import type * as z from 'zod';
import type { DataProblem } from '@/lib/core/data-check';
import { countersSchema } from '@/lib/games/grand-illusion/content-check-counters';
import { checkHexes, hexesSchema } from '@/lib/games/grand-illusion/content-check-hexes';

/** The files that only this game has. */
export const files = ['hexes.json', 'counters.json'];

/** Everything wrong with the data of Grand Illusion. */
export const checkData = (given: Readonly<Record<string, unknown>>): readonly DataProblem[] => [
  ...checkFile(given, 'hexes.json', hexesSchema, checkHexes),
  ...checkFile(given, 'counters.json', countersSchema, () => []),
];

/** What is wrong with one file: that it is not there, its shape, or what it says. */
function checkFile<Schema extends z.ZodType>(
  given: Readonly<Record<string, unknown>>,
  file: string,
  schema: Schema,
  check: (data: z.output<Schema>) => readonly DataProblem[],
): readonly DataProblem[] {
  if (given[file] === undefined) return [{ file, path: [], message: 'missing or no JSON' }];
  const parsed = schema.safeParse(given[file]);
  if (parsed.success) return check(parsed.data);
  return parsed.error.issues.map(({ path, message }) => ({ file, path, message: `${path.join('.')}: ${message}` }));
}
