import {
  announced,
  givers,
  inherited,
  listed,
  nearestOf,
  printed,
  takeFrom,
  toldOnce,
  valued,
  withLast,
  type Draft,
} from '@/lib/typed/drafts';
import type { Item } from '@/lib/typed/items';
import type { Lexicon } from '@/lib/typed/meaning';
import { firstOf, lastOf } from '@/lib/typed/tokens';

/* The units of a side once all its words are read: who was told before, who is one of several, who is nobody. */

/** A side as a whole. */
interface Whole {
  readonly lexicon: Lexicon;
  /** it stands behind the other: what is said at its end may be of either */
  readonly isAfter: boolean;
  /** the places of words that turn out to be said of nobody, or to say nothing */
  readonly left: { readonly unknown: number[]; readonly filler: number[] };
}

/** The units of a side out of what was read; the words of those that are none go to what is left. */
export function unitsOf(drafts: readonly Draft[], whole: Whole): readonly Item[] {
  const { lexicon } = whole;
  const named = valued(toldOnce(withoutAgain(ownOf(drafts, whole), whole), lexicon), lexicon);
  const told = listed(printed(named, lexicon), lexicon);
  const units = split(givers(announced(withoutNumbers(told, whole), lexicon), lexicon), whole);
  return inherited(
    units.filter((draft) => isTold(draft, units, whole)),
    lexicon,
  );
}

/**
 * What is this side's. "50 against 25 French, heavy artillery": where both sides are numbers, nobody can tell whose
 * the guns after the comma or "with" are; they are named as not understood, unless only an attacker has such units.
 */
function ownOf(drafts: readonly Draft[], { lexicon, isAfter, left }: Whole): readonly Draft[] {
  const { noun, nation, attackers = [] } = lexicon;
  const isAnyones = (draft: Draft, at: number): boolean =>
    draft.apart &&
    draft.traits[noun] !== undefined &&
    !attackers.includes(draft.traits[noun]) &&
    draft.traits[nation] === undefined &&
    at > 0 &&
    drafts.slice(0, at).every((one) => isSum(one, lexicon) || isNationSum(one, lexicon));
  if (!isAfter) return drafts;
  const anyones = drafts.filter(isAnyones);
  left.unknown.push(...anyones.flatMap(({ tokens }) => tokens));
  return drafts.filter((draft) => !anyones.includes(draft));
}

/**
 * "Two British corps hold, the British get their plus one", "the French corps is in a forest, … against a French
 * corps": who is counted elsewhere is not there again.
 */
function withoutAgain(drafts: readonly Draft[], { lexicon, left }: Whole): readonly Draft[] {
  const { nation, noun } = lexicon;
  const isAgain = (draft: Draft, at: number): boolean => {
    const { count, traits, definite } = draft;
    const names = Object.keys(traits);
    const isBare = names.join() === nation || (definite && names.length === 2 && names.includes(noun));
    const isEdge = at === drafts.length - 1 || (at === 0 && definite);
    return (
      count === undefined &&
      nation in traits &&
      isBare &&
      isEdge &&
      drafts.some(
        (one) =>
          one !== draft &&
          one.traits[nation] === traits[nation] &&
          [undefined, one.traits[noun]].includes(traits[noun]) &&
          (one.count !== undefined || Object.keys(one.traits).length > names.length),
      )
    );
  };
  const again = drafts.filter(isAgain);
  left.filler.push(...again.flatMap(({ tokens }) => tokens));
  return drafts.filter((draft) => !again.includes(draft));
}

/** Without the numbers that are neither a strength nor count anybody: they are named as not understood. */
function withoutNumbers(drafts: readonly Draft[], { lexicon, left }: Whole): readonly Draft[] {
  if (lexicon.sums) return drafts;
  const isEmpty = ({ traits, row }: Draft): boolean => Object.keys(traits).length === 0 && !row;
  left.unknown.push(...drafts.filter(isEmpty).flatMap(({ tokens }) => tokens));
  return drafts.filter((draft) => !isEmpty(draft));
}

