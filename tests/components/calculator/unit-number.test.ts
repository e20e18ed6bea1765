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
