import {
  filled,
  isNounAt,
  isOneAt,
  MOST_OF_ALL,
  MOST_RATED,
  OTHER,
  traitOf,
  traitsBefore,
  traitsIn,
  type TextPart,
  type Typed,
} from '@/lib/typed/parts';

/* Numbers that are the strength of a unit: "a division at thirty", "corps of 6, 5 and 4". */

/** "A division at thirty": in English, where a number alone is strength, it is that of the unit. */
export function withAt(parts: readonly TextPart[], { tokens, lexicon, lang }: Typed): readonly TextPart[] {
  const [name] = lexicon.strength ?? [];
  if (lang !== 'en' || !lexicon.sums || name === undefined) return parts;
  return parts.map((part, i): TextPart => {
    const isBetween = ({ meaning }: TextPart): boolean =>
      ['filler', 'at', 'field'].includes(meaning.kind) ||
      (meaning.kind === 'traits' && !(lexicon.noun in meaning.traits));
    const unit = parts.slice(0, i).findLast((one) => !isBetween(one));
    const [number, next] = [parts[i + 1]?.meaning, parts[i + 2]?.meaning.kind];
    const isStrength =
      part.meaning.kind === 'at' &&
      tokens[part.to - 1]?.folded === 'at' &&
      isNounAt(unit, lexicon) &&
      number?.kind === 'number' &&
      !number.article &&
      next !== 'traits' &&
      next !== 'asks';
    return isStrength
      ? { ...part, meaning: { kind: 'asks', of: 'trait', name, min: 0, max: MOST_OF_ALL, optional: true } }
      : part;
  });
}

const PLURAL = /[^s]s$/;
const WITH = /^(?:with|con)$/;
/**
 * "Two corps, nines", "a corps, a six", "a corps with a 6": behind a unit, in a clause of its own or behind "with",
 * a number is the strength of the unit.
 */
export function withTold(
  parts: readonly TextPart[],
  { tokens, lexicon: { noun, sums, strength: [name] = [] } }: Typed,
): readonly TextPart[] {
  if (name === undefined) return parts;
  const of: TextPart['meaning'] = { kind: 'asks', of: 'trait', name, min: 0, max: MOST_OF_ALL };
  return parts.map((part, i): TextPart => {
    const { meaning, from } = part;
    if (sums && meaning.kind === 'with' && isHeldBefore(parts, i, noun) && isBareAt(parts, i + 1))
      return { ...part, meaning: of };
    const isDie = meaning.kind === 'asks' && meaning.of === 'field' && WITH.test(tokens[from]?.folded ?? '');
    const isComma = meaning.kind === 'and' && meaning.loose === true;
    const isAt = meaning.kind === 'at';
    if (!(isDie || isComma || isAt) || !traitsBefore(parts, i).some((one) => traitOf(one, noun) !== undefined))
      return part;
    const isBetween = ({ meaning: one }: TextPart): boolean =>
      one.kind === 'filler' || (isComma && one.kind === 'with');
    const first = parts.findIndex((one, j) => j > i && !isBetween(one));
    const lead = parts[first]?.meaning;
    // ", with attack factor 6": of a single unit it is its own.
    const isLed =
      isComma &&
      lead?.kind === 'asks' &&
      lead.of === 'trait' &&
      (lead.optional === true || (lead.name === name && (isOneAt(parts, i - 1, noun) || isEachAt(parts, first + 2))));
    const at = isLed ? first + 1 : first;
    const number = parts[at];
    const word = tokens[number?.from ?? -1]?.folded ?? '';
    // ", 3 each", "at 3 apiece"
    const isEach = isEachAt(parts, at + 1);
    const isSpoken = isEach || (!isAt && (isDie || isLed || at > i + 1 || PLURAL.test(word)));
    if (number?.meaning.kind !== 'number' || number.meaning.article || !isSpoken) return part;
    if (!endsAt(parts, isEach ? at + 2 : at + 1)) return part;
    if (isLed) return filled(part);
    return { ...part, meaning: { ...of, optional: true } };
  });
}

