import type { Language } from '@/lib/core/language';
import { PAIRED } from '@/lib/typed/pairs';
import { filled, isOptional, traitOf, traitsIn, wordOf, type TextPart, type Typed } from '@/lib/typed/parts';
import type { Token } from '@/lib/typed/tokens';

/* Where a fight is: numbers of hexes, places of each side, from where somebody comes. */

const A_HEX = /^(?:el|il|la)$/;
/**
 * "The German stack in 44", "la caballería defiende el 43": behind "in" or "defends" the number is that of the hex, but
 * for where attackers stand, which is not the one that they attack.
 */
export function withHexes(
  parts: readonly TextPart[],
  { tokens, lexicon: { hexes, noun, nation } }: Typed,
): readonly TextPart[] {
  if (!hexes) return parts;
  const kindAt = (at: number) => parts[at]?.meaning.kind;
  const isUnit = (part: TextPart): boolean => [noun, nation].some((name) => traitOf(part, name) !== undefined);
  return parts.map((part, i): TextPart => {
    const { meaning } = part;
    if (meaning.kind !== 'number' || !meaning.digits || meaning.value < hexes.min || meaning.value > hexes.max)
      return part;
    const isThe = kindAt(i - 1) === 'filler' && A_HEX.test(tokens[part.from - 1]?.folded ?? '');
    const lead = kindAt(isThe ? i - 2 : i - 1);
    const isLeft = parts.slice(0, i).some(isUnit) && parts.slice(i).some((one) => one.meaning.kind === 'versus');
    const isHex = lead === 'defends' || (lead === 'at' && !isLeft);
    const next = parts[i + 1]?.meaning;
    const isCount = next !== undefined && (isUnit(parts[i + 1] as TextPart) || next.kind === 'asks');
    return isHex && !isCount ? { ...part, meaning: { kind: 'field', field: hexes.field, value: meaning.value } } : part;
  });
}

/** "Three hexes": where the attackers stand is counted, and is no strength. */
export const COUNTED_GROUND =
  /^(?:hex(?:es|agon(?:o|os|i)?)?|esagon[oi]|spaces?|espacios?|casillas|caselle|spaz[io]o?|sides|lados|lati)$/;

const ONE_GROUND = /^(?:hex|hexagon|hexagono|esagono|casilla|casella)$/;
/** Whether a number stands right after the word for one hex, which is not counted itself: "out of one hex 40". */
function isNumbered(parts: readonly TextPart[], i: number, tokens: readonly Token[]): boolean {
  const [before, ground, number] = [parts[i - 2]?.meaning, parts[i - 1], parts[i]];
  const isWord = ground?.meaning.kind !== 'asks' && ONE_GROUND.test(tokens[(number?.from ?? 0) - 1]?.folded ?? '');
  const isDigits = number?.meaning.kind === 'number' && number.meaning.digits === true;
  // "Rough hex, 4 steps": the number is of what follows it.
  const next = parts[i + 1]?.meaning;
  const isCount = next?.kind === 'asks' && next.before === true;
  return isWord && isDigits && !isCount && !(before?.kind === 'number' && before.value === 1);
}

/** "By rail from 94 to 105": numbers of hexes that nothing of the form takes. */
function isOfWay(parts: readonly TextPart[], i: number, tokens: readonly Token[]): boolean {
  const isDigits = (at: number): boolean => {
    const one = parts[at]?.meaning;
    return one?.kind === 'number' && one.digits === true;
  };
  const isTo = (at: number): boolean => /^(?:to|a|al|hasta)$/.test(tokens[parts[at]?.from ?? -1]?.folded ?? '');
  const isFrom = (at: number): boolean =>
    parts[at]?.meaning.kind === 'from' || (isTo(at + 2) && /^d[ea]$/.test(tokens[parts[at]?.from ?? -1]?.folded ?? ''));
  // Where a form asks for hexes they are its own.
  const isAsked = (at: number): boolean => {
    const one = parts[at]?.meaning;
    return one?.kind === 'asks' && one.of === 'field';
  };
  const isWay = (at: number): boolean =>
    isFrom(at - 1) && isDigits(at) && isTo(at + 1) && isDigits(at + 2) && !isAsked(at - 1) && !isAsked(at + 1);
  return isWay(i) || isWay(i - 2);
}

