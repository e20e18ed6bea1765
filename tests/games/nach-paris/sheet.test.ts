import { directionOf } from '@/lib/board/hex/numbering';
import fc from 'fast-check';
import ready from '@/content/nach-paris/sheets.json';
import { describe, expect, test } from 'vitest';
import { DIRECTIONS, distance, opposite, type Direction } from '@/lib/board/hex/grid';
import { aspectOf, crossesHexside, hasFacing, pointsZoc, stackAspect } from '@/lib/games/nach-paris/facing';
import { enemyOf, openSheet, sheetUnitName, type SheetView } from '@/lib/games/nach-paris/sheet/view';
import { sheetSchema, type SheetInput } from '@/lib/games/nach-paris/sheet/schema';
import { readySheetProblems } from '@/lib/sheet/ready-check';
import { fortZoc, zocOf } from '@/lib/games/nach-paris/sheet/zoc';
import { HEXSIDES, type Hexside, type Kind } from '@/lib/games/nach-paris/units';
import { sheetOf, sheets, viewOf } from '@/tests/games/nach-paris/sheets';

const unit = (kind: Kind, steps = 1, facing: Direction = 0, embarked = false) => ({ kind, steps, facing, embarked });
const zoc = (u: ReturnType<typeof unit>): string => DIRECTIONS.filter((d) => pointsZoc(u, d)).join('');

test.each([
  [{ name: '5 ID', id: 'u1', kind: 'inf' }, '5 ID'],
  [{ name: '', id: 'u12', kind: 'hq' }, 'HQ\u00a012'],
  [{ name: '', id: 'B.2', kind: 'inf' }, 'B.2'],
  [{ name: '', id: 'u1x', kind: 'inf' }, 'u1x'],
] as const)('%o is called %s', (unit, name) => expect(sheetUnitName(unit)).toBe(name));

describe('facing (6, diagram 1)', () => {
  test.each([
    ['CAV', unit('cav', 2), 'ffffff', '012345'],
    ['INF of 4 steps', unit('inf', 4), 'ffFrFf', '01245'],
    ['INF of 3 steps', unit('inf', 3), 'ffFrFf', '01245'],
    ['INF of 2 steps', unit('inf', 2), 'ffFrFf', '015'],
    ['INF of 1 step', unit('inf', 1), 'ffFrFf', '015'],
    ['PIO', unit('pio'), 'ffFrFf', '015'],
    ['HAR', unit('har'), 'ffFrFf', '015'],
    ['SAR', unit('sar'), 'ffFrFf', ''],
    ['HQ', unit('hq'), 'nnnnnn', ''],
    ['ENG', unit('eng'), 'nnnnnn', ''],
    ['embarked INF', unit('inf', 4, 0, true), 'FFFFFF', ''],
    ['embarked CAV', unit('cav', 2, 0, true), 'FFFFFF', ''],
    ['INF looking south-west', unit('inf', 1, 2), 'FfffFr', '123'],
  ])('%s', (_name, u, aspects, reach) => {
    // F stands for a flank, f for the front.
    expect(DIRECTIONS.map((d) => ({ front: 'f', flank: 'F', rear: 'r', none: 'n' })[aspectOf(u, d)]).join('')).toBe(
      aspects,
    );
    expect(zoc(u)).toBe(reach);
  });

  test.each([
    ['one hexside apart', 1, { front: 4, flank: 2, rear: 0 }],
    ['opposite', 3, { front: 6, flank: 0, rear: 0 }],
  ] as const)('two units facing %s (6.3.1)', (_name, by, expected) => {
    const stack = [unit('inf', 3, 0), unit('inf', 3, by)];
    const seen = DIRECTIONS.map((d) => stackAspect(stack, d));
    expect({
      front: seen.filter((a) => a === 'front').length,
      flank: seen.filter((a) => a === 'flank').length,
      rear: seen.filter((a) => a === 'rear').length,
    }).toEqual(expected);
    expect(DIRECTIONS.filter((d) => stack.some((u) => pointsZoc(u, d)))).toHaveLength(6);
  });

  test('CAV, HQ and ENG look nowhere', () =>
    expect((['inf', 'cav', 'har', 'pio', 'sar', 'eng', 'hq'] as const).filter(hasFacing)).toEqual([
      'inf',
      'har',
      'pio',
      'sar',
    ]));

  test('an empty stack and one of HQ have no facing', () => {
    expect(stackAspect([], 0)).toBe('none');
    expect(stackAspect([unit('hq')], 0)).toBe('none');
  });
});

