import { loc, type LocAnswer } from '@/lib/games/nach-paris/calculators/loc';
import { loadData } from '@/lib/games/nach-paris/data';
import type { SheetInput } from '@/lib/games/nach-paris/sheet/schema';
import { answerOf } from '@/tests/games/nach-paris/spoken';

export const data = await loadData();

type UnitAnswer = LocAnswer['units'][number];
export type UnitInput = NonNullable<SheetInput['units']>[number];
export const answer = (input: object): LocAnswer => answerOf(loc, input, data).outcome.data;
export const unitOf = (input: object, unit: string): UnitAnswer => answer({ ...input, unit }).units[0] as UnitAnswer;

/**
 * A road of hexes A1, A2, … northwards with an HCR in A1, walled in by the sheet's edge; Germans with an HQ that
 * reaches everything.
 */
const HQ: UnitInput = { id: 'hq', hex: 'A1', kind: 'hq', steps: 1, arf: 0, army: '1', radius: 40, reduced: 40 };
export function road(length: number, more: Partial<SheetInput> = {}, unit: Partial<UnitInput> = {}): SheetInput {
  return {
    frame: { column: 'A', row: 1, columns: 2, rows: length + 1 },
    turn: 10,
    ...more,
    hexes: { A1: { root: 'german', control: 'german' }, ...more.hexes },
    // The second column is behind a range, so that the road is the only way.
    sides: {
      ...Object.fromEntries(
        Array.from(
          { length: length + 1 },
          (_, i) =>
            [
              [`A${i + 1}/B${i + 1}`, 'mountain-range'],
              ...(i < length ? [[`A${i + 1}/B${i + 2}`, 'mountain-range']] : []),
            ] as const,
        ).flat(),
      ),
      ...more.sides,
    },
    rails: more.rails ?? [{ a: 'A1', b: 'B1' }],
    units: [HQ, { id: 'u', hex: `A${length + 1}`, army: '1', ...unit }, ...(more.units ?? [])],
  };
}
