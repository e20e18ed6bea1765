import * as z from 'zod';
import { fields, type FieldCondition, type FieldInfo } from '@/lib/calc/field';
import { oncePer } from '@/lib/core/once';

/** What a value of an input may be: enough for a form to enter it and for an address to carry it. */
export type Shape =
  | { readonly kind: 'switch' }
  | { readonly kind: 'choice'; readonly options: readonly (string | number)[] }
  | {
      readonly kind: 'number';
      readonly min: number | undefined;
      readonly max: number | undefined;
      readonly step?: number | undefined;
    }
  | { readonly kind: 'text'; readonly maxLength: number | undefined }
  | { readonly kind: 'list'; readonly item: Shape; readonly min: number; readonly max: number | undefined }
  | { readonly kind: 'group'; readonly fields: readonly FormField[] }
  | { readonly kind: 'record'; readonly keys: readonly string[] | undefined; readonly value: Shape }
  /** anything else: carried in an address as JSON, never drawn as a control */
  | { readonly kind: 'other' };

/** One field of an input as a form, an address or a list of options needs it. */
export interface FormField {
  readonly name: string;
  readonly shape: Shape;
  /** the value when the player gives none; undefined when the field is optional */
  readonly preset: unknown;
  /** must be given: it has no default and is not optional */
  readonly required: boolean;
  /** what the schema says of the field beyond its type */
  readonly info: Partial<FieldInfo>;
}

type Json = z.core.JSONSchema.BaseSchema;

/** The fields of a calculator's schema in their order; none when the schema is no object. */
export function formOf(schema: z.ZodType): readonly FormField[] {
  const json = z.toJSONSchema(schema, { io: 'input', metadata: fields, unrepresentable: 'any' });
  return fieldsOf(json);
}

/** The fields of a tool's form: the same each time, made once. */
export const formOfTool = oncePer(({ schema }: { readonly schema: z.ZodType }) => formOf(schema));

function fieldsOf({ properties = {}, required = [] }: Json): readonly FormField[] {
  return Object.entries(properties).flatMap(([name, json]) =>
    typeof json === 'boolean'
      ? []
      : [{ name, shape: shapeOf(json), preset: json.default, required: required.includes(name), info: infoOf(json) }],
  );
}

const infoOf = ({
  label,
  rule,
  control,
  rare,
  kept,
  usual,
  formerly,
  replaces,
  reading,
  when,
}: Json): Partial<FieldInfo> =>
  ({ label, rule, control, rare, kept, usual, formerly, replaces, reading, when }) as Partial<FieldInfo>;

const whole = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && Math.abs(value) < Number.MAX_SAFE_INTEGER
    ? value
    : undefined;

function shapeOf(json: Json): Shape {
  const options = optionsOf(json);
  if (options) return { kind: 'choice', options };
  switch (json.type) {
    case 'boolean':
      return { kind: 'switch' };
    case 'integer':
    case 'number':
      return { kind: 'number', min: whole(json.minimum), max: whole(json.maximum), step: json.multipleOf };
    case 'string':
      return { kind: 'text', maxLength: whole(json.maxLength) };
    case 'array':
      return listOf(json);
    case 'object':
      return objectOf(json);
    default:
      return { kind: 'other' };
  }
}

/** The values of an enum, of a literal, or of a union of literals. */
function optionsOf(json: Json): readonly (string | number)[] | undefined {
  const given =
    json.enum ??
    (json.const !== undefined
      ? [json.const]
      : json.anyOf?.map((one) => (typeof one === 'object' ? one.const : undefined)));
  const known = given?.filter((value) => typeof value === 'string' || typeof value === 'number');
  return known?.length && known.length === given?.length ? known : undefined;
}

function listOf({ items, minItems, maxItems }: Json): Shape {
  if (!items || typeof items !== 'object' || Array.isArray(items)) return { kind: 'other' };
  return { kind: 'list', item: shapeOf(items), min: minItems ?? 0, max: maxItems };
}

function objectOf(json: Json): Shape {
  const { properties, additionalProperties: value, propertyNames } = json;
  if (properties) return { kind: 'group', fields: fieldsOf(json) };
  if (!value || typeof value !== 'object') return { kind: 'other' };
  const keys = typeof propertyNames === 'object' ? propertyNames.enum?.map(String) : undefined;
  return { kind: 'record', keys, value: shapeOf(value) };
}

/** Whether a field stands for a pick among the answer's own choices, which other changes may void. */
export const isPick = ({ shape, info, preset }: FormField): boolean =>
  shape.kind === 'text' && preset === undefined && (info.control === 'hidden' || info.control === 'choices');

export const isDie = ({ info }: FormField): boolean => info.control === 'die';

type Values = Readonly<Record<string, unknown>>;

/** Whether a form asks for a field, with the values beside it as they are, and those given beside its list or group. */
export function isAsked(
  { info: { when } }: FormField,
  beside: readonly FormField[],
  values: Values,
  above: Values = {},
): boolean {
  return [when ?? []]
    .flat()
    .every((condition) =>
      holds(condition, condition.above ? above[condition.field] : valueBeside(condition, beside, values)),
    );
}

/** Whether a case seldom needs a field, with the values beside it as they are. */
export function isRare({ info: { rare } }: FormField, beside: readonly FormField[], values: Values): boolean {
  return typeof rare === 'object' ? holds(rare, valueBeside(rare, beside, values)) : rare === true;
}

const valueBeside = ({ field }: FieldCondition, beside: readonly FormField[], values: Values): unknown =>
  values[field] ?? beside.find(({ name }) => name === field)?.preset;

function holds(condition: FieldCondition, value: unknown): boolean {
  if ('is' in condition) return condition.is.includes(String(value));
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  if ('has' in condition) return items.some((item) => condition.has.includes(String(item)));
  const inItem = (item: unknown, field: string): unknown =>
    typeof item === 'object' && item !== null ? (item as Values)[field] : undefined;
  if ('some' in condition)
    return items.some((item) => condition.some.every((one) => holds(one, inItem(item, one.field))));
  const { atLeast, without } = condition;
  return items.filter((item) => without === undefined || inItem(item, without) !== true).length >= atLeast;
}

/** A value under the name that it has now; one whose name never changed as it is. */
export const nowCalled = ({ info: { formerly = {} } }: FormField, value: unknown): unknown =>
  (typeof value === 'string' || typeof value === 'number') && Object.hasOwn(formerly, value) ? formerly[value] : value;

/** What a new item of a list has for a field: what is usual beside its other values, else the default. */
export const usualOf = ({ info: { usual }, preset }: FormField, values: Values): unknown =>
  (usual && usual.values[String(values[usual.by])]) ?? preset;

/** What new values of a form change: their fields, and those that they replace, which are left without a value. */
export const changeOf = (form: readonly FormField[], values: Values): Values => ({
  ...Object.fromEntries(
    form
      .filter(({ name }) => Object.hasOwn(values, name))
      .flatMap(({ info: { replaces = [] } }) => replaces.map((one) => [one, undefined])),
  ),
  ...values,
});
