import type { Told } from '@/lib/games/nach-paris/typed/told/shared';
import { counted, field } from '@/lib/typed/form';
import { inRow } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* What players tell in a clause of its own beside fieldworks in 1914 Nach Paris. */

const NOTHING_EN = 'nothing|anything|a thing';

const PHASE_EN = inRow(
  '|in|during|all|throughout|the whole',
  '|the|its|their|all',
  'movement phase|movement|move phase|phase',
  '|long',
);

const PHASE_ES = inRow('|en|durante|toda|por', '|la|su|el', 'fase de movimiento|movimiento|fase');

const PHASE_IT = inRow('|in|nella|durante|tutta|nel|per tutta', '|la|sua|suo', 'fase di movimento|movimento|fase');

/** A unit that did nothing in the Movement Phase (10.1.3). */
const STOOD_IDLE = words(
  inRow(
    '|having|has|had|it|they|after',
    '|done|did|stayed|sat|stood|been|remained|sitting|staying',
    'nothing|put|idle|still|in place|inactive|where it was|at rest|motionless|idling',
    PHASE_EN,
  ),
  inRow(
    '|it|they',
    'hasn t|haven t|has not|have not|didn t|did not|never|hadn t',
    '|yet',
    'acted|act|moved|move|done|do|stirred|budged',
    `|${NOTHING_EN}`,
    `|${PHASE_EN}`,
  ),
  inRow('no', 'action|activity|move|moves|movement', '|at all', '|by|from|of', '|it|the unit|them', PHASE_EN),
  inRow('without', '|having', 'acting|acted|moving|moved|doing anything|done anything|a move', `|${PHASE_EN}`),
  inRow('idle|inactive', `|${PHASE_EN}`),
  inRow(
    'no',
    '|se',
    'ha actuado|han actuado|actuo|actuaron|ha hecho nada|hizo nada|han hecho nada|ha movido|movio|hizo ninguna accion',
    `|${PHASE_ES}`,
  ),
  inRow(
    `|${PHASE_ES}`,
    'se quedo|se ha quedado|estuvo|ha estado|se quedaron|estuvieron|permanecio',
    'de brazos cruzados|quieta|quieto|parada|parado|inactiva|inactivo|sin hacer nada|mano sobre mano|en su sitio',
    `|${PHASE_ES}`,
  ),
  inRow('sin', '|haber', 'hecho nada|hacer nada|actuar|actuado|moverse|movido', `|${PHASE_ES}`),
  inRow('inactiva|inactivo|inactivas', `|${PHASE_ES}`),
  inRow(
    'non',
    '|si',
    'ha agito|hanno agito|agi|e mossa|ha fatto nulla|ha fatto niente|ha mosso|ha compiuto azioni',
    `|${PHASE_IT}`,
  ),
  inRow(
    `|${PHASE_IT}`,
    'e stata|e stato|e rimasta|e rimasto|sono rimasti|sono state|stava|se ne e stata',
    'con le mani in mano|ferma|fermo|fermi|inattiva|inattivo|a guardare|immobile',
    `|${PHASE_IT}`,
  ),
  inRow('senza', '|aver', 'fatto nulla|fatto niente|agito|fare nulla|fare niente|agire|muoversi', `|${PHASE_IT}`),
  inRow('inattiva|inattivo|inattive', `|${PHASE_IT}`),
);

const TRIES_EN =
  'tests|test|tries|try|attempts|attempt|rolls|roll|checks|check|times|digs|digging attempts|digging tests';
const TRIES_ES = 'pruebas|prueba|intentos|intento|tiradas|tirada|veces|vez|chequeos|chequeo';
const TRIES_IT = 'prove|prova|tentativi|tentativo|tiri|tiro|volte|volta|test|controlli';
const WHEN_EN =
  '|so far|this turn|in this turn|already|before|earlier|until now|yet|this turn so far|earlier this turn|before this';
const WHEN_ES = '|este turno|en este turno|ya|antes|hasta ahora|de momento|por ahora|antes de esta';
const WHEN_IT = '|questo turno|in questo turno|gia|prima|finora|fino a ora|per ora';
const SIDE_EN =
  'we|i|our side|my side|our army|the side|we ve|i ve|they|the germans|the french|the belgians|the allies';

