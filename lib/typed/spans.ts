import type { Lexicon } from '@/lib/typed/meaning';
import { matchAt, mended, type Span, type Vocabulary } from '@/lib/typed/vocabulary';
import type { Token } from '@/lib/typed/tokens';

/** What becomes of a word: it says something, it need not, or nobody knows what it says. */
export type Use = 'used' | 'filler' | 'unknown';

/** A part of the text: words with their meaning, a number, or a word that nobody knows. */
export interface Part extends Omit<Span, 'meaning'> {
  readonly meaning: Span['meaning'] | { readonly kind: 'unknown' } | Loose;
}

/** Numbers with more to them than a count. */
export type Loose =
  | { readonly kind: 'ordinal'; readonly which: string }
  | { readonly kind: 'signed'; readonly value: number }
  | { readonly kind: 'factors'; readonly values: readonly number[] };

/** The parts of a text in their order. Words that belong together are taken together, the longest first. */
export function spansOf(tokens: readonly Token[], vocabulary: Vocabulary): readonly Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at] as Token;
    const found =
      matchAt(tokens, at, vocabulary) ??
      numberAt(token, at, vocabulary, tokens[at - 1]) ??
      mended(token, at, vocabulary);
    parts.push(found ?? { from: at, to: at + 1, meaning: { kind: 'unknown' } });
    at = found?.to ?? at + 1;
  }
  const { sums } = vocabulary.lexicon;
  const joined = joinNumbers(sums ? withoutGround(parts, tokens) : parts);
  return withoutOthers(withPairs(joined, tokens, vocabulary.lexicon));
}

/** "Three hexes": where the attackers stand is counted, and is no strength. */
const COUNTED_GROUND = /^(?:hex(?:es|agon(?:o|os|i)?)?|esagon[oi]|spaces?|espacios?|spaz[io]o?)$/;

function withoutGround(parts: readonly Part[], tokens: readonly Token[]): readonly Part[] {
  return parts.map((part) => {
    const isCount = part.meaning.kind === 'number' && !part.meaning.article;
    const ground = parts.find(({ from }) => from === part.to);
    // Where a form asks for hexes they are its own.
    const isGround = ground?.meaning.kind !== 'asks' && COUNTED_GROUND.test(tokens[part.to]?.folded ?? '');
    return isCount && isGround ? { ...part, meaning: { kind: 'unknown' } } : part;
  });
}

/** What may stand between two sides, in the three languages. */
const PAIRED = /^(?:to|on|onto|upon|into|a|al|sobre|su|sul|sulla)$/;

/**
 * "21 to 8", "two German armies on a Russian army": between two numbers, where a number alone is the strength of a
 * side, or between units of two nations such a word parts the sides, unless another already does.
 */
function withPairs(parts: readonly Part[], tokens: readonly Token[], lexicon: Lexicon): readonly Part[] {
  const says = parts.some(({ meaning }) => meaning.kind === 'versus');
  if (parts.some(({ meaning }) => meaning.kind === 'versus' && meaning.force === 3)) return parts;
  const isNumber = (part: Part | undefined): boolean => part?.meaning.kind === 'number' && !part.meaning.article;
  const isPair = ({ from, to }: Part): boolean => to === from + 1 && PAIRED.test(tokens[from]?.folded ?? '');
  const between = parts.findIndex(
    (part, i) =>
      lexicon.sums === true &&
      isPair(part) &&
      isNumber(parts[i - 1]) &&
      parts[i - 2]?.meaning.kind !== 'asks' &&
      isNumber(parts[i + 1]),
  );
  const at =
    between >= 0 || says ? between : parts.findIndex((part, i) => isPair(part) && betweenNations(parts, i, lexicon));
  return parts.map((part, i) => (i === at ? { ...part, meaning: { kind: 'versus', force: 3 } } : part));
}

/** Whether a unit stands before a place of the text and one of another nation right after it. */
function betweenNations(parts: readonly Part[], at: number, { noun, nation }: Lexicon): boolean {
  const value = ({ meaning }: Part, name: string) => (meaning.kind === 'traits' ? meaning.traits[name] : undefined);
  const all = (some: readonly Part[], name: string) => some.flatMap((part) => value(part, name) ?? []);
  const [before, after] = [parts.slice(0, at), parts.slice(at + 1)];
  const next = after.find(({ meaning }) => meaning.kind !== 'filler' && meaning.kind !== 'number');
  const [own, other] = [all(before, nation), all(after, nation)];
  return (
    next?.meaning.kind === 'traits' &&
    own.length > 0 &&
    other.length > 0 &&
    all(before, noun).length > 0 &&
    other.every((one) => !own.includes(one))
  );
}

