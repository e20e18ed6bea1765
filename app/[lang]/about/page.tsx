import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { EditionFacts } from '@/components/rules/edition-facts';
import { Keys } from '@/components/shell/keys';
import { speaker, type Speaker } from '@/lib/calc/say';
import { readGame } from '@/lib/content/game';
import { uiWords } from '@/lib/content/words';
import { GAMES } from '@/lib/games/registry';
import { isLanguage, type Language } from '@/lib/core/language';

interface Props {
  readonly params: Promise<{ lang: string }>;
}

const LISTS = [
  { part: 'is', items: ['rules', 'tools', 'turn', 'honest'] },
  { part: 'isNot', items: ['play', 'copy', 'official'] },
  { part: 'privacy', items: ['text', 'offline'] },
  { part: 'rights', items: ['code', 'texts', 'names', 'fonts'] },
] as const;

const speakerOf = (lang: Language): Speaker => speaker(uiWords(lang, ['about', 'rules']), lang);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang } = await params;
  return isLanguage(lang) ? { title: speakerOf(lang).say({ key: 'about.title' }) } : {};
}

/** What Umpire is and is not, and whose everything in it is. */
export default async function AboutPage({ params }: Props) {
  const { lang } = await params;
  if (!isLanguage(lang)) notFound();
  const speak = speakerOf(lang);
  const t = (key: string) => speak.say({ key: `about.${key}` });
  return (
    <>
      <main id="main" className="frame frame-text grid grid-cols-1 gap-8 py-6">
        <div>
          <h1 className="mb-3 text-3xl font-bold">{t('title')}</h1>
          <p className="text-lg">{t('lead')}</p>
        </div>
        {LISTS.map(({ part, items }) => (
          <section key={part}>
            <h2 className="mb-2 text-xl font-semibold">{t(`${part}.title`)}</h2>
            <ul className="grid list-disc gap-1.5 pl-5 wrap-anywhere">
              {items.map((item) => (
                <li key={item}>{t(`${part}.${item}`)}</li>
              ))}
            </ul>
          </section>
        ))}
        <section>
          <h2 className="mb-2 text-xl font-semibold">{t('games')}</h2>
          {GAMES.map(({ id, title }) => {
            const { info } = readGame(id);
            return (
              <section key={id} className="grid gap-3">
                <h3 className="text-lg font-semibold">{title[lang]}</h3>
                <EditionFacts info={info} lang={lang} speak={speak} />
                <p className="text-sm text-soft">{info.rights[lang]}</p>
              </section>
            );
          })}
        </section>
      </main>
      <Keys />
    </>
  );
}
