import { expect, test } from 'vitest';
import type { Language } from '@/lib/core/language';
import type { GameId } from '@/lib/core/game-id';
import { COMMON } from '@/lib/typed/common';
import { PLAIN } from '@/lib/typed/plain';
import { readFightIn } from '@/tests/support/read-fight';

test('plain words are single words without accents, and there are some thousands', () => {
  expect([...PLAIN].filter((word) => !/^[a-z]+$/.test(word))).toEqual([]);
  expect(PLAIN.size).toBeGreaterThan(3000);
});

test('no number, negation or word between the sides is a plain word', () => {
  const kinds = ['number', 'but', 'versus', 'defends', 'again', 'place', 'through'];
  const meant = COMMON.filter(({ means }) => kinds.includes(means.kind)).flatMap(({ words }) => words);
  // A verb is read as what it is before it is looked up among the plain words; these are verbs of talk as well.
  expect(meant.filter((word) => PLAIN.has(word)).toSorted()).toEqual([]);
});

test.each<[GameId, Language, string]>([
  ['paths-of-glory', 'es', 'dos ejércitos alemanes llegan a Sedán y atacan a un ejército francés que ocupa la plaza'],
  ['when-eagles-fight', 'en', 'a German corps coming from the north takes on a Russian corps sitting in the woods'],
  ['grand-illusion', 'it', 'due corpi tedeschi attaccano un corpo francese che si trova a Nancy'],
])('a plain word is not told to be unknown: %s, %s', async (game, lang, text) => {
  expect((await readFightIn(game, lang, text))?.unknown).toEqual([]);
});

test('a condition is told, whatever stands beside it', async () => {
  const fight = await readFightIn('paths-of-glory', 'en', 'two German armies attack a French army coming by night');
  expect(fight?.unknown).toEqual(['night']);
});
