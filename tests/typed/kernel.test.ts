import { describe, expect, test } from 'vitest';
import { isFight } from '@/lib/typed/fight';
import { mayBeFight } from '@/lib/typed/looks';
import type { Entry, Lexicon } from '@/lib/typed/meaning';
import { readFight, wordsAt, type Reading } from '@/lib/typed/reading';
import { counts } from '@/lib/typed/tokens';
import { randomFrom } from '@/tests/support/random';

const traits = (words: string, given: Record<string, string>): Entry => ({
  words: words.split('|'),
  means: { kind: 'traits', traits: given },
});
const RED_AND_BLUE: Lexicon = {
  entries: [
    traits('red|reds|rojo|rosso', { nation: 'red' }),
    traits('blue|azul|blu', { nation: 'blue' }),
    traits('tower|towers|torre|torres|torri', { kind: 'tower' }),
    traits('knight|knights|caballo|caballos|cavallo|cavalli', { kind: 'knight' }),
    traits('tired|cansado|stanco', { state: 'tired' }),
    { words: ['Big Hill', 'Monte Grande'], means: { kind: 'field', field: 'place', value: 'hill', place: true } },
    { words: ['ford', 'vado'], means: { kind: 'field', field: 'place', value: 'ford', place: true } },
    { words: ['mud'], means: { kind: 'field', field: 'ground', value: 'mud' } },
    {
      words: ['wall', 'muro'],
      means: { kind: 'asks', of: 'field', name: 'wall', min: 0, max: 2, without: 1, before: true },
    },
    { words: ['age'], means: { kind: 'asks', of: 'trait', name: 'age', min: 1, max: 9, before: true } },
  ],
  noun: 'kind',
  nation: 'nation',
  states: ['state'],
  sided: ['bonus'],
  signed: { name: 'bonus', min: -3, max: 3 },
};

const units = (side: Reading['attack']): string =>
  side
    .map(({ count, traits: { nation, kind, ...rest }, place }) =>
      [
        count ?? '',
        nation ?? '?',
        kind ?? '?',
        ...Object.values(rest),
        ...(place === undefined ? [] : [`@${String(place)}`]),
      ]
        .join(' ')
        .trim(),
    )
    .join(', ');
/** "2 red tower | blue knight | wall 1" */
function said(text: string, lexicon = RED_AND_BLUE): string {
  const { attack, defence, fields, faults } = readFight(text, lexicon, 'en');
  return [
    units(attack),
    units(defence),
    ...fields.map(({ field, value }) => `${field} ${String(value)}`),
    ...faults.map(({ code, ...fault }) => `!${code} ${'missing' in fault ? fault.missing : ''}`.trim()),
  ].join(' | ');
}

describe('who fights whom', () => {
  test.each([
    ['2 red towers vs blue knight', '2 red tower | blue knight'],
    ['two red towers and a knight against one blue knight', '2 red tower, 1 red knight | 1 blue knight'],
    ['dos torres rojas', '2 red tower | '],
    ['dos torres rojo y un caballo contra tres azul', '2 red tower, 1 red knight | 3 blue ?'],
    ['due torri rosso attaccano un cavallo blu', '2 red tower | 1 blue knight'],
    ['2x red tower, 1 tired vs blue knight x3', '1 red tower, 1 red tower tired | 3 blue knight'],
    ['a blue knight attacked by 3 red towers', '3 red tower | 1 blue knight'],
    ['blue knight defends against red tower', 'red tower | blue knight'],
    ['blue knight getting whacked at the ford by 3 red towers', '3 red tower | blue knight | place ford'],
    ['a blue knight in the ford is attacked by two red towers', '2 red tower | 1 blue knight | place ford'],
    ['un caballo azul, lo va a atacar una torre rojo', '1 red tower | 1 blue knight'],
    ['a blue knight in the ford, two red towers on it', '2 red tower | 1 blue knight | place ford'],
    ["attacked by two red towers, we're just one blue knight", '2 red tower | 1 blue knight'],
    ['two red towers, a blue knight defending', '2 red tower | 1 blue knight'],
    ['both red towers attack a blue knight', '2 red tower | 1 blue knight'],
    ['attack a blue knight with 2 red towers', '2 red tower | 1 blue knight'],
    ['2 red towers attack the ford defended by a blue knight', '2 red tower | 1 blue knight | place ford'],
    ['2 red towers > 1 blue knight', '2 red tower | 1 blue knight'],
    ['red tower and 2 blue knights', 'red tower, 2 blue knight | '],
    ['red towers age 3 vs blue 4 age knights', 'red tower 3 | blue knight 4'],
    ['the 8th red tower vs the 2nd blue knight', 'red tower | blue knight'],
    ['thirty three red towers vs twenty-one blue knights', '33 red tower | 21 blue knight'],
    ['cuarenta y dos rojo torres contra 1 azul', '42 red tower | 1 blue tower'],
  ])('%s', (text, expected) => {
    expect(said(text)).toBe(expected);
  });
});

