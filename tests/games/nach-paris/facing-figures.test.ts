import { describe, expect, it } from 'vitest';
import { turned } from '@/lib/board/hex/grid';
import { speaker } from '@/lib/calc/say';
import { LANGUAGES } from '@/lib/core/language';
import { toolWords } from '@/lib/content/words';
import { countHexes, FACING_FIGURES } from '@/lib/games/nach-paris/facing-figures';

/** Front, flank, rear and ZOC of diagram 1 and of the two stacks of 6.3.1. */
const PRINTED = {
  cav: [6, 0, 0, 6],
  'inf-large': [3, 2, 1, 5],
  'inf-small': [3, 2, 1, 3],
  sar: [3, 2, 1, 0],
  'hq-eng': [0, 0, 0, 0],
  embarked: [0, 6, 0, 0],
  'stack-sixty': [4, 2, 0, 6],
  'stack-opposed': [6, 0, 0, 6],
} as const;

describe('the drawings of facing and ZOC', () => {
  it('show the numbers of 6.1 to 6.3', () => {
    expect(Object.fromEntries(FACING_FIGURES.map(({ id, hexes }) => [id, Object.values(countHexes(hexes))]))).toEqual(
      PRINTED,
    );
  });

  it.each(FACING_FIGURES.filter(({ looks }) => looks.length > 0))(
    '$id: the front lies where the units look and beside it',
    ({ hexes, looks }) => {
      const aspect = (direction: number) => hexes.find((hex) => hex.direction === direction)?.aspect;
      for (const look of looks)
        expect([-1, 0, 1].map((by) => aspect(turned(look, by)))).toEqual(['front', 'front', 'front']);
      if (looks.length === 1)
        expect(looks.map((look) => [2, 3, 4].map((by) => aspect(turned(look, by))))).toEqual([
          ['flank', 'rear', 'flank'],
        ]);
    },
  );

  it.each(LANGUAGES)('have all their words in %s', (lang) => {
    const speak = speaker(toolWords('nach-paris', lang, ['facing']), lang);
    const keys = FACING_FIGURES.flatMap(({ id, hexes }) => [
      `units.${id}`,
      `short.${id}`,
      ...hexes.flatMap(({ direction, aspect }) => [`directions.${direction}`, `aspects.${aspect}`]),
    ]);
    const all = [
      ...keys,
      'title',
      'counts',
      'around',
      'labels.front',
      'labels.flank',
      'labels.rear',
      'legend.front',
      'legend.flank',
      'legend.rear',
      'legend.zoc',
      'legend.looks',
    ];
    expect(all.filter((key) => !speak.has(`facing.${key}`))).toEqual([]);
  });
});
