import type { Calculator } from '@/lib/calc/calculator';
import { text, type Text } from '@/lib/calc/evaluation';
import { formOfTool, type FormField } from '@/lib/calc/form';
import type { Speaker } from '@/lib/calc/say';
import { oncePer } from '@/lib/core/once';
import { encode } from '@/lib/search/text';
import { clauseOf, plainly } from '@/lib/typed/form-clause';
import type { Value } from '@/lib/typed/meaning';
import { WHO_FIGHTS } from '@/lib/typed/persons';

/* What a form calls its fields and their values, as its labels have it in a language. */

/** One thing that may be said of a form: that a switch is on, one value of a choice, or a number. */
export interface Saying {
  readonly field: FormField;
  readonly label: string;
  /** the value that is said; a number says its own */
  readonly value: Value | undefined;
  /** its words as they stand in the form, one after the other */
  readonly whole: readonly string[];
  /** the stems that say it, of the label or of the option, and those of the label, which may stand beside them */
  readonly own: ReadonlySet<string>;
  readonly beside: ReadonlySet<string>;
  /** those of them that say whose it is */
  readonly whose: readonly string[];
  /** the numbers among them, "Scenario 3" */
  readonly figures: readonly number[];
  readonly letters: readonly string[];
  readonly isDenied: boolean;
  /** a short form in brackets */
  readonly isShort: boolean;
}

/** The sayings of a form in a language, with what a stem weighs: one of many fields tells little of any. */
export interface FormWords {
  readonly form: readonly FormField[];
  readonly sayings: readonly Saying[];
  readonly weightOf: (stem: string) => number;
}

/** What stands behind a name in brackets is no part of it; its short form is another name: "Out of command (OOC)". */
const BRACKETS = /\([^)]*\)/g;
const SHORT = /\((\p{Lu}{2,4})\)/gu;
const namesIn = (label: string): readonly string[] => [
  label.replaceAll(BRACKETS, ' '),
  ...[...label.matchAll(SHORT)].map(([, short = '']) => short),
];

/** Things of the table, which tell little of what a field asks, and how little. */
const TELLING_LITTLE = new Set(
  encode(
    'hex space unit units side turn there hexagono casilla espacio unidad lado turno esagono casella spazio unita',
  ),
);
const LITTLE = 0.3;

/** Whose something is: "the defender is out of supply" is not said where he is not named. */
const WHOSE: ReadonlySet<string> = new Set(
  encode(
    Object.values(WHO_FIGHTS).join(' ').replaceAll('|', ' ') +
      ' besieger besiegers enemy enemies friendly opponent sitiador sitiadores enemigo enemiga enemigos enemigas amigo ' +
      'amiga amigos amigas rival assediante assedianti nemico nemica nemici nemiche amico amica amici avversario',
  ),
);

/** What may be said of a calculator's form; lists, readings of a question and what is never drawn are left out. */
export function formWordsOf(calc: Calculator, speaker: Speaker): FormWords {
  const form = formOfTool(calc);
  const all = form.flatMap(sayingsOf(speaker));
  // "Winning bid (VP)" is not the only field in VP.
  const isShared = ({ field, own }: Saying): boolean =>
    all.some((other) => other.field !== field && [...own].some((one) => other.own.has(one)));
  const sayings = all.filter((saying) => !saying.isShort || !isShared(saying));
  const rarity = rarityIn(sayings);
  const weightOf = (one: string): number => rarity(one) * (TELLING_LITTLE.has(one) ? LITTLE : 1);
  return { form, sayings, weightOf };
}

/** How rare a stem is among what may be said: one of many fields tells little of any. */
export function rarityIn(sayings: readonly Saying[]): (stem: string) => number {
  const counts = new Map<string, number>();
  for (const { own } of sayings) for (const one of own) counts.set(one, (counts.get(one) ?? 0) + 1);
  return (one) => Math.log(1 + sayings.length / (counts.get(one) ?? 1));
}

/** What may be said of a field, with the words of its labels; made once for who speaks. */
export const sayingsOf = oncePer(({ say, has }: Speaker) =>
  oncePer((field: FormField) => saidOf(field, (key, bare) => (has(key) ? say(text(key)) : bare))),
);

function saidOf(field: FormField, words: (key: string, bare: string) => string): readonly Saying[] {
  const { shape, info } = field;
  const { label } = info;
  if (label === undefined || info.reading !== undefined || info.control === 'hidden') return [];
  const title = words(label, field.name);
  const beside = new Set(namesIn(title).flatMap((name) => clauseOf(name).stems));
  const says = (value: Value | undefined, name: string, whole: string): readonly Saying[] =>
    namesIn(name)
      .map(clauseOf)
      .map(({ stems, figures, letters, isDenied }, i) => ({
        field,
        label,
        value,
        whole: [plainly(whole), plainly(whole.replaceAll(BRACKETS, ' '))],
        // "Trench level: 1"
        own: stems.length > 0 ? new Set(stems) : beside,
        beside,
        whose: stems.filter((one) => WHOSE.has(one)),
        figures,
        letters,
        isDenied,
        isShort: i > 0,
      }));
  if (shape.kind === 'switch') return says(true, title, title);
  if (shape.kind === 'number') return says(undefined, title, title);
  if (shape.kind !== 'choice') return [];
  return shape.options.flatMap((value) => {
    const option = words(optionOf(label, value), String(value));
    return says(value, option, `${title} ${option}`);
  });
}

const optionOf = (label: string, value: Value): string => `${label.replace('.fields.', '.options.')}.${String(value)}`;

/** "Turn: 12", "Nation: German"; of a switch its name alone. */
export function saidText(label: string, value: Value): Text {
  if (typeof value === 'boolean') return value ? text(label) : text('fight.no', { name: text(label) });
  const said = typeof value === 'number' ? value : text(optionOf(label, value));
  return text('fight.field', { name: text(label), value: said });
}
