import { text, type Text } from '@/lib/calc/evaluation';
import { NUMBER_WORDS } from '@/lib/core/number-words';
import { COMMANDLESS, ENEMY_ZOC, HEATED, LAST_TURN, RAINING, SPOKEN } from '@/lib/games/nach-paris/typed/state-words';
import type { AskedTool } from '@/lib/typed/asked';
import { asks, choice, counted, entry, field, filler, type Form } from '@/lib/typed/form';
import { withLegs } from '@/lib/typed/legs';
import type { Entry } from '@/lib/typed/meaning';
import type { FieldRead } from '@/lib/typed/reading';
import { inRow, alternatives, paired } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* Tools of 1914 Nach Paris that tell of a way: marches, the sea, lines of communications and railways. */

/** "The port takes six steps": the number stands between, and is none of the unit. */
const steps = (before: string, noun: string): readonly Entry[] =>
  [...NUMBER_WORDS]
    .filter(([, n]) => n >= 1 && n <= MOST_CAPACITY)
    .flatMap(([word, n]) => [word, String(n)].map((one) => field(paired(before, `${one} ${noun}`), 'capacity', n)));
const MOST_CAPACITY = 30;

const TURN = { turn: 'unit.fields.turn' };
const NATION = { nation: 'unit.fields.nation' };

const FORCED =
  'forced march|forced marches|a forced march|marcha forzada|marchas forzadas|marcia forzata|marce forzate';
/** Nobody marches by force: "we won't force-march", "la marcha no se fuerza". */
const UNFORCED = words(
  'no fom|without fom|without a fom|not fom|at normal pace|at a normal pace|renuncia a la marcha forzada|renunciamos a la marcha forzada|sin fom|no fuerza|a paso normal|rinuncia alla marcia forzata|rinunciamo alla marcia forzata|senza fom|non forza|a passo normale|forgoes the forced march|forgo the forced march|we forgo the forced march',
  'normal march only|only a normal march|a normal march only|don t use a forced march|do not use a forced march|solo marcha normal|marcha normal|sin usar marcha forzada|sin usar la marcha forzada|solo marcia normale|marcia normale|senza usare la marcia forzata|senza usare marcia forzata',
  paired('no|without|without a|without any|not a', 'forced march|forced marches|forced marching'),
  paired(
    'won t|will not|shall not|don t|do not|does not|doesn t|must not|may not|mustn t|can t|cannot|don t want to|do not want to|not|never|without',
    'force march|forced march|march by force|force marching|force the march|force its march|force our march|make a forced march|do a forced march|want a forced march',
  ),
  paired('sin|ninguna|nada de', 'marcha forzada|marchas forzadas'),
  paired('no|no queremos|no quiere|no quiero|no vamos a|no va a|sin', 'forzar la marcha|forzar marcha|forzarla'),
  paired(
    'no',
    'fuerza la marcha|forzamos la marcha|hace marcha forzada|hacemos marcha forzada|hara marcha forzada|haremos marcha forzada|hay marcha forzada',
  ),
  'marcha no se fuerza|no se fuerza la marcha|no se fuerza|marcha sin forzar|sin forzar|no quiero marcha forzada|no queremos marcha forzada',
  paired('senza|nessuna|niente', 'marcia forzata|marce forzate'),
  paired('non|non vogliamo|non vuole|non voglio|senza', 'forzare la marcia|forzare'),
  paired(
    'non',
    'forza la marcia|forziamo la marcia|fa marcia forzata|facciamo marcia forzata|fara marcia forzata|faremo marcia forzata|c e marcia forzata',
  ),
  'marcia non si forza|non si forza la marcia|non si forza|marcia non forzata|non voglio marce forzate|non vogliamo marce forzate',
);
/** … and where the ZOC is told first: "an enemy ZOC on its starting hex". */
const AT_START = words(
  paired(
    ENEMY_ZOC,
    'at the start|at its start|on its starting hex|in its starting hex|on the starting hex|where it starts|al empezar|al principio|al comienzo|en su hexagono de salida|en el hexagono de salida|en su hexagono de partida|all inizio|nel suo esagono di partenza|nell esagono di partenza|sul suo esagono di partenza',
  ),
);
const STARTS = words(
  'begins its move next to the enemy in|starts next to the enemy in|comienza su movimiento en|empieza su movimiento en|inicia su movimiento en|sale de dentro de|inizia il movimento in|inizia il suo movimento in|comincia il movimento in|parte in|esce da',
  'starts in|starting in|starts inside|starts out in|starts from|start in|start out in|start from|starting from|starts its move in|start our move in|begins in|begins inside|begin in|beginning in|begins its move in|sets out from|set out from|sets off from|set off from|leaves from|at the start it stands in|at the start it is in|stands at the start in|is at the start in|moves out of|out of',
  'empieza en|empiezan en|empezamos en|empezando en|comienza en|comenzamos en|comienzan en|parte de|partimos de|parten de|sale de|salimos de|salen de|arranca en|arrancamos en|arranca desde|inicia en|inicia el movimiento en|al principio esta en|al principio estamos en|al empezar esta en|al comienzo esta en|esta al principio en|empieza dentro de',
  'parte da|parte dalla|partiamo da|partiamo dalla|partono da|partono dalla|inizia in|iniziamo in|iniziano in|inizia nella|comincia in|cominciamo in|cominciano in|comincia nella|cominciamo nella|muove da|muoviamo da|esce da|usciamo da|all inizio sta in|all inizio e in|all inizio si trova in|all inizio sta nella|si trova all inizio in|parte dentro',
);
const TRAINS_EN =
  'a train|the train|its train|their train|trains|train|rails|railway carriages|carriages|a railway carriage';
