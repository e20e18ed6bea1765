import type { Language } from '@/lib/core/language';
import { oncePer, oncePerKey } from '@/lib/core/once';
import { spansOf, type Use } from '@/lib/typed/spans';
import { itemsOf, type Item, type SideRead } from '@/lib/typed/items';
import type { Lexicon, Value } from '@/lib/typed/meaning';
import { withDice } from '@/lib/typed/dice';
import { OF_SPEAKER } from '@/lib/typed/persons';
import { placesOf } from '@/lib/typed/parts';
import { fieldsRetold, retold, withoutRetold } from '@/lib/typed/retold';
import { sidesOf } from '@/lib/typed/sides';
import { withoutTwins } from '@/lib/typed/twins';
import { counts, firstOf, lastOf, tokensOf, type Token } from '@/lib/typed/tokens';
import { whoseIn, type Whose } from '@/lib/typed/whose';
import { vocabularyOf, type Vocabulary } from '@/lib/typed/vocabulary';

export type SideName = 'attack' | 'defence';

/** A field of the tool that the text fills in, with the words that say so. */
export interface FieldRead {
  readonly field: string;
  readonly value: Value;
  /** the side in whose words it stands */
  readonly side: SideName;
  readonly tokens: readonly number[];
  /** "the attacker", "the defender" says whose it is */
  readonly role?: true;
  /** a word alone says it, "dug in": a number beside it says more */
  readonly usual?: true;
}

/** What cannot be, in terms of the text. */
export type Fault =
  | { readonly code: 'side'; readonly missing: SideName }
  | { readonly code: 'third'; readonly tokens: readonly number[] }
  /** two sides, and nobody says which of them attacks */
  | { readonly code: 'order'; readonly tokens: readonly number[]; readonly other: readonly number[] }
  | { readonly code: 'twice'; readonly field: string; readonly tokens: readonly number[] }
  | {
      readonly code: 'range';
      readonly field: string;
      readonly given: number | undefined;
      readonly min: number;
      readonly max: number;
      readonly tokens: readonly number[];
    };

/** A fight as the words say it. Each word is used, means nothing of its own, or is unknown. */
export interface Reading {
  readonly typed: string;
  readonly lang: Language;
  readonly tokens: readonly Token[];
  readonly uses: readonly Use[];
  readonly attack: readonly Item[];
  readonly defence: readonly Item[];
  readonly fields: readonly FieldRead[];
  readonly faults: readonly Fault[];
  /** sides in which somebody is named whom nobody knows */
  readonly strangers: readonly SideName[];
  /** the words that part the sides; none where the text has no two sides */
  readonly versus: readonly number[];
  /** how sure the word between the sides is: 1 a verb, 3 "against"; 0 without one */
  readonly force: number;
  /** places of unknown words that say no fact: nobody is told of them */
  readonly plain: readonly number[];
  /** whose a clause speaks of that names units of one side alone */
  readonly whose: Whose;
  /** for words with a slip of the finger what they were taken for, by their place */
  readonly meant: ReadonlyMap<number, string>;
}

/** So few of a nation are units, whatever the game. */
export const MOST_FEW = 3;

const vocabularies = oncePer((lexicon: Lexicon) =>
  oncePerKey((lang: Language): Vocabulary => vocabularyOf(lexicon, lang)),
);