const BESIDE_UNIT = ['and', 'filler', 'at', 'field'];
/** "A corps, defends with 4": whether a verb of defence stands before a place, and one unit before the verb. */
function isHeldBefore(parts: readonly TextPart[], at: number, noun: string): boolean {
  const verb = parts[at - 1]?.meaning;
  const unit = parts.slice(0, Math.max(0, at - 1)).findLastIndex(({ meaning }) => !BESIDE_UNIT.includes(meaning.kind));
  return verb?.kind === 'defends' && !verb.hit && isOneAt(parts, unit, noun);
}

/** Whether what stands before a place is said of each. */
function isEachAt(parts: readonly TextPart[], at: number): boolean {
  const each = parts[at]?.meaning;
  return each?.kind === 'filler' && each.each === true;
}

/** Whether a number stands at a place that counts nobody. */
function isBareAt(parts: readonly TextPart[], at: number): boolean {
  const number = parts[at]?.meaning;
  return number?.kind === 'number' && !number.article && endsAt(parts, at + 1);
}

/** Whether what is told of a unit ends at a place, and no other value of a row follows. */
function endsAt(parts: readonly TextPart[], at: number): boolean {
  const end = parts[at]?.meaning;
  const next = parts.slice(at + 1).find(({ meaning }) => meaning.kind !== 'filler' && !isArticleOf(meaning))?.meaning;
  if (end?.kind === 'and') return end.loose === true ? next?.kind !== 'number' : next?.kind === 'traits';
  return end === undefined || end.kind === 'versus' || end.kind === 'defends';
}

const isArticleOf = (meaning: TextPart['meaning']): boolean => meaning.kind === 'number' && meaning.article === true;

/**
 * "German 5 5 4", "corps of 6, 5 and 4": behind units that nobody counted, digits in a row are the strength of one
 * each, unless another unit follows that the last of them counts.
 */
export function withEach(parts: readonly TextPart[], typed: Typed): readonly TextPart[] {
  const { lexicon } = typed;
  const { noun, nation, sums, strength: [name] = [] } = lexicon;
  if (name === undefined || sums) return parts;
  const isValue = (part: TextPart | undefined): boolean =>
    part?.meaning.kind === 'number' && part.meaning.digits === true && part.meaning.value <= MOST_RATED;
  const row = (first: number): readonly number[] => {
    const places = [first];
    for (let at = first + 1; at < parts.length; at++) {
      if (parts[at]?.meaning.kind === 'and' && isValue(parts[at + 1])) at++;
      if (!isValue(parts[at])) break;
      places.push(at);
    }
    return places;
  };
  for (const [i, part] of parts.entries()) {
    const lead = parts[i - 1]?.meaning;
    const isOf = lead?.kind === 'asks' && lead.of === 'trait' && lead.optional === true;
    const unit = traitsBefore(parts, isOf ? i - 1 : i);
    const first = unit[0] ? parts.indexOf(unit[0]) : 0;
    const isCounted = ['number', 'ordinal', 'again'].includes(parts[first - 1]?.meaning.kind ?? '');
    const isUnit = [noun, nation].some((one) => traitsIn(unit, one).length > 0);
    const places = isValue(part) && isUnit && !isCounted ? row(i) : [];
    const last = places.at(-1) ?? i;
    const after = parts[last + 1]?.meaning;
    if (places.length < 2 || after?.kind === 'traits' || (after?.kind === 'asks' && after.of === 'trait')) continue;
    const traits = Object.assign({}, ...unit.map(({ meaning }) => (meaning.kind === 'traits' ? meaning.traits : {})));
    const units = parts.slice(i, last + 1).flatMap((one, nth): readonly TextPart[] => {
      if (one.meaning.kind !== 'number') return [{ ...one, meaning: { kind: 'filler' } }];
      const rated: TextPart = { ...one, meaning: { kind: 'traits', traits: { ...traits, [name]: one.meaning.value } } };
      return nth === 0 ? [rated] : [{ from: one.from, to: one.from, meaning: { kind: 'and' } }, rated];
    });
    const before = parts.slice(0, i).map((one, at) => (isOf && at === i - 1 ? filled(one) : one));
    return [...before, ...units, ...withEach(parts.slice(last + 1), typed)];
  }
  return parts;
}

