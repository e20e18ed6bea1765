import { useModes, type Left } from '@/components/desk/use-modes';
import { tapOf } from '@/components/sheet/brush';
import { pressKey } from '@/components/sheet/desk-keys';
import type { Picture } from '@/components/sheet/draw/paint';
import type { Brushes, Desk, Mode, Moving, SheetKit, SheetState } from '@/components/sheet/kit';
import { hasDrawer } from '@/components/sheet/mode-keys';
import { firstBrushes, modesOf } from '@/components/sheet/modes';
import type { Before } from '@/components/sheet/shelf';
import { useTrace } from '@/components/sheet/trace/use-trace';
import { useMap } from '@/components/sheet/use-map';
import { useRails } from '@/components/sheet/use-rails';
import { useStroke } from '@/components/sheet/use-stroke';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Work } from '@/components/desk/shelf';
import { store } from '@/components/storage/store';
import type { Tap } from '@/components/map/gestures';
import { looksCloser } from '@/components/map/tap';
import { isSeen, toMap, type Point } from '@/components/map/view';
import type { Direction } from '@/lib/board/hex/grid';
import { APOTHEM, beside, centerOf, edgeNear, hexUnder, layoutOf, type Edge } from '@/lib/board/hex/plane';
import { same } from '@/lib/calc/same';
import { moveUnits } from '@/lib/sheet/edits';

/**
 * Hexes lower than this on the screen cannot be told apart by a thumb, or not their hexsides: a tap zooms in first, in
 * pixels.
 */
const CLOSEST = { hex: 26, side: 38 } as const;
/** Height of the keys over the sheet's upper edge, in pixels. */
const STRIP = 56;
/** The panel beside the sheet, where Enter leads. */
export const PANEL_ID = 'hex-panel';

