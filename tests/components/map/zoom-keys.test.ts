import { expect, it, vi } from 'vitest';
import { zoomByKey } from '@/components/map/zoom-keys';

it.each([
  ['+', 1.4],
  ['=', 1.4],
  ['-', 1 / 1.4],
])('%s zooms', (key, factor) => {
  const zoom = vi.fn();
  expect(zoomByKey({ zoom }, key)).toBe(true);
  expect(zoom.mock.calls).toEqual([[factor]]);
});

it('leaves every other key to others', () => {
  const zoom = vi.fn();
  expect(zoomByKey({ zoom }, 'Enter')).toBe(false);
  expect(zoom).not.toHaveBeenCalled();
});
