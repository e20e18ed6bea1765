import { ENEMY_ZOC, FIRED_ABF, FIRED_ABU } from '@/lib/games/nach-paris/typed/state-words';
import { asks, counted, trait } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { inRow } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* Words of what players tell in a clause of their own beside the tools of 1914 Nach Paris. */

/** Fields that a form takes beside its own, and the words that tell them. */
export interface Told {
  readonly takes?: Readonly<Record<string, string>>;
  readonly entries: readonly Entry[];
}

export const FIRED = words(
  FIRED_ABU,
  FIRED_ABF,
  inRow(
    '|it|they|the unit|one of them|one',
    '|has|have|had|already|has already',
    'bombarded|fired|shelled|bombed',
    '|this turn|in this turn|earlier this turn|this game turn|already',
  ),
  inRow('|ya', 'bombardeo|ha bombardeado|bombardearon|disparo|ha disparado', '|este turno|en este turno|antes'),
  inRow(
    '|gia',
    'ha|hanno',
    '|gia',
    'bombardato|sparato|cannoneggiato',
    '|questo turno|in questo turno|gia questo turno|prima',
  ),
);

export const MF =
  'mf|movement points|movement factors|factores de movimiento|puntos de movimiento|fattori di movimento|punti di movimento|punti movimento|fm';
const MORE =
  'extra|more|on top|additional|besides|further|over and above|de mas|mas|adicionales|de propina|suplementarios|di piu|in piu|aggiuntivi|supplementari|addizionali';
/** A cavalry that spends 30 MF more (20.2.5): "another 30 MF", "30 MF más". */
export const MORE_MF = inRow(
  '|it|we|i|the cavalry|the cav|my cavalry|le|ci|la caballeria|la cavalleria',
  '|spends|spend|spending|spent|pays|pay|paying|paid|adds|adding|throw in|throws in|throwing in|uses|using|use|put in|puts in|with|for|burns|burning|at the price of|gasta|gastan|gastando|gasto|gastamos|paga|pagan|pagando|pago|pagamos|meto|mete|metiendo|anade|anadiendo|pone|pongo|con|mas un gasto de|usando|a cambio de|spende|spendono|spendendo|spendo|spendiamo|pagano|paghiamo|metto|mette|mettendo|aggiunge|aggiungendo|con un sovrappiu di|al prezzo di',
  words(
    'extra mf|mf extra|mf in piu|mf de mas',
    inRow('30|thirty|treinta|trenta', MF, MORE),
    inRow('30|thirty|treinta|trenta', MORE, MF),
    inRow(
      'an extra|another|a further|an additional|extra|a surcharge of|otros|unos|altri|ulteriori',
      '30|thirty|treinta|trenta',
      MF,
    ),
    inRow('un gasto de|un sovrappiu di|un supplemento di|un recargo de|una spesa di', '30|treinta|trenta', MF),
  ),
  '|spent|spent on it|spent for it|for it|gastados|spesi|por ello|per questo',
);

