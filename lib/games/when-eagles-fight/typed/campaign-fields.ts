import { choice, counted, field } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { inRow } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* The words of what the clocks and the victory check of a campaign ask for besides its events. */

const THE = '|the|a|el|la|los|las|il|lo|gli|un|una';

/** The box of the marker "No Verdun" (7.3). */
export const MARKER: Entry = counted(
  words(
    inRow(
      THE,
      'no verdun marker|no verdun|marker no verdun|marker of no verdun|marcador no verdun|marcador sin verdun|marcador de no verdun|segnalino no verdun|segnalino niente verdun|segnalino senza verdun',
      '|is|is now|is already|stands|sits|lies|esta|ya esta|va|se encuentra|e|sta|e gia|si trova',
      'on|in|at|in the|on the|en|en la|en el|por la|nella|sulla|in|al|alla',
      '|box|space|turn|square|casilla|turno|caja|casella|turno',
      '#',
      '|box|space',
    ),
    inRow(THE, 'no verdun marker|marcador no verdun|segnalino no verdun', '|box|casilla|casella|:|at', '#'),
  ),
  'marker',
  16,
  24,
);

/** How many victory hexes the check asks for (4.3). */
export const NEEDED: Entry = counted(
  words(
    inRow(
      '|the|my|our|el|la|mi|il|lo',
      'track|turn track|check|pista|pista de turnos|comprobacion|chequeo|tracciato|pista dei turni|verifica|controllo',
      'asks for|wants|demands|requires|needs|calls for|says|pide|exige|requiere|dice|chiede|vuole|richiede|esige|dice',
      '#',
      '|of the',
      'victory hexes|hexes|victory hex|hexes de victoria|hexagonos de victoria|hexagonos|esagoni vittoria|esagoni di vittoria|esagoni',
    ),
    inRow(
      '#',
      'victory hexes|hexes de victoria|hexagonos de victoria|esagoni vittoria|esagoni di vittoria',
      'are|is|son|sono|se|ne',
      'needed|required|asked for|demanded|necesarios|piden|exigen|requeridos|necesitan|necessari|richiesti|servono|chiesti',
    ),
    inRow(
      'he needs|they need|the russian needs|the russians need|i need|we need|needs|el ruso necesita|necesita|necesitamos|hacen falta|le hacen falta|il russo ha bisogno di|servono|gli servono|occorrono',
      '#',
      'victory hexes|hexes de victoria|hexagonos de victoria|esagoni vittoria|esagoni di vittoria',
    ),
  ),
  'needed',
  1,
  20,
);

/** The scenarios of the game (17). */
export const SCENARIOS: readonly Entry[] = choice('scenario', {
  'plan-19': words(
    inRow(
      '|in|with|under|we play|playing|it s|en|con|jugamos|jugamos el|jugamos al|es|nel|giochiamo|giochiamo il|e',
      THE,
      '|scenario|escenario|scenario del|escenario del|escenario de|scenario di',
      THE,
      'plan 19|plan xix|plan nineteen|plan diecinueve|piano 19|piano xix|piano diciannove',
      '|scenario|variant|escenario|variante',
    ),
  ),
  'schlieffen-east': words(
    inRow(
      '|in|with|under|we play|playing|it s|en|con|jugamos|jugamos el|jugamos al|es|nel|giochiamo|giochiamo lo|e',
      THE,
      '|scenario|escenario|scenario dello|escenario del|escenario de|scenario di',
      THE,
      'schlieffen east|schlieffen in the east|schlieffen plan in the east|schlieffen este|schlieffen en el este|schlieffen oriental|schlieffen est|schlieffen a est|schlieffen orientale|schlieffen all est',
      '|scenario|variant|escenario|variante',
    ),
  ),
  'free-set-up': words(
    inRow(
      '|in|with|under|we play|playing|it s|en|con|jugamos|jugamos con|es|nel|con|giochiamo|giochiamo con|giochiamo a|e',
      THE,
      '|scenario|escenario|scenario a|scenario con|escenario de|escenario con',
      'free set up|free setup|free deployment|despliegue libre|colocacion libre|schieramento libero|piazzamento libero',
      '|scenario|variant|game|escenario|variante',
    ),
  ),
});

const STOCK =
  'stored|saved|in store|banked|in the bank|put by|in reserve|kept|saved up|guardados|almacenados|ahorrados|en reserva|acumulados|conservati|immagazzinati|risparmiati|in riserva|accumulati|da parte';
const OWNED: Readonly<Record<string, string>> = {
  germanStored: 'german|germans|aleman|alemanes|tedesco|tedeschi',
  austrianStored: 'austrian|austrians|austro hungarian|austriaco|austriacos|austriaci',
  russianStored: 'russian|russians|ruso|rusos|russo|russi',
};
const STEPS = 'steps|step|replacement steps|points|pasos|paso|pasos de reemplazo|passi|passo|step di rimpiazzo';
/** Steps of replacements that each nation has stored, which the clocks show (10.9). */
export const STORED: readonly Entry[] = Object.entries(OWNED).map(([name, who]) =>
  counted(
    words(
      inRow('#', words(inRow(who, STEPS), inRow(STEPS, who)), '|are|is|son|estan|sono', STOCK),
      inRow(
        '|the|los|el|i|il|gli',
        who,
        '|player',
        'has|have|saved|stored|banked|kept|tiene|tienen|guarda|guardan|ha|hanno|tengono|conserva|conservano',
        '|got|guardados|ahorrados',
        '#',
        STEPS,
        STOCK,
      ),
    ),
    name,
    0,
    4,
  ),
);

