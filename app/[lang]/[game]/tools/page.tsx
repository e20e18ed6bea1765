import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { speaker, type Speaker } from '@/lib/calc/say';
import { toolWords, uiWords } from '@/lib/content/words';
import { toolAddress } from '@/lib/core/address';
import { gameOf, isGameId, toolGroups } from '@/lib/games/find';
import { isLanguage, type Language } from '@/lib/core/language';
import Link from '@/components/ui/link';

interface Props {
  readonly params: Promise<{ lang: string; game: string }>;
}

export const dynamicParams = false;

const speakerOf = (lang: Language): Speaker => speaker(uiWords(lang, ['tools']), lang);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang } = await params;
  return isLanguage(lang) ? { title: speakerOf(lang).say({ key: 'tools.title' }) } : {};
}

/** Every tool of a game with what it answers. */
export default async function ToolsPage({ params }: Props) {
  const { lang, game } = await params;
  if (!isLanguage(lang) || !isGameId(game)) notFound();
  const speak = speakerOf(lang);
  const t = (key: string) => speak.say({ key: `tools.${key}` });
  const words = speaker(
    toolWords(
      game,
      lang,
      gameOf(game).tools.map(({ name }) => name),
    ),
    lang,
  );
  return (
    <main id="main" className="frame flex-1 py-4">
      <h1 className="mb-4 text-2xl font-bold">{t('title')}</h1>
      <div className="grid items-start gap-6 wide:grid-cols-3">
        {toolGroups(game).map(({ id, tools }) => (
          <section key={id} aria-labelledby={`group-${id}`}>
            <h2 id={`group-${id}`} className="mb-2 text-lg font-semibold">
              {t(`groups.${id}`)}
            </h2>
            <ul className="grid gap-2">
              {tools.map(({ name }) => (
                <li key={name}>
                  <Link
                    href={toolAddress(lang, game, name)}
                    className="card block min-h-14 px-4 py-2 text-ink no-underline"
                  >
                    <span className="block font-semibold text-accent">{words.say({ key: `${name}.title` })}</span>
                    <span className="block text-sm text-soft">{words.say({ key: `${name}.summary` })}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </main>
  );
}
