import { expect, test } from 'vitest';
import { buildSearch } from '@/lib/search/build';
import { search } from '@/lib/search/search';
import { searchSource, withTexts, type SearchSource } from '@/lib/search/source';
import { practiceQueries, warmUp } from '@/lib/search/warm-up';
import { smallGame } from '@/tests/fixtures/small-search';

const { head, file } = buildSearch(smallGame('en'));
const QUERIES = ['12.4.3', 'flank', 'seige', 'f', 'forced march'];

/** A source that notes what of it has been asked for. */
function watched(source: SearchSource): { readonly source: SearchSource; readonly asked: Set<string> } {
  const asked = new Set<string>();
  const { exact, whole } = source;
  return {
    asked,
    source: {
      exact,
      whole,
      get text() {
        asked.add('text');
        return source.text;
      },
      get spelling() {
        asked.add('spelling');
        return source.spelling;
      },
    },
  };
}

test('what a first key would read is read, piece by piece', () => {
  const { source, asked } = watched(searchSource(head, file));
  const work = warmUp([source]);
  expect(asked.size).toBe(0);
  work.next();
  expect([...asked]).toEqual(['text']);
  const pieces = [...work];
  expect([...asked].sort()).toEqual(['spelling', 'text']);
  expect(pieces.length).toBeGreaterThan(head.rules.length);
});

test('a source without its texts is left for later', () => {
  const { source, asked } = watched(searchSource(head));
  expect([...warmUp([source])]).toEqual([]);
  expect(asked.size).toBe(0);
});

test('the answers stay the same', () => {
  const [cold, warm] = [searchSource(head, file), searchSource(head, file)];
  for (const _ of warmUp([warm]));
  for (const query of QUERIES)
    expect(JSON.stringify(search(query, [warm]))).toBe(JSON.stringify(search(query, [cold])));
});

test('practice in drawing hits types titles key by key, and their numbers', () => {
  const queries = practiceQueries(searchSource(head));
  const { title, number } = head.rules[0] ?? { title: '', number: '' };
  expect(queries.slice(0, 3)).toEqual([title.slice(0, 1), title.slice(0, 2), title.slice(0, 3)]);
  expect(queries).toContain(number);
  expect(practiceQueries(searchSource({ ...head, rules: [] }))).toEqual([]);
});

test('a word that is known never has the spelling read for it, one that is not does', () => {
  const { source, asked } = watched(searchSource(head, file));
  search('siege', [source]);
  expect(asked.has('spelling')).toBe(false);
  search('seige', [source]);
  expect(asked.has('spelling')).toBe(true);
});

test('texts that arrive later are answered from the same head', () => {
  const named = searchSource(head);
  const whole = withTexts(named, file);
  expect(whole.exact).toBe(named.exact);
  for (const query of QUERIES)
    expect(JSON.stringify(search(query, [whole]))).toBe(JSON.stringify(search(query, [searchSource(head, file)])));
});
