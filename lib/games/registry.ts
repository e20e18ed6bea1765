import type { GameManifest } from '@/lib/games/manifest';
import { grandIllusion } from '@/lib/games/grand-illusion/game';
import { nachParis } from '@/lib/games/nach-paris/game';
import { pathsOfGlory } from '@/lib/games/paths-of-glory/game';
import { whenEaglesFight } from '@/lib/games/when-eagles-fight/game';

/** Every game, in the order of the menus. */
export const GAMES: readonly GameManifest[] = [pathsOfGlory, grandIllusion, whenEaglesFight, nachParis];
