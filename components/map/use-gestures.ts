import { useEffect, useRef, type RefObject } from 'react';
import { listenToGestures, type Listeners } from '@/components/map/gestures';
import type { MapControl } from '@/components/map/map-control';

/** Fingers, mouse and wheel on the element of a map. Taps and strokes go to what the last render made of them. */
export function useGestures(
  frame: RefObject<HTMLElement | SVGElement | null>,
  map: MapControl,
  listeners: Listeners,
): void {
  const latest = useRef(listeners);
  useEffect(() => {
    latest.current = listeners;
  });
  useEffect(
    () =>
      frame.current
        ? listenToGestures(frame.current, map, {
            onTap: (tap) => latest.current.onTap(tap),
            onStroke: (at) => latest.current.onStroke?.(at),
          })
        : undefined,
    [frame, map],
  );
}
