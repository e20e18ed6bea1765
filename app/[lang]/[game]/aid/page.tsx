import type { Metadata } from 'next';
import { Fragment } from 'react';
import { gameParams, type GameParams } from '@/app/[lang]/[game]/rules/params';
import { OwnChart } from '@/components/cards/own-chart';
import { chartsInOrder } from '@/components/tables/chart-order';
import { PaperFoot, PrintKey } from '@/components/shell/paper';
import { SequenceSheet } from '@/components/sequence/sequence-sheet';
import { PaperChart } from '@/components/tables/paper-chart';
import Link from '@/components/ui/link';
import { WordsProvider } from '@/components/words/words';
import { speaker } from '@/lib/calc/say';
import { readGame } from '@/lib/content/game';
import { uiWords } from '@/lib/content/words';
import { chartAddress, gameAddress } from '@/lib/core/address';
import { gameOf } from '@/lib/games/find';
import { spokenSequence } from '@/lib/sequence/spoken';
import './aid.css';

interface Props {
  readonly params: Promise<GameParams>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, game } = gameParams(await params);
  const title = speaker(uiWords(lang, ['aid']), lang).say({ key: 'aid.title' });
  return { title: `${title} · ${gameOf(game).title[lang]}` };
}

/** The player's aid: the charts and modifiers of a game and its sequence of play, to lay beside the board. */
export default async function AidPage({ params }: Props) {
  const { lang, game } = gameParams(await params);
  const { info, tables, cards, sequence } = readGame(game);
  const speak = speaker(uiWords(lang, ['aid']), lang);
  const t = (key: string) => speak.say({ key });
  const others = chartsInOrder([...tables().values(), ...cards().values()], lang).filter(
    ({ id }) => !info.aid.includes(id),
  );
  return (
    <main id="main" className="aid frame grid min-w-0 grid-cols-1 gap-3 py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-3xl font-bold">
          {gameOf(game).title[lang]} · {t('aid.title')}
        </h1>
        <PrintKey />
        <p className="w-full max-w-prose text-soft print:hidden">{t('aid.lead')}</p>
      </div>
      <section aria-labelledby="aid-charts">
        <h2 id="aid-charts" className="mb-2 text-xl font-semibold">
          {t('aid.charts')}
        </h2>
        <div className="aid-charts">
          {info.aid.map((id) => {
            const chart = tables().get(id);
            const card = cards().get(id);
            return (
              <Fragment key={id}>
                {chart && <PaperChart chart={chart} lang={lang} />}
                {card && (
                  <figure className="aid-card">
                    <h3>{card.title[lang]}</h3>
                    <WordsProvider lang={lang} messages={uiWords(lang, ['cards'])}>
                      <OwnChart game={game} card={card} />
                    </WordsProvider>
                  </figure>
                )}
              </Fragment>
            );
          })}
        </div>
        <p className="text-sm text-soft">
          {t('aid.others')}{' '}
          {others.map(({ id, title }, index) => (
            <Fragment key={id}>
              {index > 0 && ' · '}
              <Link href={chartAddress(lang, game, id)}>{title[lang]}</Link>
            </Fragment>
          ))}
        </p>
      </section>
      <section aria-labelledby="aid-sequence">
        <h2 id="aid-sequence" className="mb-2 text-xl font-semibold">
          {t('aid.sequence')}
        </h2>
        <div className="aid-sequence">
          <SequenceSheet phases={spokenSequence(sequence(), lang).phases} reminders={info.aidReminders} />
        </div>
        {!info.aidReminders && (
          <p className="text-sm text-soft">
            <Link href={gameAddress(lang, game, 'turn')}>{t('aid.reminders')}</Link>
          </p>
        )}
      </section>
      <PaperFoot />
    </main>
  );
}