/** Reads a fight typed in words with the vocabulary of a game. */
export function readFight(text: string, lexicon: Lexicon, lang: Language): Reading {
  const tokens = tokensOf(text);
  const vocabulary = vocabularies(lexicon)(lang);
  const spans = spansOf(tokens, vocabulary);
  const { parts, told } = withoutRetold(spans, { tokens, ...vocabulary });
  const sides = withDice(sidesOf(parts, lexicon), lexicon, tokens);
  const uses = new Map<number, Use>();
  const mark = (places: readonly number[], as: Use): void => places.forEach((at) => uses.set(at, as));
  const [ours, theirs] = withAttackers(
    itemsOf(sides.attack, lexicon, 'attack', sides.hasTwo),
    itemsOf(sides.defence, lexicon, 'defence', sides.hasTwo),
    lexicon,
  );
  const units = retold(told, { attack: ours.items, defence: theirs.items }, sides, lexicon);
  const [attack, defence] = [
    { ...ours, items: units.attack },
    { ...theirs, items: units.defence },
  ];
  for (const side of [attack, defence]) mark(side.unknown, 'unknown');
  for (const side of [attack, defence]) mark(side.filler, 'filler');
  mark(units.unknown, 'unknown');
  const plain = placesOf(spans.filter(({ meaning }) => meaning.kind === 'unknown' && meaning.plain));
  const also = spans.flatMap(({ meaning }) =>
    meaning.kind === 'versus' && meaning.also !== undefined ? [meaning.also] : [],
  );
  const said = also.map((field): FieldRead => ({ field, value: true, side: 'attack', tokens: [] }));
  const own = fieldsRetold(told, [...attack.fields, ...defence.fields], units, lexicon);
  const fields = withNumbers([...own, ...said]);
  const tokensIn = (items: readonly Item[]) => items.flatMap(({ tokens: places }) => places);
  const open = sides.faults.map((fault) =>
    fault.code === 'order' ? { ...fault, tokens: tokensIn(attack.items), other: tokensIn(defence.items) } : fault,
  );
  const faults = [...open, ...attack.faults, ...defence.faults, ...twiceIn(fields, lexicon)];
  for (const { tokens: places } of [...fields, ...attack.items, ...defence.items]) mark(places, 'used');
  mark(sides.versus, 'used');
  for (const fault of faults) if ('tokens' in fault) mark(fault.tokens, 'used');
  const meant = new Map(spans.flatMap(({ from, meant: word }) => (word === undefined ? [] : [[from, word] as const])));
  const kinds = (side: readonly Item[]) => side.map(({ traits }) => traits[lexicon.noun]);
  const { attackers: helpers = [], alone = [] } = lexicon;
  const nouns = new Set(
    kinds(attack.items).filter((one) => one !== undefined && ![...helpers, ...alone].includes(one)),
  );
  // Of two kinds nobody knows which is meant.
  const kind = nouns.size === 1 ? [...nouns][0] : undefined;
  // "An active corps against the Russians": what they are of as well.
  const noun = lexicon.within?.[String(kind)] ?? kind;
  const defenders = [...new Set(kinds(defence.items).filter((one) => one !== undefined))];
  // "The Belgian army is hit by two Germans": armies, as was said before.
  // … and where a number alone is strength, "a cavalry division attacked by a German".
  const areFew = attack.items.every(({ count, article }) => article || Number(count) <= MOST_FEW);
  const isLater =
    (lexicon.sums !== true || areFew) &&
    noun === undefined &&
    defenders.length === 1 &&
    firstOf(...defence.items) < firstOf(...attack.items);
  const asNamed = (items: readonly Item[], kind: Value | undefined): readonly Item[] =>
    items.map((item) =>
      kind !== undefined && isBare(item, lexicon)
        ? { ...item, traits: { ...item.traits, [lexicon.noun]: kind } }
        : item,
    );
  const attackers = isLater ? asNamed(attack.items, defenders[0]) : attack.items;
  // "… from Verdun with two French armies and a British one from Cambrai": the second place is that of the last alone.
  const isNearer = (item: Item, i: number): boolean => {
    const { place } = item;
    const next = attackers[i + 1];
    const from = fields.find((one) => one.field === 'from' && one.side === 'attack' && one.value === place);
    const at = from === undefined ? 0 : firstOf(from);
    const isPast = next !== undefined && next.place === place && at > lastOf(next, item);
    return place !== undefined && !isPast;
  };
  const reading: Reading = {
    typed: text,
    lang,
    tokens,
    uses: tokens.map((token, i) => uses.get(i) ?? (counts(token) ? 'unknown' : 'filler')),
    attack:
      defence.from === undefined
        ? attackers
        : attackers.map((item, i) => ({ ...item, place: isNearer(item, i) ? item.place : defence.from })),
    defence: kinds(defence.items).some((one) => one !== undefined) ? defence.items : asNamed(defence.items, noun),
    fields,
    faults,
    strangers: [
      ...strangersIn(attack.unknown, 'attack', sides.force, tokens),
      ...strangersIn(defence.unknown, 'defence', sides.force, tokens),
    ],
    versus: sides.versus,
    force: sides.force,
    whose: whoseIn({ tokens, attack: attack.items, defence: defence.items }, spans, lexicon),
    meant,
    plain,
  };
  // Where units have their factors, one without is told of with them.
  return lexicon.strength === undefined ? withoutTwins(reading, lexicon) : reading;
}

/**
 * "24 against 8 with heavy artillery": what helps an attack and defends nothing is the attacker's beside a defender who
 * is whole without it, unless it is of another nation than he, or of the defender's.
 */