const TRENES = 'un tren|el tren|su tren|tren|trenes|vagones|ferrocarril';
const TRENI = 'un treno|il treno|treno|sul treno|suo treno|il suo treno|vagoni';
/** "It gets down from the train first": who moves is on a train. */
const ON_A_TRAIN = words(
  'embarked|entrained|embarcada|embarcado|embarcadas|embarcados|imbarcata|imbarcato|imbarcate|imbarcati',
  paired(
    'on|aboard|on board|is on|is aboard|sits on|in|gets off|get off|getting off|has to get off|must get off|gets down from|get down from|gets out of|get out of|leaves|leave|leaving|detrains from|comes off|climbs off|steps off|steps down from|starts on|starts aboard',
    TRAINS_EN,
  ),
  paired(
    'en|esta en|subida a|subido a|a bordo de|viaja en|va en|se baja de|bajarse de|se apea de|apearse de|baja de|bajar de|bajando de|deja|dejar|abandona|sale de|tiene que bajarse de|tiene que dejar|montada en|montado en|empieza en',
    TRENES,
  ),
  'primero tiene que bajar del tren|tiene que bajar del tren|se baja del tren|baja del tren|bajar del tren|bajarse del tren|se apea del tren|apearse del tren|subida al tren|subido al tren|bajando del tren|sale del tren',
  paired(
    'su|e su|in|sta su|a bordo di|viaggia su|viaggia in|va in|lascia|lasciare|scende da|scendere da|abbandona|deve lasciare|montata su|salita su|parte da',
    TRENI,
  ),
  'sul treno|scende dal treno|scendere dal treno|scendendo dal treno|esce dal treno|smonta dal treno|nei vagoni',
);
const OFF =
  'has to get off|has to get off first|must get off|must get off first|gets off|gets off first|get off first|then walks|then marches|walks|tiene que bajarse antes|tiene que bajarse|bajarse antes|bajarse|y luego marcha|luego marcha|luego anda|deve scendere|deve scendere prima|prima deve scendere|e poi marcia|poi marcia|poi cammina';

