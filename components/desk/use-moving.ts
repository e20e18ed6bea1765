import { useState } from 'react';

/** Counters picked up to be put down elsewhere, by a tap on the place where they go. */
export interface Carrying<Picked> {
  readonly moving: Picked | undefined;
  /** picks them up; undefined lets go of them */
  move(picked: Picked | undefined): void;
}

/** On the phone the place where they stood is closed when they are picked up: it covers the map. */
export function useMoving<Picked extends object>(wide: boolean, closePlace: () => void): Carrying<Picked> {
  const [moving, setMoving] = useState<Picked>();
  return {
    moving,
    move(picked) {
      setMoving(picked);
      if (picked && !wide) closePlace();
    },
  };
}
