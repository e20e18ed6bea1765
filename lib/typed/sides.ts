import type { Lexicon, Value } from '@/lib/typed/meaning';
import type { Fault } from '@/lib/typed/reading';
import type { Part } from '@/lib/typed/spans';

/** The parts of a text that speak of either side. */
export interface Sides {
  readonly attack: readonly Part[];
  readonly defence: readonly Part[];
  /** places of the words that part them, and how sure these are */
  readonly versus: readonly number[];
  readonly force: number;
  readonly hasTwo: boolean;
  readonly faults: readonly Fault[];
}

export const placesOf = (parts: readonly Part[]): readonly number[] =>
  parts.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i));

/** Whether somebody who fights is named among the parts. */
function hasForce(parts: readonly Part[], { sums }: Lexicon): boolean {
  return parts.some(
    ({ meaning }) =>
      meaning.kind === 'traits' ||
      (sums &&
        ((meaning.kind === 'number' && !meaning.article) ||
          (meaning.kind === 'asks' && meaning.of === 'trait' && !meaning.optional))),
  );
}

/** "He has two corps in Nancy, I attack with three": a verb of its own clause, whose attackers follow. */
function isAnswer(parts: readonly Part[], at: number, { force }: Versus, { nation }: Lexicon): boolean {
  const before = parts.slice(0, at);
  const comma = before.findLastIndex(({ meaning }) => meaning.kind === 'and');
  const isOwn = comma >= 0 && before.slice(comma + 1).every(({ meaning }) => meaning.kind === 'filler');
  const after = parts.slice(at + 1).filter(({ meaning }) => meaning.kind !== 'filler');
  const nationAt = ({ meaning }: Part) => (meaning.kind === 'traits' ? meaning.traits[nation] : undefined);
  const named = new Set(after.map(nationAt).filter((one) => one !== undefined));
  return force === 1 && isOwn && after[0]?.meaning.kind === 'with' && named.size < 2;
}

/** "8 defence, 18 Russian factors": the noun stands after its number. */
const isNounAfter = (parts: readonly Part[], at: number, { whose }: Versus): boolean =>
  whose !== undefined &&
  parts[at - 1]?.meaning.kind === 'number' &&
  parts.slice(at + 1).find(({ meaning }) => meaning.kind !== 'filler')?.meaning.kind !== 'number';

type Versus = Extract<Part['meaning'], { kind: 'versus' }>;

