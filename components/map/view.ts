/** What part of the map is on the screen: the point in the middle, and pixels per unit of the map. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Point {
  readonly x: number;
  readonly y: number;
}

const LARGEST = 4;
/** Free room around the map when all of it is shown, as a share. */
const MARGIN = 0.94;

/** The scale at which the whole map is on the screen. */
export const fitScale = (screen: Size, map: Size): number =>
  Math.min(screen.width / map.width, screen.height / map.height) * MARGIN;

const between = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** A view that keeps its middle on the map and its scale within reach. */
export function clampView({ x, y, scale }: View, screen: Size, map: Size): View {
  return {
    x: between(x, 0, map.width),
    y: between(y, 0, map.height),
    scale: between(scale, Math.min(fitScale(screen, map), 1), LARGEST),
  };
}

/** The map moved under the finger by a number of pixels. */
export const panned = ({ x, y, scale }: View, dx: number, dy: number): View => ({
  x: x - dx / scale,
  y: y - dy / scale,
  scale,
});

/** The point of the map under a point of the screen. */
export const toMap = ({ x, y, scale }: View, at: Point, screen: Size): Point => ({
  x: x + (at.x - screen.width / 2) / scale,
  y: y + (at.y - screen.height / 2) / scale,
});

/**
 * The view on a screen of another height keeps its upper edge, since a drawer that opens at the foot only covers it; on
 * one of another width it keeps its middle.
 */
export const resized = (view: View, before: Size, after: Size): View =>
  before.width === after.width ? { ...view, y: view.y + (after.height - before.height) / 2 / view.scale } : view;

/** Zoomed so that what is under a point of the screen stays there. */
export function zoomed(view: View, factor: number, at: Point, screen: Size, map: Size): View {
  const { scale } = clampView({ ...view, scale: view.scale * factor }, screen, map);
  const fixed = toMap(view, at, screen);
  return { x: fixed.x - (at.x - screen.width / 2) / scale, y: fixed.y - (at.y - screen.height / 2) / scale, scale };
}

/** A view on which all the points are to be seen below a strip of the screen's top; no closer than the scale given. */
export function viewOn(
  points: readonly Point[],
  screen: Size,
  map: Size,
  closest: number,
  strip = 0,
): View | undefined {
  if (!points.length) return undefined;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = 110;
  const scale = Math.min(
    closest,
    screen.width / (right - left + room),
    (screen.height - strip) / (bottom - top + room),
  );
  return clampView({ x: (left + right) / 2, y: (top + bottom) / 2 - strip / 2 / scale, scale }, screen, map);
}

export const isSeen = (view: View, point: Point, screen: Size, edge: number): boolean =>
  Math.abs(point.x - view.x) * view.scale < screen.width / 2 - edge &&
  Math.abs(point.y - view.y) * view.scale < screen.height / 2 - edge;

export const transformOf = ({ x, y, scale }: View, { width, height }: Size): string =>
  `translate(${(width / 2 - x * scale).toFixed(2)} ${(height / 2 - y * scale).toFixed(2)}) scale(${scale.toFixed(4)})`;

/** How much the map shows: names only where they can be read. */
export type Level = 'whole' | 'far' | 'mid' | 'near' | 'close';
const FROM: readonly (readonly [number, Level])[] = [
  [1.6, 'close'],
  [0.78, 'near'],
  [0.58, 'mid'],
  [0.28, 'far'],
];
export const levelOf = (scale: number): Level => FROM.find(([least]) => scale >= least)?.[1] ?? 'whole';
