import type * as z from 'zod';
import { knownTo } from '@/lib/calc/parse-once';
import { oncePer, oncePerKey } from '@/lib/core/once';

/*
 * Inputs that are as they should be, read by the plan of their schema: what zod gives for them, without the notes that
 * it keeps for a refusal. Whatever is not plainly right is left to zod, the part alone where it can be, so that what is
 * accepted, what comes out and how it is refused is zod's alone to say.
 */

/** A value that the schema does not accept, or that only the whole schema can judge. */
export const REFUSED = Symbol('refused');

/** What a schema makes of a value, or REFUSED. */
type Read = (value: unknown) => unknown;
type Schema = z.core.$ZodType;

/** The reader of a schema, made once for it. */
export const readerOf: (schema: Schema) => Read = oncePer((schema: Schema): Read => {
  const asZod = byZod(schema);
  const { checks } = defOf(schema);
  const bounds = boundsOf(checks);
  const read = bounds
    ? plainReader(schema, bounds, asZod)
    : checkedReader(plainReader(schema, UNBOUNDED, refuse), checks ?? [], asZod);
  const known = knownTo(schema);
  return known ? knowingReader(known, firstOf(read, asZod)) : read;
});

const refuse: Read = () => REFUSED;

/** What one reader makes of a value, or where it refuses that, what another does. */
const firstOf =
  (read: Read, otherwise: Read): Read =>
  (value) => {
    const found = read(value);
    return found === REFUSED ? otherwise(value) : found;
  };

/** The reader of a schema with no checks but its bounds; what it cannot tell at a glance it asks of another. */
function plainReader(schema: Schema, bounds: Bounds, otherwise: Read): Read {
  const def = defOf(schema);
  switch (def.type) {
    case 'object':
      return !def.catchall || typeOf(def.catchall) === 'never' ? objectReader(def, otherwise) : otherwise;
    case 'record':
      return def.mode === 'loose' || typeOf(def.keyType) !== 'string' ? otherwise : recordReader(def, otherwise);
    case 'array':
      return listReader(def.element, bounds);
    case 'string':
      return isPlain(def) ? stringReader(bounds, otherwise) : otherwise;
    case 'number':
      return isPlain(def) ? numberReader(bounds, otherwise) : otherwise;
    case 'optional':
      return isDefaulted(def.innerType) ? otherwise : optionalReader(readerOf(def.innerType));
    case 'default':
      return defaultReader(presetOf(def), readerOf(def.innerType));
    default: {
      const values = valuesOf(schema);
      return values ? valueReader(values, otherwise) : otherwise;
    }
  }
}

/** A reader whose values are checked, and may be changed, by what the schema says of them. */
function checkedReader(read: Read, checks: readonly z.core.$ZodCheck<never>[], asZod: Read): Read {
  // A check that does not always run is for the schema alone.
  if (checks.some(({ _zod }) => _zod.def.when)) return asZod;
  return (value) => {
    const found = read(value);
    if (found === REFUSED) return asZod(value);
    const checked: z.core.ParsePayload = { value: found, issues: [] };
    for (const { _zod } of checks) {
      const waits = _zod.check(checked as z.core.ParsePayload<never>);
      if (waits || checked.issues.length) return asZod(value);
    }
    return checked.value;
  };
}

/** How a schema is made, which zod lays open to those who build upon it. */
const defOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def;
const typeOf = (schema: Schema): z.core.$ZodTypeDef['type'] => defOf(schema).type;

/** Whether a schema has a value for what is absent, itself or what it wraps. */
function isDefaulted(schema: Schema): boolean {
  const def = defOf(schema);
  return def.type === 'default' || def.type === 'prefault' || ('innerType' in def && isDefaulted(def.innerType));
}

/** What the schema itself says. */
const byZod =
  (schema: Schema): Read =>
  (value) => {
    // Every schema that is made can be asked; only its type is that of its core.
    const parsed = (schema as z.ZodType).safeParse(value);
    return parsed.success ? parsed.data : REFUSED;
  };

