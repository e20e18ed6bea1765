import type { Bag, Row } from './row';

const comes = (turn: number, unit: Bag, more: Bag = {}): Bag => ({ turn, units: [unit], ...more });
const german = (more: Bag = {}): Bag => ({ nation: 'german', place: 'west', ...more });
const austrian = (more: Bag = {}): Bag => ({ nation: 'austro-hungarian', place: 'city', ...more });
const russian = (more: Bag = {}): Bag => ({ nation: 'russian', place: 'city', ...more });
const is = (outcome: string, more: Bag = {}): Bag => ({ units: [{ outcome, ...more }] });
const ENTERS = is('enters', { barred: [] });

/** 10.1 to 10.7, 10.12, 10.14, 10.16 and 10.17, with 15.5, 15.6 and 15.9. */
export const REINFORCEMENTS: readonly Row[] = [
  { rule: '10.2', says: 'Germans by the west edge', input: comes(5, german()), data: ENTERS },
  {
    rule: '10.2',
    says: 'not into a hex with Russians',
    input: comes(5, german({ enemy: true })),
    data: is('elsewhere', { barred: ['enemy'] }),
  },
  { rule: '10.2', says: 'or at Königsberg', input: comes(5, german({ place: 'konigsberg' })), data: ENTERS },
  {
    rule: '10.2',
    says: 'if Germans control it',
    input: comes(5, german({ place: 'konigsberg', held: false })),
    data: is('elsewhere', { barred: ['held'] }),
  },
  {
    rule: '10.2',
    says: 'not in a city',
    input: comes(5, german({ place: 'city' })),
    data: is('elsewhere', { barred: ['place'] }),
  },
  {
    rule: '10.2',
    says: 'the TU Corps in the south',
    input: comes(5, german({ turkish: true, place: 'south' })),
    data: ENTERS,
  },
  { rule: '10.2', says: 'not in the west', input: comes(5, german({ turkish: true })), data: is('elsewhere') },
  { rule: '10.2', says: 'A-H units in a city of their own', input: comes(5, austrian()), data: ENTERS },
  {
    rule: '10.2',
    says: 'with a working supply route',
    input: comes(5, austrian({ supply: 'none' })),
    data: is('elsewhere', { barred: ['supply'] }),
  },
  { rule: '10.2', says: 'Russians in a Russian city', input: comes(5, russian()), data: ENTERS },
  {
    rule: '10.2',
    says: 'not in Poland',
    input: comes(5, russian({ place: 'poland' })),
    data: is('elsewhere', { barred: ['place'] }),
  },
  {
    rule: '10.1',
    says: 'stacking holds',
    input: comes(5, russian({ corps: 3 })),
    data: is('elsewhere', { barred: ['full'] }),
  },
  {
    rule: '10.2',
    says: 'Odessa has its route by sea',
    input: comes(5, russian({ supply: 'sea' })),
    data: ENTERS,
  },
  {
    rule: '10.2',
    says: 'Petrograd cut off has none: what it supplies by itself is limited (9.7)',
    input: comes(5, russian({ supply: 'limited' })),
    data: is('elsewhere', { barred: ['supply'] }),
  },
  { rule: '10.6', says: 'not held back', input: comes(6, german({ due: 5 })), data: is('lost') },
  { rule: '10.6', says: 'not before its Turn', input: comes(5, german({ due: 6 })), data: is('waits') },
  {
    rule: '10.3',
    says: '1C and 2TN in the Turn after G',
    input: comes(9, russian({ cause: 'reg', eventG: 8 })),
    data: ENTERS,
  },
  {
    rule: '10.3',
    says: 'not without it',
    input: comes(9, russian({ cause: 'reg' })),
    data: is('waits', { due: null }),
  },
  {
    rule: '10.4',
    says: 'B = 15: Romania in Turn 18, at Jassy',
    input: comes(18, { nation: 'romanian', cause: 'b3', place: 'jassy' }, { brusilov: 15 }),
    data: is('enters', { due: 18 }),
  },
  {
    rule: '10.5',
    says: 'the first Germans in B+1',
    input: comes(16, german({ cause: 'b1' }), { brusilov: 15 }),
    data: is('enters', { due: 16 }),
  },
  {
    rule: '10.5',
    says: 'the second in B+2',
    input: comes(17, german({ cause: 'b2' }), { brusilov: 15 }),
    data: ENTERS,
  },
  {
    rule: '10.5',
    says: 'not in B+1',
    input: comes(16, german({ cause: 'b2' }), { brusilov: 15 }),
    data: is('waits', { due: 17 }),
  },
  {
    rule: '7.2.J',
    says: 'the A-H corps of J in B+1',
    input: comes(16, austrian({ cause: 'eventJ' }), { brusilov: 15 }),
    data: is('enters', { due: 16 }),
  },
  {
    rule: '10.17',
    says: 'back from the Balkans in Turn 14',
    input: comes(14, german({ cause: 'balkans' })),
    data: is('enters', { due: 14 }),
  },
  {
    rule: '10.16',
    says: 'the Guard Army in Turn 14',
    input: comes(14, russian({ cause: 'guard' })),
    data: is('enters', { due: 14 }),
  },
  {
    rule: '10.16',
    says: 'never without the G Corps',
    input: comes(14, russian({ cause: 'guard', guard: false })),
    data: is('lost'),
  },
  {
    rule: '10.14',
    says: 'Posen and Thorn in Turn 2',
    input: comes(2, german({ kind: 'fortress', cause: 'posen' })),
    data: is('enters', { due: 2 }),
  },
  {
    rule: '10.14',
    says: 'Breslau in Turn 4',
    input: comes(4, german({ kind: 'fortress', cause: 'breslau' })),
    data: is('enters', { due: 4 }),
  },
  {
    rule: '10.14',
    says: 'not a fortress that is cut off',
    input: comes(2, german({ kind: 'fortress', cause: 'posen', supply: 'limited' })),
    data: is('lost', { barred: ['cutOff'] }),
  },
  {
    rule: '15.9',
    says: 'heavy artillery in Turn 22 after Verdun without the offensive',
    input: comes(22, german({ kind: 'heavy-artillery', cause: 'guns' }), { verdun: true }),
    data: is('enters', { due: 22 }),
  },
  {
    rule: '15.9',
    says: 'not with the offensive',
    input: comes(22, german({ kind: 'heavy-artillery', cause: 'guns' }), { verdun: true, brusilov: 16 }),
    data: { allowed: false },
  },
  {
    rule: '10.12',
    says: 'the rebuilt enter like reinforcements',
    input: comes(8, russian({ cause: 'rebuilt' })),
    data: ENTERS,
  },
  {
    rule: '10.12',
    says: 'those that find no place stay in the dead pile',
    input: comes(8, russian({ cause: 'rebuilt', supply: 'none' })),
    data: { allowed: false },
    noWords: ['reinforcements.row.lost'],
  },
  {
    rule: '17.0',
    says: 'none for the Central Powers in Schlieffen East',
    input: comes(2, german(), { scenario: 'schlieffen-east' }),
    data: { allowed: false },
  },
];
