'use client';

import { useMemo } from 'react';
import type { GameId } from '@/lib/core/game-id';
import { recentToolsSlot } from '@/components/storage/slots';
import { useStored } from '@/components/storage/use-stored';
import Link from '@/components/ui/link';
import { useWords } from '@/components/words/words';

interface Props {
  readonly game: GameId;
  readonly title: string;
  /** all tools of the game, in menu order */
  readonly tools: readonly { readonly name: string; readonly label: string; readonly href: string }[];
}

const AT_HAND = 3;

/**
 * The tools of a game one tap from the start page and from its own: those used last on this device, filled up with the
 * first of the menu. The row takes the same room before the device has answered.
 */
export function ToolsAtHand({ game, title, tools }: Props) {
  const t = useWords();
  const slot = useMemo(() => recentToolsSlot(game), [game]);
  const { ready, value = [] } = useStored(slot);
  const recent = value.flatMap((name) => tools.find((tool) => tool.name === name) ?? []);
  const shown = [...recent, ...tools.filter((tool) => !recent.includes(tool))].slice(0, AT_HAND);
  return (
    <ul
      aria-label={t('home.atHand', { title })}
      className={`grid grid-cols-3 divide-x divide-line border-t border-line ${ready ? '' : 'invisible'}`}
    >
      {shown.map(({ name, label, href }) => (
        <li key={name} className="grid min-w-0">
          <Link
            href={href}
            className="grid min-h-13 place-items-center px-1.5 py-1 text-center text-sm leading-tight text-ink no-underline hyphens-auto"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
