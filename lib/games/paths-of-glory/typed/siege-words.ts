import { LANGUAGES } from '@/lib/core/language';
import { numberWord } from '@/lib/core/number-words';
import { asks, counted, field, filler } from '@/lib/typed/form';
import { outOfSupply } from '@/lib/games/paths-of-glory/typed/out-of-supply';
import type { Entry } from '@/lib/typed/meaning';
import { inRow, paired } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* The words of a siege: the fort and its value, the besiegers and their supply, and when it falls. */

/** "Fort of factor 2", "level two fort". */
const FACTOR =
  'factor|lf|loss factor|strength|value|level|rating|defence|fp|factor de perdidas|fuerza|valor|nivel|fattore|fattore di perdita|fattore perdite|forza|valore|livello';
const FORT = 'fort|fortress|fuerte|fortaleza|forte|fortezza';
export const FORT_FACTOR = asks(
  words(
    inRow('|the|its|el|la|il|lo|l|su', FACTOR, 'of|de|del|di|della', '|the|a|la|un|una', FORT, '|is|es|e|:'),
    inRow('|the|that|a', FORT, 's', FACTOR, '|is|:'),
    inRow(
      '|a|the|un|una|el|la|il',
      FORT,
      '|of|with|rated|with a|worth|has|de|con|con un|que tiene|di|da|che ha|ha|tiene|is|es|e|vale',
      `|a|un|una|${FACTOR}`,
      '|of|de|di',
    ),
    inRow('|a|an|un|una', FACTOR),
  ),
  'fort',
  1,
  3,
  { optional: true },
);
/** "A strength three fort": the number stands between. */
export const FORT_RATED: readonly Entry[] = [1, 2, 3].map((n) =>
  field(
    inRow(
      '|a|the|un|una|el|la',
      words('strength|level|factor|value|lf', 'fuerte de|fortaleza de|forte di|forte da|fortezza di|fortezza da'),
      words(String(n), ...LANGUAGES.map((lang) => numberWord(n, lang))),
      '|fort|fortress',
    ),
    'fort',
    n,
  ),
);
export const FORT_LED = asks(
  'fort of factor|fort factor|fort lf|fort with lf|fuerte de factor|fuerte factor|forte di fattore|forte fattore|lf|loss factor|factor|fp|factor de perdidas|fattore|fattore di perdita|fattore perdite',
  'fort',
  1,
  3,
);

