import type { Item } from '@/lib/typed/items';
import type { Lexicon, Value } from '@/lib/typed/meaning';

/* Units of a side as they are read one after the other, and what those say of each other once all are known. */

/** A unit, or several alike, as far as the words say it. */
export interface Draft {
  count: number | undefined;
  article: boolean;
  traits: Record<string, Value>;
  said: Record<string, readonly number[]>;
  place: Value | undefined;
  tokens: number[];
  /** the noun stands there as a word of its own */
  named: boolean;
  /** its number stands after it: "German 20" */
  after: boolean;
  /** "two armies x 2": the number after the sign */
  times: boolean;
  /** it stands in a row of ordinals, whose last says what they all are */
  row: boolean;
  /** a word that nobody knows stands where its noun would */
  strange: boolean;
  /** a comma parts it from what stands before it */
  apart: boolean;
  /** "a full one": the noun and the nation are those of its neighbour, and it is another unit */
  stands: boolean;
  /** the traits that "another" has of the unit before it */
  copied: readonly string[];
  /** "una": no masculine noun is meant */
  feminine: boolean;
  /** "another" alone counts one: "another two" are two */
  again: boolean;
  /** … of a unit with its strength: the number behind it is its own */
  rated: boolean;
  /** "CBF 4": its number stands behind the name */
  led: boolean;
  /** "the cavalry": somebody who was named before */
  definite: boolean;
}

/** A unit of which nothing is said yet but from where it comes, and whether a comma stands before it. */
export const newDraft = (place: Value | undefined, apart: boolean): Draft => ({
  count: undefined,
  article: false,
  traits: {},
  said: {},
  place,
  tokens: [],
  named: false,
  after: false,
  times: false,
  row: false,
  strange: false,
  apart,
  stands: false,
  copied: [],
  feminine: false,
  again: false,
  rated: false,
  led: false,
  definite: false,
});

/** Takes some of the units that are left of several; false where fewer are left. */
export function takeFrom(rest: Draft, count: number, done: Draft[]): boolean {
  const left = (rest.count ?? 1) - count;
  if (left < 0 || !done.includes(rest)) return false;
  if (left === 0) done.splice(done.indexOf(rest), 1);
  rest.count = left;
  return true;
}

/** The words of several units are those of the last of them, once all are told. */
export const withLast = (rest: Draft, { tokens }: Draft): number[] =>
  rest.count === 0 ? [...rest.tokens, ...tokens] : tokens;

/** "Two German corps 6-7-4 and 5-6-4": as many counters as there are units, each with what is printed on it. */
export function printed(drafts: readonly Draft[], { noun, factors = [] }: Lexicon): readonly Draft[] {
  const isPrinted = ({ traits }: Draft): boolean => factors.some((name) => typeof traits[name] === 'number');
  const isBare = (one: Draft): boolean =>
    one.count === undefined && isPrinted(one) && Object.keys(one.traits).every((name) => factors.includes(name));
  const done: Draft[] = [];
  for (let at = 0; at < drafts.length; at++) {
    const draft = drafts[at] as Draft;
    const { count = 1, traits } = draft;
    const others = drafts.slice(at + 1, at + count);
    done.push(draft);
    if (count < 2 || traits[noun] === undefined || !isPrinted(draft)) continue;
    const after = drafts[at + count];
    if (others.length !== count - 1 || !others.every(isBare) || (after && isBare(after))) continue;
    done.splice(
      -1,
      1,
      { ...draft, count: 1 },
      ...others.map((one) => ({ ...one, count: 1, traits: { ...traits, ...one.traits } })),
    );
    at += others.length;
  }
  return done;
}

/**
 * "Three corps of 7, 6 and 6", "two divisions, 30 and 28", "three guns, ARF 5, 5 and 6": as many numbers as there are
 * units are those of each.
 */
