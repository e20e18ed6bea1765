'use client';

import { useMemo } from 'react';
import { openCase } from '@/components/settle/open-case';
import { SeenLink, SeenList, useSeenCards, type SeenCard } from '@/components/settle/seen';
import { WithCase, type LoadedCase } from '@/components/settle/with-case';
import { useSpeaker, useWords } from '@/components/words/words';
import type { GameId } from '@/lib/core/game-id';

/** The cases that were settled on this device, the latest first, each with its answer; a tap opens its card. */
export function SeenCards({ game }: { readonly game: GameId }) {
  const t = useWords();
  const cards = useSeenCards(game);
  if (!cards.length) return null;
  return (
    <SeenList title={t('settle.log')}>
      {cards.map((card) => (
        <li key={card.code}>
          <WithCase game={game} name={card.subject.id}>
            {(parts) => <Seen {...card} parts={parts} />}
          </WithCase>
        </li>
      ))}
    </SeenList>
  );
}

function Seen({ code, subject: { id, query = '' }, parts }: SeenCard & { readonly parts: LoadedCase }) {
  const t = useWords();
  const speaker = useSpeaker();
  const { card, damaged } = useMemo(() => openCase(parts, query, speaker), [parts, query, speaker]);
  return <SeenLink code={code} name={t(`${id}.title`)} answer={damaged ?? card.answers[0]?.text} />;
}
