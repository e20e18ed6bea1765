'use client';

import { useCallback } from 'react';
import type { GameView } from '@/components/calculator/game-view';
import { OwnChart } from '@/components/cards/own-chart';
import { pageAt } from '@/components/rules/list-rows';
import { Card } from '@/components/settle/card';
import type { CardProps } from '@/components/settle/card-props';
import { SiteText } from '@/components/settle/parts';
import { textOfHtml } from '@/components/settle/text-of-html';
import { useLoaded } from '@/components/settle/use-loaded';
import { Waiting } from '@/components/settle/waiting';
import { useSpeaker, useWords } from '@/components/words/words';
import { chartAddress } from '@/lib/core/address';
import type { GameId } from '@/lib/core/game-id';
import { gameOf } from '@/lib/games/find';
import { writeCode } from '@/lib/settle/code';
import { shortReport } from '@/lib/settle/report';
import type { CardChart } from '@/lib/tables/card';
import '@/components/tables/chart-rows.css';

interface ChartText {
  readonly title: string;
  /** empty for a chart that players fill in */
  readonly html: string;
  /** a chart that players fill in: what stands on it is each device's own */
  readonly own?: CardChart | undefined;
}

/** The chart on the page of an address; undefined where there is none. */
async function chartAt(address: string, game: GameId, id: string): Promise<ChartText | undefined> {
  const page = await pageAt(address);
  const title = page.querySelector('main h1')?.textContent;
  const html = page.querySelector('[data-chart]')?.innerHTML ?? '';
  if (title === undefined || html) return title === undefined ? undefined : { title, html };
  const { loadData } = await gameOf(game).data();
  return { title, html, own: ((await loadData()) as GameView).cards?.cards[id] };
}

/** A chart as a card, as its own page shows it. */
export function ChartCard({ game, subject }: CardProps) {
  const t = useWords();
  const { lang } = useSpeaker();
  const address = chartAddress(lang, game, subject.id);
  const loaded = useLoaded(useCallback(() => chartAt(address, game, subject.id), [address, game, subject.id]));
  if (loaded.state !== 'here') return <Waiting loaded={loaded} failed={t('settle.noChart', { id: subject.id })} />;
  const chart = loaded.value;
  if (!chart) return <p role="alert">{t('settle.noChart', { id: subject.id })}</p>;
  return (
    <Card
      game={game}
      code={writeCode(subject)}
      about={t('settle.about.chart')}
      question={chart.title}
      open={{ href: address, words: t('settle.open.chart') }}
      rules={[]}
      report={(around) => shortReport(around, chart.html ? [textOfHtml(chart.html)] : [])}
    >
      {chart.html && <SiteText html={chart.html} />}
      {chart.own && (
        <>
          <OwnChart game={game} card={chart.own} />
          <p className="mt-[0.5em] text-[0.875em] text-soft">{t('settle.ownChart')}</p>
        </>
      )}
    </Card>
  );
}
