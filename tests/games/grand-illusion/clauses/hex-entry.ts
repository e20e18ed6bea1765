import type { Bag, Row } from './row';

const from = {
  friendly: { fromControl: 'friendly', fromEnemy: 'none' },
  contested: { fromControl: 'friendly', fromEnemy: 'units' },
  enemy: { fromControl: 'enemy', fromEnemy: 'units' },
};
const to = {
  friendly: { toControl: 'friendly', toEnemy: 'none' },
  contested: { toControl: 'friendly', toEnemy: 'units', friends: true },
  vacant: { toControl: 'enemy', toEnemy: 'none' },
  occupied: { toControl: 'enemy', toEnemy: 'units' },
  enemyContested: { toControl: 'enemy', toEnemy: 'units', friends: true },
};
const go = (leave: Bag, enter: Bag, more: Bag = {}): Bag => ({ mp: 4, turn: 8, ...leave, ...enter, ...more });
const move = (more: Bag): Bag => go(from.friendly, to.vacant, more);
const out = { enters: [], goOn: [] };
const on = { enters: ['corps'], goOn: ['corps'] };
const stop = { enters: ['corps'], goOn: [] };
const barred = (id: string): Bag => ({ ...out, barred: [{ id }] });

const leaves = [
  ['a friendly hex', from.friendly],
  ['a friendly contested hex', from.contested],
] as const;

/** The table of 8.4.4, cell by cell. */
const TABLE: readonly Row[] = [
  ...leaves.flatMap(([where, leave]): readonly Row[] => [
    { rule: '8.4.4', says: `${where} to a friendly one: go on (1)`, input: go(leave, to.friendly), data: on },
    {
      rule: '8.4.4',
      says: `${where} to a friendly contested one: stop (2)`,
      input: go(leave, to.contested),
      data: { ...stop, battle: 'may' },
    },
    {
      rule: '8.4.4',
      says: `${where} to a vacant enemy one: go on, control changes (1, 4)`,
      input: go(leave, to.vacant),
      data: { ...on, battle: 'none', control: 'turns' },
    },
    {
      rule: '8.4.4',
      says: `${where} to an occupied enemy one: stop and fight (2, 3)`,
      input: go(leave, to.occupied),
      data: { ...stop, battle: 'must' },
      open: ['entry-table-battle'],
    },
    {
      rule: '8.4.4',
      says: `${where} to an enemy contested one: stop (2)`,
      input: go(leave, to.enemyContested),
      data: { ...stop, battle: 'may' },
    },
  ]),
  {
    rule: '8.4.4',
    says: 'an enemy contested hex to a friendly one: go on (1)',
    input: go(from.enemy, to.friendly),
    data: on,
    open: ['exit-to-friendly-hex'],
  },
  {
    rule: '8.4.4',
    says: 'an enemy contested hex to a friendly contested one: stop (2)',
    input: go(from.enemy, to.contested),
    data: stop,
  },
  {
    rule: '8.4.4',
    says: 'an enemy contested hex to a vacant enemy one: go on (1, 4)',
    input: go(from.enemy, to.vacant),
    data: on,
  },
  {
    rule: '8.4.4',
    says: 'an enemy contested hex to an occupied enemy one: no',
    input: go(from.enemy, to.occupied),
    data: barred('table'),
    steps: ['table 8.4.4.b'],
  },
  {
    rule: '8.4.4',
    says: 'an enemy contested hex to another: no',
    input: go(from.enemy, to.enemyContested),
    data: barred('table'),
  },
];

