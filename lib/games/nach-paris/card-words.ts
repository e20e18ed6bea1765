import { text, type Text } from '@/lib/calc/evaluation';
import type { Column } from '@/lib/tables/card-columns';
import { plain } from '@/lib/core/numbers';

/** A column as it stands in a sentence: "column 52", "the column of 58, 2 to the right". */
export function columnWords(column: Column, at: string): Text {
  if (!column.known)
    return text(`${at}.${column.shift === 0 ? 'of' : column.shift > 0 ? 'right' : 'left'}`, {
      value: column.value,
      columns: Math.abs(column.shift),
    });
  return 'off' in column ? text(`${at}.off`) : text(`${at}.known`, { heading: column.heading });
}

/** A column as a value of the ledger: "52", "[58] +2" where its heading is unknown, "–" off the card. */
export function columnMark(column: Column): string {
  if (!column.known)
    return `[${column.value}]${column.shift === 0 ? '' : ` ${column.shift > 0 ? '+' : ''}${plain(column.shift)}`}`;
  return 'off' in column ? '–' : column.heading;
}
