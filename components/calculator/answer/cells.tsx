'use client';

import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { BreachList } from '@/components/cards/breach-list';
import { cardAddress } from '@/components/cards/card-address';
import { useCards, type Cards } from '@/components/cards/cards-context';
import { CellEntry } from '@/components/cards/cell-entry';
import { CellSource } from '@/components/cards/cell-source';
import { useSpeaker, useWords } from '@/components/words/words';
import type { Block, CellRow, Text } from '@/lib/calc/evaluation';
import { placeText, refText } from '@/lib/calc/card-words';
import { resultText } from '@/lib/calc/result-words';
import type { CardChart } from '@/lib/tables/card';
import type { CellPlace, CellRef } from '@/lib/tables/card-cell';
import { parseResult } from '@/lib/tables/card-result';
import { resultIn } from '@/lib/tables/card-written';

type Cells = Extract<Block, { readonly kind: 'cells' }>;

interface RowOf {
  readonly row: CellRow;
  readonly card: CardChart;
  /** tells the cells of a block apart as long as they are the same cells */
  readonly id: string;
}

/** The cells of the player's card that an answer reads: those to read now in full, those behind the odds as a list. */
export function CellsBlock({ block }: { block: Cells }) {
  const { say } = useSpeaker();
  const cards = useCards();
  const { place, onDone } = useFocusBack();
  if (!cards) return null;
  const rows = block.rows.flatMap((row): readonly RowOf[] => {
    const card = cards.book.cards[row.cell.card];
    return card
      ? [
          {
            row,
            card,
            id: JSON.stringify(
              [row.cell.card, row.cell.line, row.cell.column, row.cell.row, row.use],
              (_name, one: unknown) => (typeof one === 'bigint' ? String(one) : one),
            ),
          },
        ]
      : [];
  });
  const now = rows.filter(({ row }) => row.use === 'now');
  const [first, ...later] = now.filter(({ row }) => row.result === undefined);
  const odds = rows.filter(({ row }) => row.use === 'odds');
  return (
    <section ref={place} tabIndex={-1} className="grid gap-2 focus:outline-none">
      <h3 className="font-sans text-sm font-semibold text-soft">{say(block.title)}</h3>
      {first && <ReadNow key={first.id} {...first} cards={cards} onDone={onDone} />}
      {(later.length > 0 || now.some(({ row }) => row.result !== undefined)) && (
        <CellList rows={[...later, ...now.filter(({ row }) => row.result !== undefined)]} cards={cards} />
      )}
      {odds.length > 0 && <OddsCells rows={odds} cards={cards} />}
      <Breaches rows={rows} cards={cards} />
    </section>
  );
}

/** What the cells that the answer reads break of what the text implies, by card. */
function Breaches({ rows, cards }: { rows: readonly RowOf[]; cards: Cards }) {
  return [...new Set(rows.map(({ card }) => card))].map((card) => (
    <BreachList
      key={card.id}
      game={cards.game}
      card={card}
      entries={cards.book.entries[card.id]}
      among={(place) => rows.some(({ row }) => isAt(row.cell, card, place))}
    />
  ));
}

const isAt = (cell: CellRef, card: CardChart, { line, column, row }: CellPlace): boolean =>
  cell.card === card.id &&
  cell.line === line &&
  cell.row === row &&
  cell.column.known &&
  'heading' in cell.column &&
  cell.column.heading === column;