const FRIEND_EN = words(
  inRow(
    '|some|a|an|one of our|any',
    'friendly|own|our own|our|allied',
    'infantry|inf|cavalry|cav|unit|units|troops|division|divisions|infantry unit|cavalry unit|foot',
  ),
  inRow('|some|a|an', 'infantry|inf|cavalry|cav|troops|a division|unit', 'of ours|of our own|of our side'),
);
const FRIEND_ES = inRow(
  '|una|la|un|unas|alguna',
  'infanteria|inf|caballeria|cav|unidad|unidades|tropas|division|unidad de infanteria|unidad de caballeria',
  'amiga|amigas|propia|propias|nuestra|nuestras|de las nuestras|de los nuestros',
);
const FRIEND_IT = words(
  inRow(
    '|una|la|un|delle|alcune',
    'fanteria|inf|cavalleria|cav|unita|truppe|divisione|unita di fanteria|unita di cavalleria',
    'amica|amiche|propria|proprie|nostra|nostre|delle nostre|dei nostri',
  ),
  inRow('una|la', 'nostra', 'fanteria|cavalleria|unita|divisione'),
);
/** Friends stand with those who destroy or repair (16.1.4). */
export const ESCORT = words(
  inRow(
    '|with|there s|there is|there are|covered by|escorted by|protected by|guarded by|shielded by|has|have|and|under the cover of|accompanied by',
    FRIEND_EN,
    '|is|are|stands|stand|sits|also stands',
    '|there|too|also|here|around|alongside',
    '|in the hex|in their hex|in its hex|in the same hex|in that hex|with them|with it|with the engineers|beside them',
    '|too|as well|with them|also|already',
  ),
  inRow(
    '|in',
    '|their|the|its|that|the same',
    'hex',
    '|also|already',
    'holds|has|contains|there is|there s',
    FRIEND_EN,
  ),
  inRow(
    '|con|hay|cubiertos por|protegidos por|escoltados por|y|acompanados de|acompanados por|amparados por|al amparo de',
    FRIEND_ES,
    '|esta|estan|hay',
    '|ahi|alli|con ellos|con el|tambien',
    '|en el hex|en el hexagono|en su hex|en su hexagono|en el mismo hex|en el mismo hexagono',
    '|tambien|con ellos',
  ),
  inRow('en', 'el|su|ese|el mismo', 'hex|hexagono', 'hay|esta|estan', '|tambien|ademas', FRIEND_ES),
  inRow(
    'los|les|lo|la',
    'acompana|acompanan|cubre|cubren|protege|protegen|escolta|escoltan',
    '|en el hex|en el hexagono|en su hex',
    FRIEND_ES,
    '|en el hex|en el hexagono',
  ),
  inRow(
    '|con|c e|ci sono|coperti da|protetti da|scortati da|e|accompagnati da|al riparo di',
    FRIEND_IT,
    '|e|sta|stanno|sono|c e',
    '|li|con loro|anche|con lui|la',
    '|nell esagono|nel loro esagono|nel suo esagono|nello stesso esagono',
    '|anche|con loro|pure',
  ),
  inRow('nell|nel loro|nel suo|nello stesso', 'esagono', 'c e|ci sono|sta|stanno', '|anche|pure', FRIEND_IT),
  inRow(
    'li|lo|la',
    'accompagna|accompagnano|copre|coprono|protegge|proteggono|scorta|scortano',
    '|nell esagono|nel loro esagono',
    FRIEND_IT,
    '|nell esagono|nel loro esagono',
  ),
);

