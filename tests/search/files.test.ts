import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { bookPath } from '@/lib/rules/book';
import { searchContent } from '@/lib/cli/build-search';
import { ruleBook } from '@/lib/content/rule-book';
import { GAME_IDS } from '@/lib/games/find';
import { LANGUAGES } from '@/lib/core/language';
import { buildSearch } from '@/lib/search/build';
import { headPath, searchFilePath } from '@/lib/search/head';
import { search } from '@/lib/search/search';
import { searchSource } from '@/lib/search/source';

const LIMIT = 300_000;
const size = (value: unknown): number => brotliCompressSync(JSON.stringify(value)).length;

test('each file has an address of its own', () => {
  const paths = LANGUAGES.flatMap((lang) => [headPath('g', lang), searchFilePath('g', lang), bookPath('g', lang)]);
  expect(new Set(paths).size).toBe(paths.length);
});

describe.each(GAME_IDS.flatMap((game) => LANGUAGES.map((lang) => [game, lang] as const)))(
  'the files of %s in %s',
  (game, lang) => {
    test('are at most 300 kB compressed, its rules included, and the head is a small part of it', async () => {
      const { head, file } = buildSearch(await searchContent(game, lang));
      expect(size(head) + size(file) + size(ruleBook(game, lang))).toBeLessThanOrEqual(LIMIT);
      expect(size(head)).toBeLessThanOrEqual(33_000);
    });

    test('are the same for the same content, and the same after a journey as JSON', async () => {
      const content = await searchContent(game, lang);
      const [first, second] = [buildSearch(content), buildSearch(content)];
      expect(JSON.stringify(first)).toBe(JSON.stringify(second));
      const near = searchSource(first.head, first.file);
      const far = searchSource(JSON.parse(JSON.stringify(first.head)), JSON.parse(JSON.stringify(first.file)));
      for (const query of ['12.4.3', 'FP', 'CAB', 'siege', 'trincera'])
        expect(JSON.stringify(search(query, [far]))).toBe(JSON.stringify(search(query, [near])));
    });

    test('find every rule by its number, and each kind of thing', async () => {
      const content = await searchContent(game, lang);
      const { head, file } = buildSearch(content);
      const source = searchSource(head, file);
      for (const { number } of content.rules)
        expect(search(number, [source], { limit: 1 }).hits[0]?.number).toBe(number);
      const documents = source.text?.documents ?? [];
      expect(new Set(documents.map(({ kind }) => kind)).size).toBe(6);
      expect(new Set(documents.map(({ id }) => id)).size).toBe(file.documents.length);
    });

    test('pin phrases, terms and documents to rules that exist', async () => {
      const content = await searchContent(game, lang);
      const known = new Set(content.rules.map(({ number }) => number));
      const { head, file } = buildSearch(content);
      const documents = searchSource(head, file).text?.documents ?? [];
      const named = [
        ...content.asked.map(({ rule }) => rule),
        ...content.terms.flatMap(({ rules }) => rules),
        ...documents.flatMap(({ rules }) => rules),
      ];
      expect([...new Set(named)].filter((number) => !known.has(number))).toEqual([]);
    });
  },
);