const GROUPS: readonly Row[] = [
  ...['disrupted', 'hq', 'ha'].map((one): Row => ({
    rule: '8.4.4',
    says: `${one} alone does not enter an occupied enemy hex (3)`,
    input: go(from.friendly, to.occupied, { group: [one] }),
    data: barred('escort'),
    steps: ['escort 8.4.4'],
  })),
  {
    rule: '8.4.4',
    says: 'nor do the three together (3)',
    input: go(from.friendly, to.occupied, { group: ['disrupted', 'hq', 'ha'] }),
    data: barred('escort'),
  },
  {
    rule: '8.4.4',
    says: 'they enter with healthy units (3)',
    input: go(from.friendly, to.occupied, { group: ['corps', 'disrupted', 'hq', 'ha'] }),
    data: { enters: ['corps', 'disrupted', 'hq', 'ha'], goOn: [], battle: 'must' },
  },
  {
    rule: '8.4.4',
    says: 'healthy cavalry is escort enough: it is a combat unit',
    input: go(from.friendly, to.occupied, { group: ['cavalry', 'disrupted'] }),
    data: { enters: ['cavalry', 'disrupted'] },
  },
  {
    rule: '9.8.2',
    says: 'disrupted units enter an enemy contested hex only with healthy ones',
    input: go(from.friendly, to.enemyContested, { group: ['disrupted'] }),
    data: barred('escortContested'),
    steps: ['escortContested 9.8.2'],
    open: ['entry-table-escort'],
  },
  {
    rule: '8.4.4',
    says: 'an HQ enters an enemy contested hex alone, as our ruling has it',
    input: go(from.friendly, to.enemyContested, { group: ['hq'] }),
    data: { enters: ['hq'], goOn: [] },
    open: ['entry-table-escort'],
  },
  {
    rule: '9.8.2',
    says: 'disrupted units enter a friendly contested hex alone',
    input: go(from.friendly, to.contested, { group: ['disrupted'] }),
    data: { enters: ['disrupted'], goOn: [] },
  },
  {
    rule: '9.8.2',
    says: 'disrupted units move one hex',
    input: go(from.friendly, to.friendly, { group: ['disrupted'] }),
    data: { enters: ['disrupted'], goOn: [] },
  },
  {
    rule: '8.4.1',
    says: 'with an HQ they go on',
    input: go(from.friendly, to.friendly, { group: ['disrupted'], withHq: true }),
    data: { enters: ['disrupted'], goOn: ['disrupted'] },
  },
  {
    rule: '8.4.1',
    says: 'heavy artillery never does',
    input: go(from.friendly, to.friendly, { group: ['ha'], withHq: true }),
    data: { enters: ['ha'], goOn: [] },
  },
];

const SIDES: readonly Row[] = [
  { rule: '8.4.2', says: 'a hex costs 1', input: move({}), data: { cost: 1 }, steps: ['cost 8.4.2'] },
  { rule: '8.4.2', says: 'across a red diamond 2', input: move({ side: 'red' }), data: { cost: 2, ...on } },
  {
    rule: '8.4.2',
    says: 'with 1 point left nobody crosses a red diamond',
    input: move({ side: 'red', mp: 1 }),
    data: barred('mp'),
    steps: ['mp 8.4.2'],
  },
  {
    rule: '8.4.2',
    says: 'disrupted units and HA always may',
    input: go(from.friendly, to.friendly, { side: 'red', mp: 1, group: ['disrupted', 'ha'] }),
    data: { enters: ['disrupted', 'ha'], goOn: [] },
  },
  { rule: '8.4', says: 'after the last point nobody goes on', input: move({ mp: 1 }), data: stop },
  {
    rule: '8.4.2',
    says: 'a triple diamond is impassable',
    input: move({ side: 'triple' }),
    data: barred('impassable'),
    steps: ['impassable 8.4.2'],
  },
  {
    rule: '8.4.2',
    says: 'for disrupted units and HA too',
    input: go(from.friendly, to.friendly, { side: 'triple', group: ['disrupted', 'ha'] }),
    data: barred('impassable'),
  },
  {
    rule: '8.4.5.a',
    says: 'a blocked hexside cannot be crossed',
    input: go(from.contested, to.vacant, { blocked: true }),
    data: barred('blocked'),
    steps: ['blocked 8.4.5.a'],
  },
  {
    rule: '8.4.5.a',
    says: 'who comes from a friendly hex to enemies blocks the hexside',
    input: go(from.friendly, to.occupied),
    data: { blocks: true },
  },
  {
    rule: '8.4.5.a',
    says: 'into an empty hex he does not',
    input: move({}),
    data: { blocks: false },
  },
  {
    rule: '8.4.5.a',
    says: 'from an enemy hex he does not',
    input: go(from.enemy, to.contested),
    data: { blocks: false },
  },
  {
    rule: '8.4.5.c',
    says: 'the block ends when the hex that the enemy came from has become friendly',
    input: go(from.contested, to.friendly, { blocked: true }),
    data: on,
  },
];

