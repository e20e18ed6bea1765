import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stacking } from '@/lib/games/nach-paris/calculators/stacking';
import type { SheetInput } from '@/lib/games/nach-paris/sheet/schema';
import { answerOf, expectSpoken, refusalOf } from '@/tests/games/nach-paris/spoken';
import { inputsOf } from '@/tests/support/from-schema';
import { run } from '@/lib/calc/calculator';
import { data, out, into } from '@/tests/games/nach-paris/stacking/asked';

describe('on a sheet', () => {
  const sheet: SheetInput = {
    frame: { column: 'A', row: 1, columns: 4, rows: 4 },
    hexes: { B2: { terrain: 'mountain' }, C2: { oldFort: true } },
    sides: { 'B2/B3': 'mountain-range', 'A2/B2': 'river' },
    units: [
      { id: 'a', hex: 'B2', nation: 'france', steps: 4 },
      { id: 'b', hex: 'B3', nation: 'france', steps: 3 },
      { id: 'c', hex: 'A2', nation: 'france', steps: 2 },
      { id: 'd', hex: 'C2', nation: 'france', steps: 5 },
      { id: 'e', hex: 'D4', nation: 'france', steps: 5, name: 'E' },
    ],
  };
  const on = (rest: object) => ({ source: 'sheet', sheet, ...rest });

  test('a hex with units from two sides', () => {
    expect(
      out(
        on({
          hex: 'B2',
          moving: [{ id: 'b' }, { id: 'c' }],
          sheet: { ...sheet, phase: { transit: { B2: 1, 'A2/B2': 2 } } },
        }),
      ),
    ).toMatchObject({
      hex: 'B2',
      within: true,
      here: 4,
      entering: 5,
      limit: 9,
      transit: [
        { name: 'B2/B3', hexside: 'mountain-range', before: 0, entering: 3, left: 0 },
        { name: 'A2/B2', hexside: 'river', before: 2, entering: 2, left: 4 },
        { at: 'hex', before: 1, entering: 5, left: 3 },
      ],
    });
  });
  test('a unit from farther off by the hex that it comes through', () => {
    expect(out(on({ hex: 'B2', moving: [{ id: 'e', from: 'B3' }] }))).toMatchObject({
      problems: ['sideFull'],
      over: 0,
    });
    expect(refusalOf(stacking, on({ hex: 'B2', moving: [{ id: 'e' }] }), data)).toMatchObject({
      field: 'moving.0.from',
      rule: '7.1.3',
    });
  });
  test('old fortifications are noted', () => {
    expect(
      answerOf(stacking, on({ hex: 'C2' }), data).outcome.blocks.some(
        (block) => block.kind === 'values' && block.id === 'works',
      ),
    ).toBe(true);
  });
  test('the whole sheet', () => {
    expect(out(on({}))).toMatchObject({
      within: true,
      hexes: [
        { hex: 'A2', total: 2, limit: 15 },
        { hex: 'B2', total: 4, limit: 9 },
        { hex: 'B3' },
        { hex: 'C2' },
        { hex: 'D4' },
      ],
    });
    const crowded = {
      ...sheet,
      units: [
        ...(sheet.units ?? []),
        { id: 'f', hex: 'B2', nation: 'france' as const, steps: 5 },
        { id: 'g', hex: 'B2', nation: 'france' as const, steps: 1 },
      ],
    };
    expect(out(on({ sheet: crowded }))).toMatchObject({
      within: false,
      hexes: [{}, { hex: 'B2', total: 10, over: 1 }, {}, {}, {}],
    });
    expect(out(on({ sheet: { units: [] } }))).toMatchObject({ within: true, hexes: [] });
  });
  test.each([
    [on({ hex: 'Z9' }), 'hex'],
    [on({ hex: 'B2', moving: [{ id: 'x' }] }), 'moving.0.id'],
    [on({ hex: 'B2', moving: [{ id: 'a' }] }), 'moving.0.id'],
    [on({ hex: 'B2', moving: [{ id: 'b' }, { id: 'b' }] }), 'moving.1.id'],
  ])('refuses %#', (input, field) => {
    expect(refusalOf(stacking, input, data)).toMatchObject({ field });
  });
});

