import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { problemText, edgeText } from '@/lib/calc/card-words';
import { allowedText, keyText, resultText } from '@/lib/calc/result-words';
import { speaker } from '@/lib/calc/say';
import { uiWords } from '@/lib/content/words';
import type { CardChart } from '@/lib/tables/card';
import { settleCell } from '@/lib/tables/card-cell';
import { checkEntries } from '@/lib/tables/card-check';
import { columnFor, shiftColumn, type Column } from '@/lib/tables/card-columns';
import { addHeading, contradictions, progressOf, writeCell } from '@/lib/tables/card-entry';
import { readCardFile, writeCardFile } from '@/lib/tables/card-file';
import { beginsResult, keysOf, pressKey } from '@/lib/tables/card-keys';
import { mergeEntries } from '@/lib/tables/card-merge';
import { pasteTable } from '@/lib/tables/card-paste';
import { parseResult } from '@/lib/tables/card-result';
import { cardSchema } from '@/lib/tables/card-schema';
import { readShared, shareEntries } from '@/lib/tables/card-share';
import { takeOver } from '@/lib/tables/card-take';
import { resultIn, showResult } from '@/lib/tables/card-written';
import { fraction } from '@/lib/prob/fraction';
import { entriesOf } from '@/tests/tables/cards';
import { ASSAULT, BOTH, WEATHER } from '@/tests/tables/cards-of-words';

const { say } = speaker(uiWords('en', ['cards']), 'en');
const written = (card: CardChart, typed: string): string | undefined => {
  const result = parseResult(card.results, typed);
  return result && showResult(card.results, result);
};

it.each(Object.entries(BOTH))('%s is a card', (_id, card) => {
  expect(cardSchema.safeParse(card).error?.issues).toBeUndefined();
});

describe('a result of numbers and words', () => {
  it.each<[CardChart, string, string | undefined]>([
    [ASSAULT, '1/E', '1 / E'],
    [ASSAULT, '0/2r', '0 / 2R'],
    [ASSAULT, '+3 / 2 R', '3 / 2R'],
    [ASSAULT, '1/R', '1 / R'],
    [ASSAULT, 'e/e', 'E / E'],
    [ASSAULT, 'B/E', 'B / E'],
    [ASSAULT, 'B/2', undefined],
    [ASSAULT, 'B/R', undefined],
    [ASSAULT, '1R/0', undefined],
    [ASSAULT, '1/2E', undefined],
    [ASSAULT, '1/ER', undefined],
    [ASSAULT, '-1/0', undefined],
    [ASSAULT, '10/0', undefined],
    [ASSAULT, 'x', undefined],
    [ASSAULT, '1', undefined],
    [ASSAULT, '1/', undefined],
    [WEATHER, 'Barro', 'mud'],
    [WEATHER, 'MUD', 'mud'],
    [WEATHER, 'deep mud', 'deepmud'],
    [WEATHER, 'gran fango', 'deepmud'],
    [WEATHER, 'muddy', undefined],
    [WEATHER, '—', undefined],
    [WEATHER, '', undefined],
  ])('%#: "%s"', (card, typed, kept) => expect(written(card, typed)).toBe(kept));
  it('is told by the names of its parts', () => {
    expect(parseResult(ASSAULT.results, '1/2R')).toEqual({
      sides: [
        { points: 1, word: null },
        { points: 2, word: 'R' },
      ],
    });
    expect(parseResult(WEATHER.results, 'Mud')).toEqual({ sides: [{ weather: 'mud' }] });
  });
  it('is shown in the words of the language', () => {
    expect([resultIn(WEATHER.results, 'deepmud', 'es'), resultIn(ASSAULT.results, '1 / 2R', 'es')]).toEqual([
      'Mucho barro',
      '1 / 2R',
    ]);
  });
  it.each<[CardChart, string, string]>([
    [ASSAULT, '1/2R', 'Attacker: 1 step. Defender: 2 steps, then retreat'],
    [ASSAULT, '0/1', 'Attacker: 0 steps. Defender: 1 step, no retreat'],
    [ASSAULT, 'B/E', 'Attacker: breakthrough. Defender: all are lost'],
    [WEATHER, 'mud', 'half may move'],
  ])('%#: means %s', (card, typed, words) => {
    const result = parseResult(card.results, typed);
    expect(result && say(resultText(card, result))).toBe(words);
  });
  it('says what may be written', () => {
    expect(say(allowedText(ASSAULT))).toBe('What may stand there: Attacker: 0 … 9, E, B. Defender: 0 … 9, E, R.');
    expect(say(allowedText(WEATHER))).toBe('What may stand there: Dry, Mud, Deep mud.');
  });
});

