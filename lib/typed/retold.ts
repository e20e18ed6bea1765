import { isMark } from '@/lib/typed/chunks';
import { clausesOf, isSided, isUnit, sideOf, type Clause } from '@/lib/typed/clauses';
import type { Item } from '@/lib/typed/items';
import type { Lexicon, Value } from '@/lib/typed/meaning';
import {
  filled,
  isOptional,
  OTHER,
  placesOf,
  traitOf,
  traitsIn,
  wordOf,
  type Sides,
  type TextPart,
  type Typed,
} from '@/lib/typed/parts';
import type { FieldRead, Reading } from '@/lib/typed/reading';
import { isFightingBefore, OWN, POSSESSIVE, sideOfVerb, THEY } from '@/lib/typed/persons';
import { clauseAround, firstOf, lastOf, type Token } from '@/lib/typed/tokens';

/*
 * What a clause of its own tells of units that another has named: "a German corps attacks a French one, the German is
 * reduced", "chi attacca è isolato". They are no more units, but are as it says.
 */

type Traits = Readonly<Record<string, Value>>;
type Role = 'attack' | 'defence';

/** Of whom a clause tells something. */
interface Subject {
  readonly traits: Traits;
  readonly role: Role | undefined;
  /** "our corps": of who speaks */
  readonly isOwn: boolean;
  /** "his corps": of the other */
  readonly isOther: boolean;
  /** "it's a fortress": whoever was named without saying what he is */
  readonly isIt: boolean;
  /** "German counter reduced": no article says that he was named before */
  readonly isBare: boolean;
}
const NOBODY: Subject = { traits: {}, role: undefined, isOwn: false, isOther: false, isIt: false, isBare: false };

/** Of whom something is told, and what. */
export interface Retold {
  readonly subject: Subject;
  readonly traits: Traits;
  /** the places of the words that say it */
  readonly tokens: readonly number[];
  /** … and of those of fields that are told of him: "the French are out of command" */
  readonly fields: readonly number[];
}

/** Beside a subject and its states a clause has only words that say nothing of their own, or that nobody knows. */
const BESIDE = ['filler', 'unknown', 'other', 'with', 'at', 'from', 'through', 'inside'];
/** A verb that tells of somebody, or "the": whoever follows has been named. */
const TELLS =
  /^(?:the|that|this|those|these|el|la|los|las|ese|esa|esos|esas|aquel|aquella|il|lo|gli|i|le|l|quel|quello|quella|quei|quelle|al|del|alla|allo|agli|ai|is|are|was|were|has|have|had|esta|estan|es|son|va|van|ha|han|hanno|e|sono|sta|stanno)$/;
const WHO = /^(?:who|what|whoever|that|which|que|che|quien|chi)$/;
/** Behind "attacking", "the German": somebody, and no kind of unit. */
const SOMEBODY = /^(?:ones?|units?|forces?|side|counters?|pieces?|stacks?|troops|men|player)$/;

/** "Attacking at reduced strength", "ataca sin suministro": a clause in which only its verb says who is meant. */
const isVerbAlone = ({ parts }: Clause, lexicon: Lexicon): boolean =>
  !parts.some((part) => part.meaning.kind === 'number' || part.meaning.kind === 'role' || isUnit(part, lexicon));

/** "The attacking corps", "the corps that attacks": whose side the units of a clause are on says its only verb. */
function roleIn(clause: Clause, tokens: readonly Token[], lexicon: Lexicon): Role | undefined {
  const { parts } = clause;
  const at = parts.findIndex(isSided);
  if (parts[at]?.meaning.kind === 'role') return sideOf(clause, tokens);
  const word = wordOf(parts[at], tokens);
  const [before, after] = [parts[at - 1], parts[at + 1]];
  const isBefore = after !== undefined && (isUnit(after, lexicon) || SOMEBODY.test(wordOf(after, tokens)));
  const isBehind = WHO.test(tokens[(before?.to ?? 0) - 1]?.folded ?? '') || isVerbAlone(clause, lexicon);
  return isBehind || (isBefore && isFightingBefore(word)) ? sideOf(clause, tokens) : undefined;
}

