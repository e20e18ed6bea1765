import { describe, expect, test } from 'vitest';
import { activation } from '@/lib/games/paths-of-glory/calculators/activation';
import { fire } from '@/lib/games/paths-of-glory/calculators/fire';
import { stacking } from '@/lib/games/paths-of-glory/calculators/stacking';
import { supply } from '@/lib/games/paths-of-glory/calculators/supply';
import { loadData } from '@/lib/games/paths-of-glory/data';
import type { OpenPoint } from '@/lib/calc/evaluation';
import { answerOf } from '@/tests/games/paths-of-glory/spoken';

const data = await loadData();
const warned = (open: readonly OpenPoint[]) =>
  open.filter(({ text }) => text.key === 'counters.more').map(({ text }) => [text.params?.given, text.params?.count]);

/* 2.2.1: a unit is a counter; the list of units says how many there are. */
describe('more units than counters', () => {
  test('three YLD armies in one space: there is one', () => {
    const yld = (n: number) => ({ present: [], arriving: [{ type: 'tu-yld-army', n }] });
    expect(warned(answerOf(stacking, yld(3), data).open)).toEqual([[3, 1]]);
    expect(warned(answerOf(stacking, yld(1), data).open)).toEqual([]);
  });

  test('twenty German corps in the Reserve Box: there are nineteen, those in the combat included', () => {
    const reserve = (full: number, type = 'ge-army') => ({
      attackers: [{ units: [{ type }] }],
      reserve: { 'ge-corps': { full, reduced: 0 } },
    });
    expect(warned(answerOf(fire, reserve(20), data).open)).toEqual([[20, 19]]);
    expect(warned(answerOf(fire, reserve(19), data).open)).toEqual([]);
    expect(warned(answerOf(fire, reserve(19, 'ge-corps'), data).open)).toEqual([[20, 19]]);
  });

  test('units with typed factors have no counters to run out of', () => {
    const plain = { type: 'plain', kind: 'army', cf: 5, reducedCf: 3, lf: 3, n: 3, side: 'central' };
    expect(warned(answerOf(fire, { attackers: [{ units: [plain] }] }, data).open)).toEqual([]);
  });

  test('over several spaces, and over the whole board', () => {
    const [one] = [{ units: [{ type: 'be-army' }] }];
    const spaces = ['antwerp', 'brussels'].map((space) => ({ ...one, space }));
    expect(warned(answerOf(activation, { spaces }, data).open)).toEqual([[2, 1]]);
    const units = { antwerp: [{ type: 'be-army' }], brussels: [{ type: 'be-army' }] };
    expect(warned(answerOf(supply, { preset: 'empty', units }, data).open)).toEqual([[2, 1]]);
    expect(warned(answerOf(supply, {}, data).open)).toEqual([]);
  });
});
