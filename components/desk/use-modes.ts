import { useState } from 'react';
import { useSheetEntry } from '@/components/ui/sheet-entries';
import { useWide } from '@/components/ui/use-wide';

/** What a tap does, and whether the drawer of that is open: what a device keeps of it. */
export interface Left<Mode extends string> {
  readonly mode: Mode;
  readonly drawer: boolean;
}

export interface Modes<Mode extends string> extends Left<Mode> {
  /** as the player has left it: a drawer that only went with the page counts as open */
  readonly left: Left<Mode>;
  /** whether choosing a mode would open its drawer: choosing the present one again closes it */
  opens(mode: Mode): boolean;
  choose(mode: Mode): void;
  /** changes the mode and leaves the drawer as it is */
  setMode(mode: Mode): void;
  setDrawer(open: boolean): void;
}

/**
 * What a tap on the map does, and the drawer under the map of what belongs to it, on the phone; there Back closes the
 * drawer.
 */
export function useModes<Mode extends string>(first: Left<Mode>, hasDrawer: (mode: Mode) => boolean): Modes<Mode> {
  const [left, setLeft] = useState(first);
  // A link leads away from the page: the drawer goes along, and stands there again when the player comes back.
  const [gone, setGone] = useState(false);
  const wide = useWide();
  const { mode } = left;
  const drawer = left.drawer && !gone;
  const put = (change: Partial<Left<Mode>>) => {
    setGone(false);
    setLeft((before) => ({ ...before, ...change }));
  };
  useSheetEntry(drawer && !wide && hasDrawer(mode), (leaving) => (leaving ? setGone(true) : put({ drawer: false })));
  const opens = (wanted: Mode): boolean => hasDrawer(wanted) && (wanted !== mode || !drawer);
  return {
    mode,
    drawer,
    left,
    opens,
    choose: (wanted) => put({ mode: wanted, drawer: opens(wanted) }),
    setMode: (wanted) => put({ mode: wanted, drawer }),
    setDrawer: (open) => put({ drawer: open }),
  };
}