/** "It's a fortress", "es una fortaleza": a clause that begins with the verb. */
const IT_IS = /^(?:(?:it|that|this) )?(?:is|s|are|es|son|e|sono) /;
/** "They're Cossacks": whoever was named last, and said what he is. */
const THEY_ARE = /^they (?:are|re) /;

const wordsOf = (parts: readonly TextPart[], tokens: readonly Token[]): string =>
  placesOf(parts)
    .map((at) => tokens[at]?.folded ?? '')
    .join(' ');

const IS = /^(?:is|are|was|were|s|es|son|era|eran|e|sono|erano)$/;
/** Where what a clause says of its subject begins: behind "is", where the subject stands before it. */
function predicateOf({ parts }: Clause, tokens: readonly Token[]): number {
  const verb = parts.findIndex(({ to, meaning }) => meaning.kind === 'filler' && IS.test(tokens[to - 1]?.folded ?? ''));
  const isSubject = ({ meaning }: TextPart): boolean => meaning.kind === 'traits' || meaning.kind === 'role';
  const words = wordsOf(parts, tokens);
  // "Ours is an active corps"
  const isHis = words
    .split(' ')
    .slice(0, 2)
    .some((word) => OWN.test(word) || POSSESSIVE.test(word));
  return verb >= 0 && (isHis || IT_IS.test(words) || parts.slice(0, verb).some(isSubject)) ? verb + 1 : parts.length;
}

/** "The German one": no number. */
const isPronoun = (parts: readonly TextPart[], at: number, tokens: readonly Token[]): boolean =>
  SOMEBODY.test(wordOf(parts[at], tokens)) && ['traits', 'role', 'versus'].includes(parts[at - 1]?.meaning.kind ?? '');

/** "Por la cara reducida": "by", where no numbers stand around it. */
const isBy = (parts: readonly TextPart[], at: number): boolean =>
  parts[at]?.meaning.kind === 'times' && [at - 1, at + 1].every((beside) => parts[beside]?.meaning.kind !== 'number');

/** "A marker", "is a corps": whether a number of a clause counts no units that it names. */
function isCountless(parts: readonly TextPart[], at: number, { noun, nation }: Lexicon, from: number): boolean {
  const number = parts[at]?.meaning;
  const before = parts[at - 1]?.meaning;
  // "The French one is disrupted", "the French unit is one that …"
  if (number?.kind === 'number' && number.value === 1 && !number.digits && !number.article) {
    const isPeople = before?.kind === 'traits' && nation in before.traits;
    return (isPeople || at >= from) && parts[at + 1]?.meaning.kind !== 'traits';
  }
  const end = parts.findIndex(({ meaning }, i) => i > at && meaning.kind !== 'traits');
  const counted = parts.slice(at + 1, end < 0 ? parts.length : end);
  const isUnit = [noun, nation].some((name) => traitsIn(counted, name).length > 0);
  return number?.kind === 'number' && number.article === true && (!isUnit || at >= from);
}

/** "In a forest", "trench 1": a field that is told of whoever its clause names, and says not where they come from. */
function isOwnField(parts: readonly TextPart[], at: number, { sided = [], signed }: Lexicon): boolean {
  const [before, meaning] = [parts[at - 1]?.meaning, parts[at]?.meaning];
  const isAsked = (one: TextPart['meaning'] | undefined): boolean =>
    one?.kind === 'asks' && one.of === 'field' && !one.leads && one.name !== 'die' && one.name !== signed?.name;
  if (meaning?.kind === 'number') return !meaning.article && isAsked(before);
  if (meaning?.kind === 'asks') return isAsked(meaning) && parts[at + 1]?.meaning.kind === 'number';
  return meaning?.kind === 'field' && !meaning.place && !meaning.toward && !meaning.usual && sided.length > 0;
}

