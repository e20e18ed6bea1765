import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { loadPresets } from '@/components/calculator/presets';
import { ToolScreen } from '@/components/calculator/tool-screen';
import { WordsProvider } from '@/components/words/words';
import { speaker } from '@/lib/calc/say';
import { readGame } from '@/lib/content/game';
import { toolWords, uiWords } from '@/lib/content/words';
import { isGameId, messagesOf, toolOf } from '@/lib/games/find';
import { GAMES } from '@/lib/games/registry';
import { isLanguage } from '@/lib/core/language';

interface Props {
  readonly params: Promise<{ lang: string; game: string; tool: string }>;
}

export const dynamicParams = false;
export function generateStaticParams({ params }: { params: { game?: string } }) {
  const games = isGameId(params.game) ? GAMES.filter(({ id }) => id === params.game) : GAMES;
  return games.flatMap(({ id, tools }) => tools.map(({ name }) => ({ game: id, tool: name })));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, game, tool } = await params;
  if (!isLanguage(lang) || !isGameId(game) || !toolOf(game, tool)) return {};
  return { title: speaker(toolWords(game, lang, [tool]), lang).say({ key: `${tool}.title` }) };
}

/** A tool: the words that it needs, and the frame; the calculator itself loads in the browser. */
export default async function ToolPage({ params }: Props) {
  const { lang, game, tool } = await params;
  if (!isLanguage(lang) || !isGameId(game)) notFound();
  const entry = toolOf(game, tool);
  if (!entry) notFound();
  const words = {
    ...uiWords(lang, ['tools', 'calc', 'rules', 'cards', 'files']),
    ...toolWords(game, lang, messagesOf(entry)),
  };
  const presets = (await loadPresets(game, tool)).length > 0;
  return (
    <WordsProvider lang={lang} messages={words}>
      <ToolScreen game={game} name={tool} presets={presets} rules={readGame(game).cited().get(tool) ?? []} />
    </WordsProvider>
  );
}