const KINDS: readonly Row[] = [
  {
    rule: '8.3.1',
    says: 'an enemy fort alone stops (€) and must be attacked',
    input: move({ toEnemy: 'fort' }),
    data: { ...stop, to: 'enemy-occupied', battle: 'must' },
    open: ['stop-for-forts'],
  },
  {
    rule: '8.4.4',
    says: 'a besieged enemy fort leaves a friendly hex uncontested (5)',
    input: go(from.friendly, { toControl: 'friendly', toEnemy: 'besieged' }),
    data: { ...on, to: 'friendly', battle: 'none' },
  },
  {
    rule: '8.3.3',
    says: 'an enemy HQ alone leaves the hex vacant',
    input: move({ toEnemy: 'hq' }),
    data: { ...on, to: 'enemy-vacant', battle: 'none', control: 'turns' },
    open: ['entry-table-occupied'],
  },
  {
    rule: '8.3.2',
    says: 'an enemy HQ does not make a friendly hex contested',
    input: go(from.friendly, { toControl: 'friendly', toEnemy: 'hq' }),
    data: { ...on, to: 'friendly' },
    open: ['contested-hex-units'],
  },
  {
    rule: '9.6.3',
    says: 'infantry corps entering on cavalry alone: no battle',
    input: move({ toEnemy: 'cavalry' }),
    data: { battle: 'screen' },
    steps: ['9.6.3'],
  },
  {
    rule: '9.6.3',
    says: 'disrupted corps need a healthy one for it: cavalry that enters on cavalry fights',
    input: move({ toEnemy: 'cavalry', group: ['cavalry'] }),
    data: { battle: 'must' },
  },
  {
    rule: '9.1.2.b',
    says: 'with friendly units there the battle is free',
    input: go(from.friendly, to.enemyContested),
    data: { battle: 'may' },
    steps: ['9.1.2.c'],
  },
  {
    rule: '8.3.3',
    says: 'unsupplied units do not change control',
    input: move({ supplied: false, suppliedThere: false, closer: true }),
    data: { control: 'enemy' },
  },
  {
    rule: '8.3.4',
    says: 'cavalry alone takes a hex by cavalry control',
    input: move({ group: ['cavalry'] }),
    data: { control: 'turns-cavalry' },
    steps: ['8.3.4'],
  },
  {
    rule: '8.3.3',
    says: 'an HQ alone does not take a hex',
    input: move({ group: ['hq'] }),
    data: { control: 'enemy' },
  },
];

const SUPPLY: readonly Row[] = [
  {
    rule: '8.4.3.a',
    says: 'no supplied unit moves out of supply',
    input: move({ suppliedThere: false }),
    data: barred('supply'),
    steps: ['supply 8.4.3.a'],
  },
  {
    rule: '8.4.3.a',
    says: 'the exception of GT 3 to 5 is for emergency supply, which is supply: others stay',
    input: move({ mover: 'french', suppliedThere: false, turn: 4 }),
    data: barred('supply'),
  },
  {
    rule: '8.4.3.c',
    says: 'units out of supply move back into it',
    input: move({ supplied: false, suppliedThere: true }),
    data: { enters: ['corps'] },
  },
  {
    rule: '8.4.3.c',
    says: 'or towards it',
    input: move({ supplied: false, suppliedThere: false, closer: true }),
    data: { enters: ['corps'] },
  },
  {
    rule: '8.4.3.c',
    says: 'nowhere else',
    input: move({ supplied: false, suppliedThere: false }),
    data: barred('outOfSupply'),
    steps: ['outOfSupply 8.4.3.c'],
  },
];

const SP = [1, 7, 8, 14, 15, 16, 23, 24, 32, 33, 42, 43];
const BELGIAN = [23, 32, 33, 42, 43, 44, 52, 53, 54, 55, 62, 63, 64, 65, 71, 72, 73, 74, 75, 81];

