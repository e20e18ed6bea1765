import type { Text } from '@/lib/calc/evaluation';
import type { Speaker } from '@/lib/calc/say';
import type { GameId } from '@/lib/core/game-id';
import { inLanguage } from '@/lib/core/language';
import type { AxisItem, Chart } from '@/lib/tables/chart';
import { plainText } from '@/lib/tables/pieces';
import { cellText } from '@/components/tables/chart-body';
import { ChartGrid } from '@/components/tables/chart-grid';
import { ChartRules, Fold } from '@/components/tables/chart-rules';
import { LinkedText } from '@/components/tables/linked-text';

/** A chart as a reader sees it: how to read it, the table, where its values come from, and its rules. */
export function ChartSection({
  chart,
  game,
  speak,
}: {
  readonly chart: Chart;
  readonly game: GameId;
  readonly speak: Speaker;
}) {
  const { lang } = speak;
  const say = (key: string, params?: Text['params']) => speak.say(params ? { key, params } : { key });
  const hasUnknown = chart.cells.some((row) => row.includes(null));
  return (
    <div className="grid min-w-0 gap-3">
      {chart.note && (
        <p className="max-w-prose text-sm text-soft">
          <LinkedText text={chart.note[lang]} lang={lang} game={game} />
        </p>
      )}
      <ChartGrid chart={chart} lang={lang} game={game} say={say} titled />
      {hasUnknown && <p className="text-sm text-soft">{say('charts.unknownNote')}</p>}
      <p className="max-w-prose text-sm text-soft">
        <strong className="font-semibold">{say('charts.provenance')}:</strong>{' '}
        <LinkedText text={chart.provenance.text[lang]} lang={lang} game={game} />
      </p>
      <ConfirmedCells chart={chart} game={game} speak={speak} />
      <ChartRules rules={chart.rules} game={game} speak={speak} />
    </div>
  );
}

function ConfirmedCells({
  chart,
  game,
  speak,
}: {
  readonly chart: Chart;
  readonly game: GameId;
  readonly speak: Speaker;
}) {
  const { lang } = speak;
  const cells = chart.cellSources ?? [];
  if (cells.length === 0) return null;
  const label = (items: readonly AxisItem[], id: string): string =>
    plainText(inLanguage(items.find((item) => item.id === id)?.label ?? id, lang));
  const value = (row: string, column: string): string => {
    const at = chart.rows.items.findIndex(({ id }) => id === row);
    return plainText(
      cellText(chart.cells[at]?.[chart.columns.items.findIndex(({ id }) => id === column)] ?? null, lang),
    );
  };
  return (
    <Fold summary={speak.say({ key: 'charts.confirmedCells', params: { count: cells.length } })}>
      <ul className="grid list-disc gap-1 pb-2 pl-5 text-sm">
        {cells.map(({ row, column, source }, index) => (
          <li key={index}>
            {speak.say({
              key: 'charts.cell',
              params: {
                row: label(chart.rows.items, row),
                column: label(chart.columns.items, column),
                value: value(row, column),
              },
            })}
            {' – '}
            <LinkedText text={source[lang]} lang={lang} game={game} />
          </li>
        ))}
      </ul>
    </Fold>
  );
}