/** What a clause tells, if it names nobody anew; undefined of any other. */
function toldIn(clause: Clause, tokens: readonly Token[], lexicon: Lexicon): Retold | undefined {
  const { states, joins = [], strength = [], rated = [], nation } = lexicon;
  const role = roleIn(clause, tokens, lexicon);
  const isRole = ({ meaning }: TextPart): boolean =>
    meaning.kind === 'role' || (role !== undefined && (meaning.kind === 'versus' || meaning.kind === 'defends'));
  const { parts } = clause;
  if (parts.filter(isRole).length > 1) return undefined;
  const predicate = predicateOf(clause, tokens);
  const isBeside = (part: TextPart, at: number): boolean =>
    isRole(part) ||
    BESIDE.includes(part.meaning.kind) ||
    isOptional(part.meaning) ||
    isBy(parts, at) ||
    isPronoun(parts, at, tokens) ||
    isCountless(parts, at, lexicon, predicate);
  const words = wordsOf(parts, tokens).split(' ');
  const subjects: Record<string, Value> = {};
  const told: Record<string, Value> = {};
  const places: number[] = [];
  const fields: number[] = [];
  for (const [at, part] of parts.entries()) {
    if (isBeside(part, at)) continue;
    if (isOwnField(parts, at, lexicon)) {
      fields.push(...placesOf([part]));
      continue;
    }
    if (part.meaning.kind !== 'traits') return undefined;
    for (const [name, value] of Object.entries(part.meaning.traits)) {
      if (joins.includes(name) || strength.includes(name) || rated.includes(name)) return undefined;
      // "The German is an active corps": behind the verb stands what he is, unless it names him once more.
      const isTold = states.includes(name) || (at >= predicate && name !== nation);
      Object.assign(isTold ? told : subjects, { [name]: value });
      if (isTold) places.push(...placesOf([part]));
    }
  }
  const isAlone = role === undefined && Object.keys(subjects).length === 0;
  const isIt = isAlone && lexicon.noun in told && IT_IS.test(wordsOf(parts, tokens));
  const subject: Subject = {
    traits: subjects,
    role,
    isOwn: words.some((word) => OWN.test(word)),
    isOther: words.some((word) => (POSSESSIVE.test(word) && !OWN.test(word)) || THEY.test(word)),
    isIt,
    isBare: false,
  };
  const isDefinite =
    role !== undefined ||
    isIt ||
    isNobody(subject) ||
    IT_IS.test(wordsOf(parts, tokens)) ||
    words.some((word) => TELLS.test(word) || POSSESSIVE.test(word));
  const isStrange = parts.some(({ meaning }) => meaning.kind === 'unknown' && !meaning.plain);
  // A field is told of a people; of whose side else nobody names it is said elsewhere.
  const isOfPeople = nation in subjects && role === undefined;
  if (fields.length > 0 && !isOfPeople && !isNobody(subject)) return undefined;
  const retold = { subject, traits: told, tokens: [...new Set(places)], fields };
  if (!isDefinite)
    return isOfPeople && isBehind(parts, nation, Math.min(...places))
      ? { ...retold, subject: { ...subject, isBare: true } }
      : undefined;
  return places.length === 0 && fields.length === 0 && !isStrange ? undefined : retold;
}

/** Whether a people is named first, and how it is behind it. */
const isBehind = (parts: readonly TextPart[], nation: string, place: number): boolean =>
  parts.some((part) => traitOf(part, nation) !== undefined && part.to <= place) && Number.isFinite(place);

/** Whether a subject is nobody that its clause names. */
const isNobody = ({ traits, role, isOwn, isOther, isIt }: Subject): boolean =>
  role === undefined && Object.keys(traits).length === 0 && !isOwn && !isOther && !isIt;

/** Whether units may be those of a subject. */
const isSame = (traits: Traits, subject: Subject): boolean =>
  Object.entries(subject.traits).every(([name, value]) => traits[name] === undefined || traits[name] === value);

