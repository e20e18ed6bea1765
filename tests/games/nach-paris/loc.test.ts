import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DIRECTIONS } from '@/lib/board/hex/grid';
import { run } from '@/lib/calc/calculator';
import { loc, type LocAnswer } from '@/lib/games/nach-paris/calculators/loc';
import { loadData } from '@/lib/games/nach-paris/data';
import { lineGround } from '@/lib/games/nach-paris/loc/logistics';
import { hexCost, sideCost } from '@/lib/games/nach-paris/movement/costs';
import { openSheet } from '@/lib/games/nach-paris/sheet/view';
import type { SheetInput } from '@/lib/games/nach-paris/sheet/schema';
import { sheets, viewOf } from '@/tests/games/nach-paris/sheets';
import { answerOf, expectLabels, expectSameKeys, expectSpoken, refusalOf } from '@/tests/games/nach-paris/spoken';

const data = await loadData();
const ready = data.boards.find(({ id }) => id === 'example-17')?.sheet ?? {};

type UnitAnswer = LocAnswer['units'][number];
type UnitInput = NonNullable<SheetInput['units']>[number];
const answer = (input: object): LocAnswer => answerOf(loc, input, data).outcome.data;
const unitOf = (input: object, unit: string): UnitAnswer => answer({ ...input, unit }).units[0] as UnitAnswer;

describe('example 17', () => {
  test.each([
    ['A', 'loc', '13.1.4'],
    ['B', 'loc', '13.1.4'],
    ['C', 'loc', '13.1.4'],
    ['D', 'ooc', '13.2.1'],
    ['E', 'llc', '13.1.5'],
  ])('unit %s: %s', (id, status, rule) => expect(unitOf({}, id)).toMatchObject({ status, rule }));

  test('A to C are within the reduced radius of 5 and within 100 MF', () => {
    for (const id of ['A', 'B', 'C']) {
      const { command, line } = unitOf({}, id);
      expect(command).toMatchObject({ kind: 'hq', hq: 'HQ', radius: 5 });
      expect(command.distance).toBeLessThanOrEqual(5);
      expect(line.kind).toBe('normal');
    }
  });

  test('D is out of the radius of its HQ', () => {
    const { command } = unitOf({}, 'D');
    expect(command).toMatchObject({ kind: 'far', radius: 5 });
    expect(command.distance).toBeGreaterThan(5);
  });

  test('E needs no HQ; its way to S31 takes 112 MF, by W33 to U35 it would take 92', () => {
    const { command, line } = unitOf({}, 'E');
    expect(command.kind).toBe('cavalry');
    expect(line).toMatchObject({ kind: 'long', mf: 112, limit: 150 });
    expect(line.path.at(-1)).toEqual({ hex: 'S31', mf: 112 });
    expect(line.shortcut).toMatchObject({ mf: 92, breaks: [{ kind: 'zoc', hex: 'W33' }] });
    expect(line.shortcut?.path.at(-1)).toEqual({ hex: 'U35', mf: 92 });
  });

  test('with another German unit in W33 its line is Normal and it has a LOC', () => {
    const sheet = { ...ready, units: [...(ready.units ?? []), { id: 'F', hex: 'W33' }] };
    expect(unitOf({ sheet }, 'E')).toMatchObject({ status: 'loc', line: { kind: 'normal', mf: 92 } });
  });

  test('all forts of both camps are active; once those of Liège are gone nothing bars W33', () => {
    const hexes = Object.fromEntries(
      Object.entries(ready.hexes ?? {}).map(([name, cell]) => [
        name,
        { ...cell, forts: cell.forts?.map((fort) => ({ ...fort, active: false })) },
      ]),
    );
    expect(unitOf({ sheet: { ...ready, hexes } }, 'E')).toMatchObject({ status: 'loc' });
  });

  test('the whole sheet: four LOC, one LLC, one OOC', () => {
    const all = answer({});
    expect(all.units.map(({ status }) => status).toSorted()).toEqual(['llc', 'loc', 'loc', 'loc', 'loc', 'ooc']);
    expect(all.railheads.germany).toEqual(expect.arrayContaining(['S31', 'U35']));
  });
});

