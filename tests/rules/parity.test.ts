import { expect, it } from 'vitest';
import { compareTranslations } from '@/lib/rules/parity';
import { parseChapter } from '@/lib/rules/parse';

const entry = (lang: 'en' | 'es', heading: string, body: string) => {
  const [one] = parseChapter({
    game: 'paths-of-glory',
    lang,
    file: 'x.md',
    markdown: `### 1.2.3 ${heading}\n${body}\n`,
  }).entries;
  if (!one) throw new Error('no entry');
  return one;
};
const MARKS = ['▲', '■', '●'];
const compare = (english: string, spanish: string, headings: readonly [string, string] = ['Title', 'Título']) =>
  compareTranslations(entry('en', headings[0], english), entry('es', headings[1], spanish), MARKS);

it('says nothing of two texts that say the same', () => {
  expect(
    compare(
      '▲ Lose 3 of 5 steps (§12.4.3, [chart](table:units)).',
      '▲ Pierde 3 de 5 pasos (§12.4.3, [tabla](table:units)).',
    ),
  ).toEqual([]);
});

it('does not mind another order of references', () => {
  expect(compare('§1.1 and §1.2', '§1.2 y §1.1')).toEqual([]);
});

it.each([
  ['rules', '§1.1 §1.2', '§1.1', ['1.2'], []],
  ['tables', 'a', '[t](table:units)', [], ['units']],
  ['disputes', '[t](dispute:a)', '[t](dispute:b)', ['a'], ['b']],
  ['tools', '[t](tool:g/fire)', 'a', ['g/fire'], []],
  ['marks', '▲ a ▲', '▲ a', ['▲'], []],
  ['call-outs', '> [!RULING]\n> a', '> [!EDITION]\n> a', ['ruling'], ['edition']],
  ['numbers', '2 of 2 steps, +1', '2 pasos, −1', ['2'], []],
])('reports other %s', (what, english, spanish, onlyFirst, onlySecond) => {
  expect(compare(english, spanish)).toEqual([{ what, onlyFirst, onlySecond }]);
});

it('reports other marks of the title', () => {
  expect(compare('a', 'a', ['▲ Title', 'Título'])).toEqual([{ what: 'title marks', onlyFirst: ['▲'], onlySecond: [] }]);
});

it('does not count the digits of rule numbers', () => {
  expect(compare('see §12.4.3 twice: §12.4.3', 'véase §12.4.3')).toEqual([]);
});
