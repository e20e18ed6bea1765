import { useMemo, useState } from 'react';
import { useModes } from '@/components/desk/use-modes';
import { pressKey } from '@/components/sheet/desk-keys';
import { keepUnitsInSight } from '@/components/sheet/keep-units';
import type { Brushes, Desk, Mode, SheetKit, SheetState } from '@/components/sheet/kit';
import { hasDrawer } from '@/components/sheet/mode-keys';
import { firstBrushes } from '@/components/sheet/modes';
import type { Before } from '@/components/sheet/shelf';
import { tapsOn } from '@/components/sheet/taps';
import { useTrace } from '@/components/sheet/trace/use-trace';
import { useCursor } from '@/components/sheet/use-cursor';
import { modeLeft, useKeptWork } from '@/components/sheet/use-kept-work';
import { useMap } from '@/components/sheet/use-map';
import { useNewFrame } from '@/components/sheet/use-new-frame';
import { usePicture } from '@/components/sheet/use-picture';
import { useStroke } from '@/components/sheet/use-stroke';
import { useWaiting } from '@/components/sheet/use-waiting';
import { layoutOf } from '@/lib/board/hex/plane';

/** The sheet on the table: what is pointed at, what a tap does, what it looks like, and what of it is kept. */
export function useDesk(id: number, kit: SheetKit, state: SheetState, { look, work }: Before, wide: boolean): Desk {
  const { view: ground, sheet } = state;
  const layout = useMemo(() => layoutOf(ground.map, kit.orientation), [ground.map, kit]);
  const map = useMap(kit.shelf, id, layout, look, sheet.frame);
  const modes = useModes<Mode>(modeLeft(kit, work), hasDrawer);
  const { mode, drawer } = modes;
  const [brushes, setBrushes] = useState(() => firstBrushes(kit));
  const [layers, setLayers] = useState<ReadonlySet<string>>(() => new Set(work?.layers));
  const place = useCursor(ground, layout, map, work?.cursor, wide);
  const { cursor, edge } = place;
  const waiting = useWaiting(state, layout, brushes.rail, place, wide);
  const { moving, rails, from } = waiting;
  const { view, trail, onStroke } = useStroke({ state, layout, map, mode, brushes, busy: moving !== undefined });
  const trace = useTrace(ground, kit, mode === 'trace', work);
  const setBrush = (brush: Partial<Brushes>) => setBrushes({ ...brushes, ...brush });
  const taps = tapsOn({ kit, state, layout, map, mode, brushes, place, waiting, trace, setBrush });
  const pointedAt = cursor === undefined ? undefined : ground.names[cursor];
  const { tool, picks, traced } = trace;
  useKeptWork(kit, id, work, { ...modes.left, tool, picks, layers: [...layers], cursor: pointedAt });
  useNewFrame(sheet.frame, () => {
    waiting.letGo();
    place.point(undefined);
  });
  const draft = mode === 'rail' && trail.hexes.length ? trail.hexes : from === undefined ? [] : [from];
  const picture = usePicture({ kit, layout, view, layers, traced, cursor, edge, draft });
  return {
    kit,
    state,
    view,
    map,
    picture,
    mode,
    brushes,
    layers,
    cursor,
    opened: place.opened,
    drawer,
    moving,
    laying: rails.laying,
    trace,
    setMode(wanted) {
      waiting.letGo();
      if (wanted === 'trace' && !wide && modes.opens(wanted)) keepUnitsInSight(map, layout, ground);
      modes.choose(wanted);
    },
    setBrush,
    setLayers,
    close: place.close,
    move: waiting.move,
    stopLaying: rails.stop,
    onTap: taps.onTap,
    onStroke(at) {
      rails.stop();
      return onStroke(at);
    },
    onKeyDown: (event) => pressKey(event, layout, map, { place, waiting, taps }),
  };
}
