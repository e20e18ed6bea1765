import { numberWords } from '@/lib/games/grand-illusion/typed/battle-words';
import { ANOTHER_BEFORE } from '@/lib/games/grand-illusion/typed/clause-words';
import { choice, field, filler } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { inRow } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* What players tell beside the name of a tool of Grand Illusion, in clauses of their own. */

const OPPONENT = words(
  inRow(
    '|the|his|my|our|their|your',
    'opponent|enemy|other side|other player|other guy|adversary|rival|allies|germans|allied player|german player|french|german',
  ),
);
const RIVAL = inRow(
  '|el|su|mi|nuestro|los',
  'oponente|rival|enemigo|otro bando|otro jugador|otro|adversario|contrario|aliados|alemanes|aleman|jugador aleman|jugador aliado|franceses',
);
const AVVERSARIO = inRow(
  '|il|l|gli|i|il suo|il mio',
  'avversario|nemico|rivale|altro|altra parte|altro giocatore|alleati|tedeschi|tedesco|francesi|giocatore tedesco|giocatore alleato',
);
/** The other player has just passed (8.1.1.a). */
export const PASSED: readonly Entry[] = [
  field(
    words(
      inRow(
        `|right|straight|just`,
        '|after|once|as|since|when',
        OPPONENT,
        '|has|had|have',
        '|just|only just|already|said',
        'passed|passes|pass|passing',
        '|just now|a moment ago|before him|before|right before|first',
      ),
      inRow('|right|straight', 'after', 'a|the|his', 'pass', '|by|of|from', OPPONENT),
      inRow(
        '|right|straight|just',
        'after|with|on|there was|following',
        'a|the|his',
        'pass',
        'by|of|from',
        OPPONENT,
        '|just now|a moment ago|just before|before us',
      ),
      inRow(
        '|after|when|once|since',
        OPPONENT,
        '|has|had|just|has just|only|simply',
        'took a pass|taken a pass|takes a pass|chose to pass|chooses to pass|did nothing but pass|does nothing but pass|did nothing and passed|declined to act|passed his turn|passed his go|passed his segment|said he passes|said pass|says pass|opted to pass',
        '|just now|a moment ago|right before|before|just before',
      ),
      inRow(
        OPPONENT,
        '|has|had|just|has just|took a|took the|chose to',
        'pass|passed|passes',
        'in|on|during',
        'his|the|their',
        '|last|previous|preceding|own',
        'segment|action segment|turn|go|activation',
      ),
      inRow(OPPONENT, 's', 'pass', '|came first|before'),
      inRow(
        RIVAL,
        '|ya',
        'acaba de pasar|acaban de pasar|ha pasado|han pasado|paso|pasaron|dijo paso|dice paso|ha dicho paso|acaba de decir paso',
        '|hace un momento|justo antes|ahora mismo|antes',
      ),
      inRow('|justo', 'tras|despues de|despues de que|al', 'pasar|haber pasado|pasaran|pasara|que pasaran', RIVAL),
      inRow('|justo', 'tras|despues de', 'un|el', 'paso', 'de|del', RIVAL),
      inRow(
        '|justo|con|tras|despues de|hubo',
        'un|el',
        'pase|paso',
        'de|del|por parte de|por parte del',
        RIVAL,
        '|recien hecho|hace un momento|justo antes|reciente|ahora mismo|recien',
      ),
      inRow(
        '|justo',
        'tras|despues de|una vez|cuando|ya',
        '|que',
        RIVAL,
        '|ya',
        'dijera paso|dijo paso|dijese paso|pasara|pasase|paso|pasaron|ha pasado|haya pasado|hubiera pasado',
      ),
      inRow(
        RIVAL,
        '|ya|solo',
        'paso|pasaron|ha pasado|han pasado|no hizo mas que pasar|no ha hecho mas que pasar|no hizo nada y paso|se limito a pasar|eligio pasar|opto por pasar|prefirio pasar|decidio pasar|solo paso',
        '|en|durante',
        '|su|el',
        '|ultimo|anterior',
        '|segmento|segmento de accion|turno|turno anterior|segmento anterior',
      ),
      inRow(
        AVVERSARIO,
        '|gia',
        'ha appena passato|hanno appena passato|ha passato|hanno passato|ha detto passo|ha appena detto passo|passa',
        '|un attimo fa|poco fa|adesso|prima|un momento fa',
      ),
      inRow('|subito', 'dopo', '|che', AVVERSARIO, 'hanno passato|ha passato|passava|abbia passato|abbiano passato'),
      inRow('|subito', 'dopo', 'un|il', 'passo', 'dell|del|degli|dei', AVVERSARIO),
      inRow(
        '|subito|con|dopo|c e stato',
        'un|il',
        'passo|pass',
        'dell|del|degli|dei|da parte dell|da parte del',
        AVVERSARIO,
        '|appena fatto|appena detto|un attimo fa|poco fa|subito prima|proprio adesso',
      ),
      inRow(
        '|subito',
        'dopo|quando|una volta',
        '|che',
        AVVERSARIO,
        'ha detto passo|hanno detto passo|dice passo|disse passo|diceva passo|avesse passato|abbia detto passo',
      ),
      inRow(
        AVVERSARIO,
        '|gia|solo',
        'ha passato|hanno passato|passava|ha solo passato|non ha fatto altro che passare|si e limitato a passare|ha scelto di passare|ha preferito passare|ha deciso di passare|ha appena passato',
        words(
          '',
          'subito prima|proprio ora|proprio prima',
          inRow(
            'nel|durante il|al',
            '|suo',
            '|ultimo|precedente',
            'segmento|segmento d azione|turno|turno precedente|segmento precedente',
          ),
        ),
      ),
    ),
    'opponentPassed',
    true,
  ),
  filler(
    'player|the player|is in|in his|in her|in their|action segment|his action segment|segment|jugador|segmento|segmento de accion|su segmento de accion|en su|giocatore|segmento d azione|nel suo|suo segmento',
  ),
];

