import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rail } from '@/lib/games/nach-paris/calculators/rail';
import { RAIL_USERS } from '@/lib/games/nach-paris/rail/hexes';
import { railUse } from '@/lib/games/nach-paris/rail/network';
import { railRoute } from '@/lib/games/nach-paris/rail/route';
import { railStatus } from '@/lib/games/nach-paris/rail/status';
import { trafficFor } from '@/lib/games/nach-paris/rail/traffic';
import { openSheet } from '@/lib/games/nach-paris/sheet/view';
import type { SheetInput } from '@/lib/games/nach-paris/sheet/schema';
import { KINDS, NATIONS } from '@/lib/games/nach-paris/units';
import { sheets, viewOf } from '@/tests/games/nach-paris/sheets';
import { answerOf, expectLabels, expectSameKeys, refusalOf } from '@/tests/games/nach-paris/spoken';
import { data, ask, line } from '@/tests/games/nach-paris/rail/asked';

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
