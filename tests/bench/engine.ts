import { sheetCases } from '@/tests/bench/sheet.bench';
import { supplyCases } from '@/tests/bench/supply.bench';
import { toolCases } from '@/tests/bench/tools.bench';
import type { BenchCase } from '@/tests/bench/timing';
import { wefSheetCases } from '@/tests/bench/wef-sheet.bench';

/** What is measured of the engine, and its yardstick: the entry of the bundle that is timed. */
export const engine: Readonly<Record<'tools' | 'supply' | 'sheets', () => Promise<readonly BenchCase[]>>> = {
  tools: toolCases,
  supply: supplyCases,
  sheets: async () => [...(await sheetCases()), ...(await wefSheetCases())],
};
