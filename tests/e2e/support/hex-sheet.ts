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

/** A map that is to glide begins within this many frames. */
const FRAMES = 5;

/** Where the sheet lies on the screen, once it lies still; undefined while it moves. */
const viewOf = (page: Page): Promise<readonly number[] | undefined> =>
  page.evaluate(async (frames) => {
    for (let i = 0; i < frames; i++) await new Promise((drawn) => requestAnimationFrame(drawn));
    const view = document.querySelector<HTMLElement>('[role="application"]')?.dataset.view;
    return view?.split(' ').map(Number);
  }, FRAMES);

/** Whether a finger would touch the sheet itself there, and no key or drawer over it. */
const isSheet = (page: Page, point: Point): Promise<boolean> =>
  page.evaluate(
    ({ x, y }) => document.elementFromPoint(x, y)?.closest('[role="application"]') !== null && x > 0 && y > 0,
    point,
  );

/**
 * A finger that taps hexes of a sheet: it waits until the map lies still, and goes farther off while the hex is out of
 * sight or under something.
 */
export function fingerOn(page: Page, { numbering, orientation, frame }: FingerSheet) {
  const layout = layoutOf(hexMap(numbering, frame), orientation);
  return async (hex: string): Promise<void> => {
    const place = centerOf(layout, layout.map.index.get(hex) ?? -1);
    let point: Point | undefined;
    await expect
      .poll(async () => {
        const [view, box] = [await viewOf(page), await page.getByRole('application').boundingBox()];
        if (!view || !box) return false;
        const [x = 0, y = 0, scale = 1] = view;
        point = {
          x: box.x + box.width / 2 + (place.x - x) * scale,
          y: box.y + box.height / 2 + (place.y - y) * scale,
        };
        if (await isSheet(page, point)) return true;
        await page.getByRole('button', { name: 'Zoom out', exact: true }).tap();
        return false;
      })
      .toBe(true);
    if (point) await page.touchscreen.tap(point.x, point.y);
  };
}
