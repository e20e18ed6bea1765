import { sortBars, type Bar, type Barred } from '@/lib/calc/bars';
import { sumOf, type Distribution } from '@/lib/prob/distribution';
import { ONE, subtract } from '@/lib/prob/fraction';
import { passChance } from '@/lib/games/nach-paris/cab/test';
import type { DoctrineInput } from '@/lib/games/nach-paris/doctrine/fields';

/** The value of the test, whatever the division's own CAB (21.1.1). */
export const DOCTRINE_CAB = 15;

export const ATTACK = 3;

export const DEFENCE = -3;

/** Hexes within which an enemy unit obliges it to attack (21.2.2). */
export const DUTY_RANGE = 2;

const TEST_BARS: readonly Bar<DoctrineInput>[] = [
  { id: 'division', rule: '21.1.1', stops: ({ division }) => !division },
  // It frees an indoctrinated division too.
  { id: 'hurt', rule: '21.3.1', stops: ({ lost }) => lost > 0 },
  { id: 'passed', rule: '21.1.1', stops: ({ state }) => state === 'passed' },
  {
    id: 'indoctrinated',
    rule: '21.1.1',
    stops: ({ state, lost }) => state === 'indoctrinated' && lost === 0,
    spares: ({ state }) => (state === 'indoctrinated' ? 'cured' : 'indoctrinated'),
  },
  {
    id: 'radius',
    rule: '21.1.1',
    stops: ({ state, inRadius }) => state === 'untested' && !inRadius,
    spares: ({ state }) => (state === 'untested' ? 'radius' : 'radiusIdle'),
  },
];

export interface Doctrine {
  readonly input: DoctrineInput;
  /** what keeps the division from testing */
  readonly barred: readonly Barred[];
  readonly free: readonly Barred[];
  readonly tests: boolean;
  readonly result: 'passed' | 'failed' | null;
  /** whether it is indoctrinated after the roll; undefined while that is open */
  readonly indoctrinated: boolean | undefined;
  /** whether it has to attack this turn */
  readonly mustAttack: boolean;
  /** how many of the divisions will be */
  readonly number: Distribution<number>;
}

/** How many of so many divisions fail their test, in rising order. */
function failures(divisions: number): Distribution<number> {
  const passed = passChance(DOCTRINE_CAB);
  const one: Distribution<number> = [
    { value: 0, chance: passed },
    { value: 1, chance: subtract(ONE, passed) },
  ];
  return sumOf(Array.from({ length: divisions }, () => one));
}

/** Whether a division tests, what comes of it, and what it then has to do (21). */
export function settleDoctrine(input: DoctrineInput): Doctrine {
  const checked = sortBars(TEST_BARS, input);
  const tests = checked.barred.length === 0;
  const result = tests && input.die !== undefined ? (input.die <= DOCTRINE_CAB ? 'passed' : 'failed') : null;
  // The first step lost ends it for good (21.3.1); a division of another type is never concerned.
  const concerned = input.lost === 0 && input.division;
  const indoctrinated = tests
    ? result === null
      ? undefined
      : result === 'failed'
    : concerned && input.state === 'indoctrinated';
  return {
    input,
    ...checked,
    tests,
    result,
    indoctrinated,
    mustAttack: indoctrinated === true && input.distance <= DUTY_RANGE,
    number: tests && result === null ? failures(input.divisions) : [],
  };
}
