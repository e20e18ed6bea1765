import type { Bag, Row } from './row';

const legs = (...terrain: readonly (string | Bag)[]): readonly Bag[] =>
  terrain.map((one) => (typeof one === 'string' ? { terrain: one } : one));
const move = (units: readonly Bag[], way: readonly Bag[], more: Bag = {}): Bag => ({
  source: 'hand',
  turn: 7,
  units,
  legs: way,
  ...more,
});
const corps = { nation: 'russian', move: 4 };
const german = { nation: 'german', move: 4 };
const austrian = { nation: 'austro-hungarian', move: 4 };
const one = (...way: readonly (string | Bag)[]): Bag => move([corps], legs(...way));
const spent = (made: number, mp: number, stop: Bag | null = null): Bag => ({ units: [{ made, spent: mp, stop }] });
const by = (id: string, rule: string): Bag => ({ id, rule });

/** 12.1 to 12.11, with 3.2 to 3.5, 6.3, 8.2, 11.6, 13.18, 14.2 and 15.6. */
export const MOVEMENT: readonly Row[] = [
  {
    rule: '12.8',
    says: 'four clear hexes with 4 MP',
    input: one('clear', 'clear', 'clear', 'clear'),
    data: spent(4, 4),
  },
  {
    rule: '12.1',
    says: 'not a fifth',
    input: one('clear', 'clear', 'clear', 'clear', 'clear'),
    data: { arrives: false, units: [{ made: 4, spent: 4, left: 0, stop: by('mp', '12.1') }] },
  },
  { rule: '12.8', says: 'a forest costs 2', input: one('forest'), data: spent(1, 2), steps: ['leg-0 12.8'] },
  { rule: '12.8', says: 'a swamp costs 2', input: one('swamp'), data: spent(1, 2) },
  { rule: '12.8', says: 'a mountain costs 2', input: one('mountain'), data: spent(1, 2) },
  {
    rule: '12.8',
    says: 'in January/February a swamp costs 1',
    input: { ...one('swamp'), turn: 5 },
    data: spent(1, 1),
  },
  { rule: '12.8', says: 'but a forest 2', input: { ...one('forest'), turn: 14 }, data: spent(1, 2) },
  { rule: '12.8', says: 'and in March/April the swamp again', input: { ...one('swamp'), turn: 6 }, data: spent(1, 2) },
  { rule: '12.8', says: 'Turn 23 is January/February 1917', input: { ...one('swamp'), turn: 23 }, data: spent(1, 1) },
  { rule: '12.9', says: 'a river costs nothing', input: one('clear'), data: spent(1, 1), not: ['river 12.9'] },
  {
    rule: '12.2',
    says: 'three left for two forests are not enough: it stops before the second',
    input: one('clear', 'forest', 'forest'),
    data: { arrives: false, units: [{ made: 2, spent: 3, left: 1, stop: by('mp', '12.1') }] },
  },
  {
    rule: '12.3',
    says: 'with 1 MP it still enters one mountain, for all it has',
    input: move([{ ...corps, move: 1 }], legs('mountain')),
    data: { arrives: true, units: [{ made: 1, left: 0, stop: null }] },
    steps: ['12.3'],
  },
  {
    rule: '12.3',
    says: 'only as its first hex',
    input: move([{ ...corps, move: 2 }], legs('clear', 'forest')),
    data: { arrives: false, units: [{ made: 1, left: 1 }] },
  },
  {
    rule: '12.3',
    says: 'a factor of 0 never moves',
    input: move([{ nation: 'german', kind: 'fortress', move: 0 }], legs('clear')),
    data: { arrives: false, units: [{ made: 0, stop: by('still', '12.3') }] },
  },
  {
    rule: '12.3',
    says: 'the minimum does not cross the sea',
    input: one({ hexside: 'sea' }),
    data: { arrives: false, units: [{ made: 0, stop: by('sea', '12.11') }] },
  },
  {
    rule: '12.4',
    says: 'no hex with enemy units',
    input: one('clear', { holds: 'enemy' }),
    data: spent(1, 1, by('enemy', '12.4')),
  },
  {
    rule: '13.18',
    says: 'heavy artillery alone does not stop a Russian, and costs nothing besides',
    input: one({ holds: 'guns', terrain: 'clear' }, 'clear'),
    data: spent(2, 2),
    steps: ['13.18'],
  },
  {
    rule: '14.2',
    says: 'Central Powers that enter its hex send STAVKA off',
    input: move([german], legs({ holds: 'stavka' })),
    data: { arrives: true },
    steps: ['14.2'],
  },
  {
    rule: '12.7',
    says: 'together at the pace of the slowest; the faster goes on',
    input: move(
      [corps, { nation: 'russian', kind: 'cavalry', move: 6 }],
      legs('clear', 'clear', 'clear', 'clear', 'clear'),
    ),
    data: {
      together: 4,
      units: [
        { made: 4, left: 0 },
        { made: 5, left: 1 },
      ],
    },
    steps: ['slowest 12.7'],
    words: ['movement.verdict.some'],
  },
  {
    rule: '12.7',
    says: 'the slow one does not start at all: not all get to the hex in which they begin',
    input: move(
      [
        { ...corps, move: 0 },
        { nation: 'russian', kind: 'cavalry', move: 6 },
      ],
      legs('clear', 'clear'),
      { start: '1820' },
    ),
    data: { together: 0, units: [{ made: 0 }, { made: 2 }] },
    words: ['movement.verdict.someStay'],
    noWords: ['movement.verdict.some'],
  },
  {
    rule: '12.10',
    says: 'from pass to pass along the path 1 MP',
    input: move([corps], legs({ terrain: 'mountain', hexside: 'pass' }), { start: '2628' }),
    data: spent(1, 1),
  },
  {
    rule: '12.10',
    says: 'not off the path 2',
    input: one({ terrain: 'mountain', hexside: 'none' }),
    data: spent(1, 2),
    not: ['12.10'],
  },
  {
    rule: '12.11',
    says: 'a lake in summer is closed',
    input: one({ hexside: 'lake' }),
    data: spent(0, 0, by('lake', '12.11')),
  },
  {
    rule: '12.11',
    says: 'frozen it is open to normal movement',
    input: { ...one({ hexside: 'lake' }), turn: 14 },
    data: spent(1, 1),
    steps: ['12.11'],
  },
  {
    rule: '12.11',
    says: 'all sea never, winter or not',
    input: { ...one({ hexside: 'sea' }), turn: 5 },
    data: spent(0, 0, by('sea', '12.11')),
  },
  {
    rule: '8.2',
    says: 'three corps at all times, also passing through',
    input: one({ corps: 3 }, 'clear'),
    data: spent(0, 0, by('full', '8.2')),
  },
  { rule: '8.2', says: 'with two there it passes', input: one({ corps: 2 }, 'clear'), data: spent(2, 2) },
  {
    rule: '8.1',
    says: 'divisions are halves: with two corps and a division there is no room for a corps',
    input: one({ corps: 2, divisions: 1 }),
    data: spent(0, 0, by('full', '8.2')),
  },
  {
    rule: '8.1',
    says: 'but for a division',
    input: move([{ nation: 'russian', size: 'division', move: 4 }], legs({ corps: 2, divisions: 1 })),
    data: { arrives: true },
  },
  {
    rule: '3.2',
    says: 'neutral Romania is closed',
    input: one({ country: 'romania' }),
    data: spent(0, 0, by('neutral', '3.2')),
  },
  {
    rule: '15.6',
    says: 'until B+3',
    input: { ...one({ country: 'romania' }), turn: 18, brusilov: 15 },
    data: spent(1, 1),
  },
  {
    rule: '3.4',
    says: 'Russians do not move in Turn 1',
    input: { ...one('clear'), turn: 1 },
    data: spent(0, 0, by('russianTurnOne', '3.4')),
  },
  {
    rule: '3.9',
    says: 'but with free set-up they do',
    input: { ...one('clear'), turn: 1, scenario: 'free-set-up' },
    data: spent(1, 1),
  },
  {
    rule: '3.5',
    says: 'nor the 2nd Army',
    input: move([{ ...austrian, second: true }], legs('clear'), { turn: 1 }),
    data: spent(0, 0, by('second', '3.5')),
  },
  {
    rule: '3.5',
    says: 'only in Turn 1',
    input: move([{ ...austrian, second: true }], legs('clear'), { turn: 2 }),
    data: spent(1, 1),
  },
  {
    rule: '6.3',
    says: 'A-H units never enter Germany',
    input: move([austrian], legs({ country: 'germany' })),
    data: spent(0, 0, by('germany', '6.3')),
  },
  {
    rule: '6.3',
    says: 'nor go north of row xx20 alone',
    input: move([austrian], legs({ hex: '2419', country: 'poland' }), { start: '2420' }),
    data: spent(0, 0, by('north', '6.3')),
  },
  {
    rule: '6.3',
    says: 'to it they may',
    input: move([austrian], legs({ hex: '2420', country: 'poland' }), { start: '2421' }),
    data: spent(1, 1),
  },
  {
    rule: '6.3',
    says: 'and beyond with a German in the stack',
    input: move([austrian, german], legs({ hex: '2419', country: 'poland' }), { start: '2420' }),
    data: { arrives: true },
  },
  {
    rule: '6.3',
    says: 'a German who waits there is not enough',
    input: move([austrian], legs({ hex: '2419', country: 'poland', german: true }), { start: '2420' }),
    data: spent(0, 0, by('north', '6.3')),
  },
  {
    rule: '15.6',
    says: 'Romanians never go north of row xx29',
    input: move([{ nation: 'romanian', move: 4 }], legs({ hex: '3228' }), { start: '3229', turn: 18, brusilov: 15 }),
    data: spent(0, 0, by('romanian', '15.6')),
  },
  {
    rule: '11.6',
    says: 'Russians that left the map by rail do not move any more',
    input: { ...one('clear'), offMap: true },
    data: spent(0, 0, by('offMap', '11.6')),
  },
  {
    rule: '12.3',
    says: 'the minimum move takes the MP that there are, not those of the hex',
    input: move([{ nation: 'german', move: 1 }], legs({ hex: '2421', terrain: 'forest' }), { start: '2420', turn: 8 }),
    words: ['movement.verdict.minimum'],
    noWords: ['movement.verdict.arrives'],
  },
];
