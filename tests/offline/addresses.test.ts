import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinedAddresses, partedAddresses } from '@/lib/offline/addresses';

test.each<readonly [addresses: readonly string[], joined: string]>([
  [[], ''],
  [['/en/about/', '/en/board/', '/es/board/'], '0/en/about/ 2board/ 1es/board/'],
  [['/rules/1/', '/rules/10/', '/rules/10/'], '0/rules/1/ 210/ 3'],
])('%j is told as %j', (addresses, joined) => {
  expect(joinedAddresses(addresses)).toBe(joined);
  expect(partedAddresses(joined)).toEqual(addresses);
});

test('what was joined is parted again', () => {
  const part = fc.constantFrom('a', 'b', '', '12', 'x.json');
  const address = fc.array(part, { maxLength: 14 }).map((parts) => `/${parts.join('/')}`);
  fc.assert(
    fc.property(fc.array(address), (addresses) => {
      expect(partedAddresses(joinedAddresses(addresses))).toEqual(addresses);
    }),
  );
});

test('an address with a gap is refused', () => {
  expect(() => joinedAddresses(['/a b/'])).toThrow('gap');
});
