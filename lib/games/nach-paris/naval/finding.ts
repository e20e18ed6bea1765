import naval from '@/content/nach-paris/tables/naval.json';
import { sortBars, type Bar, type Barred } from '@/lib/calc/bars';
import { asChart, each, printedNumber } from '@/lib/tables/chart-number';
import type { NavalInput } from '@/lib/games/nach-paris/naval/fields';
import { BOX_LIMIT } from '@/lib/games/nach-paris/tables/capacities';

/** MF to embark or to land (18.1.3); the order of the columns is that of dispute mobility-column-order. */
const COST = each(['min', 'normal', 'superior'], (mobility) => printedNumber(asChart(naval), 'embark', mobility));

export const costOf = ({ mobility }: NavalInput): number => (mobility === 'rail' ? 0 : COST[mobility]);

const FORBIDDING_ARF = 2;

/** The number printed in the anchor; Antwerp's counts as 0 (18.1.5). */
export const capacityOf = ({ capacity, antwerp }: NavalInput): number => (antwerp ? 0 : capacity);

/** A German unit in its hex takes the port out of Allied control. */
const isHeld = ({ controlled, german }: NavalInput): boolean => controlled && german !== 'inside';

/** Total steps that a friendly port feeds as a source of supply (13.1.10). */
export const feedsOf = (input: NavalInput): number => (isHeld(input) ? 2 * capacityOf(input) : 0);

/** Short of the price, a unit that begins the phase in place pays with all of its MF (18.1.3). */
const paysWithAll = (input: NavalInput): boolean =>
  input.mf < costOf(input) && input.starts && input.spent === 0 && input.mf > 0;

export const priceOf = (input: NavalInput): number => (paysWithAll(input) ? input.mf : costOf(input));

const BARS: readonly (Bar<NavalInput> & { readonly only?: NavalInput['action'] })[] = [
  { id: 'german', rule: '18.1.1', stops: ({ nation }) => nation === 'germany' },
  { id: 'rail', rule: '2.5.9', stops: ({ mobility }) => mobility === 'rail' },
  { id: 'control', rule: '18.1.1', stops: ({ controlled }) => !controlled },
  { id: 'committed', rule: '18.1.1', stops: (input) => feedsOf(input) > 0 && input.fed >= feedsOf(input) },
  { id: 'inside', rule: '18.1.2', stops: ({ german }) => german === 'inside' },
  { id: 'zoc', rule: '18.1.2', stops: ({ german, germanArf }) => german === 'zoc' && germanArf >= FORBIDDING_ARF },
  { id: 'antwerp', rule: '18.1.5', stops: ({ antwerp }) => antwerp },
  { id: 'capacity', rule: '18.1.3', stops: (input) => !input.antwerp && input.used + input.steps > input.capacity },
  { id: 'fom', rule: '18.2.4', stops: ({ fom }) => fom },
  {
    id: 'mf',
    rule: '18.1.3',
    stops: (input) => input.mobility !== 'rail' && !paysWithAll(input) && input.mf - input.spent < costOf(input),
  },
  {
    id: 'voyage',
    rule: '18.2.1',
    stops: (input) =>
      input.voyage > 0 &&
      input.mf - input.spent - priceOf(input) < input.voyage &&
      input.mf - input.spent >= priceOf(input),
  },
  { id: 'box', rule: '18.2.3', only: 'embark', stops: ({ boxSteps, steps }) => boxSteps + steps > BOX_LIMIT },
  { id: 'boxOther', rule: '18.2.3', only: 'embark', stops: ({ boxOther, boxSteps }) => boxOther && boxSteps > 0 },
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
  const checked = sortBars(
    BARS.filter(({ only }) => only === undefined || only === input.action),
    input,
  );
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
