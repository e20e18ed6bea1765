import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { accentStyle } from '@/components/shell/accent';
import { doorsOf } from '@/components/shell/door-icon';
import { Doors } from '@/components/shell/doors';
import { LastGame } from '@/components/shell/last-game';
import { Keys } from '@/components/shell/keys';
import { WordsProvider } from '@/components/words/words';
import { uiWords } from '@/lib/content/words';
import { GAME_IDS, gameOf, isGameId } from '@/lib/games/find';
import { isLanguage } from '@/lib/core/language';

export const dynamicParams = false;
export const generateStaticParams = () => GAME_IDS.map((game) => ({ game }));

/** The frame of a game: its accent, and the five doors. Charts stand in many of its pages, so their words are here. */
export default async function GameLayout({
  params,
  children,
}: {
  params: Promise<{ lang: string; game: string }>;
  children: ReactNode;
}) {
  const { lang, game } = await params;
  if (!isLanguage(lang) || !isGameId(game)) notFound();
  return (
    <WordsProvider lang={lang} messages={uiWords(lang, ['charts'])}>
      <div
        data-game={game}
        style={accentStyle(gameOf(game))}
        className="flex min-w-0 flex-1 flex-col pb-[calc(4rem+env(safe-area-inset-bottom))] wide:pb-0 print:pb-0"
      >
        <Doors lang={lang} game={game} doors={doorsOf(gameOf(game))} />
        {children}
        <Keys />
        <LastGame game={game} />
      </div>
    </WordsProvider>
  );
}
