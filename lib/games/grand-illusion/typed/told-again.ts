import type { Item } from '@/lib/typed/items';
import type { Reading } from '@/lib/typed/reading';
import { clauseAround, firstOf } from '@/lib/typed/tokens';

/* Units of a battle that a clause of its own tells of once more: they are no others than those who fight. */

const STATES: readonly string[] = ['disrupted', 'withdraws', 'besieged', 'brackets', 'circle'];
const ARTICLE = /^(?:an?|un|una|the|el|la|los|las|il|i|gli|le|lo|l)$/;
const DEFINITE = /^(?:the|el|la|los|las|il|i|gli|le|lo|l)$/;
const JOINS = /^(?:and|with|plus|y|con|mas|e|ed|piu|col|coi|cogli|junto|insieme)$/;
const ATTACK = /^(?:attack|atac|ataque|attac)/;
const DEFEND = /^(?:defen|defien|difen|by|por|dai|dagli)/;

const isGerman = ({ traits }: Item): boolean => traits.nation === 'german';

/** Who is told of, and what, where it is certain. */
export const withToldAgain = (reading: Reading): Reading =>
  withNamesakes(withStates(withBesieged(withGone(withOpponent(withAllies(withoutCases(reading)))))));

const clauseOf = ({ tokens }: Reading, item: Item) => clauseAround(tokens, firstOf(item));
const isAlone = (reading: Reading, item: Item): boolean => {
  const { from, to } = clauseOf(reading, item);
  return [...reading.attack, ...reading.defence].every(
    (one) => one === item || one.tokens.every((at) => at < from || at >= to),
  );
};

/** "The Allies attack, a German corps of 6 and a French corps of 5": who attacks, and no corps of his own. */
function withAllies(reading: Reading): Reading {
  const { attack, defence, tokens, faults } = reading;
  const all = [...attack, ...defence];
  const [teller, another] = all.filter(({ own, count }) => own.join() === 'allied' && count === undefined);
  if (!teller || another || !isAlone(reading, teller)) return reading;
  const { from, to } = clauseOf(reading, teller);
  const words = tokens.slice(from, to).map(({ folded }) => folded);
  const others = all.filter((one) => one !== teller);
  const isTold = words.some((word) => ATTACK.test(word)) && !words.some((word) => DEFEND.test(word));
  const [allied, german] = [others.filter((one) => !isGerman(one)), others.filter(isGerman)];
  const areNamed = others.every(({ own }) => own.includes('nation'));
  const [first, ...more] = allied;
  if (!isTold || !areNamed || !first || german.length === 0) return reading;
  return {
    ...reading,
    attack: [{ ...first, tokens: [...first.tokens, ...teller.tokens] }, ...more],
    defence: german,
    faults: faults.filter(({ code }) => code !== 'side' && code !== 'order'),
  };
}

/** "The Allies attack with a division, the German corps there is disrupted": of the other side, he is attacked. */
function withOpponent(reading: Reading): Reading {
  const { attack, defence, tokens } = reading;
  const [first] = attack;
  const isState = ({ own }: Item): boolean => own.every((name) => STATES.includes(name));
  const [other, another] = attack.filter(
    (item) => first !== undefined && item.own.includes('nation') && isGerman(item) !== isGerman(first),
  );
  if (!first || !other || another || !first.own.includes('nation') || !defence.every(isState)) return reading;
  const { from, to } = clauseOf(reading, other);
  const isThere = (item: Item): boolean => item.tokens.every((at) => at >= from && at < to);
  const isOwn = tokens.slice(from, to).every(({ folded }) => !ATTACK.test(folded));
  const isFirstThere = first.tokens.some((at) => at >= from && at < to);
  if (!isOwn || isFirstThere || JOINS.test(tokens[from]?.folded ?? '') || !defence.every(isThere)) return reading;
  const told = defence.reduce<Item>((item, { traits, tokens: places }) => withState(item, traits, places), other);
  return { ...reading, attack: attack.filter((item) => item !== other), defence: [told] };
}

/** "The cavalry pulls out first, a German corps attacks French cavalry": the only cavalry that fights here. */
function withGone(reading: Reading): Reading {
  const { attack, defence } = reading;
  const all = [...attack, ...defence];
  const isHorse = ({ traits, own }: Item): boolean => traits.kind === 'cavalry' && own.includes('kind');
  const tellers = all.filter(
    (item) => isHorse(item) && isTeller(reading, item) && item.traits.withdraws === true && !isCounted(item),
  );
  const [teller, another] = tellers;
  const [only, other] = all.filter((item) => isHorse(item) && item !== teller);
  const isSame = !teller?.own.includes('nation') || teller.traits.nation === only?.traits.nation;
  if (!teller || another || !only || other || !isSame) return reading;
  const told = (items: readonly Item[]): readonly Item[] =>
    items.flatMap((item) => {
      if (item === teller) return [];
      return item === only ? [withState(item, { withdraws: true }, teller.tokens)] : [item];
    });
  return { ...reading, attack: told(attack), defence: told(defence) };
}
const isCounted = ({ count, article }: Item): boolean => count !== undefined && !article;

