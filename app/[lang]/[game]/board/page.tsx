import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BoardPage } from '@/components/desk/board-page';
import { WordsProvider } from '@/components/words/words';
import { speaker } from '@/lib/calc/say';
import { readGame } from '@/lib/content/game';
import { toolWords, uiWords } from '@/lib/content/words';
import { isGameId, type GameId } from '@/lib/core/game-id';
import { isLanguage, type Language } from '@/lib/core/language';

interface Props {
  readonly params: Promise<{ lang: string; game: string }>;
}

export const dynamicParams = false;

interface BoardWords {
  /** key of the page's title */
  readonly title: string;
  /** interface words, and messages of the tools that answer on the board */
  readonly ui: readonly string[];
  readonly tools: readonly string[];
}

const WORDS: Readonly<Record<GameId, BoardWords>> = {
  'paths-of-glory': { title: 'board.title', ui: ['board', 'rules', 'tools', 'calc'], tools: ['supply'] },
  'nach-paris': {
    title: 'hex-sheet.title',
    ui: ['board', 'hex-sheet', 'rules', 'tools', 'calc'],
    tools: ['unit', 'sheet', 'loc', 'rail', 'movement', 'stacking'],
  },
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, game } = await params;
  if (!isLanguage(lang) || !isGameId(game)) return {};
  return { title: `${titleOf(lang, game)} · ${readGame(game).info.title[lang]}` };
}

const titleOf = (lang: Language, game: GameId): string =>
  speaker(uiWords(lang, WORDS[game].ui), lang).say({ key: WORDS[game].title });

/** The game's map with control, units and supply, or its hex sheet; board and engine load in the browser. */
export default async function BoardRoute({ params }: Props) {
  const { lang, game } = await params;
  if (!isLanguage(lang) || !isGameId(game)) notFound();
  const { ui, tools } = WORDS[game];
  return (
    <WordsProvider lang={lang} messages={{ ...uiWords(lang, ui), ...toolWords(game, lang, tools) }}>
      <BoardPage game={game} title={titleOf(lang, game)} />
    </WordsProvider>
  );
}
