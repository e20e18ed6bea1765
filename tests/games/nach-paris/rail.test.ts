import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rail, type RailAnswer } from '@/lib/games/nach-paris/calculators/rail';
import { loadData } from '@/lib/games/nach-paris/data';
import { boardingOf } from '@/lib/games/nach-paris/rail/boarding';
import { RAIL_USERS } from '@/lib/games/nach-paris/rail/hexes';
import { railUse } from '@/lib/games/nach-paris/rail/network';
import { railRoute } from '@/lib/games/nach-paris/rail/route';
import { railStatus } from '@/lib/games/nach-paris/rail/status';
import { trafficFor } from '@/lib/games/nach-paris/rail/traffic';
import { BOARDING_COST, convoyCapacity, isConvoy, runCost, turningCost } from '@/lib/games/nach-paris/rail/tables';
import { openSheet } from '@/lib/games/nach-paris/sheet/view';
import type { SheetInput } from '@/lib/games/nach-paris/sheet/schema';
import { KINDS, NATIONS } from '@/lib/games/nach-paris/units';
import { sheets, viewOf } from '@/tests/games/nach-paris/sheets';
import { answerOf, expectLabels, expectSameKeys, refusalOf } from '@/tests/games/nach-paris/spoken';

const data = await loadData();
type Part<M extends RailAnswer['mode']> = Extract<RailAnswer, { readonly mode: M }>;
const ask = <M extends RailAnswer['mode']>(mode: M, input: object = {}): Part<M> =>
  answerOf(rail, { mode, ...input }, data).outcome.data as Part<M>;
type Line = Part<'hex'>['lines'][number];
const lineAt = (hex: string, grade: 'hcr' | 'lcr', input: object = {}, line = 0): Line => {
  const found = ask('hex', { hex, ...input }).lines.find((one) => one.grade === grade && one.line === line);
  if (!found) throw new Error(`no ${grade} line ${line} in ${hex}`);
  return found;
};

describe('example 16', () => {
  test.each([
    ['AQ30', 2],
    ['AU25', 6],
    ['AV23', 4],
    ['AV26', 2],
    ['AW24', 2],
    ['AX19', 2],
    ['AT22', 8],
    ['AU20', 4],
    ['AW19', 8],
  ])('%s: the HCR is usable, up to %i Total Steps leave the train', (hex, capacity) => {
    expect(lineAt(hex, 'hcr')).toMatchObject({ usable: true, boarding: { capacity } });
    expect(ask('hex', { hex }).capacity).toBe(capacity);
  });

  test.each(['AQ30', 'AV26', 'AW24', 'AX19'])('%s is the last connected hex: 4 halved', (hex) =>
    expect(lineAt(hex, 'hcr')).toMatchObject({ last: 'yes', boarding: { row: 'open', halved: true } }),
  );

  test.each([
    ['AR30', 'AQ27'],
    ['AR29', 'AQ27'],
    ['AR28', 'AQ27'],
    ['AS28', 'AQ27'],
    ['AS29', 'AQ27'],
    ['AW23', 'AV23'],
    ['AW22', 'AU22'],
    ['AV22', 'AU22'],
    ['AV21', 'AU21'],
    ['AO25', 'AQ26'],
    ['AP23', 'AQ26'],
  ])('%s: the LCR is controlled and not usable, it is joined to the network only in %s', (hex, only) => {
    const line = lineAt(hex, 'lcr');
    expect(line).toMatchObject({ usable: false, fault: { kind: 'few', rule: '12.1.5' } });
    expect(JSON.stringify(answerOf(rail, { mode: 'hex', hex }, data).outcome.blocks)).toContain(only);
  });

  test('AW20: LCR and HCR are not joined in the hex, only in AX21, which the Germans do not control', () => {
    expect(lineAt('AW20', 'hcr')).toMatchObject({ usable: true });
    expect(lineAt('AW20', 'lcr', {}, 1)).toMatchObject({ usable: false, fault: { kind: 'few' } });
    expect(lineAt('AX21', 'lcr')).toMatchObject({ usable: false, fault: { kind: 'control', hex: 'AX21' } });
  });

  test.each([
    ['AW18', 'AW19', 'Laversines'],
    ['AT19', 'AU20', 'Verberie'],
    ['AS19', 'AU20', 'Verberie'],
    ['AR19', 'AU20', 'Verberie'],
    ['AQ19', 'AU20', 'Verberie'],
    ['AT21', 'AT22', 'Compiègne'],
    ['AS21', 'AT22', 'Compiègne'],
    ['AR21', 'AT22', 'Compiègne'],
    ['AQ21', 'AT22', 'Compiègne'],
  ])('%s: the HCR is cut off by the structure destroyed in %s (%s)', (hex, where) =>
    expect(lineAt(hex, 'hcr')).toMatchObject({ usable: false, fault: { kind: 'broken', rule: '16.1.9', hex: where } }),
  );

  test.each(['AS21', 'AR20'])('%s: the LCR between the two is not usable either', (hex) =>
    expect(lineAt(hex, 'lcr')).toMatchObject({ usable: false, fault: { kind: 'few' } }),
  );

  test('AT23: the dead end of Lassigny hangs directly on the HCR in AS22 and is usable', () => {
    expect(lineAt('AT23', 'lcr')).toMatchObject({
      usable: true,
      deadEnd: true,
      boarding: { row: 'lcr-end-small', capacity: 1 },
    });
    expect(lineAt('AS22', 'hcr').usable).toBe(true);
  });

  test.each([
    ['AP23', 1, 'AO24'],
    ['AP25', 0, 'AO25'],
  ])('%s: its dead end hangs on an LCR that is not on the network', (hex, line, connection) =>
    expect(lineAt(hex, 'lcr', {}, line)).toMatchObject({
      usable: false,
      deadEnd: true,
      fault: { kind: 'deadEnd', hex: connection },
    }),
  );

  test('with the bridges whole the lines behind them are usable, the LCR between them too', () => {
    const ready = data.boards.find(({ id }) => id === 'example-16')?.sheet ?? {};
    const sheet = { ...ready, rails: ready.rails?.map((one) => ({ ...one, broken: 'none' as const })) };
    for (const hex of ['AT19', 'AQ19', 'AT21', 'AQ21', 'AW18']) expect(lineAt(hex, 'hcr', { sheet }).usable).toBe(true);
    for (const hex of ['AS21', 'AS20', 'AR20']) expect(lineAt(hex, 'lcr', { sheet }).usable).toBe(true);
  });
});

