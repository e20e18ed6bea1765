import {
  fact,
  notApplied,
  present,
  running,
  sayIn,
  step,
  valueRow,
  valuesBlock,
  verdictBlock,
} from '@/lib/calc/ledger';
import {
  text,
  type Block,
  type NotApplied,
  type OpenPoint,
  type Step,
  type Text,
  type ValueRow,
} from '@/lib/calc/evaluation';
import { failedLines, weigh, type Modifier } from '@/lib/calc/modifiers';
import type { Rule } from '@/lib/core/rule';
import type { RailInput } from '@/lib/games/nach-paris/rail/fields';
import { OPEN_POINTS, type RailPart } from '@/lib/games/nach-paris/rail/part';
import { BOARDING_COST, RAIL_MF, runCost, turningCost } from '@/lib/games/nach-paris/tables/rail';
import { RAIN_MF } from '@/lib/games/nach-paris/tables/marching';

const say = sayIn('rail');

/** A part of a journey, in MF. */
export interface Item {
  readonly id: string;
  readonly rule: Rule;
  readonly text: Text;
  readonly mf: number;
}

export interface JourneyAnswer {
  readonly mode: 'journey';
  readonly items: readonly { readonly id: string; readonly mf: number }[];
  readonly total: number;
  readonly available: number;
  readonly enough: boolean;
}

type Trip = Pick<RailInput, 'mobility' | 'boards' | 'leaves' | 'onFoot' | 'mf' | 'rain'>;

/** Boarding or leaving a train, which rail-bound artillery does not pay. */
const boarding = (id: 'boards' | 'leaves'): Modifier<Trip> => ({
  id,
  rule: '12.2.1',
  value: ({ mobility }) => BOARDING_COST[mobility],
  needs: [{ reason: 'railOnly', holds: ({ mobility }) => mobility !== 'rail' }, (trip) => trip[id]],
});

/** What boarding, leaving and marching add to a journey, in MF. */
export const TRIP_ITEMS: readonly Modifier<Trip>[] = [
  { id: 'onFoot', rule: '12.3.2', value: ({ onFoot }) => onFoot },
  boarding('boards'),
  boarding('leaves'),
];

/** Torrential rain takes from the MF of the turn. */
export const RAIN: readonly Modifier<Pick<Trip, 'rain'>>[] = [
  { id: 'rain', rule: '15.1.2', value: RAIN_MF, needs: [({ rain }) => rain] },
];

/** What a journey has before and after the run by rail. */
export function tripItems(trip: Trip): { readonly before: readonly Item[]; readonly after: readonly Item[] } {
  const items = weigh(TRIP_ITEMS, trip).applied.map(({ id, rule, value }): Item => ({
    id,
    rule,
    text: say(`item.${id}`),
    mf: value,
  }));
  return { before: items.filter(({ id }) => id !== 'leaves'), after: items.filter(({ id }) => id === 'leaves') };
}

const not = (reason: string): Text => say(`not.${reason}`);

/** The step of the rain, or the line that it does not rain. */
export function rainLines(one: Pick<Trip, 'rain'>, before: number, after: number) {
  const rain = weigh(RAIN, one);
  return {
    steps: rain.applied.map(({ id, rule, value }) =>
      step(id, rule, say('step.rain', { less: value }), { before, after }),
    ),
    not: failedLines(rain.not, not),
  };
}

/**
 * The MF that a unit has for a journey: 50 when it only runs by rail, rail-bound artillery its own (12.3.4), less the
 * rain.
 */
export function tripBudget({ mobility, onFoot, mf, rain }: Trip): {
  readonly mf: number;
  readonly kind: 'rail' | 'own' | 'mixed';
} {
  const kind = mobility === 'rail' ? 'own' : onFoot ? 'mixed' : 'rail';
  return { mf: Math.max(0, (kind === 'rail' ? RAIL_MF : mf) - (rain ? RAIN_MF : 0)), kind };
}

export const budgetSteps = (trip: Trip): readonly Step[] => {
  const { kind, mf } = tripBudget(trip);
  const full = kind === 'rail' ? RAIL_MF : trip.mf;
  return present(
    step('budget', budgetRule(trip), say(`step.budget.${kind}`, { mf: full })),
    rainLines(trip, full, mf).steps,
  );
};

