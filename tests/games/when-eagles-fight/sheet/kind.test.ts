import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SHEETS } from '@/lib/games/when-eagles-fight/sheet/kind';
import { EXITS, CENTRES, TERRAINS } from '@/lib/games/when-eagles-fight/sheet/ground';
import { HEX_COUNTRIES, type SheetInput } from '@/lib/games/when-eagles-fight/sheet/schema';
import { SIDES } from '@/lib/games/when-eagles-fight/sides';
import { openSheet } from '@/lib/games/when-eagles-fight/sheet/view';
import { readSheetCode, sheetCode } from '@/lib/sheet/code';
import { editsOf } from '@/lib/sheet/edits';
import { plainOf, readSheetFile, writeSheetFile } from '@/lib/sheet/file';
import { sheetOf, viewOf } from '@/tests/games/when-eagles-fight/sheet/sheets';

const PAINTED: SheetInput = {
  title: 'East Prussia',
  turn: 5,
  hexes: {
    '2314': { place: 'city', name: 'Königsberg', country: 'germany' },
    '2412': { terrain: 'sea' },
    '2529': { terrain: 'mountain', pass: true, victory: true, country: 'austria-hungary' },
    '2816': { country: 'russia', terrain: 'swamp', river: true, control: 'central' },
    '1018': { exit: 'west', country: 'germany' },
    '3532': { country: 'romania', place: 'town' },
  },
  sides: { '2412/2413': 'sea', '2528/2628': 'pass' },
  rails: [{ a: '1018', b: '1118' }],
  units: [
    { id: 'u1', hex: '2417', nation: 'russian' },
    { id: 'u2', hex: '2816', nation: 'russian', kind: 'fortress', shortage: true },
    { id: 'u3', hex: '2616', name: '1', kind: 'active', attack: 6, steps: 2, reduced: true, supply: 'out' },
  ],
  romania: true,
  stavka: '2417',
  oberost: '2318',
};

describe('a sheet', () => {
  const sheet = sheetOf(PAINTED);
  it('comes back from an address and from a file', () => {
    expect(readSheetCode(SHEETS, sheetCode(SHEETS, sheet) ?? '')).toEqual({ ok: true, value: sheet });
    expect(readSheetFile(SHEETS, writeSheetFile(SHEETS, sheet))).toEqual({ ok: true, value: sheet });
  });
  it('comes back from an address whatever is painted', () => {
    const { names } = viewOf();
    const maybe = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
    const cell = fc.record(
      {
        terrain: fc.constantFrom(...TERRAINS),
        river: fc.boolean(),
        place: fc.constantFrom(...CENTRES),
        name: fc.constantFrom('', 'Łomża', 'a;b:c(d)', '~.'),
        country: fc.constantFrom(...HEX_COUNTRIES),
        control: maybe(SIDES),
        victory: fc.boolean(),
        pass: fc.boolean(),
        exit: maybe(EXITS),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), cell, { maxKeys: 12 }), (hexes) => {
        const painted = sheetOf({ hexes });
        const read = readSheetCode(SHEETS, sheetCode(SHEETS, painted) ?? '');
        expect(read.ok && plainOf(SHEETS, read.value)).toEqual(plainOf(SHEETS, painted));
      }),
      { numRuns: 30 },
    );
  });
  it.each([
    ['a hex that the numbering does not have in the frame', { hexes: { 4310: {} } }, 'sheet.hexes.4310'],
    ['a unit outside', { units: [{ id: 'a', hex: '0917' }] }, 'sheet.units.0.hex'],
    ['a marker outside', { stavka: '4410' }, 'sheet.stavka'],
    ['hexes that do not touch', { sides: { '2617/2817': 'sea' as const } }, 'sheet.sides.2617/2817'],
  ])('is refused with %s', (_what, input, field) => {
    const opened = openSheet(sheetOf(input));
    expect(opened.ok ? undefined : opened.error.field).toBe(field);
  });
  it.each(['231', 'X25', '23145'])('takes no hex “%s”', (hex) => {
    expect(SHEETS.schema.safeParse({ units: [{ id: 'a', hex }] }).success).toBe(false);
  });
});

describe('a new turn', () => {
  it('takes off shortages (9.10) and the headquarters (14.2, 14.3)', () => {
    const next = editsOf(SHEETS).setTurn(6)(sheetOf(PAINTED));
    expect(next).toMatchObject({ turn: 6, stavka: undefined, oberost: undefined, romania: true });
    expect(next.units.filter(({ shortage }) => shortage)).toEqual([]);
  });
});

describe('another part of the map', () => {
  it('keeps a marker that lies in it and drops one that does not', () => {
    const part = editsOf(SHEETS).setFrame({ column: '24', row: 15, columns: 5, rows: 5 })(sheetOf(PAINTED));
    expect(part).toMatchObject({ stavka: '2417', oberost: undefined });
    expect(openSheet(part).ok).toBe(true);
  });
});

describe('control (3.8)', () => {
  const controlOf = (hex: string, input: SheetInput) => {
    const view = viewOf(input);
    return view.control[view.index.get(hex) ?? -1];
  };
  const cell = (country: (typeof HEX_COUNTRIES)[number], control?: 'central' | 'russian'): SheetInput => ({
    hexes: { 2020: { country, place: 'town', ...(control ? { control } : {}) } },
  });
  const unit = (nation: 'german' | 'russian', kind: 'infantry' | 'cavalry' = 'infantry') => [
    { id: 'u1', hex: '2020', nation, kind },
  ];
  it.each([
    ['Germany begins with the Central Powers', cell('germany'), 'central'],
    ['Austria-Hungary begins with the Central Powers', cell('austria-hungary'), 'central'],
    ['Russia begins with the Russian player', cell('russia'), 'russian'],
    ['Russian Poland too', cell('poland'), 'russian'],
    ['neutral Romania is nobody’s (3.2)', cell('romania'), undefined],
    ['Romania at war is on the Russian side (15.6)', { ...cell('romania'), turn: 18, romania: true }, 'russian'],
    [
      'and nobody’s before it can be, whatever is marked (10.4)',
      { ...cell('romania'), turn: 17, romania: true },
      undefined,
    ],
    ['nobody knows of a hex without a country', cell('none'), undefined],
    ['as painted', cell('poland', 'central'), 'central'],
    ['a unit that enters takes it at once', { ...cell('poland'), units: unit('german') }, 'central'],
    ['whatever was painted', { ...cell('poland', 'central'), units: unit('russian') }, 'russian'],
    ['cavalry holds it while it is there', { ...cell('germany'), units: unit('russian', 'cavalry') }, 'russian'],
    ['and not when it has gone', cell('germany'), 'central'],
  ] as const)('%s', (_what, input, side) => {
    expect(controlOf('2020', input as SheetInput)).toBe(side);
  });
});
