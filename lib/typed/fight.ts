import type { Text } from '@/lib/calc/evaluation';
import { sayIn } from '@/lib/calc/ledger';
import type { Language } from '@/lib/core/language';
import { askedFor } from '@/lib/typed/gate';
import type { Item } from '@/lib/typed/items';
import { wordsAt, type Fault, type FieldRead, type Reading, type SideName } from '@/lib/typed/reading';
import { areAllies } from '@/lib/typed/parts';
import type { Lexicon } from '@/lib/typed/meaning';
import { POSSESSIVE } from '@/lib/typed/persons';
import { counts, firstOf, wordsIn } from '@/lib/typed/tokens';
import { NOBODYS, type Whose } from '@/lib/typed/whose';

/** Words of a text with what they were understood as. */
export interface Understood {
  readonly words: string;
  readonly means: Text;
}

/** A fight typed in words as a game understands it: a case of one of its tools. */
export interface TypedFight {
  /** "fire" */
  readonly tool: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly used: readonly Understood[];
  /** words that nobody here understands */
  readonly unknown: readonly string[];
  /** … and those that say no fact: nobody is told of them */
  readonly plain: readonly string[];
  /** what cannot be; there is no case while there is one */
  readonly faults: readonly Text[];
  /** whose a clause speaks of that names units of one side alone */
  readonly whose: Whose;
  /** of the words that count, how many are understood: from 0 to 1 */
  readonly share: number;
}

/** What a game brings to read fights. Its texts are in the messages of its tools and `typed`, and in `fight`. */
export interface FightReader {
  /** the tools that a fight may lead to */
  readonly tools: readonly string[];
  /** the words in which a fight of this game is told */
  lexicon(data: unknown): Lexicon;
  /** the tool of which a text is the name and nothing more */
  named(typed: string, lang: Language): string | undefined;
  /** undefined where the text is no fight, or none of this game */
  read(typed: string, lang: Language, data: unknown): TypedFight | undefined;
}

/** What a game makes of a reading; `used` in place of the kernel's own line for an item or field that it mentions. */
export interface Case {
  readonly tool: string;
  readonly input: Readonly<Record<string, unknown>>;
  item(item: Item, side: SideName): Text;
  field(field: FieldRead): Text;
  /** what a field is called, in a fault */
  label(field: string): Text;
  readonly faults: readonly Text[];
  /** faults of the reading that this game does not mind */
  readonly forgives?: (fault: Fault) => boolean;
  /** the units are of no side: a tool is filled in, nobody fights */
  readonly sideless?: true;
  /** places of words that mean nothing here after all */
  readonly unknown?: readonly number[];
}

/** A fight of which so many words are known, with those that more are used for and those that nobody understands. */
export function withMore(
  fight: TypedFight,
  used: readonly Understood[],
  unknown: readonly string[],
  known = fight.used.flatMap(({ words }) => wordsIn(words)).length,
): TypedFight {
  const more = used.flatMap(({ words }) => wordsIn(words)).length;
  return {
    ...fight,
    used: [...fight.used, ...used],
    unknown: [...fight.unknown, ...unknown],
    share: (fight.share * known + more) / (known + more + unknown.length || 1),
  };
}

const say = sayIn('fight');

/** The fight of a reading and of what the game makes of it. */
export function fightOf(reading: Reading, made: Case): TypedFight {
  const { tokens, uses, faults, attack, defence, fields, versus, meant, plain } = reading;
  const left = new Set([...uses.flatMap((use, at) => (use === 'unknown' ? [at] : [])), ...(made.unknown ?? [])]);
  const told = faults.filter((fault) => !made.forgives?.(fault)).map((fault) => faultText(fault, reading, made));
  // Nobody knows yet whose side is whose.
  const isOpen = faults.some(({ code }) => code === 'order');
  const sides: Case = isOpen ? { ...made, sideless: true } : made;
  const isLeft = (item: Item): boolean => item.tokens.length > 0 && item.tokens.every((at) => left.has(at));
  const spoken = [
    ...sideLines(
      reading,
      attack.filter((item) => !isLeft(item)),
      'attack',
      sides,
    ),
    ...(versus.length ? [{ tokens: versus, means: say('versus') }] : []),
    ...sideLines(reading, defence, 'defence', sides),
    ...fields
      .filter(({ tokens: at }) => at.length > 0 && !at.some((one) => left.has(one)))
      .map((field) => ({ tokens: field.tokens, means: made.field(field) })),
  ];
  const words = [...left].sort((a, b) => a - b);
  const wordAt = (at: number): string => tokens[at]?.text ?? '';
  const counted = uses.filter((_, at) => {
    const token = tokens[at];
    return token !== undefined && counts(token);
  }).length;
  return {
    tool: made.tool,
    input: made.input,
    used: spoken
      .toSorted((a, b) => firstOf(a) - firstOf(b))
      .map(({ tokens: at, means }) => ({ words: wordsAt(reading, at), means: withMeant(means, at, meant) })),
    unknown: words.filter((at) => !plain.includes(at)).map(wordAt),
    plain: words.filter((at) => plain.includes(at)).map(wordAt),
    faults: [...told, ...made.faults],
    whose: sides.sideless ? NOBODYS : reading.whose,
    share: counted === 0 ? 0 : 1 - left.size / counted,
  };
}

// Those that no word of their own tells are as the one before them: "a corps of six from each side".
const sideLines = (reading: Reading, items: readonly Item[], side: SideName, { item, sideless }: Case) =>
  items
    .filter(({ tokens }) => tokens.length > 0)
    .map((one) => ({
      tokens: one.tokens,
      means: sideless ? item(one, side) : say(side, { what: item(one, side) }),
    }));

