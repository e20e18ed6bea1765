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

const CARS_EN = 'train|carriages|wagons|railcars|cars|railway carriages|coaches|trucks';
const VAGONES = 'tren|vagones|vagon|convoy|coches';
const VAGONI = 'treno|vagoni|vagone|convoglio|carrozze';
const MEN_EN =
  '|and|but|it|they|the unit|the men|the troops|the soldiers|we|who|everybody|everyone|all|the infantry|the division|all of them';
const GENTE =
  '|y|pero|la unidad|la tropa|los hombres|las tropas|los soldados|nosotros|todos|la gente|la division|todo el mundo';
const GENTE_IT =
  '|e|ma|l unita|la truppa|gli uomini|le truppe|i soldati|noi|tutti|la gente|la divisione|tutto il reparto';
const AT_END_EN = inRow(
  'at|in|after|on|when|for',
  '|the|its|their|it|they|now',
  '|far|journey s',
  'end|arrival|destination|terminus|arrives|arrive|stop|other end|end of the journey|end of the line|end of the trip',
);
const AL_FINAL =
  '|al final|al llegar|a la llegada|en el destino|al final del viaje|en destino|cuando llega|al terminar|al acabar|por ahora|alli';
const ALLA_FINE =
  '|alla fine|all arrivo|a destinazione|alla fine del viaggio|in arrivo|quando arriva|alla meta|per ora|li';

/** The unit stays on its train when the journey is over (12.2.5). */
const STAYS_ABOARD = words(
  inRow(
    MEN_EN,
    '|does|do|will|did|is|are',
    'not|doesn t|don t|won t|will not|never|isn t|aren t|no|nobody|no one|none',
    '|of them|yet|to|going to',
    'leave|leaves|leaving|get off|gets off|getting off|get out|gets out|get down|gets down|getting out|detrain|detrains|detraining|disembark|disembarks|disembarking|alight|alights|alighting|step off|steps off|climb down|climbs down|unload|unloads|unloading',
    inRow('|of|from', '|the|its|their', `|${CARS_EN}`),
    `|${AT_END_EN}`,
  ),
  inRow(
    'without',
    'leaving|getting off|getting out|getting down|detraining|disembarking|alighting|stepping off|unloading|ever leaving',
    inRow('|of|from', '|the|its|their', `|${CARS_EN}`),
    `|${AT_END_EN}`,
  ),
  inRow(
    MEN_EN,
    '|all|still|just|then',
    'stays|stay|staying|remains|remain|remaining|is left|keeps|keep|sits|sit|sitting',
    '|sitting|seated|still',
    words('aboard|on board|embarked|entrained|on it', inRow('on|in|aboard|inside', 'the|its|their|a', CARS_EN)),
    `|${AT_END_EN}`,
  ),
  inRow(
    AL_FINAL,
    GENTE,
    '|se',
    'no|sin|nadie|tampoco|nadie se',
    '|se|va a|quiere|llega a',
    'baja|bajan|bajar|bajarse|apea|apean|apearse|apear|desembarca|desembarcan|desembarcar|deja|dejan|dejar|abandona|abandonan|abandonar|desciende|descender|descarga|descargar|sale|salir',
    inRow('|del|de|el|de los|los', `|${VAGONES}`),
    AL_FINAL,
  ),
  inRow(
    GENTE,
    '|se',
    'queda|quedan|permanece|permanecen|sigue|siguen|continua|continuan|quedandose|permaneciendo|quedarse',
    '|todavia|aun|toda|todos',
    words(
      'a bordo|embarcada|embarcado|embarcadas|embarcados|subida|subido|montada|montado|subidos|montados',
      inRow('en|dentro de|dentro|a bordo de|subida a|subido a|montada en|montado en', 'el|los|su|sus|del', VAGONES),
      'a bordo del tren',
    ),
    AL_FINAL,
  ),
  inRow(
    ALLA_FINE,
    GENTE_IT,
    'non|senza|nessuno|neanche',
    '|si|ne|vuole|deve',
    'scende|scendono|scendere|smonta|smontano|smontare|sbarca|sbarcano|sbarcare|lascia|lasciano|lasciare|abbandona|abbandonare|scarica|scaricare|esce|escono|uscire',
    inRow('|dal|il|dai|i|dalle|le', `|${VAGONI}`),
    ALLA_FINE,
  ),
  inRow(
    GENTE_IT,
    'resta|restano|rimane|rimangono|se ne sta|se ne stanno|sta|stanno|restando|rimanendo|restare',
    '|ancora|tutta|tutti',
    words(
      'a bordo|imbarcata|imbarcato|imbarcate|imbarcati',
      inRow('su|sul|sui|in|nei|nel|nelle|dentro i|a bordo del', VAGONI),
    ),
    ALLA_FINE,
  ),
);

/** … or it was on its train before, and does not board it (12.2.1). */
const ABOARD_ALREADY = words(
  inRow(
    '|it|they|the unit|the men|we',
    '|is|are|was|were|s|has been|starts|start|begins|begin|started|sits|sat',
    'already',
    '|on|sitting|seated',
    words('aboard|on board|embarked|entrained|boarded', inRow('on|in|aboard', 'the|a|its', CARS_EN)),
    '|from before|at the start|when it starts|since last turn|from last turn',
  ),
  inRow(
    '|it|they|the unit',
    'starts|start|begins|begin|started|starting|beginning',
    '|its|the|their',
    '|journey|turn|trip|move|phase',
    words('aboard|on board|embarked|entrained', inRow('on|aboard', 'the|a|its', CARS_EN)),
  ),
  inRow('|it|they', 'boarded|entrained|embarked|got on', '|the train|it', 'last turn|the turn before|earlier|before'),
  inRow(
    '|la unidad|la tropa',
    'ya',
    '|esta|estaba|estan|iba|va|sube|venia|viaja|empieza',
    words(
      'a bordo|embarcada|embarcado|embarcados|subida|subido|montada|montado',
      inRow('en|a bordo de|subida a|subido a', 'el|un|los', VAGONES),
      'subida al tren|subido al tren|a bordo del tren',
    ),
    '|desde antes|de antes|desde el turno anterior|del turno anterior|al empezar',
  ),
  inRow(
    '|la unidad',
    'empieza|comienza|parte',
    '|el viaje|el turno',
    'embarcada|embarcado|a bordo|en el tren|subida al tren',
  ),
  inRow(
    '|l unita|la truppa',
    '|e|era|sono|erano|sta|viaggia|parte',
    'gia',
    words(
      'a bordo|imbarcata|imbarcato|imbarcati|salita|montata',
      inRow('sul|su un|nei|sui', VAGONI),
      'salita sul treno|a bordo del treno',
    ),
    '|da prima|dal turno prima|dal turno scorso|all inizio',
  ),
  inRow('|l unita', 'inizia|comincia|parte', '|il viaggio|il turno', 'imbarcata|imbarcato|a bordo|sul treno'),
);

export const RAIL: Told = {
  takes: {
    end: 'rail.fields.end',
    spent: 'rail.fields.spent',
    forcedMarch: 'rail.fields.forcedMarch',
  },
  entries: [
    field(STAYS_ABOARD, 'leaves', false),
    field(ABOARD_ALREADY, 'boards', false),
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
