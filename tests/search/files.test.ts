import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { bookPath } from '@/lib/rules/book';
import { fightWords } from '@/lib/content/fight-words';
import { ruleBook } from '@/lib/content/rule-book';
import { GAME_IDS, gameOf, messagesOfAll } from '@/lib/games/find';
import { LANGUAGES } from '@/lib/core/language';
import { buildSearch } from '@/lib/search/build';
import { headPath, searchFilePath } from '@/lib/search/head';
import { search } from '@/lib/search/search';
import { searchSource } from '@/lib/search/source';
import { builtSearch, builtSource, contentToSearch } from '@/tests/support/built-search';

const LIMIT = 360_000;
const HEAD_LIMIT = 33_000;
/** The words of the tools that read a fight; 1914 has the most of them, its lines and trains among them. */
const FIGHTS_LIMIT = 34_000;

/** From quick to the best there is; what lies between takes longer than it is worth. */
const QUALITIES = [5, 10, constants.BROTLI_MAX_QUALITY];

/** As far back as a browser may be made to look. */
const WINDOW = constants.BROTLI_MAX_WINDOW_BITS;

/** Bytes of values together, compressed; not better than it takes to be below the limit. */
function size(values: readonly unknown[], limit: number): number {
  const texts = values.map((value) => JSON.stringify(value));
  let total = Infinity;
  for (const quality of QUALITIES) {
    if (total <= limit) break;
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: WINDOW };
    total = texts.reduce((sum, text) => sum + brotliCompressSync(text, { params }).length, 0);
  }
  return total;
}

test('each file has an address of its own', () => {
  const paths = LANGUAGES.flatMap((lang) => [headPath('g', lang), searchFilePath('g', lang), bookPath('g', lang)]);
  expect(new Set(paths).size).toBe(paths.length);
});

describe.each(GAME_IDS.flatMap((game) => LANGUAGES.map((lang) => [game, lang] as const)))(
  'the files of %s in %s',
  (game, lang) => {
    test('are at most 360 kB compressed, its rules and fights included, and the head is a small part of it', async () => {
      const { head, file } = await builtSearch(game, lang);
      const { fights } = (await gameOf(game).fights?.()) ?? {};
      const said = fights ? fightWords(game, lang, messagesOfAll(game, fights.tools)) : {};
      expect(size([head, file, ruleBook(game, lang), said], LIMIT)).toBeLessThanOrEqual(LIMIT);
      expect(size([said], FIGHTS_LIMIT)).toBeLessThanOrEqual(FIGHTS_LIMIT);
      expect(size([head], HEAD_LIMIT)).toBeLessThanOrEqual(HEAD_LIMIT);
    });

    test('are the same for the same content, and the same after a journey as JSON', async () => {
      const first = await builtSearch(game, lang);
      const second = buildSearch(await contentToSearch(game, lang));
      expect(JSON.stringify(first)).toBe(JSON.stringify(second));
      const near = searchSource(first.head, first.file);
      const far = searchSource(JSON.parse(JSON.stringify(first.head)), JSON.parse(JSON.stringify(first.file)));
      for (const query of ['12.4.3', 'FP', 'CAB', 'siege', 'trincera'])
        expect(JSON.stringify(search(query, [far]))).toBe(JSON.stringify(search(query, [near])));
    });

    test('find every rule by its number, and each kind of thing', async () => {
      const content = await contentToSearch(game, lang);
      const { file } = await builtSearch(game, lang);
      const source = await builtSource(game, lang);
      for (const { number } of content.rules)
        expect(search(number, [source], { limit: 1 }).hits[0]?.number).toBe(number);
      const documents = source.text?.documents ?? [];
      expect(new Set(documents.map(({ kind }) => kind)).size).toBe(6);
      expect(new Set(documents.map(({ id }) => id)).size).toBe(file.documents.length);
    });

    test('pin phrases, terms and documents to rules that exist', async () => {
      const content = await contentToSearch(game, lang);
      const known = new Set(content.rules.map(({ number }) => number));
      const documents = (await builtSource(game, lang)).text?.documents ?? [];
      const named = [
        ...content.asked.map(({ rule }) => rule),
        ...content.terms.flatMap(({ rules }) => rules),
        ...documents.flatMap(({ rules }) => rules),
      ];
      expect([...new Set(named)].filter((number) => !known.has(number))).toEqual([]);
    });
  },
);
