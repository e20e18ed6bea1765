'use client';

import { useTaken } from '@/components/calculator/tool-context';

/** The value of a field, or what the place chosen fills in: where nothing was entered, and where the map decides. */
export function useShown(value: unknown, path: string) {
  const taken = useTaken(path);
  const fixed = taken?.fixed === true;
  const takenOver = taken !== undefined && (fixed || value === undefined);
  return { shown: takenOver ? taken.value : value, takenOver, fixed };
}
