import { COUNTED_GROUND } from '@/lib/typed/grounds';
import type { Lexicon } from '@/lib/typed/meaning';
import { isLoose, isNounAt, isOptional, traitsBefore, wordOf, type TextPart, type Typed } from '@/lib/typed/parts';
import type { Token } from '@/lib/typed/tokens';
import type { Vocabulary } from '@/lib/typed/vocabulary';

/* Numbers: "treinta y tres", "both", "4, 3 and 2 steps". */

export function numberAt(
  { kind, folded }: Token,
  at: number,
  { lexicon: { numbered } }: Vocabulary,
  before: Token | undefined,
): TextPart | undefined {
  const part = (meaning: TextPart['meaning']): TextPart => ({ from: at, to: at + 1, meaning });
  // A year is no hex, and counts nothing.
  const isYear = /^191[4-9]$/.test(folded) && !COUNTED_GROUND.test(before?.folded ?? '');
  if (kind === 'number' && isYear) return part({ kind: 'unknown', other: true });
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
const BOTH = /^(?:both|ambos|ambas|entramb[ie])$/;
/** "Both", "los dos", "i due" at a place. */
const isBothAt = (tokens: readonly Token[], at: number): boolean =>
  BOTH.test(tokens[at]?.folded ?? '') ||
  (/^(?:dos|due)$/.test(tokens[at]?.folded ?? '') &&
    /^(?:los|las|i|le|tutti|tutte)$/.test(tokens[at - 1]?.folded ?? ''));

const ALL = /^(?:all|todos|todas|tutti|tutte)$/;
/** Whether the parts end with a comma behind two units, and no others stand before them. */
function isBehindTwo(parts: readonly TextPart[], lexicon: Lexicon): boolean {
  // "Two Russian corps worth five each, both reduced"
  const isOf = ({ meaning }: TextPart): boolean =>
    isOptional(meaning) || meaning.kind === 'filler' || (meaning.kind === 'number' && !meaning.article);
  const last = parts.findLastIndex((one, i) => i < parts.length - 1 && !isOf(one)) + 1;
  const unit = traitsBefore(parts, last);
  const first = last - unit.length;
  const count = parts[first - 1]?.meaning;
  const isUnit = ({ meaning }: TextPart): boolean =>
    meaning.kind === 'traits' && (lexicon.noun in meaning.traits || lexicon.nation in meaning.traits);
  return (
    isLoose(parts.at(-1)) &&
    unit.some((one) => isNounAt(one, lexicon)) &&
    count?.kind === 'number' &&
    count.value === 2 &&
    !parts.slice(0, first).some(isUnit)
  );
}

export function joinNumbers(parts: readonly TextPart[], { tokens, lexicon }: Typed): readonly TextPart[] {
  const joined: TextPart[] = [];
  let apart: number | undefined;
  for (const [i, part] of parts.entries()) {
    const before = joined.at(-1);
    const [a, b] = [before?.meaning, part.meaning];
    // "Two armies plus one corps" adds a unit; "plus one" alone is a modifier.
    const counted = parts[i + 1]?.meaning.kind === 'traits';
    // "Both armies"
    if (
      b.kind === 'filler' &&
      counted &&
      BOTH.test(tokens[part.from]?.folded ?? '') &&
      [1, 2].some((far) => isNounAt(parts[i + far], lexicon))
    ) {
      joined.push({ ...part, meaning: { kind: 'number', value: 2 } });
      continue;
    }
    // "Both reduced", ", las dos francesas": of which units, on which side, nobody knows.
    const next = parts[i + 1];
    const isApart = ['and', 'filler'].includes(parts[i - 1]?.meaning.kind ?? 'and');
    const isStates =
      next?.meaning.kind === 'traits' &&
      Object.keys(next.meaning.traits).every(
        (name) =>
          lexicon.states.includes(name) ||
          (name === lexicon.nation && isApart && b.kind === 'number' && !isNounAt(parts[i + 2], lexicon)),
      );
    // "…, all corps": what they are is said of all of them.
    const isKinds =
      isNounAt(next, lexicon) &&
      Object.keys(next?.meaning.kind === 'traits' ? next.meaning.traits : {}).length === 1 &&
      parts[i - 1]?.meaning.kind === 'and' &&
      ['and', undefined].includes(parts[i + 2]?.meaning.kind);
    if ((isStates || isKinds) && ALL.test(wordOf(part, tokens))) {
      joined.push({ ...part, meaning: { kind: 'filler', all: true } });
      continue;
    }
    // "Two Russian corps, both reduced": right behind the only two that were counted so far.
    if (isStates && part.to === part.from + 1 && isBothAt(tokens, part.from) && isBehindTwo(joined, lexicon)) {
      joined.push({ ...part, meaning: { kind: 'filler' } });
      continue;
    }
    if (isStates && part.to === part.from + 1 && isBothAt(tokens, part.from)) {
      joined.push({ ...part, meaning: { kind: 'unknown', other: true } });
      apart = next.from;
      continue;
    }
    if (part.from === apart) {
      joined.push({ ...part, meaning: { kind: 'unknown', other: true } });
      continue;
    }
    if (b.kind === 'signed' && counted) joined.push({ ...part, meaning: { kind: 'number', value: Math.abs(b.value) } });
    else if (before && a?.kind === 'number' && a.article && b.kind === 'number')
      joined.splice(-1, 1, { ...before, meaning: { kind: 'filler' } }, part);
    else if (before && a?.kind === 'plus' && b.kind === 'number' && !counted)
      joined.splice(-1, 1, { from: before.from, to: part.to, meaning: { kind: 'signed', value: a.sign * b.value } });
    else if (!joinTens(joined, part, tokens)) joined.push(part);
  }
  return joined.map((part) => (part.meaning.kind === 'plus' ? { ...part, meaning: { kind: 'and' } } : part));
}

/**
 * "thirty three", "treinta y tres", "a hundred and twenty": adds a unit to the ten before it, or a number to its
 * hundred. Digits stay as they are.
 */
function joinTens(joined: TextPart[], part: TextPart, tokens: readonly Token[]): boolean {
  const back = joined.at(-1)?.meaning.kind === 'and' ? 2 : 1;
  const ten = joined.at(-back);
  const [a, b] = [ten?.meaning, part.meaning];
  if (!ten || a?.kind !== 'number' || b.kind !== 'number' || a.digits || b.digits || b.article) return false;
  const isHundred = a.value % 100 === 0;
  // "Cien y veinte" are two numbers.
  if (isHundred && back > 1 && tokens[ten.to - 1]?.folded !== 'hundred') return false;
  if (a.value < 20 || a.value % 10 !== 0 || b.value > (isHundred ? 99 : 9)) return false;
  joined.splice(-back, back, { from: ten.from, to: part.to, meaning: { kind: 'number', value: a.value + b.value } });
  return true;
}

/** "4, 3 and 2 steps": what stands after the last number of a row is said of all of them. */
export function withRows(parts: readonly TextPart[]): readonly TextPart[] {
  return parts.flatMap((part, i): readonly TextPart[] => {
    const isNumber = (at: number): boolean => {
      const one = parts[at]?.meaning;
      return one?.kind === 'number' && !one.article;
    };
    const before = parts.slice(0, i).findLast(({ meaning }) => meaning.kind !== 'filler')?.meaning.kind;
    // "Dice 3 and 4, 2 cities": those of the dice have their name before them.
    const lead = parts
      .slice(0, i)
      .findLast(({ meaning }) => !['filler', 'and', 'number'].includes(meaning.kind))?.meaning;
    const isOfDie = before === 'and' && lead?.kind === 'asks' && lead.name === 'die';
    if (!isNumber(i) || before === 'asks' || isOfDie) return [part];
    let at = i;
    while (parts[at + 1]?.meaning.kind === 'and' && isNumber(at + 2)) at += 2;
    const name = parts[at + 1];
    const isName = name?.meaning.kind === 'asks' && name.meaning.before === true && !name.meaning.optional;
    const isLast = parts[at + 2]?.meaning.kind === 'number';
    return at > i && name && isName && !isLast ? [part, { ...name, from: part.to, to: part.to }] : [part];
  });
}
