import type { FormField } from '@/lib/calc/form';
import type { Text } from '@/lib/calc/evaluation';
import { encode, stem } from '@/lib/search/text';
import { clauseOf, type Clause } from '@/lib/typed/form-clause';
import { saidText, type FormWords, type Saying } from '@/lib/typed/form-words';
import type { Value } from '@/lib/typed/meaning';
import { PLAIN_STEMS } from '@/lib/typed/plain';

/* A clause that says a field of a form in the words of the form itself: "no room there", "MP left: 3". */

/** A field that a clause says, and how it is told. */
export interface FieldSaid {
  readonly field: FormField;
  readonly value: Value;
  readonly means: Text;
}

/**
 * So much of what a field is called has to be said, by weight, and no other field may come near it: "has five MP" may
 * be those that it has or those that it has spent.
 */
const LEAST_SAID = 0.6;
const NEXT = 0.7;
const NEARLY_ALL = 0.99;

/**
 * The field that a clause says; undefined where it says none, perhaps another, or more than one. `around`: the rest of
 * the text, whose words say nothing new in it.
 */
export function fieldSaid(said: string, around: string, words: FormWords): FieldSaid | undefined {
  const clause = clauseOf(said);
  const [named, same] = words.sayings.filter((saying) => isWhole(clause, saying));
  if (named) return same && same.field !== named.field ? undefined : saidOf(named, clause);
  const [first, second] = heardIn(clause, new Set(encode(around)), words);
  if (!first || (second && second.worth > NEXT * first.worth) || !saysNoMore(clause, first.saying)) return undefined;
  const { saying, share } = first;
  if (share < LEAST_SAID) return undefined;
  if (clause.isDenied === saying.isDenied) return saidOf(saying, clause);
  // Only a switch can be denied, by all that it is called.
  const isOff = saying.field.shape.kind === 'switch' && share > NEARLY_ALL;
  return isOff ? { field: saying.field, value: false, means: saidText(saying.label, false) } : undefined;
}

/** A saying of which a clause has some words: which share of them by weight, and how much that is worth. */
interface Heard {
  readonly saying: Saying;
  readonly share: number;
  readonly worth: number;
}

/** The sayings that a clause may mean, the best of each field or value of a choice, those worth most first. */
function heardIn(clause: Clause, around: ReadonlySet<string>, { sayings, weightOf }: FormWords): readonly Heard[] {
  const sum = (words: Iterable<string>): number => [...words].reduce((all, one) => all + weightOf(one), 0);
  const most = (words: Iterable<string>): number => Math.max(...[...words].map(weightOf));
  const heard = sayings
    .filter((saying) => areFigures(clause, saying))
    .flatMap((saying): readonly Heard[] => {
      const { own } = saying;
      const words = clause.stems.filter((one) => own.has(one));
      if (words.every((one) => around.has(one))) return [];
      const share = sum(words) / sum(own);
      // The word that tells most of a name is never left out: "in the hex" is no river there.
      return [{ saying, share: most(words) === most(own) ? share : 0, worth: sum(words) * (LEAST_SAID + share) }];
    })
    .toSorted((a, b) => b.worth - a.worth);
  const isSame = (a: Saying, b: Saying): boolean => a.field === b.field && a.value === b.value;
  return heard.filter(({ saying }, i) => heard.findIndex((other) => isSame(other.saying, saying)) === i);
}

/**
 * Whether every word of a clause is one of a saying's or says no fact, while of the saying no letter is missing, nor
 * whose it is.
 */
function saysNoMore({ stems, turning, words }: Clause, { own, beside, whose, letters }: Saying): boolean {
  const isOwn = (one: string): boolean => own.has(one) || beside.has(one);
  const said = words.split(' ');
  return (
    stems.every((one) => isOwn(one) || PLAIN_STEMS.has(one)) &&
    turning.every((word) => isOwn(stem(word))) &&
    whose.every((one) => stems.includes(one)) &&
    letters.every((letter) => said.includes(letter))
  );
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