/** "Two armies, one reduced": the one is a part of the two. */
function split(drafts: readonly Draft[], { lexicon, left }: Whole): readonly Draft[] {
  const { noun, states, which, called, joins = [], strength = [], factors = [] } = lexicon;
  const done: Draft[] = [];
  // Units of which some were told apart: what is left of them.
  let rest: Draft | undefined;
  for (const draft of drafts) {
    const names = Object.keys(draft.traits);
    const before = done.at(-1);
    // … "and another of six"
    if (rest && draft.again && draft.copied.length > 0 && takeFrom(rest, 1, done)) {
      done.push({ ...draft, traits: { ...rest.traits, ...draft.traits }, tokens: withLast(rest, draft) });
      continue;
    }
    if (before !== undefined && isSameAgain(draft, before, lexicon)) {
      Object.assign(before, {
        count: (before.count ?? 1) + 1,
        article: false,
        tokens: [...before.tokens, ...draft.tokens],
      });
      continue;
    }
    // "Two corps, fives", "a regiment, the DIC": once more, with what else is known of them.
    const isOnceMore =
      before !== undefined &&
      draft.apart &&
      draft.count === undefined &&
      names.includes(noun) &&
      names.every(
        (name) =>
          before.traits[name] === draft.traits[name] ||
          typeof draft.traits[name] === 'number' ||
          (name === called && before.traits[name] === undefined && (before.count ?? 1) === 1),
      ) &&
      !names.some((name) => typeof before.traits[name] === 'number');
    // "The 20 corps, active"
    const { within = {} } = lexicon;
    const isNarrower =
      before !== undefined &&
      draft.apart &&
      draft.count === undefined &&
      (before.count ?? 1) === 1 &&
      before.traits[noun] !== undefined &&
      within[String(draft.traits[noun])] === before.traits[noun] &&
      names.every((name) => name === noun || before.traits[name] === draft.traits[name]);
    if (isOnceMore || isNarrower) {
      const said = { ...before.said, ...draft.said };
      const traits = { ...before.traits, ...draft.traits };
      Object.assign(before, { traits, said, tokens: [...before.tokens, ...draft.tokens] });
      continue;
    }
    const isState = (name: string): boolean => states.includes(name) && !joins.includes(name);
    // "Two corps of 7 and one of 6": where numbers alone are strength the second is a corps as well.
    const isOne =
      before !== undefined &&
      draft.count !== undefined &&
      // "Two divisions, una de CBF 32 y otra de 36"
      (!draft.article || (draft.apart && (before.count ?? 1) > 1)) &&
      [...strength.slice(0, 1), ...factors].includes(names.join()) &&
      before.traits[noun] !== undefined;
    const isPart = names.length > 0 && !draft.stands && before !== undefined && (isOne || names.every(isState));
    if (before && isAmong(draft, before, lexicon)) {
      before.count = (before.count ?? 1) - (draft.count ?? 1);
      done.push({ ...draft, traits: { ...before.traits, ...draft.traits }, place: before.place });
      continue;
    }
    // "4, 3 and 2 steps": units of their own, that nobody named.
    if (!isPart || Object.keys(before.traits).every(isState)) {
      done.push(draft);
      continue;
    }
    const isOther = names.some(
      (name) => typeof draft.traits[name] === 'number' && typeof before.traits[name] === 'number',
    );
    const traits = { ...before.traits, ...draft.traits };
    // "Two sound corps and one disrupted", "an army, full, and a reduced": it is not so of the one.
    const isSame = (name: string): boolean => before.traits[name] === draft.traits[name];
    const isUnlike =
      !draft.apart &&
      !draft.again &&
      draft.count !== undefined &&
      names.some((name) => ['boolean', 'string'].includes(typeof before.traits[name]) && !isSame(name));
    if (isUnlike) {
      // "Two divisions, one of rank A and one of rank B": the second is the other one of the two.
      const isLeft = rest !== undefined && takeFrom(rest, draft.count ?? 1, done);
      done.push({
        ...draft,
        traits,
        place: before.place,
        tokens: rest && isLeft ? withLast(rest, draft) : draft.tokens,
      });
      continue;
    }
    const isCounted = isOther && draft.count !== undefined && !draft.article;
    // "Two corps, one of five and one of six": the second is the other one of the two.
    if (rest && isCounted && takeFrom(rest, draft.count ?? 1, done)) {
      done.push({ ...draft, traits, place: before.place, tokens: withLast(rest, draft) });
      continue;
    }
    // "Two corps of five and one of six": each of the two has a number already.
    if (isCounted && !rest) {
      done.push({ ...draft, traits, place: before.place });
      continue;
    }
    // … of those that are several still.
    const all = (isOther && done.findLast(({ count }) => (count ?? 1) > 1)) || before;
    const [whole, part] = [all.count ?? 1, draft.count ?? (isOther ? 1 : (all.count ?? 1))];
    // "The Russian 7th and two reduced ones": more than are there are no part of them, and nobody knows who they are.
    const isKnown = before.count !== undefined || (which !== undefined && before.traits[which] !== undefined);
    if (!isOther && !draft.article && part > whole && isKnown) {
      left.unknown.push(...draft.tokens);
      continue;
    }
    // "Three divisions with 4, 3 and 2 steps": each is one of them.
    if (part >= whole && !isOther)
      Object.assign(before, {
        traits,
        // "German armies: two full", where nobody was counted before.
        ...(before.count === undefined && !draft.article ? { count: draft.count } : {}),
        said: { ...before.said, ...draft.said },
        tokens: [...before.tokens, ...draft.tokens],
      });
    else {
      all.count = Math.max(1, whole - part);
      if (!isOther && part < whole) rest = all;
      done.push({ ...draft, count: part, traits, place: before.place });
    }
  }
  return done;
}
/** "GE army, GE army": the same words right behind the comma are one unit more, and not the same one. */
function isSameAgain(draft: Draft, before: Draft, { noun, nation }: Lexicon): boolean {
  const names = Object.keys(draft.traits);
  return (
    draft.apart &&
    draft.count === undefined &&
    lastOf(before) === firstOf(draft) - 2 &&
    draft.traits[noun] !== undefined &&
    draft.traits[nation] !== undefined &&
    names.length === Object.keys(before.traits).length &&
    names.every((name) => before.traits[name] === draft.traits[name])
  );
}

