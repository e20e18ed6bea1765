import { expect } from 'vitest';
import type { BoardOverrides } from '@/lib/games/paths-of-glory/board/input';
import { supply } from '@/lib/games/paths-of-glory/calculators/supply';
import { loadData, type PogData } from '@/lib/games/paths-of-glory/data';
import { answerOf } from '@/tests/games/paths-of-glory/spoken';

export const data: PogData = await loadData();

export const answer = (input: BoardOverrides & { readonly focus?: string }) => answerOf(supply, input, data);
export const unitAt = (input: BoardOverrides, id: string) => {
  const found = answer(input).outcome.data.units.find((unit) => unit.id === id);
  if (!found) throw new Error(`no unit ${id}`);
  return found;
};
export const ALL_AT_WAR = ['turkey', 'bulgaria', 'italy', 'romania', 'greece'] as const;
export const one = (type: string) => [{ type }];

export const war = { preset: 'empty', events: [...ALL_AT_WAR] };

export interface Case {
  readonly name: string;
  readonly input: BoardOverrides;
  readonly unit: string;
  readonly supplied: boolean;
  readonly rule?: string;
  readonly at?: readonly string[];
}

export function expectSupply({ input, unit, supplied, rule, at }: Case): void {
  const found = unitAt(input, unit);
  expect(found.inSupply).toBe(supplied);
  expect(found.failure === null).toBe(supplied);
  if (rule) expect(found.failure?.rule).toBe(rule);
  if (at) expect(found.failure?.at).toEqual(at);
}
