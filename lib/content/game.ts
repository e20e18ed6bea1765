import type * as z from 'zod';
import type { GameId } from '@/lib/core/game-id';
import type { Language } from '@/lib/core/language';
import type { MessageTree } from '@/lib/calc/say';
import { buildChapters, readChapterFiles } from '@/lib/content/chapters';
import { parseDisputes, type Dispute } from '@/lib/content/disputes';
import { contentRoot, listFiles, readText } from '@/lib/content/files';
import {
  citedSchema,
  gameInfoSchema,
  questionsSchema,
  repairsSchema,
  redirectsSchema,
  ruleIndexSchema,
  type GameInfo,
} from '@/lib/content/schemas';
import { once } from '@/lib/core/once';
import { glossarySchema, type Term } from '@/lib/glossary/schema';
import type { Chapter, RuleEntry } from '@/lib/rules/entry';
import type { Redirect } from '@/lib/rules/find';
import { citedBy } from '@/lib/rules/references';
import { sequenceSchema, type Sequence } from '@/lib/sequence/schema';
import type { Repair } from '@/lib/settle/repair';
import type { CardChart } from '@/lib/tables/card';
import { cardSchema } from '@/lib/tables/card-schema';
import type { Chart } from '@/lib/tables/chart';
import { chartSchema } from '@/lib/tables/schema';

/** The rules of a game as a reader of one language sees them. */
export interface Rules {
  readonly chapters: readonly Chapter[];
  /** by number, in reading order; a rule without a translation is the English one */
  readonly entries: ReadonlyMap<string, RuleEntry>;
  /** for each rule, the rules that cite it */
  readonly citedBy: ReadonlyMap<string, readonly string[]>;
}

/** The content of a game. Each part is read when it is first asked for, and kept. */
export interface GameContent {
  readonly info: GameInfo;
  /** every rule number of the book in reading order */
  readonly numbers: readonly string[];
  readonly redirects: readonly Redirect[];
  rules(lang: Language): Rules;
  /** the rule of that exact number; `fallback` when it is in English for want of a translation */
  entry(lang: Language, number: string): { readonly entry: RuleEntry; readonly fallback: boolean } | undefined;
  /** charts by id, in the order of their ids */
  tables(): ReadonlyMap<string, Chart>;
  /** charts that the players fill in, by id, in the order of their ids */
  cards(): ReadonlyMap<string, CardChart>;
  glossary(): readonly Term[];
  /** by the name of a tool, the rules that it cites: they link to the tool, and the tool to them */
  cited(): ReadonlyMap<string, readonly string[]>;
  /** disputes by id, in English where the game has no such language */
  disputes(lang: Language): ReadonlyMap<string, Dispute>;
  /** the ids of the disputes that the answers of each tool name, by the tool's name */
  asked(): ReadonlyMap<string, readonly string[]>;
  /** what the rulebook says of mistakes */
  repairs(lang: Language): readonly Repair[];
  sequence(): Sequence;
  /** sentences of the calculators, each tool's under its name */
  messages(lang: Language): MessageTree;
}

const games = new Map<string, GameContent>();

/** The content of a game from disk, read once per process. Content that check-content refuses throws here. */
export function readGame(game: GameId, root = contentRoot()): GameContent {
  return remember(games, `${root}\0${game}`, () => openGame(game, root));
}

