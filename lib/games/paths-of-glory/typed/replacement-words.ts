import { played } from '@/lib/games/paths-of-glory/typed/card-words';
import { COUNTRIES, staysOut } from '@/lib/games/paths-of-glory/typed/countries';
import { PARIS_FULL } from '@/lib/games/paths-of-glory/typed/stack-words';
import { field, filler } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { inRow } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* What bears on replacements besides points and units: cards, neutrals, a full Paris (17.1). */

export const REPLACEMENT_WORDS: readonly Entry[] = [
  PARIS_FULL,
  field(
    words(
      played('salonika|salonica|salonicco|greece|grecia'),
      inRow('the allies are|we re|aliados|alleati', 'in', 'salonika'),
    ),
    'salonika',
    true,
  ),
  field(played('over there|the over there'), 'overThere', true),
  field(staysOut(COUNTRIES.italy), 'neutral', 'IT'),
  field(staysOut(COUNTRIES.turkey), 'neutral', 'TU'),
  field(staysOut(COUNTRIES.bulgaria), 'neutral', 'BU'),
  filler('phase|replacement phase|replacements phase|fase|fase de reemplazos|fase rimpiazzi|fase dei rimpiazzi'),
];
