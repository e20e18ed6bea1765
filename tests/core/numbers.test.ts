import { expect, test } from 'vitest';
import { plain, signed } from '@/lib/core/numbers';

test.each([
  [6, '6', '+6'],
  [0, '0', '0'],
  [-0, '0', '0'],
  [-5, '\u22125', '\u22125'],
  [2.5, '2.5', '+2.5'],
  [-12345, '\u221212345', '\u221212345'],
  [1000, '1000', '+1000'],
])('%d is %s, as a modifier %s', (value, bare, asModifier) => {
  expect([plain(value), plain(value)]).toEqual([bare, bare]);
  expect([signed(value), signed(value)]).toEqual([asModifier, asModifier]);
});
