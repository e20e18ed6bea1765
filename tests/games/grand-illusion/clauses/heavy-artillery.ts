import { part, type Bag, type Row } from './row';

const guns = (...factors: readonly number[]): Bag => ({
  guns: factors.map((factor) => ({ factor, at: 'first', fired: false })),
});
const rolls = (...faces: readonly number[]): Bag => ({ rolls: faces.map((die) => ({ die })) });
const left = (...steps: readonly number[]): Bag => ({ forts: steps.map((each) => ({ left: each })) });
const printed = (hex: string, steps: readonly number[], odds: Bag, says: string): Row => ({
  rule: '9.5',
  says,
  input: { hex, ...guns(5) },
  data: { ...left(...steps), destroyed: odds },
});

/** 9.5.4 and the list of forts in 9.5. */
export const HEAVY_ARTILLERY: readonly Row[] = [
  printed('10', [2], part(25, 36), 'Versailles 2/1: 5 hits on 5 of 6, twice'),
  printed('19', [4], part(625, 1296), 'Paris 5/4, then 2/1'),
  printed('54', [4], part(1, 9), 'Maubeuge [+2] [+2] [+1] [+1]: 1/2 · 1/2 · 2/3 · 2/3'),
  printed('67', [4], part(1, 16), 'Verdun 67 [+2] in all four steps'),
  printed('76', [4], part(1, 81), 'Verdun 76 [+3] in all four steps'),
  printed('77', [4], part(625, 1296), 'St Mihiel without defence'),
  printed('79', [4], part(625, 1296), 'Langres without defence'),
  printed('104', [4], part(1, 16), 'Belfort [+2] in all four steps'),
  printed('87', [4, 4], part(1, 81), 'Nancy [+1] and Toul [+2]: (2/3)⁴ · (1/2)⁴'),
  printed('98', [4, 4], part(625, 20736), 'Epinal, without and with [+2]: (5/6)⁴ · (1/2)⁴'),
  {
    rule: '9.5.4.c',
    says: 'a roll equal to the factor hits, and the gun rolls again',
    input: { hex: '77', ...guns(4), ...rolls(4) },
    data: { ...left(3), over: false },
    steps: ['9.5.4.c'],
  },
  {
    rule: '9.5.4.c',
    says: 'one above misses, and it stops',
    input: { hex: '77', ...guns(4), ...rolls(5) },
    data: { ...left(4), over: true },
    steps: ['flip 9.5.4.b'],
  },
  {
    rule: '9.5.4.c',
    says: 'the [+2] of the fort is added to the die',
    input: { hex: '54', ...guns(5), ...rolls(3, 4) },
    data: { ...left(3), over: true },
    steps: ['defence 9.5.4.c'],
  },
  {
    rule: '9.5.4.c',
    says: 'the last step ends it',
    input: { hex: '77', ...guns(5), ...rolls(1, 2, 3, 4) },
    data: { ...left(0), over: true },
  },
  {
    rule: '9.5.4.c',
    says: 'when the first fort is gone the gun goes on with the second',
    input: { hex: '87', ...guns(5), ...rolls(1, 1, 1, 1, 3, 4) },
    data: { ...left(0, 3), over: true },
  },
  {
    rule: '9.5.4.c',
    says: 'a 6 hits if the total is no more than the factor',
    input: { hex: '77', ...guns(6), ...rolls(6) },
    data: left(3),
    not: ['natural 9.5.4.c'],
    open: ['bombardment-natural'],
  },
  {
    rule: '9.5.4.c',
    says: 'a 1 misses if it is more',
    input: { hex: '76', ...guns(3), ...rolls(1) },
    data: { ...left(4), over: true },
    open: ['bombardment-natural'],
  },
  {
    rule: '9.5.4.c',
    says: 'no terrain and no trench',
    input: { hex: '86', scenario: 'what-if', ...guns(5) },
    not: ['terrain 9.5.4.c', 'trench 9.7.3'],
  },
  { rule: '9.5.4.c', says: 'forts do not reply', input: { hex: '54', ...guns(5) }, not: ['returnFire 9.5.4.c'] },
  {
    rule: '9.5.4.b',
    says: 'only as part of a battle',
    input: { hex: '54', ...guns(5), battle: false },
    data: { destroyed: null },
    steps: ['noBattle 9.5.4.b'],
  },
  {
    rule: '9.5.4.b',
    says: 'one battle a turn',
    input: { hex: '54', guns: [{ factor: 5, at: 'first', fired: true }] },
    data: { destroyed: null },
    steps: ['allFired 9.5.4.b'],
  },
  {
    rule: '9.5.4.c',
    says: 'two guns fire one after the other',
    input: { hex: '77', ...guns(4, 3), ...rolls(1, 5, 3, 6) },
    data: { ...left(2), over: true },
    not: ['concentrated 9.5.4.d'],
  },
  {
    rule: '9.5.4.d',
    says: 'both missed, concentrated: one hit more',
    input: { hex: '77', ...guns(4, 3), concentrated: true, ...rolls(5, 6) },
    data: { ...left(3), over: true },
    steps: ['concentrated 9.5.4.d'],
  },
  {
    rule: '9.5.4.d',
    says: 'not announced, none',
    input: { hex: '77', ...guns(4, 3), ...rolls(5, 6) },
    data: { ...left(4), over: true },
    not: ['concentrated 9.5.4.d'],
  },
  {
    rule: '9.5.4.d',
    says: 'one gun does not concentrate',
    input: { hex: '77', ...guns(4), concentrated: true, ...rolls(5) },
    data: left(4),
    not: ['concentrated 9.5.4.d'],
  },
  {
    rule: '9.5.4.d',
    says: 'nor two of which one has fired',
    input: {
      hex: '77',
      guns: [
        { factor: 4, at: 'first', fired: true },
        { factor: 3, at: 'first', fired: false },
      ],
      concentrated: true,
      ...rolls(6),
    },
    data: left(4),
    not: ['concentrated 9.5.4.d'],
  },
  {
    rule: '9.5.4.d',
    says: 'concentrated on one step: gone whatever falls',
    input: { hex: '77', first: 1, ...guns(1, 1), concentrated: true },
    data: { destroyed: part(1) },
  },
];