const NTH = 'second|2nd|segunda|2a|seconda';
/** The second activation of a player in a row (9.1.4). */
export const SECOND_IN_ROW: readonly Entry[] = [
  field(
    words(
      inRow(
        '|it s|it is|this is|on|in|for|with|that s',
        '|the|his|her|its|their|a|our|my',
        NTH,
        '|consecutive|straight|successive|back to back|running',
        'activation',
        '|in a row|running|straight|straight running|on the trot|in succession|back to back|one after the other|consecutively',
      ),
      inRow('|it s|it is|this is|the', 'second', 'in a row|running|on the trot|in succession|straight'),
      inRow(
        '|he s|he is|he|they|they re|we re|i m|we',
        'activating|activates|activate|activated|has activated|have activated',
        'twice|two times',
        'in a row|running|on the trot|in succession|straight|back to back',
        '|,|and',
        '|this is the second|it s the second|this is the second one',
      ),
      inRow(
        '|this',
        'activation',
        'follows|comes',
        '|right|straight|directly|immediately',
        'after|on',
        'another|his last one|the last one|his previous one',
        '|of his|of theirs|of ours|of mine|one',
      ),
      inRow('two', 'activations', 'in a row|running|on the trot', '|,', '|this|it s|this is', '|the second'),
      inRow(
        '|es|esta es|en|con|por|para',
        '|la|su|una',
        'segunda',
        'activacion',
        '|seguida|consecutiva|de corrido|de seguido|sin parar|sin interrupcion|una tras otra',
      ),
      inRow(
        '|activa|activan|activo|ha activado',
        'dos veces',
        'seguidas|consecutivas',
        '|y esta es la segunda|esta la segunda|, esta es la segunda',
      ),
      inRow(
        '|van|lleva|llevan|son|hace',
        'dos activaciones',
        'seguidas|consecutivas',
        '|,',
        '|esta la segunda|esta es la segunda',
      ),
      inRow(
        '|esta',
        'activacion',
        'va|viene|sigue',
        '|justo',
        'detras de|tras|a|despues de',
        'otra',
        '|suya|nuestra|mia',
      ),
      inRow(
        '|e|e la|questa e|nella|alla|con la|per la',
        '|la|sua|una',
        'seconda',
        'attivazione',
        '|di fila|consecutiva|di seguito|una dopo l altra|una dietro l altra|senza pausa',
      ),
      inRow(
        '|attiva|attivano|attivo|ha attivato',
        'due volte',
        'di fila|di seguito|consecutive',
        '|e questa e la seconda|, questa e la seconda',
      ),
      inRow('due attivazioni', 'di fila|di seguito|consecutive', '|,', '|e la seconda|questa e la seconda'),
      inRow('|questa', 'attivazione', 'viene|segue', '|subito', 'dopo|dietro|a', 'un altra|un', '|sua|nostra|mia'),
    ),
    'second',
    true,
  ),
  field(ANOTHER_BEFORE, 'second', true),
];

const SUPPLY_EN = 'supply|supplies|supply line|a supply line|any supply|a line of supply|any supply line|supply lines';
const SUMINISTRO =
  'suministro|suministros|abastecimiento|abastecimientos|linea de suministro|linea de abastecimiento|una linea de suministro|avituallamiento';
