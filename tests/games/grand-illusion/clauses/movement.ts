import type { Bag, Row } from './row';

const hexes = (count: number): readonly Bag[] => Array.from({ length: count }, () => ({}));
/** How many hexes each part goes, in the order of the group. */
const go = (...parts: readonly (readonly [part: string, hexes: number])[]): Bag => ({
  parts: parts.map(([part, n]) => ({ part, hexes: n })),
});

/** 8.2.2, 8.4, 8.5. */
export const MOVEMENT: readonly Row[] = [
  {
    rule: '8.4',
    says: 'as many hexes as the MA allows',
    input: { group: ['corps'], ma: 2, way: hexes(3) },
    data: go(['corps', 2]),
    steps: ['enter-0 8.4.2', 'enter-1 8.4.2'],
  },
  ...['disrupted', 'ha'].map((part): Row => ({
    rule: '8.4',
    says: `one hex by itself: ${part}`,
    input: { group: [part], ma: 4, way: hexes(2) },
    data: go([part, 1]),
  })),
  ...['disrupted', 'ha'].map((part): Row => ({
    rule: '8.4.2',
    says: `that one also where it costs 2: ${part}`,
    input: { group: [part], way: [{ side: 'red' }] },
    data: { ...go([part, 1]), way: [{ cost: 2 }] },
  })),
  {
    rule: '8.4.2',
    says: 'a red diamond is one MP more',
    input: { group: ['corps'], ma: 3, way: [{ side: 'red' }, {}, {}] },
    data: { ...go(['corps', 2]), way: [{ cost: 2 }, { cost: 1 }] },
  },
  {
    rule: '8.4.2',
    says: 'an impassable hexside is not crossed',
    input: { group: ['corps'], way: [{ side: 'triple' }] },
    data: { ...go(['corps', 0]), allowed: false },
  },
  {
    rule: '8.4.1',
    says: 'with an HQ of their nationality units go as far as it does, and it is turned over',
    input: { group: ['corps', 'hq'], ma: 2, hqMa: 4, way: hexes(4) },
    data: { ...go(['corps', 4], ['hq', 4]), flips: ['far'] },
    steps: ['lends 8.4.1', 'flip-far 8.4.1'],
  },
  {
    rule: '8.4.1',
    says: 'disrupted ones too; it is turned over beside them',
    input: { group: ['disrupted', 'hq'], hqMa: 2, way: hexes(2) },
    data: { ...go(['disrupted', 2], ['hq', 2]), flips: ['disrupted'] },
    steps: ['flip-disrupted 8.4.1'],
    not: ['flip-far 8.4.1'],
  },
  {
    rule: '8.4.1',
    says: 'heavy artillery never more than one hex',
    input: { group: ['ha', 'hq'], hqMa: 4, way: hexes(3) },
    data: { ...go(['ha', 1], ['hq', 3]), flips: [] },
    not: ['ha 8.4.1'],
  },
  {
    rule: '8.4.1',
    says: 'two HQ that meet are turned over',
    input: { group: ['hq'], otherHq: true, way: hexes(1) },
    data: { flips: ['otherHq'] },
    steps: ['flip-otherHq 8.4.1'],
  },
  {
    rule: '8.4.6.a',
    says: 'an HQ of another nationality lends nothing',
    input: { mover: 'british', group: ['corps', 'hq'], foreignHq: true, ma: 2, hqMa: 4, way: hexes(4) },
    data: { ...go(['corps', 2], ['hq', 4]), flips: [] },
    not: ['foreign 8.4.6.a'],
  },
  {
    rule: '8.4.4',
    says: 'into a contested hex of one’s own: the unit stops',
    input: { group: ['corps'], ma: 2, way: [{ enemy: 'units' }, {}] },
    data: { ...go(['corps', 1]), way: [{ goOn: [] }] },
    steps: ['stop-0 8.4.4'],
  },
  {
    rule: '8.4.4',
    says: 'into a vacant enemy hex: it goes on',
    input: { group: ['corps'], ma: 2, way: [{ control: 'enemy' }, { control: 'enemy' }] },
    data: go(['corps', 2]),
  },
  {
    rule: '8.4.4',
    says: 'into an occupied enemy hex: it stops, and there has to be a battle',
    input: { group: ['corps'], ma: 2, way: [{ control: 'enemy', enemy: 'units' }, {}] },
    data: go(['corps', 1]),
    steps: ['battle-0', 'stop-0 8.4.4'],
  },
  ...['disrupted', 'hq', 'ha'].map((part): Row => ({
    rule: '8.4.4',
    says: `not by itself: ${part}`,
    input: { group: [part], way: [{ control: 'enemy', enemy: 'units' }] },
    data: { ...go([part, 0]), allowed: false },
  })),
  {
    rule: '8.4.4',
    says: 'they may with undisrupted combat units',
    input: { group: ['corps', 'disrupted'], way: [{ control: 'enemy', enemy: 'units' }] },
    data: go(['corps', 1], ['disrupted', 1]),
  },
  {
    rule: '8.4.4',
    says: 'out of an enemy contested hex there is no way into an occupied enemy one',
    input: {
      group: ['corps'],
      fromControl: 'enemy',
      fromEnemy: 'units',
      way: [{ control: 'enemy', enemy: 'units' }],
    },
    data: { ...go(['corps', 0]), allowed: false },
  },
  {
    rule: '8.4.3.a',
    says: 'nobody in supply moves out of it',
    input: { group: ['corps'], way: [{ supplied: false }] },
    data: { ...go(['corps', 0]), allowed: false },
  },
  {
    rule: '8.4.5.a',
    says: 'units do not go back across the hexside by which the enemy entered their hex',
    input: { group: ['corps'], fromEnemy: 'units', way: [{ control: 'enemy', blocked: true }] },
    data: { ...go(['corps', 0]), allowed: false },
  },
  {
    rule: '8.4.5.c',
    says: 'they do once no enemy is left in it',
    input: { group: ['corps'], fromEnemy: 'none', way: [{ control: 'enemy', blocked: true }] },
    data: go(['corps', 1]),
  },
  {
    rule: '8.4.7.a',
    says: 'Belgians do not leave Belgium',
    input: { mover: 'belgian', group: ['corps'], ma: 2, way: [{ to: 32 }, { to: 22 }] },
    data: go(['corps', 1]),
  },
  {
    rule: '8.4.7.b',
    says: 'the British do not end their move in Paris',
    input: { mover: 'british', group: ['corps'], ma: 1, way: [{ to: 19 }] },
    data: { allowed: false },
    steps: ['paris 8.4.7.b'],
  },
  {
    rule: '8.4.8',
    says: 'before GT 7 no German enters a Schlieffen hex without Allies',
    input: { group: ['corps'], turn: 6, way: [{ to: 16, control: 'enemy' }] },
    data: { ...go(['corps', 0]), allowed: false },
  },
  {
    rule: '8.4.8',
    says: 'with Allied combat units in it he may',
    input: { group: ['corps'], turn: 6, way: [{ to: 16, control: 'enemy', enemy: 'units' }] },
    data: go(['corps', 1]),
  },
  {
    rule: '8.5',
    says: 'units named for a battle do not move',
    input: { named: true },
    data: { allowed: false },
    steps: ['named 8.5'],
  },
  {
    rule: '8.2.2',
    says: 'nobody moves once a battle has begun',
    input: { begun: true },
    data: { allowed: false },
    steps: ['begun 8.2.2'],
  },
];
