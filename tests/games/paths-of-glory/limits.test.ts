import { expect, test } from 'vitest';
import * as limits from '@/lib/games/paths-of-glory/limits';
import { BESIEGEABLE, LOSABLE } from '@/lib/games/paths-of-glory/replacements/losses';

/* The numbers of the rules themselves, so that a chart or the map from which the engine reads them cannot slip. */

test('limits and modifiers, each by its rule', () => {
  expect({ ...limits }).toEqual({
    STACKING_LIMIT: 3, // 10.1.1
    MEF_COST: { army: 3, corps: 1 }, // 9.2.7.1
    SR_COST: { army: 4, corps: 1 }, // 13.1.2
    NEAR_EAST_LIMIT: { british: 1, russian: 1, central: 1 }, // 13.2.1 to 13.2.3
    HIGHEST_TRENCH: 2, // 11.2.3
    SECOND_TRY_DRM: -1, // 11.2.9
    FLANK_SPACES: 2, // 12.3.1
    FLANK_DRM: 1, // 12.3.2
    FLANK_SUCCESS: 4, // 12.3.3
    SINAI_DRM: -3, // 12.2.6
    EARLY_SIEGE_DRM: -2, // 15.3.3
    RUSSIAN_FORTS_FROM: 4, // 15.1.10
    LIMITED_WAR_FROM: 4, // 16.1.3
  });
});

test('capitals, places where armies return, and Nis; those with a fort (9.5.3.3, 17.1.3, 17.1.5)', () => {
  const central = ['berlin', 'essen', 'breslau', 'vienna', 'budapest', 'sofia', 'constantinople'];
  const western = ['paris', 'orleans', 'london', 'rome', 'brussels', 'antwerp', 'ostend', 'calais'];
  const eastern = ['petrograd', 'moscow', 'kharkov', 'caucasus'];
  const balkans = ['belgrade', 'nis', 'salonika', 'bucharest', 'athens', 'cetinje'];
  expect(LOSABLE.toSorted()).toEqual([...central, ...western, ...eastern, ...balkans].sort());
  expect(BESIEGEABLE.toSorted()).toEqual(['antwerp', 'belgrade', 'breslau', 'paris']);
});
