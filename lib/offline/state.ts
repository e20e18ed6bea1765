import {
  bookKey,
  bytesOf,
  packsOf,
  programParts,
  type Book,
  type BookId,
  type OfflineList,
  type PackFile,
} from '@/lib/offline/list';

/** Why something is not on the device yet: no answer, an answer that was not the file, no room. */
export const FAILURES = ['unreached', 'damaged', 'full'] as const;
export type Failure = (typeof FAILURES)[number];

/** How much of something is on the device. */
export interface Progress {
  /** files that are there, and all that belong to it */
  readonly done: number;
  readonly total: number;
  /** what all of it costs to fetch, compressed */
  readonly bytes: number;
}

export interface BookState extends BookId, Progress {
  /** chosen for this device */
  readonly kept: boolean;
}

/** What one version of the site has on the device. */
export interface OfflineState {
  readonly program: Progress;
  readonly books: readonly BookState[];
  /** files are being fetched */
  readonly busy: boolean;
  /** why the last try ended before everything was there */
  readonly failure?: Failure | undefined;
}

/** Everything of a progress is on the device. */
export const isReady = ({ done, total }: Progress): boolean => done === total;

/**
 * A book with the program: nothing opens without Umpire's own files, so whoever asks how far a game is means both, and
 * every place that counts them says the same.
 */
export const withProgram = (book: Progress, program: Progress): Progress => ({
  done: book.done + program.done,
  total: book.total + program.total,
  bytes: book.bytes + program.bytes,
});

const progressOf = (parts: readonly PackFile[], present: ReadonlySet<string>): Progress => ({
  done: parts.filter(({ path }) => present.has(path)).length,
  total: parts.length,
  bytes: bytesOf(parts),
});

/** What is on a device that has the files of these paths and keeps these books. */
export const stateOf = (
  list: OfflineList,
  present: ReadonlySet<string>,
  kept: ReadonlySet<string>,
): Pick<OfflineState, 'program' | 'books'> => ({
  program: progressOf(programParts(list), present),
  books: list.books.map((book: Book) => ({
    game: book.game,
    lang: book.lang,
    kept: kept.has(bookKey(book)),
    ...progressOf(packsOf(list, book), present),
  })),
});
