import { membersOf } from '@/components/calculator/form/members';
import type { UnitDice } from '@/components/calculator/form/unit-dice';

type Steps = UnitDice['at'];
type Numbers = ReadonlyMap<string, number>;
const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The places of all units of a side in their order: where the steps name an item, every item of its list. */
function placesOf(value: unknown, [step, ...rest]: Steps, above: Steps = []): readonly string[] {
  if (step === undefined) return [above.join('.')];
  return typeof step === 'string'
    ? placesOf(membersOf(value)[step], rest, [...above, step])
    : itemsOf(value).flatMap((one, i) => placesOf(one, rest, [...above, i]));
}

/** What was counted of an input, by side: every row of a side asks for its number. */
const counted = new WeakMap<object, Map<string, Numbers>>();

function numbersOf(input: object, at: Steps): Numbers {
  const sides = counted.get(input) ?? new Map<string, Numbers>();
  counted.set(input, sides);
  const side = at.filter((step) => typeof step === 'string').join('.');
  const numbers = sides.get(side) ?? new Map(placesOf(input, at).map((place, i) => [place, i + 1]));
  sides.set(side, numbers);
  return numbers;
}

/**
 * The number of a unit among all of its side, over all the hexes of an attack, as answers call one without a name;
 * undefined for the only one.
 */
export function unitNumber(input: object, at: Steps): number | undefined {
  const numbers = numbersOf(input, at);
  return numbers.size > 1 ? numbers.get(at.join('.')) : undefined;
}