/** "A German army": whether a number or an article stands before a people. */
const counts = (parts: readonly TextPart[], traits: Traits, nation: string): boolean =>
  parts.some((part, at) => {
    if (traitOf(part, nation) !== traits[nation]) return false;
    const run = parts.slice(0, at).findLastIndex(({ meaning }) => meaning.kind !== 'traits');
    return parts[run]?.meaning.kind === 'number';
  });

/** Whether a clause names the units of a subject itself: his nation, or their noun where he has none. */
function names({ parts }: Clause, { traits, role, isBare }: Subject, { nation, noun }: Lexicon): boolean {
  const name = nation in traits ? nation : noun;
  // Of a side, or of who was named in another clause: that of the fight.
  if (role !== undefined || !(name in traits)) return parts.some(isMark);
  if (isBare && !counts(parts, traits, nation)) return false;
  return parts.some(
    ({ meaning }) =>
      meaning.kind === 'traits' &&
      meaning.traits[name] === traits[name] &&
      isSame(meaning.traits, { ...NOBODY, traits }),
  );
}

/** "…, that German": the people that a clause names as known and says nothing of; undefined of any other clause. */
function peopleIn({ parts }: Clause, tokens: readonly Token[], { nation }: Lexicon): Value | undefined {
  const [only, other] = parts.filter(
    ({ meaning }, at) => !BESIDE.includes(meaning.kind) && !isPronoun(parts, at, tokens),
  );
  const isPeople = only?.meaning.kind === 'traits' && Object.keys(only.meaning.traits).join() === nation;
  const isKnown = placesOf(parts).some((at) => TELLS.test(tokens[at]?.folded ?? ''));
  return isPeople && !other && isKnown ? traitOf(only, nation) : undefined;
}

/** "It can only defend, that German": what is told of nobody is told of whoever is named alone right behind it. */
const withAfterthoughts = (
  said: readonly (Retold | undefined)[],
  clauses: readonly Clause[],
  { lexicon, tokens }: Typed,
): readonly (Retold | undefined)[] => {
  const whose = clauses.map((clause) => peopleIn(clause, tokens, lexicon));
  const ofNobody = said.map((one) => (one && isNobody(one.subject) && one.tokens.length > 0 ? one : undefined));
  const of = (one: Retold, people: Value): Retold => ({
    ...one,
    subject: { ...NOBODY, traits: { [lexicon.nation]: people } },
  });
  return said.map((one, i) => {
    const [own, before, next, here] = [ofNobody[i], ofNobody[i - 1], whose[i + 1], whose[i]];
    if (own && next !== undefined) return of(own, next);
    return before && here !== undefined ? of(before, here) : one;
  });
};

/** The parts of a text without the clauses that only tell more of who is named elsewhere, and what these tell. */
export function withoutRetold(
  parts: readonly TextPart[],
  typed: Typed,
): { readonly parts: readonly TextPart[]; readonly told: readonly Retold[] } {
  const { lexicon, tokens } = typed;
  const clauses = clausesOf(parts, typed);
  const all = clauses.map((clause) => toldIn(clause, tokens, lexicon));
  const said = withAfterthoughts(all, clauses, typed);
  const others = clauses.filter((_, i) => said[i] === undefined);
  const told: (Retold | undefined)[] = [];
  for (const [i, one] of said.entries()) {
    const before = told[i - 1];
    // "…, he has lost a step" is said of whoever was named last.
    const isBehind = clauses.slice(0, i).some((clause) => clause.parts.some((part) => isUnit(part, lexicon)));
    const isThey = one?.subject.isOther === true && one.subject.role === undefined;
    const isLater = isThey && Object.keys(one.subject.traits).length === 0 && isBehind;
    // … or of whoever the clause before told of: "the attacker is out of shells, with his marker".
    const isAgain = one !== undefined && (isNobody(one.subject) || (isLater && before !== undefined));
    if (isAgain && before !== undefined && one.tokens.length + one.fields.length > 0)
      told.push({ ...one, subject: before.subject });
    else if (one && !isAgain && !isLater && others.some((other) => names(other, one.subject, lexicon))) told.push(one);
    else told.push(undefined);
  }
  /** … whose words are not understood where nothing of it is. */
  const left = (part: TextPart, at: number): TextPart => {
    const one = told[clauses.findIndex(({ from, to }) => at >= from && at < to)];
    const isField = one !== undefined && placesOf([part]).some((place) => one.fields.includes(place));
    if (!one || isField || part.meaning.kind === 'unknown' || part.meaning.kind === 'other') return part;
    return one.tokens.length === 0 && one.fields.length === 0 && part.meaning.kind === 'traits'
      ? { ...part, meaning: OTHER }
      : filled(part);
  };
  return {
    parts: parts.map(left),
    told: told.flatMap((one) => one ?? []),
  };
}

