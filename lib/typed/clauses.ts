import { isMark } from '@/lib/typed/chunks';
import type { Lexicon } from '@/lib/typed/meaning';
import { endsClause, filled, OTHER, traitOf, wordOf, type TextPart, type Typed } from '@/lib/typed/parts';
import { isFightingBefore, sideOfVerb } from '@/lib/typed/persons';
import type { SideName } from '@/lib/typed/reading';
import type { Token } from '@/lib/typed/tokens';

/* The clauses of a text, and whose the fields are of one that names nobody: "they defend out of command". */

export interface Clause {
  readonly from: number;
  readonly to: number;
  readonly parts: readonly TextPart[];
}

const THE = /^(?:the|el|la|los|las|il|lo|gli|i|le|l)$/;
const VERB =
  /^(?:is|are|was|were|has|have|had|gets?|shows?|es|son|esta|estan|tiene|tienen|ha|han|va|van|e|sono|hanno|sta|stanno)$/;
/** Whether a subject with its verb begins a clause at a place, no comma before it: "… a French army the German is". */
function beginsAt(parts: readonly TextPart[], at: number, { tokens, lexicon }: Typed): boolean {
  const isSubject = (part: TextPart | undefined): boolean =>
    part !== undefined && (part.meaning.kind === 'role' || isUnit(part, lexicon));
  const next = parts.findIndex((part, i) => i > at && !isSubject(part));
  const verb = parts[next];
  return (
    THE.test(wordOf(parts[at], tokens)) &&
    ['traits', 'number', 'field'].includes(parts[at - 1]?.meaning.kind ?? '') &&
    next > at + 1 &&
    verb?.meaning.kind === 'filler' &&
    VERB.test(tokens[verb.from]?.folded ?? '')
  );
}

/** The clauses of a text, at its commas, colons and "and", and where a subject with its verb begins one. */
export function clausesOf(parts: readonly TextPart[], typed: Typed): readonly Clause[] {
  const ends = parts.flatMap((part, i): readonly (readonly [to: number, from: number])[] => {
    if (endsClause(part) || part.meaning.kind === 'and') return [[i, i + 1]];
    return i > 0 && beginsAt(parts, i, typed) ? [[i, i]] : [];
  });
  return [-1, ...ends.keys()].map((end) => {
    const [from, to] = [ends[end]?.[1] ?? 0, ends[end + 1]?.[0] ?? parts.length];
    return { from, to, parts: parts.slice(from, to) };
  });
}

/** Whether a part says who somebody is. */
export const isUnit = ({ meaning }: TextPart, { noun, nation }: Lexicon): boolean =>
  meaning.kind === 'traits' && (noun in meaning.traits || nation in meaning.traits);

const isField = ({ meaning }: TextPart): boolean =>
  meaning.kind === 'field' || (meaning.kind === 'asks' && meaning.of === 'field');

/** A verb between two sides, or who stands on one of them. */
export const isSided = (part: TextPart): boolean => isMark(part) || part.meaning.kind === 'role';

/** The side that the only verb or role of a clause names; none for "attacked by", and for "got hit". */
export function sideOf({ parts }: Clause, tokens: readonly Token[]): SideName | undefined {
  const [only, other] = parts.filter(isSided);
  if (!only || other) return undefined;
  const { meaning } = only;
  if (meaning.kind === 'role') return meaning.side;
  if (meaning.kind === 'defends') return meaning.hit ? undefined : 'defence';
  const isVerb = meaning.kind === 'versus' && meaning.force === 1 && !meaning.turned && !meaning.there && !meaning.mine;
  return isVerb && sideOfVerb(wordOf(only, tokens), 'doing', 'does', 'noun') === 'attack' ? 'attack' : undefined;
}

