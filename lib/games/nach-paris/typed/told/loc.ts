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
      inRow(
        '|to|at|in|into|down to|up to|tracing to|tracing into|traced to|traces to|through|via|from|by way of',
        '|a|the|an|our|its',
        'port|harbour|harbor|seaport|port hex|coast port|channel port|sea port|docks',
      ),
      inRow(
        '|with|has|and|there s',
        'a|the',
        'port|harbour|harbor|seaport',
        'at',
        'the|its',
        '|far|other|very',
        'end',
        '|of it|of the line|of its line',
      ),
      inRow(
        '|is|it s|are|being|gets|get',
        'supplied|fed|provisioned',
        'through|from|by|via',
        'a|the',
        'port|harbour|harbor|seaport',
      ),
      inRow(
        '|a|al|en|hasta|en el|a traves de|por|desde|trazando hasta|trazada hasta|mediante|via|llega a|llega hasta|lleva a|acaba en|termina en|con',
        '|un|el',
        'puerto|puerto de mar|puerto maritimo|puerto del canal|puerto costero',
        '|al final|al final de la linea|al otro extremo|en el otro extremo|en el extremo|al cabo de la linea|en la otra punta',
      ),
      inRow(
        'suministrada|suministrado|abastecida|abastecido|alimentada|alimentado',
        'por|desde|a traves de|mediante',
        '|un|el',
        'puerto',
      ),
      inRow(
        '|a|al|in|fino a|fino al|su|nel|tramite|attraverso|da|dal|tracciando fino a|tracciando fino al|tracciata fino a|via|passando per|arriva a|arriva al|porta a|finisce in|con|tramite il',
        '|un|il',
        'porto|porto di mare|porto marittimo|porto della manica|porto costiero',
        '|in fondo|in fondo alla linea|alla fine|alla fine della linea|all altro capo|all estremita|al capo della linea',
      ),
      inRow('rifornita|rifornito|alimentata|alimentato', 'tramite|attraverso|da|dal|per mezzo di', '|un|il', 'porto'),
    ),
    'goal',
    'port',
  ),
  filler(
    'ends|end|ending|is where it ends|where it ends|runs|runs to|run|running|traced|trace|goes|leads|reaches|reaching|stretches|leads to|goes down|down|back to|comes to|acaba|acaba en|termina|terminando|llega|llega hasta|hasta|trazada|trazada hasta|se traza|el final|final|va a parar|va hasta|conduce|lleva|desemboca|alcanza|finisce|finisce in|arriva|arriva fino|fino|tracciata|tracciata fino|si traccia|si chiude|chiude|va a finire|finire|porta|raggiunge|sbocca|si conclude',
  ),
];

const BATTALION = 'bca|bcp|jb';
const SOME_OF_THEM = words(
  BATTALION,
  inRow(BATTALION, '|,|or|o|and|e|y|/', BATTALION),
  'bca , bcp or jb|bca , bcp o jb|bca bcp jb',
);
const ONE_OF_EN = 'the unit is|it is|it s|this is|that s|being|we mean|they are|they re|these are|namely|which is|is';
const ONE_OF_ES =
  'la unidad es|es|son|siendo|se trata de|hablamos de|esto es|que es|pertenece a|pertenecen a|forma parte de';
const ONE_OF_IT =
  'l unita e|e|sono|essendo|si tratta di|parliamo di|che e|appartiene a|appartiene ai|fa parte dei|fa parte di';
const CHASSEURS =
  'chasseurs|chasseurs alpins|chasseurs a pied|jager|jagers|jaegers|light infantry|light troops|alpine chasseurs|mountain chasseurs';
const CAZADORES = 'cazadores|cazadores alpinos|cazadores a pie|infanteria ligera|tropas ligeras|jager';
const CACCIATORI = 'cacciatori|cacciatori alpini|cacciatori a piedi|fanteria leggera|truppe leggere|jager';

/** Light battalions (2.5.19): "it's one of those BCP", "chasseurs, a BCP". */
const LIGHT = words(
  inRow(
    `|${ONE_OF_EN}`,
    '|one|a|an|the|part|made up',
    '|of',
    '|those|these|the|your|our',
    `|${CHASSEURS}|light`,
    '|,|of type|type',
    '|a|an|the',
    SOME_OF_THEM,
    '|battalion|battalions|kind|type|sort|light battalions|units|unit',
  ),
  inRow(
    `|${ONE_OF_EN}`,
    'a light unit|a light battalion|light unit|light battalion|a light one|light units',
    '|,',
    '|of|type|of type',
    '|the|a',
    `|${SOME_OF_THEM}`,
    '|kind|type|sort',
  ),
  inRow(
    `|${ONE_OF_EN}`,
    '|one|a|an|the|belongs|belonging|part',
    '|of|to',
    '|those|these|the|your|our|a',
    inRow(`|battalion|battalions|unit|${CHASSEURS}`, '|of', CHASSEURS, '|battalion|battalions|unit'),
  ),
  inRow(
    `|${ONE_OF_ES}`,
    '|uno|una|un|el|la|los',
    '|de',
    '|esos|esas|los|las|unos',
    `|${CAZADORES}|batallon de cazadores|batallones de cazadores|batallon ligero|unidad ligera`,
    '|,|de tipo|tipo|del tipo|de clase',
    '|un|uno|el',
    SOME_OF_THEM,
  ),
  inRow(
    `|${ONE_OF_ES}`,
    '|uno|una|un|el|la|los|unos',
    '|de',
    '|esos|los|unos',
    words('unidad ligera|batallon ligero|unidades ligeras', inRow('|batallon de|batallones de|unidad de', CAZADORES)),
  ),
  inRow(
    `|${ONE_OF_IT}`,
    '|uno|una|un|il|la|i',
    '|di|dei|delle',
    '|quei|quelli|quelle|questi|i',
    `|${CACCIATORI}|battaglione di cacciatori|battaglioni di cacciatori|battaglione leggero|unita leggera|un unita leggera`,
    '|,|di tipo|tipo|del tipo|di genere',
    '|un|uno|il',
    SOME_OF_THEM,
  ),
  inRow(
    `|${ONE_OF_IT}`,
    '|uno|una|un|il|la|i',
    '|di|dei',
    '|quei|dei',
    words(
      'unita leggera|un unita leggera|battaglione leggero|unita leggere',
      inRow('|battaglione di|battaglioni di|battaglione|unita di', CACCIATORI),
    ),
  ),
);

export const LOC: Told = {
  entries: [
    field(
      words(
        LIGHT,
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
