import type { Item } from '@/lib/typed/items';
import type { Lexicon } from '@/lib/typed/meaning';
import type { Reading } from '@/lib/typed/reading';
import { clauseAround, firstOf, isNumeralButOne } from '@/lib/typed/tokens';

/*
 * Units that a clause of its own names once more beside those of the text: "a German army attacks a French one, I
 * attack with a flipped army". They are no more units, but are as it says.
 */

/** In a clause: whoever it names is another one; "è" is no "and". */
const ANOTHER =
  /^(?:and|plus|also|another|other|too|more|against|versus|vs|y|mas|tambien|otr[oa]s?|contra|junto|ed|piu|anche|altr[oaie]|contro|\+|&)$/;
/** "An army", "the army", "quell'armata": no clause begins with one word more. */
const ARTICLE =
  /^(?:an?|the|that|this|these|those|one|un|una|uno|el|la|los|las|ese|esa|il|lo|gli|i|le|l|quel|quello|quella|quell|quei|1)$/;

/** Fields that say where somebody is. */
const PLACES = ['space', 'from', 'to'];
/** "That army": he who was named. */
const THAT = /^(?:the|that|this|el|la|ese|esa|il|l|quel|quella|quell)$/;

type Told = 'another' | 'again' | 'unsure';

/** Whether a unit is one of those that are named in other clauses. */
function isTwin(item: Item, own: readonly Item[], reading: Reading, lexicon: Lexicon): Told {
  const { tokens, uses, fields } = reading;
  const { noun, nation, states } = lexicon;
  const { from, to } = clauseAround(tokens, firstOf(item));
  const isWithin = (places: readonly number[]): boolean => places.some((at) => at >= from && at < to);
  if (item.tokens.length === 0 || !item.tokens.every((at) => at >= from && at < to)) return 'another';
  const others = own.filter((one) => one !== item && one.tokens.length > 0);
  if (others.length === 0 || others.some((one) => isWithin(one.tokens))) return 'another';
  // "One more" of what nobody knows
  if (item.own.length === 0 && item.count === 1) return 'unsure';
  // Where he has a place of his own another one stands.
  if (fields.some((one) => PLACES.includes(one.field) && isWithin(one.tokens))) return 'another';
  if (tokens.slice(from, to).some(({ text, folded }) => ANOTHER.test(folded) || text === 'e')) return 'another';
  const before = tokens.slice(from, firstOf(item)).map(({ folded }) => folded);
  const isCounted = item.count !== undefined && (item.count !== 1 || tokens.slice(from, to).some(isNumeralButOne));
  const isOnlyState = item.own.length > 0 && item.own.every((name) => states.includes(name));
  const isStrange = uses.slice(from, to).includes('unknown');
  if (isCounted) return 'another';
  if (isOnlyState) return item.count !== undefined ? 'another' : isStrange ? 'unsure' : 'again';
  if (!item.own.every((name) => states.includes(name) || name === noun || name === nation)) return 'another';
  const isThat = item.count === undefined && before.some((word) => THAT.test(word));
  const isTelling = isThat || before.some((word) => !ARTICLE.test(word));
  const isSame = (name: string): boolean =>
    others.some((one) => !item.own.includes(name) || one.traits[name] === item.traits[name]);
  if (!isSame(noun) || !isSame(nation)) return 'another';
  // "It's a flipped army": he has been named with his people.
  if (item.own.includes(noun) && !item.own.includes(nation)) return isTelling ? 'again' : 'another';
  // "The Russian is the third corps there": a people that nobody counts is that of the units.
  if (!item.own.includes(noun) && item.count === undefined) return isStrange ? 'unsure' : 'again';
  return 'another';
}

/** A reading without units that its clauses name twice, and the places of words that are of nobody for sure. */
export function withoutTwins(reading: Reading, lexicon: Lexicon): Reading {
  const { noun, nation, states } = lexicon;
  const unknown: number[] = [];
  const apart = (items: readonly Item[]): readonly Item[] => {
    let left = items;
    for (const item of items) {
      const told = isTwin(item, left, reading, lexicon);
      if (told === 'another') continue;
      const mayBe = (one: Item): boolean =>
        one !== item &&
        [noun, nation].every((name) => !item.own.includes(name) || one.traits[name] === item.traits[name]) &&
        states.every(
          (name) => !item.own.includes(name) || !one.own.includes(name) || one.traits[name] === item.traits[name],
        );
      const [only, other] = left.filter(mayBe);
      const isSure = told === 'again' && only !== undefined && !other && (only.count ?? 1) === 1;
      left = left.filter((one) => one !== item);
      if (!isSure) unknown.push(...item.tokens);
      else left = left.map((one) => (one === only ? asTold(one, item, states) : one));
    }
    return left;
  };
  const [attack, defence] = [apart(reading.attack), apart(reading.defence)];
  const isOpen = new Set(unknown);
  return unknown.length === 0 && attack.length === reading.attack.length && defence.length === reading.defence.length
    ? reading
    : { ...reading, attack, defence, uses: reading.uses.map((use, at) => (isOpen.has(at) ? 'unknown' : use)) };
}

/** A unit as it is told once more. */
function asTold(unit: Item, { traits, own, said, tokens }: Item, states: readonly string[]): Item {
  const told = own.filter((name) => states.includes(name));
  return {
    ...unit,
    traits: { ...unit.traits, ...Object.fromEntries(told.flatMap((name) => [[name, traits[name] ?? true] as const])) },
    own: [...new Set([...unit.own, ...told])],
    said: { ...unit.said, ...Object.fromEntries(told.map((name) => [name, said[name] ?? tokens] as const)) },
    tokens: [...unit.tokens, ...tokens],
  };
}
