import { checkSchema, parseJson, type JsonFile } from '@/lib/content/check/json';
import { problemInJson, type Problem } from '@/lib/content/check/problem';
import { readText } from '@/lib/content/files';
import { askedSchema, thesaurusSchema } from '@/lib/content/schemas';
import type { GameId } from '@/lib/core/game-id';
import { LANGUAGES } from '@/lib/core/language';
import { encode } from '@/lib/search/text';

export const THESAURUS = 'thesaurus.json';

/**
 * The thesaurus and what the games make of it: no concept with few phrases, no phrase that says nothing, none that
 * leads to two things, no concept that no game has, and none in a game that the thesaurus lacks. Content without a
 * thesaurus needs none.
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
