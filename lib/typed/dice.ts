import type { Lexicon, Value } from '@/lib/typed/meaning';
import type { SideName } from '@/lib/typed/reading';
import { areAllies, filled, isDie, traitOf, type Sides, type TextPart, type Typed } from '@/lib/typed/parts';
import { OF_SPEAKER, PERSON } from '@/lib/typed/persons';
import type { Token } from '@/lib/typed/tokens';

/* Whose a die is: "the British roll 5, the Germans roll 2", where whoever rolls is no unit, "I roll a 4 attacking". */

/** A verb of whoever stands before it … */
const ROLLS = /^(?:rolls?|rolled|threw|saca|sacan|tira|tiran|lancia|lanciano|fa|fanno)$/;
/** … and one that says itself that it is the speaker's. */
const ROLLED = /^(?:saco|saque|he (?:sacado|tirado)|ho (?:fatto|tirato|lanciato))$/;
const THEY = /^(?:he|she|they|ellos|ella|lui|loro)$/;

/** A die with whose it is before it. */
const dieOf = (side: SideName, die: TextPart): readonly TextPart[] => [
  { from: die.from, to: die.from, meaning: { kind: 'role', side } },
  die,
];

/** The sides of a text in which the nations that only roll say whose their dice are. */
export function withDice(sides: Sides, lexicon: Lexicon, tokens: readonly Token[]): Sides {
  const { nation, sided = [] } = lexicon;
  const nationAt = (part: TextPart | undefined): Value | undefined =>
    part?.meaning.kind === 'traits' && Object.keys(part.meaning.traits).join() === nation
      ? part.meaning.traits[nation]
      : undefined;
  const askedBefore = (parts: readonly TextPart[], i: number) =>
    parts.slice(0, i).findLast(({ meaning }) => !['filler', 'and', 'number'].includes(meaning.kind));
  // "Tiro 4 io e 3 lui": whose the second die is nobody can tell, and it counts nobody.
  const isPersons = (parts: readonly TextPart[], i: number): boolean => {
    const { from, to, meaning } = parts[i] as TextPart;
    const word = (at: number): string => tokens[at]?.folded ?? '';
    const isPerson = (at: number): boolean => PERSON.test(word(at));
    // "He a two"
    const before = /^(?:an?|un)$/.test(word(from - 1)) ? from - 2 : from - 1;
    return (
      meaning.kind === 'number' &&
      (isPerson(before) || isPerson(to)) &&
      isDie(askedBefore(parts, i)) &&
      !isDie(parts.slice(0, i).findLast((one) => one.meaning.kind !== 'filler'))
    );
  };
  const rolls = (parts: readonly TextPart[], i: number): boolean => {
    if (nationAt(parts[i]) === undefined) return false;
    const next = parts.slice(i + 1).find(({ meaning }) => meaning.kind !== 'filler')?.meaning;
    const [before, earlier] = parts
      .slice(0, i)
      .filter(({ meaning }) => meaning.kind !== 'filler')
      .map(({ meaning }) => meaning.kind)
      .toReversed();
    const isCounted = before === 'traits' || (before === 'number' && earlier !== 'asks');
    const number = parts.findIndex((part, at) => at > i && part.meaning.kind !== 'filler');
    // "The French roll a 4 and the Germans a 6"
    const isSecond =
      next?.kind === 'number' &&
      !next.article &&
      before === 'and' &&
      isDie(askedBefore(parts, i)) &&
      parts[number + 1]?.meaning.kind !== 'traits';
    const isFirst = next?.kind === 'asks' && next.of === 'field' && next.name === 'die' && !isCounted;
    return isFirst || isSecond;
  };
  const all = { attack: sides.attack, defence: sides.defence };
  const fights = (side: SideName, value: Value): boolean =>
    all[side].some((part, i) => {
      const own = traitOf(part, nation);
      return own !== undefined && !rolls(all[side], i) && areAllies(own, value, lexicon);
    });
  const other = sides.speaker === 'attack' ? 'defence' : 'attack';
  // "I have two corps, he has one; I rolled a three": who speaks has said on which side he stands.
  const rollerOf = (part: TextPart): SideName | undefined => {
    const { from, to } = part;
    if (!isDie(part) || !sided.includes('die') || sides.speaker === undefined) return undefined;
    const words = tokens.slice(from, to).map(({ folded }) => folded);
    const before = tokens[from - 1]?.folded ?? '';
    if (ROLLED.test(words.join(' '))) return sides.speaker;
    if (!ROLLS.test(words.join(' '))) return undefined;
    return OF_SPEAKER.test(before) ? sides.speaker : THEY.test(before) ? other : undefined;
  };
  const withRollers = (parts: readonly TextPart[]): readonly TextPart[] =>
    parts.flatMap((part) => {
      const side = rollerOf(part);
      return side === undefined ? [part] : dieOf(side, part);
    });
  const told = (parts: readonly TextPart[]): readonly TextPart[] =>
    parts.map((part, i): TextPart => {
      if (isPersons(parts, i)) return { ...part, meaning: { kind: 'unknown', other: true } };
      const value = nationAt(part);
      if (value === undefined || !rolls(parts, i)) return part;
      const [side, second] = (['attack', 'defence'] as const).filter((one) => fights(one, value));
      if (!side || second) return { ...part, meaning: { kind: 'unknown', other: true } };
      return { ...part, meaning: sided.includes('die') ? { kind: 'role', side } : { kind: 'filler' } };
    });
  return { ...sides, attack: withRollers(told(sides.attack)), defence: withRollers(told(sides.defence)) };
}

const ATTACKING = /^(?:attacking|atacando|attaccando)$/;
const DEFENDING = /^(?:defending|defendiendo|difendendo|defendiendome|difendendomi)$/;

/** "I roll a 4 attacking": right behind a die the word says whose it is, and parts no sides. */
export function withRolls(parts: readonly TextPart[], { tokens }: Typed): readonly TextPart[] {
  const sideAt = (at: number): SideName | undefined => {
    const word = parts[at] && parts[at].to === parts[at].from + 1 ? (tokens[parts[at].from]?.folded ?? '') : '';
    return ATTACKING.test(word) ? 'attack' : DEFENDING.test(word) ? 'defence' : undefined;
  };
  const isRoll = (at: number): boolean => isDie(parts[at]) && parts[at + 1]?.meaning.kind === 'number';
  return parts.flatMap((part, i) => {
    const side = isRoll(i) ? sideAt(i + 2) : undefined;
    if (side !== undefined) return dieOf(side, part);
    return isRoll(i - 2) && sideAt(i) !== undefined ? [filled(part)] : [part];
  });
}
