import type { Bar } from '@/lib/calc/bars';
import type { EntrenchInput } from '@/lib/games/grand-illusion/entrenching/fields';

type Forbids = Bar<EntrenchInput>;

/** Digging while he carries out his General Retreat, the German needs no enemy in the hex (8.7.3). */
export const atEndOfRetreat = ({ side, retreat }: EntrenchInput): boolean => side === 'german' && retreat === 'now';

/** What forbids a new trench (9.7.1, 9.7.2, 8.7.3). */
export const BUILD_BARS: readonly Forbids[] = [
  {
    id: 'tooEarly',
    rule: '9.7.1',
    stops: ({ retreat }) => retreat === 'no',
    spares: ({ retreat }) => (retreat === 'now' ? 'tooEarlyNow' : 'tooEarly'),
  },
  {
    id: 'germanOnly',
    rule: '8.7.3',
    stops: ({ side, retreat }) => side === 'allied' && retreat === 'now',
    spares: ({ side }) => (side === 'german' ? 'germanOnlyGerman' : 'germanOnly'),
  },
  {
    id: 'germansFirst',
    rule: '9.7.2',
    stops: ({ side, retreat, germansDug, firstReading }) =>
      side === 'allied' && retreat === 'done' && !germansDug && firstReading === 'built',
    spares: ({ side, retreat, germansDug }) => {
      if (side === 'german') return 'germansFirstGerman';
      if (retreat !== 'done') return 'germansFirstBefore';
      return germansDug ? 'germansFirst' : 'germansFirstAny';
    },
  },
  { id: 'oneMarker', rule: '9.7.2', stops: ({ trench }) => trench > 0 },
  { id: 'ownInfantry', rule: '9.7.2', stops: ({ own }) => own !== 'supplied' },
  {
    id: 'enemyInfantry',
    rule: (one) => (atEndOfRetreat(one) ? '8.7.3' : '9.7.2'),
    stops: (one) => one.enemy !== 'supplied' && !atEndOfRetreat(one),
    spares: (one) => (atEndOfRetreat(one) ? 'enemyInfantryRetreat' : 'enemyInfantry'),
  },
  { id: 'noCap', rule: '9.7.2', stops: ({ caps }) => caps === 0 },
];

/** What keeps a trench at +1 in the Administrative Phase (9.7.3, 11.2.8). */
export const IMPROVE_BARS: readonly Forbids[] = [
  { id: 'noTrench', rule: '9.7.3', stops: ({ trench }) => trench === 0 },
  { id: 'deepest', rule: '9.7.3', stops: ({ trench }) => trench === 2 },
  { id: 'bothSides', rule: '11.2.8', stops: ({ own, enemy }) => own !== 'supplied' || enemy !== 'supplied' },
];
