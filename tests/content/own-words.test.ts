import { expect, test } from 'vitest';
import { uiWords } from '@/lib/content/words';
import { messagesOf } from '@/lib/games/find';
import { GAMES } from '@/lib/games/registry';

/** Areas of the interface that are said on the pages of tools and boards, whatever the game. */
const AREAS = ['common', 'tools', 'calc', 'rules', 'cards', 'charts', 'files', 'storage', 'offline', 'board'];

/** What a game says under the name of an area takes the place of it, and its words are read out as keys. */
test('no game’s messages have the name of an area of the interface', () => {
  expect(Object.keys(uiWords('en', AREAS))).toEqual(AREAS);
  const taken = GAMES.flatMap(({ id, tools }) =>
    tools.flatMap((tool) =>
      messagesOf(tool)
        .filter((name) => AREAS.includes(name))
        .map((name) => `${id}/${tool.name}: ${name}`),
    ),
  );
  expect(taken).toEqual([]);
});
