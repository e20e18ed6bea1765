import { useMemo, useState } from 'react';
import type { Scene } from '@/components/games/paths-of-glory/board/scene';
import { guardOf, isThere, waysOf } from '@/components/games/paths-of-glory/board/trace';
import type { DrawnLine, Guard } from '@/components/map/overlay';

/** Whose supply is traced, and what of that is drawn while the mode is on. */
export interface Tracing {
  /** what was chosen last, also while it is off the board: it is traced again when it comes back */
  readonly chosen: string | undefined;
  /** the unit or space that is traced */
  readonly focus: string | undefined;
  readonly ways: readonly DrawnLine[];
  readonly guard: Guard | undefined;
  /** traces a unit or a space; undefined ends it */
  follow(focus: string | undefined): void;
  /** shows what a space guards, and traces nothing */
  watch(space: string): void;
}

export function useTracing(scene: Scene, on: boolean, first: string | undefined): Tracing {
  const [chosen, setChosen] = useState(first);
  const [guarded, setGuarded] = useState<string>();
  const focus = chosen !== undefined && isThere(scene, chosen) ? chosen : undefined;
  const ways = useMemo(() => (focus !== undefined && on ? waysOf(scene, focus) : []), [scene, focus, on]);
  const guard = useMemo(
    () => (guarded !== undefined && on ? guardOf(scene, guarded) : undefined),
    [scene, guarded, on],
  );
  return {
    chosen,
    focus,
    ways,
    guard,
    follow(wanted) {
      setGuarded(undefined);
      setChosen(wanted);
    },
    watch(space) {
      setChosen(undefined);
      setGuarded(space);
    },
  };
}
