import { describe, expect, test } from 'vitest';
import { searchSource } from '@/lib/search/source';
import { LONGEST_QUERY, search, type SearchOptions, type SearchResult } from '@/lib/search/search';
import { buildSearch } from '@/lib/search/build';
import { sectionsOf } from '@/lib/search/terms';
import { smallGame } from '@/tests/fixtures/small-search';

const built = { en: buildSearch(smallGame('en')), es: buildSearch(smallGame('es')), it: buildSearch(smallGame('it')) };
const wire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const sources = {
  en: searchSource(wire(built.en.head), wire(built.en.file)),
  es: searchSource(wire(built.es.head), wire(built.es.file)),
  it: searchSource(wire(built.it.head), wire(built.it.file)),
  headOnly: searchSource(wire(built.en.head)),
};

const ask = (query: string, lang: keyof typeof sources = 'en', options: SearchOptions = {}): SearchResult =>
  search(query, [sources[lang]], options);
const numbers = ({ hits }: SearchResult): readonly string[] => hits.flatMap(({ number }) => number ?? []);
const ids = ({ hits }: SearchResult): readonly string[] => hits.map(({ id }) => id);

describe('a number', () => {
  test('is the answer, with its subtree in numeric order behind it', () => {
    const result = ask('12.4');
    expect(result.answer).toMatchObject({
      id: 'rule:12.4',
      kind: 'rule',
      number: '12.4',
      title: 'Taking losses',
      address: '/en/paths-of-glory/rules/12/#r-12.4',
    });
    expect(numbers(result)).toEqual(['12.4', '12.4.2', '12.4.3', '12.4.10']);
  });

  test.each(['12.4.3', '12,4,3', '12 4 3', '§12.4.3', 'rule 12.4.3.', '[12.4.3]', 'pog 12.4.3', '12.4.3 PoG'])(
    '%s',
    (query) => {
      expect(ask(query).answer?.number).toBe('12.4.3');
    },
  );

  test.each(['6.0.A', 'a 1', 'A.1', '6 a 1', 'phase A'])('of a lettered phase: %s', (query) => {
    expect(ask(query).answer?.number).toMatch(/^6\.0\.A/);
  });

  test('goes on while it is typed', () => {
    expect(numbers(ask('1', 'en', { typing: true })).slice(0, 3)).toEqual(['1.0', '12.0', '12.4']);
    expect(numbers(ask('1'))).toEqual(['1.0']);
    expect(numbers(ask('12.4.1', 'en', { typing: true }))[0]).toBe('12.4.10');
  });

  test('that was misprinted leads to the rule', () => {
    expect(ask('12.44').answer?.number).toBe('12.4.10');
  });

  test('that does not exist is said so, with the nearest', () => {
    const result = ask('12.4.4');
    expect(result.answer).toBeUndefined();
    expect(result.notice).toMatchObject({ code: 'no-such-number', number: '12.4.4' });
    expect(result.notice?.nearest.map(({ number }) => number)).toContain('12.4.3');
    expect(numbers(result)[0]).toBe(result.notice?.nearest[0]?.number);
    expect(ask('99').notice?.nearest.length).toBeGreaterThan(0);
    expect(ask('99').notice?.lack).toMatchObject({ kind: 'chapter', chapter: '99' });
  });

  test('with a part too many leads to the deepest that there is', () => {
    const result = ask('12.4.3.9');
    expect(numbers(result)[0]).toBe('12.4.3');
    expect(result.notice).toMatchObject({ number: '12.4.3.9', lack: { kind: 'whole', part: '12.4.3' } });
    expect(numbers(ask('12.4.10.2.7'))[0]).toBe('12.4.10');
  });

  test('that only another game has is told with the way there', () => {
    const head = { ...wire(built.en.head), game: 'nach-paris', gameNames: ['NP'] } as const;
    const other = searchSource({ ...head, rules: [{ number: '8.3', title: 'Fire', path: [], address: '/np/8.3' }] });
    const both = [sources.en, other];
    const result = search('8.3', both, { game: 'paths-of-glory' });
    expect(result.notice?.elsewhere).toMatchObject([{ game: 'nach-paris', number: '8.3', address: '/np/8.3' }]);
    expect(result.hits.every(({ game }) => game === 'paths-of-glory')).toBe(true);
    expect(search('pog 8.3', both).notice?.elsewhere).toHaveLength(1);
    expect(search('99.3', both, { game: 'paths-of-glory' }).notice?.elsewhere).toEqual([]);
    expect(search('np 8.3', both, { game: 'paths-of-glory' }).answer?.address).toBe('/np/8.3');
  });

  test('with words finds them below it only', () => {
    expect(numbers(ask('12.4 fort'))).toEqual(['12.4.10']);
    expect(numbers(ask('rule 15 fort')).every((number) => number.startsWith('15'))).toBe(true);
  });

  test('with words that nothing below it holds gives all of it', () => {
    expect(numbers(ask('12.4 zeppelin'))).toEqual(['12.4', '12.4.2', '12.4.3', '12.4.10']);
  });
});

