import {
  chunksOf,
  hasCount,
  isMark,
  isNamed,
  isUnit,
  otherThan,
  whosOf,
  type Chunk,
  type Who,
} from '@/lib/typed/chunks';
import type { Lexicon } from '@/lib/typed/meaning';
import {
  AND,
  areAllies,
  endsClause,
  isOptional,
  missingSides,
  placesOf,
  traitOf,
  traitsIn,
  type Sides,
  type TextPart,
} from '@/lib/typed/parts';
import { isSelf, speakerOf, votesFor } from '@/lib/typed/votes';

/*
 * Where an alliance is named, who somebody is says on which side he stands, in whatever order they are told: only who
 * attacks is asked, and every verb has a vote. Whoever is not named stands where the verb of his clause says.
 */

/** What is asked of a chunk that names nobody. */
interface Asked {
  readonly chunk: Chunk;
  readonly chunks: readonly Chunk[];
  readonly attacker: Who;
  /** on which side each chunk before it stands */
  readonly given: readonly Who[];
  readonly speaker: Who | undefined;
}

const marksIn = (chunks: readonly Chunk[]): readonly TextPart['meaning'][] =>
  chunks.flatMap(({ parts }) => parts.filter(isMark).map(({ meaning }) => meaning));

/** "An infantry attacks a cavalry with strength 20": a value by its name is that of the one unit right before it. */
function isOfUnit({ parts }: Chunk, before: Chunk | undefined): boolean {
  const isArticle = ({ meaning }: TextPart): boolean => meaning.kind === 'number' && meaning.article === true;
  const said = parts.filter((part) => ['number', 'asks', 'traits', 'ordinal'].includes(part.meaning.kind));
  const [first, second, other] = said.filter((part) => !isArticle(part)).map(({ meaning }) => meaning);
  const isValue = [first, second].some((one) => one?.kind === 'asks' && one.of === 'trait' && one.optional !== true);
  const isNumber = [first, second].some((one) => one?.kind === 'number');
  return isValue && isNumber && !other && before?.parts.some(isArticle) === true;
}

/** On which side the verb of a clause puts somebody in it who is not named; undefined where it does not say. */
function byVerb(asked: Asked, earlier: readonly Chunk[], later: readonly Chunk[]): Who | undefined {
  const { chunk, chunks, attacker, given } = asked;
  const defender = otherThan(attacker);
  const behind = chunk.joint?.meaning;
  const [ahead] = marksIn(later);
  // "…: 30 on 20", "the Russians got hit with 12 on 6"
  const isHit = marksIn(earlier).some((one) => one.kind === 'defends' && one.hit === true);
  const isBetween = ahead?.kind === 'versus' && ahead.force === 3;
  if (isBetween && (isHit || !earlier.some(isNamed))) return ahead.turned ? defender : attacker;
  // "An 8 corps attacks a French corps", "I throw the 9th and the 11th at it"
  if (ahead?.kind === 'versus' && ahead.force === 1) {
    if (ahead.there ? behind?.kind === 'versus' : !chunks.some((one) => one.from < chunk.from && one.isForce))
      return ahead.turned ? defender : attacker;
  }
  // "The Russians throw eighteen factors at eight Austrian ones"
  const isThrown =
    behind?.kind === 'versus' &&
    behind.force === 1 &&
    !behind.turned &&
    chunk.parts.at(-1)?.meaning.kind === 'at' &&
    hasCount(chunk.parts) &&
    earlier.some(({ who }) => who === attacker) &&
    later[0]?.who === defender;
  if (isThrown) return attacker;
  const verb = marksIn(earlier).findLast((one) => one !== behind);
  const isHeld = verb?.kind === 'defends' && !verb.hit;
  if (behind?.kind === 'versus' && behind.force === 3 && isHeld) return attacker;
  if (behind?.kind === 'versus' && !isBetween) return behind.turned || behind.with ? attacker : defender;
  const isOwn = ![...earlier, ...later].some(isNamed);
  if (isHeld || behind?.kind === 'defends' || (isOwn && !verb && ahead?.kind === 'defends')) return defender;
  if (ahead?.kind === 'versus' && ahead.whose === 'defence') return defender;
  if (isOwn && verb?.kind === 'versus' && verb.turned && behind?.kind === 'with') return attacker;
  // "They hit 7 Austrian factors with 9": the number of whoever attacks and has none yet.
  const isVerb = marksIn(earlier).some((one) => one.kind === 'versus' && one.force === 1);
  const areCounted = given.some((who, i) => who === attacker && hasCount(chunks[i]?.parts ?? []));
  if (
    behind?.kind === 'with' &&
    isVerb &&
    isOfUnit(
      chunk,
      earlier.findLast((one) => one.isForce),
    )
  )
    return defender;
  return behind?.kind === 'with' && isVerb && !areCounted ? attacker : undefined;
}

