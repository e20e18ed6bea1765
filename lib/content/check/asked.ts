import type { JsonFile } from '@/lib/content/check/json';
import { problemInJson, type Problem } from '@/lib/content/check/problem';
import { askedSchema, calledSchema } from '@/lib/content/schemas';
import { LANGUAGES } from '@/lib/core/language';

/** Rules that stand twice among the words of players, and phrases that a rule has twice. Two rules may share one. */
export function checkAsked(json: JsonFile): readonly Problem[] {
  const { asked = [] } = askedSchema.safeParse(json.value).data ?? {};
  return asked.flatMap((entry, i) => {
    const first = asked.findIndex(({ rule }) => rule === entry.rule);
    const twice =
      first < i ? [problemInJson(json, ['asked', i, 'rule'], `the phrases of ${entry.rule} are in two places`)] : [];
    return [...twice, ...LANGUAGES.flatMap((lang) => repeats(json, ['asked', i, lang], entry[lang]))];
  });
}

function repeats(json: JsonFile, path: readonly PropertyKey[], phrases: readonly string[]): readonly Problem[] {
  const same = phrases.map((phrase) => phrase.trim().toLowerCase());
  return phrases.flatMap((phrase, p) =>
    same.indexOf(same[p] ?? '') < p ? [problemInJson(json, [...path, p], `"${phrase}" is there twice`)] : [],
  );
}

/** Names under which players call a tool or a chart that stand twice: a name can lead to one thing only. */
export function checkCalled(json: JsonFile): readonly Problem[] {
  const { called = [] } = calledSchema.safeParse(json.value).data ?? {};
  return LANGUAGES.flatMap((lang) => {
    const places = called.flatMap((entry, i) =>
      entry[lang].map((name, n) => ({ name, key: name.trim().toLowerCase(), path: ['called', i, lang, n] })),
    );
    return places.flatMap(({ name, key, path }, at) =>
      places.findIndex((one) => one.key === key) < at ? [problemInJson(json, path, `"${name}" is there twice`)] : [],
    );
  });
}
