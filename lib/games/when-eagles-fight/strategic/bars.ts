import type { Bar } from '@/lib/calc/bars';
import { skipsRussianStart } from '@/lib/games/when-eagles-fight/clocks/scenario';
import { sideOf, type Country } from '@/lib/games/when-eagles-fight/sides';
import type { Edge, RailUnit, StrategicInput } from '@/lib/games/when-eagles-fight/strategic/fields';
import { carrierOf, LIMIT_RULE, russiaLimit, unitLimit } from '@/lib/games/when-eagles-fight/strategic/limits';

/** A unit that is to move by rail, with what has moved before it in the turn. */
export interface RailCase {
  readonly input: StrategicInput;
  readonly unit: RailUnit;
  /** units of its nation that have moved */
  readonly used: number;
  /** Germans that have started or ended in Russia or Russian Poland */
  readonly usedInRussia: number;
  /** Romania is at war (15.6) */
  readonly atWar: boolean;
}

const isRomania = (country: Country): boolean => country === 'romania';
const isRussia = (country: Country): boolean => country === 'russia' || country === 'poland';
const touches = ({ fromCountry, toCountry }: RailUnit, is: (country: Country) => boolean): boolean =>
  is(fromCountry) || is(toCountry);
/** Starts or ends in Russia or Russian Poland; one that does both counts once (question `strategic-russia-limit`). */
export const isInRussia = (unit: RailUnit): boolean => touches(unit, isRussia);

const ofRussian = ({ unit }: RailCase): boolean => sideOf(unit.nation) === 'russian';
const isArrival = ({ from }: RailUnit): boolean => from === 'west' || from === 'south';
/** The way leaves the country that it begins and ends in. */
const isAbroad = ({ way }: RailUnit): boolean => way === 'abroad' || way === 'romania';
const goesOff = ({ unit }: RailCase): boolean => unit.leaves !== 'none';
/** Edges where tracks lead off the map for a side (9.6; question `off-map-hexes`). */
const isFriendly = (one: RailCase, edge: Edge): boolean =>
  ofRussian(one) ? edge === 'east' : edge === 'west' || edge === 'south';

/** Turn 1 begins with the movement of the Central Powers: its Strategic Movement Phase has been (3.4, 5.2). */
export const isPhasePast = ({ turn, scenario }: StrategicInput): boolean => turn === 1 && skipsRussianStart(scenario);

/** What keeps a unit from strategic movement, in the order of the rules; the limits of the turn last. */
export const RAIL_BARS: readonly Bar<RailCase>[] = [
  {
    id: 'neutral',
    rule: ({ unit }) => (unit.nation === 'german' ? '11.3' : '3.2'),
    stops: ({ unit, atWar }) => !atWar && (unit.way === 'romania' || touches(unit, isRomania)),
  },
  {
    id: 'turnOne',
    rule: '3.4',
    stops: ({ input }) => isPhasePast(input),
  },
  { id: 'full', rule: '8.2', stops: ({ unit }) => unit.full },
  { id: 'absent', rule: '10.4', stops: ({ unit, atWar }) => unit.nation === 'romanian' && !atWar },
  {
    id: 'arrival',
    rule: '10.7',
    stops: ({ unit }) => isArrival(unit) && (unit.nation !== 'german' || unit.from === 'south'),
  },
  { id: 'start', rule: '11.2', stops: ({ unit }) => unit.from === 'other' },
  { id: 'startLine', rule: '11.2', stops: ({ unit }) => unit.fromLine !== 'rail' },
  { id: 'end', rule: '11.2', stops: ({ unit }) => unit.to === 'other' },
  { id: 'enemyEnd', rule: '11.2', stops: ({ unit }) => unit.to === 'enemy' },
  { id: 'endLine', rule: '11.2', stops: ({ unit }) => unit.toLine !== 'rail' },
  { id: 'enemy', rule: '11.2', stops: ({ unit }) => unit.way === 'enemy' },
  { id: 'place', rule: '11.2', stops: ({ unit }) => unit.way === 'place' },
  { id: 'gap', rule: '11.2', stops: ({ unit }) => unit.way === 'gap' },
  {
    id: 'austria',
    rule: '11.4',
    stops: ({ unit }) =>
      unit.nation === 'austro-hungarian' &&
      (isAbroad(unit) || touches(unit, (country) => country !== 'austria-hungary')),
  },
  {
    id: 'russia',
    rule: '11.5',
    stops: (one) => ofRussian(one) && (isAbroad(one.unit) || touches(one.unit, (country) => !isRussia(country))),
  },
  { id: 'edge', rule: '11.6', stops: (one) => goesOff(one) && !isFriendly(one, one.unit.leaves) },
  {
    id: 'sameEdge',
    rule: '11.6',
    stops: (one) => goesOff(one) && isFriendly(one, one.unit.leaves) && one.unit.returns !== one.unit.leaves,
  },
  { id: 'fortress', rule: '13.15', stops: ({ unit }) => unit.kind === 'fortress' },
  {
    id: 'schlieffen',
    rule: '17.0',
    stops: ({ input, unit }) => input.scenario === 'schlieffen-east' && isArrival(unit) && unit.nation === 'german',
  },
  {
    id: 'limit',
    rule: ({ unit }) => LIMIT_RULE[carrierOf(unit.nation)],
    stops: ({ input, unit, used }) => used >= unitLimit(carrierOf(unit.nation), input.turn),
  },
  {
    id: 'russiaLimit',
    rule: '11.3',
    stops: ({ input, unit, usedInRussia }) =>
      unit.nation === 'german' && isInRussia(unit) && usedInRussia >= (russiaLimit(input.turn) ?? Infinity),
  },
];
