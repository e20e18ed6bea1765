'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { spotOf } from '@/components/cards/card-address';
import { BreachList } from '@/components/cards/breach-list';
import { CardProgress } from '@/components/cards/card-progress';
import { CardTable } from '@/components/cards/card-table';
import { CardActions } from '@/components/cards/editor/card-actions';
import { CardFiles } from '@/components/cards/editor/card-files';
import { CardGrid } from '@/components/cards/editor/card-grid';
import { cellAfter, firstCell, neighbour, type EntryOrder } from '@/components/cards/editor/cell-order';
import { EntryBar } from '@/components/cards/editor/entry-bar';
import { useEntryDraft, useKeptEntry } from '@/components/cards/editor/entry-draft';
import { HeadingsPanel } from '@/components/cards/editor/headings-panel';
import { PasteSheet } from '@/components/cards/editor/paste-sheet';
import { useCardEditor } from '@/components/cards/editor/use-card-editor';
import { ProblemNote } from '@/components/cards/problem-note';
import { useUndoKeys } from '@/components/ui/use-undo-keys';
import { useSpeaker, useWords } from '@/components/words/words';
import { placeText } from '@/lib/calc/card-words';
import type { GameId } from '@/lib/core/game-id';
import { inLanguage } from '@/lib/core/language';
import { cellKey, type CardChart } from '@/lib/tables/card';
import { knownCell, type CellPlace } from '@/lib/tables/card-cell';
import { clearCell, isOnCard, writeCell } from '@/lib/tables/card-entry';
import type { Pasted } from '@/lib/tables/card-paste';
import { hasAllHeadings } from '@/lib/tables/card-places';
import { resultIn } from '@/lib/tables/card-written';

interface Props {
  readonly game: GameId;
  readonly card: CardChart;
  /** every card of the game, since a friend's file may hold several */
  readonly cards: Readonly<Record<string, CardChart>>;
}

