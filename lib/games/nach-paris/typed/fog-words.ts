import { inRow } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* Units under a fog of war marker (19.3.2), in the three languages. */

const FOW_EN = inRow('|a|the|its|one', 'fow|fog of war|fog', '|marker|counter|chit|stack|token');
const HIDDEN_EN =
  'hidden|concealed|covered|masked|obscured|veiled|screened|shrouded|cloaked|out of sight|sits|sit|lies|lie|stands|stand|hides|hide|still|protected';
const FOW_ES = inRow(
  '|un|el|su|la',
  '|marcador|ficha|contador|marca',
  '|de|de la',
  'fow|niebla de guerra|niebla de la guerra|niebla',
);
const HIDDEN_ES =
  'oculta|ocultas|oculto|ocultos|escondida|escondido|escondidas|escondidos|tapada|tapado|tapadas|tapados|cubierta|cubierto|cubiertas|cubiertos|velada|velado|camuflada|disimulada|protegida|metida|metido|envuelta|esta|estan|sigue|siguen|continua|se halla|se encuentra|se esconde|se esconden|se oculta|todavia|aun';
const FOW_IT = inRow(
  '|un|il|suo|la|una',
  '|segnalino|pedina|gettone',
  '|di|della',
  'fow|nebbia di guerra|nebbia della guerra|nebbia',
);
const HIDDEN_IT =
  'nascosta|nascosto|nascoste|nascosti|celata|celato|celate|celati|coperta|coperto|coperte|coperti|velata|velato|occultata|occultato|mascherata|protetta|avvolta|avvolto|immersa|e|sta|stanno|sono|resta|restano|si trova|si trovano|si nasconde|si nascondono|ancora|e ancora|sono ancora';

const UNDER_EN = inRow(
  `|${HIDDEN_EN}`,
  '|away',
  'under|beneath|underneath|below|with|by|in|inside|within|behind',
  FOW_EN,
  '|on top|on top of it|on it|over it',
);
const UNDER_ES = inRow(`|${HIDDEN_ES}`, 'bajo|debajo de|con|por|en|tras|entre|dentro de', FOW_ES, '|encima');
const UNDER_IT = inRow(
  `|${HIDDEN_IT}`,
  'sotto|sotto a|con|da|dal|dalla|in|nella|nel|dietro|dentro|dentro la',
  FOW_IT,
  '|sopra',
);

const IS_EN = '|is|are|is still|are still|still|was|stays|stay|remains|sits|being';
const TARGET_EN = inRow(
  '|the|our|its|his',
  'target|targets|target stack|target hex|target unit|ones fired at|one fired at|unit fired at|units fired at|ones shot at|stack fired at|shelled stack|stack under fire|bombarded stack|ones under fire|unit under fire|units under fire',
);
const TARGET_ES = inRow(
  '|el|la|los|las|nuestro',
  'objetivo|objetivos|blanco|blancos|pila objetivo|pila bombardeada|unidad bombardeada|unidades bombardeadas|bombardeados|bombardeado|que reciben el fuego|que recibe el fuego|que reciben los disparos|que recibe los disparos|pila que recibe el fuego|unidad que recibe el fuego',
);
const TARGET_IT = inRow(
  '|il|la|lo|l|i|le|gli',
  'bersaglio|bersagli|obiettivo|obiettivi|pila bersaglio|pila bombardata|unita bombardata|unita bombardate|bombardati|chi subisce il fuoco|chi riceve il fuoco|chi subisce i colpi|chi e sotto tiro|pila che subisce il fuoco|unita che subisce il fuoco|quelli sotto tiro|unita sotto tiro|pila sotto tiro',
);
/** "The French stack": who is fired at, by his nation. */
const NATION_EN = 'french|german|belgian|british|english|enemy|hostile|defending';
const STACK_EN = inRow('the|that|their|his', `|${NATION_EN}`, 'stack|pile');
const PILA = inRow(
  'la|esa|esta|su|quella|questa',
  '|enemiga|nemica|defensora|che difende',
  'pila',
  '|francesa|alemana|belga|britanica|inglesa|enemiga|francese|tedesca|britannica|inglese|nemica',
);

const PEOPLE_ES =
  'franceses|alemanes|belgas|britanicos|ingleses|enemigos|frances|aleman|belga|britanico|ingles|enemigo';
const PEOPLE_IT = 'francesi|tedeschi|belgi|britannici|inglesi|nemici|francese|tedesco|belga|britannico|inglese|nemico';
const HIT_EN =
  'fired at|shot at|hit|shelled|being shelled|being hit|being bombarded|being fired at|we fire at|we shell|bombarded|that is hit|that gets hit|under fire|being shelled|that is shelled';