const RIFORNIMENTO = 'rifornimento|rifornimenti|linea di rifornimento|una linea di rifornimento|approvvigionamento';
/** Units are out of supply, however it is said (11.2). */
export const NOT_SUPPLIED = words(
  inRow(
    'out of|without|lacking|lacks|lack|no|cut off from|short of|deprived of|beyond|with no|have no|has no|lost|lost its|lost their',
    SUPPLY_EN,
  ),
  inRow(
    'not|isn t|aren t|is not|are not|wasn t|weren t|never',
    '|being|been|getting',
    'supplied|in supply|getting supply',
  ),
  inRow('don t|doesn t|do not|does not|can t|cannot', 'have|get|trace|draw', SUPPLY_EN),
  'unsupplied|out of supply|oos|cut off',
  inRow(
    'sin|fuera de|fuera del|privadas de|privados de|privada de|faltas de|faltos de|carecen de|carece de|les falta|le falta|no tienen|no tiene|no reciben|no recibe|sin ningun|cortadas de|cortados del|no les llega|no le llega',
    '|el|la|los',
    SUMINISTRO,
  ),
  inRow('sin', 'abastecer|suministrar|avituallar'),
  inRow(
    'no',
    'esta|estan|estaba|estaban',
    'abastecida|abastecidas|abastecido|abastecidos|suministradas|suministrada|suministrados|en suministro|con suministro',
  ),
  inRow('no', 'abastecida|abastecidas|abastecido|abastecidos|suministradas|suministrada'),
  'desabastecida|desabastecidas|desabastecido|desabastecidos|sin abastecer',
  inRow(
    'senza|fuori|fuori dal|fuori dai|fuori da|fuori di|privi di|prive di|privo di|priva di|mancano di|manca di|manca loro|manca|mancano|gli manca|non hanno|non ha|non ricevono|non riceve|a corto di|tagliate fuori dai|tagliati fuori dai',
    '|il|i|loro il|alcun|un',
    RIFORNIMENTO,
  ),
  inRow(
    'non',
    '|e|sono|era|erano',
    'rifornita|rifornite|rifornito|riforniti|in rifornimento|approvvigionate|approvvigionati',
  ),
);

const NOW_EN = 'now|right now|this turn|in this turn|this very turn|at the moment|as we speak|today|just now';
const AHORA =
  'ahora|ahora mismo|este turno|en este turno|este mismo turno|en este mismo turno|en este momento|en marcha|en curso';
const ORA =
  'ora|adesso|in questo turno|questo turno|in questo stesso turno|proprio adesso|proprio ora|in questo momento|in corso';
const GENERAL_EN = inRow(
  '|the|their|his|a|with the|with',
  '|german',
  'general retreat',
  '|of the germans|by the germans',
);
const GENERAL_ES = inRow('|la|su|con la', 'retirada general', '|alemana|de los alemanes|aleman');
const GENERAL_IT = inRow('|la|la loro|la sua|con la', 'ritirata generale', '|tedesca|dei tedeschi');
/** The General Retreat of the Germans is made in this turn (8.7.3). */
const RETREATS_NOW = words(
  inRow(
    GENERAL_EN,
    'is|happens|comes|takes place|is made|is called|is on|is being made|being made|is going on|is under way|is underway|is happening|going on|under way|made|called|occurs',
    NOW_EN,
  ),
  inRow(
    GENERAL_EN,
    'is going on|going on|is under way|is underway|in progress|is in progress|being made|is on|is happening',
  ),
  inRow(
    'he|they|the germans|the german|i|we|germans',
    '|is|are|re|s',
    'calls|call|makes|make|making|doing|do|does|declares|declare|calling|declaring|carrying out',
    GENERAL_EN,
    `|${NOW_EN}`,
  ),
  inRow(NOW_EN, '|the|their', '|germans|german', '|make|makes|do|comes|is', GENERAL_EN),
  inRow(GENERAL_ES, 'es|se hace|ocurre|se declara|se produce|esta|se esta haciendo|tiene lugar|toca', AHORA),
  inRow(GENERAL_ES, 'en marcha|en curso|esta en marcha|se esta haciendo'),
  inRow(
    '|los alemanes|el aleman|ellos|el',
    'declara|declaran|hace|hacen|estan haciendo|esta haciendo',
    `|${AHORA}`,
    GENERAL_ES,
    `|${AHORA}`,
  ),
  inRow(AHORA, 'ocurre|es|se hace|toca|tiene lugar', GENERAL_ES),
  inRow(GENERAL_IT, 'e|si fa|avviene|si dichiara|ha luogo|si sta facendo|viene fatta|tocca', ORA),
  inRow(GENERAL_IT, 'in corso|e in corso|si sta facendo'),
  inRow(
    '|i tedeschi|il tedesco|loro|lui',
    'dichiara|dichiarano|fa|fanno|stanno facendo|sta facendo',
    `|${ORA}`,
    GENERAL_IT,
    `|${ORA}`,
  ),
  inRow(ORA, 'avviene|si fa|ha luogo|c e|e', GENERAL_IT),
);
const NOT_YET = words(
  inRow(
    '|the',
    'germans|german',
    'haven t|have not|hasn t|has not|didn t',
    '|yet',
    'made|done|called|declared|make',
    GENERAL_EN,
    '|yet',
  ),
  inRow(GENERAL_EN, 'hasn t|has not|is not|isn t', 'happened|been made|been called|come|done|made', '|yet'),
  inRow('no|no ha habido|sin', GENERAL_ES, '|todavia|aun'),
  inRow('|los alemanes|el aleman', '|aun|todavia', 'no', 'han hecho|ha hecho|hicieron|hizo', GENERAL_ES),
  inRow('senza|nessuna', GENERAL_IT),
  inRow('|i tedeschi|il tedesco', 'non', 'hanno|ha', '|ancora', 'fatto', GENERAL_IT),
);
const INF_EN = inRow(
  '|the|his|their|any',
  'enemy|hostile|french|allied|german|british',
  'infantry|infantry unit|inf|foot|units|troops',
);
const INF_ES = inRow('|la|el|las', 'infanteria|tropas|unidad|unidades', 'enemiga|enemigas|francesa|alemana|aliada');
const INF_IT = inRow('|la|le', 'fanteria|truppe|unita', 'nemica|nemiche|francese|tedesca|alleata');
const IN_HEX =
  '|in the hex|there|in it|in that hex|in the same hex|del hex|en el hex|alli|ahi|en ese hex|del hexagono|en el hexagono|nell esagono|li|in quell esagono|dell esagono';
