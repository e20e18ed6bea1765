import { inRow } from '@/lib/typed/phrases';
import { counted, asks, choice, field, filler, type Form } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { numberWords } from '@/lib/games/grand-illusion/typed/battle-words';
import { TRIER_ALLIED } from '@/lib/games/grand-illusion/typed/fallen-words';
import { SCENARIO } from '@/lib/games/grand-illusion/typed/field-words';
import { words } from '@/lib/typed/table-words';

/* Who has won in Grand Illusion, as players ask it at the table. */

const IN_TURN = words(
  inRow('|was|came|happened|made|done|took place|on|called|declared', 'in|on|during|at|of', '|game', 'turn|gt'),
  inRow('|fue|hecha|se hizo|ocurrio|declarada', 'en|en el|del', 'turno|gt'),
  inRow('|e stata|fatta|avvenuta|dichiarata', 'nel|al|del|in', 'turno|gt'),
  'gt|turn|turno',
);
/** "The Allies did their general retreat in GT 5": whose it is, and when. */
const retreatOf = (en: string, es: string, it: string): string =>
  words(
    inRow(
      en,
      '|have|had|has',
      '|did|done|made|make|called|declared|carried out|took',
      'their|his|the|a',
      'general retreat',
      IN_TURN,
    ),
    inRow(es, '|ya', 'hicieron|hizo|han hecho|ha hecho|declararon|hacen', 'su|la', 'retirada general', IN_TURN),
    inRow(it, 'hanno fatto|ha fatto|fecero|hanno dichiarato|fanno', 'la loro|la sua|la', 'ritirata generale', IN_TURN),
  );
const RETREATED = {
  alliedRetreat: words(
    retreatOf(
      'the allies|allies|the french|the allied player',
      'los aliados|aliados|los franceses',
      'gli alleati|alleati|i francesi',
    ),
    inRow('|the', 'allied|french', 'general retreat', IN_TURN),
    inRow('|la', 'retirada general', 'aliada|francesa|de los aliados|de los franceses', IN_TURN),
    inRow('|la', 'ritirata generale', 'alleata|francese|degli alleati|dei francesi', IN_TURN),
  ),
  germanRetreat: words(
    retreatOf(
      'the germans|germans|the german|the german player',
      'los alemanes|alemanes|el aleman',
      'i tedeschi|tedeschi|il tedesco',
    ),
    inRow('|the', 'german', 'general retreat', IN_TURN),
    inRow('|la', 'retirada general', 'alemana|de los alemanes', IN_TURN),
    inRow('|la', 'ritirata generale', 'tedesca|dei tedeschi', IN_TURN),
  ),
};

const GERMANS = words(
  'the germans|germans|the german|germany|the kaiser|the boche',
  'los alemanes|alemanes|el aleman|alemania',
  'i tedeschi|tedeschi|il tedesco|la germania|germania',
);
const ALLIES = words(
  'the allies|allies|the french|french|france|the entente',
  'los aliados|aliados|los franceses|franceses|francia',
  'gli alleati|alleati|i francesi|francesi|la francia',
);
const HOLD =
  'hold|holds|have|has|control|controls|own|owns|got|keep|keeps|held|occupy|occupied|' +
  'tienen|tiene|controlan|controla|ocupan|ocupa|conservan|mantienen|' +
  'tengono|tiene|hanno|ha|controllano|controlla|occupano|occupa';
const TAKE =
  'take|takes|took|have taken|has taken|capture|captures|captured|have captured|have just taken|just took|seize|seized|' +
  'toman|toma|tomaron|han tomado|acaban de tomar|capturan|conquistan|han conquistado|' +
  'prendono|prende|hanno preso|ha preso|hanno appena preso|conquistano|hanno conquistato|catturano';
const PARIS = 'paris|parigi';
const TRIER = '|the hex of';
const TRIER_NAME = 'trier|treveris|treviri';
const AWAY =
  '|for a while|for some time|for ages|already|since long|long since|desde hace tiempo|ya|ya desde hace tiempo|da tempo|gia|gia da un pezzo|da un pezzo';