/**
 * A road of hexes A1, A2, … northwards with an HCR in A1, walled in by the sheet's edge; Germans with an HQ that
 * reaches everything.
 */
const HQ: UnitInput = { id: 'hq', hex: 'A1', kind: 'hq', steps: 1, arf: 0, army: '1', radius: 40, reduced: 40 };
function road(length: number, more: Partial<SheetInput> = {}, unit: Partial<UnitInput> = {}): SheetInput {
  return {
    frame: { column: 'A', row: 1, columns: 2, rows: length + 1 },
    turn: 10,
    ...more,
    hexes: { A1: { root: 'german', control: 'german' }, ...more.hexes },
    // The second column is behind a range, so that the road is the only way.
    sides: {
      ...Object.fromEntries(
        Array.from(
          { length: length + 1 },
          (_, i) =>
            [
              [`A${i + 1}/B${i + 1}`, 'mountain-range'],
              ...(i < length ? [[`A${i + 1}/B${i + 2}`, 'mountain-range']] : []),
            ] as const,
        ).flat(),
      ),
      ...more.sides,
    },
    rails: more.rails ?? [{ a: 'A1', b: 'B1' }],
    units: [HQ, { id: 'u', hex: `A${length + 1}`, army: '1', ...unit }, ...(more.units ?? [])],
  };
}

