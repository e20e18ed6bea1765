import type { JsonFile } from '@/lib/content/check/json';
import { problemInJson, type Problem } from '@/lib/content/check/problem';
import { askedSchema } from '@/lib/content/schemas';
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
