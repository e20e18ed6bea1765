import { Dialog } from '@/components/desk/dialog';
import { FrameForm } from '@/components/sheet/dialogs/frame-form';
import { KeyList } from '@/components/sheet/dialogs/key-list';
import { LibraryList } from '@/components/sheet/dialogs/library-list';
import { Menu } from '@/components/sheet/dialogs/menu';
import { ReadyList } from '@/components/sheet/dialogs/ready-list';
import { Share } from '@/components/sheet/dialogs/share';
import type { SheetKit } from '@/components/sheet/kit';
import type { Desk } from '@/components/sheet/use-desk';
import type { LibraryState } from '@/components/desk/use-library';
import type { AnySheet } from '@/lib/sheet/sheet';

export interface DialogProps {
  readonly desk: Desk;
  readonly kit: SheetKit;
  readonly shelf: LibraryState<AnySheet>;
  /** the sheet that lies on the table */
  readonly id: number;
  onDialog(dialog: DialogName | undefined): void;
}

const BODIES = {
  menu: Menu,
  library: LibraryList,
  frame: FrameForm,
  ready: ReadyList,
  share: Share,
  key: KeyList,
} as const;
export type DialogName = keyof typeof BODIES;

/** The menu and what it leads to. */
export function SheetDialogs({ dialog, ...body }: DialogProps & { readonly dialog: DialogName | undefined }) {
  return (
    <Dialog words="hex-sheet" name={dialog} bodies={BODIES} body={body} onClose={() => body.onDialog(undefined)} />
  );
}
