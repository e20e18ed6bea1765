import type { Item } from '@/lib/typed/items';
import type { Reading } from '@/lib/typed/reading';
import type { Value } from '@/lib/typed/meaning';
import { firstOf, lastOf, type Token } from '@/lib/typed/tokens';

/* Sides that are given by their strength in all: "77 against 33", "20 German factors". */

/** Which traits of a game make a unit, and which one is its strength. */
export interface Strength {
  /** the trait with the strength of a unit; `true` says that the count is the strength of all */
  readonly factor: string;
  /** whoever says one of these means a unit */
  readonly units: readonly string[];
  /** more than so many of a nation are strength, not units: "20 German against 7 Russian" */
  readonly mostUnits: number;
}

/** The strength in all that an item says; undefined for units. `beside`: the other side is given in this way. */
export function sumOf(
  { count, article, traits, own }: Item,
  strength: Strength,
  beside: boolean,
  most = strength.mostUnits,
): number | undefined {
  if (own.some((name) => strength.units.includes(name))) return undefined;
  const factor = traits[strength.factor];
  if (typeof factor === 'number') return factor * (count ?? 1);
  // "A German" is one of them, and no strength.
  if (article) return undefined;
  if (factor === true || own.length === 0) return count;
  return count !== undefined && count > (beside ? 0 : most) ? count : undefined;
}

/** A side: its strength in all, where that is said, and its units. */
export interface Force {
  readonly sum: number | undefined;
  readonly units: readonly Item[];
  /** whether an item of it is strength and no unit */
  readonly isSum: (item: Item) => boolean;
}

const FEW_UNITS = 3;
/** The units and the strength of a side; a number right after a single unit is the strength of that one. */
export function forceOf(items: readonly Item[], other: readonly Item[], strength: Strength): Force {
  const beside = other.some((item) => sumOf(item, strength, false) !== undefined);
  // "Corps of 8 and of 6 against 7 Russians": so many do not stand together, and the others have their factors.
  const given = other.length > 0 && other.every(({ traits }) => typeof traits[strength.factor] === 'number');
  const most = given ? FEW_UNITS : strength.mostUnits;
  const sum = (item: Item) => sumOf(item, strength, beside, most);
  const sums = items.flatMap((item) => sum(item) ?? []);
  return {
    sum: sums.length > 0 ? sums.reduce((all, one) => all + one, 0) : undefined,
    units: items.filter((item) => sum(item) === undefined),
    isSum: (item) => sum(item) !== undefined,
  };
}

/**
 * Items of a side that are told as those of the other side are: "cavalry 24 against 12 infantry" gives both their
 * strength, where so many units cannot stand there.
 */
export function asTheOther(
  items: readonly Item[],
  other: readonly Item[],
  { factor, units }: Strength,
  mayStand: (item: Item) => boolean,
): readonly Item[] {
  const given = other.length > 0 && other.every(({ own, traits }) => own.includes(factor) && traits[factor] !== true);
  if (!given) return items;
  return items.map((item) => {
    const { count, article, own, traits } = item;
    const isUnit = own.some((name) => units.includes(name)) && traits[factor] === undefined;
    return count === undefined || article || !isUnit || mayStand(item)
      ? item
      : { ...item, count: undefined, traits: { ...traits, [factor]: count }, own: [...own, factor] };
  });
}

const OF = /^(?:of|de|di)$/;

/** "Fifteen of artillery": more than so many units do not stand together, it is the strength of one. */
export const withAmounts = (
  items: readonly Item[],
  { factor, units }: Strength,
  tokens: readonly Token[],
  most: number,
): readonly Item[] =>
  items.map((item) => {
    const { count = 0, own, traits } = item;
    const isAmount =
      count > most &&
      own.some((name) => units.includes(name)) &&
      traits[factor] === undefined &&
      OF.test(tokens[firstOf(item) + 1]?.folded ?? '');
    return isAmount
      ? { ...item, count: undefined, traits: { ...traits, [factor]: count }, own: [...own, factor] }
      : item;
  });

/** A single unit whose strength is not said yet. */
const isOne = ({ count, traits, own }: Item, factor: string, units: readonly string[]): boolean =>
  (count ?? 1) === 1 && traits[factor] === undefined && own.some((name) => units.includes(name));

const EACH = /^(?:each|apiece|cada|ciascun[oa]|ognun[oa])$/;
const isBareNumber = ({ own, count, traits }: Item, factor: string): boolean =>
  (own.length === 0 && count !== undefined) || (own.join() === factor && typeof traits[factor] === 'number');

/** "Two French": of so few a nation alone says that they are units. */
const areFew = ({ count = 0, article, own }: Item, units: readonly string[]): boolean =>
  !article && [2, 3].includes(count) && own.length > 0 && own.every((name) => !units.includes(name));
