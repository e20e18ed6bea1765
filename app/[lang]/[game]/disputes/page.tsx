import type { Metadata } from 'next';
import { questionGroups, questionPlaces } from '@/app/[lang]/[game]/disputes/questions';
import { gameParams, type GameParams } from '@/app/[lang]/[game]/rules/params';
import { Breadcrumb } from '@/components/rules/breadcrumb';
import { FoldedList } from '@/components/rules/folded-list';
import { KindFilter } from '@/components/rules/kind-filter';
import { rowsHtml } from '@/components/rules/list-html';
import { ListRail } from '@/components/rules/list-rail';
import { RulesPage } from '@/components/rules/rules-page';
import { speaker } from '@/lib/calc/say';
import { DISPUTE_KINDS } from '@/lib/content/disputes';
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

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, game } = gameParams(await params);
  const title = speaker(uiWords(lang, ['rules']), lang).say({ key: 'rules.disputes.title' });
  return { title: `${title} · ${gameOf(game).title[lang]}` };
}

/** Questions and rulings by the chapter that they are about, folded; errata of the text at the end. */
export default async function DisputesPage({ params }: Props) {
  const { lang, game } = gameParams(await params);
  const { info, rules } = readGame(game);
  const speak = speaker(uiWords(lang, ['common', 'rules']), lang);
  const t = (key: string) => speak.say({ key: `rules.${key}` });
  const places = questionPlaces(game, lang);
  const titles = new Map(rules(lang).chapters.map(({ id, title }) => [id, title]));
  const groups = [...questionGroups(game, lang)].map(([chapter, disputes]) => {
    const title = titles.get(chapter);
    return { id: `c-${chapter}`, sign: title ? chapter : '…', title: title ?? t('kinds.errata'), disputes };
  });
  const all = groups.flatMap(({ disputes }) => disputes);
  const textLang = contentLanguage(lang, info.languages);
  const kinds = DISPUTE_KINDS.map((kind) => ({
    kind,
    label: t(`kinds.${kind}`),
    count: all.filter((dispute) => dispute.kind === kind).length,
  })).filter(({ count }) => count > 0);
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
        <KindFilter label={t('disputes.filter')} all={t('disputes.all')} kinds={kinds} />
        <ListRail
          label={t('chapters')}
          lang={textLang === lang ? undefined : textLang}
          places={groups.map(({ id, sign, title }) => ({ id, sign, name: sign === '…' ? title : `${sign} ${title}` }))}
        />
        <FoldedList>
          {groups.map(({ id, sign, title, disputes }) => (
            <details key={id} id={id} className="list-group" suppressHydrationWarning>
              <summary>
                {sign !== '…' && <b>{sign}</b>}
                <h2 lang={sign === '…' || textLang === lang ? undefined : textLang}>{title}</h2>
                <small>{disputes.length}</small>
              </summary>
              {sign === '…' && <p className="pb-1 text-sm text-soft">{t('kindTexts.errata')}</p>}
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
            </details>
          ))}
        </FoldedList>
      </main>
    </RulesPage>
  );
}
