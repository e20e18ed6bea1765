import { at } from '@/lib/core/at';
import { oncePer, oncePerKey } from '@/lib/core/once';
import type { Rule } from '@/lib/core/rule';
import {
  commandOf,
  inCommand,
  type Command,
  type LostHq,
  type RadiusReading,
} from '@/lib/games/nach-paris/loc/command';
import { isNear, sourcesOf, type Source } from '@/lib/games/nach-paris/loc/sources';
import { campsOf, type Camp } from '@/lib/games/nach-paris/sheet/camps';
import { breaksOn, linesTo, linesWithin, type LineHex, type LinesTo } from '@/lib/games/nach-paris/loc/lines';
import { lineGrounds, ZOC_PRICE, type Ground, type LineBreak } from '@/lib/games/nach-paris/loc/logistics';
import { lineThreats } from '@/lib/games/nach-paris/loc/threats';
import { railUserOf } from '@/lib/games/nach-paris/rail/hexes';
import { hasHigh, railJoined } from '@/lib/games/nach-paris/rail/joined';
import type { PlacedUnit, SheetView } from '@/lib/games/nach-paris/sheet/view';
import type { Nation } from '@/lib/games/nach-paris/units';

export type SupplyStatus = 'loc' | 'llc' | 'ooc';

/** MF of a Normal and of a Long line (13.1.4, 13.1.5), and what light infantry adds to both (13.1.12). */
export const NORMAL_MF = 100;
export const LONG_MF = 150;
export const LIGHT_MF = 20;

/** The logistic line of a unit: how far it runs, from where, hex by hex; or why there is none. */
export type LogisticLine =
  | {
      readonly kind: 'normal' | 'long';
      readonly rule: '13.1.4' | '13.1.5' | '13.1.9' | '13.1.10';
      readonly mf: number;
      readonly limit: number;
      readonly hexes: readonly LineHex[];
      readonly source?: Source;
      readonly shortcut?: Detour;
    }
  | {
      readonly kind: 'none';
      readonly rule: '13.1.4' | '13.1.5' | '13.1.11' | '12.1.5';
      readonly limit: number;
      readonly why: 'rail' | 'far' | 'broken';
      readonly mf: number;
      readonly hexes: readonly LineHex[];
      readonly break?: LineBreak;
      readonly full?: Source;
    };

/** The camp or port that feeds a line, or that has no room left for it. */
export const sourceOf = (line: LogisticLine): Source | undefined => (line.kind === 'none' ? line.full : line.source);

/** A shorter way that only a ZOC bars. */
export interface Detour {
  readonly mf: number;
  readonly hexes: readonly LineHex[];
  readonly breaks: readonly LineBreak[];
}

export interface UnitLoc {
  readonly unit: PlacedUnit;
  readonly status: SupplyStatus;
  readonly command: Command;
  readonly line: LogisticLine;
  /** the rule that decides the status */
  readonly rule: Rule;
}

/** What a sheet's units live on. */
export interface LocFinding {
  readonly view: SheetView;
  readonly units: readonly UnitLoc[];
  readonly camps: readonly Camp[];
  /** Total Steps that each camp and port feeds */
  readonly fed: ReadonlyMap<Source, number>;
  /** usable HCR hexes by nation on the sheet */
  readonly railheads: ReadonlyMap<Nation, readonly number[]>;
}

interface NationLines {
  readonly ground: Ground;
  readonly goals: readonly number[];
  readonly trace: LinesTo;
  readonly shortcut: LinesTo;
  readonly threats: (limit: number) => (hex: number) => readonly number[];
}

/** A way that is shorter by ZOC alone is sought by its MF. */
const SHORTCUT_PRICE = 1;
/** More ZOC than a line of 120 MF can meet. */
const MOST_ZOC = 20;
/** Place in the queue at a camp or port. */
const HQ_LAST = 3;

/** The lines of each nation, worked out once for a sheet: they are the same whoever asks, and whatever HQ is lost. */
const linesIn = oncePer((view: SheetView) => {
  const groundOf = lineGrounds(view);
  return oncePerKey((nation: Nation) => nationLines(view, nation, groundOf(nation)));
});

function nationLines(view: SheetView, nation: Nation, ground: Ground): NationLines {
  const network = railJoined(view, railUserOf(nation));
  const { joined } = network;
  const { rails } = view;
  const found = new Set<number>();
  for (let node = 0; node < joined.length; node++)
    if (joined[node] === 1 && hasHigh(rails, node)) found.add(at(rails.hex, node));
  const goals = [...found];
  return {
    ground,
    goals,
    trace: linesTo(ground, goals, LONG_MF + LIGHT_MF, ZOC_PRICE),
    shortcut: linesWithin(ground, goals, NORMAL_MF + LIGHT_MF + MOST_ZOC, SHORTCUT_PRICE),
    threats: oncePerKey((limit: number) => lineThreats(ground, network, limit)),
  };
}

const limits = (unit: PlacedUnit): { readonly normal: number; readonly long: number } => {
  const more = unit.light ? LIGHT_MF : 0;
  return { normal: NORMAL_MF + more, long: LONG_MF + more };
};

function railLine(unit: PlacedUnit, lines: NationLines): LogisticLine {
  const { normal, long } = limits(unit);
  const { lawful = false, mf = 0, hexes = [] } = lines.trace(unit.at, long) ?? {};
  if (lawful && mf <= normal) return { kind: 'normal', rule: '13.1.4', mf, limit: normal, hexes };
  if (lawful) {
    const shortcut = shortcutOf(unit, lines, normal);
    return { kind: 'long', rule: '13.1.5', mf, limit: long, hexes, ...(shortcut ? { shortcut } : {}) };
  }
  if (!lines.goals.length) return { kind: 'none', rule: '12.1.5', limit: long, why: 'rail', mf: 0, hexes: [] };
  const [first] = breaksOn(hexes);
  return first
    ? { kind: 'none', rule: '13.1.4', limit: long, why: 'broken', mf, hexes, break: first }
    : { kind: 'none', rule: '13.1.5', limit: long, why: 'far', mf, hexes };
}

