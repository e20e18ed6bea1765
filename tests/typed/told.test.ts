import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fightsOf } from '@/lib/cli/fights';
import { GAME_IDS } from '@/lib/games/find';
import type { JudgedFight } from '@/tests/support/judged-fights';

const KEY = /[a-z-]+\.(?:fields|options|label)\./;

test.each(GAME_IDS)('%s: what was understood is told in words, never by the key of a message', async (game) => {
  const rows = JSON.parse(readFileSync(`tests/typed/spoken-${game}.json`, 'utf8')) as readonly JudgedFight[];
  const hits = await Promise.all(rows.map(({ text, lang }) => fightsOf(text, lang, [game])));
  const told = hits.flat().flatMap(({ used, faults }) => [...used.map(({ means }) => means), ...faults]);
  expect(told.length).toBeGreaterThan(rows.length);
  expect(told.filter((words) => KEY.test(words))).toEqual([]);
});
