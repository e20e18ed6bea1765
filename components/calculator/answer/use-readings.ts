import { useEffect, useState } from 'react';
import { evaluated, type Answer } from '@/components/calculator/case';
import type { Tool } from '@/components/calculator/tool';
import type { Input } from '@/lib/calc/check';
import { readingFields, readPoint, type ReadPoint } from '@/lib/calc/readings';

/** A run of taps is worked out once, at its end; in milliseconds. */
const PAUSE = 120;

/** The readings of a case as far as they are known. */
export interface KnownReadings {
  readonly points: readonly ReadPoint[];
  /** they are of this very answer, and not of the one before it */
  readonly fresh: boolean;
}

/**
 * What the readings of its open points make of a case. A large battle has a dozen of them, each as long to work out as
 * the answer itself: they follow it one by one, so that a tap between is taken at once.
 */
export function useReadings(tool: Tool, input: Input, answer: Answer): KnownReadings {
  const [known, setKnown] = useState<{ readonly of: Answer; readonly points: readonly ReadPoint[] }>();
  useEffect(() => {
    const fields = readingFields(tool.form, input, answer.result);
    const points: ReadPoint[] = [];
    const next = () => {
      const field = fields[points.length];
      if (!field) return setKnown({ of: answer, points });
      points.push(readPoint(field, input, answer.result, (other) => evaluated(tool, other)));
      timer = setTimeout(next);
    };
    let timer = setTimeout(next, PAUSE);
    return () => clearTimeout(timer);
  }, [tool, input, answer]);
  return { points: known?.points ?? [], fresh: known?.of === answer };
}
