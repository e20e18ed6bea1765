import type { Traced } from '@/components/sheet/draw/traced';
import type { Edit } from '@/components/sheet/edits';
import type { Evaluation, Refusal } from '@/lib/calc/evaluation';
import type { Result } from '@/lib/core/result';
import type { NpData, SheetData } from '@/lib/games/nach-paris/data';
import type { SheetView } from '@/lib/games/nach-paris/sheet/view';
import type { Nation } from '@/lib/games/nach-paris/units';

/** The tools that read the sheet. */
export const TRACE_TOOLS = ['loc', 'rail', 'movement', 'stacking'] as const;
export type TraceTool = (typeof TRACE_TOOLS)[number];

/** What the player has pointed at, and the circumstances that the sheet does not hold; hexes by name. */
export interface Picks {
  readonly unit?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** a path that is built hex by hex, without its start */
  readonly path: readonly string[];
  readonly nation: Nation;
  readonly heat: boolean;
  readonly rain: boolean;
  readonly forced: boolean;
  readonly marchedBefore: boolean;
  readonly outOfCommand: boolean;
  /** a train is left at the end of its journey */
  readonly leaves: boolean;
  /** a siege gun goes into its firing position at the end; it is Austrian */
  readonly deploy: boolean;
  readonly austrian: boolean;
}
export const NO_PICKS: Picks = {
  path: [],
  nation: 'germany',
  heat: false,
  rain: false,
  forced: true,
  marchedBefore: false,
  outOfCommand: false,
  leaves: true,
  deploy: false,
  austrian: false,
};

/** The answer of a tool, in words and in terms of the drawing. */
export interface Answer {
  readonly evaluation: Evaluation;
  readonly traced: Traced;
  /** what carries the move out on the sheet, when the rules allow it */
  readonly act?: { readonly way: 'march' | 'ride'; readonly edit: Edit };
}

/** One tool over the sheet. */
export interface Tracer {
  /** what is pointed at after a tap */
  tap(view: SheetView, picks: Picks, hex: number): Picks;
  /** what the drawing shows while there is nothing to ask yet */
  paint?(view: SheetView, picks: Picks): Traced;
  /** the answer; undefined while there is nothing to ask yet */
  ask(view: SheetView, picks: Picks, data: NpData & SheetData): Result<Answer, Refusal> | undefined;
}

/** Loads a tool when it is first used. */
export const TRACERS: Readonly<Record<TraceTool, () => Promise<Tracer>>> = {
  loc: async () => (await import('@/components/sheet/trace/loc')).locTracer,
  rail: async () => (await import('@/components/sheet/trace/rail')).railTracer,
  movement: async () => (await import('@/components/sheet/trace/movement')).movementTracer,
  stacking: async () => (await import('@/components/sheet/trace/stacking')).stackingTracer,
};

/**
 * The unit that a tap on a hex means: its top one, and with every further tap the one below; undefined in an empty hex.
 */
export function nextUnit(view: SheetView, hex: number, before: string | undefined): string | undefined {
  const stack = view.unitsAt.get(hex) ?? [];
  const place = stack.findIndex(({ id }) => id === before);
  return (place > 0 ? stack[place - 1] : stack.at(-1))?.id;
}
