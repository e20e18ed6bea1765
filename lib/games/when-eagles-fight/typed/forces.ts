import { otherSide, sideOf, type Nation } from '@/lib/games/when-eagles-fight/sides';
import type { Item } from '@/lib/typed/items';
import { missingSides } from '@/lib/typed/parts';
import { clauseAround, firstOf } from '@/lib/typed/tokens';
import type { Value } from '@/lib/typed/meaning';
import { sideOfVerb } from '@/lib/typed/persons';
import type { Reading, SideName } from '@/lib/typed/reading';
import type { Strength } from '@/lib/typed/sums';

/* Nations and factors of a typed attack. */

export const STRENGTH: Strength = { factor: 'factor', units: ['kind', 'attack'], mostUnits: 9 };

const number = (value: Value | undefined): number | undefined => (typeof value === 'number' ? value : undefined);

export const nationIn = (items: readonly Item[]): Nation | undefined =>
  items.map(({ traits }) => traits.nation).find((one) => one !== undefined) as Nation | undefined;

/** The nation of a side that names none: the usual one against the other. */
export const nationAgainst = (other: Nation | undefined, usual: Nation): Nation =>
  other === undefined ? usual : otherSide(sideOf(other)) === 'central' ? 'german' : 'russian';

/** The factor of one unit of an item: as said, or undefined. */
export const factorOf = ({ traits }: Item, of: 'attack' | 'defence'): number | undefined =>
  number(traits.factor) ?? number(traits[of]);

/** The factors of all units together; undefined where one is not said. */
export function totalOf(units: readonly Item[], of: 'attack' | 'defence'): number | undefined {
  let total = 0;
  for (const unit of units) {
    const factor = unit.traits.kind === 'heavy-artillery' ? 0 : factorOf(unit, of);
    if (factor === undefined) return undefined;
    total += factor * (unit.count ?? 1);
  }
  return units.length > 0 ? total : undefined;
}

const HITS = /^(?:on|against|at|hits?|attacks?|contra|sobre|atacan?|contro|su|attacca|attaccano|colpiscono|vs|x)$/;
/** "The attackers total 18": who has the only strength of a clause. */
function personIn(item: Item, { tokens, attack, defence }: Reading): readonly number[] {
  const { from, to } = clauseAround(tokens, firstOf(item));
  const places = [...Array(to).keys()].slice(from);
  const isOther = [...attack, ...defence].some((one) => one !== item && one.tokens.some((at) => places.includes(at)));
  const hits = places.some((at) => HITS.test(tokens[at]?.folded ?? ''));
  return isOther || hits ? [] : places.filter((at) => sideOfVerb(tokens[at]?.folded ?? '', 'who') !== undefined);
}

/** "6 defence factors, attack with 18": a strength that is called by a side is that side's, wherever it stands. */
export function withNamedStrengths(reading: Reading): Reading {
  const { attack, defence, tokens } = reading;
  const isCalled = (item: Item, side: SideName): boolean => {
    const { own, count } = item;
    const words = [...item.tokens, ...personIn(item, reading)].map((at) => tokens[at]?.folded ?? '');
    const isSum = own.every((name) => name === 'factor') && (own.length > 0 || count !== undefined);
    const sides = new Set(words.flatMap((word) => sideOfVerb(word, 'doing', 'noun', 'who') ?? []));
    return isSum && sides.size === 1 && sides.has(side);
  };
  const defending = attack.filter((item) => isCalled(item, 'defence'));
  const attacking = defence.filter((item) => isCalled(item, 'attack'));
  if (defending.length === 0 && attacking.length === 0) return reading;
  // What nobody calls by a side is the other's then: "18 in all, 6 defence factors".
  const isFree = (item: Item): boolean => item.own.every((name) => name === 'factor');
  const rest = defending.length > 0 ? defence.filter((item) => !attacking.includes(item) && isFree(item)) : [];
  const sides = {
    attack: [...attack.filter((item) => !defending.includes(item)), ...attacking, ...rest],
    defence: [...defence.filter((item) => !attacking.includes(item) && !rest.includes(item)), ...defending],
  };
  const others = reading.faults.filter(({ code }) => code !== 'side');
  return {
    ...reading,
    ...sides,
    faults: [...others, ...missingSides(sides.attack.length > 0, sides.defence.length > 0)],
  };
}
