import { expect, it } from 'vitest';
import { answerState } from '@/lib/calc/answer-state';
import type { Block, CellRow, Evaluation } from '@/lib/calc/evaluation';
import { ok } from '@/lib/core/result';

const verdict = (tone: 'yes' | 'no' | 'neutral'): Block => ({ kind: 'verdict', text: { key: 'x' }, tone });
const odds: Block = { kind: 'odds', id: 'o', title: { key: 'x' }, rows: [] };
const cells = (result: string | undefined): Block => {
  const row = { label: { key: 'x' }, use: 'now', ...(result === undefined ? {} : { result }) };
  return { kind: 'cells', id: 'c', title: { key: 'x' }, rows: [row as unknown as CellRow] };
};
const state = (blocks: readonly Block[], open: Evaluation['open'] = []) =>
  answerState(
    ok({ outcome: { blocks, data: {} }, facts: [], steps: [], notApplied: [], open } as unknown as Evaluation),
  );

it.each([
  ['a verdict that says yes', state([verdict('yes')]), 'yes'],
  ['a verdict that says no', state([verdict('no'), cells(undefined)]), 'no'],
  ['chances', state([odds, verdict('yes')]), 'neutral'],
  ['a cell that nobody has filled in', state([odds, cells(undefined)]), 'open'],
  ['a cell that is known', state([verdict('neutral'), cells('2/1')]), 'neutral'],
  ['a verdict beside a question of the rulebook', state([verdict('neutral')], [{ text: { key: 'x' } }]), 'open'],
  ['a yes beside a question of the rulebook', state([verdict('yes')], [{ text: { key: 'x' } }]), 'yes'],
  ['a refusal', answerState({ ok: false, error: { text: { key: 'x' } } } as never), 'no'],
] as const)('%s', (_, found, expected) => expect(found).toBe(expected));
