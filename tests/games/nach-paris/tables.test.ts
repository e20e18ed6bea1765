import { expect, test } from 'vitest';
import { hexSum, terrainLine } from '@/lib/games/nach-paris/combat/ground';
import { combatSchema } from '@/lib/games/nach-paris/combat/fields';
import { navalSchema } from '@/lib/games/nach-paris/naval/fields';
import { costOf } from '@/lib/games/nach-paris/naval/finding';
import {
  BOX_LIMIT,
  ENTRENCHED_STEPS,
  HEXSIDE_CAPACITIES,
  hexCapacity,
  OLD_FORT_STEPS,
  STACKING_LIMITS,
} from '@/lib/games/nach-paris/tables/capacities';
import { hexCost, sideCost } from '@/lib/games/nach-paris/tables/costs';
import {
  HEAT_CAB,
  HEAT_MARCH,
  MARCH_CAB,
  MARCH_MF,
  RAIN_ATTACK,
  RAIN_MF,
} from '@/lib/games/nach-paris/tables/marching';
import { BOARDING, CONVOY_LIMIT, FIRING_POSITION } from '@/lib/games/nach-paris/tables/rail';
import { HEXSIDES, TERRAINS } from '@/lib/games/nach-paris/units';

/* The numbers of the rules themselves, so that a chart from which the engine reads them cannot slip. */

const bySide = <T>(of: (hexside: (typeof HEXSIDES)[number]) => T) =>
  Object.fromEntries(HEXSIDES.map((hexside) => [hexside, of(hexside)]));

test('a hex: steps in it (6.4.1), MF to enter it (7.1.7), steps that enter it (7.3.1)', () => {
  const hex = (terrain: (typeof TERRAINS)[number]) => [
    STACKING_LIMITS[terrain],
    hexCost(terrain),
    hexCapacity(terrain),
  ];
  expect(Object.fromEntries(TERRAINS.map((terrain) => [terrain, hex(terrain)]))).toEqual({
    clear: [15, 10, null],
    broken: [12, 12, null],
    rough: [9, 12, null],
    mountain: [9, 15, 9],
    lowlands: [12, 12, null],
    'flood-plain': [15, 10, null],
    flooded: [0, undefined, null],
  });
});
test('a hexside: MF to cross it by the three columns (7.2.1), steps that cross it (7.3.2)', () => {
  const columns = ['min', 'normal', 'superior'] as const;
  expect(bySide((hexside) => [...columns.map((one) => sideCost(hexside, one)), HEXSIDE_CAPACITIES[hexside]])).toEqual({
    none: [0, 0, 0, null],
    'deep-forest': [5, 10, undefined, 6],
    'mountain-range': [10, 25, undefined, 3],
    'minor-river': [0, 0, 0, null],
    river: [0, 0, 0, 8],
    'major-river-bridge': [0, 0, 0, 8],
    'partly-flooded': [0, 0, 0, 8],
    'major-river': [undefined, undefined, undefined, 0],
    flooded: [30, 40, undefined, 4],
  });
});
test('a hexside in combat, for units that can cross it and that cannot (9.4.3)', () => {
  const value = (hexside: (typeof HEXSIDES)[number], mobility: 'min' | 'rail') => {
    const [hex] = combatSchema.parse({ attackers: [{ hexside, units: [{ mobility }] }] }).attackers;
    return hex && hexSum(hex, 0, 'clear').hexside;
  };
  expect(bySide((hexside) => [value(hexside, 'min'), value(hexside, 'rail')])).toEqual({
    none: [0, 0],
    'deep-forest': [3, 9],
    'mountain-range': [6, 18],
    'minor-river': [6, 6],
    river: [12, 12],
    'major-river-bridge': [18, 18],
    'partly-flooded': [18, 18],
    'major-river': [26, 26],
    flooded: [26, 26],
  });
});
test('terrain in combat, by that of the defender and then of the attacker: steps, modifier, light (9.4.4, 9.4.5)', () => {
  const grounds = ['clear', 'broken', 'rough', 'mountain'] as const;
  const lines = grounds.map((defender) =>
    grounds.map((attacker) => {
      const { most, value, light } = terrainLine(defender, attacker);
      return `${most} ${value} ${light}`;
    }),
  );
  expect(lines).toEqual([
    ['12 0 0', '12 4 0', '12 4 0', '12 4 0'],
    ['12 10 0', '9 12 -3', '9 12 -3', '9 12 -3'],
    ['12 14 0', '9 16 -3', '9 20 -3', '6 20 -6'],
    ['9 22 -3', '6 22 -6', '6 22 -6', '6 22 -6'],
  ]);
});
test('works: steps that entrenchments (11.1.4) and old fortifications (11.7.1) hold', () =>
  expect([ENTRENCHED_STEPS, OLD_FORT_STEPS]).toEqual([8, 4]));
test('the sea: MF to embark (18.1.3), steps in an At Sea box (18.2.3)', () => {
  const cost = (mobility: string) => costOf(navalSchema.parse({ mobility }));
  expect([...['min', 'normal', 'superior', 'rail'].map(cost), BOX_LIMIT]).toEqual([15, 20, 40, 0, 6]);
});
test('marches and weather (7.4.2, 7.5.3, 7.5.4, 15.1)', () => {
  expect(MARCH_CAB).toEqual({ none: 0, 'exm-1': -1, 'exm-2': -2, fom: -3 });
  expect(MARCH_MF).toEqual({ fast: 30, slow: 20 });
  expect([HEAT_MARCH, HEAT_CAB, RAIN_MF, RAIN_ATTACK]).toEqual([10, -1, 8, 4]);
});
test('rail: what a place boards and where that is halved (12.2.1), convoys (12.4.2), guns (7.9, 12.5)', () => {
  expect(Object.values(BOARDING).map(({ id, capacity, halves }) => [id, capacity, halves])).toEqual([
    ['lcr-end-small', 1, false],
    ['lcr-end-normal', 2, false],
    ['hcr-end', 4, false],
    ['open-difficult', 2, true],
    ['open', 4, true],
    ['station-small', 6, true],
    ['station-normal', 8, true],
    ['station-suburb', 8, false],
    ['station-large', 12, false],
    ['station-grand', 12, false],
  ]);
  expect(CONVOY_LIMIT).toBe(14);
  expect(Object.values(FIRING_POSITION).map(({ into, out }) => [into, out])).toEqual([
    [10, 5],
    [5, 0],
    [30, 15],
  ]);
});
