import { inRow } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* Infantry or cavalry of the attacking hex that takes no part in the attack (9.1.5), in the three languages. */

const INFANTRY =
  'infantry|inf|cavalry|cav|horse|division|divisions|brigade|brigades|infantry unit|infantry units|infantry division|infantry divisions|cavalry unit|cavalry units|cavalry division|unit|units|troops|men|soldiers|people';
const OTHER =
  'other|another|some|some other|some of the|some of our|some of his|some of their|a few|a few of the|part of the|half of the|one of the|one other|more|the other|the rest of the|the remaining|further|additional';
const HEX =
  'the attacking hex|the attackers hex|the attacker s hex|the attackers own hex|the attacking stack|the attackers stack|the attacker s stack|the attack stack|the stack that attacks|the stack|our stack|the hex it attacks from|the hex they attack from|the hex he attacks from|the hex we attack from|the same attacking hex|the same hex|its hex|their hex|our hex|that hex|the hex|the attack hex';
const IN_HEX = words('there', inRow('in|inside|within|of|from', HEX));
const NOT_DOES = inRow(
  'don t|doesn t|do not|does not|didn t|did not|won t|will not|isn t going to|aren t going to|never',
  '|really|even|actually',
  'attack|attacks|fight|join|join in|join the attack|join the fight|join the combat|take part|take part in it|take part in the attack|take part in the combat|participate|engage|get involved|get stuck in|move a muscle|lift a finger|fire a shot|do anything|commit|come along|go in|go along|help|help out',
);
const IDLE = 'idle|inactive|uncommitted|unengaged|unused';
const STAYS_OUT = words(
  NOT_DOES,
  'sits this one out|sit this one out|sits this fight out|sit this fight out|sits the attack out|sit the attack out|sits out this attack|sit out this attack|sits out the attack|stays out of this|stay out of this|stays out of the fight|stays out of the attack|stay out of the attack|stays put|stay put|stays behind|stay behind|remains behind|remain behind|stays behind idle|remains behind idle|remain behind idle|hangs back|hang back|holds back|is held back|are held back|is left behind|are left behind|is left out|are left out|just watches|just watch|watches|watch|looks on idly|twiddles its thumbs|twiddle their thumbs|goes unused|go unused|is doing nothing|are doing nothing|isn t engaged|is not engaged|aren t engaged|are not engaged|isn t involved|is not involved|aren t involved|are not involved|isn t part of it|isn t committed|aren t committed',
  'stays out of it|stay out of it|stays out|stay out|sits out|sits it out|sit it out|sits idle|sit idle|stands idle|stand idle|is idle|are idle|lies idle|remains idle|remain idle|stays idle|stay idle|does nothing|do nothing|is doing nothing|stands by|stand by|stands by without attacking|stand by without attacking|looks on|look on|only watches|doesn t attack|does not attack|don t attack|do not attack|isn t attacking|is not attacking|won t attack|doesn t join in|does not join in|don t join in|doesn t join the attack|does not join the attack|doesn t take part|does not take part|don t take part|takes no part|take no part|isn t used|is not used|isn t in the attack|is not in the attack',
);
const INACTIVE =
  'looking on|watching|just watching|twiddling its thumbs|held back|left behind|left out|sitting it out|sitting this one out|sitting this out|staying out of it|staying behind|hanging back|not engaged|not committed|not involved|not fighting|not taking part|not joining in|that doesn t fight|that sits it out|which does nothing|which sits it out|idle|inactive|unused|uncommitted|out of it|doing nothing|standing by|standing idle|sitting idle|not attacking|without attacking|that does nothing|that doesn t attack|that does not attack|which does not attack|that stays out of it|that takes no part';

const INFANTERIA =
  'infanteria|inf|caballeria|cav|unidad de caballeria|hombres|soldados|gente|division|divisiones|brigada|brigadas|unidad|unidades|unidad de infanteria|unidades de infanteria|division de infanteria|tropas';
const OTRA =
  'parte de las|parte de los|algunas|algunos|unas|unos|algunos de los|algunas de las|el resto de las|las demas|las otras|una de las|otra|otras|alguna|alguna otra|algo de|mas|la otra|el resto de la|parte de la|un poco de';
