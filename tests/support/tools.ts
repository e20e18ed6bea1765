import type { Calculator } from '@/lib/calc/calculator';
import { loadCalculators } from '@/lib/games/find';
import { GAMES } from '@/lib/games/registry';
import type { CardEntries } from '@/lib/tables/card';
import { filledCharts } from '@/tests/support/examples';

/** A calculator with what it reads. */
export interface Tool {
  readonly calc: Calculator;
  /** the game's data as it ships, and with its cards filled in */
  readonly data: unknown;
  readonly filled: unknown;
}

interface ChartFile {
  readonly charts: readonly ({ readonly id: string } & CardEntries)[];
}

async function toolsOf({ id, data }: (typeof GAMES)[number]): Promise<readonly Tool[]> {
  const game = await data();
  const plain = await game.loadData();
  const file = filledCharts()[id] as ChartFile | undefined;
  const entries = Object.fromEntries((file?.charts ?? []).map((chart) => [chart.id, chart]));
  const filled = game.withEntries?.(plain, entries) ?? plain;
  return (await loadCalculators(id)).map((calc) => ({ calc, data: plain, filled }));
}

/** Every tool of every game. */
export const TOOLS: readonly Tool[] = (await Promise.all(GAMES.map(toolsOf))).flat();
