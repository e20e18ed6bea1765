import type { Bar } from '@/lib/calc/bars';
import { ANTWERP } from '@/lib/games/grand-illusion/map/places';
import type { StrategicInput } from '@/lib/games/grand-illusion/strategic/fields';

/** Railways carry nobody before this turn, and no German over conquered soil before the second (10.3). */
export const RAIL_FROM = 3;
const GERMAN_RAIL_ABROAD_FROM = 5;
/** How far a train goes (10.2). */
export const RAIL_HEXES = 10;

/** One French infantry corps goes to Paris without a CAP in the turn of the emergency (8.4.9.g). */
export const isFree = ({ emergency, nation, kind, by }: StrategicInput): boolean =>
  emergency && nation === 'french' && kind === 'combat' && by === 'rail';

/** CAPS that the move costs: one a unit (10.1). */
export const costOf = (input: StrategicInput): number => input.units - (isFree(input) ? 1 : 0);

type Forbids = Bar<StrategicInput>;

/** What holds for trains and ships alike (10.1). */
export const EVERY_BARS: readonly Forbids[] = [
  { id: 'germanHa', rule: '10.1', stops: ({ nation, kind }) => nation === 'german' && kind === 'ha' },
  { id: 'tooFewCaps', rule: '10.1', stops: (input) => costOf(input) > input.caps },
];

/** Whether a German train would run over hexes with German control markers before it may (10.3). */
export const isAbroadEarly = ({ by, nation, alliedSoil, turn }: StrategicInput): boolean =>
  by === 'rail' && nation === 'german' && alliedSoil && turn < GERMAN_RAIL_ABROAD_FROM;

/** By one reading it may where all of them are German from the start (question `rail-germans-before-gt5`). */
export const isFreeFromStart = (input: StrategicInput): boolean =>
  isAbroadEarly(input) && input.fromStart && input.railReading === 'converted';

/** What forbids a move by rail (10.1 to 10.3). */
export const RAIL_BARS: readonly Forbids[] = [
  { id: 'tooEarly', rule: '10.3', stops: ({ turn }) => turn < RAIL_FROM },
  { id: 'belgianRail', rule: '10.3', stops: ({ nation }) => nation === 'belgian' },
  {
    id: 'abroad',
    rule: '10.3',
    stops: (input) => isAbroadEarly(input) && !isFreeFromStart(input),
    spares: (input) => {
      if (input.nation !== 'german') return 'abroadNation';
      if (!input.alliedSoil) return 'abroad';
      return isFreeFromStart(input) ? 'abroadStart' : 'abroadLater';
    },
  },
  {
    id: 'paris',
    rule: '10.3',
    stops: ({ nation, paris }) => nation === 'british' && paris,
    spares: ({ nation }) => (nation === 'british' ? 'paris' : 'parisNation'),
  },
  { id: 'tooFar', rule: '10.2', stops: ({ hexes }) => hexes > RAIL_HEXES },
  { id: 'foreignRail', rule: '10.2', stops: ({ friendly }) => !friendly },
  { id: 'noSource', rule: '10.2', stops: ({ line }) => !line },
];

/** Whether a ship would sail from or to Antwerp. */
export const touchesAntwerp = ({ from, to }: StrategicInput): boolean =>
  [from, to].some((port) => Number(port) === ANTWERP);

/** Antwerp serves British and French units with the German option Holland (13.3.4.b5), and nobody else (12.5.4). */
const opensAntwerp = ({ holland, nation, hollandReading }: StrategicInput): boolean =>
  holland && (nation === 'british' || (nation === 'french' && hollandReading === 'allies'));

/** Whether a ship leaves the port of departure with units of the nation at all. */
export const setsSail = (input: StrategicInput): boolean =>
  input.by === 'sea' &&
  (input.nation === 'french' || input.nation === 'british') &&
  (Number(input.from) !== ANTWERP || opensAntwerp(input));

/** What forbids a move by sea (10.1, 10.4, 12.5.4). */
export const SEA_BARS: readonly Forbids[] = [
  { id: 'germanSea', rule: '10.4', stops: ({ nation }) => nation === 'german' },
  { id: 'belgianSea', rule: '10.4', stops: ({ nation }) => nation === 'belgian' },
  {
    id: 'antwerp',
    rule: '12.5.4',
    stops: (one) => touchesAntwerp(one) && !opensAntwerp(one),
    spares: (one) => (touchesAntwerp(one) ? 'antwerpHolland' : 'antwerp'),
  },
  { id: 'westward', rule: '10.4', stops: ({ from, to }) => Number(to) >= Number(from) },
  { id: 'foreignPort', rule: '10.4', stops: ({ friendly }) => !friendly },
];

/** What forbids it by one reading alone (the questions of 10.1, 10.3 and 10.4). */
const READING_BARS: readonly Forbids[] = [
  {
    id: 'frenchHa',
    rule: '10.1',
    stops: ({ nation, kind, haReading }) => nation === 'french' && kind === 'ha' && haReading === 'barred',
  },
  {
    id: 'earlySea',
    rule: '10.3',
    stops: ({ by, turn, seaReading }) => by === 'sea' && turn < RAIL_FROM && seaReading === 'gt3',
  },
  {
    id: 'contested',
    rule: '10.4',
    stops: ({ by, contested, portReading }) => by === 'sea' && contested && portReading === 'free',
  },
];

/** What may forbid a move, in the order of the rules. */
export const barsOf = (input: StrategicInput): readonly Forbids[] => [
  ...(input.by === 'rail' ? RAIL_BARS : SEA_BARS),
  ...EVERY_BARS,
  ...READING_BARS.filter(({ stops }) => stops(input)),
];
