import { clauseAt, isMark, isNamed, otherThan, type Chunk, type Who } from '@/lib/typed/chunks';
import { endsClause, isLoose, type TextPart } from '@/lib/typed/parts';

/* Which of two alliances attacks: every word that says something of it has a vote. */

/** Who attacks as a word says, and how surely. */
interface Vote {
  readonly who: Who | undefined;
  readonly weight: number;
}
const NONE: Vote = { who: undefined, weight: 0 };

type Versus = Extract<TextPart['meaning'], { kind: 'versus' }>;

/** A word at a place of the text, with who is named around it. */
interface Sight {
  readonly parts: readonly TextPart[];
  readonly at: number;
  readonly before: readonly Chunk[];
  readonly after: readonly Chunk[];
  /** the chunk that it stands in */
  readonly own: Chunk | undefined;
  readonly clause: number;
  /** where the last one ends who was named before it */
  readonly start: number;
  /** who stands before it in its clause: its subject */
  readonly left: Who | undefined;
  /** who stands behind it in its clause */
  readonly right: Who | undefined;
  /** who is named next, in whatever clause */
  readonly target: Chunk | undefined;
}

export const isSelf = ({ meaning }: TextPart): boolean =>
  (meaning.kind === 'filler' && (meaning.self === true || meaning.speaker === true)) ||
  (meaning.kind === 'versus' && meaning.mine === true);

/** Who speaks, where he says so: "my Brits", "I have two French corps", "I come with 22 Russians". */
export function speakerOf(parts: readonly TextPart[], whos: readonly (Who | undefined)[]): Who | undefined {
  for (const [i, part] of parts.entries()) {
    if (!isSelf(part) && !(part.meaning.kind === 'filler' && part.meaning.own)) continue;
    const next = parts.slice(i + 1);
    const end = next.findIndex((one) => endsClause(one) || one.meaning.kind === 'and');
    const clause = end < 0 ? next : next.slice(0, end);
    const at = clause.findIndex((_, nth) => whos[i + 1 + nth] !== undefined);
    const before = clause.slice(0, Math.max(0, at));
    const marks = before.filter(isMark);
    // "I attack the Germans"; but "I attack with three Germans".
    // … or "I come with three"
    const isMeans = [part, ...before].some(
      ({ meaning }) => meaning.kind === 'with' || (meaning.kind === 'versus' && meaning.with),
    );
    if (at >= 0 && (isMeans || (marks.length === 0 && !isMark(part)))) return whos[i + 1 + at];
  }
  return undefined;
}

function sightOf(
  parts: readonly TextPart[],
  at: number,
  whos: readonly (Who | undefined)[],
  chunks: readonly Chunk[],
  speaker: Who | undefined,
): Sight {
  const clause = clauseAt(parts, at);
  const before = chunks.filter(({ to }) => to <= at);
  const after = chunks.filter(({ from }) => from > at);
  const start = whos.slice(0, at).findLastIndex((who) => who !== undefined) + 1;
  // "The British, with two corps, attack hex 35; …": what stands between the commas is told of the subject.
  const [comma, lead] = parts.slice(start, at);
  const isAside = isLoose(comma) && lead?.meaning.kind === 'with' && isLoose(parts[at - 1]);
  const subject = before.findLast((one) => isNamed(one) && (isAside || one.clause === clause));
  // "The Turk has two corps and I come with one": who speaks is whoever he is.
  const isSpeaker = parts.slice(start, at + 1).some(isSelf);
  return {
    parts,
    at,
    before,
    after,
    own: chunks.find(({ from, to }) => from <= at && at < to),
    clause,
    start,
    left: isSpeaker ? speaker : subject?.who,
    right: after.find((one) => isNamed(one) && one.clause === clause)?.who,
    target: after.find(isNamed),
  };
}

/** "Those who attack are Austrians", "the Germans, who are the ones attacking, four corps". */
function byRole({ parts, at, before, own }: Sight, side: 'attack' | 'defence'): Vote {
  // "Attacker's die 4", "whoever attacks has +1": the role is the number's.
  const isSaid = ({ meaning }: TextPart): boolean => meaning.kind !== 'filler';
  const isOfNumber = [parts.slice(0, at).findLast(isSaid), parts.slice(at + 1).find(isSaid)].some(
    (one) => one?.meaning.kind === 'signed' || (one?.meaning.kind === 'asks' && one.meaning.of === 'field'),
  );
  // "The attackers are in LLC"
  const isOfField = own !== undefined && own.who === undefined && own.parts.some((one) => one.meaning.kind === 'field');
  if (isOfNumber || isOfField) return NONE;
  const isAlone = own !== undefined && !own.parts.some(({ meaning }) => ['number', 'asks'].includes(meaning.kind));
  const named = own?.who ?? (isAlone ? before.findLast(isNamed)?.who : undefined);
  return { who: side === 'attack' ? named : otherThan(named), weight: 3 };
}

/** "Two corps hold Liège", "inside a corps". */
function byHolding({ parts, at, after, clause, left, right }: Sight, isVerb: boolean): Vote {
  // "The Belgians, with a corps, defend in Antwerp against two Germans": who stands behind "against" attacks.
  const end = after.find((one) => isNamed(one) && one.clause === clause)?.from;
  const isAgainst =
    left === undefined &&
    parts.slice(at + 1, end).some(({ meaning }) => meaning.kind === 'versus' && meaning.force === 3 && !meaning.turned);
  return isVerb && right !== undefined && isAgainst
    ? { who: right, weight: 3 }
    : { who: otherThan(left ?? right), weight: 3 };
}

