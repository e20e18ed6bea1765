import { text, type Text } from '@/lib/calc/evaluation';
import { isAsked, type FormField } from '@/lib/calc/form';
import type { Value } from '@/lib/typed/meaning';

/* Where the fields of a form stand in a case. */

export type Path = readonly (string | number)[];
type Values = Readonly<Record<string, unknown>>;

/** A field of a form at its place in a case. */
export interface Place {
  readonly path: Path;
  /** the same without the positions in lists: "defenders/reduced" */
  readonly name: string;
  readonly field: FormField;
  /** the lists and groups that it stands in */
  readonly of: readonly FormField[];
  /** as it is in the case, or would be */
  readonly now: unknown;
}

/** The fields that a form asks of a case, those of a list where it has one item: of several nobody knows which. */
export function placesIn(
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
      if (shape.kind !== 'list') return [{ path: own, name: nameOf(own), field, of, now }];
      const items = asItems(values[name]);
      if (shape.item.kind !== 'group' || items.length !== 1) return [];
      return placesIn(shape.item.fields, asValues(items[0]), values, [...own, 0], [...of, field]);
    });
}

const asValues = (value: unknown): Values => (typeof value === 'object' && value !== null ? (value as Values) : {});
const asItems = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const nameOf = (path: Path): string => path.filter((part) => typeof part === 'string').join('/');

/** What is said of a field, behind the lists and groups that it stands in: "Target: in fog of war". */
export function placedText(said: Text, of: readonly FormField[]): Text {
  const lists = of.flatMap(({ info }) => info.label ?? []);
  return lists.reduceRight<Text>((means, list) => text('fight.both', { first: text(list), second: means }), said);
}

/** A case with a value at a place. */
export const caseWith = (input: Values, path: Path, value: Value): Values => withValue(input, path, value) as Values;

function withValue(values: unknown, [at, ...rest]: Path, value: Value): unknown {
  if (at === undefined) return value;
  if (typeof at === 'number') return asItems(values).map((one, i) => (i === at ? withValue(one, rest, value) : one));
  return { ...asValues(values), [at]: withValue(asValues(values)[at], rest, value) };
}

/** What stands at a place of a case; undefined where nothing does. */
export const valueAt = (values: unknown, path: Path): unknown =>
  path.reduce((value, part) => (value as Readonly<Record<string | number, unknown>> | undefined)?.[part], values);
