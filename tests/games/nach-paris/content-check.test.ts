import { describe, expect, it } from 'vitest';
import sheets from '@/content/nach-paris/sheets.json';
import { checkData } from '@/lib/games/nach-paris/content-check';
import { CARDS } from '@/tests/tables/cards';

const FILES: Readonly<Record<string, unknown>> = {
  'sheets.json': sheets,
  ...Object.fromEntries(Object.entries(CARDS).map(([id, card]) => [`cards/${id}.json`, card])),
};
const found = (files: Readonly<Record<string, unknown>>) =>
  checkData(files).map(({ file, path, message }) => `${file} ${path.join('.')}: ${message}`);
const changed = (file: string, change: (text: string) => string) => ({
  ...FILES,
  [file]: JSON.parse(change(JSON.stringify(FILES[file]))) as unknown,
});

describe('the cards', () => {
  it('are what the calculators take for granted', () => expect(found(FILES)).toEqual([]));
  it('that are missing or that nobody loads are reported', () => {
    const { 'cards/crt.json': crt, ...rest } = FILES;
    expect(found({ ...rest, 'cards/crt-2.json': crt })).toEqual([
      'cards/crt.json : the calculators need this card',
      'cards/crt-2.json : no calculator loads this card: add it to CARD_IDS',
    ]);
  });
  it.each<[string, string, string, string]>([
    ['cards/abu.json', '"last":16', '"last":17', 'cards/abu.json rows: abu: the rows are not 1 to 16'],
    [
      'cards/abu.json',
      '"rule":"8.4.7"',
      '"rule":"8.7.4"',
      'cards/abu.json edges.above: abu: past the last row the rules want -1, -2, 8.4.7',
    ],
    [
      'cards/crt.json',
      '"columns":1,"rows":8',
      '"columns":1,"rows":7',
      'cards/crt.json edges.below: crt: past the first row the rules want 1, 8, 9.3.5',
    ],
    [
      'cards/assault-shifts.json',
      '"id":"inf-c-d"',
      '"id":"inf-c"',
      'cards/assault-shifts.json rows: assault-shifts: the calculators know the rows inf-a-b, inf-c-d, cav',
    ],
    [
      'cards/assault-shifts.json',
      '"id":"columns"',
      '"id":"shift"',
      'cards/assault-shifts.json results: assault-shifts: the calculators read number columns of 1',
    ],
  ])('%s with %s as %s', (file, from, to, said) => {
    expect(JSON.stringify(FILES[file])).toContain(from);
    expect(found(changed(file, (text) => text.replace(from, to)))).toEqual([said]);
  });
  it('of another shape are left to their schema', () =>
    expect(found({ ...FILES, 'cards/crt.json': { id: 'crt' } })).toEqual([]));
});
