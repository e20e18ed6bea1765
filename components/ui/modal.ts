import { useEffect, useRef, type RefObject } from 'react';
import { useSheetEntry } from '@/components/ui/sheet-entries';

/**
 * The browser's own modal dialog, shown while `open`: it keeps the focus inside, closes on Escape and gives the focus
 * back; the page behind keeps its place. Back closes it too. Returns the reference that the dialog takes.
 */
export function useModal(open: boolean, onClose: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useSheetEntry(open, onClose);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);
  return ref;
}
