import type { GameId } from '@/lib/core/game-id';
import type { Localised } from '@/lib/core/language';
import nachParis from '@/content/nach-paris/game.json';
import pathsOfGlory from '@/content/paths-of-glory/game.json';

/** The title of each game in each language, for bars and lists. */
export const GAME_TITLES: Readonly<Record<GameId, Localised>> = {
  'paths-of-glory': pathsOfGlory.title,
  'nach-paris': nachParis.title,
};

/** The short mark of each game in each language, for hits and links. */
export const GAME_MARKS: Readonly<Record<GameId, Localised>> = {
  'paths-of-glory': { en: 'PoG', es: 'SdG', it: 'PoG' },
  'nach-paris': { en: 'NP', es: 'NP', it: 'NP' },
};
