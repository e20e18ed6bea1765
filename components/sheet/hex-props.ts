import type { SheetTypes } from '@/components/sheet/kit';
import type { Desk } from '@/components/sheet/use-desk';

/** A part of the panel that is about one hex. */
export interface HexProps<G extends SheetTypes = SheetTypes> {
  readonly desk: Desk<G>;
  readonly hex: number;
}