const HEX_ES =
  'hex que ataca|hexagono que ataca|hex de los atacantes|hexagono de los atacantes|hex de donde ataca|hex de donde parte el ataque|hex desde donde parte el ataque|hex atacante|hexagono atacante|hex del atacante|hexagono del atacante|hex desde donde ataca|hexagono desde donde ataca|hex desde el que ataca|hexagono desde el que ataca|hex desde donde atacan|hexagono desde donde atacan|hex desde el que atacan|hexagono desde el que atacan|mismo hex atacante|mismo hexagono atacante|mismo hex|mismo hexagono|hex de ataque|hex|hexagono';
const PILA = 'pila atacante|pila que ataca|pila de los atacantes|pila del atacante|pila';
const EN_HEX = words(
  'alli|ahi',
  inRow('en el|dentro del|del|en su|en ese', HEX_ES),
  inRow('en la|de la|dentro de la', PILA),
);
const OCIOSA =
  'ocioso|ociosos|inactivo|inactivos|parado|parados|sin combatir|sin luchar|sin entrar en combate|al margen|a la expectativa|que no combate|que no lucha|que se queda mirando|que se queda fuera|que no entra en combate|ociosa|ociosas|inactiva|inactivas|parada|paradas|quieta|quietas|sin atacar|sin hacer nada|sin participar|sin usar|sin emplear|de brazos cruzados|mano sobre mano|mirando|que no ataca|que no participa|que no hace nada';
const QUEDA =
  'queda|quedan|se queda|se quedan|hay|sobra|sobran|sigue|siguen|permanece|permanecen|tiene|tienen|deja|dejan';
const NO_ATACA = words(
  'no combate|no combaten|no lucha|no luchan|no pelea|no pelean|no entran en combate|no entra en el combate|no entran en el combate|no entra en liza|no actua|no actuan|no se mueve|no se mueven|no se suma|no se suman|no se une|no se unen|no se emplea|no se usa|no mueve un dedo|no interviene en el ataque|no participa en el ataque|no participan en el ataque|se queda mirando|se quedan mirando|se limita a mirar|se limitan a mirar|mira|miran|se queda al margen|se quedan al margen|se queda atras|se quedan atras|no ataca|no atacan|no participa|no participan|no toma parte|no toman parte|no interviene|no intervienen|no hace nada|no hacen nada|se queda fuera|se quedan fuera|se queda al margen|no entra en combate',
  inRow('queda|quedan|se queda|se quedan|sigue|siguen|permanece|permanecen|esta|estan', OCIOSA),
);
const QUEDA_OTRA = inRow(QUEDA, `|${OTRA}|una`, INFANTERIA, OCIOSA);

const FANTERIA =
  'inf|cavalleria|cav|unita di cavalleria|uomini|soldati|gente|fanteria|fanterie|divisione|divisioni|brigata|brigate|unita|unita di fanteria|divisione di fanteria|truppe';
const ALTRA =
  'parte delle|parte dei|parte degli|alcune|alcuni|certe|qualcuno degli|alcuni degli|alcune delle|il resto delle|le altre|gli altri|una delle|altri|altra|altre|un altra|l altra|qualche|qualche altra|della|dell altra|il resto della|ancora|parte della|un po di';
const IN_ESAGONO = words(
  'li|la',
  inRow(
    'nell|dell|nello stesso|dello stesso|nel suo|in quell',
    'esagono che attacca|esagono di chi attacca|esagono degli attaccanti|esagono da cui parte l attacco|esagono attaccante|esagono dell attaccante|esagono da cui attacca|esagono da cui attaccano|esagono d attacco|esagono',
  ),
  inRow('nella|della|dentro la', 'pila attaccante|pila che attacca|pila degli attaccanti|pila dell attaccante|pila'),
);
const INOPEROSA =
  'fermo|fermi|inattivo|inattivi|ozioso|oziosi|senza combattere|al margine|che non combatte|che sta a guardare|che resta a guardare|che se ne sta fuori|ferma|ferme|inattiva|inattive|inoperosa|inoperose|oziosa|oziose|senza attaccare|senza far nulla|senza far niente|senza fare nulla|senza fare niente|senza partecipare|a guardare|con le mani in mano|con le braccia conserte|in disparte|che non attacca|che non partecipa|che non fa nulla|inutilizzata';
