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
      inRow(
        '|the|los|gli|with the|con los|con gli',
        'allies|entente|allied troops|we|aliados|alleati|tropas aliadas|truppe alleate',
        '|are|have landed|landed|is|re|estan|han desembarcado|desembarcaron|sono|sono sbarcati|stanno',
        '|already|ya|gia',
        'in|at|en|a',
        'salonika|salonica|salonicco|thessaloniki|tesalonica',
      ),
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
