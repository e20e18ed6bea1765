import { sidesByAlliance, withoutDoubtful } from '@/lib/typed/alliances';
import { beginOf } from '@/lib/typed/chunks';
import type { Lexicon, Value } from '@/lib/typed/meaning';
import {
  AND,
  areAllies,
  isLoose,
  isOneAt,
  isOptional,
  missingSides,
  MOST_OF_ALL,
  MOST_RATED,
  placesOf,
  traitOf,
  traitsIn,
  type Sides,
  type TextPart,
} from '@/lib/typed/parts';

/** Whether somebody who fights is named among the parts. */
function hasForce(parts: readonly TextPart[], { sums }: Lexicon): boolean {
  return parts.some(
    ({ meaning }) =>
      meaning.kind === 'traits' ||
      (sums &&
        ((meaning.kind === 'number' && !meaning.article) ||
          (meaning.kind === 'asks' && meaning.of === 'trait' && !meaning.optional))),
  );
}

/** "He has two corps in Nancy, I attack with three": a verb of its own clause, whose attackers follow. */
function isAnswer(parts: readonly TextPart[], at: number, { force, with: isWith }: Versus, lexicon: Lexicon): boolean {
  const { nation } = lexicon;
  const before = parts.slice(0, at);
  const comma = before.findLastIndex(({ meaning }) => meaning.kind === 'and');
  // "…, Allenby coming with two armies": whoever he is, the clause is his.
  const isSubject = ({ meaning }: TextPart): boolean => meaning.kind === 'filler' || meaning.kind === 'unknown';
  const isOwn = comma >= 0 && before.slice(comma + 1).every(isSubject);
  const after = parts.slice(at + 1).filter(({ meaning }) => meaning.kind !== 'filler');
  const nationAt = (part: TextPart) => traitOf(part, nation);
  const named = traitsIn(after, nation);
  // "… I throw the 9th at it"
  const isThere = after.some(({ meaning }) => meaning.kind === 'versus' && meaning.there);
  // "… I reach it from the front with 77"
  const means = after.findIndex(({ meaning }) => meaning.kind === 'with');
  const isMeans =
    means >= 0 && after.slice(0, means).every((part) => part.meaning.kind !== 'number' && nationAt(part) === undefined);
  const areOne = named.every((one) => areAllies(one, named[0], lexicon));
  return force === 1 && isOwn && (isWith === true || isMeans || isThere) && areOne;
}

/** "8 defence, 18 Russian factors": the noun stands after its number. */
const isNounAfter = (parts: readonly TextPart[], at: number, { whose }: Versus): boolean =>
  whose !== undefined &&
  parts[at - 1]?.meaning.kind === 'number' &&
  parts.slice(at + 1).find(({ meaning }) => meaning.kind !== 'filler')?.meaning.kind !== 'number';

type Versus = Extract<TextPart['meaning'], { kind: 'versus' }>;

/** Parts the sides at the word that says so most clearly, of those the one with somebody before and after it. */
export function sidesOf(all: readonly TextPart[], lexicon: Lexicon): Sides {
  const told = withStrengthNamed(withNamedStrength(all, lexicon), lexicon);
  const own = withOwnAttack(withOwnDefence(told, lexicon), lexicon);
  const parts = withoutDoubtful(own, lexicon);
  return sidesByAlliance(parts, lexicon) ?? sidesByWords(parts, lexicon);
}

