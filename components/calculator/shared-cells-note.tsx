'use client';

import { cardAddress } from '@/components/cards/card-address';
import { useCards } from '@/components/cards/cards-context';
import type { SharedCells, SharedChart } from '@/components/calculator/use-shared-cells';
import { useSpeaker, useWords } from '@/components/words/words';
import { placeText, sharedProblemText } from '@/lib/calc/card-words';
import { resultLabel } from '@/lib/tables/card-written';

/**
 * Chart cells that came with a shared case: how many of which chart, and whether to take them over; or why they cannot
 * be used.
 */
export function SharedCellsNote({ shared }: { shared: SharedCells }) {
  const t = useWords();
  const { say } = useSpeaker();
  const cards = useCards();
  const { note } = shared;
  if (!note || !cards) return null;
  const close = (
    <button type="button" className="btn px-0" aria-label={t('common.close')} onClick={shared.leave}>
      <span aria-hidden>✕</span>
    </button>
  );
  if (note.kind === 'refused') {
    return (
      <div role="status" className="flex items-center gap-x-3 rounded-lg border border-warn px-3 py-1.5">
        <p className="min-w-0 flex-1">{say(sharedProblemText(cards.book.cards, note.problem))}</p>
        {close}
      </div>
    );
  }
  const offered = note.kind === 'offered';
  const adds = note.charts.some((chart) => chart.adds);
  return (
    <div role="status" className="grid gap-1.5 rounded-lg border border-line bg-sunk px-3 py-1.5">
      <div className="flex items-center gap-x-3">
        <p className="min-w-0 flex-1">{t(`cards.shared.${!offered ? 'taken' : adds ? 'offer' : 'contradicts'}`)}</p>
        {!(offered && adds) && close}
      </div>
      <ul className="grid gap-1">
        {note.charts.map((chart) => (
          <Chart key={chart.card.id} chart={chart} linked={!offered} />
        ))}
      </ul>
      {offered && adds && (
        <div className="flex flex-wrap gap-2 pb-1">
          <button type="button" className="btn btn-primary" onClick={shared.take}>
            {t('cards.shared.take')}
          </button>
          <button type="button" className="btn" onClick={shared.leave}>
            {t('cards.shared.leave')}
          </button>
        </div>
      )}
    </div>
  );
}

/** How much of a chart came, and what of it is not taken over. */
function Chart({ chart, linked }: { chart: SharedChart; linked: boolean }) {
  const t = useWords();
  const { lang } = useSpeaker();
  const cards = useCards();
  const { card, cells, headings, adds, contrary, columnsContrary } = chart;
  const counts = [
    ...(cells ? [t('cards.shared.cells', { count: cells })] : []),
    ...(headings ? [t('cards.shared.headings', { count: headings })] : []),
  ];
  const much = counts.length ? counts.join(', ') : adds ? t('cards.shared.columns') : '';
  return (
    <li className="grid gap-1">
      <p>
        {linked && cards ? (
          <a href={cardAddress(lang, cards.game, card.id)} className="inline-flex min-h-11 items-center font-semibold">
            {card.title[lang]}
          </a>
        ) : (
          <strong className="font-semibold">{card.title[lang]}</strong>
        )}
        {much && `: ${much}`}
      </p>
      {(contrary.length > 0 || columnsContrary) && (
        <ul className="grid gap-1 border-l-4 border-warn pl-2 text-sm">
          {contrary.map(({ place, theirs, stays, from }) => (
            <li key={`${place.line ?? ''}/${place.column}/${place.row}`}>
              {t(`cards.shared.contrary.${from}`, {
                place: placeText(card, place),
                theirs: resultLabel(card.results, theirs),
                stays: resultLabel(card.results, stays),
              })}
            </li>
          ))}
          {columnsContrary && <li>{t('cards.shared.columnsContrary')}</li>}
        </ul>
      )}
    </li>
  );
}
