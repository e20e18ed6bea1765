import type { Metadata } from 'next';
import { gameParams, type GameParams } from '@/app/[lang]/[game]/rules/params';
import { ChapterList } from '@/components/rules/chapter-list';
import { EditionFacts } from '@/components/rules/edition-facts';
import { RulesPage } from '@/components/rules/rules-page';
import { speaker } from '@/lib/calc/say';
import { readGame } from '@/lib/content/game';
import { uiWords } from '@/lib/content/words';
import { gameAddress } from '@/lib/core/address';
import { contentLanguage } from '@/lib/core/language';
import { gameOf } from '@/lib/games/find';
import '@/components/rules/rules.css';

interface Props {
  readonly params: Promise<GameParams>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, game } = gameParams(await params);
  const title = speaker(uiWords(lang, ['rules']), lang).say({ key: 'rules.title' });
  return { title: `${title} · ${gameOf(game).title[lang]}` };
}

/** The contents of a rulebook, with what it is and what its marks mean. */
export default async function RulesContentsPage({ params }: Props) {
  const { lang, game } = gameParams(await params);
  const { info, rules } = readGame(game);
  const speak = speaker(uiWords(lang, ['common', 'rules']), lang);
  const t = (key: string) => speak.say({ key });
  const shown = contentLanguage(lang, info.languages);
  return (
    <RulesPage>
      <main id="main" className="frame grid grid-cols-1 gap-6 py-5">
        <div className="grid grid-cols-1 gap-3">
          <h1 className="text-3xl font-bold">{t('rules.title')}</h1>
          {shown !== lang && (
            <p className="rounded-lg bg-sunk px-3 py-2 text-sm text-soft">{t('common.englishText')}</p>
          )}
          <p className="text-soft">{t('rules.search')}</p>
          <div className="flex flex-wrap gap-2">
            <a href={gameAddress(lang, game, 'disputes')} className="btn">
              {t('rules.questions')}
            </a>
            <a href={gameAddress(lang, game, 'glossary')} className="btn">
              {t('rules.glossary')}
            </a>
          </div>
        </div>
        <ChapterList
          game={game}
          lang={lang}
          textLang={shown === lang ? undefined : shown}
          chapters={rules(lang).chapters}
          speak={speak}
        />
        <section className="grid gap-2">
          <h2 className="text-xl font-semibold">{t('rules.marks')}</h2>
          <p>{t('rules.marksText')}</p>
          <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
            {info.marks.map(({ mark, text }) => (
              <div key={mark} className="contents">
                <dt className="text-warn">{mark}</dt>
                <dd>{text[lang]}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section className="grid gap-2">
          <h2 className="text-xl font-semibold">{gameOf(game).title[lang]}</h2>
          <EditionFacts info={info} lang={lang} speak={speak} />
          <p className="text-sm text-soft">{info.rights[lang]}</p>
        </section>
      </main>
    </RulesPage>
  );
}
