import type { Metadata } from 'next';
import { termGroups, termPlaces } from '@/app/[lang]/[game]/glossary/terms';
import { gameParams, type GameParams } from '@/app/[lang]/[game]/rules/params';
import { Breadcrumb } from '@/components/rules/breadcrumb';
import { FoldedList } from '@/components/rules/folded-list';
import { rowsHtml } from '@/components/rules/list-html';
import { ListRail } from '@/components/rules/list-rail';
import { RulesPage } from '@/components/rules/rules-page';
import { ListFilter } from '@/components/rules/list-filter';
import { speaker } from '@/lib/calc/say';
import { uiWords } from '@/lib/content/words';
import { gameAddress } from '@/lib/core/address';
import { gameOf } from '@/lib/games/find';
import '@/components/rules/rules.css';
import '@/components/rules/lists.css';

interface Props {
  readonly params: Promise<GameParams>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, game } = gameParams(await params);
  const title = speaker(uiWords(lang, ['rules']), lang).say({ key: 'rules.glossaryPage.title' });
  return { title: `${title} · ${gameOf(game).title[lang]}` };
}

/** Every term of a game, by its name in the reader's language, folded under its letter. */
export default async function GlossaryPage({ params }: Props) {
  const { lang, game } = gameParams(await params);
  const speak = speaker(uiWords(lang, ['rules']), lang);
  const t = (key: string) => speak.say({ key: `rules.${key}` });
  const places = termPlaces(game, lang);
  const groups = [...termGroups(game, lang)].map(([letter, terms]) => ({
    id: letter === '#' ? 'l-0' : `l-${letter.toLowerCase()}`,
    letter,
    terms,
  }));
  return (
    <RulesPage>
      <main id="main" className="frame frame-text pb-8">
        <Breadcrumb
          label={t('breadcrumb')}
          links={[{ href: gameAddress(lang, game, 'rules'), label: t('title') }]}
          here={t('glossaryPage.title')}
        />
        <h1 className="mb-2 text-3xl font-bold">{t('glossaryPage.title')}</h1>
        <p className="mb-3">{t('glossaryPage.lead')}</p>
        <ListFilter label={t('glossaryPage.filter')} total={places.size} none={t('glossaryPage.none')} />
        <ListRail
          label={t('glossaryPage.letters')}
          places={groups.map(({ id, letter }) => ({ id, sign: letter, name: letter }))}
        />
        <FoldedList>
          {groups.map(({ id, letter, terms }) => (
            <section key={id} aria-labelledby={id} className="list-letter">
              <h2 id={id}>{letter}</h2>
              <div
                data-rows
                dangerouslySetInnerHTML={{
                  __html: rowsHtml(
                    terms.map((term) => ({
                      id: term.id,
                      title: term.term[lang],
                      mark: term.abbr[lang].join(', '),
                      lang,
                      page: places.get(term.id) ?? 1,
                    })),
                    speak,
                  ),
                }}
              />
            </section>
          ))}
        </FoldedList>
      </main>
    </RulesPage>
  );
}