/** The besiegers are out of supply (15.2.3). */
const BESIEGING = {
  en: 'the besiegers|besiegers|the besieging units|the besieging force|the besieging army|the men around the fort|they|the ones besieging|the siege force|those besieging|the army besieging',
  es: 'los asediantes|asediantes|los sitiadores|sitiadores|los que asedian|los que cercan el fuerte|la fuerza de asedio|las unidades sitiadoras|los que sitian|el ejercito sitiador',
  it: 'gli assedianti|assedianti|chi assedia|chi circonda il forte|le unita assedianti|la forza d assedio|quelli che assediano|l armata assediante',
};
/** Those around the fort, whatever they are called: "the guys outside", "los que sitian", "chi assedia". */
const AROUND = words(
  inRow(
    '|the|our|his|my|those|all',
    'guys|men|ones|units|army|armies|corps|force|troops|besiegers|stack|lot|boys',
    'outside|around it|around the fort|besieging|besieging it|besieging the fort|doing the siege|at the walls|in the siege lines',
  ),
  inRow('|the|our|my|those', 'besieging|siege', 'army|armies|corps|force|units|unit|stack|side|troops|player'),
  'whoever is laying siege|whoever lays siege|who lays siege|those laying siege|the ones laying siege|the units laying siege|the army laying siege|whoever is besieging|the one besieging|the ones besieging|the siege force|the siege army|the investing army|besiegers|the besiegers|our besiegers|my besiegers|those besieging|whoever besieges|those outside|the siege|the siege lines|the besieger|besieger',
  inRow(
    '|los|las|el|la',
    'de fuera|que estan fuera|que sitian|que asedian|que cercan|que rodean el fuerte|que asedia|que sitia|del asedio|que esta fuera|del sitio',
  ),
  inRow(
    '|los|las|el|la|mis|nuestros',
    '|ejercito|ejercitos|cuerpo|cuerpos|unidades|unidad|tropas|fuerza',
    'sitiadores|sitiador|asediantes|asediante|sitiadora|sitiadoras|que sitian|que sitia|que asedian|que asedia|de asedio|de fuera|que rodea el fuerte',
  ),
  'quien esta asediando|quienes estan asediando|quien esta sitiando|los que estan asediando|los que estan sitiando|los que mantienen el asedio|las tropas del asedio|quien mantiene el asedio|chi sta assediando|quelli che stanno assediando|chi conduce l assedio|chi porta l assedio|quienes sitian|quien sitia|quien asedia|quienes asedian|sitiadores|asediantes',
  inRow(
    '|quelli|gli|le|l|la|i|chi|il|quelle',
    '|armata|armate|corpo|corpi|unita|truppe|forza|che',
    'fuori|di fuori|che assedia|che assediano|assedia|assediano|assediante|assedianti|d assedio|attorno al forte|intorno al forte|che circonda il forte|stanno fuori|sta fuori',
  ),
);
export const NOT_SUPPLIED = words(
  outOfSupply(AROUND),
  inRow(
    words(
      inRow(
        '|the|our|his|los|las|la|el|nuestros|nuestras|nuestro|nuestra|gli|le|l|i',
        'besiegers|besieging army|besieging armies|besieging corps|besieging force|besieging units|siege force|units around the fort|army around the fort|ones besieging|asediantes|sitiadores|fuerza de asedio|fuerza sitiadora|ejercito sitiador|ejercito asediante|unidades sitiadoras|assedianti|armata assediante|unita assedianti|forza d assedio|unita attorno al forte|unita intorno al forte',
      ),
      inRow(
        '|los|las|el|la|le|gli|l|i|quelli|quienes',
        '|ejercito|ejercitos|unidades|unidad|fuerza|cuerpo|cuerpos|armata|armate|unita|corpo|corpi|tropas|truppe',
        'que|che|chi|quien|quienes',
        'asedia|asedian|sitia|sitian|rodea|rodean|cerca|cercan|asediamos|assedia|assediano|circonda|circondano|assediamo',
        '|el fuerte|la fortaleza|il forte|la fortezza',
      ),
      'those doing the siege|those besieging|those around the fort|quienes asedian|chi assedia',
    ),
    words(
      inRow(
        '|is|are|esta|estan|va|van|anda|andan|se queda|se quedan|se ha quedado|se han quedado|e|sono|rimane|e rimasto|sono rimasti|e rimasta|sono rimaste',
        'out of supply|oos|unsupplied|cut off|isolated|not supplied|not in supply|without supply|sin suministro|sin suministros|sin abastecer|fuera de suministro|desabastecido|desabastecida|desabastecidos|desabastecidas|cortado|cortada|cortados|cortadas|aislado|aislados|aislada|aisladas|fuori rifornimento|senza rifornimento|senza rifornimenti|tagliato fuori|tagliata fuori|tagliati fuori|tagliate fuori|isolata|isolate|isolati',
      ),
      inRow(
        'isn t|aren t|no esta|no estan|non e|non sono',
        'supplied|in supply|abastecido|abastecida|abastecidos|abastecidas|en suministro|rifornita|rifornito|riforniti|rifornite|in rifornimento',
      ),
      inRow(
        'has|have|can t|cannot|doesn t|don t|do not|does not|no|non',
        '|trace|get|receive|traza|trazan|puede trazar|pueden trazar|tiene|tienen|recibe|reciben|traccia|tracciano|puo tracciare|possono tracciare|ha|hanno|riceve|ricevono|riesce a tracciare|riescono a tracciare',
        '|a|any|no|una|la|el|i|il|le',
        'supply|supplies|supply line|line of supply|suministro|suministros|linea|linea de suministro|abastecimiento|rifornimento|rifornimenti|linea di rifornimento',
      ),
    ),
  ),
  paired(
    BESIEGING.en,
    'are out of supply|is out of supply|out of supply|have no supply|has no supply|are unsupplied|are cut off|can t trace a line|cannot trace a line|can t trace supply|cannot trace supply|can t trace a supply line|are not in supply|aren t in supply|are not supplied|aren t supplied|lack supply|get no supply',
  ),
  paired(
    'they can t trace a line , |no supply for|no supply reaches|nobody can get supply to|nothing reaches|no line to',
    BESIEGING.en,
  ),
  paired(
    BESIEGING.es,
    'estan sin suministro|estan fuera de suministro|sin suministro|fuera de suministro|no tienen suministro|no pueden trazar linea|no pueden trazar una linea|no trazan linea|no estan en suministro|no estan abastecidos|estan desabastecidos|estan cortados|estan aislados|no pueden trazar suministro|no reciben suministro|carecen de suministro',
  ),
  paired(paired('a', BESIEGING.es), 'no les llega nada|no les llega suministro|no les llega el suministro'),
  paired(
    BESIEGING.it,
    'sono fuori rifornimento|e fuori rifornimento|fuori rifornimento|sono senza rifornimento|senza rifornimento|non hanno rifornimento|non tracciano la linea|non tracciano una linea|non possono tracciare la linea|non possono tracciare una linea|non sono riforniti|non sono in rifornimento|sono tagliati fuori|sono isolati|non ricevono rifornimento',
  ),
  paired(
    paired('a', BESIEGING.it),
    'non arriva niente|non arriva nulla|non arriva rifornimento|non arrivano rifornimenti',
  ),
);

