import type { Input } from '@/lib/calc/check';
import { text, type Block, type LitCell, type Text } from '@/lib/calc/evaluation';
import { isDie, type FormField } from '@/lib/calc/form';
import type { Cell } from '@/lib/tables/chart';
import { beforePicks, evaluated } from '@/components/calculator/case';
import type { Tool } from '@/components/calculator/tool';

type ChartBlock = Extract<Block, { readonly kind: 'chart' }>;

/** The cell of a chart that a face of a die comes to, after everything that the case does to the roll. */
interface FaceCell {
  readonly face: number;
  readonly row: string;
  /** null where the chart does not say it, undefined where the face leads off the chart */
  readonly cell: Cell | undefined;
}

/** The chart that a die of the tool is rolled on, and where each face leads. */
export interface DieCells {
  readonly field: string;
  /** the chart's block as the case has it, and what the chart is called there */
  readonly block: string;
  readonly title: Text;
  readonly faces: readonly FaceCell[];
}

/**
 * For every die of a tool the chart that it is rolled on, with the cell of each face. A die that is rolled on no chart
 * has no entry.
 */
export function dieCells(tool: Tool, input: Input): readonly DieCells[] {
  // A pick that fits the dice that fell would be refused with the other faces.
  const open = beforePicks(tool, input);
  const dice = tool.form.filter(isDie);
  const [first] = dice;
  const onCard = first && cellsOnCard(tool, first, blocksOf(tool, { ...open, [first.name]: undefined }));
  return onCard ? [onCard] : dice.flatMap((die) => cellsOnChart(tool, open, die) ?? []);
}

/**
 * The cells of the player's card that the faces of a die lead to; none where a face leads to several, one for each
 * target.
 */
function cellsOnCard({ view }: Tool, { name, shape }: FormField, blocks: readonly Block[]): DieCells | undefined {
  const { min = 1, max = 6 } = shape.kind === 'number' ? shape : {};
  for (const block of blocks) {
    const rows = block.kind === 'cells' ? block.rows.filter(({ faces }) => faces) : [];
    const read = rows.flatMap(({ faces = [] }) => faces);
    if (block.kind !== 'cells' || !rows.length || new Set(read).size < read.length) continue;
    const faces = Array.from({ length: max - min + 1 }, (_, i) => {
      const row = rows.find((one) => one.faces?.includes(min + i));
      return { face: min + i, row: row?.cell.row ?? '', cell: row ? (row.result ?? null) : undefined };
    });
    const card = view.cards?.cards[rows[0]?.cell.card ?? ''];
    return {
      field: name,
      block: block.id,
      title: card ? text('cards.card', { card: card.title }) : block.title,
      faces,
    };
  }
  return undefined;
}

/** Found by trying all the faces with the rest of the case as it is. */
function cellsOnChart(tool: Tool, input: Input, { name, shape }: FormField): DieCells | undefined {
  const { min = 1, max = 6 } = shape.kind === 'number' ? shape : {};
  const blocksWith = (face: number): readonly Block[] => blocksOf(tool, { ...input, [name]: face });
  // Most dice of most cases are rolled on no chart: one face tells.
  const first = blocksWith(min);
  if (!first.some(({ kind }) => kind === 'chart')) return undefined;
  const tried = [first, ...Array.from({ length: max - min }, (_, i) => blocksWith(min + 1 + i))].map((blocks, i) => ({
    face: min + i,
    blocks,
  }));
  return onCharts(tool, name, tried);
}

type Tried = readonly { readonly face: number; readonly blocks: readonly Block[] }[];

function blocksOf(tool: Tool, input: Input): readonly Block[] {
  const result = evaluated(tool, input);
  return result.ok ? result.value.outcome.blocks : [];
}

function onCharts(tool: Tool, field: string, tried: Tried): DieCells | undefined {
  for (const block of tried[0]?.blocks ?? []) {
    if (block.kind !== 'chart') continue;
    const faces = tried.flatMap(({ face, blocks }) => {
      const at = rolledCell(blocks.find((one): one is ChartBlock => one.kind === 'chart' && one.id === block.id));
      return at ? [{ face, ...at, cell: cellAt(tool, block.table, at.row, at.column) }] : [];
    });
    // A chart that this die has no say in lights the same cell, or none, with every face.
    const moves = new Set(faces.map(({ row, column }) => `${row}\n${column}`)).size > 1;
    if (moves && faces.length === tried.length) return { field, block: block.id, title: block.title, faces };
  }
  return undefined;
}

function rolledCell(block: ChartBlock | undefined): { readonly row: string; readonly column: string } | undefined {
  const lit = block?.lit.find(
    (cell): cell is LitCell & { row: string; column: string } =>
      cell.role === 'use' && cell.row !== undefined && cell.column !== undefined,
  );
  return lit && { row: lit.row, column: lit.column };
}

function cellAt({ view }: Tool, id: string, row: string, column: string): Cell | undefined {
  const chart = view.charts?.[id];
  const at = (items: readonly { readonly id: string }[] | undefined, wanted: string) =>
    items?.findIndex((item) => item.id === wanted) ?? -1;
  return chart?.cells[at(chart.rows.items, row)]?.[at(chart.columns.items, column)];
}
