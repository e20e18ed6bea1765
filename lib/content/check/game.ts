import type * as z from 'zod';
import type { DataCheck } from '@/lib/core/data-check';
import type { GameId } from '@/lib/core/game-id';
import { LANGUAGES, type Language } from '@/lib/core/language';
import { compareRuleNumbers, parseRuleNumber } from '@/lib/core/rule-number';
import { readChapterFiles } from '@/lib/content/chapters';
import { parseDisputes } from '@/lib/content/disputes';
import { listFiles, readText, shownPath } from '@/lib/content/files';
import {
  askedSchema,
  examplesSchema,
  gameInfoSchema,
  paritySchema,
  redirectsSchema,
  ruleIndexSchema,
} from '@/lib/content/schemas';
import { checkDisputes, type DisputeFile } from '@/lib/content/check/disputes';
import { checkReferences, checkSchema, parseJson, type JsonFile } from '@/lib/content/check/json';
import type { Known } from '@/lib/content/check/mentions';
import { checkMessages } from '@/lib/content/check/messages';
import { problem, problemInJson, START, type Problem } from '@/lib/content/check/problem';
import { checkParity, checkRules, type RulesContext } from '@/lib/content/check/rules';
import { glossarySchema } from '@/lib/glossary/schema';
import { scenariosSchema, sequenceSchema, type When } from '@/lib/sequence/schema';
import { cardSchema } from '@/lib/tables/card-schema';
import { chartSchema } from '@/lib/tables/schema';

export interface GameCheck {
  readonly root: string;
  readonly game: GameId;
  /** names of the calculators that content may point to, with the game's id before them or without */
  readonly tools: readonly string[];
  readonly checkData: DataCheck;
}

type Files = ReadonlyMap<string, JsonFile>;

/** All of the problems of a game's content, in one go. */
export function checkGame({ root, game, tools, checkData }: GameCheck): readonly Problem[] {
  const { files, problems } = readAll(root, game);
  const info = gameInfoSchema.safeParse(files.get('game.json')?.value).data;
  const index = ruleIndexSchema.safeParse(files.get('rule-index.json')?.value).data;
  if (!info || !index) return [...problems, ...checkRequired(root, game, files)];

  const disputes = LANGUAGES.flatMap((lang): DisputeFile[] => {
    const source = info.languages.includes(lang) ? readText(root, game, 'disputes', `${lang}.md`) : undefined;
    return source ? [{ ...source, lang }] : [];
  });
  const known: Known = {
    rule: new Set(index.numbers),
    table: new Set([...files.keys()].flatMap((name) => /^(?:tables|cards)\/(.+)\.json$/.exec(name)?.[1] ?? [])),
    dispute: new Set(
      disputes.flatMap((source) => parseDisputes(source.file, source.text, source.lang).disputes.map(({ id }) => id)),
    ),
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
    ...checkRequired(root, game, files),
    ...checkIndex(files, info.edition.id, index),
    ...checkAllRules(context, info.languages),
    ...[...files].flatMap(([name, json]) => (NUMBER_LISTS.includes(name) ? [] : checkReferences(json, known))),
    ...missingDisputes(root, game, info.languages, disputes),
    ...checkDisputes(disputes, known),
    ...checkMessages(root, (lang) => [game, 'messages', lang], known),
    ...checkScenarios(files),
    ...dataProblems(root, game, files, checkData),
  ];
}

/** Problems of the words of the interface. Their rule references belong to no game, so there can be none. */
export function checkUi(root: string): readonly Problem[] {
  const none: ReadonlySet<string> = new Set();
  return checkMessages(root, (lang) => ['ui', lang], { rule: none, table: none, dispute: none, tool: none });
}

function readAll(root: string, game: GameId): { readonly files: Files; readonly problems: readonly Problem[] } {
  const names = ['', 'tables/', 'cards/', 'map/', 'sheet/'].flatMap((folder) =>
    listFiles(root, [game, folder], '.json').map((name) => `${folder}${name}`),
  );
  const read = names.flatMap((name) => {
    const source = readText(root, game, name);
    return source ? [{ name, ...parseJson(source) }] : [];
  });
  return {
    files: new Map(read.flatMap(({ name, json }) => (json ? [[name, json] as const] : []))),
    problems: read.flatMap((one) => one.problems),
  };
}

const SCHEMAS = {
  'game.json': gameInfoSchema,
  'rule-index.json': ruleIndexSchema,
  'glossary.json': glossarySchema,
  'sequence.json': sequenceSchema,
  'scenarios.json': scenariosSchema,
  'redirects.json': redirectsSchema,
  'parity.json': paritySchema,
  'examples.json': examplesSchema,
  'search.json': askedSchema,
} as const;
/** Their numbers stand for themselves and are checked on their own. */
const NUMBER_LISTS: readonly string[] = ['rule-index.json', 'redirects.json'];
const CHART_FOLDERS: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  ['tables', chartSchema],
  ['cards', cardSchema],
]);
const OPTIONAL: readonly string[] = ['redirects.json', 'parity.json', 'examples.json', 'search.json'];

