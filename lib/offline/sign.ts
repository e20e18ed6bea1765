import { bookKey, type BookId } from '@/lib/offline/list';
import { withProgram, type OfflineState } from '@/lib/offline/state';

/** How far a game is saved for use with no signal, as a player wants to know it before leaving home. */
export type Saved =
  | { readonly is: 'ready' }
  | { readonly is: 'part'; readonly done: number; readonly total: number }
  | { readonly is: 'none' }
  | { readonly is: 'never' }
  | { readonly is: 'unknown' };

interface Seen {
  /** whether the browser can keep anything at all; undefined as long as it has not answered */
  readonly supported?: boolean | undefined;
  readonly state?: OfflineState | undefined;
}

/**
 * What is saved of a game in a language, with the program; files that other games have brought are no beginning of one
 * that is not kept.
 */
export function savedOf({ supported, state }: Seen, wanted: BookId): Saved {
  if (supported === false) return { is: 'never' };
  if (!state) return { is: 'unknown' };
  const book = state.books.find((one) => bookKey(one) === bookKey(wanted));
  if (!book?.kept) return { is: 'none' };
  const { done, total } = withProgram(book, state.program);
  if (done === total) return { is: 'ready' };
  return done === 0 ? { is: 'none' } : { is: 'part', done, total };
}