const MOVEMENT_AND_NAVAL: readonly Form[] = [
  {
    tool: 'movement',
    words:
      'hasta donde llega|hasta donde llegan|hasta donde puede|hasta donde puede moverse|hasta donde pueden moverse|hasta donde se mueve|hasta donde se puede mover|fin dove puo muovere|fin dove puo muoversi|fin dove possono muovere|fin dove si muove|fin dove puo|quanto va lontano|quanto lontano va|fin dove arriva|fin dove arrivano|how far through|goes through|go through|what s that cost|what s the cost|cost to cross|what does it cost to|how much to cross|how much does it cost to|cuanto cuesta ir|cuanto cuesta mover|cuesta ir|cuanto le cuesta a|quanto costa andare|quanto costa muovere|quanto costa attraversare|movement|movement of|movimiento|movimento|how far can|how far does|forced march|forced marches|pulls a forced march|marcha forzada|marcia forzata|cuesta cruzar|cuesta mover|costa attraversare|cost to move',
    also: 'how far|march|marches|move|moves|marcha|mover|mueve|marcia|muovere|muove',
    takes: {
      mf: 'unit.fields.mf',
      forced: 'movement.fields.forced',
      heat: 'unit.fields.heat',
      rain: 'movement.fields.rain',
      startZoc: 'movement.fields.startZoc',
      spent: 'movement.fields.spent',
      marchedBefore: 'movement.fields.marchedBefore',
      outOfCommand: 'movement.fields.outOfCommand',
      embarked: 'movement.fields.embarked',
      ...TURN,
    },
    traits: {
      nation: 'unit.fields.nation',
      kind: 'unit.fields.kind',
      rank: 'unit.fields.rank',
      steps: 'unit.fields.steps',
      lost: 'unit.fields.lost',
    },
    listed: { list: 'units', fields: ['nation', 'kind', 'rank', 'steps', 'lost', 'mf', 'embarked'] },
    // The numbers are those of hexes.
    grammar: { strength: [] },
    entries: [
      field(UNFORCED, 'forced', false),
      // "Off a forced march of last turn": the march of another turn.
      field(
        words(
          paired(
            'after|tras|despues de|dopo',
            paired(
              'a forced march|forced march|una marcha forzada|una marcia forzata|marcia forzata|marcha forzada',
              LAST_TURN,
            ),
          ),
          paired(
            'in its last movement phase it did|in its last movement phase it made|en su ultima fase de movimiento hizo|nella sua ultima fase di movimento ha fatto',
            FORCED,
          ),
          paired(
            'last turn it made|last turn it did|last turn we made|last turn they made|comes off|came off|fresh off',
            FORCED,
          ),
          paired(
            paired(
              'made|did|makes|has made|has already made|already made|comes off|came off|hizo|ya hizo|ha hecho|ya ha hecho|viene de|ha fatto|ha gia fatto|viene da|fece',
              FORCED + '|una marcha forzada|una marcia forzata',
            ),
            LAST_TURN,
          ),
          paired(FORCED + '|forced marched|force marched|marched by force', LAST_TURN),
          paired(
            LAST_TURN,
            paired(
              'a|made a|it made a|it made|we made a|it did a|was a|hizo|hizo una|fue a|fue en|marcho en|ya hizo|ha hecho|ha fatto|ha fatto una|e andata a|e andato a|e venuta a|e andata in|fu in|ha gia fatto',
              FORCED,
            ),
          ),
          paired(
            LAST_TURN,
            'it force marched|it forced marched|we force marched|force marched|forced marched|it marched by force',
          ),
        ),
        'marchedBefore',
        true,
      ),
      field(FORCED, 'forced', true),
      filler('weather|the weather is|el tiempo es|il tempo e|must|has to|bajar|tiene que|primero tiene que'),
      field(LAST_TURN, 'lastTurn', true),
      field(words(ENEMY_ZOC, paired('in|inside|en|dentro de|in|dentro', ENEMY_ZOC)), 'zoc', true),
      field(
        'start|starts|starting|started|begin|begins|beginning|at the start|at first|at the beginning|starting hex|start hex|leaves|leave|leaving|sets out|set out|moves out|' +
          'empieza|empezamos|empiezan|empezar|comienza|comienzo|comenzamos|al principio|principio|inicio|salida|de salida|partida|de partida|sale|salimos|parte|partimos|arranca|' +
          'inizio|all inizio|inizia|iniziamo|comincia|cominciamo|partenza|di partenza|parte|partiamo|esce|usciamo|muove da',
        'start',
        true,
      ),
      field(RAINING, 'rain', true),
      field(HEATED, 'heat', true),
      field(ON_A_TRAIN, 'embarked', true),
      filler(OFF),
      filler(SPOKEN),
      filler(
        'first one|second one|third one|fourth one|the first one|the second one|the third one|the last one|last one|first hex|second hex|third hex|the first|the second|el primero|el segundo|el tercero|el ultimo|la primera|la segunda|il primo|il secondo|il terzo|l ultimo|again|otra vez|de nuevo|di nuovo|ancora|one across|one over|one behind|one beyond|hexes|hex|hexagonos|hexagono|hexs|esagoni|esagono|from|to|then|normal|max distance|enough points|what s the cost|the cost|cost|coste|costo|distance|distancia|distanza|pulls|a|luego|y|poi|max|maximo',
      ),
      field(words(paired(STARTS, ENEMY_ZOC), AT_START), 'startZoc', true),
      field(
        'starts in an enemy zoc|starting in an enemy zoc|starts in enemy zoc|empieza en zoc enemiga|empezando en zoc enemiga|parte da zoc nemica|inizia in zoc nemica',
        'startZoc',
        true,
      ),
      asks('mf spent|mf already spent|mf gastados|mf ya gastados|mf spesi|mf gia spesi', 'spent', 0, 120, {
        before: true,
      }),
      field(
        'forced marched last turn|force marched last turn|marcha forzada el turno anterior|marcia forzata il turno precedente',
        'marchedBefore',
        true,
      ),
      field(
        words(COMMANDLESS, 'out of supply|sin suministro|senza rifornimento|fuori rifornimento'),
        'outOfCommand',
        true,
      ),
      asks('mf|movement factors|factores de movimiento|fattori di movimento|fm', 'mf', 0, 120, { before: true }),
    ],
  },
  {
    tool: 'naval',
    words:
      'naval|sea transport|naval transport|by sea|embark|embarks|embarking|land|lands|landing|disembark|transporte naval|' +
      'transporte por mar|por mar|embarcar|embarca|embarcan|embarque|desembarcar|desembarca|desembarcan|desembarco|' +
      'trasporto navale|via mare|imbarcare|imbarca|imbarco|sbarcare|sbarca|sbarco',
    takes: {
      fom: 'naval.fields.fom',
      starts: 'naval.fields.starts',
      action: 'naval.fields.action',
      steps: 'unit.fields.steps',
      capacity: 'naval.fields.capacity',
      antwerp: 'naval.fields.antwerp',
      mf: 'unit.fields.mf',
      voyage: 'naval.fields.voyage',
      german: 'naval.fields.german',
      used: 'naval.fields.used',
      spent: 'naval.fields.spent',
      ...TURN,
    },
    traits: { nation: 'unit.fields.nation', steps: 'unit.fields.steps' },
    beside: ['kind'],
    entries: [
      asks(
        'mf of voyage|mf for the voyage|mf for the sea line|mf of sea line|mf por la linea de mar|mf de linea de mar|mf per la linea di mare|mf di linea di mare|voyage of|voyage|mf de viaje|viaje de|viaje|travesia de|travesia|mf di viaggio|viaggio di|viaggio|traversata di|traversata',
        'voyage',
        0,
        120,
        { before: true, optional: true },
      ),
      asks('mf spent|mf gastados|mf spesi', 'spent', 0, 120, { before: true }),
      asks(
        'steps used|capacity used|steps already used|pasos usados|capacidad usada|passi usati|capacita usata',
        'used',
        0,
        60,
        { before: true },
      ),
      ...choice('german', {
        zoc: words(
          'german zoc|in a german zoc|in german zoc|zoc alemana|en zoc alemana|zoc tedesca|in zoc tedesca',
          'germans have a zoc|the germans have a zoc|alemanes tienen zoc|los alemanes tienen zoc|los alemanes tienen una zoc|tedeschi hanno una zoc|i tedeschi hanno una zoc|zoc of the germans',
          paired(
            'german|a german|the german|the germans',
            'zone of control|zoc on the port|zoc over the port|zone of control over the port|zoc reaches the port|zoc covers the port',
          ),
          paired(
            'zoc|una zoc|la zoc|zona de control|una zona de control|la zona de control',
            'alemana|de los alemanes|alemana sobre el puerto',
          ),
          paired(
            'zoc|una zoc|la zoc|zona di controllo|una zona di controllo|la zona di controllo',
            'tedesca|dei tedeschi|tedesca sul porto',
          ),
        ),
        inside: 'germans in the port|germans in it|alemanes en el puerto|tedeschi nel porto',
      }),
      ...choice('action', {
        embark: 'embark|embarks|embarking|embarcar|embarca|embarcan|embarque|imbarcare|imbarca|imbarco',
        land: 'land|lands|landing|disembark|desembarcar|desembarca|desembarcan|desembarco|sbarcare|sbarca|sbarco',
      }),
      asks('steps|step|pasos|paso|passi|passo', 'steps', 1, 5, { before: true }),
      field(
        words(
          'antwerp|at antwerp|amberes|en amberes|anversa|ad anversa',
          inRow(
            '|at|from|in|out of|through|by|into',
            '|the',
            words(
              inRow(
                'antwerp|antwerp s',
                'docks|dock|quays|quay|quayside|harbour|harbor|port|wharves|piers|waterfront|basins|seaport',
              ),
              inRow('docks|quays|harbour|port|quayside|wharves|piers', 'of|at|in', 'antwerp'),
            ),
          ),
          inRow(
            '|en|desde|por|de|hacia',
            '|el|los|la',
            'puerto|muelles|muelle|darsenas|darsena|embarcaderos|embarcadero|diques',
            'de',
            'amberes',
          ),
          inRow(
            '|ai|al|dal|dai|nel|dalle|alle|per il|sul|sui|dalla|alla',
            'moli|molo|porto|banchine|banchina|darsene|darsena|bacini|imbarcadero',
            'di|d',
            'anversa',
          ),
        ),
        'antwerp',
        true,
      ),
      asks(
        words(
          'capacity|capacity of|capacidad|capacidad de|capacita|capacita di|port|puerto|porto|port of|a port of|puerto de|un puerto de|porto da|porto di|un porto da|un porto di',
          paired(
            'port|port s|harbour|the port',
            'capacity|capacity of|capacity is|takes|holds|handles|lets through|fits',
          ),
          paired(
            'puerto',
            'admite|deja pasar|permite|soporta|tiene capacidad|tiene capacidad de|con capacidad de|de capacidad|caben',
          ),
          paired(
            'porto',
            'ammette|lascia passare|permette|regge|ha capacita|ha capacita di|con capacita di|di capacita|passano',
          ),
        ),
        'capacity',
        0,
        30,
        { before: true, optional: true },
      ),
      // "Six steps fit through the port": what it holds, and none of the unit.
      asks(
        words(
          paired(
            paired(
              'steps|step',
              'fit through|fit through the|fit in|pass through|pass through the|go through|go through the|can pass through|can pass|may pass|per turn through|can use|may use',
            ),
            'port|the port|this port|the harbour|it',
          ),
          paired('steps|step', 'of capacity|fit'),
          paired(
            'pasos|paso',
            'por el puerto|de capacidad|caben por el puerto|pasan por el puerto|caben en el puerto|en el puerto',
          ),
          paired('passi|passo', 'per il porto|di capacita|passano per il porto|nel porto|ci stanno nel porto'),
        ),
        'capacity',
        0,
        30,
        { before: true },
      ),
      ...steps(
        'por el puerto caben|por el puerto pasan|en el puerto caben|el puerto admite|el puerto deja pasar',
        'pasos',
      ),
      ...steps(
        'per il porto passano|dal porto passano|nel porto ci stanno|il porto ammette|il porto lascia passare',
        'passi',
      ),
      ...steps(
        'the port holds|port holds|the port takes|the port handles|port takes|the port lets through|the port can take',
        'steps',
      ),
      asks('mf|movement factors|factores de movimiento|fattori di movimento', 'mf', 0, 120, { before: true }),
      filler(
        'sea transport|naval transport|transport|transporte|trasporto|the port|it is a|on|over|over the port|reaches|reach|covers|touches|lies on|alcanza|alcanzan|llega a|llega al|cubre|toca|sobre|sobre el puerto|raggiunge|raggiungono|arriva al|copre|tocca|sul porto|sul|a bordo|se|si',
      ),
    ],
  },
];

