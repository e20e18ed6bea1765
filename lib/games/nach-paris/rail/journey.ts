import { text, type Fact, type Step, type Text, type ValueRow } from '@/lib/calc/evaluation';
import { fact, notApplied, present, sayIn, step, valueRow, valuesBlock, verdictBlock } from '@/lib/calc/ledger';
import type { Refused } from '@/lib/calc/refusal';
import { hexNamed } from '@/lib/sheet/choice';
import type { SheetData } from '@/lib/games/nach-paris/data';
import { endRows, endSteps, endVerdict, railEnds, stopsInZoc, type RailEnd } from '@/lib/games/nach-paris/rail/ends';
import { faultAnswer, faultOpen, faultText, nameIn, type FaultAnswer } from '@/lib/games/nach-paris/rail/fault-words';
import type { RailInput } from '@/lib/games/nach-paris/rail/fields';
import { railUserOf } from '@/lib/games/nach-paris/rail/hexes';
import { railUse } from '@/lib/games/nach-paris/rail/network';
import { OPEN_POINTS, type RailPart } from '@/lib/games/nach-paris/rail/part';
import { railRoute, type RailHex } from '@/lib/games/nach-paris/rail/route';
import { railStatus } from '@/lib/games/nach-paris/rail/status';
import { otherTrains, trafficFor } from '@/lib/games/nach-paris/rail/traffic';
import {
  convoyOf,
  convoyRow,
  spentOnRails,
  traveller,
  unlimbering,
  type Convoy,
} from '@/lib/games/nach-paris/rail/traveller';
import {
  budgetSteps,
  budgetVerdict,
  itemRows,
  itemSteps,
  journeyNot,
  tripBudget,
  tripItems,
  tripOpen,
  type Item,
} from '@/lib/games/nach-paris/rail/trip';
import { sheetOf } from '@/lib/games/nach-paris/sheet/ready';
import { sheetUnitName, type PlacedUnit, type SheetView } from '@/lib/games/nach-paris/sheet/view';

const say = sayIn('rail');

export interface RouteAnswer {
  readonly mode: 'route';
  readonly open: boolean;
  /** the ends take the steps, no train stands where this one would stay, and the phase has a convoy left for it */
  readonly fits: boolean;
  /** the journey, or the way with the fewest obstacles when there is none */
  readonly path: readonly {
    readonly hex: string;
    readonly mf: number;
    readonly run?: string;
    readonly fault?: FaultAnswer;
    readonly turned?: number;
  }[];
  readonly total: number;
  readonly available: number;
  readonly fault?: FaultAnswer;
}

/** "AP31 → AP30 1 → AQ29 2" */
const pathText = (view: SheetView, path: readonly RailHex[]): string =>
  path.map(({ hex, mf }, i) => (i === 0 ? nameIn(view, hex) : `${nameIn(view, hex)} ${mf}`)).join(' → ');

/** The journey between two hexes: its cost and whether the MF suffice, or the hex that blocks it (12.3). */
export function routePart(input: RailInput, data: SheetData): RailPart<RouteAnswer> | Refused {
  const chosen = sheetOf(input, data);
  if (!chosen.ok) return chosen;
  const { view, fact: sheet } = chosen.value;
  const from = hexNamed(view, 'from', input.from);
  if (!from.ok) return from;
  const to = hexNamed(view, 'to', input.to);
  if (!to.ok) return to;
  const travels = traveller(input, view);
  if (!travels.ok) return travels;
  const { input: trip, unit } = travels.value;
  const use = railUse(view, railUserOf(trip.nation));
  const statusOf = railStatus(use);
  const convoy = convoyOf(view, trip, unit);
  const quest = {
    use,
    statusOf,
    traffic: trafficFor(view, { nation: trip.nation, convoy: convoy.counts, unit }),
    mobility: trip.mobility,
  };
  const way = railRoute(quest, from.value, to.value);
  const { nation, steps, mobility } = trip;
  const who: Fact = fact(
    say('facts.unit', {
      unit: unit ? sheetUnitName(unit) : 'none',
      steps,
      mobility: text(`unit.options.mobility.${mobility}`),
    }),
    '12.2.1',
    !unit,
  );
  const facts: readonly Fact[] = [
    sheet,
    fact(
      say('facts.route', { from: input.from, to: input.to, nation: text(`unit.options.nation.${nation}`) }),
      '12.3.3',
    ),
    who,
  ];
  if (!way?.open) return { facts, ...shutRoute(trip, view, way?.path) };
  const { path } = way;
  const entered = new Set(path.slice(1).map(({ hex }) => hex));
  const trains = otherTrains(view, { nation, unit }).filter(({ at }) => entered.has(at));
  return {
    facts,
    ...openRoute(trip, view, {
      path,
      ends: railEnds(view, statusOf, trip, from.value, to.value),
      trains,
      before: [...spentOnRails(unit), ...unlimbering(unit)],
      convoy,
      stops: trip.leaves && stopsInZoc(view, nation, to.value),
      who: unit && who.text,
    }),
  };
}

type RouteRest = Omit<RailPart<RouteAnswer>, 'facts'>;

