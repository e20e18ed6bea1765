'use client';

import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { loadBook } from '@/components/rules/load-book';
import { QuestionMarks } from '@/components/rules/question-marks';
import Link from '@/components/ui/link';
import { useSpeaker, useWords } from '@/components/words/words';
import { disputeAddress, settleAddress } from '@/lib/core/address';
import type { GameId } from '@/lib/core/game-id';
import { chapterOf } from '@/lib/core/rule-number';
import { ruleAddress } from '@/lib/rules/address';
import type { BookRule, RuleBook } from '@/lib/rules/book';
import { neighbours } from '@/lib/rules/references';
import { headOf } from '@/lib/settle/head';
import '@/components/rules/rules.css';

interface Props {
  readonly game: GameId;
  readonly number: string;
  onFollow(number: string): void;
  readonly onBack: (() => void) | undefined;
}

/** A rule inside the sheet: its chapter, what overrides it, its text, its neighbours. */
export function SheetRule({ game, number, onFollow, onBack }: Props) {
  const t = useWords();
  const { lang } = useSpeaker();
  const { book, failed, retry } = useBookOf(game);
  const top = useRef<HTMLDivElement>(null);
  const first = useRef(number);
  const rule = book?.[number];
  useEffect(() => {
    // A rule reached from inside the sheet begins at its top, also for the keyboard and the screen reader.
    if (first.current === number) return;
    first.current = '';
    top.current?.focus({ preventScroll: true });
    top.current?.parentElement?.scrollTo(0, 0);
  }, [number]);

  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a.rule-link') : null;
    const wanted = link?.getAttribute('data-id');
    if (!wanted || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onFollow(wanted);
  };
  return (
    <div ref={top} tabIndex={-1} className="grid min-h-48 content-start gap-3 outline-none" onClick={onClick}>
      {onBack && (
        <button type="button" className="btn w-fit" onClick={onBack}>
          <span aria-hidden>←</span>
          {t('rules.sheet.back')}
        </button>
      )}
      {failed && (
        <p role="alert">
          {t('rules.sheet.failed')}{' '}
          <button type="button" className="btn" onClick={retry}>
            {t('common.error.again')}
          </button>
        </p>
      )}
      {book && !rule && <p>{t('rules.sheet.missing', { number })}</p>}
      {!book && !failed && <p className="text-soft">{t('common.loading')}</p>}
      {rule && <RuleText game={game} number={number} rule={rule} />}
      {book && rule && <Neighbours book={book} number={number} onFollow={onFollow} />}
      {rule && (
        <Link href={settleAddress(lang, game, headOf('rule', number))} className="row-link">
          {t('common.settle')}
        </Link>
      )}
      {(rule || !book) && (
        <Link href={ruleAddress(lang, game, number)} className="row-link">
          {t('rules.sheet.page')}
        </Link>
      )}
    </div>
  );
}

function RuleText({ game, number, rule }: { game: GameId; number: string; rule: BookRule }) {
  const t = useWords();
  const { lang } = useSpeaker();
  const textLang = rule.englishOnly ? 'en' : undefined;
  const questions = rule.questions.map(({ id, title, kind }) => ({
    href: disputeAddress(lang, game, id),
    label: title,
    kind: t(`rules.kinds.${kind}`),
  }));
  return (
    <>
      <p className="text-sm text-soft" lang={textLang}>
        {[`${chapterOf(number)} ${rule.chapterTitle}`, ...rule.path.slice(1)].join(' › ')}
      </p>
      <h3 className="font-serif text-xl font-semibold" lang={textLang}>
        {rule.title}
        {rule.marks.map(({ mark, text }) => (
          <abbr key={mark} className="rule-mark" title={text} lang={lang}>
            {' '}
            {mark}
          </abbr>
        ))}
      </h3>
      {rule.englishOnly && <p className="text-sm text-soft">{t('common.englishText')}</p>}
      <QuestionMarks questions={questions} fold={(count) => t('rules.touching', { count })} />
      <div className="rule-text" data-stays lang={textLang} dangerouslySetInnerHTML={{ __html: rule.html }} />
    </>
  );
}

function Neighbours({
  book,
  number,
  onFollow,
}: {
  book: RuleBook;
  number: string;
  onFollow: (number: string) => void;
}) {
  const t = useWords();
  const { previous, next } = neighbours(number, Object.keys(book));
  const button = (to: string | undefined, words: string, arrow: 'left' | 'right') =>
    to && (
      <button
        type="button"
        className="btn min-w-0 flex-1"
        aria-label={`${words}: ${to} ${book[to]?.title ?? ''}`}
        onClick={() => onFollow(to)}
      >
        {arrow === 'left' && <span aria-hidden>←</span>}
        {to}
        {arrow === 'right' && <span aria-hidden>→</span>}
      </button>
    );
  return (
    <div className="flex gap-2 border-t border-line pt-3">
      {button(previous, t('rules.sheet.previous'), 'left')}
      {button(next, t('rules.sheet.next'), 'right')}
    </div>
  );
}

/** The rules of the game in the reader's language; `retry` after a failure. */
function useBookOf(game: GameId): { readonly book?: RuleBook; readonly failed: boolean; retry(): void } {
  const { lang } = useSpeaker();
  const [book, setBook] = useState<RuleBook>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let left = false;
    loadBook(game, lang).then(
      (loaded) => left || setBook(loaded),
      () => left || setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [game, lang, attempt]);
  const retry = () => {
    setFailed(false);
    setAttempt((n) => n + 1);
  };
  return { book, failed, retry };
}