const HQ_EN = 'hq|the hq|its hq|headquarters|the headquarters|its headquarters|command|its command';
const HQ_ES = 'hq|cg|cuartel general|cuartel|mando';
const HQ_IT = 'hq|qg|quartier generale|comando|suo hq|suo quartier generale|suo comando';
/** Nothing leads a unit whose HQ is destroyed (8.3). */
const NO_HQ = words(
  paired(
    paired(HQ_EN, 'is|was|has been|got|been'),
    'destroyed|wiped out|eliminated|annihilated|dead|gone|lost|killed|overrun|smashed|knocked out|no more',
  ),
  paired('destroyed|eliminated|lost|wiped out|annihilated', 'hq|headquarters'),
  paired('han destruido|destruyeron|ha destruido el enemigo', 'su hq|el hq|su cuartel general|el cuartel general'),
  paired('hanno distrutto|ha distrutto il nemico', 'il suo hq|l hq|il suo quartier generale|il quartier generale'),
  'no longer has an hq|no longer has its hq|has no hq any more|has lost its hq|lost its hq|has lost the hq|without an hq|has no hq left|no hq left|hq destroyed|headquarters destroyed',
  paired(
    paired(HQ_ES, 'esta|fue|ha sido|quedo|ha quedado|esta ya'),
    'destruido|aniquilado|eliminado|muerto|perdido|arrasado|deshecho|barrido',
  ),
  paired(HQ_ES, 'destruido|aniquilado|eliminado|perdido'),
  'ya no tiene hq|ya no tiene cuartel general|no le queda hq|ha perdido su hq|ha perdido el hq|perdio su hq|se quedo sin hq|sin hq|han destruido su hq|destruyeron su hq|destruyeron el hq',
  paired(
    paired(HQ_IT, 'e|e stato|fu|e andato|risulta'),
    'distrutto|annientato|eliminato|morto|perduto|perso|spazzato via|spacciato',
  ),
  paired(HQ_IT, 'distrutto|annientato|eliminato|perduto'),
  'non ha piu hq|non ha piu un hq|non ha piu l hq|non ha piu quartier generale|non gli resta l hq|ha perso l hq|ha perso il suo hq|e rimasta senza hq|senza hq|hanno distrutto il suo hq|hanno distrutto l hq',
);
/** "L'HQ le sta a sette esagoni": where the HQ is named hexes are told from there. */
const ITS_HQ: readonly Entry[] = [
  field('hq|headquarters|cuartel general|quartier generale|cg|qg', 'hq', true),
  field(
    'destroyed|eliminated|wiped out|annihilated|gone|dead|lost|captured|knocked out|no longer exists|doesn t exist any more|does not exist any more|disappeared|vanished|removed|off the map|' +
      'destruido|destruida|aniquilado|eliminado|perdido|muerto|capturado|desaparecido|ya no existe|retirado del mapa|arrasado|' +
      'distrutto|annientato|eliminato|perso|perduto|morto|catturato|scomparso|sparito|non esiste piu|tolto dalla mappa',
    'gone',
    true,
  ),
  asks('hexes|hex|hexagonos|hexagono|hexs|esagoni|esagono', 'away', 0, 99, { before: true, optional: true }),
  filler('it was destroyed|lo destruyeron|lo han destruido|l hanno distrutto|lo hanno distrutto|hanno distrutto'),
];