const NATIONS: readonly Row[] = [
  ...SP.map((hex): Row => ({
    rule: '8.4.8',
    says: `GT 6: no German combat unit into the empty SP hex ${hex}`,
    input: move({ to: hex, turn: 6 }),
    data: barred('schlieffen'),
    steps: ['schlieffen 8.4.8'],
  })),
  { rule: '8.4.8', says: '22 is no SP hex', input: move({ to: 22, turn: 6 }), data: on },
  {
    rule: '8.4.8',
    says: 'from GT 7 they may',
    input: move({ to: 16, turn: 7 }),
    data: on,
    open: ['until-gt-7'],
  },
  {
    rule: '8.4.8',
    says: 'with Allied combat units there they may before',
    input: move({ to: 16, turn: 6, toEnemy: 'units' }),
    data: { ...stop, battle: 'must' },
  },
  {
    rule: '8.4.8',
    says: 'an Allied fort is no combat unit',
    input: move({ to: 24, turn: 6, toEnemy: 'fort' }),
    data: barred('schlieffen'),
    open: ['sp-hex-only-fort'],
  },
  {
    rule: '8.4.8',
    says: 'an HQ is no combat unit: the limit does not hold for it',
    input: move({ to: 16, turn: 6, group: ['hq'] }),
    data: { enters: ['hq'] },
  },
  {
    rule: '8.4.8',
    says: 'the Allies may enter',
    input: go(from.friendly, to.friendly, { mover: 'french', to: 16, turn: 3 }),
    data: on,
  },
  ...BELGIAN.map((hex): Row => ({
    rule: '8.4.7.a',
    says: `the Belgians may go to ${hex}`,
    input: go(from.friendly, to.friendly, { mover: 'belgian', to: hex }),
    data: on,
  })),
  ...[24, 34, 45, 66].map((hex): Row => ({
    rule: '8.4.7.a',
    says: `the Belgians may not go to ${hex}`,
    input: go(from.friendly, to.friendly, { mover: 'belgian', to: hex }),
    data: barred('belgium'),
    steps: ['belgium 8.4.7.a'],
  })),
  {
    rule: '8.4.7.a',
    says: 'the French may go to 45',
    input: go(from.friendly, to.friendly, { mover: 'french', to: 45 }),
    data: on,
    not: ['belgium 8.4.7.a'],
  },
  {
    rule: '8.4.7.b',
    says: 'the British do not end a move in Paris: with the last point they stay out',
    input: go(from.friendly, to.friendly, { mover: 'british', to: 19, mp: 1 }),
    data: barred('paris'),
    steps: ['paris 8.4.7.b'],
  },
  {
    rule: '8.4.7.b',
    says: 'the French may',
    input: go(from.friendly, to.friendly, { mover: 'french', to: 19, mp: 1 }),
    data: stop,
  },
  {
    rule: '12.5.2',
    says: 'the Belgians screened at Antwerp do not leave 52 before GT 7',
    input: go(from.friendly, to.friendly, {
      mover: 'belgian',
      from: 52,
      to: 53,
      turn: 6,
      withdrawn: true,
      screened: true,
    }),
    data: barred('antwerp'),
    steps: ['antwerp 12.5.2'],
  },
  {
    rule: '12.5.2',
    says: 'from GT 7 they may',
    input: go(from.friendly, to.friendly, {
      mover: 'belgian',
      from: 52,
      to: 53,
      turn: 7,
      withdrawn: true,
      screened: true,
    }),
    data: on,
  },
  {
    rule: '12.5.2',
    says: 'unscreened they may',
    input: go(from.friendly, to.friendly, { mover: 'belgian', from: 52, to: 53, turn: 6, withdrawn: true }),
    data: on,
  },
  {
    rule: '9.6.1',
    says: 'cavalry alone does not enter where only a fort stands, which it cannot attack (9.1.2.b)',
    input: move({ group: ['cavalry', 'hq'], toEnemy: 'fort' }),
    data: { ...barred('fortAlone'), enters: [] },
    open: ['cavalry-alone-fort-hex'],
  },
  {
    rule: '9.6.1',
    says: 'with infantry it does',
    input: move({ group: ['cavalry', 'division'], toEnemy: 'fort' }),
    data: { enters: ['cavalry', 'division'], battle: 'must' },
    not: ['fortAlone 9.6.1'],
  },
  {
    rule: '12.5.1',
    says: 'the fort of Antwerp is never besieged',
    input: move({ to: 52, toEnemy: 'besieged' }),
    refused: '12.5.1',
  },
  {
    rule: '13.3.4.b5',
    says: 'but with the invasion of Holland',
    input: move({ to: 52, toEnemy: 'besieged', holland: true }),
  },
  {
    rule: '12.5.3',
    says: 'no German enters Ghent while the Belgians are shut in at Antwerp',
    input: move({ to: 43, turn: 8, withdrawn: true, screened: true, belgians: true }),
    data: barred('ghent'),
    steps: ['ghent 12.5.3'],
    open: ['ghent-enter-or-convert'],
  },
];

export const HEX_ENTRY: readonly Row[] = [...TABLE, ...GROUPS, ...SIDES, ...KINDS, ...SUPPLY, ...NATIONS];
