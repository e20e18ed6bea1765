import type { Metadata } from 'next';
import { questionGroups, questionPlaces } from '@/app/[lang]/[game]/disputes/questions';
import { gameParams, type GameParams } from '@/app/[lang]/[game]/rules/params';
import { Breadcrumb } from '@/components/rules/breadcrumb';
import { FoldedList } from '@/components/rules/folded-list';
import { ListFilter } from '@/components/rules/list-filter';
import { rowsHtml } from '@/components/rules/list-html';
import { ListRail } from '@/components/rules/list-rail';
import { RulesPage } from '@/components/rules/rules-page';
import { speaker } from '@/lib/calc/say';
import type { Dispute } from '@/lib/content/disputes';
import { readGame } from '@/lib/content/game';
import { uiWords } from '@/lib/content/words';
import { gameAddress } from '@/lib/core/address';
import { contentLanguage } from '@/lib/core/language';
import { gameOf } from '@/lib/games/find';
import '@/components/rules/rules.css';
import '@/components/rules/lists.css';

interface Props {
  readonly params: Promise<GameParams>;
}

/** A kind with more questions folds them by chapter. */
const LONG = 30;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, game } = gameParams(await params);
  const title = speaker(uiWords(lang, ['rules']), lang).say({ key: 'rules.disputes.title' });
  return { title: `${title} · ${gameOf(game).title[lang]}` };
}

/** Questions and rulings by their kind, folded; errata of the text at the end. */
export default async function DisputesPage({ params }: Props) {
  const { lang, game } = gameParams(await params);
  const { info, rules } = readGame(game);
  const speak = speaker(uiWords(lang, ['common', 'rules']), lang);
  const t = (key: string) => speak.say({ key: `rules.${key}` });
  const places = await questionPlaces(game, lang);
  const titles = new Map(rules(lang).chapters.map(({ id, title }) => [id, title]));
  const groups = [...questionGroups(game, lang)].map(([kind, chapters]) => ({
    id: `k-${kind}`,
    title: t(`kindTitles.${kind}`),
    text: t(`kindTexts.${kind}`),
    chapters: [...chapters],
    all: [...chapters.values()].flat(),
  }));
  const textLang = contentLanguage(lang, info.languages);
  const rows = (disputes: readonly Dispute[]) => (
    <div
      data-rows
      dangerouslySetInnerHTML={{
        __html: rowsHtml(
          disputes.map(({ rules: [first = ''], ...dispute }) => ({
            ...dispute,
            mark: `§${first}`,
            page: places.get(dispute.id) ?? 1,
          })),
          speak,
        ),
      }}
    />
  );
  return (
    <RulesPage>
      <main id="main" className="frame frame-text pb-8">
        <Breadcrumb
          label={t('breadcrumb')}
          links={[{ href: gameAddress(lang, game, 'rules'), label: t('title') }]}
          here={t('disputes.title')}
        />
        <h1 className="mb-2 text-3xl font-bold">{t('disputes.title')}</h1>
        <p className="mb-3">{t('disputes.lead')}</p>
        {textLang !== lang && (
          <p className="mb-3 rounded-lg bg-sunk px-3 py-2 text-sm text-soft">
            {speak.say({ key: 'common.englishText' })}
          </p>
        )}
        <ListFilter label={t('disputes.filter')} total={places.size} none={t('disputes.none')} />
        <ListRail
          label={t('disputes.kinds')}
          places={groups.map(({ id, title }) => ({ id, sign: title, name: title }))}
        />
        <FoldedList>
          {groups.map(({ id, title, text, chapters, all }) => (
            <details key={id} id={id} className="list-group" suppressHydrationWarning>
              <summary>
                <h2>{title}</h2>
                <small>{all.length}</small>
              </summary>
              <p className="pb-1 text-sm text-soft">{text}</p>
              {all.length <= LONG
                ? rows(all)
                : chapters.map(([chapter, disputes]) => (
                    <details key={chapter} className="list-group" suppressHydrationWarning>
                      <summary>
                        <b>{chapter}</b>
                        <h3 lang={textLang === lang ? undefined : textLang}>{titles.get(chapter)}</h3>
                        <small>{disputes.length}</small>
                      </summary>
                      {rows(disputes)}
                    </details>
                  ))}
            </details>
          ))}
        </FoldedList>
      </main>
    </RulesPage>
  );
}