describe('example 18', () => {
  const preset = 'example-18';
  test('AP20: the tunnel stops the advance, units board and leave in the hex, not halved', () => {
    expect(lineAt('AP20', 'hcr', { preset })).toMatchObject({
      usable: true,
      last: 'structure',
      boarding: { capacity: 4, halved: false },
    });
    expect(ask('route', { preset, from: 'AP23', to: 'AP20' })).toMatchObject({ open: true });
    expect(ask('route', { preset, from: 'AP23', to: 'AQ19' })).toMatchObject({
      open: false,
      fault: { kind: 'broken', hex: 'AP20', other: 'AQ19' },
    });
  });

  test('AP14: the bridge keeps trains out of the hex and off the network beyond; the hex before it is the last', () => {
    expect(lineAt('AP14', 'hcr', { preset })).toMatchObject({
      usable: false,
      fault: { kind: 'broken', hex: 'AP14', other: 'AP15' },
    });
    expect(lineAt('AP13', 'hcr', { preset })).toMatchObject({ usable: false, fault: { kind: 'broken', hex: 'AP14' } });
    expect(lineAt('AP15', 'hcr', { preset })).toMatchObject({ usable: true, last: 'yes' });
    expect(ask('route', { preset, from: 'AN18', to: 'AP14' })).toMatchObject({
      open: false,
      fault: { kind: 'broken', hex: 'AP14', other: 'AP15' },
    });
  });
});

describe('example 15 and diagram 2: convoys', () => {
  const inf = { kind: 'inf', steps: 4 };
  test('an HCR of capacity 2: one convoy of one line and two of another pass the same city', () => {
    expect(
      ask('convoys', {
        convoys: [
          { ...inf, line: 1 },
          { ...inf, line: 2 },
          { ...inf, line: 2 },
        ],
      }),
    ).toMatchObject({ capacity: 2, fits: true, conducted: 3 });
    expect(ask('convoys', { convoys: [inf, inf, inf] })).toMatchObject({
      fits: false,
      units: [{ waits: 'no' }, { waits: 'no' }, { waits: 'line' }],
    });
  });

  test.each([
    ['hcr-improved', 'clear', 3, true],
    ['hcr', 'clear', 2, true],
    ['hcr', 'mountain', 2, true],
    ['lcr', 'rough', 2, false],
    ['lcr', 'mountain', 1, false],
  ] as const)('%s in %s: %i convoys, both ways %s', (grade, terrain, convoys, bothWays) =>
    expect(convoyCapacity(grade, terrain)).toEqual({ convoys, bothWays }),
  );

  test.each([
    ['cav', 2, false, true],
    ['cav', 3, false, true],
    ['cav', 1, false, false],
    ['inf', 3, false, true],
    ['inf', 5, false, true],
    ['inf', 2, false, false],
    ['inf', 2, true, true],
    ['inf', 1, false, false],
    ['inf', 1, true, false],
    ['hq', 1, false, false],
    ['eng', 1, false, false],
    ['pio', 1, false, false],
    ['har', 1, false, false],
    ['sar', 1, false, false],
  ] as const)('%s of %i, divided %s: convoy %s', (kind, steps, divided, convoy) =>
    expect(isConvoy({ kind, steps, divided })).toBe(convoy),
  );

  test('what is no convoy always fits, but not against a one-way line', () => {
    const small = { kind: 'har', steps: 1 };
    expect(ask('convoys', { convoys: [inf, inf, small, small] })).toMatchObject({ fits: true, conducted: 2 });
    expect(ask('convoys', { grade: 'lcr', convoys: [inf, { ...small, back: true }] })).toMatchObject({
      fits: false,
      units: [{ waits: 'no' }, { convoy: false, waits: 'direction' }],
    });
    expect(
      ask('convoys', { grade: 'hcr', convoys: [inf, inf, { ...inf, back: true }, { ...inf, back: true }] }),
    ).toMatchObject({ fits: true });
  });

  test.each([
    [13, [{ waits: 'no' }, { waits: 'limit' }], 14],
    [14, [{ waits: 'limit' }, { waits: 'limit' }], 14],
    [12, [{ waits: 'no' }, { waits: 'no' }], 14],
  ])('after %i convoys of 14', (conducted, units, total) =>
    expect(ask('convoys', { conducted, convoys: [inf, inf] })).toMatchObject({ units, conducted: total }),
  );
});

