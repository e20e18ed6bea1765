import { describe, expect, test } from 'vitest';
import { run } from '@/lib/calc/calculator';
import { loc } from '@/lib/games/nach-paris/calculators/loc';
import type { SheetInput } from '@/lib/games/nach-paris/sheet/schema';
import { answerOf } from '@/tests/games/nach-paris/spoken';
import { data, type UnitInput, answer, unitOf, road } from '@/tests/games/nach-paris/loc/asked';

describe('camps and ports', () => {
  /** Belgians far from any railway, about a camp of one hex in E5. */
  const camp = (units: readonly UnitInput[], cell: object = {}, more: Partial<SheetInput> = {}): SheetInput => ({
    frame: { column: 'A', row: 1, columns: 11, rows: 11 },
    turn: 5,
    hexes: { E5: { enc: 'Anvers', country: 'belgium', forts: [{ arf: 2 }], ...cell } },
    ...more,
    units: units.map((unit) => ({ nation: 'belgium', steps: 2, ...unit })),
  });
  const hq: UnitInput = { id: 'hq', hex: 'E6', kind: 'hq', steps: 1, arf: 0, radius: 20 };

  test.each([
    ['in it', 'E5', 'belgium', 'loc', '13.1.8'],
    ['next to it', 'E6', 'belgium', 'loc', '13.1.8'],
    ['two hexes away, no HQ', 'E7', 'belgium', 'ooc', '13.1.1'],
    ['a British unit next to it', 'E6', 'britain', 'ooc', '13.1.1'],
  ] as const)('%s', (_name, hex, nation, status, rule) =>
    expect(unitOf({ sheet: camp([{ id: 'u', hex, nation }]) }, 'u')).toMatchObject({ status, rule }),
  );

  test('a camp whose forts are gone and that holds an enemy INF gives nothing', () => {
    const units: UnitInput[] = [
      { id: 'u', hex: 'E6' },
      { id: 'g', hex: 'E5', nation: 'germany' },
    ];
    expect(unitOf({ sheet: camp(units, { forts: [{ active: false }] }) }, 'u').status).toBe('ooc');
    expect(unitOf({ sheet: camp(units) }, 'u').status).toBe('loc');
  });

  test.each([
    ['4 hexes away', 'E9', 'loc', '13.1.9'],
    ['5 hexes away', 'E10', 'ooc', '12.1.5'],
  ] as const)('it feeds units in command up to 4 hexes: %s', (_name, hex, status, rule) =>
    expect(unitOf({ sheet: camp([hq, { id: 'u', hex }]) }, 'u')).toMatchObject({ status, rule }),
  );

  test('an HQ, which no penalty touches, takes nothing from those that need it', () => {
    const found = answer({ sheet: camp([hq, { ...hq, id: 'second', hex: 'E8' }, { id: 'a', hex: 'E7', steps: 4 }]) });
    expect(Object.fromEntries(found.units.map(({ id, status }) => [id, status]))).toMatchObject({
      second: 'ooc',
      a: 'loc',
    });
  });

  test.each([
    [2, 'loc.value.fedFits'],
    [5, 'loc.value.fedNever'],
  ])('a unit of %i steps that found the camp full is told what the owner’s choice would change', (steps, message) => {
    const sheet = camp([hq, { id: 'a', hex: 'E7', steps: 4 }, { id: 'b', hex: 'E7', steps }]);
    const rows = answerOf(loc, { sheet, unit: 'b' }, data).outcome.blocks.flatMap((block) =>
      block.kind === 'values' ? block.rows : [],
    );
    expect(rows.find(({ label }) => label.key === 'loc.value.fedFirst')?.value).toMatchObject({
      key: message,
      params: { steps, capacity: 4 },
    });
  });

  test('every camp and port is listed with its capacity, the ones that feed nobody too', () => {
    const sheet = camp(
      [hq, { id: 'u', hex: 'E9' }],
      {},
      {
        hexes: {
          E5: { enc: 'Anvers', country: 'belgium', forts: [{ arf: 2 }] },
          A1: { port: { capacity: 3, owner: 'allied' } },
        },
      },
    );
    const fed = answerOf(loc, { sheet }, data).outcome.blocks.find(
      (block) => block.kind === 'values' && block.id === 'fed',
    );
    expect(
      fed?.kind === 'values'
        ? fed.rows.map(({ value }) => (typeof value === 'object' && 'params' in value ? value.params : value))
        : [],
    ).toEqual([
      { steps: 2, capacity: 4 },
      { steps: 0, capacity: 6 },
    ]);
  });

  test('it feeds 4 steps for each of its hexes, whole units only, those in command first', () => {
    const units: UnitInput[] = [
      { id: 'out', hex: 'E9', nation: 'france' },
      { ...hq, hex: 'E5' },
      { id: 'a', hex: 'E7', steps: 3 },
      { id: 'b', hex: 'E8', steps: 2 },
      { id: 'c', hex: 'E8', steps: 1 },
    ];
    const found = answer({ sheet: camp(units) });
    expect(Object.fromEntries(found.units.map(({ id, status }) => [id, status]))).toEqual({
      out: 'ooc',
      hq: 'loc',
      a: 'loc',
      b: 'ooc',
      c: 'loc',
    });
    expect(found.units.find(({ id }) => id === 'b')).toMatchObject({ rule: '13.1.11', line: { source: 'Anvers' } });
    expect(found.sources).toEqual([{ kind: 'camp', name: 'Anvers', capacity: 4, fed: 4 }]);
  });

  test('its way obeys 13.1.4', () => {
    const sheet = camp([hq, { id: 'u', hex: 'E7' }]);
    const walled = Object.fromEntries(
      ['E7/E8', 'E6/E7', 'D6/E7', 'D7/E7', 'E7/F7', 'E7/F8', 'D8/E7', 'E7/F6']
        .filter((name) => openSheetWith(sheet, name))
        .map((name) => [name, 'deep-forest' as const]),
    );
    expect(Object.keys(walled)).toHaveLength(6);
    expect(unitOf({ sheet: { ...sheet, sides: walled } }, 'u').status).toBe('ooc');
    expect(unitOf({ sheet }, 'u').status).toBe('loc');
  });
  const openSheetWith = (sheet: SheetInput, side: string): boolean =>
    run(loc, { sheet: { ...sheet, sides: { [side]: 'river' } } }, data).ok;

  test.each([
    ['3 hexes away', 'H5', 2, 'loc', '13.1.10'],
    ['4 hexes away', 'I5', 2, 'ooc', '12.1.5'],
    ['twice its capacity', 'H5', 4, 'loc', '13.1.10'],
    ['more than twice', 'H5', 5, 'ooc', '13.1.11'],
  ] as const)('a port of capacity 2: %s', (_name, hex, steps, status, rule) => {
    const sheet = camp(
      [
        { ...hq, hex: 'E5', id: 'hq', steps: 1 },
        { id: 'u', hex, steps },
      ],
      { enc: '', forts: [] },
      { hexes: { E5: { port: { capacity: 2 } } } },
    );
    // The HQ comes first in the sheet; it stands on the port and is fed as well.
    expect(unitOf({ sheet: { ...sheet, units: [...(sheet.units ?? [])].reverse() } }, 'u')).toMatchObject({
      status,
      rule,
    });
  });

  test('a port shortens a Long line (13.1.10), a camp only helps who has none (13.1.9)', () => {
    const far = (cell: object, enc = ''): SheetInput => ({
      ...road(12, { turn: 10, hexes: { A11: { country: 'germany', enc, ...cell } } }),
    });
    expect(unitOf({ sheet: far({}) }, 'u')).toMatchObject({ status: 'llc' });
    expect(unitOf({ sheet: far({ port: { capacity: 2, owner: 'german' } }) }, 'u')).toMatchObject({
      status: 'loc',
      rule: '13.1.10',
    });
    expect(unitOf({ sheet: far({ forts: [{}] }, 'Metz') }, 'u')).toMatchObject({ status: 'llc' });
  });

  test('the port of Antwerp feeds nobody (18.1.5)', () => {
    const sheet = (hex: string, near: string): SheetInput => ({
      frame: { column: 'AF', row: 39, columns: 5, rows: 5 },
      hexes: { [hex]: { port: { capacity: 5 } } },
      units: [
        { id: 'u', hex: near, nation: 'belgium', steps: 2, facing: 0 },
        { id: 'hq', hex: near, nation: 'belgium', kind: 'hq', steps: 1, radius: 5 },
      ],
    });
    expect(unitOf({ sheet: sheet('AG40', 'AG42') }, 'u').status).toBe('loc');
    expect(unitOf({ sheet: sheet('AG41', 'AG42') }, 'u').status).toBe('ooc');
    expect(answerOf(loc, { sheet: sheet('AG41', 'AG42') }, data).open.map(({ dispute }) => dispute)).toContain(
      'antwerp-port-zero',
    );
  });

  test('a port without command gives no LOC (dispute port-loc), and none to the enemy', () => {
    const port: Partial<SheetInput> = { hexes: { E5: { port: { capacity: 2 } } } };
    expect(unitOf({ sheet: camp([{ id: 'u', hex: 'E6' }], {}, port) }, 'u').status).toBe('ooc');
    expect(
      unitOf(
        {
          sheet: camp(
            [
              { id: 'u', hex: 'E6', nation: 'germany' },
              { ...hq, nation: 'germany' },
            ],
            {},
            port,
          ),
        },
        'u',
      ).status,
    ).toBe('ooc');
    expect(
      answerOf(loc, { sheet: camp([{ ...hq, id: 'u' }], {}, port) }, data).open.map(({ dispute }) => dispute),
    ).toContain('port-loc');
  });
});
