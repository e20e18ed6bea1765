import { text } from '@/lib/calc/evaluation';
import type { GiData } from '@/lib/games/grand-illusion/data';
import { FIRST_HEX, LAST_HEX } from '@/lib/games/grand-illusion/map/hexes';
import { HARBOUR_OF_NAME } from '@/lib/games/grand-illusion/map/places';
import { ROLLED_BY } from '@/lib/games/grand-illusion/typed/battle-words';
import {
  AFTER_BATTLE,
  CAVALRY_ONLY,
  NO_ROOM,
  NO_SKIRMISH,
  OPPONENT_CAPS,
  ROLLERS,
  SIDE_CAPS,
  WHERE_PUT,
  WHICH_SIDE,
} from '@/lib/games/grand-illusion/typed/clause-words';
import {
  ALLENBY,
  ARRIVES,
  BEATEN,
  BOUGHT_BESIDE,
  CAPS_LEFT,
  CONTROLLED,
  DUG,
  RECOVERED,
  REPLACED,
  ROUTED,
} from '@/lib/games/grand-illusion/typed/form-words';
import { VICTORY } from '@/lib/games/grand-illusion/typed/victory';
import {
  BRITISH_LEAVE,
  CAVALRY_LEAVES,
  CAVALRY_TOLD,
  EMERGENCY,
  ENTRENCHED,
  NOT_SUPPLIED,
  PASSED,
  SECOND_IN_ROW,
  STILL_OWED,
  UNLINKED,
  WAY_OUT,
} from '@/lib/games/grand-illusion/typed/form-told';
import { NEW_HQ } from '@/lib/games/grand-illusion/typed/fallen-words';
import { BACKED, IN_PORT, SCENARIO, TRENCHED, HOLLAND_OPTION } from '@/lib/games/grand-illusion/typed/field-words';
import { TAKEN_TRACK } from '@/lib/games/grand-illusion/typed/track-words';
import { lexiconOf } from '@/lib/games/grand-illusion/typed/lexicon';
import { withSurvivors } from '@/lib/games/grand-illusion/typed/survivors';
import { areOpposed, saidIn, type AskedTool } from '@/lib/typed/asked';
import {
  asks,
  choice,
  fell,
  field,
  filler,
  formTool,
  trait,
  withRenamed,
  withTwoDice,
  type Form,
} from '@/lib/typed/form';
import type { Item } from '@/lib/typed/items';
import type { FieldRead } from '@/lib/typed/reading';
import { inRow, paired } from '@/lib/typed/phrases';
import { clauseAround, firstOf } from '@/lib/typed/tokens';
import { words } from '@/lib/typed/table-words';

/* Tools of Grand Illusion that a text fills in a field at a time. */

const DIE = 'die|dice|die roll|roll of|rolled|rolling|dado|saco|saca|sacando|tirando|esce';
const CAPS = 'caps|cap|pam|pams|pac|paca';
const BESIDE = filler('this|este|esta|questo|questa|left|quedan|rimasti|units|unidades|unita');
const SIDES = {
  german: 'german|germans|germany|aleman|alemana|alemanes|alemanas|tedesco|tedesca|tedeschi|tedesche',
  allied:
    'allied|allies|french|british|aliado|aliada|aliados|aliadas|franceses|franceses|britanicos|alleato|alleata|alleati|francesi|britannici',
};
/** A unit of the field: what a tool of one kind of unit calls it. */
const COMMANDERS = {
  german: 'moltke|von moltke',
  allied: 'joffre one|joffre uno|joffre|joffre 1|joffre i|joffre primero|joffre primo',
};
/** Who commands from the turn after the General Retreat of his side (5.1.2, 5.1.3). */
const SECOND_COMMANDERS = {
  german: 'falkenhayn|von falkenhayn',
  allied: 'joffre two|joffre dos|joffre due|joffre 2|joffre ii|joffre segundo|joffre secondo',
};
/** "German die 5, Allied initiative 2": whose roll it is stands beside it. */
const ROLLS = [
  asks(
    'german one|the german one|german one a|german one was a|el aleman un|el aleman|il tedesco un|il tedesco|german caps die|german caps die was a|german die|german roll|germans roll|germans rolled|german caps|dado aleman|tirada alemana|dado tedesco|tiro tedesco',
    'germanDie',
    1,
    6,
  ),
  asks(
    'allied one|the allied one|allied one a|allied one was a|allied caps die|allied caps die was a|el aliado un|l alleato un|allied die|allied roll|allies roll|allies rolled|allied caps|dado aliado|tirada aliada|dado alleato|tiro alleato',
    'alliedDie',
    1,
    6,
  ),
  asks('german initiative|german initiative roll|iniciativa alemana|iniziativa tedesca', 'germanInitiative', 1, 6, {
    optional: true,
  }),
  asks('allied initiative|allied initiative roll|iniciativa aliada|iniziativa alleata', 'alliedInitiative', 1, 6, {
    optional: true,
  }),
];
const BOTH =
  'on both sides|of both sides|on each side|de los dos lados|de ambos lados|de las dos partes|de ambas partes|di tutte e due le parti|da tutte e due le parti|di entrambe le parti|da entrambe le parti';
const COMBAT = { corps: 'combat', division: 'combat', brigade: 'combat', cavalry: 'combat' };
const TROOPS = { corps: 'infantry', division: 'infantry', brigade: 'infantry', cavalry: 'cavalry', fort: 'fort' };
const BRITISH_HORSE = words(
  paired(
    '|it s|it is|the|these are|the horsemen are|the troopers are|the riders are|the cavalry is|it belongs to|es|son|es de|los jinetes son|la caballeria es|es una|se trata de una|e|sono|i cavalieri sono|la cavalleria e|si tratta di una',
    paired(
      '|the|de la|la|del|della|il',
      'british|english|bef|inglesa|ingleses|britanica|britanicos|inglese|inglesi|britannica|britannici|tommies',
    ),
  ),
  'british horse|the british horse|allenby s riders|jinetes de allenby|los jinetes de allenby|cavalieri di allenby|i cavalieri di allenby|tommies on horseback|ingleses a caballo|inglesi a cavallo|british cavalry division|division de caballeria inglesa|divisione di cavalleria inglese',
);
const BY_RAIL =
  'rail trip|train ride|by railway|entrain|entrains|entraining|boards a train|board a train|takes the train|take the train|movimiento por tren|movimientos por tren|movimiento en tren|traslado por tren|traslado en tren|viaje en tren|viaja en tren|viajan en tren|movimiento por ferrocarril|sube al tren|suben al tren|coge el tren|toma el tren|movimento in treno|movimenti in treno|movimento per ferrovia|spostamento in treno|viaggio in treno|viaggia in treno|viaggiano in treno|sale sul treno|salgono sul treno|prende il treno|' +
  'rail transport|train|tren|treno|rails|rail move|rail moves|move by rail|by rail|by train|rail|rail movement|strategic rail|' +
  'movimento ferroviario|movimenti ferroviari|trasporto ferroviario|movimiento ferroviario|movimientos ferroviarios|transporte ferroviario|trasporto in treno|por tren|por ferrocarril|en tren|in treno|per ferrovia|ferrocarril|ferrovia';
