import type { Bag, Row } from './row';

/*
 * A railway of our own making, no part of the printed map: 91 (a German source), 81, 73, 64, 63 in a row with their
 * rings entered, and 53 beside 63 without a railway.
 */
const ROW = [91, 81, 73, 64, 63, 53];
const open = (n: number, d: number): boolean => (n === 81 && d >= 0) || (n === 73 && d === 2) || (n === 91 && d === 0);
const MAP: Bag = {
  links: ROW.slice(1).map((n, i) => [ROW[i], 0, n]),
  edges: ROW.flatMap((n, i) =>
    [0, 1, 2, 3, 4, 5]
      .filter((d) => !(d === 0 && i < ROW.length - 1) && !(d === 3 && i > 0) && !open(n, d))
      .map((d) => [n, d]),
  ),
  rails: [
    [91, 81],
    [81, 73],
    [73, 64],
    [64, 63],
  ],
  done: ROW,
};
const CONTROL: Bag = { 91: 'german', 81: 'german', 73: 'german', 64: 'german', 63: 'german' };
const held = (more: Bag): Bag => ({ ...CONTROL, ...more });
const asked = (more: Bag = {}, stack: Bag = {}): Bag => ({
  map: MAP,
  control: CONTROL,
  stacks: [{ hex: 53, ...stack }],
  ...more,
});
const stands = (standing: string, more: Bag = {}): Bag => ({ stacks: [{ standing, ...more }] });
const suffers = (attrition: Bag): Bag => ({ stacks: [{ attrition }] });
const CUT = { control: held({ 63: 'allied' }) };

/** 11.2. */
export const SUPPLY: readonly Row[] = [
  {
    rule: '11.2.1',
    says: 'to an adjacent friendly rail hex, and on friendly rail hexes to a source',
    input: asked(),
    data: stands('in', { line: [53, 63, 64, 73, 81, 91] }),
  },
  {
    rule: '11.2.1',
    says: 'not over a rail hex of the enemy',
    input: asked({ control: held({ 64: 'allied' }) }),
    data: stands('out', { lacks: [{ code: 'enemy', n: 64 }] }),
  },
  {
    rule: '8.3.1',
    says: 'but out of an enemy hex',
    input: asked({ control: held({ 53: 'allied' }) }),
    data: stands('in'),
  },
  {
    rule: '11.2.1.a',
    says: 'not through a friendly hex with a besieged fort',
    input: asked({ besieged: [64] }),
    data: stands('out', { lacks: [{ code: 'besieged', n: 64 }] }),
  },
  {
    rule: '11.2.1.b',
    says: 'in the attrition check through enemy cavalry control',
    input: asked({ control: held({ 73: 'allied' }), cavalry: [73], moment: 'attrition' }),
    data: stands('in'),
  },
  {
    rule: '11.2.1.b',
    says: 'in that check only',
    input: asked({ control: held({ 73: 'allied' }), cavalry: [73], moment: 'action' }),
    data: stands('out', { attrition: null }),
    not: ['cavalry 11.2.1.b'],
  },
  ...[91, 94, 100, 105, 107].map((hex): Row => ({
    rule: '11.2.5',
    says: `a German source: ${hex}`,
    input: { control: { [hex]: 'german' }, stacks: [{ hex }] },
    data: stands('in'),
  })),
  ...[1, 4, 13, 61, 80, 89].map((hex): Row => ({
    rule: '11.2.4',
    says: `a French source: ${hex}`,
    input: { control: { [hex]: 'allied' }, stacks: [{ hex, nation: 'french' }] },
    data: stands('in'),
  })),
  ...[1, 4, 14].map((hex): Row => ({
    rule: '11.2.4',
    says: `a British source: ${hex}`,
    input: { control: { [hex]: 'allied' }, stacks: [{ hex, nation: 'british' }] },
    data: stands('in'),
  })),
  ...[1, 14].map((hex): Row => ({
    rule: '11.2.4',
    says: `a Belgian source: ${hex}`,
    input: { control: { [hex]: 'allied' }, stacks: [{ hex, nation: 'belgian' }] },
    data: stands('in'),
  })),
  ...[13, 61, 80, 89].map((hex): Row => ({
    rule: '11.2.4',
    says: `no British source: ${hex}`,
    input: { control: { [hex]: 'allied' }, stacks: [{ hex, nation: 'british' }] },
    data: stands('unknown'),
  })),
  {
    rule: '11.2.4',
    says: 'Belgians in Antwerp have it until it is German',
    input: { stacks: [{ hex: 52, nation: 'belgian' }] },
    data: stands('in'),
  },
  {
    rule: '11.2.4',
    says: 'the Naval Division too',
    input: { stacks: [{ hex: 52, nation: 'british', navy: true }] },
    data: stands('in'),
  },
  {
    rule: '11.2.6',
    says: 'out of supply: the disrupted are lost, the others disrupted, HQ and HA turned over',
    input: asked(CUT, { ready: 2, disrupted: 1, hq: 1, ha: 1 }),
    data: suffers({ eliminated: 1, disrupted: 2, recover: 0, hq: 'flipped', ha: 'flipped' }),
    steps: ['11.2.6'],
  },
  {
    rule: '11.2.7',
    says: 'in supply all disrupted units recover, HQ and HA too',
    input: asked({}, { ready: 1, disrupted: 3, hq: 1, ha: 1 }),
    data: suffers({ eliminated: 0, disrupted: 0, recover: 3, hq: 'front', ha: 'front' }),
    steps: ['11.2.7'],
  },
  {
    rule: '11.2.7.b',
    says: 'beside the enemy one of them with one or two friends in the hex',
    input: asked({}, { ready: 0, disrupted: 2, enemy: true }),
    data: suffers({ recover: 1 }),
  },
  {
    rule: '11.2.7.b',
    says: 'and two with three or more',
    input: asked({}, { ready: 1, disrupted: 2, enemy: true }),
    data: suffers({ recover: 2 }),
  },
  {
    rule: '11.2.5',
    says: 'a German unit in a German source of its own needs no line',
    input: { stacks: [{ hex: 91, nation: 'german' }], control: { '91': 'german' } },
    data: stands('in'),
    steps: ['standing-0 11.2.5'],
  },
  {
    rule: '11.2.5',
    says: 'where nobody has said who controls it, that is what is missing',
    input: { stacks: [{ hex: 91, nation: 'german' }] },
    data: { stacks: [{ standing: 'unknown', lacks: [{ code: 'control', n: 91 }] }] },
  },
];
