import type { Calculator } from '@/lib/calc/calculator';
import type { Speaker } from '@/lib/calc/say';
import { stem } from '@/lib/search/text';
import { clauseOf, type Clause } from '@/lib/typed/form-clause';
import type { Value } from '@/lib/typed/meaning';
import { nearTo } from '@/lib/typed/nearest';
import { PLAIN, PLAIN_STEMS } from '@/lib/typed/plain';
import type { SideName } from '@/lib/typed/reading';
import { thingsOf, type Thing } from '@/lib/typed/things';
import type { SaidWays } from '@/lib/typed/ways';
import { WHO_FIGHTS } from '@/lib/typed/persons';
import { sideOfWord } from '@/lib/typed/whose';

/* What a clause likely says of a form: what it comes nearest to, of the ways of saying things and of the labels. */

/** What a clause may say. */
export interface Likely {
  /** where it stands in the form, without positions in lists */
  readonly name: string;
  readonly value: Value;
  /** about 1 where the clause says it as a known way does, about 0 where it does not */
  readonly worth: number;
  /** how far nothing else comes near, where every word is one that says it: 0 where another does, or a word is new */
  readonly sure: number;
}

/** What comes behind so many others is not meant, nor what is worth less. */
const MOST = 8;
const LEAST = 0.05;

/** What clauses likely say of a tool's form, the likeliest first; `ways` are those of all tools of its game. */
export function likelyOf(
  calc: Calculator,
  speaker: Speaker,
  ways: readonly SaidWays[],
): (said: string) => readonly Likely[] {
  const things = thingsOf(calc, speaker, ways);
  const samples = things.flatMap(({ clauses }, says) => clauses.map((one) => ({ words: wordsOf(one), says })));
  const near = nearTo(samples, things.length);
  return (said) => {
    const clause = clauseOf(said);
    const worths = near(wordsOf(clause));
    const sorted = things
      .map((thing, at) => ({ thing, worth: worths[at] ?? 0 }))
      .toSorted((a, b) => b.worth - a.worth)
      .filter(({ worth }, at) => at < MOST && worth >= LEAST);
    const ahead = (sorted[0]?.worth ?? 0) - (sorted[1]?.worth ?? 0);
    return sorted.flatMap(({ thing, worth }, at): readonly Likely[] => {
      const value = valueIn(clause, thing);
      if (value === undefined) return [];
      return [{ name: thing.name, value, worth, sure: at === 0 && saysNoMore(clause, thing) ? ahead : 0 }];
    });
  };
}

/** Relatives of a word begin as it does: "reinforced", "reinforcements". */
const BEGINNING = 5;

/** The words of a clause as they are compared: stems and their beginnings, words as they stand, pairs. */
function wordsOf({ words, stems, numbers, letters, isDenied }: Clause): readonly string[] {
  return [
    ...stems,
    ...stems.filter((one) => one.length > BEGINNING).map((one) => `${one.slice(0, BEGINNING)}-`),
    ...words.split(' ').map((word) => sideOfWord(word) ?? `"${word}`),
    ...stems.slice(1).map((one, i) => `${stems[i] ?? ''} ${one}`),
    ...numbers.map((one) => `#${one}`),
    ...(numbers.length > 0 ? ['#'] : []),
    ...letters.map((one) => `'${one}`),
    ...(isDenied ? ['!'] : []),
  ];
}

const FIGHTERS: ReadonlySet<string> = new Set(Object.values(WHO_FIGHTS).flatMap((words) => words.split('|').map(stem)));
const sidesIn = ({ words }: Clause): readonly SideName[] => words.split(' ').flatMap((word) => sideOfWord(word) ?? []);

/** Whether one of some clauses has a part that another has. */
const isIn = (part: 'letters' | 'numbers' | 'turning' | 'stems', said: string | number, clauses: readonly Clause[]) =>
  clauses.some((one) => (one[part] as readonly (string | number)[]).includes(said));

/** What a clause would say of a thing; undefined where it names another number or letter, or says the opposite. */
function valueIn(clause: Clause, { value, min, max, clauses }: Thing): Value | undefined {
  const { numbers, letters, turning, isDenied } = clause;
  const isOther =
    letters.some((one) => !isIn('letters', one, clauses)) || turning.some((one) => !isIn('turning', one, clauses));
  if (isOther || nearestOf(clause, clauses)?.isDenied !== isDenied) return undefined;
  if (value !== undefined) {
    const isMissing = numbers.length === 0 && clauses.every((one) => one.numbers.length > 0);
    return isMissing || numbers.some((one) => !isIn('numbers', one, clauses)) ? undefined : value;
  }
  const [number, other] = numbers;
  return number !== undefined && other === undefined && number >= min && number <= max ? number : undefined;
}

/** The clause that has most in common with another. */
function nearestOf({ stems }: Clause, clauses: readonly Clause[]): Clause | undefined {
  const shared = (one: Clause): number => {
    const common = stems.filter((stem) => one.stems.includes(stem)).length;
    return common / (stems.length + one.stems.length - common || 1);
  };
  const nearness = clauses.map(shared);
  return clauses[nearness.indexOf(Math.max(...nearness))];
}

/**
 * Whether every word of a clause is one that says a thing, or says no fact, and one of them stands in a known clause as
 * it is. Where the thing is said of somebody, it has to be said of him.
 */
function saysNoMore(clause: Clause, { clauses, isSided }: Thing): boolean {
  const sides = clauses.map(sidesIn);
  const named = sidesIn(clause);
  const isNobodys = !isSided && sides.filter(({ length }) => length > 0).length < clauses.length / 2;
  const isTold = named.length === 0 ? isNobodys : named.every((side) => sides.some((one) => one.includes(side)));
  const words = new Set(clauses.flatMap((one) => one.words.split(' ')));
  const isSame = (word: string): boolean => words.has(word) && isIn('stems', stem(word), clauses) && !PLAIN.has(word);
  return (
    isTold &&
    clause.words.split(' ').some(isSame) &&
    clause.stems.every((one) => PLAIN_STEMS.has(one) || FIGHTERS.has(one) || isIn('stems', one, clauses))
  );
}
