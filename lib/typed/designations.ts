import { isNounAt, traitOf, traitsIn, type TextPart, type Typed } from '@/lib/typed/parts';

/* Numbers that are the name of a unit: "the 1 and 17 corps", "el catorce cuerpo", "51e DR". */

/** "The 1 and 17 corps", "20 active corps": more than there can be is the name of one, as what stands beside it. */
export function withNumbered(parts: readonly TextPart[], { lexicon }: Typed): readonly TextPart[] {
  const { mostCounted, noun } = lexicon;
  if (mostCounted === undefined) return parts;
  const isNumber = (i: number): boolean => {
    const one = parts[i]?.meaning;
    return one?.kind === 'number' && one.digits === true;
  };
  const isNamed = (i: number): boolean => {
    const one = parts[i]?.meaning;
    const end = parts.findIndex((part, at) => at > i && part.meaning.kind !== 'traits');
    const unit = parts.slice(i + 1, end < 0 ? parts.length : end);
    return one?.kind === 'number' && isNumber(i) && one.value > mostCounted && traitsIn(unit, noun).length > 0;
  };
  return parts.flatMap((part, i): readonly TextPart[] => {
    const isRow = isNumber(i) && parts[i + 1]?.meaning.kind === 'and' && isNamed(i + 2);
    if (part.meaning.kind !== 'number' || !(isNamed(i) || isRow)) return [part];
    const one: TextPart = { from: part.from, to: part.from, meaning: { kind: 'number', value: 1 } };
    return [one, { ...part, meaning: { kind: 'ordinal', which: String(part.meaning.value) } }];
  });
}

const THE = /^(?:el|il)$/;
const SINGULAR = /^(?:cuerpo|corpo|ejercito|esercito)$/;
/**
 * "El catorce cuerpo francés", "el 2 alemán": behind an article, before a single unit or its nation, the number is its
 * name, and counts nobody.
 */
export function withNames(parts: readonly TextPart[], { tokens, lexicon }: Typed): readonly TextPart[] {
  return parts.map((part, i): TextPart => {
    const { from, to, meaning } = part;
    const isName =
      meaning.kind === 'number' &&
      meaning.value > 1 &&
      THE.test(tokens[from - 1]?.folded ?? '') &&
      ((SINGULAR.test(tokens[to]?.folded ?? '') && isNounAt(parts[i + 1], lexicon)) ||
        (!lexicon.sums && meaning.digits === true && traitOf(parts[i + 1], lexicon.nation) !== undefined));
    return isName ? { ...part, meaning: { kind: 'place', value: meaning.value } } : part;
  });
}

/**
 * "The 51e DR", "20.ID": what a unit is called says whose it is, unless a nation stands beside it, and with its number
 * which one.
 */
export function withDesignations(
  parts: readonly TextPart[],
  { tokens, lexicon: { nation, called, designations = {} } }: Typed,
): readonly TextPart[] {
  const nameOf = (number: TextPart | undefined, { from, to }: TextPart): Readonly<Record<string, string>> => {
    const [first, last] = [tokens[number?.from ?? -1], tokens[from]];
    if (called === undefined || number?.meaning.kind !== 'ordinal' || to !== from + 1 || !first || !last) return {};
    return { [called]: `${first.text}${first.end === last.start ? '' : ' '}${last.text}` };
  };
  const isOfUnit = ({ meaning }: TextPart): boolean => ['traits', 'number', 'ordinal', 'place'].includes(meaning.kind);
  return parts.map((part, i): TextPart => {
    const people = designations[tokens[part.from]?.folded ?? ''];
    if (people === undefined || part.meaning.kind !== 'traits') return part;
    const before = parts.slice(0, i).findLastIndex((one) => !isOfUnit(one));
    const after = parts.findIndex((one, at) => at > i && !isOfUnit(one));
    const unit = parts.slice(before + 1, after < 0 ? parts.length : after);
    const whose = traitsIn(unit, nation).length > 0 ? {} : { [nation]: people };
    const traits = { ...part.meaning.traits, ...whose, ...nameOf(parts[i - 1], part) };
    return { ...part, meaning: { ...part.meaning, traits } };
  });
}