describe('a term', () => {
  test.each([
    ['LF', 'en'],
    ['lf', 'en'],
    ['Loss Factor', 'en'],
    ['loss factors', 'en'],
    ['FP', 'es'],
    ['factor de perdidas', 'es'],
    ['FACTOR DE PÉRDIDAS', 'es'],
    ['LF', 'es'],
    ['fattore di perdite', 'it'],
    ['toughness', 'en'],
    ['defence factor', 'es'],
  ] as const)('%s in %s is the answer, and its rules come first', (query, lang) => {
    const result = ask(query, lang);
    expect(result.answer).toMatchObject({ id: 'term:loss-factor', kind: 'term' });
    expect(numbers(result)[0]).toBe('12.4.2');
  });

  test('that shares its name belongs to the reader of that language first', () => {
    expect(ask('PR', 'es').answer?.id).toBe('term:replacement-points');
    expect(ask('PR', 'en').answer?.id).toBe('term:peace-rating');
  });

  test('is found by its beginning while it is typed, as no answer yet', () => {
    const result = ask('loss fac', 'en', { typing: true });
    expect(result.answer).toBeUndefined();
    expect(ids(result)).toContain('term:loss-factor');
  });
});

test('a section bears a name only by words that count: "What they are" is no name of "HA"', () => {
  const sections = sectionsOf([
    { number: '14.1', title: 'What they are' },
    { number: '14.2', title: 'STAVKA' },
  ]);
  expect(sections.map(({ number }) => number)).toEqual(['14.2']);
});

describe('words', () => {
  test('in another language find the texts', () => {
    expect(numbers(ask('asedio'))[0]).toBe('15.2');
    expect(numbers(ask('assedio', 'es'))[0]).toBe('15.2');
    expect(numbers(ask('siege', 'es'))[0]).toBe('15.2');
  });

  test('are blind to case and accents', () => {
    expect(ids(ask('PÉRDIDAS', 'es'))).toEqual(ids(ask('perdidas', 'es')));
  });

  test('that are all there come before words that are there in part', () => {
    expect(numbers(ask('fort trench'))[0]).toBe('15.3');
  });

  test('are found by their beginning', () => {
    expect(numbers(ask('entren', 'en', { typing: true }))).toContain('15.3');
    expect(numbers(ask('entren'))).toContain('15.3');
  });

  test.each([
    ['seige', '15.2'],
    ['besigee', '15.2'],
    ['trenhces', '15.3'],
    ['lossess', '12.4'],
  ])('are forgiven a slip: %s', (query, number) => {
    expect(numbers(ask(query))).toContain(number);
  });

  test('of three letters or with a digit are never guessed at', () => {
    expect(ids(ask('frt'))).toEqual([]);
    expect(ids(ask('1915'))).toEqual([]);
    expect(numbers(ask('1914'))).toEqual(['12.4.2']);
  });

  test('that exist are not taken for a slip', () => {
    expect(ids(ask('port')).some((id) => id === 'rule:15.2')).toBe(false);
    expect(numbers(ask('port'))).toEqual(['15.3']);
  });

  test('as players ask them find the rule that has other words', () => {
    expect(numbers(ask('how many hits do I take'))[0]).toBe('12.4.3');
  });
});

