import { sortBars, type Bar, type Barred } from '@/lib/calc/bars';
import type { Given } from '@/lib/games/nach-paris/splitting/fields';

type Action = Given['action'];

/** What is asked, with the action that follows from the unit where the general rule holds. */
export interface SplittingInput extends Omit<Given, 'unit'> {
  readonly unit: 'general' | Exclude<Given['unit'], 'whole' | 'parts'>;
}

/** The general rule as one case with two actions, like those of the special units. */
export function caseOf({ unit, ...rest }: Given): SplittingInput {
  if (unit === 'whole') return { ...rest, unit: 'general', action: 'split' };
  return unit === 'parts' ? { ...rest, unit: 'general', action: 'recombine' } : { ...rest, unit };
}

/** Steps of a DI of the 14e CA with the light infantry in it and without (6.6.5). */
const DI_WHOLE = 4;

const DI_SPLIT = 3;

/** Steps of the 34.IB, and of the 15.ID once the 17.ID is formed (6.6.4). */
const BRIGADE_34 = 3;

const DIVISION_15 = 4;

const LEAST_STEPS = 2;

const is = (unit: SplittingInput['unit'], action?: Action) => (input: SplittingInput) =>
  input.unit === unit && (action === undefined || input.action === action);

/** What each part has at full strength; undefined where the book does not say. */
export function fullOf({
  unit,
  action,
  first,
  second,
}: SplittingInput): readonly [number | undefined, number | undefined] {
  if (unit === '14ca') return action === 'split' ? [DI_WHOLE, DI_WHOLE] : [DI_SPLIT, DI_SPLIT];
  return unit === '17id' ? [BRIGADE_34, undefined] : unit === '4kk' ? [undefined, undefined] : [first, second];
}

const hurt = ({ lostFirst, lostSecond }: SplittingInput): boolean => lostFirst > 0 || lostSecond > 0;

const BARS: readonly Bar<SplittingInput>[] = [
  { id: 'fired', rule: '7.1.1', stops: ({ fired }) => fired },
  { id: 'splittable', rule: '2.5.13', when: is('general', 'split'), stops: ({ splittable }) => !splittable },
  { id: 'indoctrinated', rule: '21.2.1', when: is('general', 'split'), stops: ({ indoctrinated }) => indoctrinated },
  {
    id: 'steps',
    rule: '6.6.2',
    when: is('general', 'split'),
    stops: ({ first, second, lost: gone }) => first + second - gone < LEAST_STEPS,
  },
  { id: 'sameHex', rule: '6.6.1', when: is('general', 'recombine'), stops: ({ place }) => place !== 'same' },
  { id: 'apart', rule: '6.6.3', when: is('4kk'), stops: ({ place }) => place === 'apart' },
  { id: 'hurt', rule: '6.6.3', when: is('4kk'), stops: hurt },
  { id: 'noJaeger', rule: '6.6.3', when: is('4kk', 'recombine'), stops: ({ third }) => !third },
  { id: 'never', rule: '6.6.4', when: is('17id', 'split'), stops: () => true },
  { id: 'early', rule: '6.6.4', when: is('17id', 'recombine'), stops: ({ turn }) => turn === 1 },
  { id: 'sameHex', rule: '6.6.1', when: is('17id', 'recombine'), stops: ({ place }) => place !== 'same' },
  { id: 'apart', rule: '6.6.5', when: is('14ca'), stops: ({ place }) => place === 'apart' },
  {
    id: 'lastStep',
    rule: '6.6.2',
    when: is('14ca', 'split'),
    stops: ({ lostFirst, lostSecond }) => DI_WHOLE - Math.max(lostFirst, lostSecond) < LEAST_STEPS,
  },
  { id: 'noBca', rule: '6.6.5', when: is('14ca', 'recombine'), stops: ({ third }) => !third },
];

/** A counter after the change; `full` is undefined where only the counter tells. */
export interface SplitCounter {
  readonly id: string;
  readonly full: number | undefined;
  readonly lost: number;
}

/** The units after the change, apart from how a split by the general rule shares the losses. */
function partsOf(input: SplittingInput): readonly SplitCounter[] {
  const { unit, action, first, second, lostFirst, lostSecond } = input;
  const split = action === 'split';
  if (unit === '14ca') {
    const full = split ? DI_SPLIT : DI_WHOLE;
    return [
      { id: '27di', full, lost: lostFirst },
      { id: '28di', full, lost: lostSecond },
      ...(split ? [{ id: 'bca', full: 1, lost: 0 }] : []),
    ];
  }
  if (unit === '4kk')
    return [
      { id: '3kd', full: undefined, lost: 0 },
      { id: '6kd', full: undefined, lost: 0 },
      ...(split ? [{ id: 'jaeger', full: 1, lost: 0 }] : []),
    ];
  if (unit === '17id')
    return [
      { id: '17id', full: undefined, lost: lostFirst + lostSecond },
      ...(input.lost15 < DIVISION_15 - 1 ? [{ id: '15id', full: DIVISION_15, lost: input.lost15 }] : []),
    ];
  return split
    ? [
        { id: 'first', full: first, lost: 0 },
        { id: 'second', full: second, lost: 0 },
      ]
    : [{ id: 'whole', full: first + second, lost: lostFirst + lostSecond }];
}

/** The ways to share the losses of a unit that splits: each part keeps a step (6.6.2). */
function sharesOf({ unit, action, first, second, lost: gone }: SplittingInput): readonly (readonly [number, number])[] {
  if (unit !== 'general' || action !== 'split') return [];
  return Array.from({ length: gone + 1 }, (_, one) => [one, gone - one] as const).filter(
    ([one, other]) => one < first && other < second,
  );
}

export interface Splitting {
  readonly input: SplittingInput;
  readonly barred: readonly Barred[];
  readonly free: readonly Barred[];
  readonly parts: readonly SplitCounter[];
  readonly shares: readonly (readonly [number, number])[];
  /** MF that the new unit or units count as spent */
  readonly spent: number;
}

/** Whether a unit may split or recombine, and with how many steps (6.6). */
export function settleSplitting(given: Given): Splitting {
  const input = caseOf(given);
  const checked = sortBars(BARS, input);
  const allowed = checked.barred.length === 0;
  const spent =
    input.action === 'split' && input.unit === 'general'
      ? input.spentFirst
      : Math.max(input.spentFirst, input.spentSecond);
  return { input, ...checked, parts: allowed ? partsOf(input) : [], shares: allowed ? sharesOf(input) : [], spent };
}
