import type { Text } from '@/lib/calc/evaluation';
import type { Calculator } from '@/lib/calc/calculator';
import { formOfTool } from '@/lib/calc/form';
import type { Speaker } from '@/lib/calc/say';
import type { TypedFight } from '@/lib/typed/fight';
import { clauseOf, type Clause } from '@/lib/typed/form-clause';
import { rarityIn, saidText, sayingsOf, type Saying } from '@/lib/typed/form-words';
import type { Likely } from '@/lib/typed/likely';
import type { Value } from '@/lib/typed/meaning';
import { caseWith, placedText, placesIn } from '@/lib/typed/places';

/*
 * What words that nobody understood may say of the form: never filled in, but offered. Who means it says so with a tap.
 */

/** A field that a clause may mean. */
export interface Perhaps {
  /** the clause, as it was typed */
  readonly words: string;
  /** what it would fill in: "Target: in fog of war" */
  readonly means: Text;
  /** the case with it */
  readonly input: TypedFight['input'];
}

/** So near a clause has to come to a field for this to be offered. */
const LEAST_NEAR = 0.45;
/** Beside the words of a label the rule of its field counts so much. */
const RULE_WORTH = 2;
/** A rule above or below the one that a field stands for tells half as much. */
const KIN = 0.5;
const FIRST_RANK = 1.5;
/** … and the ways in which players say it so much. */
const WAY_WORTH = 4;
/** What comes clearly less near than the nearest is not meant: who says "Warsaw" means no other town. */
const BESIDE_FIRST = 0.7;
/** At most so many are offered: of a clause, and in all. */
const MOST_OF_CLAUSE = 3;
const MOST = 3;

/**
 * The fields that the clauses of a text may mean which a fight has left open, the likeliest first: those whose label,
 * rule or ways of being said they come near. `rulesOf`: the numbers of the rules that speak of a clause, the likeliest
 * first; `likelyIn`: what it likely says.
 */
export function perhapsIn(
  clauses: readonly string[],
  fight: TypedFight,
  calc: Calculator,
  speaker: Speaker,
  rulesOf: (clause: string) => readonly string[],
  likelyIn: (clause: string) => readonly Likely[],
): readonly Perhaps[] {
  const places = placesIn(formOfTool(calc), fight.input);
  const sayings = places.flatMap((place) => sayingsOf(speaker)(place.field).map((saying) => ({ place, saying })));
  const weightOf = rarityIn(sayings.map(({ saying }) => saying));
  return clauses
    .flatMap((words) => {
      const clause = clauseOf(words);
      const rules = rulesOf(words);
      const likely = likelyIn(words);
      const near = sayings.flatMap(({ place, saying }) => {
        const said = likely.find(({ name, value }) => name === place.name && value === (saying.value ?? value));
        const value = said?.value ?? valueOf(clause, saying);
        if (value === undefined || value === place.now) return [];
        const worth =
          nearness(clause, saying, weightOf) +
          RULE_WORTH * ruleWorth(place.field.info.rule, rules) +
          WAY_WORTH * (said?.worth ?? 0);
        return worth < LEAST_NEAR ? [] : [{ place, saying, value, worth, words }];
      });
      const sorted = near.toSorted((a, b) => b.worth - a.worth);
      const least = BESIDE_FIRST * (sorted[0]?.worth ?? 0);
      return sorted
        .filter((one, i) => one.worth >= least && sorted.findIndex(({ place }) => place === one.place) === i)
        .slice(0, MOST_OF_CLAUSE);
    })
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, MOST)
    .map(({ place, saying, value, words }) => ({
      words,
      means: placedText(saidText(saying.label, value), place.of),
      input: caseWith(fight.input, place.path, value),
    }));
}

/**
 * What a clause would say of a field; undefined where it says the opposite, names another number or letter, or none
 * where a number is asked.
 */
function valueOf({ numbers, isDenied, stems, words }: Clause, saying: Saying): Value | undefined {
  const { field, value, figures, own, letters } = saying;
  const { shape } = field;
  const said = words.split(' ');
  if (!letters.every((letter) => said.includes(letter))) return undefined;
  if (shape.kind === 'switch') return isDenied === saying.isDenied;
  if (isDenied !== saying.isDenied) return undefined;
  if (value !== undefined)
    return stems.some((one) => own.has(one)) && figures.every((one) => numbers.includes(one)) ? value : undefined;
  const [number, other] = numbers.filter((one, i) => one !== figures[i]);
  if (shape.kind !== 'number' || number === undefined || other !== undefined) return undefined;
  return number >= (shape.min ?? -Infinity) && number <= (shape.max ?? Infinity) ? number : undefined;
}

/** How much of what a field is called a clause has: 1 where it is all of it. */
function nearness({ stems }: Clause, { own, beside, value }: Saying, weightOf: (stem: string) => number): number {
  const said = (words: ReadonlySet<string>): number => {
    const length = Math.hypot(...[...words].map(weightOf));
    const shared = stems.filter((one) => words.has(one)).reduce((sum, one) => sum + weightOf(one), 0);
    return length === 0 ? 0 : shared / length;
  };
  return value === undefined || own === beside ? said(own) : said(own) + said(beside) / 2;
}

/** How likely a clause speaks of a rule, by where it stands among those that it may mean. */
function ruleWorth(rule: string | undefined, rules: readonly string[]): number {
  if (rule === undefined) return 0;
  const at = rules.indexOf(rule);
  if (at >= 0) return 1 / (at + FIRST_RANK);
  const kin = rules.findIndex((one) => one.startsWith(`${rule}.`) || rule.startsWith(`${one}.`));
  return kin >= 0 ? KIN / (kin + FIRST_RANK) : 0;
}
