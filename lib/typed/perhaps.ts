import { text, type Text } from '@/lib/calc/evaluation';
import type { Calculator } from '@/lib/calc/calculator';
import { formOfTool, isAsked, type FormField } from '@/lib/calc/form';
import type { Speaker } from '@/lib/calc/say';
import type { TypedFight } from '@/lib/typed/fight';
import { clauseOf, type Clause } from '@/lib/typed/form-clause';
import { rarityIn, saidText, sayingsOf, type Saying } from '@/lib/typed/form-words';
import type { Value } from '@/lib/typed/meaning';

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

type Path = readonly (string | number)[];
type Values = Readonly<Record<string, unknown>>;

/** A field of a form at its place in a case. */
interface Place {
  readonly path: Path;
  readonly field: FormField;
  /** the list or group that it stands in */
  readonly of: readonly FormField[];
  /** as it is in the case, or would be */
  readonly now: unknown;
}

/** So near a clause has to come to a field for this to be offered. */
const LEAST_NEAR = 0.45;
/** Beside the words of a label the rule of its field counts so much. */
const RULE_WORTH = 2;
/** A rule above or below the one that a field stands for tells half as much. */
const KIN = 0.5;
const FIRST_RANK = 1.5;
/** What comes clearly less near than the nearest is not meant: who says "Warsaw" means no other town. */
const BESIDE_FIRST = 0.7;
/** At most so many are offered: of a clause, and in all. */
const MOST_OF_CLAUSE = 3;
const MOST = 3;

/**
 * The fields that the clauses of a text may mean which a fight has left open, the likeliest first: those whose label or
 * rule they come near. `rulesOf`: the numbers of the rules that speak of a clause, the likeliest first.
 */
export function perhapsIn(
  clauses: readonly string[],
  fight: TypedFight,
  calc: Calculator,
  speaker: Speaker,
  rulesOf: (clause: string) => readonly string[],
): readonly Perhaps[] {
  const places = placesIn(formOfTool(calc), fight.input);
  const sayings = places.flatMap((place) => sayingsOf(speaker)(place.field).map((saying) => ({ place, saying })));
  const weightOf = rarityIn(sayings.map(({ saying }) => saying));
  return clauses
    .flatMap((words) => {
      const clause = clauseOf(words);
      const rules = rulesOf(words);
      const near = sayings.flatMap(({ place, saying }) => {
        const value = valueOf(clause, saying);
        if (value === undefined || value === place.now) return [];
        const worth = nearness(clause, saying, weightOf) + RULE_WORTH * ruleWorth(place.field.info.rule, rules);
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
      means: meansOf(place, saying, value),
      input: withValue(fight.input, place.path, value) as Values,
    }));
}

/** The fields that a form asks of a case, those of a list where it has one item: of several nobody knows which. */
function placesIn(
  form: readonly FormField[],
  values: Values,
  above: Values = {},
  path: Path = [],
  of: readonly FormField[] = [],
): readonly Place[] {
  return form
    .filter((field) => isAsked(field, form, values, above))
    .flatMap((field): readonly Place[] => {
      const { shape, name, preset } = field;
      const now = values[name] ?? preset;
      const own = [...path, name];
      if (shape.kind === 'group') return placesIn(shape.fields, asValues(values[name]), values, own, [...of, field]);
      if (shape.kind !== 'list') return [{ path: own, field, of, now }];
      const items: readonly unknown[] = Array.isArray(values[name]) ? values[name] : [];
      if (shape.item.kind !== 'group' || items.length !== 1) return [];
      return placesIn(shape.item.fields, asValues(items[0]), values, [...own, 0], [...of, field]);
    });
}
const asValues = (value: unknown): Values => (typeof value === 'object' && value !== null ? (value as Values) : {});

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

function meansOf({ of }: Place, { label }: Saying, value: Value): Text {
  const means = saidText(label, value);
  const lists = of.flatMap(({ info }) => info.label ?? []);
  return lists.reduceRight<Text>((said, list) => text('fight.both', { first: text(list), second: said }), means);
}

/** A case with a value at a place. */
function withValue(values: unknown, [at, ...rest]: Path, value: Value): unknown {
  if (at === undefined) return value;
  if (typeof at === 'number')
    return (values as readonly unknown[]).map((one, i) => (i === at ? withValue(one, rest, value) : one));
  return { ...asValues(values), [at]: withValue(asValues(values)[at], rest, value) };
}
