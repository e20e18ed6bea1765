import type { Lexicon, Value } from '@/lib/typed/meaning';
import type { SideName } from '@/lib/typed/reading';
import { areAllies, type Sides } from '@/lib/typed/sides';
import type { TextPart } from '@/lib/typed/spans';

/* "The British roll 5, the Germans roll 2": whoever rolls is no unit, he says whose the die is. */

/** The sides of a text in which the nations that only roll say whose their dice are. */
export function withDice(sides: Sides, lexicon: Lexicon): Sides {
  const { nation, sided = [] } = lexicon;
  const nationAt = (part: TextPart | undefined): Value | undefined =>
    part?.meaning.kind === 'traits' && Object.keys(part.meaning.traits).join() === nation
      ? part.meaning.traits[nation]
      : undefined;
  const rolls = (parts: readonly TextPart[], i: number): boolean => {
    if (nationAt(parts[i]) === undefined) return false;
    const next = parts.slice(i + 1).find(({ meaning }) => meaning.kind !== 'filler')?.meaning;
    const [before, earlier] = parts
      .slice(0, i)
      .filter(({ meaning }) => meaning.kind !== 'filler')
      .map(({ meaning }) => meaning.kind)
      .toReversed();
    const isCounted = before === 'traits' || (before === 'number' && earlier !== 'asks');
    const asked = parts.slice(0, i).findLast(({ meaning }) => !['filler', 'and', 'number'].includes(meaning.kind));
    const number = parts.findIndex((part, at) => at > i && part.meaning.kind !== 'filler');
    // "The French roll a 4 and the Germans a 6"
    const isSecond =
      next?.kind === 'number' &&
      !next.article &&
      before === 'and' &&
      asked?.meaning.kind === 'asks' &&
      asked.meaning.name === 'die' &&
      parts[number + 1]?.meaning.kind !== 'traits';
    const isFirst = next?.kind === 'asks' && next.of === 'field' && next.name === 'die' && !isCounted;
    return isFirst || isSecond;
  };
  const all = { attack: sides.attack, defence: sides.defence };
  const fights = (side: SideName, value: Value): boolean =>
    all[side].some((part, i) => {
      const own = part.meaning.kind === 'traits' ? part.meaning.traits[nation] : undefined;
      return own !== undefined && !rolls(all[side], i) && areAllies(own, value, lexicon);
    });
  const told = (parts: readonly TextPart[]): readonly TextPart[] =>
    parts.map((part, i): TextPart => {
      const value = nationAt(part);
      if (value === undefined || !rolls(parts, i)) return part;
      const [side, other] = (['attack', 'defence'] as const).filter((one) => fights(one, value));
      if (!side || other) return { ...part, meaning: { kind: 'unknown', other: true } };
      return { ...part, meaning: sided.includes('die') ? { kind: 'role', side } : { kind: 'filler' } };
    });
  return { ...sides, attack: told(sides.attack), defence: told(sides.defence) };
}
