/** Why something stored is not what it should be; the words are in the messages of the storage. */
export type StorageProblem =
  /** what was stored could not be read; it was set aside */
  | 'damaged'
  /** the device keeps nothing: values last until the page is closed */
  | 'unavailable'
  /** the device has no room left: values last until the page is closed */
  | 'full'
  /** the device does not answer: values are noted, and stored as soon as it does */
  | 'silent';

/** What an error of the device keeps it from. */
export const problemOf = (error: unknown): StorageProblem =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'unavailable';

/** A value of a slot, and what is wrong with it. */
export interface Kept<T> {
  readonly value: T | undefined;
  readonly problem?: StorageProblem;
}

/** A value as it has been changed, and why it is not stored yet. */
export interface Changed<T> {
  readonly value: T;
  readonly problem: StorageProblem | undefined;
}