const OF_GERMANS = words(
  'german|in german hands|under german control|german controlled|held by the germans|german held|in the germans hands',
  'aleman|alemana|en manos alemanas|en manos de los alemanes|bajo control aleman|en poder aleman|en poder de los alemanes',
  'tedesca|tedesco|in mano tedesca|in mani tedesche|sotto controllo tedesco|in mano ai tedeschi|in potere dei tedeschi',
);
const OF_ALLIES = words(
  'allied|french|in allied hands|in french hands|under allied control|held by the allies|still french|still allied',
  'aliado|aliada|frances|francesa|en manos aliadas|en manos francesas|bajo control aliado|sigue francesa|sigue siendo francesa|sigue siendo aliada',
  'alleata|alleato|francese|in mano alleata|in mano francese|sotto controllo alleato|ancora francese|ancora alleata',
);
const IS = '|is|has been|was|still|esta|es|sigue|lleva|e|sta|resta|si trova';

const NOTHING =
  'nothing|no units|no unit|nobody|no one|not a thing|not a unit|not one unit|none|no corps|no troops|zero|zero units|zero corps|not a single unit|not a single corps|not a soul|not one corps|not one man|not a man|nothing at all';
const NADA =
  'nada|nadie|a nadie|ninguna unidad|ningun cuerpo|ni una unidad|ni una sola unidad|sin una sola unidad|sin unidades|ninguna tropa|ni un cuerpo|ni un solo cuerpo|sin un solo cuerpo|cero|cero unidades|ni un hombre|nada de nada';
const NIENTE =
  'niente|nulla|nessuno|nessuna unita|nessun corpo|senza unita|senza una sola unita|senza un solo corpo|neanche un corpo|neanche una unita|neanche un unita|nemmeno un corpo|nemmeno un unita|nessuna truppa|zero|zero unita|neppure un uomo';
