import { isMark } from '@/lib/typed/chunks';
import type { Lexicon, Value } from '@/lib/typed/meaning';
import type { SideName } from '@/lib/typed/reading';
import {
  areAllies,
  filled,
  isDie,
  isLoose,
  traitOf,
  wordOf,
  type Sides,
  type TextPart,
  type Typed,
} from '@/lib/typed/parts';
import { OF_SPEAKER, PERSON, sideOfVerb, THEY } from '@/lib/typed/persons';
import { ATTACKER_IN_SHORT, DEFENDER_IN_SHORT } from '@/lib/typed/short-forms';
import type { Token } from '@/lib/typed/tokens';

/* Whose a die is: "the British roll 5, the Germans roll 2", where whoever rolls is no unit, "I roll a 4 attacking". */

/** A verb of whoever stands before it … */
const ROLLS = /^(?:rolls?|rolled|threw|saca|sacan|tira|tiran|tiro|lancia|lanciano|lancio|fa|fanno)(?: an?| un)?$/;
/** … and one that says itself that it is the speaker's. */
const ROLLED = /^(?:saco|saque|he (?:sacado|tirado)|ho (?:fatto|tirato|lanciato))$/;

/** … of his modifier. */
const HAS_SELF = /^(?:llevo|llevamos|tengo|tenemos|ho|abbiamo)$/;
const HAS = /^(?:have|ve|get|got|play)$/;

/** A die with whose it is before it. */
const dieOf = (side: SideName, die: TextPart): readonly TextPart[] => [
  { from: die.from, to: die.from, meaning: { kind: 'role', side } },
  die,
];

/** The nation of a part that says nothing else. */
const nationAlone = (part: TextPart | undefined, nation: string): Value | undefined =>
  part?.meaning.kind === 'traits' && Object.keys(part.meaning.traits).join() === nation
    ? part.meaning.traits[nation]
    : undefined;

/** The sides of a text in which the nations that only roll say whose their dice are. */
export function withDice(sides: Sides, lexicon: Lexicon, tokens: readonly Token[]): Sides {
  const { nation, sided = [], signed } = lexicon;
  const nationAt = (part: TextPart | undefined): Value | undefined => nationAlone(part, nation);
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
    // "The Germans get +1"
    const isModified = next?.kind === 'signed' && signed !== undefined && sided.includes(signed.name) && !isCounted;
    return isFirst || isSecond || isModified;
  };
  const all = { attack: sides.attack, defence: sides.defence };
  const fights = (side: SideName, value: Value): boolean =>
    all[side].some((part, i) => {
      const own = traitOf(part, nation);
      return own !== undefined && !rolls(all[side], i) && areAllies(own, value, lexicon);
    });
  const otherOf = (side: SideName): SideName => (side === 'attack' ? 'defence' : 'attack');
  const other = otherOf(sides.speaker ?? 'defence');
  // "I have +2 for cards and the German +1": whose the one is says that the other is not his.
  const theirs = [...sides.attack, ...sides.defence].flatMap((part, i, own) =>
    part.meaning.kind === 'signed'
      ? (nationAt(own.slice(0, i).findLast(({ meaning }) => meaning.kind !== 'filler')) ?? [])
      : [],
  );
  const [their, another] = (['attack', 'defence'] as const).filter((side) => theirs.some((one) => fights(side, one)));
  const modifierOf = ({ meaning, from }: TextPart): SideName | undefined => {
    const [verb = '', who = ''] = [from - 1, from - 2].map((at) => tokens[at]?.folded ?? '');
    const isOwn = HAS_SELF.test(verb) || (HAS.test(verb) && OF_SPEAKER.test(who));
    if (meaning.kind !== 'signed' || !isOwn || !sided.includes(signed?.name ?? '')) return undefined;
    return sides.speaker ?? (their !== undefined && another === undefined ? otherOf(their) : undefined);
  };
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
      const side = rollerOf(part) ?? modifierOf(part);
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

/** "I roll a 4 attacking": right behind a die the word says whose it is, and parts no sides. */
export function withRolls(parts: readonly TextPart[], { tokens }: Typed): readonly TextPart[] {
  const sideAt = (at: number): SideName | undefined => sideOfVerb(wordOf(parts[at], tokens), 'doing');
  const isRoll = (at: number): boolean => isDie(parts[at]) && parts[at + 1]?.meaning.kind === 'number';
  return parts.flatMap((part, i) => {
    const side = isRoll(i) ? sideAt(i + 2) : undefined;
    if (side !== undefined) return dieOf(side, part);
    return isRoll(i - 2) && sideAt(i) !== undefined ? [filled(part)] : [part];
  });
}