/** … where the verbs do not say which of the alliances attacks, or nobody says of which anybody is. */
function sidesByWords(parts: readonly TextPart[], lexicon: Lexicon): Sides {
  const has = (some: readonly TextPart[]): boolean => hasForce(some, lexicon);
  const marks = parts.flatMap(({ meaning }, at) => (meaning.kind === 'versus' ? [{ at, meaning }] : []));
  const between = marks.filter(
    ({ at, meaning }) => !meaning.there && has(parts.slice(0, at)) && has(parts.slice(at + 1)),
  );
  const found: Chosen | undefined =
    answered(parts, marks, has) ??
    strongest(between.filter(({ meaning }) => meaning.force === 3)) ??
    strongest(between) ??
    opened(parts, marks, has, lexicon);
  const chosen: Chosen | undefined = found ?? strongest(marks);
  const apart = found ? undefined : (roles(parts, has) ?? insiders(parts, has));
  const unparted = apart ?? (chosen ? undefined : strangers(parts, lexicon));
  if (unparted) return unparted;
  if (!chosen) return { attack: parts, defence: [], versus: [], force: 0, hasTwo: false, faults: [] };
  const { at, meaning } = chosen;
  const isReply = isAnswer(parts, at, meaning, lexicon);
  const [first, second] =
    chosen.swap ?? withNumbers(parts, chosen, lexicon) ?? withSelf([parts.slice(0, at), parts.slice(at + 1)], meaning);
  // "Two French corps defend Nancy against three armies": who stands before the verb is attacked.
  const defends =
    first.some((part) => part.meaning.kind === 'defends') && !first.some(({ meaning: one }) => one.kind === 'versus');
  // "Defence 10, attack 31": the noun before a side says which it is.
  const isNamed =
    first.some((part) => part.meaning.kind === 'versus' && part.meaning.whose === 'defence') ||
    isNounAfter(parts, at, meaning);
  const turned = meaning.turned ?? (isNamed || (defends && has(first)) || (isReply && !chosen.swap));
  const [attack, defence] = turned ? [second, first] : [first, second];
  const isThird = (one: Mark): boolean => one.at !== at && one.meaning.force === 3 && meaning.force === 3;
  const third = between.filter(isThird).find((one) => has(parts.slice(Math.min(one.at, at) + 1, Math.max(one.at, at))));
  const missing = missingSides(has(attack), has(defence));
  const versus = placesOf(parts.filter(({ meaning: { kind } }) => kind === 'versus' || kind === 'defends'));
  return {
    attack,
    defence,
    versus,
    force: meaning.force,
    hasTwo: missing.length === 0,
    faults: third ? [{ code: 'third', tokens: placesOf(parts.slice(third.at, third.at + 1)) }] : missing,
  };
}

/** "Defence", "attack": the strength that a noun of either side names, where it is no more than a noun. */
function strengthNamed(
  meaning: TextPart['meaning'] | undefined,
  { strength: [usual] = [], named }: Lexicon,
): string | undefined {
  if (meaning?.kind !== 'versus') return undefined;
  if (meaning.whose === 'defence') return named?.defence ?? usual;
  const isPlain = meaning.force === 1 && !meaning.turned && !meaning.there && !meaning.with && !meaning.mine;
  return isPlain ? (named?.attack ?? usual) : undefined;
}

/**
 * "One of attack 5 and another of attack 7", "a corps with defence 3": between "of" or "with" behind a unit and its
 * number a noun names which of its strengths it is.
 */
function withNamedStrength(parts: readonly TextPart[], lexicon: Lexicon): readonly TextPart[] {
  const nameAt = (i: number): string | undefined => {
    const [unit, lead, noun] = [parts[i - 2]?.meaning, parts[i - 1]?.meaning, parts[i]?.meaning];
    const number = parts.slice(i + 1).find(({ meaning }) => meaning.kind !== 'filler')?.meaning;
    const isLed = lead?.kind === 'with' || lead?.kind === 'open' || (lead !== undefined && isOptional(lead));
    const isUnit = unit !== undefined && ['traits', 'number', 'again'].includes(unit.kind);
    const isNumber = number?.kind === 'number' && !number.article && number.value <= MOST_RATED;
    return isLed && isUnit && isNumber ? strengthNamed(noun, lexicon) : undefined;
  };
  return parts.map((part, i): TextPart => {
    const name = nameAt(i);
    if (name !== undefined)
      return { ...part, meaning: { kind: 'asks', of: 'trait', name, min: 0, max: MOST_RATED, optional: true } };
    return part.meaning.kind === 'asks' && nameAt(i + 1) !== undefined
      ? { ...part, meaning: { kind: 'filler' } }
      : part;
  });
}

/**
 * "A Russian corps, 4 defence, …", "un corpo tedesco, 8 di attacco, …": behind one unit, in a clause of its own, a
 * number is the strength that the noun after it names, where another word parts the sides.
 */
