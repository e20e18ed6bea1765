import { dateAt } from '@/lib/typed/dates';
import type { Lexicon } from '@/lib/typed/meaning';
import { isLoose, isOptional, MOST_OF_ALL, MOST_RATED, traitOf, traitsIn, type TextPart } from '@/lib/typed/parts';
import { PLAIN } from '@/lib/typed/plain';
import { withSuffered } from '@/lib/typed/suffered';
import { matchAt, mended, type Vocabulary } from '@/lib/typed/vocabulary';
import type { Token } from '@/lib/typed/tokens';

/** What becomes of a word: it says something, it need not, or nobody knows what it says. */
export type Use = 'used' | 'filler' | 'unknown';

/** The parts of a text in their order. Words that belong together are taken together, the longest first. */
export function spansOf(tokens: readonly Token[], vocabulary: Vocabulary): readonly TextPart[] {
  const parts: TextPart[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at] as Token;
    // A word that every reader knows is no slip of another.
    const isPlain = PLAIN.has(token.folded);
    const found =
      matchAt(tokens, at, vocabulary) ??
      dateAt(tokens, at) ??
      numberAt(token, at, vocabulary, tokens[at - 1]) ??
      (isPlain ? undefined : mended(token, at, vocabulary));
    parts.push(found ?? { from: at, to: at + 1, meaning: { kind: 'unknown', ...(isPlain && { plain: true }) } });
    at = found?.to ?? at + 1;
  }
  for (const [i, part] of parts.entries())
    if (isPronoun(part, parts[i + 1], tokens, vocabulary)) parts[i] = { ...part, meaning: { kind: 'filler' } };
  for (const [i, part] of parts.entries()) {
    const side = roleAt(parts, i, tokens, vocabulary);
    if (side !== undefined) parts[i] = { ...part, meaning: { kind: 'role', side } };
    // "French army def in Verdun"
    else if (parts[i - 1]?.meaning.kind === 'traits' && isDefending(part, parts[i + 1], tokens))
      parts[i] = { ...part, meaning: { kind: 'defends' } };
  }
  const placed = withHexes(withShort(parts, tokens, vocabulary), tokens, vocabulary.lexicon);
  const numbered = withNumbered(withoutGround(withOdds(placed, vocabulary.lexicon), tokens), vocabulary.lexicon);
  const named = withDesignations(withNames(numbered, tokens, vocabulary.lexicon), tokens, vocabulary.lexicon);
  const lost = withLosses(joinNumbers(named, tokens, vocabulary.lexicon), tokens, vocabulary.lexicon);
  const joined = withSuffered(lost, tokens);
  const told = withTold(withAt(joined, tokens, vocabulary), tokens, vocabulary.lexicon);
  const each = withEach(told, vocabulary.lexicon);
  const rated = withDuel(withRated(withCounted(each, vocabulary.lexicon), vocabulary.lexicon), vocabulary.lexicon);
  const from = withOrigins(rated, tokens, vocabulary.lexicon);
  const rows = withRows(withRolls(withInside(withElided(from, vocabulary.lexicon), vocabulary.lexicon), tokens));
  const all = withoutOthers(corrected(rows, tokens), vocabulary.lexicon);
  const subjects = withSubjects(withNouns(all, tokens, vocabulary), tokens, vocabulary);
  const there = withThere(subjects, tokens, vocabulary.lexicon);
  return withPairs(withGrounds(there, tokens, vocabulary.lexicon), tokens, vocabulary);
}

const ATTACKER_IN_SHORT = /^(?:att|atk|attk|atq|atac|attacc|at)$/;
const DEFENDER_IN_SHORT = /^(?:def|dif)$/;
const isDefending = ({ from, to }: TextPart, next: TextPart | undefined, tokens: readonly Token[]): boolean =>
  to === from + 1 &&
  /^(?:def|dif)$/.test(tokens[from]?.folded ?? '') &&
  (next === undefined || ['at', 'field', 'and', 'versus'].includes(next.meaning.kind));
