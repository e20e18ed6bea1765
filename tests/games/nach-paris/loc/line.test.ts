import { describe, expect, test } from 'vitest';
import { loc } from '@/lib/games/nach-paris/calculators/loc';
import type { SheetInput } from '@/lib/games/nach-paris/sheet/schema';
import { answerOf } from '@/tests/games/nach-paris/spoken';
import { data, type UnitInput, answer, unitOf, road } from '@/tests/games/nach-paris/loc/asked';

const ready = data.boards.find(({ id }) => id === 'example-17')?.sheet ?? {};

test.each([
  ['INF of one step', { steps: 1 }, ['A1']],
  ['INF of two steps', { steps: 2 }, ['A1', 'A2', 'A3']],
] as const)('a lone %s opens no more of the railway than it may take (12.1.1, 12.1.3)', (_name, unit, railheads) => {
  const sheet = road(
    12,
    {
      hexes: { A2: { country: 'france' }, A3: { control: 'german' } },
      rails: [
        { a: 'A1', b: 'A2' },
        { a: 'A2', b: 'A3' },
      ],
      units: [{ id: 'g', hex: 'A2', army: '1', ...unit }],
    },
    {},
  );
  expect(answer({ sheet }).railheads.germany?.toSorted()).toEqual([...railheads]);
  expect(unitOf({ sheet }, 'u').line.kind).toBe(unit.steps > 1 ? 'normal' : 'long');
});

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
    ['out of every radius', { radius: 5, flipped: 5 }, {}, 22, 'far', '13.1.1'],
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
    ['within the front’s radius', { radius: 9 }, 22, { kind: 'hq', radius: 9 }],
    ['within the back’s', { radius: 5, flipped: 7 }, 22, { kind: 'hq', radius: 7 }],
    ['beyond the back’s', { radius: 4, flipped: 5 }, 22, { kind: 'far', radius: 5, rule: '13.1.1' }],
    ['beyond the front’s, the back’s not entered', { radius: 5 }, 22, { kind: 'far', unread: true, rule: '13.2.3' }],
    ['in GT21 the back does not count', { radius: 5, flipped: 7 }, 21, { kind: 'far', radius: 5, rule: '13.2.1' }],
  ] as const)('the flipped HQ of 13.2.3 at 6 hexes: %s', (_name, hq, turn, command) => {
    const one = unitOf({ sheet: apart(hq, {}, turn) }, 'u');
    expect(one.command).toMatchObject(command);
    expect('unread' in one.command).toBe('unread' in command);
  });

  test('a radius that nobody entered is asked for, and nothing decided (13.2.3)', () => {
    const ask = (hq: Partial<UnitInput>, more: Partial<UnitInput>[] = []) => {
      const base = apart({ radius: 5, ...hq }, {}, 22);
      const units = [...(base.units ?? []), ...more.map((one, i) => ({ ...base.units?.[0], id: `h${i}`, ...one }))];
      return answerOf(loc, { sheet: { ...base, units } as SheetInput, unit: 'u' }, data);
    };
    const unread = ask({});
    expect(unread.outcome.blocks[0]).toMatchObject({ text: { key: 'loc.verdict.unread' }, tone: 'neutral' });
    expect(unread.outcome.blocks.some((block) => 'id' in block && block.id === 'penalties-ooc')).toBe(false);
    expect(unread.open).toContainEqual(expect.objectContaining({ rule: '13.2.3' }));
    const entered = ask({ flipped: 5 });
    expect(entered.outcome.blocks[0]).toMatchObject({ text: { key: 'loc.verdict.one' }, tone: 'no' });
    expect(entered.open.map(({ rule }) => rule)).not.toContain('13.2.3');
    // A second HQ whose back is not known may reach it still.
    expect(ask({ flipped: 5 }, [{ hex: 'A1', radius: 4, flipped: 0 }]).outcome.data.units[0]?.command).toMatchObject({
      hq: 'h0',
      unread: true,
    });
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