/** A reader that knows what it gave for an object, and takes that as it is. */
const knowingReader =
  (known: WeakMap<object, object>, read: Read): Read =>
  (value) => {
    if (typeof value !== 'object' || value === null) return read(value);
    const before = known.get(value);
    if (before) return before;
    const made = read(value);
    if (typeof made === 'object' && made !== null) {
      known.set(value, made);
      known.set(made, made);
    }
    return made;
  };

/** A text or number that is taken as it is: not made of something else, and of no format of its own. */
const isPlain = (def: object): boolean => !('coerce' in def && def.coerce) && !('format' in def);

interface Bounds {
  readonly least: number;
  readonly most: number;
  readonly whole: boolean;
  readonly patterns: readonly RegExp[];
}

const UNBOUNDED: Bounds = { least: -Infinity, most: Infinity, whole: false, patterns: [] };

/** The values, lengths and texts that checks leave; undefined where they are about more than that. */
function boundsOf(checks: readonly z.core.$ZodCheck<never>[] = []): Bounds | undefined {
  let { least, most, whole } = UNBOUNDED;
  const patterns: RegExp[] = [];
  for (const { _zod } of checks as readonly z.core.$ZodChecks[]) {
    const { def } = _zod;
    if (def.check === 'min_length') least = Math.max(least, def.minimum);
    else if (def.check === 'max_length') most = Math.min(most, def.maximum);
    else if (def.check === 'greater_than' && def.inclusive) least = Math.max(least, Number(def.value));
    else if (def.check === 'less_than' && def.inclusive) most = Math.min(most, Number(def.value));
    else if (def.check === 'number_format' && def.format === 'safeint') whole = true;
    else if (def.check === 'string_format' && def.format === 'regex' && isStateless(def.pattern))
      patterns.push(def.pattern);
    else return undefined;
  }
  return { least, most, whole, patterns };
}

/** Whether a pattern finds the same each time that it is asked. */
const isStateless = (pattern: RegExp | undefined): pattern is RegExp =>
  pattern !== undefined && !pattern.global && !pattern.sticky;

/** The values of which a schema takes one as it is; undefined where it is not about such. */
function valuesOf(schema: Schema): readonly unknown[] | undefined {
  const def = defOf(schema);
  if (def.type === 'boolean') return def.coerce ? undefined : [true, false];
  if (def.type === 'enum') return Object.values(def.entries);
  if (def.type === 'literal') return def.values;
  const parts = def.type === 'union' ? def.options.map(valuesOf) : [undefined];
  return parts.includes(undefined) ? undefined : parts.flatMap((part) => part ?? []);
}

function valueReader(values: readonly unknown[], asZod: Read): Read {
  const known = new Set(values);
  return (value) => (known.has(value) ? value : asZod(value));
}

/** Lengths are counted in characters, of which some take two places: where that matters the schema counts them. */
const stringReader =
  ({ least, most, patterns }: Bounds, asZod: Read): Read =>
  (value) =>
    typeof value === 'string' &&
    value.length >= 2 * least - 1 &&
    value.length <= most &&
    patterns.every((pattern) => pattern.test(value))
      ? value
      : asZod(value);

function numberReader({ least, most, whole }: Bounds, asZod: Read): Read {
  const fits = whole ? Number.isSafeInteger : Number.isFinite;
  return (value) =>
    typeof value === 'number' && fits(value) && value >= least && value <= most ? value : asZod(value);
}

/** A record: its names are those that the schema of a name takes as they are. */
function recordReader({ keyType, valueType }: z.core.$ZodRecordDef, otherwise: Read): Read {
  const readName = readerOf(keyType);
  const read = readerOf(valueType);
  return (value) => {
    // Of a class of its own, or with a member that hides that it is of none.
    if (typeof value !== 'object' || value === null || value.constructor !== Object) return otherwise(value);
    if (Object.getOwnPropertySymbols(value).length) return otherwise(value);
    const made: Record<string, unknown> = {};
    const given = value as Readonly<Record<string, unknown>>;
    for (const name of Object.keys(given)) {
      if (name === '__proto__' || readName(name) !== name) return otherwise(value);
      const found = read(given[name]);
      if (found === REFUSED) return REFUSED;
      made[name] = found;
    }
    return made;
  };
}

