import { sortBars, type Bar, type Barred } from '@/lib/calc/bars';
import { weigh, type Applied, type Failed } from '@/lib/calc/modifiers';
import {
  FIELDWORKS_MODIFIERS,
  STATE_MODIFIERS,
  UPGRADE_MODIFIERS,
  type CabState,
  type DigTest,
} from '@/lib/games/nach-paris/cab/modifiers';
import { modifiedCab } from '@/lib/games/nach-paris/cab/test';
import type { Digger, FieldworksInput } from '@/lib/games/nach-paris/fieldworks/fields';
import { isInfantry } from '@/lib/games/nach-paris/units';

/** What keeps one unit from the attempt. */
const UNIT_BARS: readonly Bar<Digger>[] = [
  { id: 'kind', rule: '10.1.1', stops: ({ kind }) => !isInfantry(kind) && kind !== 'har' },
  { id: 'harFired', rule: '10.1.1', stops: ({ kind, fired }) => kind === 'har' && fired !== 'none' },
  { id: 'fom', rule: '10.1.2', stops: ({ march }) => march === 'fom' },
  { id: 'busy', rule: '10.1.2', stops: ({ busy }) => busy },
  { id: 'indoctrinated', rule: '21.2.1', stops: ({ indoctrinated }) => indoctrinated },
];

const FIRST_UPGRADE = 22;

/** What keeps everybody from it. */
const CASE_BARS: readonly (Bar<FieldworksInput> & { readonly action: FieldworksInput['action'] })[] = [
  { id: 'limit', action: 'dig', rule: '10.1.5', stops: ({ failed, limit }) => limit !== undefined && failed >= limit },
  { id: 'early', action: 'upgrade', rule: '11.1.7', stops: ({ turn }) => turn < FIRST_UPGRADE },
  { id: 'notGerman', action: 'upgrade', rule: '11.1.7', stops: ({ nation }) => nation !== 'germany' },
  { id: 'outside', action: 'upgrade', rule: '11.1.7', stops: ({ allInWorks }) => !allInWorks },
];

/** A unit of the input with what it needs to pass a test for the whole group. */
export interface Tester {
  /** its place in the list, from 0 */
  readonly index: number;
  readonly unit: Digger;
  readonly barred: readonly Barred[];
  readonly free: readonly Barred[];
  readonly applied: readonly Applied[];
  readonly not: readonly Failed[];
  readonly cab: number;
}

const stateOf = ({ march, nearHome, indoctrinated }: Digger, heat: boolean): CabState => ({
  march,
  nearHome,
  indoctrinated,
  heat,
  marchReading: 'ladder',
  ownCombatPhase: true,
});

function testerOf(input: FieldworksInput, unit: Digger, index: number): Tester {
  const dig: DigTest = {
    nation: input.nation,
    turn: input.turn,
    bombarded: isInfantry(unit.kind) && unit.fired === 'abu',
    lowlands: input.terrain === 'lowlands',
    fired: unit.fired !== 'none',
    idle: unit.idle,
    idleReading: input.idleReading,
  };
  const own = input.action === 'dig' ? weigh(FIELDWORKS_MODIFIERS, dig) : weigh(UPGRADE_MODIFIERS, dig);
  const state = weigh(STATE_MODIFIERS, stateOf(unit, input.heat));
  const applied = [...own.applied, ...state.applied];
  return {
    index,
    unit,
    ...sortBars(UNIT_BARS, unit),
    applied,
    not: [...own.not, ...state.not],
    cab: modifiedCab(unit.cab, applied),
  };
}

/** A unit that bombarded cannot have acted in the Movement Phase (8.1.3). */
export const isIdle = ({ idle, fired }: Digger): boolean => idle || fired !== 'none';

export interface DigFinding {
  readonly input: FieldworksInput;
  readonly all: readonly Tester[];
  /** those that take part */
  readonly group: readonly Tester[];
  /** whose CAB is used; undefined when nobody may try */
  readonly tester: Tester | undefined;
  /** what forbids the attempt as a whole */
  readonly barred: readonly Barred[];
  readonly free: readonly Barred[];
  readonly allowed: boolean;
  readonly result: 'success' | 'failure' | null;
}

const worstOf = (group: readonly Tester[]): Tester | undefined =>
  [...group].sort((a, b) => a.unit.cab - b.unit.cab || a.cab - b.cab)[0];

/**
 * Who of the group tests. Digging: the INF with the lowest CAB; HAR only among themselves; of two equal the one that is
 * worse off (10.1.3). Upgrading: the lowest CAB of the hex (11.1.7).
 */
function chooseTester(action: FieldworksInput['action'], group: readonly Tester[]): Tester | undefined {
  if (action === 'upgrade') return worstOf(group);
  return worstOf(group.filter(({ unit }) => isInfantry(unit.kind))) ?? worstOf(group);
}

/** Whether the group may dig or upgrade, who tests and against what (10.1.1 to 10.1.5, 11.1.7). */
export function settleDigging(input: FieldworksInput): DigFinding {
  const all = input.units.map((unit, index) => testerOf(input, unit, index));
  const able = all.filter(({ barred }) => barred.length === 0);
  const { barred, free } = sortBars(
    CASE_BARS.filter(({ action }) => action === input.action),
    input,
  );
  // For an upgrade the whole hex must be able to; digging leaves out those that may not.
  const group = input.action === 'upgrade' && able.length < all.length ? [] : able;
  const tester = chooseTester(input.action, group);
  const allowed = barred.length === 0 && tester !== undefined;
  const passed = tester !== undefined && input.die !== undefined && tester.cab > 0 && input.die <= tester.cab;
  const result = allowed && input.die !== undefined ? (passed ? 'success' : 'failure') : null;
  return { input, all, group, tester, barred, free, allowed, result };
}

/** Failures of the side so far; a failed upgrade does not count (10.1.5 speaks of building Fieldworks). */
export const failedOf = ({ input, result }: DigFinding): number =>
  input.failed + (input.action === 'dig' && result === 'failure' ? 1 : 0);
