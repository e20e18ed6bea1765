import { checkSchema, parseJson, type JsonFile } from '@/lib/content/check/json';
import { problemInJson, type Problem } from '@/lib/content/check/problem';
import { readText } from '@/lib/content/files';
import { askedSchema, thesaurusSchema } from '@/lib/content/schemas';
import type { GameId } from '@/lib/core/game-id';
import { LANGUAGES } from '@/lib/core/language';
import { framesOf } from '@/lib/search/frames';
import { encode } from '@/lib/search/text';

export const THESAURUS = 'thesaurus.json';

/**
 * The thesaurus and what the games make of it: no concept with few phrases, no phrase that says nothing, none that
 * leads to two things or to everything, no concept that no game has, and none in a game that the thesaurus lacks.
 * Content without a thesaurus needs none.
 */
export function checkThesaurus(root: string, games: readonly GameId[]): readonly Problem[] {
  const read = games.flatMap((game) => jsonOf(root, game, 'search.json'));
  const joined = read.map((json) => ({ json, concepts: askedSchema.safeParse(json.value).data?.concepts ?? [] }));
  const [source] = jsonOf(root, THESAURUS);
  const concepts = thesaurusSchema.safeParse(source?.value).data?.concepts ?? [];
  const known = new Set(concepts.map(({ id }) => id));
  const used = new Set(joined.flatMap((one) => one.concepts.map(({ concept }) => concept)));
  const inGames = joined.flatMap(({ json, concepts: own }) =>
    own.flatMap(({ concept }, i) => {
      const path = ['concepts', i, 'concept'];
      if (!known.has(concept)) return [problemInJson(json, path, `the thesaurus has no "${concept}"`)];
      return own.findIndex((one) => one.concept === concept) < i
        ? [problemInJson(json, path, `"${concept}" is in two places`)]
        : [];
    }),
  );
  if (!source) return inGames;
  const unused = concepts.flatMap(({ id }, i) => [
    ...(used.has(id) ? [] : [problemInJson(source, ['concepts', i, 'id'], `no game has "${id}": it leads nowhere`)]),
    ...(concepts.findIndex((one) => one.id === id) < i
      ? [problemInJson(source, ['concepts', i, 'id'], `"${id}" is in two places`)]
      : []),
  ]);
  return [
    ...checkSchema(source, thesaurusSchema),
    ...unused,
    ...scarceProblems(source, concepts),
    ...phraseProblems(source, concepts),
    ...vagueProblems(source, concepts),
    ...inGames,
  ];
}

type Concepts = readonly Readonly<Record<'id', string> & Record<(typeof LANGUAGES)[number], readonly string[]>>[];

/** What has fewer ways of saying it is found by who happens to say one of them. */
const FEWEST_PHRASES = 20;

function scarceProblems(source: JsonFile, concepts: Concepts): readonly Problem[] {
  return concepts.flatMap((concept, i) =>
    LANGUAGES.flatMap((lang) =>
      concept[lang].length < FEWEST_PHRASES
        ? [
            problemInJson(
              source,
              ['concepts', i, lang],
              `"${concept.id}" has ${String(concept[lang].length)} phrases, at least ${String(FEWEST_PHRASES)} are needed`,
            ),
          ]
        : [],
    ),
  );
}

/** A word that stands in the phrases of more concepts than this share of them tells none of them from the others. */
const EVERYWHERE = 0.15;
/** Among fewer concepts every word is in a large share of them. */
const FEWEST_CONCEPTS = 20;

const tokensOf = (phrase: string): readonly string[] => [...new Set([...encode(phrase), ...framesOf(phrase)])].sort();

/** Phrases that the search cannot tell apart, and those whose every word is in the phrases of everything. */
function vagueProblems(source: JsonFile, concepts: Concepts): readonly Problem[] {
  return LANGUAGES.flatMap((lang) => {
    const users = new Map<string, number>();
    for (const concept of concepts)
      for (const token of new Set(concept[lang].flatMap(encode))) users.set(token, (users.get(token) ?? 0) + 1);
    const isEverywhere = (token: string): boolean =>
      concepts.length >= FEWEST_CONCEPTS && (users.get(token) ?? 0) > EVERYWHERE * concepts.length;
    const first = new Map<string, { readonly id: string; readonly phrase: string }>();
    return concepts.flatMap(({ id, [lang]: phrases }, i) =>
      phrases.flatMap((phrase, p) => {
        const path = ['concepts', i, lang, p];
        const tokens = tokensOf(phrase);
        if (tokens.length === 0) return [];
        const other = first.get(tokens.join(' '));
        if (!other) first.set(tokens.join(' '), { id, phrase });
        else if (other.id !== id && other.phrase.trim().toLowerCase() !== phrase.trim().toLowerCase())
          return [problemInJson(source, path, `"${phrase}" says the same as "${other.phrase}" of "${other.id}"`)];
        return tokens.every(isEverywhere)
          ? [problemInJson(source, path, `"${phrase}" leads to everything: its words are in too many concepts`)]
          : [];
      }),
    );
  });
}

function phraseProblems(source: JsonFile, concepts: Concepts): readonly Problem[] {
  return LANGUAGES.flatMap((lang) => {
    const first = new Map<string, string>();
    return concepts.flatMap((concept, i) =>
      concept[lang].flatMap((phrase, p) => {
        const path = ['concepts', i, lang, p];
        const key = phrase.trim().toLowerCase();
        const other = first.get(key);
        if (other !== undefined) return [problemInJson(source, path, `"${phrase}" leads to "${other}" as well`)];
        first.set(key, concept.id);
        return encode(phrase).length > 0 ? [] : [problemInJson(source, path, `"${phrase}" has no word that counts`)];
      }),
    );
  });
}

/** A JSON file below the content root; none when it is missing or is no JSON, which its own check says. */
function jsonOf(root: string, ...path: readonly string[]): readonly JsonFile[] {
  const source = readText(root, ...path);
  const { json } = source ? parseJson(source) : {};
  return json ? [json] : [];
}