/** "Three corps, one active": after the comma fewer of them, of a kind that these may be of. */
function isAmong({ apart, count, article, traits }: Draft, before: Draft, lexicon: Lexicon): boolean {
  const { noun, within = {} } = lexicon;
  const isAlike = Object.entries(traits).every(([name, value]) => name === noun || before.traits[name] === value);
  return (
    apart &&
    count !== undefined &&
    !article &&
    count < (before.count ?? 1) &&
    before.traits[noun] !== undefined &&
    within[String(traits[noun])] === before.traits[noun] &&
    isAlike
  );
}

/**
 * "Un corpo inglese e una francese": she is no corps. Where one noun alone is feminine it is that one; else nobody
 * knows which she is, and the words are named as not understood.
 */
function isTold(draft: Draft, drafts: readonly Draft[], { lexicon, left }: Whole): boolean {
  const { noun, masculine = [], feminine = [] } = lexicon;
  if (!draft.feminine || draft.traits[noun] !== undefined) return true;
  const beside = nearestOf(drafts, drafts.indexOf(draft), noun);
  if (beside === undefined || !masculine.includes(beside)) return true;
  const [only, other] = feminine;
  if (only !== undefined && other === undefined) draft.traits[noun] = only;
  else left.unknown.push(...draft.tokens);
  return only !== undefined && other === undefined;
}

/** A side of a game of sums that is only a number so far. */
export function isSum(draft: Draft | undefined, lexicon: Lexicon): boolean {
  return (
    lexicon.sums === true && draft?.count !== undefined && !draft.article && Object.keys(draft.traits).length === 0
  );
}

/** "24 Germans with guns": so many of a nation, that are no guns. */
export function isNationSum(draft: Draft | undefined, lexicon: Lexicon): boolean {
  const names = Object.keys(draft?.traits ?? {}).join();
  return lexicon.sums === true && draft?.count !== undefined && !draft.article && names === lexicon.nation;
}
