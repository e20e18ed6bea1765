import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SHEETS } from '@/lib/games/nach-paris/sheet/kind';
import * as codes from '@/lib/sheet/code';
import * as files from '@/lib/sheet/file';
import recorded from '@/tests/fixtures/sheets/nach-paris-recorded.json';
import type { Sheet, SheetInput } from '@/lib/games/nach-paris/sheet/schema';
import { sheetOf, sheets } from '@/tests/games/nach-paris/sheets';

const sheetCode = (sheet: Sheet) => codes.sheetCode(SHEETS, sheet);
const readSheetCode = (code: string) => codes.readSheetCode(SHEETS, code);
const plainSheet = (sheet: Sheet) => files.plainOf(SHEETS, sheet);
const writeSheetFile = (sheet: Sheet) => files.writeSheetFile(SHEETS, sheet);
const readSheetFile = (json: string) => files.readSheetFile(SHEETS, json);

const small = sheetOf({
  title: 'Two hexes (and more)',
  frame: { column: 'X', row: 24, columns: 2, rows: 2 },
  turn: 4,
  hexes: { X25: { terrain: 'broken' }, Y24: { terrain: 'rough', city: 'small' } },
  sides: { 'X25/Y24': 'minor-river' },
  rails: [
    { a: 'X24', b: 'X25' },
    { a: 'X25', b: 'Y25' },
    { a: 'Y25', b: 'Y24', grade: 'lcr', lineB: 1, broken: 'a' },
  ],
  units: [{ id: 'g', hex: 'X25', name: '11.ID' }],
});
const valueOf = (read: ReturnType<typeof readSheetCode>) => (read.ok ? plainSheet(read.value) : read.error);

describe('plain sheets', () => {
  test('an empty sheet has nothing', () => expect(plainSheet(sheetOf({}))).toEqual({}));
  test('hexes and hexsides without paint go', () =>
    expect(
      plainSheet(
        sheetOf({ hexes: { A1: {}, A2: { terrain: 'clear' }, A3: { zone: true } }, sides: { 'A1/A2': 'none' } }),
      ),
    ).toEqual({ hexes: { A3: { zone: true } } }));
});

describe('codes', () => {
  test('a small sheet is one short text that needs no percent signs but for spaces', () => {
    expect(sheetCode(small)).toBe(
      'Two hexes *(and more*);f:(X;row:24;columns:2;rows:2);g:4;e:.br;h:(;Y24:(;city:small));s:(;minor-river:(X25.2));r:(hX24.01,lY25.3-01a);u:(g;hex:X25;name:11.ID)',
    );
  });

  test('every sheet that opens comes back from its code', () => {
    fc.assert(
      fc.property(sheets, (sheet) => {
        const code = sheetCode(sheet);
        expect(valueOf(readSheetCode(code ?? ''))).toEqual(plainSheet(sheet));
      }),
    );
  });

  test.each(['h:(;__proto__:(;city:small))', 's:(;__proto__:(A1.0))', 'h:(;A1:(;constructor:small))'])(
    'a name that an object would swallow is refused with it: %s',
    (part) =>
      expect(readSheetCode(`;f:(A);${part}`)).toMatchObject({
        ok: false,
        error: { field: 'code', given: /[a-z_]{5,}/.exec(part.slice(4))?.[0], text: { key: 'sheet.code.unreadable' } },
      }),
  );

  describe('codes that would take for ever', () => {
    test.each([
      ['a count without end', `;e:${'1'.repeat(300_000)}`, 'sheet.code.unreadable'],
      ['counts without end', `;e:${'1234567b'.repeat(30_000)}`, 'sheet.code.unreadable'],
      ['a railway to and fro', `;f:(A);r:(hA1.${'03'.repeat(100_000)})`, 'calc.tooMany'],
      ['more railways than a map has room for', `;f:(A);r:(hA1.${'03'.repeat(7)})`, 'sheet.refused.crowded'],
      [
        'one-way connections of them',
        `;f:(A);r:(hA1.${'03'.repeat(3_600)});o:(${Array(3_600).fill('A1;a:A2;b:A2').join(',')})`,
        'sheet.refused.crowded',
      ],
      ['brackets', `;h:${'('.repeat(100_000)}`, 'sheet.code.cut'],
    ])('%s: refused', (_, code, key) => {
      expect(readSheetCode(code)).toMatchObject({ ok: false, error: { text: { key } } });
    });
  });

  test('a sheet that does not open has no code', () =>
    expect(sheetCode(sheetOf({ hexes: { ZZ99: {} } }))).toBeUndefined());

  test.each([
    ['(((', 'code', 'notation'],
    ['e:9999999999999999999b', 'code', 'terrain'],
    ['e:200b', 'code', 'terrain'],
    ['e:3', 'code', 'terrain'],
    ['e:x', 'code', 'terrain'],
    ['c:qq', 'code', 'country'],
    ['k:7', 'code', 'control'],
    ['s:(;river:(A1.7))', 'code', 'A1.7'],
    ['s:(;river:(A12.0))', 'code', 'A12.0'],
    ['r:(hA1)', 'code', 'hA1'],
    ['r:(hA1.3)', 'code', 'hA1.3'],
    ['r:(hA1.00-9)', 'code', 'hA1.00-9'],
  ])('%s is refused', (part, field, given) => {
    const read = readSheetCode(`;${part}`);
    expect(read.ok ? undefined : [read.error.field, read.error.given]).toEqual([field, given]);
  });

  test('a link that was cut off says so, and a long one is not repeated', () => {
    const cut = readSheetCode(';f:(P;row:24');
    expect(cut.ok ? undefined : cut.error.text).toEqual({ key: 'sheet.code.cut' });
    for (const code of ['x'.repeat(9000), `;r:(${'h'.repeat(9000)})`, `;${'q'.repeat(9000)}:1`]) {
      const long = readSheetCode(code);
      expect(JSON.stringify(long.ok ? undefined : long.error.text).length).toBeLessThan(300);
    }
  });

  test.each([
    [';s:(;hedge:(A1.0))', 'sides.A1/A2'],
    [';u:(g;hex:B99)', 'sheet.units.0.hex'],
    [';u:(g)', 'u.0.hex'],
    [';h:(;zz:(;zone:1))', 'h.zz'],
    [';q:1', 'q'],
  ])('%s is refused by its field', (code, field) => {
    const read = readSheetCode(code);
    expect(read.ok ? undefined : read.error.field).toBe(field);
  });

  test('whatever is read is refused or opens', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc
            .tuple(sheets, fc.nat(), fc.string({ maxLength: 2 }))
            .map(([sheet, i, noise]) =>
              ((code) => code.slice(0, i % code.length) + noise + code.slice((i % code.length) + 1))(
                sheetCode(sheet) ?? ' ',
              ),
            ),
        ),
        (code) => {
          const read = readSheetCode(code);
          if (read.ok) expect(sheetCode(read.value)).toBeDefined();
          else expect(read.error.field).toBeTruthy();
        },
      ),
    );
  });
});

