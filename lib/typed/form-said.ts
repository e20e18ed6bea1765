import type { FormField } from '@/lib/calc/form';
import type { Text } from '@/lib/calc/evaluation';
import { encode, stem } from '@/lib/search/text';
import { clauseOf, type Clause } from '@/lib/typed/form-clause';
import { saidText, type FormWords, type Saying } from '@/lib/typed/form-words';
import type { Value } from '@/lib/typed/meaning';
import { PLAIN } from '@/lib/typed/plain';

/* A clause that says a field of a form in the words of the form itself: "no room there", "MP left: 3". */

/** A field that a clause says, and how it is told. */
export interface FieldSaid {
  readonly field: FormField;
  readonly value: Value;
  readonly means: Text;
}

/** So much of what a field is called has to be said, by weight; no other field may come near it. */
const LEAST_SAID = 0.5;
/** … of a number more: "has five MP" may be those that it has or those that it has spent. */
const LEAST_COUNTED = 0.6;
const NEXT = 0.7;
const NEARLY_ALL = 0.99;
const PLAIN_STEMS: ReadonlySet<string> = new Set([...PLAIN].map(stem));

/**
 * The field that a clause says; undefined where it says none, perhaps another, or more than one. `around`: the rest of
 * the text, whose words say nothing new in it.
 */
export function fieldSaid(said: string, around: string, { sayings, weightOf }: FormWords): FieldSaid | undefined {
  const clause = clauseOf(said);
  const [named, same] = sayings.filter((saying) => isWhole(clause, saying));
  if (named) return same && same.field !== named.field ? undefined : saidOf(named, clause);
  const { stems, turning } = clause;
  const others = new Set(encode(around));
  const sum = (words: Iterable<string>): number => [...words].reduce((all, one) => all + weightOf(one), 0);
  const [first, ...rest] = sayings
    .filter((saying) => areFigures(clause, saying) && stems.some((one) => saying.own.has(one) && !others.has(one)))
    .map((saying) => {
      const heard = stems.filter((one) => saying.own.has(one));
      const share = sum(heard) / sum(saying.own);
      // The word that tells most of a name is never left out: "in the hex" is no river there.
      const isTold = Math.max(...heard.map(weightOf)) === Math.max(...[...saying.own].map(weightOf));
      return { saying, share: isTold ? share : 0, worth: sum(heard) * (LEAST_SAID + share) };
    })
    .toSorted((a, b) => b.worth - a.worth);
  const least = first?.saying.value === undefined ? LEAST_COUNTED : LEAST_SAID;
  if (!first || first.share < least) return undefined;
  const { saying, share, worth } = first;
  const isOther = (other: Saying): boolean => other.field !== saying.field || other.value !== saying.value;
  const next = rest.find((one) => isOther(one.saying));
  const isKnown = (one: string): boolean => saying.own.has(one) || saying.beside.has(one) || PLAIN_STEMS.has(one);
  const isOwn = (word: string): boolean => saying.own.has(stem(word)) || saying.beside.has(stem(word));
  if ((next && next.worth > NEXT * worth) || !stems.every(isKnown) || !turning.every(isOwn)) return undefined;
  if (!saying.letters.every((letter) => clause.words.split(' ').includes(letter))) return undefined;
  if (clause.isDenied === saying.isDenied) return saidOf(saying, clause);
  // Only a switch can be denied, by all that it is called.
  const isOff = saying.field.shape.kind === 'switch' && share > NEARLY_ALL;
  return isOff ? { field: saying.field, value: false, means: saidText(saying.label, false) } : undefined;
}

/** Whether the numbers of a clause are those of a saying, and one more where it is a number that is said. */
function areFigures({ numbers, figures }: Clause, saying: Saying): boolean {
  if (saying.value === undefined) return numbers.length === saying.figures.length + 1;
  return figures.join() === saying.figures.join();
}

/** The number that a clause says beside those of the name, before or behind it. */
const numberIn = ({ numbers }: Clause, { figures }: Saying): number | undefined =>
  numbers.find((one, i) => one !== figures[i]);

/**
 * Whether a clause is what stands in the form, word by word, "Scenario: Plan 19"; a number stands before it or behind.
 */
function isWhole({ words }: Clause, { whole, value }: Saying): boolean {
  if (value !== undefined) return whole.includes(words);
  return whole.some(
    (one) =>
      (words.startsWith(`${one} `) && /^\d+$/.test(words.slice(one.length + 1))) ||
      (words.endsWith(` ${one}`) && /^\d+$/.test(words.slice(0, -one.length - 1))),
  );
}

function saidOf(saying: Saying, clause: Clause): FieldSaid | undefined {
  const { field, label, value = true } = saying;
  const { shape } = field;
  if (shape.kind !== 'number') return { field, value, means: saidText(label, value) };
  const number = numberIn(clause, saying);
  const isIn = number !== undefined && number >= (shape.min ?? -Infinity) && number <= (shape.max ?? Infinity);
  return isIn ? { field, value: number, means: saidText(label, number) } : undefined;
}