describe('the logistic line', () => {
  test.each([
    ['10 clear hexes are 100 MF', 10, {}, {}, 'loc', 100],
    ['one of them broken: 102, a Long line', 10, { hexes: { A5: { terrain: 'broken' } } }, {}, 'llc', 102],
    ['15 clear hexes are 150', 15, {}, {}, 'llc', 150],
    ['152 are too many', 15, { hexes: { A5: { terrain: 'broken' } } }, {}, 'ooc', 152],
    ['light infantry: 120 is Normal (13.1.12)', 12, {}, { light: true }, 'loc', 120],
    ['122 is not', 12, { hexes: { A5: { terrain: 'lowlands' } } }, { light: true }, 'llc', 122],
    ['light infantry: 170 is Long', 17, {}, { light: true }, 'llc', 170],
    ['172 is not', 17, { hexes: { A5: { terrain: 'rough' } } }, { light: true }, 'ooc', 172],
    ['a Mountain hex counts 15', 9, { hexes: { A5: { terrain: 'mountain' } } }, {}, 'loc', 95],
    [
      'the hex of the HCR counts, the own hex does not',
      2,
      { hexes: { A1: { root: 'german', control: 'german', terrain: 'mountain' }, A3: { terrain: 'rough' } } },
      {},
      'loc',
      25,
    ],
    ['superior mobility counts as Normal', 10, {}, { mobility: 'superior', kind: 'cav', steps: 2 }, 'loc', 100],
    ['a unit on the HCR pays nothing', 1, {}, { hex: 'A1' }, 'loc', 0],
  ] as const)('%s', (_name, length, more, unit, status, mf) => {
    const found = unitOf({ sheet: road(length, more as Partial<SheetInput>, unit as Partial<UnitInput>) }, 'u');
    expect([found.status, found.line.mf]).toEqual([status, mf]);
  });

  const foe: UnitInput = { id: 'f', hex: 'A3', name: 'foe', nation: 'france', steps: 2, facing: 3 };
  test.each([
    ['an enemy unit', { units: [foe] }, 'enemy', 'A3', '13.1.4'],
    ['an enemy HQ', { units: [{ ...foe, kind: 'hq' }] }, 'enemy', 'A3', '13.1.4'],
    [
      'an enemy ZOC',
      { units: [{ ...foe, hex: 'B3', kind: 'cav', steps: 2, arf: 2, mountain: true }] },
      'zoc',
      'A3',
      '13.1.4',
    ],
    ['an enemy Fort', { hexes: { A3: { forts: [{ name: 'Manonviller' }] } } }, 'fort', 'A3', '11.3.2'],
    ['an enemy camp', { hexes: { A3: { enc: 'Toul', forts: [{ name: 'Ecrouves' }] } } }, 'zoc', 'A4', '13.1.4'],
    ['Deep Forest', { sides: { 'A3/A4': 'deep-forest' } }, 'side', 'A3', '13.1.4'],
    ['a Mountain Range', { sides: { 'A3/A4': 'mountain-range' } }, 'side', 'A3', '13.1.4'],
    ['a Major River without a bridge', { sides: { 'A3/A4': 'major-river' } }, 'side', 'A3', '7.2.1'],
    ['flooded ground', { hexes: { A3: { terrain: 'flooded' } } }, 'flooded', 'A3', '7.1.7'],
  ] as const)('%s breaks it, and is named', (_name, more, kind, hex, rule) => {
    const found = unitOf({ sheet: road(5, more as unknown as Partial<SheetInput>) }, 'u');
    expect([found.status, found.line.breaks[0]?.kind, found.line.breaks[0]?.hex, found.line.breaks[0]?.rule]).toEqual([
      'ooc',
      kind,
      hex,
      rule,
    ]);
  });

  test.each([
    ['a bridge over a Major River', { sides: { 'A3/A4': 'major-river-bridge' } }, 50],
    ['a River', { sides: { 'A3/A4': 'river' } }, 50],
    ['a flooded bank, at +40', { sides: { 'A3/A4': 'flooded' } }, 90],
    ['a destroyed Fort', { hexes: { A3: { forts: [{ active: false }] } } }, 50],
    ['a friendly Fort', { hexes: { A3: { owner: 'germany', forts: [{}] } } }, 50],
  ] as const)('%s does not', (_name, more, mf) => {
    const found = unitOf({ sheet: road(5, more as unknown as Partial<SheetInput>) }, 'u');
    expect([found.status, found.line.mf]).toEqual(['loc', mf]);
  });

  const zoc: UnitInput = { id: 'z', hex: 'B4', nation: 'france', kind: 'cav', steps: 2, arf: 2, mountain: true };
  test.each([
    ['INF', { kind: 'inf' }, 'loc'],
    ['PIO', { kind: 'pio', steps: 1 }, 'loc'],
    ['CAV', { kind: 'cav', steps: 1 }, 'loc'],
    ['HAR', { kind: 'har', steps: 1 }, 'ooc'],
    ['ENG', { kind: 'eng', steps: 1 }, 'ooc'],
  ] as const)('of friends only INF and CAV cancel a ZOC: %s', (_name, friend, status) => {
    const friends = ['A3', 'A4'].map((hex, i): UnitInput => ({ id: `friend${i}`, hex, ...friend }));
    expect(unitOf({ sheet: road(5, { units: [zoc, ...friends] }) }, 'u').status).toBe(status);
  });

  test('friends of another nation do not cancel it', () => {
    const sheet = (nation: 'france' | 'britain'): SheetInput => {
      const base = road(5, { hexes: { A1: { root: 'allied', control: 'allied' } } }, { nation: 'france' });
      const friends = ['A3', 'A4'].map((hex, i): UnitInput => ({ id: `friend${i}`, hex, nation }));
      return {
        ...base,
        units: [
          ...(base.units ?? []).map((unit) => (unit.id === 'hq' ? { ...unit, nation: 'france' as const } : unit)),
          { ...zoc, nation: 'germany' },
          ...friends,
        ],
      };
    };
    expect(unitOf({ sheet: sheet('france') }, 'u').status).toBe('loc');
    expect(unitOf({ sheet: sheet('britain') }, 'u').status).toBe('ooc');
  });

  test('a ZOC on its own hex does not break the line of a unit', () => {
    expect(
      unitOf(
        { sheet: road(5, { units: [{ ...zoc, hex: 'B7' }], frame: { column: 'A', row: 1, columns: 2, rows: 8 } }) },
        'u',
      ).status,
    ).toBe('loc');
  });

  test('an LCR is no end of a line, an HCR of the enemy neither', () => {
    expect(unitOf({ sheet: road(5, { rails: [{ a: 'A1', b: 'B1', grade: 'lcr' }] }) }, 'u')).toMatchObject({
      status: 'ooc',
      rule: '12.1.5',
    });
    expect(unitOf({ sheet: road(5, { hexes: { A1: { root: 'german', control: 'allied' } } }) }, 'u')).toMatchObject({
      status: 'ooc',
      rule: '12.1.5',
    });
  });
});