describe('boarding and leaving (12.2.1)', () => {
  const base = { line: 'hcr', deadEnd: false, last: 'no', terrain: 'clear', city: 'none', station: 'none' } as const;
  test.each([
    ['LCR dead end without a city', { line: 'lcr', deadEnd: true }, 'lcr-end-small', 1],
    ['LCR dead end, small city', { line: 'lcr', deadEnd: true, city: 'small', station: 'small' }, 'lcr-end-small', 1],
    [
      'LCR dead end, Normal city',
      { line: 'lcr', deadEnd: true, city: 'normal', station: 'normal' },
      'lcr-end-normal',
      2,
    ],
    [
      'LCR dead end, Large city: the station',
      { line: 'lcr', deadEnd: true, city: 'large', station: 'large' },
      'station-large',
      12,
    ],
    ['HCR dead end, small city', { deadEnd: true, city: 'small', station: 'small' }, 'hcr-end', 4],
    ['HCR dead end, Normal city', { deadEnd: true, city: 'normal', station: 'normal' }, 'hcr-end', 4],
    ['HCR dead end without a city: the open line, not halved', { deadEnd: true }, 'open', 4],
    ['open line', {}, 'open', 4],
    ['open line, last hex', { last: 'yes' }, 'open', 2],
    ['Rough', { terrain: 'rough' }, 'open-difficult', 2],
    ['Mountain, last hex', { terrain: 'mountain', last: 'yes' }, 'open-difficult', 1],
    ['Broken is any other hex', { terrain: 'broken' }, 'open', 4],
    ['small city', { city: 'small', station: 'small' }, 'station-small', 6],
    ['small city, last hex', { city: 'small', station: 'small', last: 'yes' }, 'station-small', 3],
    ['Normal city', { city: 'normal', station: 'normal' }, 'station-normal', 8],
    ['Normal city, last hex', { city: 'normal', station: 'normal', last: 'yes' }, 'station-normal', 4],
    ['Normal city, destroyed structure', { city: 'normal', station: 'normal', last: 'structure' }, 'station-normal', 8],
    ['Normal city whose station is elsewhere', { city: 'normal' }, 'open', 4],
    ['suburb, last hex', { city: 'suburb', station: 'suburb', last: 'yes' }, 'station-suburb', 8],
    ['Large city, last hex', { city: 'large', station: 'large', last: 'yes' }, 'station-large', 12],
    ['Grand Station, last hex', { city: 'grand-station', station: 'grand-station', last: 'yes' }, 'station-grand', 12],
    [
      'a small city in a Mountain hex uses its station',
      { terrain: 'mountain', city: 'small', station: 'small' },
      'station-small',
      6,
    ],
  ] as const)('%s', (_name, more, row, capacity) => {
    const found = boardingOf({ ...base, ...more });
    expect([found.row.id, found.capacity]).toEqual([row, capacity]);
  });

  test('the tool: too many steps are counted, the cost goes by mobility', () => {
    expect(ask('board', { steps: 5 })).toMatchObject({ capacity: 4, fits: false, mf: 7 });
    expect(ask('board', { steps: 4, mobility: 'superior' })).toMatchObject({ fits: true, mf: 15 });
    expect(ask('board', { steps: 4, mobility: 'min' })).toMatchObject({ mf: 7 });
    expect(ask('board', { mobility: 'rail' })).toMatchObject({ mf: 0 });
    expect(BOARDING_COST).toEqual({ min: 7, normal: 7, superior: 15, rail: 0 });
  });
});

describe('the MF of a journey', () => {
  test.each([
    [false, 'mountain', 1],
    [true, 'clear', 2],
    [true, 'rough', 2],
    [true, 'mountain', 3],
  ] as const)('LCR %s in %s: %i', (low, terrain, mf) => expect(runCost(low, terrain)).toBe(mf));

  test.each([
    ['small', [7, 10, 20, 10]],
    ['normal', [5, 5, 10, 5]],
    ['suburb', [5, 5, 10, 5]],
    ['large', [4, 4, 8, 4]],
    ['grand-station', [4, 4, 8, 4]],
    ['none', [undefined, undefined, undefined, undefined]],
  ] as const)('changing direction in %s', (station, costs) =>
    expect((['min', 'normal', 'superior', 'rail'] as const).map((mobility) => turningCost(station, mobility))).toEqual(
      costs,
    ),
  );

  test.each([
    ['50 MF for a unit that only runs by rail', { hcr: 36 }, 50, 50, true],
    ['one hex too many', { hcr: 37 }, 51, 50, false],
    ['with a march its own MF', { hcr: 10, onFoot: 12, mf: 36 }, 36, 36, true],
    ['rail-bound artillery: its own MF, no boarding', { hcr: 30, mobility: 'rail', mf: 30 }, 30, 30, true],
    ['LCR and Mountain', { lcr: 3, lcrMountain: 2 }, 26, 50, true],
    ['a change of direction', { hcr: 1, turns: [{ station: 'small' }] }, 25, 50, true],
    ['torrential rain', { hcr: 36, rain: true }, 50, 42, false],
    ['a unit that stays on its train', { hcr: 43, leaves: false }, 50, 50, true],
    ['one that is on it already', { hcr: 43, boards: false }, 50, 50, true],
  ])('%s', (_name, input, total, available, enough) =>
    expect(ask('journey', input)).toMatchObject({ total, available, enough }),
  );

  test('no forced march (12.2.6), no march for rail-bound artillery', () => {
    expect(refusalOf(rail, { mode: 'journey', forcedMarch: true }, data)).toMatchObject({
      code: 'illegal',
      field: 'forcedMarch',
      rule: '12.2.6',
    });
    expect(refusalOf(rail, { mode: 'route', forcedMarch: true }, data)).toMatchObject({ rule: '12.2.6' });
    expect(refusalOf(rail, { mode: 'journey', onFoot: 10, mobility: 'rail' }, data)).toMatchObject({ field: 'onFoot' });
    expect(ask('board', { forcedMarch: true }).mode).toBe('board');
  });
});

