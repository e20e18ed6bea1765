import { headingName, lineName } from '@/lib/calc/card-words';
import { inLanguage, type Language } from '@/lib/core/language';
import { cellKey, rowsOf, type CardChart, type CardEntries } from '@/lib/tables/card';
import { knownCell } from '@/lib/tables/card-cell';
import { placesOf } from '@/lib/tables/card-places';
import { resultIn } from '@/lib/tables/card-written';

interface Props {
  readonly card: CardChart;
  readonly entries: CardEntries;
  readonly lang: Language;
}

/** A chart that players fill in, to read: a table for each of its lines, what nobody has filled in empty. */
export function CardTable({ card, entries, lang }: Props) {
  const lines = card.lines?.items ?? [undefined];
  return lines.map((line) => (
    <LineTable key={line?.id ?? ''} card={card} entries={entries} lang={lang} line={line?.id} />
  ));
}

function LineTable({ card, entries, lang, line }: Props & { readonly line: string | undefined }) {
  const columns = placesOf(card, entries);
  const name = line === undefined ? card.title[lang] : inLanguage(lineName(card, line), lang);
  const cell = (column: string, row: string): string => {
    const known = knownCell(card, { ...(line === undefined ? {} : { line }), column, row });
    return resultIn(card.results, entries.cells[cellKey(line, column, row)] ?? known?.result ?? '', lang);
  };
  return (
    <div className="scroll-x my-[0.5em]" role="region" tabIndex={0} aria-label={name}>
      <table className="border-collapse text-sm tabular-nums [&_td]:border [&_td]:border-line [&_td]:px-1.5 [&_td]:py-0.5 [&_td]:text-center [&_td]:whitespace-nowrap [&_th]:border [&_th]:border-line [&_th]:px-1.5 [&_th]:py-0.5 [&_th]:font-semibold">
        <caption className={line === undefined ? 'sr-only' : 'text-left font-semibold'}>{name}</caption>
        <thead>
          <tr>
            <th scope="col">{card.rows.label[lang]}</th>
            {columns.map(({ label }) => (
              <th key={label} scope="col">
                {inLanguage(headingName(card, label), lang)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(card).map((row) => (
            <tr key={row.id}>
              <th scope="row">{inLanguage(row.label, lang)}</th>
              {columns.map(({ label }) => (
                <td key={label}>{cell(label, row.id)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
