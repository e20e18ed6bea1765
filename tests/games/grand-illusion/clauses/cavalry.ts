import { part, type Bag, type Row } from './row';

const no = (bar: string): Bag => ({ allowed: false, barred: [bar] });
const yes: Bag = { allowed: true, barred: [] };

/** 9.6. */
export const CAVALRY_ACTIONS: readonly Row[] = [
  {
    rule: '9.6.1',
    says: 'cavalry does not attack forts',
    input: { action: 'charge', against: 'fort' },
    data: no('fort'),
    steps: ['fort 9.6.1'],
  },
  {
    rule: '9.6.1',
    says: 'it may attack infantry, which fires first for nothing',
    input: { action: 'charge', against: 'infantry', enemyCs: 5 },
    data: { ...yes, charge: { freeShot: part(5, 6) } },
    steps: ['free 9.6.1', 'fire 9.3.1.c'],
  },
  {
    rule: '9.6.1',
    says: 'the free shot counts at once, before the normal fire',
    input: { action: 'charge', against: 'infantry', cs: 1, dcs: 1, enemyCs: 0, enemyDcs: 0 },
    // Two shots that hit on a 1 only: 1/36 that both do.
    data: { charge: { cavalry: { unhurt: part(25, 36), disrupted: part(5, 18), eliminated: part(1, 36) } } },
  },
  {
    rule: '9.6.1',
    says: 'cavalry has none',
    input: { action: 'charge', against: 'cavalry' },
    data: { ...yes, charge: { freeShot: null } },
    not: ['freeShot 9.6.1'],
  },
  {
    rule: '9.6.1',
    says: 'no reserve opposite infantry in the front line',
    input: { action: 'reserve', against: 'infantry' },
    data: no('infantry'),
    steps: ['infantry 9.6.1'],
  },
  { rule: '9.6.1', says: 'opposite cavalry it may', input: { action: 'reserve', against: 'cavalry' }, data: yes },
  {
    rule: '9.6.1',
    says: 'British cavalry fires from the reserve at infantry',
    input: { action: 'reserve', against: 'infantry', british: true },
    data: yes,
    steps: ['may 9.6.1', 'shot 9.3.4'],
  },
  {
    rule: '9.6.2',
    says: 'only defenders withdraw',
    input: { action: 'withdraw', role: 'attacker' },
    data: no('role'),
    steps: ['role 9.6.2'],
  },
  {
    rule: '9.6.2',
    says: 'only from the front line',
    input: { action: 'withdraw', space: 'reserve' },
    data: no('space'),
  },
  { rule: '9.6.2', says: 'only undisrupted', input: { action: 'withdraw', disrupted: true }, data: no('disrupted') },
  {
    rule: '9.6.2',
    says: 'from cavalry it withdraws disrupted, without a die',
    input: { action: 'withdraw', against: 'cavalry' },
    data: { ...yes, worn: { chance: null, is: true } },
    steps: ['worn 9.6.2'],
  },
  {
    rule: '9.6.2',
    says: 'from infantry a die decides',
    input: { action: 'withdraw' },
    data: { ...yes, worn: { chance: part(1, 3), is: null } },
    steps: ['roll 9.6.2'],
  },
  ...[1, 2].map((die): Row => ({
    rule: '9.6.2',
    says: `disrupted on a ${die}`,
    input: { action: 'withdraw', die },
    data: { worn: { is: true } },
  })),
  ...[3, 6].map((die): Row => ({
    rule: '9.6.2',
    says: `unhurt on a ${die}`,
    input: { action: 'withdraw', die },
    data: { worn: { is: false } },
  })),
  {
    rule: '9.6.2',
    says: 'the unit behind moves up and both fire',
    input: { action: 'withdraw', behind: true },
    steps: ['back 9.6.2', 'up 9.6.2'],
  },
  {
    rule: '9.6.2',
    says: 'with nobody behind the attacker opposite is out of the battle',
    input: { action: 'withdraw', behind: false },
    steps: ['idle 9.6.2'],
  },
  {
    rule: '9.6.3',
    says: 'an undisrupted infantry corps on cavalry alone: no battle',
    input: { action: 'screen' },
    data: yes,
    steps: ['noBattle 9.6.3', 'stays 9.6.3.a', 'goes 9.6.3.b'],
  },
  { rule: '9.6.3', says: 'not where other units stand', input: { action: 'screen', alone: false }, data: no('alone') },
  { rule: '9.6.3', says: 'not without such a corps', input: { action: 'screen', corps: false }, data: no('corps') },
  {
    rule: '9.6.3.b',
    says: 'without three hexes to go it is eliminated',
    input: { action: 'screen', way: 2 },
    data: yes,
    steps: ['cornered 9.6.3.b'],
  },
];
