import type { LitCell } from '@/lib/calc/evaluation';
import type { Chart } from '@/lib/tables/chart';

export type LitRole = LitCell['role'];

/** How a column takes part in the case. */
export interface LitColumn {
  readonly role: LitRole;
  /** which way the column was stepped into from the one before */
  readonly from?: 'left' | 'right';
}

/** Which rows, columns and cells of a chart the case lights. */
export interface Lighting {
  readonly columns: ReadonlyMap<string, LitColumn>;
  readonly rows: ReadonlySet<string>;
  /** role of the cell itself, where row and column meet */
  cell(row: string, column: string): LitRole | undefined;
}

const STRENGTH: Readonly<Record<LitRole, number>> = { shift: 0, start: 1, use: 2 };

/**
 * The lighting of a chart. Columns between the one where the case starts and the one that it uses are steps of the
 * shift even when they are not named; the column in use wins over the start where they are the same.
 */
export function lighting(chart: Chart, lit: readonly LitCell[]): Lighting {
  const order = chart.columns.items.map(({ id }) => id);
  const roles = new Map<string, LitRole>();
  for (const { column, role } of lit) {
    if (column !== undefined && STRENGTH[role] >= STRENGTH[roles.get(column) ?? 'shift']) roles.set(column, role);
  }
  const start = order.findIndex((id) => roles.get(id) === 'start');
  const use = order.findIndex((id) => roles.get(id) === 'use');
  const shifted = start >= 0 && use >= 0;
  const between = (index: number) => shifted && index > Math.min(start, use) && index < Math.max(start, use);
  const columns = order.flatMap((id, index): [string, LitColumn][] => {
    const role = roles.get(id) ?? (between(index) ? 'shift' : undefined);
    if (!role) return [];
    const stepped = shifted && role !== 'start' && (between(index) || index === use);
    return [[id, stepped ? { role, from: use < start ? 'right' : 'left' } : { role }]];
  });
  const cells = new Map(
    lit.flatMap(({ row, column, role }) =>
      row !== undefined && column !== undefined ? [[`${row}\n${column}`, role] as const] : [],
    ),
  );
  return {
    columns: new Map(columns),
    rows: new Set(lit.flatMap(({ row }) => (row === undefined ? [] : [row]))),
    cell: (row, column) => cells.get(`${row}\n${column}`),
  };
}