/** They stand in two hexes (6.5.2); "in the same hex" without a "not" is none of these. */
export const APART = words(
  inRow(
    '|but|and',
    '|they|the units|both|both units|the two|units|these',
    'aren t|are not|not|don t stand|do not stand|don t sit|do not sit|isn t|not both|re not|never',
    '|standing|sitting|both|together',
    'in|on',
    '|the|one and the',
    'same hex|same place|one hex',
  ),
  inRow(
    '|but|and',
    '|they|the units|both|the two',
    'don t share|do not share|aren t sharing|not sharing',
    'a hex|the hex|one hex|the same hex|hexes',
  ),
  inRow(
    '|but|and',
    '|they|the units|both|the two|each|one of them|one unit|the other one|the other|units',
    '|are|stand|sit|is|stands|sits|re|lie|lies',
    'in',
    '|two|its|their|a|an',
    'different|separate|own|adjacent|neighbouring|neighboring|distinct|other|another|another adjacent',
    'hexes|hex',
  ),
  inRow(
    '|but',
    'one|one of them|one unit|the other|the other one',
    '|is|stands|sits',
    'in',
    'another|a different',
    'hex',
  ),
  inRow('each', '|one|of them|unit', '|is|stands|sits', 'in', 'its|a', '|own|different|separate', 'hex'),
  inRow('the|their', 'hexes', 'aren t|are not|differ|are', '|the', 'same|different|apart|not the same'),
  inRow(
    '|pero|y',
    '|las unidades|las dos|ellas|ambas',
    'no',
    '|estan|esta|se encuentran',
    '|las dos|juntas|ambas',
    'en',
    'el mismo|un mismo|un solo',
    'hex|hexagono|sitio',
  ),
  inRow('|pero|y', '|las dos', 'no', 'comparten', '|el|un|mismo|el mismo', 'hex|hexagono'),
  inRow(
    '|pero|y',
    '|estan|una esta|cada una esta',
    'en',
    '|dos',
    'hexes|hexagonos|hexs',
    'distintos|diferentes|separados|contiguos|adyacentes|vecinos',
  ),
  inRow(
    '|pero|y',
    'cada',
    'una|unidad|cual',
    '|esta',
    'en',
    'su|un',
    '|propio',
    'hex|hexagono',
    '|distinto|propio|diferente',
  ),
  inRow(
    '|pero|y',
    'una|una de ellas|la otra|otra',
    '|esta|se encuentra',
    'en',
    'otro|un',
    'hex|hexagono',
    '|distinto|diferente|contiguo|vecino',
  ),
  inRow(
    '|ma|e',
    '|le unita|le due|loro',
    'non',
    '|sono|stanno|si trovano',
    '|tutte e due|insieme|entrambe',
    'nello stesso|in uno stesso|in un solo',
    'esagono|posto',
  ),
  inRow('|ma|e', '|le due', 'non', 'condividono', 'l|un|lo stesso', '|stesso', 'esagono'),
  inRow(
    '|ma|e',
    '|sono|stanno|si trovano',
    'in',
    '|due',
    'esagoni',
    'diversi|differenti|separati|vicini|adiacenti|distinti',
  ),
  inRow(
    '|ma|e',
    'ognuna|ciascuna|ognuno|ciascuno',
    '|e|sta',
    'nel|in un',
    '|suo|proprio',
    'esagono',
    '|suo|diverso|proprio',
  ),
  inRow(
    '|ma|e',
    'una|una di loro|l altra|un altra',
    '|e|sta|si trova',
    'in',
    'un altro|un',
    'esagono',
    '|diverso|vicino|adiacente',
  ),
);

/** "Two infantry units": who consolidates, and no number that the form asks. */
export const BOTH: readonly Entry[] = Object.entries({
  inf: [
    'infantry|inf|infantry units|infantry divisions|inf units|divisions|foot',
    'infanterias|unidades de infanteria|divisiones de infanteria|inf|divisiones',
    'fanterie|unita di fanteria|divisioni di fanteria|inf|divisioni',
  ],
  cav: [
    'cavalry|cav|cavalry units|cavalry divisions|cav units',
    'caballerias|unidades de caballeria|divisiones de caballeria|cav',
    'cavallerie|unita di cavalleria|divisioni di cavalleria|cav',
  ],
}).map(([kind, [en = '', es = '', it = '']]) =>
  trait(
    words(
      inRow('|my|our|the|these', 'two|2|both|a pair of', '|of my|of our|of the|my|our', en),
      inRow('|mis|nuestras|las|estas|a', 'dos|2|ambas|un par de', '|de mis|de nuestras|de las', es),
      inRow('|le mie|le nostre|le|queste', 'due|2|entrambe le|un paio di', '|delle mie|delle nostre|delle', it),
    ),
    { kind, unit: true },
  ),
);

