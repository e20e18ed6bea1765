import { RAINING } from '@/lib/games/nach-paris/typed/state-words';
import { SPENT_MF, type Told } from '@/lib/games/nach-paris/typed/told/shared';
import { choice, field, filler } from '@/lib/typed/form';
import { inRow } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* What players tell in a clause of its own beside a journey by rail in 1914 Nach Paris. */

const LOW_EN = inRow('low|small|limited|lesser|poor', 'capacity');

const HIGH_EN = inRow('high|large|big|full', 'capacity');

const LOW_LATIN = inRow('baja|poca|escasa|pequena|bassa|poca|scarsa|piccola|minor', 'capacidad|capacita');

const HIGH_LATIN = inRow('alta|gran|mucha|grande|elevada', 'capacidad|capacita');

const TRACKS_EN = 'railway|rail|rail line|line|track|tracks|railroad|railway line|rails|one|hex';

const TRACKS_LATIN =
  'ferrocarril|via|vias|linea|linea ferrea|linea ferroviaria|tren|ferrovia|binario|binari|strada ferrata|una';

/** The kind of railway where a unit boards, and no hexes of a journey. */
const lineOf = (short: string, english: string, latin: string, adjective: string): string =>
  words(
    inRow(
      '|on|along|at|from|it s|it is|there s|there is|the line is|line is|the railway is|just',
      '|a|an|the|only|just|just a|only a',
      words(english, short),
      TRACKS_EN,
      '|here|there',
    ),
    inRow('it s|it is|the line is|line is|the railway is|the track is', '|only|just|of', english),
    inRow(
      '|en|sobre|su|por|es|solo es|e|e solo|hay|c e|sulla|sul|nella|desde|da',
      '|un|una|la|el|il|solo una|solo un',
      TRACKS_LATIN,
      '|es|e|solo',
      'de|a|di|ad|con',
      words(latin, inRow('capacidad|capacita', adjective)),
    ),
    inRow(
      'es|solo es|e|e solo|la linea es|la linea e',
      '|solo',
      'de|a|di|ad',
      words(latin, inRow('capacidad|capacita', adjective)),
    ),
    inRow('es|e|la linea es|la linea e', words(latin, inRow('capacidad|capacita', adjective))),
  );

/** A big city, and not by its name (12.2.2). */
const LARGE_CITY = words(
  inRow(
    '|a|the|with a|has a|where there s a',
    'large|big|great|major',
    'city|city station|city hex|city one|station',
    '|there|hex',
  ),
  inRow('|la', 'ciudad', '|es', 'de las', 'grandes'),
  inRow('|la|e una|una', 'citta', '|e', 'di quelle', 'grandi'),
);

const ON_TRAINS = filler(
  words(
    inRow('|on|onto|aboard|to|into|in|by', 'a|the', 'train|trains'),
    inRow('|a|en|al|sobre', 'un|el', 'tren'),
    inRow('|su|in|sul', 'un|il|treno', '|treno'),
    'al tren|sul treno|board|boarding|boards|subir|sube|suben|subimos|embarcar|montar|imbarco|imbarcare|caricare|load|loading|cargar|linea|line|station is|one|la estacion|the station|la stazione',
  ),
);

export const RAIL: Told = {
  takes: {
    end: 'rail.fields.end',
    spent: 'rail.fields.spent',
    forcedMarch: 'rail.fields.forcedMarch',
  },
  entries: [
    field(RAINING, 'rain', true),
    ...choice('line', {
      lcr: lineOf('lcr', LOW_EN, LOW_LATIN, 'baja|bassa|reducida|ridotta'),
      hcr: lineOf('hcr', HIGH_EN, HIGH_LATIN, 'alta|elevada|elevata'),
    }),
    ...choice('end', {
      last: words(
        inRow(
          '|it s|it is|this is|at|in|on',
          '|the',
          'last',
          '|rail|railway',
          'hex',
          '|of the line|of the railway|of the rail',
        ),
        inRow('|es|en|estamos en', '|el', 'ultimo', 'hex|hexagono', '|de la linea|de la via|del ferrocarril'),
        inRow('|e|nell|siamo nell', '|l', 'ultimo', 'esagono', '|della linea|del binario|della ferrovia'),
      ),
      dead: words(
        inRow('|it s|it is|at|on|the line is', '|a', 'dead end|dead line|stub|dead branch'),
        inRow('|es|en', '|una', 'via muerta|linea muerta'),
        inRow('|e|su', '|un|una', 'binario morto|linea morta'),
      ),
    }),
    field(
      words(
        inRow('|with|by|on|makes|making|and|after', '|a', 'forced march|fom'),
        inRow('|con|tras|hace|y', '|una', 'marcha forzada|fom'),
        inRow('|con|dopo|fa|e', '|una', 'marcia forzata|fom'),
      ),
      'forcedMarch',
      true,
    ),
    filler('under|under the|in|sotto|sotto la|bajo|bajo la|here|there|aqui|qui|on a|it s|it is|solo es|e solo'),
    ...SPENT_MF,
    field(LARGE_CITY, 'city', 'large'),
    ON_TRAINS,
  ],
};
