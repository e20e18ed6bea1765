import { inRow } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* Infantry of the attacking hex that takes no part in the attack (9.1.5), in the three languages. */

const INFANTRY =
  'infantry|inf|division|divisions|brigade|brigades|infantry unit|infantry units|infantry division|infantry divisions|unit|units|troops';
const OTHER = 'other|another|some|some other|one other|more|the other|the rest of the|the remaining|further|additional';
const HEX =
  'the attacking hex|the attackers hex|the attacker s hex|the hex it attacks from|the hex they attack from|the hex he attacks from|the hex we attack from|the same attacking hex|the same hex|its hex|their hex|our hex|that hex|the hex|the attack hex';
const IN_HEX = words('there', inRow('in|inside|within|of|from', HEX));
const IDLE = 'idle|inactive|uncommitted|unengaged|unused';
const STAYS_OUT =
  'stays out of it|stay out of it|stays out|stay out|sits out|sits it out|sit it out|sits idle|sit idle|stands idle|stand idle|is idle|are idle|lies idle|remains idle|remain idle|stays idle|stay idle|does nothing|do nothing|is doing nothing|stands by|stand by|stands by without attacking|stand by without attacking|looks on|look on|only watches|doesn t attack|does not attack|don t attack|do not attack|isn t attacking|is not attacking|won t attack|doesn t join in|does not join in|don t join in|doesn t join the attack|does not join the attack|doesn t take part|does not take part|don t take part|takes no part|take no part|isn t used|is not used|isn t in the attack|is not in the attack';
const INACTIVE =
  'idle|inactive|unused|uncommitted|out of it|doing nothing|standing by|standing idle|sitting idle|not attacking|without attacking|that does nothing|that doesn t attack|that does not attack|which does not attack|that stays out of it|that takes no part';

const INFANTERIA =
  'infanteria|division|divisiones|brigada|brigadas|unidad|unidades|unidad de infanteria|unidades de infanteria|division de infanteria|tropas';
const OTRA = 'otra|otras|alguna|alguna otra|algo de|mas|la otra|el resto de la|parte de la|un poco de';
const HEX_ES =
  'hex atacante|hexagono atacante|hex del atacante|hexagono del atacante|hex desde donde ataca|hexagono desde donde ataca|hex desde el que ataca|hexagono desde el que ataca|hex desde donde atacan|hexagono desde donde atacan|hex desde el que atacan|hexagono desde el que atacan|mismo hex atacante|mismo hexagono atacante|mismo hex|mismo hexagono|hex de ataque|hex|hexagono';
const EN_HEX = words('alli|ahi', inRow('en el|dentro del|del|en su|en ese', HEX_ES));
const OCIOSA =
  'ociosa|ociosas|inactiva|inactivas|parada|paradas|quieta|quietas|sin atacar|sin hacer nada|sin participar|sin usar|sin emplear|de brazos cruzados|mano sobre mano|mirando|que no ataca|que no participa|que no hace nada';
const QUEDA =
  'queda|quedan|se queda|se quedan|hay|sobra|sobran|sigue|siguen|permanece|permanecen|tiene|tienen|deja|dejan';
const NO_ATACA = words(
  'no ataca|no atacan|no participa|no participan|no toma parte|no toman parte|no interviene|no intervienen|no hace nada|no hacen nada|se queda fuera|se quedan fuera|se queda al margen|no entra en combate',
  inRow('queda|quedan|se queda|se quedan|sigue|siguen|permanece|permanecen|esta|estan', OCIOSA),
);
const QUEDA_OTRA = inRow(QUEDA, `|${OTRA}|una`, INFANTERIA, OCIOSA);

const FANTERIA =
  'fanteria|fanterie|divisione|divisioni|brigata|brigate|unita|unita di fanteria|divisione di fanteria|truppe';
const ALTRA =
  'altra|altre|un altra|l altra|qualche|qualche altra|della|dell altra|il resto della|ancora|parte della|un po di';
