import * as z from 'zod/mini';
import { anyPicks } from '@/components/sheet/trace/tracer';
import type { AnyPicks } from '@/components/sheet/types';
import { NATIONS, type Nation } from '@/lib/games/nach-paris/units';
import type { SheetView } from '@/lib/games/nach-paris/sheet/view';

/** What the player has pointed at, and the circumstances that the sheet does not hold. */
export interface Picks extends AnyPicks {
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
export const picksSchema: z.ZodMiniType<Picks> = z.object({
  ...anyPicks,
  nation: z.enum(NATIONS),
  heat: z.boolean(),
  rain: z.boolean(),
  forced: z.boolean(),
  marchedBefore: z.boolean(),
  outOfCommand: z.boolean(),
  leaves: z.boolean(),
  deploy: z.boolean(),
  austrian: z.boolean(),
});

/** Weather and the unit hold for all tools; other things pointed at mean something else to each. */
export function chosenPicks(view: SheetView, picks: Picks, tool: string): Picks {
  const unit = tool === 'rail' ? view.units.find(({ id }) => id === picks.unit) : undefined;
  return { ...picks, from: unit?.hex, nation: unit?.nation ?? picks.nation, to: undefined, path: [] };
}
