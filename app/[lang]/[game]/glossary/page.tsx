import type { Metadata } from 'next';
import { gameParams, type GameParams } from '@/app/[lang]/[game]/rules/params';
import { Breadcrumb } from '@/components/rules/breadcrumb';
import { RulesPage } from '@/components/rules/rules-page';
import { TermArticle } from '@/components/rules/term-article';
import { TermFilter } from '@/components/rules/term-filter';
import { speaker } from '@/lib/calc/say';
import { readGame } from '@/lib/content/game';
import { htmlRenderer } from '@/lib/content/rule-html';
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
  const title = speaker(uiWords(lang, ['rules']), lang).say({ key: 'rules.glossaryPage.title' });
  return { title: `${title} · ${gameOf(game).title[lang]}` };
}

/** Every term of a game, by its name in the reader's language. */
export default async function GlossaryPage({ params }: Props) {
  const { lang, game } = gameParams(await params);
  const content = readGame(game);
  const speak = speaker(uiWords(lang, ['rules']), lang);
  const t = (key: string) => speak.say({ key: `rules.${key}` });
  const { entries } = content.rules(lang);
  const html = htmlRenderer(game, lang);
  const order = new Intl.Collator(lang, { sensitivity: 'base', ignorePunctuation: true });
  const terms = [...content.glossary()].sort((a, b) => order.compare(a.term[lang], b.term[lang]));
  const place = {
    game,
    speak,
    rulesLang: contentLanguage(lang, content.info.languages),
    titleOf: (number: string) => entries.get(number)?.title,
  };
  return (
    <RulesPage>
      <main id="main" className="mx-auto w-full max-w-3xl px-4 pb-8">
        <Breadcrumb
          label={t('breadcrumb')}
          links={[{ href: gameAddress(lang, game, 'rules'), label: t('title') }]}
          here={t('glossaryPage.title')}
        />
        <h1 className="mb-2 text-3xl font-bold">{t('glossaryPage.title')}</h1>
        <p className="mb-3">{t('glossaryPage.lead')}</p>
        <TermFilter label={t('glossaryPage.filter')} total={terms.length} none={t('glossaryPage.none')} />
        <div id="terms" className="mt-4 grid grid-cols-1 gap-1">
          {terms.map((term) => (
            <TermArticle
              key={term.id}
              term={{ ...term, html: html(term.definition[lang], term.term[lang]) }}
              {...place}
            />
          ))}
        </div>
      </main>
    </RulesPage>
  );
}
