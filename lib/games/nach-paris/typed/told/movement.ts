import { ENEMY_ZOC, LAST_TURN } from '@/lib/games/nach-paris/typed/state-words';
import { DEPLOYED } from '@/lib/games/nach-paris/typed/told/guns';
import { FIRED, SPENT_MF, type Told } from '@/lib/games/nach-paris/typed/told/shared';
import { choice, field, filler } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { inRow } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* What players tell in a clause of its own beside a march in 1914 Nach Paris. */

const ZOCCED = words(
  'zocced|zocked|in a zoc|in an enemy zoc|in zoc',
  inRow(
    'en|de|desde|da|in',
    '|un',
    '|hexagono|hex|esagono',
    'zoccato|con zoc|en zoc|in zoc',
    '|dal nemico|enemiga|nemica|del enemigo',
  ),
);

/** A move that begins in an enemy zone of control (7.6.3). */
const FROM_ZOC = words(
  inRow(
    '|it|we|they|the unit|the cavalry',
    'begins|starts|sets off|sets out|leaves|moves|begin|start|beginning|starting|moving|setting off|setting out|breaking off|breaks off|slips|slipping|comes|jumps off|sneaks',
    '|its move|its movement|the move|the phase|its march',
    '|out|away|off|from|in|inside|within|out of|away from|from inside|from within|out from|while|already',
    words(ENEMY_ZOC, ZOCCED, inRow('an|the', 'enemy s', 'zoc|zone of control')),
  ),
  inRow(
    '|la unidad|la caballeria|lo',
    'empieza|comienza|arranca|sale|parte|inicia|empezando|arrancando|saliendo|partiendo|comenzando|iniciando|se mueve|moviendose|abandona|abandonando|deja|dejando|escapa|zafandose',
    '|su movimiento|el movimiento|la marcha|la fase',
    '|en|dentro de|desde|de|desde dentro de|fuera de|estando en',
    words(ENEMY_ZOC, ZOCCED),
  ),
  inRow(
    '|l unita|la cavalleria|lo',
    'inizia|comincia|parte|esce|muove|si muove|iniziando|cominciando|partendo|uscendo|muovendo|muovendosi|lascia|lasciando|abbandona|abbandonando|si sgancia|sganciandosi',
    '|il suo movimento|il movimento|la marcia|la fase',
    '|in|da|fuori da|dentro|dalla|fuori dalla|da dentro|nella|trovandosi in|stando in',
    words(ENEMY_ZOC, ZOCCED),
  ),
);

const PHASE_EN = 'phase|movement phase|move phase|move|movement|turn|game turn|gt';
const BEFORE_EN = words(
  LAST_TURN,
  inRow('|in|during|of|from', '|the|its|their', 'last|previous|preceding|prior', PHASE_EN),
  inRow('|in|during|of', 'the', PHASE_EN, 'before|before this|before that|before this one|earlier'),
  inRow('|the', 'last time', '|it|they|we|i|the unit', '|moved|marched|did|had moved'),
);
const FASE = 'fase|fase de movimiento|movimiento|turno|turno de juego|gt|marcha';
const ANTES = words(
  LAST_TURN,
  inRow('|en|durante|de', '|el|la|su', 'ultima|ultimo|anterior|pasada|pasado|previa|previo', FASE),
  inRow('|en|durante|de', '|el|la|su', FASE, 'anterior|previa|previo|pasada|pasado|de antes'),
  inRow('|la', 'ultima vez', '|que', '|se|la|lo', 'movio|marcho|muevo|ha movido|movimos|movieron'),
);
const FASE_IT = 'fase|fase di movimento|movimento|turno|turno di gioco|gt|marcia';
const PRIMA = words(
  LAST_TURN,
  inRow(
    '|in|nel|nella|nell|durante|del|della|il|la|l',
    '|suo|sua',
    'ultima|ultimo|precedente|scorsa|scorso|passata',
    FASE_IT,
  ),
  inRow('|in|nel|nella|durante|del|della|il|la', '|suo|sua', FASE_IT, 'precedente|prima|scorsa|scorso|passata|passato'),
  inRow('|l', 'ultima volta', '|che', '|si e|l ho|si|e|ha|l abbiamo', 'mossa|mosso|mossi|marciato|mosse'),
);
const A_FORCED = 'forced march|fom|forced marches';
const FORCED_EN = words(
  inRow(
    '|it|they|we|the unit|after|having|coming|fresh|just|and|has|had',
    '|has|had|have|already|also|has already|had already|off|out of|was|been|did|made',
    '|made|did|done|making|doing|used|a|took|came off|comes off|was|been|already|off|on',
    '|a|its|another|the',
    'forced march|fom|forced marches|force marched|forced marched|force march|marched by force|forced its march',
    '|already|too|as well',
  ),
);
const FORZADA = 'marcha forzada|marchas forzadas|fom';
const HIZO_FORZADA = words(
  inRow(
    '|y|la unidad|tras|viene|llega|saliendo|recien|acaba|despues|con',
    '|ya|ha|habia|de|tambien|habiendo|haber|salida|salido|ya ha|lo',
    '|hizo|hecho|hacer|va|fue|iba|uso|usado|realizo|marcho|fue a|hizo a|en|a',
    '|una|su|a|en|otra|de una|por',
    FORZADA,
    '|ya|tambien',
  ),
  inRow(
    '|ya|tambien|tras|habiendo',
    '|ha|habia|haber|habiendo',
    'forzo|forzado|forzar|forzaron|forzaba',
    '|la|su',
    'marcha',
    '|ya|tambien',
  ),
);
const FORZATA = 'marcia forzata|marce forzate|fom';
const FATTO_FORZATA = words(
  inRow(
    '|e|l unita|dopo|viene|arriva|reduce|appena|con|era|fu',
    '|ha|aveva|gia|ha gia|anche|da|avendo|aver|uscita|in|e',
    '|fatto|fece|usato|andata|andato|marciato|mossa|a|in|era|stata',
    '|una|a|in|un altra|la|da una|per',
    FORZATA,
    '|gia|anche',
  ),
  inRow(
    '|gia|anche|dopo|avendo',
    '|ha|aveva|aver|avendo|hanno',
    'forzato|forzo|forzare',
    '|la|la sua',
    'marcia',
    '|gia|anche',
  ),
);

