import * as z from 'zod';
import { run } from '@/lib/calc/calculator';
import { boardFields, setupOf } from '@/lib/games/paths-of-glory/board/input';
import { boardOf, type Board } from '@/lib/games/paths-of-glory/board/state';
import { strategicRedeployment } from '@/lib/games/paths-of-glory/calculators/strategic-redeployment';
import { supply } from '@/lib/games/paths-of-glory/calculators/supply';
import { loadData, type PogData } from '@/lib/games/paths-of-glory/data';
import { supplyOf } from '@/lib/games/paths-of-glory/supply/trace';
import { threatsOf } from '@/lib/games/paths-of-glory/supply/threats';
import type { BenchCase } from '@/tests/bench/timing';

const schema = z.strictObject(boardFields);

function boardsOf(data: PogData): readonly (() => Board)[] {
  return data.boards.map(({ id }) => {
    const laid = setupOf(schema.parse({ preset: id }), data);
    if (!laid.ok) throw new Error(`supplyCases: the preset ${id} is refused`);
    return () => {
      const board = boardOf(laid.value.setup, data);
      if (!board.ok) throw new Error(`supplyCases: the position ${id} is refused`);
      return board.value;
    };
  });
}

/** Supply of the whole map from a position as typed in, with and without the threats, over all presets in turn. */
export async function supplyCases(): Promise<readonly BenchCase[]> {
  const data = await loadData();
  const boards = boardsOf(data);
  const board = (i: number): Board => {
    const make = boards[i % boards.length];
    if (!make) throw new Error('supplyCases: there are no presets');
    return make();
  };
  const preset = (i: number) => ({ preset: data.boards[i % data.boards.length]?.id });
  return [
    { name: 'supply, whole map', work: (i) => supplyOf(board(i)).units(), goal: 'p50 ≤ 1' },
    { name: 'supply with all threats', work: (i) => threatsOf(supplyOf(board(i))), goal: 'p50 ≤ 5' },
    { name: 'supply, whole ledger', work: (i) => run(supply, preset(i), data) },
    { name: 'SR, one move', work: () => run(strategicRedeployment, {}, data) },
  ];
}
