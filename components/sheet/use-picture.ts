import { useMemo } from 'react';
import type { Picture } from '@/components/sheet/draw/paint';

/** A picture that keeps its identity while nothing of it changes, so that a moving sheet need not be drawn anew. */
export function usePicture({ kit, layout, view, layers, traced, cursor, edge, draft }: Picture): Picture {
  // The list of its hexes is a new one each time, also where they are the same.
  const drawn = draft.join();
  return useMemo(
    () => ({
      kit,
      layout,
      view,
      layers,
      traced,
      cursor,
      edge,
      draft: drawn === '' ? [] : drawn.split(',').map(Number),
    }),
    [kit, layout, view, layers, traced, cursor, edge, drawn],
  );
}