const EAST = words(
  inRow(
    'to|for|off to|into|towards|out to',
    'the east|the eastern front|russia|east prussia|the russian front|russia s front in the east|the east front',
  ),
  'east|eastwards',
);
const ESTE = inRow(
  'al|hacia el|para el|a|en el',
  'este|frente oriental|frente ruso|frente del este|frente ruso , el oriental|prusia oriental|frente este',
);
const EST = words(
  inRow(
    'al|verso il|sul|per il|in|nel',
    'fronte orientale|fronte russo|fronte est|fronte russo , quello orientale|prussia orientale',
  ),
  inRow('a|per l|verso l|all', 'est|oriente'),
);
const FRONT = [
  '|the',
  'east|eastern front|russian front|east front',
  'este|frente oriental|frente ruso|frente del este',
  'est|fronte orientale|fronte russo|fronte dell est|fronte est',
] as const;
const COUNTRY = [
  'germany|the germans|the german player|german side|the kaiser|the reich|the central powers|moltke|falkenhayn|the german',
  'alemania|los alemanes|el jugador aleman|el bando aleman|el kaiser|moltke|el aleman|el reich',
  'la germania|germania|i tedeschi|il giocatore tedesco|il kaiser|moltke|il tedesco|il reich',
] as const;
const TROOPS = [
  '|any|a single|one|a|a single one of his|its',
  'troops|units|unit|corps|men|man|soldiers|soldier|anything|anyone|anybody|reinforcements|division|help',
  'tropas|ninguna tropa|unidades|cuerpos|hombres|soldados|refuerzos|nada|nadie|una unidad|un cuerpo|ni un cuerpo|ningun cuerpo|ninguna unidad|un solo cuerpo|ni un hombre|un solo hombre|una sola unidad',
  'truppe|nessuna truppa|unita|corpi|uomini|soldati|rinforzi|niente|nulla|nessuno|una unita|un corpo|nessun corpo|nessuna unita|un solo corpo|un uomo|una sola unita',
] as const;
/** "Germany never sent troops to the Eastern Front", however long the way there is told. */
const NEVER_SENT = words(
  inRow(
    `|${COUNTRY[0]}|they|he|we`,
    'never|didn t|did not|hasn t|has not|have not|haven t|has never|have never|had never',
    'sent|send|ship|shipped|moved|move|spared|spare|transferred|transfer|railed|rail|gave|give|put|diverted',
    TROOPS[0],
    TROOPS[1],
    '|off|over|away',
    words(EAST, inRow('to|for', 'the', 'front in the east|russians|eastern theatre|other front')),
  ),
  inRow(
    FRONT[0],
    FRONT[1],
    'got|received|saw|was given|was sent|gets|has received|has had|had|has got',
    NOTHING,
    '|at all',
    '|from|out of',
    `|${COUNTRY[0]}`,
  ),
  inRow('with|and', '|absolutely', NOTHING, 'sent|shipped|going|shipped off|moved|railed', EAST),
  inRow(
    `|${COUNTRY[1]}`,
    'nunca|jamas|no|no se|nunca se',
    '|han|ha|se ha|se han',
    'envio|enviaron|mando|mandaron|enviado|mandado|destino|destinaron|cedio|cedieron|traslado|trasladaron|despacho|despacharon|llevo|llevaron|trasladado|cedido',
    '|a',
    TROOPS[2],
    words(ESTE, inRow('al|a|para|hacia', '|el', words(FRONT[2], 'rusia|rusos|los rusos'))),
  ),
  inRow(
    'sin',
    '|haber|que se haya',
    'mandado|enviado|cedido|desviado|destinado|trasladado|mandar|enviar|ceder|trasladar',
    '|a',
    TROOPS[2],
    words(ESTE, inRow('al|a|para|hacia', '|el', words(FRONT[2], 'rusia'))),
  ),
  inRow(
    '|el|al',
    FRONT[2],
    'no',
    '|le|se|ha',
    'recibio|recibido|llego|obtuvo|tuvo|vio|consiguio',
    NADA,
    'de|por parte de',
    words(COUNTRY[1], 'los alemanes'),
  ),
  inRow(
    `|${COUNTRY[2]}`,
    'non',
    '|ha|hanno|si e|si sono|e stato|sono stati',
    '|mai',
    'inviato|mandato|spedito|ceduto|trasferito|dirottato|inviata|inviate|mandate|spedite|inviati|mandati',
    TROOPS[3],
    words(EST, inRow('in|sul|al|verso|verso il', words(FRONT[3], 'russia'))),
  ),
  inRow(
    'senza',
    '|aver|avere|che sia stato',
    'mandato|inviato|spedito|ceduto|trasferito|mandare|inviare|spedire',
    TROOPS[3],
    words(EST, inRow('in|sul|al|verso|verso il|a', words(FRONT[3], 'russia'))),
  ),
  inRow(
    '|al|il',
    FRONT[3],
    'non',
    '|e|ha',
    'ricevuto|avuto|arrivato|ottenuto|visto',
    NIENTE,
    'dai|da|da parte dei|dalla',
    'tedeschi|tedesco|germania',
  ),
);
const NONE_LEFT = words(
  NEVER_SENT,
  inRow(
    `|${GERMANS}|they|he`,
    'kept|keep|keeps',
    'everybody|everyone|everything|all units|every unit|every corps|all their units|all troops',
    'in the west|west|in france',
    '|,|and',
    `|${inRow(NOTHING, '|was|were', '|sent|shipped|moved|goes|went', EAST)}`,
  ),
  inRow(
    'without',
    'a|any|one|a single|sending|moving|shipping|a single one',
    '|a|any|one|a single',
    'unit|units|corps|troops|anything|anybody|man',
    '|going|sent|shipped|moved|leaving|being sent|sent off|off',
    EAST,
  ),
  inRow(
    FRONT[0],
    FRONT[1],
    'never|didn t|did not|hasn t|has not|has never|got|gets|received|receives',
    '|got|get|received|receive|seen|saw',
    'anything|anybody|any units|a unit|a corps|nothing|nobody|no units|no corps|reinforcements|any troops|no troops',
  ),
  inRow(
    `|${GERMANS}|ellos`,
    '|no|no se',
    '|se|le|les',
    'cedio|cedieron|dio|dieron|transfirio|quito|desvio|desviaron|mando|mandaron|envio|enviaron|manda|mandan|ha cedido|han cedido|ha mandado|han mandado|embarco',
    NADA,
    words(ESTE, inRow('al|para el|hacia el', FRONT[2])),
  ),
  inRow(NADA, 'camino|rumbo|con destino|hacia|en direccion', 'del|de|al|hacia el|', FRONT[2]),
  inRow('sin', 'mandar|enviar|ceder|desviar', '|a', NADA, ESTE),
  inRow(
    '|el|al',
    FRONT[2],
    '|no',
    '|le|se',
    'llego|mando|recibio|ha recibido|fue|dio|envio|ha llegado',
    '|absolutamente',
    NADA,
  ),
  inRow(NADA, 'salio|partio|marcho|viajo|sale|ha salido|ha ido', words(ESTE, inRow('al|para el|hacia el', FRONT[2]))),
  inRow(
    `|${GERMANS}|loro`,
    'non',
    'hanno|ha|ebbero',
    'ceduto|dato|trasferito|dirottato|mandato|inviato|spedito|imbarcato',
    NIENTE,
    words(EST, inRow('al|per il|verso il|verso l|all', FRONT[3])),
  ),
  inRow(NIENTE, '|in viaggio|diretta|in partenza', 'per il|verso il|per l|verso l|al|all', FRONT[3]),
  inRow('senza', 'mandare|inviare|cedere|spedire', NIENTE, EST),
  inRow('|al|il', FRONT[3], 'non', '|e', 'ha avuto|andato|arrivato|ha ricevuto|toccato', NIENTE),
);
const NOTHING_EAST = words(
  NONE_LEFT,
  inRow(
    `|${GERMANS}|they|he|we`,
    '|have|has|had',
    'sent|send|sends|shipped|ship|moved|railed|dispatched|transferred',
    NOTHING,
    '|off|away',
    EAST,
  ),
  inRow(
    NOTHING,
    '|has|have|was|were|is|are|had been|has been|have been',
    '|been',
    'sent|shipped|shipped off|moved|gone|went|go|goes|transferred|railed|left',
    EAST,
  ),
  inRow(
    `|${GERMANS}|they|he|we`,
    'did not|didn t|never|haven t|have not|hasn t',
    'send|sent|ship|shipped',
    '|anything|anybody|any units|a unit|a corps',
    EAST,
  ),
  inRow(
    `|${GERMANS}|they|he|we`,
    'kept|keep',
    'everybody|everyone|everything|all units|all their units',
    '|in the west|off',
    '|the eastern front trains|the trains east|the eastern front',
  ),
  inRow(
    `|${GERMANS}|ellos`,
    'no',
    '|se|le|les',
    'mandaron|mando|enviaron|envio|han mandado|ha mandado|han enviado|salio|fue|sale|va',
    NADA,
    ESTE,
  ),
  inRow(NADA, '|se|ha|han', '|fue|ido|va|enviada|enviadas|enviado|salio|mandada|envio|mando|sale', ESTE),
  inRow(
    '|el',
    'frente oriental|este|frente ruso',
    'no',
    'recibio|ha recibido|recibe',
    'nada|a nadie|unidades|ninguna unidad',
  ),
  inRow(
    `|${GERMANS}|loro`,
    'non',
    'hanno mandato|ha mandato|hanno inviato|ha inviato|mandano|mandarono|e andato|e partito',
    NIENTE,
    EST,
  ),
  inRow(NIENTE, '|e|sono|e stata', '|andato|andata|partito|partita|inviata|inviate|mandata|mandato|spedito', EST),
  inRow('|il', 'fronte orientale|fronte russo', 'non', 'ha ricevuto|riceve|ricevette', 'nulla|niente|nessuno|unita'),
);

