import { useEffect, useMemo, useState } from 'react';
import { NOTHING_TRACED } from '@/components/sheet/draw/traced';
import type { SheetKit, TraceKit } from '@/components/sheet/kit';
import { arrived, firstAsked, tapped, type Asked, type Asking } from '@/components/sheet/trace/asking';
import type { Trace } from '@/components/sheet/trace/tracer';
import type { Ground } from '@/lib/sheet/sheet';

const NO_TOOLS: Pick<TraceKit, 'tools' | 'chosen'> = {
  tools: {},
  chosen: (_view, picks) => picks,
};

/** The tools over a sheet; the first time as they were left. */
export function useTrace(view: Ground, kit: SheetKit, on: boolean, asked: Asked | undefined): Trace {
  const { tools, chosen } = kit.trace ?? NO_TOOLS;
  // One state: a tap between the coming of a tool and the next frame knows that it has come.
  const [asking, setAsking] = useState<Asking>(() => ({ ...firstAsked(kit, asked), loaded: {}, early: [] }));
  const [failed, setFailed] = useState<string>();
  const { tool, picks } = asking;
  const tracer = asking.loaded[tool];
  useEffect(() => {
    if (!on || tracer) return undefined;
    let gone = false;
    tools[tool]?.().then(
      (found) => !gone && setAsking((before) => arrived(view, tool, found, before)),
      () => !gone && setFailed(tool),
    );
    return () => {
      gone = true;
    };
  }, [on, tools, tool, tracer, view]);
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
      setFailed(undefined);
      setAsking((before) => ({ ...before, tool: wanted, picks: chosen(view, before.picks, wanted), early: [] }));
    },
    pick: (change) => setAsking((before) => ({ ...before, picks: { ...before.picks, ...change } })),
    tap: (hex) => setAsking((before) => tapped(view, hex, before)),
  };
}