/** … "of 24" */
const isOfFew = (item: Item, factor: string, units: readonly string[]): boolean =>
  areFew(item, units) && item.own.length > 1 && typeof item.traits[factor] === 'number';

const ONES = /^(?:ones?|units?|unidad(?:es)?|unita)$/;
/** The place right behind a unit: "three German ones, CBF 35 each". */
function endOf(item: Item, tokens: readonly Token[]): number {
  const end = lastOf(item) + 1;
  return ONES.test(tokens[end]?.folded ?? '') ? end + 1 : end;
}

/** Items in which a number right after a single unit has become the strength of that unit: "a fortress 3". */
export function withStrength(
  items: readonly Item[],
  { factor, units }: Strength,
  tokens: readonly Token[],
): readonly Item[] {
  const joined: Item[] = [];
  for (const one of items) {
    const item = isOfFew(one, factor, units) ? { ...one, own: [...one.own, ...units.slice(0, 1)] } : one;
    const before = joined.at(-1);
    const follows = before && firstOf(item) === lastOf(before) + 1;
    const takes = follows && isOne(before, factor, units);
    // "34th Infantry division, 30 CBF": after a comma the factor of the unit before it.
    const end = before === undefined ? 0 : endOf(before, tokens);
    const isNext = firstOf(item) === end + 1 && tokens[end]?.text === ',';
    // … with what else is counted of it: "a division, 30 CBF and CAB 12".
    const isOwn =
      item.own.includes(factor) &&
      item.count === undefined &&
      item.own.every((name) => typeof item.traits[name] === 'number');
    // "Two divisions, 29 each", "two French of 24"
    const isOf = firstOf(item) === end + 1 && OF.test(tokens[end]?.folded ?? '');
    const isEach = (isNext || isOf) && EACH.test(tokens[lastOf(item) + 1]?.folded ?? '');
    const isOfEach = isEach || (isOf && before !== undefined && areFew(before, units));
    if (before && isOfEach && before.traits[factor] === undefined && isBareNumber(item, factor)) {
      const each = (item.count ?? item.traits[factor]) as Value;
      joined.splice(-1, 1, {
        ...before,
        traits: { ...before.traits, [factor]: each },
        own: [...before.own, factor, ...units.slice(0, 1)],
        tokens: [...before.tokens, ...item.tokens],
      });
      continue;
    }
    // … of several it is that of all.
    if (before && joined.length === 1 && isNext && isOwn && isOne(before, factor, units))
      joined.splice(-1, 1, {
        ...before,
        traits: { ...item.traits, ...before.traits, [factor]: item.traits[factor] as Value },
        own: [...before.own, ...item.own],
        tokens: [...before.tokens, ...item.tokens],
      });
    else if (before && takes && item.own.length === 0 && item.count !== undefined)
      joined.splice(-1, 1, {
        ...before,
        traits: { ...before.traits, [factor]: item.count },
        own: [...before.own, factor],
        tokens: [...before.tokens, ...item.tokens],
      });
    else joined.push(item);
  }
  return joined;
}

const UPON = /^(?:on|onto|upon|against|sobre|contra|a|al|contro|su|sui|sugli|sulle|ai|agli|alle)$/;
/** "Concentric on Germans, 12 against 6": a nation behind such a word, apart from the number, is whom it attacks. */
export function withTargets(reading: Reading, nation: string): Reading {
  const { attack, defence, tokens } = reading;
  const isUpon = (item: Item): boolean =>
    item.own.join() === nation && !item.article && UPON.test(tokens[firstOf(item) - 1]?.folded ?? '');
  const isApart = (item: Item): boolean =>
    item.count === undefined ? attack.length > 1 : lastOf(item) - firstOf(item) > item.tokens.length - 1;
  const target = attack.find((item) => isUpon(item) && isApart(item));
  const isFree = defence.length > 0 && defence.every(({ own }) => !own.includes(nation));
  if (!target || !isFree) return reading;
  const value = target.traits[nation] as Value;
  const word = firstOf(target);
  const plain = (item: Item): Item => {
    const { [nation]: said, ...others } = item.traits;
    const isOther = item !== target && item.own.includes(nation) && said !== value;
    return isOther
      ? item
      : {
          ...item,
          traits: others,
          own: item.own.filter((name) => name !== nation),
          tokens: item.tokens.filter((at) => item !== target || at !== word),
        };
  };
  const [first, ...rest] = defence.map((item) => ({ ...item, traits: { ...item.traits, [nation]: value } }));
  return {
    ...reading,
    attack: attack.filter((item) => item !== target || item.count !== undefined).map(plain),
    defence: first ? [{ ...first, tokens: [word, ...first.tokens] }, ...rest] : rest,
  };
}
