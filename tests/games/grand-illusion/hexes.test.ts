import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkData } from '@/lib/games/grand-illusion/content-check';
import { loadData } from '@/lib/games/grand-illusion/data';
import { hexOf, impassable, ringOf, type Hex } from '@/lib/games/grand-illusion/map/hexes';
import { DOUBLED, GERMAN_VP, HARBOURS, PARIS, PLAN_17 } from '@/lib/games/grand-illusion/map/places';
import type { Chart } from '@/lib/tables/chart';

const read = (path: string): string => readFileSync(join(process.cwd(), 'content', 'grand-illusion', path), 'utf8');
const file = (): { hexes: object[]; rings: object[]; neighbours: object[] } =>
  JSON.parse(read('hexes.json')) as ReturnType<typeof file>;
const { hexes } = await loadData();
const having = (has: (hex: Hex) => unknown): readonly number[] => hexes.hexes.filter(has).map(({ n }) => n);

/** The list of numbers that a rule prints, in the three languages. */
function printed(chapter: string, rule: string, pattern: RegExp): readonly (readonly number[])[] {
  return ['en', 'es', 'it'].map((lang) => {
    const text = read(`rules/${lang}/${chapter}.md`);
    const [, part = ''] = new RegExp(`\\n#+ ${rule.replaceAll('.', '\\.')} .*?\\n(.*?)\\n#`, 's').exec(text) ?? [];
    return [...(pattern.exec(part)?.[0].matchAll(/\d+/g) ?? [])].map(([n]) => Number(n)).sort((a, b) => a - b);
  });
}
const LIST = /(\d+( \([^)]*\))?, ){3,}\d+( (and|y|e) \d+)?/;

test.each([
  ['8.4.8', '08-actions', having(({ sp }) => sp)],
  ['8.4.9.a', '08-actions', having(({ pd }) => pd)],
  ['8.4.7.a', '08-actions', having(({ belgian }) => belgian === true)],
  ['11.2.5', '11-administration', having(({ supply }) => supply?.includes('german'))],
  ['3.2.1.a', '03-set-up-and-victory', having(({ plan17 }) => plan17)],
  ['3.2.2', '03-set-up-and-victory', having(({ germanVp }) => germanVp)],
])('the hexes of %s are those that the rule lists', (rule, chapter, listed) => {
  for (const list of printed(chapter, rule, LIST)) expect(list).toEqual(listed);
});

test('Allied sources (11.2.4), ports from the west (10.4), doubled VP (3.2)', () => {
  expect(having(({ supply }) => supply?.includes('french'))).toEqual([1, 4, 13, 61, 80, 89]);
  expect(having(({ supply }) => supply?.includes('british'))).toEqual([1, 4, 14]);
  expect(having(({ supply }) => supply?.includes('belgian'))).toEqual([1, 14]);
  expect([1, 7, 14, 23, 32].map((n) => hexOf(hexes, n).port)).toEqual([1, 2, 3, 4, 5]);
  expect(having(({ germanVp }) => germanVp === 2)).toEqual([76, 87]);
  expect(having(({ plan17 }) => plan17 === 2)).toEqual([86, 105]);
});

test.each([
  ['plan-17', PLAN_17],
  ['victory-hexes', [...GERMAN_VP, String(PARIS)]],
  ['ports', HARBOURS],
])('the chart %s lists the hexes that the engine reads, and counts the same twice', (id, listed) => {
  const { rows, columns, cells } = JSON.parse(read(`tables/${id}.json`)) as Chart;
  expect(rows.items.map((row) => row.id)).toEqual(listed);
  const factor = columns.items.findIndex((column) => column.id === 'factor');
  const twice = rows.items.filter((_, row) => cells[row]?.[factor] === 2).map((row) => row.id);
  expect(twice).toEqual(id === 'ports' ? [] : listed.filter((hex) => DOUBLED.includes(hex)));
});

test('Paris has its ring (8.4.9.a); 42/52 and 71/81 are impassable (13.3.4.b5); nothing is inferred', () => {
  expect(ringOf(hexes, 19)?.hexes).toEqual([9, 10, 18, 20, 28, 29]);
  expect(ringOf(hexes, 52)).toBeUndefined();
  expect(impassable(hexes, 52, 42)?.rule).toBe('13.3.4.b5');
  expect(impassable(hexes, 71, 81)?.rule).toBe('13.3.4.b5');
  expect(impassable(hexes, 52, 62)).toBeUndefined();
  expect(hexes.neighbours.filter(({ how }) => how === 'stated')).toHaveLength(8);
});

test('the check finds what an edit spoils', () => {
  const counters: unknown = JSON.parse(read('counters.json'));
  const problems = (spoil: (data: ReturnType<typeof file>) => void): readonly string[] => {
    const data = file();
    spoil(data);
    return checkData({ 'hexes.json': data, 'counters.json': counters }).map(({ message }) => message);
  };
  expect(problems(() => {})).toEqual([]);
  expect(problems(({ hexes: list }) => list.pop())).not.toEqual([]);
  expect(problems(({ hexes: list }) => list.splice(0, 1, { n: 1 }))).toContain(
    '11 Schlieffen Plan hexes, rule 8.4.8 has 12',
  );
  expect(problems(({ hexes: list }) => list.splice(0, 1, { n: 1, sp: false }))[0]).toContain('hexes.0.sp');
  const one = { a: 9, b: 19, how: 'stated', rule: '8.4.9.a' };
  expect(problems(({ neighbours }) => neighbours.push(one))).toContain('9/19 is there twice');
  expect(problems(({ neighbours }) => neighbours.push({ ...one, a: 19, b: 21 }))).toContain(
    'hex 19 has more than 6 neighbours',
  );
  expect(problems(({ neighbours }) => neighbours.splice(0, 1))).toContain('the ring of 19 has 5 hexes, not 6');
  expect(problems(({ neighbours }) => neighbours.push({ ...one, a: 30, b: 29 }))).toContain(
    '30/29: the lower number comes first',
  );
  expect(checkData({ 'counters.json': counters })).toHaveLength(1);
});
