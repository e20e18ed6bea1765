import type { Tap } from '@/components/map/gestures';
import type { MapControl } from '@/components/map/map-control';
import { looksCloser } from '@/components/map/tap';
import { toMap, type Point } from '@/components/map/view';
import { tapOf } from '@/components/sheet/brush';
import type { Brushes, Mode, SheetKit, SheetState } from '@/components/sheet/kit';
import { isTooSmall } from '@/components/sheet/thumb';
import type { Trace } from '@/components/sheet/trace/tracer';
import type { Cursor } from '@/components/sheet/use-cursor';
import type { Waiting } from '@/components/sheet/use-waiting';
import type { Direction } from '@/lib/board/hex/grid';
import { beside, edgeNear, hexUnder, type Edge, type Layout } from '@/lib/board/hex/plane';
import { moveUnits } from '@/lib/sheet/edits';

/** What a tap finds: the sheet, what is pointed at, and what is being done. */
interface Table {
  readonly kit: SheetKit;
  readonly state: SheetState;
  readonly layout: Layout;
  readonly map: MapControl;
  readonly mode: Mode;
  readonly brushes: Brushes;
  readonly place: Cursor;
  readonly waiting: Waiting;
  readonly trace: Pick<Trace, 'tap'>;
  setBrush(brush: Partial<Brushes>): void;
}

export interface Taps {
  onTap(tap: Tap): void;
  /** what the mode does to a hex; `at` is where the finger was */
  act(hex: number, at: Point, near: Edge | undefined): void;
  /** a letter: paints, lays or turns the top unit in that direction where the mode does, and goes there otherwise */
  turn(hex: number, direction: Direction): void;
}

export function tapsOn({ kit, state, layout, map, mode, brushes, place, waiting, trace, setBrush }: Table): Taps {
  const { view, edits } = state;
  const paint = (hex: number, near: Edge | undefined) => {
    const edit = tapOf(edits, mode, brushes, hex, near, view);
    if (edit) state.apply(edit);
  };
  const putUnit = (name: string) => {
    const { unit, next } = kit.units.put(brushes.unit);
    state.apply(edits.addUnit(name, unit));
    setBrush({ unit: next });
  };
  const act: Taps['act'] = (hex, at, near) => {
    const name = view.names[hex] ?? '';
    const { moving } = waiting;
    place.point(hex);
    if (moving) {
      state.apply(moveUnits(moving.ids, name));
      waiting.move(undefined);
    } else if (mode === 'look') place.open();
    else if (mode === 'trace') trace.tap(hex);
    else if (mode === 'units') putUnit(name);
    else if (mode === 'rail') waiting.rails.tap(hex, at);
    else paint(hex, near);
  };
  return {
    act,
    onTap(tap) {
      const spot = toMap(map.get(), tap.at, map.size());
      const hex = hexUnder(layout, spot);
      const tooSmall = isTooSmall(map.get().scale, mode, brushes);
      if (looksCloser(map, tap, hex === undefined ? undefined : spot, tooSmall)) return;
      if (hex === undefined) place.point(undefined);
      else act(hex, spot, edgeNear(layout, spot));
    },
    turn(hex, direction) {
      const top = mode === 'units' ? view.unitsAt.get(hex)?.at(-1) : undefined;
      const faced = top && kit.units.faced?.(top, direction);
      if (top && faced) {
        place.point(hex);
        return state.apply(edits.changeUnit(top.id, faced));
      }
      const other = beside(view, hex, direction);
      if (other === undefined) return;
      if (mode === 'sides') {
        place.pointAtSide({ hex, direction });
        return paint(hex, { hex, direction });
      }
      if (mode === 'rail') waiting.rails.step(hex, other);
      place.go(other);
    },
  };
}
