import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_ENTRIES, rowsOf, type CardEntries } from '@/lib/tables/card';
import { headingsOf } from '@/lib/tables/card-columns';
import { placeOf } from '@/lib/tables/card-cell';
import { addHeading, contradictions, writeCell } from '@/lib/tables/card-entry';
import { readCardFile, writeCardFile } from '@/lib/tables/card-file';
import { ABF, ABU, CARDS, entriesOf, FILLED } from '@/tests/tables/cards';

const GAME = 'nach-paris';
const read = (text: string) => readCardFile(text, GAME, CARDS);
const FILE = writeCardFile(GAME, { abu: FILLED, crt: entriesOf({ cells: { '/1:1/-4': '— / —' } }) });

describe('a file of charts', () => {
  it('is read as it was written', () => {
    expect(read(FILE)).toEqual({ ok: true, value: { abu: FILLED, crt: entriesOf({ cells: { '/1:1/-4': '— / —' } }) } });
  });
  it('gives back any entries', () => {
    const results = fc.constantFrom('−3', '+8', '• −2', '—', '0', '••');
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 4, max: 200 }), { maxLength: 6 }),
        fc.array(fc.tuple(fc.nat(), fc.nat(), results), { maxLength: 40 }),
        fc.boolean(),
        (more, cells, complete) => {
          let entries: CardEntries = { ...NO_ENTRIES };
          for (const one of more) {
            const added = addHeading(ABU, entries, String(one), true);
            if (added.ok) entries = added.value;
          }
          const headings = headingsOf(ABU, entries);
          for (const [c, r, text] of cells) {
            const written = writeCell(
              ABU,
              entries,
              { column: headings[c % headings.length] ?? '', row: rowsOf(ABU)[r % 16]?.id ?? '' },
              text,
              true,
            );
            if (written.ok) entries = written.value;
          }
          expect(read(writeCardFile(GAME, { abu: { ...entries, complete } }))).toEqual({
            ok: true,
            value: { abu: { ...entries, complete } },
          });
        },
      ),
    );
  });
  it.each<[string, string, string, object]>([
    ['it ends too soon', '}\n', '', { code: 'not-json' }],
    [
      'a comma is missing',
      '"headings": [\n    "40"\n   ],',
      '"headings": [\n    "40"\n   ]',
      { code: 'not-json', line: 11 },
    ],
    ['it is something else', 'umpire/chart', 'umpire/board', { code: 'no-kind', line: 2 }],
    ['it is newer', '"version": 1', '"version": 2', { code: 'newer', line: 3, version: 2, reads: 1 }],
    [
      'it is of another game',
      'nach-paris',
      'paths-of-glory',
      { code: 'other-game', line: 4, game: 'paths-of-glory', wanted: 'nach-paris' },
    ],
    ['a chart is unknown', '"id": "abu"', '"id": "abx"', { code: 'no-chart', line: 7, chart: 'abx' }],
    [
      'a chart has a name of every object',
      '"id": "abu"',
      '"id": "constructor"',
      { code: 'no-chart', line: 7, chart: 'constructor' },
    ],
    [
      'a field is of another kind',
      '"complete": true',
      '"complete": 1',
      { code: 'field', line: 11, fault: { code: 'type', path: ['charts', 0, 'complete'] } },
    ],
    [
      'a field is missing',
      '   "complete": true,\n',
      '',
      { code: 'field', line: 6, fault: { code: 'missing', path: ['charts', 0, 'complete'] } },
    ],
    [
      'a field of a chart is unknown',
      '"complete": true',
      '"whole": 1, "complete": true',
      {
        code: 'field',
        line: 11,
        fault: {
          code: 'unknownField',
          names: ['charts.0.whole'],
          allowed: ['id', 'headings', 'complete', 'distances', 'reach', 'cells'],
        },
      },
    ],
    [
      'a field of the file is unknown',
      '"version": 1',
      '"version": 1, "chart": 1',
      { code: 'field', line: 3, fault: { code: 'unknownField', names: ['chart'], allowed: ['game', 'charts'] } },
    ],
    [
      'a field of a distance is unknown',
      '"from": "26"',
      '"from": "26", "by": 2',
      { code: 'field', line: 14, fault: { code: 'unknownField', allowed: ['from', 'to', 'columns'] } },
    ],
    [
      'a reach is none',
      '95/2',
      '95/0',
      { code: 'field', line: 20, fault: { code: 'pattern', path: ['charts', 0, 'reach', '40'] } },
    ],
    [
      'a heading is none',
      '    "40"\n',
      '    "4 0x"\n',
      { code: 'entry', line: 9, chart: 'abu', problem: { code: 'no-heading', given: '4 0x' } },
    ],
    [
      'a heading repeats in other words',
      '    "40"\n',
      '    "26.0"\n',
      { code: 'entry', line: 9, chart: 'abu', problem: { code: 'repeats', heading: '26' } },
    ],
    [
      'a cell is off the card',
      '"/40/1"',
      '"/40/17"',
      {
        code: 'entry',
        line: 23,
        chart: 'abu',
        problem: { code: 'no-cell', place: { column: '40', row: '17' }, columns: ['3', '26', '40'] },
      },
    ],
    [
      'a key is no cell',
      '"/40/1"',
      '"40-1"',
      { code: 'entry', line: 23, chart: 'abu', problem: { code: 'no-place', given: '40-1' } },
    ],
    [
      'a result is none',
      '"+5"',
      '"+50"',
      {
        code: 'entry',
        line: 23,
        chart: 'abu',
        problem: { code: 'no-result', given: '+50', place: { column: '40', row: '1' } },
      },
    ],
  ])('is refused when %s', (_name, from, to, error) => {
    expect(FILE).toContain(from);
    expect(read(FILE.replace(from, to))).toMatchObject({ ok: false, error });
  });
  it.each(['', 'null', '[]', '"x"', '{}', '{"kind":"umpire/chart"}', 'x'.repeat(1_000_001)])('refuses %#', (text) => {
    expect(read(text).ok).toBe(false);
  });
  it('never throws', () => {
    fc.assert(
      fc.property(
        fc.nat(FILE.length - 1),
        fc.string({ maxLength: 3 }),
        (at, put) => void read(FILE.slice(0, at) + put + FILE.slice(at + 1)),
      ),
    );
    fc.assert(fc.property(fc.json(), (text) => void expect(read(text).ok).toBe(false)));
  });
  it('may hold a heading that the card has come to know by itself', () => {
    expect(read(writeCardFile(GAME, { abu: entriesOf({ headings: ['26', '40'] }) }))).toMatchObject({
      ok: true,
      value: { abu: { headings: ['40'] } },
    });
  });
  it('may hold a chart in two parts', () => {
    const file = JSON.parse(writeCardFile(GAME, { abu: FILLED })) as { charts: unknown[] };
    file.charts.push({ id: 'abu', headings: ['50'], complete: false, cells: { '/50/3': '0' } });
    expect(read(JSON.stringify(file))).toMatchObject({
      ok: true,
      value: { abu: { headings: ['40', '50'], cells: { '/40/1': '+5', '/50/3': '0' } } },
    });
  });
});

it('entries that an example contradicts are listed', () => {
  expect(
    contradictions(ABF, entriesOf({ cells: { 'masonry/18/10': '−5', 'masonry/10/10': '0', 'masonry/10/11': '0' } })),
  ).toMatchObject([{ given: '0', known: { result: '−1' } }]);
});

it.each([
  ['masonry/10/10', { line: 'masonry', column: '10', row: '10' }],
  ['/1.5:1/-4', { line: undefined, column: '1.5:1', row: '-4' }],
  ['', undefined],
  ['/x', undefined],
  ['a/b/c/d', undefined],
  ['a//c', undefined],
])('the key "%s"', (key, place) => expect(placeOf(key)).toEqual(place));