describe('the result', () => {
  test('mixes kinds and can be kept to some', () => {
    const kinds = new Set(ask('siege', 'en', { limit: 30 }).hits.map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(['chart', 'question', 'rule', 'step', 'term', 'tool']);
    expect(ask('siege', 'en', { kinds: ['tool'] }).hits.map(({ id }) => id)).toEqual(['tool:siege']);
    expect(ask('siege', 'en', { kinds: ['tool'] }).hits[0]?.address).toBe('/en/paths-of-glory/tools/siege/');
  });

  test('is kept to a game', () => {
    expect(ask('siege', 'en', { game: 'paths-of-glory' }).hits.length).toBeGreaterThan(0);
    expect(search('siege', [], { game: 'paths-of-glory' }).hits).toEqual([]);
  });

  test('is no longer than asked for, best first', () => {
    const { hits } = ask('siege', 'en', { limit: 3 });
    expect(hits).toHaveLength(3);
    expect(hits.map(({ score }) => score)).toEqual(hits.map(({ score }) => score).sort((a, b) => b - a));
  });

  test('marks the words in a passage of the text', () => {
    const hit = ask('surrender').hits.find(({ id }) => id === 'rule:15.2');
    const shown = hit?.snippet.map(({ text }) => text).join('');
    expect(shown).toContain('surrenders');
    expect(hit?.snippet.filter((part) => part.hit).map(({ text }) => text)).toEqual(['surrenders']);
  });

  test('marks words with accents as they stand', () => {
    const hit = ask('perdidas', 'es').hits.find(({ id }) => id === 'rule:12.4.2');
    expect(hit?.snippet.filter((part) => part.hit).map(({ text }) => text)).toContain('Pérdidas');
  });

  test('is empty for an empty query, and the same each time', () => {
    expect(ask('  ').hits).toEqual([]);
    expect(wire(ask('siege fort'))).toEqual(wire(ask('siege fort')));
  });
});

describe('a text that is no question', () => {
  test.each([
    ['words', 'siege fort '.repeat(1000)],
    ['one word', 'x'.repeat(10_000)],
    ['digits', '1'.repeat(10_000)],
    ['parts of a number', '1.'.repeat(5000)],
    ['marks of a number', 'rule '.repeat(2000)],
    ['brackets', '[('.repeat(5000)],
    ['spaces', `a${' '.repeat(10_000)}b`],
  ])('of 10,000 characters is answered from its beginning, and said so: %s', (_, query) => {
    const { cut } = ask(query);
    expect(cut?.length).toBe(query.length);
    expect(cut?.searched.length).toBeLessThanOrEqual(LONGEST_QUERY);
    expect(query.startsWith(cut?.searched ?? '?')).toBe(true);
  });

  test('is as good as its beginning, in whole words', () => {
    const long = ask(`siege ${'fort trench '.repeat(900)}`);
    expect(long.cut?.searched).toMatch(/^siege (fort|trench| )+$/);
    expect(ids(long)).toEqual(ids(ask(long.cut?.searched ?? '')));
    expect(ask('siege').cut).toBeUndefined();
  });
});

describe('before the index has arrived', () => {
  test('numbers and terms are answered', () => {
    expect(ask('12.4.3', 'headOnly').answer).toMatchObject({ number: '12.4.3', title: 'As much as possible' });
    expect(ask('LF', 'headOnly').answer?.id).toBe('term:loss-factor');
    expect(numbers(ask('LF', 'headOnly'))).toEqual(['12.4.2', '15.2']);
    expect(ask('loss fcator', 'headOnly').hits[0]?.number).toBe('12.4.2');
    expect(ask('12.4.4', 'headOnly').notice?.code).toBe('no-such-number');
    expect(numbers(ask('12.4 fort', 'headOnly'))).toEqual(['12.4', '12.4.2', '12.4.3', '12.4.10']);
  });

  test('words have no hits yet', () => {
    expect(ask('surrenders', 'headOnly').hits).toEqual([]);
  });
});
