import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { toolLinks } from '@/app/[lang]/tool-links';
import { SavedSign } from '@/components/offline/saved-sign';
import { EditionFacts } from '@/components/rules/edition-facts';
import { SearchField } from '@/components/search/search-field';
import { DoorIcon, doorsOf } from '@/components/shell/door-icon';
import { CodeSign, SettleSign } from '@/components/shell/settle-sign';
import { ToolsAtHand } from '@/components/shell/tools-at-hand';
import Link from '@/components/ui/link';
import { WordsProvider } from '@/components/words/words';
import { speaker } from '@/lib/calc/say';
import { readGame } from '@/lib/content/game';
import { uiWords } from '@/lib/content/words';
import { gameAddress, settleAddress } from '@/lib/core/address';
import { gameOf, isGameId } from '@/lib/games/find';
import { isLanguage } from '@/lib/core/language';
import { SCAN } from '@/lib/settle/head';

interface Props {
  readonly params: Promise<{ lang: string; game: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, game } = await params;
  return isLanguage(lang) && isGameId(game) ? { title: gameOf(game).title[lang] } : {};
}

/** The start page of a game. */
export default async function GamePage({ params }: Props) {
  const { lang, game } = await params;
  if (!isLanguage(lang) || !isGameId(game)) notFound();
  const speak = speaker(uiWords(lang, ['common', 'home', 'rules', 'settle']), lang);
  const t = (key: string) => speak.say({ key });
  const { info } = readGame(game);
  const { title, board } = gameOf(game);
  return (
    <main id="main" className="frame grid min-w-0 grid-cols-1 gap-6 py-5">
      <div>
        <h1 className="text-3xl font-bold">{title[lang]}</h1>
        <SavedSign game={game} />
      </div>
      <div className="grid gap-3">
        <SearchField game={game} />
        <div className="card overflow-hidden *:border-t-0">
          <WordsProvider lang={lang} messages={uiWords(lang, ['home'])}>
            <ToolsAtHand game={game} title={title[lang]} tools={toolLinks(gameOf(game), lang)} />
          </WordsProvider>
        </div>
      </div>
      <section aria-labelledby="doors">
        <h2 id="doors" className="mb-2 text-xl font-semibold">
          {t('home.doors')}
        </h2>
        <ul className="grid gap-2 sm:grid-cols-2">
          {doorsOf(gameOf(game)).map((door) => (
            <li key={door}>
              <Link
                href={gameAddress(lang, game, door)}
                className="card flex h-full min-h-16 items-center gap-4 px-4 py-2.5 text-ink no-underline"
              >
                <span className="text-accent">
                  <DoorIcon door={door} size={28} />
                </span>
                <span className="min-w-0">
                  <span className="block font-serif text-lg leading-tight font-semibold">
                    {t(`common.doors.${door}`)}
                  </span>
                  <span className="block text-sm leading-snug text-soft">
                    {t(`home.doorTexts.${door === 'board' && board ? board.door : door}`)}
                  </span>
                </span>
              </Link>
            </li>
          ))}
          <li className="flex gap-2">
            <Link
              href={gameAddress(lang, game, 'settle')}
              className="card flex min-h-16 min-w-0 flex-1 items-center gap-4 px-4 py-2.5 text-ink no-underline"
            >
              <span className="p-1 text-accent">
                <SettleSign />
              </span>
              <span className="min-w-0">
                <span className="block font-serif text-lg leading-tight font-semibold">{t('common.settle')}</span>
                <span className="block text-sm leading-snug text-soft">{t('home.settle')}</span>
              </span>
            </Link>
            {/* The other player's card is one tap away: he holds its code out already. */}
            <Link
              href={settleAddress(lang, game, SCAN)}
              className="card flex w-24 flex-col items-center justify-center gap-1 p-2 text-center text-sm leading-tight text-ink no-underline"
            >
              <span className="text-accent">
                <CodeSign />
              </span>
              {t('settle.scan.key')}
            </Link>
          </li>
        </ul>
      </section>
      <section aria-labelledby="texts" className="grid gap-3 border-t border-line pt-5">
        <h2 id="texts" className="text-xl font-semibold">
          {t('home.aboutGame')}
        </h2>
        <p className="text-sm">{t('home.unofficial')}</p>
        {!info.languages.includes(lang) && <p className="text-sm">{t('common.englishText')}</p>}
        <EditionFacts info={info} lang={lang} speak={speak} />
        <p className="text-sm text-soft">{info.rights[lang]}</p>
      </section>
    </main>
  );
}