const DEAD = [
  '|were|are|have been|already|have already been|being',
  'eliminated|dead|gone|lost|destroyed|wiped out|killed|in the dead pile',
  'eliminados|muertos|perdidos|destruidos|fuera|eliminadas|perdidas|muertas',
  'eliminati|morti|persi|distrutti|fuori|perduti',
] as const;
const BY_NOW = [
  '|by the end of turn 5|by the end of gt 5|by turn 5|by gt 5|by then|by now|already|so far',
  '|al final del turno 5|antes de acabar el turno 5|hasta el turno 5|en el turno 5|ya|hasta ahora',
  '|entro la fine del turno 5|alla fine del turno 5|entro il turno 5|al turno 5|gia|finora',
] as const;
const LOST = [
  '|have|has|had|already',
  'lost|lose|loses|suffered the loss of',
  'perdido|pierden|perdieron|perdio|pierde',
  'perso|perdono|perduto|perde|persero',
] as const;
/** What one side has lost of one kind, in the three languages. */
const lossOf = (
  people: readonly [string, string, string],
  n: readonly string[],
  what: readonly [string, string, string],
): string =>
  words(
    inRow(people[0], LOST[0], LOST[1], '|all|at least', n[0] ?? '', what[0], BY_NOW[0]),
    inRow('|with', n[0] ?? '', people[0], what[0], DEAD[0], DEAD[1], BY_NOW[0]),
    inRow(people[1], '|ya', '|han|ha|ya han', LOST[2], '|al menos', n[1] ?? '', what[1], BY_NOW[1]),
    inRow('|con|hay|ya van', n[1] ?? '', what[1], people[1], '|ya|han sido|estan', DEAD[2], BY_NOW[1]),
    inRow(people[2], '|gia', '|hanno|ha|hanno gia', LOST[3], '|almeno', n[2] ?? '', what[2], BY_NOW[2]),
    inRow('|con|ci sono', n[2] ?? '', what[2], people[2], '|gia|sono|sono stati', DEAD[3], BY_NOW[2]),
  );
