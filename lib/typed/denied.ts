import type { TextPart, Typed } from '@/lib/typed/parts';

/* What was named, and not said: "no trench", "near Nancy". */

/**
 * What stands after "after", "no", "near" or "or" was not said, nor does "through Metz" say where they fight: both are
 * named as not understood.
 */
export function withoutOthers(parts: readonly TextPart[], { lexicon: { ground = [] } }: Typed): readonly TextPart[] {
  const others = new Set<number>();
  for (const [i, { meaning }] of parts.entries()) {
    const first = parts.findIndex((one, at) => at > i && !SKIPPED.includes(one.meaning.kind));
    const next = parts[first]?.meaning;
    const isPlace = next?.kind === 'field' && ground.includes(next.field);
    // "Trincea no": what stands before it was not said; but of "the other fort" there is none.
    const [before, lead] = [parts[i - 1]?.meaning.kind ?? '', parts[i - 2]?.meaning.kind];
    const isDenied = (next === undefined || next.kind === 'and') && lead !== 'again';
    if (meaning.kind === 'but' && isDenied && ['asks', 'field'].includes(before)) others.add(i - 1);
    if (meaning.kind !== 'but' && !((meaning.kind === 'through' || meaning.kind === 'times') && isPlace)) continue;
    // "Near Givet": the place is named as not understood, and nothing else was said.
    if (meaning.kind === 'but' && meaning.beside && next?.kind === 'unknown') continue;
    others.add(i);
    if (first < 0) continue;
    // "Two or three armies": the armies were said.
    const isOther = next?.kind === 'number' && !next.article && parts[i - 1]?.meaning.kind === 'number';
    for (let at = first; at < (isOther ? first + 1 : endOf(parts, first)); at++) others.add(at);
  }
  return parts.map((part, i) => {
    if (others.has(i)) return { ...part, meaning: { kind: 'unknown', other: true } };
    return part.meaning.kind === 'through' ? { ...part, meaning: { kind: 'filler' } } : part;
  });
}

/** What may stand between "not" and what was not said. */
const SKIPPED = ['filler', 'at', 'from', 'through'];
/** Where what begins at a place ends: a number with its name, a unit with its traits, or a field. */
function endOf(parts: readonly TextPart[], first: number): number {
  const kindAt = (at: number) => parts[at]?.meaning.kind;
  let end = first;
  // "Before the first roll"
  if (kindAt(end) === 'place' && ['asks', 'traits', 'field'].includes(kindAt(end + 1) ?? ''))
    return endOf(parts, first + 1);
  const number = parts[end]?.meaning;
  // "In a trench 1"
  if (number?.kind === 'number' && number.article && kindAt(end + 1) === 'asks') return endOf(parts, end + 1);
  if (number?.kind === 'number' || number?.kind === 'ordinal') end++;
  if (kindAt(end) === 'field') return end + 1;
  if (kindAt(end) === 'asks') return kindAt(end + 1) === 'number' && end === first ? end + 2 : end + 1;
  while (kindAt(end) === 'traits') end++;
  // "Not the British one"
  const last = parts[end]?.meaning;
  return end > first && last?.kind === 'number' && last.value === 1 && !last.digits && !last.article ? end + 1 : end;
}
