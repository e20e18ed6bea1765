import type { Work } from '@/components/desk/shelf';
import type { SheetKit } from '@/components/sheet/kit';
import type { Tracer } from '@/components/sheet/trace/tracer';
import type { AnyPicks } from '@/components/sheet/types';
import type { Ground } from '@/lib/sheet/sheet';

/** What was asked before, as a device keeps it. */
export type Asked = Pick<Work, 'tool' | 'picks'>;

/** The tool that is on, what is pointed at, and the tools that have come. */
export interface Asking {
  readonly tool: string;
  readonly picks: AnyPicks;
  readonly loaded: Readonly<Record<string, Tracer>>;
  /** hexes tapped before the tool has come: it is asked about them when it has */
  readonly early: readonly number[];
}

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

/** After a tap on a hex. */
export function tapped(view: Ground, hex: number, before: Asking): Asking {
  const tracer = before.loaded[before.tool];
  return tracer
    ? { ...before, picks: tracer.tap(view, before.picks, hex) }
    : { ...before, early: [...before.early, hex] };
}

/** After a tool has come; it answers the taps that waited for it. */
export function arrived(view: Ground, tool: string, tracer: Tracer, before: Asking): Asking {
  const after = { ...before, loaded: { ...before.loaded, [tool]: tracer } };
  return tool === before.tool
    ? before.early.reduce<Asking>((now, hex) => tapped(view, hex, now), { ...after, early: [] })
    : after;
}