function listReader(element: Schema, { least, most }: Bounds): Read {
  const read = readerOf(element);
  return (value) => {
    if (!Array.isArray(value) || value.length < least || value.length > most) return REFUSED;
    const items: unknown[] = [];
    for (const item of value as readonly unknown[]) {
      const found = read(item);
      if (found === REFUSED) return REFUSED;
      items.push(found);
    }
    return items;
  };
}

const optionalReader =
  (read: Read): Read =>
  (value) =>
    value === undefined ? undefined : read(value);

/** The value that stands for an absent one: a list or an object is made for each case. */
function presetOf(def: z.core.$ZodDefaultDef): () => unknown {
  const preset = def.defaultValue;
  return typeof preset === 'object' ? () => def.defaultValue : () => preset;
}

const defaultReader =
  (preset: () => unknown, read: Read): Read =>
  (value) => {
    const found = value === undefined ? undefined : read(value);
    return found === undefined ? preset() : found;
  };

/** A field of an object. */
interface Field {
  readonly name: string;
  readonly read: Read;
  /** where it is absent, it has a value, its reader is asked, it stays absent, or the schema has to judge */
  readonly absent: 'preset' | 'asked' | 'absent' | 'judged';
  readonly preset?: unknown;
}

function fieldOf([name, schema]: readonly [string, Schema]): Field {
  const [read, type] = [readerOf(schema), typeOf(schema)];
  if (type === 'optional' && !isDefaulted(schema)) return { name, read, absent: 'absent' };
  const preset = type === 'default' ? read(undefined) : REFUSED;
  if (preset === REFUSED) return { name, read, absent: 'judged' };
  // A list or an object is made for each case.
  return typeof preset === 'object' && preset !== null
    ? { name, read, absent: 'asked' }
    : { name, read, absent: 'preset', preset };
}

/** What a field adds to the sum that tells which of some fields are given: nothing where it is not one of them. */
const shareOf = (field: Field, summed: readonly Field[]): number => {
  const place = summed.indexOf(field);
  return place < 0 ? 0 : 2 ** place;
};
const isIn = (sum: number, share: number): boolean => share === 0 || Math.floor(sum / share) % 2 === 1;

/** The most fields of which any set has a sum of its own where each counts twice the one before. */
const MOST_SUMMED = 52;

/**
 * An object of known fields: others are refused where the schema is strict, else left out. It begins as a copy of what
 * it is where nothing is given, with all its fields in their order, so that only those given are read: few are.
 */
function objectReader({ shape, catchall }: z.core.$ZodObjectDef, otherwise: Read): Read {
  const fields = Object.entries(shape).map(fieldOf);
  const asked = fields.filter(({ absent }) => absent === 'asked');
  const summed = fields.filter(({ absent }) => absent === 'absent' || absent === 'judged');
  if (summed.length > MOST_SUMMED) return otherwise;
  const readers = new Map(fields.map((field) => [field.name, { read: field.read, share: shareOf(field, summed) }]));
  /** What an object is before its fields are read; undefined where the schema has to judge. */
  const blankOf = oncePerKey((sum: number): object | undefined => {
    const there = fields.filter((field) => isIn(sum, shareOf(field, summed)));
    if (fields.some((field) => field.absent === 'judged' && !there.includes(field))) return undefined;
    return Object.fromEntries(there.map(({ name, preset }) => [name, preset]));
  });
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return REFUSED;
    const given = value as Readonly<Record<string, unknown>>;
    let sum = 0;
    for (const name in given) {
      const field = readers.get(name);
      if (field) sum += field.share;
      else if (catchall) return REFUSED;
    }
    const blank = blankOf(sum);
    if (!blank) return REFUSED;
    const made: Record<string, unknown> = { ...blank };
    for (const name in given) {
      const field = readers.get(name);
      if (!field) continue;
      const found = field.read(given[name]);
      if (found === REFUSED) return REFUSED;
      made[name] = found;
    }
    for (const { name, read } of asked) if (made[name] === undefined) made[name] = read(undefined);
    return made;
  };
}