export function listed(drafts: readonly Draft[], { noun, strength = [], rated = [] }: Lexicon): readonly Draft[] {
  const [usual] = strength;
  if (usual === undefined) return drafts;
  const isBare = (one: Draft): boolean =>
    Object.keys(one.traits).length === 0 && one.count !== undefined && !one.article;
  const done: Draft[] = [];
  for (let at = 0; at < drafts.length; at++) {
    const draft = drafts[at] as Draft;
    const { count = 1, traits } = draft;
    const next = drafts.slice(at + 1);
    // "Two guns, ARF 6 and 4": what the numbers are stands before the first.
    const [lead] = next;
    const led = [...rated, usual].find(
      (name) => lead && Object.keys(lead.traits).join() === name && lead.count === undefined,
    );
    const factor = rated.find((name) => typeof traits[name] === 'number') ?? led ?? usual;
    const bare = next.slice(led === undefined ? 0 : 1);
    const stop = bare.findIndex((one) => !isBare(one));
    const numbers = [
      ...(lead && led !== undefined ? [{ ...lead, count: Number(lead.traits[led]) }] : []),
      ...(stop < 0 ? bare : bare.slice(0, stop)),
    ];
    const own = typeof traits[factor] === 'number' ? [traits[factor]] : [];
    // "Two Austrians of four and three": the first number says that they are units.
    const isUnits = traits[noun] !== undefined || (own.length > 0 && Object.keys(traits).length > 1);
    // "Two divisions, CAB 12 and 11, 30 and 28": one row behind the other.
    const names = own.length > 0 && factor !== usual ? [factor, usual] : [factor];
    const rows = names.slice(0, (own.length + numbers.length) / count);
    const isList = isUnits && count > 1 && numbers.length > 0 && own.length + numbers.length === count * rows.length;
    if (!isList) {
      done.push(draft);
      continue;
    }
    const values = [...own, ...numbers.map((one) => one.count ?? 0)];
    const told = [...own.map(() => draft), ...numbers];
    done.push(
      ...Array.from({ length: count }, (_, i): Draft => {
        const given = rows.map((name, row) => [name, values[row * count + i] ?? 0] as const);
        const words = rows.flatMap((_name, row) => {
          const unit = told[row * count + i];
          return unit === undefined || unit === draft ? [] : unit.tokens;
        });
        return {
          ...draft,
          count: 1,
          traits: { ...traits, ...Object.fromEntries(given) },
          tokens: i === 0 ? [...draft.tokens, ...words] : words,
        };
      }),
    );
    at += numbers.length;
  }
  return done;
}

/** "Heavy artillery, CBF 4 and ARF 6": one number more of the one unit before it, that has none of this name yet. */
export function valued(drafts: readonly Draft[], { noun, strength = [], rated = [] }: Lexicon): readonly Draft[] {
  return drafts.reduce<readonly Draft[]>((done, draft) => {
    const [before, names] = [done.at(-1), Object.keys(draft.traits)];
    const isValue = draft.led && draft.count === undefined;
    const isOwn = (name: string): boolean =>
      [...strength, ...rated].includes(name) && before?.traits[name] === undefined;
    if (!before || !isValue || before.traits[noun] === undefined || (before.count ?? 1) > 1 || !names.every(isOwn))
      return [...done, draft];
    Object.assign(before.traits, draft.traits);
    Object.assign(before.said, draft.said);
    before.tokens.push(...draft.tokens);
    return done;
  }, []);
}

/**
 * "Two corps with heavy guns, … the guns are supplied", "a division and a cavalry, the cavalry disrupted": such units
 * are there once, and how they are is said later.
 */
export function toldOnce(
  drafts: readonly Draft[],
  { noun, states, attackers = [], called, numeral, which }: Lexicon,
): readonly Draft[] {
  const isState = (name: string): boolean => states.includes(name) && ![called, numeral, which].includes(name);
  const isHelp = ({ traits }: Draft): boolean => traits[noun] !== undefined && attackers.includes(traits[noun]);
  return drafts.flatMap((draft, at): readonly Draft[] => {
    const { traits } = draft;
    const alike = drafts.slice(0, at).filter((one) => one.traits[noun] === traits[noun]);
    // "The cavalry", ", cavalry out of supply": the only one that was named, and nothing is said but how it is.
    const isThe =
      (draft.definite || (draft.apart && draft.count === undefined)) &&
      alike.length === 1 &&
      Object.entries(traits).every(([name, value]) => isState(name) || alike[0]?.traits[name] === value);
    const first = alike.find((one) => isHelp(one) || isThe);
    const isLater =
      traits[noun] !== undefined &&
      first !== undefined &&
      draft.count === undefined &&
      Object.keys(traits).some(isState);
    if (!isLater) return [draft];
    Object.assign(first.traits, draft.traits);
    Object.assign(first.said, draft.said);
    first.tokens.push(...draft.tokens);
    return [];
  });
}

