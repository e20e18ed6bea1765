import { useState } from 'react';
import { useSheetEntry } from '@/components/ui/sheet-entries';
import { useWide } from '@/components/ui/use-wide';

export interface Modes<Mode extends string> {
  readonly mode: Mode;
  /** the drawer under the map is open, on the phone */
  readonly drawer: boolean;
  /** whether choosing a mode would open its drawer: choosing the present one again closes it */
  opens(mode: Mode): boolean;
  choose(mode: Mode): void;
  /** changes the mode and leaves the drawer as it is */
  setMode(mode: Mode): void;
  setDrawer(open: boolean): void;
}

/** What a tap on the map does, and the drawer of what belongs to it; on the phone Back closes the drawer. */
export function useModes<Mode extends string>(first: Mode, hasDrawer: (mode: Mode) => boolean): Modes<Mode> {
  const [mode, setMode] = useState(first);
  const [drawer, setDrawer] = useState(false);
  const wide = useWide();
  useSheetEntry(drawer && !wide && hasDrawer(mode), () => setDrawer(false));
  const opens = (wanted: Mode): boolean => hasDrawer(wanted) && (wanted !== mode || !drawer);
  return {
    mode,
    drawer,
    opens,
    choose(wanted) {
      setDrawer(opens(wanted));
      setMode(wanted);
    },
    setMode,
    setDrawer,
  };
}