const BY_SEA =
  'sail|sails|sailing|sailed|go by sea|goes by sea|ship over|shipped over|zarpar|zarpa|zarpan|navegar|navega|navegan|salpare|salpa|salpano|navigare|naviga|navigano|' +
  'by ship|by boat|en barco|en buque|por barco|in nave|per nave|movimiento por mar|movimento via mare|movimento per mare|' +
  'trasporto via mare|trasporto per mare|transporte por mar|by sea|sea movement|strategic sea movement|por mar|via mare|per mare';
const KINDS = choice('unit', {
  hq: 'hq|hqs|headquarters|cuarteles generales|quartieri generali|cuartel general|quartier generale|cg|qg',
  ha: 'ha|heavy artillery|artilleria pesada|artiglieria pesante',
});

const HARBOUR_OF_HEX = Object.fromEntries(Object.values(HARBOUR_OF_NAME).map((hex) => [hex, hex]));

const FORMS: readonly Form[] = [
  {
    tool: 'sea-retreat',
    words:
      'escape to sea|escapes to sea|slip away by sea|slips away by sea|run away by sea|runs away by sea|scappano via mare|scappano per mare|scappa per mare|si imbarcano in ritirata|fuggono per mare|fuggire per mare|scappare per mare|scappare via mare|se escapan por mar|se escapa por mar|se fugan por mar|' +
      'get off by sea|gets off by sea|got off by sea|getting off by sea|get away by sea|got away by sea|go by sea from|taken off by sea|taken off|se van por mar|se va por mar|se marchan por mar|se marcha por mar|se ne vanno via mare|se ne va via mare|partono via mare|get out of|gets out of|getting out of|salir de|sale de|salen de|uscire da|esce da|escono da|gets out by sea|get out by sea|getting out by sea|retreats to the sea|retreat to the sea|retreating to the sea|flees by sea|flee by sea|runs to the sea|gets away by sea|huye por mar|huyen por mar|huye al mar|se retira por mar|se retiran por mar|se retira al mar|retirada al mar|escapa por mar|escapan por mar|fugge via mare|fuggono via mare|fugge per mare|si ritira in mare|si ritirano in mare|si ritira per mare|si ritira via mare|ritirata al mare|scappa via mare|leave by sea|leaves by sea|leaving by sea|has to leave by sea|salir por mar|salen por mar|en retirada por mar|sea retreat|retreat at sea|retreat across the sea|retreat over the sea|roll to retreat across the sea|ritirata in mare|ritirata sul mare|ritirarsi per mare|retirada en el mar|retirarse por mar|retreat by sea|retreats by sea|retreating by sea|escape by sea|escapes by sea|evacuate by sea|evacuation by sea|' +
      'sea evacuation|evacuation|retirada por mar|retirada maritima|evacuacion por mar|evacuacion|evacuar por mar|huir por mar|' +
      'ritirata via mare|ritirata per mare|evacuazione via mare|evacuazione',
    takes: {
      from: 'sea-retreat.fields.hex',
      place: 'sea-retreat.fields.hex',
      hex: 'sea-retreat.fields.hex',
      turn: 'sea-retreat.fields.turn',
      die: 'sea-retreat.fields.die',
      unit: 'sea-retreat.fields.kind',
      wayOut: 'sea-retreat.fields.wayOut',
      scenario: 'sea-retreat.fields.scenario',
    },
    values: { from: HARBOUR_OF_NAME, place: HARBOUR_OF_NAME, hex: HARBOUR_OF_HEX },
    traits: {
      nation: 'sea-retreat.fields.nation',
      kind: 'sea-retreat.fields.kind',
      disrupted: 'sea-retreat.fields.disrupted',
    },
    count: 'sea-retreat.fields.count',
    entries: [
      ...SCENARIO,
      ...WAY_OUT,
      trait(
        'territorial|territorials|french territorial|french territorials|territoriales|territorial frances|territoriales franceses|territoriale|territoriali|territoriali francesi',
        {
          nation: 'french-territorial',
        },
      ),
      ...KINDS,
      field(
        'has another way|could retreat by land|another way out|tiene otra salida|podria retirarse por tierra|ha un altra via|potrebbe ritirarsi via terra',
        'wayOut',
        true,
      ),
      filler(BY_SEA),
      asks('from|from hex|out of|desde|desde el|dal|dall|dall esagono', 'hex', FIRST_HEX, LAST_HEX, { optional: true }),
      asks(DIE, 'die', 1, 6),
      ...fell(6),
      BESIDE,
    ],
    beside: ['name'],
  },
  {
    tool: 'strategic',
    words: `${BY_RAIL}|${BY_SEA}|strategic movement|strategic move|strategic moves|movimiento estrategico|movimientos estrategicos|movimento strategico|movimenti strategici`,
    takes: {
      line: 'strategic.fields.line',
      by: 'strategic.fields.by',
      from: 'strategic.fields.from',
      place: 'strategic.fields.to',
      turn: 'strategic.fields.turn',
      caps: 'strategic.fields.caps',
      hexes: 'strategic.fields.hexes',
      unit: 'strategic.fields.kind',
      units: 'strategic.fields.units',
      contested: 'strategic.fields.contested',
      paris: 'strategic.fields.paris',
      emergency: 'strategic.fields.emergency',
      alliedSoil: 'strategic.fields.alliedSoil',
      holland: 'strategic.fields.holland',
    },
    values: { from: HARBOUR_OF_NAME, place: HARBOUR_OF_NAME },
    traits: { nation: 'strategic.fields.nation', kind: 'strategic.fields.kind' },
    count: 'strategic.fields.units',
    entries: [
      HOLLAND_OPTION,
      TAKEN_TRACK,
      ...UNLINKED,
      ARRIVES,
      ...CAPS_LEFT,
      ...choice('by', {
        rail: BY_RAIL,
        sea: `${BY_SEA}|sea`,
      }),
      asks('hexes|hexagonos|esagoni', 'hexes', 1, 40, { before: true }),
      field('contested|contested port|disputado|puerto disputado|conteso|porto conteso', 'contested', true),
      EMERGENCY,
      field('through paris|via paris|por paris|pasando por paris|per parigi|passando per parigi', 'paris', true),
      field(
        'on allied soil|through allied hexes|en suelo aliado|por suelo aliado|su suolo alleato|sul suolo alleato',
        'alliedSoil',
        true,
      ),
      asks('units|unit|unidades|unidad|unita', 'units', 1, 12, { before: true, optional: true }),
      asks(CAPS, 'caps', 0, 10, { before: true, optional: true }),
      ...KINDS,
      BESIDE,
    ],
  },
  {
    tool: 'replacements',
    words:
      'return a|return an|return the|returns to play|return to play|returns to the map|return to the map|returning a|returning the|comes back|come back|coming back|comes back into play|comes back to the map|get back|gets back|put back|revive|revives|vuelve|vuelven|vuelve al juego|vuelve al mapa|volver a meter|regresa|regresan|reaparece|reaparecen|rientra|rientrano|torna in gioco|tornano in gioco|torna sulla mappa|tornano sulla mappa|rimettiamo|rimetto|riappare|' +
      'buy back|buys back|buying back|bought back|buying|buy|buy a replacement|comprar|compro|compramos|comprando|comprare|compriamo|comprando indietro|rimpiazziamo|riprendo|riprendiamo|recomprar|recompro|recompramos|comprar de vuelta|ricomprare|ricompro|ricompriamo|bring back|bringing back|brings back|devolver|devuelvo|devolver al mapa|traer|traigo|resucitar|riprendere|rimettere in gioco|traer de vuelta|riportare|replace|replaces|replacing|reemplazar|reemplaza|reemplazo|rimpiazzare|replacement|replacements|rebuild|rebuilds|reemplazo|reemplazos|reconstruir|rimpiazzo|rimpiazzi|ricostruire|sostituzioni',
    takes: {
      turn: 'replacements.fields.turn',
      caps: 'replacements.fields.caps',
      unit: 'replacements.fields.kind',
      pay: 'replacements.fields.pay',
      at: 'replacements.fields.place',
      supplied: 'replacements.fields.supplied',
      newHq: 'replacements.fields.newHq',
      room: 'replacements.fields.room',
      friendly: 'replacements.fields.friendly',
      sp: 'replacements.fields.sp',
      deepFrance: 'replacements.fields.deepFrance',
      scenario: 'replacements.fields.scenario',
      alsoNow: 'replacements.fields.alsoNow',
      alsoLater: 'replacements.fields.alsoLater',
    },
    traits: { nation: 'replacements.fields.nation', kind: 'replacements.fields.kind' },
    entries: [
      ...SCENARIO,
      field(NEW_HQ, 'newHq', true),
      NO_ROOM,
      ...WHERE_PUT,
      ...BOUGHT_BESIDE,
      // "A dead German corps"; "a dead corps" alone asks for the rule.
      ...['german', 'french', 'british', 'belgian'].map((nation) => trait(`dead ${nation}`, { nation })),
      ...REPLACED,
      ...KINDS,
      ...choice('at', {
        hq: 'at an hq|at the hq|on an hq|with an hq|junto a un cuartel general|en un cuartel general|con un cuartel general|con un hq|presso un quartier generale|con un quartier generale',
        source:
          'at a supply source|at the supply source|on a supply source|en una fuente de suministro|in una fonte di rifornimento',
      }),
      field(
        'out of supply|unsupplied|sin suministro|fuera de suministro|fuori rifornimento|senza rifornimento',
        'supplied',
        false,
      ),
      field('in supply|supplied|con suministro|abastecido|in rifornimento|rifornito', 'supplied', true),
      field('new hq|a new hq|nuevo cuartel general|nuevo hq|nuovo quartier generale|nuovo hq', 'newHq', true),
      ...choice('pay', {
        now: 'now|right now|ahora mismo|ya mismo|adesso|at once|immediately|ahora|de inmediato|inmediato|subito|immediatamente',
        later:
          'later|next turn but one|in two turns|en dos turnos|dentro de dos turnos|tra due turni|fra due turni|two turns later|mas tarde|dos turnos despues|piu tardi|due turni dopo',
      }),
      asks(CAPS, 'caps', 0, 10, { before: true, optional: true }),
      filler(
        'still|todavia|ancora|ho ancora|eliminated|muerto|muertos|eliminado|eliminados|morto|morti|eliminato|eliminati|cost|coste|costo|cuesta|costa',
      ),
      BESIDE,
    ],
  },
  {
    tool: 'recovery',
    words:
      'reorganise|reorganize|reorganises|reorganizo|reorganizar|reorganiza|riorganizzo|riorganizza|recovery|recover|recovers|recovering|rally|rallying|recuperacion|recuperar|recupera|recuperan|reagrupar|recupero|' +
      'recuperare|recuperano|riorganizzare|riorganizzazione',
    takes: {
      disrupted: 'recovery.fields.disrupted',
      turn: 'recovery.fields.turn',
      caps: 'recovery.fields.caps',
      when: 'recovery.fields.when',
      activation: 'recovery.fields.activation',
      supplied: 'recovery.fields.supplied',
      enemy: 'recovery.fields.enemy',
      sound: 'recovery.fields.sound',
    },
    beside: ['nation', 'kind', 'disrupted'],
    entries: [
      field(NOT_SUPPLIED, 'supplied', false),
      ...RECOVERED,
      asks(
        'disrupted|disrupted units|disrupted unit|disrupted corps|unidades aturdidas|unidad aturdida|aturdidos|aturdidas|cuerpos aturdidos|' +
          'unidades desorganizadas|unidad desorganizada|unita disorganizzate|unita disorganizzata|corpi disorganizzati|disorganizzati|disorganizzate|disorganizzata|corpo disorganizzato|cuerpo desorganizado|cuerpos desorganizados|desorganizados|desorganizado|' +
          'cuerpo aturdido|aturdido|units|unit|corps|unidades|unidad|cuerpos|cuerpo|unita|corpi|corpo',
        'disrupted',
        0,
        16,
        { before: true, article: true },
      ),
      ...choice('when', {
        cap: 'spending a cap|spending one cap|spend a cap|gastando un cap|gastando un pam|gastando 1 cap|spendendo un cap|por un cap|for a cap|for one cap|for 1 cap|with a cap|with one cap|con un pam|por un pam|con 1 pam|con un cap|con un pac|con 1 pac|per un cap|a pam|a cap|a pac',
        free: 'free|administrative phase|in the administrative phase|gratis|fase administrativa|en la fase administrativa|gratuito|gratuita|fase amministrativa|nella fase amministrativa',
      }),
      field(
        'out of supply|unsupplied|not in supply|not supplied|without supply|sin suministro|fuera de suministro|desabastecidas|desabastecidos|fuori rifornimento|senza rifornimento|non rifornite|non riforniti',
        'supplied',
        false,
      ),
      field(
        'supply|in supply|supplied|suministro|con suministro|en suministro|abastecimiento|abastecidas|abastecidos|abastecida|abastecido|rifornimento|in rifornimento|rifornite|riforniti|rifornito',
        'supplied',
        true,
      ),
      asks(
        'undisrupted units|undisrupted|sound units|sound|sin aturdir|unidades sin aturdir|enteros|non disorganizzate|non disorganizzati|unita non disorganizzate',
        'sound',
        0,
        16,
        { before: true },
      ),
      ...choice('enemy', {
        units:
          'enemy units in the hex|enemies in the hex|enemies there|with enemies|enemigos en el hexagono|con enemigos|unidades enemigas|nemici nell esagono|con nemici|unita nemiche',
        fort: 'enemy fort|enemy fort in the hex|fuerte enemigo|forte nemico',
        besieged: 'besieged fort|besieged enemy fort|fuerte asediado|forte assediato',
        none: 'no enemies|no enemy|sin enemigos|senza nemici',
      }),
      filler('for free|that are|que estan|che sono'),
      ...choice('activation', {
        first: 'first activation|primera activacion|prima attivazione',
        second: 'second activation|segunda activacion|seconda attivazione',
      }),
      asks(CAPS, 'caps', 0, 10, { before: true, optional: true }),
      BESIDE,
    ],
  },
  {
    tool: 'entrench',
    words:
      'atrincherar|atrinchero|me atrinchero|atrincheramos|atrincheramiento|entrenchment|entrenchments|trincerare|mi trincero|trinceriamo|trinceramento|entrench|entrenches|entrenching|dig|digs|dig in|digs in|digging|digging in|dig a trench|build a trench|builds a trench|improve a trench|improve the trench|improves a trench|improve|' +
      'atrincherarse|se atrinchera|se atrincheran|atrincheran|cavar|cava|cavan|cavar trincheras|construir trinchera|mejorar trinchera|mejora una trinchera|mejoran una trinchera|mejorar|mejora|mejoran|' +
      'trincerarsi|si trincera|si trincerano|scavare|scava|scavano|costruire una trincea|migliorare|migliora|migliorano|migliorare la trincea',
    takes: {
      what: 'entrench.fields.what',
      side: 'entrench.fields.side',
      caps: 'entrench.fields.caps',
      trench: 'entrench.fields.trench',
      retreat: 'entrench.fields.retreat',
      own: 'entrench.fields.own',
      enemy: 'entrench.fields.enemy',
      germansDug: 'entrench.fields.germansDug',
    },
    traits: { nation: 'entrench.fields.side' },
    beside: ['kind'],
    entries: [
      ...ENTRENCHED,
      ...DUG,
      ...choice('side', SIDES),
      ...choice('what', {
        improve:
          'improve|improves|improving|improve a trench|improve the trench|improves a trench|mejorar trinchera|mejora una trinchera|mejoran una trinchera|mejorar|mejora|mejoran|' +
          'migliorare|migliora|migliorano|migliorare la trincea|migliorano una trincea|migliora una trincea',
        build:
          'dig|digs|dig in|digs in|digging|digging in|dig a trench|digs a trench|build a trench|builds a trench|build|builds|cavar|cava|cavan|cavar trincheras|construir trinchera|construir|' +
          'scavare|scava|scavano|costruire una trincea|costruire|entrench|entrenches|atrincherarse|se atrinchera|se atrincheran|atrincheran|trincerarsi|si trincera|si trincerano',
      }),
      ...choice('retreat', {
        done: `${paired(
          'ritirata generale|ritirata generale tedesca|ritirata generale alleata',
          'fatta|gia fatta|conclusa',
        )}|${paired('retirada general|retirada general alemana|retirada general aliada', 'ya hecha|terminada')}|${paired(
          'general retreat|german general retreat|allied general retreat',
          'already done|already made|over',
        )}|general retreat done|general retreat is done|general retreat made|i made the general retreat|ya hice la retirada general|hice la retirada general|retirada general hecha|con la retirada general hecha|ritirata generale fatta|ho gia fatto la ritirata generale|gia fatta la ritirata generale|after the general retreat|after general retreat|tras la retirada general|despues de la retirada general|dopo la ritirata generale`,
        no: 'before the general retreat|before general retreat|antes de la retirada general|prima della ritirata generale',
      }),
      ...choice('both', {
        supplied: paired(
          'supplied|supplied infantry|in supply|con suministro|abastecida|abastecidos|rifornita|rifornite|riforniti',
          BOTH,
        ),
      }),
      ...choice('own', {
        unsupplied:
          'out of supply|unsupplied|not in supply|sin suministro|fuera de suministro|fuori rifornimento|senza rifornimento',
        supplied: 'in supply|supplied|con suministro|abastecido|abastecidos|in rifornimento|rifornito|riforniti',
      }),
      field(
        'the germans have not dug|germans have not dug|germans have not entrenched|los alemanes no se han atrincherado|i tedeschi non si sono trincerati',
        'germansDug',
        false,
      ),
      asks('trench|trinchera|trincea|trenches|trincheras|trincee', 'trench', 0, 2, { before: true, optional: true }),
      asks('level|nivel|livello|de nivel|di livello|of level|a nivel|a livello', 'trench', 0, 2, { optional: true }),
      asks(CAPS, 'caps', 0, 10, { before: true, optional: true }),
      BESIDE,
    ],
  },
  {
    tool: 'fortunes',
    words:
      'fortunes of war|fow|fortunes|fortunas de guerra|fortuna de guerra|fortunas de la guerra|fortuna de la guerra|azares de la guerra|fortune di guerra|' +
      'fortuna di guerra|fortuna della guerra|sorti della guerra',
    takes: {
      attacker: 'fortunes.fields.attacker',
      turn: 'scenario.fields.turn',
      hex: 'fortunes.fields.hex',
      mandated: 'fortunes.fields.mandated',
      entrenched: 'fortunes.fields.entrenched',
      germanCaps: 'fortunes.fields.germanCaps',
      alliedCaps: 'fortunes.fields.alliedCaps',
      allenby: 'fortunes.fields.allenby',
      second: 'fortunes.fields.second',
      unfought: 'fortunes.fields.unfought',
      germanMarker: 'fortunes.fields.germanMarker',
      alliedMarker: 'fortunes.fields.alliedMarker',
      skirmish: 'fortunes.fields.skirmish',
      belgians: 'fortunes.fields.belgians',
      die1: 'fortunes.fields.die1',
      die2: 'fortunes.fields.die2',
    },
    entries: [
      field(TRENCHED, 'entrenched', true),
      // Beside the name of the table "de fortunas" is no number of a battle.
      filler(
        words(
          inRow('|the|a', 'roll|rolls|result', '|of|for|on|from', '|the', 'fortunes of war|fow|fortunes'),
          inRow(
            '|la|una|el',
            'tirada|resultado|dados',
            'de|en|para|por',
            '|las|la',
            'fortunas de guerra|fortuna de guerra|fortunas de la guerra|fortuna de la guerra|fow|fortunas',
          ),
          inRow(
            '|il|un',
            'tiro|risultato|dadi',
            '|di|delle|della|alle|sulle|per le|per la',
            'fortune di guerra|fortuna di guerra|fortune della guerra|fortuna della guerra|fow|fortune',
          ),
        ),
      ),
      ...choice('attacker', {
        allied: words(
          inRow('|the|an', 'allied|french|british|belgian', 'attacker|attackers|attack'),
          inRow('|the', 'allies|allied player|french|british', 'attack|attacks|are attacking|is attacking'),
          inRow(
            'ataca|atacan',
            '|el|los',
            'aliado|aliados|frances|franceses|britanicos|jugador aliado|belgas|ingleses',
          ),
          inRow('|el|los', 'aliado|aliados|frances|franceses|britanicos|jugador aliado', 'ataca|atacan'),
          inRow('atacante|ataque', 'aliado|frances|britanico'),
          inRow(
            'attacca|attaccano',
            '|l|il|gli|i',
            'alleato|alleati|francese|francesi|britannici|giocatore alleato|belgi|inglesi',
          ),
          inRow('|l|il|gli|i', 'alleato|alleati|francese|francesi|giocatore alleato', 'attacca|attaccano'),
          inRow('attaccante|attacco', 'alleato|francese|britannico'),
        ),
        german: words(
          inRow('|the|a', 'german', 'attacker|attackers|attack'),
          inRow('|the', 'germans|german player|german', 'attack|attacks|are attacking|is attacking'),
          inRow('ataca|atacan', '|el|los', 'aleman|alemanes|jugador aleman'),
          inRow('|el|los', 'aleman|alemanes|jugador aleman', 'ataca|atacan'),
          inRow('atacante|ataque', 'aleman'),
          inRow('attacca|attaccano', '|il|i', 'tedesco|tedeschi|giocatore tedesco'),
          inRow('|il|i', 'tedesco|tedeschi|giocatore tedesco', 'attacca|attaccano'),
          inRow('attaccante|attacco', 'tedesco'),
        ),
      }),
      ...NO_SKIRMISH,
      ...ROLLERS,
      ...SECOND_IN_ROW,
      ...ALLENBY,
      asks(`${DIE}|salen|salen un|escono|escono un|roll|rolls|tirada|tiro|dadi|dados`, 'die', 1, 12, {
        optional: true,
      }),
      ...fell(12),
      ...STILL_OWED,
      asks('german caps|caps alemanes|caps tedeschi|caps of the germans', 'germanCaps', 0, 12, { before: true }),
      asks('allied caps|caps aliados|caps alleati|caps of the allies', 'alliedCaps', 0, 12, { before: true }),
      field('allenby', 'allenby', true),
      field('second activation|segunda activacion|seconda attivazione', 'second', true),
      asks(
        'unfought battles|battles not yet fought|batallas sin librar|batallas pendientes|battaglie non combattute|battaglie in sospeso',
        'unfought',
        0,
        12,
        { before: true },
      ),
      field(
        'mandated|mandated battle|mandated offensive|obligatoria|batalla obligatoria|ofensiva obligatoria|obbligatoria|battaglia obbligatoria|offensiva obbligatoria',
        'mandated',
        true,
      ),
      ...choice('attacker', SIDES),
      field('entrenched|trench|trinchera|atrincherado|trincea|trincerato', 'entrenched', true),
      filler(
        'attack|attacks|attacker|attacking|ataque|ataca|atacan|atacante|attacco|attacca|attaccano|attaccante|roll',
      ),
      BESIDE,
    ],
  },
  {
    tool: 'retreat',
    words:
      'retreat|retreats|retreating|must retreat|where to retreat|retirada|retirarse|se retira|se retiran|retira|retiran|ritirata|' +
      'ritirarsi|si ritira|si ritirano',
    takes: {
      who: 'retreat.fields.who',
      routed: 'retreat.fields.routed',
      trench: 'retreat.fields.trench',
      hq: 'retreat.fields.hq',
      vosges: 'retreat.fields.vosges',
      hex: 'retreat.fields.n',
      control: 'retreat.fields.control',
      held: 'retreat.fields.control',
      port: 'retreat.fields.port',
      ha: 'retreat.fields.ha',
      cavalryOnly: 'retreat.fields.cavalryOnly',
    },
    traits: { nation: 'retreat.fields.nation' },
    entries: [
      CAVALRY_ONLY,
      filler(words(AFTER_BATTLE, WHICH_SIDE)),
      field(IN_PORT, 'port', true),
      field(TRENCHED, 'trench', true),
      ...ROUTED,
      ...CONTROLLED,
      BEATEN,
      ...choice('who', {
        attacker: 'attacker|attackers|attacking|atacante|atacantes|attaccante|attaccanti',
        defender: 'defender|defenders|defending|defensor|defensores|difensore|difensori',
      }),
      field('routed|rout|fow 2|fow 12|en fuga|desbandada|in rotta|rotta', 'routed', true),
      field('trench|entrenched|trinchera|atrincherado|trincea|trincerato', 'trench', true),
      field('vosges|in the vosges|vosgos|en los vosgos|vosgi|nei vosgi', 'vosges', true),
      field('in a port|from a port|port hex|en un puerto|desde un puerto|in un porto|da un porto', 'port', true),
      ...(
        [
          ['hq', 'hq|headquarters|cuartel general|quartier generale|cg|qg'],
          ['ha', 'ha|heavy artillery|heavy guns|artilleria pesada|artiglieria pesante'],
        ] as const
      ).map(([name, some]) =>
        field(
          words(
            inRow(
              'with|there is|there s|he has|they have|along with',
              '|a|an|the|his|its',
              some,
              '|with them|with him|along|too',
            ),
            inRow(some, 'is|s|are', '|also', 'with them|with him|there|in the stack|along'),
            inRow(
              '|con ellos|con el',
              'hay|va|van|esta|lleva|llevan|y',
              '|un|una|la|su',
              some,
              '|con ellos|con el|tambien',
            ),
            inRow(
              '|con lui|con loro',
              'c e|ci sono|sta|stanno|porta|ha|e',
              '|un|l|il|la',
              some,
              '|con loro|con lui|anche',
            ),
          ),
          name,
          true,
        ),
      ),
      field('with ha|with heavy artillery|con artilleria pesada|con artiglieria pesante|con ha', 'ha', true),
      field('with an hq|with hq|con un cuartel general|con un cg|con un qg', 'hq', true),
      BESIDE,
    ],
  },
  {
    tool: 'caps',
    words:
      'action segment|segmento de accion|segmento d azione|in his action segment|command roll|comandos|comandi|punti di comando|puntos de orden|cuantas ordenes|quanti ordini|how many orders|cuantos caps|quanti caps|caps|pam|pams|pac|ordenes|ordini|puntos de orden|command points|puntos de mando|puntos de administracion de mando|punti comando|iniciativa|initiative|iniziativa|initiative roll|tirada de iniciativa',
    also: [...Object.values(COMMANDERS), ...Object.values(SECOND_COMMANDERS)].join('|'),
    takes: {
      opponentPassed: 'caps.fields.opponentPassed',
      turn: 'scenario.fields.turn',
      side: 'caps.fields.side',
      left: 'caps.fields.left',
      opponentLeft: 'caps.fields.opponentLeft',
      germanDie: 'caps.fields.germanDie',
      alliedDie: 'caps.fields.alliedDie',
      germanInitiative: 'caps.fields.germanInitiative',
      alliedInitiative: 'caps.fields.alliedInitiative',
      germanRetreat: 'caps.fields.germanRetreat',
      alliedRetreat: 'caps.fields.alliedRetreat',
      scenario: 'caps.fields.scenario',
    },
    entries: [
      ...SCENARIO,
      ...PASSED,
      ...OPPONENT_CAPS,
      ...SIDE_CAPS,
      ...ROLLED_BY,
      ...choice('side', SIDES),
      ...ROLLS,
      ...choice('side', COMMANDERS),
      ...choice('second', SECOND_COMMANDERS),
      asks(`${DIE}|roll|rolls|tira|tiro|lancia|with a|con un|con una`, 'die', 1, 6, { optional: true }),
      ...fell(6),
      filler('for|my|per i|por|me|da|dan|get|gets|do i get|how many|cuantos|cuantas|quanti|quante'),
      asks(
        'caps of the opponent|opponent caps|enemy caps|caps del enemigo|caps del rival|caps enemigos|caps dell avversario|caps nemici',
        'opponentLeft',
        0,
        10,
        { before: true },
      ),
      asks(CAPS, 'left', 0, 10, { before: true, optional: true }),
      BESIDE,
    ],
  },
  {
    tool: 'cavalry',
    words:
      `${paired('cavalry|caballeria|la caballeria|cavalleria|la cavalleria', paired('stand in reserve|be in reserve|stay in reserve|estar en reserva|quedarse en reserva|stare in reserva|stare in riserva|restare in riserva', '|opposite|facing|frente a|di fronte a'))}|` +
      `${CAVALRY_LEAVES}|${BRITISH_LEAVE}|` +
      'fa da schermo|fanno da schermo|fa schermo|hace de pantalla|hacen de pantalla|acts as a screen|act as a screen|' +
      'rearguard|rear guard|as a rearguard|retaguardia|retroguardia|screen|screens|screening|schermo|pantalla|cortina|cavalry charge|cavalry withdrawal|cavalry withdraws|cavalry screen|cavalry screens|charge|cavalry charges|carga de caballeria|retirada de caballeria|pantalla de caballeria|' +
      'caballeria se retira|cortina de caballeria|carica di cavalleria|ritirata di cavalleria|ritirata della cavalleria|schermo di cavalleria|carica|carga',
    takes: {
      action: 'cavalry.fields.action',
      against: 'cavalry.fields.against',
      die: 'cavalry.fields.die',
      british: 'cavalry.fields.british',
      fresh: 'cavalry.fields.fresh',
      worn: 'cavalry.fields.worn',
      way: 'cavalry.fields.way',
      mp: 'cavalry.fields.mp',
      cs: 'cavalry.fields.cs',
      enemyCs: 'cavalry.fields.enemyCs',
      drm: 'cavalry.fields.drm',
      disrupted: 'cavalry.fields.disrupted',
      role: 'cavalry.fields.role',
      space: 'cavalry.fields.space',
      behind: 'cavalry.fields.behind',
    },
    beside: ['nation'],
    entries: [
      field(BACKED, 'behind', true),
      field(BRITISH_LEAVE, 'british', true),
      ...CAVALRY_TOLD,
      ...choice('action', {
        charge: 'charge|charges|cavalry charge|cavalry charges|carga de caballeria|carica di cavalleria|carica|carga',
        withdraw:
          `${CAVALRY_LEAVES}|` +
          'withdraw|withdraws|cavalry withdrawal|cavalry withdraws|retirada de caballeria|caballeria se retira|ritirata di cavalleria|ritirata della cavalleria',
        screen:
          'fa da schermo|fanno da schermo|fa schermo|hace de pantalla|hacen de pantalla|acts as a screen|act as a screen|' +
          'rearguard|rear guard|as a rearguard|retaguardia|retroguardia|screen|screens|cavalry screen|cavalry screens|pantalla de caballeria|cortina de caballeria|schermo di cavalleria|schermo',
      }),
      ...choice('against', {
        infantry: 'against infantry|contra infanteria|contro fanteria|on infantry|infantry|infanteria|fanteria',
        cavalry: 'against cavalry|contra caballeria|contro cavalleria|on cavalry',
        fort: 'against a fort|contra un fuerte|contro un forte|fort|fuerte|forte',
      }),
      field(
        `british|british cavalry|britanica|caballeria britanica|inglesa|britannica|cavalleria britannica|inglese|${BRITISH_HORSE}`,
        'british',
        true,
      ),
      filler(
        'cavalry|caballeria|cavalleria|my cavalry|mi caballeria|allied cavalry|caballeria aliada|cavalleria alleata',
      ),
      asks('disrupted cavalry|worn cavalry|caballeria aturdida|cavalleria disorganizzata', 'worn', 0, 8, {
        before: true,
      }),
      asks(
        'hexes of retreat|hexes to retreat|hexes back|hexagonos de retirada|hexagonos para retirarse|esagoni di ritirata|esagoni per ritirarsi',
        'way',
        0,
        3,
        { before: true },
      ),
      asks(
        'mp left|mp|movement points left|pm restantes|pm|pm rimasti|puntos de movimiento|punti movimento',
        'mp',
        0,
        3,
        {
          before: true,
        },
      ),
      asks(
        'defender cs|enemy cs|enemy strength|strength of the defender|fuerza del defensor|fuerza enemiga|cs enemiga|cs del defensor|forza del difensore|forza nemica|cs nemica|cs del difensore',
        'enemyCs',
        0,
        12,
        { before: true },
      ),
      asks('cs|cavalry cs|strength|fuerza|forza|cs of the cavalry', 'cs', 0, 12, { before: true }),
      asks('drm|modifier|modificador|modificatore', 'drm', -2, 4),
      field('disrupted|aturdida|desorganizada|disorganizzata', 'disrupted', true),
      ...choice('role', {
        defender: 'defending|defender|defensora|defendiendo|en defensa|in difesa|difendendo|che difende',
        attacker: 'attacking|attacker|atacante|atacando|attaccando|attaccante|che attacca',
      }),
      ...choice('space', {
        front: 'in front|front space|front|en el frente|delante|en primera linea|in prima linea|davanti',
        reserve: 'in reserve|reserve|reserve space|en reserva|reserva|in riserva|riserva',
      }),
      field(
        'a friendly unit behind it|friend behind|reserve behind it|unidad amiga detras|amigo detras|unita amica dietro|amico dietro',
        'behind',
        true,
      ),
      asks(
        'fresh cavalry|undisrupted cavalry|sound cavalry|caballeria fresca|caballeria entera|cavalleria fresca|cavalleria integra',
        'fresh',
        0,
        8,
        { before: true },
      ),
      asks(DIE, 'die', 1, 6),
    ],
  },
];

