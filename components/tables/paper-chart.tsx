import { inLanguage, type Label, type Language } from '@/lib/core/language';
import { cellText } from '@/components/tables/chart-body';
import type { Chart } from '@/lib/tables/chart';
import { piecesOf } from '@/lib/tables/pieces';

/** A text without what only a screen can open. */
const onPaper = (text: string): string =>
  piecesOf(text)
    .map((piece) => (piece.kind === 'dispute' ? '' : piece.kind === 'rule' ? `§${piece.text}` : piece.text))
    .join('')
    .trim();

/** Columns of a list that half a sheet has room for. */
const FEW_COLUMNS = 3;

/** A chart as a sheet of paper has room for: its table, how it is read, and the numbers of its rules. */
export function PaperChart({ chart, lang }: { readonly chart: Chart; readonly lang: Language }) {
  const { rows, columns, cells, note, rules } = chart;
  const lookup = chart.kind === 'lookup';
  const text = (label: Label) => onPaper(inLanguage(label, lang));
  return (
    <figure className={!lookup && columns.items.length > FEW_COLUMNS ? 'aid-wide' : undefined}>
      <div className="scroll-x" role="region" tabIndex={0} aria-label={chart.title[lang]}>
        <table className={lookup ? 'aid-lookup' : undefined}>
          <caption>{chart.title[lang]}</caption>
          <thead>
            {lookup && (
              <tr>
                <th scope="col" rowSpan={2}>
                  {rows.label[lang]}
                </th>
                <th scope="colgroup" colSpan={columns.items.length}>
                  {columns.label[lang]}
                </th>
              </tr>
            )}
            <tr>
              {!lookup && <th scope="col">{rows.label[lang]}</th>}
              {columns.items.map(({ id, label }) => (
                <th key={id} scope="col">
                  {text(label)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.items.map(({ id, label }, row) => (
              <tr key={id}>
                <th scope="row">{text(label)}</th>
                {columns.items.map((column, at) => (
                  <td key={column.id}>{onPaper(cellText(cells[row]?.[at] ?? null, lang))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <figcaption>
        {note && onPaper(note[lang])} {rules.map((number) => `§${number}`).join(' ')}
      </figcaption>
    </figure>
  );
}
