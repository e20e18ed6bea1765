import { ChartBody } from '@/components/tables/chart-body';
import { ChartHead } from '@/components/tables/chart-head';
import type { ChartGridProps } from '@/components/tables/chart-props';
import { readsAsRows } from '@/components/tables/chart-rows';
import { lighting } from '@/components/tables/lit';
import '@/components/tables/chart-rows.css';

// Longer tables scroll in their box, under their column heads.
const LONG_TABLE = 24;
// Lists of more have no room on half a sheet of paper, unless their heads stand upright.
const MANY_COLUMNS = 5;

const TABLE =
  'border-separate border-spacing-0 text-sm [&_td]:border-b [&_td]:border-line [&_th]:border-b [&_th]:border-line [&_tbody>tr:last-child>*]:border-b-0';
const ROOMY = '[&_td]:px-3 [&_td]:py-2 [&_th]:px-3 [&_th]:py-2';
const COMPACT = '[&_td]:px-1 [&_td]:py-0.5 [&_th]:px-1.5 [&_th]:py-0.5';
// A shade at the right edge while there is more to scroll to: the paper that covers it moves with the table.
const EDGE_SHADE =
  '[background:linear-gradient(to_left,var(--card)_40%,transparent)_right/3rem_100%_no-repeat_local,linear-gradient(to_left,var(--line),transparent)_right/1rem_100%_no-repeat_scroll,var(--card)]';

/**
 * A chart as a table, for server pages and for tools alike. Wide ones scroll in a box of their own, with the first
 * column in place, or become rows on a phone where they hold words; the case of a tool is lit with outlines and arrows,
 * not by colour alone.
 */
export function ChartGrid({ boxRef, ...props }: ChartGridProps) {
  const { chart, lang, compact, titled, choice } = props;
  const title = chart.title[lang];
  const long = !compact && chart.rows.items.length > LONG_TABLE;
  const lookup = chart.kind === 'lookup';
  const many = !lookup && chart.columns.items.length > MANY_COLUMNS;
  const lights = lighting(chart, props.lit ?? []);
  const asRows = !compact && !choice && readsAsRows(chart, lang);
  return (
    <div
      ref={boxRef}
      className={`scroll-x relative isolate overscroll-x-contain rounded-lg border border-line ${EDGE_SHADE} ${lookup ? 'w-fit' : ''} ${asRows ? 'chart-rows' : ''} ${long ? 'max-h-[75dvh] overflow-y-auto' : ''}`}
      {...(choice ? {} : { role: 'region', tabIndex: 0, 'aria-label': title })}
    >
      <table
        {...(choice ? { role: 'grid', onKeyDown: choice.onKeyDown } : asRows ? { role: 'table' } : {})}
        className={`${TABLE} ${lookup ? 'max-sm:[&_td]:px-0.5! max-sm:[&_th]:px-1!' : 'w-full'} ${compact ? COMPACT : ROOMY} ${many ? 'chart-many' : ''}`}
      >
        <caption className={titled ? 'sr-only' : 'sticky left-0 px-3 py-1.5 text-left font-semibold'}>{title}</caption>
        <ChartHead {...props} lights={lights} asRows={asRows} sticky={long} />
        <ChartBody {...props} lights={lights} asRows={asRows} />
      </table>
    </div>
  );
}
