import type { MapControl } from '@/components/board/map/map-control';
import type { Point } from '@/components/board/map/view';

export interface Tap {
  /** on the screen, from the map's corner */
  readonly at: Point;
  readonly pointer: string;
  /** the second of two taps that follow each other closely */
  readonly again: boolean;
}

/** A finger that moves less than this, in pixels, taps. */
const STILL = 9;
const TWICE = 320;
const NEAR = 32;

interface Finger extends Point {
  readonly id: number;
}

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Fingers, mouse and wheel on the map: drag to pan, pinch or wheel to zoom, taps to the caller. Undone by the function that it gives. */
export function listenToGestures(svg: SVGSVGElement, view: MapControl, onTap: (tap: Tap) => void): () => void {
  let fingers: readonly Finger[] = [];
  let start: Point | undefined;
  let last = { at: { x: 0, y: 0 }, time: 0 };
  let tapped: Tap | undefined;

  const pointOf = (event: MouseEvent): Point => {
    const box = svg.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    const at = pointOf(event);
    tapped = undefined;
    fingers = [...fingers.filter(({ id }) => id !== event.pointerId), { id: event.pointerId, ...at }].slice(-2);
    start = fingers.length === 1 ? at : undefined;
    svg.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    const before = fingers.find(({ id }) => id === event.pointerId);
    if (!before) return;
    const at = pointOf(event);
    if (start && apart(start, at) < STILL) return;
    const first = start !== undefined;
    start = undefined;
    svg.dataset.dragging = '';
    const other = fingers.find(({ id }) => id !== event.pointerId);
    fingers = fingers.map((finger) => (finger.id === event.pointerId ? { ...finger, ...at } : finger));
    // The first stretch only tells a drag from a tap: the map does not jump by it.
    if (first) return;
    if (!other) return view.pan(at.x - before.x, at.y - before.y);
    const [was, now] = [middle(before, other), middle(at, other)];
    view.pan(now.x - was.x, now.y - was.y);
    if (apart(before, other) > 1) view.zoom(apart(at, other) / apart(before, other), now);
  };
  const up = (event: PointerEvent) => {
    if (!fingers.some(({ id }) => id === event.pointerId)) return;
    fingers = fingers.filter(({ id }) => id !== event.pointerId);
    if (!fingers.length) delete svg.dataset.dragging;
    const at = pointOf(event);
    if (!start || event.type === 'pointercancel') return;
    start = undefined;
    const again = event.timeStamp - last.time < TWICE && apart(last.at, at) < NEAR;
    last = { at, time: again ? 0 : event.timeStamp };
    tapped = { at, pointer: event.pointerType, again };
  };
  // A tap counts with its click: a sheet that opened before would be clicked by the same finger.
  const click = () => {
    const tap = tapped;
    tapped = undefined;
    if (tap) onTap(tap);
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1;
    view.zoom(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0018)), pointOf(event));
  };
  svg.addEventListener('pointerdown', down);
  svg.addEventListener('pointermove', move);
  svg.addEventListener('pointerup', up);
  svg.addEventListener('pointercancel', up);
  svg.addEventListener('click', click);
  svg.addEventListener('wheel', wheel, { passive: false });
  return () => {
    svg.removeEventListener('pointerdown', down);
    svg.removeEventListener('pointermove', move);
    svg.removeEventListener('pointerup', up);
    svg.removeEventListener('pointercancel', up);
    svg.removeEventListener('click', click);
    svg.removeEventListener('wheel', wheel);
  };
}
