import { field } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { inRow } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* Siege artillery that goes into its firing position at the end of its march (7.9.1), as players say it. */

const IN_PLACE_EN = words(
  inRow(
    'in|into|in a|into a|in its|into its|in the|into the|in their|to|to its|at its|on its|to a',
    'firing position|firing positions|firing side|shooting position|position to fire|position to shoot|battery|deployed side|fire position',
  ),
  'into action',
);
const TO_FIRE_EN = 'to fire|to shoot|for fire|for firing|for action|for shooting|to open fire|to bombard|to shell';
const READY_EN = words(
  inRow('deployed|emplaced|unlimbered|set up|ready|in position', `|${TO_FIRE_EN}|and ready to fire|and ready to shoot`),
  inRow('|deployed|emplaced|set up', IN_PLACE_EN, '|ready to fire|ready to shoot'),
);
const AT_END_EN = words(
  'when done|once done|and done|at the end|at the end of it|in the end|when done|when it s done|when finished|when it gets there|when it arrives|once there|once it s there|once it gets there|once it arrives|on arrival|upon arrival|afterwards|at last|to finish|as it stops|where it stops|at its destination|when it stops|with its last mf|there',
  inRow('at|by|in', 'the', 'end|close', 'of', 'the|its|their|this', 'move|movement|march|phase|movement phase'),
);
const DEPLOYS = words(
  inRow(
    '|and|and it|it|they|then|we|the gun|the guns|the battery|the artillery|finally|having to|wants to|will|must|to|and then',
    '|then|it|they|will|finally',
    words(
      inRow(
        'deploys|deploy|deploying|unlimbers|unlimber|unlimbering|emplaces|emplace|emplacing',
        `|${TO_FIRE_EN}|${IN_PLACE_EN}`,
      ),
      inRow('sets up|set up|setting up|is set up|gets set up', `${IN_PLACE_EN}|${TO_FIRE_EN}`),
      inRow('goes|go|going|comes|come|turns|turn|flips|flip|gets|get|moves|is put|put', '|over|back', IN_PLACE_EN),
      inRow(
        'ends|end|ending|finishes|finish|finishing|stops|winds up|ends up|closes',
        '|up|it|the move|its move|its march|the march|the movement',
        READY_EN,
      ),
    ),
    `|${AT_END_EN}`,
  ),
  inRow(
    AT_END_EN,
    '|it|we|they|the gun|the guns',
    'deploys|unlimbers|emplaces|deploy|unlimber|is deployed|is emplaced|sets up',
  ),
  inRow(AT_END_EN, '|it|we|they|the gun|the guns', 'is|goes|stands|are|go|comes', IN_PLACE_EN),
);

const EN_POSICION = words(
  inRow('en|a|la', '|su', 'posicion|posiciones', 'de', 'fuego|tiro|disparo|combate|bombardeo'),
  inRow('en', 'bateria'),
  inRow('en', '|su', 'posicion', 'para', 'disparar|tirar|hacer fuego'),
);
const PARA_TIRAR =
  'para disparar|para tirar|para hacer fuego|para abrir fuego|para bombardear|lista para disparar|lista para tirar|listas para disparar|listos para disparar|y lista para disparar|y lista para tirar|preparada para tirar|preparada para disparar|y lista';
