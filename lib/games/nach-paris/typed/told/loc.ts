import type { Told } from '@/lib/games/nach-paris/typed/told/shared';
import { choice, counted, field, filler } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { inRow } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* What players tell in a clause of its own beside a line of communications in 1914 Nach Paris. */

/** Where a line ends, however the way there is told. */
const LINE_ENDS: readonly Entry[] = [
  field(
    words(
      inRow('|to|at|in|into|down to|up to', '|a|the|an', 'port|harbour|harbor|seaport|port hex|coast port'),
      inRow('|a|al|en|hasta|en el', '|un|el', 'puerto|puerto de mar'),
      inRow('|a|al|in|fino a|fino al|su|nel', '|un|il', 'porto|porto di mare'),
    ),
    'goal',
    'port',
  ),
  filler(
    'ends|end|ending|is where it ends|where it ends|runs|runs to|run|running|traced|trace|goes|leads|reaches|reaching|stretches|leads to|goes down|down|back to|comes to|acaba|acaba en|termina|terminando|llega|llega hasta|hasta|trazada|trazada hasta|se traza|el final|final|va a parar|va hasta|conduce|lleva|desemboca|alcanza|finisce|finisce in|arriva|arriva fino|fino|tracciata|tracciata fino|si traccia|si chiude|chiude|va a finire|finire|porta|raggiunge|sbocca|si conclude',
  ),
];

export const LOC: Told = {
  entries: [
    field(
      words(
        inRow('|a|my|the|our', '|french|german', 'bca|bcp|jb', '|battalion|battalions'),
        inRow(
          '|un|el|mi|il|mio',
          'bca|bcp|jb|batallon de cazadores|battaglione di cacciatori',
          '|frances|francese|aleman|tedesco',
        ),
        inRow('light|chasseur|jager', 'battalion|unit|infantry'),
      ),
      'light',
      true,
    ),
    counted(
      words(
        inRow(
          '|it|its|the|the unit',
          '|line|loc',
          '|is|stands|lies|sits|s',
          '#',
          'hexes|hex',
          '|away|off|distant|out',
          'from|of|off',
          '|its|the',
          'hq|headquarters',
        ),
        inRow(
          '|the|its',
          'hq|headquarters',
          '|is|lies|stands|s',
          '#',
          'hexes|hex',
          '|away|off|distant|back|behind|from it|out',
        ),
        inRow('|the|its', 'distance', '|to|from', '|the|its', 'hq|headquarters', '|is|of', '#', '|hexes'),
        inRow(
          '|esta|queda|separada|se encuentra|separado|con su hq|el hq le queda|con el hq',
          '|solo',
          '|a',
          '#',
          'hexes|hexagonos|hex|hexs',
          '|de distancia',
          '|de|del',
          '|su|el',
          'hq|cuartel general|cg',
        ),
        inRow(
          '|el|su|con su|con el',
          'hq|cuartel general|cg',
          '|le',
          '|queda|esta|se encuentra',
          'a',
          '#',
          'hexes|hexagonos|hex|hexs',
          '|de distancia',
        ),
        inRow(
          '|la',
          'distancia',
          'al|del|hasta el|a su',
          'hq|cuartel general|cg',
          '|es|es de|de',
          '#',
          '|hexes|hexagonos',
        ),
        inRow(
          '|e|sta|si trova|resta|a',
          '|solo',
          '|a',
          '#',
          'esagoni|esagono',
          '|di distanza',
          'dal|dall|dal suo',
          'hq|quartier generale|comando|qg',
        ),
        inRow(
          '|l|il|il suo|con l|col',
          'hq|quartier generale|comando|qg',
          '|gli|le',
          '|e|sta|resta|si trova',
          'a',
          '#',
          'esagoni|esagono',
          '|di distanza',
        ),
        inRow(
          '|la',
          'distanza',
          'dal|dall|all|dal suo',
          'hq|quartier generale|comando|qg',
          '|e|e di|di',
          '#',
          '|esagoni',
        ),
      ),
      'distance',
      0,
      99,
    ),
    counted(
      words(
        inRow('|its|the|with a|command|a', '|command', 'radius', '|is|of|counts', '#'),
        inRow('|su|el|con|un', '|un', 'radio', '|de mando', '|es|de|es de', '#'),
        inRow('|il suo|il|con|un', '|un', 'raggio', '|di comando', '|e|di|e di', '#'),
      ),
      'radius',
      0,
      99,
    ),
    ...choice('goal', {
      none: words(
        inRow('|its|the', 'line|loc', 'ends|leads', 'nowhere'),
        inRow('|su|la', 'linea', 'no', 'lleva a ninguna parte|llega a ninguna parte|acaba en ninguna parte'),
        inRow('|la sua|la', 'linea', 'non', 'porta da nessuna parte|arriva da nessuna parte|finisce da nessuna parte'),
      ),
    }),
    filler(
      'de comunicaciones|comunicaciones|di comunicazione|communications|a unit|la unidad|my unit|mi unidad|la mia unita|le queda|separada',
    ),
    ...LINE_ENDS,
  ],
};
