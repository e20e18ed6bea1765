'use client';

import { useEffect, useMemo, useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { neighbour } from '@/components/cards/editor/cell-order';
import { GridCell } from '@/components/cards/editor/grid-cell';
import { useSpeaker, useWords } from '@/components/words/words';
import { headingName, lineName } from '@/lib/calc/card-words';
import { inLanguage } from '@/lib/core/language';
import { cellKey, rowsOf, type CardChart, type CardEntries } from '@/lib/tables/card';
import type { CellPlace } from '@/lib/tables/card-cell';
import { marksOf } from '@/lib/tables/card-constraint';
import { beginsResult } from '@/lib/tables/card-keys';
import { isWhole, placesOf } from '@/lib/tables/card-places';

interface Props {
  readonly card: CardChart;
  readonly entries: CardEntries;
  /** the cell that the keys act on */
  readonly at: CellPlace;
  /** the cell is open for an entry */
  readonly open: boolean;
  onMove(to: CellPlace): void;
  /** opens a cell for an entry, with what was typed on it */
  onOpen(at: CellPlace, typed?: string): void;
  onClear(at: CellPlace): void;
  onPaste(text: string): void;
}

const STEPS: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-Infinity, 0],
  End: [Infinity, 0],
  PageUp: [0, -8],
  PageDown: [0, 8],
};

// The entry at the foot of the screen and the page's bars leave this much.
const HEIGHT = {
  open: 'max-h-[max(9rem,calc(100dvh-30rem))] wide:max-h-[max(12rem,calc(100dvh-22rem))]',
  closed: 'max-h-[55dvh] wide:max-h-[70dvh]',
} as const;

/**
 * The cells of one line of a card as a spreadsheet: arrows move, typing fills in, Delete empties, a paste fills many.
 */
export function CardGrid({ card, entries, at, open, onMove, onOpen, onClear, onPaste }: Props) {
  const t = useWords();
  const { lang } = useSpeaker();
  const box = useRef<HTMLDivElement>(null);
  const columns = placesOf(card, entries);
  const marks = useMemo(() => marksOf(card, entries), [card, entries]);
  const focusNext = useRef(false);
  useEffect(() => {
    const cell = box.current?.querySelector<HTMLElement>('[aria-current="true"]');
    if (focusNext.current) cell?.focus({ preventScroll: true });
    focusNext.current = false;
    if (box.current && cell) showIn(box.current, cell);
  }, [at.line, at.column, at.row, open]);
  useEffect(() => {
    if (open) box.current?.scrollIntoView({ block: 'start' });
  }, [open]);

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = STEPS[event.key];
    if (step) {
      focusNext.current = true;
      onMove(neighbour(card, entries, at, ...step));
    } else if (event.key === 'Delete' || event.key === 'Backspace') onClear(at);
    else if (beginsResult(card.results, event.key)) onOpen(at, event.key);
    else return;
    event.preventDefault();
  };
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    onPaste(event.clipboardData.getData('text/plain'));
  };
  const title = card.title[lang];
  return (
    <div
      ref={box}
      className={`scroll-x relative isolate w-fit overflow-auto overscroll-x-contain rounded-lg border border-line bg-card ${open ? HEIGHT.open : HEIGHT.closed}`}
    >
      <table
        role="grid"
        aria-label={at.line === undefined ? title : `${title}, ${inLanguage(lineName(card, at.line), lang)}`}
        onKeyDown={onKeyDown}
        onPaste={paste}
        className="border-separate border-spacing-0 text-sm tabular-nums"
      >
        <thead>
          <tr>
            <th
              scope="col"
              className="sticky top-0 left-0 z-20 max-w-20 min-w-14 border-r border-b border-line bg-sunk px-1.5 py-1 text-left align-bottom text-xs leading-tight font-semibold"
            >
              {card.rows.label[lang]}
            </th>
            {columns.map(({ label, group, place }, i) => {
              const before = columns[i - 1];
              const gap =
                !isWhole(card, entries) &&
                (before === undefined || before.group !== group || before.place + 1 !== place);
              return (
                <th
                  key={label}
                  scope="col"
                  className={`sticky top-0 z-10 border-b border-line px-2 py-1 text-center align-bottom font-semibold whitespace-nowrap ${label === at.column ? 'bg-tint' : 'bg-sunk'} ${gap ? 'border-l-4 border-l-soft [border-left-style:double]' : ''}`}
                >
                  {gap && <span className="sr-only">{t('cards.grid.gap')} </span>}
                  {inLanguage(headingName(card, label), lang)}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rowsOf(card).map((row) => (
            <tr key={row.id}>
              <th
                scope="row"
                className={`sticky left-0 z-10 border-r border-b border-line px-1.5 py-1 text-left font-semibold ${'items' in card.rows ? 'max-w-32 text-xs leading-tight' : ''} ${row.id === at.row ? 'bg-tint' : 'bg-sunk'}`}
              >
                {inLanguage(row.label, lang)}
              </th>
              {columns.map(({ label }) => (
                <GridCell
                  key={label}
                  card={card}
                  entries={entries}
                  place={{ line: at.line, column: label, row: row.id }}
                  current={label === at.column && row.id === at.row}
                  open={open}
                  mark={marks.get(cellKey(at.line, label, row.id))}
                  onOpen={onOpen}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Scrolls the box, and nothing else, until the cell is clear of its heads. */
function showIn(box: HTMLElement, cell: HTMLElement): void {
  const head = box.querySelector<HTMLElement>('thead th');
  const td = cell.closest('td');
  if (!head || !td) return;
  const [left, top] = [td.offsetLeft - head.offsetWidth, td.offsetTop - head.offsetHeight];
  const [right, bottom] = [
    td.offsetLeft + td.offsetWidth - box.clientWidth,
    td.offsetTop + td.offsetHeight - box.clientHeight,
  ];
  box.scrollLeft = Math.min(Math.max(box.scrollLeft, right), left);
  box.scrollTop = Math.min(Math.max(box.scrollTop, bottom), top);
}
