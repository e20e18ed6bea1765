import type { DataProblem } from '@/lib/core/data-check';
import { CARD_IDS } from '@/lib/games/nach-paris/data';
import { sheetSchema } from '@/lib/games/nach-paris/sheet/schema';
import { openSheet } from '@/lib/games/nach-paris/sheet/view';
import { readySheetProblems } from '@/lib/sheet/ready-check';
import type { CardChart } from '@/lib/tables/card';
import { cardSchema } from '@/lib/tables/card-schema';

type CardId = (typeof CARD_IDS)[number];
type Check = (card: CardChart, bad: (path: readonly PropertyKey[], message: string) => void) => void;

/** The rows, with the rule that says what happens past them. */
const rows =
  (
    first: number,
    last: number,
    edges: Readonly<Record<string, readonly [columns: number, rows: number, rule: string]>>,
  ): Check =>
  (card, bad) => {
    if (!('first' in card.rows) || card.rows.first !== first || card.rows.last !== last)
      bad(['rows'], `the rows are not ${first} to ${last}`);
    for (const name of ['above', 'below'] as const) {
      const [wanted, edge] = [edges[name], card.edges[name]];
      const shown = edge?.kind === 'move' ? [edge.columns, edge.rows, edge.rule] : edge;
      if (JSON.stringify(wanted) === JSON.stringify(shown)) continue;
      const row = name === 'above' ? 'last' : 'first';
      bad(['edges', name], `past the ${row} row the rules want ${wanted ? wanted.join(', ') : 'nothing'}`);
    }
  };
const ids =
  (axis: 'lines' | 'rows' | 'columns', wanted: readonly string[]): Check =>
  (card, bad) => {
    const found =
      axis === 'columns'
        ? card.columns.headings.map(({ label }) => label)
        : axis === 'lines'
          ? (card.lines?.items ?? []).map(({ id }) => id)
          : 'items' in card.rows
            ? card.rows.items.map(({ id }) => id)
            : [];
    if (found.join() !== wanted.join()) bad([axis], `the calculators know the ${axis} ${wanted.join(', ')}`);
  };
const results =
  (sides: number, parts: string): Check =>
  ({ results: found }, bad) => {
    const read = found.sides.map((side) => side.parts.map(({ id, kind }) => `${kind} ${id}`).join(', '));
    if (read.length !== sides || read.some((one) => one !== parts))
      bad(['results'], `the calculators read ${parts} of ${sides}`);
  };
/** Steps lost at once and the modifier of the test that follows. */
const TESTS = 'marks losses, number modifier';
const notation =
  (wanted: CardChart['columns']['notation']): Check =>
  ({ columns }, bad) => {
    if (columns.notation !== wanted) bad(['columns', 'notation'], `the columns are ${wanted}`);
  };

/** What the calculators take for granted of each card. */
const CHECKS: Readonly<Record<CardId, readonly Check[]>> = {
  abu: [results(1, TESTS), notation('points'), rows(1, 16, { above: [-1, -2, '8.4.7'] })],
  abf: [
    results(1, TESTS),
    notation('points'),
    rows(1, 12, { above: [-1, -2, '8.7.4'] }),
    ids('lines', ['masonry', 'improved-masonry', 'concrete']),
  ],
  crt: [results(2, TESTS), notation('ratio'), rows(-4, 25, { above: [-1, -8, '9.3.4'], below: [1, 8, '9.3.5'] })],
  'assault-shifts': [
    results(1, 'number columns'),
    notation('fixed'),
    ids('rows', ['inf-a-b', 'inf-c-d', 'cav']),
    ids('columns', ['2-4', '5-8', '9+']),
  ],
};

/** The files that only this game has. */
export const files = ['sheets.json'];

/**
 * Everything wrong with the data of 1914 Nach Paris: cards that the calculators need and that are missing or not what
 * they take for granted, and cards that none of them loads.
 */
export function checkData(files: Readonly<Record<string, unknown>>): readonly DataProblem[] {
  const found: DataProblem[] = [];
  for (const id of CARD_IDS) {
    const file = `cards/${id}.json`;
    const card = cardSchema.safeParse(files[file]).data as CardChart | undefined;
    if (files[file] === undefined) found.push({ file, path: [], message: 'the calculators need this card' });
    // A card of another shape is reported by its schema.
    else if (card)
      for (const check of CHECKS[id])
        check(card, (path, message) => void found.push({ file, path, message: `${id}: ${message}` }));
  }
  const loaded = new Set<string>(CARD_IDS.map((id) => `cards/${id}.json`));
  const strays = Object.keys(files).filter((file) => file.startsWith('cards/') && !loaded.has(file));
  return [
    ...found,
    ...strays.map((file) => ({ file, path: [], message: 'no calculator loads this card: add it to CARD_IDS' })),
    ...readySheetProblems(sheetSchema, openSheet, files['sheets.json']).map((problem) => ({
      file: 'sheets.json',
      ...problem,
    })),
  ];
}
