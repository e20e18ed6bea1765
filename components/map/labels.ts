import type { MapLine, MapSpace } from '@/components/map/chart';
import type { Point } from '@/components/map/view';

/** A name on the map: its lines of text, where the first one stands, and how it is aligned. */
export interface Label extends Point {
  readonly id: string;
  readonly lines: readonly string[];
  readonly anchor: 'start' | 'middle' | 'end';
  readonly capital: boolean;
  /** kept when the map is seen from afar: 1 also when all of it is seen */
  readonly landmark: 0 | 1 | 2;
}

/** Size of the names in units of the map, and of the parts that they keep clear of. */
export const FONT = 13;
const LINE = 12.5;
const LETTER = 0.57 * FONT;
/** Names this long are broken at a space or hyphen. */
const LONG = 11;

/** What a name has to do with the symbol of its space. Distances are from the space's middle, in units of the map. */
export interface SpaceSymbol {
  readonly capital: boolean;
  readonly landmark: Label['landmark'];
  /** where a name begins at its right and ends at its left, and how far under it */
  readonly right: number;
  readonly left: number;
  readonly low: number;
  /** what the space covers: its symbol, its signs, and the counters that may come to stand on it */
  readonly covers: readonly {
    readonly from: readonly [x: number, y: number];
    readonly to: readonly [x: number, y: number];
    /** how much a name on it hurts */
    readonly weight: number;
  }[];
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
interface Placed extends Point {
  readonly space: MapSpace;
  readonly symbol: SpaceSymbol;
}
interface Candidate {
  readonly label: Label;
  readonly box: Box;
  readonly cost: number;
}

/** The name in one line, or in two when it is long and can be broken. */
export function linesOf(name: string): readonly string[] {
  if (name.length < LONG) return [name];
  const cuts = [...name.matchAll(/[ -]/g)].map(({ index, 0: mark }) => index + Number(mark === '-'));
  const [best] = cuts.sort((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2));
  return best === undefined ? [name] : [name.slice(0, best).trim(), name.slice(best).trim()];
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
const boxAt = ({ x, y }: Point, left: number, top: number, right: number, bottom: number): Box => ({
  left: x + left,
  top: y + top,
  right: x + right,
  bottom: y + bottom,
});

interface Cover {
  readonly box: Box;
  readonly weight: number;
}

const coversOf = (spot: Placed): readonly Cover[] =>
  spot.symbol.covers.map(({ from, to, weight }) => ({ box: boxAt(spot, from[0], from[1], to[0], to[1]), weight }));

/** The eight places for a name around its space, the best first. */
function candidatesOf(spot: Placed): readonly Candidate[] {
  const { space, symbol, x, y } = spot;
  const { capital, landmark, right, left, low } = symbol;
  const lines = linesOf(space.name);
  const width = Math.max(...lines.map((line) => line.length)) * LETTER + (capital ? FONT : 0);
  const height = lines.length * LINE;
  const make = (anchor: Label['anchor'], dx: number, top: number, cost: number): Candidate => {
    const from = x + dx - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0);
    const box: Box = { left: from, top: y + top, right: from + width, bottom: y + top + height };
    return {
      label: {
        id: space.id,
        lines,
        anchor,
        capital,
        landmark,
        x: x + dx,
        y: y + top + LINE * 0.8,
      },
      box,
      cost,
    };
  };
  return [
    make('middle', 0, low, 0),
    make('start', right, -height / 2 + 3, 12),
    make('end', -left, -height / 2 + 3, 16),
    make('start', 4, low - 1, 18),
    make('end', -4, low - 1, 20),
    make('start', right - 3, 7, 18),
    make('end', -left + 3, 7, 20),
    make('end', -left + 5, -height - 8, 60),
    make('middle', 0, -40 - height, 340),
    make('start', 15, -height - 38, 360),
  ];
}

/** Whether a line crosses a box, by points along it: enough for a small penalty. */
function crossing(box: Box, a: Point, b: Point): number {
  if (
    Math.max(a.x, b.x) < box.left ||
    Math.min(a.x, b.x) > box.right ||
    Math.max(a.y, b.y) < box.top ||
    Math.min(a.y, b.y) > box.bottom
  )
    return 0;
  let inside = 0;
  for (let i = 1; i < 12; i++) {
    const x = a.x + ((b.x - a.x) * i) / 12;
    const y = a.y + ((b.y - a.y) * i) / 12;
    if (x > box.left && x < box.right && y > box.top && y < box.bottom) inside++;
  }
  return inside;
}

interface Found {
  readonly spot: Placed;
  readonly candidates: readonly Candidate[];
  /** places of the others that are near enough to matter */
  readonly others: readonly number[];
  chosen: number;
}

const REACH = 190;
const near = (a: Point, b: Point): boolean => Math.abs(a.x - b.x) < REACH && Math.abs(a.y - b.y) < REACH / 1.5;

const chosenBox = (found: Found | undefined): Box | undefined => found?.candidates[found.chosen]?.box;

/** Moves names, one after the other, to where they meet least of the others. */
function settle(found: readonly Found[], fixed: readonly (readonly number[])[]): void {
  for (let round = 0; round < 6; round++) {
    let moved = false;
    for (const [i, one] of found.entries()) {
      const boxes = one.others.flatMap((j) => chosenBox(found[j]) ?? []);
      const costs = one.candidates.map(
        ({ box }, c) => (fixed[i]?.[c] ?? 0) + boxes.reduce((sum, other) => sum + 3 * overlap(box, other), 0),
      );
      const best = costs.indexOf(Math.min(...costs));
      moved ||= best !== one.chosen;
      one.chosen = best;
    }
    if (!moved) return;
  }
}

/** A place for each name, so that names, spaces and counters overlap as little as can be. Same map, same places. */
export function placeLabels<Space extends MapSpace>(
  spots: readonly (Point & { readonly space: Space })[],
  lines: readonly MapLine[],
  bounds: { readonly width: number; readonly height: number },
  symbolOf: (space: Space) => SpaceSymbol,
): readonly Label[] {
  const placed: readonly Placed[] = spots.map(({ space, x, y }) => ({ x, y, space, symbol: symbolOf(space) }));
  const at = new Map(placed.map((one) => [one.space.id, one]));
  const edges = lines.flatMap(({ a, b }) => {
    const [from, to] = [at.get(a), at.get(b)];
    return from && to ? [[from, to] as const] : [];
  });
  const found = placed.map((spot): Found => ({
    spot,
    candidates: candidatesOf(spot),
    others: placed.flatMap((other, j) => (other !== spot && near(spot, other) ? [j] : [])),
    chosen: 0,
  }));
  const covers = placed.map(coversOf);
  const fixed = found.map(({ spot, candidates, others }) => {
    const around = edges.filter(([a, b]) => near(spot, a) || near(spot, b));
    return candidates.map(({ box, cost }) => {
      const outside = box.left < 4 || box.right > bounds.width - 4 || box.bottom > bounds.height - 4 ? 5000 : 0;
      const onSpaces = others.reduce(
        (sum, j) => sum + (covers[j] ?? []).reduce((area, cover) => area + cover.weight * overlap(box, cover.box), 0),
        0,
      );
      return cost + outside + onSpaces + around.reduce((sum, [a, b]) => sum + 6 * crossing(box, a, b), 0);
    });
  });
  settle(found, fixed);
  return found.flatMap(({ candidates, chosen }) => candidates[chosen]?.label ?? []);
}
