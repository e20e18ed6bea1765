import { expect, test } from 'vitest';
import { byIdentity } from '@/lib/core/by-identity';

test('works once for each object, and again for one that only looks the same', () => {
  let asked = 0;
  const of = byIdentity((key: { readonly n: number }) => {
    asked++;
    return key.n ? key.n : undefined;
  });
  const [one, none] = [{ n: 1 }, { n: 0 }];
  expect([of(one), of(one), of(none), of(none), of({ n: 1 })]).toEqual([1, 1, undefined, undefined, 1]);
  expect(asked).toBe(3);
});
