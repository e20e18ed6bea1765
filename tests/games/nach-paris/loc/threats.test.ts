import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DIRECTIONS } from '@/lib/board/hex/grid';
import { loc } from '@/lib/games/nach-paris/calculators/loc';
import { sideName } from '@/lib/games/nach-paris/sheet/numbering';
import type { SheetInput } from '@/lib/games/nach-paris/sheet/schema';
import { viewOf } from '@/tests/games/nach-paris/sheets';
import { answerOf } from '@/tests/games/nach-paris/spoken';
import { answer, data, road, unitOf } from '@/tests/games/nach-paris/loc/asked';

const frame = { column: 'A', row: 1, columns: 4, rows: 5 };
const { names } = viewOf({ frame });
/** Four by five hexes with closed hexsides, a few HCR from some roots, a unit and what stands about. */
const nets = fc
  .record({
    walls: fc.uniqueArray(fc.nat(names.length * 3), { maxLength: 14 }),
    rails: fc.uniqueArray(fc.nat(names.length * 3), { minLength: 3, maxLength: 14 }),
    others: fc.array(fc.record({ hex: fc.constantFrom(...names), german: fc.boolean() }), { maxLength: 3 }),
    hex: fc.constantFrom(...names),
    roots: fc.uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 3 }),
    terrain: fc.constantFrom('clear' as const, 'mountain' as const),
  })
  .map(({ walls, rails, others, hex, roots, terrain }): SheetInput => {
    const { neighbours } = viewOf({ frame });
    const pairs = names.flatMap((a, i) =>
      DIRECTIONS.flatMap((direction) => {
        const b = neighbours[i * DIRECTIONS.length + direction] ?? -1;
        return b > i ? [{ a, b: names[b] ?? '' }] : [];
      }),
    );
    const chosen = (list: readonly number[]) => list.flatMap((one) => pairs[one] ?? []);
    return {
      frame,
      turn: 10,
      hexes: Object.fromEntries(
        names.map((name) => [
          name,
          { terrain, control: 'german' as const, ...(roots.includes(name) ? { root: 'german' } : {}) },
        ]),
      ),
      sides: Object.fromEntries(chosen(walls).map(({ a, b }) => [sideName(a, b), 'mountain-range' as const])),
      rails: chosen(rails),
      units: [
        { id: 'u', hex, army: '1' },
        ...others
          .filter((one) => one.german || one.hex !== hex)
          .map((one, i) => ({
            id: `o${i}`,
            hex: one.hex,
            nation: one.german ? ('germany' as const) : ('france' as const),
          })),
      ],
    };
  });

/** What the tool says would end the line of the unit at the end of a road. */
const told = (sheet: SheetInput) =>
  answerOf(loc, { sheet, unit: 'u' }, data)
    .outcome.blocks.flatMap((block) => (block.kind === 'values' ? block.rows : []))
    .filter(({ label }) => ['loc.value.threats', 'loc.value.held'].includes(label.key))
    .map(({ label, value, rule }) => [label.key, value, rule]);

describe('where a single enemy unit would end a line', () => {
  test('each hex of the only road, and the HCR at its end (13.1.4)', () => {
    const sheet = road(4);
    expect(unitOf({ sheet }, 'u').line).toMatchObject({ kind: 'normal', threats: ['A4', 'A3', 'A2', 'A1'] });
    expect(told(sheet)).toEqual([
      ['loc.value.threats', 'A4, A3, A2', '13.1.4'],
      ['loc.value.held', 'A1', '13.1.4'],
    ]);
  });

  test('a hex round which another way leads is none of them', () => {
    const open = Object.fromEntries(['A1/B2', 'A4/B4'].map((s) => [s, 'none' as const]));
    expect(unitOf({ sheet: road(4, { sides: open }) }, 'u').line.threats).toEqual(['A4', 'A1']);
  });

  test('of a Long line it is told as such (13.1.5)', () => {
    const line = (length: number) => unitOf({ sheet: road(length) }, 'u').line;
    expect(line(12)).toMatchObject({ kind: 'long', rule: '13.1.5' });
    expect(line(12).threats).toHaveLength(12);
    expect(told(road(12))[0]?.[2]).toBe('13.1.5');
  });

  test('the railway behind its end: a hex of the only HCR from the network (12.1.5)', () => {
    const sheet = road(4, {
      hexes: { A1: { control: 'german' }, B1: { root: 'german', control: 'german' } },
      rails: [{ a: 'A1', b: 'B1' }],
    });
    expect(unitOf({ sheet }, 'u').line.threats).toEqual(['A4', 'A3', 'A2', 'A1', 'B1']);
  });

  test('none is told for all units together, nor of a unit without a line', () => {
    expect(answer({ sheet: road(4) }).units.map(({ line }) => line.threats)).toEqual([undefined, undefined]);
    expect(unitOf({ sheet: road(30) }, 'u').line).not.toHaveProperty('threats');
  });

  test('on any sheet: those hexes, and no others, in which an enemy without a ZOC ends it', () => {
    let [some, none] = [0, 0];
    fc.assert(
      fc.property(nets, (sheet) => {
        const view = viewOf(sheet);
        const { line, hex: own } = unitOf({ sheet }, 'u');
        if (!line.threats) return;
        const found = names.filter((hex, i) => {
          // An enemy enters no hex that is held.
          if (view.unitsAt.has(i)) return line.threats?.includes(hex);
          const foe = { id: 'foe', hex, nation: 'france', kind: 'hq', arf: 0 };
          const after = unitOf({ sheet: { ...sheet, units: [...(sheet.units ?? []), foe] } }, 'u').line;
          return after.kind === 'none' || after.mf > line.limit;
        });
        expect(line.threats).not.toContain(own);
        expect(line.threats.toSorted()).toEqual(found.toSorted());
        if (found.length) some += 1;
        else none += 1;
      }),
      { numRuns: 60 },
    );
    expect(Math.min(some, none)).toBeGreaterThan(8);
  });
});
