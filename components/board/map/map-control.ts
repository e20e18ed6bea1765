import { clampView, levelOf, panned, transformOf, zoomed, type Point, type Size, type View } from '@/components/board/map/view';

/** The view of the map, held outside of React: a pan changes one attribute of one element and draws nothing again. */
export interface MapControl {
  get(): View;
  size(): Size;
  pan(dx: number, dy: number): void;
  /** zooms about a point of the screen, the middle when none is given */
  zoom(factor: number, at?: Point): void;
  /** goes to a view, gliding where motion is welcome */
  goTo(view: View): void;
  /** shows the view in a drawing; undone by the function that it gives */
  attach(svg: SVGSVGElement, world: SVGGElement): () => void;
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
  let drawing: { readonly svg: SVGSVGElement; readonly world: SVGGElement } | undefined;
  let frame = 0;
  let glide = 0;
  let resting: ReturnType<typeof setTimeout> | undefined;

  const paint = () => {
    frame = 0;
    if (!drawing) return;
    drawing.world.setAttribute('transform', transformOf(view, size));
    const level = levelOf(view.scale);
    if (drawing.svg.dataset.level !== level) drawing.svg.dataset.level = level;
  };
  const put = (next: View) => {
    view = clampView(next, size, map);
    if (!frame) frame = requestAnimationFrame(paint);
    clearTimeout(resting);
    resting = setTimeout(() => listeners.forEach((listener) => listener(view)), REST);
  };
  const stop = () => cancelAnimationFrame(glide);
  const measure = () => {
    const box = drawing?.svg.getBoundingClientRect();
    if (!box?.width || !box.height) return;
    size = { width: box.width, height: box.height };
    view = clampView(view, size, map);
    paint();
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
    goTo(wanted) {
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
    },
    attach(svg, world) {
      drawing = { svg, world };
      const observer = new ResizeObserver(measure);
      observer.observe(svg);
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
