'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { loadBook } from '@/components/rules/load-book';
import type { GameId } from '@/lib/core/game-id';
import { isLanguage, type Language } from '@/lib/core/language';
import type { BookRule, RuleBook } from '@/lib/rules/book';

interface Props {
  readonly game: GameId;
  /** languages of the rules other than the one shown, with the words of the button */
  readonly offers: readonly { readonly lang: Language; readonly words: string }[];
  readonly failed: string;
}

/**
 * Puts the chapter in other languages beside the first, rule by rule; the address says so (`?with=es`, `?with=es,it`).
 */
export function Beside({ game, offers, failed }: Props) {
  const wanted = useSearchParams().get('with');
  const pathname = usePathname();
  const [arrivedWith] = useState(wanted);
  const asked = wanted?.split(',') ?? [];
  const chosen = offers.map(({ lang }) => lang).filter((lang) => asked.includes(lang));
  const { books, error } = useBooks(game, chosen);
  const toggle = (lang: Language) => {
    const next = offers.map((one) => one.lang).filter((one) => chosen.includes(one) !== (one === lang));
    history.replaceState(null, '', `${pathname}${next.length ? `?with=${next.join(',')}` : ''}${location.hash}`);
  };
  return (
    <>
      {offers.map(({ lang, words }) => (
        <button
          key={lang}
          type="button"
          className="btn beside"
          aria-pressed={chosen.includes(lang)}
          onClick={() => toggle(lang)}
        >
          {words}
        </button>
      ))}
      {error && <p role="alert">{failed}</p>}
      {chosen.map((lang, i) => {
        const book = books[lang];
        return (
          book && (
            <Column
              key={lang + pathname}
              book={book}
              lang={lang}
              at={i + 1}
              prefix={pathname.slice(0, 4)}
              land={wanted === arrivedWith && i === chosen.length - 1}
            />
          )
        );
      })}
    </>
  );
}

type Books = Readonly<Partial<Record<Language, RuleBook>>>;

/** The rules in each of some languages, as they come; `error` when one of them does not. */
function useBooks(game: GameId, languages: readonly Language[]): { readonly books: Books; readonly error: boolean } {
  const [books, setBooks] = useState<Books>({});
  const [lost, setLost] = useState<readonly Language[]>([]);
  const wanted = languages.join();
  useEffect(() => {
    let left = false;
    for (const lang of wanted.split(',').filter(isLanguage))
      loadBook(game, lang).then(
        (book) => left || setBooks((known) => ({ ...known, [lang]: book })),
        () => left || setLost((known) => [...known, lang]),
      );
    return () => {
      left = true;
      setLost([]);
    };
  }, [game, wanted]);
  return { books, error: languages.some((lang) => lost.includes(lang)) };
}

interface ColumnProps {
  readonly book: RuleBook;
  readonly lang: Language;
  /** which column after the first */
  readonly at: number;
  readonly prefix: string;
  /** the page was opened with it: the rule of the address has moved */
  readonly land: boolean;
}

/** Another language's text of every rule, put into the place that its article keeps for it. */
function Column({ book, lang, at, prefix, land }: ColumnProps) {
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
        <p className="rule-title" lang={lang} data-column={at}>
          {rule.title}
        </p>
        <div className="rule-text" lang={lang} data-column={at} dangerouslySetInnerHTML={{ __html: html }} />
      </>,
      place,
    );
  });
}
