import type { Bag, Row } from './row';

const comes = (price: number, due: number, more: Bag = {}): Bag => ({
  may: true,
  placed: true,
  price,
  due,
  barred: [],
  ...more,
});
const never = (bar: string): Bag => ({ may: false, placed: false, barred: [bar] });
const notHere = (bar: string): Bag => ({ may: true, placed: false, barred: [bar] });

/** 7.2 with 8.4.6 and 13.1. */
export const REPLACEMENTS: readonly Row[] = [
  ...['french', 'german'].map((nation): Row => ({
    rule: '7.2',
    says: `${nation}: 2 CAPS for this phase`,
    input: { nation, turn: 5 },
    data: comes(2, 5),
    steps: ['price 7.2', 'due 7.2', 'place 7.2'],
  })),
  {
    rule: '7.2',
    says: '1 CAP for two turns later: bought in GT 2 it comes in GT 4',
    input: { nation: 'german', pay: 'later', turn: 2 },
    data: comes(1, 4),
  },
  { rule: '7.2', says: 'cavalry at the same price', input: { kind: 'cavalry', turn: 5 }, data: comes(2, 5) },
  ...['hq', 'ha', 'fort'].map((kind): Row => ({
    rule: '7.2',
    says: `never: ${kind}`,
    input: { kind, nation: 'german' },
    data: never('never'),
    steps: ['never 7.2'],
  })),
  ...['belgian', 'british'].map((nation): Row => ({
    rule: '7.2',
    says: `${nation} units only where the scenario says so`,
    input: { nation, turn: 5 },
    data: never('notGranted'),
    steps: ['notGranted 13.1'],
  })),
  {
    rule: '7.2',
    says: 'one CAP does not do for this phase',
    input: { caps: 1 },
    data: never('tooFewCaps'),
    steps: ['tooFewCaps 7.2'],
  },
  { rule: '7.2', says: 'it does for later', input: { caps: 1, pay: 'later', turn: 3 }, data: comes(1, 5) },
  {
    rule: '7.2',
    says: 'a hex with a supplied HQ of the nation',
    input: { place: 'hq' },
    data: comes(2, 3),
    not: ['hqUnsupplied 7.2'],
  },
  {
    rule: '7.2',
    says: 'not with an HQ out of supply',
    input: { place: 'hq', supplied: false },
    data: notHere('hqUnsupplied'),
    steps: ['hqUnsupplied 7.2'],
  },
  {
    rule: '7.2',
    says: 'not in a hex that received an HQ this turn',
    input: { place: 'hq', newHq: true },
    data: notHere('newHq'),
    steps: ['newHq 7.2'],
    open: ['replacement-new-hq'],
  },
  { rule: '7.1', says: 'not in an enemy hex', input: { friendly: false }, data: notHere('enemyHex') },
  {
    rule: '7.1',
    says: 'not above the stacking limit',
    input: { room: false },
    data: notHere('noRoom'),
    steps: ['8.4.6.a'],
  },
  {
    rule: '7.2',
    says: 'before GT 7 no French unit in a Schlieffen hex',
    input: { sp: true, turn: 6 },
    data: notHere('schlieffen'),
    steps: ['schlieffen 8.4.7.c'],
  },
  { rule: '7.2', says: 'from GT 7 it may', input: { sp: true, turn: 7 }, data: comes(2, 7) },
  {
    rule: '7.2',
    says: 'before GT 5 no German deep in France',
    input: { nation: 'german', place: 'hq', deepFrance: true, turn: 4 },
    data: notHere('deepFrance'),
    steps: ['deepFrance 7.2'],
  },
  {
    rule: '7.2',
    says: 'with an HQ on the German or Belgian border it may',
    input: { nation: 'german', place: 'hq', deepFrance: false, turn: 4 },
    data: comes(2, 4),
  },
  {
    rule: '7.2',
    says: 'from GT 5 it may anyway',
    input: { nation: 'german', place: 'hq', deepFrance: true, turn: 5 },
    data: comes(2, 5),
  },
];
