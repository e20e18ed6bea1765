import type { Bag, Row } from './row';

const stavka = (turn: number, more: Bag = {}): Bag => ({ hq: 'stavka', turn, ...more });
const oberost = (turn: number, more: Bag = {}): Bag => ({ hq: 'oberost', turn, ...more });
const ready = { ready: true, bars: [] };
const rests = (bar: string, next: number): Bag => ({ ready: false, bars: [bar], next });
const unit = (nation: string, distance: number, supplied = true): Bag => ({ nation, distance, supplied });

/** 14.1 to 14.3, with 7.2.A, 15.2, 16.0 and 17.0. */
export const COMMAND: readonly Row[] = [
  { rule: '14.2', says: 'STAVKA from Turn 2 on', input: stavka(2), data: ready },
  {
    rule: '14.2',
    says: 'not in Turn 1',
    input: stavka(1),
    data: rests('stavkaEarly', 2),
    steps: ['stavkaEarly 14.2'],
  },
  {
    rule: '14.2',
    says: 'used in Turn 2, not in Turn 3',
    input: stavka(3, { stavkaLast: 2 }),
    data: rests('stavkaRests', 4),
  },
  { rule: '14.2', says: 'but in Turn 4', input: stavka(4, { stavkaLast: 2 }), data: ready },
  {
    rule: '14.2',
    says: 'on a unit with a supply route',
    input: stavka(5, { route: false }),
    data: { ready: false, bars: ['stavkaRoute'] },
  },
  {
    rule: '7.2.A',
    says: 'never again under the Tsar',
    input: stavka(10, { tsar: 'command' }),
    data: { ready: false, bars: ['stavkaGone'], next: null },
    words: ['command.use.never'],
    noWords: ['command.use.stavka.place'],
  },
  {
    rule: '14.2',
    says: 'Russians in or adjacent to its hex',
    input: stavka(5, { units: [unit('russian', 0), unit('russian', 1)] }),
    data: { missing: [null, null], modifier: 1 },
  },
  {
    rule: '14.2',
    says: 'two hexes away is out of reach, and takes the DRM from all',
    input: stavka(5, { units: [unit('russian', 1), unit('russian', 2)] }),
    data: { missing: [null, 'far'], modifier: 0 },
    not: ['because: reach'],
    words: ['command.reach.stavkaNoPlus'],
    open: ['stavka-cooperation'],
  },
  {
    rule: '15.2',
    says: 'no support for an attack with the DRM of the offensive',
    input: stavka(16, { offensive: true, units: [unit('russian', 0)] }),
    data: { modifier: 0 },
    not: ['because: offensive', 'modifier 15.2'],
    noWords: ['command.reach.stavka'],
  },
  { rule: '14.3', says: 'OberOst from Turn 1 on', input: oberost(1), data: ready },
  {
    rule: '14.3',
    says: 'not in consecutive Turns',
    input: oberost(2, { oberostLast: 1 }),
    data: rests('oberostRests', 3),
  },
  { rule: '14.3', says: 'again in the next but one', input: oberost(3, { oberostLast: 1 }), data: ready },
  {
    rule: '14.3',
    says: 'in a hex with Germans alone, supplied from an edge',
    input: oberost(3, { germans: false }),
    data: { ready: false, bars: ['oberostHex'] },
  },
  {
    rule: '14.3',
    says: 'supplied Germans within two hexes attack again',
    input: oberost(3, { units: [unit('german', 0), unit('german', 2), unit('german', 3)] }),
    data: { missing: [null, null, 'far'] },
    open: ['oberost-range'],
  },
  {
    rule: '14.3',
    says: 'not out of supply, and no Austro-Hungarians',
    input: oberost(3, { units: [unit('german', 1, false), unit('austro-hungarian', 1)] }),
    data: { missing: ['supply', 'nation'] },
  },
  {
    rule: '16.0',
    says: 'Plan 19: STAVKA in Turn 1',
    input: stavka(1, { scenario: 'plan-19' }),
    data: ready,
    steps: ['ready 16.0'],
    not: ['stavkaEarly 16.0'],
  },
  {
    rule: '16.0',
    says: 'in all Turns up to 6',
    input: stavka(6, { scenario: 'plan-19', stavkaLast: 5 }),
    data: ready,
    steps: ['ready 16.0'],
    not: ['stavkaRests 16.0', 'because: stavkaEvery'],
  },
  {
    rule: '14.2',
    says: 'from Turn 8 on Plan 19 is over: no two Turns in a row',
    input: stavka(10, { scenario: 'plan-19', stavkaLast: 9 }),
    data: rests('stavkaRests', 11),
    steps: ['stavkaRests 14.2'],
  },
  {
    rule: '16.0',
    says: 'used in Turn 6 it rests in Turn 7, as our ruling has it',
    input: stavka(7, { scenario: 'plan-19', stavkaLast: 6 }),
    data: rests('stavkaRests', 8),
    open: ['plan19-stavka-turn-8'],
  },
  {
    rule: '17.0',
    says: 'Schlieffen East: OberOst every Turn',
    input: oberost(2, { scenario: 'schlieffen-east', oberostLast: 1 }),
    data: ready,
    steps: ['ready 17.0'],
    not: ['oberostRests 17.0', 'because: oberostEvery'],
  },
  {
    rule: '16.0',
    says: 'Plan 19 leaves OberOst alone',
    input: oberost(2, { scenario: 'plan-19', oberostLast: 1 }),
    data: { ready: false },
  },
];
