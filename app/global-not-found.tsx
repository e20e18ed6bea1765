import type { Metadata, Viewport } from 'next';
import { LostPage } from '@/components/rules/lost-page';
import { LOST_LANGUAGE_SCRIPT } from '@/components/shell/first-language';
import { THEME_SCRIPT } from '@/components/shell/theme-script';
import { inter, sourceSerif } from '@/components/ui/fonts';
import type { MessageTree } from '@/lib/calc/say';
import { uiWords } from '@/lib/content/words';
import { LANGUAGES, type Language } from '@/lib/core/language';
import { GAMES } from '@/lib/games/registry';
import '@/app/globals.css';
import '@/components/rules/lost.css';

export const metadata: Metadata = { icons: { icon: '/icon.svg' } };
export const viewport: Viewport = { width: 'device-width', initialScale: 1 };

/** The page of every address that leads nowhere. It is one file for all of them, so the browser finds out which. */
export default function GlobalNotFound() {
  return (
    <html lang="en" className={`${inter.variable} ${sourceSerif.variable}`} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: `${THEME_SCRIPT};${LOST_LANGUAGE_SCRIPT}` }} />
      </head>
      <body className="min-h-dvh">
        <main id="main" className="mx-auto grid w-full max-w-2xl grid-cols-1 gap-10 px-4 py-10">
          <LostPage
            words={
              Object.fromEntries(LANGUAGES.map((lang) => [lang, lostWords(lang)])) as Record<Language, MessageTree>
            }
            games={GAMES.map(({ id, title }) => ({ id, title }))}
          />
        </main>
      </body>
    </html>
  );
}

/** Only what the page says: it carries them in three languages. */
function lostWords(lang: Language): MessageTree {
  const { common, rules } = uiWords(lang, ['common', 'rules']);
  return { common: { notFound: part(common, 'notFound') }, rules: { lost: part(rules, 'lost') } };
}

function part(messages: MessageTree[string] | undefined, key: string): MessageTree[string] {
  return (typeof messages === 'object' ? messages[key] : undefined) ?? {};
}
