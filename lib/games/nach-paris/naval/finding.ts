import naval from '@/content/nach-paris/tables/naval.json';
import { sortBars, type Bar, type Barred } from '@/lib/calc/bars';
import { asChart, each, printedNumber } from '@/lib/tables/chart-number';
import type { NavalInput } from '@/lib/games/nach-paris/naval/fields';
import { BOX_LIMIT } from '@/lib/games/nach-paris/tables/capacities';

/** MF to embark or to land (18.1.3); the order of the columns is that of dispute mobility-column-order. */
const COST = each(['min', 'normal', 'superior'], (mobility) => printedNumber(asChart(naval), 'embark', mobility));

const isRailOnly = ({ mobility }: NavalInput): boolean => mobility === 'rail';
const embarks = ({ action }: NavalInput): boolean => action === 'embark';

export const costOf = ({ mobility }: NavalInput): number => (mobility === 'rail' ? 0 : COST[mobility]);

const FORBIDDING_ARF = 2;

/** The number printed in the anchor; Antwerp's counts as 0 (18.1.5). */
export const capacityOf = ({ capacity, antwerp }: NavalInput): number => (antwerp ? 0 : capacity);

/** A German unit in its hex takes the port out of Allied control. */
export const isHeld = ({ controlled, german }: NavalInput): boolean => controlled && german !== 'inside';

/** Total steps that a friendly port feeds as a source of supply (13.1.10). */
export const feedsOf = (input: NavalInput): number => (isHeld(input) ? 2 * capacityOf(input) : 0);

/** Short of the price, a unit that begins the phase in place pays with all of its MF (18.1.3). */
const paysWithAll = (input: NavalInput): boolean =>
  input.mf < costOf(input) && input.starts && input.spent === 0 && input.mf > 0;

export const priceOf = (input: NavalInput): number => (paysWithAll(input) ? input.mf : costOf(input));

/** Whether the unit can pay for the port at all; artillery that moves by rail only does not come so far. */
const paysPort = (input: NavalInput): boolean => input.mf - input.spent >= priceOf(input);

const BARS: readonly Bar<NavalInput>[] = [
  { id: 'german', rule: '18.1.1', stops: ({ nation }) => nation === 'germany' },
  { id: 'rail', rule: '2.5.9', stops: isRailOnly },
  {
    id: 'control',
    rule: '18.1.1',
    when: ({ controlled, german }) => !controlled || german !== 'inside',
    stops: ({ controlled }) => !controlled,
  },
  {
    id: 'committed',
    rule: '18.1.1',
    stops: (input) => feedsOf(input) > 0 && input.fed >= feedsOf(input),
    spares: ({ fed }) => (fed ? 'committed' : 'feedsNobody'),
  },
  { id: 'inside', rule: '18.1.2', stops: ({ german }) => german === 'inside' },
  {
    id: 'zoc',
    rule: '18.1.2',
    when: ({ german }) => german !== 'inside',
    stops: ({ german, germanArf }) => german === 'zoc' && germanArf >= FORBIDDING_ARF,
    spares: ({ german }) => (german === 'zoc' ? 'weakZoc' : 'zoc'),
  },
  { id: 'antwerp', rule: '18.1.5', stops: ({ antwerp }) => antwerp },
  {
    id: 'capacity',
    rule: '18.1.3',
    when: ({ antwerp }) => !antwerp,
    stops: (input) => input.used + input.steps > input.capacity,
  },
  { id: 'fom', rule: '18.2.4', stops: ({ fom }) => fom },
  {
    id: 'mf',
    rule: '18.1.3',
    when: (input) => !isRailOnly(input),
    stops: (input) => !paysPort(input),
    spares: (input) => (paysWithAll(input) ? 'mfAll' : 'mf'),
  },
  {
    id: 'voyage',
    rule: '18.2.1',
    when: (input) => !isRailOnly(input) && paysPort(input),
    stops: (input) => input.mf - input.spent - priceOf(input) < input.voyage,
    spares: ({ voyage }) => (voyage ? 'voyage' : 'noVoyage'),
  },
  { id: 'box', rule: '18.2.3', when: embarks, stops: ({ boxSteps, steps }) => boxSteps + steps > BOX_LIMIT },
  {
    id: 'boxOther',
    rule: '18.2.3',
    when: embarks,
    stops: ({ boxOther, boxSteps }) => boxOther && boxSteps > 0,
    spares: ({ boxSteps }) => (boxSteps ? 'boxOther' : 'boxEmpty'),
  },
];

/** Bars that close the port to every unit. */
const CLOSED = ['control', 'committed', 'inside', 'zoc', 'antwerp'];

export interface Naval {
  readonly input: NavalInput;
  readonly barred: readonly Barred[];
  readonly free: readonly Barred[];
  readonly price: number;
  /** the price is the whole of the unit's MF */
  readonly all: boolean;
  readonly mfLeft: number;
  /** total steps that the port can still load or land in this phase; 0 where it is closed */
  readonly room: number;
  /** total steps that it can still feed */
  readonly feedsMore: number;
}

/** Whether a unit may embark or land, for how many MF, and what the port can still do (18, 13.1.10). */
export function settleNaval(input: NavalInput): Naval {
  const checked = sortBars(BARS, input);
  const allowed = checked.barred.length === 0;
  const [price, all] = [priceOf(input), paysWithAll(input)];
  const taken = input.used + (allowed ? input.steps : 0);
  return {
    input,
    ...checked,
    price,
    all,
    mfLeft: allowed ? input.mf - input.spent - price - input.voyage : input.mf - input.spent,
    room: checked.barred.some(({ id }) => CLOSED.includes(id)) ? 0 : Math.max(0, capacityOf(input) - taken),
    feedsMore: Math.max(0, feedsOf(input) - input.fed),
  };
}
