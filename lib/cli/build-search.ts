import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import { readContent } from '@/lib/cli/read-content';
import { pagesOf, placesOf } from '@/lib/cli/search-things';
import { unitsOf } from '@/lib/cli/search-units';
import { readGame } from '@/lib/content/game';
import { askedSchema, calledSchema, thesaurusSchema } from '@/lib/content/schemas';
import type { MessageTree } from '@/lib/calc/say';
import type { GameId } from '@/lib/core/game-id';
import { GAME_IDS, gameOf, shortNames } from '@/lib/games/find';
import { contentLanguage, LANGUAGES, type Language } from '@/lib/core/language';
import { localisedSchema } from '@/lib/core/localised';
import { buildSearch, type SearchContent } from '@/lib/search/build';
import { headPath, searchFilePath } from '@/lib/search/head';
import type { NameGroup } from '@/lib/search/synonyms';

// Writes the search files of every game in every language: public/generated/search/<game>.<lang>[.head].json

/** Everything of a game that can be found by a reader of a language, read from the content. */
export function searchContent(game: GameId, lang: Language): SearchContent {
  const content = readGame(game);
  const manifest = gameOf(game);
  return {
    game,
    lang,
    textLang: contentLanguage(lang, content.info.languages),
    gameNames: [
      ...new Set([game, game.replaceAll('-', ' '), ...shortNames(manifest), ...Object.values(manifest.title)]),
    ],
    redirects: content.redirects,
    rules: [...content.rules(lang).entries.values()],
    tools: toolsOf(game, lang),
    charts: [...content.tables().values(), ...content.cards().values()],
    sequence: content.sequence(),
    terms: content.glossary().map(({ id, term, abbr: short, also, wrong, definition, rules }) => ({
      id,
      title: term,
      names: perLanguage((one) => [term[one], ...short[one], ...also[one]]),
      wrong,
      meaning: definition,
      rules,
    })),
    questions: [...content.disputes(lang).values()],
    ...askedOf(game, lang),
    names: namesOf(game),
    things: [...pagesOf(game, lang), ...placesOf(game, lang), ...unitsOf(game, lang)],
    called: calledOf(game),
  };
}

function perLanguage<T>(make: (lang: Language) => T): Readonly<Record<Language, T>> {
  return { en: make('en'), es: make('es'), it: make('it') };
}

function toolsOf(game: GameId, lang: Language): SearchContent['tools'] {
  const words = readGame(game).messages(lang);
  return gameOf(game).tools.map(({ name }) => {
    const wordOf = (key: string) => wordAt(words, name, key, game);
    const names = perLanguage((one) => [wordAt(readGame(game).messages(one), name, 'title', game)]);
    const rules = readGame(game).cited().get(name) ?? [];
    return { id: name, title: wordOf('title'), about: wordOf('summary'), rules, names };
  });
}

function wordAt(words: MessageTree, tool: string, key: string, game: GameId): string {
  const own = words[tool];
  const found = typeof own === 'object' ? own[key] : undefined;
  if (typeof found !== 'string') throw new Error(`content/${game}/messages: ${tool}.json has no ${key}`);
  return found;
}

function askedOf(game: GameId, lang: Language): Required<Pick<SearchContent, 'asked' | 'said'>> {
  const { asked, concepts } = readContent(askedSchema, game, 'search.json') ?? { asked: [], concepts: [] };
  const said = new Map(readContent(thesaurusSchema, 'thesaurus.json')?.concepts.map((one) => [one.id, one[lang]]));
  return {
    asked: asked.map((entry) => ({ rule: entry.rule, phrases: entry[lang] })),
    said: concepts.flatMap(({ concept, rules }) => rules.map((rule) => ({ rule, phrases: said.get(concept) ?? [] }))),
  };
}

function calledOf(game: GameId): SearchContent['called'] {
  const called = readContent(calledSchema, game, 'called.json')?.called ?? [];
  return new Map(
    called.map((entry) => [
      'tool' in entry ? `tool:${entry.tool}` : `chart:${entry.table}`,
      perLanguage((one) => entry[one]),
    ]),
  );
}

const spacesSchema = z.object({ spaces: z.array(z.object({ name: z.string(), aka: z.array(z.string()) })) });
const namedSchema = z.object({ name: localisedSchema });
const unitsSchema = z.object({ nations: z.array(namedSchema) });
const eventsSchema = z.object({ events: z.array(namedSchema) });

/**
 * Names of places, nations and events, which the texts spell in one way and players in several. A game may lack a file.
 */
function namesOf(game: GameId): readonly NameGroup[] {
  const places = readContent(spacesSchema, game, 'map', 'spaces.json')?.spaces ?? [];
  const named = [
    ...(readContent(unitsSchema, game, 'units.json')?.nations ?? []),
    ...(readContent(eventsSchema, game, 'events.json')?.events ?? []),
  ];
  return [
    ...places
      .filter(({ aka }) => aka.length > 0)
      .map(({ name, aka }): NameGroup => ({ names: perLanguage(() => [name]), shared: aka })),
    ...named.map(({ name }): NameGroup => ({ names: perLanguage((lang) => variants(name[lang])) })),
  ];
}

/** "Race to the Sea (Carrera hasta el Mar)" is known by either name; "(BR reinforcements)" is no name. */
function variants(name: string): readonly string[] {
  const [, first, second] = /^(.+?) \((.+)\)$/.exec(name) ?? [];
  if (!first || !second) return [name];
  return [first, ...second.split(', ').filter((other) => !/\b[A-Z]{2}\b/.test(other))];
}

function write(path: string, value: unknown): void {
  const file = join(process.cwd(), 'public', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(value));
}

function main(): void {
  for (const game of GAME_IDS) {
    for (const lang of LANGUAGES) {
      const { head, file } = buildSearch(searchContent(game, lang));
      write(headPath(game, lang), head);
      write(searchFilePath(game, lang), file);
    }
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) main();
