import type { DataProblem } from '@/lib/core/data-check';
import { checkHexes, hexesSchema } from '@/lib/games/grand-illusion/content-check-hexes';

/** The files that only this game has. */
export const files = ['hexes.json'];

/** Everything wrong with the data of Grand Illusion. */
export function checkData(given: Readonly<Record<string, unknown>>): readonly DataProblem[] {
  const found: DataProblem[] = [];
  const hexes = hexesSchema.safeParse(given['hexes.json']);
  if (given['hexes.json'] === undefined) found.push({ file: 'hexes.json', path: [], message: 'missing or no JSON' });
  else if (hexes.success) found.push(...checkHexes(hexes.data));
  else
    for (const { path, message } of hexes.error.issues)
      found.push({ file: 'hexes.json', path, message: `${path.join('.')}: ${message}` });
  return found;
}
