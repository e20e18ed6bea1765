import { chunksOf, clauseAt, hasCount, isMark, otherThan, whosOf, type Chunk, type Who } from '@/lib/typed/chunks';
import type { Lexicon } from '@/lib/typed/meaning';
import {
  AND,
  areAllies,
  endsClause,
  isLoose,
  isOptional,
  placesOf,
  traitOf,
  traitsIn,
  type Sides,
  type TextPart,
} from '@/lib/typed/parts';

/*
 * Where an alliance is named, who somebody is says on which side he stands, in whatever order they are told: only who
 * attacks is asked, and every verb has a vote. Whoever is not named stands where the verb of his clause says.
 */

const isNamed = ({ who }: Chunk): boolean => who !== undefined;
const isSelf = ({ meaning }: TextPart): boolean =>
  (meaning.kind === 'filler' && (meaning.self === true || meaning.speaker === true)) ||
  (meaning.kind === 'versus' && meaning.mine === true);

/** Who speaks, where he says so: "my Brits", "I have two French corps", "I come with 22 Russians". */
function speakerOf(parts: readonly TextPart[], whos: readonly (Who | undefined)[]): Who | undefined {
  for (const [i, part] of parts.entries()) {
    if (!isSelf(part) && !(part.meaning.kind === 'filler' && part.meaning.own)) continue;
    const next = parts.slice(i + 1);
    const end = next.findIndex((one) => endsClause(one) || one.meaning.kind === 'and');
    const clause = end < 0 ? next : next.slice(0, end);
    const at = clause.findIndex((_, nth) => whos[i + 1 + nth] !== undefined);
    const before = clause.slice(0, Math.max(0, at));
    const marks = before.filter(isMark);
    // "I attack the Germans"; but "I attack with three Germans".
    const isMeans = before.some(
      ({ meaning }) => meaning.kind === 'with' || (meaning.kind === 'versus' && meaning.with),
    );
    if (at >= 0 && (isMeans || (marks.length === 0 && !isMark(part)))) return whos[i + 1 + at];
  }
  return undefined;
}