function withAttackers(
  attack: SideRead,
  defence: SideRead,
  { noun, nation, attackers = [] }: Lexicon,
): readonly [SideRead, SideRead] {
  const isHelp = ({ traits }: Item): boolean => traits[noun] !== undefined && attackers.includes(traits[noun]);
  const [help, others] = [defence.items.filter(isHelp), defence.items.filter((item) => !isHelp(item))];
  const nations = (items: readonly Item[]) => items.flatMap(({ traits }) => traits[nation] ?? []);
  const own = nations(help);
  const isHis =
    nations(attack.items).every((one) => own.includes(one)) && nations(others).every((one) => !own.includes(one));
  return help.length > 0 && others.length > 0 && attack.items.length > 0 && isHis
    ? [
        { ...attack, items: [...attack.items, ...help] },
        { ...defence, items: others },
      ]
    : [attack, defence];
}

/** Whether somebody unknown is named: beside a mere verb he has to be counted, "three elephants attack". */
function strangersIn(
  unknown: readonly number[],
  side: SideName,
  force: number,
  tokens: readonly Token[],
): readonly SideName[] {
  const isCounted = unknown.some((at) => tokens[at]?.kind === 'number');
  return unknown.length > 0 && (force === 3 || isCounted) ? [side] : [];
}

/** Whether a unit is known by its nation alone: "two French". */
const isBare = ({ traits }: Item, { nation, states }: Lexicon): boolean =>
  traits[nation] !== undefined && Object.keys(traits).every((name) => name === nation || states.includes(name));

/** "Dug in, trench two": the number says what the word alone only names. */
function withNumbers(fields: readonly FieldRead[]): readonly FieldRead[] {
  return fields.flatMap((one): readonly FieldRead[] => {
    const same = ({ field, usual }: FieldRead): boolean => field === one.field && usual !== true;
    if (one.usual && fields.some(same)) return [];
    const usual = fields.filter((other) => other.usual && same(one) && other.field === one.field);
    return usual.length === 0 ? [one] : [{ ...one, tokens: [...usual.flatMap(({ tokens }) => tokens), ...one.tokens] }];
  });
}

/** Fields that are said twice, and not the same. */
function twiceIn(fields: readonly FieldRead[], { sided = [], many = [] }: Lexicon): readonly Fault[] {
  return fields.flatMap((one, i): readonly Fault[] => {
    const isOther = ({ field, side }: FieldRead): boolean =>
      field === one.field && field !== 'from' && !many.includes(field) && (side === one.side || !sided.includes(field));
    const before = fields.slice(0, i).find(isOther);
    return before && String(before.value) !== String(one.value)
      ? [{ code: 'twice', field: one.field, tokens: [...before.tokens, ...one.tokens] }]
      : [];
  });
}

const ENDS = /^(?:[,;:\n]|but|pero|ma|y|and|e)$/;

/**
 * "60 against 40, I'm out of supply": what who speaks says of himself behind the defenders is not theirs, and whether
 * he attacks nobody says. Where the defenders are named first they are his own.
 */
export function isOfSpeaker({ attack, defence, tokens, lang }: Reading, said: FieldRead): boolean {
  const { side, role } = said;
  if (side !== 'defence' || role === true || firstOf(...defence) < firstOf(...attack)) return false;
  const [from, to] = [firstOf(said), lastOf(said)];
  const isEnd = ({ folded }: Token): boolean => ENDS.test(folded);
  const start = tokens.slice(0, from).findLastIndex(isEnd) + 1;
  const end = tokens.findIndex((token, i) => i > to && isEnd(token));
  const clause = tokens.slice(start, end < 0 ? tokens.length : end);
  // "I francesi sono …": they are, and nobody says "I am".
  const are = clause.findIndex(({ folded }) => folded === 'sono');
  const isTheirs = are > 0 && !/^(?:io|non)$/.test(clause[are - 1]?.folded ?? '');
  // "I difensori": an article.
  return !isTheirs && clause.some(({ folded }) => OF_SPEAKER.test(folded) && !(lang === 'it' && folded === 'i'));
}

/** The words of a text at some places, as they were typed; an ellipsis where others stand between. */
export function wordsAt({ tokens }: Pick<Reading, 'tokens'>, places: readonly number[]): string {
  const sorted = [...new Set(places)].sort((a, b) => a - b);
  return sorted.reduce((text, at, i) => {
    const gap = i === 0 ? '' : at === (sorted[i - 1] ?? 0) + 1 ? ' ' : ' … ';
    return text + gap + (tokens[at]?.text ?? '');
  }, '');
}