export function withoutGround(parts: readonly TextPart[], { tokens }: Typed): readonly TextPart[] {
  return parts.map((part, i) => {
    // "Concentric from five hexes" asks for them.
    const before = parts
      .slice(0, i)
      .findLast(({ meaning }) => !['filler', 'at'].includes(meaning.kind) && !isOptional(meaning));
    if (before?.meaning.kind === 'asks') return part;
    const isCount = part.meaning.kind === 'number' && !part.meaning.article;
    // "In hex 1013": the number is the hex's; a game whose hexes bear such numbers has asked for it.
    if (isCount && (isNumbered(parts, i, tokens) || isOfWay(parts, i, tokens)))
      return { ...part, meaning: { kind: 'unknown', other: true } };
    const ground = parts.find(({ from }) => from === part.to);
    // Where a form asks for hexes they are its own.
    const isGround = ground?.meaning.kind !== 'asks' && COUNTED_GROUND.test(tokens[part.to]?.folded ?? '');
    return isCount && isGround ? { ...part, meaning: { kind: 'unknown' } } : part;
  });
}

/** "Clear to rough", "claro contra accidentado": where each side may say its own, first the attacker's. */
export function withGrounds(
  parts: readonly TextPart[],
  { tokens, lexicon: { sided = [] } }: Typed,
): readonly TextPart[] {
  const at = parts.findIndex((part, i) => {
    const { meaning } = part;
    const [a, b] = [parts[i - 1]?.meaning, parts[i + 1]?.meaning];
    const isBetween =
      (meaning.kind === 'versus' && meaning.force === 3 && !meaning.turned) || PAIRED.test(wordOf(part, tokens));
    return isBetween && a?.kind === 'field' && b?.kind === 'field' && a.field === b.field && sided.includes(a.field);
  });
  const own = (part: TextPart, whose: 'attack' | 'defence'): TextPart =>
    part.meaning.kind === 'field' ? { ...part, meaning: { ...part.meaning, whose } } : part;
  const isSided = ({ meaning }: TextPart): boolean => meaning.kind === 'field' && sided.includes(meaning.field);
  // "From broken": there the attackers stand.
  const from = parts.findIndex(
    (part, i) =>
      isSided(part) &&
      parts
        .slice(0, i)
        .findLast(({ meaning }) => meaning.kind !== 'filler' && !(meaning.kind === 'number' && meaning.article))
        ?.meaning.kind === 'from',
  );
  if (at < 0 && from >= 0) return parts.map((part, i) => (i === from ? own(part, 'attack') : part));
  return at < 0
    ? parts
    : parts.map((part, i): TextPart => {
        if (i === at) return { ...part, meaning: { kind: 'filler' } };
        return i === at - 1 ? own(part, 'attack') : i === at + 1 ? own(part, 'defence') : part;
      });
}

/** "One inside,": a word for the place that ends its clause; else it leads to one, or says nothing. */
export function withInside(parts: readonly TextPart[], { lexicon: { ground = [] } }: Typed): readonly TextPart[] {
  return parts.map((part, i): TextPart => {
    if (part.meaning.kind !== 'inside') return part;
    const next = parts.slice(i + 1).find(({ meaning }) => meaning.kind !== 'filler')?.meaning;
    if (next === undefined || next.kind === 'and' || next.kind === 'versus') return part;
    const isPlace = next.kind === 'field' && ground.includes(next.field);
    // "…, inside a French army"
    const before = parts[i - 1]?.meaning;
    const opensClause = before?.kind === 'and' && before.loose === true;
    if (opensClause && (next.kind === 'number' || next.kind === 'traits')) return part;
    return { ...part, meaning: isPlace ? { kind: 'at' } : { kind: 'filler' } };
  });
}

/**
 * "From Koblenz and Metz, one German army in each", "from the north and the south with a corps of six per side", "two
 * armies from Koblenz and Metz": as many as places come from each of them. The units are told once for every place.
 */
