'use client';

import type { EntriesById } from '@/components/cards/card-store';
import { Sheet } from '@/components/ui/sheet';
import { useSpeaker, useWords } from '@/components/words/words';
import { cardFileText, placeText, problemText } from '@/lib/calc/card-words';
import { NO_ENTRIES, type CardChart, type CardEntries } from '@/lib/tables/card';
import { contradictions } from '@/lib/tables/card-entry';
import type { FileProblem } from '@/lib/tables/card-file';
import { MOST_HEADINGS } from '@/lib/tables/card-limits';
import { mergeEntries } from '@/lib/tables/card-merge';
import { brokenDistance } from '@/lib/tables/card-places';
import { resultIn } from '@/lib/tables/card-written';

type Cards = Readonly<Record<string, CardChart>>;

/** A file that was opened: what it holds, or what is wrong with it. */
export interface OpenedFile {
  readonly name: string;
  readonly read:
    { readonly ok: true; readonly value: EntriesById } | { readonly ok: false; readonly error: FileProblem };
}

interface Props {
  readonly cards: Cards;
  readonly mine: EntriesById;
  /** undefined while the sheet is closed */
  readonly file: OpenedFile | undefined;
  onClose(): void;
  /** takes the file's entries into one's own */
  onTake(merge: (card: CardChart, entries: CardEntries) => CardEntries, ids: readonly string[]): void;
}

/** A friend's charts before they are taken over: how much is in them, and where they differ from one's own. */
export function ImportSheet({ cards, mine, file, onClose, onTake }: Props) {
  const t = useWords();
  const { say } = useSpeaker();
  return (
    <Sheet open={file !== undefined} title={t('cards.file.title')} onClose={onClose}>
      {file && !file.read.ok && (
        <div role="alert" className="grid gap-1 pb-2">
          <p className="font-semibold">{t('cards.file.refused', { file: file.name })}</p>
          <p>{say(cardFileText(cards, file.read.error))}</p>
          <p className="text-soft">{t('cards.file.stays')}</p>
        </div>
      )}
      {file?.read.ok && <FileContents cards={cards} mine={mine} theirs={file.read.value} onTake={onTake} />}
    </Sheet>
  );
}

function FileContents({
  cards,
  mine,
  theirs,
  onTake,
}: Pick<Props, 'cards' | 'mine' | 'onTake'> & { theirs: EntriesById }) {
  const t = useWords();
  const { lang, say } = useSpeaker();
  const charts = Object.entries(theirs).flatMap(([id, entries]) => {
    const card = cards[id];
    if (!card) return [];
    const merged = mergeEntries(card, mine[id] ?? NO_ENTRIES, entries);
    return [
      {
        card,
        held: entries,
        ...merged,
        against: contradictions(card, entries),
        distance: brokenDistance(card, merged.entries, card.columns.gaps),
      },
    ];
  });
  const shown = (card: CardChart, text: string) => resultIn(card.results, text, lang);
  const differ = charts.some(({ differing }) => differing.length > 0);
  const take = (keep: 'mine' | 'theirs') =>
    onTake((card, now) => mergeEntries(card, now, theirs[card.id] ?? NO_ENTRIES, keep).entries, Object.keys(theirs));
  return (
    <div className="grid gap-3 pb-2">
      <ul className="grid gap-3">
        {charts.map(({ card, held, differing, headings, surplus, against, distance }) => (
          <li key={card.id} className="grid gap-1">
            <p>
              <strong className="font-semibold">{card.title[lang]}</strong>:{' '}
              {t('cards.file.holds', { cells: Object.keys(held.cells).length, headings: held.headings.length })}
            </p>
            <Differences
              title={t('cards.file.differ', { count: differing.length })}
              lines={differing.map(({ place, mine: own, theirs: other }) => ({
                place,
                words: t('cards.file.difference', { mine: shown(card, own), theirs: shown(card, other) }),
              }))}
              card={card}
            />
            <Differences
              title={t('cards.file.against', { count: against.length })}
              lines={against.map(({ place, given, known }) => ({
                place,
                words: t('cards.file.contradiction', { given: shown(card, given), known: shown(card, known.result) }),
              }))}
              card={card}
            />
            {headings.length > 0 && (
              <p className={WARNING}>{t('cards.file.headings', { headings: headings.join(', ') })}</p>
            )}
            {surplus.length > 0 && (
              <p className={WARNING}>
                {t('cards.file.surplus', { most: MOST_HEADINGS, headings: surplus.join(', ') })}
              </p>
            )}
            {distance && <p className={WARNING}>{say(problemText(card, { code: 'breaks-distance', distance }))}</p>}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="btn btn-primary" onClick={() => take('mine')}>
          {t(differ ? 'cards.file.keepMine' : 'cards.file.take')}
        </button>
        {differ && (
          <button type="button" className="btn" onClick={() => take('theirs')}>
            {t('cards.file.takeTheirs')}
          </button>
        )}
      </div>
    </div>
  );
}

const WARNING = 'rounded-lg border border-l-4 border-line border-l-warn px-3 py-2 text-sm';

type PlaceOf = Parameters<typeof placeText>[1];

function Differences({
  title,
  lines,
  card,
}: {
  title: string;
  lines: readonly { readonly place: PlaceOf; readonly words: string }[];
  card: CardChart;
}) {
  const { say } = useSpeaker();
  if (!lines.length) return null;
  return (
    <div className={WARNING}>
      <p className="font-semibold">{title}</p>
      <ul className="list-disc pl-5">
        {lines.map(({ place, words }, i) => (
          <li key={i}>
            {say(placeText(card, place))}: {words}
          </li>
        ))}
      </ul>
    </div>
  );
}