describe('ZOC across hexsides (6.1.3)', () => {
  const plain = { kind: 'inf', arf: 2, redArf: false, mobility: 'normal', mountain: false } as const;
  test.each([
    ['INF of ARF 5', { ...plain, arf: 5 }, ['none', 'minor-river', 'river']],
    [
      'INF of ARF 6',
      { ...plain, arf: 6 },
      ['none', 'minor-river', 'river', 'major-river-bridge', 'partly-flooded', 'major-river'],
    ],
    ['INF with red ARF', { ...plain, redArf: true }, ['none', 'deep-forest', 'mountain-range', 'minor-river', 'river']],
    ['CAV with red ARF', { ...plain, kind: 'cav', redArf: true }, ['none', 'minor-river', 'river']],
    ['mountain INF', { ...plain, mountain: true }, ['none', 'deep-forest', 'mountain-range', 'minor-river', 'river']],
    ['INF with MIN', { ...plain, mobility: 'min' }, ['none', 'deep-forest', 'mountain-range', 'minor-river', 'river']],
    [
      'HAR of ARF 8',
      { ...plain, kind: 'har', arf: 8 },
      [
        'none',
        'deep-forest',
        'mountain-range',
        'minor-river',
        'river',
        'major-river-bridge',
        'partly-flooded',
        'major-river',
      ],
    ],
  ] as const)('%s', (_name, u, open) => {
    expect(HEXSIDES.filter((side) => crossesHexside(u, side))).toEqual(open);
  });
});

const FRAME = { column: 'W', row: 20, columns: 5, rows: 5 } as const;
const names = (view: SheetView, hexes: readonly number[]): readonly string[] =>
  hexes.map((hex) => view.names[hex] ?? '').sort();
const zocNames = (view: SheetView, side: 'german' | 'allied'): readonly string[] =>
  names(
    view,
    view.names.flatMap((_, hex) => (view.zoc[side][hex]?.length ? [hex] : [])),
  );
const AROUND_Y22 = ['X22', 'X23', 'Y21', 'Y23', 'Z22', 'Z23'];

describe('ZOC on the sheet', () => {
  const cav = { id: 'c', hex: 'Y22', nation: 'france', kind: 'cav', steps: 2, arf: 1 } as const;

  test('a CAV holds its six neighbours, of its own side only', () => {
    const view = viewOf({ frame: FRAME, units: [cav] });
    expect(zocNames(view, 'allied')).toEqual(AROUND_Y22);
    expect(zocNames(view, 'german')).toEqual([]);
    expect(view.zoc.allied[view.index.get('X22') ?? -1]?.[0]).toMatchObject({
      side: 'allied',
      arf: 1,
      hex: view.index.get('Y22'),
      unit: { id: 'c' },
    });
  });

  test.each([
    ['major-river', ['X22', 'X23', 'Y21', 'Z22', 'Z23']],
    ['deep-forest', ['X22', 'X23', 'Y21', 'Z22', 'Z23']],
    ['river', AROUND_Y22],
  ] as const)('%s to the north', (kind: Hexside, expected) => {
    expect(zocNames(viewOf({ frame: FRAME, units: [cav], sides: { 'Y22/Y23': kind } }), 'allied')).toEqual(
      [...expected].sort(),
    );
  });

  test('an edge of the sheet cuts the ZOC off', () => {
    expect(zocNames(viewOf({ frame: FRAME, units: [{ ...cav, hex: 'W20' }] }), 'allied')).toEqual([
      'W21',
      'X20',
      'X21',
    ]);
  });

  const fort = { name: 'Barchon', arf: 2 } as const;
  const camp = (hexes: readonly string[], forts: readonly object[], rest: object = {}) =>
    Object.fromEntries(
      hexes.map((name, i) => [name, { enc: 'Liège', owner: 'belgium', ...(i === 0 ? { forts } : {}), ...rest }]),
    ) as NonNullable<SheetInput['hexes']>;

  test.each([
    [
      'a Fort of a camp reaches the hexes outside it',
      camp(['Y22', 'Y23', 'Z23'], [fort]),
      ['X22', 'X23', 'Y21', 'Z22'],
    ],
    ['a destroyed one does not', camp(['Y22', 'Y23', 'Z23'], [{ ...fort, active: false }]), []],
    ['a solitary Fort has no ZOC (11.3.2)', { Y22: { owner: 'belgium', forts: [fort] } } as const, []],
    [
      'a Feste has the hexes of its counter (11.4.2)',
      { Y22: { owner: 'belgium', forts: [{ kind: 'feste', steps: 2, zoc: [0, 3] }] } } as const,
      ['Y21', 'Y23'],
    ],
    [
      'a reduced Feste has none',
      { Y22: { owner: 'belgium', forts: [{ kind: 'feste', steps: 1, zoc: [0, 3] }] } } as const,
      [],
    ],
  ] as const)('%s', (_name, hexes, expected) => {
    expect(zocNames(viewOf({ frame: FRAME, hexes: hexes as SheetInput['hexes'] }), 'allied')).toEqual(expected);
  });

  test('no enemy ZOC in a hex of a camp while it has an active fortification (11.6.10)', () => {
    const german = { ...cav, nation: 'germany' } as const;
    expect(zocNames(viewOf({ frame: FRAME, units: [german], hexes: camp(['Y23', 'Z23'], [fort]) }), 'german')).toEqual(
      AROUND_Y22.filter((name) => name !== 'Y23'),
    );
    expect(
      zocNames(
        viewOf({ frame: FRAME, units: [german], hexes: camp(['Y23', 'Z23'], [{ ...fort, active: false }]) }),
        'german',
      ),
    ).toEqual(AROUND_Y22);
    expect(zocNames(viewOf({ frame: FRAME, units: [cav], hexes: camp(['Y23', 'Z23'], [fort]) }), 'allied')).toContain(
      'Y23',
    );
  });

  test('the map of a side lists exactly what zocOf and fortZoc say, and nothing reaches beyond a neighbour', () => {
    fc.assert(
      fc.property(sheets, (sheet) => {
        const opened = openSheet(sheet);
        if (!opened.ok) throw new Error(JSON.stringify(opened.error));
        const view = opened.value;
        for (const side of ['german', 'allied'] as const) {
          const count = view.zoc[side].reduce((sum, list) => sum + list.length, 0);
          const expected =
            view.units.filter((u) => u.side === side).flatMap((u) => zocOf(view, u)).length +
            view.forts.filter((f) => f.side === side).flatMap((f) => fortZoc(view, f)).length;
          expect(count).toBe(expected);
          view.zoc[side].forEach((list, hex) =>
            list.forEach((projector) => expect(distance(view.grid, hex, projector.hex)).toBe(1)),
          );
        }
      }),
    );
  });
});