const LISTA = words(
  inRow(
    'desplegada|desplegado|desplegadas|desplegados|emplazada|emplazado|emplazadas|emplazados|colocada',
    `|${PARA_TIRAR}|${EN_POSICION}`,
  ),
  EN_POSICION,
  'lista para disparar|lista para tirar',
);
const AL_FINAL = words(
  inRow(
    'al',
    'final|acabar|terminar|llegar|concluir|parar|detenerse',
    '|de su|del|el|su|de la',
    '|movimiento|marcha|mover|fase|fase de movimiento',
  ),
  'cuando llega|cuando llegue|cuando acaba|cuando acabe|cuando termina|cuando termine|una vez alli|una vez llegada|en su destino|alli|luego|despues',
);
const DESPLIEGA = words(
  inRow(
    '|y|luego|y luego|la pieza|los canones|la artilleria|para|quiere',
    words(
      inRow('se', 'despliega|despliegan|emplaza|emplazan|desplegara', `|${EN_POSICION}|${PARA_TIRAR}`),
      inRow('desplegarse|emplazarse|desplegandose|emplazandose|desplegar|emplazar', `|${EN_POSICION}|${PARA_TIRAR}`),
      inRow(
        '|se',
        'pone|ponen|coloca|colocan|pasa|pasan|entra|entran|queda|quedan|va|ponerse|colocarse|poniendose|situa|planta',
        EN_POSICION,
      ),
      inRow('queda|quedan|se queda', LISTA),
      inRow(
        'termina|terminan|acaba|acaban|terminar|acabar|terminando|acabando|finaliza|cierra|concluye|para|parando',
        '|el movimiento|su movimiento|la marcha|su marcha',
        LISTA,
      ),
    ),
    `|${AL_FINAL}`,
  ),
  inRow(
    AL_FINAL,
    words(
      inRow('se', 'despliega|despliegan|emplaza|emplazan'),
      inRow('|se', 'pone|coloca|situa|queda|esta|pasa|entra', LISTA),
    ),
  ),
);

const IN_POSIZIONE = words(
  inRow('in|nella|alla|sulla', '|sua', 'posizione|posizioni', 'di', 'fuoco|tiro|sparo|combattimento'),
  inRow('in', '|sua', 'posizione', 'per', 'sparare|tirare|far fuoco|fare fuoco'),
  'in batteria|dal lato di fuoco',
);
const PER_SPARARE =
  'per sparare|per tirare|per far fuoco|per fare fuoco|per aprire il fuoco|per bombardare|pronta a sparare|pronta a tirare|pronti a sparare|pronti a tirare|e pronta a sparare|e pronta a tirare|pronta al fuoco|pronta al tiro';
const PRONTA = words(
  inRow(
    'schierata|schierato|schierate|schierati|piazzata|piazzato|piazzati|spiegata|messa|dispiegata',
    `|${PER_SPARARE}|${IN_POSIZIONE}`,
  ),
  inRow(IN_POSIZIONE, `|${PER_SPARARE}`),
  'pronta a sparare|pronta a tirare|pronta al fuoco',
);
const ALLA_FINE = words(
  inRow('alla|a', 'fine', '|del|della|di', '|suo|sua', '|movimento|marcia|fase|fase di movimento|mossa'),
  inRow('quando|una volta che|appena', '|si|e|ha', 'finito|arriva|arrivata|arrivato|finisce|ferma|giunge|concluso'),
  'all arrivo|una volta arrivata|una volta li|a destinazione|poi|infine|al termine|al termine del movimento|a fine movimento|a fine marcia|arrivata li',
);
const SCHIERA = words(
  inRow(
    '|e|poi|e poi|il pezzo|i cannoni|l artiglieria|per|vuole',
    words(
      inRow('si', 'schiera|schierano|piazza|piazzano|dispiega|spiega', `|${IN_POSIZIONE}|${PER_SPARARE}`),
      inRow('schierarsi|piazzarsi|schierandosi|piazzandosi|schierare|piazzare', `|${IN_POSIZIONE}|${PER_SPARARE}`),
      inRow(
        '|si',
        'mette|mettono|pone|va|vanno|entra|entrano|passa|passano|mettersi|mettendosi|porta|dispone|sistema',
        IN_POSIZIONE,
      ),
      inRow(
        'finisce|finiscono|finire|finendo|chiude|chiudere|chiudendo|termina|terminare|terminando|conclude|resta|rimane',
        '|il movimento|il suo movimento|la marcia|la sua marcia|la mossa',
        PRONTA,
      ),
    ),
    `|${ALLA_FINE}`,
  ),
  inRow(
    ALLA_FINE,
    words(inRow('si', 'schiera|schierano|piazza|piazzano'), inRow('|si', 'mette|va|pone|e|sta|entra|passa', PRONTA)),
  ),
);

/** It goes into its firing position; the bare word "deployed" may be of anybody, and is not read. */
export const DEPLOYED: readonly Entry[] = [field(words(DEPLOYS, DESPLIEGA, SCHIERA), 'deploy', true)];
