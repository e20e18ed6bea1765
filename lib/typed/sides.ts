import type { Lexicon, Value } from '@/lib/typed/meaning';
import type { Fault } from '@/lib/typed/reading';
import { endsClause, isLoose, MOST_OF_ALL, traitOf, traitsIn, type TextPart } from '@/lib/typed/spans';

/** The parts of a text that speak of either side. */
export interface Sides {
  readonly attack: readonly TextPart[];
  readonly defence: readonly TextPart[];
  /** places of the words that part them, and how sure these are */
  readonly versus: readonly number[];
  readonly force: number;
  readonly hasTwo: boolean;
  readonly faults: readonly Fault[];
}

export const placesOf = (parts: readonly TextPart[]): readonly number[] =>
  parts.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i));

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
  const parts = withOwnAttack(withOwnDefence(withHeld(all, lexicon), lexicon), lexicon);
  const has = (some: readonly TextPart[]): boolean => hasForce(some, lexicon);
  const marks = parts.flatMap(({ meaning }, at) => (meaning.kind === 'versus' ? [{ at, meaning }] : []));
  const between = marks.filter(
    ({ at, meaning }) => !meaning.there && has(parts.slice(0, at)) && has(parts.slice(at + 1)),
  );
  const announced = announcedBy(parts, marks, lexicon);
  if (announced) return announced;
  const found: Chosen | undefined =
    amounted(between, parts, lexicon) ??
    garrisoned(parts, marks, has, lexicon) ??
    metBy(parts, marks, has, lexicon) ??
    opposed(parts, marks, has, lexicon) ??
    addressed(parts, marks, has, lexicon) ??
    answered(parts, marks, has) ??
    ownClause(parts, between, lexicon) ??
    strongest(between.filter(({ meaning }) => meaning.force === 3)) ??
    eachItsVerb(parts, marks, has) ??
    strongest(between) ??
    toldAfter(parts, marks, has, lexicon) ??
    opened(parts, marks, has, lexicon) ??
    closed(parts, marks, lexicon);
  const apart = found ? inside(parts, found, has, lexicon) : (roles(parts, has) ?? insiders(parts, has));
  if (apart) return apart;
  const chosen: Chosen | undefined = found ?? strongest(marks);
  const held = chosen ? undefined : (heldBy(parts, lexicon) ?? holders(parts, lexicon) ?? strangers(parts, lexicon));
  if (held) return held;
  if (!chosen)
    return (
      holderAlone(parts, has, lexicon) ?? {
        attack: parts,
        defence: [],
        versus: [],
        force: 0,
        hasTwo: false,
        faults: [],
      }
    );
  const { at, meaning } = chosen;
  const isReply = isAnswer(parts, at, meaning, lexicon);
  const [first, second] =
    chosen.swap ??
    withAmounts(parts, chosen, lexicon) ??
    withHolder(parts, chosen, lexicon) ??
    withNumbers(parts, chosen, lexicon) ??
    withSelf(
      isReply
        ? [parts.slice(0, at), parts.slice(at + 1)]
        : withAfter(parts.slice(0, at), parts.slice(at + 1), meaning, lexicon),
      meaning,
    );
  // "Two French corps defend Nancy against three armies": who stands before the verb is attacked.
  const defends =
    first.some((part) => part.meaning.kind === 'defends') && !first.some(({ meaning: one }) => one.kind === 'versus');
  // "Defence 10, attack 31": the noun before a side says which it is.
  const isNamed =
    first.some((part) => part.meaning.kind === 'versus' && part.meaning.whose === 'defence') ||
    isNounAfter(parts, at, meaning);
  const turned = meaning.turned ?? (isNamed || (defends && has(first)) || isReply);
  const [attackers, defence] = withTold(
    ...withRoles(...(turned ? ([second, first] as const) : ([first, second] as const)), lexicon),
    lexicon,
  );
  const attack = withoutDefenders(attackers, defence, lexicon);
  const isThird = (one: Mark): boolean => one.at !== at && one.meaning.force === 3 && meaning.force === 3;
  const others = chosen.both ? [] : between.filter(isThird);
  const third = others.find((one) => has(parts.slice(Math.min(one.at, at) + 1, Math.max(one.at, at))));
  const missing = [
    ...(has(attack) ? [] : [{ code: 'side', missing: 'attack' } as const]),
    ...(has(defence) ? [] : [{ code: 'side', missing: 'defence' } as const]),
  ];
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