const IS = '|is|are|being|esta|estan|e|sono|che e';
/** Infantry of the enemy stands in the hex that is to be entrenched (9.7.2). */
const ENEMY_INFANTRY = words(INF_EN, INF_ES, INF_IT);
export const ENTRENCHED: readonly Entry[] = [
  ...choice('retreat', { now: RETREATS_NOW, no: NOT_YET }),
  ...choice('enemy', {
    unsupplied: inRow(ENEMY_INFANTRY, IN_HEX, IS, NOT_SUPPLIED),
    supplied: words(
      inRow(
        ENEMY_INFANTRY,
        IN_HEX,
        IS,
        'in supply|supplied|con suministro|abastecida|abastecidas|rifornita|rifornite|in rifornimento',
      ),
      inRow('supplied', INF_EN, IN_HEX),
    ),
    none: words(
      inRow('no', 'enemy infantry|hostile infantry|enemy foot|enemy inf', IN_HEX),
      inRow('sin|no hay|ninguna', 'infanteria enemiga', IN_HEX),
      inRow('senza|non c e|nessuna', 'fanteria nemica', IN_HEX),
    ),
  }),
  ...choice('own', {
    unsupplied: inRow(
      '|my|our|the|own|mi|nuestra|la|la mia|la nostra',
      '|own',
      'infantry|infanteria|fanteria',
      IN_HEX,
      IS,
      NOT_SUPPLIED,
    ),
  }),
  ...choice('enemy', {
    none: words(
      inRow(
        '|and|but',
        'in the|in that|in this|the',
        'hex',
        '|there is|there s|has|holds|there are',
        'no|without',
        'enemy infantry|hostile infantry|enemy foot|enemy inf|enemy units|enemies',
      ),
      inRow(
        '|y|pero',
        'en el|en ese|en este|el|alli',
        '|hex|hexagono',
        'no',
        'hay|tiene|queda',
        '|ninguna',
        'infanteria enemiga|infanteria hostil|tropas enemigas|enemigos|infanteria del enemigo',
      ),
      inRow(
        '|e|ma',
        'nell|in quell|in quest|l|li',
        '|esagono',
        'non',
        'c e|ha|resta|ci sono',
        '|nessuna',
        'fanteria nemica|fanteria ostile|truppe nemiche|nemici|fanteria del nemico',
      ),
    ),
  }),
  filler(
    'infantry|my infantry|our infantry|infanteria|la infanteria|mi infanteria|fanteria|la fanteria|if|si|se|of the hex|del hex|wants to|quiere|vuole|an|a',
  ),
];

