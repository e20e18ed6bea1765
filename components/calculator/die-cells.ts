import { run } from '@/lib/calc/calculator';
import type { Input } from '@/lib/calc/check';
import type { Block, LitCell } from '@/lib/calc/evaluation';
import { isDie, type FormField } from '@/lib/calc/form';
import type { Cell } from '@/lib/tables/chart';
import { beforePicks } from '@/components/calculator/case';
import type { Tool } from '@/components/calculator/tool';

type ChartBlock = Extract<Block, { readonly kind: 'chart' }>;

/** The cell of a chart that a face of a die comes to, after everything that the case does to the roll. */
interface FaceCell {
  readonly face: number;
  readonly row: string;
  readonly column: string;
  readonly cell: Cell | undefined;
}

/** The chart that a die of the tool is rolled on, and where each face leads. */
export interface DieCells {
  readonly field: string;
  /** the chart's block as the case has it */
  readonly block: ChartBlock;
  readonly faces: readonly FaceCell[];
}

/**
 * For every die of a tool the chart that it is rolled on, with the cell of each face: found by trying all the faces
 * with the rest of the case as it is. A die that is rolled on no chart has no entry.
 */
export function dieCells(tool: Tool, input: Input): readonly DieCells[] {
  // A pick that fits the dice that fell would be refused with the other faces.
  const open = beforePicks(tool, input);
  return tool.form.filter(isDie).flatMap((die) => cellsOf(tool, open, die) ?? []);
}

function cellsOf(tool: Tool, input: Input, { name, shape }: FormField): DieCells | undefined {
  const { min = 1, max = 6 } = shape.kind === 'number' ? shape : {};
  const tried = Array.from({ length: max - min + 1 }, (_, i) => ({ face: min + i, blocks: chartsOf(tool, { ...input, [name]: min + i }) }));
  const [first] = tried;
  for (const block of first?.blocks ?? []) {
    const faces = tried.flatMap(({ face, blocks }) => {
      const at = rolledCell(blocks.find(({ id }) => id === block.id));
      return at ? [{ face, ...at, cell: cellAt(tool, block.table, at.row, at.column) }] : [];
    });
    // A chart that this die has no say in lights the same cell, or none, with every face.
    const moves = new Set(faces.map(({ row, column }) => `${row}\n${column}`)).size > 1;
    if (moves && faces.length === tried.length) return { field: name, block, faces };
  }
  return undefined;
}

function chartsOf(tool: Tool, input: Input): readonly ChartBlock[] {
  const result = run(tool.calc, input, tool.data);
  return result.ok ? result.value.outcome.blocks.filter((block) => block.kind === 'chart') : [];
}

function rolledCell(block: ChartBlock | undefined): { readonly row: string; readonly column: string } | undefined {
  const lit = block?.lit.find((cell): cell is LitCell & { row: string; column: string } => cell.role === 'use' && cell.row !== undefined && cell.column !== undefined);
  return lit && { row: lit.row, column: lit.column };
}

function cellAt({ view }: Tool, id: string, row: string, column: string): Cell | undefined {
  const chart = view.charts?.[id];
  const at = (items: readonly { readonly id: string }[] | undefined, wanted: string) => items?.findIndex((item) => item.id === wanted) ?? -1;
  return chart?.cells[at(chart.rows.items, row)]?.[at(chart.columns.items, column)];
}