function withStrengthNamed(parts: readonly TextPart[], lexicon: Lexicon): readonly TextPart[] {
  const { noun, sums } = lexicon;
  const isSaid = ({ meaning }: TextPart): boolean => meaning.kind !== 'filler' && !isOptional(meaning);
  const nounAt = (i: number): string | undefined => {
    const meaning = parts[i]?.meaning;
    const end = parts.slice(i + 1).find(isSaid)?.meaning.kind;
    return end === undefined || end === 'and' || end === 'versus' ? strengthNamed(meaning, lexicon) : undefined;
  };
  const placesAt = (i: number): readonly [comma: number, number: number] | undefined => {
    const at = parts.slice(0, i).findLastIndex(isSaid);
    const number = parts[at]?.meaning;
    const unit = parts.slice(0, Math.max(0, at - 1)).findLastIndex(isSaid);
    const isOwn = number?.kind === 'number' && !number.article && number.value <= (sums ? MOST_OF_ALL : MOST_RATED);
    return isOwn && isLoose(parts[at - 1]) && isOneAt(parts, unit, noun) ? [at - 1, at] : undefined;
  };
  const nouns = parts.map((_, i) => (nounAt(i) === undefined ? undefined : placesAt(i)));
  const isParted = parts.some(({ meaning }, i) => meaning.kind === 'versus' && !meaning.there && !nouns[i]);
  if (!isParted) return parts;
  return parts.map((part, i): TextPart => {
    const name = nouns[i] && nounAt(i);
    if (name !== undefined)
      return { ...part, meaning: { kind: 'asks', of: 'trait', name, min: 0, max: MOST_OF_ALL, before: true } };
    return nouns.some((places) => places?.[0] === i) ? { ...part, meaning: { kind: 'filler' } } : part;
  });
}

/**
 * "A Russian cavalry alone, defence two, two German corps come": right behind a unit the noun names its strength, and
 * parts no sides where others are named behind it, or a word parts them.
 */
function withOwnDefence(parts: readonly TextPart[], lexicon: Lexicon): readonly TextPart[] {
  const at = parts.findIndex(({ meaning }) => meaning.kind === 'versus' && meaning.whose === 'defence');
  const nations = (some: readonly TextPart[]) => traitsIn(some, lexicon.nation);
  const own = nations(parts.slice(0, Math.max(0, at)));
  const isParted = parts.some(({ meaning }, i) => meaning.kind === 'versus' && i !== at && !meaning.there);
  const isOther =
    own.length > 0 && nations(parts.slice(at + 1)).some((one) => !own.some((o) => areAllies(o, one, lexicon)));
  return at >= 0 && (isParted || isOther) ? withOwnStrength(parts, at, lexicon) : parts;
}

/** "Three corps, attack 6 each, against two": right behind a unit, before its number, it names its strength too. */
function withOwnAttack(parts: readonly TextPart[], lexicon: Lexicon): readonly TextPart[] {
  const at = parts.findIndex(
    ({ meaning }) => meaning.kind === 'versus' && meaning.force === 1 && !meaning.turned && !meaning.there,
  );
  const isParted = parts.some(({ meaning }, i) => i > at && meaning.kind === 'versus' && !meaning.there);
  const behind = parts.slice(at + 1).filter(({ meaning }) => meaning.kind !== 'filler');
  const next = behind[1]?.meaning;
  const isNamed = next === undefined || next.kind === 'traits';
  return at > 0 && lexicon.sums && isParted && !isNamed ? withOwnStrength(parts, at, lexicon) : parts;
}

/** The parts in which the noun at a place, with the comma before it, leads to the strength of the unit before that. */
function withOwnStrength(
  parts: readonly TextPart[],
  at: number,
  { strength: [name] = [] }: Lexicon,
): readonly TextPart[] {
  const before = parts.slice(0, at).findLastIndex(({ meaning }) => meaning.kind !== 'filler' && !isAnd(meaning));
  const number = parts.slice(at + 1).find(({ meaning }) => meaning.kind !== 'filler')?.meaning;
  if (parts[before]?.meaning.kind !== 'traits' || number?.kind !== 'number' || number.article) return parts;
  const of: TextPart['meaning'] =
    name === undefined
      ? { kind: 'filler' }
      : { kind: 'asks', of: 'trait', name, min: 0, max: MOST_OF_ALL, optional: true };
  return parts.map((part, i): TextPart => {
    if (i === at) return { ...part, meaning: of };
    return i > before && i < at ? { ...part, meaning: { kind: 'filler' } } : part;
  });
}
const isAnd = (meaning: TextPart['meaning']): boolean => meaning.kind === 'and';

