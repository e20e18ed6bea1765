import type { RosterUnit } from '@/components/calculator/counters/roster';
import type { Pen } from '@/components/sheet/draw/pen';
import type { Desk, HexProps } from '@/components/sheet/kit';
import { anyPicks, type Tracer } from '@/components/sheet/trace/tracer';
import type { AnyPicks, SheetTypes } from '@/components/sheet/types';
import * as z from 'zod/mini';
import { PHASES } from '@/lib/games/when-eagles-fight/attack/fields';
import type { SheetData, WefData } from '@/lib/games/when-eagles-fight/data';
import type { Sheet } from '@/lib/games/when-eagles-fight/sheet/schema';
import type { SheetView } from '@/lib/games/when-eagles-fight/sheet/view';
import type { UnitInput as InputOf } from '@/lib/sheet/edits';

/** What of a unit may be given when it is put on the sheet. */
export type UnitInput = InputOf<Sheet>;

/** What a tap puts down: a unit, or one of the player's counters once in its place. */
export interface UnitBrush {
  readonly unit: UnitInput;
  readonly counter?: RosterUnit | undefined;
}

/** What the player has pointed at, the Combat Phase in which he attacks, and the hexes that he leaves out of it. */
export interface Picks extends AnyPicks {
  readonly phase: (typeof PHASES)[number];
  readonly without: readonly string[];
}
export const NO_PICKS: Picks = { path: [], phase: 'normal', without: [] };
export const picksSchema: z.ZodMiniType<Picks> = z.object({
  ...anyPicks,
  phase: z.enum(PHASES),
  without: z.array(z.string()),
});

/** What the hex sheet of When Eagles Fight is about. */
export interface Wef extends SheetTypes {
  readonly view: SheetView;
  readonly picks: Picks;
  readonly brush: UnitBrush;
  readonly data: WefData & SheetData;
}
export type WefDesk = Desk<Wef>;
export type WefPen = Pen<Wef>;
export type WefHexProps = HexProps<Wef>;
export type WefTracer = Tracer<Wef>;
