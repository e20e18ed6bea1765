import {
  clampView,
  isSeen,
  panned,
  resized,
  viewOn,
  zoomed,
  type Point,
  type Size,
  type View,
} from '@/components/map/view';

/** Puts a view on the screen; called at most once in a frame. */
export type Paint = (view: View, screen: Size) => void;

/** How points are brought into sight. */
export interface Showing {
  /** no closer than this scale */
  readonly closest: number;
  /** not at all when they only fit at a smaller scale than this */
  readonly farthest?: number;
  /** height of what floats over the map's upper edge, in pixels */
  readonly strip: number;
  /** only when one of them is out of sight */
  readonly onlyIfHidden?: boolean;
}

/** The view of a map, held outside of React: panning and zooming only call the drawing's own paint function. */
export interface MapControl {
  get(): View;
  size(): Size;
  pan(dx: number, dy: number): void;
  /** zooms about a point of the screen, the middle when none is given */
  zoom(factor: number, at?: Point): void;
  /** goes to a view, gliding where motion is welcome */
  goTo(view: View): void;
  /** goes where all the points are seen, two frames later: a drawer that opens with it has changed the size by then */
  show(points: readonly Point[], how: Showing): void;
  /** shows the view in the element that the map fills; undone by the function that it gives */
  attach(frame: Element, paint: Paint): () => void;
  /** paints again in the next frame, since something else than the view has changed */
  repaint(): void;
  /** calls back when the view has come to rest; undone by the function that it gives */
  onRest(listener: (view: View) => void): () => void;
}

const GLIDE = 260;
/** How long the view lies still before it counts as at rest, in milliseconds. */
const REST = 400;
const ease = (t: number): number => 1 - (1 - t) ** 3;
const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A control over a map of this size. It does nothing to the screen until it is attached. */
export function createMapControl(map: Size, start: View): MapControl {
  const listeners = new Set<(view: View) => void>();
  let view = start;
  let size: Size = { width: 360, height: 480 };
  let measured = false;
  let drawing: { readonly frame: Element; readonly paint: Paint } | undefined;
  let frame = 0;
  let glide = 0;
  let resting: ReturnType<typeof setTimeout> | undefined;

  const paint = () => {
    frame = 0;
    drawing?.paint(view, size);
  };
  const repaint = () => {
    if (!frame) frame = requestAnimationFrame(paint);
  };
  const put = (next: View) => {
    view = clampView(next, size, map);
    repaint();
    clearTimeout(resting);
    resting = setTimeout(() => listeners.forEach((listener) => listener(view)), REST);
  };
  const stop = () => cancelAnimationFrame(glide);
  const measure = () => {
    const box = drawing?.frame.getBoundingClientRect();
    if (!box?.width || !box.height) return;
    const before = measured ? size : undefined;
    measured = true;
    size = { width: box.width, height: box.height };
    view = clampView(before ? resized(view, before, size) : view, size, map);
    paint();
  };
  const goTo = (wanted: View) => {
    stop();
    const [from, to] = [view, clampView(wanted, size, map)];
    if (isCalm()) return put(to);
    const begun = performance.now();
    const step = (now: number) => {
      const t = ease(Math.min(1, Math.max(0, now - begun) / GLIDE));
      put({ x: mix(from.x, to.x, t), y: mix(from.y, to.y, t), scale: from.scale * (to.scale / from.scale) ** t });
      if (t < 1) glide = requestAnimationFrame(step);
    };
    glide = requestAnimationFrame(step);
  };
  return {
    get: () => view,
    size: () => size,
    pan(dx, dy) {
      stop();
      put(panned(view, dx, dy));
    },
    zoom(factor, at = { x: size.width / 2, y: size.height / 2 }) {
      stop();
      put(zoomed(view, factor, at, size, map));
    },
    goTo,
    show(points, { closest, farthest = 0, strip, onlyIfHidden = false }) {
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (onlyIfHidden && points.every((point) => isSeen(view, point, size, strip))) return;
          const found = viewOn(points, size, map, closest, strip);
          if (found && found.scale >= farthest) goTo(found);
        }),
      );
    },
    repaint,
    attach(element, paintWith) {
      drawing = { frame: element, paint: paintWith };
      const observer = new ResizeObserver(measure);
      observer.observe(element);
      measure();
      return () => {
        observer.disconnect();
        stop();
        cancelAnimationFrame(frame);
        frame = 0;
        drawing = undefined;
      };
    },
    onRest(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