/** What stands after "after" or "no" was not said: both are named as not understood. */
function withoutOthers(parts: readonly Part[]): readonly Part[] {
  const others = new Set<number>();
  for (const [i, { meaning }] of parts.entries()) {
    if (meaning.kind !== 'but') continue;
    const found = parts.findIndex((one, at) => at > i && !['filler', 'at'].includes(one.meaning.kind));
    const next = parts[found]?.meaning;
    if (next?.kind !== 'field' && next?.kind !== 'asks') continue;
    others.add(i).add(found);
    if (next.kind === 'asks' && parts[found + 1]?.meaning.kind === 'number') others.add(found + 1);
  }
  return parts.map((part, i) =>
    others.has(i) || part.meaning.kind === 'but' ? { ...part, meaning: { kind: 'unknown' } } : part,
  );
}

function numberAt(
  { kind, folded }: Token,
  at: number,
  { lexicon: { numbered } }: Vocabulary,
  before: Token | undefined,
): Part | undefined {
  const part = (meaning: Part['meaning']): Part => ({ from: at, to: at + 1, meaning });
  // A year is no hex.
  if (numbered && /^191[4-8]$/.test(folded) && !COUNTED_GROUND.test(before?.folded ?? '')) return undefined;
  if (kind === 'number' && numbered && folded.length === numbered.digits && /^\d+$/.test(folded))
    return part({ kind: 'field', field: numbered.field, value: folded });
  if (kind === 'number') return part({ kind: 'number', value: valueOf(folded), digits: true });
  if (kind === 'ordinal') return part({ kind: 'ordinal', which: folded.replace('#', '').toUpperCase() });
  if (kind === 'signed') return part({ kind: 'signed', value: Number(folded.replace(/[−–]/, '-').replace(/\s/g, '')) });
  if (kind === 'factors') return part({ kind: 'factors', values: folded.split(/[-–]/).map(Number) });
  return undefined;
}

const valueOf = (digits: string): number =>
  Number(digits.replace('½', '').replace(',', '.') || 0) + (digits.endsWith('½') ? 0.5 : 0);

/** A ten and the unit after it are one number; "plus 1" is one with a sign; an article before a number says nothing. */
function joinNumbers(parts: readonly Part[]): readonly Part[] {
  const joined: Part[] = [];
  for (const [i, part] of parts.entries()) {
    const before = joined.at(-1);
    const [a, b] = [before?.meaning, part.meaning];
    // "Two armies plus one corps" adds a unit; "plus one" alone is a modifier.
    const counted = parts[i + 1]?.meaning.kind === 'traits';
    if (b.kind === 'signed' && counted) joined.push({ ...part, meaning: { kind: 'number', value: Math.abs(b.value) } });
    else if (before && a?.kind === 'number' && a.article && b.kind === 'number')
      joined.splice(-1, 1, { ...before, meaning: { kind: 'filler' } }, part);
    else if (before && a?.kind === 'plus' && b.kind === 'number' && !counted)
      joined.splice(-1, 1, { from: before.from, to: part.to, meaning: { kind: 'signed', value: a.sign * b.value } });
    else if (!joinTens(joined, part)) joined.push(part);
  }
  return joined.map((part) => (part.meaning.kind === 'plus' ? { ...part, meaning: { kind: 'and' } } : part));
}

/** "thirty three", "treinta y tres": adds a unit to the ten before it. Digits stay as they are. */
function joinTens(joined: Part[], part: Part): boolean {
  const back = joined.at(-1)?.meaning.kind === 'and' ? 2 : 1;
  const ten = joined.at(-back);
  const [a, b] = [ten?.meaning, part.meaning];
  if (!ten || a?.kind !== 'number' || b.kind !== 'number' || a.digits || b.digits || b.article) return false;
  if (a.value < 20 || a.value % 10 !== 0 || b.value > 9) return false;
  joined.splice(-back, back, { from: ten.from, to: part.to, meaning: { kind: 'number', value: a.value + b.value } });
  return true;
}
