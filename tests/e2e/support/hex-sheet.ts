import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { hexMap, type Frame, type Numbering } from '@/lib/board/hex/numbering';
import { centerOf, layoutOf, type Orientation } from '@/lib/board/hex/plane';
import type { Point } from '@/components/map/view';

/** The sheet that a finger looks for hexes on. */
export interface FingerSheet {
  readonly numbering: Numbering;
  readonly orientation: Orientation;
  readonly frame: Frame;
}

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

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

/** Draws a point out from under what lies over the sheet's edge: nearer, about the edge next to it. */
async function drawOut(page: Page, { x, y }: Point, box: Box): Promise<void> {
  await page.mouse.move(x, y < box.y + box.height / 2 ? box.y + 2 : box.y + box.height - 2);
  await page.mouse.wheel(0, -250);
}

/**
 * A finger that taps hexes of a sheet: it waits until the map lies still, and goes farther off while the hex is out of
 * sight, nearer while it lies under a key.
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
        const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        point = { x: middle.x + (place.x - x) * scale, y: middle.y + (place.y - y) * scale };
        if (await isSheet(page, point)) return true;
        const isInside = point.x > box.x && point.x < box.x + box.width && point.y > box.y;
        if (isInside && point.y < box.y + box.height) await drawOut(page, point, box);
        else await page.getByRole('button', { name: 'Zoom out', exact: true }).tap();
        return false;
      })
      .toBe(true);
    if (point) await page.touchscreen.tap(point.x, point.y);
  };
}
