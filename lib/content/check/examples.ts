import type { Result } from '@/lib/core/result';
import type { JsonFile } from '@/lib/content/check/json';
import { problemInJson, type Problem } from '@/lib/content/check/problem';
import { examplesSchema } from '@/lib/content/schemas';

/** Why a tool did not answer: the field that is to blame, "units.0.type", and words that name what is allowed. */
export interface NoAnswer {
  readonly field?: string | undefined;
  readonly words: string;
}

/** What a tool answers to an input, as far as examples may state it; undefined for a tool that does not exist. */
export type Answer = (tool: string, input: unknown) => Result<unknown, NoAnswer> | undefined;

/** Where an example says something else than its tool. */
interface Difference {
  readonly path: readonly PropertyKey[];
  readonly stated: unknown;
  readonly answered: unknown;
}

/** Worked examples that their tool refuses, or answers otherwise than they say. */
export function checkExamples(json: JsonFile, answer: Answer): readonly Problem[] {
  const { examples = [] } = examplesSchema.safeParse(json.value).data ?? {};
  return examples.flatMap(({ id, tool, input, expected }, i) => {
    const found = answer(tool, input);
    // That there is no such tool is reported with the other references.
    if (!found) return [];
    if (!found.ok) {
      const path = found.error.field?.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)) ?? [];
      const words = `${id}: ${tool} does not answer it: ${found.error.words}`;
      return [problemInJson(json, ['examples', i, 'input', ...path], words)];
    }
    const at = ['examples', i, 'expected', 'data'];
    return [...differences(expected.data, found.value, at)].map(({ path, stated, answered }) =>
      problemInJson(json, path, `${id}: ${tool} says ${shown(answered)}, the example ${shown(stated)}`),
    );
  });
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object';

/** A part of an answer says of each of its members the same, and of lists as many; the answer may say more. */
function* differences(stated: unknown, answered: unknown, path: readonly PropertyKey[]): Generator<Difference> {
  const isList = Array.isArray(stated);
  const alike =
    isObject(stated) &&
    isObject(answered) &&
    isList === Array.isArray(answered) &&
    (!isList || stated.length === answered.length);
  if (alike)
    for (const [key, value] of Object.entries(stated))
      yield* differences(value, answered[key], [...path, isList ? Number(key) : key]);
  else if (!Object.is(stated, answered)) yield { path, stated, answered };
}

/** A value as a message shows it. */
const shown = (value: unknown): string =>
  JSON.stringify(value, (_, item: unknown) => (typeof item === 'bigint' ? Number(item) : item)) ?? 'nothing';
