import type * as z from 'zod';
import type { GameId } from '@/lib/core/game-id';
import { readText, shownPath } from '@/lib/content/files';
import {
  askedSchema,
  calledSchema,
  citedSchema,
  examplesSchema,
  gameInfoSchema,
  paritySchema,
  placesSchema,
  questionsSchema,
  repairsSchema,
  redirectsSchema,
  ruleIndexSchema,
  unitNamesSchema,
  waysSchema,
} from '@/lib/content/schemas';
import { checkSchema, type JsonFile } from '@/lib/content/check/json';
import { problem, problemInJson, START, type Problem } from '@/lib/content/check/problem';
import { glossarySchema } from '@/lib/glossary/schema';
import { scenariosSchema, sequenceSchema, turnsSchema } from '@/lib/sequence/schema';
import { cardSchema } from '@/lib/tables/card-schema';
import { chartSchema } from '@/lib/tables/schema';

/** Files that every game may have, and their shapes. */
const SCHEMAS = {
  'game.json': gameInfoSchema,
  'rule-index.json': ruleIndexSchema,
  'glossary.json': glossarySchema,
  'sequence.json': sequenceSchema,
  'turns.json': turnsSchema,
  'scenarios.json': scenariosSchema,
  'redirects.json': redirectsSchema,
  'parity.json': paritySchema,
  'examples.json': examplesSchema,
  'cited.json': citedSchema,
  'search.json': askedSchema,
  'called.json': calledSchema,
  'ways.json': waysSchema,
  'places.json': placesSchema,
  'questions.json': questionsSchema,
  'repairs.json': repairsSchema,
  'unit-names.json': unitNamesSchema,
} as const;
/** Names of the files that every game may have. */
export const KERNEL_FILES: readonly string[] = Object.keys(SCHEMAS);

const CHART_FOLDERS: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  ['tables', chartSchema],
  ['cards', cardSchema],
]);
const OPTIONAL: readonly string[] = [
  'redirects.json',
  'parity.json',
  'examples.json',
  'cited.json',
  'search.json',
  'called.json',
  'ways.json',
  'places.json',
  'questions.json',
  'repairs.json',
  'unit-names.json',
];

/** Files that are missing or not of their shape, and charts that are not called as their file is. */
export function checkShapes(root: string, game: GameId, files: ReadonlyMap<string, JsonFile>): readonly Problem[] {
  const own = Object.entries(SCHEMAS).flatMap(([name, schema]) => {
    const json = files.get(name);
    if (json) return checkSchema(json, schema);
    return OPTIONAL.includes(name) || readText(root, game, name)
      ? []
      : [problem(shownPath(root, game, name), START, 'the file is missing')];
  });
  const info = gameInfoSchema.safeParse(files.get('game.json')?.value).data;
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
    return [...checkSchema(json, schema), ...named, ...twin, ...checkSource(json, info?.chartSources)];
  });
  return [...own, ...charts, ...checkAid(files, info?.aid)];
}

/** The player's aid names charts that there are. */
function checkAid(files: ReadonlyMap<string, JsonFile>, aid: readonly string[] = []): readonly Problem[] {
  const json = files.get('game.json');
  if (!json) return [];
  return aid.flatMap((id, index) =>
    [...CHART_FOLDERS.keys()].some((folder) => files.has(`${folder}/${id}.json`))
      ? []
      : [problemInJson(json, ['aid', index], `no chart "${id}"`)],
  );
}

/** A chart names where its values come from, as game.json lists it. */
function checkSource(json: JsonFile, sources: readonly string[] | undefined): readonly Problem[] {
  const chart = json.value as { readonly provenance?: { readonly source?: unknown } } | null;
  const source = chart?.provenance?.source;
  return typeof source !== 'string' || !sources || sources.includes(source)
    ? []
    : [problemInJson(json, ['provenance', 'source'], `"${source}" is none of the chartSources of game.json`)];
}