/** More is on no die: "defender 11" is a strength. */
const MOST_PIPS = 6;
/** "Tirada alemana: cinco", "tiro del attaccante: 4": whoever stands between a die and its number comes before both. */
function turned(parts: readonly TextPart[], typed: Typed): readonly TextPart[] {
  // "El dado alemán es un 6"
  const isSmall = ({ meaning }: TextPart): boolean =>
    meaning.kind === 'filler' || (meaning.kind === 'number' && meaning.article === true);
  const at = parts.findIndex((part, i) => {
    const [number, next] = parts.slice(i + 1).filter((one) => !isSmall(one));
    const isPips = number?.meaning.kind === 'number' && number.meaning.value <= MOST_PIPS;
    const isAlone = next === undefined || isLoose(next) || isMark(next);
    const isWhose = part.meaning.kind === 'role' || nationAlone(part, typed.lexicon.nation) !== undefined;
    return isDie(parts[i - 1]) && isWhose && isPips && isAlone;
  });
  const [die, whose] = [parts[at - 1], parts[at]];
  if (!die || !whose) return parts;
  const behind = parts.slice(at + 1);
  const number = behind.findIndex((one) => !isSmall(one));
  const between = behind.slice(0, number).map(filled);
  return [...parts.slice(0, at - 1), whose, die, ...between, ...turned(behind.slice(number), typed)];
}

/**
 * "Att 5 def 3", "+1 attacker": where a number alone is no strength, that of a role is its die; behind
 * a die or a modifier a role says whose it is.
 */
export function withRoleDice(all: readonly TextPart[], typed: Typed): readonly TextPart[] {
  const {
    lexicon: { sided = [], signed, sums },
    tokens,
  } = typed;
  const parts = turned(all, typed);
  if (sums === true || !sided.includes('die')) return parts;
  const sideAt = (at: number): SideName | undefined => {
    const part = parts[at];
    if (part?.meaning.kind === 'role') return part.meaning.side;
    const word = wordOf(part, tokens);
    return ATTACKER_IN_SHORT.test(word) ? 'attack' : DEFENDER_IN_SHORT.test(word) ? 'defence' : undefined;
  };
  /** … as it may be told behind a number: "+1 ataque". */
  const behindAt = (at: number): SideName | undefined =>
    sideAt(at) ?? sideOfVerb(wordOf(parts[at], tokens), 'doing', 'noun');
  const isEnd = (at: number): boolean => parts[at] === undefined || parts[at].meaning.kind === 'and';
  const isNumber = (at: number): boolean => {
    const one = parts[at]?.meaning;
    return one?.kind === 'number' && !one.article && one.value <= MOST_PIPS;
  };
  const isModifier = (at: number): boolean => parts[at]?.meaning.kind === 'signed' && signed !== undefined;
  const isAsked = (at: number): boolean => {
    const one = parts[at]?.meaning;
    return one?.kind === 'asks' && one.of === 'field' && sided.includes(one.name);
  };
  /** How many parts before a role are a die or a modifier with its number; 0 where none is. */
  const lengthBefore = (at: number): number => {
    if (isNumber(at - 1) && isAsked(at - 2)) return 2;
    if (isModifier(at - 1)) return isAsked(at - 2) ? 2 : 1;
    return isAsked(at - 1) && (isModifier(at - 2) || isNumber(at - 2)) ? 2 : 0;
  };
  const own = parts.map((_, at): SideName | undefined => {
    const side = sideAt(at);
    return side !== undefined && isNumber(at + 1) && (isEnd(at + 2) || sideAt(at + 2) !== undefined) ? side : undefined;
  });
  return parts.flatMap((part, at): readonly TextPart[] => {
    const side = own[at];
    const asked: TextPart['meaning'] = { kind: 'asks', of: 'field', name: 'die', min: 1, max: MOST_PIPS };
    if (side !== undefined)
      return [
        { ...part, meaning: { kind: 'role', side } },
        { from: part.to, to: part.to, meaning: asked },
      ];
    // Whose the value is that begins here.
    const role = [at + 1, at + 2].find(
      (one) =>
        behindAt(one) !== undefined && own[one] === undefined && isEnd(one + 1) && lengthBefore(one) === one - at,
    );
    const whose = role === undefined ? undefined : behindAt(role);
    if (whose !== undefined) return [{ from: part.from, to: part.from, meaning: { kind: 'role', side: whose } }, part];
    const isTold = [1, 2].some(
      (far) => behindAt(at) !== undefined && own[at] === undefined && isEnd(at + 1) && lengthBefore(at) === far,
    );
    return isTold ? [filled(part)] : [part];
  });
}
