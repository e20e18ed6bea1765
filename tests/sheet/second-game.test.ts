import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openPassage } from '@/lib/board/graph/passage';
import { reach } from '@/lib/board/graph/reach';
import { DIRECTIONS } from '@/lib/board/hex/grid';
import { all, editsOf, freeId, isEmpty, moveUnits } from '@/lib/sheet/edits';
import { readSheetCode, sheetCode } from '@/lib/sheet/code';
import { plainOf, readSheetFile, writeSheetFile } from '@/lib/sheet/file';
import { CORNER, openSheet, sheetOf, SHEETS, TERRAINS, type View } from '@/tests/fixtures/sheets/second-game';

// The hex sheet of any game, by one that is not 1914 Nach Paris: other numbers, other layers, no facing.

const corner = sheetOf(CORNER);
const edits = editsOf(SHEETS);
function viewOf(sheet = corner): View {
  const opened = openSheet(sheet);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value;
}
const view = viewOf();
const at = (name: string): number => view.index.get(name) ?? -1;

describe('an opened sheet', () => {
  it('has its layers by hex and hexside', () => {
    expect(view.terrainAt(at('1820'))).toBe('woods');
    expect(view.terrainAt(at('1818'))).toBe('open');
    expect(view.cells[at('2020')]).toMatchObject({ fortress: 4, owner: 'west', depot: true });
    expect(view.unitsAt.get(at('1820'))?.map(({ corps }) => corps)).toEqual([17, 20]);
    expect(DIRECTIONS.map((direction) => view.sideAt(at('1820'), direction))).toEqual([
      'none',
      'river',
      'none',
      'none',
      'none',
      'none',
    ]);
  });
  it('knows 1820 beside 1919 and 1920', () => {
    const near = DIRECTIONS.map((direction) => view.names[view.neighbours[at('1820') * 6 + direction] ?? -1]);
    expect(near).toEqual(expect.arrayContaining(['1919', '1920', '1819', '1821']));
  });
  it('indexes its railways', () => {
    expect(view.rails.stretches).toHaveLength(3);
    expect([...view.rails.hex].map((hex) => view.names[hex])).toEqual(['1819', '1919', '2020', '2021']);
  });
  it('is searched like any board: around the lake, and not through the river', () => {
    const { graph } = view;
    const open = new Uint8Array(graph.nodes).fill(1);
    const usable = Uint8Array.from({ length: graph.lines }, (_, line) =>
      Number(view.sideAt(Math.floor(line / 6), DIRECTIONS[line % 6] ?? 0) === 'none'),
    );
    const found = reach(openPassage({ graph, open, usable }), [at('1820')]);
    expect(found.cost[at('1919')]).toBe(1);
    // Both near hexsides of 1920 are rivers; the way leads round by 1821.
    expect(found.cost[at('1920')]).toBe(2);
    // Three columns away, and one more around the lake.
    expect(found.cost[at('2120')]).toBe(4);
  });
});

describe('what cannot be', () => {
  it.each([
    ['a hex outside', { hexes: { 1717: {} } }, 'sheet.hexes.1717'],
    ['hexes apart', { rails: [{ a: '1818', b: '1820' }] }, 'sheet.rails.0'],
    ['a hexside the other way round', { sides: { '1920/1820': 'river' as const } }, 'sheet.sides.1920/1820'],
    [
      'an id given twice',
      {
        units: [
          { id: 'a', hex: '1818' },
          { id: 'a', hex: '1819' },
        ],
      },
      'sheet.units.1.id',
    ],
    ['a frame beyond the last column', { frame: { column: '95' } }, 'sheet.frame.column'],
  ])('%s is refused by its field', (_what, input, field) => {
    const opened = openSheet(sheetOf(input));
    expect(opened.ok ? undefined : opened.error.field).toBe(field);
  });
});

describe('codes and files', () => {
  it('are short, and come back', () => {
    const code = sheetCode(SHEETS, corner) ?? '';
    expect(code.length).toBeLessThan(400);
    expect(readSheetCode(SHEETS, code)).toEqual({ ok: true, value: corner });
    expect(readSheetFile(SHEETS, writeSheetFile(SHEETS, corner))).toEqual({ ok: true, value: corner });
    expect(writeSheetFile(SHEETS, corner)).toContain('"umpire/second-game/sheet"');
  });
  it('hold only what was painted', () => {
    expect(plainOf(SHEETS, edits.empty)).toEqual({});
    expect(plainOf(SHEETS, corner)).toMatchObject({ hexes: { 2020: { fortress: 4 } }, treasury: { east: 7 } });
  });
  it('of any sheet come back', () => {
    const name = fc.constantFrom(...view.names);
    const cell = fc.record({ terrain: fc.constantFrom(...TERRAINS), fortress: fc.nat(9), depot: fc.boolean() });
    const hexes = fc.dictionary(name, cell, { maxKeys: 20 });
    fc.assert(
      fc.property(hexes, (painted) => {
        const sheet = sheetOf({ hexes: painted });
        const read = readSheetCode(SHEETS, sheetCode(SHEETS, sheet) ?? '');
        expect(read.ok && plainOf(SHEETS, read.value)).toEqual(plainOf(SHEETS, sheet));
      }),
    );
  });
  it.each([
    [';e:9999w', 'terrain'],
    [';w:q', 'owner'],
    [';s:(;river:(1818.7))', '1818.7'],
    [';r:(r1818.3)', 'r1818.3'],
    [';r:(hA1.0)', 'hA1.0'],
  ])('%s is refused by its part', (code, part) => {
    const read = readSheetCode(SHEETS, code);
    expect(read.ok ? undefined : read.error.given).toBe(part);
  });
});

describe('edits', () => {
  it('paint, lay, put and move, and open', () => {
    const sheet = all(
      edits.paintHexes(['1818', '1819'], { fortress: 3 }),
      edits.setSide('1919', '1820', 'lake'),
      edits.layRail(['1818', '1819', '1820'], 'rail'),
      edits.addUnit('1818', { corps: 5 }),
      moveUnits(['u1'], '1819'),
      edits.setTurn(4),
    )(edits.empty);
    expect(isEmpty(sheet)).toBe(false);
    expect(viewOf(sheet).sheet).toMatchObject({
      hexes: { 1818: { fortress: 3 } },
      sides: { '1820/1919': 'lake' },
      units: [{ id: 'u1', hex: '1819', corps: 5 }],
      turn: 4,
    });
    expect(edits.paintHexes(['1818', '1819'], { fortress: 0 })(sheet).hexes).toEqual({});
    expect(freeId(sheet)).toBe('u2');
  });
  it('show another part of the map', () => {
    const part = { column: '20', row: 20, columns: 3, rows: 3 };
    expect(edits.lostBy(corner, part)).toBe(9);
    expect(viewOf(edits.setFrame(part)(corner)).units.map(({ id }) => id)).toEqual(['u3']);
  });
});