const VALUES: Readonly<Record<string, Form['values']>> = {
  'sea-retreat': { kind: COMBAT },
  strategic: { kind: COMBAT },
  entrench: { nation: { german: 'german', french: 'allied', british: 'allied', belgian: 'allied' } },
  replacements: { kind: TROOPS },
};

/** "Supplied infantry on both sides": that of the enemy as well (9.7.2). */
const withBoth = (tool: AskedTool<GiData>): AskedTool<GiData> =>
  withRenamed(tool, ({ fields }) => {
    const isBoth = ({ field: name }: FieldRead): boolean => name === 'both';
    return {
      own: (one) => (isBoth(one) ? { ...one, field: 'own' } : one),
      more: fields.filter(isBoth).map((one) => ({ ...one, field: 'enemy', tokens: [] })),
    };
  });

/** No General Retreat is made before (8.7.2, 8.7.3). */
const FIRST_RETREAT = 3;

const INITIATIVE = /^ini[ct]i?[az]*i?ativ/;
const OF_CAPS = /^(?:caps?|pams?|pacs?)$/;
/** "Moltke rolls a 4": the die is that of the side that is named. */
const withDie = (tool: AskedTool<GiData>): AskedTool<GiData> => {
  const renamed = withRenamed(tool, (reading) => {
    const side = saidIn(reading, 'side') ?? saidIn(reading, 'second');
    // Falkenhayn or Joffre II: the General Retreat lies behind, at the latest in the turn before.
    const words = reading.tokens.map(({ folded }) => folded);
    const isInitiative = words.some((one) => INITIATIVE.test(one)) && !words.some((one) => OF_CAPS.test(one));
    const retreat = Math.max(FIRST_RETREAT, Number(saidIn(reading, 'turn') ?? 0) - 1);
    // "CAPS on turn 5, for his CAPS the Ally threw 5": whose roll it is, and not whose segment.
    const die = reading.fields.find(({ field: name }) => name === 'die');
    const clauseOf = (one: FieldRead): number => clauseAround(reading.tokens, firstOf(one)).from;
    const isRoller = (one: FieldRead): boolean =>
      one.field === 'side' &&
      die !== undefined &&
      clauseOf(one) === clauseOf(die) &&
      reading.fields.some((other) => other.field === 'turn' && clauseOf(other) !== clauseOf(die));
    return {
      own: (one) => {
        if (isRoller(one) && die) return { ...one, field: `${String(one.value)}Die`, value: die.value };
        // "Initiative on turn 5, the Allies roll 3": no roll for CAPS.
        const isOfCaps = isInitiative && (one.field === 'alliedDie' || one.field === 'germanDie');
        if (isOfCaps) return { ...one, field: one.field.replace('Die', 'Initiative') };
        if (one.field === 'die' && side !== undefined)
          return { ...one, field: `${String(side)}${isInitiative ? 'Initiative' : 'Die'}` };
        // "The Allies are down to two": the opponent's, in the segment of the Germans.
        if (one.field === 'alliedLeft' || one.field === 'germanLeft')
          return { ...one, field: side === undefined || one.field === `${String(side)}Left` ? 'left' : 'opponentLeft' };
        return one.field === 'second' ? { ...one, field: `${String(one.value)}Retreat`, value: retreat } : one;
      },
      more: [
        ...reading.fields
          .filter(({ field: name }) => name === 'second')
          .map((one) => ({ ...one, field: 'side', tokens: [] })),
        ...reading.fields
          .filter(({ field: name }) => side === undefined && (name === 'alliedLeft' || name === 'germanLeft'))
          .map((one) => ({ ...one, field: 'side', value: one.field.replace('Left', ''), tokens: [] })),
      ],
    };
  });
  return {
    ...renamed,
    make(reading, items, data) {
      const turn = saidIn(reading, 'turn');
      const isEarly = turn !== undefined && Number(turn) <= FIRST_RETREAT;
      return isEarly && saidIn(reading, 'second') !== undefined ? undefined : renamed.make(reading, items, data);
    },
  };
};

