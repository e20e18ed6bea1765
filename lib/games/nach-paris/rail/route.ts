import type { Passage } from '@/lib/board/graph/passage';
import { breachPrices, dearestWay } from '@/lib/board/graph/price';
import { search } from '@/lib/board/graph/search';
import { tracer, type Route } from '@/lib/board/graph/trace';
import { at } from '@/lib/core/at';
import { CLOSED, CUT } from '@/lib/games/nach-paris/rail/hexes';
import { stationOf } from '@/lib/games/nach-paris/rail/boarding';
import { isBroken } from '@/lib/games/nach-paris/rail/joined';
import { slotsOf, startOf, type RailUse } from '@/lib/games/nach-paris/rail/network';
import { barFault, brokenFault, type RailFault, type StatusOf } from '@/lib/games/nach-paris/rail/status';
import { DEAREST_RUN, runCost, turningCost } from '@/lib/games/nach-paris/tables/rail';
import type { TrafficOf } from '@/lib/games/nach-paris/rail/traffic';
import { runName } from '@/lib/games/nach-paris/sheet/phase';
import { barredKey } from '@/lib/sheet/rails';
import { MAX_RAILS } from '@/lib/sheet/schema';
import type { Railways } from '@/lib/games/nach-paris/sheet/view';
import type { City } from '@/lib/games/nach-paris/sheet/schema';
import type { Mobility } from '@/lib/games/nach-paris/units';

/** One hex of a journey, with the MF spent up to and including it. */
export interface RailHex {
  readonly hex: number;
  readonly mf: number;
  readonly low: boolean;
  /** the run into this hex, by the name that the phase counts it under */
  readonly run?: string;
  /** MF paid in this hex for turning the train round before it goes on, and the station that allows it */
  readonly turned?: { readonly mf: number; readonly station: City };
  /** the hex was entered on an HCR and left on an LCR, so it costs the LCR rate (12.3.3) */
  readonly changed?: boolean;
  /** what keeps the train out of this hex */
  readonly fault?: RailFault;
}

/** States of a train: a run along each stretch either way, and the start. */
const MAX_STATES = 2 * MAX_RAILS + 1;
/** Bars on one journey: past more of them no way is looked for. */
const MOST_BARS = 5_000;
/** The price of a stretch that may not be used, and of a hex that may not be passed. */
const [BREACH] = breachPrices(dearestWay(MAX_STATES, DEAREST_RUN), MOST_BARS);

interface Step {
  readonly mf: number;
  readonly turned?: { readonly mf: number; readonly station: City };
  readonly changed: boolean;
}

/** What it costs to leave a hex by a slot after arriving by another; undefined where the train cannot go that way. */
function stepOf({ view }: RailUse, mobility: Mobility, arrival: number, departure: number): Step | undefined {
  const { rails } = view;
  const node = at(rails.to, arrival);
  const hex = at(rails.hex, node);
  const [from, onto] = [at(rails.stretch, arrival), at(rails.stretch, departure)];
  const enter = runCost(at(rails.low, onto) === 1, view.terrainAt(at(rails.hex, at(rails.to, departure))));
  const changed = !at(rails.low, from) && at(rails.low, onto) === 1;
  const change = changed ? runCost(true, view.terrainAt(hex)) - runCost(false, view.terrainAt(hex)) : 0;
  const follows =
    from !== onto &&
    at(rails.to, arrival) === startOf(rails, departure) &&
    !(rails.barred.size > 0 && rails.barred.has(barredKey(node, from, onto)));
  if (follows) return { mf: enter + change, changed };
  // On an LCR no train turns back along its own line (12.3.7).
  if (from === onto && at(rails.low, onto) === 1) return undefined;
  const station = stationOf(view.cells[hex]);
  const turning = turningCost(station, mobility);
  return turning === undefined
    ? undefined
    : { mf: enter + change + turning, turned: { mf: turning, station }, changed };
}

/** A journey that is looked for: the railways as its side may use them, and the traffic that it meets. */
export interface Quest {
  readonly use: RailUse;
  readonly statusOf: StatusOf;
  readonly traffic: TrafficOf;
  readonly mobility: Mobility;
}

const isUsable = ({ view, usable }: RailUse, slot: number): boolean => at(usable, at(view.rails.stretch, slot)) === 1;
/** Whether a train may run along a slot as things stand. */
const isFree = ({ use, traffic }: Quest, slot: number): boolean => isUsable(use, slot) && traffic(slot) === undefined;

/** A way by rail; `open` when nothing bars it. */
export interface RailWay {
  readonly open: boolean;
  readonly path: readonly RailHex[];
}

/**
 * The cheapest journey by rail between two hexes (12.3.3 to 12.3.7), boarding and leaving not included; where there is
 * none, the way that breaks as little as possible of what bars it, and the hexes that bar it carry their fault.
 * Undefined when no railway on the sheet joins the two. A train that stays where it is needs a usable line there.
 */
export function railRoute(quest: Quest, from: number, to: number): RailWay | undefined {
  if (from === to) return stay(quest, from);
  const { rails } = quest.use.view;
  const start = rails.to.length;
  const passage = trainSteps(quest, from);
  const trace = tracer({
    lawful: () => search(passage, [start]),
    broken: () => search(passage, [start], { breaking: true }),
    breaks: (arrival, slot) => faultsOf(quest, arrival, slot),
    outward: true,
  });
  const way = trace(slotsAt(rails, to).map((slot) => oppositeOf(rails, slot)));
  return way && { open: way.lawful, path: journey(quest, from, way) };
}

