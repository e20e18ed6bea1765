import { certain, chain, type Distribution, sumOf } from '@/lib/prob/distribution';
import { fraction, type Fraction } from '@/lib/prob/fraction';
import type { CardBook } from '@/lib/tables/card';
import type { Column } from '@/lib/tables/card-columns';
import { NO_EFFECT, type SideResult } from '@/lib/games/nach-paris/result';
import { abuColumn, readAbu, resultOf, type AbuReading } from '@/lib/games/nach-paris/abu/cells';
import { coverOf, type Cover, type CoverFinding } from '@/lib/games/nach-paris/abu/cover';
import { stepsOf, type AbuInput, type AbuTarget } from '@/lib/games/nach-paris/abu/fields';
import { fireOf, half, type AbuFire } from '@/lib/games/nach-paris/abu/fire';
import { isUnderFire, targetsOf, type Targets } from '@/lib/games/nach-paris/abu/targets';
import { abuModifiers } from '@/lib/games/nach-paris/abu/modifiers';
import { halved } from '@/lib/games/nach-paris/abf/modifiers';
import { STATE_MODIFIERS } from '@/lib/games/nach-paris/cab/modifiers';
import { setAside, sumOf as sumOfModifiers, weigh, type Applied, type Failed } from '@/lib/calc/modifiers';
import { isRolled, modifiedCab, mustTest, passes, stepLosses } from '@/lib/games/nach-paris/cab/test';

/** Values of the halved d20, each on two faces. */
const HALVES = Array.from({ length: 10 }, (_, i) => i + 1);
const EACH = fraction(1, HALVES.length);

/** A Fortified Zone tests with 13 (11.2.3). */
const ZONE_CAB = 13;

/** One unit of the hex and what the bombardment does to it. */
export interface AbuHit {
  readonly unit: AbuTarget;
  readonly name: string;
  readonly cover: Cover;
  /** the ARF against it, halved by cover (10.2.4) */
  readonly arf: Fraction;
  readonly applied: readonly Applied[];
  readonly not: readonly Failed[];
  readonly sum: number;
  /** undefined: too weak for any column, no effect */
  readonly column: Column | undefined;
  /** for every value of the halved die */
  readonly readings: readonly AbuReading[];
  /** for the die that fell */
  readonly reading: AbuReading | undefined;
  readonly result: SideResult | undefined;
  readonly steps: number;
  readonly baseCab: number;
  /** the CAB without the number of the result */
  readonly cab: number;
  readonly cabApplied: readonly Applied[];
  readonly cabNot: readonly Failed[];
  /** the result makes it test; null while the result is not known */
  readonly tests: boolean | null;
  /** null: no test, or the die is still to be rolled */
  readonly passed: boolean | null;
  /** steps lost, by all that is still to be rolled; undefined while cells are missing */
  readonly lost: Distribution<number> | undefined;
}

export interface AbuFinding {
  readonly input: AbuInput;
  readonly fire: AbuFire;
  readonly cover: CoverFinding;
  readonly targets: Targets;
  /** units under fire; the others of the hex are spared */
  readonly hits: readonly AbuHit[];
  readonly spared: readonly string[];
  /** half of the die, rounded up (8.3.2) */
  readonly half: number | undefined;
  /** steps lost by all together, undefined while cells are missing */
  readonly total: Distribution<number> | undefined;
}

/** The printed name, or the type and the place in the list: "INF 2". */
export const nameOf = ({ name, kind }: AbuTarget, i: number): string =>
  name || `${kind === 'zone' ? 'FZ' : kind.toUpperCase()} ${i + 1}`;

/** The whole bombardment, as far as the dice and the card tell (8.3). */
export function settleAbu(input: AbuInput, book: CardBook): AbuFinding {
  const fire = fireOf(input);
  const cover = coverOf(input, fire);
  const targets = targetsOf(input, fire, cover.covers);
  const under = input.targets.map((unit, i) => isUnderFire(targets, unit, cover.covers[i] ?? 'none'));
  const hits = input.targets.flatMap((unit, i) =>
    under[i] ? [hitOf(input, fire, cover.covers[i] ?? 'none', unit, nameOf(unit, i), book)] : [],
  );
  return {
    input,
    fire,
    cover,
    targets,
    hits,
    spared: input.targets.flatMap((unit, i) => (under[i] ? [] : [nameOf(unit, i)])),
    half: input.die === undefined ? undefined : halved(input.die),
    total: totalOf(hits, input.die !== undefined),
  };
}