export function useDesk(id: number, kit: SheetKit, state: SheetState, before: Before, wide: boolean): Desk {
  const { view: sheetView } = state;
  const layout = useMemo(() => layoutOf(sheetView.map, kit.orientation), [sheetView.map, kit]);
  const map = useMap(kit.shelf, id, layout, before.look, state.sheet.frame);
  const { work } = before;
  const modes = useModes<Mode>(firstMode(kit, work), hasDrawer);
  const { mode, drawer } = modes;
  const [brushes, setBrushes] = useState(() => firstBrushes(kit));
  const [layers, setLayers] = useState<ReadonlySet<string>>(() => new Set(work?.layers));
  const [cursorSet, setCursor] = useState(() => sheetView.index.get(work?.cursor ?? ''));
  const [edge, setEdge] = useState<Edge>();
  const [opened, setOpened] = useState(false);
  const [moving, setMoving] = useState<Moving>();
  const cursor = cursorSet !== undefined && cursorSet < sheetView.names.length ? cursorSet : undefined;
  const rails = useRails(state, layout, brushes.rail);
  const { view, trail, onStroke } = useStroke({ state, layout, map, mode, brushes, busy: moving !== undefined });
  const trace = useTrace(sheetView, kit, mode === 'trace', work);
  useKept(kit, id, work, {
    ...modes.left,
    tool: trace.tool,
    picks: trace.picks,
    layers: [...layers],
    cursor: cursor === undefined ? undefined : sheetView.names[cursor],
  });
  const forget = () => {
    setMoving(undefined);
    rails.stop();
    setEdge(undefined);
  };
  useNewFrame(state.sheet.frame, () => {
    forget();
    setCursor(undefined);
  });

  const point = (hex: number | undefined) => {
    setCursor(hex);
    setEdge(undefined);
  };
  const go = (hex: number) => {
    point(hex);
    const spot = centerOf(layout, hex);
    if (!isSeen(map.get(), spot, map.size(), 50)) map.goTo({ ...map.get(), ...spot });
  };
  const paint = (hex: number, near: Edge | undefined) => {
    const edit = tapOf(state.edits, mode, brushes, hex, near, sheetView);
    if (edit) state.apply(edit);
  };
  /** What the mode does to a hex; `at` is where the finger was. */
  const act = (hex: number, at: Point, near: Edge | undefined) => {
    point(hex);
    const name = sheetView.names[hex] ?? '';
    if (moving) {
      state.apply(moveUnits(moving.ids, name));
      setMoving(undefined);
    } else if (mode === 'look') setOpened(true);
    else if (mode === 'trace') trace.tap(hex);
    else if (mode === 'units') {
      const { unit, next } = kit.units.put(brushes.unit);
      state.apply(state.edits.addUnit(name, unit));
      setBrushes({ ...brushes, unit: next });
    } else if (mode === 'rail') rails.tap(hex, at);
    else paint(hex, near);
  };
  const onTap = (tap: Tap) => {
    const spot = toMap(map.get(), tap.at, map.size());
    const hex = hexUnder(layout, spot);
    const tooSmall = HEIGHT * map.get().scale < CLOSEST[aimsAtSides(mode, brushes) ? 'side' : 'hex'];
    if (looksCloser(map, tap, hex === undefined ? undefined : spot, tooSmall)) return;
    if (hex === undefined) point(undefined);
    else act(hex, spot, edgeNear(layout, spot));
  };
  /** A letter: paints, lays or turns the top unit in that direction where the mode does, and goes there otherwise. */
  const turn = (hex: number, direction: Direction) => {
    const top = mode === 'units' ? sheetView.unitsAt.get(hex)?.at(-1) : undefined;
    const faced = top && kit.units.faced?.(top, direction);
    if (top && faced) {
      point(hex);
      return state.apply(state.edits.changeUnit(top.id, faced));
    }
    const other = beside(sheetView, hex, direction);
    if (other === undefined) return;
    if (mode === 'sides') {
      setCursor(hex);
      setEdge({ hex, direction });
      return paint(hex, { hex, direction });
    }
    if (mode === 'rail') rails.step(hex, other);
    go(other);
  };
  /** The units on the screen stay in sight while the drawer of the tools takes its foot. */
  const keepUnits = () => {
    const seen = [...sheetView.unitsAt.keys()]
      .map((hex) => centerOf(layout, hex))
      .filter((spot) => isSeen(map.get(), spot, map.size(), 0));
    const { scale } = map.get();
    map.show(seen, {
      closest: scale,
      farthest: Math.min(scale, CLOSEST.hex / HEIGHT),
      strip: STRIP,
      onlyIfHidden: true,
    });
  };
  const cancel = (): boolean => {
    const busy = moving !== undefined || rails.laying !== undefined;
    if (busy) forget();
    return busy;
  };
  const open = (hex: number) => {
    point(hex);
    setOpened(true);
    if (wide) requestAnimationFrame(() => document.getElementById(PANEL_ID)?.focus());
  };
  const drawn = (
    mode === 'rail' && trail.hexes.length ? trail.hexes : [rails.laying ?? moving?.from].flatMap((hex) => hex ?? [])
  ).join();
  // The picture keeps its identity while nothing of it changes, so that a moving sheet need not be drawn anew.
  const picture = useMemo(
    (): Picture => ({
      layout,
      view,
      layers,
      kit,
      traced: trace.traced,
      cursor,
      edge,
      draft: drawn === '' ? [] : drawn.split(',').map(Number),
    }),
    [kit, layout, view, layers, trace.traced, cursor, edge, drawn],
  );
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
    opened: opened && cursor !== undefined,
    drawer,
    moving,
    laying: rails.laying,
    trace,
    setMode(wanted) {
      forget();
      if (wanted === 'trace' && !wide && modes.opens(wanted)) keepUnits();
      modes.choose(wanted);
    },
    setBrush: (brush) => setBrushes({ ...brushes, ...brush }),
    setLayers,
    close: () => setOpened(false),
    move(wanted) {
      setMoving(wanted);
      if (wanted && !wide) setOpened(false);
    },
    stopLaying: rails.stop,
    onTap,
    onStroke(at) {
      rails.stop();
      return onStroke(at);
    },
    onKeyDown: (event) =>
      pressKey(event, {
        layout,
        map,
        cursor,
        go,
        turn,
        act: (hex) => act(hex, centerOf(layout, hex), edge),
        open,
        cancel,
      }),
  };
}

/** How high a hex is, or how wide where it stands on its point. */
const HEIGHT = 2 * APOTHEM;

/** Whether a tap means a hexside or a half of a stretch of railway, not a hex. */
const aimsAtSides = (mode: Mode, { rail }: Brushes): boolean =>
  mode === 'sides' || (mode === 'rail' && rail === 'structure');

/** The mode that a sheet was left in, while the game has it. */
function firstMode(kit: SheetKit, work: Work | undefined): Left<Mode> {
  const mode = modesOf(kit).find((one) => one === work?.mode);
  return mode ? { mode, drawer: work?.drawer ?? false } : { mode: 'look', drawer: false };
}

/** Keeps on the device what is being done at a sheet, so that it stands there as it was left. */
function useKept({ shelf }: SheetKit, id: number, before: Work | undefined, now: Work): void {
  const kept = useRef(before);
  useEffect(() => {
    if (same(kept.current, now)) return;
    kept.current = now;
    void store.save(shelf.work(id), now);
  });
}

/**
 * Calls back when the sheet shows another part of the map: places are counted within it, so what was pointed at is
 * another hex now.
 */
function useNewFrame(frame: object, onNew: () => void): void {
  const shown = useRef(frame);
  useEffect(() => {
    if (shown.current === frame) return;
    shown.current = frame;
    onNew();
  });
}