/** "Attack strength 5, defender 11": "defender" before his force parts the sides where no word does. */
function roles(parts: readonly TextPart[], has: (parts: readonly TextPart[]) => boolean): Sides | undefined {
  const at = parts.findIndex(({ meaning }) => meaning.kind === 'role' && meaning.side === 'defence');
  const [attack, defence] = [parts.slice(0, at), parts.slice(at)];
  const first = parts.slice(at + 1).find(({ meaning }) => meaning.kind !== 'filler')?.meaning.kind;
  const isForce = first === 'number' || first === 'traits';
  if (at < 0 || !isForce || !has(attack) || !has(defence)) return undefined;
  return { attack, defence, versus: [], force: 2, hasTwo: true, faults: [] };
}

/** "33 points inside, the Germans bring 85": whoever is inside is attacked by the others. */
function insiders(parts: readonly TextPart[], has: (parts: readonly TextPart[]) => boolean): Sides | undefined {
  const at = parts.findIndex(({ meaning }) => meaning.kind === 'inside');
  if (at < 0) return undefined;
  const next = parts.findIndex((part, i) => i > at && isLoose(part));
  const begin = parts.slice(0, at).findLastIndex(isLoose) + 1;
  // "Fieldworks, thirty inside, I come with 60": all before it speaks of the place, unless somebody is named there.
  const from = has(parts.slice(0, Math.max(0, begin - 1))) ? begin : 0;
  const end = next < 0 ? parts.length : next;
  const defence = parts.slice(from, end);
  const attack = [...parts.slice(0, from), ...parts.slice(end)];
  if (!has(defence) || !has(attack)) return undefined;
  return { attack, defence, versus: [], force: 2, hasTwo: true, faults: [] };
}

/**
 * "Due armate tedesche, un'armata francese a Nancy": where no word parts the sides, the first nation of the other
 * alliance does. Who is told with the ground that he stands on is attacked; else nobody says who attacks.
 */
function strangers(parts: readonly TextPart[], lexicon: Lexicon): Sides | undefined {
  const nations = (some: readonly TextPart[]) => traitsIn(some, lexicon.nation);
  const [own] = nations(parts);
  const isOther = (one: Value): boolean => !areAllies(one, own, lexicon);
  const stranger = parts.findIndex((part) => nations([part]).some(isOther));
  if (stranger < 0) return undefined;
  const begin = beginOf(parts, stranger, lexicon);
  const [attack, defence] = [parts.slice(0, begin), parts.slice(begin)];
  const isSaid = hasGround(defence, lexicon) && !hasGround(attack, lexicon);
  // "French 40 in trenches, Germans 95": those who are told with their cover first are attacked as well.
  const { cover = [], sided = [] } = lexicon;
  const works = { ...lexicon, ground: [], cover: cover.filter((one) => !sided.includes(one)) };
  const isFirst = hasGround(attack, works) && !hasGround(defence, lexicon);
  const isTold = (side: readonly TextPart[]): boolean =>
    isCounted(side, lexicon) || (isSaid && side === defence && traitsIn(side, lexicon.noun).length > 0);
  if (!nations(defence).every(isOther) || ![attack, defence].every(isTold)) return undefined;
  if (isFirst) return { attack: defence, defence: attack, versus: [], force: 2, hasTwo: true, faults: [] };
  return {
    attack,
    defence,
    versus: [],
    force: 2,
    hasTwo: true,
    faults: isSaid ? [] : [{ code: 'order', tokens: placesOf(attack), other: placesOf(defence) }],
  };
}

/** Whether a side counts its units, or is a strength. */
const isCounted = (side: readonly TextPart[], { noun, sums }: Lexicon): boolean =>
  side.some(({ meaning }) => meaning.kind === 'number') &&
  (traitsIn(side, noun).length > 0 ||
    (sums === true && side.some(({ meaning }) => meaning.kind === 'number' && !meaning.article)));

/** Words of a cover that say how one stands to it as well. */
const LONG_COVER = 4;
/** Whether the clause of the first unit of a side says where it stands, or behind what: "Nancy", "in a swamp". */
function hasGround(side: readonly TextPart[], { ground = [], cover = [] }: Lexicon): boolean {
  const end = side.findIndex(isLoose);
  const LEADS = ['at', 'filler', 'with', 'through', 'number'];
  return side.slice(0, end < 0 ? side.length : end).some(({ meaning, from, to }, at) => {
    const name = meaning.kind === 'field' ? meaning.field : meaning.kind === 'asks' ? meaning.name : '';
    // Beside numbers alone "swamp" is the ground of the fight.
    const number = side[at - 1]?.meaning;
    const isValue = meaning.kind === 'asks' && number?.kind === 'number' && !number.article;
    const before = side[isValue ? at - 2 : at - 1]?.meaning;
    // "Behind a level one trench" may be one word of the game.
    const isLed =
      to - from >= LONG_COVER ||
      (before !== undefined && LEADS.includes(before.kind) && !(before.kind === 'number' && !before.article));
    return ground.includes(name) || (cover.includes(name) && isLed);
  });
}

