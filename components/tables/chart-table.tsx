'use client';

import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { LitCell } from '@/lib/calc/evaluation';
import type { GameId } from '@/lib/core/game-id';
import type { Language } from '@/lib/core/language';
import type { Chart } from '@/lib/tables/chart';
import { ChartGrid } from '@/components/tables/chart-grid';
import type { CellChoice } from '@/components/tables/chart-props';
import { useWords } from '@/components/words/words';

export interface ChartTableProps {
  readonly chart: Chart;
  readonly lang: Language;
  /** what the case lights */
  readonly lit?: readonly LitCell[];
  /** makes every cell a button that sets the case */
  readonly onCell?: (row: string, column: string) => void;
  /** tight cells, for a chart inside a tool */
  readonly compact?: boolean;
  readonly game?: GameId;
}

type Place = CellChoice['reach'];

const STEPS: Readonly<Record<string, Place>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/** Where a key leads from a cell; undefined for keys that do not move. Home and End go along the row. */
function placeAfter(key: string, { row, column }: Place, chart: Chart): Place | undefined {
  const last = { row: chart.rows.items.length - 1, column: chart.columns.items.length - 1 };
  if (key === 'Home') return { row, column: 0 };
  if (key === 'End') return { row, column: last.column };
  const step = STEPS[key];
  if (!step) return undefined;
  const within = (value: number, most: number) => Math.min(most, Math.max(0, value));
  return { row: within(row + step.row, last.row), column: within(column + step.column, last.column) };
}

/** The cell that the case uses, as the place where the Tab key enters the chart. */
function litPlace(chart: Chart, lit: readonly LitCell[]): Place {
  const used = lit.find(({ role, column }) => role === 'use' && column !== undefined);
  const row = chart.rows.items.findIndex(
    ({ id }) => id === lit.find((one) => one.role === 'use' && one.row !== undefined)?.row,
  );
  const column = chart.columns.items.findIndex(({ id }) => id === used?.column);
  return { row: Math.max(0, row), column: Math.max(0, column) };
}

/** Scrolls the box sideways, and nothing else, until the column in use is in it. */
function showColumn(box: HTMLElement | null): void {
  const head = box?.querySelector<HTMLElement>('[data-role="use"]');
  if (!box || !head) return;
  const first = box.querySelector<HTMLElement>('th')?.offsetWidth ?? 0;
  const hidden = head.offsetLeft + head.offsetWidth - box.scrollLeft - box.clientWidth;
  if (hidden > 0) box.scrollLeft += hidden;
  else box.scrollLeft = Math.min(box.scrollLeft, head.offsetLeft - first);
}

/**
 * A chart inside a tool, with the case lit. With `onCell` it is a grid: Tab enters it at the cell in use, the arrow
 * keys move, Enter sets the case. Needs the interface words of the area `charts` above it.
 */
export function ChartTable({ chart, lang, lit = [], onCell, compact, game }: ChartTableProps) {
  const say = useWords();
  const [moved, setMoved] = useState<Place>();
  const reach = moved ?? litPlace(chart, lit);
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const to = placeAfter(event.key, reach, chart);
    if (!to) return;
    event.preventDefault();
    setMoved(to);
    event.currentTarget.querySelector<HTMLElement>(`[data-row="${to.row}"][data-column="${to.column}"]`)?.focus();
  };
  const box = useRef<HTMLDivElement>(null);
  const column = lit.find(({ role }) => role === 'use')?.column;
  useEffect(() => showColumn(box.current), [column]);
  const choice = onCell && {
    onCell: (row: string, column: string) => (setMoved(undefined), onCell(row, column)),
    reach,
    onKeyDown,
  };
  return (
    <ChartGrid
      chart={chart}
      lang={lang}
      say={say}
      game={game}
      lit={lit}
      compact={compact}
      choice={choice}
      boxRef={box}
    />
  );
}
