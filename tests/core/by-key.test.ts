import { expect, test } from 'vitest';
import { byKey } from '@/lib/core/by-key';

test('works once for each key, also where the result is nothing', () => {
  const asked: string[] = [];
  const of = byKey((key: string) => {
    asked.push(key);
    return key === 'nothing' ? undefined : key.length;
  });
  expect([of('one'), of('three'), of('one'), of('nothing'), of('nothing')]).toEqual([3, 5, 3, undefined, undefined]);
  expect(asked).toEqual(['one', 'three', 'nothing']);
});