test('a retreat loses exactly what is too much, and leaving out makes the rest fit', () => {
  fc.assert(
    fc.property(inputsOf(stacking.schema, { strings: ['x', ''] }), (input) => {
      const result = run(stacking, { ...(input as object), source: 'hand' }, data);
      expectSpoken(result.ok ? result.value : result.error);
      if (!result.ok) return;
      const { losses, over, here, limit, leave, remove } = result.value.outcome.data;
      const { entering } = stacking.schema.parse({ ...(input as object), source: 'hand' });
      if (losses.length) {
        const lost = losses.reduce((sum, { stacking: steps }) => sum + steps, 0);
        expect(lost).toBeLessThanOrEqual(over);
        if (losses.every(({ crossing }) => crossing === 0) && here <= (limit ?? 0)) expect(lost).toBe(over);
      } else if (leave.length) {
        const freed = leave.reduce((sum, place) => sum + (entering[place]?.steps ?? 0), 0);
        expect(freed + remove).toBeGreaterThanOrEqual(over);
      }
    }),
    { numRuns: 150 },
  );
});

describe('what the second reading found', () => {
  test('no Cavalry Retreat over a Mountain Range, whatever the mobility (9.2.5)', () => {
    for (const mobility of ['min', 'normal', 'superior']) {
      expect(
        out({ moment: 'cavalry-retreat', hexside: 'mountain-range', ...into([{ kind: 'cav', steps: 2, mobility }]) }),
      ).toMatchObject({ within: false, problems: ['closed'] });
    }
    expect(
      out({ moment: 'cavalry-retreat', hexside: 'deep-forest', ...into([{ kind: 'cav', steps: 2 }]) }),
    ).toMatchObject({ within: true });
    expect(out({ moment: 'retreat', hexside: 'mountain-range', ...into([{ kind: 'inf' }]) })).toMatchObject({
      within: true,
    });
  });
  test('a reinforcement is placed elsewhere when an enemy stands in its hex, HQ and ENG included (7.7.2)', () => {
    for (const kind of ['inf', 'hq']) {
      expect(out({ moment: 'arrival', here: [{ kind, nation: 'france', steps: 1 }], entering: [{}] })).toMatchObject({
        within: false,
        problems: ['enemy'],
      });
      const { blocks } = answerOf(
        stacking,
        { moment: 'arrival', here: [{ kind, nation: 'france', steps: 1 }], entering: [{}] },
        data,
      ).outcome;
      expect(blocks[0]).toMatchObject({ kind: 'verdict', rule: '7.7.2', tone: 'no' });
    }
    expect(out({ moment: 'arrival', here: [{ nation: 'france' }], entering: [{}] })).toMatchObject({
      here: 0,
      entering: 4,
    });
    expect(
      JSON.stringify(
        answerOf(stacking, { moment: 'arrival', here: [{ nation: 'france' }], entering: [{}] }, data).steps,
      ),
    ).not.toContain('step.nations');
    expect(out({ moment: 'arrival', ...into([{ kind: 'sar' }], { hexside: 'major-river' }) })).toMatchObject({
      within: true,
    });
    expect(
      JSON.stringify(answerOf(stacking, { moment: 'arrival', ...into([{}], { hexside: 'major-river' }) }, data).steps),
    ).not.toContain('step.closed');
  });
  test.each([
    ['an active Fort', { country: 'france', forts: [{}] }, [], '11.3.2'],
    [
      'an HQ in its camp',
      { country: 'france', enc: 'Toul' },
      [{ id: 'hq', hex: 'A2', nation: 'france', kind: 'hq', steps: 1 }],
      '11.6.7',
    ],
  ] as const)('on the sheet %s closes the hex', (_name, cell, units, rule) => {
    const sheet = {
      frame: { column: 'A', row: 1, columns: 3, rows: 4 },
      hexes: { A2: cell },
      units: [{ id: 'u', hex: 'A1' }, ...units],
    };
    expect(refusalOf(stacking, { source: 'sheet', sheet, hex: 'A2', moving: [{ id: 'u' }] }, data)).toMatchObject({
      code: 'illegal',
      field: 'hex',
      rule,
    });
  });
  test('a whole sheet says that PIO are counted by a ruling', () => {
    const sheet = { units: [{ id: 'p', hex: 'A1', kind: 'pio', steps: 1 }] };
    expect(answerOf(stacking, { source: 'sheet', sheet }, data).open.map(({ dispute }) => dispute)).toEqual([
      'assault-pio-stacking',
    ]);
  });
});
