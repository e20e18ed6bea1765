import type { Draft } from '@/lib/typed/drafts';
import type { Asks, Lexicon } from '@/lib/typed/meaning';
import { endsClause, isOptional, type TextPart } from '@/lib/typed/parts';

/* What stands beside a number, or beside a word that asks for one: whether it counts, is a strength, is of another. */

/** Whether a part stands right behind "in" or "at", or in a row of numbers there: "in one and two". */
export function isBehindAt(parts: readonly TextPart[], i: number): boolean {
  const before = parts.slice(0, i).findLastIndex(({ meaning }) => meaning.kind !== 'filler');
  const meaning = parts[before]?.meaning;
  if (meaning?.kind !== 'and') return meaning?.kind === 'at';
  const number = parts[before - 1]?.meaning;
  return number?.kind === 'number' && !number.article && isBehindAt(parts, before - 1);
}

/** Whether a number stands alone behind "in" or "at", and counts nobody. */
export function isPlaced(parts: readonly TextPart[], i: number): boolean {
  const next = parts.slice(i + 1).find(({ meaning }) => meaning.kind !== 'filler')?.meaning;
  return isBehindAt(parts, i) && (next === undefined || ['and', 'unknown'].includes(next.kind));
}

/** A thing that is no unit, or that nobody knows. */
export function isStrange(part: TextPart | undefined): boolean {
  return part?.meaning.kind === 'field' || (part?.meaning.kind === 'unknown' && !isOfOther(part));
}

/** "Two divisions, una de CBF 32 y una de 36": an article that counts one of several. */
export function isOneOf(parts: readonly TextPart[], i: number, drafts: readonly Draft[], { states }: Lexicon): boolean {
  const [of, next] = [parts[i + 1]?.meaning, parts[i + 2]?.meaning];
  const areSeveral = drafts.some(({ count = 1 }) => count > 1);
  const isState = next?.kind === 'traits' && Object.keys(next.traits).every((name) => states.includes(name));
  const isValue = next?.kind === 'number' || next?.kind === 'asks' || isState;
  return areSeveral && of?.kind === 'asks' && of.of === 'trait' && isValue;
}

/** Whether a number at a place stands in a clause with other numbers, and counts nothing. */
export function isPlain(parts: readonly TextPart[], i: number, drafts: readonly Draft[]): boolean {
  const [next, after] = parts
    .slice(i + 1)
    .filter(({ meaning }) => meaning.kind !== 'filler')
    .map(({ meaning }) => meaning);
  // "One of rank A and one of 30"
  const isOf = next?.kind === 'asks' && (!next.optional || ['number', 'traits'].includes(after?.kind ?? ''));
  const isCounted = next?.kind === 'traits' || isOf || next?.kind === 'ordinal';
  return !isCounted && drafts.some(({ count, traits }) => (count ?? 0) > 1 || Object.keys(traits).length > 0);
}

/**
 * Whether a number after a unit is its strength, "corps 6", and not the count of the next one, "corps, 2 divisions":
 * that one has a noun. `at` is what stands behind the number.
 */
export function isStrength(
  now: Draft | undefined,
  parts: readonly TextPart[],
  at: number,
  { strength = [], noun, nation }: Lexicon,
): boolean {
  if (!now || now.times || now.traits[noun] === undefined || strength.every((one) => now.traits[one] !== undefined))
    return false;
  for (const { meaning } of parts.slice(at)) {
    if (meaning.kind !== 'traits') return true;
    if (meaning.traits[noun] !== undefined) return false;
    if (meaning.traits[nation] === undefined) continue;
    // "Un cuerpo 4 francés": one corps, whose nation stands behind its strength.
    if (now.article && now.traits[nation] === undefined) continue;
    // "2 German corps 1 German cavalry": whoever is counted is listed, and the next number counts as well.
    const isListed = now.count !== undefined && !now.article;
    // "Heavy guns with two German corps"
    const isBeside = parts.slice(0, at - 1).findLast((one) => one.meaning.kind !== 'filler')?.meaning.kind === 'with';
    if (meaning.traits[nation] !== now.traits[nation] || isBeside) return false;
    if (!isListed) return true;
  }
  return true;
}