const FOR = /^(?:for|para|per|to|al|ai|agli)$/;
/** "A five for the German": beside the fight a number that somebody has, and that counts nobody. */
function isTold({ parts }: Clause, { tokens, lexicon }: Typed): boolean {
  const said = parts.filter(({ meaning }) => meaning.kind !== 'filler' && !isArticle(meaning));
  const [number, people, other] = said;
  const between = parts.slice(parts.indexOf(number as TextPart) + 1, parts.indexOf(people as TextPart));
  return (
    number?.meaning.kind === 'number' &&
    people?.meaning.kind === 'traits' &&
    lexicon.nation in people.meaning.traits &&
    !(lexicon.noun in people.meaning.traits) &&
    other === undefined &&
    between.some((part) => FOR.test(wordOf(part, tokens)))
  );
}
const isArticle = (meaning: TextPart['meaning']): boolean => meaning.kind === 'number' && meaning.article === true;

/** "One of the attackers", "an attacking unit": the number counts nobody anew. */
const isOne = (part: TextPart | undefined): boolean => part?.meaning.kind === 'number' && part.meaning.value === 1;

/** Whether a clause names no units, and counts nobody; "the attacking corps" are no others than those of the fight. */
function isUnnamed({ parts }: Clause, { tokens, lexicon }: Typed): boolean {
  const hasRole = parts.some(
    (part) => part.meaning.kind === 'role' || (isMark(part) && isFightingBefore(wordOf(part, tokens))),
  );
  return parts.every((part, i) => {
    // … nor has it a modifier, which is told with its own words.
    if (part.meaning.kind === 'signed') return false;
    if (part.meaning.kind === 'number') return isOne(part) || parts[i - 1]?.meaning.kind === 'asks';
    return !isUnit(part, lexicon) || (hasRole && traitOf(part, lexicon.nation) === undefined);
  });
}

/** The parts of a clause whose fields are those of a side. */
function ofSide({ parts }: Clause, side: SideName): readonly TextPart[] {
  const first = parts.findIndex(isField);
  const begin = parts[first]?.from ?? 0;
  const said = parts.map((part, i): TextPart => {
    const isBefore = i < first && (part.meaning.kind === 'traits' || isOne(part));
    return isBefore || isMark(part) || part.meaning.kind === 'role' ? filled(part) : part;
  });
  return [...said.slice(0, first), { from: begin, to: begin, meaning: { kind: 'role', side } }, ...said.slice(first)];
}

/**
 * Beside a clause with the fight, one with no units has only fields, and those of the side that its verb names: "two
 * corps attack a third, he defends out of command", "one of the attackers is in LLC", "the attack comes from the rear".
 */
export function withClauseRoles(parts: readonly TextPart[], typed: Typed): readonly TextPart[] {
  const clauses = clausesOf(parts, typed);
  const fights = clauses.flatMap(({ parts: own }, i) =>
    own.some(isMark) && own.some((part) => isUnit(part, typed.lexicon)) ? [i] : [],
  );
  return clauses.flatMap((clause, nth): readonly TextPart[] => {
    const joint = parts.slice(clause.to, clauses[nth + 1]?.from ?? clause.to);
    return [
      ...(fights.some((at) => at !== nth) ? toldBeside(clause, nth > Math.min(...fights), typed) : clause.parts),
      ...joint,
    ];
  });
}

/** The parts of a clause that stands beside the fight. */
function toldBeside(clause: Clause, isBehind: boolean, typed: Typed): readonly TextPart[] {
  const { parts } = clause;
  if (isTold(clause, typed))
    return parts.map((part) => (part.meaning.kind === 'filler' ? part : { ...part, meaning: OTHER }));
  // "… attack a French division, against fieldworks": behind a whole fight the word parts nobody.
  const [first] = parts;
  const isAgainst =
    isBehind && first?.meaning.kind === 'versus' && first.meaning.force === 3 && parts.filter(isMark).length === 1;
  const side = isAgainst ? 'defence' : sideOf(clause, typed.tokens);
  return side !== undefined && parts.some(isField) && isUnnamed(clause, typed) ? ofSide(clause, side) : parts;
}