function withMeant(means: Text, at: readonly number[], meant: Reading['meant']): Text {
  const word = at.map((one) => meant.get(one)).find((one) => one !== undefined);
  return word === undefined ? means : say('meant', { what: means, word });
}

function faultText(fault: Fault, reading: Reading, { label }: Case): Text {
  if (fault.code === 'side') return say(`fault.${fault.missing}`);
  const words = wordsAt(reading, fault.tokens);
  if (fault.code === 'third') return say('fault.third', { words });
  if (fault.code === 'order') return say('fault.order', { a: words, b: wordsAt(reading, fault.other) });
  const field = label(fault.field);
  if (fault.code === 'twice') return say('fault.twice', { words, field });
  const { given, min, max } = fault;
  return given === undefined
    ? say('fault.number', { words, field, min, max })
    : say('fault.range', { words, field, given, min, max });
}

/** At most so many words of a hundred may be unknown for a text to be a fight at all. */
const MOST_UNKNOWN = 0.4;
const MOST_BESIDE = 0.6;
/** … where no word parts its sides. */
const FEW_UNKNOWN = 0.2;
const MOST_IN_ROW = 3;

/** "There are two French armies, can a British corps come in": nobody fights his own. */
function areFriends({ attack, defence }: Reading, lexicon: Lexicon): boolean {
  const [own, others] = [attack, defence].map((items) => items.flatMap(({ traits }) => traits[lexicon.nation] ?? []));
  return (
    own !== undefined &&
    others !== undefined &&
    own.length > 0 &&
    others.length > 0 &&
    others.every((one) => own.every((other) => areAllies(one, other, lexicon)))
  );
}

/**
 * Whether a reading is a fight, and no question in which sides are named by the way: both sides are there, or one with
 * its number; whoever only "attacks" says who and whom.
 */
export function isFight(reading: Reading, lexicon: Lexicon): boolean {
  const { attack, defence, force, tokens, uses } = reading;
  if (force === 0 || (force < 3 && areFriends(reading, lexicon))) return false;
  const counted = tokens.filter(counts).length;
  // A clause of its own that nobody understands says no more against a fight than a few words do.
  const unknown = uses.filter(
    (use, at) => use === 'unknown' && !uses.slice(Math.max(0, at - MOST_IN_ROW), at).every((one) => one === 'unknown'),
  ).length;
  // Who attacks is asked where two sides are told and nothing else.
  if (reading.faults.some(({ code }) => code === 'order'))
    return unknown / counted <= FEW_UNKNOWN && askedFor(reading.typed) === undefined;
  const { noun, nation } = lexicon;
  const isCounted = ({ count, article, own, traits }: Item): boolean =>
    (count !== undefined && !article) || own.some((name) => typeof traits[name] === 'number');
  const isNamed = ({ traits }: Item): boolean => traits[nation] !== undefined;
  const isWhole = (item: Item): boolean =>
    (isNamed(item) && item.traits[noun] !== undefined) || (lexicon.sums === true && isCounted(item));
  // Between two numbers more may be said that a fight has no room for: "40 against 20, not rough, no river".
  const isSure = force === 3 && attack.some(isCounted) && defence.some(isCounted);
  if (unknown / counted > (isSure ? MOST_BESIDE : MOST_UNKNOWN)) return false;
  const items = [...attack, ...defence];
  const empty = [...(attack.length ? [] : ['attack' as const]), ...(defence.length ? [] : ['defence' as const])];
  // "Can reserve divisions attack before turn 18": nobody is attacked, a rule is asked for; so it is where many are
  // named and nobody is counted, "can the Germans attack Russian fortresses".
  const isAsked = askedFor(reading.typed) === 'rule';
  if (isAsked && (empty.length > 0 || items.every(({ count }) => count === undefined))) return false;
  // "Three elephants against a German army": somebody is there, and will be named as not understood.
  if (empty.length === 1 && reading.strangers.some((side) => empty.includes(side))) return items.some(isWhole);
  // "French attack: four corps of five, trench one stays": who they are is sure, whatever else is said.
  const isSureOf = ({ traits }: Item): boolean => traits[noun] !== undefined && traits[nation] !== undefined;
  const isRead = (one: Item): boolean =>
    force > 1 || unknown === 0 || (isSureOf(one) && unknown / counted <= FEW_UNKNOWN);
  if (empty.length > 0) return items.some((one) => isWhole(one) && isCounted(one) && isRead(one));
  const isFirm = (one: Item): boolean => isNamed(one) || isCounted(one);
  // "May a corps attack an army?" is a question; "three corps against a fort" is a fight.
  // … and so is "his corps", and "XIV corps".
  const isHis = (one: Item): boolean => POSSESSIVE.test(tokens[firstOf(one) - 1]?.folded ?? '');
  const isNumbered = ({ own }: Item): boolean => lexicon.numeral !== undefined && own.includes(lexicon.numeral);
  const isUnit = (one: Item): boolean =>
    (isCounted(one) || isHis(one) || isNumbered(one)) && one.traits[noun] !== undefined;
  if (force === 1)
    return (
      (attack.some(isWhole) && defence.some(isFirm)) ||
      // "My infantry attacks a Belgian division": whose it is who speaks knows.
      (!isAsked && attack.some((one) => isHis(one) && one.traits[noun] !== undefined) && defence.some(isWhole)) ||
      // "I attack with three Italians, the Austrian has an army": which units they are is asked.
      (attack.some((one) => isNamed(one) && isCounted(one)) && defence.some(isWhole)) ||
      (attack.some(isUnit) && defence.some((one) => (isNamed(one) && isCounted(one)) || isUnit(one)))
    );
  return (
    items.some(isFirm) &&
    [attack, defence].every((side) => side.some((one) => isFirm(one) || one.article || isHis(one)))
  );
}
