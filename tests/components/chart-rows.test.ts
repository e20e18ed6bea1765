import { expect, it } from 'vitest';
import { axisBeside, readsAsRows } from '@/components/tables/chart-rows';
import { readGame } from '@/lib/content/game';
import type { GameId } from '@/lib/core/game-id';
import type { Chart } from '@/lib/tables/chart';

const chart = (game: GameId, id: string): Chart => {
  const found = readGame(game).tables().get(id);
  if (!found) throw new Error(`no chart ${id}`);
  return found;
};

it.each<[GameId, string]>([
  ['grand-illusion', 'fortunes-of-war'],
  ['grand-illusion', 'scenario-set-up'],
  ['when-eagles-fight', 'set-up'],
  ['when-eagles-fight', 'random-events'],
])('%s, %s: a table of words is rows to read on a phone, in every language', (game, id) => {
  for (const lang of ['en', 'es', 'it'] as const) expect(readsAsRows(chart(game, id), lang), lang).toBe(true);
});

it('what is looked up stays a grid', () => {
  expect(readsAsRows(chart('paths-of-glory', 'fire-army'), 'en')).toBe(false);
});

const WORDS: Chart = {
  id: 'words',
  kind: 'list',
  title: { en: 'Words', es: 'Palabras', it: 'Palabras' },
  rules: [],
  rows: {
    label: { en: '2d6', es: '2d6', it: '2d6' },
    items: [
      { id: 'two', label: '2' },
      { id: 'rest', label: 'others' },
    ],
  },
  columns: {
    label: { en: '', es: '', it: '' },
    items: ['a', 'b', 'c'].map((id) => ({ id, label: id })),
  },
  cells: [
    ['1', 'a sentence that needs several lines', 'another sentence of that kind'],
    ['2', 'x', null],
  ],
  provenance: { source: 'x', text: { en: '', es: '', it: '' } },
};

it('a list of numbers stays a grid, however wide; one of words that fits does too', () => {
  const numbers = {
    ...WORDS,
    cells: [
      ['1', '2', '3'],
      [4, 5, null],
    ],
  };
  expect(readsAsRows(WORDS, 'en')).toBe(true);
  expect(readsAsRows(numbers, 'en')).toBe(false);
  const [, second] = WORDS.columns.items;
  const narrow = {
    ...WORDS,
    columns: { ...WORDS.columns, items: second ? [second] : [] },
    cells: [['a sentence that needs several lines'], ['x']],
  };
  expect(readsAsRows(narrow, 'en')).toBe(false);
});

it('a bare number says of which dice it is', () => {
  const [two, rest] = WORDS.rows.items;
  expect(two && axisBeside(two, WORDS, 'en')).toBe('2d6');
  expect(rest && axisBeside(rest, WORDS, 'en')).toBeUndefined();
});
