import { useMemo, useState } from 'react';
import { between, gone, NO_TRAIL, paintOf, type Trail } from '@/components/sheet/brush';
import type { Brushes, Mode, SheetState } from '@/components/sheet/kit';
import { isPainting } from '@/components/sheet/modes';
import type { Stroke } from '@/components/map/gestures';
import type { MapControl } from '@/components/map/map-control';
import { toMap, type Point } from '@/components/map/view';
import type { Layout } from '@/lib/board/hex/plane';
import type { Ground } from '@/lib/sheet/sheet';

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
  readonly view: Ground;
  readonly trail: Trail;
  onStroke(at: Point): Stroke | undefined;
}

export function useStroke({ state, layout, map, mode, brushes, busy }: Setting): Painting {
  const [trail, setTrail] = useState<Trail>(NO_TRAIL);
  const { edits, opened, view: shown } = state;
  const view = useMemo(() => {
    const edit = paintOf(edits, mode, brushes, trail, shown);
    return (edit && opened(edit(shown.sheet))) ?? shown;
  }, [mode, brushes, trail, edits, opened, shown]);
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
        const edit = done ? paintOf(state.edits, mode, brushes, painted, state.view) : undefined;
        setTrail(NO_TRAIL);
        if (edit) state.apply(edit);
      },
    };
  };
  return { view, trail, onStroke };
}