const RIMANE = inRow('resta|restano|rimane|rimangono|se ne sta|se ne stanno|sta|stanno', '|li|la');
const NON_ATTACCA = words(
  'non combatte|non combattono|non lotta|non lottano|non si batte|non si battono|non entrano in combattimento|non entra in lizza|non agisce|non agiscono|non si muove|non si muovono|non si unisce|non si uniscono|non viene impiegata|non viene usata|non muove un dito|non partecipa all attacco|non partecipano all attacco|non prende parte all attacco|guarda|guardano|guarda soltanto|se ne resta fuori|se ne restano fuori|resta fuori|restano fuori|ne resta fuori|resta indietro|restano indietro|non attacca|non attaccano|non partecipa|non partecipano|non prende parte|non prendono parte|non interviene|non fa nulla|non fa niente|non entra in combattimento',
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
  inRow('leaving|leaves|leave|left|with|keeping|keeps', `|${OTHER}|an|a`, INFANTRY, IN_HEX, INACTIVE),
  inRow(HEX, '|still|also', 'holds|contains|has|keeps', `|${OTHER}|an|a`, INFANTRY, INACTIVE),
  inRow(
    'not everybody|not everyone|not all|not all of them|not all units|not every unit',
    `|${IN_HEX}`,
    'joins in|join in|attacks|attack|takes part|take part|fights|fight|is engaged|are engaged',
    '|,|and|, and',
    OTHER,
    INFANTRY,
    STAYS_OUT,
  ),
  inRow(
    'not everybody|not everyone|not all|not all units|not every unit|not all of them|not all the units',
    IN_HEX,
    'joins in|join in|attacks|attack|takes part|take part|fights|fight|is engaged|are engaged',
  ),
  inRow('|the', IDLE, INFANTRY, STAYS_OUT, `|${IN_HEX}`),
  inRow(OTHER, INFANTRY, STAYS_OUT, IN_HEX),
  inRow(`|${EN_HEX}`, QUEDA_OTRA, `|${EN_HEX}`),
  inRow(QUEDA, `|${OTRA}|una`, INFANTERIA, EN_HEX, OCIOSA),
  inRow(QUEDA, `|${OTRA}`, INFANTERIA, 'ociosa|inactiva|ociosas|inactivas', `|${EN_HEX}`),
  inRow(OTRA, INFANTERIA, `|${EN_HEX}`, NO_ATACA),
  inRow('|una|la', INFANTERIA, EN_HEX, NO_ATACA),
  inRow('dejando|con|dejamos', `|${OTRA}|una`, INFANTERIA, OCIOSA, `|${EN_HEX}`),
  inRow('dejando|con|dejamos', `|${OTRA}|una`, INFANTERIA, EN_HEX, OCIOSA),
  inRow('no atacan todos|no todos atacan|no ataca todo', '|,|y|, y', QUEDA_OTRA, `|${EN_HEX}`),
  inRow(
    'no todos|no todas|no todos los|no todas las|no toda la gente|no todas las unidades',
    EN_HEX,
    'atacan|ataca|combaten|combate|luchan|participan|participa|entran en combate|intervienen',
  ),
  inRow(
    'no atacan|no combaten|no luchan|no participan',
    'todos|todas',
    '|los|las|las unidades',
    inRow('de la|en la', PILA),
  ),
  inRow('no', 'ataca|combate|participa', 'toda la', PILA),
  inRow(EN_HEX, '|se', 'queda|quedan|sobra|sobran|hay', `|${OTRA}|una`, INFANTERIA, OCIOSA),
  inRow(`|${IN_ESAGONO}`, RESTA_ALTRA, `|${IN_ESAGONO}`),
  inRow(`|${IN_ESAGONO}`, ALTRA, FANTERIA, `|${IN_ESAGONO}`, NON_ATTACCA),
  inRow('|una|la', FANTERIA, IN_ESAGONO, NON_ATTACCA),
  inRow('lasciando|con|lascia|lasciano|lasciamo', `|${ALTRA}|una`, FANTERIA, INOPEROSA, `|${IN_ESAGONO}`),
  inRow('lasciando|con|lascia|lasciano|lasciamo', `|${ALTRA}|una`, FANTERIA, IN_ESAGONO, INOPEROSA),
  inRow(
    'non tutti|non tutte|non tutti gli uomini|non tutte le unita|non tutta la truppa',
    IN_ESAGONO,
    'attaccano|attacca|combattono|combatte|partecipano|partecipa|entrano in combattimento|intervengono',
  ),
  inRow(
    'non attaccano|non combattono|non partecipano',
    'tutti|tutte',
    '|quelli|le unita|gli uomini',
    inRow('della|nella', 'pila|pila attaccante|pila che attacca'),
  ),
  inRow(
    'non attaccano tutti|non tutti attaccano|non attacca tutto',
    '|,|e|, e',
    words(RESTA_ALTRA, inRow(ALTRA, FANTERIA, NON_ATTACCA)),
  ),
);
