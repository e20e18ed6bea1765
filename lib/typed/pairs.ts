import type { Lexicon } from '@/lib/typed/meaning';
import { isLoose, traitOf, traitsIn, type TextPart, type Typed } from '@/lib/typed/parts';

/* Small words that part two sides: "21 to 8", "two German armies on a Russian army". */

/** What may stand between two sides, in the three languages. */
export const PAIRED = /^(?:to|on|onto|upon|into|a|al|sobre|su|sul|sull|sulla|sullo|sui|sugli|sulle)$/;
const THEM = /^(?:la|los|las)$/;
const FROM = /^(?:from|de|del|da|dal|dall|dalla|dai|dagli|dalle)$/;
/**
 * "21 to 8", "two German armies on a Russian army": between two numbers, where a number alone is the strength of a
 * side, or between units of two nations such a word parts the sides, unless another already does.
 */
export function withPairs(parts: readonly TextPart[], { tokens, lexicon, lang }: Typed): readonly TextPart[] {
  const says = parts.some(({ meaning }) => meaning.kind === 'versus');
  if (parts.some(({ meaning }) => meaning.kind === 'versus' && meaning.force === 3)) return parts;
  const isNumber = (part: TextPart | undefined): boolean => part?.meaning.kind === 'number' && !part.meaning.article;
  // "Both British armies at that German army"
  const isAtThem = (word: string): boolean => lang === 'en' && !says && word === 'at';
  // "Defends Lodz from two armies"
  const holds = parts.findIndex(({ meaning }) => meaning.kind === 'defends');
  const isFromThem = (word: string, at: number): boolean =>
    holds >= 0 && at > (parts[holds]?.from ?? 0) && FROM.test(word);
  const isPair = ({ from, to }: TextPart): boolean => {
    const word = tokens[from]?.folded ?? '';
    // "28 a los ingleses"
    const isOne = to === from + 1 || (to === from + 2 && THEM.test(tokens[from + 1]?.folded ?? ''));
    return isOne && (PAIRED.test(word) || isAtThem(word) || isFromThem(word, from));
  };
  // "Holds Lodz with 2 corps, I come with four of 5": "da" leads to a strength, not to the other side.
  const isFromSum = ({ from }: TextPart): boolean => FROM.test(tokens[from]?.folded ?? '');
  // "Beat a French army": to who reads English it is an article.
  const isArticle = ({ from }: TextPart): boolean => lang === 'en' && tokens[from]?.folded === 'a';
  const isSums = (part: TextPart, i: number): boolean =>
    lexicon.sums === true &&
    isPair(part) &&
    !isFromSum(part) &&
    parts[i - 2]?.meaning.kind !== 'from' &&
    // "Germans 66 from two hexes"
    !isCounting(parts[i + 2]) &&
    ((isNumber(parts[i - 1]) && !isFieldName(parts[i - 2])) || isAmount(parts, i - 1)) &&
    (isNumber(parts[i + 1]) || (isAmount(parts, i - 1) && isNationAfter(parts, i, lexicon)));
  const pairs = parts.flatMap((part, i) => (isSums(part, i) ? [i] : []));
  const between = largest(pairs, parts);
  // "Two to one, 40 on 20": the smaller are the odds of the others, and are named as not understood.
  const odds = new Set(pairs.filter((i) => i !== between).flatMap((i) => [i - 1, i, i + 1]));
  // "Atacan 15 rusos a 6 alemanes": where the verb opens the sentence its two sides follow.
  const verb = parts.findIndex(({ meaning }) => meaning.kind === 'versus');
  const isAt = (part: TextPart): boolean => isPair(part) || part.meaning.kind === 'at';
  // "Chocan con", "takes a swing at": a word that nobody knows before it may be a verb.
  // … of a clause that names somebody: ", ci salgo con" has another subject.
  const isStrange = (part: TextPart, i: number): boolean => {
    const clause = parts.slice(0, i).findLastIndex(isLoose);
    const isOwn = clause >= 0 && !parts.slice(clause, i).some((one) => isForce(one, lexicon));
    return ['at', 'with'].includes(part.meaning.kind) && parts[i - 1]?.meaning.kind === 'unknown' && !isOwn;
  };
  const holdsOnly = parts.every(({ meaning }) => meaning.kind !== 'versus' || (meaning.force === 2 && !meaning.whose));
  const opens = says && parts.slice(0, verb).every((part) => !isForce(part, lexicon));
  const at =
    // "Two corps on the Belgians in Brussels, they have one": who has is named before already.
    between >= 0 || (says && !opens && !holdsOnly)
      ? between
      : parts.findIndex(
          (part, i) =>
            !isArticle(part) &&
            ((isPair(part) && betweenNations(parts, i, lexicon)) ||
              (isStrange(part, i) && betweenNations(parts, i, lexicon)) ||
              (opens && isAt(part) && firesAt(parts, i, lexicon))),
        );
  return parts.map((part, i) => {
    if (odds.has(i)) return { ...part, meaning: { kind: 'unknown', other: true } };
    return i === at ? { ...part, meaning: { kind: 'versus', force: 3 } } : part;
  });
}