const RECIBE =
  'recibe|recibe el fuego|sufre el fuego|bombardean|bombardeamos|es bombardeada|recibe los disparos|atacamos|disparamos';
const COLPITA =
  'colpita|bombardata|che riceve|che subisce|sotto tiro|che viene colpita|che viene bombardata|presa di mira';
/** "The French carry a FOW": by their nation alone who is fired at is no further unit. */
const NATION_FOGGED = words(
  inRow('the', `${NATION_EN}`, 'have|carry|wear|bear|have got|are carrying|got', FOW_EN, '|on top|on them|over them'),
  inRow(
    '|el|los|al|a los',
    PEOPLE_ES,
    '|ya',
    'tiene|tienen|lleva|llevan|carga|cargan',
    '|encima|puesto',
    FOW_ES,
    '|encima|puesto',
  ),
  inRow('|el|los', PEOPLE_ES, 'esta|estan|va|van|sigue|siguen|queda|quedan', UNDER_ES),
  inRow('|il|i|gli|l', PEOPLE_IT, 'ha|hanno|porta|portano', '|sopra|addosso', FOW_IT, '|sopra|addosso'),
  inRow('|il|i|gli|l', PEOPLE_IT, 'e|sono|sta|stanno|resta|restano', UNDER_IT),
);
/** "It's a FOW stack that's hit" */
const FOW_STACK = words(
  inRow(
    '|it s|it is|that s|this is|they re|against|on',
    '|a|the',
    'fow|fog of war',
    'stack|pile|unit|target',
    '|the one|that s|that is|is',
    `|${HIT_EN}`,
  ),
  inRow(
    '|es|contra|sobre',
    '|una|la',
    'pila|unidad',
    '|de|con|en|bajo',
    'fow|niebla de guerra|marcador fow',
    '|la que|lo que|a la que',
    `|${RECIBE}`,
  ),
  inRow('|tirando|sparando|si tira|si spara|tiriamo', 'su|contro', '|un|una|la', 'unita|pila|bersaglio', UNDER_IT),
  inRow(
    '|disparando|tirando|se dispara|se tira|disparamos',
    'contra|sobre|a',
    '|un|una|la',
    'unidad|pila|objetivo',
    UNDER_ES,
  ),
  inRow('|firing|shooting|we fire|we shoot', 'at|on', '|a|the', 'unit|stack|target', UNDER_EN),
  inRow(
    '|e|contro|su',
    '|una|la|un',
    'pila|unita',
    '|di|con|sotto|in',
    'fow|nebbia di guerra|segnalino fow',
    '|quella|la|che e',
    `|${COLPITA}`,
  ),
);

/** The target is under such a marker, with or without a word for who it is. */
export const FOGGED = words(
  NATION_FOGGED,
  FOW_STACK,
  'fow|fog of war|niebla de guerra|nebbia di guerra',
  UNDER_EN,
  inRow(`${TARGET_EN}|${STACK_EN}`, IS_EN, UNDER_EN),
  inRow(`${TARGET_EN}|${STACK_EN}`, 'has|have|has got|carries|bears|wears', FOW_EN, '|on top|on top of it|on it'),
  inRow(
    '|with|there s|there is|has',
    FOW_EN,
    'on top of|on|over|covering|covers|hides|hiding',
    `${TARGET_EN}|${STACK_EN}|it|them`,
  ),
  UNDER_ES,
  inRow(`${TARGET_ES}|${PILA}`, '|esta|estan|sigue|siguen|va|queda|se halla', UNDER_ES),
  inRow(`${TARGET_ES}|${PILA}`, 'tiene|tienen|lleva|llevan', FOW_ES, '|encima'),
  inRow(
    '|con|hay|tiene|lleva',
    FOW_ES,
    'encima del|sobre el|sobre la|encima de la|encima de|sobre',
    `${TARGET_ES}|${PILA}`,
  ),
  inRow(FOW_ES, '|lo|la|los|las', 'tapa|cubre|oculta|esconde', '|al|a la', `|${TARGET_ES}|${PILA}`),
  UNDER_IT,
  inRow(`${TARGET_IT}|${PILA}`, '|e|sono|sta|resta|e ancora|sono ancora|ancora', UNDER_IT),
  inRow(`${TARGET_IT}|${PILA}`, 'ha|hanno|porta|portano', FOW_IT, '|sopra'),
  inRow('|con|c e|ha|porta', FOW_IT, 'sopra il|sul|sulla|sopra la|sopra', `${TARGET_IT}|${PILA}`),
  inRow(FOW_IT, '|lo|la|li|le', 'copre|nasconde|cela', '|il|la', `|${TARGET_IT}|${PILA}`),
);