/** "A French 4 corps": after an article the number counts nobody, and is the strength of the one. */
export function withRated(
  parts: readonly TextPart[],
  { lexicon: { noun, nation, strength: [strength] = [] } }: Typed,
): readonly TextPart[] {
  if (strength === undefined) return parts;
  return parts.flatMap((part, i): readonly TextPart[] => {
    const [article, people, unit] = [parts[i - 2]?.meaning, parts[i - 1]?.meaning, parts[i + 1]];
    const { meaning } = part;
    const isOne = article?.kind === 'number' && article.article === true;
    const isPeople = people?.kind === 'traits' && people.traits[nation] !== undefined && !(noun in people.traits);
    const isUnit = unit?.meaning.kind === 'traits' && noun in unit.meaning.traits;
    const isNumber = meaning.kind === 'number' && meaning.digits === true && meaning.value <= MOST_RATED;
    if (!isOne || !isPeople || !isUnit || !isNumber) return [part];
    const of: TextPart['meaning'] = {
      kind: 'asks',
      of: 'trait',
      name: strength,
      min: 0,
      max: MOST_RATED,
      before: true,
    };
    return [part, { from: part.to, to: part.to, meaning: of }];
  });
}

/**
 * "A German corps attacks a French one: five against four": behind the units of both, or of the one who attacks, two
 * numbers alone are the strengths of the two. Each is put behind its unit.
 */
export function withDuel(
  parts: readonly TextPart[],
  { lexicon: { noun, nation, sums, strength: [name] = [] } }: Typed,
): readonly TextPart[] {
  if (name === undefined || sums) return parts;
  const isVersus = ({ meaning }: TextPart): boolean => meaning.kind === 'versus' && !meaning.there && !meaning.turned;
  const isUnit = (part: TextPart): boolean => [noun, nation].some((one) => traitOf(part, one) !== undefined);
  const at = parts.findLastIndex(
    (part) => isVersus(part) && part.meaning.kind === 'versus' && part.meaning.force === 3,
  );
  const [a, b] = [parts[at - 1], parts[at + 1]];
  const isNumber = (part: TextPart | undefined): part is TextPart =>
    part?.meaning.kind === 'number' && !part.meaning.article && part.meaning.value <= MOST_RATED;
  const end = parts[at + 2]?.meaning.kind;
  const before = parts.slice(0, at - 1);
  const verb = before.findIndex(isVersus);
  if (!isNumber(a) || !isNumber(b) || !['and', 'with', undefined].includes(end) || verb < 0) return parts;
  const [own, others] = [before.slice(0, verb), before.slice(verb + 1)];
  const isOne = (some: readonly TextPart[]): boolean =>
    !some.some(
      ({ meaning }, i) =>
        meaning.kind === 'number' && !meaning.article && meaning.value > 1 && some[i - 1]?.meaning.kind !== 'asks',
    );
  const [joint, row] = [before.at(-1)?.meaning.kind, before.at(-2)?.meaning.kind];
  const isApart = (joint === 'and' && row !== 'number') || joint === 'filler' || joint === 'versus';
  if (!isApart || !own.some(isUnit) || parts.slice(at + 2).some(isUnit)) return parts;
  // Of several each has its own, or all have them together: nobody says which.
  if (!isOne(own) || !isOne(others))
    return parts.map((part, i): TextPart => {
      if (i === at) return filled(part);
      return i === at - 1 || i === at + 1 ? { ...part, meaning: OTHER } : part;
    });
  const as = (part: TextPart): TextPart => ({
    ...part,
    meaning: { kind: 'traits', traits: part.meaning.kind === 'number' ? { [name]: part.meaning.value } : {} },
  });
  const last = own.findLastIndex(isUnit) + 1;
  const kind = others.some(isUnit) ? [] : traitsIn(own, noun).slice(-1);
  const unnamed = kind.map((value): TextPart => ({
    from: b.from,
    to: b.from,
    meaning: { kind: 'traits', traits: { [noun]: value } },
  }));
  const target = others.findLastIndex(isUnit) + 1;
  const mark = parts[at] as TextPart;
  return [
    ...own.slice(0, last),
    as(a),
    ...own.slice(last),
    parts[verb] as TextPart,
    ...others.slice(0, target),
    ...unnamed,
    as(b),
    ...others.slice(target).filter(({ meaning }) => meaning.kind !== 'and'),
    filled(mark),
    ...parts.slice(at + 2),
  ];
}
