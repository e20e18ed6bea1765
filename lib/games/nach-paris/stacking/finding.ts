import type { Rule } from '@/lib/core/rule';
import {
  COLUMN_READINGS,
  HEXSIDE_CAPACITIES,
  hexCapacity,
  STACKING_LIMITS,
} from '@/lib/games/nach-paris/tables/capacities';
import { mayCross } from '@/lib/games/nach-paris/tables/costs';
import type { StackCase } from '@/lib/games/nach-paris/stacking/case';
import type { Coming, StackingMoment, StackingInput, StackedUnits } from '@/lib/games/nach-paris/stacking/fields';
import { isInfantry, sideOf, type Hexside, type Kind } from '@/lib/games/nach-paris/units';

/** Road capacity of a hex or hexside in this phase, in total steps. */
export interface Transit {
  readonly at: 'hex' | 'side';
  /** name of the hexside on a sheet */
  readonly name?: string;
  readonly hexside?: Hexside;
  readonly capacity: number;
  readonly before: number;
  readonly entering: number;
  /** what is left after those that enter; 0 when they are too many */
  readonly left: number;
  readonly over: number;
}

/** Steps that a retreating unit loses on its way into the hex. */
export interface RetreatLoss {
  /** at a hexside closed to it (9.6.3) */
  readonly crossing: number;
  /** until it fits (6.4.3) */
  readonly stacking: number;
  readonly left: number;
}

export interface Problem {
  readonly id: 'flooded' | 'enemy' | 'closed' | 'sideFull' | 'hexFull' | 'train' | 'over';
  readonly rule: Rule;
}

export interface StackFinding {
  readonly stack: StackCase;
  readonly limit: number;
  readonly here: number;
  readonly entering: number;
  /** steps above the limit if all enter; for retreats too, before their losses */
  readonly over: number;
  /** HQ and ENG of the enemy that are overrun (7.1.6) */
  readonly overrun: readonly StackedUnits[];
  /** enemies in the hex, who are no part of the stack */
  readonly apart: readonly StackedUnits[];
  readonly transit: readonly Transit[];
  /** places of units that may not cross their hexside */
  readonly closed: readonly number[];
  /** by place, when the units retreat */
  readonly losses: readonly RetreatLoss[];
  /** places of the units to leave out so that the rest fits: the fewest steps */
  readonly leave: readonly number[];
  /** steps that must go from the hex itself, when leaving all out is not enough */
  readonly remove: number;
  readonly problems: readonly Problem[];
}

/** Whether a unit counts for stacking (6.4.2); PIO by the reading of dispute assault-pio-stacking. */
export const countsInStack = (
  { kind, embarked }: { readonly kind: Kind; readonly embarked: boolean },
  pioneers: StackingInput['pioneers'],
): boolean =>
  !embarked && (kind === 'inf' || kind === 'cav' || kind === 'har' || (kind === 'pio' && pioneers === 'count'));

/**
 * Whether a unit uses road capacity (7.3.1): all on foot, HQ, ENG and SAR too by the reading of dispute
 * transit-who-counts.
 */
export const countsInTransit = (
  unit: { readonly kind: Kind; readonly embarked: boolean },
  { transitReading, pioneers }: Pick<StackingInput, 'transitReading' | 'pioneers'>,
): boolean => (transitReading === 'all' ? !unit.embarked : countsInStack(unit, pioneers));

const stepsOf = (units: readonly StackedUnits[]): number => units.reduce((sum, { steps }) => sum + steps, 0);
export const isRetreat = (moment: StackingMoment): boolean => moment === 'retreat' || moment === 'cavalry-retreat';
/** Moments of the Movement Phase in which units march: only there is transit counted. */
export const isMarch = (moment: StackingMoment): boolean => moment === 'end' || moment === 'passing';

