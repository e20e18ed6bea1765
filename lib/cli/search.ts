import '@/lib/cli/check-node.mjs';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import { searchContent } from '@/lib/cli/build-search';
import { fightsAndOffers } from '@/lib/cli/fights';
import { commandLine, wrongUsage } from '@/lib/cli/command-line.mjs';
import { refusedRequest } from '@/lib/cli/request';
import { answerLines, endWithReader, HOW_IT_ENDS, printAnswer, withDefaults, type CliAnswer } from '@/lib/cli/stdin';
import type { GameId } from '@/lib/core/game-id';
import { GAME_IDS, gameNamed } from '@/lib/games/find';
import { isLanguage, LANGUAGES, type Language } from '@/lib/core/language';
import { fail, ok } from '@/lib/core/result';
import { buildSearch } from '@/lib/search/build';
import { search } from '@/lib/search/search';
import { searchSource, type SearchSource } from '@/lib/search/source';
import type { FightHit } from '@/lib/typed/hit';

const USAGE = `usage: npm run --silent search -- '<query>' [--lang ${LANGUAGES.join('|')}] [--game <game>]   prints the ranked hits as JSON
       npm run --silent search -- --stdin [--lang …] [--game …]    a JSON request a line: {"query","lang","game"}

Games: ${GAME_IDS.join(', ')}, or their abbreviations; all of them when none is named.
${HOW_IT_ENDS}`;

const OPTIONS = {
  lang: { allowed: LANGUAGES },
  game: { takes: `${GAME_IDS.join(', ')}, or an abbreviation`, fits: (name: string) => gameNamed(name) !== undefined },
  stdin: {},
} as const;

const requestSchema = z.strictObject({
  query: z.string(),
  lang: z.string().default('en'),
  game: z.string().optional(),
});

const sources = new Map<string, SearchSource>();

/** The source of a game in a language, made from the content as it is now and kept for further requests. */
function sourceOf(game: GameId, lang: Language): SearchSource {
  const key = `${game}.${lang}`;
  const made = sources.get(key) ?? makeSource(game, lang);
  sources.set(key, made);
  return made;
}

function makeSource(game: GameId, lang: Language): SearchSource {
  const { head, file } = buildSearch(searchContent(game, lang));
  return searchSource(head, file);
}

/** The hits of a request as the command line gives them, or why it is refused. A query without hits is answered. */
export async function answerSearch(request: unknown): Promise<CliAnswer> {
  const parsed = requestSchema.safeParse(request);
  if (!parsed.success) return refusedRequest(requestSchema, parsed.error, request, '{"query","lang","game"}');
  const { query, lang, game: name } = parsed.data;
  if (!query.trim())
    return fail({ code: 'invalid-request', field: 'query', message: 'the query is empty', given: query });
  if (!isLanguage(lang))
    return fail({
      code: 'unknown-language',
      message: `there is no language "${lang}"`,
      given: lang,
      allowed: LANGUAGES,
    });
  const game = name === undefined ? undefined : gameNamed(name);
  if (name !== undefined && !game)
    return fail({ code: 'unknown-game', message: `there is no game "${name}"`, given: name, allowed: GAME_IDS });
  // Further games may have a number that the one asked for lacks, and bear its name in front of it.
  const asked = game && !/\d/.test(query) ? [game] : GAME_IDS;
  const chosen = asked.map((one) => sourceOf(one, lang));
  const fights = await fightsAndOffers(query, lang, game ? [game] : GAME_IDS, chosen);
  const said = fights.filter(({ offered }) => !offered);
  // What is typed at a prompt may be the beginning of a word too.
  const { hits, ...found } = search(query, chosen, { typing: true, ...(game && { game }) });
  return ok({
    query,
    lang,
    ...(said.length > 0 && { fights: said }),
    ...found,
    hits: [...fights.map(filledIn), ...hits],
  });
}

/**
 * A fight among the hits: its tool with what it is filled in with, or would be with what is offered. How each word was
 * read stands beside the hits.
 */
const filledIn = ({ game, tool, title, address, input, line, offered }: FightHit) => ({
  id: `tool:${tool}`,
  kind: 'tool',
  game,
  tool,
  title,
  address,
  input,
  ...(line !== undefined && { line }),
  ...(offered && { offered }),
});

/** The command with its arguments: prints the answer and sets the exit code. */
export async function main(args: readonly string[]): Promise<void> {
  endWithReader();
  const line = commandLine({ usage: USAGE, options: OPTIONS, most: 1 }, args);
  if (!line) return;
  const { stdin, ...given } = line.values;
  const [query] = line.positionals;
  if (stdin && query !== undefined) return wrongUsage(USAGE, `"${query}" is one argument too many beside --stdin.`);
  if (stdin) return answerLines((request) => answerSearch(withDefaults(request, given)));
  if (query === undefined) return wrongUsage(USAGE, 'The query is missing.');
  printAnswer(await answerSearch({ query, ...given }));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main(process.argv.slice(2));