describe('siege guns (7.9, 12.5)', () => {
  test.each([
    ['motor', false, 10],
    ['motor', true, 5],
    ['austrian', false, 5],
    ['austrian', true, 0],
    ['rail', false, 30],
    ['rail', true, 15],
  ] as const)('%s, leaving %s: %i MF', (gun, leaving, mf) => {
    expect(ask('gun', { gun, leaving, mf })).toMatchObject({ mf, available: mf, possible: true });
    if (mf > 0) expect(ask('gun', { gun, leaving, mf, spent: 1 })).toMatchObject({ possible: false });
  });
  test.each([
    ['motor', false, '7.9.1'],
    ['motor', true, '7.9.1'],
    ['austrian', true, '7.9.2'],
    ['rail', false, '12.5.2'],
    ['rail', true, '12.5.3'],
  ] as const)('%s, leaving %s: the counter is turned by %s', (gun, leaving, rule) => {
    expect(answerOf(rail, { mode: 'gun', gun, leaving }, data).steps.find(({ id }) => id === 'side')?.rule).toBe(rule);
  });
  test('rain takes 8 MF', () =>
    expect(ask('gun', { mf: 18, rain: true })).toMatchObject({ available: 10, possible: true }));
});

/** A straight line northwards in column A, German root in A1. */
const line = (length: number, more: Partial<SheetInput> = {}, grade: 'hcr' | 'lcr' = 'hcr'): SheetInput => ({
  frame: { column: 'A', row: 1, columns: 3, rows: length + 2 },
  turn: 10,
  ...more,
  hexes: {
    ...Object.fromEntries(Array.from({ length }, (_, i) => [`A${i + 1}`, { control: 'german' as const }])),
    A1: { control: 'german', root: 'german' },
    ...more.hexes,
  },
  rails: more.rails ?? Array.from({ length: length - 1 }, (_, i) => ({ a: `A${i + 1}`, b: `A${i + 2}`, grade })),
});

