import { Dialog } from '@/components/desk/dialog';
import { FrameForm } from '@/components/sheet/dialogs/frame-form';
import { KeyList } from '@/components/sheet/dialogs/key-list';
import { LibraryList } from '@/components/sheet/dialogs/library-list';
import { Menu } from '@/components/sheet/dialogs/menu';
import { ReadyList } from '@/components/sheet/dialogs/ready-list';
import { Share } from '@/components/sheet/dialogs/share';
import type { DialogName, DialogProps } from '@/components/sheet/dialogs/props';

const BODIES = {
  menu: Menu,
  library: LibraryList,
  frame: FrameForm,
  ready: ReadyList,
  share: Share,
  key: KeyList,
} as const satisfies Readonly<Record<DialogName, unknown>>;

/** The menu and what it leads to. */
export function SheetDialogs({ dialog, ...body }: DialogProps & { readonly dialog: DialogName | undefined }) {
  return (
    <Dialog words="hex-sheet" name={dialog} bodies={BODIES} body={body} onClose={() => body.onDialog(undefined)} />
  );
}
