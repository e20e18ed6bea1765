import type { Bag, Row } from './row';

const ring = (directions: string, more: Bag = {}): Bag => ({
  ring: Object.fromEntries(directions.split(' ').map((one) => [one, true])),
  ...more,
});
const worth = (modifier: number, reason: string | null): Bag => ({ modifier, reason });

/** 13.16, with 13.15. */
export const CONCENTRIC: readonly Row[] = [
  { rule: '13.16', says: 'one hex is none', input: ring('n'), data: worth(0, null), not: ['concentric 13.16'] },
  { rule: '13.16', says: 'hexes beside each other are none', input: ring('n ne'), data: worth(0, null) },
  { rule: '13.16', says: 'two with one hex between them are none yet', input: ring('n se'), data: worth(0, null) },
  { rule: '13.16', says: 'north and south', input: ring('n s'), data: worth(2, 'opposite') },
  { rule: '13.16', says: 'northeast and southwest', input: ring('ne sw'), data: worth(2, 'opposite') },
  { rule: '13.16', says: 'southeast and northwest', input: ring('se nw'), data: worth(2, 'opposite') },
  { rule: '13.16', says: 'three with gaps, one way', input: ring('n se sw'), data: worth(2, 'three-apart') },
  { rule: '13.16', says: 'three with gaps, the other', input: ring('ne s nw'), data: worth(2, 'three-apart') },
  {
    rule: '13.16',
    says: 'three in a row are none',
    input: ring('ne se s'),
    data: worth(0, null),
    open: ['concentric-patterns'],
  },
  { rule: '13.16', says: 'four in a row are more than three', input: ring('n ne se s'), data: { modifier: 2 } },
  { rule: '13.16', says: 'all six', input: ring('n ne se s sw nw'), data: { modifier: 2 } },
  { rule: '13.16', says: 'all Germans: +1', input: ring('n s', { defenders: 'german' }), data: { modifier: 1 } },
  { rule: '13.16', says: 'A-H +2', input: ring('n s', { defenders: 'austro-hungarian' }), data: { modifier: 2 } },
  { rule: '13.16', says: 'a combined stack +2', input: ring('n s', { defenders: 'mixed' }), data: { modifier: 2 } },
  { rule: '13.16', says: 'Romanians +2', input: ring('n s', { defenders: 'romanian' }), data: { modifier: 2 } },
  {
    rule: '13.16',
    says: 'friends of the defender beside him do not cancel it',
    input: ring('n s'),
    not: ['friends 13.16'],
  },
  {
    rule: '13.15',
    says: 'never against a fortress',
    input: ring('n ne s', { fortress: true }),
    data: { modifier: 0 },
    not: ['13.15'],
  },
  {
    rule: '13.16',
    says: 'one more hex makes it: opposite either of two, or the third of three',
    input: ring('n se'),
    data: { completes: ['s', 'nw', 'sw'] },
  },
  {
    rule: '13.3',
    says: 'by numbers: 1919 and 1920 both lie beside 1820, and beside each other',
    input: { defender: '1820', hexes: '1919 1920' },
    data: { modifier: 0, reason: null },
  },
  {
    rule: '13.3',
    says: 'a hex that is not next to the defender does not attack',
    input: { defender: '2419', hexes: '2417' },
    refused: '13.3',
  },
];