const LINE_EN = inRow(
  '|the|that|its|this|their|our',
  '|rail|railway|train',
  'line|railway|rail line|track|tracks|railroad|rails',
);
const LINEA_ES = inRow(
  '|la|esa|su|el|esta',
  'linea|ferrocarril|via|linea ferrea|linea de tren|via ferrea|linea ferroviaria',
);
const LINEA_IT = inRow('|la|quella|il|questa|sua', 'linea|ferrovia|binario|linea ferroviaria|strada ferrata');
const SOURCE_EN = inRow('|a|any|the|its', 'supply source|source of supply|source|supply sources|sources of supply');
const FUENTE = inRow(
  '|una|ninguna|la|las|alguna|su',
  'fuente|fuentes',
  '|de suministro|de abastecimiento|de suministros',
);
const FONTE = inRow('|una|alcuna|la|le|nessuna|sua', 'fonte|fonti', '|di rifornimento|di rifornimenti');
/** The railway is linked to no source of supply (10.2). */
export const UNLINKED: readonly Entry[] = [
  field(
    words(
      inRow(
        LINE_EN,
        'isn t|is not|doesn t|does not|can t|cannot|isn t even|no longer|never',
        '|even',
        'linked|connected|connect|link|joined|lead|leads|reach|run|tied|connects|traced|trace',
        '|to|with|back to',
        SOURCE_EN,
      ),
      inRow(
        LINE_EN,
        'connects|leads|links|runs|goes|is linked|is connected',
        'to',
        'no|none',
        'supply source|source of supply|source|supply sources',
      ),
      inRow(LINE_EN, 'is|s', 'cut off|isolated|severed|cut|disconnected|unlinked|separated', 'from', SOURCE_EN),
      inRow(LINE_EN, 'has|lacks|is without|lost|has lost', '|no|a|any|its', 'link|connection', '|to|with', SOURCE_EN),
      inRow('no', 'supply source|source of supply|source', '|at the end of|on|along|for|linked to|behind', LINE_EN),
      inRow(
        'without|no',
        'a|any|link|connection',
        '|link|connection',
        'between|from|to|of',
        LINE_EN,
        'and|to|with',
        SOURCE_EN,
      ),
      inRow(
        LINEA_ES,
        'no',
        '|se|esta|tiene',
        'enlaza|conecta|conectada|enlazada|unida|llega|enlace|conexion|une',
        '|con|a|hasta',
        FUENTE,
      ),
      inRow(
        LINEA_ES,
        'esta|queda|sigue',
        'aislado|aislada|cortado|cortada|desconectado|desconectada|separada',
        'de',
        FUENTE,
      ),
      inRow('|a', LINEA_ES, 'le falta', '|el|un', 'enlace|conexion', '|con|a', FUENTE),
      inRow('ninguna', 'fuente', '|de suministro|de abastecimiento', 'en|para|al final de', LINEA_ES),
      inRow('sin', 'conexion|enlace|union', '|entre|de', LINEA_ES, 'y|con|a', FUENTE),
      inRow(
        LINEA_IT,
        'non',
        '|si|e|ha',
        'allaccia|collega|collegata|allacciata|unita|arriva|collegamento|connette|connessa',
        '|a|con|ad|fino a',
        FONTE,
      ),
      inRow(
        LINEA_IT,
        'e|resta',
        'isolata|isolato|tagliata|tagliato|scollegata|staccata|separata',
        'dalle|da|dalla',
        FONTE,
      ),
      inRow('|a', LINEA_IT, 'manca', '|il|un', 'collegamento|allacciamento', '|con|a', FONTE),
      inRow('nessuna', 'fonte', '|di rifornimento|di rifornimenti', 'su|per|in fondo a', LINEA_IT),
      inRow('senza', 'collegamento|allacciamento|connessione', '|tra|fra|di', LINEA_IT, 'e|con|a', FONTE),
    ),
    'line',
    false,
  ),
];

const HEX_EN = 'hex|land hex|one hex|another hex|some hex|hexes|place|way';
const HEX_ES = 'hex|hexagono|otro hex|otro hexagono|algun hex|sitio|camino|hexes';
const HEX_IT = 'esagono|altro esagono|qualche esagono|posto|via|esagoni';
const ORDER_EN = inRow(
  'of|in|from|on',
  '|the|its|their',
  'retreat order|order of retreat|retreat|retreat path|list|priority list',
);
const ORDEN = inRow('de|del|en|en el|de la', '|el|la|su', 'orden de retirada|retirada|lista');
const ORDINE = inRow('dell|nell|della|di|nella', '|la|l|sua', 'ordine di ritirata|ritirata|lista');
const GO_EN =
  'retreat to|go to|fall back to|withdraw to|retire to|retreat into|go|fall back into|retreat|retreat over land|go by land';
