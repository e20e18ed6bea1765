import { rail, type RailAnswer } from '@/lib/games/nach-paris/calculators/rail';
import { loadData } from '@/lib/games/nach-paris/data';
import type { SheetInput } from '@/lib/games/nach-paris/sheet/schema';
import { answerOf } from '@/tests/games/nach-paris/spoken';

export const data = await loadData();
type Part<M extends RailAnswer['mode']> = Extract<RailAnswer, { readonly mode: M }>;
export const ask = <M extends RailAnswer['mode']>(mode: M, input: object = {}): Part<M> =>
  answerOf(rail, { mode, ...input }, data).outcome.data as Part<M>;
type Line = Part<'hex'>['lines'][number];
export const lineAt = (hex: string, grade: 'hcr' | 'lcr', input: object = {}, line = 0): Line => {
  const found = ask('hex', { hex, ...input }).lines.find((one) => one.grade === grade && one.line === line);
  if (!found) throw new Error(`no ${grade} line ${line} in ${hex}`);
  return found;
};

/** A straight line northwards in column A, German root in A1. */
export const line = (length: number, more: Partial<SheetInput> = {}, grade: 'hcr' | 'lcr' = 'hcr'): SheetInput => ({
  frame: { column: 'A', row: 1, columns: 3, rows: length + 2 },
  turn: 10,
  ...more,
  hexes: {
    ...Object.fromEntries(Array.from({ length }, (_, i) => [`A${i + 1}`, { control: 'german' as const }])),
    A1: { control: 'german', root: 'german' },
    ...more.hexes,
  },
  rails: more.rails ?? Array.from({ length: length - 1 }, (_, i) => ({ a: `A${i + 1}`, b: `A${i + 2}`, grade })),
});
