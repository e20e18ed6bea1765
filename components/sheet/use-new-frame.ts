import { useEffect, useRef } from 'react';

/**
 * Calls back when the sheet shows another part of the map: places are counted within it, so what was pointed at is
 * another hex now.
 */
export function useNewFrame(frame: object, onNew: () => void): void {
  const shown = useRef(frame);
  useEffect(() => {
    if (shown.current === frame) return;
    shown.current = frame;
    onNew();
  });
}
