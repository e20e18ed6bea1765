import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '@/lib/core/language';
import { NUMBER_WORDS } from '@/lib/core/number-words';
import { GAME_IDS } from '@/lib/games/find';
import { search } from '@/lib/search/search';
import { builtSource, contentToSearch } from '@/tests/support/built-search';

/** English, Spanish and Italian stand in this order. */
const ORDER: Readonly<Record<Language, number>> = { en: 0, es: 1, it: 2 };
const ZERO: Readonly<Record<Language, string>> = { en: 'zero', es: 'cero', it: 'zero' };
const RULE: Readonly<Record<Language, string>> = { en: 'rule', es: 'regla', it: 'regola' };
const POINT: Readonly<Record<Language, string>> = { en: 'point', es: 'punto', it: 'punto' };

function wordOf(value: number, lang: Language): string {
  const words = [...NUMBER_WORDS].flatMap(([word, n]) => (n === value ? [word] : []));
  const plain = value === 21 ? words.filter((word) => word !== 'veintiun') : words;
  return value === 0 ? ZERO[lang] : (plain[ORDER[lang]] ?? plain.at(-1) ?? '');
}

/** "13.3.4.a5" as its parts are said: "thirteen", "three", "four", "a five". */
const spoken = (number: string, lang: Language): readonly string[] =>
  number
    .toLowerCase()
    .split('.')
    .map((part) =>
      part
        .split(/(?<=[a-z])(?=\d)/)
        .map((piece) => (/^\d+$/.test(piece) ? wordOf(Number(piece), lang) : piece))
        .join(' '),
    );

/** "Twenty one" is 21, and 20.1 to nobody. */
const isOther = (row: string): boolean => /\btwenty (?:one|two|three)\b/.test(row);

describe.each(GAME_IDS.flatMap((game) => LANGUAGES.map((lang) => [game, lang] as const)))('%s in %s', (game, lang) => {
  test('every rule is found by its number as it is said', async () => {
    const source = await builtSource(game, lang);
    const { rules } = await contentToSearch(game, lang);
    const missed = rules.flatMap(({ number }) => {
      const parts = spoken(number, lang);
      const row = parts.join(' ');
      const said = [
        ...(parts.length > 1 ? [parts.join(` ${POINT[lang]} `)] : []),
        ...(isOther(row) ? [] : [`${RULE[lang]} ${row}`, ...(parts.length > 1 ? [`la ${row}`] : [])]),
      ];
      return said.flatMap((query) => {
        const found = search(query, [source], { limit: 1 }).hits[0]?.number;
        return found === number ? [] : [`${number}: ${query} → ${found ?? 'nothing'}`];
      });
    });
    expect(missed).toEqual([]);
  });
});
