import { useMemo, useState } from 'react';
import { between, gone, NO_TRAIL, paintOf, type Trail } from '@/components/sheet/brush';
import type { Layout } from '@/components/sheet/geometry';
import { isPainting, type Brushes, type Mode } from '@/components/sheet/modes';
import type { SheetState } from '@/components/sheet/use-sheet';
import type { Stroke } from '@/components/map/gestures';
import type { MapControl } from '@/components/map/map-control';
import { toMap, type Point } from '@/components/map/view';
import { openSheet, type SheetView } from '@/lib/games/nach-paris/sheet/view';

interface Setting {
  readonly state: SheetState;
  readonly layout: Layout;
  readonly map: MapControl;
  readonly mode: Mode;
  readonly brushes: Brushes;
  /** something else waits for a tap, so that a drag moves the sheet */
  readonly busy: boolean;
}

/** Painting by a drag: the sheet as it would be shows at once, and the whole stroke is one step back. */
export interface Painting {
  /** the sheet with the stroke that is being painted */
  readonly view: SheetView;
  readonly trail: Trail;
  onStroke(at: Point): Stroke | undefined;
}

export function useStroke({ state, layout, map, mode, brushes, busy }: Setting): Painting {
  const [trail, setTrail] = useState<Trail>(NO_TRAIL);
  const view = useMemo(() => {
    const edit = paintOf(mode, brushes, trail, state.view);
    const opened = edit && openSheet(edit(state.view.sheet));
    return opened?.ok ? opened.value : state.view;
  }, [mode, brushes, trail, state.view]);
  const onStroke = (start: Point): Stroke | undefined => {
    if (!isPainting(mode) || busy || (mode === 'rail' && brushes.rail === 'structure')) return undefined;
    let last = toMap(map.get(), start, map.size());
    let painted = gone(NO_TRAIL, layout, mode, last);
    setTrail(painted);
    return {
      move(to) {
        const next = toMap(map.get(), to, map.size());
        for (const one of between(last, next)) painted = gone(painted, layout, mode, one);
        last = next;
        setTrail(painted);
      },
      end(done) {
        const edit = done ? paintOf(mode, brushes, painted, state.view) : undefined;
        setTrail(NO_TRAIL);
        if (edit) state.apply(edit);
      },
    };
  };
  return { view, trail, onStroke };
}