/** Running totals of a journey's parts, as steps. */
export function itemSteps(items: readonly Item[]): readonly Step[] {
  const total = running(0, (mf) => mf);
  return items.map(({ id, rule, text: what, mf }) => total.add(mf, id, rule, say('step.item', { what, mf })));
}

const totalOf = (items: readonly Item[]): number => items.reduce((sum, { mf }) => sum + mf, 0);

/** The rule on the MF of a journey: those of a unit that marches as well are its own (12.3.2). */
const budgetRule = (trip: Trip): Rule => (tripBudget(trip).kind === 'mixed' ? '12.3.2' : '12.3.4');

export function budgetVerdict(trip: Trip, total: number): Block {
  const available = tripBudget(trip).mf;
  const enough = total <= available;
  return verdictBlock(
    say(enough ? 'verdict.enough' : 'verdict.short', {
      total,
      available,
      left: available - total,
      over: total - available,
    }),
    enough ? 'yes' : 'no',
    budgetRule(trip),
  );
}

/** The MF of a journey by rail, added up (12.2.1, 12.3.4, 12.3.6, 12.3.7). */
export function journeyPart(input: RailInput): RailPart<JourneyAnswer> {
  const { mobility, hcr, lcr, lcrMountain, turns } = input;
  const run = (id: 'hcr' | 'lcr' | 'lcrMountain', hexes: number, each: number): readonly Item[] =>
    hexes ? [{ id, rule: '12.3.6', text: say(`item.${id}`, { hexes, each }), mf: hexes * each }] : [];
  const { before, after } = tripItems(input);
  const items = [
    ...before,
    ...run('hcr', hcr, runCost(false, 'clear')),
    ...run('lcr', lcr, runCost(true, 'clear')),
    ...run('lcrMountain', lcrMountain, runCost(true, 'mountain')),
    ...turns.map(({ station }, i): Item => ({
      id: `turn-${i}`,
      rule: '12.3.7',
      text: say('item.turn', { station: say(`options.station.${station}`) }),
      mf: turningCost(station, mobility) ?? 0,
    })),
    ...after,
  ];
  const [total, available] = [totalOf(items), tripBudget(input).mf];
  return {
    facts: [
      fact(
        say('facts.journey', {
          hexes: hcr + lcr + lcrMountain,
          mobility: text(`unit.options.mobility.${mobility}`),
        }),
        '12.3.6',
      ),
    ],
    steps: [...budgetSteps(input), ...itemSteps(items)],
    notApplied: present(journeyNot(input), !turns.length && notApplied('turns', '12.3.7', say('not.turns'))),
    blocks: [
      budgetVerdict(input, total),
      ...valuesBlock('journey', say('value.journey'), itemRows(input, items, total)),
    ],
    open: tripOpen(input, turns.length > 0),
    data: {
      mode: 'journey',
      items: items.map(({ id, mf }) => ({ id, mf })),
      total,
      available,
      enough: total <= available,
    },
  };
}

export const itemRows = (trip: Trip, items: readonly Item[], total: number): readonly ValueRow[] => [
  ...items.map(({ text: label, mf, rule }): ValueRow => valueRow(label, say('value.mf', { mf }), rule)),
  valueRow(say('value.total'), say('value.mf', { mf: total }), budgetRule(trip)),
];

/** The rulings behind the cost of a journey. */
export const tripOpen = (trip: Trip, turned: boolean): readonly OpenPoint[] =>
  present(
    trip.mobility !== 'rail' && (trip.boards || trip.leaves) && [OPEN_POINTS.columns, OPEN_POINTS.embark],
    tripBudget(trip).kind === 'rail' && (trip.boards || trip.leaves) && OPEN_POINTS.budget,
    trip.rain && OPEN_POINTS.rain,
    turned && [OPEN_POINTS.turning, OPEN_POINTS.turnWhere],
  );

/** What a journey could have cost and does not. */
export const journeyNot = (trip: Trip): readonly NotApplied[] =>
  failedLines([...weigh(TRIP_ITEMS, trip).not, ...weigh(RAIN, trip).not], not);
