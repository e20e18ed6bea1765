import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BoardPage } from '@/components/desk/board-page';
import { WordsProvider } from '@/components/words/words';
import { speaker } from '@/lib/calc/say';
import { toolWords, uiWords } from '@/lib/content/words';
import { isLanguage, type Language } from '@/lib/core/language';
import { gameOf, isGameId } from '@/lib/games/find';
import type { BoardEntry } from '@/lib/games/manifest';

interface Props {
  readonly params: Promise<{ lang: string; game: string }>;
}

export const dynamicParams = false;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, game } = await params;
  if (!isLanguage(lang) || !isGameId(game)) return {};
  const { board, title } = gameOf(game);
  return board ? { title: `${titleOf(lang, board)} · ${title[lang]}` } : {};
}

const titleOf = (lang: Language, { ui, title }: BoardEntry): string =>
  speaker(uiWords(lang, ui), lang).say({ key: title });

/** The game's map with control, units and supply, or its hex sheet; board and engine load in the browser. */
export default async function BoardRoute({ params }: Props) {
  const { lang, game } = await params;
  if (!isLanguage(lang) || !isGameId(game)) notFound();
  const { board } = gameOf(game);
  if (!board) notFound();
  return (
    <WordsProvider
      lang={lang}
      messages={{ ...uiWords(lang, [...board.ui, 'files']), ...toolWords(game, lang, board.messages) }}
    >
      <BoardPage game={game} title={titleOf(lang, board)} />
    </WordsProvider>
  );
}
