import { CAB } from '@/lib/games/nach-paris/typed/told/cab';
import { DESTRUCTION } from '@/lib/games/nach-paris/typed/told/destruction';
import { DOCTRINE } from '@/lib/games/nach-paris/typed/told/doctrine';
import { FIELDWORKS } from '@/lib/games/nach-paris/typed/told/fieldworks';
import { LOC } from '@/lib/games/nach-paris/typed/told/loc';
import { MOVEMENT } from '@/lib/games/nach-paris/typed/told/movement';
import { NAVAL } from '@/lib/games/nach-paris/typed/told/naval';
import { RAIL } from '@/lib/games/nach-paris/typed/told/rail';
import { RECON } from '@/lib/games/nach-paris/typed/told/recon';
import { REPLACEMENTS } from '@/lib/games/nach-paris/typed/told/replacements';
import { WEATHER } from '@/lib/games/nach-paris/typed/told/weather';
import type { Told } from '@/lib/games/nach-paris/typed/told/shared';

/* Fields of the forms of 1914 Nach Paris that players tell in a clause of their own: a file for each tool. */

export const TOLD: Readonly<Record<string, Told>> = {
  cab: CAB,
  destruction: DESTRUCTION,
  doctrine: DOCTRINE,
  fieldworks: FIELDWORKS,
  loc: LOC,
  movement: MOVEMENT,
  naval: NAVAL,
  rail: RAIL,
  recon: RECON,
  replacements: REPLACEMENTS,
  weather: WEATHER,
};