/**
 * The hexes that end the line of a unit by the railway, a Normal one as such, if an enemy unit enters just one of them,
 * nearest first; undefined where it has no such line.
 */
export const threatsTo = (view: SheetView, { unit, line }: UnitLoc): readonly number[] | undefined =>
  line.kind === 'none' || line.source ? undefined : linesIn(view)(unit.nation).threats(line.limit)(unit.at);

/** A way short enough for a Normal line that nothing but ZOC closes. */
function shortcutOf(unit: PlacedUnit, lines: NationLines, normal: number): Detour | undefined {
  const { mf = 0, hexes = [] } = lines.shortcut(unit.at) ?? {};
  const breaks = breaksOn(hexes);
  return hexes.length && mf <= normal && breaks.every(({ kind }) => kind === 'zoc') ? { mf, hexes, breaks } : undefined;
}

/**
 * Feeds units from camps and ports that have steps left (13.1.9 to 13.1.11): both feed units that have no line of their
 * own, a port also shortens a Long one.
 */
function feeder(view: SheetView, sources: readonly Source[], groundOf: (nation: Nation) => Ground) {
  const fed = new Map(sources.map((source) => [source, 0]));
  const linesFor = oncePerKey((source: Source) =>
    oncePerKey((nation: Nation) => linesWithin(groundOf(nation), source.hexes, NORMAL_MF + LIGHT_MF)),
  );
  const feed = (unit: PlacedUnit, own: LogisticLine): { readonly line?: LogisticLine; readonly full?: Source } => {
    const { normal } = limits(unit);
    let full: Source | undefined;
    for (const source of sources) {
      if (
        source.side !== unit.side ||
        (source.kind === 'camp' && own.kind !== 'none') ||
        !isNear(view, source, unit.at)
      )
        continue;
      const { lawful = false, mf = 0, hexes = [] } = linesFor(source)(unit.nation)(unit.at) ?? {};
      if (!lawful || mf > normal) continue;
      const used = (fed.get(source) ?? 0) + unit.steps;
      if (used <= source.capacity) {
        fed.set(source, used);
        return { line: { kind: 'normal', rule: source.rule, mf, limit: normal, hexes, source } };
      }
      full ??= source;
    }
    return full ? { full } : {};
  };
  return { fed, feed };
}

/** The status that command and line give (13.1.1, 13.1.5 to 13.1.8). */
export function statusOf(
  command: Pick<Command, 'kind' | 'rule'>,
  line: Pick<LogisticLine, 'kind' | 'rule'>,
): { readonly status: SupplyStatus; readonly rule: Rule } {
  if (command.kind === 'camp') return { status: 'loc', rule: command.rule };
  if (command.kind === 'destroyed')
    return line.kind === 'normal' ? { status: 'llc', rule: '13.1.7' } : { status: 'ooc', rule: '13.1.7' };
  if (!inCommand(command)) return { status: 'ooc', rule: command.rule };
  if (line.kind === 'none') return { status: 'ooc', rule: line.rule };
  return line.kind === 'normal' ? { status: 'loc', rule: line.rule } : { status: 'llc', rule: line.rule };
}

/**
 * The Line of Communications of every unit on a sheet (13.1, 13.2). Camps and ports feed whole units in the order of
 * the sheet: those in command without a line, then those with a Long one, last who gains nothing by it, HQs behind all.
 */
export function settleLoc(view: SheetView, destroyed: readonly LostHq[], reading: RadiusReading): LocFinding {
  const linesOf = linesIn(view);
  const camps = campsOf(view);
  const sources = sourcesOf(view, camps);
  const { fed, feed } = feeder(view, sources, (nation) => linesOf(nation).ground);
  const commanders = { hqs: view.units.filter(({ kind }) => kind === 'hq'), camps, destroyed, reading };
  const own = view.units.map((unit) => ({
    unit,
    command: commandOf(view, unit, commanders),
    rail: railLine(unit, linesOf(unit.nation)),
  }));
  const hungry = own.filter(({ rail, command }) => rail.kind !== 'normal' && command.kind !== 'camp');
  // A unit whose HQ is destroyed is better off with a Normal line too (13.1.7).
  // No penalty of 13.3 touches an HQ: it eats last.
  const rank = ({ unit, rail, command }: (typeof own)[number]): number =>
    unit.kind === 'hq'
      ? HQ_LAST
      : command.kind === 'destroyed'
        ? 0
        : !inCommand(command)
          ? 2
          : rail.kind === 'long'
            ? 1
            : 0;
  const order = sources.length ? [...hungry].sort((a, b) => rank(a) - rank(b)) : [];
  const meals = new Map(order.map(({ unit, rail }) => [unit, feed(unit, rail)]));
  const units = own.map(({ unit, command, rail }): UnitLoc => {
    const { line: meal, full } = meals.get(unit) ?? {};
    const line: LogisticLine = meal ?? (full && rail.kind === 'none' ? { ...rail, rule: '13.1.11', full } : rail);
    return { unit, command, line, ...statusOf(command, line) };
  });
  const railheads = new Map(view.units.map(({ nation }) => [nation, linesOf(nation).goals]));
  return { view, units, camps, fed, railheads };
}
