import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { askedSchema, thesaurusSchema } from '@/lib/content/schemas';
import { LANGUAGES } from '@/lib/core/language';
import { isBelow } from '@/lib/core/rule-number';
import { GAME_IDS } from '@/lib/games/find';
import { search } from '@/lib/search/search';
import { builtSource } from '@/tests/support/built-search';

const { concepts } = thesaurusSchema.parse(JSON.parse(readFileSync('content/thesaurus.json', 'utf8')));

/** So deep a player looks. */
const DEEP = 10;

/** For each phrase how many games have its concept, and in how many of them no rule of it is among the first. */
async function lostIn(
  lang: (typeof LANGUAGES)[number],
): Promise<ReadonlyMap<string, readonly [asked: number, lost: number]>> {
  const tried = new Map<string, [number, number]>();
  for (const game of GAME_IDS) {
    const file = `content/${game}/search.json`;
    if (!existsSync(file)) continue;
    const { concepts: own } = askedSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    const source = await builtSource(game, lang);
    for (const { concept, rules } of own)
      for (const phrase of concepts.find(({ id }) => id === concept)?.[lang] ?? []) {
        const found = search(phrase, [source], { kinds: ['rule'], limit: DEEP }).hits.flatMap(
          ({ number }) => number ?? [],
        );
        const isThere = found.some((number) => rules.some((rule) => rule === number || isBelow(number, rule)));
        const [asked, lost] = tried.get(phrase) ?? [0, 0];
        tried.set(phrase, [asked + 1, lost + (isThere ? 0 : 1)]);
      }
  }
  return tried;
}

it.each(LANGUAGES)('no phrase of the thesaurus leads nowhere (%s)', async (lang) => {
  const tried = [...(await lostIn(lang))];
  expect(tried.filter(([, [asked, lost]]) => lost === asked).map(([phrase]) => phrase)).toEqual([]);
  // A game may have words of its own that come before: of a hundred phrases one at most.
  const sum = (of: 0 | 1): number => tried.reduce((total, [, counts]) => total + counts[of], 0);
  expect(sum(1) / sum(0)).toBeLessThan(0.01);
});