/**
 * Whether units may be what is told of them: no other kind than they are called, unless one that is among it, and none
 * that only another people has.
 */
const mayBe = ({ traits }: Item, told: Traits, { states, noun, nation, within = {}, peoples = {} }: Lexicon): boolean =>
  Object.entries(told).every(([name, value]) => {
    const own = traits[name];
    const people = name === noun ? peoples[String(value)] : undefined;
    if (people !== undefined && traits[nation] !== undefined && traits[nation] !== people) return false;
    return (
      own === undefined || own === value || states.includes(name) || (name === noun && within[String(value)] === own)
    );
  });

/** A unit with what is told of it, and the words that tell it. */
const asTold = (item: Item, traits: Traits, tokens: readonly number[]): Item => ({
  ...item,
  traits: { ...item.traits, ...traits },
  own: [...new Set([...item.own, ...Object.keys(traits)])],
  said: { ...item.said, ...Object.fromEntries(Object.keys(traits).map((name) => [name, tokens])) },
  tokens: [...item.tokens, ...tokens],
});

/** The side that a subject is on, as far as its words say it. */
function sideOfSubject(
  { role, isOwn, isOther, traits }: Subject,
  speaker: Role | undefined,
  { nation }: Lexicon,
): Role | 'unsaid' | undefined {
  if (role !== undefined || nation in traits || !(isOwn || isOther)) return role;
  if (speaker === undefined) return 'unsaid';
  return isOwn === (speaker === 'attack') ? 'attack' : 'defence';
}

/** The fields of a text, each of the side of whom it is told. */
export const fieldsRetold = (
  told: readonly Retold[],
  fields: readonly FieldRead[],
  items: Readonly<Record<Role, readonly Item[]>>,
  { nation }: Lexicon,
): readonly FieldRead[] =>
  fields.map((field) => {
    const one = told.find(({ fields: places }) => field.tokens.some((at) => places.includes(at)));
    const [side, other] = (['attack', 'defence'] as const).filter((name) =>
      items[name].some(({ traits }) => one !== undefined && traits[nation] === one.subject.traits[nation]),
    );
    return one && side && !other ? { ...field, side, role: true } : field;
  });

/** The units of both sides with what was told of them once more, and the places of words that are of nobody. */
export function retold(
  told: readonly Retold[],
  items: Readonly<Record<Role, readonly Item[]>>,
  { speaker }: Sides,
  lexicon: Lexicon,
): Readonly<Record<Role, readonly Item[]>> & { readonly unknown: readonly number[] } {
  let [attack, defence] = [items.attack, items.defence];
  const unknown: number[] = [];
  for (const { subject, traits, tokens } of told) {
    if (tokens.length === 0) continue;
    const side = sideOfSubject(subject, speaker, lexicon);
    const isHis = (item: Item): boolean =>
      subject.isIt
        ? item.traits[lexicon.noun] === undefined
        : isSame(item.traits, subject) && (!(lexicon.nation in subject.traits) || lexicon.nation in item.traits);
    const all = [...(side === 'defence' ? [] : attack), ...(side === 'attack' ? [] : defence)].filter(isHis);
    // "The Germans attack a French fort, the fort is besieged": whoever is called so, before those who might be.
    const called = all.filter((item) => Object.keys(subject.traits).every((name) => name in item.traits));
    const his = called.length > 0 ? called : all;
    const [first] = his;
    if (
      first === undefined ||
      side === 'unsaid' ||
      ((subject.isIt || subject.isBare) && his.length > 1) ||
      (subject.isBare && (first.count ?? 1) > 1) ||
      !his.every((item) => mayBe(item, traits, lexicon))
    ) {
      unknown.push(...tokens);
      continue;
    }
    const told = (item: Item): Item =>
      his.includes(item)
        ? { ...asTold(item, traits, tokens), ...(item === first ? {} : { tokens: item.tokens }) }
        : item;
    if (side !== 'defence') attack = attack.map(told);
    if (side !== 'attack') defence = defence.map(told);
  }
  return { attack, defence, unknown };
}

