'use client';

import { memo } from 'react';
import { useSpeaker, useWords } from '@/components/words/words';
import { placeText } from '@/lib/calc/card-words';
import { resultText } from '@/lib/calc/result-words';
import { cellKey, type CardChart, type CardEntries } from '@/lib/tables/card';
import { knownCell, type CellPlace } from '@/lib/tables/card-cell';
import { parseResult } from '@/lib/tables/card-result';
import { resultIn } from '@/lib/tables/card-written';

interface Props {
  readonly card: CardChart;
  readonly entries: CardEntries;
  readonly place: CellPlace;
  readonly current: boolean;
  readonly open: boolean;
  /** it breaks something that the text says, or looks wrong */
  readonly mark?: 'stated' | 'assumed' | undefined;
  onOpen(at: CellPlace): void;
}

/** One cell: what stands in it and who says so, told apart by more than colour. */
export const GridCell = memo(
  function GridCell({ card, entries, place, current, open, mark, onOpen }: Props) {
    const t = useWords();
    const { say, lang } = useSpeaker();
    const own = entries.cells[cellKey(place.line, place.column, place.row)];
    const known = knownCell(card, place);
    const text = own ?? known?.result;
    const result = text === undefined ? undefined : parseResult(card.results, text);
    const differs = own !== undefined && known !== undefined && own !== known.result;
    const said = [
      say(placeText(card, place)),
      result ? say(resultText(card, result)) : t('cards.grid.empty'),
      own === undefined
        ? (known?.source[lang] ?? '')
        : differs
          ? t('cards.grid.differs', { known: resultIn(card.results, known.result, lang) })
          : '',
      mark ? t(`cards.breach.mark.${mark}`) : '',
    ];
    return (
      <td className={`border-b border-line p-0 ${known ? 'bg-sunk' : ''}`}>
        <button
          type="button"
          tabIndex={current ? 0 : -1}
          aria-current={current}
          aria-label={said.filter(Boolean).join(', ')}
          onClick={() => onOpen(place)}
          className={`min-h-11 w-full min-w-11 px-2 whitespace-nowrap focus-visible:-outline-offset-3 ${current ? (open ? 'bg-hit outline-solid outline-3 -outline-offset-3 outline-accent' : 'outline-dashed outline-2 -outline-offset-2 outline-accent') : ''}`}
        >
          {(differs || mark === 'stated') && <span aria-hidden>⚠ </span>}
          {!differs && mark === 'assumed' && <span aria-hidden>? </span>}
          {text === undefined ? (
            <span aria-hidden className="text-soft">
              ·
            </span>
          ) : (
            <span className={own === undefined ? 'underline decoration-dotted underline-offset-4' : 'font-semibold'}>
              {resultIn(card.results, text, lang)}
            </span>
          )}
        </button>
      </td>
    );
  },
  (a, b) =>
    a.card === b.card &&
    a.current === b.current &&
    (!a.current || a.open === b.open) &&
    a.mark === b.mark &&
    a.place.line === b.place.line &&
    sameCell(a, b) &&
    a.onOpen === b.onOpen,
);

const sameCell = ({ entries: a, place }: Props, { entries: b }: Props): boolean => {
  const key = cellKey(place.line, place.column, place.row);
  return a.cells[key] === b.cells[key];
};
