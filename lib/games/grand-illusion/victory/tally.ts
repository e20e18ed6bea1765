import generalRetreat from '@/content/grand-illusion/tables/general-retreat.json';
import plan17Hexes from '@/content/grand-illusion/tables/plan-17.json';
import scenarioOptions from '@/content/grand-illusion/tables/scenario-options.json';
import victoryHexes from '@/content/grand-illusion/tables/victory-hexes.json';
import { worth, type Modifier, type Need } from '@/lib/calc/modifiers';
import { asChart, each, printedColumn, printedNumber } from '@/lib/tables/chart-number';
import { ANTWERP, GERMAN_VP, PLAN_17 } from '@/lib/games/grand-illusion/map/places';
import { lastTurn } from '@/lib/games/grand-illusion/scenario/scenario';
import { SIDES, type Side } from '@/lib/games/grand-illusion/sides';
import { OPTIONS, type VictoryInput } from '@/lib/games/grand-illusion/victory/fields';
import {
  BEF_ALONE,
  INTERIM,
  LOSSES_FROM,
  NOTHING_EAST,
  PARIS_VP,
  SHORT_VP,
  UNFOUGHT,
} from '@/lib/games/grand-illusion/victory/points';

/** A case with what its turn makes of it. */
export interface VictoryCase extends VictoryInput {
  /** German VP hexes and Paris count now (3.2.4.a, 3.2.4.c, 3.2.4.d) */
  readonly counted: boolean;
}

type Marker = VictoryInput['german'][number] | VictoryInput['plan17'][number];

/** Markers count their value, double in some hexes (3.2.1.a, 3.2.2). */
const markers = (list: readonly Marker[], factor: (hex: string) => number): number =>
  list.reduce((sum, { hex, value }) => sum + value * factor(hex), 0);
const germanFactor = printedColumn(asChart(victoryHexes), GERMAN_VP, 'factor');
const plan17Factor = printedColumn(asChart(plan17Hexes), PLAN_17, 'factor');
export const hexPoints = ({ german }: VictoryInput): number => markers(german, germanFactor);

const retreatRow = (row: string): Readonly<Record<Side, number>> =>
  each(SIDES, (side) => printedNumber(asChart(generalRetreat), row, side));
const EARLIEST = retreatRow('earliest');
const COST_FIRST = retreatRow('cost-first');
const COST_LATER = retreatRow('cost-later');

/** What a General Retreat costs: more in the first turn in which it is possible (8.7.2, 8.7.3). */
function retreatCost(side: Side, turn: number): number {
  if (turn === 0) return 0;
  return -(turn === EARLIEST[side] ? COST_FIRST : COST_LATER)[side];
}

const optionPrice = printedColumn(asChart(scenarioOptions), OPTIONS, 'vp');
const optionCost = ({ scenario, options }: VictoryCase, side: 'a' | 'b'): number =>
  scenario === 'what-if'
    ? options.filter((id) => id.startsWith(side)).reduce((sum, id) => sum + optionPrice(id), 0)
    : 0;
const notWhatIf = ({ scenario }: VictoryCase): boolean => scenario !== 'what-if';
const WHAT_IF: Need<VictoryCase> = { reason: 'notWhatIf', holds: (one) => !notWhatIf(one) };
type ShortVp = keyof typeof SHORT_VP;
/** What scenario 2 counts from a turn on, where it has been entered (13.2.2.c). */
const shortFrom = (id: ShortVp, from: number): NonNullable<Modifier<VictoryCase>['needs']> => [
  { reason: 'notShort', holds: ({ scenario }) => scenario === 'short' },
  { reason: `${id}Later`, holds: ({ turn }) => turn >= from },
  (one) => one[id],
];

/** Mandated battles in a Plan 17 hex that had already seen one; a single battle repeats none. */
export const repeated = ({ fought, again }: Pick<VictoryInput, 'fought' | 'again'>): number => (fought < 2 ? 0 : again);

/** What moves the Allied total from that of the start, in the order of 13.4. */
export const ALLIED_VP: readonly Modifier<VictoryCase>[] = [
  {
    id: 'plan17',
    rule: '3.2.1.a',
    value: ({ plan17 }) => markers(plan17, plan17Factor),
    needs: [({ plan17 }) => plan17.length > 0],
  },
  { id: 'fought', rule: '3.2.1.b', value: ({ fought }) => fought },
  {
    id: 'again',
    rule: '13.1',
    value: (one) => -repeated(one),
    needs: [worth, { reason: 'againScores', holds: ({ mandatedReading }) => mandatedReading === 'hexes' }],
  },
  {
    id: 'elsewhere',
    rule: '13.4.a',
    value: ({ elsewhere }) => elsewhere,
    needs: [worth, { reason: 'elsewhereNothing', holds: ({ mandatedReading }) => mandatedReading === 'all' }],
  },
  { id: 'missedAllied', rule: '9.1.1.b', value: ({ missedAllied }) => UNFOUGHT.allied * missedAllied },
  {
    id: 'alliedRetreat',
    rule: '8.7.2',
    value: ({ alliedRetreat }) => retreatCost('allied', alliedRetreat),
  },
  {
    id: 'bef',
    rule: '12.1',
    value: ({ bef }) => BEF_ALONE * bef,
    needs: [{ reason: 'befWhatIf', holds: notWhatIf }, worth],
  },
  {
    id: 'alliedOptions',
    rule: '13.3.4',
    value: (one) => optionCost(one, 'a'),
    needs: [WHAT_IF, worth],
  },
];

