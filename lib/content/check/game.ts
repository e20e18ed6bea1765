import type { DataCheck } from '@/lib/core/data-check';
import type { GameId } from '@/lib/core/game-id';
import { LANGUAGES, type Language } from '@/lib/core/language';
import { readChapterFiles } from '@/lib/content/chapters';
import { listTree, readText, shownPath } from '@/lib/content/files';
import { gameInfoSchema, paritySchema, ruleIndexSchema } from '@/lib/content/schemas';
import { checkAsked, checkCalled, checkWays } from '@/lib/content/check/asked';
import { checkClaims } from '@/lib/content/check/claims';
import { checkCourse } from '@/lib/content/check/course';
import { checkDisputes, readDisputes, type DisputeFile } from '@/lib/content/check/disputes';
import { checkExamples, type Answer } from '@/lib/content/check/examples';
import { checkReferences, parseJson, type JsonFile } from '@/lib/content/check/json';
import type { Known } from '@/lib/content/check/mentions';
import { checkMessages } from '@/lib/content/check/messages';
import { problem, problemInJson, START, type Problem } from '@/lib/content/check/problem';
import { checkIndex } from '@/lib/content/check/rule-index';
import { checkParity, checkRules, type RulesContext } from '@/lib/content/check/rules';
import { checkShapes, KERNEL_FILES } from '@/lib/content/check/shapes';

export interface GameCheck {
  readonly root: string;
  readonly game: GameId;
  /** names of the calculators that content may point to, with the game's id before them or without */
  readonly tools: readonly string[];
  /** files that only the game's own check knows, by their path below content/<game> */
  readonly ownFiles?: readonly string[];
  readonly checkData: DataCheck;
  /** answers of the calculators, which the worked examples are held against */
  readonly answer?: Answer;
}

type Files = ReadonlyMap<string, JsonFile>;

/** Their numbers stand for themselves and are checked on their own. */
const NUMBER_LISTS: readonly string[] = ['rule-index.json', 'redirects.json'];

/** The messages that say what a game's search field offers; without them it would show rule numbers of another game. */
const SEARCH_WORDS = 'search';

/** All of the problems of a game's content, in one go. */
export function checkGame({ root, game, tools, ownFiles = [], checkData, answer }: GameCheck): readonly Problem[] {
  const { files, problems } = readAll(root, game);
  const info = gameInfoSchema.safeParse(files.get('game.json')?.value).data;
  const index = ruleIndexSchema.safeParse(files.get('rule-index.json')?.value).data;
  if (!info || !index) return [...problems, ...checkShapes(root, game, files)];

  const disputes = LANGUAGES.flatMap((lang): DisputeFile[] => {
    const source = info.languages.includes(lang) ? readText(root, game, 'disputes', `${lang}.md`) : undefined;
    return source ? [readDisputes(source, lang)] : [];
  });
  const known: Known = {
    rule: new Set(index.numbers),
    table: new Set([...files.keys()].flatMap((name) => /^(?:tables|cards)\/(.+)\.json$/.exec(name)?.[1] ?? [])),
    dispute: new Set(disputes.flatMap((source) => source.disputes.map(({ id }) => id))),
    tool: new Set(tools.flatMap((name) => [name, `${game}/${name}`])),
  };
  const accepted = paritySchema.safeParse(files.get('parity.json')?.value).data?.accepted ?? [];
  const context: RulesContext = {
    root,
    game,
    numbers: index.numbers,
    marks: info.marks.map(({ mark }) => mark),
    known,
    accepted: new Set(accepted.map(({ rule }) => rule)),
  };
  return [
    ...problems,
    ...checkShapes(root, game, files),
    ...checkIndex(files, info.edition.id, index),
    ...checkAllRules(context, info.languages),
    ...[...files].flatMap(([name, json]) => (NUMBER_LISTS.includes(name) ? [] : checkReferences(json, known))),
    ...missingDisputes(root, game, info.languages, disputes),
    ...checkDisputes(disputes, known),
    ...checkMessages(root, (lang) => [game, 'messages', lang], known, [...tools, SEARCH_WORDS]),
    ...checkClaims(root, game, info.languages, [...KERNEL_FILES, ...ownFiles]),
    ...checkCourse(files),
    ...inFile(files, 'examples.json', (json) => (answer ? checkExamples(json, answer) : [])),
    ...inFile(files, 'search.json', checkAsked),
    ...inFile(files, 'called.json', checkCalled),
    ...inFile(files, 'ways.json', checkWays),
    ...dataProblems(root, game, files, checkData),
  ];
}

/** Problems of the words of the interface. Their rule references belong to no game, so there can be none. */
export function checkUi(root: string): readonly Problem[] {
  const none: ReadonlySet<string> = new Set();
  return checkMessages(root, (lang) => ['ui', lang], { rule: none, table: none, dispute: none, tool: none });
}

function readAll(root: string, game: GameId): { readonly files: Files; readonly problems: readonly Problem[] } {
  const names = listTree(root, game).filter((name) => name.endsWith('.json') && !name.startsWith('messages/'));
  const read = names.flatMap((name) => {
    const source = readText(root, game, name);
    return source ? [{ name, ...parseJson(source) }] : [];
  });
  return {
    files: new Map(read.flatMap(({ name, json }) => (json ? [[name, json] as const] : []))),
    problems: read.flatMap((one) => one.problems),
  };
}

function checkAllRules(context: RulesContext, languages: readonly Language[]): readonly Problem[] {
  const english = readChapterFiles(context.root, context.game, 'en');
  const originals = english.flatMap(({ entries }) => entries);
  return languages.flatMap((lang) => {
    const chapters = lang === 'en' ? english : readChapterFiles(context.root, context.game, lang);
    const own = checkRules(context, lang, chapters);
    return lang === 'en'
      ? own
      : [
          ...own,
          ...checkParity(
            context,
            originals,
            chapters.flatMap(({ entries }) => entries),
          ),
        ];
  });
}

function missingDisputes(
  root: string,
  game: GameId,
  languages: readonly Language[],
  have: readonly DisputeFile[],
): readonly Problem[] {
  return languages
    .filter((lang) => !have.some((file) => file.lang === lang))
    .map((lang) => problem(shownPath(root, game, 'disputes', `${lang}.md`), START, 'the file is missing'));
}

function inFile(files: Files, name: string, check: (json: JsonFile) => readonly Problem[]): readonly Problem[] {
  const json = files.get(name);
  return json ? check(json) : [];
}

function dataProblems(root: string, game: GameId, files: Files, checkData: DataCheck): readonly Problem[] {
  const values = Object.fromEntries([...files].map(([name, { value }]) => [name, value]));
  return checkData(values).map(({ file, path, message }) => {
    const json = files.get(file);
    return json ? problemInJson(json, path, message) : problem(shownPath(root, game, file), START, message);
  });
}
