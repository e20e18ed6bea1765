import { at } from '@/lib/board/graph';
import { FAR, shortest } from '@/lib/board/shortest';
import { CLOSED, CUT } from '@/lib/games/nach-paris/rail/hexes';
import { stationOf } from '@/lib/games/nach-paris/rail/boarding';
import { isBroken, slotsOf, startOf, type RailUse } from '@/lib/games/nach-paris/rail/network';
import { barFault, brokenFault, type RailFault, type StatusOf } from '@/lib/games/nach-paris/rail/status';
import { runCost, turningCost } from '@/lib/games/nach-paris/rail/tables';
import type { TrafficOf } from '@/lib/games/nach-paris/rail/traffic';
import { runName } from '@/lib/games/nach-paris/sheet/phase';
import { barredKey } from '@/lib/games/nach-paris/sheet/rails';
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

/** Penalty of a stretch that may not be used, in a search that asks what bars the way. */
const BREACH = 100_000;

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

/**
 * The cheapest journey by rail between two hexes (12.3.3 to 12.3.7), boarding and leaving not included; with `strict`
 * false it may break what bars the way, as little as possible, and the hexes that bar it carry their fault. Undefined
 * when no railway on the sheet joins the two. A train that stays where it is needs a usable line there.
 */
export function railRoute(quest: Quest, from: number, to: number, strict: boolean): readonly RailHex[] | undefined {
  if (from === to) return stay(quest, from, strict);
  const slots = cheapestSlots(quest, from, to, strict);
  return slots && journey(quest, from, slots);
}

function stay({ statusOf }: Quest, hex: number, strict: boolean): readonly RailHex[] | undefined {
  const lines = statusOf(hex);
  const fault = lines.some(({ usable }) => usable) ? undefined : lines[0]?.fault;
  return !lines.length || (strict && fault) ? undefined : [{ hex, mf: 0, low: false, ...(fault ? { fault } : {}) }];
}

function cheapestSlots(quest: Quest, from: number, to: number, strict: boolean): readonly number[] | undefined {
  const { use, mobility } = quest;
  const { rails } = use.view;
  const start = rails.to.length;
  const slotsAt = (hex: number): readonly number[] =>
    (rails.nodesAt.get(hex) ?? []).flatMap((node) => [...slotsOf(rails, node)]);
  const starts = slotsAt(from);
  const priceOf = (slot: number): number => (isFree(quest, slot) ? 0 : BREACH);
  const { cost, from: before } = shortest(start + 1, [start], (state, visit) => {
    if (state === start) {
      for (const slot of starts) if (!strict || isFree(quest, slot)) visit(slot, enterCost(use, slot) + priceOf(slot));
      return;
    }
    const node = at(rails.to, state);
    const cut = at(use.state, node) === CUT;
    if (strict && cut) return;
    for (const slot of slotsAt(at(rails.hex, node))) {
      if (strict && !isFree(quest, slot)) continue;
      const step = stepOf(use, mobility, state, slot);
      if (step) visit(slot, step.mf + priceOf(slot) + (cut ? BREACH : 0));
    }
  });
  const arrivals = slotsAt(to).map((slot) => oppositeOf(rails, slot));
  const end = arrivals.reduce((best, slot) => (at(cost, slot) < (best < 0 ? FAR : at(cost, best)) ? slot : best), -1);
  if (end < 0) return undefined;
  const slots: number[] = [];
  for (let slot = end; slot !== start; slot = at(before, slot)) slots.unshift(slot);
  return slots;
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

function journey(
  { use, statusOf, traffic, mobility }: Quest,
  from: number,
  slots: readonly number[],
): readonly RailHex[] {
  const { rails } = use.view;
  const [first] = slots;
  const hexes: RailHex[] = [
    { hex: from, mf: 0, low: first !== undefined && at(rails.low, at(rails.stretch, first)) === 1 },
  ];
  let mf = 0;
  for (const [i, slot] of slots.entries()) {
    const arrival = slots[i - 1];
    const step =
      arrival === undefined ? { mf: enterCost(use, slot), changed: false } : stepOf(use, mobility, arrival, slot);
    mf += step?.mf ?? 0;
    const last = hexes.pop();
    const cut =
      arrival !== undefined && at(use.state, at(rails.to, arrival)) === CUT
        ? barFault(use, at(rails.to, arrival))
        : undefined;
    if (last)
      hexes.push({
        ...last,
        ...(step?.turned ? { turned: step.turned } : {}),
        ...(step?.changed ? { changed: true } : {}),
        ...(cut && !last.fault ? { fault: cut } : {}),
      });
    const fault = isUsable(use, slot) ? traffic(slot) : faultOf(use, statusOf, slot);
    hexes.push({
      hex: at(rails.hex, at(rails.to, slot)),
      run: runName(use.view, startOf(rails, slot), at(rails.to, slot)),
      mf,
      low: at(rails.low, at(rails.stretch, slot)) === 1,
      ...(fault ? { fault } : {}),
    });
  }
  return hexes;
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