/** Tests of a side that failed in the same turn (10.1.5). */
const FAILURES = words(
  inRow(
    '|with|after|already|there were|we re at|we are at|it s',
    '|already',
    '#',
    '|of our|of my',
    'failed|unsuccessful|botched|missed|wasted|fruitless',
    TRIES_EN,
    WHEN_EN,
  ),
  inRow(SIDE_EN, '|has|have|had', '|already|got', '#', 'failed|unsuccessful|botched|missed', TRIES_EN, WHEN_EN),
  inRow(
    '|with|after|already|there were|we had|we ve had|we have had',
    '#',
    'failures|fails|failure|misses|flops',
    '|of ours|of our side|to dig',
    WHEN_EN,
  ),
  inRow(
    '#',
    '|of our|of my|of the|of these|of his',
    TRIES_EN,
    '|of ours',
    '|have|has|already',
    'went wrong|gone wrong|failed|went badly|came to nothing|were failures|flopped|missed|have failed|did not work|didn t work',
    WHEN_EN,
  ),
  inRow(
    SIDE_EN,
    '|has|have|had',
    '|already',
    'blew|blown|failed|botched|missed|flunked|fluffed|wasted|lost',
    '#',
    TRIES_EN,
    WHEN_EN,
  ),
  inRow(
    '|the|our|my',
    'count|number|tally|total',
    'of',
    'failed|unsuccessful',
    TRIES_EN,
    '|is|stands at|is at|at|so far',
    '#',
  ),
  inRow(
    '|con|tras|ya|hay|llevamos|van|lleva|llevan|hemos tenido|ya llevamos|ya van',
    '|ya',
    '#',
    TRIES_ES,
    'fallidos|fallidas|fallado|fallada|falladas|fallados|fracasados|fracasadas|errados|erradas|perdidos|perdidas|malogrados',
    WHEN_ES,
  ),
  inRow(
    '|con|tras|ya|hay|llevamos|van|lleva|llevan|hemos tenido|despues de',
    '|ya',
    '#',
    'fracasos|fallos|fracaso|fallo|pifias|fiascos',
    '|nuestros|de los nuestros',
    WHEN_ES,
  ),
  inRow(
    '#',
    TRIES_ES,
    '|nuestras|nuestros|de las nuestras|mias|mios',
    '|ya|nos|han',
    'salieron mal|salio mal|salido mal|fallaron|fracasaron|fallado|fracasado|han fallado|han salido mal|no salieron',
    WHEN_ES,
  ),
  inRow(
    '|mi bando|nuestro bando|el bando|ya',
    '|ya',
    'ha|hemos|han|he',
    '|ya',
    'errado|fallado|fracasado|pifiado|marrado',
    '#',
    TRIES_ES,
    WHEN_ES,
  ),
  inRow(
    '|la|el',
    'cuenta|numero|total',
    'de',
    TRIES_ES,
    'fallidos|fallidas|falladas|fallados',
    '|es|esta|va|es de|en|a',
    '|en|de',
    '#',
  ),
  inRow(
    '|con|dopo|gia|ci sono|siamo a|abbiamo|abbiamo avuto|siamo gia a',
    '|gia',
    '#',
    TRIES_IT,
    'falliti|fallite|fallito|fallita|sbagliati|sbagliate|andati a vuoto|andate a vuoto|mancati|andati male|andate male',
    WHEN_IT,
  ),
  inRow(
    '|con|dopo|gia|ci sono stati|siamo a|abbiamo avuto',
    '|gia',
    '#',
    'fallimenti|fallimento|insuccessi|fiaschi|errori',
    '|nostri|dei nostri',
    WHEN_IT,
  ),
  inRow(
    '#',
    TRIES_IT,
    '|nostre|nostri|dei nostri|delle nostre|mie|miei',
    '|sono|gia|ci',
    'andati male|andate male|falliti|fallite|andati a vuoto|andate a vuoto|sono andati male|sono andate male|sono falliti|sono fallite|e andata male|e andato male',
    WHEN_IT,
  ),
  inRow(
    '|la mia parte|la nostra parte|il mio campo|la mia fazione|noi',
    '|ha|abbiamo|hanno|ho',
    '|gia',
    'sbagliato|fallito|mancato|toppato',
    '#',
    TRIES_IT,
    WHEN_IT,
  ),
  inRow(
    '|con|il|col',
    '|il',
    'conto|conteggio|numero|totale',
    'dei|delle|di',
    TRIES_IT,
    'falliti|fallite|sbagliati|sbagliate',
    '|e|sta|fermo',
    'a|di|e',
    '#',
  ),
);

export const FIELDWORKS: Told = {
  entries: [
    counted(
      words(
        FAILURES,
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
    field(STOOD_IDLE, 'idle', true),
  ],
};