/** "How likely does it fall", "will the fort hold": of a fort it is a siege that is asked about. */
export const FALLS = words(
  inRow(
    'how likely|how likely is it|what are the chances|what s the chance|what chance|how long|when|will|does|would|que probabilidad hay de que|cuando|en cuanto tiempo|cuanto tarda en|que probabilidad|che probabilita c e che|quando|che probabilita|in quanto tempo|quanto ci mette a',
    '|that|does|do|till|until|before|will|is',
    '|it|the fort|the fortress|a fort|el fuerte|la fortaleza|un fuerte|il forte|la fortezza|un forte',
    '|to|will',
    'fall|falls|surrender|surrenders|give up|gives up|cae|caer|caiga|caera|se rinde|rendirse|se rinda|cade|cada|cadere|cadra|si arrende|arrendersi',
    '|the fort|el fuerte|il forte|la fortezza|la fortaleza',
  ),
  inRow(
    'the fort|the fortress|el fuerte|la fortaleza|il forte|la fortezza',
    'falls|surrenders|cae|se rinde|cade|si arrende',
  ),
);
/** Its roll, named with the siege: "six on the siege roll". */
export const SIEGE_DIE: Entry = counted(
  words(
    inRow(
      '|a|un|uno|il|el',
      '#',
      'on|for|in|at|en|al|a|nel|sul|nell|per|para|como|de|di',
      '|the|la|el|l|il|lo',
      'siege roll|siege die|siege|siege throw|tirada de asedio|dado de asedio|dado del asedio|tirada del asedio|asedio|tiro d assedio|dado d assedio|dado dell assedio|tiro dell assedio|assedio',
    ),
    inRow(
      '|the|la|el|l|il|our',
      'siege roll|siege die|tirada de asedio|dado de asedio|dado del asedio|tirada del asedio|tiro d assedio|dado d assedio|dado dell assedio|tiro dell assedio|tiro di assedio',
      '|is|was|came up|shows|gave|es|fue|sale|salio|ha salido|da|ha dado|marca|e|e stato|da|ha dato|segna|e uscito|:',
      '|:|a|un|uno|el|il',
      '#',
    ),
  ),
  'die',
  1,
  6,
);
/** Over how many turns the siege is reckoned. */
export const TURNS_AHEAD: Entry = counted(
  inRow(
    '|over|in|within|looking|look|during|for|after|across|durante|mirando|en|dentro de|a|tras|guardando|nei|in|per|entro|dopo|nell arco di|calculando|calcolando|how about|que tal en',
    '|the|los|i',
    '|next|coming|following|proximos|siguientes|prossimi',
    '#',
    '|more|siege|mas|altri',
    'turns|turnos|turni',
    '|ahead|from now|out|on|running|in a row|adelante|por delante|seguidos|de aqui|avanti|di fila|da ora|consecutivi|of siege|de asedio|d assedio|di assedio',
  ),
  'turns',
  1,
  20,
);
export const SIEGE_TURNS = asks(
  words(
    'turns|more turns|turns of siege|siege turns|turns in a row|turns running|rounds of siege|turnos|turnos mas|turnos de asedio|turnos seguidos|turni|turni di fila|altri turni|turni di assedio|turni d assedio',
  ),
  'turns',
  1,
  20,
  { before: true, optional: true },
);
/** Who stands around a fort. */
export const ROUND_FORT = filler(
  words(
    inRow(
      'sit|sits|sitting|stand|stands|standing|camp|camped|wait|waiting|estan|esta|acampan|acampados|esperan|stanno|sta|accampate|accampati|aspettano',
      'on|around|outside|at|before|in front of|ante|sobre|alrededor de|frente a|delante de|attorno a|intorno a|davanti a|sotto',
      '|a|the|un|una|el|la',
    ),
    'within|over|in the next|inside of|in|en|dentro de|en los proximos|entro|nei prossimi|negli prossimi|nell arco di|and it s',
  ),
);

