import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAME_IDS } from '@/lib/games/find';
import { ruleType, ruleTypePath } from '@/tests/contract/rule-type';

/* `npm run types` holds the code of each game to the rule numbers of its own book. */

test.each(GAME_IDS)('%s: the type has the numbers of the index, after npm run rule-type', (game) => {
  expect(readFileSync(ruleTypePath(game), 'utf8')).toBe(ruleType(game));
});

test.each(GAME_IDS)('%s: its code is checked against them', (game) => {
  expect(readFileSync(`lib/games/${game}/tsconfig.json`, 'utf8')).toBe('{ "extends": "../tsconfig.game.json" }\n');
});
