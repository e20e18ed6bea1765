import { useCallback, useEffect, useMemo, useRef } from 'react';
import { countsOf, keptOf, keptSlot } from '@/components/calculator/kept';
import type { Tool } from '@/components/calculator/tool';
import { useStored } from '@/components/storage/use-stored';
import type { Input } from '@/lib/calc/check';
import { same } from '@/lib/calc/same';

/** The counts of this device, for one tool. */
export interface Counts {
  /** as this page knows them */
  now(): Input;
  /** stores new values; the others stay as they are */
  keep(values: Input): void;
}

/**
 * The counts of the device from those that the tool has opened with; `onNews` hears what another page has made of them.
 */
export function useCounts(tool: Tool, first: Input, onNews: (before: Input, now: Input) => void): Counts {
  const slot = useMemo(() => keptSlot(tool.game), [tool.game]);
  const { ready, value, change } = useStored(slot);
  const known = useRef(first);
  /** what the device has stored for this tool, as far as this page knows */
  const stored = useRef<Input>(undefined);
  useEffect(() => {
    const kept = keptOf(tool.form, value ?? {});
    // This page's own change has come round: it brings no news.
    if (!ready || same(kept, stored.current)) return;
    stored.current = kept;
    const [before, now] = [known.current, countsOf(tool, value)];
    known.current = now;
    if (!same(before, now)) onNews(before, now);
  }, [tool, ready, value, onNews]);
  const keep = useCallback(
    (values: Input) => {
      known.current = { ...known.current, ...values };
      stored.current = stored.current && { ...stored.current, ...values };
      change((all) => ({ ...all, ...values }));
    },
    [change],
  );
  return { now: () => known.current, keep };
}