/** "Hexes", "steps": the number before it is its own. */
const isCounting = (part: TextPart | undefined): boolean =>
  part?.meaning.kind === 'asks' && part.meaning.of === 'field' && part.meaning.before === true;

/** "Die 5", "of 6": the number behind it is none of a side; "ARF 20" is. */
const isFieldName = (part: TextPart | undefined): boolean =>
  part?.meaning.kind === 'asks' && (part.meaning.of === 'field' || part.meaning.optional === true);

/** "28 ARF on the British": whether a nation is named next. */
const isNationAfter = (parts: readonly TextPart[], at: number, { nation }: Lexicon): boolean =>
  traitOf(
    parts.slice(at + 1).find(({ meaning }) => meaning.kind !== 'filler'),
    nation,
  ) !== undefined;

/** Of words between two numbers the one between the largest; -1 where there is none. */
function largest(pairs: readonly number[], parts: readonly TextPart[]): number {
  const before = (i: number): number => {
    const number = parts.slice(0, i).findLast(({ meaning }) => meaning.kind === 'number')?.meaning;
    return number?.kind === 'number' ? number.value : 0;
  };
  return pairs.reduce((best, one) => (best < 0 || before(one) > before(best) ? one : best), -1);
}

/** Whether a part names or counts somebody; a state alone does not. */
const isForce = ({ meaning }: TextPart, { noun, nation }: Lexicon): boolean =>
  meaning.kind === 'number' || (meaning.kind === 'traits' && (noun in meaning.traits || nation in meaning.traits));

/** "Fifty points", "8 puntos ARF", "28 de ARF": a number with what it is of, up to a place of the text. */
function isAmount(parts: readonly TextPart[], last: number): boolean {
  let at = last;
  while (parts[at]?.meaning.kind === 'asks') at--;
  return at < last && parts[at]?.meaning.kind === 'number';
}

/** "Barrage of 12 factors on two divisions": behind the verb the strength of who fires, then who is fired at. */
const firesAt = (parts: readonly TextPart[], at: number, { sums, noun }: Lexicon): boolean =>
  sums === true &&
  isAmount(parts, at - 1) &&
  parts.slice(at + 1, at + 4).some(({ meaning }) => meaning.kind === 'traits' && meaning.traits[noun] !== undefined);

/** Whether a unit stands before a place of the text and one of another nation right after it. */
function betweenNations(parts: readonly TextPart[], at: number, { noun, nation, sums, which }: Lexicon): boolean {
  const [before, after] = [parts.slice(0, at), parts.slice(at + 1)];
  // "On the fourth French", "the eighth Russian": where an ordinal alone is a unit.
  const isOrdinal = ({ meaning }: TextPart): boolean =>
    which !== undefined && (meaning.kind === 'place' || meaning.kind === 'ordinal');
  const next = after.find(
    (part) => part.meaning.kind !== 'filler' && part.meaning.kind !== 'number' && !isOrdinal(part),
  );
  const [own, other] = [traitsIn(before, nation), traitsIn(after, nation)];
  return (
    next?.meaning.kind === 'traits' &&
    own.length > 0 &&
    other.length > 0 &&
    (traitsIn(before, noun).length > 0 ||
      before.some(isOrdinal) ||
      (sums === true && before.some(({ meaning }) => meaning.kind === 'number'))) &&
    other.every((one) => !own.includes(one))
  );
}
