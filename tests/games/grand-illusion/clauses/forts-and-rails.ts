import { part, type Bag, type Row } from './row';

const lays = (more: Bag): Bag => ({ turn: 5, turns: 2, corps: 0, ...more });
const first = (n: number, d: number): Bag => ({ besieged: true, turns: [{ all: part(n, d) }, {}] });
const yes = { besieged: true };
const no = { besieged: false };

/** 9.5.3: small garrisons are given by their hex, large ones too (9.5.2). */
export const SIEGE: readonly Row[] = [
  {
    rule: '9.5.3.c',
    says: 'a small garrison surrenders on 1 and 2',
    input: lays({ hex: '77', divisions: 1 }),
    data: first(1, 3),
  },
  ...['54', '67', '76', '104'].flatMap((hex): readonly Row[] => [
    {
      rule: '9.5.2',
      says: `${hex} is a large garrison: a corps`,
      input: lays({ hex, corps: 1 }),
      data: first(1, 6),
      steps: ['9.5.2'],
    },
    { rule: '9.5.3.a', says: `${hex}: divisions are not enough`, input: lays({ hex, divisions: 2 }), data: no },
  ]),
  ...['10', '19', '64', '77', '79', '94', '105'].map((hex): Row => ({
    rule: '9.5.3.a',
    says: `${hex}: a division is enough`,
    input: lays({ hex, divisions: 1 }),
    data: yes,
  })),
  {
    rule: '9.5.3.a',
    says: 'no infantry, no siege',
    input: lays({ hex: '77' }),
    data: no,
    steps: ['noInfantry 9.5.3.a'],
  },
  {
    rule: '9.5.3.a',
    says: 'not beside other defenders',
    input: lays({ hex: '77', divisions: 1, others: 1 }),
    data: no,
    steps: ['others 9.5.3.a'],
  },
  {
    rule: '9.5.3.a',
    says: 'only after a battle',
    input: lays({ hex: '77', divisions: 1, afterBattle: false }),
    data: no,
    steps: ['noBattle 9.5.3.a'],
  },
  { rule: '12.5.1', says: 'never Antwerp', input: lays({ hex: '52', corps: 3 }), data: no, steps: ['antwerp 12.5.1'] },
  { rule: '9.5.2', says: 'Maubeuge lies in 54', input: lays({ hex: '54', corps: 1 }), open: ['maubeuge-garrison-hex'] },
];

const rail = (more: Bag): Bag => ({ by: 'rail', caps: 5, ...more });
const sea = (from: string, to: string, more: Bag = {}): Bag => ({
  by: 'sea',
  nation: 'british',
  turn: 5,
  caps: 5,
  from,
  to,
  ...more,
});
const barred = { allowed: false };
const allowed = { allowed: true };

