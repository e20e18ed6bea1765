import { austrian, fortress, german, guns, romanian, russian } from './battle';
import type { Bag, Row } from './row';

const division = { size: 'division' };
const stack = (units: readonly Bag[], more: Bag = {}): Bag => ({
  turn: 8,
  hex: '2425',
  country: 'poland',
  units,
  ...more,
});
const fits = (corps: number, more: Bag = {}): Bag => ({ fits: true, corps, barred: [], ...more });

/** 6.2 to 6.4, 8.1 to 8.6, 3.2, 10.4 and 15.6. */
export const STACKING: readonly Row[] = [
  { rule: '8.1', says: 'three corps', input: stack([russian(), russian(), russian()]), data: fits(3) },
  {
    rule: '8.1',
    says: 'not four',
    input: stack([russian(), russian(), russian(), russian()]),
    data: { fits: false, corps: 4, barred: ['over'] },
    steps: ['over 8.1'],
  },
  {
    rule: '8.1',
    says: 'a division is half a corps',
    input: stack([russian(), russian(), russian(division), russian(division)]),
    data: fits(3),
  },
  {
    rule: '8.1',
    says: 'three corps and a division are too many',
    input: stack([russian(), russian(), russian(), russian(division)]),
    data: { fits: false, corps: 3.5 },
  },
  {
    rule: '8.3',
    says: 'the opponent takes the fewest steps: one of the one-step corps, not the two-step one',
    input: stack([russian({ steps: 2 }), russian({ steps: 2 }), russian(), russian({ steps: 2 })]),
    data: { remove: { steps: 1, sets: [[2]] } },
  },
  {
    rule: '8.3',
    says: 'half a corps too many: the division alone is enough',
    input: stack([russian({ steps: 2 }), russian({ steps: 2 }), russian({ steps: 2 }), russian(division)]),
    data: { remove: { steps: 1, sets: [[3]] } },
  },
  {
    rule: '8.3',
    says: 'his choice where it costs the same',
    input: stack([russian(), russian(), russian(), russian()]),
    data: { remove: { steps: 1, sets: [[0], [1], [2], [3]] } },
  },
  {
    rule: '8.4',
    says: 'the Romanian army is a corps among Russians',
    input: stack([romanian(), russian(), russian()], { turn: 18, brusilov: 15, hex: '3430', country: 'romania' }),
    data: fits(3),
  },
  {
    rule: '8.5',
    says: 'heavy artillery is free',
    input: stack([german(), german(), german(), guns()]),
    data: fits(3),
  },
  {
    rule: '8.5',
    says: 'but not two in a hex',
    input: stack([german(), guns(), guns()]),
    data: { fits: false, barred: ['guns'] },
    steps: ['guns 8.5'],
  },
  {
    rule: '8.5',
    says: 'fortress infantry is free, against the last words of 13.15',
    input: stack([russian(), russian(), russian(), fortress('russian')]),
    data: fits(3),
    open: ['fortress-stacking'],
  },
  {
    rule: '8.6',
    says: 'in Turn 11 three corps lend their factors',
    input: stack([russian(), russian(), russian()], { turn: 11 }),
    data: { attack: { counts: 18 }, defence: { counts: 21 } },
    not: ['8.6'],
  },
  {
    rule: '8.6',
    says: 'in Turn 12 two, the best of each kind',
    input: stack(
      [russian({ attack: 6, defence: 3 }), russian({ attack: 4, defence: 7 }), russian({ attack: 5, defence: 5 })],
      { turn: 12 },
    ),
    data: { attack: { counts: 11, idle: [1] }, defence: { counts: 12, idle: [0] } },
  },
  {
    rule: '8.6',
    says: 'the free units are not affected',
    input: stack([russian(), russian(), russian(), fortress('russian', { attack: 0, defence: 3 })], { turn: 12 }),
    data: { defence: { counts: 17 } },
  },
  {
    rule: '8.6',
    says: 'a corps and two divisions are two corps',
    input: stack(
      [german(), german({ ...division, attack: 4 }), german({ ...division, attack: 4 }), german({ attack: 7 })],
      { turn: 12 },
    ),
    data: { attack: { counts: 15 } },
  },
  {
    rule: '6.3',
    says: 'A-H units never in Germany',
    input: stack([austrian()], { hex: '2223', country: 'germany' }),
    data: { fits: false, barred: ['germany'] },
    steps: ['germany 6.3'],
  },
  {
    rule: '6.2',
    says: 'Germans in Austria-Hungary',
    input: stack([german(), german()], { country: 'austria-hungary' }),
    data: fits(2),
  },
  {
    rule: '6.3',
    says: 'not north of row xx20 without a German',
    input: stack([austrian()], { hex: '2419' }),
    data: { fits: false, barred: ['north'] },
  },
  { rule: '6.3', says: 'row xx20 itself is allowed', input: stack([austrian()], { hex: '2420' }), data: fits(1) },
  {
    rule: '6.3',
    says: 'with a German north of it',
    input: stack([austrian(), german()], { hex: '2419' }),
    data: fits(2),
  },
  {
    rule: '6.4',
    says: 'in 1914 one German with A-H units',
    input: stack([austrian(), german()], { turn: 4 }),
    data: fits(2, { germans: 1, germanLimit: 1 }),
  },
  {
    rule: '6.4',
    says: 'not two',
    input: stack([austrian(), german(), german()], { turn: 4 }),
    data: { fits: false, barred: ['limit'] },
    steps: ['limit 6.4'],
  },
  {
    rule: '6.4',
    says: 'nor one here and one elsewhere: the limit is for the map',
    input: stack([austrian(), german()], { turn: 4, elsewhere: 1 }),
    data: { fits: false, barred: ['limit'], germans: 2 },
    open: ['mixed-stack-limit'],
  },
  {
    rule: '6.4',
    says: 'from Turn 5 on three',
    input: stack([austrian(), german(), german()], { turn: 5, elsewhere: 1 }),
    data: fits(3, { germans: 3, germanLimit: 3 }),
  },
  {
    rule: '6.4',
    says: 'heavy artillery is a German unit, if not a corps',
    input: stack([austrian(), german(), guns()], { turn: 4 }),
    data: { fits: false, barred: ['limit'] },
  },
  {
    rule: '6.4',
    says: 'Germans alone do not count',
    input: stack([german(), german(), german()], { turn: 4 }),
    data: fits(3, { germans: 0 }),
  },
  {
    rule: '15.4',
    says: 'at once with the declaration one more',
    input: stack([austrian(), german()], { turn: 16, brusilov: 16 }),
    data: { germanLimit: 4 },
    open: ['brusilov-limit-step'],
  },
  {
    rule: '6.4',
    says: 'then one more each Turn',
    input: stack([austrian()], { turn: 17, brusilov: 16 }),
    data: { germanLimit: 5 },
  },
  { rule: '6.4', says: 'to six', input: stack([austrian()], { turn: 18, brusilov: 16 }), data: { germanLimit: 6 } },
  {
    rule: '6.4',
    says: 'and no more',
    input: stack([austrian()], { turn: 24, brusilov: 16 }),
    data: { germanLimit: 6 },
  },
  {
    rule: '6.4',
    says: 'without the offensive three to the end',
    input: stack([austrian()], { turn: 24 }),
    data: { germanLimit: 3 },
  },
  {
    rule: '3.2',
    says: 'nobody in neutral Romania',
    input: stack([russian()], { hex: '3430', country: 'romania', turn: 17, brusilov: 15 }),
    data: { fits: false, barred: ['neutral'] },
  },
  {
    rule: '15.6',
    says: 'from B+3 on it is at war',
    input: stack([russian()], { hex: '3430', country: 'romania', turn: 18, brusilov: 15 }),
    data: fits(1),
  },
  {
    rule: '15.6',
    says: 'the Romanian army never goes north of row xx29',
    input: stack([romanian()], { hex: '3228', turn: 18, brusilov: 15, country: 'russia' }),
    data: { fits: false, barred: ['romanianNorth'] },
  },
  {
    rule: '15.6',
    says: 'row xx29 it may enter',
    input: stack([romanian()], { hex: '3229', turn: 18, brusilov: 15, country: 'austria-hungary' }),
    data: fits(1),
  },
  {
    rule: '10.4',
    says: 'it is not there before B+3',
    input: stack([romanian()], { hex: '3532', turn: 17, brusilov: 15, country: 'romania' }),
    data: { fits: false },
    steps: ['romania 10.4'],
  },
];