const PLUS = /^(?:and|plus|y|e|ed|más|mas|più|piu|\+|&)$/i;
const DENIED =
  /^(?:no|not|isn|aren|doesn|don|wasn|never|without|unless|if|sin|ni|nunca|jamas|nadie|si|non|senza|mai|nessun[oa]?|ne|se|neither|nor|nobody|either|or|maybe|perhaps|quizas?|forse)$/;

/** The factors of a unit. */
const factorsIn = ({ strength = [], named }: Lexicon): readonly string[] => [
  ...strength,
  ...Object.values(named ?? {}),
];
/** Whether a unit is told by its factors. */
const isRated = ({ traits, own }: Item, lexicon: Lexicon): boolean =>
  factorsIn(lexicon).some((name) => own.includes(name) && typeof traits[name] === 'number');

const isStrengthless = ({ own, traits, count }: Item, { strength = [] }: Lexicon): boolean =>
  count === undefined && own.length > 0 && own.every((name) => strength.includes(name) && traits[name] === true);

/** The sides that words name, in whatever form. */
const sidesNamed = (words: readonly string[]): readonly Role[] => [
  ...new Set(words.flatMap((word) => sideOfVerb(word, 'doing', 'does', 'noun', 'who', 'others', 'suffered') ?? [])),
];

const HAS = /^(?:is|are|has|have|comes|only|es|son|tiene|va|ha|sono|viene|solo)$/;

/** Whether an item stands in a clause of its own beside units with their factors, and in no row of units. */
function isApart(item: Item, side: Role, { attack, defence, tokens, versus }: Reading, lexicon: Lexicon): boolean {
  const { from, to } = clauseAround(tokens, firstOf(item));
  // "È una guarnigione" is no "and".
  if (tokens.slice(from, firstOf(item)).some(({ text }) => PLUS.test(text))) return false;
  const rated = (items: readonly Item[]): readonly Item[] =>
    items.filter((other) => other !== item && isRated(other, lexicon));
  const own = rated(side === 'attack' ? attack : defence);
  const { nation } = lexicon;
  const isPeople = item.own.includes(nation);
  // A people of which nobody else is there comes on top.
  if (isPeople && !own.some(({ traits }) => traits[nation] === item.traits[nation])) return false;
  if (own.some((other) => firstOf(other) < to && lastOf(other) >= from)) return false;
  const words = tokens.slice(from, to).map(({ folded }) => folded);
  const isNamed = [IT_IS, THEY_ARE].some((begin) => begin.test(words.join(' ')));
  const isTelling = sidesNamed(words).length === 1 || isNamed;
  // Before the fight, and before its verb, others may stand in a row with it.
  const isBehind = own.some((other) => lastOf(other) < from);
  const isOpen = side === 'attack' && versus.some((at) => at >= to);
  if (isPeople) return !isOpen || words.some((word) => HAS.test(word));
  return isBehind && !isOpen ? true : isTelling && [...rated(attack), ...rated(defence)].length > 0;
}