/** "A besieged fort, Germans attack a French fort": the Germans of the next clause are no fort. */
function withBesieged(reading: Reading): Reading {
  const { attack, defence, tokens } = reading;
  const [only, other] = attack;
  const [fort, another] = defence.filter(({ traits, own }) => traits.kind === 'fort' && own.includes('kind'));
  const named = ['besieged', 'kind', 'nation'];
  if (!only || other || !fort || another || only.own.toSorted().join() !== named.join()) return reading;
  const { from, to } = clauseAround(tokens, only.said.kind?.[0] ?? 0);
  const isThere = (at: number): boolean => at >= from && at < to;
  const [told, people] = [only.tokens.filter(isThere), only.tokens.filter((at) => !isThere(at))];
  if (only.traits.kind !== 'fort' || people.length === 0) return reading;
  const { nation = 'german' } = only.traits;
  return {
    ...reading,
    attack: [{ ...only, traits: { nation }, own: ['nation'], said: { nation: people }, tokens: people }],
    defence: defence.map((item) => (item === fort ? withState(item, { besieged: true }, told) : item)),
  };
}

const withState = (item: Item, traits: Item['traits'], places: readonly number[]): Item => ({
  ...item,
  traits: { ...item.traits, ...traits },
  own: [...new Set([...item.own, ...Object.keys(traits)])],
  said: { ...item.said, ...Object.fromEntries(Object.keys(traits).map((name) => [name, places])) },
  tokens: [...item.tokens, ...places],
});

/** "We're hitting a disrupted corps", "he attacks with the disrupted German": the only one on his side. */
function withStates(reading: Reading): Reading {
  const told = (items: readonly Item[]): readonly Item[] => {
    const tellers = items.filter((item) => isTeller(reading, item));
    const [teller, another] = tellers;
    const [only, other] = items.filter((item) => !tellers.includes(item) && item.own.includes('kind'));
    if (!teller || another || !only || other || items.length !== 2 || !isHis(reading, teller, only)) return items;
    const traits = Object.fromEntries(
      Object.entries(teller.traits).filter(([name]) => STATES.includes(name) && teller.own.includes(name)),
    );
    return [withState(only, traits, teller.tokens)];
  };
  return { ...reading, attack: told(reading.attack), defence: told(reading.defence) };
}

/** Whether a unit has no number, and nothing is said of it but how it is. */
const isTeller = (reading: Reading, item: Item): boolean =>
  item.own.some((name) => STATES.includes(name)) &&
  item.own.every((name) => [...STATES, 'kind', 'nation'].includes(name)) &&
  (item.count === undefined || item.article) &&
  isAlone(reading, item);

function isHis(reading: Reading, teller: Item, only: Item): boolean {
  const { tokens, versus } = reading;
  const isSame = ['kind', 'nation'].every(
    (name) => !teller.own.includes(name) || teller.traits[name] === only.traits[name],
  );
  if (!isSame || (only.count ?? 1) > 1) return false;
  const { from, to } = clauseOf(reading, teller);
  const first = firstOf(teller);
  const wordAt = (at: number): string => tokens[at]?.folded ?? '';
  const begin = ARTICLE.test(wordAt(first - 1)) ? first - 1 : first;
  const isVerb = versus.some((at) => at >= from && at < to);
  // "A cavalry won't fight, …": both times without an article, it is the same one.
  const isBare = teller.count === undefined && only.count === undefined && teller.own.includes('kind');
  const isDefinite = DEFINITE.test(wordAt(begin));
  const isJoined = JOINS.test(wordAt(begin - 1)) && begin - 1 === from;
  return !isJoined && (isVerb || isDefinite || isBare);
}

const CASE = /^(?:when|if|once|whenever|cuando|quando)$/;
const NEEDS = /^(?:takes?|needs?|needed|requires?|faltan?|necesitan?|servono|serve|occorrono|vogliono)$/;
/**
 * "When flipped the German would be worth three", "it takes 2 hits to kill the fort": what is only thought of is
 * nobody's state, and no hit that fell.
 */
