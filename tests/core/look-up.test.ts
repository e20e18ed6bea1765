import { expect, test } from 'vitest';
import { lookUp } from '@/lib/core/look-up';

test('each code gives what the table holds for it, and 0 beyond it', () => {
  expect([...lookUp(Uint8Array.from([2, 0, 1, 3]), [10, 20, 30])]).toEqual([30, 10, 20, 0]);
  expect([...lookUp(new Uint8Array(0), [1])]).toEqual([]);
});
