import type { LibraryState } from '@/components/desk/use-library';
import type { Desk, SheetKit } from '@/components/sheet/kit';
import type { AnySheet } from '@/lib/sheet/sheet';

/** The menu of a sheet and what it leads to. */
export type DialogName = 'menu' | 'library' | 'frame' | 'ready' | 'share' | 'key';

/** What each of them works with. */
export interface DialogProps {
  readonly desk: Desk;
  readonly kit: SheetKit;
  readonly shelf: LibraryState<AnySheet>;
  /** the sheet that lies on the table */
  readonly id: number;
  onDialog(dialog: DialogName | undefined): void;
}
