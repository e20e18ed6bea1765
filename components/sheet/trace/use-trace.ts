import { useEffect, useMemo, useRef, useState } from 'react';
import type { Work } from '@/components/desk/shelf';
import { NOTHING_TRACED } from '@/components/sheet/draw/traced';
import type { SheetKit, TraceKit } from '@/components/sheet/kit';
import type { Trace, Tracer } from '@/components/sheet/trace/tracer';
import type { AnyPicks } from '@/components/sheet/types';
import type { Ground } from '@/lib/sheet/sheet';

const NO_TOOLS: Pick<TraceKit, 'tools' | 'chosen'> = {
  tools: {},
  chosen: (_view, picks) => picks,
};

/** The tool and what is pointed at when the sheet is laid out: as left, unless the game no longer knows them. */
export function firstAsked(
  { trace }: Pick<SheetKit, 'trace'>,
  asked: Asked | undefined,
): { readonly tool: string; readonly picks: AnyPicks } {
  if (!trace) return { tool: '', picks: { path: [] } };
  const tool = asked?.tool ?? '';
  if (!Object.hasOwn(trace.tools, tool)) return { tool: Object.keys(trace.tools)[0] ?? '', picks: trace.first };
  const picks = trace.picks.safeParse(asked?.picks);
  return { tool, picks: picks.success ? picks.data : trace.first };
}

/** What was asked before, as a device keeps it. */
export type Asked = Pick<Work, 'tool' | 'picks'>;

/** The tools over a sheet; the first time as they were left. */
export function useTrace(view: Ground, kit: SheetKit, on: boolean, asked: Asked | undefined): Trace {
  const { tools, chosen } = kit.trace ?? NO_TOOLS;
  const [first] = useState(() => firstAsked(kit, asked));
  const [tool, setTool] = useState(first.tool);
  const [picks, setPicks] = useState(first.picks);
  const [loaded, setLoaded] = useState<Readonly<Record<string, Tracer>>>({});
  const [failed, setFailed] = useState<string>();
  // Hexes tapped while the tool loads: it is asked about them when it has come.
  const early = useRef<readonly number[]>([]);
  const tracer = loaded[tool];
  useEffect(() => {
    if (!on || tracer) return undefined;
    let gone = false;
    tools[tool]?.().then(
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
      early.current = [];
      setTool(wanted);
      setFailed(undefined);
      setPicks(chosen(view, picks, wanted));
    },
    pick: (change) => setPicks({ ...picks, ...change }),
    tap(hex) {
      if (tracer) setPicks(tracer.tap(view, picks, hex));
      else early.current = [...early.current, hex];
    },
  };
}
