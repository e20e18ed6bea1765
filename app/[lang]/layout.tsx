import type { Metadata, Viewport } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { isLanguage, LANGUAGES, type Language } from '@/lib/core/language';
import { toolWords, uiWords } from '@/lib/content/words';
import { speaker } from '@/lib/calc/say';
import type { GameManifest } from '@/lib/games/manifest';
import { GAMES } from '@/lib/games/registry';
import { accentStyle } from '@/components/shell/accent';
import { GamesProvider, type GameName } from '@/components/shell/games';
import { Header } from '@/components/shell/header';
import { OfflineCopy } from '@/components/offline/offline-copy';
import { inter, sourceSerif } from '@/components/ui/fonts';
import { LAST_GAME_SCRIPT } from '@/components/shell/last-game-script';
import { THEME_SCRIPT } from '@/components/shell/theme-script';
import { WordsProvider } from '@/components/words/words';
import '@/app/globals.css';
import '@/app/print.css';

export const dynamicParams = false;
export const generateStaticParams = () => LANGUAGES.map((lang) => ({ lang }));

export const metadata: Metadata = {
  title: { default: 'Umpire', template: '%s · Umpire' },
  manifest: '/manifest.webmanifest',
  icons: { icon: '/icon.svg', apple: '/icon-180.png' },
};
export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#faf7f0' },
    { media: '(prefers-color-scheme: dark)', color: '#17150f' },
  ],
};

export default async function LanguageLayout({
  params,
  children,
}: {
  params: Promise<{ lang: string }>;
  children: ReactNode;
}) {
  const { lang } = await params;
  if (!isLanguage(lang)) notFound();
  const words = uiWords(lang, ['common', 'search', 'offline']);
  return (
    <html lang={lang} className={`${inter.variable} ${sourceSerif.variable}`} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: `${THEME_SCRIPT};${LAST_GAME_SCRIPT}` }} />
      </head>
      <body className="min-h-dvh flex flex-col">
        <WordsProvider lang={lang} messages={words}>
          <GamesProvider games={GAMES.map((game) => gameName(game, lang))}>
            <Header />
            {children}
            <OfflineCopy />
          </GamesProvider>
        </WordsProvider>
      </body>
    </html>
  );
}

function gameName(game: GameManifest, lang: Language): GameName {
  const { say } = speaker(toolWords(game.id, lang, ['search']), lang);
  return {
    id: game.id,
    title: game.title[lang],
    mark: game.mark[lang],
    search: {
      placeholder: say({ key: 'search.placeholder' }),
      hint: say({ key: 'search.hint' }),
      examples: say({ key: 'search.examples' }),
    },
    accent: accentStyle(game),
  };
}
