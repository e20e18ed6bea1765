import { fact, notApplied, present, sayIn, step, valueRow, valuesBlock, verdictBlock } from '@/lib/calc/ledger';
import {
  text,
  type Block,
  type NotApplied,
  type OpenPoint,
  type Step,
  type Text,
  type ValueRow,
} from '@/lib/calc/evaluation';
import { RAIN_MF } from '@/lib/games/nach-paris/movement/forced-march';
import type { RailInput } from '@/lib/games/nach-paris/rail/fields';
import { OPEN_POINTS, type RailPart } from '@/lib/games/nach-paris/rail/part';
import { BOARDING_COST, RAIL_MF, runCost, turningCost } from '@/lib/games/nach-paris/tables/rail';

const say = sayIn('rail');

/** A part of a journey, in MF. */
export interface Item {
  readonly id: string;
  readonly rule: string;
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

/** What boarding, leaving and marching add to a journey. Rail-bound artillery pays neither of the first two. */
export const tripItems = ({
  mobility,
  boards,
  leaves,
  onFoot,
}: Trip): { readonly before: readonly Item[]; readonly after: readonly Item[] } => {
  const mf = BOARDING_COST[mobility];
  const pays = mobility !== 'rail';
  return {
    before: [
      ...(onFoot ? [{ id: 'onFoot', rule: '12.3.2', text: say('item.onFoot'), mf: onFoot }] : []),
      ...(boards && pays ? [{ id: 'boards', rule: '12.2.1', text: say('item.boards'), mf }] : []),
    ],
    after: leaves && pays ? [{ id: 'leaves', rule: '12.2.1', text: say('item.leaves'), mf }] : [],
  };
};

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
    step('budget', kind === 'mixed' ? '12.3.2' : '12.3.4', say(`step.budget.${kind}`, { mf: full })),
    trip.rain && step('rain', '15.1.2', say('step.rain', { less: RAIN_MF }), { before: full, after: mf }),
  );
};

/** Running totals of a journey's parts, as steps. */
export function itemSteps(items: readonly Item[]): readonly Step[] {
  let total = 0;
  return items.map(({ id, rule, text: said, mf }) => {
    const before = total;
    total += mf;
    return step(id, rule, say('step.item', { what: said, mf }), { before, after: total });
  });
}

const totalOf = (items: readonly Item[]): number => items.reduce((sum, { mf }) => sum + mf, 0);

export function budgetVerdict(total: number, available: number): Block {
  const enough = total <= available;
  return verdictBlock(
    say(enough ? 'verdict.enough' : 'verdict.short', {
      total,
      available,
      left: available - total,
      over: total - available,
    }),
    enough ? 'yes' : 'no',
    '12.3.4',
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
    blocks: [budgetVerdict(total, available), ...valuesBlock('journey', say('value.journey'), itemRows(items, total))],
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

export const itemRows = (items: readonly Item[], total: number): readonly ValueRow[] => [
  ...items.map(({ text: label, mf, rule }): ValueRow => valueRow(label, say('value.mf', { mf }), rule)),
  valueRow(say('value.total'), say('value.mf', { mf: total }), '12.3.4'),
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
export const journeyNot = ({ mobility, boards, leaves, onFoot, rain }: Trip): readonly NotApplied[] =>
  present(
    !onFoot && notApplied('onFoot', '12.3.2', say('not.onFoot')),
    !(boards && mobility !== 'rail') &&
      notApplied('boards', '12.2.1', say(mobility === 'rail' ? 'not.railOnly' : 'not.boards')),
    !(leaves && mobility !== 'rail') &&
      notApplied('leaves', '12.2.1', say(mobility === 'rail' ? 'not.railOnly' : 'not.leaves')),
    !rain && notApplied('rain', '15.1.2', say('not.rain')),
  );
