import { text } from '@/lib/calc/evaluation';
import { FIRED, FIRST_TURN, MF, type Told } from '@/lib/games/nach-paris/typed/told/shared';
import { MARCHED } from '@/lib/games/nach-paris/typed/words';
import type { AskedTool } from '@/lib/typed/asked';
import { choice, counted, field } from '@/lib/typed/form';
import { inRow } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* What players tell in a clause of its own beside the destruction of a railway in 1914 Nach Paris. */

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
const ESCORT = words(
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

/** A bridge of the railway: its colour says what it is (16.1.5). */
const BRIDGE = 'bridge|viaduct|puente|viaducto|ponte|viadotto';
const THING_EN = inRow(
  '|the|this|that',
  'structure|bridge|railway|line|station|tunnel|it|one|rail structure|railway structure',
);
const THING_ES = inRow('|la|el|esta|este|esa', 'estructura|puente|via|linea|estacion|tunel');
const THING_IT = inRow('|la|il|l|questa|questo', 'struttura|ponte|ferrovia|linea|stazione|galleria');
const FOR_GOOD =
  'for good|forever|for ever|permanently|beyond repair|once and for all|for the rest of the game|irreparably';
const DESTROYED_EN = 'destroyed|wrecked|ruined|demolished|smashed|lost|gone|blown up|broken|out';
const PARA_SIEMPRE =
  'para siempre|de forma permanente|permanentemente|de forma definitiva|definitivamente|sin remedio|sin arreglo|para el resto de la partida|irreparablemente|de manera permanente|de manera definitiva';
const DESTRUIDA =
  'destruida|destruido|perdida|perdido|volada|volado|arruinada|arruinado|demolida|demolido|rota|roto|arrasada|arrasado|inutilizada|inutilizado';
const PER_SEMPRE =
  'per sempre|in modo permanente|permanentemente|in modo definitivo|definitivamente|senza rimedio|irreparabilmente|irrimediabilmente|per il resto della partita|in maniera definitiva';
const DISTRUTTA =
  'distrutta|distrutto|persa|perso|perduta|perduto|saltata|saltato|rovinata|rovinato|demolita|demolito|rotta|rotto';
const SINCE = '|since some turns|for some turns|some turns ago|earlier|before|already|a while ago|since turns|by now';
const DESDE = '|desde hace turnos|desde hace algunos turnos|desde hace varios turnos|hace turnos|antes|ya|hace tiempo';
const DA = '|da qualche turno|da alcuni turni|da turni|prima|gia|da tempo|ormai';

/** Nobody repairs it any more (16.1.6). */
const GONE_FOR_GOOD = words(
  inRow(
    `|${THING_EN}`,
    '|is|s|was|has been|had been|lies|stays',
    '|already|now',
    words(
      inRow(DESTROYED_EN, FOR_GOOD),
      inRow('permanently|irreparably', DESTROYED_EN),
      'unrepairable|irreparable|not repairable',
    ),
    SINCE,
  ),
  inRow(
    '|there s|there is|it has|with|it bears|it carries|shows',
    '|already|a|the',
    'permanent destruction|permanently destroyed marker|permanent destruction marker|permanently destroyed',
    '|marker|counter',
    '|on it|there|in the hex',
    '|already|placed',
  ),
  inRow(
    '|it|the structure|the bridge',
    'can t|cannot|can never|may not|can no longer',
    'be',
    'repaired|rebuilt|fixed',
    '|any more|again|ever',
  ),
  inRow(
    `|${THING_ES}`,
    '|ya|esta|fue|ha sido|habia quedado|quedo|queda|ha quedado|habia sido|ya esta',
    '|ya',
    words(
      inRow(DESTRUIDA, PARA_SIEMPRE),
      inRow('permanentemente|definitivamente', DESTRUIDA),
      'irreparable|inservible para siempre',
    ),
    DESDE,
  ),
  inRow(
    '|hay|con|tiene|lleva',
    '|la|una|el|un',
    '|marcador de|ficha de|marca de',
    'destruccion permanente|destruido permanentemente|destruida permanentemente|destruccion definitiva',
    '|ya',
    '|puesta|puesto|encima|en el hex',
  ),
  inRow('|ya', 'no', 'se puede|puede', 'reparar|reparar ya|ser reparada|ser reparado|reconstruir', '|nunca|jamas|mas'),
  inRow(
    `|${THING_IT}`,
    '|gia|e|e gia|fu|e stata|e stato|era|era gia stato|era gia stata|e rimasta|e rimasto|resta|e andata|e andato',
    '|gia|reso|resa',
    words(inRow(DISTRUTTA, PER_SEMPRE), inRow('permanentemente|definitivamente', DISTRUTTA), 'irreparabile'),
    DA,
  ),
  inRow(
    '|c e|con|ha|porta',
    '|la|una|il|un',
    '|segnalino di|segnalino|pedina di',
    'distruzione permanente|distrutto permanentemente|distrutta permanentemente|distruzione definitiva',
    '|gia',
    '|messa|messo|sopra|nell esagono',
  ),
  inRow('non', 'si puo|puo', '|piu', 'riparare|essere riparata|essere riparato|ricostruire', '|piu'),
);

export const DESTRUCTION: Told = {
  takes: {
    zocArf: 'destruction.fields.zocArf',
    permanent: 'destruction.fields.permanent',
    fom: 'destruction.fields.fom',
    fired: 'destruction.fields.fired',
    mfLeft: 'destruction.fields.mfLeft',
    rhine: 'destruction.fields.rhine',
    firstTurn: 'destruction.fields.firstTurn',
    open: 'destruction.fields.open',
    inHex: 'destruction.fields.inHex',
    tried: 'destruction.fields.tried',
    away: 'destruction.fields.away',
    camp: 'destruction.fields.camp',
  },
  entries: [
    // "Puente mayor": one over a major river; of any other bridge its colour says what it is.
    field(
      words(
        inRow('|a|the|one', 'major|big|road', 'bridge'),
        inRow('|a|the', 'bridge', 'over|on|across', '|a|the', 'major river|big river'),
        inRow('|un|el', 'puente', 'mayor|principal|grande|de carretera'),
        inRow('|un|el', 'puente', 'sobre|de|en', '|un|el', 'rio principal|rio mayor|gran rio'),
        inRow('|un|il', 'ponte', 'maggiore|principale|stradale'),
        inRow('|un|il', 'ponte', 'su|sul|di', '|un|il', 'fiume maggiore|fiume principale|grande fiume'),
      ),
      'structure',
      'major-bridge',
    ),
    field(BRIDGE, 'bridge', true),
    ...choice('structure', {
      yellow: inRow('|a|the|un|el|il', words(inRow('yellow', BRIDGE), inRow(BRIDGE, 'amarillo|giallo'))),
      orange: inRow('|a|the|un|el|il', words(inRow('orange', BRIDGE), inRow(BRIDGE, 'naranja|anaranjado|arancione'))),
      red: inRow('|a|the|un|el|il', words(inRow('red|dark red', BRIDGE), inRow(BRIDGE, 'rojo|rosso|rojo oscuro'))),
      white: inRow('|a|the|un|el|il', words(inRow('white', BRIDGE), inRow(BRIDGE, 'blanco|bianco'))),
    }),
    field(ESCORT, 'escort', true),
    field(
      words(
        GONE_FOR_GOOD,
        inRow(
          '|already|it s|it is|has been',
          '|already',
          'permanently destroyed|destroyed for good|destroyed permanently|destroyed for ever',
        ),
        inRow(
          '|ya|esta|ya esta',
          '|ya',
          'destruida permanentemente|permanentemente destruida|destruida para siempre|destruido permanentemente|destruida de forma permanente',
        ),
        inRow(
          '|gia|e|e gia',
          '|gia',
          'distrutta permanentemente|permanentemente distrutta|distrutta per sempre|distrutto permanentemente|distrutta in modo permanente',
        ),
      ),
      'permanent',
      true,
    ),
    field(
      words(
        MARCHED.fom,
        inRow(
          '|it|they|the unit',
          '|has|have|after',
          'made|did|making|force|made|doing|came by',
          '|a',
          'forced march|marched|fom',
        ),
        inRow('|la unidad', 'hizo|ha hecho|hicieron|con|viene de|tras|vienen de', '|una', 'marcha forzada|fom'),
        inRow('|l unita', 'ha fatto|hanno fatto|fece|con|viene da|dopo|vengono da', '|una', 'marcia forzata|fom'),
      ),
      'fom',
      true,
    ),
    field(FIRED, 'fired', true),
    counted(
      inRow(
        '|with|has|it has|have|they have|only|con|le quedan|les quedan|quedan|tiene|ha|gli restano|le restano|restano|ne ha',
        '|only|just|solo|ancora',
        '#',
        MF,
        '|left|remaining|to go|restantes|que le quedan|rimasti|restanti',
      ),
      'mfLeft',
      0,
      120,
    ),
    field(
      words(
        inRow(
          '|a|the',
          'rhine',
          'crossing|bridge',
          '|behind|protected by|covered by|under',
          '|an|the|intact',
          '|intact',
          '|fortified zone|zone',
        ),
        inRow('|a|the', 'crossing|bridge', 'of|over|on', 'the', 'rhine'),
        inRow(
          '|un|el',
          'puente|cruce|paso',
          'del|sobre el|en el',
          'rin',
          '|protegido',
          '|por',
          '|una zona fortificada',
        ),
        inRow(
          '|un|il',
          'ponte|passaggio|attraversamento',
          'del|sul',
          'reno',
          '|protetto',
          '|da',
          '|una zona fortificata',
        ),
      ),
      'rhine',
      true,
    ),
    field(FIRST_TURN, 'firstTurn', true),
    field(
      words(
        inRow('|this|the|it|that', '|sluice', '|is', 'already', 'open|opened|flooded'),
        inRow('|la|esta', '|esclusa', 'ya', '|esta', 'abierta'),
        inRow('|la|questa', '|chiusa', '|e', 'gia', 'aperta'),
      ),
      'open',
      true,
    ),
    field(
      words(
        inRow(
          '|the unit|it|they|the engineers|but',
          'isn t|is not|aren t|are not|not',
          '|standing',
          'in',
          'the|its',
          '|same',
          'hex',
          '|of the structure|with the structure|itself',
        ),
        inRow('|la unidad|pero', 'no', 'esta|estan', 'en', 'el|su', '|mismo', 'hex|hexagono', '|de la estructura'),
        inRow('|l unita|ma', 'non', 'e|sta|sono|stanno', 'nell|nello stesso', 'esagono', '|della struttura'),
      ),
      'inHex',
      false,
    ),
    field(
      words(
        inRow(
          '|the fort|it|the fortification',
          'has already|already',
          'tried|attempted',
          '|in this phase|this phase|once',
        ),
        inRow('|el fuerte', 'ya', 'lo ha intentado|ha intentado|intento|lo intento', '|en esta fase|esta fase'),
        inRow('|il forte', 'ha gia', 'provato|tentato', '|in questa fase|questa fase'),
      ),
      'tried',
      true,
    ),
    field(
      words(
        inRow('|the structure|it|structure', 'is|lies|stands', 'in', 'an|the', 'adjacent|neighbouring|next', 'hex'),
        inRow('|la estructura', 'esta', 'en', 'un', 'hex adyacente|hexagono adyacente|hexagono vecino|hex vecino'),
        inRow('|la struttura', 'e|sta', 'in', 'un', 'esagono adiacente|esagono vicino'),
      ),
      'away',
      true,
    ),
    field(
      words(
        inRow('|a|the', 'fort|fortification|forts', 'of|in|from', '|an|the', 'enc|entrenched camp'),
        inRow('|un|el|una', 'fuerte|fortificacion', 'de|del', '|un|una', 'enc|campo atrincherado'),
        inRow('|un|il|una', 'forte|fortificazione', 'di|del|dell', '|un|una', 'enc|campo trincerato'),
      ),
      'camp',
      true,
    ),
    counted(
      words(
        inRow(
          '|the',
          'enemy|enemies|zoc',
          '|whose zoc reaches it|whose zoc reaches the hex|there',
          '|has|have|with|of',
          'arf',
          '#',
        ),
        inRow('|el|los', 'enemigo|enemigos|zoc', '|cuya zoc llega', '|tiene|tienen|con|de', 'arf', '#'),
        inRow('|il|i', 'nemico|nemici|zoc', '|la cui zoc arriva', '|ha|hanno|con|di', 'arf', '#'),
        inRow('arf', '#', '|of the|del|de los|dei', 'enemy|enemigo|enemigos|nemico|nemici'),
      ),
      'zocArf',
      0,
      30,
    ),
    counted(
      words(
        inRow(
          '#',
          '|more',
          'turns',
          '|of repair|repair',
          '|still',
          'left|to go|on the marker|remaining',
          '|on the marker',
        ),
        inRow('|quedan|faltan|con', '#', 'turnos', '|de reparacion', '|en el marcador|por reparar|restantes'),
        inRow('|restano|mancano|con', '#', 'turni', '|di riparazione', '|sul segnalino|rimasti'),
      ),
      'left',
      0,
      18,
    ),
  ],
};

const DOES = /^(?:repairs|blows|destroys|demolishes|reparan?|vuelan?|destruyen?|riparan?o?|distrugg\w+|fan?n?o?)$/;

/** "Engineers repair a bridge": where somebody does it the bridge says no more than the structure that is asked. */
export const withBridge = (tool: AskedTool<undefined>): AskedTool<undefined> => ({
  ...tool,
  make(reading, items, data) {
    const { fields, tokens } = reading;
    const isDone = fields.some(
      ({ field: name, tokens: at }) => name === 'action' && at.some((one) => DOES.test(tokens[one]?.folded ?? '')),
    );
    const isAlone = !(isDone && fields.some(({ field: name }) => name === 'by'));
    const made = tool.make(
      { ...reading, fields: isAlone ? fields : fields.filter(({ field: name }) => name !== 'bridge') },
      items,
      data,
    );
    return (
      made && {
        ...made,
        field: (one) =>
          one.field === 'bridge'
            ? text('destruction.fields.structure')
            : (made.field?.(one) ?? text('destruction.title')),
      }
    );
  },
});
