import { text, type Block, type DieFaces, type Text } from '@/lib/calc/evaluation';
import type { CardBook } from '@/lib/tables/card';
import type { Cell, Chart } from '@/lib/tables/chart';

type ChartBlock = Extract<Block, { readonly kind: 'chart' }>;
type Charts = Readonly<Record<string, Chart>>;
interface Place {
  readonly row: string;
  readonly column: string;
}

export const D6: readonly number[] = [1, 2, 3, 4, 5, 6];
export const D20: readonly number[] = Array.from({ length: 20 }, (_, i) => i + 1);

/** An input as it was before its dice and what was picked after them; undefined when none of the dice is given. */
export function beforeDice<Input extends object>(
  input: Input,
  dice: readonly (keyof Input)[],
  picks: readonly (keyof Input)[] = [],
): Input | undefined {
  if (dice.every((name) => input[name] === undefined)) return undefined;
  const left = { ...input };
  for (const name of [...dice, ...picks]) delete left[name];
  return left;
}

/** A die that is rolled on no chart, a d6 if nothing is said: what each of its faces does, in a word for its key. */
export const saidFaces = (die: string, title: Text, says: (face: number) => Text, faces = D6): DieFaces => ({
  die,
  block: die,
  title,
  faces: faces.map((face) => ({ face, row: '', cell: undefined, says: says(face) })),
});

/**
 * Where the faces of a die lead on a chart, told by the very block that lights the cell of a face; undefined where a
 * face lights none or all light the same: then the die has no say on the chart.
 */
export function facesOnChart(
  die: string,
  faces: readonly number[],
  charts: Charts,
  blockOf: (face: number) => Block | undefined,
): DieFaces | undefined {
  const found = faces.flatMap((face) => {
    const block = blockOf(face);
    const place = block?.kind === 'chart' ? placeIn(block) : undefined;
    return block?.kind === 'chart' && place ? [{ face, block, place }] : [];
  });
  const [first] = found;
  const moves = found.some(({ place }) => place.row !== first?.place.row || place.column !== first.place.column);
  if (!first || !moves || found.length < faces.length) return undefined;
  return {
    die,
    block: first.block.id,
    title: first.block.title,
    faces: found.map(({ face, place }) => ({ face, row: place.row, cell: cellAt(charts[first.block.table], place) })),
  };
}

/** The faces of a chart with a word in the place of its cell, where that says too much or is not what it comes to. */
export const inWords = (found: DieFaces, says: (face: number) => Text | undefined): DieFaces => ({
  ...found,
  faces: found.faces.map((one) => {
    const word = says(one.face);
    return word ? { ...one, says: word } : one;
  }),
});

/**
 * Where the faces of a die lead on the player's card, told by the block of the cells that the case reads before the
 * die; undefined where a face leads to several, one for each target.
 */
export function facesOnCard(
  die: string,
  faces: readonly number[],
  blocks: readonly Block[],
  { cards }: CardBook,
): DieFaces | undefined {
  for (const block of blocks) {
    const rows = block.kind === 'cells' ? block.rows.filter((row) => row.faces) : [];
    const read = rows.flatMap((row) => row.faces ?? []);
    if (block.kind !== 'cells' || !rows.length || new Set(read).size < read.length) continue;
    const card = cards[rows[0]?.cell.card ?? ''];
    return {
      die,
      block: block.id,
      title: card ? text('cards.card', { card: card.title }) : block.title,
      faces: faces.map((face) => {
        const row = rows.find((one) => one.faces?.includes(face));
        return { face, row: row?.cell.row ?? '', cell: row ? (row.result ?? null) : undefined };
      }),
    };
  }
  return undefined;
}

function placeIn({ lit }: ChartBlock): Place | undefined {
  for (const { role, row, column } of lit)
    if (role === 'use' && row !== undefined && column !== undefined) return { row, column };
  return undefined;
}

function cellAt(chart: Chart | undefined, { row, column }: Place): Cell | undefined {
  const at = (items: readonly { readonly id: string }[] | undefined, wanted: string) =>
    items?.findIndex(({ id }) => id === wanted) ?? -1;
  return chart?.cells[at(chart.rows.items, row)]?.[at(chart.columns.items, column)];
}