/** An enemy unit is in the space of the fort (11.1.7). */
const STILL = '|still|also|already|aun|todavia|tambien|ya|ancora|anche|gia';
const ENEMY_UNIT = words(
  inRow(
    '|an|a|one|some|another|the|any',
    '|live',
    'enemy|hostile|opposing|rival|opponent s|enemy combat|other side s',
    'unit|army|corps|troops|units|stack|counter|force|armies|soldiers',
  ),
  inRow(
    '|una|un|alguna|algun|otra|otro|unas|unos|la|el',
    'unidad|unidades|ejercito|cuerpo|tropas|ficha|pila|fuerza',
    '|de combate',
    'enemiga|enemigas|enemigo|enemigos|rival|rivales|hostil|contraria|contrario|del enemigo|del otro|del rival|del contrario',
  ),
  inRow(
    '|una|un|un altra|qualche|delle|l|altre|la|le',
    'unita|armata|corpo|truppe|pedina|pila|forza',
    '|di combattimento',
    'nemica|nemiche|nemico|nemici|avversaria|avversarie|avversario|ostile|ostili|del nemico|dell altro|dell avversario',
  ),
);
/** … where he is no fort: "il forte nemico" is the one that is besieged. */
const ENEMY_ONE =
  'an enemy|the enemy|some enemies|un enemigo|unos enemigos|algun enemigo|un nemico|dei nemici|qualche nemico';
