import { oncePer } from '@/lib/core/once';
import type { DocumentKind } from '@/lib/search/document';
import type { Found } from '@/lib/search/found';
import { framesOf } from '@/lib/search/frames';
import { slotsOf } from '@/lib/search/slots';
import type { TextLayer } from '@/lib/search/source';
import { encode } from '@/lib/search/text';
import { askedThing, withoutKind } from '@/lib/search/thing-words';
import type { StoredThing, ThingMatch } from '@/lib/search/things';
import { titleMatcher, type Titles } from '@/lib/search/title-match';
import type { TypedWord } from '@/lib/search/typed-words';

/** How well a name must meet the text where the text says that it wants a table or a tool, and where it does not. */
const ASKED = 0.55;
const SAID = 0.98;
/** Of two things that are met alike the one of the kind that is asked for. */
const OTHER_KIND = 0.7;
/** … and then the one whose title says it, not only another name. */
const OTHER_NAME = 0.99;
const MOST = 2;
/** So many of the rules found tell which thing is meant. */
const TELLING_RULES = 20;

const KINDS: readonly DocumentKind[] = ['tool', 'chart'];

/**
 * Tools and charts that the text asks for in words that mean their names: "supply checker", "tabla de desgaste",
 * "victory point spaces" for the VP Spaces. A single word names a thing only to the letter (things.ts); a name that is
 * still being typed leads nothing, and one that is only meant is, as a slip, no name in another game.
 */
export function askedThings(words: readonly TypedWord[], text: TextLayer): readonly ThingMatch[] {
  const asked = askedThing(words);
  const about = asked?.about ?? words;
  if (!asked && about.length < 2) return [];
  const kinds = asked?.kinds ?? KINDS;
  const best = (open: boolean): readonly ThingMatch[] =>
    bestOf(
      text,
      about.map((word) => (open ? word : { ...word, open: false })),
      kinds,
      asked ? ASKED : SAID,
    ).map((thing) => ({ thing, exact: !open && asked !== undefined, slip: !open && !asked }));
  const named = best(false);
  return named.length > 0 || about.every(({ open }) => !open) ? named : best(true);
}

/** The things whose names meet the words best, as far as they all reach the bar. */
function bestOf(
  text: TextLayer,
  words: readonly TypedWord[],
  kinds: readonly DocumentKind[],
  bar: number,
): readonly StoredThing[] {
  const slots = slotsOf(words, text.words);
  const meets = titleMatcher(
    slots,
    slots.reduce((sum, { weight }) => sum + weight, 0),
  );
  const met = text.named
    .filter(({ kind }) => kinds.includes(kind))
    .map((thing) => {
      const { title, names } = namesOf(thing);
      return { thing, meets: Math.max(meets([title]), OTHER_NAME * meets(names)) };
    })
    .filter((one) => one.meets >= bar)
    .map((one) => ({ ...one, meets: one.meets * (one.thing.kind === kinds[0] ? 1 : OTHER_KIND) }))
    .sort((a, b) => b.meets - a.meets);
  const top = met[0]?.meets ?? 0;
  return met
    .filter((one) => one.meets === top)
    .slice(0, MOST)
    .map(({ thing }) => thing);
}

/**
 * The thing of the kind that is asked for, by no name of its own, which tells of the rules that the texts are found in:
 * "price list for rebuilding armies" asks for the chart of the rules about that. A question asks for a rule, whatever
 * it says of lists and checks.
 */
export function thingOfRules(
  asked: string,
  words: readonly TypedWord[],
  found: readonly Found[],
  { named, documents, ids }: TextLayer,
): readonly ThingMatch[] {
  const [wanted] = askedThing(words)?.kinds ?? [];
  if (wanted === undefined || framesOf(asked).length > 0) return [];
  const scores = new Map(
    [...found]
      .sort((a, b) => b.score - a.score)
      .flatMap(({ document: { kind, number }, score }) => (kind === 'rule' && number ? [[number, score] as const] : []))
      .slice(0, TELLING_RULES),
  );
  const toldBy = ({ id }: StoredThing): number => {
    const rules = documents[ids.get(id) ?? -1]?.rules ?? [];
    return rules.reduce((sum, rule) => sum + (scores.get(rule) ?? 0), 0) / Math.sqrt(Math.max(1, rules.length));
  };
  const told = named
    .filter((thing) => thing.kind === wanted)
    .map((thing) => ({ thing, told: toldBy(thing) }))
    .filter((one) => one.told > 0);
  const [first, ...others] = told;
  if (!first) return [];
  const { thing } = others.reduce((best, one) => (one.told > best.told ? one : best), first);
  return [{ thing, exact: true, slip: false }];
}

interface Names {
  readonly title: readonly string[];
  readonly names: Titles;
}

/** The tokens of its title and its names, read once; words that only say "table" left out. */
const namesOf = oncePer(({ title, names }: StoredThing): Names => {
  const tokens = (name: string): readonly string[] => withoutKind(encode(name));
  return { title: tokens(title), names: names.map(([literal]) => tokens(literal)) };
});
