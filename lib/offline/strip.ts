import { bookKey, type BookId } from '@/lib/offline/list';
import { isReady, withProgram, type Failure, type OfflineState, type Progress } from '@/lib/offline/state';

/** What the edge of a page says of the copy on the device: of a book, or of the program where there is none. */
export type Strip =
  | { readonly says: 'ready'; readonly book: BookId }
  | { readonly says: 'coming'; readonly progress: Progress }
  | { readonly says: 'progress'; readonly book?: BookId | undefined; readonly progress: Progress }
  | {
      readonly says: 'stopped';
      readonly book?: BookId | undefined;
      readonly progress: Progress;
      readonly why: Failure;
    };

export interface Seen {
  readonly state?: OfflineState | undefined;
  /** a version that is being fetched, and whether it is not the first */
  readonly coming?: Progress | undefined;
  readonly isUpdate?: boolean | undefined;
  /** why the first version did not come whole */
  readonly comingFailure?: Failure | undefined;
  /** a book that has just become complete */
  readonly arrived?: BookId | undefined;
}

const isSame = (a: BookId, b: BookId | undefined): boolean => b !== undefined && bookKey(a) === bookKey(b);

/** What is not complete, and how much of it is there. */
interface Incomplete {
  readonly book?: BookId | undefined;
  readonly progress: Progress;
}

/**
 * The first thing that is not complete, counted as the page itself counts it: the book in view, then the other books
 * that are kept, each with the program; the program alone where no book is kept.
 */
function incomplete({ program, books }: OfflineState, here: BookId | undefined): Incomplete | undefined {
  const left = books.filter((book) => book.kept && !(isReady(book) && isReady(program)));
  const book = left.find((one) => isSame(one, here)) ?? left[0];
  if (book) return { book, progress: withProgram(book, program) };
  return isReady(program) ? undefined : { progress: program };
}

/** What there is to say on the page of a book, or of none; undefined when all is as it should be. */
export function stripOf(seen: Seen, here: BookId | undefined): Strip | undefined {
  const { state, coming, isUpdate, comingFailure, arrived } = seen;
  if (arrived) return { says: 'ready', book: arrived };
  const open = state && incomplete(state, here);
  if (open && state.busy) return { says: 'progress', ...open };
  if (open && state.failure) return { says: 'stopped', ...open, why: state.failure };
  if (!coming) return undefined;
  if (comingFailure) return { says: 'stopped', progress: coming, why: comingFailure };
  return { says: isUpdate ? 'coming' : 'progress', progress: coming };
}

/** A book that was not complete and is now; the one in view before others. */
export function arrivedBetween(
  before: OfflineState | undefined,
  after: OfflineState,
  here: BookId | undefined,
): BookId | undefined {
  const wasOpen = new Set(before?.books.filter((book) => book.kept && !isReady(book)).map(bookKey));
  const arrived = after.books.filter((book) => book.kept && isReady(book) && wasOpen.has(bookKey(book)));
  return arrived.find((book) => isSame(book, here)) ?? arrived[0];
}
