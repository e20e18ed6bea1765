import { expect, test } from 'vitest';
import { onceForLast, oncePer, oncePerKey } from '@/lib/core/once';

test('works once for each object, and again for one that only looks the same', () => {
  let asked = 0;
  const of = oncePer((key: { readonly n: number }) => {
    asked++;
    return key.n ? key.n : undefined;
  });
  const [one, none] = [{ n: 1 }, { n: 0 }];
  expect([of(one), of(one), of(none), of(none), of({ n: 1 })]).toEqual([1, 1, undefined, undefined, 1]);
  expect(asked).toBe(3);
});

test('works once for each key, also where the result is nothing', () => {
  const asked: string[] = [];
  const of = oncePerKey((key: string) => {
    asked.push(key);
    return key === 'nothing' ? undefined : key.length;
  });
  expect([of('one'), of('three'), of('one'), of('nothing'), of('nothing')]).toEqual([3, 5, 3, undefined, undefined]);
  expect(asked).toEqual(['one', 'three', 'nothing']);
});

test('for the last key a value is kept, for one before it made anew', () => {
  let made = 0;
  const of = onceForLast((key: string) => `${key} ${++made}`);
  expect([of('a'), of('a'), of('b'), of('b'), of('a')]).toEqual(['a 1', 'a 1', 'b 2', 'b 2', 'a 3']);
});