const GO_ES = 'al que retirarse|adonde retirarse|donde retirarse|donde ir|al que ir|por donde retirarse|para retirarse';
const GO_IT = 'dove ritirarsi|dove andare|in cui ritirarsi|verso cui ritirarsi|dove ripiegare|per ritirarsi';
const BY_LAND = [
  '|by land|overland|on land|over land|ashore|inland',
  '|por tierra|en tierra|tierra adentro|por la tierra',
  '|via terra|per terra|a terra|sulla terra|nell entroterra',
] as const;
const A_WAY = [
  inRow(
    '|a|another|some|one more|still a|still another|an',
    '|other|legal|valid|open|free|safe',
    'way out|exit|escape|way of escape|escape route|way',
  ),
  inRow('|una|otra|alguna', '|otra', 'salida|via|ruta|escapatoria|via de escape', '|de escape|de retirada'),
  inRow('|un|una|qualche|un altra', '|altra', 'via d uscita|uscita|via di fuga|via|scappatoia|strada'),
] as const;
const FREE = [
  'open|free|clear|available|legal|valid|usable',
  'abierto|libre|disponible|valido|legal|abierta|libres|abiertos|utilizable',
  'aperto|libero|disponibile|valido|aperta|libera|aperti|liberi|utilizzabile',
] as const;
const CORNERED = [
  inRow(
    'it|they|the unit|the british|the division|he',
    'isn t|is not|aren t|are not|s not|re not',
    '|really',
    'cornered|trapped|boxed in|surrounded|hemmed in|stuck',
  ),
  inRow(
    'no',
    'esta|estan|queda',
    '|del todo',
    'acorralada|acorralado|acorralados|atrapada|atrapado|encerrada|rodeada|copada|cercada',
  ),
  inRow(
    'non',
    'e|sono|resta',
    '|del tutto',
    'in trappola|intrappolata|intrappolato|accerchiata|circondata|chiusa|alle strette|con le spalle al muro',
  ),
] as const;
const MIGHT = [
  inRow(
    '|though|although|but|even if',
    'it|they|he|the unit',
    'could|can|may|might|would be able to|is able to',
    '|still|also|even',
    'get out|go|retreat|leave|escape|walk|withdraw|march off|get away|fall back',
    'by land|overland|on land|over land|inland|on foot',
  ),
  inRow(
    '|aunque|pero',
    '|aun|todavia|tambien',
    'podria|podrian|puede|pueden',
    '|aun|todavia|tambien',
    'salir|retirarse|irse|replegarse|escapar|huir|marcharse',
    'por tierra|a pie|tierra adentro',
  ),
  inRow(
    '|anche se|ma|benche',
    '|ancora',
    'potrebbe|potrebbero|puo|possono',
    '|ancora|anche',
    'uscire|ritirarsi|andarsene|ripiegare|scappare|fuggire',
    'via terra|per terra|a piedi',
  ),
] as const;
const A_HEX = [
  inRow('|a|an|one|another|some|at least one', `|${FREE[0]}`, 'hex|land hex|hexes|neighbouring hex|adjacent hex'),
  inRow('|un|algun|otro|al menos un|uno', 'hex|hexagono|hex vecino|hex adyacente'),
  inRow('|un|qualche|un altro|almeno un|uno', 'esagono|hex|esagono vicino|esagono adiacente'),
] as const;
const STILL = ['|still|left|also|there', '|todavia|aun|tambien', '|ancora|anche|pure'] as const;
const LEFT_OPEN = words(
  MIGHT[0],
  inRow(
    '|there is|there s|with|it has|they have|has',
    STILL[0],
    A_HEX[0],
    '|is|stays|remains',
    STILL[0],
    `|${FREE[0]}`,
    STILL[0],
    '|for it|for them',
    `|${GO_EN}|to retreat|to retreat to|to go to|to withdraw to`,
    BY_LAND[0].slice(1),
  ),
  inRow(
    '|there is|there s|with|it has|it still has|they have',
    STILL[0],
    A_WAY[0],
    'is|stays|remains',
    STILL[0],
    FREE[0],
  ),
  inRow('there is|there s|with|it has|it still has|they have', STILL[0], A_WAY[0], `|${FREE[0]}`, BY_LAND[0]),
  inRow(CORNERED[0], '|,|:', '|there s|there is', A_HEX[0], 'is|stays|remains|', FREE[0], BY_LAND[0]),
  inRow(A_HEX[0], ORDER_EN, 'is|stays|remains', STILL[0], FREE[0]),
  MIGHT[1],
  inRow(
    'queda|hay|con|tiene|le queda|les queda|tienen',
    STILL[1],
    A_HEX[1],
    STILL[1],
    FREE[1],
    STILL[1],
    BY_LAND[1],
    `|${GO_ES}`,
    BY_LAND[1],
  ),
  inRow('|hay|queda|le queda|tiene|con', STILL[1], A_WAY[1], '|esta|sigue', FREE[1], BY_LAND[1]),
  inRow('le queda|tiene|hay', STILL[1], A_WAY[1], 'por tierra'),
  inRow(CORNERED[1], '|,|:', '|hay|queda|tiene', A_HEX[1], '|esta|sigue', FREE[1], BY_LAND[1]),
  MIGHT[2],
  inRow(
    'resta|c e|con|ha|le resta|gli resta|hanno|rimane',
    STILL[2],
    A_HEX[2],
    STILL[2],
    FREE[2],
    STILL[2],
    BY_LAND[2],
    `|${GO_IT}`,
    BY_LAND[2],
  ),
  inRow('|c e|resta|gli resta|ha|con', STILL[2], A_WAY[2], '|e|resta', FREE[2], BY_LAND[2]),
  inRow('gli resta|ha|c e', STILL[2], A_WAY[2], 'via terra'),
  inRow(CORNERED[2], '|,|:', '|c e|resta|ha', A_HEX[2], '|e|resta', FREE[2], BY_LAND[2]),
);
/** The turn of the emergency, in which a corps goes to Paris without a CAP (8.4.9.g). */
export const EMERGENCY: Entry = field(
  words(
    inRow(
      '|the',
      'paris',
      'emergency|alarm',
      '|is|is from|is of|came up|came',
      '|this|in this|now',
      '|gt|turn|game turn',
    ),
    inRow('|the', 'emergency|alarm', 'at|of|in|for', 'paris', '|is from this|is of this|this|came this', '|gt|turn'),
    inRow('paris in danger', '|came up|is drawn|came', '|this|in this', '|gt|turn'),
    inRow('|la', 'emergencia|alarma', 'de|en|por', 'paris', '|es de este|es de|este|en este', '|gt|turno'),
    inRow('paris en peligro', '|surgio|salio', '|en este|este', '|gt|turno'),
    inRow('|l', 'emergenza|allarme', 'di|a|per', 'parigi', '|e di questo|e di|in questo|questo', '|gt|turno'),
    inRow('parigi in pericolo', '|e scattata|e uscita', '|in questo|questo', '|gt|turno'),
  ),
  'emergency',
  true,
);

