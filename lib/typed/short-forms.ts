import { isNounAt, traitOf, wordOf, type TextPart, type Typed } from '@/lib/typed/parts';

/* Small words that a reader takes by what stands beside them: "att die 4", "3 cuerpos al", "attacks it". */

/** "Att", "def": who attacks and who defends, in short. */
export const ATTACKER_IN_SHORT = /^(?:att|atk|attk|atq|atac|attacc|at)$/;
export const DEFENDER_IN_SHORT = /^(?:def|dif)$/;

/** "French army def in Verdun": behind a unit, where its clause ends or a place follows. */
const isDefending = (part: TextPart, next: TextPart | undefined, typed: Typed): boolean =>
  DEFENDER_IN_SHORT.test(wordOf(part, typed.tokens)) &&
  (next === undefined || ['at', 'field', 'and', 'versus'].includes(next.meaning.kind));

/** "Att die 4, def die 5", "dado at 6": beside a field that each side has of its own, whose it is in short. */
function roleAt(parts: readonly TextPart[], i: number, typed: Typed): 'attack' | 'defence' | undefined {
  const { lexicon, lang, tokens } = typed;
  const { sided = [], signed } = lexicon;
  const word = wordOf(parts[i], tokens);
  const isAttacker = ATTACKER_IN_SHORT.test(word) && !(lang === 'en' && word === 'at');
  if (!isAttacker && !DEFENDER_IN_SHORT.test(word)) return undefined;
  const isSided = (part: TextPart | undefined): boolean =>
    part?.meaning.kind === 'asks' && part.meaning.of === 'field' && sided.includes(part.meaning.name);
  const next = parts[i + 1];
  const kind = next?.meaning.kind;
  const isModifier = kind === 'signed' && signed !== undefined && sided.includes(signed.name);
  const isBehind = isSided(parts[i - 1]) && (kind === 'number' || kind === 'signed');
  if (!isSided(next) && !isModifier && !isBehind) return undefined;
  return isAttacker ? 'attack' : 'defence';
}

/** The parts in which "att" and "def" say whose a number is, or who defends. */
export const withRoles = (parts: readonly TextPart[], typed: Typed): readonly TextPart[] =>
  parts.map((part, i): TextPart => {
    const side = roleAt(parts, i, typed);
    if (side !== undefined) return { ...part, meaning: { kind: 'role', side } };
    return parts[i - 1]?.meaning.kind === 'traits' && isDefending(part, parts[i + 1], typed)
      ? { ...part, meaning: { kind: 'defends' } }
      : part;
  });

/** "3 cuerpos al contra 2 fr": behind a noun that ends its side or clause it is short for whose they are. */
export const withShort = (parts: readonly TextPart[], typed: Typed): readonly TextPart[] =>
  parts.map((part, i): TextPart => {
    const { lexicon, lang, tokens } = typed;
    const [before, next] = [parts[i - 1], parts[i + 1]?.meaning.kind];
    const people = lang === 'es' ? lexicon.short?.[wordOf(part, tokens)] : undefined;
    const isShort =
      people !== undefined &&
      isNounAt(before, lexicon) &&
      traitOf(before, lexicon.nation) === undefined &&
      ['versus', 'and', undefined].includes(next);
    return isShort ? { ...part, meaning: { kind: 'traits', traits: { [lexicon.nation]: people } } } : part;
  });

/** "Il dado è 4": no "and". */
const IS = 'è';
/** "Al turno 8", "il tedesco ha 14", "ce ne sono": in small letters no "AL" of a counter, no HA and no NE army. */
const SMALL = /^(?:al|ha|ne)$/;
const PRONOUN = /^(?:[Ii]t|[Uu]s|[Mm]e|[Bb]e)$/;

/** "Attacks it", "it's held": to who reads English a pronoun, unless the unit follows, "an it army". */
export const withPronouns = (parts: readonly TextPart[], { tokens, lexicon, lang }: Typed): readonly TextPart[] =>
  parts.map((part, i): TextPart => {
    const { from, to, meaning } = part;
    const word = tokens[from]?.text ?? '';
    const isSmall = lang !== 'en' && to === from + 1 && SMALL.test(word) && from > 0;
    const isPronoun =
      lang === 'en' && meaning.kind === 'traits' && PRONOUN.test(word) && !isNounAt(parts[i + 1], lexicon);
    const isVerb = lang === 'it' && meaning.kind === 'and' && word.toLowerCase() === IS;
    return (isSmall && ['traits', 'field', 'asks'].includes(meaning.kind)) || isPronoun || isVerb
      ? { ...part, meaning: { kind: 'filler' } }
      : part;
  });