const EARLY_LOSSES: readonly Entry[] = [
  field(
    lossOf(
      ['the french|french|france', 'los franceses|franceses|francia', 'i francesi|francesi|la francia'],
      ['seven|7', 'siete|7', 'sette|7'],
      ['corps|army corps', 'cuerpos|cuerpos de ejercito', 'corpi|corpi d armata'],
    ),
    'frenchLost',
    true,
  ),
  field(
    lossOf(
      [
        'the british|british|the bef|bef',
        'los britanicos|britanicos|los ingleses|ingleses',
        'i britannici|britannici|gli inglesi|inglesi',
      ],
      ['six|6', 'seis|6', 'sei|6'],
      ['steps|levels', 'pasos|niveles', 'livelli|passi'],
    ),
    'britishLost',
    true,
  ),
  field(
    words(
      inRow(
        '|both|with',
        'forts|the forts',
        'of|in|at',
        '54 and 64|64 and 54|maubeuge and namur|namur and maubeuge',
        'are|have been|being',
        '|both|already',
        'gone|eliminated|destroyed|german',
        '|and german|and in german hands|and the hexes are german',
      ),
      inRow(
        'los',
        '|dos',
        'fuertes',
        'de|en',
        '54 y 64|64 y 54|maubeuge y namur|namur y maubeuge',
        'estan|han sido',
        '|ya',
        'eliminados|destruidos',
        '|y son alemanes|y en manos alemanas',
      ),
      inRow(
        'i',
        '|due',
        'forti',
        'di|in',
        '54 e 64|64 e 54|maubeuge e namur|namur e maubeuge',
        'sono|sono stati',
        '|gia',
        'eliminati|distrutti',
        '|e sono tedeschi|e in mano tedesca',
      ),
    ),
    'fortsGone',
    true,
  ),
  field(
    words(
      inRow(
        'antwerp|hex 52|52',
        'is|s|stays',
        '|still',
        'allied|belgian|in allied hands',
        'but|and|,',
        '|is',
        'screened|masked',
        '|by two german corps|by two corps|by two german infantry corps',
      ),
      inRow(
        'amberes|el hex 52|52',
        'es|sigue',
        '|siendo',
        'aliada|belga|aliado',
        'pero|y|,',
        '|esta',
        'cubierta|apantallada|tapada',
        '|por dos cuerpos alemanes|por dos cuerpos',
      ),
      inRow(
        'anversa|l esagono 52|52',
        'e|resta',
        '|ancora',
        'alleata|belga|alleato',
        'ma|e|,',
        '|e',
        'schermata|coperta|mascherata',
        '|da due corpi tedeschi|da due corpi',
      ),
    ),
    'screened',
    true,
  ),
];

