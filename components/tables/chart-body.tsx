import { inLanguage, type Language } from '@/lib/core/language';
import type { AxisItem, Cell } from '@/lib/tables/chart';
import { plainText } from '@/lib/tables/pieces';
import { OUTLINE, type CellChoice, type ChartGridProps, type LitProps } from '@/components/tables/chart-props';
import { axisBeside, roleOf, SHORT_TEXT } from '@/components/tables/chart-rows';
import { LinkedText } from '@/components/tables/linked-text';
import type { LitRole } from '@/components/tables/lit';

const COLUMN: Readonly<Record<LitRole, string>> = { use: 'bg-tint', start: 'bg-sunk', shift: '' };

/** The text of a cell; a minus is written as a minus, an unknown value as a question mark. */
export function cellText(cell: Cell, lang: Language): string {
  if (cell === null) return '?';
  return typeof cell === 'number' ? String(cell).replace('-', '−') : inLanguage(cell, lang);
}

/** The rows of a chart. */
export function ChartBody(props: LitProps) {
  const { chart, lang, say, game, lights, asRows } = props;
  return (
    <tbody role={roleOf('rowgroup', asRows)}>
      {chart.rows.items.map((item, index) => {
        const used = lights.rows.has(item.id);
        return (
          <tr key={item.id} role={roleOf('row', asRows)} className={used ? 'bg-hit' : ''}>
            <th
              scope="row"
              role={roleOf('rowheader', asRows)}
              data-head={asRows ? axisBeside(item, chart, lang) : undefined}
              className={`sticky left-0 z-10 max-w-44 min-w-9 border-r max-sm:max-w-36 border-line text-left font-semibold ${chart.kind === 'lookup' ? 'align-middle' : 'align-top'} ${used ? `bg-hit ${OUTLINE.use}` : 'bg-card'}`}
            >
              {used && <span aria-hidden>▸ </span>}
              <LinkedText text={inLanguage(item.label, lang)} lang={lang} game={game} />
              {used && <span className="sr-only"> ({say('charts.use')})</span>}
            </th>
            <Cells {...props} row={item} index={index} />
          </tr>
        );
      })}
    </tbody>
  );
}

function Cells({ row, index, lights, ...props }: LitProps & { readonly row: AxisItem; readonly index: number }) {
  const { chart, lang } = props;
  return chart.columns.items.map((column, at) => {
    const value = chart.cells[index]?.[at] ?? null;
    const text = cellText(value, lang);
    const role = lights.cell(row.id, column.id);
    const columnRole = lights.columns.get(column.id)?.role;
    const lit =
      role === 'use'
        ? `bg-hit ${OUTLINE.use}`
        : role
          ? OUTLINE[role]
          : columnRole && !lights.rows.has(row.id)
            ? COLUMN[columnRole]
            : '';
    const length = plainText(text).length;
    const centred = chart.kind === 'lookup' && length <= SHORT_TEXT ? 'text-center' : 'align-top';
    const wide = length > SHORT_TEXT ? 'min-w-36 sm:min-w-44' : 'whitespace-nowrap';
    return (
      <td
        key={column.id}
        role={roleOf('cell', props.asRows)}
        data-head={props.asRows ? plainText(inLanguage(column.label, lang)) : undefined}
        className={`${centred} ${wide} ${lit}`}
      >
        <CellContent
          {...props}
          row={row}
          column={column}
          text={text}
          unknown={value === null}
          place={{ row: index, column: at }}
        />
      </td>
    );
  });
}

interface CellProps extends ChartGridProps {
  readonly row: AxisItem;
  readonly column: AxisItem;
  readonly text: string;
  readonly unknown: boolean;
  readonly place: CellChoice['reach'];
}

function CellContent({ chart, lang, say, game, choice, row, column, text, unknown, place, compact }: CellProps) {
  const words = unknown ? say('charts.unknown') : plainText(text);
  if (choice) {
    const reached = choice.reach.row === place.row && choice.reach.column === place.column;
    const label = say('charts.set', {
      row: inLanguage(row.label, lang),
      column: inLanguage(column.label, lang),
      value: words,
    });
    return (
      <button
        type="button"
        data-row={place.row}
        data-column={place.column}
        tabIndex={reached ? 0 : -1}
        aria-label={label}
        onClick={() => choice.onCell(row.id, column.id)}
        className="min-h-11 w-full min-w-8"
      >
        {plainText(text)}
      </button>
    );
  }
  if (unknown) {
    return (
      <span title={words}>
        <span aria-hidden>{text}</span>
        <span className="sr-only">{words}</span>
      </span>
    );
  }
  const confirmed = !compact && chart.cellSources?.some((one) => one.row === row.id && one.column === column.id);
  return (
    <>
      <LinkedText text={text} lang={lang} game={game} />
      {confirmed && (
        <span aria-hidden className="absolute text-[0.625rem] text-soft print:text-[7pt]">
          •
        </span>
      )}
    </>
  );
}
