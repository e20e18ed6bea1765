'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { loadBook } from '@/components/rules/load-book';
import type { GameId } from '@/lib/core/game-id';
import type { Language } from '@/lib/core/language';
import type { BookRule, RuleBook } from '@/lib/rules/book';

interface Props {
  readonly game: GameId;
  /** languages of the rules other than the one shown, with the words of the button */
  readonly offers: readonly { readonly lang: Language; readonly words: string }[];
  readonly failed: string;
}

/** Puts the chapter in a second language beside the first, rule by rule; the address says so (`?with=es`). */
export function Beside({ game, offers, failed }: Props) {
  const wanted = useSearchParams().get('with');
  const pathname = usePathname();
  const [arrivedWith] = useState(wanted);
  const chosen = offers.find(({ lang }) => lang === wanted)?.lang;
  const { book, error } = useBook(game, chosen);
  const show = (lang: Language | undefined) => {
    history.replaceState(null, '', `${pathname}${lang ? `?with=${lang}` : ''}${location.hash}`);
  };
  return (
    <>
      {offers.map(({ lang, words }) => (
        <button
          key={lang}
          type="button"
          className="btn beside"
          aria-pressed={lang === chosen}
          onClick={() => show(lang === chosen ? undefined : lang)}
        >
          {words}
        </button>
      ))}
      {error && <p role="alert">{failed}</p>}
      {book && chosen && (
        <Columns
          key={chosen + pathname}
          book={book}
          lang={chosen}
          prefix={pathname.slice(0, 4)}
          land={chosen === arrivedWith}
        />
      )}
    </>
  );
}

function useBook(game: GameId, lang: Language | undefined): { readonly book?: RuleBook; readonly error?: boolean } {
  const [state, setState] = useState<{ lang?: Language; book?: RuleBook; error?: boolean }>({});
  useEffect(() => {
    if (!lang) return;
    let left = false;
    loadBook(game, lang).then(
      (book) => left || setState({ lang, book }),
      () => left || setState({ lang, error: true }),
    );
    return () => {
      left = true;
    };
  }, [game, lang]);
  return state.lang === lang ? state : {};
}

/** The second language's text of every rule, put into the place that its article keeps for it. */
function Columns({ book, lang, prefix, land }: { book: RuleBook; lang: Language; prefix: string; land: boolean }) {
  // Only rendered once the book has been fetched, when the chapter stands.
  const [places] = useState(() => [...document.querySelectorAll<HTMLElement>('[data-other]')]);
  useEffect(() => {
    // The columns have moved the rule of the address that the page was opened with.
    if (land && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [land]);
  return places.map((place) => {
    const rule: BookRule | undefined = book[place.dataset.other ?? ''];
    if (!rule) return null;
    const html = rule.html.replaceAll(`href="/${lang}/`, `href="${prefix}`);
    return createPortal(
      <>
        <p className="rule-title" lang={lang}>
          {rule.title}
        </p>
        <div className="rule-text" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
      </>,
      place,
    );
  });
}