describe('usable or not', () => {
  const foe = { id: 'f', nation: 'france', kind: 'cav', steps: 2, mountain: true } as const;
  test.each([
    ['a ZOC of ARF 3 cuts (12.1.6)', { units: [{ ...foe, hex: 'B3', arf: 3 }] }, 'cut', 'A2'],
    [
      'an adjacent Fort with an ARF cuts',
      { hexes: { B3: { forts: [{ name: 'Les Ayvelles', arf: 1 }] } } },
      'cut',
      'A2',
    ],
    ['the enemy controls a hex', { hexes: { A3: { control: 'allied' } } }, 'control', 'A3'],
    ['an enemy unit in a hex', { units: [{ ...foe, kind: 'eng', hex: 'A3', arf: 0 }] }, 'enemy', 'A3'],
    [
      'a captured camp without INF (11.6.15)',
      { hexes: { A3: { control: 'german', enc: 'Maubeuge', forts: [{ active: false }] } } },
      'camp',
      'A3',
    ],
  ] as const)('%s', (_name, more, kind, where) => {
    const sheet = line(6, more as unknown as Partial<SheetInput>);
    expect(lineAt('A6', 'hcr', { sheet })).toMatchObject({ usable: false, fault: { kind, hex: where } });
    expect(lineAt('A2', 'hcr', { sheet }).usable).toBe(true);
    expect(ask('route', { sheet, from: 'A1', to: 'A6' })).toMatchObject({ open: false, fault: { kind, hex: where } });
  });

  test.each([
    ['a ZOC of ARF 2', { units: [{ ...foe, hex: 'B3', arf: 2 }] }],
    ['a Fort without an ARF', { hexes: { B3: { forts: [{ arf: 0 }] } } }],
    ['a destroyed Fort', { hexes: { B3: { forts: [{ arf: 4, active: false }] } } }],
    [
      'a captured camp with INF',
      {
        hexes: { A3: { control: 'german', enc: 'Maubeuge', forts: [{ active: false }] } },
        units: [{ id: 'g', hex: 'A3' }],
      },
    ],
    [
      'a captured camp with PIO (2.2.1)',
      {
        hexes: { A3: { control: 'german', enc: 'Maubeuge', forts: [{ active: false }] } },
        units: [{ id: 'g', hex: 'A3', kind: 'pio' }],
      },
    ],
    ['a friendly gun', { units: [{ ...foe, nation: 'germany', hex: 'B3', arf: 9 }] }],
  ] as const)('%s does not', (_name, more) =>
    expect(lineAt('A6', 'hcr', { sheet: line(6, more as unknown as Partial<SheetInput>) }).usable).toBe(true),
  );

  test('a train may enter a cut hex and leave there, not pass it; a friend in the hex does not help', () => {
    const sheet = line(6, {
      units: [
        { ...foe, hex: 'B3', arf: 3 },
        { id: 'g', hex: 'A2' },
      ],
    });
    expect(lineAt('A2', 'hcr', { sheet })).toMatchObject({ usable: true, last: 'yes' });
    expect(ask('route', { sheet, from: 'A1', to: 'A2' })).toMatchObject({ open: true, total: 15 });
    expect(lineAt('A3', 'hcr', { sheet })).toMatchObject({ usable: false, fault: { kind: 'cut', hex: 'A2' } });
  });

  test('Belgium before GT3: Belgian trains only; Luxembourg: nobody’s (12.1.7)', () => {
    const sheet = (country: 'belgium' | 'luxembourg', turn: number, root: 'allied' | 'belgian' | 'german') =>
      line(4, {
        turn,
        hexes: Object.fromEntries(
          ['A1', 'A2', 'A3', 'A4'].map((name) => [name, { country, ...(name === 'A1' ? { root } : {}) }]),
        ),
      });
    expect(lineAt('A3', 'hcr', { sheet: sheet('belgium', 2, 'allied'), nation: 'france' })).toMatchObject({
      usable: false,
      fault: { kind: 'neutral' },
    });
    expect(lineAt('A3', 'hcr', { sheet: sheet('belgium', 3, 'allied'), nation: 'france' }).usable).toBe(true);
    expect(lineAt('A3', 'hcr', { sheet: sheet('belgium', 2, 'belgian'), nation: 'belgium' }).usable).toBe(true);
    expect(lineAt('A3', 'hcr', { sheet: sheet('luxembourg', 2, 'german') })).toMatchObject({
      usable: false,
      fault: { kind: 'neutral' },
    });
    expect(lineAt('A3', 'hcr', { sheet: sheet('luxembourg', 3, 'german') }).usable).toBe(true);
  });

  test('a hex of Luxembourg that Germans hold needs no marker (12.1.1)', () => {
    const sheet = line(4, { turn: 2, hexes: { A3: { country: 'luxembourg' } }, units: [{ id: 'g', hex: 'A3' }] });
    expect(lineAt('A4', 'hcr', { sheet }).usable).toBe(true);
    expect(lineAt('A3', 'hcr', { sheet: { ...sheet, units: [] } })).toMatchObject({
      usable: false,
      fault: { kind: 'neutral' },
    });
  });

  test('the Belgian network ends when Antwerp surrenders (12.1.5)', () => {
    const sheet = (active: boolean, units: SheetInput['units']): SheetInput => ({
      ...line(4, {
        hexes: {
          A1: { root: 'belgian', country: 'belgium', enc: 'Anvers', forts: [{ active }] },
          A2: { country: 'belgium' },
          B1: { country: 'belgium', enc: 'Anvers' },
        },
      }),
      units,
    });
    const german = [{ id: 'g', hex: 'B1' }];
    const usable = (one: SheetInput): boolean =>
      lineAt('A2', 'hcr', { sheet: { ...one, hexes: { ...one.hexes, A2: { country: 'belgium' } } }, nation: 'belgium' })
        .usable;
    expect(usable(sheet(true, []))).toBe(true);
    expect(usable(sheet(false, []))).toBe(true);
    expect(usable(sheet(false, german))).toBe(false);
  });

  test('without a painted root the home country is the root', () => {
    const sheet = line(4, { hexes: { A1: { country: 'germany' }, A4: { control: 'allied' } } });
    expect(lineAt('A3', 'hcr', { sheet })).toMatchObject({ usable: true, last: 'yes' });
    expect(lineAt('A4', 'hcr', { sheet, nation: 'france' })).toMatchObject({ usable: false, fault: { kind: 'apart' } });
  });

  test('an LCR between two connections is usable, a loop back to the same one is not', () => {
    const loop = { a: 'A3', b: 'B4', grade: 'lcr' } as const;
    const through = line(6, {
      rails: [...(line(6).rails ?? []), loop, { a: 'B4', b: 'A4', grade: 'lcr' }],
      hexes: { B4: { control: 'german' } },
    });
    expect(lineAt('B4', 'lcr', { sheet: through }).usable).toBe(true);
    const round = line(6, {
      rails: [...(line(6).rails ?? []), loop, { a: 'B4', b: 'B3', grade: 'lcr' }, { a: 'B3', b: 'A3', grade: 'lcr' }],
      hexes: { B4: { control: 'german' }, B3: { control: 'german' } },
    });
    expect(lineAt('B4', 'lcr', { sheet: round })).toMatchObject({ usable: false, fault: { kind: 'few' } });
  });

  test('a usable hex that is cut says so (12.1.6)', () => {
    const sheet = line(6, { units: [{ ...foe, name: '5e DC', hex: 'B3', arf: 3 }] });
    const { steps, open } = answerOf(rail, { mode: 'hex', sheet, hex: 'A2' }, data);
    expect(steps.map(({ rule }) => rule)).toContain('12.1.6');
    expect(open.map(({ dispute }) => dispute)).toContain('rail-zoc-cut');
    expect(lineAt('A2', 'hcr', { sheet })).toMatchObject({ usable: true, cut: { kind: 'cut', by: '5e DC' } });
  });

  test('a hex without a railway', () =>
    expect(ask('hex', { sheet: line(3), hex: 'C1' })).toMatchObject({ lines: [], capacity: 0 }));
});

