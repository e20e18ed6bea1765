import { expect, it } from 'vitest';
import { unitNumber } from '@/components/calculator/form/unit-number';

const input = { attackers: [{ units: [{}, {}] }, { units: [{}] }], defenders: [{}], reserve: [] };

it.each<[string, (string | number)[], number | undefined]>([
  ['in the first hex', ['attackers', 0, 'units', 1], 2],
  ['on from the first hex', ['attackers', 1, 'units', 0], 3],
  ['none for the only one', ['defenders', 0], undefined],
  ['none where nobody stands', ['reserve', 0], undefined],
])('a unit has its number among all of its side: %s', (_, at, expected) =>
  expect(unitNumber(input, at)).toBe(expected),
);

it('counts the units of a side once, however many rows ask', () => {
  let counts = 0;
  const many = {
    get attackers() {
      counts += 1;
      return Array.from({ length: 20 }, () => ({}));
    },
  };
  const numbers = Array.from({ length: 20 }, (_, i) => unitNumber(many, ['attackers', i]));
  expect(numbers).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  expect(counts).toBe(1);
});
