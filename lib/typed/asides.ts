import { isMark } from '@/lib/typed/chunks';
import { isUnit } from '@/lib/typed/clauses';
import type { Lexicon } from '@/lib/typed/meaning';
import { endsClause, OTHER, placesOf, traitsIn, type TextPart, type Typed } from '@/lib/typed/parts';

/*
 * What a clause tells of others than those of the question: "two Germans are in other hexes", "one has gone already".
 */

const STACKS =
  'hex(?:es)?|spaces?|stacks?|places?|areas?|fronts?|hexagonos?|casillas?|espacios?|pilas?|lugares|sitios?|partes?|frentes?|' +
  'esagon[oi]|caselle?|spazi|pil[ae]|post[oi]|luogh?[oi]|part[ei]|fronti?';
const ELSEWHERE = new RegExp(
  `(?:^| )(?:elsewhere|altrove|(?:(?:an)?other|remaining|otr[oa]s?|demas|restantes|altr[oiae]|restanti)(?: \\S+)? (?:${STACKS}))(?: |$)`,
);
const EARLIER = /(?:^| )(?:already|earlier|previously|before|ya|antes|anteriormente|gia|prima|precedentemente)(?: |$)/;
/** A verb of what is over: "has gone", "volvió", "è andato". */
const OVER =
  /(?:^| )(?:(?:has|have|had|was|were|ha|han|habian?|fue|fueron|e|sono|hanno|era|erano|aveva(?:no)?)(?: \S+)? (?:gone|been|used|moved|left|made|taken|sent|come|fatto|preso|\S+ed|\S*[aei]d[oa]s?|\S+[aeiu]t[oaie])|hizo|hicieron|volvio|volvieron|gasto|gastaron|uso|usaron|fue|fueron|used|went|spent|moved)(?: |$)/;

/** "The British move is spent": it is over, whenever it was. */
const SPENT =
  /(?:^| )(?:spent|used(?: up)?|usad[oa]s?|gastad[oa]s?|consumid[oa]s?|spes[oaie]|usat[oaie]|consumat[oaie])(?: |$)/;

/** "So that a German army stays unflipped": what is wanted, of whoever is left. */
const WANTED =
  /(?:^| )(?:so that|so as|in order that|(?:de modo|de manera|de forma|para) que|in modo (?:che|da)|affinche)(?: |$)/;

/**
 * Whether a clause tells of units that stand elsewhere, or of what others did before than those who are named beside
 * it: "his corps is already flipped" is told of the corps of the fight.
 */
function isAside(
  clause: readonly TextPart[],
  others: readonly TextPart[],
  { tokens, lexicon: { nation, states } }: Typed,
): boolean {
  const words = placesOf(clause)
    .map((at) => tokens[at]?.folded ?? '')
    .join(' ');
  if (ELSEWHERE.test(words) || SPENT.test(words) || WANTED.test(words)) return true;
  const [people] = traitsIn(clause, nation);
  // "One Russian corps has made that trip already" tells of another, "a German corps has been flipped" of him.
  const isOther = isCounted(clause) && states.every((name) => traitsIn(clause, name).length === 0);
  const isStrange = people !== undefined && (isOther || !traitsIn(others, nation).includes(people));
  return isStrange && EARLIER.test(words) && OVER.test(words);
}

/** "One Russian corps": a number stands before whoever is named. */
const isCounted = (clause: readonly TextPart[]): boolean =>
  clause.some(({ meaning }, at) => meaning.kind === 'number' && clause[at + 1]?.meaning.kind === 'traits');

/** What stands between the commas of a text: "è" is no "and". */
const clausesOf = (parts: readonly TextPart[]): readonly (readonly TextPart[])[] =>
  parts.reduce<readonly (readonly TextPart[])[]>(
    (clauses, part) =>
      endsClause(part) ? [...clauses, []] : [...clauses.slice(0, -1), [...(clauses.at(-1) ?? []), part]],
    [[]],
  );

/**
 * The parts of a text in which whom an aside names, how many, and where, is not understood: beside others they are no
 * units of the question. What the words of a game make of the clause stays.
 */
export function withoutAsides(parts: readonly TextPart[], typed: Typed): readonly TextPart[] {
  const named = clausesOf(parts).filter((clause) => clause.some((part) => isUnit(part, typed.lexicon)));
  const asides = named.filter((clause) => {
    const others = parts.filter((part) => !clause.includes(part));
    return !clause.some(isMark) && isAside(clause, others, typed);
  });
  if (asides.length === 0 || asides.length === named.length) return parts;
  const others = new Set(asides.flatMap((clause) => othersIn(clause, typed.lexicon)));
  return parts.map((part) => (others.has(part) ? { ...part, meaning: OTHER } : part));
}

const othersIn = (parts: readonly TextPart[], lexicon: Lexicon): readonly TextPart[] =>
  parts.filter((part, at) => {
    const { meaning } = part;
    if (meaning.kind === 'number') return parts[at + 1]?.meaning.kind === 'traits';
    return meaning.kind === 'traits' || (meaning.kind === 'field' && lexicon.ground?.includes(meaning.field) === true);
  });