/** Turns in which a headquarters was last used (14.2, 14.3). */
export const LAST_USED: readonly Entry[] = Object.entries({
  stavkaLast: 'stavka|russian hq',
  oberostLast: 'oberost|ober ost|german hq',
}).map(([name, hq]) =>
  counted(
    inRow(
      '|the|la|el|lo|l',
      hq,
      '|was|has been|fue|se|ha sido|e stata|e stato|fu',
      'last used|used last|last placed|last seen|used|placed|last out|usada|usado|usada por ultima vez|usado por ultima vez|uso por ultima vez|se uso|uso|usata|usato|usata l ultima volta|usato l ultima volta|piazzata|piazzato',
      '|on|in|en|en el|el|nel|al|il|nell',
      '|turn|gt|turno|tj|tg',
      '#',
    ),
    name,
    1,
    24,
  ),
);

const CENTRALS =
  'central powers|cp|germans|potencias centrales|imperios centrales|centrales|alemanes|imperi centrali|centrali|tedeschi|potenze centrali';
const IN_ONE_TURN =
  'in one turn|in a turn|in the same turn|in a single turn|en un turno|en el mismo turno|en un solo turno|in un turno|nello stesso turno|in un solo turno';

/** How often the Russian has attacked in the northern part, and whether he is free to do so (15.3). */
export const IN_THE_NORTH: readonly Entry[] = [
  counted(
    words(
      inRow(
        '|already|ya|gia|with|con|after|there have been|there were|we ve made|he has made|i ve made|ha habido|he hecho|ha hecho|ci sono stati|ho fatto|ha fatto',
        '|already|ya|gia',
        '#',
        '|russian|previous|earlier|rusos',
        'attacks|attack|ataques|ataque|attacchi|attacco',
        '|russian|rusos|russi',
        '|already|so far|made|before|ya|hechos|previos|hasta ahora|gia|fatti|finora',
        'up there|in the north|there in the north|in the northern zone|en la zona norte|nella zona nord|north of row xx20|north of xx20|north of the row|in the northern part|en el norte|ahi en el norte|al norte de la fila|al norte de xx20|al norte de la xx20|al norte de la fila xx20|a nord|al nord|a nord della fila|a nord della xx20|a nord della fila xx20|nel nord',
        '|already|so far|before|ya|hasta ahora|gia|finora|in this offensive|en esta ofensiva|in questa offensiva',
      ),
    ),
    'northAttacks',
    0,
    9,
  ),
  field(
    words(
      inRow(
        '|the|los|las|gli|i|le',
        CENTRALS,
        'have|had|already|have already|han|ya han|hanno|hanno gia',
        '|already|ya|gia',
        'attacked|atacado|attaccato',
        '|up|there|ahi|alli|li|la',
        '|there|in the north|north of row xx20|en el norte|al norte|a nord|nel nord|al nord',
        'twice|two times|dos veces|due volte',
        '|there|up there|in the north|ahi|en el norte|li|a nord',
        IN_ONE_TURN,
      ),
      // "The CP made two attacks north of row 20 in one turn"
      inRow(
        '|the|los|las|gli|i|le',
        CENTRALS,
        '|have|had|han|hanno',
        'made|hicieron|hecho|fatto',
        'two attacks|2 attacks|dos ataques|2 ataques|due attacchi|2 attacchi',
        'there|up there|in the north|north of row xx20|north of row 20|ahi|alli|en el norte|al norte|al norte de la fila 20|al norte de la fila xx20|li|la|a nord|nel nord|a nord della fila 20|a nord della fila xx20',
        IN_ONE_TURN,
      ),
    ),
    'released',
    true,
  ),
];

const RUSSIA =
  'russia|the russians|the russian|the tsar|rusia|los rusos|el ruso|la russia|i russi|il russo|lo zar|el zar';
