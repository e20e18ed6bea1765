import { plain } from '@/lib/core/numbers';
import { text, type Text } from '@/lib/calc/evaluation';
import { inShort } from '@/lib/calc/fault-words';
import { fileText } from '@/lib/calc/file-words';
import { allowedText } from '@/lib/calc/result-words';
import type { Label } from '@/lib/core/language';
import { cellKey, rowsOf, type CardChart, type EdgeName, type Gap } from '@/lib/tables/card';
import type { CellPlace, CellRef } from '@/lib/tables/card-cell';
import { exactValue } from '@/lib/tables/card-columns';
import type { FileProblem } from '@/lib/tables/card-file';
import type { PasteProblem } from '@/lib/tables/card-paste';
import type { EntryProblem } from '@/lib/tables/card-problem';
import type { SharedProblem } from '@/lib/tables/card-share';
import { resultLabel } from '@/lib/tables/card-written';
import { toNumber } from '@/lib/prob/fraction';

/*
 * Sentences about cards, as keys of the interface words "cards". What is wrong is said the same on the page and on the
 * command line.
 */

/** What the reader sees of a heading. */
export const headingName = (card: CardChart, heading: string): Label =>
  card.columns.labels?.[heading] ?? inShort(heading);

export const rowName = (card: CardChart, row: string): Label =>
  rowsOf(card).find(({ id }) => id === row)?.label ?? inShort(row);

export const lineName = (card: CardChart, line: string): Label =>
  card.lines?.items.find(({ id }) => id === line)?.label ?? inShort(line);

/** "column 52, row 12", with the line before it where the card has several. */
export function placeText(card: CardChart, { line, column, row }: CellPlace): Text {
  const params = { column: headingName(card, column), row: rowName(card, row) };
  return line === undefined
    ? text('cards.place', params)
    : text('cards.placeInLine', { ...params, line: lineName(card, line) });
}

/** Which cell to read, as far as the headings known say where it is. */
export function refText(card: CardChart, { line, column, row }: CellRef): Text {
  const params = { where: columnText(card, column), row: rowName(card, row) };
  return line === undefined
    ? text('cards.read.cell', params)
    : text('cards.read.inLine', { ...params, line: lineName(card, line) });
}

function columnText(card: CardChart, column: CellRef['column']): Text {
  if (column.known)
    return 'off' in column
      ? text(`cards.read.off.${column.off}`)
      : text('cards.read.column', { column: headingName(card, column.heading) });
  const side = column.shift < 0 ? 'left' : 'right';
  const params = { value: column.value, by: Math.abs(column.shift), side };
  if (!column.exact) return text('cards.read.shifted', params);
  return text(column.shift ? 'cards.read.valueShifted' : 'cards.read.value', params);
}

/** What a rule does with a place past an edge of the card. */
export function edgeText({ rows, edges }: CardChart, name: EdgeName): Text {
  const edge = edges[name];
  const last = !('first' in rows) ? '' : plain(name === 'above' ? rows.last : rows.first);
  const columnwise = name === 'left' || name === 'right';
  if (edge?.kind !== 'move')
    return text(`cards.edges.${name}`, {
      row: last,
      what: columnwise ? text(`cards.edges.column.${name}`) : text('cards.edges.row', { row: last }),
    });
  const what = text('cards.edges.move', {
    columns: Math.abs(edge.columns),
    side: edge.columns < 0 ? 'left' : 'right',
    both: edge.columns && edge.rows ? 'yes' : 'no',
    rows: Math.abs(edge.rows),
    sign: edge.rows < 0 ? 'less' : 'more',
  });
  return text(`cards.edges.${name}`, { row: last, what });
}

/** What the player typed, with the minus that the charts print. */
const typed = (given: string): string => inShort(given).replace(/(^|[^\d\s])(\s*)-(?=\s?\d)/gu, '$1$2−');

/** The rows of a card, "−4 … 25". */
const rowsText = (card: CardChart): string =>
  'first' in card.rows
    ? `${card.rows.first} … ${card.rows.last}`.replaceAll('-', '−')
    : rowsOf(card)
        .map(({ id }) => id)
        .join('; ');

/** The place of a cell as files write it. */
const exampleKey = (card: CardChart): string =>
  cellKey(card.lines?.items[0]?.id, card.columns.headings[0]?.label ?? '', rowsOf(card)[0]?.id ?? '');

