import * as z from 'zod';
import { readContent } from '@/lib/cli/read-content';
import type { MessageTree } from '@/lib/calc/say';
import { placesSchema } from '@/lib/content/schemas';
import { uiWords } from '@/lib/content/words';
import { chartAddress, gameAddress, placeAddress } from '@/lib/core/address';
import type { GameId } from '@/lib/core/game-id';
import type { Language } from '@/lib/core/language';
import { localisedSchema } from '@/lib/core/localised';
import { gameOf } from '@/lib/games/find';
import { ruleAddress } from '@/lib/rules/address';
import type { NamedThing } from '@/lib/search/thing-names';
import { HOME } from '@/lib/search/things';

// Places and pages of a game that the search finds by their names.

const spacesSchema = z.object({
  spaces: z.array(z.object({ id: z.string(), name: z.string(), aka: z.array(z.string()) })),
});
const hexesSchema = z.object({
  hexes: z.array(z.object({ n: z.int(), name: localisedSchema.optional(), aka: z.array(z.string()).optional() })),
});
/** Places on the game's map open the board there; others lead to the rule or chart that names them. */
export function placesOf(game: GameId, lang: Language): readonly NamedThing[] {
  const spaces = readContent(spacesSchema, game, 'map', 'spaces.json')?.spaces ?? [];
  const hexes = readContent(hexesSchema, game, 'hexes.json')?.hexes ?? [];
  const places = readContent(placesSchema, game, 'places.json')?.places ?? [];
  return [
    ...spaces.map(({ id, name, aka }) =>
      place(
        id,
        perLanguage(() => [name, ...aka]),
        placeAddress(lang, game, id),
      ),
    ),
    ...hexes.map(({ n, name, aka = [] }) =>
      place(
        String(n),
        perLanguage((one) => [...(name ? partsOf(name[one]) : []), ...aka, `${HEX[one]} ${String(n)}`]),
        placeAddress(lang, game, String(n)),
      ),
    ),
    ...places.map((one) =>
      place(
        one.name.en.toLowerCase(),
        perLanguage((own) => [one.name[own], ...one.aka]),
        'rule' in one ? ruleAddress(lang, game, one.rule) : chartAddress(lang, game, one.chart),
      ),
    ),
  ];
}

const place = (id: string, names: NamedThing['names'], address: string): NamedThing => ({
  id: `place:${id}`,
  kind: 'place',
  names,
  address,
});

/** What a hex without a name is called, by its number. */
const HEX: Readonly<Record<Language, string>> = { en: 'Hex', es: 'Hexágono', it: 'Esagono' };

/** "Calais/Boulogne" and "Nancy and Toul" are both. */
function partsOf(name: string): readonly string[] {
  const parts = name.split(/\/| and | y | e /);
  return parts.length > 1 ? [name, ...parts] : [name];
}

const PAGES = ['rules', 'tools', 'turn', 'charts', 'aid', 'board', 'disputes', 'glossary'] as const;

/**
 * The pages of a game, the first of them under the game's own names, the others under those that the words of the
 * interface give them, the first the one that is shown.
 */
export function pagesOf(game: GameId, lang: Language): readonly NamedThing[] {
  const { board, title } = gameOf(game);
  const home: NamedThing = {
    id: HOME,
    kind: 'page',
    names: perLanguage((one) => [title[one]]),
    address: gameAddress(lang, game),
  };
  const others = PAGES.flatMap((page): readonly NamedThing[] => {
    if (page === 'board' && !board) return [];
    const names = perLanguage((one) => {
      const title = page === 'board' && board ? [wordOf(uiWords(one, [areaOf(board.title)]), board.title)] : [];
      return [...title, ...wordOf(uiWords(one, ['search']), `search.pages.${page}`).split(', ')];
    });
    return [{ id: `page:${page}`, kind: 'page', names, address: gameAddress(lang, game, page) }];
  });
  return [home, ...others];
}

const areaOf = (key: string): string => key.split('.')[0] ?? key;

function wordOf(words: MessageTree, key: string): string {
  const found = key
    .split('.')
    .reduce<MessageTree | string | undefined>((at, part) => (typeof at === 'object' ? at[part] : undefined), words);
  if (typeof found !== 'string') throw new Error(`content/ui has no word ${key}`);
  return found;
}

function perLanguage<T>(make: (lang: Language) => T): Readonly<Record<Language, T>> {
  return { en: make('en'), es: make('es'), it: make('it') };
}