/** "Retreat to hex 45, the Germans control it": a hex with what is said of it. */
const withHex = (tool: AskedTool<GiData>): AskedTool<GiData> => ({
  ...tool,
  make(reading, items, data) {
    const made = tool.make(reading, items, data);
    if (!made) return made;
    const { n, hex, held, ...rest } = made.input;
    // "45 is enemy-controlled"
    const { control = held === undefined ? undefined : 'enemy', ...input } = rest;
    const number = n ?? hex ?? held;
    if (number !== undefined)
      return {
        ...made,
        input: { ...input, hexes: [{ n: number, ...(control === undefined ? {} : { control }) }] },
      };
    // Without its hex nobody knows what is controlled.
    const left = reading.fields.filter((one) => one.field === 'control');
    return { ...made, input, unused: [...(made.unused ?? []), ...left] };
  },
});

/** What each way of paying costs (11.3): such a number is no CAPS that are left. */
const PRICES: Readonly<Record<string, number>> = { later: 1, now: 2 };
const LEFT = /^(?:left|remaining|remain|quedan|restan|queda|rimasti|restano|rimangono)$/;
const withPrice = (tool: AskedTool<GiData>): AskedTool<GiData> =>
  withRenamed(tool, (reading) => {
    const price = PRICES[String(saidIn(reading, 'pay'))];
    const isPrice = ({ field: name, value, tokens }: FieldRead): boolean =>
      name === 'caps' && value === price && !tokens.some((at) => LEFT.test(reading.tokens[at + 1]?.folded ?? ''));
    const isOther = [...reading.attack, ...reading.defence].some(({ own }) => own.includes('kind'));
    return {
      own: (one) => {
        if (isPrice(one)) return { ...one, field: 'pay', value: String(saidIn(reading, 'pay')) };
        // "Infantry, where the HQ stands": the unit is told, and the HQ is its place.
        return one.field === 'unit' && one.value === 'hq' && isOther ? { ...one, field: 'at' } : one;
      },
    };
  });

