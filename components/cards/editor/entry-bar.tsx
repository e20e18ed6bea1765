'use client';

import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { EntryOrder } from '@/components/cards/editor/cell-order';
import { ResultInput } from '@/components/cards/result-input';
import { useSpeaker, useWords } from '@/components/words/words';
import { placeText } from '@/lib/calc/card-words';
import type { CardChart } from '@/lib/tables/card';
import type { CellPlace } from '@/lib/tables/card-cell';

interface Props {
  readonly card: CardChart;
  readonly at: CellPlace;
  readonly value: string;
  /** what stands in the cell has not been touched: what is typed takes its place */
  readonly fresh: boolean;
  readonly way: EntryOrder;
  readonly canClear: boolean;
  onChange(value: string): void;
  /** keeps the entry and goes on */
  onSave(): void;
  onSkip(): void;
  onClear(): void;
  /** goes out of the entry, which is kept */
  onClose(): void;
  /** goes out of the entry, which is not kept */
  onCancel(): void;
  onWay(way: EntryOrder): void;
  /** leaves the entry with an arrow key */
  onArrow(columns: number, rows: number): void;
  /** what speaks against the entry */
  readonly children?: ReactNode;
}

/** The entry of a cell at the foot of the screen: keys for the thumb, or typed with Enter to go on. */
export function EntryBar({
  card,
  at,
  value,
  fresh,
  way,
  canClear,
  onChange,
  onSave,
  onSkip,
  onClear,
  onClose,
  onCancel,
  onWay,
  onArrow,
  children,
}: Props) {
  const t = useWords();
  const { say } = useSpeaker();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus({ preventScroll: true });
  }, [at.line, at.column, at.row]);
  useEffect(() => {
    if (fresh) input.current?.select();
  }, [at.line, at.column, at.row, fresh]);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const rows = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (event.key === 'Enter') onSave();
    else if (event.key === 'Escape') onCancel();
    else if (rows) onArrow(0, rows);
    else return;
    event.preventDefault();
  };
  return (
    <section
      aria-label={t('cards.entry.title')}
      data-foot
      className="sticky bottom-[calc(3.8125rem+env(safe-area-inset-bottom))] z-20 -mx-4 grid gap-2 border-t-2 border-accent bg-paper px-4 py-2 wide:bottom-0 wide:mx-0 wide:rounded-t-xl wide:border-2 print:hidden"
    >
      <div className="flex items-center gap-2">
        <p className="min-w-0 flex-1 leading-tight font-semibold">{say(placeText(card, at))}</p>
        <button
          type="button"
          className="btn px-0 text-lg"
          aria-label={t(`cards.entry.way.${way}`)}
          title={t(`cards.entry.way.${way}`)}
          onClick={() => onWay(way === 'down' ? 'right' : 'down')}
        >
          <span aria-hidden>{way === 'down' ? '↓' : '→'}</span>
        </button>
        <button type="button" className="btn px-0" aria-label={t('common.close')} onClick={onClose}>
          <span aria-hidden>✕</span>
        </button>
      </div>
      <ResultInput
        card={card}
        value={value}
        label={say(placeText(card, at))}
        inputRef={input}
        padForTouch
        fresh={fresh}
        faulty={Boolean(children)}
        onChange={onChange}
        onKeyDown={onKeyDown}
      />
      {children}
      <div className="flex max-w-md flex-wrap gap-2">
        <button type="button" className="btn btn-primary min-w-24 flex-1" onClick={onSave}>
          {t('cards.entry.saveNext')}
        </button>
        <button type="button" className="btn" onClick={onSkip}>
          {t('cards.entry.skip')}
        </button>
        {canClear && (
          <button type="button" className="btn" onClick={onClear}>
            {t('cards.entry.clear')}
          </button>
        )}
      </div>
    </section>
  );
}
