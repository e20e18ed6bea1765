import { expect, it } from 'vitest';
import { placeWords, turnInSentence } from '@/components/sequence/place';
import { readPlanOutline } from '@/lib/content/plan';
import { GAME_IDS } from '@/lib/games/find';
import { startGame } from '@/lib/sequence/progress';

const named = (name: string) => ({ turns: [{ n: 1, name, season: '' }] });

it.each([
  ['GT 2, 20–25 Agosto', 'it', 'GT 2, 20–25 agosto'],
  ['TJ 5, Enero–Febrero de 1915', 'es', 'TJ 5, enero–febrero de 1915'],
  ['Otoño de 1914', 'es', 'otoño de 1914'],
  ['September 1914', 'en', 'September 1914'],
])('%s inside a sentence (%s)', (name, lang, expected) => expect(turnInSentence(named(name), 1, lang)).toBe(expected));

it.each(GAME_IDS)('the letter of a phase stands apart from its name, which it might be a word of: %s', (game) => {
  const outline = readPlanOutline('en', game);
  const [first] = outline.phases;
  const { phase } = placeWords(outline, startGame(outline), (key) => key);
  expect(phase).toBe(`${first?.letter} · ${first?.label}`);
});
