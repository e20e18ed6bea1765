import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CardsOverview } from '@/components/cards/cards-overview';
import { ChartPreview } from '@/components/tables/chart-preview';
import { chartsInOrder } from '@/components/tables/chart-order';
import Link from '@/components/ui/link';
import { WordsProvider } from '@/components/words/words';
import { speaker } from '@/lib/calc/say';
import { readGame } from '@/lib/content/game';
import { uiWords } from '@/lib/content/words';
import { chartAddress, gameAddress } from '@/lib/core/address';
import { gameOf, isGameId } from '@/lib/games/find';
import { isLanguage, type Language } from '@/lib/core/language';

interface Props {
  readonly params: Promise<{ lang: string; game: string }>;
}

const speakerOf = (lang: Language) => speaker(uiWords(lang, ['charts', 'aid']), lang);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, game } = await params;
  if (!isLanguage(lang) || !isGameId(game)) return {};
  return { title: `${speakerOf(lang).say({ key: 'charts.title' })} · ${gameOf(game).title[lang]}` };
}

/** Every chart of a game by name; each has a page of its own. */
export default async function ChartsPage({ params }: Props) {
  const { lang, game } = await params;
  if (!isLanguage(lang) || !isGameId(game)) notFound();
  const speak = speakerOf(lang);
  const charts = chartsInOrder(readGame(game).tables().values(), lang);
  const cards = readGame(game).cards();
  const { say: words } = speaker(uiWords(lang, ['cards']), lang);
  return (
    <main id="main" className="frame grid min-w-0 grid-cols-1 gap-8 py-5">
      <div>
        <h1 className="mb-1 text-3xl font-bold">{speak.say({ key: 'charts.title' })}</h1>
        <p className="max-w-prose text-soft">{speak.say({ key: 'charts.lead' })}</p>
        <Link href={gameAddress(lang, game, 'aid')} className="btn mt-2 no-underline">
          {speak.say({ key: 'aid.key' })}
        </Link>
      </div>
      {cards.size > 0 && (
        <section aria-labelledby="cards" className="grid grid-cols-1 gap-2">
          <h2 id="cards" className="border-b border-line pb-1 font-semibold">
            {words({ key: 'cards.title' })}
          </h2>
          <p className="max-w-prose text-sm text-soft">{words({ key: 'cards.lead' })}</p>
          <WordsProvider lang={lang} messages={uiWords(lang, ['cards', 'calc', 'files'])}>
            <CardsOverview game={game} cards={Object.fromEntries(cards)} />
          </WordsProvider>
        </section>
      )}
      <nav
        aria-label={speak.say({ key: 'charts.contents' })}
        className="grid grid-cols-1 gap-x-8 gap-y-4 wide:grid-cols-[1fr_2fr]"
      >
        {(['lookup', 'list'] as const)
          .filter((kind) => charts.some((chart) => chart.kind === kind))
          .map((kind) => (
            <div key={kind}>
              <h2 className="border-b border-line pb-1 font-semibold">{speak.say({ key: `charts.${kind}` })}</h2>
              <ul className={`columns-[2_15rem] gap-x-4 ${kind === 'lookup' ? 'wide:columns-1' : ''}`}>
                {charts
                  .filter((chart) => chart.kind === kind)
                  .map((chart) => (
                    <li key={chart.id} className="break-inside-avoid">
                      <Link href={chartAddress(lang, game, chart.id)} className="flex min-h-13 items-center gap-3 py-1">
                        <ChartPreview chart={chart} lang={lang} />
                      </Link>
                    </li>
                  ))}
              </ul>
            </div>
          ))}
      </nav>
    </main>
  );
}