/** "The Germans left two mandated battles unfought" (9.1.1.b). */
const missedBy = (whose: string, n: number): string =>
  inRow(
    whose,
    words(
      inRow(
        '|have|has|had|han|ha|hanno',
        'left|missed|skipped|failed to fight|dejo|dejaron|dejado|se salto|se saltaron|lasciato|lasciarono|saltato|mancato',
      ),
      inRow(
        'didn t|did not|haven t|have not|hasn t|has not|never|couldn t|no|no han|no ha|non|non hanno|non ha',
        'fight|fought|make|made|libro|libraron|libra|librado|combatido|hecho|combatieron|combatio|combattuto|fatto|disputato|sostenuto',
      ),
    ),
    n === 1 ? words(numberWords(n), 'a|una|un') : numberWords(n),
    '|of their|of the|de sus|de las|delle loro|delle',
    'mandated battles|mandated battle|batallas obligatorias|batalla obligatoria|obligatorias|battaglie obbligatorie|battaglia obbligatoria|obbligatorie',
    '|unfought|not fought|undone|sin librar|sin combatir|sin hacer|non combattute|non combattuta|da combattere',
  );

/** How many mandated battles of a side were not fought, by what it is called and what its battles are. */
const unfought = (
  name: string,
  whose: string,
  [english, spanish, italian]: readonly [english: string, spanish: string, italian: string],
): readonly Entry[] => [
  ...[1, 2, 3, 4].map((n) => field(missedBy(whose, n), name, n)),
  counted(
    words(
      inRow(
        whose,
        '|have|has|still',
        'left|leave|skipped|failed to fight|never fought|did not fight|didn t fight|missed|owe|owed',
        '#',
        'mandated battles|mandated battle|mandated offensives',
        '|unfought|not fought|undone|open',
      ),
      inRow(
        whose,
        '|han|se',
        'dejaron sin librar|dejado sin librar|dejaron de librar|dejan sin librar|no libraron|no han librado|saltaron',
        '#',
        'batallas obligatorias|batalla obligatoria|obligatorias',
      ),
      inRow(
        whose,
        '|hanno|ne hanno',
        'saltato|mancato|lasciato da combattere|lasciato in sospeso|non hanno combattuto',
        '#',
        'battaglie obbligatorie|battaglia obbligatoria',
        '|non combattute|da combattere|in sospeso',
      ),
    ),
    name,
    0,
    10,
  ),
  asks(
    words(
      inRow(english, 'mandated battles', 'not fought|missed|skipped|unfought'),
      inRow('batallas obligatorias', spanish, 'no libradas|sin librar|perdidas'),
      inRow('battaglie obbligatorie', italian, 'non combattute|mancate|saltate'),
    ),
    name,
    0,
    10,
    { before: true },
  ),
];

