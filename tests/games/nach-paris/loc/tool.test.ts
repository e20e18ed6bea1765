import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DIRECTIONS } from '@/lib/board/hex/grid';
import { run } from '@/lib/calc/calculator';
import { loc } from '@/lib/games/nach-paris/calculators/loc';
import { lineGround } from '@/lib/games/nach-paris/loc/logistics';
import { hexCost, sideCost } from '@/lib/games/nach-paris/tables/costs';
import { openSheet } from '@/lib/games/nach-paris/sheet/view';
import { sheets, viewOf } from '@/tests/games/nach-paris/sheets';
import { answerOf, expectLabels, expectSameKeys, expectSpoken, refusalOf } from '@/tests/games/nach-paris/spoken';
import { data, answer } from '@/tests/games/nach-paris/loc/asked';

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
      expect.arrayContaining(['cavalry-corps-nation', 'reduced-radius-who', 'supply-marker-until', 'fort-zoc']),
    );
    expect(disputes({ unit: 'A' })).not.toContain('cavalry-corps-nation');
    expect(disputes({ preset: 'example-6', destroyed: [{ nation: 'france' }] })).toContain('hq-destroyed');
  });
  test.each([
    ['har', [], true],
    ['inf', [], false],
    ['cav', [], false],
    ['har', ['france'], false],
    ['har', ['britain'], true],
  ])('a ZOC on its own hex is a question for %s beside INF of %j: %o', (kind, friends, asked) => {
    const units = [
      { id: 'u', hex: 'A1', kind, nation: 'france' },
      ...friends.map((nation) => ({ id: nation, hex: 'A1', kind: 'inf', nation })),
      { id: 'cav', hex: 'A2', kind: 'cav' },
    ];
    expect(disputes({ sheet: { turn: 5, units }, unit: 'u' }).includes('own-hex-zoc')).toBe(asked);
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

describe('all units of a sheet', () => {
  const verdict = (input: object) => answerOf(loc, input, data).outcome.blocks[0];
  const sheet = data.boards.find(({ id }) => id === 'example-17')?.sheet;

  test('of the rulebook are told to be an example, and are no verdict about the player’s army', () => {
    expect(verdict({})).toMatchObject({ tone: 'neutral', text: { key: 'loc.verdict.example' } });
  });

  test('of the player’s are judged (13.1.6)', () => {
    expect(verdict({ sheet })).toMatchObject({ tone: 'no', text: { key: 'loc.verdict.all' } });
  });
});