const pathAnswer = (view: SheetView, path: readonly RailHex[]): RouteAnswer['path'] =>
  path.map(({ hex, mf, run, fault, turned }) => ({
    hex: nameIn(view, hex),
    mf,
    ...(run === undefined ? {} : { run }),
    ...(fault ? { fault: faultAnswer(view, fault) } : {}),
    ...(turned ? { turned: turned.mf } : {}),
  }));

/** A journey that the railways allow, with what it meets besides them. */
interface Ride {
  readonly path: readonly RailHex[];
  readonly ends: readonly RailEnd[];
  /** other trains in the hexes that it enters */
  readonly trains: readonly PlacedUnit[];
  /** what it has paid, or pays, before it travels */
  readonly before: readonly Item[];
  readonly convoy: Convoy;
  /** it leaves the train in an enemy ZOC */
  readonly stops: boolean;
  /** the unit of the sheet that travels */
  readonly who: Text | undefined;
}

/** What a ride tells besides its cost: who travels, what its ends take, and the trains on the way. */
function rideRows(
  view: SheetView,
  { path, ends, trains, convoy, who }: Ride,
  costs: readonly ValueRow[],
): readonly ValueRow[] {
  return present(
    who && valueRow(say('fields.unit'), who, '12.3.1'),
    costs,
    endRows(view, ends),
    convoyRow(convoy),
    trains
      .filter(({ at }) => at !== path.at(-1)?.hex)
      .map((train): ValueRow =>
        valueRow(say('value.train'), say('value.trainAt', { train: sheetUnitName(train), hex: train.hex }), '12.3.5'),
      ),
    valueRow(say('value.path'), pathText(view, path), '12.3.3'),
  );
}

function openRoute(input: RailInput, view: SheetView, ride: Ride): RouteRest {
  const { path, ends, trains, convoy, stops } = ride;
  const { before, after } = tripItems(input);
  const run = path.at(-1)?.mf ?? 0;
  const items: readonly Item[] = [
    ...ride.before,
    ...before,
    { id: 'run', rule: '12.3.6', text: say('item.run', { hexes: path.length - 1 }), mf: run },
    ...after,
  ];
  const total = items.reduce((sum, { mf }) => sum + mf, 0);
  const available = tripBudget(input).mf;
  const turns = path.flatMap(({ hex, turned }): readonly Step[] =>
    turned
      ? [
          step(
            `turn-${nameIn(view, hex)}`,
            '12.3.7',
            say('step.turned', {
              hex: nameIn(view, hex),
              station: say(`options.city.${turned.station}`),
              mf: turned.mf,
            }),
          ),
        ]
      : [],
  );
  const changes = path.flatMap(({ hex, changed }): readonly Step[] =>
    changed ? [step(`change-${nameIn(view, hex)}`, '12.3.3', say('step.changed', { hex: nameIn(view, hex) }))] : [],
  );
  const inTheWay = input.leaves ? undefined : trains.find(({ at }) => at === path.at(-1)?.hex);
  const refused = endVerdict(view, ends, inTheWay, convoy);
  return {
    steps: present(
      budgetSteps(input),
      changes,
      turns,
      itemSteps(items),
      endSteps(view, ends),
      stops && step('stops', '12.2.2', say('step.stops')),
    ),
    notApplied: present(
      journeyNot(input),
      !turns.length && notApplied('turns', '12.3.7', say('not.turns')),
      !(stops || !input.leaves) && notApplied('stops', '12.2.2', say('not.stops')),
    ),
    blocks: present(
      refused,
      !(refused && total <= available) && budgetVerdict(input, total),
      valuesBlock('route', say('value.route'), rideRows(view, ride, itemRows(input, items, total))),
    ),
    open: present(
      tripOpen(input, turns.length > 0),
      ends.length > 0 && OPEN_POINTS.period,
      trains.length > 0 && OPEN_POINTS.standing,
      OPEN_POINTS.convoys,
    ),
    data: { mode: 'route', open: true, fits: refused === undefined, path: pathAnswer(view, path), total, available },
  };
}

function shutRoute(input: RailInput, view: SheetView, tried: readonly RailHex[] | undefined): RouteRest {
  const blocked = tried?.find(({ fault }) => fault);
  const fault = blocked?.fault;
  const reason = fault ? faultText(view, fault) : say('fault.noLine', { from: input.from, to: input.to });
  const rule = fault?.rule ?? '12.3.3';
  const path = tried ?? [];
  return {
    steps: [step('blocked', rule, say('step.blocked', { reason }))],
    notApplied: [],
    blocks: present(
      verdictBlock(say('verdict.blocked', { from: input.from, to: input.to, reason }), 'no', rule),
      path.length > 0 &&
        valuesBlock('route', say('value.route'), [valueRow(say('value.tried'), pathText(view, path), '12.3.3')]),
    ),
    open: fault ? faultOpen(fault) : [],
    data: {
      mode: 'route',
      open: false,
      fits: false,
      path: pathAnswer(view, path),
      total: path.at(-1)?.mf ?? 0,
      available: tripBudget(input).mf,
      ...(fault ? { fault: faultAnswer(view, fault) } : {}),
    },
  };
}
