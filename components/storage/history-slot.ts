import * as z from 'zod/mini';
import { notedNow, type History } from '@/components/storage/history';
import type { Slot } from '@/components/storage/slot';

const steps = z.array(z.unknown());
const shape = z.object({ past: steps, now: z.unknown(), future: steps });

/** A value of unknown origin; undefined when it is none. */
type Parse<T> = (raw: unknown) => T | undefined;

/**
 * A slot of a value with its steps back and forth. A value that no longer holds is set aside by the store; a step that
 * no longer holds is dropped.
 */
export function historySlot<T extends object>(
  name: string,
  first: T,
  parse: Parse<T>,
  parseStep: Parse<T> = parse,
): Slot<History<T>> {
  const stepsOf = (raw: readonly unknown[]): readonly T[] =>
    raw.flatMap((one): readonly T[] => {
      const step = parseStep(one);
      return step ? [step] : [];
    });
  return {
    name,
    version: 1,
    parse(raw) {
      const history = shape.safeParse(raw);
      const now = history.success ? parse(history.data.now) : undefined;
      return history.success && now
        ? { past: stepsOf(history.data.past), now, future: stepsOf(history.data.future) }
        : undefined;
    },
    noted: notedNow(first),
  };
}