describe('an opened sheet', () => {
  test('hexsides are the same from both hexes', () => {
    fc.assert(
      fc.property(sheets, (sheet) => {
        const opened = openSheet(sheet);
        if (!opened.ok) throw new Error(JSON.stringify(opened.error));
        const view = opened.value;
        view.names.forEach((_, hex) => {
          for (const d of DIRECTIONS) {
            const next = view.neighbours[hex * 6 + d] ?? -1;
            if (next < 0) continue;
            expect(view.sideAt(hex, d)).toBe(view.sideAt(next, opposite(d)));
            expect(directionOf(view, hex, next)).toBe(d);
          }
        });
        expect(
          Object.entries(sheet.sides).every(([name, kind]) => {
            const [a = '', b = ''] = name.split('/');
            const from = view.index.get(a) ?? -1;
            return view.sideAt(from, directionOf(view, from, view.index.get(b) ?? -1) ?? 0) === kind;
          }),
        ).toBe(true);
      }),
    );
  });

  test.each([
    ['a marker', { W20: { control: 'german', country: 'france' } }, [], 1, 'german'],
    ['a marker against the units', { W20: { control: 'allied' } }, [{ id: 'g', hex: 'W20' }], 1, 'allied'],
    ['Germans alone', {}, [{ id: 'g', hex: 'W20' }], 1, 'german'],
    ['Germany', { W20: { country: 'germany' } }, [], 1, 'german'],
    ['Luxembourg before GT3', { W20: { country: 'luxembourg' } }, [], 2, 'allied'],
    ['Luxembourg from GT3', { W20: { country: 'luxembourg' } }, [], 3, 'german'],
    ['Belgium', { W20: { country: 'belgium' } }, [{ id: 'b', hex: 'W20', nation: 'belgium' }], 3, 'allied'],
    ['nothing', {}, [], 1, 'allied'],
  ] as const)('rail control (12.1.1, 12.1.2, 12.1.7): %s', (_name, hexes, units, turn, expected) => {
    const view = viewOf({ frame: FRAME, hexes: hexes as SheetInput['hexes'], units: [...units], turn });
    expect(view.control[view.index.get('W20') ?? -1]).toBe(expected);
    expect(enemyOf(enemyOf(expected))).toBe(expected);
  });

  test('railways: stretches of one line number are joined, other numbers are not', () => {
    const rails = [
      { a: 'W20', b: 'W21' },
      { a: 'W21', b: 'W22' },
      { a: 'W21', b: 'X21', lineA: 1, grade: 'lcr' },
    ] as const;
    const { rails: net, index } = viewOf({
      frame: FRAME,
      rails: [...rails],
      oneWay: [{ hex: 'W21', a: 'W20', b: 'W22' }],
    });
    expect(net.nodesAt.get(index.get('W21') ?? -1)).toHaveLength(2);
    expect([...net.low]).toEqual([0, 0, 1]);
    expect(net.barred.size).toBe(2);
  });

  test.each([
    ['a hex outside', { hexes: { B1: {} } }, 'sheet.hexes.B1'],
    ['a hexside between hexes apart', { sides: { 'W20/W22': 'river' } }, 'sheet.sides.W20/W22'],
    ['a hexside named the wrong way round', { sides: { 'W21/W20': 'river' } }, 'sheet.sides.W21/W20'],
    ['a hexside outside', { sides: { 'W24/W25': 'river' } }, 'sheet.sides.W24/W25'],
    ['a railway outside', { rails: [{ a: 'W20', b: 'V20' }] }, 'sheet.rails.0'],
    ['a connection to a hex apart', { oneWay: [{ hex: 'W20', a: 'W21', b: 'W24' }] }, 'sheet.oneWay.0'],
    ['a unit outside', { units: [{ id: 'a', hex: 'V20' }] }, 'sheet.units.0.hex'],
    [
      'an id given twice',
      {
        units: [
          { id: 'a', hex: 'W20' },
          { id: 'a', hex: 'W21' },
        ],
      },
      'sheet.units.1.id',
    ],
    ['a frame past the last number', { frame: { ...FRAME, row: 96 } }, 'sheet.frame.row'],
    ['a frame past the last column', { frame: { ...FRAME, column: 'ZY' } }, 'sheet.frame.column'],
  ] as const)('%s is refused with the field', (_name, input, field) => {
    const opened = openSheet(sheetOf({ frame: FRAME, ...input } as unknown as SheetInput));
    expect(opened.ok ? undefined : opened.error.field).toBe(field);
  });
});