function openGame(game: GameId, root: string): GameContent {
  const read = <S extends z.ZodType>(schema: S, ...path: readonly string[]): z.output<S> =>
    readJson(root, schema, game, ...path);
  const has = (name: string): boolean => listFiles(root, [game], name).length > 0;
  const { numbers } = read(ruleIndexSchema, 'rule-index.json');
  const rules = new Map<Language, Rules>();
  const disputes = new Map<Language, ReadonlyMap<string, Dispute>>();
  const messages = new Map<Language, MessageTree>();
  const rulesIn = (lang: Language): Rules => remember(rules, lang, () => readRules(root, game, lang, numbers));
  return {
    info: read(gameInfoSchema, 'game.json'),
    numbers,
    redirects: has('redirects.json') ? read(redirectsSchema, 'redirects.json').redirects : [],
    rules: rulesIn,
    entry(lang, number) {
      const entry = rulesIn(lang).entries.get(number);
      return entry && { entry, fallback: entry.lang !== lang };
    },
    tables: once(
      () =>
        new Map(listFiles(root, [game, 'tables'], '.json').map((name) => readChart(read(chartSchema, 'tables', name)))),
    ),
    cards: once(
      () => new Map(listFiles(root, [game, 'cards'], '.json').map((name) => readCard(read(cardSchema, 'cards', name)))),
    ),
    glossary: once(() => read(glossarySchema, 'glossary.json').terms),
    cited: once(
      () =>
        new Map(
          (has('cited.json') ? read(citedSchema, 'cited.json').tools : []).map(({ tool, rules }) => [tool, rules]),
        ),
    ),
    asked: once(
      () =>
        new Map(
          has('questions.json')
            ? read(questionsSchema, 'questions.json').asked.map((one) => [one.tool, one.disputes] as const)
            : [],
        ),
    ),
    repairs: (lang) =>
      has('repairs.json')
        ? read(repairsSchema, 'repairs.json').repairs.map((one) => ({ ...one, text: one.text[lang] }))
        : [],
    disputes: (lang) => remember(disputes, lang, () => readDisputes(root, game, lang)),
    sequence: once(() => read(sequenceSchema, 'sequence.json')),
    messages: (lang) => remember(messages, lang, () => readTrees(root, game, 'messages', lang)),
  };
}

// Charts that are not looked up by column have no column edge, which the type of a chart still asks for.
const readChart = (chart: z.output<typeof chartSchema>): readonly [string, Chart] => [chart.id, chart as Chart];

const readCard = (card: z.output<typeof cardSchema>): readonly [string, CardChart] => [card.id, card as CardChart];

function readRules(root: string, game: GameId, lang: Language, numbers: readonly string[]): Rules {
  const chapters = buildChapters(
    numbers,
    readChapterFiles(root, game, lang),
    lang === 'en' ? [] : readChapterFiles(root, game, 'en'),
  );
  const entries = chapters.flatMap((chapter) => chapter.entries);
  return { chapters, entries: new Map(entries.map((entry) => [entry.number, entry])), citedBy: citedBy(entries) };
}

function readDisputes(root: string, game: GameId, lang: Language): ReadonlyMap<string, Dispute> {
  const found = (['en', lang] as const).flatMap((one) => {
    const source = readText(root, game, 'disputes', `${one}.md`);
    return source ? parseDisputes(source.file, source.text, one).disputes : [];
  });
  return new Map(found.map((dispute) => [dispute.id, dispute]));
}

function readTrees(root: string, ...path: readonly string[]): MessageTree {
  const names = listFiles(root, path, '.json');
  return Object.fromEntries(
    names.map((name) => [
      name.replace(/\.json$/, ''),
      JSON.parse(readText(root, ...path, name)?.text ?? '{}') as MessageTree,
    ]),
  );
}

function readJson<S extends z.ZodType>(root: string, schema: S, ...path: readonly string[]): z.output<S> {
  const source = readText(root, ...path);
  if (!source) throw new Error(`${path.join('/')} is missing from ${root}: run lib/cli/check-content.ts`);
  const parsed = schema.safeParse(JSON.parse(source.text));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new Error(
    `${source.file}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? 'is not valid'} (run lib/cli/check-content.ts for all problems)`,
  );
}

function remember<K, V>(known: Map<K, V>, key: K, make: () => V): V {
  const have = known.get(key);
  if (have !== undefined) return have;
  const made = make();
  known.set(key, made);
  return made;
}
