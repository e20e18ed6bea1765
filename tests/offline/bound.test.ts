import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bound, fileAt } from '@/lib/offline/bound';

it('files that are bound are found again, each at its place', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array()), (files) => {
      const whole = bound(files);
      files.forEach((file, at) => expect([...fileAt(whole, at)]).toEqual([...file]));
      expect(fileAt(whole, files.length)).toHaveLength(0);
    }),
  );
});
