import { OTHER, wordOf, type TextPart, type Typed } from '@/lib/typed/parts';

/* What a player wants of a fight, and no side of it: its odds, so many losses. */

/** "4-1 against a city": where no unit is named and nothing else is of two numbers it is the odds. */
export function withOdds(parts: readonly TextPart[], { lexicon: { odds, noun, nation } }: Typed): readonly TextPart[] {
  const pairs = parts.filter(({ meaning }) => meaning.kind === 'factors');
  const isUnit = ({ meaning }: TextPart): boolean =>
    meaning.kind === 'traits' && (noun in meaning.traits || nation in meaning.traits);
  const [only, other] = pairs;
  if (!odds || !only || other || parts.some(isUnit) || only.meaning.kind !== 'factors') return parts;
  const value = only.meaning.values.join(':');
  if (!odds.values.includes(value)) return parts;
  return parts.map((part) =>
    part === only ? { ...part, meaning: { kind: 'field', field: odds.field, value } } : part,
  );
}

const ON = /^(?:on|against|a|al|contra|contro|sobre|sul|sui|ai|alla|alle|all|to)$/;
const LOSSES = /^(?:hits|losses|perdidas|bajas|perdite)$/;
/**
 * "At least three hits on the Austrians", "dos pérdidas al BEF": the number is what is wanted and counts nobody;
 * whoever follows is attacked.
 */
export function withLosses(parts: readonly TextPart[], { tokens, lexicon: { losses } }: Typed): readonly TextPart[] {
  const told = parts.findIndex(({ meaning }) => meaning.kind === 'field' && meaning.field === losses?.name);
  const behind = parts[told + 1];
  const isWhole = parts.some(({ meaning }) => meaning.kind === 'versus');
  // "Para hacerle 6 de pérdidas a un ejército alemán con …": the words of a game may say the number themselves.
  if (told >= 0 && behind && !isWhole && ON.test(tokens[behind.from]?.folded ?? ''))
    return parts.map((part) => (part === behind ? { ...part, meaning: { kind: 'versus', force: 1 } } : part));
  const at = parts.findIndex((part) => LOSSES.test(wordOf(part, tokens)));
  const number = parts[at - 1]?.meaning;
  if (!losses || number?.kind !== 'number' || number.article || number.value < losses.min || number.value > losses.max)
    return parts;
  const next = parts[at + 1];
  const isOn = next !== undefined && ON.test(tokens[next.from]?.folded ?? '');
  const isEnd = next === undefined || next.meaning.kind === 'and';
  if (parts[at - 2]?.meaning.kind === 'traits' || !(isOn || isEnd)) return parts;
  // "…, took two hits": they fell, and nobody wants them.
  if (isEnd) return parts.map((part, i) => (i === at || i === at - 1 ? { ...part, meaning: OTHER } : part));
  const isParted = parts.some(({ meaning }, i) => i !== at && meaning.kind === 'versus' && meaning.force === 3);
  return parts.map((part, i): TextPart => {
    if (i === at - 1) return { ...part, meaning: { kind: 'field', field: losses.name, value: number.value } };
    return i === at ? { ...part, meaning: isParted ? { kind: 'filler' } : { kind: 'versus', force: 1 } } : part;
  });
}
