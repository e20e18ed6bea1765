import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { hexMap, type Frame, type Numbering } from '@/lib/board/hex/numbering';
import { centerOf, layoutOf, type Orientation } from '@/lib/board/hex/plane';
import type { Point } from '@/components/map/view';

/** The sheet that a finger looks for hexes on. */
export interface FingerSheet {
  readonly numbering: Numbering;
  readonly orientation: Orientation;
  readonly frame: Frame;
}

const FARTHER = 'Zoom out';

/** Waits until the page has drawn what a tap has changed. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

/**
 * A finger that finds hexes on the screen, in a mode that does nothing to those that it hits on the way. Where the map
 * was left is not to be seen from outside: from the hex that a tap has hit it goes on to the one that it looks for.
 */
export function fingerOn(page: Page, { numbering, orientation, frame }: FingerSheet) {
  const layout = layoutOf(hexMap(numbering, frame), orientation);
  const placeOf = (hex: string): Point => centerOf(layout, layout.map.index.get(hex) ?? -1);
  /** the hex that was hit last, which is told to those who do not see the sheet */
  const hit = async (): Promise<string> =>
    (await page.getByRole('status').allTextContents()).find((told) => /^\d{4}: /.test(told))?.slice(0, 4) ?? '';
  let last: { readonly hex: string; readonly point: Point } | undefined;
  /** Taps a hex; gives its point of the screen. */
  return async (hex: string): Promise<Point> => {
    const box = await page.getByRole('application').boundingBox();
    if (!box) throw new Error('the sheet has no place on the page');
    const scale = Math.min(1, (box.width / layout.size.width) * 0.94);
    const from = (before: string, { x, y }: Point): Point => {
      const [here, there] = [placeOf(before), placeOf(hex)];
      return { x: x + (there.x - here.x) * scale, y: y + (there.y - here.y) * scale };
    };
    // Where no hex is hit, it begins anew from one place of the sheet after the other: keys lie over its edges.
    let tries = 0;
    const anew = (): Point => {
      const share = 0.3 + 0.1 * (tries++ % 4);
      return { x: box.x + box.width * share, y: box.y + box.height * (share + 0.1) };
    };
    let point = last ? from(last.hex, last.point) : anew();
    let before = '';
    await expect
      .poll(async () => {
        // What lies beyond the sheet's edge on the screen comes into sight farther off.
        const isInside = point.x > box.x && point.x < box.x + box.width && point.y > box.y;
        if (!isInside || point.y > box.y + box.height) {
          await page.getByRole('button', { name: FARTHER, exact: true }).tap();
          point = anew();
        }
        await page.touchscreen.tap(point.x, point.y);
        await drawn(page);
        const found = await hit();
        if (found === hex) last = { hex, point };
        // A tap that has hit no other hex than the one before it was none on the sheet.
        else point = found && found !== before ? from(found, point) : anew();
        before = found;
        return found;
      })
      .toBe(hex);
    return point;
  };
}