/** "Three disrupted French corps", "Germans are in the hex with them": whose units they are, and who stands there. */
const withEnemies = (tool: AskedTool<GiData>): AskedTool<GiData> => ({
  ...tool,
  make(reading, items, data) {
    const { fields, faults } = reading;
    const units = [
      ...fields.filter(({ field: name }) => name === 'disrupted'),
      ...faults.flatMap((fault) => (fault.code === 'range' && fault.field === 'disrupted' ? [fault] : [])),
    ].flatMap(({ tokens }) => tokens);
    const isOwn = ({ tokens }: Item): boolean =>
      units.some((at) => tokens.includes(at - 1) || tokens.includes(at + 1) || tokens.includes(at));
    const own = items.find((item) => item.traits.nation !== undefined && isOwn(item));
    const enemy = items.find((item) => own !== undefined && !isOwn(item) && areOpposed([own, item], lexiconOf(data)));
    // "There is a German corps in the same hex"
    const strangers = fields.filter(({ field: name }) => name === 'stranger');
    const nation = (own ?? items.find(({ traits }) => traits.nation !== undefined))?.traits.nation;
    const isEnemy = ({ value }: FieldRead): boolean =>
      nation !== undefined && (value === 'german') !== (nation === 'german');
    const isTold = fields.some(({ field: name }) => name === 'enemy');
    const more: readonly FieldRead[] =
      enemy && !isTold ? [{ field: 'enemy', value: 'units', side: 'attack', tokens: [] }] : [];
    const rest = items.filter((item) => item !== enemy);
    const known = fields.map((one) =>
      strangers.includes(one) && isEnemy(one) ? { ...one, field: 'enemy', value: 'units' } : one,
    );
    const made = tool.make({ ...reading, fields: [...known, ...more] }, rest, data);
    const isCounted = fields.some(({ field: name }) => name === 'disrupted');
    return (
      made && {
        ...made,
        item: (item) =>
          item === enemy ? text('recovery.fields.enemy') : (made.item?.(item) ?? text('recovery.title')),
        forgives: (fault) =>
          fault.code === 'range' && fault.given === undefined && isCounted && fault.field === 'disrupted',
      }
    );
  },
});

