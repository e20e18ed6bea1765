import { describe, expect, test } from 'vitest';
import type { OpenPoint } from '@/lib/calc/evaluation';
import { abf } from '@/lib/games/nach-paris/calculators/abf';
import { abu } from '@/lib/games/nach-paris/calculators/abu';
import { combat } from '@/lib/games/nach-paris/calculators/combat';
import { loc } from '@/lib/games/nach-paris/calculators/loc';
import { movement } from '@/lib/games/nach-paris/calculators/movement';
import { stacking } from '@/lib/games/nach-paris/calculators/stacking';
import { loadData } from '@/lib/games/nach-paris/data';
import { sizePoints } from '@/lib/games/nach-paris/sizes';
import { answerOf } from '@/tests/games/nach-paris/spoken';

const data = await loadData();
const sheetWith = (unit: object) => ({
  frame: { column: 'A', row: 1, columns: 2, rows: 2 },
  units: [{ id: 'u', hex: 'A1', ...unit }],
});

/** What each tool says about the size of one unit that is given to it. */
const TOOLS: readonly (readonly [string, (unit: object) => readonly OpenPoint[]])[] = [
  ['combat, attacker', (unit) => answerOf(combat, { attackers: [{ units: [unit, {}] }] }, data).open],
  ['combat, defender', (unit) => answerOf(combat, { defenders: [{ nation: 'france', ...unit }] }, data).open],
  ['ABU', (unit) => answerOf(abu, { targets: [{ nation: 'france', ...unit }] }, data).open],
  ['ABF', (unit) => answerOf(abf, { assaulter: [unit] }, data).open],
  ['movement', (unit) => answerOf(movement, { units: [unit] }, data).open],
  ['stacking', (unit) => answerOf(stacking, { source: 'hand', here: [unit] }, data).open],
  ['stacking on a sheet', (unit) => answerOf(stacking, { source: 'sheet', sheet: sheetWith(unit) }, data).open],
  ['supply', (unit) => answerOf(loc, { sheet: sheetWith(unit) }, data).open],
];

describe.each(TOOLS)('%s', (_tool, openOf) => {
  const said = (unit: object) => openOf(unit).filter(({ text }) => text.key === 'unit.size');
  test.each([
    ['CAV of three steps', { kind: 'cav', steps: 3 }, undefined],
    ['CAV of four', { kind: 'cav', steps: 4 }, '2.4.4'],
    ['CAV of five', { kind: 'cav', steps: 5 }, '2.4.4'],
    ['INF of five', { kind: 'inf', steps: 5 }, undefined],
  ])('%s (2.4.3, 2.4.4)', (_name, unit, rule) => {
    expect(said(unit).map((point) => point.rule)).toEqual(rule ? [rule] : []);
  });
});

/** The tools that ask for lost steps too. */
const LOSING = TOOLS.filter(([tool]) => !['ABU', 'ABF', 'stacking'].includes(tool));

describe.each(LOSING)('%s, steps lost', (_tool, openOf) => {
  const said = (unit: object) => openOf(unit).filter(({ text }) => text.key === 'unit.size');
  test.each([
    ['INF with 4 left and 1 lost', { kind: 'inf', steps: 4, lost: 1 }, undefined],
    ['INF with 4 left and 2 lost', { kind: 'inf', steps: 4, lost: 2 }, '2.4.3'],
    ['CAV with 2 left and 2 lost', { kind: 'cav', steps: 2, lost: 2 }, '2.4.4'],
    ['CAV with 1 left and 2 lost', { kind: 'cav', steps: 1, lost: 2 }, undefined],
    ['HAR, which has one step whatever is typed', { kind: 'har', steps: 5, lost: 4 }, undefined],
  ])('%s (2.4.2)', (_name, unit, rule) => {
    expect(said(unit).map((point) => point.rule)).toEqual(rule ? [rule] : []);
  });
});

test('the words name the unit, what it has, and the limit', () => {
  const [point] = sizePoints([{ kind: 'cav', steps: 3, lost: 1, who: '5.KD' }]);
  expect(point).toMatchObject({ rule: '2.4.4', text: { params: { who: '5.KD', steps: 3, lost: 1, most: 3 } } });
});
