import { expect, test } from 'vitest';
import { LANGUAGES } from '@/lib/core/language';
import { NUMBER_WORDS, numberWord } from '@/lib/core/number-words';

test('a number is said in each language as it is read', () => {
  expect(LANGUAGES.map((lang) => numberWord(3, lang))).toEqual(['three', 'tres', 'tre']);
  for (let n = 1; n < 20; n++) for (const lang of LANGUAGES) expect(NUMBER_WORDS.get(numberWord(n, lang))).toBe(n);
  expect(() => numberWord(20, 'en')).toThrow('20');
});