/** "Two cut off units, a corps of four and a division of three": those that follow are the two, each as was said. */
export function announced(drafts: readonly Draft[], { nation, noun, states }: Lexicon): readonly Draft[] {
  return drafts.flatMap((draft, at): readonly Draft[] => {
    const { count = 0, article, traits } = draft;
    const isPlain =
      count > 1 && !article && Object.keys(traits).every((name) => name === nation || states.includes(name));
    const others = drafts.slice(at + 1);
    const isUnit = (one: Draft): boolean =>
      one.traits[noun] !== undefined &&
      one.count !== undefined &&
      (one.traits[nation] ?? traits[nation]) === traits[nation];
    const sum = others.reduce((all, one) => all + (one.count ?? 0), 0);
    if (!isPlain || traits[nation] === undefined || others[0]?.apart !== true || !others.every(isUnit) || sum !== count)
      return [draft];
    for (const one of others) Object.assign(one.traits, { ...traits, ...one.traits });
    others[0].tokens.unshift(...draft.tokens);
    return [];
  });
}

/** "Italy attacks with two armies": a nation alone says whose the units after it are, and is none itself. */
export function givers(drafts: readonly Draft[], { noun, nation }: Lexicon): readonly Draft[] {
  return drafts.flatMap((draft, at): readonly Draft[] => {
    const next = drafts[at + 1];
    const isGiver = draft.count === undefined && Object.keys(draft.traits).join() === nation;
    const before = drafts.slice(0, at);
    // "Three corps attack from two hexes, Germans": so does one behind units of which nobody said whose they are.
    const isLater = isGiver && draft.apart && !next && before.length > 0;
    if (isLater && before.every(({ traits }) => traits[nation] === undefined && traits[noun] !== undefined)) {
      for (const one of before) {
        Object.assign(one.traits, draft.traits);
        Object.assign(one.said, draft.said);
      }
      before[0]?.tokens.push(...draft.tokens);
      return [];
    }
    if (!isGiver || !next || (next.traits[nation] ?? draft.traits[nation]) !== draft.traits[nation]) return [draft];
    Object.assign(next.traits, draft.traits);
    Object.assign(next.said, draft.said);
    next.tokens.unshift(...draft.tokens);
    next.place ??= draft.place;
    return [];
  });
}

/** What the nearest draft before a place, or else after it, says of a trait. */
export const nearestOf = (drafts: readonly Draft[], at: number, name: string): Value | undefined => {
  const says = ({ traits }: Draft): boolean => traits[name] !== undefined;
  return drafts.slice(0, at).findLast(says)?.traits[name] ?? drafts.slice(at + 1).find(says)?.traits[name];
};

/** Units without a noun or a nation have those of their neighbours: "two German armies and a corps". */
export function inherited(
  drafts: readonly Draft[],
  { noun, nation, states, numeral, attackers = [], alone = [] }: Lexicon,
): readonly Item[] {
  const says =
    (name: string) =>
    ({ traits }: Draft): boolean =>
      traits[name] !== undefined && !(name === noun && [...attackers, ...alone].includes(traits[name]));
  const nearest = (at: number, name: string): Value | undefined =>
    drafts.slice(0, at).findLast(says(name))?.traits[name] ?? drafts.slice(at + 1).find(says(name))?.traits[name];
  return drafts.map(({ count, article, after, traits, said, place, tokens, row }, at) => {
    const named = Object.keys(traits);
    const plain =
      row || (named.length > 0 && named.every((name) => name === nation || name === numeral || states.includes(name)));
    // "Three French and a fort" are no forts; "three French and two German corps" are corps.
    const next = drafts.slice(at + 1).find(({ traits: one }) => one[noun] !== undefined);
    const isShared =
      row ||
      drafts.slice(0, at).some(({ traits: one }) => one[noun] !== undefined) ||
      next?.traits[nation] !== undefined;
    const found = {
      ...(traits[nation] === undefined && (row || named.length > 0) ? { [nation]: nearest(at, nation) } : {}),
      ...(plain && isShared ? { [noun]: nearest(at, noun) } : {}),
    };
    const known = Object.fromEntries(
      Object.entries(found).filter((one): one is [string, Value] => one[1] !== undefined),
    );
    return { count, article, traits: { ...known, ...traits }, own: named, said, after, place, tokens };
  });
}
