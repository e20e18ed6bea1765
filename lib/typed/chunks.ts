import type { Lexicon, Value } from '@/lib/typed/meaning';
import { areAllies, endsClause, isDie, isOptional, traitOf, traitsIn, type TextPart } from '@/lib/typed/parts';

/* A text in chunks, each of one alliance at most, and in the clauses that they stand in. */

/** The alliance that is named first, or the other. */
export type Who = 0 | 1;
export const otherThan = (who: Who | undefined): Who | undefined => (who === undefined ? undefined : who === 0 ? 1 : 0);

/** Parts of a text between two joints. */
export interface Chunk {
  readonly from: number;
  readonly to: number;
  /** whom it names */
  readonly who: Who | undefined;
  readonly parts: readonly TextPart[];
  /** the joint before it */
  readonly joint: TextPart | undefined;
  /** which clause of the text it stands in */
  readonly clause: number;
  /** somebody is there, or is counted there */
  readonly isForce: boolean;
}

export const isNamed = ({ who }: Chunk): boolean => who !== undefined;
export const isMark = ({ meaning }: TextPart): boolean => meaning.kind === 'versus' || meaning.kind === 'defends';
const isJoint = (part: TextPart): boolean =>
  isMark(part) || endsClause(part) || part.meaning.kind === 'and' || part.meaning.kind === 'with';

/** Whether a number stands at a place that belongs to no field: not that of "trench 1" or "five hexes". */
function isCount(parts: readonly TextPart[], i: number): boolean {
  const [before, number, after] = [parts[i - 1]?.meaning, parts[i]?.meaning, parts[i + 1]?.meaning];
  const isOfField =
    (before?.kind === 'asks' && before.of === 'field') ||
    (after?.kind === 'asks' && after.of === 'field' && after.before === true);
  return number?.kind === 'number' && !number.article && !isOfField;
}

/** Whether somebody is counted, or is a strength. */
export const hasCount = (parts: readonly TextPart[]): boolean => parts.some((_, i) => isCount(parts, i));

/** What a unit is, or which one: "corps", "the XX". */
export const isUnit = (part: TextPart, noun: string): boolean =>
  traitOf(part, noun) !== undefined || part.meaning.kind === 'ordinal';

function hasForce(parts: readonly TextPart[], { noun, nation, sums }: Lexicon): boolean {
  return parts.some(
    (part, i) =>
      isUnit(part, noun) ||
      traitOf(part, nation) !== undefined ||
      (isCount(parts, i) && !parts.some(isDie)) ||
      (sums === true && part.meaning.kind === 'asks' && part.meaning.of === 'trait' && !part.meaning.optional),
  );
}

/** "Of", or another word that says nothing of its own. */
const isOf = (part: TextPart | undefined): boolean =>
  part !== undefined && (part.meaning.kind === 'filler' || isOptional(part.meaning));

/** Of which alliance somebody is whom a part names, by the place of the part. */
export function whosOf(parts: readonly TextPart[], first: Value, lexicon: Lexicon): readonly (Who | undefined)[] {
  return parts.map((part, i) => {
    const nation = traitOf(part, lexicon.nation);
    // "In a city of Romania"
    const isOfPlace = parts[i - 2]?.meaning.kind === 'field' && isOf(parts[i - 1]);
    const isCounted = ['traits', 'number'].includes(parts[i + 1]?.meaning.kind ?? '');
    if (nation === undefined || (isOfPlace && !isCounted)) return undefined;
    return areAllies(nation, first, lexicon) ? 0 : 1;
  });
}

const MOST_PAIRED = 3;
/** Where the unit begins whose nation stands at a place: its number, or the first word of it. */
export function beginOf(parts: readonly TextPart[], at: number, lexicon: Lexicon): number {
  const { sums } = lexicon;
  let begin = at;
  // "A pair of German corps"; but "con trentuno gli austriaci": so large a number is the strength of the others.
  const number = parts[begin - 2]?.meaning;
  const isCount = number?.kind === 'number' && !number.digits && (!sums || number.value <= MOST_PAIRED);
  if (isCount && isOf(parts[begin - 1])) return begin - 2;
  // "… a cavalry, French corps", "French: one corps": whose noun follows has none before it.
  const isHead = isHeadAt(parts, at, lexicon);
  while (begin > 0 && ['traits', 'number', 'ordinal', 'place'].includes(parts[begin - 1]?.meaning.kind ?? '')) {
    if (isHead && traitOf(parts[begin - 1], lexicon.noun) !== undefined) break;
    begin--;
    if (parts[begin]?.meaning.kind !== 'number') continue;
    if (isStrengthBefore(parts, begin, lexicon)) begin++;
    break;
  }
  return begin;
}