export const OVER_RULES: Readonly<Record<StackingMoment, Rule>> = {
  end: '6.4.1',
  passing: '6.4.1',
  arrival: '7.7.2',
  retreat: '6.4.3',
  'cavalry-retreat': '9.2.9',
  advance: '9.6.5',
  'combat-movement': '9.7.2',
};
const CLOSED_RULES: Readonly<Record<Exclude<StackingMoment, 'retreat'>, Rule>> = {
  end: '7.2.1',
  passing: '7.2.1',
  arrival: '7.2.1',
  'cavalry-retreat': '9.2.5',
  advance: '9.6.7',
  'combat-movement': '9.7.2',
};
/** At a closed hexside a retreat costs INF a step and destroys CAV (9.6.3); the others cannot retreat there (9.6.4). */
export const closedRule = (moment: StackingMoment, { kind }: StackedUnits): Rule =>
  moment !== 'retreat' ? CLOSED_RULES[moment] : isInfantry(kind) || kind === 'cav' ? '9.6.3' : '9.6.4';

/** Units in the hex that are enemies of those that enter. */
const enemiesIn = ({ here, entering: [first] }: Pick<StackCase, 'here' | 'entering'>): readonly StackedUnits[] =>
  first ? here.filter(({ nation }) => sideOf(nation) !== sideOf(first.nation)) : [];

/**
 * HQ and ENG alone in the hex that enemy INF or CAV overrun as they enter; undefined when the hex is closed to them
 * (7.1.6). Reinforcements overrun nobody: an enemy keeps them out (7.7.2).
 */
export function overrunIn(stack: StackCase): readonly StackedUnits[] | undefined {
  const { here, entering } = stack;
  const enemies = enemiesIn(stack);
  if (!enemies.length || stack.input.moment === 'arrival') return [];
  const soft = here.every(({ kind }) => kind === 'hq' || kind === 'eng') && enemies.length === here.length;
  return soft && entering.some(({ kind, embarked }) => !embarked && (isInfantry(kind) || kind === 'cav'))
    ? enemies
    : undefined;
}

/** Works out the stack, the roads into it and what is to be done, for a case without enemies that close the hex. */
export function settleStack(stack: StackCase): StackFinding {
  const { input, terrain, entering } = stack;
  const { moment, pioneers } = input;
  const overrun = overrunIn(stack) ?? [];
  const apart = moment === 'arrival' ? enemiesIn(stack) : overrun;
  const staying = stack.here.filter((unit) => !apart.includes(unit));
  const counts = (unit: StackedUnits): boolean => countsInStack(unit, pioneers);
  const limit = STACKING_LIMITS[terrain];
  const here = stepsOf(staying.filter(counts));
  const coming = stepsOf(entering.filter(counts));
  const closed = stack.approaches.flatMap(({ hexside, units }) =>
    units.filter((place) => isClosedTo(entering[place], hexside, input)),
  );
  const losses = isRetreat(moment)
    ? lossesOf(entering, counts, new Set(moment === 'retreat' ? closed : []), Math.max(0, limit - here))
    : [];
  const over = Math.max(0, here + coming - limit);
  const leave =
    over && !isRetreat(moment) && moment !== 'passing'
      ? leastToLeave(
          entering.map((unit) => (counts(unit) ? unit.steps : 0)),
          over,
        )
      : [];
  const transit = isMarch(moment) ? transitOf(stack) : [];
  return {
    stack,
    limit,
    here,
    entering: coming,
    over,
    overrun,
    apart,
    transit,
    closed,
    losses,
    leave,
    remove: isRetreat(moment) || moment === 'passing' ? 0 : Math.max(0, over - coming),
    problems: problemsOf(stack, staying, { over, transit, closed, losses }),
  };
}

/**
 * Whether a unit may not come over a hexside: a Cavalry Retreat never over a range (9.2.5), a reinforcement comes over
 * none.
 */
function isClosedTo(unit: Coming | undefined, hexside: Hexside, { columns, moment }: StackingInput): boolean {
  if (!unit || unit.embarked || moment === 'arrival') return false;
  return (moment === 'cavalry-retreat' && hexside === 'mountain-range') || !mayCross(hexside, unit, columns);
}

/** Whether only one reading of the cost columns closes a hexside to a unit. */
export const isClosedByOneReading = (unit: Coming | undefined, hexside: Hexside, input: StackingInput): boolean =>
  new Set(COLUMN_READINGS.map((columns) => isClosedTo(unit, hexside, { ...input, columns }))).size > 1;

