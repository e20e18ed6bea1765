import { notFound } from 'next/navigation';
import { toolLinks } from '@/app/[lang]/tool-links';
import { SavedSign } from '@/components/offline/saved-sign';
import { SearchField } from '@/components/search/search-field';
import { ContinueGame } from '@/components/sequence/continue-game';
import { accentStyle } from '@/components/shell/accent';
import { LastGameFirst } from '@/components/shell/last-game-first';
import { Keys } from '@/components/shell/keys';
import { ToolsAtHand } from '@/components/shell/tools-at-hand';
import Link from '@/components/ui/link';
import { WordsProvider } from '@/components/words/words';
import { speaker } from '@/lib/calc/say';
import { readGame } from '@/lib/content/game';
import { readPlanOutline } from '@/lib/content/plan';
import { toolWords, uiWords } from '@/lib/content/words';
import { gameAddress } from '@/lib/core/address';
import { GAMES } from '@/lib/games/registry';
import { isLanguage, type Language } from '@/lib/core/language';
import type { GameManifest } from '@/lib/games/manifest';
import { deviceAddress } from '@/lib/offline/lost';

/** The start page: search, and the games, each with the way into what is being played of it. */
export default async function Home({ params }: { params: Promise<{ lang: string }> }) {
  const { lang } = await params;
  if (!isLanguage(lang)) notFound();
  const { say } = speaker(uiWords(lang, ['home', 'common', 'offline', 'search']), lang);
  const games = GAMES.map((game) => ({
    game: game.id,
    title: game.title[lang],
    accent: accentStyle(game),
    edition: readGame(game.id).info.edition,
    outline: readPlanOutline(lang, game.id),
    tools: toolLinks(game, lang),
  }));
  const example = GAMES[0] && exampleOf(GAMES[0], lang);
  return (
    <WordsProvider lang={lang} messages={uiWords(lang, ['home', 'turn'])}>
      <main id="main" className="frame grid grid-cols-1 gap-6 py-6">
        <h1 className="sr-only">Umpire</h1>
        <div>
          <SearchField />
          <Example lang={lang} words={example} title={say({ key: 'search.try' })} />
        </div>
        <section aria-labelledby="games">
          <h2 id="games" className="mb-2 text-lg font-semibold">
            {say({ key: 'home.games' })}
          </h2>
          <ul className="grid gap-4 wide:grid-cols-2">
            <LastGameFirst
              cards={games.map(({ game, title, accent, edition, outline, tools }) => ({
                game,
                card: (
                  <li
                    key={game}
                    data-game={game}
                    style={accent}
                    className="card relative overflow-hidden border-accent"
                  >
                    <Link
                      href={gameAddress(lang, game)}
                      className="flex min-h-24 flex-col justify-center bg-tint py-3 pr-14 pl-5 text-ink no-underline"
                    >
                      <span className="font-serif text-2xl font-bold text-accent">{title}</span>
                      <span className="text-sm text-soft">{(edition.short ?? edition.name)[lang]}</span>
                    </Link>
                    <div className="absolute top-1 right-1">
                      <SavedSign game={game} signOnly />
                    </div>
                    <ContinueGame lang={lang} game={game} title={title} outline={outline} />
                    <ToolsAtHand game={game} title={title} tools={tools} />
                  </li>
                ),
              }))}
            />
          </ul>
        </section>
        <div>
          <p className="text-soft">{say({ key: 'home.lead' })}</p>
          <p className="flex flex-wrap gap-x-6">
            <Link href={deviceAddress(lang)} className="inline-block min-h-11 content-center">
              {say({ key: 'offline.title' })}
            </Link>
            <Link href={`/${lang}/about/`} className="inline-block min-h-11 content-center">
              {say({ key: 'common.about' })}
            </Link>
          </p>
        </div>
      </main>
      <Keys />
    </WordsProvider>
  );
}

/** The first of the questions that a game's search suggests: one that shows most of what can be asked. */
function exampleOf({ id }: GameManifest, lang: Language): string {
  const examples = speaker(toolWords(id, lang, ['search']), lang).say({ key: 'search.examples' });
  return examples.split('; ')[0] ?? examples;
}

/** One question under the search, to see by a tap what it answers. */
function Example({ lang, words, title }: { lang: Language; words: string | undefined; title: string }) {
  if (words === undefined) return null;
  return (
    <Link
      href={`/${lang}/search/?q=${encodeURIComponent(words)}`}
      className="flex min-h-11 items-center gap-2 text-sm no-underline"
    >
      <span className="shrink-0 text-soft">{title}</span> {words}
    </Link>
  );
}