/** "Defence 11": a noun of the side that it belongs to. */
function byDefence({ parts, at, before, clause, left, right }: Sight): Vote {
  // "Against defence 4": the word before it has said who attacks.
  const mark = parts.slice(0, at).findLast(isMark)?.meaning;
  if (mark?.kind === 'versus' && mark.force === 3 && !mark.turned && right === undefined) return NONE;
  // "Two German corps on Osowiec, fortress defence 4": another's; but "a Russian fortress, defence two" is his own.
  const isOther = before.some((one) => one.clause === clause && one.isForce);
  const last = before.findLast(isNamed)?.who;
  return { who: otherThan(left ?? right) ?? (isOther ? last : otherThan(last)), weight: 3 };
}

/** "Two armies on it"; "I have a division and down comes a German one": behind a joint the subject follows. */
function byThere({ parts, at, start, left, right, target }: Sight): Vote {
  const isApart = parts.slice(start, at).some(({ meaning }) => meaning.kind === 'and' || meaning.kind === 'versus');
  return { who: (isApart ? right : left) ?? left ?? target?.who, weight: 3 };
}

/** "Against". */
function byAgainst({ parts, at, left, right, target }: Sight): Vote {
  // "Defends against two corps": the verb has said it.
  if (parts.slice(0, at).findLast(isMark)?.meaning.kind === 'defends') return NONE;
  const told = otherThan(right) ?? left;
  return told === undefined ? { who: otherThan(target?.who), weight: 1 } : { who: told, weight: 4 };
}

/** "I attack", "ataco": whoever speaks does it. */
const isMine = (parts: readonly TextPart[], at: number): boolean =>
  parts.slice(Math.max(0, at - 1), at + 1).some(isSelf);

/** Who stands before a verb of attack in its clause does it; else whoever follows suffers it, unless behind "with". */
function byAttack({ parts, at, before, clause, left, target }: Sight, isWith: boolean): Vote {
  if (left !== undefined) return { who: left, weight: 3 };
  if (target === undefined) return { who: before.findLast(isNamed)?.who, weight: 2 };
  const isMeans = parts.slice(at, target.from).some(({ meaning }) => meaning.kind === 'with');
  // "Attacking into Metz, three French corps, the Germans have two": in a clause of his own he follows who attacks.
  const isOwn = target.clause !== clause;
  // "A German division, from one hex, attack across a river, a French one": who was told before, with no ground.
  const isGround = ({ meaning }: TextPart): boolean => meaning.kind === 'field';
  const isOfRole = ({ meaning }: TextPart): boolean => meaning.kind === 'role';
  const isTold = before.some(isNamed) && !before.some((one) => one.parts.some(isGround) && !one.parts.some(isOfRole));
  const isSubject = isWith || isMeans || (isOwn && (isMine(parts, at) || !isTold));
  return { who: isSubject ? target.who : otherThan(target.who), weight: 2 };
}

function byVersus(sight: Sight, { whose, turned, there, force, with: isWith }: Versus): Vote {
  const { left, right, target } = sight;
  if (whose === 'defence') return byDefence(sight);
  // "They attack me with 20, I have 5 Austrians": in a clause of his own he suffers it.
  if (turned) return { who: right ?? otherThan(left) ?? otherThan(target?.who), weight: 4 };
  if (there) return byThere(sight);
  if (force === 3) return byAgainst(sight);
  return force === 2 ? { who: otherThan(right) ?? left, weight: 2 } : byAttack(sight, isWith === true);
}

/** "Three armies to Nis": whoever goes there; where another word says who attacks it counts for little. */
const byGoing = ({ own, left }: Sight): Vote => ({ who: own?.who ?? left, weight: 1 });

/** "Three armies to Nis" */
const isTo = ({ meaning }: TextPart): boolean => meaning.kind === 'field' && meaning.toward === true;
const hasVote = (part: TextPart): boolean =>
  isMark(part) || isTo(part) || part.meaning.kind === 'role' || part.meaning.kind === 'inside';

/** The vote of the word that is seen. */
function voteOf(sight: Sight): Vote {
  const meaning = sight.parts[sight.at]?.meaning;
  if (meaning?.kind === 'role') return byRole(sight, meaning.side);
  if (meaning?.kind === 'versus') return byVersus(sight, meaning);
  return meaning?.kind === 'field' ? byGoing(sight) : byHolding(sight, meaning?.kind === 'defends');
}

/** How much speaks for the alliance named first as the attacker, less what speaks for the other. */
export function votesFor(
  parts: readonly TextPart[],
  whos: readonly (Who | undefined)[],
  chunks: readonly Chunk[],
  speaker: Who | undefined,
): number {
  const sights = parts.flatMap((part, at) => (hasVote(part) ? [sightOf(parts, at, whos, chunks, speaker)] : []));
  // Where a clause says who attacks whom, a verb of another that names nobody says nothing of it: "he picks the hits".
  const isWhole = sights.some(({ left, right }) => left !== undefined && otherThan(left) === right);
  const votes = sights.map((sight): Vote => {
    const part = sight.parts[sight.at];
    const isApart = sight.left === undefined && sight.right === undefined && part !== undefined && isMark(part);
    return isWhole && isApart ? NONE : voteOf(sight);
  });
  return votes.reduce((sum, { who, weight }) => sum + (who === 0 ? weight : who === 1 ? -weight : 0), 0);
}
