import type { Metadata } from 'next';
import { gameParams, type GameParams } from '@/app/[lang]/[game]/rules/params';
import { SettlePage } from '@/components/settle/settle-page';
import { WordsProvider } from '@/components/words/words';
import { speaker } from '@/lib/calc/say';
import { readGame } from '@/lib/content/game';
import { uiWords } from '@/lib/content/words';
import { gameOf } from '@/lib/games/find';

interface Props {
  readonly params: Promise<GameParams>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, game } = gameParams(await params);
  const title = speaker(uiWords(lang, ['settle']), lang).say({ key: 'settle.title' });
  return { title: `${title} · ${gameOf(game).title[lang]}` };
}

/** The card that settles a dispute: what it is about stands in the address behind `#`, and loads in the browser. */
export default async function SettleRoute({ params }: Props) {
  const { lang, game } = gameParams(await params);
  const { info, repairs } = readGame(game);
  return (
    <WordsProvider lang={lang} messages={uiWords(lang, ['settle', 'tools', 'calc', 'rules', 'cards'])}>
      <SettlePage game={game} edition={info.edition.name[lang]} repairs={repairs(lang)} />
    </WordsProvider>
  );
}
