import { describe, expect, it } from 'vitest';
import { DIRECTIONS, type Direction } from '@/lib/board/hex/grid';
import { figuresIn, isConcentric, wouldComplete } from '@/lib/games/when-eagles-fight/concentric/ring';

/* 13.16 over all sets of the six hexes around a defender, held against rings written out as strings. */

const SETS: readonly (readonly Direction[])[] = Array.from({ length: 64 }, (_, bits) =>
  DIRECTIONS.filter((direction) => (bits >> direction) & 1),
);
/** "x.x.x." has attackers in every second hex. */
const drawn = (set: readonly Direction[]): string => DIRECTIONS.map((one) => (set.includes(one) ? 'x' : '.')).join('');
const rotations = (ring: string): readonly string[] =>
  [...ring].map((_, by) => ring.slice(by) + ring.slice(0, by)).filter((one, i, all) => all.indexOf(one) === i);
/** Whether a ring, however it is turned, has attackers where the pattern has them. */
const fits = (ring: string, pattern: RegExp): boolean => rotations(ring).some((one) => pattern.test(one));

function expected(ring: string): string | undefined {
  if (ring.replaceAll('.', '').length > 3) return 'more-than-three';
  if (fits(ring, /^x..x../u)) return 'opposite';
  return fits(ring, /^x.x.x.$/u) ? 'three-apart' : undefined;
}

describe('all 64 sets of hexes around a defender', () => {
  it.each(SETS.map((set) => [drawn(set), set] as const))('%s', (ring, set) => {
    expect(isConcentric(set)).toBe(expected(ring));
  });

  it('counts as the rule leaves no choice: 39 of 64 sets, of the triples 12 by a pair and 2 by their gaps', () => {
    const reasons = SETS.map((set) => [set.length, isConcentric(set)] as const);
    const count = (size: number, reason: string | undefined) =>
      reasons.filter(([length, one]) => length === size && one === reason).length;
    expect([count(2, 'opposite'), count(2, undefined)]).toEqual([3, 12]);
    expect([count(3, 'opposite'), count(3, 'three-apart'), count(3, undefined)]).toEqual([12, 2, 6]);
    expect(reasons.filter(([, reason]) => reason === 'more-than-three')).toHaveLength(15 + 6 + 1);
    expect(reasons.filter(([length, reason]) => length < 2 && reason)).toEqual([]);
  });

  it('turned or mirrored the answer is the same', () => {
    for (const set of SETS)
      for (const by of DIRECTIONS) {
        expect(isConcentric(set.map((one) => ((one + by) % 6) as Direction))).toBe(isConcentric(set));
        expect(isConcentric(set.map((one) => ((6 + by - one) % 6) as Direction))).toBe(isConcentric(set));
      }
  });

  it('one more hex never takes it away', () => {
    for (const set of SETS)
      for (const more of DIRECTIONS) if (isConcentric(set)) expect(isConcentric([...set, more])).toBeDefined();
  });

  it('hexes named twice and in any order count once', () => {
    expect(isConcentric([2, 1, 1, 2])).toBeUndefined();
    expect(isConcentric([4, 1, 1])).toBe('opposite');
    expect(isConcentric([4, 0, 2, 0])).toBe('three-apart');
  });
});

describe('the pairs and triangles', () => {
  it.each(SETS.map((set) => [drawn(set), set] as const))('%s', (_, set) => {
    const pairs = set.filter((one) => one < 3 && set.some((other) => other === one + 3));
    const triangles = [0, 1].filter((first) =>
      [first, first + 2, first + 4].every((one) => set.some((x) => x === one)),
    );
    expect(figuresIn(set)).toEqual([
      ...pairs.map((one) => [one, one + 3]),
      ...triangles.map((first) => [first, first + 2, first + 4]),
    ]);
  });
});

describe('one more hex', () => {
  it.each(SETS.map((set) => [drawn(set), set] as const))('%s', (ring, set) => {
    const would = DIRECTIONS.filter((one) => {
      const joined = [...ring].map((sign, i) => (i === one ? 'x' : sign)).join('');
      return expected(ring) === undefined && joined !== ring && expected(joined) !== undefined;
    });
    expect(wouldComplete(set)).toEqual(would);
  });
});