/** Filling in a card: its cells as a spreadsheet, an entry at the foot of the screen, its headings, files. */
export function CardEditor({ game, card, cards }: Props) {
  const t = useWords();
  const { lang, say } = useSpeaker();
  const editor = useCardEditor(game, card, { undone: t('cards.said.undone'), redone: t('cards.said.redone') });
  const { entries } = editor;
  const [at, setAt] = useState<CellPlace | undefined>(() => firstCell(card, entries, card.lines?.items[0]?.id));
  const [typed, setTyped] = useState<string>();
  const draft = useEntryDraft(game, card);
  const [way, setWay] = useState<EntryOrder>('down');
  const [pasting, showPasting] = useState<string>();
  const grid = useRef<HTMLDivElement>(null);
  // A heading that was taken away takes the cursor to the first column.
  const here = at && isOnCard(card, entries, at) ? at : firstCell(card, entries, at?.line ?? card.lines?.items[0]?.id);
  useUndoKeys(editor);

  const textOf = (place: CellPlace): string =>
    resultIn(
      card.results,
      entries.cells[cellKey(place.line, place.column, place.row)] ?? knownCell(card, place)?.result ?? '',
      lang,
    );
  const value = typed === UNTOUCHED && here ? textOf(here) : (typed ?? '');
  // What is typed is kept before anything else is done; while something speaks against it, that stays on the screen.
  const leave = (then: () => void) => {
    const untouched =
      !here || typed === undefined || typed === UNTOUCHED || value.trim() === '' || value === textOf(here);
    if (untouched || editor.write((now, sure) => writeCell(card, now, here, value, sure), '')) then();
  };
  const type = (next: string | undefined, place = here) => {
    setTyped(next);
    draft.keep('cell', next && next !== UNTOUCHED ? JSON.stringify({ place, typed: next }) : undefined);
  };
  const setPasting = (text: string | undefined) => {
    showPasting(text);
    draft.keep('paste', text || undefined);
  };
  const go = (to: CellPlace, first?: string) => {
    editor.dismiss();
    setAt(to);
    type(first, to);
  };
  const close = () => {
    editor.dismiss();
    type(undefined);
    grid.current?.querySelector<HTMLElement>('[aria-current="true"]')?.focus();
  };
  const goOn = (to: CellPlace | undefined) => (to ? go(to, UNTOUCHED) : close());
  const save = (to: CellPlace | undefined) => leave(() => goOn(to));
  const move = (to: CellPlace) => leave(() => go(to, typed === undefined ? undefined : UNTOUCHED));
  const openCell = useSteady((place: CellPlace, first?: string) => leave(() => go(place, first ?? UNTOUCHED)));
  useSpot(card, (place) => leave(() => go(place, '')));
  useKeptEntry(draft, (entry, text) => {
    if (entry) go(entry.place, entry.typed);
    if (text) setPasting(text);
  });
  const clear = (place: CellPlace) => {
    editor.put((now) => clearCell(now, place), t('cards.said.cleared', { place: placeText(card, place) }));
    setTyped((now) => (now === undefined ? now : UNTOUCHED));
  };
  const pasted = ({ entries: next, cells, headings }: Pasted) => {
    setPasting(undefined);
    type(undefined);
    editor.put(() => next, t('cards.said.pasted', { cells, headings: headings.length }));
  };
  return (
    <>
      {/* On paper the chart is there to be read. */}
      <div className="hidden print:block">
        <CardTable card={card} entries={entries} lang={lang} />
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-4 print:hidden">
        <CardProgress card={card} entries={entries} />
        <CardActions editor={editor} onPaste={() => leave(() => setPasting(''))} />
        {here && (
          <div ref={grid} className="grid min-w-0 grid-cols-1 gap-2">
            {card.lines && (
              <div role="group" aria-label={card.lines.label[lang]} className="flex flex-wrap gap-1">
                {card.lines.items.map(({ id, label }) => (
                  <button
                    key={id}
                    type="button"
                    aria-pressed={id === here.line}
                    className="btn px-3 text-left"
                    onClick={() => move({ ...here, line: id })}
                  >
                    {inLanguage(label, lang)}
                  </button>
                ))}
              </div>
            )}
            <p className="text-xs text-soft">
              {card.columns.label[lang]} → · {card.rows.label[lang]} ↓
            </p>
            <CardGrid
              card={card}
              entries={entries}
              at={here}
              open={typed !== undefined}
              onMove={move}
              onOpen={openCell}
              onClear={clear}
              onPaste={setPasting}
            />
            <p className="text-xs text-soft">{t('cards.grid.legend')}</p>
            <BreachList game={game} card={card} entries={entries} />
          </div>
        )}
        {here && typed !== undefined && (
          <EntryBar
            card={card}
            at={here}
            value={value}
            fresh={typed === UNTOUCHED}
            way={way}
            canClear={entries.cells[cellKey(here.line, here.column, here.row)] !== undefined}
            onChange={(next) => {
              editor.dismiss();
              type(next);
            }}
            onSave={() => save(cellAfter(card, entries, here, way))}
            onSkip={() => goOn(cellAfter(card, entries, here, way))}
            onClear={() => clear(here)}
            onClose={() => (editor.doubt ? close() : leave(close))}
            onCancel={close}
            onWay={setWay}
            onArrow={(columns, rows) => save(neighbour(card, entries, here, columns, rows))}
          >
            {editor.doubt && (
              <ProblemNote
                card={card}
                problem={editor.doubt.problem}
                onKeep={() => {
                  editor.keep();
                  goOn(cellAfter(card, entries, here, way));
                }}
              />
            )}
          </EntryBar>
        )}
        {!hasAllHeadings(card) && <HeadingsPanel game={game} editor={editor} doubtHere={typed === undefined} />}
        <CardFiles editor={editor} game={game} cards={cards} />
        {here && (
          <PasteSheet card={card} entries={entries} at={here} text={pasting} onText={setPasting} onPasted={pasted} />
        )}
        <noscript>{say({ key: 'cards.noScript' })}</noscript>
      </div>
    </>
  );
}

/** The entry shows what stands in the cell until it is touched. */
const UNTOUCHED = '\0';

/** Goes to the cell or the headings that the address names, now and when it changes. */
function useSpot(card: CardChart, onCell: (place: CellPlace) => void): void {
  const toCell = useSteady(onCell);
  useEffect(() => {
    const go = () => {
      const spot = spotOf(location.hash);
      if (spot?.part === 'cell') toCell(spot.place);
    };
    go();
    window.addEventListener('hashchange', go);
    return () => window.removeEventListener('hashchange', go);
  }, [card, toCell]);
}

/** A function that stays the same one from render to render and does what the last of them gave; for events only. */
function useSteady<Params extends readonly unknown[]>(act: (...params: Params) => void): (...params: Params) => void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...params: Params) => latest.current(...params), []);
}
