import { describe, expect, it } from 'vitest';
import { begin, put as putIn, walk, type History, type HistoryStep } from '@/components/storage/history';
import { START, type Position } from '@/components/games/paths-of-glory/board/position';

const put = (turn: number): HistoryStep<Position> => ({ kind: 'put', value: { ...START, turn } });
const undo: HistoryStep<Position> = { kind: 'undo' };
const redo: HistoryStep<Position> = { kind: 'redo' };
const turns = (...steps: readonly HistoryStep<Position>[]) => {
  const { past, now, future } = steps.reduce<History<Position>>(walk, begin(START));
  return [past.map(({ turn }) => turn), now.turn, future.map(({ turn }) => turn)];
};

describe('steps back and forth', () => {
  it.each([
    ['nothing to undo or redo', [undo, redo], [[], 1, []]],
    ['back', [put(2), put(3), undo], [[1], 2, [3]]],
    ['back and forth', [put(2), put(3), undo, undo, redo], [[1], 2, [3]]],
    ['a change after going back drops what was ahead', [put(2), put(3), undo, put(4)], [[1, 2], 4, []]],
    ['the same board is no step', [put(2), put(2)], [[1], 2, []]],
  ])('%s', (_, steps, expected) => expect(turns(...steps)).toEqual(expected));
  it('keeps only the last ones', () => {
    const many = Array.from({ length: 100 }, (_, i) => put(i + 2));
    expect(many.reduce(walk, begin(START)).past.length).toBe(60);
  });
  it('begins with the first change, which is told that nothing was kept', () => {
    const seen: (number | undefined)[] = [];
    const next = (now: number | undefined) => (seen.push(now), (now ?? 0) + 1);
    const once = putIn(undefined, 0, next);
    expect(putIn(once, 0, next)).toEqual({ past: [0, 1], now: 2, future: [] });
    expect(seen).toEqual([undefined, 1]);
  });
});
