import { part, type Bag, type Row } from './row';

/** Two dice with a sum. */
const dice = (sum: number): Bag => ({ die1: Math.max(1, sum - 6), die2: sum - Math.max(1, sum - 6) });
const brings = (sum: number, effect: string, fate: string, after?: Bag): Bag => ({
  settled: { sum, effect, fate },
  ...(after && { after }),
});
const LATE: Bag = { turn: 8 };

/** 9.1.4 with 9.1.1.a, 12.4 and 13.1. */
export const FORTUNES_ROLLS: readonly Row[] = [
  ...[2, 12].map((sum): Row => ({
    rule: '9.1.4',
    says: `${sum}: Routed, at the end of the battle the side with fewer fit units goes back`,
    input: { ...LATE, ...dice(sum) },
    data: brings(sum, 'routed', 'changed'),
    steps: ['roll 9.1.4', 'effect'],
    open: ['routed-who'],
  })),
  ...[102, 103].map((hex): Row => ({
    rule: '9.1.4',
    says: `not in ${hex}, high in the Vosges`,
    input: { ...LATE, hex, ...dice(12) },
    data: brings(12, 'routedFree', 'fought'),
    closed: ['routed-who'],
  })),
  {
    rule: '9.1.4',
    says: 'nor in an entrenched hex',
    input: { ...LATE, entrenched: true, ...dice(2) },
    data: brings(2, 'routedFree', 'fought'),
  },
  {
    rule: '9.1.4',
    says: '3: Cautious Attacker, no battle is fought and the initiative is gone',
    input: { ...LATE, ...dice(3) },
    data: brings(3, 'cautious', 'cancelled', { initiative: 'passes' }),
  },
  { rule: '9.1.4', says: '4: Skirmish', input: { ...LATE, ...dice(4) }, data: brings(4, 'skirmish', 'changed') },
  {
    rule: '9.1.4',
    says: '5: the Germans gain a CAP, whoever attacks',
    input: { ...LATE, attacker: 'allied', germanCaps: 2, ...dice(5) },
    data: brings(5, 'capGain', 'fought', { germanCaps: 3, alliedCaps: 4 }),
  },
  {
    rule: '9.1.4',
    says: 'never more than 10',
    input: { ...LATE, germanCaps: 10, ...dice(5) },
    data: brings(5, 'capFull', 'fought', { germanCaps: 10 }),
  },
  {
    rule: '9.1.4',
    says: '9: the Allies gain one',
    input: { ...LATE, alliedCaps: 9, ...dice(9) },
    data: brings(9, 'capGain', 'fought', { alliedCaps: 10 }),
  },
  ...[6, 11].map((sum): Row => ({
    rule: '9.1.4',
    says: `${sum}: through GT 4 attacking French have to put their disrupted units in front`,
    input: { turn: 4, attacker: 'allied', ...dice(sum) },
    data: brings(sum, 'limit', 'changed'),
  })),
  {
    rule: '9.1.4',
    says: '6: afterwards a mandated battle of the Allies',
    input: { turn: 5, ...dice(6) },
    data: brings(6, 'mandated', 'fought', { alliedMarker: 1, germanMarker: 0 }),
  },
  {
    rule: '9.1.4',
    says: '11: whose it is differs between the rulebooks',
    input: { turn: 5, ...dice(11) },
    data: brings(11, 'mandated', 'fought', { germanMarker: 1 }),
    open: ['fow-11-after-gt4'],
  },
  {
    rule: '9.1.1.a',
    says: 'thrown away by a side without CAPS',
    input: { turn: 5, alliedCaps: 0, ...dice(6) },
    data: brings(6, 'discarded', 'fought', { alliedMarker: 0 }),
    steps: ['9.1.1.a'],
  },
  {
    rule: '9.1.1.a',
    says: 'or with its marker as high as its CAPS',
    input: { turn: 5, alliedCaps: 2, alliedMarker: 2, ...dice(6) },
    data: brings(6, 'discarded', 'fought', { alliedMarker: 2 }),
  },
  {
    rule: '9.1.4',
    says: '7: the defender may pay a CAP; the initiative stays',
    input: { ...LATE, ...dice(7) },
    data: brings(7, 'advantage', 'defender', { initiative: 'stays' }),
  },
  {
    rule: '9.1.4',
    says: 'unless it was the second activation in a row',
    input: { ...LATE, second: true, ...dice(7) },
    data: brings(7, 'advantage', 'defender', { initiative: 'second' }),
  },
  {
    rule: '9.1.4',
    says: 'without a CAP the battle goes on',
    input: { ...LATE, alliedCaps: 0, ...dice(7) },
    data: brings(7, 'advantageNoCaps', 'fought'),
  },
  {
    rule: '9.1.4',
    says: '8: Attacker Surprise',
    input: { ...LATE, ...dice(8) },
    data: brings(8, 'surprise', 'changed'),
  },
  {
    rule: '9.1.4',
    says: '10: Counterattack, the initiative is gone at once',
    input: { ...LATE, ...dice(10) },
    data: brings(10, 'counterattack', 'turned', { initiative: 'passes' }),
  },
  ...[3, 7, 10].map((sum): Row => ({
    rule: '13.1',
    says: `${sum} does not count in a mandated battle through GT 4`,
    input: { turn: 4, attacker: 'allied', mandated: true, ...dice(sum) },
    data: brings(sum, 'ignored', 'fought'),
    steps: ['exempt 13.1'],
  })),
  {
    rule: '13.1',
    says: 'in GT 5 it does',
    input: { turn: 5, attacker: 'allied', mandated: true, ...dice(3) },
    data: brings(3, 'cautious', 'cancelled'),
    not: ['exempt 13.1'],
  },
  {
    rule: '12.4',
    says: 'the first battle against British infantry and cavalry in GT 1 and 2 is a Skirmish without a roll',
    input: { turn: 2, allenby: true },
    data: { automatic: true, settled: { effect: 'skirmish', chance: part(1) } },
    steps: ['automatic 12.4'],
  },
  {
    rule: '12.4',
    says: 'if the Allies want it so',
    input: { turn: 2, allenby: true, skirmish: false },
    data: { automatic: false },
    not: ['allenby 12.4'],
  },
];