/** A forced march in its last movement phase (7.5.5), and none of this one. */
const MARCHED_BEFORE = words(
  inRow(FORCED_EN, '|,', BEFORE_EN, '|too|as well|already'),
  inRow(BEFORE_EN, '|,|too|already|also|it was|it did|it made|that was|was|they made|it used', FORCED_EN),
  inRow(
    '|a|the|its',
    'second|another',
    A_FORCED,
    '|already',
    'in a row|running|in succession|on the trot|straight after the first',
    '|if it does one now|if it does it now|if it marches now|now',
  ),
  inRow(HIZO_FORZADA, '|,', ANTES, '|tambien|ya'),
  inRow(ANTES, '|,|tambien|ya|fue|era|lo hizo|la hizo', HIZO_FORZADA),
  inRow('|una|la|su', 'segunda', FORZADA, 'seguida|consecutiva', '|si la hace ahora|si hace otra ahora'),
  inRow(FATTO_FORZATA, '|,', PRIMA, '|anche|gia'),
  inRow('|anche', PRIMA, '|,|anche|gia|era|fu|l ha fatta|e andata', FATTO_FORZATA),
  inRow('|una|la|sua', 'seconda', FORZATA, 'di fila|consecutiva|di seguito', '|se la fa adesso|se ne fa una ora'),
);

/** "Dos hexes claros", "tre esagoni di montagna": the noun between the number and its ground. */
const COUNTED_GROUND: readonly Entry[] = choice(
  'terrain',
  Object.fromEntries(
    Object.entries({
      clear: [
        'clear',
        'claros|claro|despejados|despejado|llanos|llano|abiertos|de llano|de llanura|en claro|de terreno claro',
        'aperti|aperto|liberi|libero|chiari|chiaro|sgombri|piani|di pianura|di terreno aperto',
      ],
      broken: [
        'broken',
        'quebrados|quebrado|de terreno quebrado|en quebrado',
        'mossi|mosso|rotti|rotto|spezzati|di terreno mosso',
      ],
      rough: [
        'rough',
        'accidentados|accidentado|abruptos|abrupto|escabrosos|de terreno accidentado|en accidentado',
        'accidentati|accidentato|aspri|aspro|scabrosi|impervi|di terreno aspro',
      ],
      mountain: [
        'mountain|mountains',
        'montanosos|montanoso|de montana|en montana',
        'montuosi|montuoso|di montagna|in montagna|montani',
      ],
      lowlands: ['lowlands|lowland', 'de tierras bajas', 'di terre basse|di bassopiano'],
      'flood-plain': [
        'flood plain|floodplain',
        'de llanura inundable|inundables|de llanura aluvial',
        'di piana alluvionale|alluvionali|di pianura alluvionale',
      ],
    }).map(([ground, [en = '', es = '', it = '']]) => [
      ground,
      words(
        inRow('hexes|hex', '|of|in', en, '|terrain|ground'),
        inRow('hexes|hexs|hex|hexagonos|hexagono', es),
        inRow('esagoni|esagono', it),
      ),
    ]),
  ),
);

export const MOVEMENT: Told = {
  takes: { done: 'movement.fields.done', deploy: 'movement.fields.deploy' },
  entries: [
    ...DEPLOYED,
    ...COUNTED_GROUND,
    field(MARCHED_BEFORE, 'marchedBefore', true),
    field(FROM_ZOC, 'startZoc', true),
    ...SPENT_MF,
    ...choice('done', { bombarded: FIRED }),
    filler(
      'mueve|mueven|moviendo|marchan|avanza|avanzan|anda|recorre|muove|muovono|muovendo|marciano|avanzano|cammina|percorre',
    ),
    filler('it moves|si muove|se mueve|si muovono|se mueven|in questa fase|en esta fase|in this phase'),
  ],
};
