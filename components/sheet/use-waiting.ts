import { useMoving, type Carrying } from '@/components/desk/use-moving';
import type { Moving, SheetState } from '@/components/sheet/kit';
import type { Cursor } from '@/components/sheet/use-cursor';
import { useRails, type RailLaying } from '@/components/sheet/use-rails';
import type { Layout } from '@/lib/board/hex/plane';

/** What waits for the next tap: units that were picked up, or a railway that is being laid. */
export interface Waiting extends Carrying<Moving> {
  readonly rails: RailLaying;
  /** the hex from which it goes on */
  readonly from: number | undefined;
  letGo(): void;
  /** lets go of it; false when nothing waits */
  cancel(): boolean;
}

export function useWaiting(state: SheetState, layout: Layout, railTool: string, place: Cursor, wide: boolean): Waiting {
  const { moving, move } = useMoving<Moving>(wide, place.close);
  const rails = useRails(state, layout, railTool);
  const letGo = () => {
    move(undefined);
    rails.stop();
    place.leaveSide();
  };
  return {
    moving,
    move,
    rails,
    from: rails.laying ?? moving?.from,
    letGo,
    cancel() {
      const busy = moving !== undefined || rails.laying !== undefined;
      if (busy) letGo();
      return busy;
    },
  };
}