function stay({ statusOf }: Quest, hex: number): RailWay | undefined {
  const lines = statusOf(hex);
  const fault = lines.some(({ usable }) => usable) ? undefined : lines[0]?.fault;
  return lines.length ? { open: !fault, path: [{ hex, mf: 0, low: false, ...(fault ? { fault } : {}) }] } : undefined;
}

const slotsAt = (rails: Railways, hex: number): readonly number[] =>
  (rails.nodesAt.get(hex) ?? []).flatMap((node) => [...slotsOf(rails, node)]);

/** The runs of a train: a state is a slot that it has run along, the last of them where it starts. */
function trainSteps(quest: Quest, from: number): Passage {
  const { use, mobility } = quest;
  const { rails } = use.view;
  const start = rails.to.length;
  const priceOf = (slot: number): number => (isFree(quest, slot) ? 0 : BREACH);
  return {
    states: start + 1,
    steps: (state, visit) => {
      if (state === start) {
        for (const slot of slotsAt(rails, from)) visit(slot, enterCost(use, slot), priceOf(slot), slot);
        return;
      }
      const node = at(rails.to, state);
      const passing = at(use.state, node) === CUT ? BREACH : 0;
      for (const slot of slotsAt(rails, at(rails.hex, node))) {
        const step = stepOf(use, mobility, state, slot);
        if (step) visit(slot, step.mf, priceOf(slot) + passing, slot);
      }
    },
  };
}

/** What bars a run, with whether it stands in the hex that the train leaves or in the one that it enters. */
interface RunFault {
  readonly fault: RailFault;
  readonly behind: boolean;
}

function faultsOf({ use, statusOf, traffic }: Quest, arrival: number, slot: number): readonly RunFault[] {
  const { rails } = use.view;
  const node = arrival < rails.to.length ? at(rails.to, arrival) : -1;
  const cut = node >= 0 && at(use.state, node) === CUT ? barFault(use, node) : undefined;
  const ahead = isUsable(use, slot) ? traffic(slot) : faultOf(use, statusOf, slot);
  return [...(cut ? [{ fault: cut, behind: true }] : []), ...(ahead ? [{ fault: ahead, behind: false }] : [])];
}

/** The slot that runs along the same stretch the other way. */
function oppositeOf(rails: RailUse['view']['rails'], slot: number): number {
  const stretch = at(rails.stretch, slot);
  for (const other of slotsOf(rails, at(rails.to, slot))) if (at(rails.stretch, other) === stretch) return other;
  return slot;
}

const enterCost = ({ view }: RailUse, slot: number): number =>
  runCost(
    at(view.rails.low, at(view.rails.stretch, slot)) === 1,
    view.terrainAt(at(view.rails.hex, at(view.rails.to, slot))),
  );

/** The hexes of a way: the first state is the start, each other the slot by which the train enters a hex. */
function journey({ use, mobility }: Quest, from: number, { states, breaks }: Route<RunFault>): readonly RailHex[] {
  const { rails } = use.view;
  const faults = new Map<number, RailFault>();
  for (const { place, what } of breaks) {
    const hex = what.behind ? place - 1 : place;
    if (!faults.has(hex)) faults.set(hex, what.fault);
  }
  const isLow = (slot: number): boolean => at(rails.low, at(rails.stretch, slot)) === 1;
  let mf = 0;
  return states.map((slot, place): RailHex => {
    const next = states[place + 1];
    const leaving = place > 0 && next !== undefined ? stepOf(use, mobility, slot, next) : undefined;
    const before = states[place - 1];
    if (before !== undefined) mf += place === 1 ? enterCost(use, slot) : (stepOf(use, mobility, before, slot)?.mf ?? 0);
    const fault = faults.get(place);
    return {
      hex: place === 0 ? from : at(rails.hex, at(rails.to, slot)),
      ...(place === 0 ? {} : { run: runName(use.view, startOf(rails, slot), at(rails.to, slot)) }),
      mf,
      low: isLow(place === 0 ? (next ?? slot) : slot),
      ...(leaving?.turned ? { turned: leaving.turned } : {}),
      ...(leaving?.changed ? { changed: true } : {}),
      ...(fault ? { fault } : {}),
    };
  });
}

/** Why a stretch may not be used: it is broken, one of its hexes is closed, or its line is not on the network. */
function faultOf(use: RailUse, statusOf: StatusOf, slot: number): RailFault {
  const { rails } = use.view;
  const stretch = at(rails.stretch, slot);
  if (isBroken(rails, stretch)) return brokenFault(use, stretch);
  const [here, next] = [startOf(rails, slot), at(rails.to, slot)];
  for (const node of [here, next]) {
    const fault = at(use.state, node) === CLOSED ? barFault(use, node) : undefined;
    if (fault) return fault;
  }
  const grade = rails.low[stretch] ? 'lcr' : 'hcr';
  const found = [next, here].flatMap(
    (node) =>
      statusOf(at(rails.hex, node)).find((status) => status.node === node && status.grade === grade)?.fault ?? [],
  )[0];
  return found ?? { kind: 'apart', rule: '12.1.5', hex: at(rails.hex, next) };
}