/** On which side a chunk stands that names nobody. */
function sideOf(asked: Asked): Who {
  const { chunk, chunks, attacker, given, speaker } = asked;
  const { joint, clause, from } = chunk;
  const before = given.at(-1);
  const earlier = chunks.filter((one) => one.clause === clause && one.from < from);
  const later = chunks.filter((one) => one.clause === clause && one.from > from);
  const own = [...earlier, chunk, ...later];
  // "My Brits are hit by two armies, we're in trenches, just one army": who speaks tells of himself.
  const tells = own.some(({ parts }) => parts.some(isSelf)) && !own.some(isNamed) && marksIn(own).length === 0;
  if (tells && speaker !== undefined) return speaker;
  // "…, he sits in Tarnow with an army": the place is of whoever is there.
  const after = later.find(isNamed);
  const next = after?.who;
  const isThere =
    after?.joint?.meaning.kind === 'with' && !earlier.some(isNamed) && marksIn([...earlier, ...later]).length === 0;
  // "He has a corps. I attack from the north with two Germans": what leads to somebody in the clause is his.
  const isLed = isThere || (marksIn(earlier).length > 0 && !earlier.some(({ isForce }) => isForce));
  if (!chunk.isForce) return (isLed ? next : before) ?? before ?? next ?? attacker;
  const told = byVerb(asked, earlier, later);
  if (told !== undefined) return told;
  const isFirst = joint !== undefined && endsClause(joint);
  // "I flank the Turks at Kut: two corps": whoever follows the clause of those who are attacked.
  const opens = marksIn(chunks.filter((one) => one.from < from)).some((one) => one.kind === 'versus' && !one.turned);
  const isOpen = !given.some((who, i) => who === attacker && chunks[i]?.isForce);
  if (isFirst && opens && isOpen && before !== attacker && !own.some(isNamed)) return attacker;
  // "I throw the 9th and the 11th German": what follows the "and" says who the first is too.
  if (before !== undefined && isFirst && later[0]?.parts[0]?.meaning.kind === 'and') return next ?? before;
  return before ?? chunks.find((one) => one.from > from && isNamed(one))?.who ?? attacker;
}

/** Who was told before is told once more, by his nation alone: nobody is there twice. */
function withoutTold(
  chunks: readonly Chunk[],
  sides: readonly Who[],
  attacker: Who,
  { noun, nation, states, attackers = [] }: Lexicon,
): readonly Chunk[] {
  const isCounted = ({ parts }: Chunk): boolean => hasCount(parts) || parts.some((part) => isUnit(part, noun));
  let told = false;
  return chunks.map((chunk, n): Chunk => {
    const before = chunks.slice(0, n).some((one) => one.who === chunk.who && isCounted(one));
    const isBehind = sides.slice(0, n).some((who) => who !== attacker);
    const isOpen = chunk.joint !== undefined && endsClause(chunk.joint);
    const [only, other] = traitsIn(chunk.parts, nation);
    const says = chunk.parts.some(
      ({ meaning }) =>
        meaning.kind === 'field' || (meaning.kind === 'traits' && states.some((one) => one in meaning.traits)),
    );
    const first = chunk.parts.find(({ meaning }) => meaning.kind !== 'filler');
    const nouns = traitsIn(chunk.parts, noun);
    const isKind = nouns.length > 0 && !nouns.some((one) => attackers.includes(one));
    const isTold =
      chunk.who === attacker &&
      before &&
      isBehind &&
      isOpen &&
      only !== undefined &&
      other === undefined &&
      traitOf(first, nation) !== undefined &&
      !hasCount(chunk.parts) &&
      (isKind || says);
    // "… and is at full strength": said of him as well.
    const isMore = told && chunk.clause === chunks[n - 1]?.clause && chunk.who === undefined && !isCounted(chunk);
    told = isTold || isMore;
    if (!told) return chunk;
    const parts = chunk.parts.map((part): TextPart => {
      if (part.meaning.kind !== 'traits') return part;
      const isName = Object.keys(part.meaning.traits).join() === nation;
      return { ...part, meaning: isName ? { kind: 'filler' } : { kind: 'unknown', other: true } };
    });
    return { ...chunk, parts };
  });
}

