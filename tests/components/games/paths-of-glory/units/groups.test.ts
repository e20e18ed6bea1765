import { describe, expect, it } from 'vitest';
import {
  convert,
  countOf,
  flipOne,
  ordinary,
  strengthOf,
  withCount,
  type Group,
} from '@/components/games/paths-of-glory/units/groups';
import units from '@/content/paths-of-glory/units.json';
import type { UnitType } from '@/lib/games/paths-of-glory/data';

const types = units.types as readonly UnitType[];
const force: readonly Group[] = [
  { type: 'ge-army', face: 'full', n: 2 },
  { type: 'ge-corps', n: 1 },
];
const plain: Group = { type: 'plain', kind: 'army', cf: 4, reducedCf: 2, lf: 3, n: 2 };

describe('withCount', () => {
  it.each<[string, string, 'full' | 'reduced', number, readonly Group[]]>([
    [
      'changes a number in place',
      'ge-army',
      'full',
      3,
      [
        { type: 'ge-army', face: 'full', n: 3 },
        { type: 'ge-corps', n: 1 },
      ],
    ],
    [
      'takes a missing face as full',
      'ge-corps',
      'full',
      2,
      [
        { type: 'ge-army', face: 'full', n: 2 },
        { type: 'ge-corps', n: 2 },
      ],
    ],
    ['adds a new face at the end', 'ge-army', 'reduced', 1, [...force, { type: 'ge-army', face: 'reduced', n: 1 }]],
    ['drops a group at nought', 'ge-army', 'full', 0, [{ type: 'ge-corps', n: 1 }]],
    ['leaves out what is not there', 'fr-army', 'full', 0, force],
  ])('%s', (_, type, face, n, result) => {
    expect(withCount(force, type, face, n)).toEqual(result);
  });
  it('never touches plain units', () => {
    expect(withCount([plain], 'plain', 'full', 0)).toEqual([plain]);
  });
});

describe('flipOne', () => {
  it('turns one counter over and keeps the number', () => {
    const flipped = flipOne(force, 'ge-army', 'full');
    expect([countOf(flipped, 'ge-army', 'full'), countOf(flipped, 'ge-army', 'reduced')]).toEqual([1, 1]);
    expect(countOf(flipOne(flipped, 'ge-army', 'reduced'), 'ge-army', 'full')).toBe(2);
  });
  it('does nothing without such a counter', () => {
    expect(flipOne(force, 'fr-army', 'full')).toBe(force);
  });
});

describe('another nation', () => {
  it('turns armies into its armies and corps into its corps', () => {
    expect(convert(force, 'russia', types)).toEqual([
      { type: 'ru-army', face: 'full', n: 2 },
      { type: 'ru-corps', face: 'full', n: 1 },
    ]);
  });
  it('takes corps where it has no ordinary army, and joins what becomes the same', () => {
    expect(convert(force, 'romania', types)).toEqual([{ type: 'ro-corps', face: 'full', n: 3 }]);
    expect(ordinary(types, 'turkey', 'army')?.id).toBe('tu-corps');
  });
  it('leaves plain units as they are', () => {
    expect(convert([plain], 'russia', types)).toEqual([plain]);
  });
});

it('adds up combat factors by face, plain units too', () => {
  expect(
    strengthOf([...force, { type: 'ge-army', face: 'reduced', n: 1 }, plain, { ...plain, face: 'reduced' }], types),
  ).toBe(2 * 5 + 2 + 3 + 2 * 4 + 2 * 2);
});
