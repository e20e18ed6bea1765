import type { MapControl } from '@/components/map/map-control';
import type { Point } from '@/components/map/view';

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

/** A drag of one finger that draws instead of moving the map. */
export interface Stroke {
  move(at: Point): void;
  /** `done` is false when the drag turned into something else: a second finger came */
  end(done: boolean): void;
}

export interface Listeners {
  onTap(tap: Tap): void;
  /** takes a drag that begins there as a stroke; undefined lets it move the map */
  onStroke?(at: Point): Stroke | undefined;
}

interface Finger extends Point {
  readonly id: number;
}

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The element that a map fills, of HTML or SVG. */
type Frame = Element & GlobalEventHandlers & HTMLOrSVGElement;

/**
 * Fingers, mouse and wheel on the map: drag to pan, pinch or wheel to zoom, taps and strokes to the caller. Undone by
 * the function that it gives.
 *
 * Not by a library: this is 1 kB, d3-zoom 18 and @use-gesture 9 (gzip). Strokes, taps and the map's own clamping would
 * stay here, and d3-zoom keeps the view a second time, which a gliding or resized map would have to put right.
 */
export function listenToGestures(frame: Frame, view: MapControl, { onTap, onStroke }: Listeners): () => void {
  let fingers: readonly Finger[] = [];
  let start: Point | undefined;
  let last = { at: { x: 0, y: 0 }, time: 0 };
  let tapped: Tap | undefined;
  let stroke: Stroke | undefined;

  const pointOf = (event: MouseEvent): Point => {
    const box = frame.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const endStroke = (done: boolean) => {
    const drawn = stroke;
    stroke = undefined;
    drawn?.end(done);
  };
  const down = (event: PointerEvent) => {
    // The right and the middle button of a mouse move the map, also where the left one draws.
    if (event.pointerType !== 'mouse' && event.button !== 0) return;
    const at = pointOf(event);
    tapped = undefined;
    fingers = [...fingers.filter(({ id }) => id !== event.pointerId), { id: event.pointerId, ...at }].slice(-2);
    if (fingers.length > 1) endStroke(false);
    start = fingers.length === 1 ? at : undefined;
    frame.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    const before = fingers.find(({ id }) => id === event.pointerId);
    if (!before) return;
    const at = pointOf(event);
    if (start && apart(start, at) < STILL) return;
    const begun = start;
    const first = begun !== undefined;
    start = undefined;
    if (begun && !(event.buttons & 6)) stroke = onStroke?.(begun);
    const other = fingers.find(({ id }) => id !== event.pointerId);
    fingers = fingers.map((finger) => (finger.id === event.pointerId ? { ...finger, ...at } : finger));
    if (stroke) return stroke.move(at);
    frame.dataset.dragging = '';
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
    if (!fingers.length) delete frame.dataset.dragging;
    const at = pointOf(event);
    endStroke(event.type !== 'pointercancel');
    if (!start || event.type === 'pointercancel' || event.button > 0) return;
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
  const menu = (event: MouseEvent) => event.preventDefault();
  frame.addEventListener('pointerdown', down);
  frame.addEventListener('pointermove', move);
  frame.addEventListener('pointerup', up);
  frame.addEventListener('pointercancel', up);
  frame.addEventListener('click', click);
  frame.addEventListener('contextmenu', menu);
  frame.addEventListener('wheel', wheel, { passive: false });
  return () => {
    frame.removeEventListener('pointerdown', down);
    frame.removeEventListener('pointermove', move);
    frame.removeEventListener('pointerup', up);
    frame.removeEventListener('pointercancel', up);
    frame.removeEventListener('click', click);
    frame.removeEventListener('contextmenu', menu);
    frame.removeEventListener('wheel', wheel);
  };
}
