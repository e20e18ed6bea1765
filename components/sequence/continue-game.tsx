'use client';

import { useMemo } from 'react';
import { gameAddress } from '@/lib/core/address';
import type { GameId } from '@/lib/core/game-id';
import type { Language } from '@/lib/core/language';
import type { PlanOutline } from '@/lib/sequence/plan';
import { settle } from '@/lib/sequence/progress';
import { stageOfPlace, turnName } from '@/components/sequence/place';
import { turnSlot } from '@/components/storage/slots';
import { useStored } from '@/components/storage/use-stored';
import Link from '@/components/ui/link';
import { useWords } from '@/components/words/words';

interface Props {
  readonly lang: Language;
  readonly game: GameId;
  readonly title: string;
  readonly outline: PlanOutline;
}

/**
 * The way back into the game in progress, or to a new one, at the foot of the game's card. It takes the same room
 * before the device has answered.
 */
export function ContinueGame({ lang, game, title, outline }: Props) {
  const t = useWords();
  const slot = useMemo(() => turnSlot(game), [game]);
  const { ready, value } = useStored(slot);
  const progress = value && settle(outline, value);
  const stage = progress && stageOfPlace(outline, progress);
  const place =
    progress &&
    [turnName(outline, progress.turn), ...(stage ? [t('home.action', { round: stage.round })] : [])].join(', ');
  return (
    <Link
      href={gameAddress(lang, game, 'turn')}
      className={`flex min-h-16 items-center gap-3 border-t border-accent px-5 py-2 text-ink no-underline ${ready ? '' : 'invisible'}`}
    >
      <span className="min-w-0 flex-1">
        {progress && <span className="block text-sm text-soft">{t('home.inProgress')}</span>}
        <span className={`block leading-snug ${place ? 'font-semibold' : ''}`}>
          <span className="sr-only">{title}: </span>
          {place ? `${place}: ${t('home.continue')}` : t('home.startGame')}
        </span>
      </span>
      <span aria-hidden className="text-2xl text-accent">
        ›
      </span>
    </Link>
  );
}
