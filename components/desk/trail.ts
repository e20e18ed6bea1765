import * as z from 'zod/mini';
import { changesOf, withChanges } from '@/components/storage/changes';
import { STEPS_KEPT } from '@/components/storage/history';
import { stepsSchema, type Steps } from '@/components/storage/journal';

/*
 * The ways back and forth of a value that stands elsewhere. Of each step only what it changes is known: that is small
 * enough to be kept on the device with every edit, however large the value is.
 */

/** The steps back, the nearest last, and forth, the nearest first. */
export interface Trail {
  readonly back: Steps;
  readonly forth: Steps;
}
export const trailSchema: z.ZodMiniType<Trail> = z.object({ back: stepsSchema, forth: stepsSchema });
export const NO_TRAIL: Trail = { back: [], forth: [] };

/** After an edit: nothing leads forth any more, and only the last steps are kept. */
export const stepped = ({ back }: Trail, before: unknown, after: unknown): Trail => ({
  back: [...back, changesOf(after, before)].slice(-STEPS_KEPT),
  forth: [],
});

/** After an edit that belongs to the step before, as a letter to its word: both are one step back. */
export const stepLengthened = (trail: Trail, before: unknown, after: unknown): Trail => {
  const last = trail.back.at(-1) ?? [];
  return stepped({ ...trail, back: trail.back.slice(0, -1) }, withChanges(before, last), after);
};

/** The value one step on, and its trail; undefined when no step leads there. */
export function walkTrail(
  { back, forth }: Trail,
  now: unknown,
  way: 'undo' | 'redo',
): { readonly to: unknown; readonly trail: Trail } | undefined {
  const step = way === 'undo' ? back.at(-1) : forth[0];
  if (!step) return undefined;
  const to = withChanges(now, step);
  const returning = changesOf(to, now);
  return {
    to,
    trail:
      way === 'undo'
        ? { back: back.slice(0, -1), forth: [returning, ...forth] }
        : { back: [...back, returning], forth: forth.slice(1) },
  };
}
