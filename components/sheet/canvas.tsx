'use client';

import { useEffect, useRef, type KeyboardEvent } from 'react';
import { onTheme, readInks, type GameInks, type Inks } from '@/components/sheet/draw/inks';
import { createFrames } from '@/components/sheet/draw/frames';
import type { Picture } from '@/components/sheet/draw/paint';
import type { Listeners } from '@/components/map/gestures';
import type { MapControl } from '@/components/map/map-control';
import { useGestures } from '@/components/map/use-gestures';
import type { View } from '@/components/map/view';
import '@/components/sheet/sheet.css';

interface Props extends Listeners {
  readonly picture: Picture;
  /** the colours of the game; always the same ones */
  readonly inks: GameInks;
  readonly map: MapControl;
  readonly label: string;
  /** a drag with one finger paints */
  readonly painting: boolean;
  readonly describedBy: string;
  onKeyDown(event: KeyboardEvent): void;
}

/** Sharper than this no screen needs it, and it costs time in every frame. */
const SHARPEST = 2;
/** How long the sheet lies still before a zoomed copy is drawn anew, in milliseconds. */
const REST = 120;

/** How long a view lies still before it is told, in milliseconds: longer than a frame of what glides. */
const STILL = 120;

/**
 * Says on the element where the sheet lies while it lies still, as the point in the middle and the pixels per unit:
 * what is painted cannot be found from outside otherwise.
 */
function viewTeller(element: HTMLElement): (view: View) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let told = '';
  return ({ x, y, scale }) => {
    const now = `${x} ${y} ${scale}`;
    if (now === told) return;
    told = now;
    delete element.dataset.view;
    clearTimeout(timer);
    timer = setTimeout(() => (element.dataset.view = now), STILL);
  };
}

/** The drawn sheet. It is painted on a canvas in every frame that it moves; React only hands over what changed. */
export function HexCanvas({
  picture,
  inks: gameInks,
  map,
  label,
  painting,
  describedBy,
  onTap,
  onStroke,
  onKeyDown,
}: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const inks = useRef<Inks>(undefined);
  const latest = useRef(picture);
  useEffect(() => {
    latest.current = picture;
    map.repaint();
  });
  useEffect(() => {
    const [element, sheet] = [frame.current, canvas.current];
    const ctx = sheet?.getContext('2d', { alpha: false });
    if (!element || !sheet || !ctx) return undefined;
    const frames = createFrames(ctx);
    let resting: ReturnType<typeof setTimeout> | undefined;
    let rested = false;
    const tellView = viewTeller(element);
    const detach = map.attach(element, (at, screen) => {
      tellView(at);
      const ratio = Math.min(devicePixelRatio || 1, SHARPEST);
      const [width, height] = [Math.round(screen.width * ratio), Math.round(screen.height * ratio)];
      if (sheet.width !== width) sheet.width = width;
      if (sheet.height !== height) sheet.height = height;
      const sharp = frames.paint(
        latest.current,
        (inks.current ??= readInks(element, gameInks)),
        { at, screen, ratio },
        rested,
      );
      rested = false;
      clearTimeout(resting);
      if (sharp) return;
      resting = setTimeout(() => {
        rested = true;
        map.repaint();
      }, REST);
    });
    const offTheme = onTheme(() => {
      inks.current = undefined;
      map.repaint();
    });
    return () => {
      clearTimeout(resting);
      offTheme();
      detach();
    };
  }, [map, gameInks]);
  useGestures(frame, map, { onTap, onStroke });
  return (
    <div
      ref={frame}
      role="application"
      tabIndex={0}
      aria-label={label}
      aria-describedby={describedBy}
      data-brush={painting ? '' : undefined}
      className="sheet-canvas"
      onKeyDown={onKeyDown}
    >
      <canvas ref={canvas} aria-hidden />
    </div>
  );
}
