import type { Bag, Row } from './row';

const rail = (turn: number, units: readonly Bag[], more: Bag = {}): Bag => ({ turn, units, ...more });
const german = (more: Bag = {}): Bag => ({ nation: 'german', fromCountry: 'germany', toCountry: 'germany', ...more });
const austrian = (more: Bag = {}): Bag => ({
  nation: 'austro-hungarian',
  fromCountry: 'austria-hungary',
  toCountry: 'austria-hungary',
  ...more,
});
const russian = (more: Bag = {}): Bag => ({ nation: 'russian', fromCountry: 'russia', toCountry: 'poland', ...more });
const GOES = { allowed: true, units: [{ goes: true, barred: [] }] };
const stays = (...barred: readonly string[]): Bag => ({ allowed: false, units: [{ goes: false, barred }] });
const limit = (rule: string, nation: string, turn: number, most: number, unit: Bag, field: string): readonly Row[] => [
  {
    rule,
    says: `${nation}, Turn ${turn}: the ${most}th`,
    input: rail(turn, [unit], { [field]: most - 1 }),
    data: GOES,
  },
  {
    rule,
    says: `${nation}, Turn ${turn}: not one more`,
    input: rail(turn, [unit], { [field]: most }),
    data: stays('limit'),
  },
];

/** 11.1 to 11.6, with 3.2, 9.2 and 10.7. */
export const STRATEGIC: readonly Row[] = [
  {
    rule: '3.4',
    says: 'Turn 1 begins with the movement of the Central Powers: nobody is free to go by rail',
    input: { turn: 1, units: [] },
    data: { allowed: false },
    steps: ['past 3.4'],
    words: ['strategic.verdict.past', 'strategic.row.past'],
    noWords: ['strategic.verdict.nobody', 'strategic.row.left'],
  },
  {
    rule: '3.4',
    says: 'nor a unit that is listed',
    input: { turn: 1 },
    steps: ['past 3.4', 'turnOne-0 3.4', 'turnOne-1 3.4'],
    data: { allowed: false },
    words: ['strategic.verdict.past', 'strategic.row.past'],
    noWords: ['strategic.row.left'],
  },
  {
    rule: '3.9',
    says: 'the free set-up ignores 3.4: the phase takes place',
    input: { turn: 1, scenario: 'free-set-up' },
    words: ['strategic.row.left'],
    noWords: ['strategic.verdict.past'],
  },
  { rule: '11.2', says: 'from town to town by rail', input: rail(5, [german()]), data: GOES },
  { rule: '11.2', says: 'not from elsewhere', input: rail(5, [german({ from: 'other' })]), data: stays('start') },
  { rule: '11.2', says: 'not to elsewhere', input: rail(5, [german({ to: 'other' })]), data: stays('end') },
  {
    rule: '11.2',
    says: 'not to a town of the enemy',
    input: rail(5, [german({ to: 'enemy' })]),
    data: stays('enemyEnd'),
  },
  {
    rule: '11.2',
    says: 'the start has a railway to an edge',
    input: rail(5, [german({ fromLine: 'none' })]),
    data: stays('startLine'),
  },
  { rule: '11.2', says: 'so has the end', input: rail(5, [german({ toLine: 'none' })]), data: stays('endLine') },
  {
    rule: '11.2',
    says: 'the sea is no railway',
    input: rail(5, [german({ fromLine: 'sea' })]),
    data: stays('startLine'),
  },
  { rule: '11.2', says: 'the rail hexes are connected', input: rail(5, [german({ way: 'gap' })]), data: stays('gap') },
  { rule: '11.2', says: 'and free of enemy units', input: rail(5, [german({ way: 'enemy' })]), data: stays('enemy') },
  {
    rule: '11.2',
    says: 'it may move and fight afterwards',
    input: rail(5, [russian()]),
    data: { units: [{ acts: true }] },
  },
  {
    rule: '11.3',
    says: 'no way through neutral Romania',
    input: rail(5, [german({ way: 'romania' })]),
    data: stays('neutral'),
  },
  ...limit('11.3', 'german', 13, 6, german(), 'germans'),
  ...limit('11.3', 'german', 14, 5, german(), 'germans'),
  ...limit('11.4', 'austro-hungarian', 3, 4, austrian(), 'austroHungarians'),
  ...limit('11.4', 'austro-hungarian', 24, 4, austrian(), 'austroHungarians'),
  ...limit('11.5', 'russian', 4, 5, russian(), 'russians'),
  ...limit('11.5', 'russian', 5, 4, russian(), 'russians'),
  ...limit('11.5', 'russian', 14, 3, russian(), 'russians'),
  {
    rule: '11.3',
    says: 'until 1915 three Germans that start or end in Russia or Poland',
    input: rail(13, [german({ toCountry: 'poland' })], { germans: 3, inRussia: 3 }),
    data: stays('russiaLimit'),
  },
  {
    rule: '11.3',
    says: 'one that starts and ends there is one',
    input: rail(13, [german({ fromCountry: 'poland', toCountry: 'russia' })], { germans: 2, inRussia: 2 }),
    data: { allowed: true, inRussia: { limit: 3, used: 3 } },
    open: ['strategic-russia-limit'],
  },
  {
    rule: '11.3',
    says: 'no limit from 1916 on',
    input: rail(
      14,
      [1, 2, 3, 4].map(() => german({ toCountry: 'russia' })),
    ),
    data: { allowed: true, inRussia: { limit: null } },
  },
  {
    rule: '11.3',
    says: 'Germans in Austria-Hungary take none of its units',
    input: rail(5, [german({ fromCountry: 'austria-hungary', toCountry: 'austria-hungary' })], { austroHungarians: 4 }),
    data: GOES,
  },
  {
    rule: '11.4',
    says: 'A-H units inside Austria-Hungary only',
    input: rail(5, [austrian({ toCountry: 'poland' })]),
    data: stays('austria'),
  },
  {
    rule: '11.5',
    says: 'Russians inside Russia and Poland only',
    input: rail(5, [russian({ toCountry: 'germany' })]),
    data: stays('russia'),
  },
  {
    rule: '11.6',
    says: 'off the map and back by the same edge: a German still acts',
    input: rail(5, [german({ leaves: 'west', returns: 'west' })]),
    data: { allowed: true, units: [{ acts: true }] },
  },
  {
    rule: '11.6',
    says: 'a Russian neither moves nor fights any more',
    input: rail(5, [russian({ leaves: 'east', returns: 'east' })]),
    data: { allowed: true, units: [{ acts: false }] },
  },
  {
    rule: '11.6',
    says: 'not back by another edge',
    input: rail(5, [german({ leaves: 'west', returns: 'south' })]),
    data: { allowed: false },
  },
  {
    rule: '9.6',
    says: 'Russians not by 4231, 4232 and 4233',
    input: rail(5, [russian({ leaves: 'barred', returns: 'east' })]),
    data: { allowed: false },
  },
  {
    rule: '3.4',
    says: 'no phase in Turn 1 of the historical game',
    input: rail(1, [german()]),
    data: stays('turnOne'),
  },
  { rule: '3.9', says: 'but with free set-up', input: rail(1, [russian()], { scenario: 'free-set-up' }), data: GOES },
  {
    rule: '12.3',
    says: 'fortress infantry never',
    input: rail(5, [german({ kind: 'fortress' })]),
    data: stays('fortress'),
  },
  { rule: '8.2', says: 'not into a full hex', input: rail(5, [german({ full: true })]), data: stays('full') },
  {
    rule: '10.7',
    says: 'a German reinforcement from its west-edge hex',
    input: rail(5, [german({ from: 'west' })]),
    data: GOES,
  },
  {
    rule: '10.7',
    says: 'nobody else',
    input: rail(5, [austrian({ from: 'west', fromCountry: 'germany' })]),
    data: { allowed: false },
  },
];
