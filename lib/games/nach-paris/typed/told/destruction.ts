import { FIRED, FIRST_TURN, MF, type Told } from '@/lib/games/nach-paris/typed/told/shared';
import { MARCHED } from '@/lib/games/nach-paris/typed/words';
import { counted, field } from '@/lib/typed/form';
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
    field(ESCORT, 'escort', true),
    field(
      words(
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