/** What an item says of a unit with its factors: its kind, where it is no usual one, and how it is. */
const toldBy = ({ own, traits }: Item, { noun, states, within = {} }: Lexicon): Traits =>
  Object.fromEntries(
    own.flatMap((name) => {
      const isTold = name === noun ? !Object.values(within).includes(traits[name] ?? '') : states.includes(name);
      return isTold ? [[name, traits[name] ?? true] as const] : [];
    }),
  );

/** Whether an item only tells of somebody: it has no people, name or factors, and counts nobody. */
const isBareOf = ({ own, traits, count }: Item, lexicon: Lexicon): boolean => {
  const { nation, noun, numeral, attackers = [] } = lexicon;
  return (
    own.length > 0 &&
    !own.some((name) => name === numeral || factorsIn(lexicon).includes(name)) &&
    // "The German is the third corps there": a people that nobody counts.
    (!own.includes(nation) || (count === undefined && !own.includes(noun))) &&
    !attackers.includes(traits[noun] ?? '') &&
    (count === undefined || count === 1)
  );
};

/** The side that a clause tells of: its words name it, or a kind is of it, as a garrison defends. */
function sideTold(
  words: readonly string[],
  kind: Value | undefined,
  reading: Reading,
  { nation, defenders = [], peoples = {} }: Lexicon,
): Role | undefined {
  const [only, other] = sidesNamed(words);
  if (words.some((word) => DENIED.test(word)) || other !== undefined) return undefined;
  if (only !== undefined || kind === undefined) return only;
  if (defenders.includes(kind)) return 'defence';
  const people = peoples[String(kind)];
  return (['attack', 'defence'] as const).find(
    (side) => people !== undefined && reading[side].some(({ traits }) => traits[nation] === people),
  );
}

/** Whether a unit may be what is told of it; where only a usual kind is said of it, as "corps" is, it may be any. */
function mayBeTold({ traits, ...item }: Item, told: Traits, lexicon: Lexicon): boolean {
  const { noun, within = {} } = lexicon;
  const isUsual = Object.values(within).includes(traits[noun] ?? '');
  const known = Object.entries(traits).filter(([name]) => name !== noun || !isUsual);
  return mayBe({ ...item, traits: Object.fromEntries(known) }, told, lexicon);
}

/**
 * Where units have their factors, a clause of its own adds none without: "…, defending with cavalry", "…, the attacker
 * counts as active" tell of those who are there; of whom it cannot be told, its words are not understood.
 */
export function retoldApart(
  reading: Reading,
  lexicon: Lexicon,
  isUnitAlone: (item: Item) => boolean,
): { readonly reading: Reading; readonly untold: readonly number[] } {
  const untold: number[] = [];
  const sides = { attack: [...reading.attack], defence: [...reading.defence] };
  for (const side of ['attack', 'defence'] as const)
    for (const item of reading[side]) {
      // "His factor doesn't count": a word for a strength with no number is nobody.
      if (isStrengthless(item, lexicon)) {
        sides[side].splice(sides[side].indexOf(item), 1);
        untold.push(...item.tokens);
        continue;
      }
      if (!isBareOf(item, lexicon) || isUnitAlone(item) || !isApart(item, side, reading, lexicon)) continue;
      sides[side].splice(sides[side].indexOf(item), 1);
      const { from, to } = clauseAround(reading.tokens, firstOf(item));
      const words = reading.tokens.slice(from, to).map(({ folded }) => folded);
      const told = toldBy(item, lexicon);
      const whose = item.own.includes(lexicon.nation) ? side : sideTold(words, told[lexicon.noun], reading, lexicon);
      const [unit, other] = whose === undefined ? [] : sides[whose].filter((one) => isRated(one, lexicon));
      const isTold = unit !== undefined && other === undefined && (unit.count ?? 1) === 1;
      if (whose !== undefined && isTold && mayBeTold(unit, told, lexicon))
        sides[whose] = sides[whose].map((one) => (one === unit ? asTold(unit, told, item.tokens) : one));
      else untold.push(...item.tokens);
    }
  return { reading: { ...reading, ...sides }, untold };
}