/** Whether the noun of a nation stands right after it, or a colon does. */
function isHeadAt(parts: readonly TextPart[], at: number, { noun }: Lexicon): boolean {
  const next = parts[at + 1];
  const isColon = next?.meaning.kind === 'filler' && next.meaning.ends === true;
  return isColon || (traitOf(parts[at], noun) === undefined && traitOf(next, noun) !== undefined);
}

/**
 * Whether a number is the strength of the unit before it, "corps 6", "corps of 6", and counts nobody. An article
 * counts, and so does what follows units that are counted themselves: "two German corps one French corps".
 */
function isStrengthBefore(parts: readonly TextPart[], at: number, { strength, noun }: Lexicon): boolean {
  const [number, before] = [parts[at]?.meaning, parts[at - 1]?.meaning];
  if (!strength || number?.kind !== 'number' || number.article) return false;
  if (before !== undefined && isOptional(before)) return true;
  if (before?.kind !== 'traits') return false;
  const first = parts.slice(0, at).findLastIndex(({ meaning }) => meaning.kind !== 'traits');
  const count = parts[first]?.meaning;
  const isListed = count?.kind === 'number' && !count.article && traitsIn(parts.slice(first, at), noun).length > 0;
  return !isListed;
}

/** … apart from what stands before it in its chunk; -1 if it begins nowhere of its own. */
function startOf(parts: readonly TextPart[], at: number, isSame: boolean, lexicon: Lexicon): number {
  const begin = beginOf(parts, at, lexicon);
  if (!isSame) return begin;
  // "Eighteen factors at eight Austrian ones"
  const before = parts.slice(0, begin).findLast(({ meaning }) => !['filler', 'at'].includes(meaning.kind))?.meaning;
  const isCounted = ['number', 'ordinal', 'place'].includes(parts[begin]?.meaning.kind ?? '');
  // "With 31 the Austrians": so large a number is the strength of the others.
  const isSum = before?.kind === 'number' && lexicon.sums === true && before.value > MOST_PAIRED;
  const isUnit = before?.kind === 'traits' || before?.kind === 'number' || before?.kind === 'asks';
  return (isCounted && isUnit) || isSum ? begin : -1;
}

export function chunksOf(
  parts: readonly TextPart[],
  whos: readonly (Who | undefined)[],
  lexicon: Lexicon,
): readonly Chunk[] {
  const starts = new Set<number>([0]);
  let who: Who | undefined;
  let dice = false;
  for (const [i, part] of parts.entries()) {
    if (endsClause(part)) dice = false;
    if (isDie(part)) dice = true;
    // "The French roll a 4 and the Germans a 6": one clause, whoever they are.
    if (dice) continue;
    if (isJoint(part)) {
      starts.add(i).add(i + 1);
      who = undefined;
    }
    const one = whos[i];
    if (one === undefined) continue;
    const begin = startOf(parts, i, who === undefined || who === one, lexicon);
    if (begin > 0) starts.add(begin);
    who = one;
  }
  const sorted = [...starts].filter((at) => at < parts.length).sort((a, b) => a - b);
  return sorted.map((from, nth) => {
    const to = sorted[nth + 1] ?? parts.length;
    const own = parts.slice(from, to);
    return {
      from,
      to,
      who: whos.slice(from, to).find((one) => one !== undefined),
      parts: own,
      joint: parts.slice(0, from).findLast(isJoint),
      clause: clauseAt(parts, from),
      isForce: hasForce(own, lexicon),
    };
  });
}

/** Which clause a part stands in; the comma before it is its own. */
export const clauseAt = (parts: readonly TextPart[], at: number): number =>
  parts.slice(0, at + 1).filter(endsClause).length;
