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
    ['12;4', '12.4'],
    ['12;4;3', '12.4.3'],
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
    ['rule 12-4', '12.4'],
    ['event 7.2.J', '7.2.j'],
    ['evento 7.2J', '7.2.j'],
    ['evento 7.2', '7.2'],
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
    ['12.4/3', '12.4.3'],
    ['16 point 4 point 9', '16.4.9'],
    ['nueve punto cinco', '9.5'],
    ['regola otto punto quattro punto nove', '8.4.9'],
    ['apartado 16 punto 1 punto 3 punto 1', '16.1.3.1'],
    ['thirteen point twenty one', '13.21'],
    ['rule twelve three three', '12.3.3'],
    ['rule nine', '9'],
    ['see 3.2.4(b)', '3.2.4.b'],
    ['la 9_5_3_3', '9.5.3.3'],
    ['p. 7-3', '7.3'],
    ['12.4 - 3', '12.4.3'],
    ['§ 12/4', '12.4'],
    ['section 12.4.3', '12.4.3'],
    ['sec. 12-4', '12.4'],
    ['chapter 12', '12'],
    ['paragraph 12.4', '12.4'],
    ['see 12.4', '12.4'],
    ['see rule no. 12.4', '12.4'],
    ['rule number 12–4', '12.4'],
    ['the rule 12.4', '12.4'],
    ['what does rule 12.4 say?', '12.4'],
    ['12.4 rule', '12.4'],
    ['apartado 12.4', '12.4'],
    ['ver el apartado 12,4', '12.4'],
    ['véase 12.4', '12.4'],
    ['art. 12-4-3', '12.4.3'],
    ['punto 12.4', '12.4'],
    ['párrafo 12_4', '12.4'],
    ['capítulo 12', '12'],
    ['sección 12.4', '12.4'],
    ['regla n.º 12.4', '12.4'],
    ['qué dice la 12.4', '12.4'],
    ['según la regla 12.4', '12.4'],
    ['vedi 12.4', '12.4'],
    ['vedi la regola 12/4', '12.4'],
    ['sezione 12.4', '12.4'],
    ['paragrafo 12.4', '12.4'],
    ['comma 12.4', '12.4'],
    ['capitolo 12', '12'],
    ['thirteen point twenty seven', '13.27'],
    ['13 point twenty seven', '13.27'],
    ['13 point twenty-seven', '13.27'],
    ['trece punto veintisiete', '13.27'],
    ['tredici punto ventisette', '13.27'],
    ['13 punto ventisette', '13.27'],
    ['rule thirteen twenty seven', '13.27'],
    ['regla trece veintisiete', '13.27'],
    ['regola tredici ventisette', '13.27'],
    ['rule thirteen twenty-seven', '13.27'],
    ['section twenty two', '22'],
    ['capítulo veintidós', '22'],
    ['capitolo ventidue', '22'],
    ['capítulo veintitrés', '23'],
    ['rule twenty three point one', '23.1'],
    ['regla 21 punto 2 punto 1', '21.2.1'],
    ['rule twelve point zero', '12.0'],
    ['regla seis punto cero', '6.0'],
    ['twelve point four point three', '12.4.3'],
    ['twelve dot four dot three', '12.4.3'],
    ['twelve period four', '12.4'],
    ['twelve point four three', '12.4.3'],
    ['quince punto tres dos', '15.3.2'],
    ['quindici punto tre due', '15.3.2'],
    ['la quince punto tres punto dos', '15.3.2'],
    ['la regla quince tres dos', '15.3.2'],
    ['artículo quince, tres, dos', '15.3.2'],
    ['rule nine dash five dash four dash c', '9.5.4.c'],
    ['nine point five point four point c', '9.5.4.c'],
    ['nove punto cinque punto quattro punto c', '9.5.4.c'],
    ['rule nine five four c', '9.5.4.c'],
    ['rule thirteen point three point four point a five', '13.3.4.a.5'],
    ['what does rule nine say', '9'],
    ['what does rule twelve three three say', '12.3.3'],
    ['qué dice la regla doce tres tres', '12.3.3'],
    ['cosa dice la regola dodici punto tre', '12.3'],
    ['see rule eleven six fifteen', '11.6.15'],
    ['apartado once guion seis guion quince', '11.6.15'],
    ['rule number sixteen four', '16.4'],
    ['regla número dieciséis punto cuatro', '16.4'],
    ['rule eight stroke three', '8.3'],
    ['paragraph eight slash three', '8.3'],
    ["l'articolo 12.4", '12.4'],
    ["l'articolo dodici punto quattro", '12.4'],
    ['rule twenty-one two one', '21.2.1'],
    ['regla veintiuno dos uno', '21.2.1'],
    ['regola ventuno due uno', '21.2.1'],
  ])('%s', (typed, number) => {
    expect(parseQuery(typed, GAMES)).toMatchObject({ kind: 'number', number, words: '', loose: false });
  });

  test.each([
    ['thirteen twenty two', '13.22'],
    ['nine five four b', '9.5.4.b'],
    ['la quince tres dos', '15.3.2'],
    ['la doce cuatro', '12.4'],
    ['what does twelve three three say', '12.3.3'],
    ['qué dice la quince tres dos', '15.3.2'],
    ['cosa dice la dodici tre tre', '12.3.3'],
    ['la tredici ventisette', '13.27'],
    ['thirteen twenty seven', '13.27'],
    ['trece veintisiete', '13.27'],
    ['twelve, four, three', '12.4.3'],
    ['twelve-four-three', '12.4.3'],
    ['doce/cuatro', '12.4'],
    ['eleven six fifteen', '11.6.15'],
    ['nine five four c', '9.5.4.c'],
    ["l'undici due", '11.2'],
    ['six e two', '6.e.2'],
    ['thirteen three four a five', '13.3.4.a.5'],
    ['veintiuno dos uno', '21.2.1'],
    ['véase once seis quince', '11.6.15'],
  ])('"%s", number words in a row, is a number only where there is that rule', (typed, number) => {
    expect(parseQuery(typed, GAMES)).toMatchObject({ kind: 'number', number, loose: true });
  });

  test.each([
    'two armies',
    'fourteen points',
    'rule two armies',
    'one',
    'el once',
    'thirty three armies',
    'three against two',
    'dos ejércitos y tres cuerpos',
    'turn twelve',
    'what does one army cost',
  ])('no number: %s', (typed) => {
    expect(parseQuery(typed, GAMES).kind).toBe('words');
  });

  test.each([
    ['6 e 2', '6.e.2'],
    ['6e2', '6.e.2'],
    ['E.2', 'e.2'],
    ['e2', 'e.2'],
    ['F 1', 'f.1'],
    ['13.3.4 a1', '13.3.4.a1'],
    ['9.5.4 c', '9.5.4.c'],
    ['12-9', '12.9'],
    ['12/4/3', '12.4.3'],
    ['12-4-3', '12.4.3'],
    ['12 – 4 – 3', '12.4.3'],
    ['12_4', '12.4'],
    ['12·4', '12.4'],
    ['6/7/4', '6.7.4'],
    ['9-4-8', '9.4.8'],
    ['6–7–4', '6.7.4'],
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
    'event 5',
    '3-1',
    '1-2',
    '1/2',
    '3 - 1',
    'punto 5',
    'step 2',
    'see army',
    'from 12.4 to 12.7',
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

describe('a number among words searches below it, if it exists', () => {
  test.each([
    ['army 12.4', '12.4', 'army'],
    ['ejército en la regla 12.4', '12.4', 'ejercito en la'],
    ['quante armate per 12.4?', '12.4', 'quante armate per'],
  ])('%s', (typed, number, words) => {
    expect(parseQuery(typed, GAMES)).toMatchObject({ kind: 'number', number, words, loose: true });
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