describe('files', () => {
  test('an old one with an HQ of several steps opens, and the HQ has one (2.4.5)', () => {
    const read = readSheetFile(
      JSON.stringify({
        kind: 'umpire/nach-paris/sheet',
        version: 1,
        sheet: {
          units: [
            { id: 'h', hex: 'A1', kind: 'hq', steps: 4, lost: 2 },
            { id: 'd', hex: 'A1' },
          ],
        },
      }),
    );
    expect(read.ok && read.value.units.map(({ steps, lost }) => [steps, lost])).toEqual([
      [1, 0],
      [4, 0],
    ]);
  });

  test('every sheet that opens comes back from its file', () => {
    fc.assert(
      fc.property(sheets, (sheet) => {
        expect(readSheetFile(writeSheetFile(sheet))).toEqual({ ok: true, value: sheetOf(plainSheet(sheet)) });
      }),
    );
  });

  const file = writeSheetFile(small);
  const lineOf = (part: string): number => file.slice(0, file.indexOf(part)).split('\n').length;
  test.each<[string, string, string, number | undefined]>([
    ['cut short', file.slice(0, 200), 'cut-off', file.slice(0, 200).split('\n').length],
    ['no JSON', 'hello', 'foreign', undefined],
    ['another kind', file.replace('nach-paris/sheet', 'chart'), 'other-sort', 2],
    ['a later version', file.replace('"version": 1', '"version": 2'), 'newer', 3],
    [
      'an unknown terrain',
      file.replace('"terrain": "broken"', '"terrain": "boggy"'),
      'field',
      lineOf('"terrain": "broken"'),
    ],
    [
      'a field that there is not',
      file.replace('"terrain": "broken"', '"ground": "broken"'),
      'field',
      lineOf('"terrain": "broken"'),
    ],
    ['a unit outside', file.replace('"hex": "X25"', '"hex": "B2"'), 'refused', lineOf('"hex": "X25"')],
    ['a rail between hexes apart', file.replace('"b": "X25"', '"b": "X24"'), 'refused', lineOf('"a": "X24"') - 1],
  ])('%s: refused with the line', (_what, json, code, line) => {
    const read = readSheetFile(json);
    expect(read).toMatchObject({ ok: false, error: { code, ...(line === undefined ? {} : { line }) } });
  });
});

describe('what was written before sheets were shared by games', () => {
  test.each(recorded.sheets.map(({ code, sheet }, i) => [i, code, sheet] as const))(
    'sheet %i has the same code and the same file, and both open',
    (_i, code, plain) => {
      const sheet = sheetOf(plain as SheetInput);
      const file = `${JSON.stringify({ kind: 'umpire/nach-paris/sheet', version: 1, sheet: plain }, undefined, 1)}\n`;
      expect(sheetCode(sheet)).toBe(code);
      expect(writeSheetFile(sheet)).toBe(file);
      expect(readSheetCode(code)).toEqual({ ok: true, value: sheet });
      expect(readSheetFile(file)).toEqual({ ok: true, value: sheet });
    },
  );
  test.each(recorded.damaged)('$code is refused as it was', ({ code, read }) => {
    const now = readSheetCode(code);
    expect(now.ok ? 'ok' : now.error).toEqual(read);
  });
});
