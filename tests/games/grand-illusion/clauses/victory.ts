import type { Bag, Row } from './row';

const totals = (allied: number, german: number, more: Bag = {}): Bag => ({ allied, german, ...more });
const marked = (value: number, ...hexes: readonly string[]) => hexes.map((hex) => ({ hex, value }));
const END = { turn: 15 };

/** 3.2, 7.3, 8.7, 9.1.1, 12.1. */
export const VICTORY: readonly Row[] = [
  {
    rule: '3.2.1.a',
    says: 'a Plan 17 hex gives its marker',
    input: { turn: 3, plan17: marked(2, '95') },
    data: totals(5, 0),
    steps: ['plan17 3.2.1.a'],
  },
  ...['86', '105'].map((hex): Row => ({
    rule: '3.2.1.a',
    says: `twice in ${hex}`,
    input: { turn: 3, plan17: marked(2, hex) },
    data: totals(7, 0),
  })),
  {
    rule: '3.2.1.b',
    says: 'a mandated battle fought in a Plan 17 hex gives one',
    input: { turn: 3, fought: 1 },
    data: totals(4, 0),
    steps: ['fought 3.2.1.b'],
  },
  ...['76', '87'].map((hex): Row => ({
    rule: '3.2.2',
    says: `German VP are double in ${hex}`,
    input: { ...END, german: marked(1, hex) },
    data: totals(3, 2),
    steps: ['hexes 3.2.2'],
  })),
  { rule: '3.2.2', says: 'Antwerp counts once', input: { ...END, german: marked(2, '52') }, data: totals(3, 2) },
  {
    rule: '3.2.3',
    says: 'each mandated battle not fought costs its side one',
    input: { turn: 3, missedAllied: 2, missedGerman: 1 },
    data: totals(1, -1),
    steps: ['missedAllied 9.1.1.b', 'missedGerman 9.1.1.b'],
  },
  {
    rule: '8.7.2',
    says: 'the Allied retreat costs 3 in GT 3',
    input: { turn: 6, alliedRetreat: 3 },
    data: totals(0, 0),
  },
  { rule: '8.7.2', says: 'and 2 from GT 4', input: { turn: 6, alliedRetreat: 5 }, data: totals(1, 0) },
  {
    rule: '8.7.3',
    says: 'the German one 4 in GT 4',
    input: { turn: 6, alliedRetreat: 3, germanRetreat: 4 },
    data: totals(0, -4),
    steps: ['germanRetreat 8.7.3'],
  },
  {
    rule: '8.7.3',
    says: 'and 3 from GT 5',
    input: { turn: 6, alliedRetreat: 3, germanRetreat: 6 },
    data: totals(0, -3),
  },
  {
    rule: '12.1',
    says: 'a BEF out of contact costs the Allies',
    input: { turn: 4, bef: 2 },
    data: totals(1, 0),
    steps: ['bef 12.1'],
  },
  {
    rule: '7.3',
    says: 'nothing to the east costs 2',
    input: { turn: 3, nothingEast: true },
    data: totals(3, -2),
    steps: ['nothingEast 7.3'],
  },
  {
    rule: '3.2.4.a',
    says: 'Paris falls: 10, and the hexes count at once',
    input: { turn: 6, paris: 'now', german: marked(1, '8') },
    data: totals(3, 11, { result: 'paris' }),
    steps: ['paris 3.2.4.a', 'hexes 3.2.2', 'result 3.2.4.a'],
  },
  {
    rule: '3.2.4.a',
    says: 'half of the German total is not less than half',
    input: { turn: 6, paris: 'now', plan17: marked(2, '95') },
    data: totals(5, 10, { result: 'running' }),
    steps: ['back 3.2.4.a'],
  },
  {
    rule: '3.2.4.a',
    says: 'the 10 stay while Paris is German, the markers go back',
    input: { turn: 7, paris: 'german', german: marked(3, '8') },
    data: totals(3, 10, { result: 'running' }),
    not: ['hexes 3.2.2'],
  },
  {
    rule: '3.2.4.b',
    says: 'Trier ends the game',
    input: { turn: 5, trier: true, german: marked(9, '8') },
    data: { result: 'trier' },
    steps: ['result 3.2.4.b'],
  },
  {
    rule: '3.2.4.c',
    says: '6 and twice the Allied total: the Germans',
    input: { ...END, german: marked(6, '8') },
    data: totals(3, 6, { result: 'german' }),
  },
  {
    rule: '3.2.4.c',
    says: 'twice, but not 6: the Allies',
    input: { ...END, alliedRetreat: 3, german: marked(5, '8') },
    data: totals(0, 5, { result: 'allied' }),
  },
  {
    rule: '3.2.4.c',
    says: '6, but not twice: the Allies',
    input: { ...END, fought: 1, german: marked(7, '8') },
    data: totals(4, 7, { result: 'allied' }),
  },
  {
    rule: '3.2.4.d',
    says: 'markers are put down in GT 9 of the long scenarios, and the game goes on',
    input: { turn: 9, german: marked(9, '8') },
    data: totals(3, 9, { result: 'running' }),
  },
  {
    rule: '3.2.4.d',
    says: 'not before',
    input: { turn: 8, german: marked(9, '8') },
    data: totals(3, 0, { result: 'running' }),
    not: ['hexes 3.2.2'],
  },
  {
    rule: '3.2.3',
    says: 'totals may be negative',
    input: { turn: 6, alliedRetreat: 3, missedAllied: 1, missedGerman: 2 },
    data: totals(-1, -2),
  },
  {
    rule: '3.2.4.a',
    says: 'no immediate victory at Paris: the markers placed for it go back, Paris stays',
    input: { turn: 6, fought: 5, plan17: marked(2, '95', '96'), paris: 'now', german: marked(7, '8') },
    data: totals(12, 10, { result: 'running', germanWithHexes: 17 }),
    steps: ['back 3.2.4.a'],
  },
];
