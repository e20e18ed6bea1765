import { field } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { inRow } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* "The thirteenth turn", "decimotercer turno": a turn by its number in the row. */

const NTH: readonly (readonly [en: string, es: string, it: string])[] = [
  ['first', 'primer|primero', 'primo'],
  ['second', 'segundo', 'secondo'],
  ['third', 'tercer|tercero', 'terzo'],
  ['fourth', 'cuarto', 'quarto'],
  ['fifth', 'quinto', 'quinto'],
  ['sixth', 'sexto', 'sesto'],
  ['seventh', 'septimo', 'settimo'],
  ['eighth', 'octavo', 'ottavo'],
  ['ninth', 'noveno', 'nono'],
  ['tenth', 'decimo', 'decimo'],
  ['eleventh', 'undecimo|decimoprimero', 'undicesimo'],
  ['twelfth', 'duodecimo|decimosegundo', 'dodicesimo'],
  ['thirteenth', 'decimotercer|decimotercero', 'tredicesimo'],
  ['fourteenth', 'decimocuarto', 'quattordicesimo'],
  ['fifteenth', 'decimoquinto', 'quindicesimo'],
  ['sixteenth', 'decimosexto', 'sedicesimo'],
  ['seventeenth', 'decimoseptimo', 'diciassettesimo'],
  ['eighteenth', 'decimoctavo', 'diciottesimo'],
  ['nineteenth', 'decimonoveno', 'diciannovesimo'],
  ['twentieth', 'vigesimo', 'ventesimo'],
  ['twenty first', 'vigesimo primer', 'ventunesimo'],
  ['twenty second', 'vigesimo segundo', 'ventiduesimo'],
  ['twenty third', 'vigesimo tercer', 'ventitreesimo'],
  ['twenty fourth', 'vigesimo cuarto', 'ventiquattresimo'],
];

/** In the row of all turns; "the first turn of the offensive" is none of them, and is said with it. */
export const NTH_TURNS: readonly Entry[] = NTH.map(([en, es, it], at) =>
  field(
    words(
      inRow('|in|on|it s|it is|during|we re in', '|the', en, 'turn|game turn'),
      inRow('|en|es|en el|es el|estamos en', '|el', es, 'turno|turno de juego'),
      inRow('turno', es),
      inRow('|al|nel|e il|siamo al', '|il', it, 'turno|turno di gioco'),
      inRow('turno', it),
    ),
    'turn',
    at + 1,
  ),
);
