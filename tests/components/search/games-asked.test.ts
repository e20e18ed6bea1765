import { expect, test } from 'vitest';
import { gamesAsked, gamesWarmed } from '@/components/search/games-asked';
import { GAME_IDS } from '@/lib/games/find';

const chosen = (game: string): boolean => game === 'grand-illusion';

test('on the pages of a game its own search is asked and warmed up, chosen or not', () => {
  expect(gamesAsked(GAME_IDS, 'nach-paris')).toEqual(['nach-paris']);
  expect(gamesWarmed(GAME_IDS, 'nach-paris', chosen)).toEqual(['nach-paris']);
});

test('elsewhere all games are asked, and those that were chosen for the device are warmed up', () => {
  expect(gamesAsked(GAME_IDS, undefined)).toEqual(GAME_IDS);
  expect(gamesWarmed(GAME_IDS, undefined, chosen)).toEqual(['grand-illusion']);
  expect(gamesWarmed(GAME_IDS, undefined, () => false)).toEqual([]);
});
