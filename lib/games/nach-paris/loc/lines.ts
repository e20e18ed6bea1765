import { pricedPassage } from '@/lib/board/graph/passage';
import { isReached, search, type Extent, type Found } from '@/lib/board/graph/search';
import { follow, tracer, type Rules, type Route } from '@/lib/board/graph/trace';
import { DIRECTIONS, opposite, type Direction } from '@/lib/board/hex/grid';
import { at } from '@/lib/core/at';
import { lookUp } from '@/lib/core/look-up';
import { once } from '@/lib/core/once';
import { BREACH, FREE, type Ground, type LineBreak } from '@/lib/games/nach-paris/loc/logistics';

/** What breaks the step of a line from a hex in a direction: the hexside first, then the hex. */
function stepBreaks({ view, bars, walls, hexBreak, sideBreak }: Ground, hex: number, direction: Direction) {
  const slot = hex * DIRECTIONS.length + direction;
  const next = at(view.neighbours, slot);
  if (walls[slot] === 0 && bars[next] === FREE) return UNBROKEN;
  return [sideBreak(hex, direction), hexBreak(next)].flatMap((found) => found ?? []);
}
const UNBROKEN: readonly LineBreak[] = [];

/**
 * The ways from every hex to the nearest of some goals, searched backwards from them: the goal's own hex is paid for,
 * the starting hex not. Where breaking is allowed, a ZOC costs `zocPrice`.
 */
function waysTo(ground: Ground, goals: readonly number[], extent: Extent, zocPrice = BREACH): Found {
  const { view, costs, walls, bars } = ground;
  const barred = lookUp(bars, [0, zocPrice, BREACH]);
  return search(pricedPassage(view.graph, costs, { node: barred, line: walls }), goals, extent);
}

/**
 * One hex of a line, with the MF spent from the unit up to and including it, and what breaks the line on the way in.
 */
export interface LineHex {
  readonly hex: number;
  readonly mf: number;
  readonly breaks: readonly LineBreak[];
}

/** A line from a hex to its goal, the hex itself first. */
export interface LocLine {
  /** it keeps the rules and its limit of MF */
  readonly lawful: boolean;
  readonly mf: number;
  readonly hexes: readonly LineHex[];
}

/** What breaks a line, in the order of its hexes: most of them have nothing that does. */
export const breaksOn = (hexes: readonly LineHex[]): readonly LineBreak[] =>
  hexes.filter(({ breaks }) => breaks.length > 0).flatMap(({ breaks }) => breaks);

function lineOf({ costs }: Ground, { states, by, breaks }: Route<LineBreak>, lawful: boolean): LocLine {
  let mf = 0;
  let met = 0;
  const hexes = states.map((hex, place): LineHex => {
    if (place > 0) mf += (costs.node[hex] ?? 0) + (costs.line[by[place - 1] ?? -1] ?? 0);
    const here = met;
    while (breaks[met]?.place === place) met++;
    return { hex, mf, breaks: met > here ? breaks.slice(here, met).map(({ what }) => what) : UNBROKEN };
  });
  return { lawful, mf, hexes };
}

const rulesOf = (ground: Ground): Pick<Rules<LineBreak>, 'breaks' | 'outward'> => ({
  breaks: (hex, _, slot) => stepBreaks(ground, hex, opposite((slot % DIRECTIONS.length) as Direction)),
  outward: false,
});

/** Finds the line from a hex to the nearest of some goals; undefined when there is none. */
export type LinesTo = (hex: number, limit?: number) => LocLine | undefined;

/**
 * Finds lawful lines of at most `most` MF; where none lies within the limit that is asked for, the line that breaks
 * least, with a ZOC at `zocPrice`.
 */
export function linesTo(ground: Ground, goals: readonly number[], most: number, zocPrice: number): LinesTo {
  const trace = tracer({
    ...rulesOf(ground),
    lawful: () => waysTo(ground, goals, { limit: most }),
    broken: () => waysTo(ground, goals, { breaking: true }, zocPrice),
  });
  return (hex, limit) => {
    const way = trace([hex], limit);
    return way && lineOf(ground, way, way.lawful);
  };
}

/** Finds lawful lines alone, or with a price of a ZOC those that break least, both within an extent. */
export function linesWithin(ground: Ground, goals: readonly number[], limit: number, zocPrice?: number): LinesTo {
  const breaking = zocPrice !== undefined;
  const found = once(() => waysTo(ground, goals, { limit, breaking }, zocPrice));
  return (hex) =>
    isReached(found(), hex) ? lineOf(ground, follow(found(), hex, rulesOf(ground)), !breaking) : undefined;
}
