import type { JsonFile } from '@/lib/content/check/json';
import { problemInJson, type Problem } from '@/lib/content/check/problem';
import { askedSchema, calledSchema, waysSchema } from '@/lib/content/schemas';
import { LANGUAGES } from '@/lib/core/language';

/** Rules that stand twice among the words of players, and phrases that a rule has twice. Two rules may share one. */
export function checkAsked(json: JsonFile): readonly Problem[] {
  const { asked = [] } = askedSchema.safeParse(json.value).data ?? {};
  return asked.flatMap((entry, i) => {
    const first = asked.findIndex(({ rule }) => rule === entry.rule);
    const twice =
      first < i ? [problemInJson(json, ['asked', i, 'rule'], `the phrases of ${entry.rule} are in two places`)] : [];
    const repeats = LANGUAGES.flatMap((lang) => {
      const said = entry[lang].map((name, n) => ({ of: entry.rule, name, path: ['asked', i, lang, n] }));
      return twiceIn(json, said);
    });
    return [...twice, ...repeats];
  });
}

/** Names under which players call a tool or a chart that stand twice: a name can lead to one thing only. */
export function checkCalled(json: JsonFile): readonly Problem[] {
  const { called = [] } = calledSchema.safeParse(json.value).data ?? {};
  return LANGUAGES.flatMap((lang) => {
    const said = called.flatMap((entry, i) =>
      entry[lang].map((name, n) => ({ of: '', name, path: ['called', i, lang, n] })),
    );
    return twiceIn(json, said);
  });
}

/** Ways of saying a thing that a tool has twice: nobody would know which of two things they say. */
export function checkWays(json: JsonFile): readonly Problem[] {
  const { ways = [] } = waysSchema.safeParse(json.value).data ?? {};
  return LANGUAGES.flatMap((lang) => {
    const said = ways.flatMap((one, i) =>
      one.ways[lang].map((name, n) => ({ of: one.tool, name, path: ['ways', i, 'ways', lang, n] })),
    );
    return twiceIn(json, said);
  });
}

interface Said {
  /** what has it */
  readonly of: string;
  readonly name: string;
  readonly path: readonly PropertyKey[];
}

/** What is said twice of the same. */
function twiceIn(json: JsonFile, said: readonly Said[]): readonly Problem[] {
  const first = new Map<string, Said>();
  const keyOf = ({ of, name }: Said): string => `${of} ${name.trim().toLowerCase()}`;
  for (const one of said) if (!first.has(keyOf(one))) first.set(keyOf(one), one);
  return said.flatMap((one) =>
    first.get(keyOf(one)) === one ? [] : [problemInJson(json, one.path, `"${one.name}" is there twice`)],
  );
}
