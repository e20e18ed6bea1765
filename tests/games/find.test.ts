import { expect, test } from 'vitest';
import { GAME_IDS, gameNamed, gameOf, isGameId, isOnBoard, toolGroups, toolOf } from '@/lib/games/find';
import { GAMES } from '@/lib/games/registry';

test('ids are those of the manifests, each once', () => {
  expect(new Set(GAME_IDS).size).toBe(GAMES.length);
  expect(GAMES.map(({ id }) => gameOf(id))).toEqual(GAMES);
  expect(['paths-of-glory', 'PATHS-OF-GLORY', '', undefined].map(isGameId)).toEqual([true, false, false, false]);
});

test.each([
  ['paths-of-glory', 'paths-of-glory'],
  [' PoG ', 'paths-of-glory'],
  ['sdg', 'paths-of-glory'],
  ['1914np', 'nach-paris'],
  ['Paths of Glory', undefined],
  ['', undefined],
])('"%s" names %s', (name, id) => {
  expect(gameNamed(name)).toBe(id);
});

test('no two games share a short name', () => {
  for (const game of GAMES) for (const mark of Object.values(game.mark)) expect(gameNamed(mark), mark).toBe(game.id);
});

test.each(GAME_IDS)('the menu of %s has every tool once', (game) => {
  const inGroups = toolGroups(game).flatMap(({ tools }) => tools);
  expect(inGroups).toHaveLength(gameOf(game).tools.length);
  expect(new Set(inGroups)).toEqual(new Set(gameOf(game).tools));
});

test('a tool is found by its name in its own game only', () => {
  expect(toolOf('paths-of-glory', 'fire')?.group).toBe('combat');
  expect(toolOf('nach-paris', 'fire')).toBeUndefined();
  expect(isOnBoard('nach-paris', 'loc')).toBe(true);
  expect(isOnBoard('nach-paris', 'weather')).toBe(false);
});