describe('ready sheets', () => {
  test('those of the game open, and hold what the examples say', () => {
    expect(readySheetProblems(sheetSchema, openSheet, ready)).toEqual([]);
    expect(ready.sheets.map(({ id }) => id)).toEqual(['example-6', 'example-16', 'example-17', 'example-18']);
  });

  test('example 6: A stands in three enemy ZOC, so does B, D in none; B covers the hex of A', () => {
    const view = viewOf(ready.sheets.find(({ id }) => id === 'example-6')?.sheet as SheetInput);
    const zocIn = (side: 'german' | 'allied', name: string): readonly string[] =>
      (view.zoc[side][view.index.get(name) ?? -1] ?? []).map(({ unit }) => unit?.id ?? '');
    expect(zocIn('german', 'M24').toSorted()).toEqual(['C', 'G2', 'G3']);
    expect(zocIn('german', 'M23')).toContain('C');
    expect(zocIn('german', 'M22')).toEqual([]);
    expect(zocIn('allied', 'M24')).toEqual(['B']);
    // Every other way out of the hex of A leads into an enemy unit or its ZOC.
    for (const name of ['M25', 'N25', 'N24', 'L24', 'L25'])
      expect(
        zocIn('german', name).length + (view.unitsAt.get(view.index.get(name) ?? -1)?.length ?? 0),
      ).toBeGreaterThan(0);
  });

  test.each([
    ['no file', undefined, []],
    ['an id twice', { sheets: [ready.sheets[0], ready.sheets[0]] }, ['sheets', 1, 'id']],
    [
      'a sheet that does not open',
      { sheets: [{ ...ready.sheets[0], sheet: { units: [{ id: 'a', hex: 'Z9' }] } }] },
      ['sheets', 0, 'sheet', 'units', '0', 'hex'],
    ],
    [
      'an unknown terrain',
      { sheets: [{ ...ready.sheets[0], sheet: { hexes: { A1: { terrain: 'sea' } } } }] },
      ['sheets', 0, 'sheet', 'hexes', 'A1', 'terrain'],
    ],
  ])('%s is a problem', (_name, file, path) =>
    expect(readySheetProblems(sheetSchema, openSheet, file)[0]?.path).toEqual(path),
  );
});
