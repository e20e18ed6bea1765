import type { Choice } from '@/lib/offline/choice';
import type { BookId } from '@/lib/offline/list';
import type { Failure, OfflineState, Progress } from '@/lib/offline/state';

/** What a page says to the worker. */
export type ToWorker =
  /** a page was opened, in a book or not; `known` is what the page remembers of the choice */
  | { readonly to: 'open'; readonly here?: BookId | undefined; readonly known?: Choice | undefined }
  | { readonly to: 'keep'; readonly book: BookId }
  | { readonly to: 'drop'; readonly book: BookId }
  /** take over from the version before */
  | { readonly to: 'take' };

/** What a worker says to every page. */
export type FromWorker =
  | { readonly from: 'keeper'; readonly state: OfflineState; readonly choice: Choice }
  /** a version is being fetched that is not in use yet */
  | { readonly from: 'coming'; readonly progress: Progress; readonly failure?: Failure | undefined };
