'use client';

import { useMemo } from 'react';
import type { GameId } from '@/lib/core/game-id';
import { recentToolsSlot } from '@/components/storage/slots';
import { useStored } from '@/components/storage/use-stored';
import Link from '@/components/ui/link';
import { useWords } from '@/components/words/words';

interface Props {
  readonly game: GameId;
  /** all tools of the game, in menu order */
  readonly tools: readonly { readonly name: string; readonly label: string; readonly href: string }[];
}

/** The tools used last on this device. The rows keep their room before the device has answered. */
export function RecentTools({ game, tools }: Props) {
  const t = useWords();
  const slot = useMemo(() => recentToolsSlot(game), [game]);
  const { ready, value = [] } = useStored(slot);
  const recent = value.flatMap((name) => tools.find((tool) => tool.name === name) ?? []);
  return (
    <div className={`min-h-33 ${ready ? '' : 'invisible'}`}>
      {recent.length === 0 ? (
        <p className="text-soft">{t('home.noRecent')}</p>
      ) : (
        <ul>
          {recent.map(({ name, label, href }) => (
            <li key={name}>
              <Link href={href} className="flex min-h-11 items-center justify-between gap-3 font-semibold">
                {label}
                <span aria-hidden>›</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