export const SYMBOL_EN = 'symbol|sign|icon|marker|one';
export const TRACK_EN = inRow(
  '|on|in',
  '|the|this turn s',
  'track|turn track|weather track|game turn track|turn record track|box|turn box|table|space',
);
export const TRACK_ES = inRow(
  'en|en la|en el|sobre el',
  'registro|tabla|tabla de turnos|registro de turnos|casilla|casilla del turno|pista|carta de turnos|cuadro de turnos',
);
export const TRACK_IT = inRow(
  'sul|nel|nella|sulla',
  'tracciato|tracciato dei turni|tabella|tabella dei turni|casella|casella del turno|registro|registro dei turni',
);
/** What the turn track shows of the weather (15.1). */
export const shown = (en: string, es: string, it: string): string =>
  words(
    inRow(
      '|there s|there is|with|has|it has|showing|shows|a hot one ,|a wet one ,',
      '|a|the|an',
      en,
      SYMBOL_EN,
      '|is|for it|for heat|for rain',
      '|there|showing|shown|printed|present',
      `|${TRACK_EN}`,
    ),
    inRow(
      '|the',
      'track|turn track|weather track|turn box|box|table|turn',
      'shows|has|says|gives|reads|calls for|marks|brings',
      '|a|the',
      en,
      `|${SYMBOL_EN}`,
    ),
    inRow(en, TRACK_EN),
    inRow(
      '|hay|con|sale|aparece|tiene|lleva|muestra|esta',
      '|el|un|la|icono de',
      inRow('simbolo|icono|signo|marca', 'de|del', es),
      `|${TRACK_ES}`,
    ),
    inRow(
      '|la|el',
      'tabla|tabla de turnos|registro|registro de turnos|casilla|pista|turno|casilla del turno',
      'marca|muestra|trae|pone|dice|tiene|indica|senala',
      '|el|un|simbolo de|el simbolo de|el simbolo del',
      es,
    ),
    inRow(es, TRACK_ES),
    inRow(
      '|c e|con|compare|appare|ha|mostra|porta|esce',
      '|il|un|l',
      inRow('simbolo|icona|segno', 'di|del|della|dell', it),
      `|${TRACK_IT}`,
    ),
    inRow(
      '|il|la',
      'tracciato|tracciato dei turni|tabella|casella|registro|turno|casella del turno',
      'segna|mostra|porta|dice|ha|indica|riporta',
      '|il|un|simbolo di|il simbolo di|il simbolo del|il simbolo della',
      it,
    ),
    inRow(it, TRACK_IT),
  );

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
export const OUTSIDE_RADIUS = words(
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
export const INSIDE_RADIUS = words(
  inRow('|it s|it is|is|lies|stands', 'within|inside|in', '|the|command', '|command', 'radius', 'of', RED_HQ_EN),
  inRow('within|inside|in', RED_HQ_EN, '|command', 'radius'),
  inRow('|esta|queda', 'dentro del|en el', 'radio', '|de mando', RED_HQ_ES),
  inRow('|e|sta', 'nel|dentro il|entro il', 'raggio', '|di comando', RED_HQ_IT),
);

export const LOW_EN = inRow('low|small|limited|lesser|poor', 'capacity');
export const HIGH_EN = inRow('high|large|big|full', 'capacity');
export const LOW_LATIN = inRow('baja|poca|escasa|pequena|bassa|poca|scarsa|piccola|minor', 'capacidad|capacita');
export const HIGH_LATIN = inRow('alta|gran|mucha|grande|elevada', 'capacidad|capacita');
const TRACKS_EN = 'railway|rail|rail line|line|track|tracks|railroad|railway line|rails|one|hex';
const TRACKS_LATIN =
  'ferrocarril|via|vias|linea|linea ferrea|linea ferroviaria|tren|ferrovia|binario|binari|strada ferrata|una';
/** The kind of railway where a unit boards, and no hexes of a journey. */
export const lineOf = (short: string, english: string, latin: string, adjective: string): string =>
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
export const FROM_ZOC = words(
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

/** "Has already spent 12 MF": what a unit used of its MF before. */
export const SPENT_MF: readonly Entry[] = [
  asks(
    words(
      inRow(
        MF,
        '|already|previously|ya|gia|have been|are|han sido|sono|sono gia|estan',
        'spent|used|used up|gone|burnt|gastados|usados|consumidos|spesi|usati|consumati',
        '|already|this phase|in this phase|so far|before|ya|en esta fase|antes|gia|in questa fase|prima',
      ),
      'mf spent|mf already spent|mf gastados|mf ya gastados|mf spesi|mf gia spesi',
    ),
    'spent',
    0,
    120,
    { before: true },
  ),
  counted(
    inRow(
      '|it|we|they|has|have|it has|it s|we ve|ha|hanno|abbiamo|e|lleva|llevan|haber|habiendo|having|y|and',
      '|already|previously|has already|has|have|ya ha|ha|ya|ya lleva|gia',
      'spent|used|used up|burnt|gasto|gastado|gastados|gastando|usado|consumido|speso|usato|consumato',
      '|already|gia|ya',
      '#',
      MF,
      '|already|this phase|in this phase|so far|before|ya|en esta fase|antes|gia|in questa fase|prima|in the phase',
    ),
    'spent',
    0,
    120,
  ),
];

/** "The enemies whose ZOC reaches it have ARF 9 in all": of a retreat into a ZOC (9.6.2). */
export const ZOC_ARF: readonly Entry[] = [
  counted(
    words(
      inRow(
        '|the',
        'enemies|enemy units|units|enemy|those|zoc units|enemy zoc|zoc',
        '|there|whose zoc reaches|whose zoc reaches it|whose zoc reaches the hex|that reach|that reach it|reaching it|exerting it|with the zoc|in question',
        'have|has|add up to|total|sum to|come to|sums to|adds up to|with|of|worth|totals',
        '|an|a|a total of|together',
        words(inRow('|total|combined', 'arf', '|of', '#'), inRow('#', '|of|total', 'arf')),
        '|in all|in total|together|between them|altogether',
      ),
      inRow('|total|combined', 'arf', '#', '|of|in|from', '|the', 'enemies|enemy units|enemy zoc|zoc'),
      inRow(
        '|los|las|unos',
        'enemigos|enemigas|unidades enemigas|unidades|zoc',
        '|que llegan|que la alcanzan|que la ejercen|que la proyectan|cuya zoc llega|cuya zoc alcanza el hex|cuya zoc llega al hex|con zoc',
        'suman|tienen|juntan|reunen|hacen|con|totalizan|llegan a|tiene|suma',
        '|un|una|en total|entre todos',
        words(inRow('arf', '|de|total de', '#'), inRow('#', '|de|puntos de', 'arf')),
        '|en total|entre todos|juntos',
      ),
      inRow(
        '|i|le|dei',
        'nemici|nemiche|unita nemiche|unita|zoc',
        '|che arrivano|che ci arrivano|che la esercitano|che la proiettano|la cui zoc arriva|la cui zoc raggiunge l esagono|con zoc',
        'sommano|hanno|fanno|totalizzano|arrivano a|con|ha|somma|contano',
        '|un|una|in tutto',
        words(inRow('arf', '|di|totale di', '#'), inRow('#', '|di|punti di', 'arf')),
        '|in tutto|in totale|insieme',
      ),
    ),
    'zocArf',
    0,
    99,
  ),
];

export const FIRST_TURN = words(
  inRow('|it s|it is|this is|on|in', '|the', 'first|opening', '|game', 'turn', '|of', '|the', '|scenario'),
  inRow('|es|en', '|el', 'primer', 'turno', '|de juego', '|del', '|escenario'),
  inRow('|e|nel|al', '|il', 'primo', 'turno', '|di gioco', '|dello', '|scenario'),
);

export const DID_OTHER = words(
  inRow(
    '|it|they|one of them|one|one unit|the unit',
    '|has|have|already|has already',
    'did|done|acted|does',
    '|something|anything',
    'else|already|otherwise|something else',
    '|in this|this|in the|during the',
    '|combat phase|phase',
  ),
  inRow(
    '|ya|una|una de ellas',
    'hizo|ha hecho|hace',
    'otra cosa|algo mas|algo',
    '|en',
    '|esta|la',
    '|fase de combate|fase',
  ),
  inRow(
    '|gia|una|una di loro',
    'ha fatto|fa|ha gia fatto',
    'altro|qualcos altro|qualcosa',
    '|in|nella',
    '|questa|la',
    '|fase di combattimento|fase',
  ),
);