/** How much speaks for the alliance named first as the attacker, and how much against it. */
function votesFor(
  parts: readonly TextPart[],
  whos: readonly (Who | undefined)[],
  chunks: readonly Chunk[],
  speaker: Who | undefined,
): number {
  const votes = parts.map(({ meaning }, i): { who: Who | undefined; weight: number } => {
    const clause = clauseAt(parts, i);
    const before = chunks.filter(({ to }) => to <= i);
    const after = chunks.filter(({ from }) => from > i);
    const start = whos.slice(0, i).findLastIndex((who) => who !== undefined) + 1;
    // "The Turk has two corps and I come with one": who speaks is whoever he is.
    const isOwn = parts.slice(start, i + 1).some(isSelf);
    // "The British, with two corps, attack hex 35; …": what stands between the commas is told of the subject.
    const [comma, lead] = parts.slice(start, i);
    const isAside = isLoose(comma) && lead?.meaning.kind === 'with' && isLoose(parts[i - 1]);
    const subject = before.findLast(({ who, clause: own }) => who !== undefined && (isAside || own === clause));
    const left = isOwn ? speaker : subject?.who;
    const right = after.find(({ who, clause: own }) => who !== undefined && own === clause)?.who;
    const target = after.find(isNamed);
    const none = { who: undefined, weight: 0 };
    // "Those who attack are Austrians"
    const own = chunks.find(({ from, to }) => from <= i && i < to);
    if (meaning.kind === 'role') {
      // "Attacker's die 4" is the number's.
      const isOfNumber = [parts[i - 1], parts[i + 1]].some(
        (one) => one?.meaning.kind === 'signed' || (one?.meaning.kind === 'asks' && one.meaning.of === 'field'),
      );
      // "… the Germans, who are the ones attacking, four corps"
      const isAlone =
        own !== undefined && !own.parts.some(({ meaning: one }) => one.kind === 'number' || one.kind === 'asks');
      const named = own?.who ?? (isAlone ? before.findLast(isNamed)?.who : undefined);
      return isOfNumber ? none : { who: meaning.side === 'attack' ? named : otherThan(named), weight: 3 };
    }
    // "The Belgians, with a corps, defend in Antwerp against two Germans": who stands behind "against" attacks.
    const isAgainst =
      left === undefined &&
      parts
        .slice(i + 1, after.find(({ who, clause: own }) => who !== undefined && own === clause)?.from)
        .some(({ meaning: one }) => one.kind === 'versus' && one.force === 3 && !one.turned);
    if (meaning.kind === 'defends' && right !== undefined && isAgainst) return { who: right, weight: 3 };
    if (meaning.kind === 'defends' || meaning.kind === 'inside') return { who: otherThan(left ?? right), weight: 3 };
    if (meaning.kind !== 'versus') return none;
    if (meaning.whose === 'defence') {
      // "Against defence 4": the word before it has said who attacks.
      const mark = parts.slice(0, i).findLast(isMark)?.meaning;
      if (mark?.kind === 'versus' && mark.force === 3 && !mark.turned && right === undefined) return none;
      // "Two German corps on Osowiec, fortress defence 4": another's; but "a Russian fortress, defence two" is his own.
      const isOther = before.some((one) => one.clause === clause && one.isForce);
      const last = before.findLast(isNamed)?.who;
      return { who: otherThan(left ?? right) ?? (isOther ? last : otherThan(last)), weight: 3 };
    }
    // "They attack me with 20, I have 5 Austrians": in a clause of his own he suffers it.
    if (meaning.turned) return { who: right ?? otherThan(left) ?? otherThan(target?.who), weight: 4 };
    if (meaning.there) {
      // "I have a division and down comes a German one": behind a joint the subject follows.
      const isApart = parts.slice(start, i).some(({ meaning: one }) => one.kind === 'and' || one.kind === 'versus');
      return { who: (isApart ? right : left) ?? left ?? target?.who, weight: 3 };
    }
    if (meaning.force === 3) {
      // "Defends against two corps": the verb has said it.
      if (parts.slice(0, i).findLast(isMark)?.meaning.kind === 'defends') return none;
      const told = otherThan(right) ?? left;
      return told === undefined ? { who: otherThan(target?.who), weight: 1 } : { who: told, weight: 4 };
    }
    if (meaning.force === 2) return { who: otherThan(right) ?? left, weight: 2 };
    // Who stands before a verb of attack in its clause does it; else whoever follows suffers it, unless behind "with".
    if (left !== undefined) return { who: left, weight: 3 };
    if (target === undefined) return { who: before.findLast(isNamed)?.who, weight: 2 };
    const isMeans = parts.slice(i, target.from).some((part) => part.meaning.kind === 'with');
    // "Attacking into Metz, three French corps, the Germans have two": in a clause of his own he follows who attacks.
    const isSubject = meaning.with || isMeans || target.clause !== clause;
    return { who: isSubject ? target.who : otherThan(target.who), weight: 2 };
  });
  return votes.reduce((sum, { who, weight }) => sum + (who === 0 ? weight : who === 1 ? -weight : 0), 0);
}

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
  const next = later.find(isNamed)?.who;
  // "My Brits are hit by two armies, we're in trenches, just one army": who speaks tells of himself.
  const tells = own.some(({ parts }) => parts.some(isSelf)) && !own.some(isNamed) && marksIn(own).length === 0;
  if (tells && speaker !== undefined) return speaker;
  // "…, he sits in Tarnow with an army": the place is of whoever is there.
  const after = later.find(isNamed);
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
  const isCounted = ({ parts }: Chunk): boolean =>
    hasCount(parts) || parts.some((part) => traitOf(part, noun) !== undefined || part.meaning.kind === 'ordinal');
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
  const missing = [
    ...(hasSide(true) ? [] : [{ code: 'side', missing: 'attack' } as const]),
    ...(hasSide(false) ? [] : [{ code: 'side', missing: 'defence' } as const]),
  ];
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