const FORT_SPACE = words(
  inRow(
    'in|inside|within|occupying|holding|on',
    '|the|that|this|its|same',
    '|fort s|fortress|fort|same|besieged',
    'space|box|place|town|spot',
  ),
  'in there|inside|in the fort|with the fort|beside the fort|next to the fort|alongside the fort|in with the fort|in it|there',
  inRow(
    'en|dentro de|dentro del|ocupando',
    '|el|ese|su|mismo',
    '|mismo',
    'espacio|sitio|lugar|casilla',
    '|del fuerte|de la fortaleza|asediado',
  ),
  'dentro|ahi dentro|alli dentro|en el fuerte|junto al fuerte|con el fuerte|ahi|alli',
  inRow(
    'nello|nel|dentro lo|dentro allo|in|occupa lo',
    '|stesso|quello',
    'spazio|posto|casella',
    '|del forte|della fortezza|assediato',
  ),
  'dentro|li dentro|nel forte|accanto al forte|insieme al forte|col forte|li',
);
const AS_WELL = '|as well|too|also|still|tambien|todavia|aun|anche|ancora|pure|con el fuerte|col forte|with the fort';
export const OCCUPIED: Entry = field(
  words(
    inRow(
      '|there s|there is|there are|with|and|if|hay|con|y|si|esta|c e|ci sono|con|e|se',
      STILL,
      ENEMY_UNIT,
      STILL,
      '|is|are|sits|sit|stands|stand|remains|stays|that is|esta|estan|queda|quedan|sigue|siguen|que esta|sta|stanno|resta|restano|e|sono|rimane|si trova',
      STILL,
      FORT_SPACE,
      AS_WELL,
    ),
    inRow(
      '|there s|there is|there are|with|and|hay|con|sigue habiendo|queda|quedan|c e|ci sono|resta|restano',
      STILL,
      ENEMY_ONE,
      STILL,
      'is|are|sits|is sitting|stands|is standing|stays|esta|estan|sigue|queda|sta|stanno|resta|e|sono|',
      STILL,
      'in there|inside|in the space|in the fort space|dentro|ahi dentro|alli dentro|en el espacio|li dentro|nello spazio|dentro al forte',
      AS_WELL,
    ),
    inRow(
      'inside|in there|dentro|ahi dentro|li dentro|la dentro',
      STILL,
      'there s|there is|there are|hay|sigue habiendo|queda|c e|ci sono|resta',
      STILL,
      ENEMY_ONE,
      AS_WELL,
    ),
    inRow(FORT_SPACE, STILL, '|there s|there is|there are|hay|esta|queda|c e|ci sono|sta', STILL, ENEMY_UNIT, AS_WELL),
    inRow(
      ENEMY_UNIT,
      STILL,
      'occupies|occupy|holds|hold|shares|share|ocupa|ocupan|comparte|comparten|guarda|occupa|occupano|tiene|tengono|condivide',
      '|the|el|lo|la',
      '|fort|same',
      'space|espacio|spazio|fort space|casilla',
      '|del fuerte|del forte|with the fort|con el fuerte',
    ),
    inRow(
      '|the|that|fort|el|la|lo|il',
      '|fort s|fort',
      'space|espacio|spazio|casilla',
      '|of the fort|del fuerte|del forte|is|esta|e',
      STILL,
      'holds|contains|has|occupied by|held by|contiene|tiene|alberga|ocupado por|contiene|ha|ospita|occupato da',
      STILL,
      ENEMY_UNIT,
      AS_WELL,
    ),
    inRow(
      'the other side|the other|the other player|my opponent|the opponent|the enemy|he|the defender|the french|the russians|the germans|the austrians|el otro|el otro jugador|el rival|mi rival|el enemigo|el defensor|los franceses|los rusos|los alemanes|l altro|l altro giocatore|l avversario|il mio avversario|il nemico|il difensore|i francesi|i russi|i tedeschi',
      STILL,
      'has|keeps|holds|have|tiene|mantiene|tienen|guarda|ha|tiene|mantiene|hanno|got|s got',
      STILL,
      'a|an|one|some|una|un|alguna|unas|qualche',
      'unit|army|corps|units|troops|unidad|ejercito|cuerpo|unidades|tropas|unita|armata|corpo|truppe',
      '|left',
      FORT_SPACE,
      AS_WELL,
    ),
  ),
  'occupied',
  true,
);

/** The War Status of the Central Powers, on which the siege depends (15.1.10). */
export const STATUS: Entry = counted(
  words(
    inRow(
      '|the|el|la|lo|l|i',
      words(
        inRow('central powers|cp|german|central', '|powers', '|war', 'status|commitment'),
        inRow('war status', '|of the|for the', '|central powers|cp|germans'),
        inRow('estado de guerra', '|de|de las', '|potencias centrales|pc|imperios centrales|aleman|central'),
        inRow('stato di guerra', '|degli|di|dei', '|imperi centrali|ic|tedeschi|centrale'),
      ),
      '|is|at|is at|stands at|of|has reached|es|esta en|de|va por|es de|ha llegado a|e|e a|a|di|sta a|e arrivato a|:',
      '#',
    ),
    inRow(
      '#',
      '|of|de|di|points of|puntos de|punti di',
      'cp war status|central war status|war status|estado de guerra|stato di guerra',
    ),
  ),
  'warStatus',
  0,
  40,
);