const LOC: Form = {
  tool: 'loc',
  words:
    'my line|mi linea|la mia linea|la linea mide|la linea e lunga|the line is|loc|in loc|line of communications|logistic line|logistics line|in supply|supplied|supply|out of command|que linea|what line|che linea|tiene linea|have a line|ha linea|ha una linea|' +
    'linea de comunicaciones|linea logistica|suministro|abastecido|abastecida|suministrado|suministrada|en mando|linea di comunicazione|linea di comunicazioni|' +
    'rifornito|rifornita|rifornimento|in comando|in command|from the railhead|del ferrocarril|dalla ferrovia',
  always: { source: 'hand' },
  takes: {
    mf: 'loc.fields.mf',
    goal: 'loc.fields.goal',
    distance: 'loc.fields.distance',
    radius: 'loc.fields.radius',
    command: 'loc.fields.command',
    light: 'unit.fields.light',
    ...TURN,
  },
  traits: NATION,
  beside: ['kind'],
  grammar: { sums: undefined },
  entries: [
    asks(
      'mf|movement factors|movement points|factores de movimiento|puntos de movimiento|fattori di movimento|punti movimento|punti di movimento|fm|pm',
      'mf',
      0,
      999,
      {
        before: true,
      },
    ),
    // "130 from the railway": the number before where the line ends is its length.
    asks(
      'from the railhead|from the rail|from rail|from the railway|from the nearest rail|from the nearest railhead|to the railhead|to rail|to the rail|to the railway|from the hcr|to the hcr|away from the rail|' +
        'de la via de alta capacidad|de una via de alta capacidad|from a high capacity rail|from high capacity rail|from the high capacity line|dalla linea ad alta capacita|de la via|del tren|del ferrocarril|de la via ferrea|hasta la via|hasta el tren|de la hcr|dalla ferrovia|dal treno|dal binario|dalla hcr|alla ferrovia|dalla linea',
      'mf',
      0,
      999,
      { before: true, optional: true },
    ),
    ...choice('goal', {
      hcr: 'hcr|usable hcr|rail|railhead|railway|railroad|train|high capacity rail|via de alta capacidad|via|vias|tren|ferrocarril|ferrovia|binario|treno|linea ferroviaria|a usable hcr|to a usable hcr|hasta una hcr utilizable|una hcr utilizable|fino a una hcr utilizzabile|fino alla hcr|una hcr utilizzabile|hasta la hcr|hasta una hcr|fino a una hcr',
      camp: 'camp|entrenched camp|campo atrincherado|campo trincerato',
      port: 'port|puerto|porto',
    }),
    field(NO_HQ, 'command', 'destroyed'),
    ...choice('command', {
      cavalry:
        'cavalry corps|cuerpo de caballeria|corpo di cavalleria|autonomous cavalry|caballeria autonoma|cavalleria autonoma',
      radius:
        'inside the command radius|inside the radius|inside command radius|within the command radius|within command radius|within radius|within the radius|in the command radius|in command radius|in radius|hq in range|in range of its hq|in range of the hq|in range of hq|in hq range|within hq range|hq within range|' +
        'dentro del radio de mando|dentro del radio|en el radio de mando|en radio de mando|en radio|hq a tiro|hq en radio|con hq en radio|' +
        'dentro il raggio di comando|nel raggio di comando|entro il raggio di comando|entro il raggio|nel raggio|hq a portata|hq nel raggio|comando a portata',
    }),
    // Without a number nobody knows how far the HQ is: it is not understood.
    entry(
      'outside the command radius|outside the radius|outside command radius|out of the command radius|out of command radius|out of radius|beyond the command radius|hq out of range|out of hq range|out of range|' +
        'fuera del radio de mando|fuera del radio|fuera de radio|hq fuera de radio|fuori dal raggio di comando|fuori dal raggio|fuori raggio|oltre il raggio di comando',
      { kind: 'other' },
    ),
    asks(
      'hexes from its hq|hexes from hq|hexes from the hq|hexes to its hq|hexagonos de su cg|hexagonos de su hq|esagoni dal suo hq|esagoni dall hq|hexagonos de su cuartel general|hexagonos del cuartel general|hexagonos del hq|esagoni dal suo qg|esagoni dal quartier generale|esagoni dal comando',
      'distance',
      0,
      99,
      {
        before: true,
      },
    ),
    asks(
      words(
        'at distance|distance|at a distance of|a distancia|distancia|a distanza|distanza|distance of|distancia de|distanza di',
        paired('distance', 'to|from'),
        paired('distance|distance to|distance from|distance is', HQ_EN),
        paired('distancia al|distancia del|distancia a su|distancia hasta el|distancia de su', HQ_ES),
        paired('distanza dall|distanza dal|distanza dal suo|distanza al|distanza dal proprio', HQ_IT),
      ),
      'distance',
      0,
      99,
      { optional: true },
    ),
    // "Its HQ is seven hexes off": of a line hexes are told from the HQ.
    asks(
      words(
        'hexes off|hexes away|hexes distant|hexes out|hexes back|hexes behind|hexes behind it|hexes in the rear|hex away|hex off',
        paired('hexes|hexes away|hexes off', paired('from|to|of', HQ_EN)),
        paired('hexagonos|hexs|hexes|hexagonos de distancia', paired('del|de su|de un|al|hasta el', HQ_ES)),
        paired('esagoni|esagoni di distanza', paired('dall|dal|dal suo|da un|dal proprio|fino all', HQ_IT)),
        'hexagonos de distancia|hexes de distancia|hexagonos atras|hexagonos detras|esagoni di distanza|esagoni indietro|esagoni dietro',
      ),
      'distance',
      0,
      99,
      { before: true },
    ),
    ...ITS_HQ,
    counted(
      words(
        inRow('hq|headquarters', 'reaches|commands', '#', 'hexes|hexes away|hexes out'),
        inRow('hq|cuartel general', 'alcanza|llega a', '#', 'hexes|hexs|hexagonos'),
        inRow('hq|quartier generale', 'arriva a|raggiunge', '#', 'esagoni'),
      ),
      'radius',
      0,
      99,
    ),
    asks('radius|command radius|radio|radio de mando|raggio|raggio di comando', 'radius', 0, 99, { before: true }),
    filler(
      'loc or llc|loc o llc|llc or loc|llc o loc|my|mi|mio|mia|is|this|line|linea|away|have|tengo|ha|tiene|long|larga|lunga|usable|away from|to the',
    ),
  ],
};

