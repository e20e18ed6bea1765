import * as z from 'zod/mini';
import type { DrawnTrace } from '@/components/sheet/draw/traced';
import type { SheetIn, SheetTypes } from '@/components/sheet/types';
import type { Evaluation, Refusal, ToolLink } from '@/lib/calc/evaluation';
import type { Result } from '@/lib/core/result';
import type { Edit } from '@/lib/sheet/edits';
import type { Ground } from '@/lib/sheet/sheet';

/** The fields of a schema of them: a device keeps what was pointed at. */
export const anyPicks = {
  unit: z.optional(z.string()),
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  path: z.array(z.string()),
};

/** What carries a move out on the sheet. */
export interface Act<G extends SheetTypes = SheetTypes> {
  /** the message of its key */
  readonly label: string;
  readonly edit: Edit<SheetIn<G>>;
  /** what is pointed at once it is done */
  readonly after: Partial<G['picks']>;
}

/** The answer of a tool, in words and in terms of the drawing. */
export interface Answer<G extends SheetTypes = SheetTypes> {
  readonly evaluation: Evaluation;
  readonly traced: DrawnTrace;
  /** when the rules allow it */
  readonly act?: Act<G>;
  /** the same case in the tool of the game, to be changed there */
  readonly link?: ToolLink;
}

/** One tool over the sheet. */
export interface Tracer<G extends SheetTypes = SheetTypes> {
  /** what is pointed at after a tap */
  tap(view: G['view'], picks: G['picks'], hex: number): G['picks'];
  /** what the drawing shows while there is nothing to ask yet */
  paint?(view: G['view'], picks: G['picks']): DrawnTrace;
  /** the answer; undefined while there is nothing to ask yet */
  ask(view: G['view'], picks: G['picks'], data: G['data']): Result<Answer<G>, Refusal> | undefined;
}

/**
 * The unit that a tap on a hex means: its top one, and with every further tap the one below; undefined in an empty hex.
 */
export function nextUnit(view: Ground, hex: number, before: string | undefined): string | undefined {
  const stack = view.unitsAt.get(hex) ?? [];
  const place = stack.findIndex(({ id }) => id === before);
  return (place > 0 ? stack[place - 1] : stack.at(-1))?.id;
}

/** The tool that is on, what was pointed at, and its answer. */
export interface Trace<G extends SheetTypes = SheetTypes> {
  readonly tool: string;
  readonly picks: G['picks'];
  readonly traced: DrawnTrace;
  /** undefined while the tool loads, and while there is nothing to ask yet */
  readonly answer: Result<Answer<G>, Refusal> | undefined;
  /** the tool could not be loaded */
  readonly failed: boolean;
  choose(tool: string): void;
  pick(change: Partial<G['picks']>): void;
  tap(hex: number): void;
}
