import { useState } from 'react';
import { railNear } from '@/components/sheet/brush';
import type { SheetState } from '@/components/sheet/kit';
import { gradeOf } from '@/components/sheet/modes';
import type { Point } from '@/components/map/view';
import { lineBetween, type Layout } from '@/lib/board/hex/plane';
import { changeRail, liftRail } from '@/lib/sheet/edits';

/** Railways by taps: the first begins a line, every further one leads it on, one on its end ends it. */
export interface RailLaying {
  /** where the line goes on from */
  readonly laying: number | undefined;
  tap(hex: number, at: Point): void;
  /** one stretch to a neighbour, by a key */
  step(hex: number, other: number): void;
  stop(): void;
}

export function useRails(state: SheetState, layout: Layout, tool: string): RailLaying {
  const [laying, setLaying] = useState<number>();
  const { view, apply, edits } = state;
  const put = (path: readonly number[]) => {
    const names = path.flatMap((hex) => view.names[hex] ?? []);
    const grade = gradeOf(tool);
    if (tool !== 'structure') apply(grade ? edits.layRail(names, grade) : liftRail(names));
  };
  const breakAt = (at: Point) => {
    const found = railNear(layout, view, at);
    const rail = found && view.sheet.rails[found.place];
    if (found && rail) apply(changeRail(found.place, { broken: rail.broken === found.half ? 'none' : found.half }));
  };
  return {
    laying: laying !== undefined && laying < view.names.length ? laying : undefined,
    tap(hex, at) {
      if (tool === 'structure') return breakAt(at);
      if (laying !== undefined && laying !== hex) put(lineBetween(layout, laying, hex));
      setLaying(laying === hex ? undefined : hex);
    },
    step: (hex, other) => put([hex, other]),
    stop: () => setLaying(undefined),
  };
}