/** "French attack: four corps of five": behind the colon stand those who were named before it, and nobody else. */
function announcedBy(parts: readonly TextPart[], marks: readonly Mark[], lexicon: Lexicon): Sides | undefined {
  const [verb, other] = marks;
  if (!verb || other || verb.meaning.force !== 1 || verb.meaning.turned) return undefined;
  const [before, after] = [parts.slice(0, verb.at), parts.slice(verb.at + 1)];
  const colon = after.findIndex(({ meaning }) => meaning.kind === 'filler' && meaning.ends === true);
  const head = [...before, ...after.slice(0, Math.max(0, colon))];
  const nations = traitsIn(head, lexicon.nation);
  const isName = nations.length > 0 && traitsIn(head, lexicon.noun).length === 0 && !areCounted(head);
  const isOwn = traitsIn(after, lexicon.nation).every((one) => areAllies(one, nations[0], lexicon));
  if (colon < 0 || !isName || !isOwn || !hasForce(after.slice(colon), lexicon)) return undefined;
  const versus = placesOf(parts.slice(verb.at, verb.at + 1));
  const attack = [...before, ...after];
  return { attack, defence: [], versus, force: 1, hasTwo: false, faults: [{ code: 'side', missing: 'defence' }] };
}

/** "Germans attack a fortress defended by 4": the verb parts the sides, and "defended by" says who is in it. */
function withHeld(parts: readonly TextPart[], lexicon: Lexicon): readonly TextPart[] {
  const held = parts.findIndex(({ meaning }) => meaning.kind === 'versus' && meaning.by === true);
  const verb = parts.findIndex(
    ({ meaning }) => meaning.kind === 'versus' && meaning.force === 1 && !meaning.turned && !meaning.there,
  );
  const isApart =
    verb > 0 &&
    verb < held &&
    hasForce(parts.slice(0, verb), lexicon) &&
    parts.slice(verb, held).some(({ meaning }) => meaning.kind === 'traits') &&
    !parts.slice(verb, held).some(({ meaning }) => meaning.kind === 'with');
  return isApart ? parts.map((part, i) => (i === held ? { ...part, meaning: { kind: 'and' } } : part)) : parts;
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

/** "Attack Warsaw, 3 German corps with guns, 2 Russian corps inside": who is inside is attacked, whatever the verb. */
function inside(
  parts: readonly TextPart[],
  { meaning }: Chosen,
  has: (parts: readonly TextPart[]) => boolean,
  lexicon: Lexicon,
): Sides | undefined {
  const sides = meaning.force === 1 && !meaning.turned ? insiders(parts, has) : undefined;
  const [own, others] = [sides?.attack ?? [], sides?.defence ?? []].map((side) => traitsIn(side, lexicon.nation));
  const areOpposed =
    own !== undefined &&
    others !== undefined &&
    own.length > 0 &&
    others.length > 0 &&
    others.every((one) => !own.some((o) => areAllies(o, one, lexicon)));
  const versus = placesOf(parts.filter(({ meaning: { kind } }) => kind === 'versus'));
  return sides && areOpposed ? { ...sides, versus, force: 2 } : undefined;
}

/** "3:1 in a city, the Russians defend": nobody else is named, and his clause says who it is. */
function holderAlone(
  parts: readonly TextPart[],
  has: (parts: readonly TextPart[]) => boolean,
  { nation }: Lexicon,
): Sides | undefined {
  const verb = parts.findIndex(({ meaning }) => meaning.kind === 'defends' && !meaning.hit);
  const from = parts.slice(0, Math.max(0, verb)).findLastIndex(isLoose) + 1;
  const next = parts.findIndex((part, at) => at > verb && isLoose(part));
  const end = next < 0 ? parts.length : next;
  const [defence, attack] = [parts.slice(from, end), [...parts.slice(0, from), ...parts.slice(end)]];
  // "… active corps along"
  const isNobody = traitsIn(attack, nation).length === 0 && !areCounted(attack);
  if (verb < 0 || !has(defence) || !isNobody) return undefined;
  return { attack, defence, versus: placesOf(parts.slice(verb, verb + 1)), force: 0, hasTwo: false, faults: [] };
}

/** "Two British corps hold Antwerp, four German corps come": without a verb of attack, who is named next attacks. */
function heldBy(parts: readonly TextPart[], lexicon: Lexicon): Sides | undefined {
  const verb = parts.findIndex(({ meaning }) => meaning.kind === 'defends');
  const nations = (some: readonly TextPart[]) => traitsIn(some, lexicon.nation);
  const isComma = (at: number): boolean => {
    const one = parts[at]?.meaning;
    return at > verb && one?.kind === 'and' && one.loose === true;
  };
  const first = parts.findIndex((_, at) => isComma(at));
  // "Two Russian corps in defence, 4 and 5, Germans with 22": what stands before the others is said of who defends.
  const stranger = parts.findIndex((part, at) => at > first && nations([part]).length > 0);
  const comma = parts.findLastIndex((_, at) => at < stranger && isComma(at));
  if (verb < 0 || comma < 0) return undefined;
  const [defence, attack] = [parts.slice(0, comma), parts.slice(comma + 1)];
  const [own, others] = [nations(defence), nations(attack)];
  const areTwo =
    own.length > 0 && others.length > 0 && others.every((one) => !own.some((o) => areAllies(o, one, lexicon)));
  if (!areTwo) return undefined;
  return { attack, defence, versus: placesOf(parts.slice(verb, verb + 1)), force: 2, hasTwo: true, faults: [] };
}

/** "Three German corps, two French corps defending": who stands right before the verb, of another alliance, defends. */
function holders(parts: readonly TextPart[], lexicon: Lexicon): Sides | undefined {
  const verb = parts.findIndex(({ meaning }) => meaning.kind === 'defends');
  const nationAt = (part: TextPart) => traitOf(part, lexicon.nation);
  const before = parts.slice(0, Math.max(0, verb));
  const last = before.findLastIndex((part) => nationAt(part) !== undefined);
  const own = before[last] && nationAt(before[last]);
  if (own === undefined) return undefined;
  const begin = beginOf(before, last, lexicon);
  const others = before.slice(0, begin).flatMap((part) => nationAt(part) ?? []);
  const joint = before.slice(0, begin).findLast(({ meaning }) => meaning.kind !== 'filler');
  if (others.length === 0 || others.some((one) => areAllies(one, own, lexicon)) || joint?.meaning.kind !== 'and')
    return undefined;
  return {
    attack: before.slice(0, begin),
    defence: parts.slice(begin),
    versus: placesOf(parts.slice(verb, verb + 1)),
    force: 2,
    hasTwo: true,
    faults: [],
  };
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

/** Whether the clause of the first unit of a side says where it stands, or behind what: "Nancy", "in a swamp". */
function hasGround(side: readonly TextPart[], { ground = [], cover = [] }: Lexicon): boolean {
  const end = side.findIndex(isLoose);
  const LEADS = ['at', 'filler', 'with', 'through', 'number'];
  return side.slice(0, end < 0 ? side.length : end).some(({ meaning }, at) => {
    const name = meaning.kind === 'field' ? meaning.field : meaning.kind === 'asks' ? meaning.name : '';
    // Beside numbers alone "swamp" is the ground of the fight.
    const number = side[at - 1]?.meaning;
    const isValue = meaning.kind === 'asks' && number?.kind === 'number' && !number.article;
    const before = side[isValue ? at - 2 : at - 1]?.meaning;
    const isLed = before !== undefined && LEADS.includes(before.kind) && !(before.kind === 'number' && !before.article);
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
  /** the other word between them is of the same two sides */
  readonly both?: true;
}

const MOST_PAIRED = 3;
/** Where the unit begins whose nation stands at a place: its number, or the first word of it. */
function beginOf(parts: readonly TextPart[], at: number, lexicon: Lexicon): number {
  const { sums } = lexicon;
  let begin = at;
  // "A pair of German corps"; but "con trentuno gli austriaci": so large a number is the strength of the others.
  const [number, of] = [parts[begin - 2]?.meaning, parts[begin - 1]?.meaning];
  const isCount = number?.kind === 'number' && !number.digits && (!sums || number.value <= MOST_PAIRED);
  if (isCount && (of?.kind === 'filler' || (of?.kind === 'asks' && of.optional))) return begin - 2;
  // "… a cavalry, French corps", "French: one corps": whose noun follows has none before it.
  const isHead = isHeadAt(parts, at, lexicon);
  while (begin > 0 && ['traits', 'number', 'ordinal', 'place'].includes(parts[begin - 1]?.meaning.kind ?? '')) {
    if (isHead && traitOf(parts[begin - 1], lexicon.noun) !== undefined) break;
    begin--;
    if (parts[begin]?.meaning.kind !== 'number') continue;
    if (isStrengthBefore(parts, begin, lexicon)) begin++;
    break;
  }
  return begin;
}

/** Whether the noun of a nation stands right after it, or a colon does. */
function isHeadAt(parts: readonly TextPart[], at: number, { noun }: Lexicon): boolean {
  const next = parts[at + 1];
  const isColon = next?.meaning.kind === 'filler' && next.meaning.ends === true;
  return isColon || (traitOf(parts[at], noun) === undefined && traitOf(next, noun) !== undefined);
}

/**
 * Whether a number is the strength of the unit before it, "corps 6", "corps of 6", and counts nobody. An article
 * counts, and so does what follows units that are counted themselves: "two German corps one French corps".
 */
function isStrengthBefore(parts: readonly TextPart[], at: number, { strength, noun }: Lexicon): boolean {
  const [number, before] = [parts[at]?.meaning, parts[at - 1]?.meaning];
  if (!strength || number?.kind !== 'number' || number.article) return false;
  if (before?.kind === 'asks' && before.optional) return true;
  if (before?.kind !== 'traits') return false;
  const first = parts.slice(0, at).findLastIndex(({ meaning }) => meaning.kind !== 'traits');
  const count = parts[first]?.meaning;
  const isListed = count?.kind === 'number' && !count.article && traitsIn(parts.slice(first, at), noun).length > 0;
  return !isListed;
}

/**
 * "Italy attacks with two armies an Austrian army", "the army attacks a Russian corps with a German corps": who stands
 * after "with" belongs to the attackers where that is what his nation says.
 */
function withAfter(
  first: readonly TextPart[],
  second: readonly TextPart[],
  { force, turned }: Versus,
  lexicon: Lexicon,
): readonly [readonly TextPart[], readonly TextPart[]] {
  const { nation } = lexicon;
  const means = second.findIndex(({ meaning }) => meaning.kind === 'with');
  if (force > 1 || turned || means < 0) return [first, second];
  const nationAt = (part: TextPart) => traitOf(part, nation);
  const own = first.map(nationAt).filter((one) => one !== undefined);
  const stranger = second.findIndex(
    (part, at) =>
      at > means && nationAt(part) !== undefined && !own.some((one) => areAllies(one, nationAt(part), lexicon)),
  );
  const before = second.slice(0, means);
  // "They hit 7 Austrian factors with 9": the number of whoever has none yet.
  const isCount = ({ meaning }: TextPart): boolean => meaning.kind === 'number' && !meaning.article;
  const after = second.slice(means + 1).find(({ meaning }) => meaning.kind !== 'filler');
  if (lexicon.sums && after && isCount(after) && before.some(isCount) && !first.some(isCount)) {
    const comma = second.findIndex((part, at) => at > means && isLoose(part));
    const end = comma < 0 ? second.length : comma;
    return [
      [...first, { ...(second[means] as TextPart), meaning: { kind: 'and' } }, ...second.slice(means + 1, end)],
      [...before, ...second.slice(end)],
    ];
  }
  if (before.every(({ meaning }) => meaning.kind !== 'traits' && (meaning.kind !== 'number' || meaning.article))) {
    if (stranger < 0) return [first, second];
    const begin = beginOf(second, stranger, lexicon);
    return [
      [...first, ...second.slice(means, begin)],
      [...before, ...second.slice(begin)],
    ];
  }
  const friend = second.slice(means).some((part) => own.some((one) => one === nationAt(part)));
  return friend && stranger < 0 ? [[...first, AND, ...second.slice(means)], before] : [first, second];
}
/** "A French division attacks a German, 30 on 20": the numbers behind the verb are those of its sides. */
function withAmounts(
  parts: readonly TextPart[],
  { at, meaning }: Chosen,
  lexicon: Lexicon,
): readonly [readonly TextPart[], readonly TextPart[]] | undefined {
  const verb = parts.findIndex(
    ({ meaning: one }) => one.kind === 'versus' && one.force === 1 && !one.turned && !one.there,
  );
  const isSums = meaning.force === 3 && !meaning.turned && parts[at - 1]?.meaning.kind === 'number';
  if (!lexicon.sums || !isSums || verb < 0 || verb > at - 2) return undefined;
  const nations = (some: readonly TextPart[]) => traitsIn(some, lexicon.nation);
  const [own, others] = [nations(parts.slice(0, verb)), nations(parts.slice(verb, at))];
  const areTwo =
    own.length > 0 && others.length > 0 && others.every((one) => !own.some((o) => areAllies(o, one, lexicon)));
  if (!areTwo) return undefined;
  return [
    [...parts.slice(0, verb), AND, ...parts.slice(at - 1, at)],
    [...parts.slice(verb + 1, at - 1), AND, ...parts.slice(at + 1)],
  ];
}

/** Where a clause of its own begins before a place: behind the last comma; -1 where there is none. */
const clauseBefore = (parts: readonly TextPart[], at: number): number =>
  parts.slice(0, at).findLastIndex((part) => isLoose(part));

/** "Two German corps on Osowiec, fortress defence 3": in a clause of its own the garrison with its strength. */
function garrisoned(
  parts: readonly TextPart[],
  marks: readonly Mark[],
  has: (parts: readonly TextPart[]) => boolean,
  { noun, alone = [] }: Lexicon,
): Chosen | undefined {
  const [mark, other] = marks;
  if (mark?.meaning.whose !== 'defence' || other) return undefined;
  const comma = clauseBefore(parts, mark.at);
  const [kind, another] = traitsIn(parts.slice(comma + 1, mark.at), noun);
  const attack = parts.slice(0, Math.max(0, comma));
  if (kind === undefined || another !== undefined || !alone.includes(kind) || !has(attack)) return undefined;
  return { ...mark, swap: [attack, [...parts.slice(comma, mark.at), ...parts.slice(mark.at + 1)]] };
}

/** "Against the Honved corps in Przemysl: three Russian corps": the word opens the text, the others follow. */
function opposed(
  parts: readonly TextPart[],
  [mark, other]: readonly Mark[],
  has: (parts: readonly TextPart[]) => boolean,
  lexicon: Lexicon,
): Chosen | undefined {
  if (mark?.meaning.force !== 3 || mark.meaning.turned || other || has(parts.slice(0, mark.at))) return undefined;
  const nations = (some: readonly TextPart[]) => traitsIn(some, lexicon.nation);
  const end = parts.findIndex(
    (part, at) =>
      at > mark.at &&
      endsClause(part) &&
      nations(parts.slice(at)).length > 0 &&
      nations(parts.slice(at)).every(
        (one) => !nations(parts.slice(mark.at, at)).some((o) => areAllies(o, one, lexicon)),
      ),
  );
  const defence = [...parts.slice(0, mark.at), ...parts.slice(mark.at + 1, Math.max(0, end))];
  const isTold = end > mark.at && nations(defence).length > 0 && has(parts.slice(end));
  return isTold ? { ...mark, swap: [parts.slice(end + 1), defence] } : undefined;
}

/** "The Russians come with 30, the Austrians have 10": in a clause of its own who has no verb of attack is attacked. */
function metBy(
  parts: readonly TextPart[],
  marks: readonly Mark[],
  has: (parts: readonly TextPart[]) => boolean,
  lexicon: Lexicon,
): Chosen | undefined {
  const [mark, other] = marks;
  if (!mark?.meaning.with || mark.meaning.turned || other) return undefined;
  const nations = (some: readonly TextPart[]) => traitsIn(some, lexicon.nation);
  const own = nations(parts.slice(0, mark.at));
  const isOther = (part: TextPart): boolean =>
    nations([part]).some((one) => !own.some((o) => areAllies(o, one, lexicon)));
  const stranger = parts.findIndex((part, at) => at > mark.at && isOther(part));
  const comma = clauseBefore(parts, stranger);
  if (own.length === 0 || stranger < 0 || comma <= mark.at) return undefined;
  const [attack, defence] = [[...parts.slice(0, mark.at), ...parts.slice(mark.at + 1, comma)], parts.slice(comma)];
  return has(parts.slice(mark.at + 1, comma)) && areCounted(defence) ? { ...mark, swap: [attack, defence] } : undefined;
}

/** Whether somebody is counted among the parts. */
const areCounted = (parts: readonly TextPart[]): boolean =>
  parts.some(({ meaning }) => meaning.kind === 'number' && !meaning.article);

/** "Cavalry against infantry in a forest: 12 against 9": who fights whom, and behind it the numbers of both. */
function amounted(between: readonly Mark[], parts: readonly TextPart[], lexicon: Lexicon): Chosen | undefined {
  const [who, numbers, other] = between.filter(({ meaning }) => meaning.force === 3);
  if (!lexicon.sums || !who || !numbers || other || who.meaning.turned || numbers.meaning.turned) return undefined;
  const middle = parts.slice(who.at + 1, numbers.at);
  const end = middle.findLastIndex(endsClause);
  const [attacker, defender] = [parts.slice(0, who.at), middle.slice(0, Math.max(0, end))];
  const [first, second] = [middle.slice(end + 1), parts.slice(numbers.at + 1)];
  const isNamed = (some: readonly TextPart[]): boolean =>
    some.some(({ meaning }) => meaning.kind === 'traits') && !areCounted(some);
  if (end < 0 || ![attacker, defender].every(isNamed) || ![first, second].every(areCounted)) return undefined;
  return {
    ...numbers,
    both: true,
    swap: [
      [...attacker, ...first],
      [...defender, ...second],
    ],
  };
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

/** "The Russians push to Budapest with two armies, the Austrians only have a corps": who has is he who defends. */
function withHolder(
  parts: readonly TextPart[],
  { at, meaning }: Chosen,
  lexicon: Lexicon,
): readonly [readonly TextPart[], readonly TextPart[]] | undefined {
  const nationAt = ({ meaning: one }: TextPart) => (one.kind === 'traits' ? one.traits[lexicon.nation] : undefined);
  const before = parts.slice(0, at);
  const last = before.findLastIndex(({ meaning: one }) => one.kind !== 'filler');
  const own = before[last] && nationAt(before[last]);
  const isHolder = meaning.force === 2 && !meaning.turned && meaning.whose === undefined && own !== undefined;
  const joint = before.slice(0, last).findLast(({ meaning: one }) => one.kind !== 'filler')?.meaning.kind;
  const isOther = before.slice(0, last).some((part) => {
    const one = nationAt(part);
    return one !== undefined && !areAllies(one, own, lexicon);
  });
  if (!isHolder || joint !== 'and' || !isOther) return undefined;
  return [before.slice(0, last), [...before.slice(last), ...parts.slice(at + 1)]];
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

/** A verb that opens the sentence, with who is attacked right behind it and the others in a clause after that. */
interface Address {
  readonly verb: Mark;
  /** the nation of who is attacked, and its place */
  readonly target: Value;
  readonly at: number;
  /** where the clause of the attackers begins */
  readonly begin: number;
  /** the word between the numbers of both: "… : two corps against one" */
  readonly mark: Mark | undefined;
}

function addressIn(
  parts: readonly TextPart[],
  [verb, ...later]: readonly Mark[],
  has: (parts: readonly TextPart[]) => boolean,
  { nation, ...lexicon }: Lexicon,
): Address | undefined {
  const isVerb = verb?.meaning.force === 1 && !verb.meaning.turned && !verb.meaning.there && !verb.meaning.with;
  if (!isVerb || has(parts.slice(0, verb.at)) || later.some(({ meaning }) => meaning.turned)) return undefined;
  if (parts.some(({ meaning }) => meaning.kind === 'defends')) return undefined;
  const nationAt = (part: TextPart) => traitOf(part, nation);
  const at = parts.findIndex((part, i) => i > verb.at && nationAt(part) !== undefined);
  const target = parts[at] && nationAt(parts[at]);
  const object = parts.slice(verb.at + 1, Math.max(0, at));
  const isApart = object.some((part) => endsClause(part) || ['with', 'versus'].includes(part.meaning.kind));
  if (target === undefined || isApart) return undefined;
  const mark = later.find(({ meaning }) => meaning.force > 1 && meaning.whose === undefined && !meaning.by);
  const ends = parts.flatMap((part, i) => (i > at && endsClause(part) && i < (mark?.at ?? Infinity) ? [i] : []));
  const isOther = (end: number): boolean => {
    const next = ends.find((one) => one > end) ?? mark?.at ?? parts.length;
    const named = parts.slice(end + 1, next).flatMap((part) => nationAt(part) ?? []);
    if (named.length > 0) return !named.some((one) => areAllies(one, target, { nation, ...lexicon }));
    const isColon = parts[end]?.meaning.kind === 'filler';
    return (isColon || mark !== undefined) && has(parts.slice(end + 1, next));
  };
  const end = ends.find(isOther);
  return end === undefined ? undefined : { verb, target, at, begin: end + 1, mark };
}

/**
 * "I flank the Turks at Kut: two British corps", "ataco a los turcos en Kut: 4 contra 3": whoever follows the verb that
 * opens the sentence is attacked. Where nothing tells a verb from a noun, "attacco dei tedeschi: 40 contro 30", nobody
 * knows whose the first number is: the nation is named as not understood.
 */
function addressed(
  parts: readonly TextPart[],
  marks: readonly Mark[],
  has: (parts: readonly TextPart[]) => boolean,
  lexicon: Lexicon,
): Chosen | undefined {
  const address = addressIn(parts, marks, has, lexicon);
  if (!address) return undefined;
  const { verb, target, at, begin, mark } = address;
  const nationAt = (part: TextPart) => traitOf(part, lexicon.nation);
  const nations = (some: readonly TextPart[]) => some.flatMap((part) => nationAt(part) ?? []);
  const object = [...parts.slice(0, verb.at), ...parts.slice(verb.at + 1, begin)];
  const attack = parts.slice(begin, mark?.at);
  if (!mark) return { ...verb, swap: [attack, object] };
  const rest = parts.slice(mark.at + 1);
  const [own, others] = [nations(attack), nations(rest)];
  // "Ataque de los alemanes: dos ejércitos contra un ejército francés": they attack.
  if (others.some((one) => !areAllies(one, target, lexicon))) return undefined;
  const speaker = parts[verb.at - 1]?.meaning;
  const isSpeaker = speaker?.kind === 'filler' && (speaker.speaker === true || speaker.self === true);
  const isSure = own.length > 0 || others.length > 0 || verb.meaning.mine === true || isSpeaker;
  if (!isSure && at === verb.at + 1) return undefined;
  const name = parts[at] as TextPart;
  const noun = rest.findIndex(({ meaning }) => meaning.kind === 'traits' && meaning.traits[lexicon.noun] !== undefined);
  const kind = rest[noun]?.meaning;
  // "Against 3 corps factors": a table is no unit, and of no nation.
  const isUnit = kind?.kind !== 'traits' || Object.values(kind.traits).every((value) => value !== true);
  const isTaken = isSure && isUnit;
  // Who is attacked is named once: where his number follows, the nation belongs to it.
  const unnamed = object.map((part): TextPart =>
    part === name ? { ...part, meaning: isTaken ? { kind: 'filler' } : { kind: 'unknown', other: true } } : part,
  );
  const named = noun < 0 ? [name, ...rest] : [...rest.slice(0, noun + 1), name, ...rest.slice(noun + 1)];
  return { ...mark, swap: [attack, [...unnamed, AND, ...(isTaken && others.length === 0 ? named : rest)]] };
}

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

/**
 * "They have a German corps defending with seven and my Russians come with fifteen": the verb has a subject of its own,
 * of the other alliance than who was named before him.
 */
function ownClause(parts: readonly TextPart[], between: readonly Mark[], lexicon: Lexicon): Chosen | undefined {
  const [mark, other] = between.filter(({ meaning }) => meaning.force === 1 && !meaning.turned);
  if (!mark || other || between.some(({ meaning }) => meaning.force === 3)) return undefined;
  const nationAt = (part: TextPart) => traitOf(part, lexicon.nation);
  const before = parts.slice(0, mark.at);
  const last = before.findLastIndex((part) => nationAt(part) !== undefined);
  const own = before[last] && nationAt(before[last]);
  const begin = own === undefined ? -1 : beginOf(before, last, lexicon);
  const joint = begin < 0 ? undefined : before.slice(0, begin).findLast(({ meaning }) => meaning.kind !== 'filler');
  const earlier =
    begin < 0
      ? []
      : before
          .slice(0, begin)
          .map(nationAt)
          .filter((one) => one !== undefined);
  const isOther = earlier.length > 0 && earlier.every((one) => !areAllies(one, own, lexicon));
  const later = parts
    .slice(mark.at + 1)
    .map(nationAt)
    .filter((one) => one !== undefined);
  if (!isOther || joint?.meaning.kind !== 'and' || later.some((one) => !areAllies(one, own, lexicon))) return undefined;
  return { ...mark, swap: [[...before.slice(begin), ...parts.slice(mark.at + 1)], before.slice(0, begin)] };
}

/** "Attacking out of Kut into Baghdad, two British corps, the Turks have a corps": both are told behind the verb. */
function toldAfter(
  parts: readonly TextPart[],
  marks: readonly Mark[],
  has: (parts: readonly TextPart[]) => boolean,
  lexicon: Lexicon,
): Chosen | undefined {
  const [verb, other] = marks;
  if (!verb || other || verb.meaning.force !== 1 || verb.meaning.turned || verb.meaning.there) return undefined;
  const comma = parts.findIndex((part, at) => at > verb.at && isLoose(part));
  if (comma < 0 || has(parts.slice(0, verb.at)) || has(parts.slice(verb.at, comma))) return undefined;
  const nationAt = (part: TextPart) => traitOf(part, lexicon.nation);
  const [own] = traitsIn(parts.slice(comma), lexicon.nation);
  const stranger = parts.findIndex((part, at) => {
    const one = nationAt(part);
    return at > comma && one !== undefined && !areAllies(one, own, lexicon);
  });
  // "… the Turks have": who has is he who defends.
  const begin = stranger < 0 ? -1 : beginOf(parts, stranger, lexicon);
  const isHolder = parts[stranger + 1]?.meaning.kind === 'filler' && parts[begin - 1]?.meaning.kind !== 'with';
  if (stranger < 0 || !isHolder || !has(parts.slice(comma, begin))) return undefined;
  if (parts.slice(comma, stranger).some(({ meaning }) => meaning.kind === 'with')) return undefined;
  const object = [...parts.slice(0, verb.at), ...parts.slice(verb.at + 1, comma)];
  return { ...verb, swap: [parts.slice(comma, begin), [...object, ...parts.slice(begin)]] };
}

/** "The Germans come with two armies, the French defend with one", "attack with four corps, a fort defends". */
function eachItsVerb(
  parts: readonly TextPart[],
  marks: readonly Mark[],
  has: (parts: readonly TextPart[]) => boolean,
): Chosen | undefined {
  const [verb, other] = marks.filter(({ meaning }) => meaning.force === 1 && !meaning.turned && !meaning.there);
  const defends = parts.findIndex(({ meaning }) => meaning.kind === 'defends' && !meaning.hit);
  if (!verb || other || defends < 0) return undefined;
  const [from, to] = [Math.min(verb.at, defends), Math.max(verb.at, defends)];
  const ends = parts.flatMap(({ meaning }, at) => (meaning.kind === 'and' && at > from && at < to ? [at] : []));
  const cut = ends.findLast((at) => isLoose(parts[at])) ?? ends.at(-1);
  if (cut === undefined) return undefined;
  const [first, second] = [parts.slice(0, cut + 1), parts.slice(cut + 1)];
  if (!has(first) || !has(second)) return undefined;
  const meaning: Versus = { kind: 'versus', force: 2 };
  return { at: verb.at, meaning, swap: verb.at < defends ? [first, second] : [second, first] };
}

/** Whether two nations fight on one side, as far as the game says. */
export const areAllies = (a: Value | undefined, b: Value | undefined, { alliances = {} }: Lexicon): boolean =>
  a === b || (alliances[String(a)] !== undefined && alliances[String(a)] === alliances[String(b)]);

/** Between what stands apart in the text. */
const AND: TextPart = { from: 0, to: 0, meaning: { kind: 'and' } };

const strongest = (marks: readonly Mark[]): Mark | undefined =>
  marks.reduce<Mark | undefined>(
    (best, one) => (best && best.meaning.force >= one.meaning.force ? best : one),
    undefined,
  );

/** "A French corps in Paris, a German corps attacks": the verb ends the sentence, whoever stands before it attacks. */
function closed(parts: readonly TextPart[], marks: readonly Mark[], lexicon: Lexicon): Chosen | undefined {
  const { nation } = lexicon;
  const verb = marks.at(-1);
  if (!verb || verb.meaning.turned) return undefined;
  const nationAt = (part: TextPart) => traitOf(part, nation);
  const before = parts.slice(0, verb.at);
  const last = before.findLastIndex((part) => nationAt(part) !== undefined);
  const own = before[last] && nationAt(before[last]);
  if (own === undefined || before.every((part) => [undefined, own].includes(nationAt(part)))) return undefined;
  const stranger = before.findLastIndex((part) => ![undefined, own].includes(nationAt(part)));
  const begin = beginOf(
    before,
    before.findIndex((part, at) => at > stranger && nationAt(part) === own),
    lexicon,
  );
  const [attack, defence, rest] = [before.slice(begin), before.slice(0, begin), parts.slice(verb.at + 1)];
  return { ...verb, swap: verb.meaning.there ? [[...attack, ...rest], defence] : [attack, [...defence, ...rest]] };
}

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

/**
 * "… attack a French army, the Germans are out of supply": a clause behind the defenders that tells how the attackers
 * are. It is theirs; who they are was said before, and nobody is there twice.
 */
function withTold(
  attack: readonly TextPart[],
  defence: readonly TextPart[],
  lexicon: Lexicon,
): readonly [readonly TextPart[], readonly TextPart[]] {
  const { nation, noun, states } = lexicon;
  const nationAt = (part: TextPart) => traitOf(part, nation);
  const areOf = (some: readonly TextPart[], one: Value): boolean =>
    some.some((part) => nationAt(part) !== undefined && areAllies(nationAt(part), one, lexicon));
  const isEnd = ({ meaning }: TextPart): boolean => meaning.kind === 'and';
  const says = ({ meaning }: TextPart): boolean =>
    meaning.kind === 'field' ||
    (meaning.kind === 'traits' && Object.keys(meaning.traits).every((name) => name !== noun && states.includes(name)));
  const begin = defence.findLastIndex((part, at) => {
    if (!isEnd(part)) return false;
    const first = defence.slice(at + 1).find(({ meaning }) => meaning.kind !== 'filler');
    const own = first && nationAt(first);
    return own !== undefined && areOf(attack, own) && !areOf(defence.slice(0, at), own);
  });
  if (begin <= 0) return [attack, defence];
  // "… and is at full strength": said of him as well.
  const next = defence.findIndex(
    (part, at) =>
      at > begin &&
      isEnd(part) &&
      !(says(defence[at + 1] ?? part) || (defence[at + 1]?.meaning.kind === 'filler' && says(defence[at + 2] ?? part))),
  );
  const end = next < 0 ? defence.length : next;
  const clause = defence.slice(begin, end);
  const isCounted = clause.some(({ meaning }) => meaning.kind === 'number' && !meaning.article);
  const nouns = traitsIn(clause, noun);
  // "… the German is an active corps": he defends nothing.
  const isKind = nouns.length > 0 && !nouns.some((one) => lexicon.attackers?.includes(one));
  if (isCounted || !(isKind || clause.some(says))) return [attack, defence];
  const told = clause.map((part): TextPart =>
    part.meaning.kind === 'traits' ? { ...part, meaning: { kind: 'unknown', other: true } } : part,
  );
  return [
    [...attack, ...told],
    [...defence.slice(0, begin), ...defence.slice(end)],
  ];
}

/** "16 against 4, the attackers are Romanians": the nation of the others, told behind who defends. */
function withRoles(
  attack: readonly TextPart[],
  defence: readonly TextPart[],
  { nation }: Lexicon,
): readonly [readonly TextPart[], readonly TextPart[]] {
  const role = defence.findIndex(({ meaning }) => meaning.kind === 'role' && meaning.side === 'attack');
  const at = defence.findIndex(({ meaning }, i) => i > role && meaning.kind !== 'filler');
  const next = defence[at + 1]?.meaning.kind;
  const isTold = role >= 0 && traitOf(defence[at], nation) !== undefined && (next === undefined || next === 'and');
  if (!isTold) return [attack, defence];
  const words = defence.slice(role, at).map((part): TextPart => ({ ...part, meaning: { kind: 'filler' } }));
  return [
    [...defence.slice(at, at + 1), ...attack, ...words],
    [...defence.slice(0, role), ...defence.slice(at + 1)],
  ];
}

/** "60 Germans attack, … I keep the British whole": a clause that only names who defends is no unit of theirs. */
function withoutDefenders(
  attack: readonly TextPart[],
  defence: readonly TextPart[],
  lexicon: Lexicon,
): readonly TextPart[] {
  const nationsIn = (some: readonly TextPart[]) => traitsIn(some, lexicon.nation);
  const begin = attack.findLastIndex(isLoose);
  const [own, theirs] = [nationsIn(attack.slice(0, Math.max(0, begin))), nationsIn(defence)];
  const clause = attack.slice(Math.max(0, begin));
  const named = nationsIn(clause);
  const isTheirs =
    own.length > 0 &&
    named.length > 0 &&
    named.every((one) => theirs.includes(one) && !own.some((other) => areAllies(other, one, lexicon))) &&
    !clause.some(({ meaning }) => meaning.kind === 'number' && !meaning.article);
  if (!isTheirs) return attack;
  return attack.map((part, at): TextPart =>
    at > begin && part.meaning.kind === 'traits' ? { ...part, meaning: { kind: 'unknown', other: true } } : part,
  );
}