const OWED = [
  'mandated battle|mandated battles|mandated|mandatory battle|mandatory battles|compulsory battle|compulsory battles',
  'batalla obligatoria|batallas obligatorias|obligatoria|obligatorias',
  'battaglia obbligatoria|battaglie obbligatorie|obbligatoria|obbligatorie',
] as const;
/** "One mandated battle still owed by the Germans": how many a side has to fight yet, which is no battle of these. */
const owedBy = (n: number, whose: readonly [en: string, es: string, it: string]): string => {
  const number = n === 1 ? words(numberWords(n), 'a|una|un') : numberWords(n);
  return words(
    inRow(
      '|the',
      whose[0],
      '|still',
      'has|have|owe|owes|has got|have got',
      '|still',
      number,
      OWED[0],
      '|to go|to fight|left',
    ),
    inRow(number, OWED[0], '|is|are', '|still', 'owed|due|left|to fight|to go', 'by|for|from|to', '|the', whose[0]),
    inRow(
      '|el|los',
      whose[1],
      '|aun|todavia',
      'debe|deben|tiene pendiente|tienen pendientes',
      '|aun|todavia',
      number,
      OWED[1],
    ),
    inRow('al|a los', whose[1], '|aun|todavia', 'le queda|les queda|les quedan|le quedan', number, OWED[1]),
    inRow('|il|i|gli|l', whose[2], 'deve|devono', '|ancora', '|combattere|fare', number, OWED[2]),
    inRow('al|ai|agli|all', whose[2], 'manca|mancano|resta|restano', '|ancora', number, OWED[2]),
  );
};
export const STILL_OWED: readonly Entry[] = [1, 2, 3, 4].flatMap((n) => [
  field(owedBy(n, ['germans|german', 'aleman|alemanes', 'tedesco|tedeschi']), 'germanMarker', n),
  field(owedBy(n, ['allies|allied|french', 'aliado|aliados|franceses', 'alleato|alleati|francesi']), 'alliedMarker', n),
]);

/** They might retreat by land: a hex of the retreat order is open (9.4.3.a). */
export const WAY_OUT: readonly Entry[] = [
  field(LEFT_OPEN, 'wayOut', true),
  field(
    words(
      inRow(
        '|it|they|there|but',
        '|is|s|does|still',
        '|have|has|got',
        '|a|an|one|another|some|any',
        '|open|free|clear',
        HEX_EN,
        ORDER_EN,
        'is|s|stays|isn t|is still',
        'open|free|clear|available|shut|closed off',
      ),
      inRow(
        '|it|they|there|but',
        '|is|s|does|still|could still',
        '|have|has|got',
        'a|an|one|another|some',
        'open|free|clear',
        HEX_EN,
        '|it|they|that it',
        '|can|could|to|may',
        GO_EN,
      ),
      inRow(
        '|it|they',
        'could|can|may|might',
        '|still',
        GO_EN,
        '|a|an|to a|to an|into a|into an|onto an',
        'open|free|clear',
        HEX_EN,
      ),
      inRow(
        '|there s|there is|has|it has',
        '|a|an|one',
        HEX_EN,
        'open|free|clear',
        '|for it|for them|to it',
        '|to',
        `|${GO_EN}`,
      ),
      inRow(
        '|hay|tiene|tienen|queda|le queda|les queda',
        '|un|otro|algun',
        HEX_ES,
        'abierto|libre|disponible',
        `|${ORDEN}|${GO_ES}`,
      ),
      inRow('|un|otro|algun|hay un', HEX_ES, ORDEN, 'esta|queda|sigue|no esta', 'abierto|libre|disponible|cerrado'),
      inRow(
        'podria|podrian|puede|pueden',
        '|aun|todavia',
        'retirarse|ir|replegarse|irse',
        'a|por',
        '|un|otro',
        HEX_ES,
        'abierto|libre',
      ),
      inRow('le queda|les queda|tiene|tienen|hay', '|por tierra', '|un|otro', HEX_ES, `|por tierra`, GO_ES),
      inRow(
        '|c e|ha|hanno|resta|gli resta|ci sono',
        '|un|un altro|qualche',
        HEX_IT,
        'aperto|libero|disponibile|aperti|liberi',
        `|${ORDINE}|${GO_IT}`,
      ),
      inRow('|un|un altro|qualche|c e un', HEX_IT, ORDINE, 'e|resta|rimane|non e', 'aperto|libero|disponibile|chiuso'),
      inRow(
        'potrebbe|potrebbero|puo|possono',
        '|ancora',
        'ritirarsi|andare|ripiegare',
        'in|su|verso',
        '|un|un altro',
        HEX_IT,
        'aperto|libero',
      ),
      inRow('|via terra', 'gli resta|le resta|ha|hanno|c e', '|via terra', '|un|un altro', HEX_IT, GO_IT),
    ),
    'wayOut',
    true,
  ),
];

