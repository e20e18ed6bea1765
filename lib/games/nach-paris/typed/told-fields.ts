import { TOLD_OF_WAYS } from '@/lib/games/nach-paris/typed/told-ways';
import {
  APART,
  BOTH,
  DID_OTHER,
  ESCORT,
  FIRED,
  FIRST_TURN,
  INSIDE_RADIUS,
  MF,
  OUTSIDE_RADIUS,
  type Told,
} from '@/lib/games/nach-paris/typed/told-words';
import { ENEMY_ZOC } from '@/lib/games/nach-paris/typed/state-words';
import { MARCHED } from '@/lib/games/nach-paris/typed/words';
import { choice, counted, field, filler, trait } from '@/lib/typed/form';
import { inRow } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* Fields of the forms of 1914 Nach Paris that players tell in a clause of their own, tool by tool. */

export const TOLD: Readonly<Record<string, Told>> = {
  ...TOLD_OF_WAYS,
  consolidation: {
    takes: {
      busy: 'consolidation.fields.busy',
      needCbf: 'consolidation.fields.needCbf',
      needArf: 'consolidation.fields.needArf',
      giverCbf: 'consolidation.fields.giverCbf',
      giverArf: 'consolidation.fields.giverArf',
    },
    entries: [
      ...BOTH,
      field(APART, 'sameHex', false),
      field(DID_OTHER, 'busy', true),
      field(
        words(
          inRow('|but', 'one|one of them|one unit|the other', 'is|stands|sits|lies', '|in|inside|within', ENEMY_ZOC),
          inRow('|pero', 'una|una de ellas|la otra', '|esta|cae', '|en|dentro de', words(ENEMY_ZOC, 'zoc')),
          inRow('|ma', 'una|una di loro|l altra', '|e|sta|cade', '|in|dentro', words(ENEMY_ZOC, 'zoc')),
        ),
        'enemyZoc',
        true,
      ),
      field(
        words(
          inRow('one|one of them|one unit|the other', FIRED),
          inRow('una|una de ellas|la otra', FIRED),
          inRow('una|una di loro|l altra', FIRED),
          FIRED,
        ),
        'fired',
        true,
      ),
      counted(
        words(
          inRow(
            '|the',
            'degraded|worn|other|second',
            '|unit|one',
            'has|with|still has|keeps',
            '|only',
            '#',
            'steps|step',
            '|left',
          ),
          inRow(
            '|la',
            'degradada|otra|desgastada',
            '|unidad',
            'tiene|con|conserva',
            '|solo',
            '#',
            'pasos|paso',
            '|restantes',
          ),
          inRow(
            '|la|l',
            'degradata|altra|logora',
            '|unita',
            'ha|con|conserva',
            '|solo',
            '#',
            'passi|passo',
            '|rimasti',
          ),
        ),
        'giverSteps',
        1,
        5,
      ),
      counted(
        words(
          inRow(
            '|to|it would|wants to|would|it|gaining|get|to get',
            'gain|get back|regain|recover|gets back|gains|gaining|get|regaining',
            '#',
            'steps|step',
            '|back',
          ),
          inRow('|para|puede|quiere', 'recuperar|recupera|gana|ganar|recuperando', '#', 'pasos|paso'),
          inRow('|per|puo|vuole', 'recuperare|recupera|guadagna|guadagnare|recuperando', '#', 'passi|passo'),
        ),
        'gain',
        1,
        4,
      ),
      counted(
        inRow(
          '|needs|need|gains|gain|gaining|gana|necesita|guadagna|serve',
          '#',
          'cbf',
          '|more|mas|in piu|gained|ganado|guadagnato',
        ),
        'needCbf',
        0,
        30,
      ),
      counted(
        inRow(
          '|needs|need|gains|gain|gaining|gana|necesita|guadagna|serve',
          '#',
          'arf',
          '|more|mas|in piu|gained|ganado|guadagnato',
        ),
        'needArf',
        0,
        30,
      ),
      filler(
        'want|want to|i want to|quiero|queremos|voglio|vogliamo|se|si|one of them|una de ellas|una di loro|both|ambas|entrambe',
      ),
    ],
  },
  destruction: {
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
  },
  doctrine: {
    takes: { inRadius: 'doctrine.fields.inRadius', division: 'doctrine.fields.division' },
    entries: [
      field(OUTSIDE_RADIUS, 'inRadius', false),
      field(INSIDE_RADIUS, 'inRadius', true),
      field(
        words(
          inRow('|it s|it is|the unit is|but', 'not|no|isn t', '|a|an', '|french', 'infantry division|division'),
          inRow('|pero', 'no es', '|una', 'division de infanteria|division', '|francesa'),
          inRow('|ma', 'non e', '|una', 'divisione di fanteria|divisione', '|francese'),
        ),
        'division',
        false,
      ),
      counted(
        words(
          inRow(
            '#',
            'indoctrinated',
            '|units|divisions|ones|unit|division',
            '|are|is',
            'attack|attacking|attacks|on the attack|in the attack',
          ),
          inRow(
            '|con',
            '#',
            '|unidades|divisiones|unidad',
            'adoctrinadas|adoctrinada',
            'atacan|atacando|ataca|al ataque|en el ataque',
          ),
          inRow(
            '|con',
            '#',
            '|unita|divisioni|divisione',
            'indottrinate|indottrinata',
            'attaccano|attaccando|attacca|in attacco|all attacco',
          ),
        ),
        'attacking',
        0,
        6,
      ),
      counted(
        words(
          inRow(
            '#',
            'indoctrinated',
            '|units|divisions|ones|unit|division',
            '|are|is',
            'defend|defending|defends|on the defence|in defence',
          ),
          inRow(
            '|con',
            '#',
            '|unidades|divisiones|unidad',
            'adoctrinadas|adoctrinada',
            'defienden|defendiendo|defiende|en defensa|a la defensiva',
          ),
          inRow(
            '|con',
            '#',
            '|unita|divisioni|divisione',
            'indottrinate|indottrinata',
            'difendono|difendendo|difende|in difesa',
          ),
        ),
        'defending',
        0,
        6,
      ),
      counted(
        words(
          inRow(
            '|the',
            'enemy|enemy unit|nearest enemy|nearest enemy unit|germans|nearest germans|nearest german',
            'is|are|stands|sits|lies',
            '|only|just',
            '#',
            'hexes|hex',
            '|away|off|distant',
          ),
          inRow(
            '|el|los',
            'enemigo|enemigo mas cercano|alemanes|alemanes mas cercanos',
            'esta|estan|queda|quedan',
            '|solo',
            'a',
            '#',
            'hexes|hexagonos|hex|hexagono',
            '|de distancia',
          ),
          inRow(
            '|il|i',
            'nemico|nemico piu vicino|tedeschi|tedeschi piu vicini',
            'e|sta|sono|stanno',
            '|solo',
            'a',
            '#',
            'esagoni|esagono',
            '|di distanza',
          ),
        ),
        'distance',
        1,
        20,
      ),
      ...choice('state', {
        passed: words(
          inRow(
            '|it|they|has|have|already|it has|the division',
            '|already|has',
            'passed',
            '|the|its',
            '|secret',
            'test',
          ),
          inRow('|ya', 'supero|ha superado|paso|ha pasado', '|la|su', 'prueba', '|secreta'),
          inRow('|gia', 'ha superato|supero|ha passato', '|la|il|la sua|il suo', 'prova|test', '|segreta|segreto'),
        ),
        untested: words(
          inRow(
            '|it|they|the division',
            'hasn t been|has not been|not yet|not|never|was never|isn t|is not|still',
            '|yet',
            'tested|untested',
            '|yet',
          ),
          inRow(
            '|aun|todavia',
            'no',
            'se ha probado|ha hecho la prueba|ha tirado|se ha tirado',
            '|aun|todavia|la prueba',
          ),
          inRow('|ancora', 'non', 'e stata provata|ha fatto il test|ha tirato|e stata testata', '|ancora|il test'),
        ),
        indoctrinated:
          'already indoctrinated|is indoctrinated|ya adoctrinada|esta adoctrinada|gia indottrinata|e indottrinata|failed the test|failed its test|fallo la prueba|ha fallito il test',
      }),
      filler('test|prueba|prova|test segreto|prueba secreta|secret test|it|ha|has|la|it s'),
    ],
  },
  replacements: {
    entries: [
      trait(
        words(
          inRow(
            '|which|that|who',
            'was|were|has been|had been|got|is',
            'destroyed|eliminated|wiped out|annihilated|killed|lost completely',
          ),
          inRow(
            '|que',
            'fue|ha sido|esta|fueron|quedo',
            'destruida|destruido|eliminada|eliminado|aniquilada|destruidas',
          ),
          inRow(
            '|che',
            'e stata|e stato|fu|e|sono state|e andata',
            'distrutta|distrutto|eliminata|eliminato|annientata|distrutte',
          ),
        ),
        { state: 'destroyed' },
      ),
      filler(
        'rebuild|rebuilding|to rebuild|redo|rifare|rifarla|rimettere in piedi|ricostituire|ricostruire|rehacer|rehacerla|reconstruir|costs me|mi costa|me cuesta|in replacements|in rimpiazzi|en reemplazos',
      ),
    ],
  },
  fieldworks: {
    entries: [
      counted(
        words(
          inRow('#', 'tests|test', '|have|has|were', '|already', 'failed', '|already|this turn|so far|in this turn'),
          inRow(
            '|we|we ve|i ve|already|my side|our side',
            '|have|has',
            '|already',
            'failed',
            '#',
            'tests|times|test',
            '|already|this turn|so far',
          ),
          inRow(
            '|ya|hemos|ya hemos|llevamos',
            'fallado|fallamos|fallaron|han fallado|fallo',
            '#',
            'pruebas|veces|prueba',
            '|este turno|ya',
          ),
          inRow(
            '|gia|abbiamo|abbiamo gia',
            'fallito|sbagliato|fallite|sono fallite',
            '#',
            'prove|volte|test|prova',
            '|questo turno|gia',
          ),
        ),
        'failed',
        0,
        20,
      ),
    ],
  },
};
