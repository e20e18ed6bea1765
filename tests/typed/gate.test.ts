import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { GameId } from '@/lib/core/game-id';
import type { Language } from '@/lib/core/language';
import { GAME_IDS } from '@/lib/games/find';
import { mayBeFight } from '@/lib/typed/looks';
import { readFightIn } from '@/tests/support/read-fight';

interface RuleQuery {
  readonly game?: GameId;
  readonly lang: Language;
  readonly query: string;
  readonly rules?: readonly string[];
}

/** Every judged query of the search tests that asks for rules, with its game. */
const QUERIES = readdirSync('tests/search')
  .filter((file) => /^(?:judged|table-|unseen-).*\.json$/.test(file))
  .flatMap((file) =>
    (JSON.parse(readFileSync(`tests/search/${file}`, 'utf8')) as readonly RuleQuery[])
      .filter(({ rules = [] }) => rules.length > 0)
      .map((row) => ({ ...row, game: row.game ?? GAME_IDS.find((id) => file.includes(id)) ?? 'paths-of-glory' })),
  );

async function readIn(game: GameId, query: string, lang: Language) {
  return mayBeFight(query) ? readFightIn(game, lang, query) : undefined;
}

/**
 * Of those that are left most give a number or a place: "Antwerp siege", "rail movement 10 hexes". Eleven are of the
 * sets I and J, which nobody has held the gate to yet.
 */
const MOST_SHOWN = 54;

test(`of more than 3,400 queries that ask for a rule at most ${MOST_SHOWN} show a tool filled in`, async () => {
  const read = await Promise.all(QUERIES.map(({ game, query, lang }) => readIn(game, query, lang)));
  expect(QUERIES.length).toBeGreaterThan(3400);
  expect(read.filter((fight) => fight !== undefined).length).toBeLessThanOrEqual(MOST_SHOWN);
});

describe('words that name a tool', () => {
  const asks: readonly (readonly [query: string, game: GameId, lang: Language])[] = [
    ['can corps entrench', 'paths-of-glory', 'en'],
    ['how do i bring back a dead army', 'paths-of-glory', 'en'],
    ['suministro constantinopla gallipoli', 'paths-of-glory', 'es'],
    ['does the defender have to retreat', 'grand-illusion', 'en'],
    ["quando l'inglese si può rimpiazzare", 'grand-illusion', 'it'],
    ['serbia withdrawal turn 12', 'when-eagles-fight', 'en'],
    ['heat CAB', 'nach-paris', 'en'],
    ['[11.5.6] cab mods assault', 'nach-paris', 'en'],
    ['can the french reserve divisions attack before turn 18', 'nach-paris', 'en'],
  ];
  test.each(asks)('%s (%s): ask for the rule', async (query, game, lang) => {
    expect(await readIn(game, query, lang)).toBeUndefined();
  });

  const fills: readonly (readonly [query: string, game: GameId, lang: Language, tool: string])[] = [
    ['entrench a french army, die 3', 'paths-of-glory', 'en', 'entrench'],
    ['french defenders retreat', 'grand-illusion', 'en', 'retreat'],
    ['event H', 'when-eagles-fight', 'en', 'events'],
    ['cuántos pasos caben en montaña', 'nach-paris', 'es', 'stacking'],
    ['twelve convoys so far this turn', 'nach-paris', 'en', 'rail'],
  ];
  test.each(fills)('%s (%s): fill it in', async (query, game, lang, tool) => {
    expect((await readIn(game, query, lang))?.tool).toBe(tool);
  });
});