interface Mark {
  readonly at: number;
  readonly meaning: Versus;
}
interface Chosen extends Mark {
  /** attackers and defenders where they do not stand before and after the word */
  readonly swap?: readonly [readonly TextPart[], readonly TextPart[]];
}

/** "All Germans defending, 8 against 4", "the Russians got hit with 12 on 6": the number before "against" attacks. */
function withNumbers(
  parts: readonly TextPart[],
  { at, meaning }: Chosen,
  lexicon: Lexicon,
): readonly [readonly TextPart[], readonly TextPart[]] | undefined {
  const verb = parts.findIndex(({ meaning: one }) => one.kind === 'defends');
  const isSums = lexicon.sums && meaning.force === 3 && !meaning.turned && parts[at - 1]?.meaning.kind === 'number';
  if (!isSums || verb < 0 || verb > at - 2) return undefined;
  const between = parts.slice(verb + 1, at - 1);
  const kind = parts[verb]?.meaning;
  const isApart = kind?.kind === 'defends' && (kind.hit === true || between.some((one) => one.meaning.kind === 'and'));
  const isNamed = (one: TextPart): boolean =>
    one.meaning.kind === 'traits' && one.meaning.traits[lexicon.nation] !== undefined;
  // "LLC defends, 36 against 30": how he is says who it is as well.
  const isHolder = ({ meaning: one }: TextPart): boolean =>
    (one.kind === 'field' && lexicon.sided?.includes(one.field) === true) ||
    (one.kind === 'traits' &&
      Object.keys(one.traits).every((name) => name === lexicon.nation || lexicon.states.includes(name)));
  const isTold = parts.slice(0, verb).some((part) => isNamed(part) || isHolder(part));
  if (!isApart || !isTold || between.some(isNamed)) return undefined;
  const joint = parts[at - 2]?.meaning.kind;
  const upTo = joint === 'with' || joint === 'and' ? at - 2 : at - 1;
  // Without its verb the clause says who has the second number.
  const holder = [...parts.slice(0, verb), ...parts.slice(verb + 1, upTo)];
  return [parts.slice(upTo, at), [...holder, AND, ...parts.slice(at + 1)]];
}

/** "My Brits are hit by two armies, we're in trench 1, just one army": what follows is said of who suffers. */
function withSelf(
  [first, second]: readonly [readonly TextPart[], readonly TextPart[]],
  { turned }: Versus,
): readonly [readonly TextPart[], readonly TextPart[]] {
  // "… by ten Russian factors and they only have 4"
  const theirs = second.findIndex(({ meaning }) => meaning.kind === 'versus' && meaning.force === 2);
  const tells = [selfAfter(second, 0), theirs].filter((at) => at > 0);
  const self = turned && tells.length > 0 ? Math.min(...tells) : -1;
  return self < 0 ? [first, second] : [[...first, ...second.slice(self)], second.slice(0, self)];
}

/** Where who speaks begins to tell of himself: ", we're in trenches", "y yo tengo 7". */
const selfAfter = (parts: readonly TextPart[], from: number): number =>
  parts.findIndex(
    ({ meaning }, at) =>
      at > from &&
      meaning.kind === 'and' &&
      parts.slice(at + 1).find((one) => one.meaning.kind !== 'filler' || one.meaning.self)?.meaning.kind === 'filler',
  );

/** "They hit me with 22, I have 7 behind a river": after those who attack who speaks tells what he defends with. */
function answered(
  parts: readonly TextPart[],
  marks: readonly Mark[],
  has: (parts: readonly TextPart[]) => boolean,
): Chosen | undefined {
  // "Me viene encima con 30": the word beside the verb is no other.
  const [mark, other] = marks.filter(({ meaning }) => !meaning.there);
  const isWith = mark?.meaning.with === true && !has(parts.slice(0, mark.at));
  if (!mark || other || !(mark.meaning.turned || isWith)) return undefined;
  const self = selfAfter(parts, mark.at);
  const [attack, own] = [parts.slice(mark.at + 1, self), parts.slice(self)];
  if (self < 0 || !has(attack) || !has(own)) return undefined;
  const { turned: _, ...meaning } = mark.meaning;
  return { at: mark.at, meaning, swap: [attack, [...parts.slice(0, mark.at), ...own]] };
}