function hitOf(input: AbuInput, fire: AbuFire, cover: Cover, unit: AbuTarget, name: string, book: CardBook): AbuHit {
  const arf = cover === 'none' ? fire.arf : half(fire.arf);
  const mayUseThree = fire.fortsOnly || (cover !== 'none' && input.weakReading === 'column-3');
  const { applied, not } = abuModifiers({ input, fire, unit, cover });
  const sum = sumOfModifiers(applied);
  const column = abuColumn(book, arf, mayUseThree);
  const read = (rolled: number): AbuReading | undefined =>
    column && readAbu(book, column, rolled + sum, mayUseThree, input.overflowReading);
  const reading = input.die === undefined ? undefined : read(halved(input.die));
  const result = input.die === undefined ? undefined : column ? reading && resultOf(reading) : NO_EFFECT;
  const baseCab = unit.kind === 'zone' ? ZONE_CAB : unit.cab;
  const steps = stepsOf(unit);
  const state = weigh(STATE_MODIFIERS, {
    ...unit,
    heat: input.heat,
    marchReading: 'ladder',
    ownCombatPhase: false,
  });
  const cabApplied = unit.kind === 'zone' ? [] : state.applied;
  const hit = {
    unit,
    name,
    cover,
    arf,
    applied,
    not,
    sum,
    column,
    reading,
    result,
    steps,
    baseCab,
    cab: modifiedCab(baseCab, cabApplied),
    cabApplied,
    cabNot: unit.kind === 'zone' ? [...state.applied.map(setAside), ...state.not] : state.not,
  };
  const readings = HALVES.flatMap((rolled) => read(rolled) ?? []);
  const tests = result ? mustTest(result, hit) : null;
  const number = hit.cab + (result?.modifier ?? 0);
  const passed = !tests
    ? null
    : isRolled(number)
      ? unit.test === undefined
        ? null
        : passes(number, unit.test)
      : number > 0;
  return {
    ...hit,
    readings,
    tests,
    passed,
    lost: input.die === undefined ? overAll({ ...hit, readings }) : result && stepLosses(result, hit, unit.test),
  };
}

/** Steps lost for one value of the halved die, by the place of its reading; undefined while the cell is missing. */
function lostAt(
  { column, readings, cab, steps }: Pick<AbuHit, 'column' | 'readings' | 'cab' | 'steps'>,
  i: number,
): Distribution<number> | undefined {
  if (!column) return certain(0);
  const reading = readings[i];
  const result = reading && resultOf(reading);
  return result && stepLosses(result, { cab, steps });
}

/** The same over all values of the die. */
function mixed(at: (i: number) => Distribution<number> | undefined): Distribution<number> | undefined {
  const parts = HALVES.map((_, i) => at(i));
  const known = parts.filter((part) => part !== undefined);
  if (known.length < parts.length) return undefined;
  const dist = chain(
    known.map((value) => ({ value, chance: EACH })),
    (part) => part,
    String,
  );
  return [...dist].sort((a, b) => a.value - b.value);
}

const overAll = (hit: Pick<AbuHit, 'column' | 'readings' | 'cab' | 'steps'>): Distribution<number> | undefined =>
  mixed((i) => lostAt(hit, i));

/** The die is one for all, the tests are each unit's own: sums for each value of the die, then over the die. */
function totalOf(hits: readonly AbuHit[], rolled: boolean): Distribution<number> | undefined {
  const all = (parts: readonly (Distribution<number> | undefined)[]): Distribution<number> | undefined => {
    const known = parts.filter((part) => part !== undefined);
    return known.length < parts.length ? undefined : sumOf(known);
  };
  return rolled ? all(hits.map(({ lost }) => lost)) : mixed((i) => all(hits.map((hit) => lostAt(hit, i))));
}