function checkRequired(root: string, game: GameId, files: Files): readonly Problem[] {
  const own = Object.entries(SCHEMAS).flatMap(([name, schema]) => {
    const json = files.get(name);
    if (json) return checkSchema(json, schema);
    return OPTIONAL.includes(name) || readText(root, game, name)
      ? []
      : [problem(shownPath(root, game, name), START, 'the file is missing')];
  });
  const sources = gameInfoSchema.safeParse(files.get('game.json')?.value).data?.chartSources;
  const charts = [...files].flatMap(([name, json]) => {
    const folder = name.split('/')[0] ?? '';
    const schema = CHART_FOLDERS.get(folder);
    if (!schema || !name.includes('/')) return [];
    const id = (json.value as { readonly id?: unknown } | null)?.id;
    const named =
      name === `${folder}/${String(id)}.json`
        ? []
        : [problemInJson(json, ['id'], `the id "${String(id)}" is not the name of the file`)];
    const twin =
      folder === 'cards' && files.has(`tables/${String(id)}.json`)
        ? [problemInJson(json, ['id'], `"${String(id)}" is a chart in tables/ too`)]
        : [];
    return [...checkSchema(json, schema), ...named, ...twin, ...checkSource(json, sources)];
  });
  return [...own, ...charts];
}

/** A chart names where its values come from, as game.json lists it. */
function checkSource(json: JsonFile, sources: readonly string[] | undefined): readonly Problem[] {
  const chart = json.value as { readonly provenance?: { readonly source?: unknown } } | null;
  const source = chart?.provenance?.source;
  return typeof source !== 'string' || !sources || sources.includes(source)
    ? []
    : [problemInJson(json, ['provenance', 'source'], `"${source}" is none of the chartSources of game.json`)];
}

function checkIndex(
  files: Files,
  edition: string,
  index: { readonly edition: string; readonly numbers: readonly string[] },
): readonly Problem[] {
  const json = files.get('rule-index.json');
  if (!json) return [];
  const found =
    index.edition === edition
      ? []
      : [problemInJson(json, ['edition'], `edition "${index.edition}", in game.json "${edition}"`)];
  index.numbers.forEach((number, i) => {
    const before = index.numbers[i - 1];
    if (!parseRuleNumber(number)) found.push(problemInJson(json, ['numbers', i], `"${number}" is no rule number`));
    if (before !== undefined && compareRuleNumbers(before, number) >= 0)
      found.push(problemInJson(json, ['numbers', i], `${number} does not come after ${before}`));
  });
  return [...found, ...checkRedirects(files.get('redirects.json'), edition, new Set(index.numbers))];
}

function checkRedirects(json: JsonFile | undefined, edition: string, numbers: ReadonlySet<string>): readonly Problem[] {
  const redirects = redirectsSchema.safeParse(json?.value).data?.redirects ?? [];
  if (!json) return [];
  return redirects.flatMap(({ from, to, edition: other }, i) => {
    const found: Problem[] = [];
    if (!parseRuleNumber(from))
      found.push(problemInJson(json, ['redirects', i, 'from'], `"${from}" is no rule number`));
    if (numbers.has(from) && (other ?? edition) === edition)
      found.push(problemInJson(json, ['redirects', i, 'from'], `${from} is a rule of its own`));
    if (!numbers.has(to)) found.push(problemInJson(json, ['redirects', i, 'to'], `dead reference: no rule "${to}"`));
    return found;
  });
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

/** The scenarios that the sequence's conditions name exist. */
function checkScenarios(files: Files): readonly Problem[] {
  const json = files.get('sequence.json');
  const sequence = sequenceSchema.safeParse(json?.value).data;
  const scenarios = scenariosSchema.safeParse(files.get('scenarios.json')?.value).data;
  if (!json || !sequence || !scenarios) return [];
  const found: Problem[] = [];
  const check = (when: When | undefined, path: readonly PropertyKey[]): void => {
    for (const key of ['scenarios', 'notScenarios'] as const) {
      for (const id of when?.[key] ?? [])
        if (!scenarios.scenarios.some((one) => one.id === id))
          found.push(problemInJson(json, [...path, 'when', key], `no scenario "${id}"`));
    }
  };
  sequence.phases.forEach((phase, p) => {
    check(phase.when, ['phases', p]);
    phase.steps.forEach((step, s) => {
      check(step.when, ['phases', p, 'steps', s]);
      step.reminders.forEach((reminder, r) => check(reminder.when, ['phases', p, 'steps', s, 'reminders', r]));
    });
  });
  return found;
}

function dataProblems(root: string, game: GameId, files: Files, checkData: DataCheck): readonly Problem[] {
  const values = Object.fromEntries([...files].map(([name, { value }]) => [name, value]));
  return checkData(values).map(({ file, path, message }) => {
    const json = files.get(file);
    return json ? problemInJson(json, path, message) : problem(shownPath(root, game, file), START, message);
  });
}
