import { inkOf, type Inks } from '@/components/sheet/draw/inks';
import { paintSheet, type Picture } from '@/components/sheet/draw/paint';
import { drawRulers } from '@/components/sheet/draw/rulers';
import { isWithin, zoomShare, type Frame } from '@/components/sheet/draw/frame';

/**
 * Room around the screen that is drawn beforehand when the sheet begins to move, as a share of its width and height.
 */
const AHEAD = 0.4;

interface Kept extends Frame {
  readonly canvas: HTMLCanvasElement;
}

/** Puts pictures of the sheet on a canvas. */
export interface Frames {
  /**
   * Draws a frame. Gives false when it is a zoomed copy of an older one, which asks for a sharp one when the sheet
   * rests.
   */
  paint(picture: Picture, inks: Inks, frame: Frame, sharp: boolean): boolean;
}

/**
 * A sheet of thousands of hexes is too much to draw in every frame of a drag: once it moves, it is drawn somewhat
 * larger than the screen, and this copy is moved and zoomed until it no longer does.
 */
export function createFrames(ctx: CanvasRenderingContext2D): Frames {
  let last: { readonly picture: Picture; readonly inks: Inks; readonly ratio: number } | undefined;
  let kept: Kept | undefined;
  const spare = document.createElement('canvas');

  const keep = (picture: Picture, inks: Inks, { at, screen, ratio }: Frame): Kept | undefined => {
    const larger = {
      width: Math.round(screen.width * (1 + 2 * AHEAD)),
      height: Math.round(screen.height * (1 + 2 * AHEAD)),
    };
    spare.width = Math.round(larger.width * ratio);
    spare.height = Math.round(larger.height * ratio);
    const on = spare.getContext('2d', { alpha: false });
    if (!on) return undefined;
    paintSheet(on, picture, inks, at, larger, ratio);
    return { canvas: spare, at, screen: larger, ratio };
  };
  const copy = ({ canvas, at: from, screen: size }: Kept, inks: Inks, { at, screen, ratio }: Frame): void => {
    const share = at.scale / from.scale;
    ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
    ctx.fillStyle = inkOf(inks, 'sunk');
    ctx.fillRect(0, 0, screen.width, screen.height);
    const x = screen.width / 2 + (from.x - at.x) * at.scale - (size.width * share) / 2;
    const y = screen.height / 2 + (from.y - at.y) * at.scale - (size.height * share) / 2;
    ctx.drawImage(canvas, x, y, size.width * share, size.height * share);
  };
  return {
    paint(picture, inks, frame, sharp) {
      const moved = last?.picture === picture && last.inks === inks && last.ratio === frame.ratio;
      last = { picture, inks, ratio: frame.ratio };
      if (!moved) kept = undefined;
      const zoomed = kept !== undefined && zoomShare(kept, frame) !== 1;
      if (!moved || (sharp && (zoomed || !kept))) {
        kept = undefined;
        paintSheet(ctx, picture, inks, frame.at, frame.screen, frame.ratio);
      } else {
        if (!kept || !isWithin(kept, frame)) kept = keep(picture, inks, frame);
        if (kept) copy(kept, inks, frame);
      }
      ctx.setTransform(frame.ratio, 0, 0, frame.ratio, 0, 0);
      drawRulers(
        {
          kit: picture.kit,
          ctx,
          inks,
          shape: picture.layout,
          layout: picture.layout,
          view: picture.view,
          scale: frame.at.scale,
        },
        frame.at,
        frame.screen,
      );
      return !kept || zoomShare(kept, frame) === 1;
    },
  };
}