describe('command', () => {
  const apart = (hq: Partial<UnitInput>, unit: Partial<UnitInput>, turn = 10, length = 6): SheetInput => {
    const base = road(length, { turn }, unit);
    return {
      ...base,
      units: (base.units ?? []).map((one) => (one.id === 'hq' ? { ...one, radius: 9, reduced: 5, ...hq } : one)),
    };
  };
  test.each([
    ['its own HQ at 6 of 9', {}, {}, 10, 'hq', '13.2.1'],
    ['a corps division at 6 of 5', {}, { corps: 'VII' }, 10, 'far', '13.2.1'],
    ['a HAR of the corps has the full radius', {}, { corps: 'VII', kind: 'har', steps: 1 }, 10, 'hq', '13.2.1'],
    ['a PIO of the corps has the full radius', {}, { corps: 'VII', kind: 'pio', steps: 1 }, 10, 'hq', '13.2.1'],
    ['Jäger of the corps have the full radius', {}, { corps: 'VII', light: true, steps: 1 }, 10, 'hq', '13.2.1'],
    ['a corps division with an HQ without a reduced radius', { reduced: 0 }, { corps: 'VII' }, 10, 'hq', '13.2.1'],
    ['another army in GT21', { army: '2' }, {}, 21, 'none', '13.2.1'],
    ['another army in GT22', { army: '2' }, {}, 22, 'hq', '13.1.1'],
    ['a corps division in GT22 has the full radius', {}, { corps: 'VII' }, 22, 'hq', '13.1.1'],
    ['out of every radius', { radius: 5 }, {}, 22, 'far', '13.1.1'],
    [
      'CAV of a cavalry corps needs none',
      { army: '2' },
      { kind: 'cav', steps: 2, cavalryCorps: true },
      10,
      'cavalry',
      '13.1.2',
    ],
    ['other CAV does', { army: '2' }, { kind: 'cav', steps: 2 }, 10, 'none', '13.2.1'],
    ['INF is no cavalry corps', { army: '2' }, { cavalryCorps: true }, 10, 'none', '13.2.1'],
    ['an Allied HQ does not command Germans', { nation: 'france' }, {}, 22, 'none', '13.1.1'],
  ] as const)('%s', (_name, hq, unit, turn, kind, rule) => {
    expect(unitOf({ sheet: apart(hq, unit as Partial<UnitInput>, turn) }, 'u').command).toMatchObject({ kind, rule });
  });

  test.each([
    ['Jäger', { light: true, steps: 1 }, 'far'],
    ['PIO', { kind: 'pio', steps: 1 }, 'far'],
    ['a division', {}, 'far'],
    ['HAR', { kind: 'har', steps: 1 }, 'hq'],
    ['INF without a corps', { corps: '' }, 'hq'],
  ] as const)(
    'by the other reading all INF of a corps has the reduced radius: %s (dispute reduced-radius-who)',
    (_name, unit, kind) => {
      expect(unitOf({ sheet: apart({}, { corps: 'VII', ...unit }), reading: 'corps' }, 'u').command.kind).toBe(kind);
    },
  );

  test('a unit out of command by the reduced radius alone is told what the full one would do', () => {
    const rows = (length: number, turn = 10) =>
      answerOf(loc, { sheet: apart({}, { corps: 'VII' }, turn, length), unit: 'u' }, data).outcome.blocks.flatMap(
        (block) => (block.kind === 'values' ? block.rows : []),
      );
    const full = { label: { key: 'loc.value.full' }, value: { params: { distance: 6, radius: 9 } }, rule: '13.2.1' };
    expect(rows(6)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          ...full,
          label: expect.objectContaining(full.label),
          value: expect.objectContaining(full.value),
        }),
      ]),
    );
    for (const [length, turn] of [
      [5, 10],
      [10, 10],
      [6, 22],
    ] as const)
      expect(rows(length, turn).filter(({ label }) => label.key === 'loc.value.full')).toEqual([]);
  });

  test('a change of HQ needs a CAB test, with the worse CAB of the corps, and both divisions near (13.2.2)', () => {
    const pair = (other: object) => {
      const sheet = apart({ army: '2' }, { corps: 'IX', cab: 13 }, 10, 5);
      const unit = sheet.units?.find(({ id }) => id === 'u');
      return answerOf(
        loc,
        {
          sheet: {
            ...sheet,
            frame: { column: 'A', row: 1, columns: 2, rows: 12 },
            units: [...(sheet.units ?? []), { ...unit, id: 'sister', cab: 11, ...other }],
          },
          unit: 'u',
        },
        data,
      ).outcome.blocks.find((block) => block.kind === 'odds');
    };
    expect(pair({})).toMatchObject({
      kind: 'odds',
      rows: [{ chance: { n: 11n, d: 20n } }, { chance: { n: 9n, d: 20n } }],
    });
    expect(pair({ corps: 'X' })).toMatchObject({ rows: [{ chance: { n: 13n, d: 20n } }, {}] });
    expect(pair({ hex: 'A12' })).toBeUndefined();
  });

  test('the nearest HQ may change it: 13.2.2 is offered within the reduced radius', () => {
    const sheet = apart({ army: '2' }, {}, 10, 5);
    const { blocks } = answerOf(loc, { sheet, unit: 'u' }, data).outcome;
    const rules = (all: typeof blocks) =>
      all.flatMap((block) => (block.kind === 'values' ? block.rows.map(({ rule }) => rule) : []));
    expect(rules(blocks)).toContain('13.2.2');
    expect(
      rules(answerOf(loc, { sheet: apart({ army: '2' }, {}, 10, 6), unit: 'u' }, data).outcome.blocks),
    ).not.toContain('13.2.2');
  });

  test.each([
    [10, 'llc'],
    [11, 'ooc'],
  ])('an HQ destroyed (13.1.7), line of %i hexes: %s', (length, status) => {
    const sheet = apart({ army: '9' }, {}, 10, length);
    expect(unitOf({ sheet, destroyed: [{ army: '1' }] }, 'u')).toMatchObject({
      status,
      rule: '13.1.7',
      command: { kind: 'destroyed' },
    });
    expect(unitOf({ sheet, destroyed: [{ army: '2' }] }, 'u')).toMatchObject({ status: 'ooc', rule: '13.2.1' });
  });

  test('with its own HQ destroyed a unit may change to another near by, like any other (13.2.2)', () => {
    const odds = (length: number) =>
      answerOf(
        loc,
        { sheet: apart({ army: '2' }, {}, 10, length), unit: 'u', destroyed: [{ army: '1' }] },
        data,
      ).outcome.blocks.some(({ kind }) => kind === 'odds');
    expect(odds(5)).toBe(true);
    expect(odds(6)).toBe(false);
  });

  test('who has another HQ is not touched by the loss of one', () => {
    expect(unitOf({ sheet: apart({}, {}), destroyed: [{ army: '1' }] }, 'u')).toMatchObject({ status: 'loc' });
  });
});

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