/** "Att die 4, def die 5", "dado at 6": beside a field that each side has of its own, whose it is in short. */
function roleAt(
  parts: readonly TextPart[],
  i: number,
  tokens: readonly Token[],
  { lexicon: { sided = [], signed }, lang }: Vocabulary,
): 'attack' | 'defence' | undefined {
  const { from, to } = parts[i] as TextPart;
  const word = to === from + 1 ? (tokens[from]?.folded ?? '') : '';
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

/** "Attacco tedesco", "ataque alemán": a noun with whose it is. */
const AN_ATTACK = /^(?:ataque|asalto|attacco|assalto|ofensiva|offensiva)$/;
const OF_ONE = /^(?:.*[oe]|aleman|frances|ingles|belga|alemana|francesa|inglesa|tedesca|russa|rusa)$/;
const OF_WHOM = /^(?:de|di|of|by)$/;
const AT_WHOM = /^(?:a|al|su|sul|sulla|sobre|on|upon)$/;
/** "Ataque por la retaguardia de una división alemana a otra francesa": whose it is, and then at whom. */
function isOfSomebody(parts: readonly TextPart[], i: number, tokens: readonly Token[], nation: string): boolean {
  const isWord = (at: number, words: RegExp): boolean => {
    const { from, to } = parts[at] ?? { from: -1, to: -1 };
    return to === from + 1 && words.test(tokens[from]?.folded ?? '');
  };
  const of = parts.findIndex(
    (one, at) => at > i && !['field', 'filler'].includes(one.meaning.kind) && !isStateOf(one, nation),
  );
  const whom = parts.findIndex((_, at) => at > of && isWord(at, AT_WHOM));
  const lead = [of, of - 1].find((at) => at > i && isWord(at, OF_WHOM));
  return (
    lead !== undefined &&
    whom > 0 &&
    traitsIn(parts.slice(lead, whom), nation).length > 0 &&
    traitsIn(parts.slice(whom), nation).length > 0 &&
    parts.slice(lead, whom).every(({ meaning }) => ['filler', 'asks', 'number', 'traits'].includes(meaning.kind))
  );
}
const isStateOf = ({ meaning }: TextPart, nation: string): boolean =>
  meaning.kind === 'traits' && !(nation in meaning.traits);

/** "Belgians 18 in trenches, a German attack of 50": in a clause of its own the noun says who attacks. */
const withNouns = (
  parts: readonly TextPart[],
  tokens: readonly Token[],
  { lexicon: { nation } }: Vocabulary,
): readonly TextPart[] =>
  parts.map((part, i): TextPart => {
    const { meaning, from, to } = part;
    const isNoun = meaning.kind === 'versus' && to === from + 1 && AN_ATTACK.test(tokens[from]?.folded ?? '');
    const whose = parts[i + 1];
    const isWhose = traitOf(whose, nation) !== undefined && OF_ONE.test(tokens[whose?.from ?? -1]?.folded ?? '');
    const isOwn = i > 0 && parts[i - 1]?.meaning.kind === 'and';
    return isNoun && ((isWhose && isOwn) || isOfSomebody(parts, i, tokens, nation))
      ? { ...part, meaning: { ...meaning, turned: true } }
      : part;
  });

const THERE_IS = /^(?:hay|sono|e)$/;
const THEY_ATTACK = /^(?:atacan?|asaltan?|cargan?|attacca|attaccano|assalta|assaltano|caricano)$/;
/**
 * "Hay británicos 20, atacan 60 alemanes", "ci sono due corpi russi, attaccano tre tedeschi": behind who is there the
 * verb opens its clause, and whoever of another nation stands right after it attacks.
 */
function withSubjects(
  parts: readonly TextPart[],
  tokens: readonly Token[],
  { lexicon: { nation }, lang }: Vocabulary,
): readonly TextPart[] {
  const wordAt = (at: number): string => tokens[at]?.folded ?? '';
  const verb = parts.findIndex(
    ({ from, to, meaning }) => meaning.kind === 'versus' && to === from + 1 && THEY_ATTACK.test(wordAt(from)),
  );
  const [before, next] = [parts.slice(0, Math.max(0, verb)), parts[verb + 1]];
  const there = before.findIndex(({ to, meaning }) => meaning.kind === 'filler' && THERE_IS.test(wordAt(to - 1)));
  const after = parts.slice(verb + 1);
  const end = after.findIndex(isLoose);
  const [own, others] = [traitsIn(before, nation), traitsIn(end < 0 ? after : after.slice(0, end), nation)];
  const isThere = there >= 0 && traitsIn(before.slice(0, there), nation).length === 0;
  // "Un cuerpo ruso en 2418, atacan dos alemanes", not "a dos alemanes"; "un corpo russo …, attaccano due tedeschi".
  const counts = before.flatMap(({ meaning }) => (meaning.kind === 'number' ? [meaning.value] : []));
  const areMany = /n(?:o)?$/.test(wordAt(parts[verb]?.from ?? -1));
  const isOne = counts.length > 0 && counts.every((n) => n === 1);
  const isOwn = isLoose(before.at(-1)) && (lang === 'es' || (areMany && isOne));
  const isSubject =
    lang !== 'en' &&
    (isThere || isOwn) &&
    before.at(-1)?.meaning.kind === 'and' &&
    (next?.meaning.kind === 'number' || next?.meaning.kind === 'traits') &&
    own.length > 0 &&
    others.length > 0 &&
    !others.some((one) => own.includes(one));
  return isSubject
    ? parts.map((part, i) =>
        i === verb && part.meaning.kind === 'versus' ? { ...part, meaning: { ...part.meaning, turned: true } } : part,
      )
    : parts;
}

/**
 * "Ataco Bruselas con dos cuerpos, hay una división belga": behind the verb that opens the text and those who attack,
 * a clause of its own says who is there.
 */
function withThere(parts: readonly TextPart[], tokens: readonly Token[], lexicon: Lexicon): readonly TextPart[] {
  const isMark = ({ meaning }: TextPart): boolean => meaning.kind === 'versus' || meaning.kind === 'defends';
  const verb = parts.findIndex(isMark);
  const mark = parts[verb]?.meaning;
  const isUnit = ({ meaning }: TextPart): boolean =>
    meaning.kind === 'traits' && (lexicon.noun in meaning.traits || lexicon.nation in meaning.traits);
  const there = parts.findIndex(
    ({ to, meaning }, i) =>
      i > verb &&
      meaning.kind === 'filler' &&
      THERE_IS.test(tokens[to - 1]?.folded ?? '') &&
      parts[i - 1]?.meaning.kind === 'and' &&
      ['number', 'traits'].includes(parts[i + 1]?.meaning.kind ?? ''),
  );
  const isOpen =
    mark?.kind === 'versus' && mark.force === 1 && !mark.turned && !mark.there && !parts.slice(0, verb).some(isUnit);
  const isTold = parts.slice(verb, Math.max(0, there)).some(isUnit) && parts.slice(there).some(isUnit);
  return isOpen && isTold && !parts.slice(verb + 1).some(isMark)
    ? parts.map((part, i) => (i === there ? { ...part, meaning: { kind: 'versus', force: 2 } } : part))
    : parts;
}

/** "3 cuerpos al contra 2 fr": behind a noun that ends its side or clause it is short for whose they are. */
function withShort(
  parts: readonly TextPart[],
  tokens: readonly Token[],
  { lexicon, lang, exact }: Vocabulary,
): readonly TextPart[] {
  const german = exact.get('aleman');
  return parts.map((part, i): TextPart => {
    const [before, next] = [parts[i - 1], parts[i + 1]?.meaning.kind];
    const isShort =
      lang === 'es' &&
      part.to === part.from + 1 &&
      tokens[part.from]?.folded === 'al' &&
      isNounAt(before, lexicon) &&
      traitOf(before, lexicon.nation) === undefined &&
      ['versus', 'and', undefined].includes(next);
    return isShort && german ? { ...part, meaning: german } : part;
  });
}

/** "Attacks it", "it's held": to who reads English a pronoun, unless the unit follows, "an it army". */
const SMALL = /^(?:al|ha|ne)$/;
function isPronoun(
  { from, to, meaning }: TextPart,
  next: TextPart | undefined,
  tokens: readonly Token[],
  { lexicon, lang }: Vocabulary,
): boolean {
  // "Al turno 8", "il tedesco ha 14", "ce ne sono": in small letters no "AL" of a counter, no HA and no NE army.
  const isWord = lang !== 'en' && to === from + 1 && SMALL.test(tokens[from]?.text ?? '') && from > 0;
  if (isWord && ['traits', 'field', 'asks'].includes(meaning.kind)) return true;
  if (lang !== 'en' || meaning.kind !== 'traits' || !/^(?:it|us|me|be)$/.test(tokens[from]?.text ?? '')) return false;
  return !(next?.meaning.kind === 'traits' && next.meaning.traits[lexicon.noun] !== undefined);
}

/** "4-1 against a city": where no unit is named and nothing else is of two numbers it is the odds. */
function withOdds(parts: readonly TextPart[], { odds, noun, nation }: Lexicon): readonly TextPart[] {
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
const OTHER = { kind: 'unknown', other: true } as const;
const LOSSES = /^(?:hits|losses|perdidas|bajas|perdite)$/;
/**
 * "At least three hits on the Austrians", "dos pérdidas al BEF": the number is what is wanted and counts nobody;
 * whoever follows is attacked.
 */
function withLosses(parts: readonly TextPart[], tokens: readonly Token[], { losses }: Lexicon): readonly TextPart[] {
  const at = parts.findIndex(({ from, to }) => to === from + 1 && LOSSES.test(tokens[from]?.folded ?? ''));
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

/** "The 1 and 17 corps", "20 active corps": more than there can be is the name of one, as what stands beside it. */
function withNumbered(parts: readonly TextPart[], lexicon: Lexicon): readonly TextPart[] {
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

const A_HEX = /^(?:el|il|la)$/;
/**
 * "The German stack in 44", "la caballería defiende el 43": behind "in" or "defends" the number is that of the hex, but
 * for where attackers stand, which is not the one that they attack.
 */
function withHexes(
  parts: readonly TextPart[],
  tokens: readonly Token[],
  { hexes, noun, nation }: Lexicon,
): readonly TextPart[] {
  if (!hexes) return parts;
  const kindAt = (at: number) => parts[at]?.meaning.kind;
  const isUnit = (part: TextPart): boolean => [noun, nation].some((name) => traitOf(part, name) !== undefined);
  return parts.map((part, i): TextPart => {
    const { meaning } = part;
    if (meaning.kind !== 'number' || !meaning.digits || meaning.value < hexes.min || meaning.value > hexes.max)
      return part;
    const isThe = kindAt(i - 1) === 'filler' && A_HEX.test(tokens[part.from - 1]?.folded ?? '');
    const lead = kindAt(isThe ? i - 2 : i - 1);
    const isLeft = parts.slice(0, i).some(isUnit) && parts.slice(i).some((one) => one.meaning.kind === 'versus');
    const isHex = lead === 'defends' || (lead === 'at' && !isLeft);
    const next = parts[i + 1]?.meaning;
    const isCount = next !== undefined && (isUnit(parts[i + 1] as TextPart) || next.kind === 'asks');
    return isHex && !isCount ? { ...part, meaning: { kind: 'field', field: hexes.field, value: meaning.value } } : part;
  });
}

const THE = /^(?:el|il)$/;
const SINGULAR = /^(?:cuerpo|corpo|ejercito|esercito)$/;
/**
 * "El catorce cuerpo francés", "el 2 alemán": behind an article, before a single unit or its nation, the number is its
 * name, and counts nobody.
 */
function withNames(parts: readonly TextPart[], tokens: readonly Token[], lexicon: Lexicon): readonly TextPart[] {
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
function withDesignations(
  parts: readonly TextPart[],
  tokens: readonly Token[],
  { nation, called, designations = {} }: Lexicon,
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

/** "Three hexes": where the attackers stand is counted, and is no strength. */
const COUNTED_GROUND =
  /^(?:hex(?:es|agon(?:o|os|i)?)?|esagon[oi]|spaces?|espacios?|casillas|caselle|spaz[io]o?|sides|lados|lati)$/;

const ONE_GROUND = /^(?:hex|hexagon|hexagono|esagono|casilla|casella)$/;

/** Whether a number stands right after the word for one hex, which is not counted itself: "out of one hex 40". */
function isNumbered(parts: readonly TextPart[], i: number, tokens: readonly Token[]): boolean {
  const [before, ground, number] = [parts[i - 2]?.meaning, parts[i - 1], parts[i]];
  const isWord = ground?.meaning.kind !== 'asks' && ONE_GROUND.test(tokens[(number?.from ?? 0) - 1]?.folded ?? '');
  const isDigits = number?.meaning.kind === 'number' && number.meaning.digits === true;
  // "Rough hex, 4 steps": the number is of what follows it.
  const next = parts[i + 1]?.meaning;
  const isCount = next?.kind === 'asks' && next.before === true;
  return isWord && isDigits && !isCount && !(before?.kind === 'number' && before.value === 1);
}

/** "By rail from 94 to 105": numbers of hexes that nothing of the form takes. */
function isOfWay(parts: readonly TextPart[], i: number, tokens: readonly Token[]): boolean {
  const isDigits = (at: number): boolean => {
    const one = parts[at]?.meaning;
    return one?.kind === 'number' && one.digits === true;
  };
  const isTo = (at: number): boolean => /^(?:to|a|al|hasta)$/.test(tokens[parts[at]?.from ?? -1]?.folded ?? '');
  const isFrom = (at: number): boolean =>
    parts[at]?.meaning.kind === 'from' || (isTo(at + 2) && /^d[ea]$/.test(tokens[parts[at]?.from ?? -1]?.folded ?? ''));
  // Where a form asks for hexes they are its own.
  const isAsked = (at: number): boolean => {
    const one = parts[at]?.meaning;
    return one?.kind === 'asks' && one.of === 'field';
  };
  const isWay = (at: number): boolean =>
    isFrom(at - 1) && isDigits(at) && isTo(at + 1) && isDigits(at + 2) && !isAsked(at - 1) && !isAsked(at + 1);
  return isWay(i) || isWay(i - 2);
}

function withoutGround(parts: readonly TextPart[], tokens: readonly Token[]): readonly TextPart[] {
  return parts.map((part, i) => {
    // "Concentric from five hexes" asks for them.
    const before = parts
      .slice(0, i)
      .findLast(({ meaning }) => !['filler', 'at'].includes(meaning.kind) && !isOptional(meaning));
    if (before?.meaning.kind === 'asks') return part;
    const isCount = part.meaning.kind === 'number' && !part.meaning.article;
    // "In hex 1013": the number is the hex's; a game whose hexes bear such numbers has asked for it.
    if (isCount && (isNumbered(parts, i, tokens) || isOfWay(parts, i, tokens)))
      return { ...part, meaning: { kind: 'unknown', other: true } };
    const ground = parts.find(({ from }) => from === part.to);
    // Where a form asks for hexes they are its own.
    const isGround = ground?.meaning.kind !== 'asks' && COUNTED_GROUND.test(tokens[part.to]?.folded ?? '');
    return isCount && isGround ? { ...part, meaning: { kind: 'unknown' } } : part;
  });
}

/** "Clear to rough", "claro contra accidentado": where each side may say its own, first the attacker's. */
function withGrounds(
  parts: readonly TextPart[],
  tokens: readonly Token[],
  { sided = [] }: Lexicon,
): readonly TextPart[] {
  const at = parts.findIndex(({ from, to, meaning }, i) => {
    const [a, b] = [parts[i - 1]?.meaning, parts[i + 1]?.meaning];
    const isBetween =
      (meaning.kind === 'versus' && meaning.force === 3 && !meaning.turned) ||
      (to === from + 1 && PAIRED.test(tokens[from]?.folded ?? ''));
    return isBetween && a?.kind === 'field' && b?.kind === 'field' && a.field === b.field && sided.includes(a.field);
  });
  const own = (part: TextPart, whose: 'attack' | 'defence'): TextPart =>
    part.meaning.kind === 'field' ? { ...part, meaning: { ...part.meaning, whose } } : part;
  const isSided = ({ meaning }: TextPart): boolean => meaning.kind === 'field' && sided.includes(meaning.field);
  // "From broken": there the attackers stand.
  const from = parts.findIndex(
    (part, i) =>
      isSided(part) &&
      parts
        .slice(0, i)
        .findLast(({ meaning }) => meaning.kind !== 'filler' && !(meaning.kind === 'number' && meaning.article))
        ?.meaning.kind === 'from',
  );
  if (at < 0 && from >= 0) return parts.map((part, i) => (i === from ? own(part, 'attack') : part));
  return at < 0
    ? parts
    : parts.map((part, i): TextPart => {
        if (i === at) return { ...part, meaning: { kind: 'filler' } };
        return i === at - 1 ? own(part, 'attack') : i === at + 1 ? own(part, 'defence') : part;
      });
}

/** "One inside,": a word for the place that ends its clause; else it leads to one, or says nothing. */
function withInside(parts: readonly TextPart[], { ground = [] }: Lexicon): readonly TextPart[] {
  return parts.map((part, i): TextPart => {
    if (part.meaning.kind !== 'inside') return part;
    const next = parts.slice(i + 1).find(({ meaning }) => meaning.kind !== 'filler')?.meaning;
    if (next === undefined || next.kind === 'and' || next.kind === 'versus') return part;
    const isPlace = next.kind === 'field' && ground.includes(next.field);
    // "…, inside a French army"
    const before = parts[i - 1]?.meaning;
    const opensClause = before?.kind === 'and' && before.loose === true;
    if (opensClause && (next.kind === 'number' || next.kind === 'traits')) return part;
    return { ...part, meaning: isPlace ? { kind: 'at' } : { kind: 'filler' } };
  });
}

const EACH = /^(?:each|cada uno|cada una|cada sitio|ognun[oa]|ciascun[oa])$/;
/**
 * "From Koblenz and Metz, one German army in each", "two armies from Koblenz and Metz": as many as places come from
 * each of them. The units are told once for every place.
 */
function withOrigins(
  parts: readonly TextPart[],
  tokens: readonly Token[],
  { ground = [] }: Lexicon,
): readonly TextPart[] {
  const isPlace = (at: number): boolean => {
    const one = parts[at]?.meaning;
    return one?.kind === 'field' && one.place === true && ground.includes(one.field);
  };
  const kindAt = (at: number) => parts[at]?.meaning.kind;
  const lead = parts.findIndex((_, i) => kindAt(i) === 'from' && isPlace(i + 1) && isPlace(i + 3));
  const places = lead < 0 ? [] : [parts[lead + 1]];
  while (places.length > 0 && kindAt(lead + 2 * places.length) === 'and' && isPlace(lead + 2 * places.length + 1))
    places.push(parts[lead + 2 * places.length + 1]);
  if (places.length < 2) return parts;
  const [from, end] = [parts[lead] as TextPart, lead + 2 * places.length];
  const words = ({ from: first, to }: TextPart): string =>
    tokens
      .slice(first, to)
      .map(({ folded }) => folded)
      .join(' ');
  const each = parts.findIndex((part, i) => i > end && part.meaning.kind === 'filler' && EACH.test(words(part)));
  const isLed = ['at', 'from', 'filler'].includes(kindAt(each - 1) ?? '');
  const stop = each < 0 ? lead : isLed ? each - 1 : each;
  const traits = traitsBefore(parts, stop);
  const first = stop - traits.length - 1;
  const number = parts[first]?.meaning;
  const isOne = each >= 0 || (number?.kind === 'number' && !number.article && number.value === places.length);
  if (number?.kind !== 'number' || traits.length === 0 || !isOne) return parts;
  const count: TextPart['meaning'] = each < 0 ? { kind: 'number', value: 1 } : number;
  const units = places.flatMap((place, nth): readonly TextPart[] => {
    const own = [{ ...(parts[first] as TextPart), meaning: count }, ...traits];
    const copy = own.map((one): TextPart => ({ ...one, from: place?.from ?? 0, to: place?.from ?? 0 }));
    const and: TextPart = { from: from.from, to: from.from, meaning: { kind: 'and' } };
    const way = { ...from, to: nth === 0 ? from.to : from.from };
    return [...(nth === 0 ? own : [and, ...copy]), way, ...(place ? [place] : [])];
  });
  const joints = parts.slice(lead, end).filter(({ meaning }) => meaning.kind === 'and');
  return each < 0
    ? [...parts.slice(0, first), ...units, ...joints.map(filled), ...parts.slice(end)]
    : [
        ...parts.slice(0, lead),
        ...joints.map(filled),
        ...parts.slice(end, first),
        ...units,
        ...parts.slice(stop, each + 1).map(filled),
        ...parts.slice(each + 1),
      ];
}

const ATTACKING = /^(?:attacking|atacando|attaccando)$/;
const DEFENDING = /^(?:defending|defendiendo|difendendo|defendiendome|difendendomi)$/;
/** "I roll a 4 attacking": right behind a die the word says whose it is, and parts no sides. */
function withRolls(parts: readonly TextPart[], tokens: readonly Token[]): readonly TextPart[] {
  const sideAt = (at: number): 'attack' | 'defence' | undefined => {
    const word = parts[at] && parts[at].to === parts[at].from + 1 ? (tokens[parts[at].from]?.folded ?? '') : '';
    return ATTACKING.test(word) ? 'attack' : DEFENDING.test(word) ? 'defence' : undefined;
  };
  const isDie = (at: number): boolean => {
    const one = parts[at]?.meaning;
    return one?.kind === 'asks' && one.of === 'field' && one.name === 'die';
  };
  const isRoll = (at: number): boolean => isDie(at) && parts[at + 1]?.meaning.kind === 'number';
  return parts.flatMap((part, i): readonly TextPart[] => {
    const side = isRoll(i) ? sideAt(i + 2) : undefined;
    if (side !== undefined) return [{ from: part.from, to: part.from, meaning: { kind: 'role', side } }, part];
    return isRoll(i - 2) && sideAt(i) !== undefined ? [filled(part)] : [part];
  });
}

/** "4, 3 and 2 steps": what stands after the last number of a row is said of all of them. */
function withRows(parts: readonly TextPart[]): readonly TextPart[] {
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

/** "Two armies from Aachen and 1 from Koblenz": a number before where it comes from counts what was named before. */
function withCounted(
  parts: readonly TextPart[],
  { noun, nation, sums, there, ground = [] }: Lexicon,
): readonly TextPart[] {
  // Where a number alone is the strength of a side only one as small counts units.
  const most = sums ? MOST_BESIDE : MOST_ELIDED;
  return parts.flatMap((part, i): readonly TextPart[] => {
    const [before, from, place] = [parts[i - 1]?.meaning, parts[i + 1]?.meaning, parts[i + 2]?.meaning];
    const { meaning } = part;
    // "E una da Lodz": right before "from" an article is a number.
    const isCount = meaning.kind === 'number' && meaning.value <= most;
    const isPlace = from?.kind === 'from' && place?.kind === 'field' && ground.includes(place.field);
    // "Another corps with three already there"
    const next = parts.slice(i + 1).find((one) => one.meaning.kind !== 'filler')?.meaning.kind;
    const isThere = there === true && before?.kind !== 'asks' && [undefined, 'and', 'inside'].includes(next);
    if (isThere && meaning.kind === 'number' && !meaning.article && isCount) {
      const kind = traitsIn(parts.slice(0, i), noun)[0];
      const traits = kind === undefined ? undefined : { [noun]: kind };
      return traits ? [part, { from: part.to, to: part.to, meaning: { kind: 'traits', traits } }] : [part];
    }
    if (!isCount || before?.kind !== 'and' || !isPlace) return [part];
    const side = parts.slice(parts.slice(0, i).findLastIndex((one) => one.meaning.kind === 'versus') + 1, i);
    const last = (name: string) => traitsIn(side, name).at(-1);
    const [kind, people] = [last(noun), last(nation)];
    if (kind === undefined || people === undefined) return [part];
    return [
      part,
      { from: part.to, to: part.to, meaning: { kind: 'traits', traits: { [noun]: kind, [nation]: people } } },
    ];
  });
}

const MOST_BESIDE = 3;

/** "A division at thirty": in English, where a number alone is strength, it is that of the unit. */
function withAt(
  parts: readonly TextPart[],
  tokens: readonly Token[],
  { lexicon, lang }: Vocabulary,
): readonly TextPart[] {
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
function withTold(
  parts: readonly TextPart[],
  tokens: readonly Token[],
  { noun, strength: [name] = [] }: Lexicon,
): readonly TextPart[] {
  if (name === undefined) return parts;
  return parts.map((part, i): TextPart => {
    const { meaning, from } = part;
    const isDie = meaning.kind === 'asks' && meaning.of === 'field' && WITH.test(tokens[from]?.folded ?? '');
    const isComma = meaning.kind === 'and' && meaning.loose === true;
    if (!(isDie || isComma) || !traitsBefore(parts, i).some((one) => traitOf(one, noun) !== undefined)) return part;
    const isBetween = ({ meaning: one }: TextPart): boolean =>
      one.kind === 'filler' || (isComma && one.kind === 'with');
    const first = parts.findIndex((one, j) => j > i && !isBetween(one));
    const lead = parts[first]?.meaning;
    // ", with attack factor 6": of a single unit it is its own.
    const isLed =
      isComma &&
      lead?.kind === 'asks' &&
      lead.of === 'trait' &&
      (lead.optional === true || (lead.name === name && isOneBefore(parts, i)));
    const at = isLed ? first + 1 : first;
    const number = parts[at];
    const word = tokens[number?.from ?? -1]?.folded ?? '';
    const isSpoken = isDie || isLed || at > i + 1 || PLURAL.test(word);
    if (number?.meaning.kind !== 'number' || number.meaning.article || !isSpoken || !endsAt(parts, at + 1)) return part;
    if (isLed) return filled(part);
    return { ...part, meaning: { kind: 'asks', of: 'trait', name, min: 0, max: MOST_OF_ALL, optional: true } };
  });
}

/** Whether the unit right before a place is one. */
function isOneBefore(parts: readonly TextPart[], at: number): boolean {
  const count = parts[at - traitsBefore(parts, at).length - 1]?.meaning;
  return count?.kind === 'number' && count.value === 1;
}

/** The words right before a place that say who somebody is or how. */
const traitsBefore = (parts: readonly TextPart[], at: number): readonly TextPart[] =>
  parts.slice(parts.slice(0, at).findLastIndex(({ meaning }) => meaning.kind !== 'traits') + 1, at);

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
function withEach(parts: readonly TextPart[], lexicon: Lexicon): readonly TextPart[] {
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
    return [...before, ...units, ...withEach(parts.slice(last + 1), lexicon)];
  }
  return parts;
}

/** "A French 4 corps": after an article the number counts nobody, and is the strength of the one. */
function withRated(
  parts: readonly TextPart[],
  { noun, nation, strength: [strength] = [] }: Lexicon,
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
function withDuel(
  parts: readonly TextPart[],
  { noun, nation, sums, strength: [name] = [] }: Lexicon,
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

/** "Two corps against one of 4": a number after the word between the sides counts what was named before. */
function withElided(parts: readonly TextPart[], { noun, nation, sums }: Lexicon): readonly TextPart[] {
  if (sums) return parts;
  const at = parts.findIndex(({ meaning }) => meaning.kind === 'versus' && meaning.force !== 2 && !meaning.there);
  const nounOf = (part: TextPart) => traitOf(part, noun);
  const named = parts.slice(0, at).findLast((part) => nounOf(part) !== undefined);
  const kind = named && nounOf(named);
  const i = parts.findIndex(({ meaning }, j) => j > at && meaning.kind !== 'filler');
  const number = parts[i]?.meaning;
  if (at < 0 || kind === undefined || number?.kind !== 'number' || number.article || number.value > MOST_ELIDED)
    return parts;
  const next = parts[i + 1]?.meaning;
  const isOwn =
    next === undefined ||
    ['and', 'with', 'at', 'versus', 'defends', 'inside'].includes(next.kind) ||
    (next.kind === 'asks' && next.optional === true) ||
    next.kind === 'field';
  const others = parts
    .slice(i + 1)
    .some(
      (part) =>
        nounOf(part) !== undefined || (part.meaning.kind === 'traits' && part.meaning.traits[nation] !== undefined),
    );
  const part = parts[i];
  return isOwn && !others && part
    ? [
        ...parts.slice(0, i + 1),
        { from: part.to, to: part.to, meaning: { kind: 'traits', traits: { [noun]: kind } } },
        ...parts.slice(i + 1),
      ]
    : parts;
}
/** More do not stand in a space. */
const MOST_ELIDED = 9;

/** What may stand between two sides, in the three languages. */
const PAIRED = /^(?:to|on|onto|upon|into|a|al|sobre|su|sul|sull|sulla|sullo|sui|sugli|sulle)$/;
const THEM = /^(?:la|los|las)$/;
const FROM = /^(?:from|de|del|da|dal|dall|dalla|dai|dagli|dalle)$/;

/**
 * "21 to 8", "two German armies on a Russian army": between two numbers, where a number alone is the strength of a
 * side, or between units of two nations such a word parts the sides, unless another already does.
 */
function withPairs(
  parts: readonly TextPart[],
  tokens: readonly Token[],
  { lexicon, lang }: Vocabulary,
): readonly TextPart[] {
  const says = parts.some(({ meaning }) => meaning.kind === 'versus');
  if (parts.some(({ meaning }) => meaning.kind === 'versus' && meaning.force === 3)) return parts;
  const isNumber = (part: TextPart | undefined): boolean => part?.meaning.kind === 'number' && !part.meaning.article;
  // "Both British armies at that German army"
  const isAtThem = (word: string): boolean => lang === 'en' && !says && word === 'at';
  // "Defends Lodz from two armies"
  const holds = parts.findIndex(({ meaning }) => meaning.kind === 'defends');
  const isFromThem = (word: string, at: number): boolean =>
    holds >= 0 && at > (parts[holds]?.from ?? 0) && FROM.test(word);
  const isPair = ({ from, to }: TextPart): boolean => {
    const word = tokens[from]?.folded ?? '';
    // "28 a los ingleses"
    const isOne = to === from + 1 || (to === from + 2 && THEM.test(tokens[from + 1]?.folded ?? ''));
    return isOne && (PAIRED.test(word) || isAtThem(word) || isFromThem(word, from));
  };
  // "Holds Lodz with 2 corps, I come with four of 5": "da" leads to a strength, not to the other side.
  const isFromSum = ({ from }: TextPart): boolean => FROM.test(tokens[from]?.folded ?? '');
  // "Beat a French army": to who reads English it is an article.
  const isArticle = ({ from }: TextPart): boolean => lang === 'en' && tokens[from]?.folded === 'a';
  const isSums = (part: TextPart, i: number): boolean =>
    lexicon.sums === true &&
    isPair(part) &&
    !isFromSum(part) &&
    parts[i - 2]?.meaning.kind !== 'from' &&
    // "Germans 66 from two hexes"
    !isCounting(parts[i + 2]) &&
    ((isNumber(parts[i - 1]) && !isFieldName(parts[i - 2])) || isAmount(parts, i - 1)) &&
    (isNumber(parts[i + 1]) || (isAmount(parts, i - 1) && isNationAfter(parts, i, lexicon)));
  const pairs = parts.flatMap((part, i) => (isSums(part, i) ? [i] : []));
  const between = largest(pairs, parts);
  // "Two to one, 40 on 20": the smaller are the odds of the others, and are named as not understood.
  const odds = new Set(pairs.filter((i) => i !== between).flatMap((i) => [i - 1, i, i + 1]));
  // "Atacan 15 rusos a 6 alemanes": where the verb opens the sentence its two sides follow.
  const verb = parts.findIndex(({ meaning }) => meaning.kind === 'versus');
  const isAt = (part: TextPart): boolean => isPair(part) || part.meaning.kind === 'at';
  // "Chocan con", "takes a swing at": a word that nobody knows before it may be a verb.
  // … of a clause that names somebody: ", ci salgo con" has another subject.
  const isStrange = (part: TextPart, i: number): boolean => {
    const clause = parts.slice(0, i).findLastIndex(isLoose);
    const isOwn = clause >= 0 && !parts.slice(clause, i).some((one) => isForce(one, lexicon));
    return ['at', 'with'].includes(part.meaning.kind) && parts[i - 1]?.meaning.kind === 'unknown' && !isOwn;
  };
  const holdsOnly = parts.every(({ meaning }) => meaning.kind !== 'versus' || (meaning.force === 2 && !meaning.whose));
  const opens = says && parts.slice(0, verb).every((part) => !isForce(part, lexicon));
  const at =
    // "Two corps on the Belgians in Brussels, they have one": who has is named before already.
    between >= 0 || (says && !opens && !holdsOnly)
      ? between
      : parts.findIndex(
          (part, i) =>
            !isArticle(part) &&
            ((isPair(part) && betweenNations(parts, i, lexicon)) ||
              (isStrange(part, i) && betweenNations(parts, i, lexicon)) ||
              (opens && isAt(part) && firesAt(parts, i, lexicon))),
        );
  return parts.map((part, i) => {
    if (odds.has(i)) return { ...part, meaning: { kind: 'unknown', other: true } };
    return i === at ? { ...part, meaning: { kind: 'versus', force: 3 } } : part;
  });
}

/** "Hexes", "steps": the number before it is its own. */
const isCounting = (part: TextPart | undefined): boolean =>
  part?.meaning.kind === 'asks' && part.meaning.of === 'field' && part.meaning.before === true;

/** "Die 5", "of 6": the number behind it is none of a side; "ARF 20" is. */
const isFieldName = (part: TextPart | undefined): boolean =>
  part?.meaning.kind === 'asks' && (part.meaning.of === 'field' || part.meaning.optional === true);

/** "28 ARF on the British": whether a nation is named next. */
const isNationAfter = (parts: readonly TextPart[], at: number, { nation }: Lexicon): boolean =>
  traitOf(
    parts.slice(at + 1).find(({ meaning }) => meaning.kind !== 'filler'),
    nation,
  ) !== undefined;

/** Of words between two numbers the one between the largest; -1 where there is none. */
function largest(pairs: readonly number[], parts: readonly TextPart[]): number {
  const before = (i: number): number => {
    const number = parts.slice(0, i).findLast(({ meaning }) => meaning.kind === 'number')?.meaning;
    return number?.kind === 'number' ? number.value : 0;
  };
  return pairs.reduce((best, one) => (best < 0 || before(one) > before(best) ? one : best), -1);
}

/** Whether a part names or counts somebody; a state alone does not. */
const isForce = ({ meaning }: TextPart, { noun, nation }: Lexicon): boolean =>
  meaning.kind === 'number' || (meaning.kind === 'traits' && (noun in meaning.traits || nation in meaning.traits));

/** "Fifty points", "8 puntos ARF", "28 de ARF": a number with what it is of, up to a place of the text. */
function isAmount(parts: readonly TextPart[], last: number): boolean {
  let at = last;
  while (parts[at]?.meaning.kind === 'asks') at--;
  return at < last && parts[at]?.meaning.kind === 'number';
}

/** "Barrage of 12 factors on two divisions": behind the verb the strength of who fires, then who is fired at. */
const firesAt = (parts: readonly TextPart[], at: number, { sums, noun }: Lexicon): boolean =>
  sums === true &&
  isAmount(parts, at - 1) &&
  parts.slice(at + 1, at + 4).some(({ meaning }) => meaning.kind === 'traits' && meaning.traits[noun] !== undefined);

/** Whether a unit stands before a place of the text and one of another nation right after it. */
function betweenNations(parts: readonly TextPart[], at: number, { noun, nation, sums, which }: Lexicon): boolean {
  const [before, after] = [parts.slice(0, at), parts.slice(at + 1)];
  // "On the fourth French", "the eighth Russian": where an ordinal alone is a unit.
  const isOrdinal = ({ meaning }: TextPart): boolean =>
    which !== undefined && (meaning.kind === 'place' || meaning.kind === 'ordinal');
  const next = after.find(
    (part) => part.meaning.kind !== 'filler' && part.meaning.kind !== 'number' && !isOrdinal(part),
  );
  const [own, other] = [traitsIn(before, nation), traitsIn(after, nation)];
  return (
    next?.meaning.kind === 'traits' &&
    own.length > 0 &&
    other.length > 0 &&
    (traitsIn(before, noun).length > 0 ||
      before.some(isOrdinal) ||
      (sums === true && before.some(({ meaning }) => meaning.kind === 'number'))) &&
    other.every((one) => !own.includes(one))
  );
}

/**
 * What stands after "after", "no", "near" or "or" was not said, nor does "through Metz" say where they fight: both are
 * named as not understood.
 */
function withoutOthers(parts: readonly TextPart[], { ground = [] }: Lexicon): readonly TextPart[] {
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
  if (kindAt(end) === 'number' || kindAt(end) === 'ordinal') end++;
  if (kindAt(end) === 'field') return end + 1;
  if (kindAt(end) === 'asks') return kindAt(end + 1) === 'number' && end === first ? end + 2 : end + 1;
  while (kindAt(end) === 'traits') end++;
  // "Not the British one"
  const last = parts[end]?.meaning;
  return end > first && last?.kind === 'number' && last.value === 1 && !last.digits && !last.article ? end + 1 : end;
}

/** "Two armies, no, three", "turn 3, I mean turn 4": the second number stands in the place of the first. */
function corrected(parts: readonly TextPart[], tokens: readonly Token[]): readonly TextPart[] {
  const all = [...parts];
  for (let i = 1; i < all.length; i++) {
    const from = correctionAt(all, i, tokens);
    if (from === undefined) continue;
    if (refight(all, i, from, tokens)) continue;
    if (!isValueAt(all, from)) {
      restate(all, i, from);
      continue;
    }
    const number = all.findIndex((part, at) => at >= from && part.meaning.kind === 'number');
    const name = [all[from], all[number + 1]].map((part) => part && nameOf(part)).find((one) => one !== undefined);
    const to = name === undefined || number > from ? number : number + 1;
    const again = traitsFrom(all, number + 1);
    const names = namesOf(again);
    const old = replacedAt(all, i, name, names);
    const [before, after] = [all[old], all[number]];
    if (!before || !after) continue;
    // "Two French armies, no, three French armies": what is said once more is said in the place of the first.
    const last = Math.max(to, number + again.length);
    const isSaid = (part: TextPart): boolean => namesOf([part]).every((one) => names.includes(one));
    const said = all.slice(i, last + 1).filter((part) => part !== after && !again.includes(part));
    all.splice(i, last + 1 - i, ...said.map(filled));
    const first = traitsFrom(all, old + 1);
    const kept = first.map((part) => (isSaid(part) ? filled(part) : part));
    all.splice(old, 1 + first.length, filled(before), after, ...again, ...kept);
  }
  return all;
}

/** The number that a correction at a place stands for, by what it counts; -1 where there is none. */
function replacedAt(all: readonly TextPart[], i: number, name: string | undefined, names: readonly string[]): number {
  // "Three, no, two corps": a number alone right before the correction is the one.
  const right = all.findLastIndex((part, at) => at < i && part.meaning.kind !== 'filler' && !isLoose(part));
  const beside = all[right];
  if (beside?.meaning.kind === 'number' && !beside.meaning.article) return right;
  // Of the side that was told last, if anybody was counted there.
  const versus = all.findLastIndex(({ meaning }, at) => at < i && meaning.kind === 'versus' && !meaning.there);
  const numbersFrom = (from: number): readonly number[] =>
    all.flatMap(({ meaning }, at) => {
      // "A difendere"
      const isTo = meaning.kind === 'number' && meaning.at === true && all[at + 1]?.meaning.kind !== 'traits';
      return at > from && at < i && meaning.kind === 'number' && !isTo ? [at] : [];
    });
  const own = numbersFrom(versus);
  const told = own.length > 0 ? own : numbersFrom(-1);
  const alike = told.findLast(
    (at) => name === undefined || [all[at - 1], all[at + 1]].some((one) => one && nameOf(one) === name),
  );
  // "Four Romanians, I mean four Romanian corps"
  const akin = (at: number): boolean => namesOf(traitsFrom(all, at + 1)).some((one) => names.includes(one));
  // "… against two German, no, one active corps"
  const only = versus >= 0 && own.length === 1 ? own[0] : undefined;
  return alike ?? told.findLast(akin) ?? only ?? -1;
}

/** Whether the numbers of two sides stand at a place: "40 against 25", "50 to 34". */
function isFightAt(parts: readonly TextPart[], at: number, tokens: readonly Token[]): boolean {
  const [first, between, second] = parts.slice(at, at + 3);
  const meaning = between?.meaning;
  const isBetween =
    (meaning?.kind === 'versus' && meaning.force === 3) || PAIRED.test(tokens[between?.from ?? -1]?.folded ?? '');
  return first?.meaning.kind === 'number' && isBetween && second?.meaning.kind === 'number';
}

/** "40 against 20, I mean 40 against 25": a whole fight in the place of the first; false where none is said twice. */
function refight(all: TextPart[], i: number, from: number, tokens: readonly Token[]): boolean {
  const old = all.findLastIndex((_, at) => at < i - 2 && isFightAt(all, at, tokens));
  if (old < 0 || !isFightAt(all, from, tokens)) return false;
  const meant = all.slice(from, from + 3);
  all.splice(i, from + 3 - i, ...all.slice(i, from).map(filled));
  all.splice(old, 3, ...all.slice(old, old + 3).map(filled), ...meant);
  return true;
}

/** What follows a place and says who somebody is or how. */
function traitsFrom(parts: readonly TextPart[], from: number): readonly TextPart[] {
  const end = parts.findIndex(({ meaning }, at) => at >= from && meaning.kind !== 'traits');
  return parts.slice(from, end < 0 ? parts.length : end);
}

/** The traits that parts say, by their names. */
const namesOf = (parts: readonly TextPart[]): readonly string[] =>
  parts.flatMap(({ meaning }) => (meaning.kind === 'traits' ? Object.keys(meaning.traits) : []));

const filled = (part: TextPart): TextPart => ({ ...part, meaning: { kind: 'filler' } });

/** What a number beside it counts or is asked for. */
function nameOf({ meaning }: TextPart): string | undefined {
  if (meaning.kind === 'asks') return meaning.name;
  return meaning.kind === 'traits' ? JSON.stringify(meaning.traits) : undefined;
}

/** Where what was meant begins, if a correction stands at a place: "no," or "I mean". */
function correctionAt(parts: readonly TextPart[], i: number, tokens: readonly Token[]): number | undefined {
  const { meaning, from } = parts[i] as TextPart;
  const isComma = (at: number): boolean => tokens[parts[at]?.from ?? -1]?.text === ',';
  // "A trench or wait": what may be done else is no correction.
  if (OR.test(tokens[from - 1]?.folded ?? '') && WAIT.test(tokens[from]?.folded ?? '')) return undefined;
  // "Two corps, no, three", "two corps no 3", "two corps, no three": the number ends its clause.
  const number = parts[i + 1]?.meaning;
  const end = parts[i + 2]?.meaning.kind;
  const isBare = number?.kind === 'number' && (!number.article || end === undefined);
  const isEnd = isBare && (end === undefined || end === 'and' || end === 'versus');
  const isBehind = isComma(i - 1) || (parts[i - 1]?.meaning.kind === 'traits' && isEnd);
  const isNo = meaning.kind === 'but' && NO.test(tokens[from]?.folded ?? '') && isBehind && (isComma(i + 1) || isEnd);
  // "Four corps... no three": the dots end what was said.
  const isDots = (tokens[from]?.start ?? 0) - (tokens[from - 1]?.end ?? 0) >= DOTS;
  const isDotted = meaning.kind === 'but' && NO.test(tokens[from]?.folded ?? '') && isDots;
  if (!isNo && !isDotted && meaning.kind !== 'rather') return undefined;
  // "Anzi a Sedan": before a place the "a" is no article.
  const isTo = ({ meaning: one }: TextPart, at: number): boolean =>
    one.kind === 'number' && one.at === true && parts[at + 1]?.meaning.kind === 'field';
  const next = parts.findIndex(
    (part, at) => at > i && !LEADING.includes(part.meaning.kind) && !isLoose(part) && !isTo(part, at),
  );
  return next < 0 ? undefined : next;
}
const OR = /^(?:or|o)$/;
const WAIT = /^(?:wait|espera|aspetta)$/;
/** What may stand between a correction and what was meant: "no, in Sedan". */
const LEADING = ['filler', 'at', 'with', 'rather'];

/** Whether a number stands at a place, or a word with its number. */
function isValueAt(parts: readonly TextPart[], at: number): boolean {
  const kinds = [at, at + 1].map((one) => parts[one]?.meaning.kind);
  return kinds[0] === 'number' || (kinds[0] === 'asks' && kinds[1] === 'number');
}

/** "Two French corps, sorry, armies", "in Nancy, no, in Sedan": it takes the place of the last that says as much. */
function restate(all: TextPart[], i: number, from: number): void {
  const run = all[from]?.meaning.kind === 'field' ? all.slice(from, from + 1) : traitsFrom(all, from);
  const names = namesOf(run);
  const placeOf = (meant: TextPart): number =>
    all.findLastIndex(
      (part, at) => at < i && isAlike(part, meant) && namesOf([part]).every((one) => names.includes(one)),
    );
  const places = run.map(placeOf);
  if (run.length === 0 || places.includes(-1)) return;
  all.splice(i, from + run.length - i, ...all.slice(i, from).map(filled));
  for (const at of [...new Set(places)].sort((a, b) => b - a))
    all.splice(at, 1, filled(all[at] as TextPart), ...run.filter((_, nth) => places[nth] === at));
}

/** Whether two parts say something of the same trait or field. */
function isAlike({ meaning: a }: TextPart, { meaning: b }: TextPart): boolean {
  if (a.kind === 'field' && b.kind === 'field') return a.field === b.field;
  return a.kind === 'traits' && b.kind === 'traits' && Object.keys(b.traits).some((name) => name in a.traits);
}
const NO = /^no$/;
const DOTS = 3;

function numberAt(
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
const isNounAt = (part: TextPart | undefined, { noun }: Lexicon): boolean => traitOf(part, noun) !== undefined;

/** Whether the parts end with a comma behind two units, and no others stand before them. */
function isBehindTwo(parts: readonly TextPart[], lexicon: Lexicon): boolean {
  const unit = traitsBefore(parts, parts.length - 1);
  const first = parts.length - 1 - unit.length;
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

function joinNumbers(parts: readonly TextPart[], tokens: readonly Token[], lexicon: Lexicon): readonly TextPart[] {
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
    if ((isStates || isKinds) && part.to === part.from + 1 && ALL.test(tokens[part.from]?.folded ?? '')) {
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
