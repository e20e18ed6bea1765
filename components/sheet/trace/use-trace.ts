import { useEffect, useMemo, useRef, useState } from 'react';
import { NOTHING_TRACED, type Traced } from '@/components/sheet/draw/traced';
import type { SheetKit } from '@/components/sheet/load-kit';
import {
  NO_PICKS,
  TRACERS,
  type Answer,
  type Picks,
  type Tracer,
  type TraceTool,
} from '@/components/sheet/trace/tracer';
import type { Refusal } from '@/lib/calc/evaluation';
import type { Result } from '@/lib/core/result';
import type { SheetView } from '@/lib/games/nach-paris/sheet/view';

/** The tool that is on, what was pointed at, and its answer. */
export interface Trace {
  readonly tool: TraceTool;
  readonly picks: Picks;
  readonly traced: Traced;
  /** undefined while the tool loads, and while there is nothing to ask yet */
  readonly answer: Result<Answer, Refusal> | undefined;
  /** the tool could not be loaded */
  readonly failed: boolean;
  choose(tool: TraceTool): void;
  pick(change: Partial<Picks>): void;
  tap(hex: number): void;
}

export function useTrace(view: SheetView, kit: SheetKit, on: boolean): Trace {
  const [tool, setTool] = useState<TraceTool>('loc');
  const [picks, setPicks] = useState<Picks>(NO_PICKS);
  const [loaded, setLoaded] = useState<Partial<Readonly<Record<TraceTool, Tracer>>>>({});
  const [failed, setFailed] = useState<TraceTool>();
  // Hexes tapped while the tool loads: it is asked about them when it has come.
  const early = useRef<readonly number[]>([]);
  const tracer = loaded[tool];
  useEffect(() => {
    if (!on || tracer) return undefined;
    let gone = false;
    TRACERS[tool]().then(
      (found) => {
        if (gone) return;
        const tapped = early.current;
        early.current = [];
        setLoaded((before) => ({ ...before, [tool]: found }));
        setPicks((before) => tapped.reduce((now, hex) => found.tap(view, now, hex), before));
      },
      () => !gone && setFailed(tool),
    );
    return () => {
      gone = true;
    };
  }, [on, tool, tracer, view]);
  const answer = useMemo(() => (on ? tracer?.ask(view, picks, kit.data) : undefined), [on, tracer, view, picks, kit]);
  const painted = useMemo(
    () => (on && !answer ? tracer?.paint?.(view, picks) : undefined),
    [on, answer, tracer, view, picks],
  );
  return {
    tool,
    picks,
    traced: answer?.ok ? answer.value.traced : (painted ?? NOTHING_TRACED),
    answer,
    failed: failed === tool && !tracer,
    choose(wanted) {
      early.current = [];
      setTool(wanted);
      setFailed(undefined);
      // Weather and the unit hold for all tools; other things pointed at mean something else to each.
      const unit = wanted === 'rail' ? view.units.find(({ id }) => id === picks.unit) : undefined;
      setPicks({ ...picks, from: unit?.hex, nation: unit?.nation ?? picks.nation, to: undefined, path: [] });
    },
    pick: (change) => setPicks({ ...picks, ...change }),
    tap(hex) {
      if (tracer) setPicks(tracer.tap(view, picks, hex));
      else early.current = [...early.current, hex];
    },
  };
}