/** Cavalry of the side that attacks (9.6.2). */
const SIDE_OF = {
  attacker: words(
    inRow(
      '|it s|it is|is|belongs|as|the cavalry is|the cavalry was|cavalry is|the cav is',
      '|on|to|part of',
      '|the|an',
      'attacker|attackers|attacking side|attacking|attacker s|attack|side that attacks',
      '|s|side',
    ),
    inRow('|it s|it is|is', 'the one', 'attacking|that attacks|who attacks'),
    inRow(
      '|esta|es|es la|la caballeria es|la caballeria es la|la caballeria esta|como|es caballeria|caballeria',
      '|en el bando|del bando|en el|del|de la|el|la|parte',
      'atacante|atacantes|bando atacante|bando que ataca',
    ),
    inRow('|es|la caballeria|ella|es ella', '|la|que|estaba|esta', 'que ataca|ataca|atacando|la que ataca'),
    inRow(
      '|sta|e|e l|e la|la cavalleria e|la cavalleria e l|come|da|e cavalleria|cavalleria',
      '|dalla parte dell|dell|l|dal lato dell|parte dell',
      'attaccante|attaccanti',
    ),
    inRow('|e|la cavalleria|e lei', '|che|stava|sta', 'che attacca|attacca|attaccando'),
  ),
};
/** "Disrupted British cavalry tries to withdraw from infantry": what it does, and the name of the tool. */
const leavesOf = (en: string, es: string, it: string): string =>
  words(
    inRow(
      '|the|my|our|his|their',
      en,
      'cavalry|cav|horse|horsemen|riders|cavalrymen|troopers',
      '|that|which',
      '|wants to|want to|can|may|tries to|try to|trying to|attempts to|has to|must|could|would|is to',
      'withdraw|slip away|pull out|ride off|get away|evade|avoid battle|withdraws|withdrawing',
      '|before combat|before battle',
      '|from|in front of|in the face of|before',
    ),
    inRow(
      '|la|los|mi|nuestra|su|las|mis|nuestros|unos',
      'caballeria|jinetes',
      es,
      '|que',
      'quiere|quieren|puede|pueden|intenta|intentan|trata de|desea|va a|debe',
      'retirarse|escabullirse|replegarse|evitar el combate|escapar|rehuir el combate',
      '|antes del combate',
      '|ante|frente a|delante de',
    ),
    inRow(
      '|la|i|la mia|la nostra|la sua|i miei|i nostri|dei',
      'cavalleria|cavalieri',
      it,
      '|che',
      'vuole|vogliono|puo|possono|tenta di|prova a|cerca di|intende|deve',
      'ritirarsi|sganciarsi|ripiegare|evitare il combattimento|sottrarsi|sfilarsi',
      '|prima del combattimento',
      '|davanti alla|davanti a|di fronte a|di fronte alla|dinanzi a',
    ),
  );
export const CAVALRY_LEAVES = leavesOf(
  '|french|german|belgian|allied|enemy',
  '|francesa|francesas|alemana|belga|franceses|alemanes|aliada|enemiga',
  '|francese|francesi|tedesca|belga|tedeschi|alleata|nemica',
);
/** … and that of the British, who do it otherwise (9.6.1). */
export const BRITISH_LEAVE = leavesOf(
  'british|english|bef',
  'britanica|inglesa|britanicos|ingleses',
  'britannica|inglese|britannici|inglesi',
);
/** … and of one that is disrupted: no number of such is said. */
const DISRUPTED_LEAVES = leavesOf(
  'disrupted|flipped|worn|shaken',
  'aturdida|desorganizada|aturdidos|desorganizados|girada|volteada',
  'disorganizzata|disorganizzati|scossa|girata',
);
export const CAVALRY_TOLD: readonly Entry[] = [
  field(words(inRow('can|may|could|puede|puo', DISRUPTED_LEAVES), DISRUPTED_LEAVES), 'disrupted', true),
  ...choice('role', SIDE_OF),
  ...choice('against', {
    infantry: words(
      inRow('from|before|in front of|facing', '|the|enemy|hostile', 'infantry|foot|inf'),
      inRow('ante|frente a|delante de', '|la', 'infanteria', '|enemiga'),
      inRow('davanti|dinanzi|di fronte', '|a|alla', 'fanteria', '|nemica'),
    ),
    cavalry: words(
      inRow('from|before|in front of|facing', '|the|enemy|hostile', 'cavalry|cav|horse'),
      inRow('ante|frente a|delante de', '|la', 'caballeria', '|enemiga'),
      inRow('davanti|dinanzi|di fronte', '|a|alla', 'cavalleria', '|nemica'),
    ),
  }),
  filler('cav|horse|the cav|side|bando|parte|lato'),
];
