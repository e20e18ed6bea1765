import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BoardPage } from '@/components/board/board-page';
import { WordsProvider } from '@/components/words/words';
import { speaker } from '@/lib/calc/say';
import { readGame } from '@/lib/content/game';
import { toolWords, uiWords } from '@/lib/content/words';
import { isGameId } from '@/lib/core/game-id';
import { isLanguage } from '@/lib/core/language';

interface Props {
  readonly params: Promise<{ lang: string; game: string }>;
}

export const dynamicParams = false;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, game } = await params;
  if (!isLanguage(lang) || !isGameId(game)) return {};
  return { title: `${speaker(uiWords(lang, ['board']), lang).say({ key: 'board.title' })} · ${readGame(game).info.title[lang]}` };
}

/** The game's map with control, units and supply; map and engine load in the browser. */
export default async function BoardRoute({ params }: Props) {
  const { lang, game } = await params;
  if (!isLanguage(lang) || !isGameId(game)) notFound();
  return (
    <WordsProvider lang={lang} messages={{ ...uiWords(lang, ['board', 'rules', 'tools', 'calc']), ...toolWords(game, lang, ['supply']) }}>
      <BoardPage game={game} />
    </WordsProvider>
  );
}
