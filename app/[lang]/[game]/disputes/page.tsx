import type { Metadata } from 'next';
import { gameParams, type GameParams } from '@/app/[lang]/[game]/rules/params';
import { Breadcrumb } from '@/components/rules/breadcrumb';
import { DisputeArticle } from '@/components/rules/dispute-article';
import { KindFilter } from '@/components/rules/kind-filter';
import { RulesPage } from '@/components/rules/rules-page';
import { speaker } from '@/lib/calc/say';
import { DISPUTE_KINDS } from '@/lib/content/disputes';
import { readGame } from '@/lib/content/game';
import { htmlRenderer } from '@/lib/content/rule-html';
import { uiWords } from '@/lib/content/words';
import { gameAddress } from '@/lib/core/address';
import { gameOf } from '@/lib/games/find';
import '@/components/rules/rules.css';

interface Props {
  readonly params: Promise<GameParams>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, game } = gameParams(await params);
  const title = speaker(uiWords(lang, ['rules']), lang).say({ key: 'rules.disputes.title' });
  return { title: `${title} · ${gameOf(game).title[lang]}` };
}

/** Questions, errata and rulings, by kind. */
export default async function DisputesPage({ params }: Props) {
  const { lang, game } = gameParams(await params);
  const content = readGame(game);
  const speak = speaker(uiWords(lang, ['common', 'rules']), lang);
  const t = (key: string) => speak.say({ key: `rules.${key}` });
  const html = htmlRenderer(game, lang);
  const { entries } = content.rules(lang);
  const all = [...content.disputes(lang).values()];
  const groups = DISPUTE_KINDS.map((kind) => ({
    kind,
    disputes: all.filter((dispute) => dispute.kind === kind),
  })).filter(({ disputes }) => disputes.length > 0);
  return (
    <RulesPage>
      <main id="main" className="mx-auto w-full max-w-3xl px-4 pb-8">
        <Breadcrumb
          label={t('breadcrumb')}
          links={[{ href: gameAddress(lang, game, 'rules'), label: t('title') }]}
          here={t('disputes.title')}
        />
        <h1 className="mb-2 text-3xl font-bold">{t('disputes.title')}</h1>
        <p className="mb-3">{t('disputes.lead')}</p>
        <p id="copy-hint" className="sr-only">
          {speak.say({ key: 'common.copyLink' })}
        </p>
        {all.some((dispute) => dispute.lang !== lang) && (
          <p className="mb-3 rounded-lg bg-sunk px-3 py-2 text-sm text-soft">
            {speak.say({ key: 'common.englishText' })}
          </p>
        )}
        <KindFilter
          label={t('disputes.filter')}
          all={t('disputes.all')}
          kinds={groups.map(({ kind, disputes }) => ({ kind, label: t(`kinds.${kind}`), count: disputes.length }))}
        />
        {groups.map(({ kind, disputes }) => (
          <section key={kind} data-kind={kind} aria-labelledby={`kind-${kind}`}>
            <h2 id={`kind-${kind}`} className="mt-8 border-t border-line pt-4 text-2xl font-semibold">
              {t(`kinds.${kind}`)}
            </h2>
            <p className="mb-2 text-soft">{t(`kindTexts.${kind}`)}</p>
            {disputes.map((dispute) => (
              <DisputeArticle
                key={dispute.id}
                dispute={{ ...dispute, html: html(dispute.body, dispute.title) }}
                game={game}
                speak={speak}
                titleOf={(number) => entries.get(number)?.title}
              />
            ))}
          </section>
        ))}
      </main>
    </RulesPage>
  );
}