/** Where the word stands that a signed number belongs to: "+1 drm", "+2 de cartas", "+2 por cartas". */
export function nameAfter(parts: readonly TextPart[], i: number): number {
  const lead = parts[i + 1]?.meaning;
  const [name, number] = [parts[i + 2]?.meaning, parts[i + 3]?.meaning.kind];
  const isOf =
    ['filler', 'times', 'from'].includes(lead?.kind ?? '') ||
    (lead?.kind === 'asks' && lead.of === 'trait' && lead.optional === true);
  const isName = name?.kind === 'asks' && name.of === 'field' && !name.optional && number !== 'number';
  return isOf && isName ? i + 2 : i + 1;
}

/** Whether a word that its number may stand before follows at a place: "ARF", "de ARF". */
export function isNamedAt(parts: readonly TextPart[], at: number): boolean {
  const name = parts.slice(at).find(({ meaning }) => meaning.kind !== 'filler' && !isOptional(meaning))?.meaning;
  return name?.kind === 'asks' && name.of === 'trait' && name.before === true;
}

/** Where the number of a word would stand: "trench at level 1", "trinchera a nivel dos", "trincea di 2". */
export function valueAt(parts: readonly TextPart[], i: number, asks: Asks, { sided, noun }: Lexicon): number {
  let at = i + 1;
  // "Die: 5"; but "dug in: 30 against 20".
  const isOwn = (at: number): boolean =>
    parts[at + 1]?.meaning.kind === 'number' && ['and', undefined].includes(parts[at + 2]?.meaning.kind);
  const isNumber = (place: number): boolean => {
    const one = parts[place]?.meaning;
    return one?.kind === 'number' && !one.article;
  };
  const isBetween = (meaning: TextPart['meaning'] | undefined): boolean =>
    (meaning?.kind === 'filler' && (!meaning.ends || isOwn(at))) ||
    (asks.of === 'field' &&
      !asks.optional &&
      (meaning?.kind === 'at' ||
        // "My die came up 5"
        (meaning?.kind === 'unknown' && meaning.plain === true) ||
        // "Il forte da tre"
        meaning?.kind === 'from' ||
        // "Dado del atacante 6"
        (meaning?.kind === 'role' && sided?.includes(asks.name) === true) ||
        (meaning?.kind === 'asks' && meaning.optional === true) ||
        // "Dado del atacante: un tres"
        (meaning?.kind === 'number' && meaning.article === true && (meaning.at === true || isNumber(at + 1)))));
  while (isBetween(parts[at]?.meaning)) at++;
  const number = parts[at]?.meaning;
  const beyond = parts[at + 1]?.meaning;
  // "Tiro di 12 di artiglieria": the number is of what follows it.
  const thing = parts.slice(at + 1).find(({ meaning }) => meaning.kind !== 'filler')?.meaning;
  const isOf = parts[at + 1]?.meaning.kind === 'filler' && thing?.kind === 'traits' && noun in thing.traits;
  const isCount = isOf || beyond?.kind === 'traits' || (beyond?.kind === 'asks' && beyond.before === true);
  if (number?.kind === 'number' && !number.article && !isCount) return at;
  // Nothing is passed over where no number follows.
  at = i + 1;
  while (!isOf && parts[at]?.meaning.kind === 'filler' && !endsClause(parts[at])) at++;
  return at;
}

/** "The XIII and the XVI corps": whether the next of its kind follows an "and". */
export function isRowOf(parts: readonly TextPart[], i: number, kind: 'ordinal' | 'place'): boolean {
  const next = parts.slice(i + 2).find(({ meaning }) => meaning.kind !== 'filler');
  return parts[i + 1]?.meaning.kind === 'and' && next?.meaning.kind === kind;
}

/** What may stand between two values of a row: "a 3 and a 4", "3, 4". */
export const isBetweenValues = ({ meaning }: TextPart): boolean =>
  meaning.kind === 'and' || meaning.kind === 'filler' || (meaning.kind === 'number' && meaning.article === true);

/** Words that are known and were said of something else: "not in trench 2". */
export const isOfOther = (part: TextPart | undefined): boolean =>
  part?.meaning.kind === 'unknown' && part.meaning.other === true;
