import { describe, expect, it } from 'vitest';
import { cardSchema } from '@/lib/tables/card-schema';
import { ABF, CARDS, CRT, SHIFTS } from '@/tests/tables/cards';

it.each(Object.entries(CARDS))('%s is a card', (_id, card) => {
  expect(cardSchema.safeParse(card).error?.issues).toBeUndefined();
});

/** A copy of a card with the value at a path changed. */
function changed(card: object, path: readonly (string | number)[], value: unknown): unknown {
  const copy = structuredClone(card) as Record<string | number, unknown>;
  const last = path.at(-1) ?? '';
  const holder = path
    .slice(0, -1)
    .reduce<Record<string | number, unknown>>((at, part) => at[part] as Record<string | number, unknown>, copy);
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return copy;
}

const SOURCE = { en: 'x', es: 'x', it: 'x' };

describe('a card file is refused when', () => {
  it.each<[string, object, readonly (string | number)[], unknown, string]>([
    ['a language is missing', ABF, ['title'], { en: 'x', es: 'x' }, 'title.it'],
    ['the limits are crossed', ABF, ['results', 'sides', 0, 'parts', 1, 'least'], 30, 'results.sides.0.parts.1.least'],
    ['two sides have no labels', CRT, ['results', 'sides', 1, 'label'], undefined, 'results.sides.1.label'],
    ['the rows are upside down', ABF, ['rows', 'first'], 20, 'rows.first'],
    ['a row repeats', SHIFTS, ['rows', 'items', 1, 'id'], 'inf-a-b', 'rows.items.1'],
    ['a line repeats', ABF, ['lines', 'items', 2, 'id'], 'masonry', 'lines.items.2'],
    ['a heading is of another notation', ABF, ['columns', 'headings', 0, 'label'], '1:1', 'columns.headings.0'],
    ['headings are out of order', ABF, ['columns', 'headings', 0, 'label'], '15', 'columns.headings.1'],
    ['a heading repeats', ABF, ['columns', 'headings', 0, 'label'], '14', 'columns.headings.1'],
    ['a distance names no heading', ABF, ['columns', 'gaps', 0, 'from'], '11', 'columns.gaps.0'],
    ['a distance is too short for the headings', ABF, ['columns', 'gaps', 0, 'columns'], 1, 'columns.gaps.0'],
    [
      'a distance runs backwards',
      ABF,
      ['columns', 'gaps', 0],
      { from: '18', to: '10', columns: 2, source: SOURCE },
      'columns.gaps.0',
    ],
    ['an edge leads away', ABF, ['edges', 'above', 'rows'], 2, 'edges.above.rows'],
    ['an edge leads past the other side', ABF, ['edges', 'above', 'rows'], -12, 'edges.above.rows'],
    [
      'named rows have an edge',
      SHIFTS,
      ['edges'],
      { above: { kind: 'move', columns: 1, rows: -1, rule: '1.1' } },
      'edges.above',
    ],
    ['a cell is in no line', ABF, ['cells', 0, 'line'], undefined, 'cells.0.line'],
    ['a cell is in no column', ABF, ['cells', 0, 'column'], '11', 'cells.0.column'],
    ['a cell is in no row', ABF, ['cells', 0, 'row'], '13', 'cells.0.row'],
    ['a cell holds no result', ABF, ['cells', 0, 'result'], '99', 'cells.0.result'],
    ['a cell is written otherwise', ABF, ['cells', 0, 'result'], '-1', 'cells.0.result'],
    ['a cell is twice there', ABF, ['cells', 1], structuredClone(ABF.cells[0]), 'cells.1'],
    ['a label has no heading', SHIFTS, ['columns', 'labels', '3'], 'x', 'columns.labels.3'],
  ])('%s', (_name, card, path, value, at) => {
    const issues = cardSchema.safeParse(changed(card, path, value)).error?.issues ?? [];
    expect(issues.map((one) => one.path.join('.'))).toContain(at);
  });
});
