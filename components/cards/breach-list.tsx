'use client';

import { RuleLink } from '@/components/rules/rule-sheet';
import { useSpeaker, useWords } from '@/components/words/words';
import { breachText } from '@/lib/calc/breach-words';
import type { GameId } from '@/lib/core/game-id';
import { NO_ENTRIES, type CardChart, type CardEntries } from '@/lib/tables/card';
import { breachesOf, type Breach } from '@/lib/tables/card-constraint';

interface Props {
  readonly game: GameId;
  readonly card: CardChart;
  readonly entries: CardEntries | undefined;
  /** only what these cells break; everything without it */
  readonly among?: (place: Breach['places'][number]) => boolean;
}

/** What entries break of what the text implies: what it states first, then what only looks wrong. */
export function BreachList({ game, card, entries = NO_ENTRIES, among }: Props) {
  const t = useWords();
  const { say } = useSpeaker();
  const found = breachesOf(card, entries).filter(({ places }) => !among || places.some(among));
  if (!found.length) return null;
  const sorted = (['stated', 'assumed'] as const).flatMap((says) =>
    found.filter(({ constraint }) => constraint.says === says),
  );
  return (
    <section aria-label={t('cards.breach.title')} className="max-w-prose">
      <ul className="grid gap-2">
        {sorted.map(({ constraint, places }) => (
          <li
            key={`${constraint.id}/${places.map(({ column, row }) => `${column}/${row}`).join()}`}
            className={`rounded-lg border border-l-4 border-line px-3 py-2 text-sm ${constraint.says === 'stated' ? 'border-l-bad' : 'border-l-warn'}`}
          >
            <span aria-hidden>{constraint.says === 'stated' ? '⚠ ' : '? '}</span>
            {say(breachText(card, entries, { constraint, places }))}{' '}
            <RuleLink
              game={game}
              number={constraint.rule}
              className="inline-block px-1 py-3 whitespace-nowrap tabular-nums"
            >{`§${constraint.rule}`}</RuleLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