const CAPACITY: Readonly<Record<'hcr' | 'lcr', readonly string[]>> = {
  hcr: [
    ...['high capacity', 'high capacity rail', 'high capacity line', 'alta capacidad', 'alta capacita', 'alta'],
    ...['linea de alta capacidad', 'linea ad alta capacita'],
  ],
  lcr: [
    ...['low capacity', 'low capacity rail', 'low capacity line', 'baja capacidad', 'bassa capacita', 'baja', 'bassa'],
    ...['linea de baja capacidad', 'linea a bassa capacita'],
  ],
};

/** "12 hexes of HCR", "12 hexagonos por LCR", "12 HCR", "12 high capacity hexes". */
const ON_RAILS = (line: 'hcr' | 'lcr'): string =>
  [
    ...[line, ...CAPACITY[line]].flatMap((name) => ['hexes', 'hex'].map((hex) => `${name} ${hex}`)),
    ...[line, ...CAPACITY[line]].flatMap((name) =>
      [
        'hexes',
        'hexes of',
        'hexes de',
        'hexagonos',
        'hexagonos de',
        'hexagonos en',
        'esagoni',
        'esagoni ad',
        'esagoni a',
        'esagoni di',
      ].map((hexes) => `${hexes} ${name}`),
    ),
    ...CAPACITY[line].flatMap((name) => [name, `de ${name}`, `ad ${name}`, `a ${name}`]),
    ...['on', 'by', 'along', 'por', 'su', 'per'].map((of) => `${of} ${line}`),
    ...['hexes', 'hex'].flatMap((word) => ['of', 'on', 'by', 'along'].map((of) => `${word} ${of} ${line}`)),
    ...['hexagonos', 'hex', 'hexs'].flatMap((word) => ['de', 'por', 'en'].map((of) => `${word} ${of} ${line}`)),
    ...['esagoni', 'esagono'].flatMap((word) => ['di', 'su', 'per'].map((of) => `${word} ${of} ${line}`)),
  ].join('|');
const MOUNTAINOUS =
  'in mountain|in mountains|in the mountains|up in the mountains|through the mountains|de montana|en montana|por las montanas|' +
  'di montagna|in montagna|tra i monti|tra le montagne';
const IN_MOUNTAINS = ON_RAILS('lcr')
  .split('|')
  .flatMap((words) => alternatives(MOUNTAINOUS).map((of) => `${words} ${of}`))
  .join('|');

/** Where a train changes its direction (12.3.7): "a change of direction in a small city". */
const TURNED: readonly Entry[] = choice(
  'station',
  Object.fromEntries(
    Object.entries({
      small: ['small city', 'ciudad pequena', 'citta piccola|piccola citta'],
      normal: ['normal city', 'ciudad normal', 'citta normale'],
      large: ['large city|big city', 'ciudad grande|gran ciudad', 'citta grande|grande citta'],
    }).map(([size, [en = '', es = '', it = '']]) => [
      size,
      [
        ...['change of direction', 'changes direction', 'direction change', 'turns', 'turn'].flatMap((word) =>
          alternatives(en).flatMap((city) => [`${word} in a ${city}`, `${word} at a ${city}`]),
        ),
        ...['cambio de direccion', 'cambia de direccion', 'gira'].flatMap((word) =>
          alternatives(es).flatMap((city) => [`${word} en una ${city}`, `${word} en ${city}`]),
        ),
        ...['cambio di direzione', 'cambia direzione', 'gira'].flatMap((word) =>
          alternatives(it).flatMap((city) => [`${word} in una ${city}`, `${word} in ${city}`]),
        ),
      ].join('|'),
    ]),
  ),
);

