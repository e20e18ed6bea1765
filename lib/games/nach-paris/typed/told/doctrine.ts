import type { Told } from '@/lib/games/nach-paris/typed/told/shared';
import { choice, counted, field, filler } from '@/lib/typed/form';
import { inRow } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* What players tell in a clause of its own beside French doctrine in 1914 Nach Paris. */

const RED_HQ_EN = inRow('|a|any|the|its|of a|of the|of any', 'red', 'hq|hqs|hq s|headquarters|hqs s');

const RED_HQ_ES = inRow(
  '|un|el|de un|del|de los|de cualquier|de|ningun|cualquier|los|su',
  'hq|hqs|cuartel general|cuarteles generales',
  'rojo|rojos',
);

const RED_HQ_IT = inRow(
  '|un|l|di un|dell|degli|di|da|nessun|qualsiasi|gli|da qualsiasi|di qualsiasi|un qualsiasi',
  'hq|quartier generale|quartieri generali|comando',
  'rosso|rossi',
);

/** No red HQ reaches the division (21.1.1). */
const OUTSIDE_RADIUS = words(
  inRow(
    '|it s|it is|it|lies|it lies|stands|sits|is|the division is|they re',
    '|too far from any red hq ,|too far away ,|far from any red hq ,|not',
    'outside|out of|beyond|outside of|not within|not in|not inside|isn t within|isn t in|isn t inside|is not within|past|farther than',
    '|the|its|any|a|a red hq s|the red hq s',
    '|command|hq|red hq|headquarters',
    'radius',
    `|${RED_HQ_EN}`,
  ),
  inRow('not|outside|out of|beyond', 'within|in|inside|of|the', RED_HQ_EN, '|command', 'radius'),
  inRow('not within|outside|out of|beyond|not in|not inside', RED_HQ_EN, '|command', 'radius|range|reach'),
  inRow(
    'no',
    'red',
    'hq|headquarters',
    'has|reaches|covers|gets',
    '|it|the division',
    '|within|in|inside',
    '|its|command',
    '|radius|reach',
  ),
  inRow('far|too far', '|away', 'from', RED_HQ_EN),
  inRow('the', 'radius', 'of', RED_HQ_EN, 'doesn t|does not', 'reach|cover', '|it|the division|that far'),
  inRow(
    '|esta|queda|se encuentra|lejos de cualquier hq rojo ,|lejos de todo hq rojo ,|la division esta',
    '|no esta',
    'fuera|mas alla|fuera ya|dentro',
    'de|del',
    '|su|el',
    'radio',
    '|de mando',
    RED_HQ_ES,
  ),
  inRow('|lejos', 'de', RED_HQ_ES, ',', 'fuera', 'de|del', '|su', 'radio'),
  inRow('no', 'esta|queda|se encuentra', 'dentro del|en el', 'radio', '|de mando', RED_HQ_ES),
  inRow(RED_HQ_ES, 'la|lo', 'tiene|alcanza|cubre', '|en|dentro de', '|su', '|radio'),
  inRow('el', 'radio', RED_HQ_ES, 'no', '|le|la|lo', 'llega|alcanza|cubre'),
  inRow('|demasiado', 'lejos', 'de', RED_HQ_ES),
  inRow(
    '|e|sta|resta|si trova|la divisione e',
    'fuori|oltre|al di la|al di fuori',
    'dal|il|del|da|di',
    '|suo',
    'raggio',
    '|di comando',
    RED_HQ_IT,
  ),
  inRow('lontana|lontano|troppo lontana', RED_HQ_IT, ',', '|e|quindi', 'fuori', '|dal|dal suo', 'raggio'),
  inRow('non', 'e|sta|si trova', 'dentro il|nel|entro il', 'raggio', '|di comando', RED_HQ_IT),
  inRow(RED_HQ_IT, 'la|lo', 'ha|tiene|raggiunge|copre', '|nel|entro il|dentro il', '|suo', '|raggio'),
  inRow('il', 'raggio', RED_HQ_IT, 'non', '|la|lo|ci', 'arriva|raggiunge|copre', '|fin li|fin qui'),
  inRow('|troppo', 'lontana|lontano', RED_HQ_IT),
);

const INSIDE_RADIUS = words(
  inRow('|it s|it is|is|lies|stands', 'within|inside|in', '|the|command', '|command', 'radius', 'of', RED_HQ_EN),
  inRow('within|inside|in', RED_HQ_EN, '|command', 'radius'),
  inRow('|esta|queda', 'dentro del|en el', 'radio', '|de mando', RED_HQ_ES),
  inRow('|e|sta', 'nel|dentro il|entro il', 'raggio', '|di comando', RED_HQ_IT),
);

