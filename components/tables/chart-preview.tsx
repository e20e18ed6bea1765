import { inLanguage, type Language } from '@/lib/core/language';
import type { Chart } from '@/lib/tables/chart';

/** Lines of the drawing; a longer chart looks like one of so many. */
const MOST = 7;
const WIDTH = 44;
const HEIGHT = 32;

/** What a chart looks like and what stands over its columns, so that it is known at sight: a drawing of a few bytes. */
export function ChartPreview({ chart, lang }: { readonly chart: Chart; readonly lang: Language }) {
  const heads = chart.columns.items.map(({ label }) => inLanguage(label, lang));
  return (
    <>
      <svg aria-hidden viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="h-8 w-11 shrink-0 rounded-sm bg-card">
        <path d={`M0 0H${WIDTH}V6H0Z`} className="fill-tint" />
        <path d={gridPath(chart.rows.items.length, heads.length)} className="fill-none stroke-soft/50" />
      </svg>
      <span className="min-w-0">
        <span className="block leading-tight">{chart.title[lang]}</span>
        <span className="block truncate text-xs text-soft">{heads.join(' · ')}</span>
      </span>
    </>
  );
}

/** The lines of a table: frame, a head, a first column, and its rows and columns. */
export function gridPath(rows: number, columns: number): string {
  const down = Math.min(rows, MOST);
  const across = Math.min(columns, MOST) + 1;
  const ys = Array.from({ length: down + 1 }, (_, i) => Math.round(6 + (i * (HEIGHT - 6)) / down));
  const xs = Array.from({ length: across + 1 }, (_, i) => Math.round((i * WIDTH) / across));
  return [`M0 0H${WIDTH}`, ...ys.map((y) => `M0 ${y}H${WIDTH}`), ...xs.map((x) => `M${x} 0V${HEIGHT}`)].join('');
}