describe('on any sheet', () => {
  test('the MF of every line are the least that 13.1.4 allows, found by trying everything', () => {
    fc.assert(
      fc.property(sheets, (sheet) => {
        const opened = openSheet(sheet);
        if (!opened.ok) throw new Error(JSON.stringify(opened.error));
        const view = opened.value;
        const found = answer({ sheet });
        for (const unit of found.units) {
          const placed = view.units.find(({ id }) => id === unit.id);
          if (!placed) throw new Error(unit.id);
          if (unit.line.source !== undefined) continue;
          const ground = lineGround(view, placed.nation);
          const least = new Map<number, number>(
            (found.railheads[placed.nation] ?? []).map((name) => [view.index.get(name) ?? -1, 0]),
          );
          for (let changed = true; changed;) {
            changed = false;
            view.names.forEach((_, hex) => {
              for (const d of DIRECTIONS) {
                const next = view.neighbours[hex * 6 + d] ?? -1;
                const beyond = least.get(next);
                if (next < 0 || beyond === undefined || ground.hexBreak(next) || ground.sideBreak(hex, d)) continue;
                const mf =
                  beyond + (hexCost(view.terrainAt(next)) ?? 0) + (sideCost(view.sideAt(hex, d), 'normal') ?? 0);
                if (mf < (least.get(hex) ?? Infinity)) {
                  least.set(hex, mf);
                  changed = true;
                }
              }
            });
          }
          const mf = least.get(placed.at) ?? Infinity;
          const more = placed.light ? 20 : 0;
          expect([unit.line.kind, unit.line.kind === 'none' ? 0 : unit.line.mf]).toEqual(
            mf <= 100 + more ? ['normal', mf] : mf <= 150 + more ? ['long', mf] : ['none', 0],
          );
          expect(unit.line.kind === 'none' || unit.line.path.at(-1)?.mf === unit.line.mf).toBe(true);
          expect(unit.line.kind === 'none' || unit.line.breaks.length === 0).toBe(true);
        }
      }),
    );
  });

  test('every answer can be said, for all and for each unit', () => {
    fc.assert(
      fc.property(
        sheets,
        fc.array(fc.constantFrom({ army: '1' }, { army: '2' }, { nation: 'france' as const }), { maxLength: 2 }),
        (sheet, destroyed) => {
          const all = answerOf(loc, { sheet, destroyed }, data);
          for (const { id, status } of all.outcome.data.units)
            expect(answerOf(loc, { sheet, destroyed, unit: id }, data).outcome.data.units[0]?.status).toBe(status);
        },
      ),
      { numRuns: 25 },
    );
  });
});