/** "Does Russia collapse?": the check for revolution by what it may bring (4.5). */
export const COLLAPSE = words(
  inRow(
    '|does|do|will|would|can|has|have|did',
    RUSSIA,
    '|already|now',
    'collapse|collapses|collapsed|crumble|crumbles|go under|goes under|fall apart|falls apart|break down|breaks down|go red|goes red|turn red|turns red|rise up|rises up|revolt|revolts|throw in the towel|throws in the towel|bow out|bows out|drop out|drops out|drop out of the war|drops out of the war|quit the war|quits the war|leave the war|leaves the war|give up the war|sue for peace|sues for peace',
  ),
  'does russia fall|will russia fall|does russia crack|will russia crack|russian collapse|collapse of russia|the collapse of russia|does the revolution break out|does revolution break out|revolution breaks out|will there be a revolution|is there a revolution',
  inRow(
    'se hunde|se hunden|se derrumba|se derrumban|se desmorona|se viene abajo|colapsa|colapsan|se desploma|se subleva|se sublevan|abandona la guerra|deja la guerra|sale de la guerra|se rinde|se vuelve roja|se pone roja|cae|caera|se hundira|se derrumbara|colapsara|sucumbe|se retira de la guerra',
    'rusia|la rusia zarista|el imperio ruso',
  ),
  inRow(
    'rusia|el imperio ruso',
    'se hunde|se derrumba|se desmorona|se viene abajo|colapsa|se desploma|se subleva|abandona la guerra|deja la guerra|sale de la guerra|se vuelve roja|se pone roja|sucumbe|se retira de la guerra',
  ),
  'colapso ruso|el colapso ruso|colapso de rusia|el colapso de rusia|derrumbe ruso|hundimiento de rusia|estalla la revolucion|hay revolucion',
  inRow(
    'crolla|crollano|collassa|collassano|cede|si sfalda|si sgretola|va a fondo|va a rotoli|esce dalla guerra|lascia la guerra|abbandona la guerra|si arrende|diventa rossa|cade|cadra|crollera|soccombe',
    'la russia|russia|l impero russo',
  ),
  inRow(
    'la russia|russia|l impero russo',
    'crolla|collassa|cede|si sfalda|si sgretola|va a fondo|va a rotoli|esce dalla guerra|lascia la guerra|abbandona la guerra|si arrende|diventa rossa|soccombe',
  ),
  'crollo russo|il crollo russo|crollo della russia|il crollo della russia|collasso russo|scoppia la rivoluzione|c e la rivoluzione',
);

const OFF = {
  en: 'off the map|off map|off the board|off-map|from the map|from the board',
  es: 'fuera del mapa|fuera del tablero|del mapa|del tablero|el mapa|el tablero',
  it: 'fuori mappa|fuori dalla mappa|fuori dal tabellone|dalla mappa|di mappa|dal tabellone|la mappa|il tabellone',
};
const BY_RAIL = {
  en: 'by strategic movement|by strategic move|on the trains|by train|by rail|on the train|strategically|on a strategic move|with strategic movement|via strategic movement|using strategic movement',
  es: 'por movimiento estrategico|con movimiento estrategico|con el movimiento estrategico|con el estrategico|en tren|por tren|por ferrocarril|en movimiento estrategico|estrategicamente|mediante movimiento estrategico|usando el movimiento estrategico',
  it: 'per movimento strategico|col movimento strategico|con movimento strategico|con il movimento strategico|con lo strategico|in treno|per ferrovia|in ferrovia|strategicamente|tramite movimento strategico|usando il movimento strategico',
};
/** The unit went off the map on a strategic move and now comes back by its own points (11.6). */
export const OFF_MAP = words(
  inRow(
    '|it|he|that|which|they',
    '|s|had|has|has been|was|is|had been|have|after|having|already|having already',
    '|been|already',
    'left|leaving|went|gone|going|taken|moved|railed|exited|exiting|carried|sent|shipped|came|departed|quit|quitting|gotten|got|pulled',
    `${OFF.en}|the map|the board`,
    '|earlier|before|last turn|already',
    BY_RAIL.en,
    '|earlier|before|last turn|already',
  ),
  inRow('having|after|it|has|it s', '|been', 'railed|railing', OFF.en, '|earlier|before|last turn|already'),
  inRow(
    '|the|a',
    'strategic movement|strategic move|train|trains|rails|railway',
    '|had|has|already',
    'took|taken|carried|brought|moved|sent|got|led',
    'it|him|them|the unit|the corps',
    OFF.en,
  ),
  inRow(
    '|ya|tras|despues de|habiendo|ha|habia|haber|que|tras haber|el cual',
    '|ya|se|se ha',
    'salio|salido|salir|se fue|ido|irse|dejo|dejado|dejar|abandono|abandonado|abandonar|partio|partido|marcho|marchado|fue',
    OFF.es,
    '|antes|ya|el turno pasado',
    BY_RAIL.es,
  ),
  inRow(
    '|el|un',
    'movimiento estrategico|estrategico|tren|ferrocarril',
    '|ya',
    'lo saco|la saco|los saco|lo llevo|la llevo|lo ha sacado|la ha sacado|lo ha llevado|se lo llevo|se la llevo|lo habia sacado',
    OFF.es,
  ),
  inRow(
    '|gia|dopo|essendo|avendo|e|era|ha|aveva|dopo essere|dopo aver|che e',
    '|gia',
    'uscito|uscita|usciti|usci|lasciato|lasciata|lascio|abbandonato|andato|andata|partito|partita|portato|portata',
    OFF.it,
    '|prima|gia|il turno scorso',
    BY_RAIL.it,
  ),
  inRow(
    '|il|un|lo|la',
    'movimento strategico|strategico|treno|ferrovia',
    '|gia',
    'l ha portato|l ha portata|lo ha portato|la ha portata|l aveva portato|l aveva portata|l ha tolto|l ha tolta|lo porto|li ha portati',
    OFF.it,
  ),
);
