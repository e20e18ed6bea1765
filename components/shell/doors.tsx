'use client';

import { usePathname } from 'next/navigation';
import { gameAddress } from '@/lib/core/address';
import type { GameId } from '@/lib/core/game-id';
import type { Language } from '@/lib/core/language';
import { DoorIcon, isBehind, type Door } from '@/components/shell/door-icon';
import { useGame } from '@/components/shell/games';
import Link from '@/components/ui/link';
import { useWords } from '@/components/words/words';

/** The five parts of a game: a bar under the thumb on the phone, a row under the header where there is room. */
export function Doors({ lang, game, doors }: { lang: Language; game: GameId; doors: readonly Door[] }) {
  const t = useWords();
  const pathname = usePathname();
  const title = useGame(game)?.title;
  const [page = ''] = pathname.slice(gameAddress(lang, game).length).split('/');
  return (
    <nav
      aria-label={title}
      data-doors
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] wide:static wide:border-t-0 wide:border-b wide:bg-transparent print:hidden"
    >
      <ul className="mx-auto grid max-w-lg grid-cols-5 wide:flex wide:max-w-6xl wide:gap-1 wide:px-1">
        {doors.map((door) => {
          const href = gameAddress(lang, game, door);
          return (
            <li key={door}>
              <Link
                href={href}
                aria-current={pathname === href ? 'page' : isBehind(door, page) ? 'true' : undefined}
                className="flex min-h-15 min-w-0 flex-col items-center justify-center gap-0.5 border-t-3 border-transparent px-0.5 text-[min(0.75rem,3.75vw)] text-soft no-underline aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-accent wide:min-h-11 wide:flex-row wide:gap-2 wide:border-t-0 wide:border-b-3 wide:px-3 wide:text-sm"
              >
                <DoorIcon door={door} />
                {t(`common.doors.${door}`)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