const FROM = /^(?:leaves?|leaving|sale|salen|lascia|lasciano|from|desde|da|de|dal|dalla)$/;

export const FORM_TOOLS: readonly AskedTool<GiData>[] = [...FORMS, VICTORY].map((form) => {
  const tool = formTool<GiData>({ ...form, values: { ...form.values, ...VALUES[form.tool] } });
  if (form.tool === 'caps') return withDie(tool);
  if (form.tool === 'entrench') return withBoth(tool);
  if (form.tool === 'fortunes') return withTwoDice(tool);
  if (form.tool === 'retreat') return withHex(withSurvivors(tool));
  if (form.tool === 'replacements') return withPrice(tool);
  if (form.tool === 'recovery') return withEnemies(tool);
  if (form.tool !== 'strategic') return tool;
  // "By sea from Le Havre to Calais": the port after "from" is the one that they leave.
  return {
    ...tool,
    make(reading, items, data) {
      const isFrom = ({ tokens: [first = 0] }: FieldRead): boolean =>
        FROM.test(reading.tokens[first - 1]?.folded ?? '');
      const fields = reading.fields.map((one) =>
        one.field !== 'place'
          ? one
          : isFrom(one)
            ? { ...one, field: 'from' }
            : one.value === 'Paris'
              ? { ...one, field: 'paris', value: true }
              : one,
      );
      const made = tool.make({ ...reading, fields }, items, data);
      const isTwice = fields.filter(({ field }) => field === 'place').length > 1;
      return made && { ...made, forgives: (fault) => fault.code === 'twice' && fault.field === 'place' && !isTwice };
    },
  };
});