describe('the keys of words', () => {
  const rows = (card: CardChart, text: string) =>
    keysOf(card.results, text, 'es').map((row) => row.map((key) => key.text));
  it('are those of the side that stands last', () => {
    expect(rows(ASSAULT, '1').slice(0, 2)).toEqual([
      ['/', '⌫'],
      ['E', 'B'],
    ]);
    expect(rows(ASSAULT, '1 / ')[1]).toEqual(['E', 'R']);
    expect(rows(WEATHER, '')).toEqual([['⌫'], ['Seco', 'Barro', 'Mucho barro']]);
  });
  it.each<[CardChart, readonly string[], string]>([
    [ASSAULT, ['1', '/', 'E'], '1 / E'],
    [ASSAULT, ['B', '/', 'E'], 'B / E'],
    [ASSAULT, ['E', '2', '/', '2', 'R'], '2 / 2R'],
    [ASSAULT, ['2', 'E'], 'E'],
    [ASSAULT, ['R', '•', '+'], '+'],
    [WEATHER, ['Barro', 'Seco'], 'Seco'],
    [WEATHER, ['3', '/', '—'], '—'],
  ])('%#: %j give %s', (card, keys, text) => {
    expect(keys.reduce((now, key) => pressKey(card.results, now, key), '')).toBe(text);
  });
  it('are said in words, and a keyboard begins with their letters', () => {
    const [, words = []] = keysOf(ASSAULT.results, '', 'en');
    expect(words.map((key) => say(keyText(key) ?? { key: '' }))).toEqual(['E, all are lost', 'B, breakthrough']);
    expect(['e', 'B', 'r', 'z', 'Enter'].map((key) => beginsResult(ASSAULT.results, key))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('edges that clamp', () => {
  const book = { cards: BOTH, entries: {} };
  const at = (heading: string): Column => ({ known: true, heading });
  const settled = (column: Column, row: number) => settleCell(book, 'assault', undefined, column, row);
  const shifted = (heading: string, by: number): Column => shiftColumn(ASSAULT, entriesOf(), at(heading), by);
  it.each<[string, Column, number, string, string, readonly string[]]>([
    ['on the card', at('2:1'), 9, '2:1', '9', []],
    ['above', at('2:1'), 12, '2:1', '9', ['above 1.2']],
    ['below', at('2:1'), -3, '2:1', '1', ['below 1.2']],
    ['left', shifted('1:1', -4), 5, '1:2', '5', ['left 1.3']],
    ['right, a row for each column', shifted('5:1', 2), 5, '5:1', '7', ['right 1.4', 'right 1.4']],
    ['a corner', shifted('5:1', 3), 8, '5:1', '9', ['right 1.4', 'right 1.4', 'right 1.4', 'above 1.2']],
    ['far off', shifted('5:1', 40), 1, '5:1', '9', [...Array<string>(40).fill('right 1.4'), 'above 1.2']],
  ])('%s', (_name, column, row, heading, read, moves) => {
    const { ref, moves: made } = settled(column, row);
    expect([ref.column, ref.row]).toEqual([at(heading), read]);
    expect(made.map(({ edge, rule }) => `${edge} ${rule}`)).toEqual(moves);
  });
  it('are said in words', () => {
    expect((['above', 'below', 'left', 'right'] as const).map((name) => say(edgeText(ASSAULT, name)))).toEqual([
      'Above 9: the row 9 is read.',
      'Below 1: the row 1 is read.',
      'Left of the first column: the first column is read.',
      'Right of the last column: 1 column to the left and 1 more on the row.',
    ]);
  });
  it('need no heading of the player: the card has them all', () => {
    expect(columnFor(ASSAULT, entriesOf(), fraction(27, 4), '6.75')).toEqual(at('5:1'));
    expect(columnFor(ASSAULT, entriesOf(), fraction(1, 3), '0.33')).toEqual({ known: true, off: 'left', by: 1 });
    expect(addHeading(ASSAULT, entriesOf(), '6:1', true)).toMatchObject({ ok: false, error: { code: 'no-heading' } });
    expect(progressOf(ASSAULT, entriesOf())).toEqual({ filled: 2, total: 54, own: 0, whole: true });
  });
});

/** Entries of both cards, by whatever may be written. */
const fill = (card: CardChart, results: readonly string[]) =>
  fc.array(fc.tuple(fc.nat(), fc.nat(), fc.constantFrom(...results)), { maxLength: 20 }).map((cells) => {
    let entries = entriesOf();
    for (const [c, r, typed] of cells) {
      const { headings } = card.columns;
      const place = { column: headings[c % headings.length]?.label ?? '', row: String((r % 6) + 1) };
      const next = writeCell(card, entries, place, typed, true);
      if (next.ok) entries = next.value;
    }
    return entries;
  });
const filled = fc.record({
  assault: fill(ASSAULT, ['1/E', 'B/E', '0/2R', '9/0', 'E/R']),
  weather: fill(WEATHER, ['Barro', 'dry', 'Deep mud']),
});

describe('entries of words', () => {
  it('are written as they are kept, with what an example says asked about', () => {
    const place = { column: '3:1', row: '6' };
    expect(writeCell(ASSAULT, entriesOf(), place, '1/e')).toMatchObject({
      ok: true,
      value: { cells: { '/3:1/6': '1 / E' } },
    });
    const asked = writeCell(WEATHER, entriesOf(), { column: 'march', row: '1' }, 'Seco');
    expect(asked).toMatchObject({ ok: false, error: { code: 'contradicts', given: 'dry' } });
    if (!asked.ok)
      expect(say(problemText(WEATHER, asked.error))).toBe(
        'column March, row 1: you have Dry, but A worked example gives Mud.',
      );
    expect(contradictions(ASSAULT, entriesOf({ cells: { '/5:1/9': '1 / E' } }))).toMatchObject([{ given: '1 / E' }]);
  });
  it('are pasted from a table, in any language', () => {
    const grid = 'd6\tMarzo\tOctober\n1\tFango\tdry\n2\tmud\tGran fango';
    const pasted = pasteTable(WEATHER, entriesOf(), { column: 'october', row: '4' }, grid);
    expect(pasted).toMatchObject({
      ok: true,
      value: {
        entries: { cells: { '/march/1': 'mud', '/october/1': 'dry', '/march/2': 'mud', '/october/2': 'deepmud' } },
      },
    });
    const odds = '\t1:2\t5:1\n8\tE/0\t1/E\n9\te/1\tb/e';
    expect(pasteTable(ASSAULT, entriesOf(), { column: '1:2', row: '1' }, odds)).toMatchObject({
      ok: true,
      value: { entries: { cells: { '/1:2/8': 'E / 0', '/5:1/9': 'B / E' } }, questions: [] },
    });
    expect(pasteTable(ASSAULT, entriesOf(), { column: '1:2', row: '1' }, '\t1:2\n1\tB/0')).toMatchObject({
      ok: false,
      error: { code: 'cell', at: { row: 2, column: 2 }, problem: { code: 'no-result', given: 'B/0' } },
    });
  });
  it('come back from files and addresses as they were', () => {
    fc.assert(
      fc.property(filled, (entries) => {
        const file = readCardFile(writeCardFile('g', entries), 'g', BOTH);
        expect(file).toEqual({ ok: true, value: entries });
        const some = Object.fromEntries(Object.entries(entries).filter(([, { cells }]) => Object.keys(cells).length));
        const text = shareEntries(BOTH, some);
        if (text !== undefined) {
          expect(text).toMatch(/^[\w.;,:\-]+$/);
          expect(readShared(text, BOTH)).toEqual({ ok: true, value: some });
        }
      }),
    );
  });
  it('are checked, merged and taken over', () => {
    const mine = entriesOf({ cells: { '/2:1/4': '1 / 2R' } });
    const theirs = entriesOf({ cells: { '/2:1/4': '1 / E', '/2:1/5': 'B / E', '/3:1/6': '0 / E' } });
    expect(checkEntries(ASSAULT, theirs)).toEqual({ ok: true, value: theirs });
    expect(checkEntries(ASSAULT, entriesOf({ cells: { '/2:1/4': 'B / 1' } }))).toMatchObject({ ok: false });
    expect(mergeEntries(ASSAULT, mine, theirs).differing).toEqual([
      { place: { line: undefined, column: '2:1', row: '4' }, mine: '1 / 2R', theirs: '1 / E' },
    ]);
    expect(takeOver(ASSAULT, mine, theirs)).toMatchObject({
      cells: 1,
      contrary: [{ from: 'player' }, { from: 'rulebook' }],
    });
  });
});