const SEVERAL: readonly (readonly [n: number, en: string, es: string, it: string])[] = [
  [2, '2|two', '2|dos', '2|due'],
  [3, '3|three', '3|tres', '3|tre'],
];
const CITIES: readonly (readonly [size: string, en: string, es: string, it: string])[] = [
  ['small', 'small cities', 'ciudades pequenas', 'citta piccole|piccole citta'],
  ['normal', 'normal cities', 'ciudades normales', 'citta normali'],
  ['large', 'large cities|big cities', 'ciudades grandes|grandes ciudades', 'citta grandi|grandi citta'],
];
const phrases = (numbers: string, changes: string, cities: string): readonly string[] =>
  alternatives(numbers).flatMap((n) =>
    alternatives(changes).flatMap((change) => alternatives(cities).map((city) => `${n} ${change} ${city}`)),
  );

/** "Two changes of direction in small cities": the size of the cities and how many they are. */
const TURNED_OFTEN: readonly Entry[] = choice(
  'station',
  Object.fromEntries(
    CITIES.flatMap(([size, ...cities]) =>
      SEVERAL.map(([n, ...numbers]) => [
        `${size} ${n}`,
        [
          ...phrases(numbers[0], 'changes of direction in|changes of direction at|direction changes in', cities[0]),
          ...phrases(numbers[1], 'cambios de direccion en', cities[1]),
          ...phrases(numbers[2], 'cambi di direzione in', cities[2]),
        ].join('|'),
      ]),
    ),
  ),
);
/** The cities of a change of direction, one by one. */
function stationsOf(value: unknown): readonly string[] {
  const [size = '', n = '1'] = String(value).split(' ');
  return Array.from({ length: Number(n) }, () => size);
}

const RAIL: Form = {
  tool: 'rail',
  words:
    'rail|rail capacity|train|trains|convoy|convoys|convoyes|convogli|convoglio|tren|trenes|treno|treni|railway|ferrocarril|ferrovia|by rail|by train|por tren|en tren|in treno|' +
    'a un tren|su un treno|onto a train|onto the train|aboard a train|board a train|boarding|embark on a train|entrain|get on the train|getting on the train|station|estacion|stazione|subir al tren|embarcar en tren|salire sul treno|' +
    'suben al tren|sube al tren|salgono sul treno|sale sul treno|gets on the train|imbarcare sul treno',
  takes: {
    conducted: 'rail.fields.conducted',
    steps: 'rail.fields.steps',
    city: 'rail.fields.city',
    terrain: 'unit.fields.terrain',
    line: 'rail.fields.line',
    hcr: 'rail.fields.hcr',
    lcr: 'rail.fields.lcr',
    lcrMountain: 'rail.fields.lcrMountain',
    mf: 'unit.fields.mf',
    onFoot: 'rail.fields.onFoot',
    boards: 'rail.fields.boards',
    leaves: 'rail.fields.leaves',
    rain: 'rail.fields.rain',
  },
  // "Boarding four steps on a train"; whose train it is makes no difference to a journey.
  beside: ['embarked', 'nation', 'kind'],
  grammar: { sums: undefined, many: ['station'] },
  entries: [
    asks(ON_RAILS('lcr'), 'lcr', 0, 60, { before: true, optional: true }),
    asks(ON_RAILS('hcr'), 'hcr', 0, 60, { before: true, optional: true }),
    asks(IN_MOUNTAINS, 'lcrMountain', 0, 60, { before: true, optional: true }),
    counted(
      words(
        inRow('walks|walk|marches|goes on foot for', '#', 'mf'),
        inRow('camina|caminan|anda', '#', 'mf'),
        inRow('cammina|camminano', '|per', '#', 'mf'),
      ),
      'onFoot',
      0,
      120,
    ),
    asks('mf on foot|mf walking|mf a pie|mf a piedi', 'onFoot', 0, 120, { before: true }),
    asks('mf|movement factors|factores de movimiento|fattori di movimento|fm', 'mf', 0, 120, { before: true }),
    field(
      'already on the train|already aboard|stays from before|ya en el tren|ya embarcado|gia sul treno|gia a bordo',
      'boards',
      false,
    ),
    field(
      'stays on the train|stays aboard|does not get off|se queda en el tren|no baja|resta sul treno|non scende',
      'leaves',
      false,
    ),
    ...TURNED,
    ...TURNED_OFTEN,
    asks(
      'changes of direction|change of direction|direction changes|direction change|cambios de direccion|cambio de direccion|cambi di direzione|cambio di direzione',
      'turned',
      1,
      6,
      { before: true, article: true, without: 1 },
    ),
    filler(
      'a journey|journey|trip|ride|travels|viaje|viaja|viaggio|viaggia|gets on|gets off|get off|getting off|sube|baja|bajar|sale|scende|scendere|one|una|un|with|con|por|de|di|by|rides',
    ),
    asks('convoys|convoy|convoyes|convogli|convoglio|trains|trenes|treni', 'conducted', 0, 14, {
      before: true,
      optional: true,
    }),
    asks('steps|step|pasos|paso|passi|passo', 'steps', 0, 40, { before: true }),
    ...choice('city', {
      small:
        'small city|small city station|small station|ciudad pequena|estacion de ciudad pequena|citta piccola|piccola citta',
      normal:
        'normal city|normal city station|normal station|ciudad normal|estacion de ciudad normal|citta normale|stazione di citta normale',
      large: 'large city|big city|large city station|ciudad grande|gran ciudad|citta grande|grande citta',
      suburb: 'suburb|suburbio|sobborgo',
      'grand-station': 'grand station|main station|gran estacion|grande stazione',
    }),
    ...(['hcr', 'lcr'] as const).map((line) =>
      asks(`${line}|on an ${line}|with an ${line}|con ${line}|con una ${line}|de ${line}|di ${line}`, line, 0, 60, {
        before: true,
        optional: true,
        otherwise: { field: 'line', value: line },
      }),
    ),
    filler(
      'used|use|run|left|this turn|usado|usados|he usado|usati|quedan|rimasti|station|estacion|stazione|board|boarding|embark|embarks|entrain|getting on|get on|on the train|embarco|embarcar|subir|salire|imbarco|imbarcare|train|tren|treno|al tren|sul treno|rail|railway|hex|turn|turno|en|on',
    ),
  ],
};