describe('journeys on the sheet', () => {
  test('running cost, boarding and leaving', () => {
    const found = ask('route', { sheet: line(5), from: 'A1', to: 'A5' });
    expect(found).toMatchObject({ open: true, total: 4 + 14, available: 50 });
    expect(found.path.map(({ hex, mf }) => `${hex} ${mf}`)).toEqual(['A1 0', 'A2 1', 'A3 2', 'A4 3', 'A5 4']);
  });

  test('a hex where the line changes from HCR to LCR costs the LCR rate (12.3.3)', () => {
    const rails = [
      { a: 'A1', b: 'A2' },
      { a: 'A2', b: 'A3' },
      { a: 'A3', b: 'B4', grade: 'lcr' as const },
      { a: 'B4', b: 'B5', grade: 'lcr' as const },
    ];
    const sheet = line(3, {
      rails,
      frame: { column: 'A', row: 1, columns: 3, rows: 8 },
      hexes: { B4: { control: 'german' }, B5: { control: 'german', city: 'small' } },
    });
    // A2 1, A3 as LCR 2, B4 2, B5 2.
    expect(ask('route', { sheet, from: 'A1', to: 'B5', boards: false, leaves: false })).toMatchObject({
      open: true,
      total: 7,
    });
    // The other way A3 is entered on the LCR at 2 and left on the HCR.
    expect(ask('route', { sheet, from: 'B5', to: 'A1', boards: false, leaves: false })).toMatchObject({
      open: true,
      total: 6,
    });
    const mountain = {
      ...sheet,
      hexes: { ...sheet.hexes, B4: { control: 'german' as const, terrain: 'mountain' as const } },
    };
    expect(ask('route', { sheet: mountain, from: 'A1', to: 'B5', boards: false, leaves: false })).toMatchObject({
      total: 8,
    });
  });

  test('a one-way connection is passed only by turning round in a station', () => {
    // A branch from A3 to B3 joins the line towards A4 only.
    const rails = [...(line(6).rails ?? []), { a: 'A3', b: 'B3' }, { a: 'B3', b: 'B2' }];
    const sheet = (city: 'none' | 'small' | 'normal'): SheetInput =>
      line(6, {
        rails,
        oneWay: [{ hex: 'A3', a: 'A2', b: 'B3' }],
        hexes: { B3: { control: 'german' }, B2: { control: 'german' }, A5: { control: 'german', city } },
      });
    expect(ask('route', { sheet: sheet('none'), from: 'A1', to: 'B2' })).toMatchObject({ open: false });
    const found = ask('route', { sheet: sheet('normal'), from: 'A1', to: 'B2', boards: false, leaves: false });
    expect(found).toMatchObject({ open: true, total: 4 + 5 + 2 + 2 });
    expect(found.path.find(({ turned }) => turned)).toMatchObject({ hex: 'A5', turned: 5 });
    expect(
      ask('route', { sheet: sheet('small'), from: 'A1', to: 'B2', mobility: 'superior', boards: false, leaves: false }),
    ).toMatchObject({ total: 4 + 20 + 4 });
    expect(ask('route', { sheet: sheet('none'), from: 'A6', to: 'B2', boards: false, leaves: false })).toMatchObject({
      open: true,
      total: 5,
    });
  });

  test('on an LCR nobody turns back along the same line (12.3.7)', () => {
    // The branch to B3 joins towards A4 only; the line is an HCR or an LCR, the branch always an HCR.
    const rails = (grade: 'hcr' | 'lcr') => [...(line(6, {}, grade).rails ?? []), { a: 'A3', b: 'B3' }];
    const sheet = (grade: 'hcr' | 'lcr'): SheetInput =>
      line(6, {
        rails: rails(grade),
        oneWay: [{ hex: 'A3', a: 'A2', b: 'B3' }],
        hexes: { B3: { control: 'german' }, A4: { control: 'german', city: 'large' } },
      });
    expect(ask('route', { sheet: sheet('hcr'), from: 'A1', to: 'B3' })).toMatchObject({ open: true });
    expect(ask('route', { sheet: sheet('lcr'), from: 'A1', to: 'B3' })).toMatchObject({ open: false });
  });

  test('lines that pass each other meet only where a station allows the change', () => {
    const rails = [
      { a: 'A1', b: 'A2' },
      { a: 'A2', b: 'A3' },
      { a: 'B2', b: 'A2', lineB: 1 },
      { a: 'A2', b: 'B3', lineA: 1 },
    ];
    const sheet = (city: 'none' | 'large'): SheetInput =>
      line(3, {
        rails,
        hexes: {
          A2: { control: 'german', city },
          B2: { control: 'german', root: 'german' },
          B3: { control: 'german' },
        },
      });
    expect(ask('route', { sheet: sheet('none'), from: 'A1', to: 'B3' })).toMatchObject({ open: false });
    expect(ask('route', { sheet: sheet('large'), from: 'A1', to: 'B3', boards: false, leaves: false })).toMatchObject({
      open: true,
      total: 2 + 4,
    });
  });

  test('too far for 50 MF, and nowhere to go', () => {
    expect(ask('route', { sheet: line(40), from: 'A1', to: 'A38' })).toMatchObject({
      open: true,
      total: 51,
      available: 50,
    });
    expect(ask('route', { sheet: line(3), from: 'A1', to: 'C1' })).toMatchObject({ open: false, path: [] });
    expect(ask('route', { sheet: line(3), from: 'A2', to: 'A2' })).toMatchObject({ open: true, total: 14 });
  });

  describe('what boards and leaves at the ends (12.2.1)', () => {
    const verdict = (input: object) => answerOf(rail, { mode: 'route', ...input }, data).outcome.blocks[0];
    test('example 16: two Total Steps leave in AV26, the last connected hex', () => {
      expect(ask('route', { to: 'AV26', steps: 4 })).toMatchObject({ open: true, fits: false });
      expect(verdict({ to: 'AV26', steps: 4 })).toMatchObject({
        kind: 'verdict',
        tone: 'no',
        rule: '12.2.1',
        text: { key: 'rail.verdict.leaves', params: { hex: 'AV26', capacity: 2, over: 2 } },
      });
      expect(ask('route', { to: 'AV26', steps: 2 })).toMatchObject({ open: true, fits: true });
      expect(ask('route', { to: 'AV26', steps: 4, leaves: false })).toMatchObject({ fits: true });
    });
    test('too many for the hex where they board', () =>
      expect(verdict({ from: 'AV26', to: 'AT22', steps: 4 })).toMatchObject({
        tone: 'no',
        text: { key: 'rail.verdict.boards' },
      }));
    test('rail-bound artillery boards and leaves nowhere', () =>
      expect(ask('route', { to: 'AV26', steps: 4, mobility: 'rail' })).toMatchObject({ fits: true }));
  });

  describe('with a unit of the sheet', () => {
    const unit = {
      id: 'kd',
      name: '2 KD',
      hex: 'A2',
      nation: 'germany',
      kind: 'cav',
      steps: 3,
      mf: 60,
      mobility: 'superior',
    } as const;
    const withUnits = (...units: readonly object[]) => line(6, { units: units as SheetInput['units'] });
    test('its mobility pays, its steps board', () => {
      expect(ask('route', { sheet: withUnits(unit), from: 'A2', to: 'A4', unit: 'kd' })).toMatchObject({
        open: true,
        fits: true,
        total: 2 + 2 * 15,
      });
      expect(
        ask('route', { sheet: withUnits({ ...unit, steps: 5, kind: 'inf' }), from: 'A2', to: 'A4', unit: 'kd' }),
      ).toMatchObject({ fits: false });
    });
    test('on a train already it does not board again', () =>
      expect(
        ask('route', { sheet: withUnits({ ...unit, embarked: true }), from: 'A2', to: 'A4', unit: 'kd' }),
      ).toMatchObject({ total: 2 + 15 }));
    test('another train on the way is named, and none stays beside it (12.2.4)', () => {
      const sheet = withUnits(unit, { ...unit, id: 'other', name: '9 KD', hex: 'A4', embarked: true });
      expect(
        JSON.stringify(answerOf(rail, { mode: 'route', sheet, from: 'A2', to: 'A5', unit: 'kd' }, data).outcome.blocks),
      ).toContain('9 KD');
      expect(
        answerOf(rail, { mode: 'route', sheet, from: 'A2', to: 'A4', unit: 'kd', leaves: false }, data).outcome
          .blocks[0],
      ).toMatchObject({ tone: 'no', rule: '12.2.4' });
      expect(ask('route', { sheet, from: 'A2', to: 'A4', unit: 'kd' })).toMatchObject({ fits: true });
    });
    test('a train on the way blocks the direction that its arrow shows (12.2.3, 12.3.5)', () => {
      const past = (rest: object, sheet: SheetInput = {}) =>
        ask('route', {
          sheet: { ...line(6, sheet), units: [unit, { ...unit, id: 'other', hex: 'A4', embarked: true, ...rest }] },
          from: 'A2',
          to: 'A5',
          unit: 'kd',
        });
      const blocked = { open: false, fault: { kind: 'standing', rule: '12.3.5', hex: 'A4' } };
      expect(past({ facing: 0 })).toMatchObject(blocked);
      expect(past({ facing: 3 })).toMatchObject({ open: true, fits: true });
      expect(past({ facing: 0, mobility: 'rail', kind: 'sar', steps: 1 })).toMatchObject({ open: true });
      expect(past({ facing: 0, nation: 'france' })).not.toMatchObject(blocked);
    });
    test('a gun in its firing position leaves it first (12.5.2, 7.9.1)', () => {
      const gun = (mobility: string) =>
        ask('route', {
          sheet: withUnits({ ...unit, kind: 'sar', steps: 1, firing: true, mobility }),
          from: 'A2',
          to: 'A4',
          unit: 'kd',
        }).total;
      expect(gun('rail')).toBe(2 + 15);
      expect(gun('normal')).toBe(2 + 5 + 14);
    });
    test('one that is not there is refused', () =>
      expect(refusalOf(rail, { mode: 'route', sheet: line(3), from: 'A1', to: 'A2', unit: 'x' }, data)).toMatchObject({
        field: 'unit',
      }));
  });

  test('hexes outside the sheet are refused', () => {
    expect(refusalOf(rail, { mode: 'hex', hex: 'Z9' }, data).field).toBe('hex');
    expect(refusalOf(rail, { mode: 'route', to: 'Z9' }, data).field).toBe('to');
    expect(refusalOf(rail, { mode: 'route', from: 'Z9' }, data).field).toBe('from');
    expect(refusalOf(rail, { mode: 'hex', preset: 'nowhere' }, data).field).toBe('preset');
  });
});

