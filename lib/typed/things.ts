import { formOfTool, type FormField, type Shape } from '@/lib/calc/form';
import type { Calculator } from '@/lib/calc/calculator';
import type { Speaker } from '@/lib/calc/say';
import { toolName } from '@/lib/core/tool-name';
import { knownClause, type Clause } from '@/lib/typed/form-clause';
import { sayingsOf } from '@/lib/typed/form-words';
import type { Value } from '@/lib/typed/meaning';
import type { SaidWays } from '@/lib/typed/ways';

/* What may be said of a form, with the clauses that are known to say it. */

/** One value of a field, or a number of it. */
export interface Thing {
  /** where the field stands in the form, without positions in lists */
  readonly name: string;
  /** undefined where a number is said */
  readonly value: Value | undefined;
  readonly min: number;
  readonly max: number;
  /** it is said of somebody: of a unit of a side, or another field is called the same on the other side */
  readonly isSided: boolean;
  /** the clauses that say it */
  readonly clauses: readonly Clause[];
}

/**
 * Everything that may be said of a tool's form, of all `ways` of its game by its own. What the form calls a thing says
 * it as well.
 */
export function thingsOf(calc: Calculator, speaker: Speaker, ways: readonly SaidWays[]): readonly Thing[] {
  const fields = fieldsIn(formOfTool(calc));
  const sided = sidedIn([...fields.keys()]);
  const things = new Map<string, Thing & { readonly clauses: Clause[] }>();
  const add = (name: string, value: Value, said: string): void => {
    const shape = fields.get(name)?.shape;
    if (!shape || !takes(shape, value)) return;
    const isNumber = shape.kind === 'number';
    const { min = -Infinity, max = Infinity } = isNumber ? shape : {};
    const key = isNumber ? name : `${name}=${String(value)}`;
    const thing = things.get(key) ?? {
      name,
      value: isNumber ? undefined : value,
      min,
      max,
      isSided: sided.has(name),
      clauses: [],
    };
    thing.clauses.push(knownClause(said));
    things.set(key, thing);
  };
  for (const { tools, field, value, ways: said } of ways)
    if (tools.includes(toolName(calc.id))) for (const way of said) add(field, value, way);
  for (const [name, field] of fields)
    if (!isCatalogue(field))
      for (const { value = 0, whole } of sayingsOf(speaker)(field)) add(name, value, whole[0] ?? '');
  return [...things.values()];
}

/** Whether a value is one that a field may have. */
function takes(shape: Shape, value: Value): boolean {
  if (shape.kind === 'choice') return shape.options.some((one) => one === value);
  return typeof value === (shape.kind === 'switch' ? 'boolean' : 'number');
}

/** Every field of a form that may be said, by where it stands. */
export function fieldsIn(form: readonly FormField[], above = ''): ReadonlyMap<string, FormField> {
  return new Map(
    form.flatMap((field) => {
      const { shape, name } = field;
      if (shape.kind === 'group') return [...fieldsIn(shape.fields, `${above}${name}/`)];
      if (shape.kind !== 'list') return [[above + name, field] as const];
      return shape.item.kind === 'group' ? [...fieldsIn(shape.item.fields, `${above}${name}/`)] : [];
    }),
  );
}

/** Of more options the words of the game know the names: spaces of a map, units. */
const MOST_OPTIONS = 24;
const isCatalogue = ({ shape }: FormField): boolean => shape.kind === 'choice' && shape.options.length > MOST_OPTIONS;

/**
 * Fields of units of a side, and of one name on two sides: "defenders/reduced", "attackerDrm" and "defenderDrm",
 * "board/german/hits" and "board/allied/hits".
 */
function sidedIn(names: readonly string[]): ReadonlySet<string> {
  const isOfUnit = (name: string): boolean => /^(?:attackers\/units|defenders)\//.test(name);
  const partsOf = (name: string): readonly string[] => name.split(/\/|(?=[A-Z])/).filter((part) => part !== 'units');
  const parted = names.map((name) => ({ name, parts: partsOf(name) }));
  const areTwins = (a: readonly string[], b: readonly string[]): boolean =>
    a.length === b.length && a.length > 1 && a.at(-1) === b.at(-1) && a.filter((part, i) => part !== b[i]).length === 1;
  const isTwin = (own: readonly string[]): boolean => parted.some(({ parts }) => areTwins(own, parts));
  return new Set(parted.flatMap(({ name, parts }) => (isOfUnit(name) || isTwin(parts) ? [name] : [])));
}
