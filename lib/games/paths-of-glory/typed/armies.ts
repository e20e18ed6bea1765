import { STACKING_LIMIT } from '@/lib/games/paths-of-glory/limits';
import type { Item } from '@/lib/typed/items';
import type { Reading } from '@/lib/typed/reading';

/* Armies by their numbers: "the fourth Austrian", "GE 5 and GE 6". */

/**
 * "GE 5 and GE 6": digits behind a nation are numbers of armies where so many could not stand there, or the nation has
 * several; then all such digits are.
 */
function withNumbered(reading: Reading): Reading {
  const { attack, defence, tokens } = reading;
  const isPair = ({ after, article, own, traits, tokens: at }: Item): boolean =>
    after &&
    !article &&
    own.includes('nation') &&
    own.every((name) => name === 'nation' || (name === 'kind' && traits.kind === 'army')) &&
    at.some((one) => tokens[one]?.kind === 'number');
  const isTold = [attack, defence].some((items) => {
    const pairs = items.filter(isPair);
    const nations = new Set(pairs.map(({ traits }) => traits.nation));
    return pairs.length > nations.size || pairs.some(({ count = 1 }) => count > STACKING_LIMIT);
  });
  const asNumber = (item: Item): Item =>
    isTold && isPair(item)
      ? {
          ...item,
          count: 1,
          article: true,
          own: [...item.own, 'which'],
          traits: { ...item.traits, which: String(item.count) },
        }
      : item;
  return { ...reading, attack: attack.map(asNumber), defence: defence.map(asNumber) };
}

/**
 * "The fourth Austrian", "the 3rd and 4th British and a Canadian corps": only armies bear numbers, unless the last of
 * the numbers in a row says what all of them are.
 */
function withArmies(reading: Reading): Reading {
  const asArmies = (items: readonly Item[]): readonly Item[] =>
    items.map((item, at): Item => {
      const isNumbered = ({ own }: Item): boolean => own.includes('which');
      const row = items.slice(at).findIndex((one) => !isNumbered(one) || one.own.includes('kind'));
      const last = row < 0 ? undefined : items[at + row];
      return isNumbered(item) && !(last && isNumbered(last))
        ? { ...item, traits: { ...item.traits, kind: 'army' } }
        : item;
    });
  return { ...reading, attack: asArmies(reading.attack), defence: asArmies(reading.defence) };
}

/** A reading in which whoever bears a number is an army. */
export const withNumbers = (reading: Reading): Reading => withArmies(withNumbered(reading));
