import type { GameId } from '@/lib/core/game-id';
import type { Language } from '@/lib/core/language';
import { partedAddresses } from '@/lib/offline/addresses';

/** A file that a device fetches whole and keeps under its path. */
export interface PackFile {
  readonly path: string;
  /** the first digits (HASH_DIGITS) of its SHA-256, in hexadecimal */
  readonly hash: string;
  /** what it costs to fetch, compressed */
  readonly bytes: number;
}

/** Many files of the site in one, compressed together: they have most of their text in common. */
export interface Pack extends PackFile {
  /** the addresses of its files in their order, joined (lib/offline/addresses.ts) */
  readonly files: string;
  /** places, in the names of the list, of the names that its texts leave out */
  readonly names: readonly number[];
}

/** A game in a language, which a device keeps or not. */
export interface BookId {
  readonly game: GameId;
  readonly lang: Language;
}

export interface Book extends BookId {
  readonly packs: readonly Pack[];
}

/** Everything that a device can keep of one version of the site. */
export interface OfflineList {
  /** names that change with the program: of its files, and its own */
  readonly names: readonly string[];
  /** what every device keeps */
  readonly program: { readonly parts: readonly PackFile[]; readonly packs: readonly Pack[] };
  /** the code of a game, which its books share */
  readonly code: readonly { readonly game: GameId; readonly packs: readonly Pack[] }[];
  readonly books: readonly Book[];
  /** headers of every answer, as the server sends them */
  readonly headers: Readonly<Record<string, string>>;
  /** the page that is shown when there is neither a signal nor any page on the device */
  readonly emptyPage: string;
}

/** Digits of a hash, enough that no damage keeps it: the list of all files is part of a first visit. */
export const HASH_DIGITS = 8;

/** Where packs lie on the site. */
export const PACKS = '/offline/';

export const bookKey = ({ game, lang }: BookId): string => `${game}/${lang}`;

/** The packs of a book with the code of its game. */
export const packsOf = (list: OfflineList, book: Book): readonly Pack[] => [
  ...list.code.flatMap(({ game, packs }) => (game === book.game ? packs : [])),
  ...book.packs,
];

/** What every device keeps, in the order in which it is fetched. */
export const programParts = ({ program }: OfflineList): readonly PackFile[] => [...program.packs, ...program.parts];

/** Everything that a device fetches that keeps these books, each file once. */
export function partsFor(list: OfflineList, kept: ReadonlySet<string>): readonly PackFile[] {
  const books = list.books.filter((book) => kept.has(bookKey(book)));
  return [...new Set([...programParts(list), ...books.flatMap((book) => packsOf(list, book))])];
}

export const bytesOf = (parts: readonly PackFile[]): number => parts.reduce((sum, { bytes }) => sum + bytes, 0);

/** Where a file lies within a pack. */
export interface PackPlace {
  readonly pack: Pack;
  /** among the files of the pack */
  readonly at: number;
}

/** Finds the pack of an address. */
export function placesOf(list: OfflineList): (address: string) => PackPlace | undefined {
  const places = new Map<string, PackPlace>();
  const packs = [
    ...list.program.packs,
    ...list.code.flatMap(({ packs }) => packs),
    ...list.books.flatMap((book) => book.packs),
  ];
  for (const pack of packs) partedAddresses(pack.files).forEach((address, at) => places.set(address, { pack, at }));
  return (address) => places.get(address);
}
