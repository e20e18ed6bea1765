import { useState } from 'react';

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

/** What a tap on the map does, and the drawer of what belongs to it. */
export function useModes<Mode extends string>(first: Mode, hasDrawer: (mode: Mode) => boolean): Modes<Mode> {
  const [mode, setMode] = useState(first);
  const [drawer, setDrawer] = useState(false);
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
