import type * as z from 'zod';

/** A kind of value that a schema asks for, in the words of the schemas: "string", "int", "array". */
type Expected = readonly string[];

/** What a schema has against a value, as data: which part of it, what stands there and what is allowed. */
export type SchemaFault = { readonly path: readonly PropertyKey[]; readonly given: unknown } & (
  | { readonly code: 'missing' | 'type'; readonly expected: Expected }
  | { readonly code: 'tooSmall' | 'tooBig'; readonly limit: number }
  /** of the signs of a text */
  | { readonly code: 'tooShort' | 'tooLong'; readonly limit: number }
  /** of the items of a list, or the members of an object */
  | { readonly code: 'tooFew' | 'tooMany'; readonly limit: number; readonly count: number }
  | { readonly code: 'oneOf'; readonly allowed: readonly string[] }
  | { readonly code: 'unknownField'; readonly names: readonly string[]; readonly allowed: readonly string[] }
  | { readonly code: 'whole' }
  | { readonly code: 'multiple'; readonly step: number }
  /** written otherwise than the pattern says */
  | { readonly code: 'pattern'; readonly pattern: string }
  | { readonly code: 'invalidField' }
);

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

const memberOf = (at: unknown, part: PropertyKey): unknown =>
  at !== null && typeof at === 'object' && Object.hasOwn(at, part)
    ? (at as Readonly<Record<PropertyKey, unknown>>)[part]
    : undefined;

const valueAt = (value: unknown, path: Path): unknown => path.reduce(memberOf, value);

/** The first thing that a schema has against a value. */
export function schemaFault(schema: z.core.$ZodType, issues: readonly Issue[], value: unknown): SchemaFault {
  const [issue] = issues;
  return issue ? faultOf(schema, issue, value, []) : { path: [], given: value, code: 'invalidField' };
}

/** `within`: the path of the value that the issue's own path begins at. */
function faultOf(schema: z.core.$ZodType, issue: Issue, whole: unknown, within: Path): SchemaFault {
  const path = [...within, ...issue.path];
  const given = valueAt(whole, path);
  const at = { path, given };
  switch (issue.code) {
    case 'invalid_type':
      return { ...at, code: given === undefined ? 'missing' : 'type', expected: [issue.expected] };
    case 'too_small':
      return { ...at, ...outOfBounds(given, Number(issue.minimum), 'small') };
    case 'too_big':
      return { ...at, ...outOfBounds(given, Number(issue.maximum), 'big') };
    case 'invalid_value':
      return { ...at, ...notAmong(given, issue.values) };
    case 'unrecognized_keys': {
      const [first = ''] = issue.keys;
      const names = issue.keys.map((name) => [...path, name].join('.'));
      return { path: [...path, first], given: undefined, code: 'unknownField', names, allowed: namesOf(schema, path) };
    }
    case 'not_multiple_of':
      return Number(issue.divisor) === 1 ? { ...at, code: 'whole' } : { ...at, code: 'multiple', step: issue.divisor };
    case 'invalid_format':
      return issue.pattern === undefined
        ? { ...at, code: 'invalidField' }
        : { ...at, code: 'pattern', pattern: plainPattern(issue.pattern) };
    case 'invalid_union':
      return unionFault(schema, issue, whole, path);
    case 'invalid_key':
      return keyFault(schema, issue, at);
    default:
      return { ...at, code: 'invalidField' };
  }
}

/** None of some values; one that only is of another kind, 5 for "5", is told the kind. */
function notAmong(given: unknown, values: readonly unknown[]): DistributiveOmit<SchemaFault> {
  const plain = typeof given === 'string' || typeof given === 'number';
  const meant = plain ? values.find((value) => value !== given && String(value) === String(given)) : undefined;
  return meant === undefined
    ? { code: 'oneOf', allowed: values.map(String) }
    : { code: 'type', expected: [typeof meant] };
}

type Bound = Extract<SchemaFault, { readonly limit: number }>;

function outOfBounds(given: unknown, limit: number, side: 'small' | 'big'): DistributiveOmit<Bound> {
  if (typeof given === 'string') return { code: side === 'big' ? 'tooLong' : 'tooShort', limit };
  if (typeof given !== 'object' || given === null) return { code: side === 'big' ? 'tooBig' : 'tooSmall', limit };
  return { code: side === 'big' ? 'tooMany' : 'tooFew', limit, count: Object.keys(given).length };
}
type DistributiveOmit<Fault> = Fault extends unknown ? Omit<Fault, 'path' | 'given'> : never;

/** "/^[A-Z]+$/u" is "[A-Z]+": what stands between the marks of its beginning and its end. */
const plainPattern = (pattern: string): string => pattern.replace(/^\/\^?|\$?\/[a-z]*$/g, '');

/** Of the ways that a value may be: all where none fits at all, else what is wrong in the one that fits best. */
function unionFault(
  schema: z.core.$ZodType,
  issue: Extract<Issue, { code: 'invalid_union' }>,
  whole: unknown,
  path: Path,
): SchemaFault {
  const at = { path, given: valueAt(whole, path) };
  if ('options' in issue && Array.isArray(issue.options))
    return { ...at, code: 'oneOf', allowed: issue.options.map(String) };
  const firsts = issue.errors.flatMap(([first]) => first ?? []);
  const inside = firsts.filter((one) => one.path.length > 0 || one.code === 'unrecognized_keys');
  const best = inside.sort((a, b) => b.path.length - a.path.length)[0];
  if (best) return faultOf(schema, best, whole, path);
  const values = firsts.flatMap((one) => (one.code === 'invalid_value' ? one.values : []));
  if (values.length) return { ...at, ...notAmong(at.given, values) };
  const expected = firsts.flatMap((one) => (one.code === 'invalid_type' ? [one.expected] : []));
  const [other] = firsts.filter((one) => one.code !== 'invalid_type');
  if (other) return faultOf(schema, other, whole, path);
  return { ...at, code: at.given === undefined ? 'missing' : 'type', expected };
}

/** The name of a member of a record is at fault, and is what is given. */
function keyFault(
  schema: z.core.$ZodType,
  { issues: [issue] }: Extract<Issue, { code: 'invalid_key' }>,
  { path }: { readonly path: Path },
): SchemaFault {
  const name = String(path.at(-1) ?? '');
  if (!issue) return { path, given: name, code: 'invalidField' };
  return { ...faultOf(schema, issue, name, []), path };
}

/** The names that an object of a schema may have, at a path. */
function namesOf(schema: z.core.$ZodType, path: Path): readonly string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
      return namesOf(def.innerType, path);
    case 'pipe':
      return namesOf(def.in, path);
    case 'object': {
      const [name, ...rest] = path;
      if (name === undefined) return Object.keys(def.shape);
      const member = memberOf(def.shape, name) as z.core.$ZodType | undefined;
      return member ? namesOf(member, rest) : [];
    }
    case 'array':
      return namesOf(def.element, path.slice(1));
    case 'record':
      return namesOf(def.valueType, path.slice(1));
    case 'union':
      return [...new Set(def.options.flatMap((option) => namesOf(option, path)))];
    default:
      return [];
  }
}
