import '@/lib/cli/check-node.mjs';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import { commandLine, wrongUsage } from '@/lib/cli/command-line.mjs';
import { refusedRequest } from '@/lib/cli/request';
import {
  answerLines,
  endWithReader,
  HOW_IT_ENDS,
  printAnswer,
  toJson,
  withDefaults,
  type CliAnswer,
} from '@/lib/cli/stdin';
import { readGame } from '@/lib/content/game';
import type { GameId } from '@/lib/core/game-id';
import { GAME_IDS, gameNamed, gameOf } from '@/lib/games/find';
import { isLanguage, LANGUAGES, type Language } from '@/lib/core/language';
import { fail, ok } from '@/lib/core/result';
import { ruleAddress } from '@/lib/rules/address';
import { findRule, type Found } from '@/lib/rules/find';
import type { Lack } from '@/lib/rules/lack';
import type { RuleEntry } from '@/lib/rules/entry';
import { neighbours } from '@/lib/rules/references';

const USAGE = `usage: npm run --silent rules -- <game> <number> [--lang ${LANGUAGES.join('|')}]   prints a rule as JSON
       npm run --silent rules -- index               prints every rule in every language as one JSON array
       npm run --silent rules -- --stdin [--lang …]  a JSON request a line: {"game","number","lang"}

Games: ${GAME_IDS.join(', ')}, or their abbreviations.
${HOW_IT_ENDS}`;

const requestSchema = z.strictObject({ game: z.string(), number: z.string(), lang: z.string().default('en') });

const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** A rule as the command line gives it, or why there is none. */
export function answerRule(request: unknown): CliAnswer {
  const parsed = requestSchema.safeParse(request);
  if (!parsed.success) return refusedRequest(requestSchema, parsed.error, request, '{"game","number","lang"}');
  const { lang } = parsed.data;
  const game = gameNamed(parsed.data.game);
  if (!game)
    return fail({
      code: 'unknown-game',
      message: `there is no game "${parsed.data.game}"`,
      given: parsed.data.game,
      allowed: GAME_IDS,
    });
  if (!isLanguage(lang))
    return fail({
      code: 'unknown-language',
      message: `there is no language "${lang}"`,
      given: lang,
      allowed: LANGUAGES,
    });
  const content = readGame(game);
  const found = findRule(parsed.data.number, content.numbers, content.redirects);
  const shown = found.kind === 'unknown' ? undefined : content.entry(lang, found.number);
  if (!shown) {
    const { nearest, lack } = found.kind === 'unknown' ? found : { nearest: [] };
    const why = lack ? `: ${lackWords(lack, gameOf(game).title.en)}` : '';
    const hint = nearest.length ? `; nearest: ${nearest.join(', ')}` : '';
    return fail({
      code: 'unknown-rule',
      message: `there is no rule "${parsed.data.number}" in ${game}${why}${hint}`,
      game,
      given: parsed.data.number,
      ...(lack && { lack }),
      nearest,
    });
  }
  return ok(ruleForCli(game, lang, shown, found));
}

/** What the book has instead of a number that it lacks. */
function lackWords(lack: Lack, title: string): string {
  if (lack.kind === 'chapter') return `${title} has no chapter ${lack.chapter}; its chapters are ${lack.chapters}`;
  return lack.kind === 'part' ? `${lack.part} ends with ${lack.last}` : `nothing is numbered below ${lack.part}`;
}

function ruleForCli(
  game: GameId,
  lang: Language,
  { entry, fallback }: { readonly entry: RuleEntry; readonly fallback: boolean },
  found: Found,
): object {
  const content = readGame(game);
  const { number, title, marks, path, body, text, refs, tables, disputes, tools } = entry;
  const again = content.redirects.filter((one) => one.again && one.from === number).map(({ to }) => to);
  return {
    game,
    edition: content.info.edition.id,
    lang: entry.lang,
    ...(fallback ? { fallback, wanted: lang } : {}),
    ...(found.kind === 'redirect' ? { redirectedFrom: found.redirect.from } : {}),
    ...(again.length > 0 ? { printedAgainOver: again } : {}),
    number,
    title,
    marks,
    path,
    address: ruleAddress(lang, game, number),
    text,
    markdown: body.trim(),
    words: countWords(text),
    refs,
    citedBy: content.rules(lang).citedBy.get(number) ?? [],
    ...neighbours(number, content.numbers),
    tables,
    disputes,
    tools,
  };
}

/** Every rule entry of every game in every language that it is written in. */
export function ruleIndex(): readonly object[] {
  return GAME_IDS.flatMap((game) => {
    const content = readGame(game);
    return content.info.languages.flatMap((lang) =>
      [...content.rules(lang).entries.values()]
        .filter((entry) => entry.lang === lang)
        .map(({ number, title, text, refs }) => ({ game, lang, number, title, words: countWords(text), refs })),
    );
  });
}

const printIndex = (): void =>
  void process.stdout.write(
    `[\n${ruleIndex()
      .map((entry) => toJson(entry))
      .join(',\n')}\n]\n`,
  );

/** The command with its arguments: prints the answer and sets the exit code. */
export async function main(args: readonly string[]): Promise<void> {
  endWithReader();
  const line = commandLine({ usage: USAGE, options: { lang: { allowed: LANGUAGES }, stdin: {} }, most: 2 }, args);
  if (!line) return;
  const { lang, stdin } = line.values;
  const [game, number] = line.positionals;
  if (stdin && game !== undefined) return wrongUsage(USAGE, `"${game}" is one argument too many beside --stdin.`);
  if (stdin) return answerLines((request) => answerRule(withDefaults(request, { lang })));
  if (game === 'index' && (number ?? lang) !== undefined)
    return wrongUsage(USAGE, 'index takes nothing: it has every game and language.');
  if (game === 'index') return printIndex();
  if (game === undefined || number === undefined)
    return wrongUsage(USAGE, `The ${game === undefined ? 'game' : 'number'} is missing.`);
  printAnswer(answerRule({ game, number, lang }));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main(process.argv.slice(2));