export const VICTORY: Form = {
  tool: 'victory',
  words: words(
    'victory|victory check|check for victory|final victory|final victory check|victory points|final score|the score|who wins|who won|who is winning|who s winning|who has won|who s ahead|who is ahead|who would win|who takes it|winning|game end',
    'victoria|comprobacion de victoria|comprobacion de la victoria|puntos de victoria|quien gana|quien ha ganado|quien gano|quien va ganando|quien esta ganando|quien ganaria|marcador final',
    'vittoria|controllo della vittoria|punti vittoria|chi vince|chi ha vinto|chi sta vincendo|chi vincerebbe|chi e in vantaggio|punteggio finale',
  ),
  takes: {
    scenario: 'scenario.fields.scenario',
    turn: 'scenario.fields.turn',
    paris: 'victory.fields.paris',
    trier: 'victory.fields.trier',
    nothingEast: 'victory.fields.nothingEast',
    frenchLost: 'victory.fields.frenchLost',
    britishLost: 'victory.fields.britishLost',
    fortsGone: 'victory.fields.fortsGone',
    screened: 'victory.fields.screened',
    alliedRetreat: 'victory.fields.alliedRetreat',
    germanRetreat: 'victory.fields.germanRetreat',
    fought: 'victory.fields.fought',
    elsewhere: 'victory.fields.elsewhere',
    missedAllied: 'victory.fields.missedAllied',
    missedGerman: 'victory.fields.missedGerman',
    bef: 'victory.fields.bef',
  },
  entries: [
    ...SCENARIO,
    ...Object.entries(RETREATED).map(([name, some]) => asks(some, name, 0, 15)),
    ...choice('paris', {
      now: words(
        inRow(
          PARIS,
          '|has|just|has just|acaba de|ha|e|e appena',
          'fallen|fell|falls|caer|caido|cae|caduta|cade',
          '|now|this turn|ahora|este turno|ora|questo turno',
        ),
        inRow(GERMANS, TAKE, PARIS, '|now|this turn|ahora|este turno|ora|questo turno'),
      ),
      german: words(
        inRow('|with|con', PARIS, IS, AWAY, OF_GERMANS, AWAY),
        inRow(GERMANS, `|still|already|todavia|ya|ancora|gia`, HOLD, PARIS, AWAY),
      ),
      allied: words(
        inRow('|with|con', PARIS, IS, AWAY, OF_ALLIES),
        inRow(ALLIES, '|still|todavia|ancora', HOLD, PARIS),
      ),
    }),
    field(TRIER_ALLIED, 'trier', true),
    field(
      words(
        inRow(`${ALLIES}|and|y|e|they`, '|still|todavia|ancora', HOLD, TRIER, TRIER_NAME),
        inRow('|with|con', TRIER_NAME, IS, OF_ALLIES),
        inRow(HOLD, TRIER_NAME),
      ),
      'trier',
      true,
    ),
    field(NOTHING_EAST, 'nothingEast', true),
    ...EARLY_LOSSES,
    ...unfought('missedGerman', GERMANS, ['german', 'alemanas', 'tedesche']),
    ...unfought('missedAllied', ALLIES, ['allied|french', 'aliadas|francesas', 'alleate|francesi']),
    asks(
      'mandated battles fought|mandated battles in plan 17 hexes|mandated battles fought in plan 17 hexes|batallas obligatorias libradas|batallas obligatorias en hexes del plan 17|battaglie obbligatorie combattute|battaglie obbligatorie in esagoni del piano 17',
      'fought',
      0,
      5,
      { before: true },
    ),
    asks(
      'mandated battles fought elsewhere|mandated battles elsewhere|batallas obligatorias en otros sitios|batallas obligatorias en otra parte|battaglie obbligatorie altrove',
      'elsewhere',
      0,
      5,
      { before: true },
    ),
    asks(
      words(
        inRow('turns|gts', 'with', '|the', 'british|bef', '|units', 'in', '|the', 'sp|schlieffen', '|plan', 'hexes'),
        inRow(
          'turnos',
          'con',
          'britanicos|unidades britanicas|ingleses',
          'en',
          'hexes sp|hexagonos sp|hexagonos del plan schlieffen',
        ),
        inRow('turni', 'con', 'britannici|unita britanniche|inglesi', 'in', 'esagoni sp|esagoni del piano schlieffen'),
      ),
      'bef',
      0,
      5,
      { before: true },
    ),
    filler(
      'end of|the end of|at the end of|final|al final del|final del|fin del|alla fine del|fine del|if|si|se|and|y|e|check|comprobacion|controllo|does|would|would win|game|the game|partida|partita|in|with|con|the campaign|campaign',
    ),
  ],
};
