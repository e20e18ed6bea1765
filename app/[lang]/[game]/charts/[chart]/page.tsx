import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CardSection } from '@/components/cards/card-section';
import { drawingOf } from '@/components/games/drawings';
import { RuleSheetProvider } from '@/components/rules/rule-sheet';
import { chartsInOrder } from '@/components/tables/chart-order';
import { ChartSection } from '@/components/tables/chart-section';
import { TurnChart } from '@/components/settle/turn-chart';
import { PaperFoot, PrintKey } from '@/components/shell/paper';
import { SettleSign } from '@/components/shell/settle-sign';
import Link from '@/components/ui/link';
import { WordsProvider } from '@/components/words/words';
import { speaker } from '@/lib/calc/say';
import { readGame } from '@/lib/content/game';
import { toolWords, uiWords } from '@/lib/content/words';
import { chartAddress, gameAddress, settleAddress } from '@/lib/core/address';
import { gameOf, isGameId } from '@/lib/games/find';
import { isLanguage } from '@/lib/core/language';
import { headOf } from '@/lib/settle/head';

interface Props {
  readonly params: Promise<{ lang: string; game: string; chart: string }>;
}

export const dynamicParams = false;
export function generateStaticParams({ params: { game } }: { params: { game: string } }): { chart: string }[] {
  return isGameId(game)
    ? [...readGame(game).tables().keys(), ...readGame(game).cards().keys()].map((chart) => ({ chart }))
    : [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, game, chart } = await params;
  if (!isLanguage(lang) || !isGameId(game)) return {};
  const { tables, cards } = readGame(game);
  return { title: `${(tables().get(chart) ?? cards().get(chart))?.title[lang] ?? ''} · ${gameOf(game).title[lang]}` };
}

/** One chart at its own address, to link to and to print. */
export default async function ChartPage({ params }: Props) {
  const { lang, game, chart: id } = await params;
  if (!isLanguage(lang) || !isGameId(game)) notFound();
  const { tables, cards } = readGame(game);
  const charts = chartsInOrder([...tables().values(), ...cards().values()], lang);
  const at = charts.findIndex((one) => one.id === id);
  const chart = charts[at];
  if (!chart) notFound();
  const speak = speaker(uiWords(lang, ['common', 'charts', 'cards']), lang);
  const drawing = await drawingOf(game, id);
  const neighbours = [charts[at - 1], charts[at + 1]];
  return (
    <main id="main" className="frame grid min-w-0 gap-4 py-3">
      <div>
        <Link
          href={`${gameAddress(lang, game, 'charts')}`}
          className="inline-block min-h-11 content-center text-sm print:hidden"
        >
          <span aria-hidden>‹ </span>
          {speak.say({ key: 'charts.all' })}
        </Link>
        <div className="flex flex-wrap items-center gap-x-3">
          <h1 className="text-3xl font-bold">{chart.title[lang]}</h1>
          <Link href={settleAddress(lang, game, headOf('chart', chart.id))} className="btn no-underline print:hidden">
            <SettleSign />
            {speak.say({ key: 'common.settle' })}
          </Link>
          <WordsProvider lang={lang} messages={chart.kind === 'card' ? uiWords(lang, ['cards']) : {}}>
            <PrintKey />
            <TurnChart title={chart.title[lang]} game={game} own={chart.kind === 'card' ? chart : undefined} />
          </WordsProvider>
        </div>
      </div>
      {drawing && <drawing.Drawing speak={speaker(toolWords(game, lang, drawing.messages), lang)} />}
      <WordsProvider
        lang={lang}
        messages={uiWords(lang, chart.kind === 'card' ? ['rules', 'cards', 'calc', 'files'] : ['rules'])}
      >
        <RuleSheetProvider game={game}>
          {chart.kind === 'card' ? (
            <CardSection card={chart} cards={Object.fromEntries(cards())} game={game} speak={speak} />
          ) : (
            <div data-chart>
              <ChartSection chart={chart} game={game} speak={speak} />
            </div>
          )}
        </RuleSheetProvider>
      </WordsProvider>
      <PaperFoot />
      <nav
        aria-label={speak.say({ key: 'charts.others' })}
        className="flex flex-wrap justify-between gap-3 border-t border-line pt-4 print:hidden"
      >
        {neighbours.map((one, index) =>
          one ? (
            <Link key={one.id} href={chartAddress(lang, game, one.id)} className="btn">
              {index === 0 && <span aria-hidden>‹</span>}
              {one.title[lang]}
              {index === 1 && <span aria-hidden>›</span>}
            </Link>
          ) : (
            <span key={index} />
          ),
        )}
      </nav>
    </main>
  );
}