/** What speaks against an entry. */
export function problemText(card: CardChart, problem: EntryProblem): Text {
  const key = `cards.problems.${problem.code}`;
  switch (problem.code) {
    case 'no-cell': {
      const params = {
        place: placeText(card, problem.place),
        columns: problem.columns.join('; '),
        rows: rowsText(card),
      };
      return card.lines
        ? text(`${key}.inLine`, { ...params, lines: card.lines.items.map(({ id }) => id).join('; ') })
        : text(`${key}.cell`, params);
    }
    case 'no-place':
      return text(key, { given: inShort(problem.given), example: exampleKey(card) });
    case 'no-result':
      return text(key, {
        place: placeText(card, problem.place),
        given: typed(problem.given),
        allowed: allowedText(card),
      });
    case 'contradicts':
      return text(key, {
        place: placeText(card, problem.place),
        given: resultLabel(card.results, problem.given),
        known: resultLabel(card.results, problem.known.result),
        source: problem.known.source,
      });
    case 'no-heading':
      return text(`${key}.${problem.notation}`, { given: typed(problem.given) });
    case 'breaks-distance': {
      const { from, to, columns } = problem.distance;
      const { source } = problem.distance as Partial<Gap>;
      return text(`${key}.${source ? 'example' : 'own'}`, { from, to, columns, ...(source ? { source } : {}) });
    }
    case 'breaks-reach': {
      const value = exactValue(problem.value);
      return text(key, {
        heading: problem.heading,
        column: problem.column,
        value: value ? String(toNumber(value)) : problem.value,
      });
    }
    case 'not-nearest':
      return problem.nearest === undefined
        ? text(`${key}.above`, { heading: problem.heading, value: problem.value })
        : text(`${key}.other`, { heading: problem.heading, value: problem.value, nearest: problem.nearest });
    case 'wrong-side':
      return text(key, { heading: problem.heading, value: problem.value, side: problem.shift < 0 ? 'left' : 'right' });
    case 'other-distance':
      return text(key, {
        heading: problem.heading,
        value: problem.value,
        columns: problem.columns,
        wanted: Math.abs(problem.shift),
      });
    case 'too-many':
      return text(`${key}.${problem.what}`, { most: problem.most });
    case 'repeats':
    case 'declared':
      return text(key, { heading: problem.heading });
    case 'row-numbers':
      return text(key, { from: problem.from, to: problem.to });
    case 'holds-cells':
      return text(key, { heading: problem.heading, count: problem.count });
  }
}

/** Why a file of charts is refused. */
export function cardFileText(cards: Readonly<Record<string, CardChart>>, problem: FileProblem): Text {
  if (problem.code === 'no-chart')
    return text('cards.file.no-chart', {
      line: problem.line,
      chart: inShort(problem.chart),
      charts: Object.keys(cards).join(', ') || '—',
    });
  if (problem.code !== 'entry') return fileText(problem);
  const card = cards[problem.chart];
  return text('cards.file.entry', {
    line: problem.line,
    chart: card?.title ?? problem.chart,
    problem: card ? problemText(card, problem.problem) : problem.chart,
  });
}

/** Why chart cells that came with a shared case are not used. */
export function sharedProblemText(cards: Readonly<Record<string, CardChart>>, problem: SharedProblem): Text {
  const key = `cards.shared.refused.${problem.code}`;
  if (problem.code === 'no-chart') return text(key, { chart: inShort(problem.chart) });
  if (problem.code === 'too-long') return text(key, { most: problem.most });
  if (problem.code !== 'entry') return text(key);
  const card = cards[problem.chart];
  return text(key, { chart: card?.title ?? problem.chart, problem: card ? problemText(card, problem.problem) : '' });
}

/** Why a pasted table is refused. */
export function pasteProblemText(card: CardChart, problem: PasteProblem): Text {
  const key = `cards.paste.${problem.code}`;
  switch (problem.code) {
    case 'empty':
      return text(key);
    case 'bad-quote':
      return text(key, { row: problem.row });
    case 'no-row':
    case 'row-twice':
      return text(key, { row: problem.row, given: inShort(problem.given), rows: rowsText(card) });
    case 'too-long':
      return text(key, { given: problem.given, most: problem.most });
    case 'too-wide':
    case 'too-tall':
      return text(key, { given: problem.given, room: problem.room });
    case 'cell':
      return text(key, { row: problem.at.row, column: problem.at.column, problem: problemText(card, problem.problem) });
  }
}