/** "A German army against an Austrian one": both sides are named, and of one alliance. */
function areFriends(parts: readonly TextPart[], chunks: readonly Chunk[]): boolean {
  const at = parts.findIndex(({ meaning }) => meaning.kind === 'versus' && meaning.force === 3);
  return (
    at >= 0 && chunks.some((one) => one.to <= at && isNamed(one)) && chunks.some((one) => one.from > at && isNamed(one))
  );
}

/**
 * "Attacco dei tedeschi: 40 contro 30": where nothing tells a verb from a noun, nobody knows whose the first number is.
 * The nation is named as not understood.
 */
export function withoutDoubtful(parts: readonly TextPart[], { nation, noun }: Lexicon): readonly TextPart[] {
  const at = parts.findIndex((part) => traitOf(part, nation) !== undefined);
  const verb = parts.findIndex(isMark);
  const meaning = parts[verb]?.meaning;
  const isPlain =
    meaning?.kind === 'versus' && meaning.force === 1 && !meaning.turned && !meaning.there && !meaning.mine;
  const end = parts.findIndex((part, i) => i > at && endsClause(part));
  const numbers = parts.findIndex(({ meaning: one }, i) => i > end && one.kind === 'versus' && one.force === 3);
  const isAlone = traitsIn(parts, nation).length === 1 && traitsIn(parts, noun).length === 0;
  const isNext =
    at > verb && parts.slice(verb + 1, at).every((one) => one.meaning.kind === 'filler' || isOptional(one.meaning));
  const isSpoken = parts.slice(0, verb).some(isSelf);
  if (!isPlain || !isNext || !isAlone || isSpoken || end < 0 || numbers < 0) return parts;
  return parts.map((part, i) => (i === at ? { ...part, meaning: { kind: 'unknown', other: true } } : part));
}

/** The sides of a text that names both alliances; undefined where it does not, or nobody says who attacks. */
export function sidesByAlliance(parts: readonly TextPart[], lexicon: Lexicon): Sides | undefined {
  const [first, ...rest] = traitsIn(parts, lexicon.nation);
  const isOne = rest.every((one) => areAllies(one, first, lexicon));
  if (first === undefined) return undefined;
  const whos = whosOf(parts, first, lexicon);
  const chunks = chunksOf(parts, whos, lexicon);
  const speaker = speakerOf(parts, whos);
  const votes = votesFor(parts, whos, chunks, speaker);
  if (votes === 0) return undefined;
  const attacker: Who = votes > 0 ? 0 : 1;
  const sides: Who[] = [];
  for (const chunk of chunks) sides.push(chunk.who ?? sideOf({ chunk, chunks, attacker, given: sides, speaker }));
  const forces = parts.map(({ meaning }) => (meaning.kind === 'versus' && !meaning.there ? meaning.force : 0));
  const hasSide = (isAttack: boolean): boolean =>
    chunks.some((one, n) => one.isForce && (sides[n] === attacker) === isAttack);
  const missing = missingSides(hasSide(true), hasSide(false));
  // "French attack: four corps": behind the colon stand those who were named before it, and nobody else.
  const isAnnounced = hasSide(true) && parts.some((part) => endsClause(part) && part.meaning.kind === 'filler');
  const isWhole = missing.length === 0 || isAnnounced || forces.every((one) => one === 0);
  if (isOne && (!isWhole || areFriends(parts, chunks))) return undefined;
  const told = withoutTold(chunks, sides, attacker, lexicon);
  // "22 against 9, the attackers are Austrians": who the others are, told behind them.
  const isRole = ({ parts: own, who }: Chunk): boolean =>
    who !== undefined && own.some(({ meaning }) => meaning.kind === 'role') && !hasCount(own);
  const of = (isAttack: boolean): readonly TextPart[] => {
    const own = told.flatMap((chunk, n) => ((sides[n] === attacker) === isAttack ? [{ chunk, n }] : []));
    const ordered = [...own.filter(({ chunk }) => isRole(chunk)), ...own.filter(({ chunk }) => !isRole(chunk))];
    return ordered.flatMap(({ chunk, n }) =>
      n > 0 && sides[n] !== sides[n - 1] && !isRole(chunk) ? [AND, ...chunk.parts] : chunk.parts,
    );
  };
  return {
    attack: of(true),
    defence: of(false),
    versus: placesOf(parts.filter(isMark)),
    force: isOne || missing.length > 0 ? Math.max(0, ...forces) : Math.max(2, ...forces),
    hasTwo: missing.length === 0,
    ...(speaker === undefined ? {} : { speaker: speaker === attacker ? 'attack' : 'defence' }),
    faults: forces.some((one) => one > 0) ? missing : [],
  };
}
