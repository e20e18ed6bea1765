import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gameNames, parseQuery } from '@/lib/search/query';

const GAMES = gameNames('paths-of-glory', ['PoG', 'SdG', 'Paths of Glory', 'Senderos de Gloria']);

describe('a number in any spelling', () => {
  test.each([
    ['12.4.3', '12.4.3'],
    ['12', '12'],
    ['12.', '12'],
    ['12.4.3.', '12.4.3'],
    [' 12.4 ', '12.4'],
    ['12,4,3', '12.4.3'],
    ['12, 4, 3', '12.4.3'],
    ['12 4 3', '12.4.3'],
    ['12. 4. 3', '12.4.3'],
    ['15.3,2', '15.3.2'],
    ['06.0', '6.0'],
    ['[8.3.1]', '8.3.1'],
    ['(12.2.7)', '12.2.7'],
    ['«9.2.7.1»', '9.2.7.1'],
    ['12.4?', '12.4'],
    ['§12.4', '12.4'],
    ['§ 12.4', '12.4'],
    ['rule 12.4', '12.4'],
    ['Rules 12', '12'],
    ['regla 12.4', '12.4'],
    ['regola 12.4.', '12.4'],
    ['r. 12.4', '12.4'],
    ['r.12.4', '12.4'],
    ['r12.4', '12.4'],
    ['art 10.1.1', '10.1.1'],
    ['art. 10.1.1', '10.1.1'],
    ['artículo 12.4.5', '12.4.5'],
    ['articolo 8', '8'],
    ['rule §14.1', '14.1'],
    ['6.0.E.2', '6.0.e.2'],
    ['6.E.2', '6.e.2'],
    ['9.5.4.c', '9.5.4.c'],
    ['9.5.4c', '9.5.4.c'],
    ['§9.5.4c.', '9.5.4.c'],
    ['13.3.4.a1', '13.3.4.a1'],
    ['13.3.4.A1', '13.3.4.a1'],
    ['13.3.4a1', '13.3.4.a1'],
    ['rule 11.2.1.c.2', '11.2.1.c.2'],
    ['11.2.1c2', '11.2.1.c2'],
    ['phase D', 'd'],
    ['fase E', 'e'],
    ['segmento F.1', 'f.1'],
  ])('%s', (typed, number) => {
    expect(parseQuery(typed, GAMES)).toMatchObject({ kind: 'number', number, words: '', loose: false });
  });

  test.each([
    ['6 e 2', '6.e.2'],
    ['6e2', '6.e.2'],
    ['E.2', 'e.2'],
    ['e2', 'e.2'],
    ['F 1', 'f.1'],
    ['13.3.4 a1', '13.3.4.a1'],
    ['9.5.4 c', '9.5.4.c'],
  ])('%s is one only if it exists', (typed, number) => {
    expect(parseQuery(typed, GAMES)).toMatchObject({ kind: 'number', number, words: '', loose: true });
  });
});

describe('a number with words searches below it', () => {
  test.each([
    ['12.4 army', '12.4', 'army'],
    ['12.4 Ejército', '12.4', 'ejercito'],
    ['rule 12 army', '12', 'army'],
    ['[8.3.1] two armies', '8.3.1', 'two armies'],
    ['pog 16.4: baku', '16.4', 'baku'],
    ['9.5.4c fort', '9.5.4.c', 'fort'],
  ])('%s', (typed, number, words) => {
    expect(parseQuery(typed, GAMES)).toMatchObject({ kind: 'number', number, words, loose: false });
  });
});

describe('a game in front of or behind the query', () => {
  test.each([
    ['pog 12.4', '12.4'],
    ['PoG12.4', '12.4'],
    ['PoG: 12.4', '12.4'],
    ['sdg 12.4.3', '12.4.3'],
    ['paths of glory 3', '3'],
    ['12.4 pog', '12.4'],
  ])('%s', (typed, number) => {
    expect(parseQuery(typed, GAMES)).toMatchObject({ kind: 'number', game: 'paths-of-glory', number });
  });

  test('with words, and alone', () => {
    expect(parseQuery('pog flank attack', GAMES)).toEqual({
      kind: 'words',
      game: 'paths-of-glory',
      text: 'flank attack',
    });
    expect(parseQuery('PoG', GAMES)).toEqual({ kind: 'empty', game: 'paths-of-glory' });
    expect(parseQuery('pogrom', GAMES)).toEqual({ kind: 'words', text: 'pogrom' });
  });
});

describe('words', () => {
  test.each([
    'siege',
    '14 points',
    '1914',
    '3 units per space',
    '2:1',
    '8-card hand',
    'no retreat',
    'rule army',
    'fase de asedio',
    '12.4army',
    '10000',
    'r',
    'e',
  ])('%s', (typed) => {
    expect(parseQuery(typed, GAMES)).toEqual({ kind: 'words', text: typed });
  });

  test.each(['', '   ', '[', '«»'])('nothing is asked by "%s"', (typed) => {
    expect(parseQuery(typed, GAMES).kind).toBe('empty');
  });
});

test('reads every text without throwing, and a number keeps only its own characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (typed) => {
      const query = parseQuery(typed, GAMES);
      if (query.kind === 'number') expect(query.number).toMatch(/^[\da-z]+(\.[\da-z]+)*$/);
    }),
  );
});