describe('places, fields and numbers', () => {
  test.each([
    ['red tower vs blue knight big hill', 'red tower | blue knight | place hill'],
    ['big hill: red tower vs blue knight', 'red tower | blue knight | place hill'],
    [
      'red tower from the ford vs blue knight in monte grande',
      'red tower @ford | blue knight | from ford | place hill',
    ],
    ['red tower in the ford attacks blue knight', 'red tower @ford | blue knight | from ford'],
    ['red tower vs blue knight wall 2', 'red tower | blue knight | wall 2'],
    ['red tower vs blue knight 2 walls', 'red tower | blue knight | wall 2'],
    ['red tower vs blue knight wall level 2', 'red tower | blue knight | wall 2'],
    ['red tower vs blue knight wall', 'red tower | blue knight | wall 1'],
    ['red tower +1 vs blue knight minus 2', 'red tower | blue knight | bonus 1 | bonus -2'],
    ['2 red towers plus 1 knight vs blue knight', '2 red tower, 1 red knight | blue knight'],
    ['red tower vs blue knight wall 5', 'red tower | blue knight | !range'],
    ['red tower vs blue knight ford big hill', 'red tower | blue knight | place ford | place hill | !twice'],
    ['red tower vs blue knight ford ford', 'red tower | blue knight | place ford | place ford'],
    ['2 red towers vs', '2 red tower |  | !side defence'],
    ['vs 2 red towers', ' | 2 red tower | !side attack'],
    ['red tower vs blue knight vs red tower', 'red tower | blue knight, red tower | !third'],
  ])('%s', (text, expected) => {
    expect(said(text)).toBe(expected);
  });
});

describe('what is not understood is named', () => {
  const unknown = (text: string) => {
    const reading = readFight(text, RED_AND_BLUE, 'en');
    return wordsAt(
      reading,
      reading.uses.flatMap((use, at) => (use === 'unknown' ? [at] : [])),
    );
  };
  test.each([
    ['2 red towers vs blue knight', ''],
    ['2 red dragons vs blue knight', '2 red dragons'],
    ['2 red towers vs blue knight or tower', 'or tower'],
    ['2 red towers vs blue knight without a tower', 'without a tower'],
    ['2 red towers, no, 3, vs blue knight', ''],
    ['2 red towers vs blue knight at dawn 17', 'dawn 17'],
    ['2 red towers vs blue kn', 'blue kn'],
  ])('%s', (text, expected) => {
    expect(unknown(text)).toBe(expected);
  });

  test('a slip of the finger is mended and told', () => {
    const reading = readFight('2 red towres vs blue knihgt', RED_AND_BLUE, 'en');
    expect(units(reading.attack)).toBe('2 red tower');
    expect([...reading.meant.values()]).toEqual(['towers', 'knight']);
  });

  test('every word is used, says nothing or is unknown, and no word speaks twice', () => {
    const words = [
      ...RED_AND_BLUE.entries.flatMap((entry) => entry.words),
      ...'a the and with 2 17 +1 8th 3-4 x vs attacks dragon in from , ( é'.split(' '),
    ];
    const random = randomFrom(7);
    for (let n = 0; n < 2000; n++) {
      const text = Array.from(
        { length: 1 + Math.floor(random() * 12) },
        () => words[Math.floor(random() * words.length)],
      ).join(' ');
      const reading = readFight(text, RED_AND_BLUE, 'en');
      const { tokens, uses, attack, defence, fields, versus } = reading;
      expect(uses).toHaveLength(tokens.length);
      const speakers = [...[...attack, ...defence, ...fields].map((one) => one.tokens), versus];
      for (const [at, token] of tokens.entries()) {
        const spoken = speakers.filter((places) => places.includes(at)).length;
        expect(spoken, `${text}: ${token.text}`).toBeLessThanOrEqual(1);
        if (spoken === 1) expect(uses[at], `${text}: ${token.text}`).toBe('used');
        if (counts(token)) expect(['used', 'filler', 'unknown']).toContain(uses[at]);
      }
    }
  });
});

describe('what is a fight', () => {
  const fights = (text: string) => mayBeFight(text) && isFight(readFight(text, RED_AND_BLUE, 'en'), RED_AND_BLUE);
  test.each([
    ['2 red towers vs blue knight', true],
    ['red tower attacks blue knight', true],
    ['2 red towers vs', true],
    ['tower vs knight stacking', false],
    ['flank attack', false],
    ['how does a red tower attack', false],
    ['red towers', false],
    ['12.4.3', false],
    ['may a tower attack without supply when its leader has lost his hat', false],
  ])('%s: %s', (text, expected) => {
    expect(fights(text)).toBe(expected);
  });

  test('ten thousand characters are answered', () => {
    const long = 'red tower vs blue knight '.repeat(400);
    expect(mayBeFight(long)).toBe(false);
    expect(() => readFight(long, RED_AND_BLUE, 'en')).not.toThrow();
  });
});