/** The focus stays in the block when the entry that had it is saved and goes, and the answer comes into view. */
function useFocusBack(): { readonly place: RefObject<HTMLElement | null>; onDone(): void } {
  const place = useRef<HTMLElement>(null);
  const [saved, setSaved] = useState(0);
  useEffect(() => {
    if (!saved) return;
    place.current?.focus({ preventScroll: true });
    // The keys have gone and all below has moved up: what came of it stands at the top.
    place.current?.parentElement?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, [saved]);
  return { place, onDone: () => setSaved((n) => n + 1) };
}

/** The cell that the table waits for: where it is, in letters that are read across a table, and its entry. */
function ReadNow({ row, card, cards, onDone }: RowOf & { cards: Cards; onDone: () => void }) {
  const { lang, say } = useSpeaker();
  return (
    <div className="card grid gap-3 border-2 border-accent p-3">
      <div role="status">
        <p className="text-sm text-soft">
          {say(row.label)} · {card.title[lang]}
        </p>
        <p className="font-serif text-2xl leading-tight font-semibold">{say(refText(card, row.cell))}</p>
      </div>
      <CellEntry card={card} cell={row.cell} onDone={onDone} />
      <EditorLink href={hrefOf({ row, card }, cards, lang)} />
    </div>
  );
}

/** The cells behind the odds: how many are missing first; those that are filled in are folded away. */
function OddsCells({ rows, cards }: { rows: readonly RowOf[]; cards: Cards }) {
  const t = useWords();
  const missing = rows.filter(({ row }) => row.result === undefined);
  const filled = rows.filter(({ row }) => row.result !== undefined);
  return (
    <>
      {missing.length > 0 && (
        <Fold summary={t('cards.odds.missing', { count: missing.length })} rows={missing} cards={cards} />
      )}
      {filled.length > 0 && (
        <Fold summary={t('cards.odds.filled', { count: filled.length })} rows={filled} cards={cards} />
      )}
    </>
  );
}

function Fold({ summary, rows, cards }: { summary: string; rows: readonly RowOf[]; cards: Cards }) {
  return (
    <details>
      <summary className="min-h-11 w-fit content-center font-semibold">{summary}</summary>
      <CellList rows={rows} cards={cards} />
    </details>
  );
}

function CellList({ rows, cards }: { rows: readonly RowOf[]; cards: Cards }) {
  return (
    <ul className="grid grid-cols-1 gap-1">
      {rows.map((one) => (
        <CellItem key={one.id} {...one} cards={cards} />
      ))}
    </ul>
  );
}

/** One cell in a line; a tap opens its entry below it. */
function CellItem({ row, card, cards }: RowOf & { cards: Cards }) {
  const t = useWords();
  const { lang, say } = useSpeaker();
  const [open, setOpen] = useState(false);
  const id = useId();
  const result = row.result === undefined ? undefined : parseResult(card.results, row.result);
  return (
    <li className="card">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 w-full flex-wrap items-center gap-x-3 px-3 py-1 text-left"
      >
        <span className="min-w-0 flex-1 basis-40">
          <span className="block text-sm text-soft">{say(row.label)}</span>
          <span className="block leading-snug">
            {say(row.result === undefined ? refText(card, row.cell) : whereText(card, row))}
          </span>
        </span>
        {row.result === undefined ? (
          <span className="text-sm font-semibold text-accent">{t('cards.entry.fillIn')}</span>
        ) : (
          <span className="text-right">
            <span aria-hidden={result !== undefined} className="block font-semibold whitespace-nowrap tabular-nums">
              {resultIn(card.results, row.result, lang)}
            </span>
            {result && <span className="sr-only">{say(resultText(card, result))}. </span>}
            <span className="block text-xs text-soft">
              <CellSource card={card} row={row} />
            </span>
          </span>
        )}
      </button>
      {open && (
        <div id={id} className="grid gap-3 border-t border-line p-3">
          <CellEntry
            card={card}
            cell={row.cell}
            result={row.result === undefined ? undefined : resultIn(card.results, row.result, lang)}
            onDone={() => setOpen(false)}
          />
          <EditorLink href={hrefOf({ row, card }, cards, lang)} />
        </div>
      )}
    </li>
  );
}

function EditorLink({ href }: { href: string }) {
  const t = useWords();
  return (
    <a href={href} className="inline-flex min-h-11 w-fit items-center text-sm">
      {t('cards.entry.openChart')}
    </a>
  );
}

/** Where a filled cell is; there is nothing to read any more. */
const whereText = (card: CardChart, { cell }: CellRow): Text =>
  cell.column.known && 'heading' in cell.column
    ? placeText(card, { line: cell.line, column: cell.column.heading, row: cell.row })
    : refText(card, cell);

const hrefOf = (
  { row: { cell }, card }: Pick<RowOf, 'row' | 'card'>,
  { game }: Cards,
  lang: Parameters<typeof cardAddress>[0],
): string =>
  cardAddress(
    lang,
    game,
    card.id,
    cell.column.known && 'heading' in cell.column
      ? { part: 'cell', place: { line: cell.line, column: cell.column.heading, row: cell.row } }
      : { part: 'headings' },
  );
