/** A place in the storage of this device. A change of `version` starts anew and leaves the older data where it is. */
export interface Slot<T> {
  readonly name: string;
  readonly version: number;
  /** the value when it is valid, else undefined */
  parse(raw: unknown): T | undefined;
  /** what of a value a page notes before it is stored, and the value with it in; the value itself when absent */
  readonly noted?: { of(value: T | undefined): unknown; into(value: T | undefined, noted: unknown): unknown };
  /**
   * a stored value with another one that came about without it; absent where a value is one whole, of which the newer
   * stands
   */
  join?(stored: T, entered: T): T;
  /** nobody misses an older value: the view of a map, what was used last */
  readonly passing?: true;
}

/** Where a slot's value is kept. */
export const keyOf = ({ name, version }: Slot<unknown>): string => `umpire/${name}/v${version}`;

/** The value of a slot in what was read, of which nothing is known; undefined when it is none. */
export function valid<T>(slot: Slot<T>, raw: unknown): T | undefined {
  try {
    return slot.parse(raw);
  } catch {
    // What is so damaged that reading it fails is no value either.
    return undefined;
  }
}
