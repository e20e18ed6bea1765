'use client';

import { useMemo } from 'react';
import { openCase } from '@/components/settle/open-case';
import { Part } from '@/components/settle/parts';
import { WithCase, type LoadedCase } from '@/components/settle/with-case';
import { recentCardsSlot } from '@/components/storage/slots';
import { useStored } from '@/components/storage/use-stored';
import { useSpeaker, useWords } from '@/components/words/words';
import type { GameId } from '@/lib/core/game-id';
import { readCode, type Subject } from '@/lib/settle/code';

/** The cases that were settled on this device, the latest first, each with its answer; a tap opens its card. */
export function SeenCards({ game }: { readonly game: GameId }) {
  const t = useWords();
  const { value: codes = [] } = useStored(useMemo(() => recentCardsSlot(game), [game]));
  const cards = codes.flatMap((code) => {
    const read = readCode(code);
    return read.ok ? [{ code, subject: read.value.subject }] : [];
  });
  if (!cards.length) return null;
  return (
    <Part title={t('settle.log')}>
      <ul>
        {cards.map(({ code, subject }) => (
          <li key={code} className="border-b border-line last:border-0">
            <WithCase game={game} name={subject.id}>
              {(parts) => <Seen code={code} subject={subject} parts={parts} />}
            </WithCase>
          </li>
        ))}
      </ul>
    </Part>
  );
}

interface SeenProps {
  readonly code: string;
  readonly subject: Subject;
  readonly parts: LoadedCase;
}

function Seen({ code, subject: { id, query = '' }, parts }: SeenProps) {
  const t = useWords();
  const speaker = useSpeaker();
  const { card, damaged } = useMemo(() => openCase(parts, query, speaker), [parts, query, speaker]);
  return (
    <a href={`#${code}`} className="block min-h-11 content-center py-1">
      {t(`${id}.title`)}
      <span className="block text-[0.875em] text-soft">{damaged ?? card.answers[0]?.text}</span>
    </a>
  );
}