const IN_ESAGONO = words(
  'li|la',
  inRow(
    'nell|dell|nello stesso|dello stesso|nel suo|in quell',
    'esagono attaccante|esagono dell attaccante|esagono da cui attacca|esagono da cui attaccano|esagono d attacco|esagono',
  ),
);
const INOPEROSA =
  'ferma|ferme|inattiva|inattive|inoperosa|inoperose|oziosa|oziose|senza attaccare|senza far nulla|senza far niente|senza fare nulla|senza fare niente|senza partecipare|a guardare|con le mani in mano|con le braccia conserte|in disparte|che non attacca|che non partecipa|che non fa nulla|inutilizzata';
const RIMANE = inRow('resta|restano|rimane|rimangono|se ne sta|se ne stanno|sta|stanno', '|li|la');
const NON_ATTACCA = words(
  'non attacca|non attaccano|non partecipa|non partecipano|non prende parte|non prendono parte|non interviene|non fa nulla|non fa niente|non entra in combattimento',
  inRow(RIMANE, INOPEROSA),
);
const RESTA_ALTRA = inRow(words(RIMANE, 'c e|ci sono|avanza|ha|tiene'), `|${ALTRA}|una`, FANTERIA, INOPEROSA);

/** The verb alone says it of others, or of such as stand in the hex: "an infantry does not attack" is anybody. */
export const IDLES = words(
  inRow(OTHER, INFANTRY, `|${IN_HEX}`, '|just|simply', STAYS_OUT),
  inRow('|a|an|one|the|that', INFANTRY, IN_HEX, '|just|simply', STAYS_OUT),
  inRow(
    '|there s|there is|there are|with|leaving|leaves|leave',
    `|${OTHER}|an`,
    IDLE,
    INFANTRY,
    '|left|remaining|remains|stays|is left',
    `|${IN_HEX}`,
  ),
  inRow('leaving|leaves|leave|left|with|keeping|keeps', `|${OTHER}|an|a`, INFANTRY, INACTIVE, `|${IN_HEX}`),
  inRow(HEX, '|still|also', 'holds|contains|has|keeps', `|${OTHER}|an|a`, INFANTRY, INACTIVE),
  inRow(
    'not everybody|not everyone|not all|not all of them|not all units|not every unit',
    `|${IN_HEX}`,
    'joins in|join in|attacks|attack|takes part|take part',
    '|,|and|, and',
    OTHER,
    INFANTRY,
    STAYS_OUT,
  ),
  inRow(`|${EN_HEX}`, QUEDA_OTRA, `|${EN_HEX}`),
  inRow(QUEDA, `|${OTRA}|una`, INFANTERIA, EN_HEX, OCIOSA),
  inRow(QUEDA, `|${OTRA}`, INFANTERIA, 'ociosa|inactiva|ociosas|inactivas', `|${EN_HEX}`),
  inRow(OTRA, INFANTERIA, `|${EN_HEX}`, NO_ATACA),
  inRow('|una|la', INFANTERIA, EN_HEX, NO_ATACA),
  inRow('dejando|con|dejamos', `|${OTRA}|una`, INFANTERIA, OCIOSA, `|${EN_HEX}`),
  inRow('no atacan todos|no todos atacan|no ataca todo', '|,|y|, y', QUEDA_OTRA, `|${EN_HEX}`),
  inRow(`|${IN_ESAGONO}`, RESTA_ALTRA, `|${IN_ESAGONO}`),
  inRow(`|${IN_ESAGONO}`, ALTRA, FANTERIA, `|${IN_ESAGONO}`, NON_ATTACCA),
  inRow('|una|la', FANTERIA, IN_ESAGONO, NON_ATTACCA),
  inRow('lasciando|con|lascia|lasciano|lasciamo', `|${ALTRA}|una`, FANTERIA, INOPEROSA, `|${IN_ESAGONO}`),
  inRow(
    'non attaccano tutti|non tutti attaccano|non attacca tutto',
    '|,|e|, e',
    words(RESTA_ALTRA, inRow(ALTRA, FANTERIA, NON_ATTACCA)),
  ),
);
