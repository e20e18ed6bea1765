/** The books that a device keeps, and those that the player took off it: these do not come back by being opened. */
export interface Choice {
  readonly kept: readonly string[];
  readonly dropped: readonly string[];
}

export const NOTHING: Choice = { kept: [], dropped: [] };

const without = (keys: readonly string[], key: string): readonly string[] => keys.filter((one) => one !== key);

/** A book was opened: it is kept from now on, unless the player took it off the device. */
export const opened = (choice: Choice, key: string): Choice =>
  choice.kept.includes(key) || choice.dropped.includes(key) ? choice : { ...choice, kept: [...choice.kept, key] };

/** The player ticks a book. */
export const chosen = (choice: Choice, key: string): Choice => ({
  kept: [...without(choice.kept, key), key],
  dropped: without(choice.dropped, key),
});

/** The player takes a book off the device. */
export const dropped = (choice: Choice, key: string): Choice => ({
  kept: without(choice.kept, key),
  dropped: [...without(choice.dropped, key), key],
});

const isKeys = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((key) => typeof key === 'string');

/** A choice that was stored; undefined for anything else. */
export function readChoice(value: unknown): Choice | undefined {
  if (typeof value !== 'object' || value === null || !('kept' in value) || !('dropped' in value)) return undefined;
  const { kept, dropped: taken } = value;
  return isKeys(kept) && isKeys(taken) ? { kept, dropped: taken } : undefined;
}