export const DOCTRINE: Told = {
  takes: { inRadius: 'doctrine.fields.inRadius', division: 'doctrine.fields.division' },
  entries: [
    field(OUTSIDE_RADIUS, 'inRadius', false),
    field(INSIDE_RADIUS, 'inRadius', true),
    field(
      words(
        inRow('|it s|it is|the unit is|but', 'not|no|isn t', '|a|an', '|french', 'infantry division|division'),
        inRow('|pero', 'no es', '|una', 'division de infanteria|division', '|francesa'),
        inRow('|ma', 'non e', '|una', 'divisione di fanteria|divisione', '|francese'),
      ),
      'division',
      false,
    ),
    counted(
      words(
        inRow(
          '#',
          'indoctrinated',
          '|units|divisions|ones|unit|division',
          '|are|is',
          'attack|attacking|attacks|on the attack|in the attack',
        ),
        inRow(
          '|con',
          '#',
          '|unidades|divisiones|unidad',
          'adoctrinadas|adoctrinada',
          'atacan|atacando|ataca|al ataque|en el ataque',
        ),
        inRow(
          '|con',
          '#',
          '|unita|divisioni|divisione',
          'indottrinate|indottrinata',
          'attaccano|attaccando|attacca|in attacco|all attacco',
        ),
      ),
      'attacking',
      0,
      6,
    ),
    counted(
      words(
        inRow(
          '#',
          'indoctrinated',
          '|units|divisions|ones|unit|division',
          '|are|is',
          'defend|defending|defends|on the defence|in defence',
        ),
        inRow(
          '|con',
          '#',
          '|unidades|divisiones|unidad',
          'adoctrinadas|adoctrinada',
          'defienden|defendiendo|defiende|en defensa|a la defensiva',
        ),
        inRow(
          '|con',
          '#',
          '|unita|divisioni|divisione',
          'indottrinate|indottrinata',
          'difendono|difendendo|difende|in difesa',
        ),
      ),
      'defending',
      0,
      6,
    ),
    counted(
      words(
        inRow(
          '|the',
          'enemy|enemy unit|nearest enemy|nearest enemy unit|germans|nearest germans|nearest german',
          'is|are|stands|sits|lies',
          '|only|just',
          '#',
          'hexes|hex',
          '|away|off|distant',
        ),
        inRow(
          '|el|los',
          'enemigo|enemigo mas cercano|alemanes|alemanes mas cercanos',
          'esta|estan|queda|quedan',
          '|solo',
          'a',
          '#',
          'hexes|hexagonos|hex|hexagono',
          '|de distancia',
        ),
        inRow(
          '|il|i',
          'nemico|nemico piu vicino|tedeschi|tedeschi piu vicini',
          'e|sta|sono|stanno',
          '|solo',
          'a',
          '#',
          'esagoni|esagono',
          '|di distanza',
        ),
      ),
      'distance',
      1,
      20,
    ),
    ...choice('state', {
      passed: words(
        inRow('|it|they|has|have|already|it has|the division', '|already|has', 'passed', '|the|its', '|secret', 'test'),
        inRow('|ya', 'supero|ha superado|paso|ha pasado', '|la|su', 'prueba', '|secreta'),
        inRow('|gia', 'ha superato|supero|ha passato', '|la|il|la sua|il suo', 'prova|test', '|segreta|segreto'),
      ),
      untested: words(
        inRow(
          '|it|they|the division',
          'hasn t been|has not been|not yet|not|never|was never|isn t|is not|still',
          '|yet',
          'tested|untested',
          '|yet',
        ),
        inRow(
          '|aun|todavia',
          'no',
          'se ha probado|ha hecho la prueba|ha tirado|se ha tirado',
          '|aun|todavia|la prueba',
        ),
        inRow('|ancora', 'non', 'e stata provata|ha fatto il test|ha tirato|e stata testata', '|ancora|il test'),
      ),
      indoctrinated:
        'already indoctrinated|is indoctrinated|ya adoctrinada|esta adoctrinada|gia indottrinata|e indottrinata|failed the test|failed its test|fallo la prueba|ha fallito il test',
    }),
    filler('test|prueba|prova|test segreto|prueba secreta|secret test|it|ha|has|la|it s'),
  ],
};
