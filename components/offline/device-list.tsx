'use client';

import { choose, type Device } from '@/components/offline/device';
import { useDevice } from '@/components/offline/use-device';
import { useGames } from '@/components/shell/games';
import { useWords } from '@/components/words/words';
import type { GameId } from '@/lib/core/game-id';
import { LANGUAGE_NAMES, type Language } from '@/lib/core/language';
import { bookKey } from '@/lib/offline/list';
import { isReady, type BookState, type OfflineState, type Progress } from '@/lib/offline/state';

/** Bytes in megabytes with a digit after the point: what a player reads of a size. */
const megabytes = (bytes: number): number => Math.max(0.1, Math.round(bytes / 1e5) / 10);

/** Languages in which each game's rules are written; in the others it shows the English ones. */
export type WrittenIn = Readonly<Partial<Record<GameId, readonly Language[]>>>;

/** What is on the device, and what can be: a tick for each game in each language, with its size. */
export function DeviceList({ writtenIn }: { writtenIn: WrittenIn }) {
  const t = useWords();
  const { supported, state, asked, coming, comingFailure } = useDevice();
  if (supported === false) return <p>{t('offline.unsupported')}</p>;
  const program = state?.program ?? coming;
  return (
    <>
      <p aria-busy={!program}>
        {program ? (
          <>
            {t('offline.program')}: <Standing of={program} />
          </>
        ) : (
          t(comingFailure ? 'offline.notBegun' : 'offline.checking')
        )}
      </p>
      {state && <Wrong state={state} />}
      {state && <Games state={state} asked={asked} writtenIn={writtenIn} />}
    </>
  );
}

function Standing({ of: { done, total, bytes } }: { of: Progress }) {
  const t = useWords();
  const counts = t('offline.state.part', { done, total });
  return (
    <span className="text-soft tabular-nums">
      {done === total ? t('offline.state.ready') : counts}, {t('offline.size', { size: megabytes(bytes) })}
    </span>
  );
}

function Wrong({ state: { failure, busy, program, books } }: { state: OfflineState }) {
  const t = useWords();
  if (!failure || busy) return null;
  const kept = [program, ...books.filter((book) => book.kept)];
  const sum = (count: (one: Progress) => number) => kept.reduce((all, one) => all + count(one), 0);
  return (
    <p role="alert" className="rounded-md border border-warn px-3 py-2">
      {t(`offline.stopped.${failure}`, {
        name: t('offline.title'),
        done: sum(({ done }) => done),
        total: sum(({ total }) => total),
      })}
    </p>
  );
}

interface GamesProps {
  readonly state: OfflineState;
  readonly asked: Device['asked'];
  readonly writtenIn: WrittenIn;
}

function Games({ state, asked, writtenIn }: GamesProps) {
  const games = useGames();
  return games.map(({ id, title, accent }) => (
    <fieldset key={id} data-game={id} style={accent} className="card border-accent px-4 py-2">
      <legend className="px-1 font-serif text-lg font-bold text-accent">{title}</legend>
      {state.books
        .filter((book) => book.game === id)
        .map((book) => (
          <BookRow
            key={book.lang}
            book={book}
            asked={asked?.[bookKey(book)]}
            inEnglish={!writtenIn[id]?.includes(book.lang)}
          />
        ))}
    </fieldset>
  ));
}

interface BookRowProps {
  readonly book: BookState;
  /** what the player has asked for and is not done yet */
  readonly asked: boolean | undefined;
  readonly inEnglish: boolean;
}

function BookRow({ book, asked, inEnglish }: BookRowProps) {
  const t = useWords();
  const { game, lang, kept, done, total, bytes } = book;
  const standing = isReady(book) ? 'ready' : 'part';
  return (
    <label aria-busy={asked !== undefined} className="flex min-h-11 items-center gap-3 py-1">
      <input
        type="checkbox"
        className="size-6 shrink-0 accent-accent"
        checked={asked ?? kept}
        onChange={({ target }) => choose({ game, lang }, target.checked)}
      />
      <span className="min-w-0 flex-1">
        <span lang={lang}>{LANGUAGE_NAMES[lang]}</span>
        {inEnglish && <span className="text-sm text-soft"> ({t('offline.inEnglish')})</span>}
      </span>
      <span className="text-right text-sm text-soft tabular-nums">
        {kept && t(`offline.state.${standing}`, { done, total })} {t('offline.size', { size: megabytes(bytes) })}
      </span>
    </label>
  );
}
