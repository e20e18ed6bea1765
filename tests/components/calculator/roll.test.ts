import { describe, expect, it } from 'vitest';
import { faceOf, roll } from '@/components/calculator/form/roll';

const drawing = (...numbers: readonly number[]) => {
  const left = [...numbers];
  return () => left.shift() ?? NaN;
};

describe('a roll', () => {
  it.each([
    [20, [0], 1],
    [20, [19], 20],
    [20, [20], 1],
    // 2³² is no multiple of 20: the last 16 numbers would favour low faces.
    [20, [2 ** 32 - 16, 2 ** 32 - 1, 2 ** 32 - 17], 20],
    [6, [2 ** 32 - 4, 2 ** 32 - 5], 6],
    [1, [5], 1],
  ])('of a d%i for %j is %i', (faces, drawn, face) => expect(faceOf(faces, drawing(...drawn))).toBe(face));

  it('has every face, and no other', () => {
    const seen = new Set(Array.from({ length: 4000 }, () => roll(20)));
    expect([...seen].sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  });
});