function transitOf({ input, terrain, entering, approaches, entered }: StackCase): readonly Transit[] {
  const marching = (places: readonly number[]): number =>
    stepsOf(places.flatMap((place) => entering[place] ?? []).filter((unit) => countsInTransit(unit, input)));
  const road = (
    capacity: number,
    before: number,
    coming: number,
  ): Pick<Transit, 'capacity' | 'before' | 'entering' | 'left' | 'over'> => ({
    capacity,
    before,
    entering: coming,
    left: Math.max(0, capacity - before - coming),
    over: Math.max(0, before + coming - capacity),
  });
  const hex = hexCapacity(terrain);
  return [
    ...approaches.flatMap(({ name, hexside, before, units }): readonly Transit[] => {
      const capacity = HEXSIDE_CAPACITIES[hexside];
      return capacity === null
        ? []
        : [
            {
              at: 'side',
              ...(name === undefined ? {} : { name }),
              hexside,
              ...road(capacity, before, marching(units)),
            },
          ];
    }),
    ...(hex === null ? [] : [{ at: 'hex', ...road(hex, entered, marching(entering.map((_, i) => i))) } as const]),
  ];
}

/**
 * What each retreating unit loses, in the order of the list: at a closed hexside INF a step and others all (9.6.3),
 * then until it fits (6.4.3).
 */
function lossesOf(
  units: readonly Coming[],
  counts: (unit: StackedUnits) => boolean,
  closed: ReadonlySet<number>,
  room: number,
): readonly RetreatLoss[] {
  let free = room;
  return units.map((unit, place) => {
    const crossing = !closed.has(place) ? 0 : isInfantry(unit.kind) ? 1 : unit.steps;
    const arriving = unit.steps - crossing;
    const stacking = counts(unit) ? Math.max(0, arriving - free) : 0;
    if (counts(unit)) free -= arriving - stacking;
    return { crossing, stacking, left: arriving - stacking };
  });
}

/**
 * The places whose steps make up at least so many, with the fewest steps, then the fewest units; all of them when they
 * do not suffice.
 */
function leastToLeave(steps: readonly number[], over: number): readonly number[] {
  const places = steps.flatMap((count, place) => (count > 0 ? [place] : []));
  const sum = (chosen: readonly number[]): number => chosen.reduce((total, place) => total + (steps[place] ?? 0), 0);
  const subsets = Array.from({ length: 2 ** places.length }, (_, mask) =>
    places.filter((_place, bit) => mask & (1 << bit)),
  );
  const enough = subsets.filter((chosen) => sum(chosen) >= over);
  return enough.reduce<readonly number[]>(
    (best, chosen) => ((sum(chosen) - sum(best) || chosen.length - best.length) < 0 ? chosen : best),
    places,
  );
}

function problemsOf(
  { input: { moment }, terrain, here, entering }: StackCase,
  staying: readonly StackedUnits[],
  found: Pick<StackFinding, 'over' | 'transit' | 'closed' | 'losses'>,
): readonly Problem[] {
  const problem = (id: Problem['id'], rule: Rule, holds: boolean): readonly Problem[] => (holds ? [{ id, rule }] : []);
  const trains = [...staying, ...entering].filter(({ embarked }) => embarked).length;
  const lost = found.losses.some(({ stacking }) => stacking > 0);
  const [halted] = found.closed.flatMap((place) => entering[place] ?? []);
  return [
    ...problem('flooded', '7.1.7', terrain === 'flooded' && here.length + entering.length > 0),
    ...problem('enemy', '7.7.2', moment === 'arrival' && enemiesIn({ here, entering }).length > 0),
    ...(halted ? problem('closed', closedRule(moment, halted), true) : []),
    ...problem(
      'sideFull',
      '7.3.2',
      found.transit.some(({ at, over }) => at === 'side' && over > 0),
    ),
    ...problem(
      'hexFull',
      '7.3.1',
      found.transit.some(({ at, over }) => at === 'hex' && over > 0),
    ),
    ...problem('train', '12.2.4', trains > 1),
    ...problem('over', OVER_RULES[moment], isRetreat(moment) ? lost : found.over > 0 && moment !== 'passing'),
  ];
}