/** Parts the sides at the word that says so most clearly, of those the one with somebody before and after it. */
export function sidesOf(parts: readonly Part[], lexicon: Lexicon): Sides {
  const has = (some: readonly Part[]): boolean => hasForce(some, lexicon);
  const marks = parts.flatMap(({ meaning }, at) => (meaning.kind === 'versus' ? [{ at, meaning }] : []));
  const between = marks.filter(({ at }) => has(parts.slice(0, at)) && has(parts.slice(at + 1)));
  const chosen: Chosen | undefined =
    strongest(between) ?? opened(parts, marks, has, lexicon) ?? closed(parts, marks, lexicon) ?? strongest(marks);
  const held = chosen ? undefined : heldBy(parts, lexicon);
  if (held) return held;
  if (!chosen) return { attack: parts, defence: [], versus: [], force: 0, hasTwo: false, faults: [] };
  const { at, meaning } = chosen;
  const [first, second] = chosen.swap ?? withAfter(parts.slice(0, at), parts.slice(at + 1), meaning, lexicon);
  // "Two French corps defend Nancy against three armies": who stands before the verb is attacked.
  const defends =
    first.some((part) => part.meaning.kind === 'defends') && !first.some(({ meaning: one }) => one.kind === 'versus');
  // "Defence 10, attack 31": the noun before a side says which it is.
  const isNamed =
    first.some((part) => part.meaning.kind === 'versus' && part.meaning.whose === 'defence') ||
    isNounAfter(parts, at, meaning);
  const turned = meaning.turned ?? (isNamed || (defends && has(first)) || isAnswer(parts, at, meaning, lexicon));
  const [attack, defence] = turned ? [second, first] : [first, second];
  const others = between.filter((one) => one.at !== at && one.meaning.force === 3 && meaning.force === 3);
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

/** "Two British corps hold Antwerp, four German corps come": without a verb of attack, who is named next attacks. */
function heldBy(parts: readonly Part[], lexicon: Lexicon): Sides | undefined {
  const verb = parts.findIndex(({ meaning }) => meaning.kind === 'defends');
  const comma = parts.findIndex(({ meaning }, at) => at > verb && meaning.kind === 'and' && meaning.loose);
  if (verb < 0 || comma < 0) return undefined;
  const [defence, attack] = [parts.slice(0, comma), parts.slice(comma + 1)];
  const nations = (some: readonly Part[]) =>
    some.flatMap(({ meaning }) => (meaning.kind === 'traits' ? (meaning.traits[lexicon.nation] ?? []) : []));
  const [own, others] = [nations(defence), nations(attack)];
  const areTwo =
    own.length > 0 && others.length > 0 && others.every((one) => !own.some((o) => areAllies(o, one, lexicon)));
  if (!areTwo) return undefined;
  return { attack, defence, versus: placesOf(parts.slice(verb, verb + 1)), force: 2, hasTwo: true, faults: [] };
}

interface Mark {
  readonly at: number;
  readonly meaning: Versus;
}
interface Chosen extends Mark {
  /** attackers and defenders where they do not stand before and after the word */
  readonly swap?: readonly [readonly Part[], readonly Part[]];
}

/** Where the unit begins whose nation stands at a place: its number, or the first word of it. */
function beginOf(parts: readonly Part[], at: number, { strength }: Lexicon): number {
  let begin = at;
  // "A pair of German corps"
  const [number, of] = [parts[begin - 2]?.meaning, parts[begin - 1]?.meaning];
  if (number?.kind === 'number' && !number.digits && (of?.kind === 'filler' || (of?.kind === 'asks' && of.optional)))
    return begin - 2;
  while (begin > 0 && ['traits', 'number'].includes(parts[begin - 1]?.meaning.kind ?? '')) {
    begin--;
    if (parts[begin]?.meaning.kind !== 'number') continue;
    // A number right after a unit is the strength of that one.
    if (strength && parts[begin - 1]?.meaning.kind === 'traits') begin++;
    break;
  }
  return begin;
}

/**
 * "Italy attacks with two armies an Austrian army", "the army attacks a Russian corps with a German corps": who stands
 * after "with" belongs to the attackers where that is what his nation says.
 */
function withAfter(
  first: readonly Part[],
  second: readonly Part[],
  { force, turned }: Versus,
  lexicon: Lexicon,
): readonly [readonly Part[], readonly Part[]] {
  const { nation } = lexicon;
  const means = second.findIndex(({ meaning }) => meaning.kind === 'with');
  if (force > 1 || turned || means < 0) return [first, second];
  const nationAt = ({ meaning }: Part) => (meaning.kind === 'traits' ? meaning.traits[nation] : undefined);
  const own = first.map(nationAt).filter((one) => one !== undefined);
  const stranger = second.findIndex(
    (part, at) =>
      at > means && nationAt(part) !== undefined && !own.some((one) => areAllies(one, nationAt(part), lexicon)),
  );
  const before = second.slice(0, means);
  if (before.every(({ meaning }) => meaning.kind !== 'traits' && meaning.kind !== 'number')) {
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
/** Whether two nations fight on one side, as far as the game says. */
const areAllies = (a: Value | undefined, b: Value | undefined, { alliances = {} }: Lexicon): boolean =>
  a === b || (alliances[String(a)] !== undefined && alliances[String(a)] === alliances[String(b)]);

/** Between what stands apart in the text. */
const AND: Part = { from: 0, to: 0, meaning: { kind: 'and' } };

const strongest = (marks: readonly Mark[]): Mark | undefined =>
  marks.reduce<Mark | undefined>(
    (best, one) => (best && best.meaning.force >= one.meaning.force ? best : one),
    undefined,
  );

/** "A French corps in Paris, a German corps attacks": the verb ends the sentence, whoever stands before it attacks. */
function closed(parts: readonly Part[], marks: readonly Mark[], lexicon: Lexicon): Chosen | undefined {
  const { nation } = lexicon;
  const verb = marks.at(-1);
  if (!verb || verb.meaning.turned) return undefined;
  const nationAt = ({ meaning }: Part) => (meaning.kind === 'traits' ? meaning.traits[nation] : undefined);
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
  return { ...verb, swap: [before.slice(begin), [...before.slice(0, begin), ...parts.slice(verb.at + 1)]] };
}

/**
 * "Attack two corps in Nancy with three armies", "bombard with 12 ARF a French division": the verb opens the sentence,
 * the attackers stand after "with".
 */
function opened(
  parts: readonly Part[],
  marks: readonly Mark[],
  has: (parts: readonly Part[]) => boolean,
  lexicon: Lexicon,
): Chosen | undefined {
  const [verb] = marks;
  if (!verb || has(parts.slice(0, verb.at))) return undefined;
  const means = parts.findIndex(
    ({ meaning }, at) =>
      (meaning.kind === 'with' || (meaning.kind === 'asks' && meaning.optional)) &&
      at > verb.at &&
      has(parts.slice(at)),
  );
  if (means < 0) return undefined;
  const before = parts.slice(0, verb.at);
  // "Assault Verdun with four corps, a fort and two French defend": who stands after the second verb defends.
  const defends = parts.findIndex(({ meaning }, at) => at > means && meaning.kind === 'defends');
  if (defends > 0 && has(parts.slice(means, defends)) && has(parts.slice(defends)))
    return {
      ...verb,
      swap: [parts.slice(means, defends), [...before, ...parts.slice(verb.at + 1, means), ...parts.slice(defends)]],
    };
  if (has(parts.slice(verb.at, means)))
    return { ...verb, swap: [parts.slice(means), [...before, ...parts.slice(verb.at + 1, means)]] };
  const nation = parts.findLastIndex(
    ({ meaning }, at) => at > means && meaning.kind === 'traits' && meaning.traits[lexicon.nation] !== undefined,
  );
  const begin = nation < 0 ? -1 : beginOf(parts, nation, lexicon);
  const nationAt = (part: Part | undefined) =>
    part?.meaning.kind === 'traits' ? part.meaning.traits[lexicon.nation] : undefined;
  const own = parts
    .slice(means, begin)
    .map(nationAt)
    .find((one) => one !== undefined);
  const isOne =
    begin < 0 ||
    !has(parts.slice(means, begin)) ||
    (own !== undefined && areAllies(own, nationAt(parts[nation]), lexicon));
  // "Attack the fort of Liège with a German corps": all that stands there attacks.
  if (isOne && parts[means]?.meaning.kind === 'with')
    return { ...verb, swap: [parts.slice(means), [...before, ...parts.slice(verb.at + 1, means)]] };
  if (isOne) return undefined;
  return { ...verb, swap: [[...before, ...parts.slice(verb.at + 1, begin)], parts.slice(begin)] };
}