export function withOrigins(
  parts: readonly TextPart[],
  { lexicon: { ground = [], noun } }: Typed,
): readonly TextPart[] {
  const kindAt = (at: number) => parts[at]?.meaning.kind;
  const isPlace = ({ meaning }: TextPart): boolean =>
    meaning.kind === 'field' &&
    meaning.place === true &&
    !meaning.toward &&
    [...ground, 'from'].includes(meaning.field);
  const isFrom = ({ meaning }: TextPart): boolean =>
    meaning.kind === 'from' || (meaning.kind === 'asks' && meaning.leads === true);
  const isBetween = (part: TextPart): boolean => isFrom(part) || ['and', 'filler'].includes(part.meaning.kind);
  const lead = parts.findIndex((part, i) => {
    const next = parts.slice(i + 1).find((one) => !isBetween(one));
    return isFrom(part) && next !== undefined && isPlace(next);
  });
  const after = parts.findIndex((part, i) => i > lead && !isBetween(part) && !isPlace(part));
  const run = parts.slice(lead, after < 0 ? parts.length : after);
  const places = lead < 0 ? [] : run.filter(isPlace);
  const [from] = run;
  if (places.length < 2 || !from) return parts;
  const end = lead + run.findLastIndex(isPlace) + 1;
  const each = parts.findIndex((part, i) => i > end && part.meaning.kind === 'filler' && part.meaning.each);
  const isLed = ['at', 'from', 'filler'].includes(kindAt(each - 1) ?? '');
  const stop = each < 0 ? lead : isLed ? each - 1 : each;
  // The unit, from its number on: "a corps of six".
  const opens = parts.slice(0, stop).findLastIndex(({ meaning }) => !isOfUnit(meaning)) + 1;
  const unit = parts.slice(opens, stop);
  const number = unit[0]?.meaning;
  const isOne = each >= 0 || (number?.kind === 'number' && !number.article && number.value === places.length);
  if (number?.kind !== 'number' || traitsIn(unit, noun).length === 0 || !isOne) return parts;
  const count: TextPart['meaning'] = each < 0 ? { kind: 'number', value: 1 } : number;
  const units = places.flatMap((place, nth): readonly TextPart[] => {
    const own = unit.map((one, i) => (i === 0 ? { ...one, meaning: count } : one));
    const copy = own.map((one): TextPart => ({ ...one, from: place.from, to: place.from }));
    const and: TextPart = { from: from.from, to: from.from, meaning: { kind: 'and' } };
    const way = { ...from, to: nth === 0 ? from.to : from.from };
    return [...(nth === 0 ? own : [and, ...copy]), way, place];
  });
  const joints = parts
    .slice(lead + 1, end)
    .filter((one) => !isPlace(one))
    .map(filled);
  return each < 0
    ? [...parts.slice(0, opens), ...units, ...joints, ...parts.slice(end)]
    : [
        ...parts.slice(0, lead),
        ...joints,
        ...parts.slice(end, opens),
        ...units,
        ...parts.slice(stop, each + 1).map(filled),
        ...parts.slice(each + 1),
      ];
}
/** What may tell of a unit behind its number: who it is, how, and how strong. */
const isOfUnit = (meaning: TextPart['meaning']): boolean =>
  ['traits', 'number'].includes(meaning.kind) || isOptional(meaning);

/** Before a place: somebody goes there. In Italian "a" says where he is. */
const TOWARD: Readonly<Record<Language, RegExp>> = {
  en: /^(?:to|into|onto|on|toward|towards)$/,
  es: /^(?:a|hacia|sobre)$/,
  it: /^(?:su|sul|sulla|sullo|verso)$/,
};
/** Between two places: from the one to the other. */
const TO = /^(?:to|a|ad|hacia|hasta|verso|->|=>|→|>)$/;

/** "Sinai to Gaza", "Tarnów-Ivangorod", "three armies to Nis": from where they come, and where they go. */
export function withWays(parts: readonly TextPart[], { tokens, lang }: Typed): readonly TextPart[] {
  const placeAt = (at: number): Extract<TextPart['meaning'], { kind: 'field' }> | undefined => {
    const meaning = parts[at]?.meaning;
    return meaning?.kind === 'field' && meaning.place ? meaning : undefined;
  };
  const wordAt = (at: number): string => wordOf(parts[at], tokens);
  const isWay = (from: number, to: number): boolean => {
    const [a, b] = [placeAt(from), placeAt(to)];
    return a !== undefined && b !== undefined && a.field === b.field && a.value !== b.value;
  };
  const isJoined = (from: number, to: number): boolean =>
    isWay(from, to) && tokens[parts[to]?.from ?? -1]?.hyphened === true;
  const isFrom = (at: number): boolean =>
    parts[at - 1]?.meaning.kind !== 'from' && (isJoined(at, at + 1) || (isWay(at, at + 2) && TO.test(wordAt(at + 1))));
  return parts.flatMap((part, at): readonly TextPart[] => {
    const place = placeAt(at);
    if (place && isFrom(at)) return [{ from: part.from, to: part.from, meaning: { kind: 'from' } }, part];
    if (TO.test(wordAt(at)) && isWay(at - 1, at + 1)) return [filled(part)];
    const isTo =
      TOWARD[lang].test(wordAt(at - 1)) || isJoined(at - 1, at) || (isWay(at - 2, at) && TO.test(wordAt(at - 1)));
    return [place && isTo ? { ...part, meaning: { ...place, toward: true } } : part];
  });
}
