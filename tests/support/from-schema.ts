import fc, { type Arbitrary } from 'fast-check';
import * as z from 'zod';

interface Json {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Json[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly maxLength?: number;
  readonly items?: Json;
  readonly properties?: Readonly<Record<string, Json>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Json | boolean;
  readonly propertyNames?: Json;
  readonly pattern?: string;
}

/** Words that a string field may hold: ids of units and spaces among them, so that inputs get past the first door. */
export interface Vocabulary {
  readonly strings: readonly string[];
}

/** Inputs that a schema accepts, made from its JSON Schema: small arrays, values within their limits. */
function arbitrary(json: Json, words: Vocabulary): Arbitrary<unknown> {
  if (json.const !== undefined) return fc.constant(json.const);
  if (json.enum) return fc.constantFrom(...json.enum);
  if (json.anyOf) return fc.oneof(...json.anyOf.map((option) => arbitrary(option, words)));
  switch (json.type) {
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return fc.integer({ min: Math.max(json.minimum ?? -1000, -1000), max: Math.min(json.maximum ?? 1000, 1000) });
    case 'string':
      return fc.constantFrom(...words.strings.filter((word) => word.length <= (json.maxLength ?? 40)));
    case 'array':
      return fc.array(arbitrary(json.items ?? {}, words), {
        minLength: json.minItems ?? 0,
        maxLength: Math.min(json.maxItems ?? 3, Math.max(3, json.minItems ?? 0)),
      });
    case 'object':
      return json.properties
        ? objectOf(json, words)
        : fc.dictionary(
            arbitrary(json.propertyNames ?? { type: 'string' }, words) as Arbitrary<string>,
            arbitrary(typeof json.additionalProperties === 'object' ? json.additionalProperties : {}, words),
            { maxKeys: 3 },
          );
    default:
      return fc.constant(null);
  }
}

/** Fields with a default are left out half of the time. */
function objectOf(json: Json, words: Vocabulary): Arbitrary<unknown> {
  const fields = Object.entries(json.properties ?? {}).map(([name, field]) => [name, arbitrary(field, words)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...(json.required ?? [])] });
}

export function inputsOf(schema: z.ZodType, words: Vocabulary): Arbitrary<unknown> {
  return arbitrary(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json, words);
}
