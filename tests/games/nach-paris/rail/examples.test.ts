import { describe, expect, test } from 'vitest';
import { rail } from '@/lib/games/nach-paris/calculators/rail';
import { boardingOf } from '@/lib/games/nach-paris/rail/boarding';
import { BOARDING_COST, convoyCapacity, isConvoy, runCost, turningCost } from '@/lib/games/nach-paris/tables/rail';
import { answerOf, refusalOf } from '@/tests/games/nach-paris/spoken';
import { data, ask, lineAt } from '@/tests/games/nach-paris/rail/asked';

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
