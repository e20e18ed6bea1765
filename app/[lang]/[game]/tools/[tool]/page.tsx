import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { builtTools } from '@/app/[lang]/[game]/tools/built-tools';
import { loadPresets } from '@/components/calculator/presets';
import { ToolScreen } from '@/components/calculator/tool-screen';
import { WordsProvider } from '@/components/words/words';
import { speaker } from '@/lib/calc/say';
import { toolWords, uiWords } from '@/lib/content/words';
import { GAME_IDS, isGameId } from '@/lib/core/game-id';
import { isLanguage } from '@/lib/core/language';
import { TOOLS } from '@/lib/games/tools';

interface Props {
  readonly params: Promise<{ lang: string; game: string; tool: string }>;
}

export const dynamicParams = false;
export async function generateStaticParams({ params }: { params: { game?: string } }) {
  const games = isGameId(params.game) ? [params.game] : GAME_IDS;
  const tools = await Promise.all(
    games.map(async (game) => (await builtTools(game)).map(({ name }) => ({ game, tool: name }))),
  );
  return tools.flat();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, tool } = await params;
  return isLanguage(lang) ? { title: speaker(uiWords(lang, ['tools']), lang).say({ key: `tools.names.${tool}` }) } : {};
}

/** A tool: the words that it needs, and the frame; the calculator itself loads in the browser. */
export default async function ToolPage({ params }: Props) {
  const { lang, game, tool } = await params;
  if (!isLanguage(lang) || !isGameId(game)) notFound();
  const entry = TOOLS[game].find(({ name }) => name === tool);
  if (!entry) notFound();
  const words = { ...uiWords(lang, ['tools', 'calc', 'rules', 'cards']), ...toolWords(game, lang, entry.messages) };
  const presets = entry.presets && (await loadPresets(game, tool)).length > 0;
  return (
    <WordsProvider lang={lang} messages={words}>
      <ToolScreen game={game} name={tool} presets={presets} />
    </WordsProvider>
  );
}
