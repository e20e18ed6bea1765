import { beforeAll, expect, it } from 'vitest';
import type { Calculator } from '@/lib/calc/calculator';
import { fire } from '@/lib/games/paths-of-glory/calculators/fire';
import { siege } from '@/lib/games/paths-of-glory/calculators/siege';
import { loadData, type PogData } from '@/lib/games/paths-of-glory/data';
import { answerOf } from '@/tests/games/paths-of-glory/spoken';

let data: PogData;
beforeAll(async () => {
  data = await loadData();
});

const taken = (calc: Calculator<never, never>, input: unknown) =>
  answerOf(calc as never, input, data)
    .taken?.map(({ field, value, from, fixed }) => `${field} ${value} ${from ?? 'unsaid'}${fixed ? ' fixed' : ''}`)
    .toSorted();

it('a siege on a space of the map shows the value of its fort, whatever stood in the field (15.3.2)', () => {
  const verdun = data.spaces.find(({ id }) => id === 'verdun');
  expect(verdun?.fort).toBe(3);
  expect(taken(siege as never, { space: 'verdun', value: 1, armies: 1 })).toEqual(['value 3 Verdun fixed']);
  expect(taken(siege as never, { value: 1 })).toBeUndefined();
});

it('a combat shows the terrain and the fort of the space, and the fort beside the defender (12.2.3, 12.2.7)', () => {
  const nancy = data.spaces.find(({ id }) => id === 'nancy');
  const fort = nancy?.fort ?? 0;
  expect(fort).toBeGreaterThan(0);
  expect(taken(fire as never, { space: 'nancy' })).toEqual(
    [`terrain ${nancy?.terrain} Nancy`, `fort ${fort} Nancy`, `defenders ${fort} Nancy`].toSorted(),
  );
});

it('a combat without a space shows the open ground without a fort that it reckons with, unless another is entered', () => {
  expect(taken(fire as never, {})).toEqual(['fort 0 unsaid', 'terrain clear unsaid']);
  expect(taken(fire as never, { terrain: 'forest', fort: 2 })).toEqual(['fort 2 unsaid', 'terrain forest unsaid']);
});

it('a fort that the player says is not there is not added', () => {
  const fields = taken(fire as never, { space: 'nancy', fort: 0 });
  expect(fields?.some((line) => line.startsWith('defenders'))).toBe(false);
});