const stationText = (value: string): Text => {
  const stations = stationsOf(value).map((size) => text(`rail.options.city.${size}`));
  return text('fight.field', {
    name: text('rail.fields.turns'),
    value: stations.reduce((first, second) => text('fight.both', { first, second })),
  });
};

const legText = (value: string, name: string): Text =>
  text('fight.field', { name: text(`unit.fields.${name}`), value: text(`unit.options.${name}.${value}`) });
/** A march whose hexes may be told one by one. */
export const withLegsTold = (tool: AskedTool<undefined>): AskedTool<undefined> =>
  withTogether(
    withTogether(withLegs(tool, legText), { zoc: 'start' }, 'startZoc'),
    { forced: 'lastTurn' },
    'marchedBefore',
  );

/** Two things that say something else together: "a forced march" and "last turn". */
export const withTogether = (
  tool: AskedTool<undefined>,
  pair: Readonly<Record<string, string>>,
  as: string,
): AskedTool<undefined> => ({
  ...tool,
  make(reading, items, data) {
    const both = Object.entries(pair).flatMap(([first, second]) => {
      const [one, other] = [first, second].map((name) =>
        reading.fields.find(({ field: own, value }) => own === name && value === true),
      );
      return one && other ? [{ one, other }] : [];
    });
    const own = (field: FieldRead): FieldRead =>
      both.some(({ one, other }) => one === field || other === field) ? { ...field, field: as, value: true } : field;
    const fields = reading.fields.map(own);
    const made = tool.make({ ...reading, fields }, items, data);
    return made && { ...made, field: (one) => made.field?.(own(one)) ?? text(`${tool.tool}.title`) };
  },
});

/** Hexes are those to the HQ where it is named. */
export const withHq = (tool: AskedTool<undefined>): AskedTool<undefined> => ({
  ...tool,
  make(reading, items, data) {
    const hq = reading.fields.filter(({ field: name }) => name === 'hq');
    const own = (one: FieldRead): FieldRead => {
      if (hq.length === 0) return one;
      if (one.field === 'away') return { ...one, field: 'distance' };
      return one.field === 'gone' ? { ...one, field: 'command', value: 'destroyed' } : one;
    };
    const fields = reading.fields.filter((one) => !hq.includes(one)).map(own);
    const made = tool.make({ ...reading, fields }, items, data);
    return (
      made && {
        ...made,
        field: (one) => (hq.includes(one) ? text('loc.fields.command') : (made.field?.(own(one)) ?? text('loc.title'))),
      }
    );
  },
});

/** The question that a text about trains asks: a journey, how many may run, or whether so many steps may board. */
export const withMode = (tool: AskedTool<undefined>): AskedTool<undefined> => ({
  ...tool,
  make(reading, items, data) {
    const has = (...names: readonly string[]): boolean =>
      reading.fields.some(({ field: name }) => names.includes(name));
    const stations = reading.fields.filter(({ field: name }) => name === 'station');
    // "Two changes of direction": what they cost depends on the city (12.3.7), which is asked.
    const open = reading.fields.filter(({ field: name }) => name === 'turned');
    const apart = [...stations, ...open];
    const rest = { ...reading, fields: reading.fields.filter((one) => !apart.includes(one)) };
    const made = tool.make(rest, items, data);
    const [mode, other] = [
      ...(has('hcr', 'lcr', 'lcrMountain') ? ['journey'] : []),
      ...(has('conducted') ? ['convoys'] : []),
      ...(has('steps') ? ['board'] : []),
    ];
    if (!made || mode === undefined || other !== undefined) return undefined;
    const isJourney = mode === 'journey';
    const turns = stations.flatMap(({ value }) => stationsOf(value)).map((station) => ({ station }));
    return {
      ...made,
      input: { ...made.input, mode, ...(isJourney && turns.length > 0 ? { turns } : {}) },
      ...(isJourney && open.length > 0 ? { faults: [text('typed.fault.station')] } : {}),
      field: (one) => {
        if (open.includes(one))
          return text('fight.field', { name: text('rail.fields.turns'), value: Number(one.value) });
        return stations.includes(one) ? stationText(String(one.value)) : (made.field?.(one) ?? text('rail.title'));
      },
      unused: [...(made.unused ?? []), ...(isJourney ? [] : apart)],
    };
  },
});

export const ROUTES: readonly Form[] = [...MOVEMENT_AND_NAVAL, LOC, RAIL];