const strongest = (marks: readonly Mark[]): Mark | undefined =>
  marks.reduce<Mark | undefined>(
    (best, one) => (best && best.meaning.force >= one.meaning.force ? best : one),
    undefined,
  );

/**
 * "Attack two corps in Nancy with three armies", "bombard with 12 ARF a French division": the verb opens the sentence,
 * the attackers stand after "with".
 */
function opened(
  parts: readonly TextPart[],
  marks: readonly Mark[],
  has: (parts: readonly TextPart[]) => boolean,
  lexicon: Lexicon,
): Chosen | undefined {
  const [verb] = marks;
  if (!verb || has(parts.slice(0, verb.at))) return undefined;
  // "Barrage of 12 factors"; but behind a unit "of" leads to its strength.
  const isOf = ({ meaning }: TextPart, at: number): boolean =>
    meaning.kind === 'asks' &&
    meaning.optional === true &&
    traitsIn(parts.slice(verb.at, at), lexicon.noun).length === 0;
  const means = parts.findIndex(
    (part, at) => (part.meaning.kind === 'with' || isOf(part, at)) && at > verb.at && has(parts.slice(at)),
  );
  if (means < 0) return undefined;
  const before = parts.slice(0, verb.at);
  if (has(parts.slice(verb.at, means)))
    return { ...verb, swap: [parts.slice(means), [...before, ...parts.slice(verb.at + 1, means)]] };
  const target = targetAt(parts, means, lexicon);
  if (target > 0)
    return {
      ...verb,
      swap: [parts.slice(means, target), [...before, ...parts.slice(verb.at + 1, means), ...parts.slice(target)]],
    };
  const nation = parts.findLastIndex(
    ({ meaning }, at) => at > means && meaning.kind === 'traits' && meaning.traits[lexicon.nation] !== undefined,
  );
  const begin = nation < 0 ? -1 : beginOf(parts, nation, lexicon);
  const nationAt = (part: TextPart | undefined) => traitOf(part, lexicon.nation);
  const own = parts
    .slice(means, begin)
    .map(nationAt)
    .find((one) => one !== undefined);
  const isOne =
    begin < 0 ||
    !has(parts.slice(means, begin)) ||
    parts.slice(begin).some(({ meaning }) => meaning.kind === 'role' && meaning.side === 'attack') ||
    (own !== undefined && areAllies(own, nationAt(parts[nation]), lexicon));
  // "Attack the fort of Liège with a German corps": all that stands there attacks.
  if (isOne && parts[means]?.meaning.kind === 'with')
    return { ...verb, swap: [parts.slice(means), [...before, ...parts.slice(verb.at + 1, means)]] };
  if (isOne) return undefined;
  return { ...verb, swap: [[...before, ...parts.slice(verb.at + 1, begin)], parts.slice(begin)] };
}

/**
 * "Bombard with 14 ARF and 8 ARF one infantry unit": right behind the strengths of who fires, with no word between,
 * stands who is fired at; -1 where nobody does.
 */
function targetAt(parts: readonly TextPart[], means: number, { sums, noun, strength = [] }: Lexicon): number {
  if (!sums) return -1;
  const isAmountEnd = (at: number): boolean => {
    const [value, name] = [parts[at - 1]?.meaning, parts[at]?.meaning];
    return value?.kind === 'number' && name?.kind === 'asks' && name.of === 'trait' && !name.optional;
  };
  return parts.findIndex(({ meaning }, at) => {
    if (at <= means + 1 || meaning.kind !== 'number' || !isAmountEnd(at - 1)) return false;
    const end = parts.findIndex((one, i) => i > at && ['and', 'with', 'versus', 'number'].includes(one.meaning.kind));
    const named = parts.slice(at + 1, end < 0 ? parts.length : end);
    const isStrength = ({ meaning: one }: TextPart): boolean => one.kind === 'asks' && strength.includes(one.name);
    return (
      named.some(({ meaning: one }) => one.kind === 'traits' && one.traits[noun] !== undefined) &&
      !named.some((part) => isStrength(part) && part.meaning.kind === 'asks' && !part.meaning.optional)
    );
  });
}
