import type { Bag, Row } from './row';

const attack = (turn: number, more: Bag = {}): Bag => ({
  turn,
  brusilov: 15,
  odds: '2:1',
  defenders: 'austrian',
  ...more,
});
const TSAR = { tsar: 'command', north: true };

/** 15.1 to 15.9. */
export const BRUSILOV: readonly Row[] = [
  { rule: '15.1', says: 'not before Turn 15', input: { turn: 14 }, data: { stage: 'before', modifier: 0 } },
  { rule: '15.1', says: 'in Turn 15', input: { turn: 15 }, data: { stage: 'open' } },
  { rule: '15.1', says: 'still in Turn 18', input: { turn: 18 }, data: { stage: 'open' } },
  {
    rule: '15.1',
    says: 'no more in Turn 19',
    input: { turn: 19 },
    data: { stage: 'missed' },
    words: ['brusilov.always.neverPlus'],
  },
  {
    rule: '15.1',
    says: 'Turns 15, 16 and 17',
    input: attack(17),
    data: {
      stage: 'running',
      turns: [
        { turn: 15, modifier: 3 },
        { turn: 16, modifier: 2 },
        { turn: 17, modifier: 1 },
        { turn: 18, modifier: 0 },
      ],
    },
  },
  { rule: '15.1', says: 'over in Turn 18', input: attack(18), data: { stage: 'over', modifier: 0 } },
  {
    rule: '15.1',
    says: 'declared in Turn 18 it runs to Turn 20',
    input: attack(20, { brusilov: 18 }),
    data: { modifier: 1 },
  },
  { rule: '15.2', says: '+3 at 2:1', input: attack(15), data: { modifier: 3 }, steps: ['offensive 15.2'] },
  { rule: '15.2', says: '+3 at 1:1', input: attack(15, { odds: '1:1' }), data: { modifier: 3 } },
  {
    rule: '15.2',
    says: 'nothing at other odds',
    input: attack(15, { odds: 'other' }),
    data: { modifier: 0 },
    not: ['offensive 15.2'],
  },
  { rule: '15.2', says: 'nothing against others', input: attack(15, { defenders: 'other' }), data: { modifier: 0 } },
  {
    rule: '15.2',
    says: 'no STAVKA besides',
    input: attack(16, { stavka: true }),
    data: { modifier: 2 },
    not: ['stavka'],
  },
  {
    rule: '14.2',
    says: 'STAVKA in other attacks',
    input: attack(16, { stavka: true, odds: 'other' }),
    data: { modifier: 1 },
  },
  {
    rule: '7.2.A',
    says: 'no STAVKA under the Tsar',
    input: attack(16, { stavka: true, odds: 'other', tsar: 'command' }),
    data: { modifier: 0 },
  },
  {
    rule: '15.3',
    says: 'the Tsar allows one attack north of row xx20',
    input: attack(16, { ...TSAR, northAttacks: 0, odds: 'other' }),
    data: { barred: false },
  },
  {
    rule: '15.3',
    says: 'not a second in all three Turns',
    input: attack(16, { ...TSAR, northAttacks: 1, odds: 'other' }),
    data: { barred: true },
    open: ['tsar-attack-limit'],
  },
  {
    rule: '15.3',
    says: 'unless the Central Powers make more than one there',
    input: attack(16, { ...TSAR, northAttacks: 1, released: true }),
    data: { barred: false },
  },
  {
    rule: '15.3',
    says: 'not south of it',
    input: attack(16, { ...TSAR, north: false, northAttacks: 1 }),
    data: { barred: false },
  },
  {
    rule: '15.3',
    says: 'not without the Tsar',
    input: attack(16, { north: true, northAttacks: 1 }),
    data: { barred: false },
  },
  {
    rule: '15.3',
    says: 'not once it is over',
    input: attack(18, { ...TSAR, northAttacks: 1 }),
    data: { barred: false },
  },
  {
    rule: '15.4',
    says: 'the German limit: 4, 5, 6, 6',
    input: attack(15),
    data: { turns: [{ limit: 4 }, { limit: 5 }, { limit: 6 }, { limit: 6 }] },
    open: ['brusilov-limit-step'],
  },
];
