import replacements from '@/content/grand-illusion/tables/replacements.json';
import { sortBars, type Bar } from '@/lib/calc/bars';
import { asChart, printedNumber } from '@/lib/tables/chart-number';
import type { ReplacementInput } from '@/lib/games/grand-illusion/replacing/fields';
import { lastTurn } from '@/lib/games/grand-illusion/scenario/scenario';
import { FREE_FROM } from '@/lib/games/grand-illusion/scenario/schlieffen';

const inChart = (row: string, column: 'caps' | 'delay' | 'disrupted-from'): number =>
  printedNumber(asChart(replacements), row, column);
const bought = (column: 'caps' | 'delay' | 'disrupted-from') => ({
  now: inChart('now', column),
  later: inChart('later', column),
});

/** CAPS for a unit at once, and for one that comes later, with the turns that it takes (7.2). */
const PRICE = bought('caps');
const DELAY = bought('delay');
/** From these turns on a unit bought at that price comes back disrupted (13.1). */
export const DISRUPTED_FROM = bought('disrupted-from');
/** Turns in which a scenario gives back one infantry unit, and the first in which it comes disrupted (13.1). */
const GRANTS: Readonly<Record<string, readonly number[]>> = { british: [8, 12], belgian: [12] };
export const GRANT_DISRUPTED_FROM = inChart('bef-12', 'disrupted-from');
/** No German deep in France before this turn (7.2). */
const FRANCE_FROM = 5;

export const isBought = ({ nation }: ReplacementInput): boolean => nation === 'french' || nation === 'german';
const isCombat = ({ kind }: ReplacementInput): boolean => kind === 'infantry' || kind === 'cavalry';
const isGranted = ({ nation, kind, turn }: ReplacementInput): boolean =>
  kind === 'infantry' && (GRANTS[nation]?.includes(turn) ?? false);

/** CAPS that the unit costs; what a scenario gives back costs none. */
export const priceOf = (input: ReplacementInput): number => (isBought(input) ? PRICE[input.pay] : 0);
/** CAPS for everything that the side buys in this phase: this unit and the others (7.2). */
export const sumOf = (input: ReplacementInput): number =>
  priceOf(input) + (isBought(input) ? PRICE.now * input.alsoNow + PRICE.later * input.alsoLater : 0);
/** A unit for 2 CAPS that comes back no sooner than one for 1, by one reading (question `two-caps-later`). */
const isLateAtTwo = ({ turn, dearReading }: ReplacementInput): boolean =>
  turn >= DISRUPTED_FROM.now && dearReading === 'later';
/** The GT in which it is placed. */
export const dueIn = (input: ReplacementInput): number =>
  input.turn + (isBought(input) ? DELAY[isLateAtTwo(input) ? 'later' : input.pay] : 0);
/** Whether it comes back on its disrupted side (13.1; questions `bef-gt8-full` and `bef-gt12-disrupted`). */
export function comesDisrupted(input: ReplacementInput): boolean {
  const { turn, pay, grant8Reading, grant12Reading } = input;
  if (isBought(input)) return turn >= DISRUPTED_FROM[pay];
  return (turn >= GRANT_DISRUPTED_FROM ? grant12Reading : grant8Reading) === 'worn';
}

type Forbids = Bar<ReplacementInput>;

/** What forbids the replacement itself (7.2, 13.1). */
export const UNIT_BARS: readonly Forbids[] = [
  { id: 'never', rule: '7.2', stops: (input) => !isCombat(input) },
  {
    id: 'notGranted',
    rule: '13.1',
    stops: (input) => !isBought(input) && isCombat(input) && !isGranted(input),
    spares: (input) => (!isCombat(input) ? 'notGrantedOther' : isBought(input) ? 'notGrantedBought' : 'notGranted'),
  },
  {
    id: 'tooFewCaps',
    rule: '7.2',
    stops: (input) => isCombat(input) && sumOf(input) > input.caps && isBought(input),
    spares: (input) => {
      if (!isCombat(input)) return 'tooFewCapsNever';
      return isBought(input) ? 'tooFewCaps' : 'tooFewCapsGranted';
    },
  },
  {
    id: 'tooLate',
    rule: '13.0',
    stops: (input) => isCombat(input) && dueIn(input) > lastTurn(input.scenario),
    spares: (input) => (isCombat(input) ? 'tooLate' : 'tooLateNever'),
  },
];

/** Why an SP hex is open; as `schlieffen` it is not, and the unit may only be placed in no such hex (8.4.7.c). */
function whyOpen(input: ReplacementInput): string {
  if (input.nation !== 'french' && input.nation !== 'british') return 'schlieffenNation';
  if (!input.sp) return 'schlieffen';
  if (input.scenario === 'what-if') return 'schlieffenWhatIf';
  return dueIn(input) < FREE_FROM ? 'schlieffen' : 'schlieffenLater';
}

/** What forbids the hex in which it would be placed, in the turn of placing (7.2, 8.4.6.a, 8.4.7.c). */
export const PLACE_BARS: readonly Forbids[] = [
  {
    id: 'elsewhere',
    rule: '7.2',
    stops: ({ place, hexReading }) => place === 'other' && hexReading === 'source',
    spares: ({ place }) => (place === 'source' ? 'elsewhere' : place === 'hq' ? 'elsewhereHq' : 'elsewhereAny'),
  },
  { id: 'enemyHex', rule: '7.2', stops: ({ friendly }) => !friendly },
  {
    id: 'hqUnsupplied',
    rule: '7.2',
    stops: ({ place, supplied }) => place === 'hq' && !supplied,
    spares: ({ place }) => (place === 'hq' ? 'hqUnsupplied' : 'hqUnsuppliedNone'),
  },
  {
    id: 'newHq',
    rule: '7.2',
    stops: ({ newHq, place, hqReading }) => newHq && (place === 'hq' || hqReading === 'hex'),
    spares: ({ newHq }) => (newHq ? 'newHqOpen' : 'newHq'),
  },
  {
    id: 'schlieffen',
    rule: '8.4.7.c',
    stops: (input) => input.sp && whyOpen(input) === 'schlieffen',
    spares: whyOpen,
  },
  {
    id: 'deepFrance',
    rule: '7.2',
    stops: (input) =>
      input.nation === 'german' && input.place === 'hq' && input.deepFrance && dueIn(input) < FRANCE_FROM,
    spares: ({ nation, place, deepFrance }) => {
      if (nation !== 'german') return 'deepFranceNation';
      if (place !== 'hq') return 'deepFranceNone';
      return deepFrance ? 'deepFranceLater' : 'deepFrance';
    },
  },
  { id: 'noRoom', rule: '8.4.6.a', stops: ({ room }) => !room },
];

/** Whether a unit may come back, when, at what price and how, and whether it may be placed there. */
export function settleReplacement(input: ReplacementInput) {
  const unit = sortBars(UNIT_BARS, input);
  const place = sortBars(PLACE_BARS, input);
  const may = unit.barred.length === 0;
  return {
    input,
    unit,
    place,
    may,
    placed: may && place.barred.length === 0,
    price: priceOf(input),
    sum: sumOf(input),
    due: dueIn(input),
    disrupted: comesDisrupted(input),
  };
}
export type ReplacementFinding = ReturnType<typeof settleReplacement>;
