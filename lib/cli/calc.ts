import '@/lib/cli/check-node.mjs';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import { run, type Calculator } from '@/lib/calc/calculator';
import { fields } from '@/lib/calc/field';
import { speaker } from '@/lib/calc/say';
import { inWords } from '@/lib/calc/texts';
import { text, type Refusal } from '@/lib/calc/evaluation';
import { readCharts, type Charts } from '@/lib/cli/charts';
import { readRequest, refusedRequest } from '@/lib/cli/request';
import { commandLine, wrongUsage } from '@/lib/cli/command-line.mjs';
import { answerLines, endWithReader, HOW_IT_ENDS, printAnswer, type CliAnswer } from '@/lib/cli/stdin';
import { readGame } from '@/lib/content/game';
import { toolWords, uiWords } from '@/lib/content/words';
import { LANGUAGES, type Language } from '@/lib/core/language';
import { fail, ok } from '@/lib/core/result';
import { toolName } from '@/lib/core/tool-name';
import { GAME_IDS, gameOf, loadCalculators, messagesOf } from '@/lib/games/find';
import { GAMES } from '@/lib/games/registry';

const USAGE = `usage: npm run --silent calc -- <game>/<tool> ['<json>'] [--lang ${LANGUAGES.join('|')}] [--charts <file>]
       npm run --silent calc -- list                    the tools, each with the schema of its input
       npm run --silent calc -- --stdin [--lang …] [--charts …]    a JSON request a line: {"id","input","lang"}

--charts reads a file that the chart editor exported: what you have filled in of the charts that the rulebook does not print.
${HOW_IT_ENDS}`;

/** A calculator's input as JSON Schema, with the label and rule of each field. */
function inputSchema(calc: Calculator): unknown {
  return z.toJSONSchema(calc.schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const info = fields.get(zodSchema as unknown as z.ZodType);
      if (info) Object.assign(jsonSchema, { title: info.label, ...(info.rule ? { rule: info.rule } : {}) });
    },
  });
}

async function list(): Promise<CliAnswer> {
  const all = (await Promise.all(GAME_IDS.map(loadCalculators))).flat();
  return ok({
    calculators: all.map((calc) => ({
      id: calc.id,
      game: calc.game,
      rules: readGame(calc.game).cited().get(toolName(calc.id)) ?? [],
      tables: calc.tables,
      input: inputSchema(calc),
    })),
  });
}

function refused(error: Refusal, say: (refusal: Refusal) => string): CliAnswer {
  return fail({
    code: error.code,
    message: say(error),
    ...(error.field ? { field: error.field } : {}),
    ...(error.given === undefined ? {} : { given: error.given }),
    ...(error.rule ? { rule: error.rule } : {}),
    text: error.text,
  });
}

interface Options {
  readonly lang: Language | undefined;
  readonly charts: Charts | undefined;
}

/** One answer: the evaluation, with `words` beside it when a language is asked for. */
async function evaluate(id: string, input: unknown, { lang, charts }: Options): Promise<CliAnswer> {
  const tools = GAMES.flatMap(({ id: game, tools: own }) => own.map((tool) => ({ id: `${game}/${tool.name}`, tool })));
  const tool = tools.find((one) => one.id === id)?.tool;
  if (!tool) {
    const allowed = tools.map((one) => one.id).join(', ');
    const words = speaker(uiWords(lang ?? 'en', ['calc']), lang ?? 'en');
    return fail({
      code: 'unknown-calculator',
      message: words.say(text('calc.unknownCalculator', { id, allowed })),
      field: 'id',
      given: id,
    });
  }
  const calc = await tool.calculator();
  const words = speaker(
    { ...uiWords(lang ?? 'en', ['calc']), ...toolWords(calc.game, lang ?? 'en', messagesOf(tool)) },
    lang ?? 'en',
  );
  const game = await gameOf(calc.game).data();
  const data = await game.loadData();
  const answer = run(
    calc,
    input,
    charts?.game === calc.game ? (game.withEntries?.(data, charts.entries) ?? data) : data,
  );
  if (!answer.ok) return refused(answer.error, (error) => words.say(error.text));
  const { outcome, ...ledger } = answer.value;
  return ok({
    id,
    evaluation: answer.value,
    ...(lang ? { words: inWords({ ...ledger, blocks: outcome.blocks }, words) } : {}),
  });
}

const requestSchema = z.strictObject({
  id: z.string(),
  input: z.unknown().optional(),
  lang: z.enum(LANGUAGES).optional(),
});

/** The answer to a request `{"id","input","lang"}`; one with another field is refused, and the field is named. */
export async function answerCase(request: unknown, { lang, charts }: Options): Promise<CliAnswer> {
  const parsed = requestSchema.safeParse(request);
  if (!parsed.success) return refusedRequest(requestSchema, parsed.error, request, '{"id","input","lang"}');
  return evaluate(parsed.data.id, parsed.data.input ?? {}, { lang: parsed.data.lang ?? lang, charts });
}

/** The command with its arguments: prints the answer and sets the exit code. */
export async function main(args: readonly string[]): Promise<void> {
  endWithReader();
  const line = commandLine(
    { usage: USAGE, options: { lang: { allowed: LANGUAGES }, charts: { takes: '<file>' }, stdin: {} }, most: 2 },
    args,
  );
  if (!line) return;
  const { lang, charts, stdin } = line.values;
  const [id, json] = line.positionals;
  if (stdin && id !== undefined) return wrongUsage(USAGE, `"${id}" is one argument too many beside --stdin.`);
  if (!stdin && id === undefined) return wrongUsage(USAGE, 'The tool is missing.');
  if (id === 'list' && json !== undefined) return wrongUsage(USAGE, `"${json}" is one argument too many after list.`);
  const read = charts === undefined ? undefined : readCharts(charts, lang ?? 'en');
  if (read && !read.ok) return printAnswer(read);
  const options: Options = { lang, charts: read?.value };
  if (id === undefined) return answerLines((request) => answerCase(request, options), { lang });
  if (id === 'list') return printAnswer(await list());
  const input = readRequest({ text: json ?? '{}', length: json?.length ?? 0 }, lang ?? 'en');
  return printAnswer(input.ok ? await evaluate(id, input.value, options) : input);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main(process.argv.slice(2));