describe('the tool', () => {
  test('labels and messages', () => {
    const { sheet: _painted, ...shape } = loc.schema.shape;
    expectLabels(shape);
    expectSameKeys('loc');
    expectSameKeys('sheet');
  });

  test('refuses an unknown unit, an unknown sheet, and a sheet that does not open', () => {
    expect(refusalOf(loc, { unit: 'nobody' }, data).field).toBe('unit');
    expect(refusalOf(loc, { preset: 'none' }, data).field).toBe('preset');
    expect(refusalOf(loc, { sheet: { units: [{ id: 'a', hex: 'Z9' }] } }, data).field).toBe('sheet.units.0.hex');
  });

  test('an empty sheet is an answer', () => {
    const found = run(loc, { sheet: {} }, data);
    if (!found.ok) throw new Error(found.error.text.key);
    expectSpoken(found.value);
    expect(found.value.outcome.data.units).toEqual([]);
  });

  test('cavalry of the second example line says what LLC costs', () => {
    const penalties = answer({ unit: 'E' }).penalties.llc;
    expect(penalties.map(({ id, value }) => [id, value])).toEqual([
      ['bombard', 3],
      ['attack', 4],
      ['defend', -2],
      ['replacements', undefined],
      ['destroy', undefined],
      ['repair', undefined],
    ]);
    expect(answer({ unit: 'D' }).penalties.ooc.map(({ id, value }) => [id, value])).toEqual([
      ['attack', 12],
      ['defend', -6],
      ['bombard', undefined],
      ['replacements', undefined],
      ['forcedMarch', undefined],
      ['destroy', undefined],
      ['repair', undefined],
    ]);
  });
});

describe('what the answer leaves open', () => {
  const disputes = (input: object): readonly (string | undefined)[] =>
    answerOf(loc, input, data).open.map(({ dispute }) => dispute);
  test('the rulings that it stands on are named', () => {
    expect(disputes({})).toEqual(
      expect.arrayContaining([
        'own-hex-zoc',
        'cavalry-corps-nation',
        'reduced-radius-who',
        'supply-marker-until',
        'fort-zoc',
      ]),
    );
    expect(disputes({ unit: 'A' })).not.toContain('cavalry-corps-nation');
    expect(disputes({ preset: 'example-6', destroyed: [{ nation: 'france' }] })).toContain('hq-destroyed');
  });
  test('GT1 is the first turn of its scenario, in which nobody checks (3.2.2)', () => {
    const units = [{ id: 'u', hex: 'A1' }];
    expect(disputes({ sheet: { turn: 1, units } })).toContain('first-allied-admin');
    expect(disputes({ sheet: { turn: 2, units } })).not.toContain('first-allied-admin');
  });
  test('a flooded hex in a ZOC is no shortcut that a friend could open', () => {
    const ground = lineGround(
      viewOf({ units: [{ id: 'f', hex: 'A1', nation: 'france' }], hexes: { A2: { terrain: 'flooded' } } }),
      'germany',
    );
    expect(ground.hexBreak(ground.view.index.get('A2') ?? -1)).toMatchObject({ kind: 'flooded' });
  });
});