/** 10.1 to 10.4. */
export const STRATEGIC: readonly Row[] = [
  ...[1, 2].map((turn): Row => ({
    rule: '10.3',
    says: `GT ${turn}: none by rail`,
    input: rail({ turn }),
    data: barred,
    steps: ['tooEarly 10.3'],
  })),
  { rule: '10.3', says: 'the French from GT 3', input: rail({ turn: 3 }), data: allowed },
  {
    rule: '10.3',
    says: 'the Belgians never',
    input: rail({ nation: 'belgian' }),
    data: barred,
    steps: ['belgianRail 10.3'],
  },
  { rule: '10.3', says: 'the Germans at home from GT 3', input: rail({ nation: 'german', turn: 3 }), data: allowed },
  {
    rule: '10.3',
    says: 'not on Allied soil in GT 4',
    input: rail({ nation: 'german', turn: 4, alliedSoil: true }),
    data: barred,
    steps: ['abroad 10.3'],
  },
  {
    rule: '10.3',
    says: 'in GT 5 they may',
    input: rail({ nation: 'german', turn: 5, alliedSoil: true }),
    data: allowed,
  },
  {
    rule: '10.3',
    says: 'the British do not stay in Paris',
    input: rail({ nation: 'british', paris: true }),
    data: barred,
    steps: ['paris 10.3'],
  },
  { rule: '10.2', says: 'ten hexes', input: rail({ hexes: 10 }), data: allowed },
  { rule: '10.2', says: 'not eleven', input: rail({ hexes: 11 }), data: barred, steps: ['tooFar 10.2'] },
  {
    rule: '10.1',
    says: 'a CAP a unit',
    input: rail({ units: 3 }),
    data: { ...allowed, cost: 3 },
    steps: ['cost 10.1'],
  },
  {
    rule: '10.1',
    says: 'not more units than CAPS',
    input: rail({ units: 6 }),
    data: barred,
    steps: ['tooFewCaps 10.1'],
  },
  {
    rule: '10.1',
    says: 'not German HA',
    input: rail({ nation: 'german', kind: 'ha' }),
    data: barred,
    steps: ['germanHa 10.1'],
  },
  { rule: '10.1', says: 'HQs may', input: rail({ nation: 'german', kind: 'hq' }), data: allowed },
  { rule: '10.4', says: 'by sea to a lower number', input: sea('32', '14'), data: allowed },
  { rule: '10.4', says: 'not to a higher one', input: sea('14', '32'), data: barred },
  { rule: '10.4', says: 'the Belgians never', input: sea('32', '14', { nation: 'belgian' }), data: barred },
  { rule: '12.5.4', says: 'not from Antwerp', input: sea('52', '14'), data: barred },
];

const side = (infantry: number, infantryDisrupted: number, cavalry = 0): Bag => ({
  infantry,
  infantryDisrupted,
  cavalry,
  cavalryDisrupted: 0,
});
const hex = (control: string, enemies: string, more: Bag = {}): Bag => ({ control, enemies, side: 'open', ...more });
const leaves = (...hexes: readonly Bag[]): Bag => ({ attacker: side(2, 0), defender: side(0, 2), hexes });
const order = (...rows: readonly (readonly [number, boolean])[]): Bag => ({
  hexes: rows.map(([place, open]) => ({ order: place, open })),
});
const HOME = hex('friendly', 'none');

/** 9.4.2 and 9.4.3. */
export const RETREAT: readonly Row[] = [
  {
    rule: '9.4.2',
    says: 'only disrupted infantry against healthy: he must',
    input: leaves(HOME),
    data: { duties: { defender: 'must' } },
  },
  {
    rule: '9.4.3.a',
    says: 'a free friendly hex before one with enemies',
    input: leaves(HOME, hex('friendly', 'infantry')),
    data: order([1, true], [2, false]),
    steps: ['order 9.4.3.a'],
  },
  {
    rule: '9.4.3.a',
    says: 'a friendly hex with enemies before an empty enemy one',
    input: leaves(hex('friendly', 'infantry'), hex('enemy', 'none')),
    data: order([2, true], [3, false]),
  },
  {
    rule: '9.4.3.a',
    says: 'an empty enemy hex before one where friends stand',
    input: leaves(hex('enemy', 'none'), hex('enemy', 'infantry', { friends: true })),
    data: order([3, true], [4, false]),
  },
  {
    rule: '9.4.3.a',
    says: 'friends there before healthy enemy cavalry',
    input: leaves(hex('enemy', 'infantry', { friends: true }), hex('enemy', 'cavalry')),
    data: order([4, true], [5, false]),
  },
  {
    rule: '9.4.3.a',
    says: 'enemy cavalry alone comes last',
    input: leaves(hex('enemy', 'cavalry')),
    data: order([5, true]),
  },
  {
    rule: '9.4.3.b',
    says: 'enemy infantry closes a hex: eliminated',
    input: leaves(hex('enemy', 'infantry')),
    data: { cornered: true },
  },
  {
    rule: '9.4.3.a',
    says: 'impassable',
    input: leaves(hex('friendly', 'none', { side: 'impassable' })),
    data: { cornered: true },
  },
  {
    rule: '9.4.3.a',
    says: 'a blocked hexside closes an enemy hex',
    input: leaves(hex('enemy', 'none', { side: 'blocked' })),
    data: { cornered: true },
  },
];
