import type { Bag, Row } from './row';

const roll = (die: number, more: Bag = {}): Bag => ({ turn: 8, die, ...more });
const marked = (unit: Bag): Bag => ({ turn: 8, number: 2, units: [unit] });
const exempt = (reason: string | null): Bag => ({ exempt: [reason] });
const H = { eventH: true };

/** 9.9 to 9.13, with 7.2.H, 15.8 and 16.0. */
export const AMMUNITION: readonly Row[] = [
  {
    rule: '9.9',
    says: 'Turn 2, a roll of 5: four units',
    input: { turn: 2, die: 5 },
    data: { modifier: 0, share: { number: 4, russian: 2, central: 2 } },
  },
  {
    rule: '9.9',
    says: 'the table is crossed with the Turn',
    input: roll(3),
    cards: { ammunition: { '8/3': '7', '7/3': '2' } },
    data: { share: { number: 7, russian: 4, central: 3 } },
  },
  {
    rule: '9.9',
    says: 'what the map prints is asked, not guessed',
    input: roll(3),
    data: { share: null },
  },
  {
    rule: '3.4',
    says: 'no Russian Combat Phase in Turn 1',
    input: { turn: 1 },
    data: { share: null, faces: [] },
  },
  {
    rule: '9.11',
    says: 'of one marker the Russian has it',
    input: roll(1, { number: 1 }),
    data: { share: { russian: 1, central: 0 } },
  },
  {
    rule: '9.11',
    says: 'of five three',
    input: roll(1, { number: 5 }),
    data: { share: { russian: 3, central: 2, lost: 0 } },
    open: ['ammo-halves'],
  },
  {
    rule: '9.13',
    says: 'one to a unit: with three units that may be marked two of five are lost',
    input: roll(1, { number: 5, eligible: 3 }),
    data: { share: { number: 5, lost: 2 } },
  },
  {
    rule: '9.12',
    says: 'Event H cannot have come before Turn 11',
    input: roll(5, H),
    data: { modifier: 0 },
    not: ['gallipoli'],
  },
  {
    rule: '9.12',
    says: 'from Turn 11 on −2',
    input: { ...roll(5, H), turn: 11 },
    cards: { ammunition: { '11/3': '6' } },
    data: { modifier: -2, share: { number: 6 } },
    steps: ['gallipoli'],
  },
  {
    rule: '9.12',
    says: 'not without Odessa',
    input: { ...roll(5, H), turn: 11, odessa: false },
    data: { modifier: 0 },
    not: ['gallipoli'],
  },
  {
    rule: '15.8',
    says: 'not while the offensive runs',
    input: { ...roll(2), turn: 17, brusilov: 15 },
    data: { modifier: 0 },
    not: ['exhausted'],
  },
  {
    rule: '15.8',
    says: 'from B+3 on +1',
    input: { ...roll(2), turn: 18, brusilov: 15 },
    data: { modifier: 1 },
    steps: ['exhausted'],
  },
  {
    rule: '9.12',
    says: 'both at once −1',
    input: { ...roll(2, H), turn: 18, brusilov: 15 },
    data: { modifier: -1 },
    cards: { ammunition: { '18/1': '3' } },
  },
  {
    rule: '16.0',
    says: 'Plan 19 −1 in Turns 2 to 6',
    input: { turn: 6, scenario: 'plan-19' },
    data: { modifier: -1 },
    steps: ['plan19 16.0'],
  },
  { rule: '16.0', says: 'not in Turn 7', input: { turn: 7, scenario: 'plan-19' }, data: { modifier: 0 } },
  { rule: '16.0', says: 'nor in Turn 1', input: { turn: 1, scenario: 'plan-19' }, data: { modifier: 0 } },
  { rule: '9.11', says: 'a unit in the open may be marked', input: marked({}), data: exempt(null) },
  { rule: '9.11', says: 'not in a fortress', input: marked({ place: 'fortress' }), data: exempt('fortress') },
  { rule: '9.11', says: 'not in Petrograd', input: marked({ place: 'petrograd' }), data: exempt('petrograd') },
  {
    rule: '9.11',
    says: 'not in a supplied city of Russia proper',
    input: marked({ place: 'russian-city' }),
    data: { exempt: ['city'] },
  },
  {
    rule: '9.11',
    says: 'in one that is cut off it may',
    input: marked({ place: 'russian-city', outOfSupply: true }),
    data: exempt(null),
  },
  { rule: '9.11', says: 'in a Polish city it may', input: marked({ place: 'polish-city' }), data: exempt(null) },
  { rule: '9.11', says: 'no cavalry', input: marked({ kind: 'cavalry' }), data: exempt('cavalry') },
  { rule: '9.11', says: 'no Guard', input: marked({ kind: 'guard' }), data: exempt('guard') },
  { rule: '9.11', says: 'none in the reach of STAVKA', input: marked({ stavka: true }), data: exempt('stavka') },
  {
    rule: '9.10',
    says: 'factors are halved, fractions up',
    input: marked({ attack: 5, defence: 7 }),
    steps: ['9.10'],
  },
  {
    rule: '9.13',
    says: 'markers that find no unit make none short of ammunition',
    input: { turn: 8, number: 5, eligible: 3 },
    words: ['ammunition.verdict.lost'],
    noWords: ['ammunition.verdict.short'],
  },
];