/** What moves the German total from 0. */
export const GERMAN_VP_LINES: readonly Modifier<VictoryCase>[] = [
  {
    id: 'hexes',
    rule: '3.2.2',
    value: hexPoints,
    needs: [({ german }) => german.length > 0, { reason: 'hexesLater', holds: ({ counted }) => counted }],
  },
  { id: 'paris', rule: '3.2.4.a', value: PARIS_VP, needs: [({ paris }) => paris !== 'allied'] },
  { id: 'missedGerman', rule: '9.1.1.b', value: ({ missedGerman }) => UNFOUGHT.german * missedGerman },
  {
    id: 'germanRetreat',
    rule: '8.7.3',
    value: ({ germanRetreat }) => retreatCost('german', germanRetreat),
  },
  {
    id: 'nothingEast',
    rule: '7.3',
    value: NOTHING_EAST,
    needs: [
      { reason: 'eastWhatIf', holds: notWhatIf },
      { reason: 'eastLater', holds: ({ turn }) => turn >= 3 },
      ({ nothingEast }) => nothingEast,
    ],
  },
  {
    id: 'germanOptions',
    rule: '13.3.4',
    value: (one) => optionCost(one, 'b'),
    needs: [WHAT_IF, worth],
  },
  { id: 'fortsGone', rule: '13.2.2.c', value: SHORT_VP.fortsGone, needs: shortFrom('fortsGone', 7) },
  {
    id: 'screened',
    rule: '13.2.2.c',
    value: SHORT_VP.screened,
    needs: [
      ...shortFrom('screened', 7),
      { reason: 'screenedGerman', holds: ({ german }) => !german.some(({ hex }) => Number(hex) === ANTWERP) },
    ],
  },
  {
    id: 'frenchLost',
    rule: '13.2.2.c',
    value: SHORT_VP.frenchLost,
    needs: shortFrom('frenchLost', LOSSES_FROM),
  },
  {
    id: 'britishLost',
    rule: '13.2.2.c',
    value: SHORT_VP.britishLost,
    needs: shortFrom('britishLost', LOSSES_FROM),
  },
];

/** Whether the turn lays markers on the German VP hexes: at the end, in long scenarios from the interim count on. */
const isTurnCounted = ({ scenario, turn }: VictoryInput): boolean =>
  turn === lastTurn(scenario) || (scenario !== 'short' && turn >= INTERIM);

/** Whether markers lie there: by the turn, or when Paris falls (3.2.4). */
export const isCounted = (input: VictoryInput): boolean => input.paris === 'now' || isTurnCounted(input);

/** Whether they lie there only for the check when Paris falls, and go back to the cup after it (3.2.4.a). */
export const isPlacedForParis = (input: VictoryInput): boolean => input.paris === 'now' && !isTurnCounted(input);

export type Result = 'trier' | 'paris' | 'german' | 'allied' | 'nobody' | 'running';

/** Whether the Germans win by the fall of Paris (3.2.4.a; questions of 4.0 and 11.1). */
function isParisWon(input: VictoryInput, allied: number, german: number): boolean {
  const { paris, parisReading, orderReading, missedAllied, missedGerman } = input;
  if (paris !== 'now') return false;
  // By one reading mandated battles that were not fought cost their VP only after the check.
  const later = orderReading === 'check';
  const [ours, theirs] = later ? [allied + missedAllied, german + missedGerman] : [allied, german];
  return parisReading === 'ten' ? ours < 10 : 2 * ours < theirs;
}

/** Who wins, or that the game goes on (3.2.4); the questions `scenario-2-immediate` and `final-victory`. */
export function resultOf(input: VictoryInput, allied: number, german: number): Result {
  const { trier, turn, scenario, earlyReading, finalReading } = input;
  const early = scenario !== 'short' || earlyReading === 'both';
  if (early && trier) return 'trier';
  if (early && isParisWon(input, allied, german)) return 'paris';
  if (turn < lastTurn(scenario)) return 'running';
  if (germansWin(allied, german)) return 'german';
  return finalReading === 'double' && !(german < 6 && allied >= 2 * german) ? 'nobody' : 'allied';
}

/** 6 or more, and at least twice the Allied total (3.2.4.c). */
export const germansWin = (allied: number, german: number): boolean => german >= 6 && german >= 2 * allied;
/** VP that the Germans lack for it; 0 where they have them. */
export const germanLacks = (allied: number, german: number): number => Math.max(0, Math.max(6, 2 * allied) - german);
/** VP that the Allies lack to keep the Germans from it; 0 where they have them. */
export const alliesLack = (allied: number, german: number): number =>
  germansWin(allied, german) ? Math.floor(german / 2) + 1 - allied : 0;
/** VP that the Germans lack for a victory at the fall of Paris: more than twice the Allied total (3.2.4.a). */
export const parisLacks = (allied: number, german: number): number => Math.max(0, 2 * allied + 1 - german);
