import { describe, expect, it } from 'vitest';
import { distance, DIRECTIONS } from '@/lib/board/hex/grid';
import { directionOf, frameFault } from '@/lib/board/hex/numbering';
import { NUMBERING } from '@/lib/games/when-eagles-fight/sheet/schema';
import { sheetOf, viewOf } from '@/tests/games/when-eagles-fight/sheet/sheets';

// The numbering of the map, by every neighbourhood that the rulebook tells (2.2, 13.3 and the two openings).

const view = viewOf();
const at = (name: string): number => view.index.get(name) ?? -1;
const touch = (a: string, b: string): boolean => directionOf(view, at(a), at(b)) !== undefined;
const ring = (name: string): readonly string[] =>
  DIRECTIONS.map((direction) => view.names[view.neighbours[at(name) * 6 + direction] ?? -1] ?? '');

describe('neighbours', () => {
  it.each([
    ['1820', '1919', '13.3'],
    ['1820', '1920', '13.3'],
    ['2412', '2413', '12.3'],
    ['2628', '2528', '12.10'],
    ['2628', '2629', '12.10'],
    ['2317', '2217', 'Tannenberg: the retreat of the Russian 1st Corps'],
    ['2317', '2218', 'Tannenberg: the retreat of the Russian 1st Corps'],
    ['2317', '2316', 'Tannenberg: FR attacks'],
    ['2317', '2318', 'Tannenberg: 20 attacks'],
    ['2616', '2617', 'Tannenberg: 1, 17 and 3R attack Lomza'],
    ['2417', '2316', 'OberOst: FR attacks'],
    ['2417', '2317', 'OberOst: 20 attacks'],
    ['2417', '2418', 'OberOst: 1 attacks'],
    ['2417', '2516', 'OberOst: the retreat'],
    ['2417', '2517', 'OberOst: 17 attacks'],
    ['2816', '2715', 'Osowiec: 1 and 3R attack'],
    ['2816', '2716', 'Osowiec: 17 attacks'],
  ])('%s touches %s (%s)', (a, b) => {
    expect(touch(a, b)).toBe(true);
    expect(touch(b, a)).toBe(true);
  });
  it.each([
    // The 17 Corps that attacks 2417 cannot stand in 2617 (question tannenberg-17-corps).
    ['2617', '2417'],
    ['1919', '1921'],
    ['1820', '1918'],
    ['1820', '1921'],
  ])('%s does not touch %s', (a, b) => {
    expect(touch(a, b)).toBe(false);
  });
  it('go round from the south by the east of each hex', () => {
    expect(ring('1820')).toEqual(['1821', '1920', '1919', '1819', '1719', '1720']);
    expect(ring('2317')).toEqual(['2318', '2418', '2417', '2316', '2217', '2218']);
  });
});

describe('distances', () => {
  it.each([
    ['2617', '2418', 2, 'the breakthrough of the 1st Corps: 2617, 2517, 2418'],
    ['2617', '2715', 2, 'the breakthrough to 2715 by 2716'],
    ['2318', '2418', 1, ''],
    ['2318', '2617', 3, 'OberOst in 2318 does not reach 2617'],
    ['1010', '1010', 0, ''],
  ])('from %s to %s: %i %s', (a, b, steps) => {
    expect(distance(view.grid, at(a), at(b))).toBe(steps);
  });
});

describe('a frame', () => {
  it('of a new sheet holds every hex that the rules call by its number', () => {
    for (const name of ['1010', '2314', '2419', '2726', '2830', '3229', '3532', '4231', '4232', '4233'])
      expect(view.index.has(name), name).toBe(true);
  });
  it.each([
    [{ column: '95' }, 'columns'],
    [{ row: 90 }, 'rows'],
  ] as const)('beyond two digits is refused: %o', (frame, fault) => {
    expect(frameFault(NUMBERING, sheetOf({ frame }).frame)).toBe(fault);
  });
});

describe('names', () => {
  it.each(['231', '23145', 'A25', '23 4', ''])('“%s” is none', (name) => {
    expect(NUMBERING.place(name)).toBeUndefined();
  });
});
