import { describe, expect, it, vi } from 'vitest';
import type { MapControl } from '@/components/map/map-control';
import { looksCloser } from '@/components/map/tap';

const at = { x: 120, y: 80 };
const spot = { x: 500, y: 760 };

function taken(pointer: string, again: boolean, target: typeof spot | undefined, tooSmall: boolean) {
  const map = { goTo: vi.fn(), zoom: vi.fn() };
  const used = looksCloser(map as unknown as MapControl, { at, pointer, again }, target, tooSmall);
  return { used, goTo: map.goTo.mock.calls[0]?.[0] as unknown, zoom: map.zoom.mock.calls[0] };
}

describe('a tap', () => {
  it('of a finger on what is too small brings it near', () =>
    expect(taken('touch', false, spot, true)).toEqual({ used: true, goTo: { ...spot, scale: 1 }, zoom: undefined }));
  it.each([
    ['of a mouse', 'mouse', true],
    ['on what is large enough', 'touch', false],
  ])('%s acts at once, also the second of two', (_, pointer, tooSmall) =>
    expect(taken(pointer, true, spot, tooSmall)).toEqual({ used: false, goTo: undefined, zoom: undefined }),
  );
  it('where nothing is zooms in when it is the second of two', () => {
    expect(taken('touch', true, undefined, true)).toEqual({ used: true, goTo: undefined, zoom: [1.8, at] });
    expect(taken('mouse', false, undefined, true).used).toBe(false);
  });
});