function withoutCases(reading: Reading): Reading {
  const { attack, defence, tokens } = reading;
  const wordAt = (at: number): string => tokens[at]?.folded ?? '';
  const isNeeded = (at: number): boolean => {
    const { from, to } = clauseAround(tokens, at);
    return tokens.slice(from, to).some(({ folded }) => NEEDS.test(folded));
  };
  const thoughtOf = ({ said }: Item): readonly (readonly [name: string, at: readonly number[]])[] => [
    ['disrupted', (said.disrupted ?? []).filter((at) => CASE.test(wordAt(at - 1)))],
    ['hits', (said.hits ?? []).filter(isNeeded)],
  ];
  const placesOf = (item: Item): readonly number[] => thoughtOf(item).flatMap(([, at]) => at);
  const thought = [...attack, ...defence].flatMap(placesOf);
  if (thought.length === 0) return reading;
  const told = (items: readonly Item[]): readonly Item[] =>
    items.flatMap((item) => {
      const names = thoughtOf(item).flatMap(([name, at]) => (at.length > 0 ? [name] : []));
      if (names.length === 0) return [item];
      const places = item.tokens.filter((at) => !placesOf(item).includes(at));
      const traits = Object.fromEntries(Object.entries(item.traits).filter(([name]) => !names.includes(name)));
      const own = item.own.filter((name) => !names.includes(name));
      return places.length === 0 ? [] : [{ ...item, traits, own, tokens: places }];
    });
  return withUnknown({ ...reading, attack: told(attack), defence: told(defence) }, thought);
}

const withUnknown = (reading: Reading, places: readonly number[]): Reading => ({
  ...reading,
  uses: reading.uses.map((use, at) => (places.includes(at) ? 'unknown' : use)),
});

const OF_ONE =
  /^(?:the|el|la|los|las|il|i|gli|le|lo|l|del|al|della|dell|dei|degli|que[ls]t?[aoi]?|quell[aoi]?|su|sua|that|this)$/;
const OF_MANY = /^(?:an?|un|una|another|otro|otra|altro|altra|one|uno)$/;
const OF_SIDE = /^(?:side|lado|bando|parte)$/;
/**
 * "The back of the German counter says 2", "a full corps on the German side": whoever is named in a clause of his own
 * as one who is known is the only one of his nation who fights, and no other. He stands where it says, and has the
 * marks that it tells of; what else it says of him is not understood here.
 */
function withNamesakes(reading: Reading): Reading {
  const { attack, defence, tokens, versus } = reading;
  const all = [...attack, ...defence];
  const wordAt = (at: number): string => tokens[at]?.folded ?? '';
  const clauseOfAll = (item: Item) => {
    const { from, to } = clauseOf(reading, item);
    // "Back of the German counter: 2"
    return { from, to: wordAt(to) === ':' ? clauseAround(tokens, to).to : to };
  };
  const isFighting = (item: Item): boolean => {
    const { from, to } = clauseOfAll(item);
    return versus.some((at) => at >= from && at < to);
  };
  // "The division is Belgian, a corps attacks an Allied division" says whose that one is.
  const isOpen = all.some(({ own }) => own.includes('allied'));
  const onlyOf = (item: Item): Item | undefined => {
    if (isOpen) return undefined;
    const { from, to } = clauseOfAll(item);
    const { own, traits } = item;
    const isHere = item.tokens.length > 0 && item.tokens.every((at) => at >= from && at < to);
    if (!own.includes('nation') || isCounted(item) || !isHere || isFighting(item) || !isAlone(reading, item))
      return undefined;
    const words = tokens.slice(from, to).map(({ folded }) => folded);
    const name = Math.min(...(item.said.nation ?? []), ...(item.said.kind ?? []));
    const before = tokens.slice(from, name).map(({ folded }) => folded);
    const isSide = words.some((word) => OF_SIDE.test(word));
    const isKnown = before.some((word) => OF_ONE.test(word)) && !before.some((word) => OF_MANY.test(word));
    if (JOINS.test(words[0] ?? '') || !(isSide || isKnown)) return undefined;
    const [only, other] = all.filter((one) => one !== item && one.traits.nation === traits.nation);
    const isSame = isSide || !own.includes('kind') || only?.traits.kind === traits.kind;
    // "The Brits are worth four": of one whose strength is not told, it is his.
    const isWorth = own.includes('cs') && only?.own.includes('cs') === false;
    return only && !other && isFighting(only) && (only.count ?? 1) === 1 && isSame && !isWorth ? only : undefined;
  };
  const found = all.flatMap((item) => {
    const only = onlyOf(item);
    return only ? [{ item, only }] : [];
  });
  if (found.length === 0) return reading;
  const isPlacing = ({ own }: Item): boolean => own.every((name) => [...PLACES, 'nation', 'kind'].includes(name));
  const placing = found.filter(
    ({ item, only }) =>
      isPlacing(item) &&
      PLACES.some((name) => item.own.includes(name)) &&
      !PLACES.some((name) => only.own.includes(name)),
  );
  const told = (items: readonly Item[]): readonly Item[] =>
    items
      .filter((item) => found.every((one) => one.item !== item))
      .map((item) => {
        const teller = placing.find(({ only }) => only === item)?.item;
        const said = Object.entries(teller?.traits ?? {}).filter(([name]) => PLACES.includes(name));
        return teller ? withState(item, Object.fromEntries(said), teller.tokens) : item;
      });
  const left = found.filter((one) => !placing.includes(one)).flatMap(({ item }) => item.tokens);
  return withUnknown({ ...reading, attack: told(attack), defence: told(defence) }, left);
}
const PLACES: readonly string[] = ['front', 'back', 'brackets', 'circle'];