describe('on any sheet', () => {
  test('a line is usable or has a reason; what a journey enters is usable', () => {
    fc.assert(
      fc.property(sheets, fc.constantFrom(...RAIL_USERS), fc.nat(), fc.nat(), (sheet, user, i, j) => {
        const opened = openSheet(sheet);
        if (!opened.ok) throw new Error(JSON.stringify(opened.error));
        const view = opened.value;
        const use = railUse(view, user);
        const statusOf = railStatus(use);
        const hexes = [...view.rails.nodesAt.keys()];
        for (const hex of hexes)
          for (const status of statusOf(hex)) expect(status.fault === undefined).toBe(status.usable);
        if (!hexes.length) return;
        const [from, to] = [hexes[i % hexes.length] ?? 0, hexes[j % hexes.length] ?? 0];
        const quest = {
          use,
          statusOf,
          traffic: trafficFor(view, { nation: 'germany', convoy: true }),
          mobility: 'normal',
        } as const;
        const { open = false, path = [] } = railRoute(quest, from, to) ?? {};
        if (open) {
          expect(path[0]?.hex).toBe(from);
          expect(path.at(-1)?.hex).toBe(to);
          for (const { hex, fault } of path.slice(1)) {
            expect(fault).toBeUndefined();
            expect(statusOf(hex).some(({ usable }) => usable)).toBe(true);
          }
        } else if (path.length) expect(path.some(({ fault }) => fault)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('an LCR is usable exactly when it lies on a way between two connections or on a dead end that hangs on the network', () => {
    fc.assert(
      fc.property(sheets, (sheet) => {
        const view = viewOf({ ...sheet });
        const use = railUse(view, 'german');
        const { rails } = view;
        const ends = rails.stretches.map((_, s) => [rails.endA[s] ?? 0, rails.endB[s] ?? 0] as const);
        const open = ends.map(
          ([a, b], s) =>
            rails.low[s] === 1 && rails.stretches[s]?.broken === 'none' && use.state[a] === 0 && use.state[b] === 0,
        );
        // Every simple way over open LCR from one joined node to another marks what it uses.
        const expected = new Set<number>();
        let budget = 20_000;
        const walk = (node: number, seen: readonly number[], used: readonly number[]): void => {
          if ((budget -= 1) < 0) return;
          if (used.length && use.joined[node]) used.forEach((s) => expected.add(s));
          ends.forEach(([a, b], s) => {
            if (!open[s] || (a !== node && b !== node)) return;
            const next = a === node ? b : a;
            if (!seen.includes(next)) walk(next, [...seen, next], [...used, s]);
          });
        };
        rails.hex.forEach((_, node) => (use.joined[node] ? walk(node, [node], []) : undefined));
        if (budget < 0) return;
        ends.forEach((_, s) => (expected.has(s) ? expect(use.usable[s]).toBe(1) : undefined));
        // What else is usable leads to a printed dead end.
        ends.forEach(([a, b], s) => {
          if (!rails.low[s] || !use.usable[s] || expected.has(s)) return;
          const leads = (node: number, from: number): boolean => {
            const others = ends.flatMap(([x, y], t) => (t !== from && (x === node || y === node) ? [t] : []));
            const [next] = others;
            if (!others.length) return true;
            if (others.length > 1 || next === undefined || !rails.low[next]) return false;
            const [x, y] = ends[next] ?? [0, 0];
            return leads(x === node ? y : x, next);
          };
          expect(leads(a, s) || leads(b, s)).toBe(true);
        });
      }),
      { numRuns: 300 },
    );
  });

  test('every answer can be said', () => {
    fc.assert(
      fc.property(sheets, fc.constantFrom(...NATIONS), fc.nat(), fc.nat(), (sheet, nation, i, j) => {
        const names = viewOf({ ...sheet }).names;
        const [from, to] = [names[i % names.length] ?? '', names[j % names.length] ?? ''];
        answerOf(rail, { mode: 'hex', sheet, nation, hex: from }, data);
        answerOf(rail, { mode: 'route', sheet, nation, from, to }, data);
      }),
      { numRuns: 40 },
    );
    fc.assert(
      fc.property(
        fc.record({
          mode: fc.constantFrom('board', 'journey', 'convoys', 'gun'),
          line: fc.constantFrom('hcr', 'lcr'),
          end: fc.constantFrom('through', 'last', 'structure', 'dead'),
          mobility: fc.constantFrom('min', 'normal', 'superior', 'rail'),
          boards: fc.boolean(),
          rain: fc.boolean(),
          turns: fc.constantFrom([], [{ station: 'large' }]),
          lcr: fc.nat(3),
          grade: fc.constantFrom('hcr', 'lcr'),
          conducted: fc.nat(14),
          leaving: fc.boolean(),
          convoys: fc.array(
            fc.record({ kind: fc.constantFrom(...KINDS), steps: fc.integer({ min: 1, max: 5 }), back: fc.boolean() }),
            { maxLength: 5 },
          ),
        }),
        (input) => {
          answerOf(rail, input, data);
        },
      ),
    );
  });

  test('labels and messages', () => {
    const { sheet: _painted, ...shape } = rail.schema.shape;
    expectLabels(shape);
    expectSameKeys('rail');
  });
});

describe('what the second reading found', () => {
  test('no journey begins where no train runs, not even to the same hex', () => {
    expect(ask('route', { from: 'AN16', to: 'AN16' })).toMatchObject({ open: false });
    expect(ask('route', { from: 'AT19', to: 'AT19' })).toMatchObject({
      open: false,
      fault: { kind: 'broken', hex: 'AU20' },
    });
    expect(ask('route', { from: 'AQ30', to: 'AQ30' })).toMatchObject({ open: true, total: 14 });
  });
  test.each([
    ['board', {}, ['mobility-column-order', 'embark-cost-table', 'rail-capacity-period']],
    ['board', { end: 'structure' }, ['destroyed-structure-dead-end']],
    ['journey', { turns: [{}] }, ['fifty-mf', 'direction-change-table', 'direction-change-where']],
    ['journey', { rain: true }, ['torrential-rain-odds']],
    ['convoys', {}, ['convoy-count', 'one-train-per-hex']],
    ['hex', { hex: 'AT22' }, ['rail-capacity-period']],
    ['hex', { hex: 'AP25' }, ['lcr-dead-end-on-lcr']],
    ['hex', { hex: 'AP20', preset: 'example-18' }, ['ap20-example-18', 'destroyed-structure-dead-end']],
    ['route', {}, ['fifty-mf', 'rail-capacity-period']],
  ] as const)('%s %o names the rulings it stands on', (mode, input, wanted) => {
    expect(answerOf(rail, { mode, ...input }, data).open.map(({ dispute }) => dispute)).toEqual(
      expect.arrayContaining([...wanted]),
    );
  });
});
