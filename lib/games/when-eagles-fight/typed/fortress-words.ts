import { inRow } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* The words of a fortress that stands, and of who is in one. */

const FORTS = 'fortress|fort|fortaleza|fuerte|fortezza|forte';
const A = '|a|an|the|its|his|their|our|una|la|su|un|el|il|lo|la sua|il suo|nuestra|nostra';

const WHOLE = words(
  'intact|unbroken|undamaged|whole|still whole|standing|untouched|unharmed|unscathed|unhurt|in one piece|not broken|not destroyed|not damaged|never broken|never taken|still up|still intact|still standing',
  'intacta|intacto|entera|entero|sin danar|sin romper|sin destruir|sin dano|sin danos|sin tocar|sin un rasguno|no danada|no destruida|no rota|nunca rota|indemne|ilesa|en pie|en una pieza',
  'intatta|intatto|integra|intera|intero|non danneggiata|non distrutta|non rotta|mai rotta|mai distrutta|mai danneggiata|mai presa|indenne|illesa|in piedi|senza un graffio|senza danni|ancora in piedi',
);
/** "That nobody has broken yet". */
const BY_NOBODY = words(
  inRow(
    '|which|that|que|che',
    'nobody|no one|noone|nadie|nessuno',
    '|has|have|ha|la ha|lo ha|l ha',
    '|yet|ever|aun|todavia|ancora|mai',
    'broken|destroyed|damaged|taken|touched|cracked|reduced|destruido|roto|danado|tomado|tocado|distrutto|distrutta|rotto|rotta|danneggiato|danneggiata|preso|presa|toccato|toccata',
    '|yet|so far|aun|todavia|ancora|finora|hasta ahora',
  ),
  inRow(
    '|that|which|que|che',
    'hasn t been|has not been|has never been|isn t|is not|was never|no ha sido|aun no ha sido|todavia no ha sido|nunca ha sido|no esta|non e stata|non e mai stata|non e ancora stata|non e',
    '|yet|aun|ancora',
    'broken|destroyed|damaged|taken|cracked|rota|destruida|danada|tomada|rotta|distrutta|danneggiata|presa',
    '|yet|aun|todavia|ancora',
  ),
);
const IS =
  '|that s|that is|which is|is|stands|is still|still|s|esta|sigue|aun|todavia|que esta|que sigue|aun esta|todavia esta|e|e ancora|ancora|che e|che sta';
const IN_HEX =
  '|in the hex|in it|there|inside|in that hex|en el hexagono|en el hex|ahi|dentro|del hexagono|nell esagono|li|dell esagono';

/** An intact fortress in the hex that is attacked (13.17). */
export const FORTRESS_STANDS = words(
  inRow(
    '|with|and|but|there is|there s|there s still|they sit in|they have|inside is|inside stands|inside there s|con|hay|queda|dentro queda|dentro esta|dentro hay|y hay|c e|c e ancora|dentro sta|dentro c e|resta|e c e',
    A,
    FORTS,
    IN_HEX,
    '|,',
    IS,
    words(WHOLE, BY_NOBODY),
    IN_HEX,
  ),
  inRow(
    '|with|and|but|pero|ma|y|e',
    '|the|that|this|el|ese|este|l|quell',
    '|defended|defending|attacked|target|russian',
    'hex|hexagon|hexagono|casilla|esagono|casella|place|lugar|posto',
    '|defendido|atacado|ruso|difeso|attaccato|russo',
    'has|keeps|contains|holds|still has|still keeps|still holds|conserva|tiene|contiene|mantiene|aun tiene|aun conserva|todavia tiene|ha|ha ancora|conserva ancora|tiene ancora',
    A,
    '|intact|unbroken',
    FORTS,
    '|,',
    IS,
    words('', WHOLE, BY_NOBODY),
  ),
);

/** Whoever sits in a fortress, told with a verb of his own (9.7). */
export const SITS_IN_FORTRESS = words(
  inRow(
    '|but|and|while|pero|y|ma|e',
    '|it|he|they|she|who|which|the unit|the corps|la unidad|el cuerpo|que|l unita|il corpo|che',
    '|is|are|s|re|esta|estan|se|si|sta|e',
    'garrisons|garrison|garrisoning|holds|holding|hold|occupies|occupying|mans|manning|sits in|sitting in|sit in|stands in|standing in|is in|sheltering in|shut in|shut up in|holed up in|guards|guarding|defends|defending|ocupa|ocupando|guarnece|guarneciendo|guarda|encuentra en|halla en|refugia en|mete en|encierra en|metida en|metido en|encerrada en|encerrado en|situada en|occupa|occupando|presidia|presidiando|trova in|trova dentro|trova nella|ripara in|chiusa in|chiuso in|asserragliata in|guarnisce|tiene|sta in|sta nella',
    A,
    '|friendly|own|intact|hex of|hex de|hexagono de|casilla de|esagono di|un hex de|un hexagono de|una casilla de|un esagono di|uno de sus|amiga|propia|propria|amica',
    FORTS,
    '|hex|walls|intact|hexagon|propia|propria|amiga|amica|suya|intacta|intatta',
  ),
  inRow(
    'in|inside|behind|within|en|dentro de|tras|detras de|entre|in|dentro|dietro|fra|tra',
    A,
    'fortress walls|walls of a fortress|walls of the fortress|walls of its fortress|hex of a fortress|fortress hex|fort walls|muros de una fortaleza|muros de la fortaleza|los muros de una fortaleza|las murallas de una fortaleza|murallas de una fortaleza|hex de fortaleza|hexagono de fortaleza|casilla de fortaleza|mura di una fortezza|le mura di una fortezza|mura della fortezza|le mura della fortezza|esagono di fortezza|mura di fortezza',
  ),
);

/** … and that none stands there: it is broken, or there never was one. */
export const FORTRESS_BROKEN = words(
  inRow(
    '|with|but|and|there is|there s|con|hay|c e',
    A,
    FORTS,
    IN_HEX,
    '|,',
    'is no longer|isn t|is not|is|was|has been|had been|s been|already|is already|ya no esta|no esta|esta|fue|ha sido|ya fue|ya esta|non e piu|non e|e|e stata|e stato|e gia|e gia stata|',
    '|already|ya|gia',
    'gone|destroyed|broken|damaged|in ruins|taken out|blown up|rubble|destruida|destruido|rota|roto|danada|danado|en ruinas|arrasada|distrutta|distrutto|rotta|rotto|danneggiata|danneggiato|in rovina|rasa al suolo',
    IN_HEX,
  ),
  inRow(
    A,
    FORTS,
    IN_HEX,
    'is no longer|isn t|is not|isn t any longer|hasn t remained|ya no esta|no esta|ya no sigue|non e piu|non e|non sta piu',
    '|still|any more',
    'intact|whole|unbroken|undamaged|standing|in one piece|intacta|intacto|entera|en pie|intatta|intatto|integra|intera|in piedi',
    '|any more|any longer|in the hex',
  ),
  inRow(A, 'destroyed|broken|damaged|ruined', 'fortress|fort', IN_HEX),
  inRow(
    '|the|that|el|ese|l|quell',
    'hex|hexagono|esagono|casilla|casella',
    'has|contains|keeps|tiene|contiene|ha',
    A,
    '|broken|destroyed|damaged|ruined',
    FORTS,
    '|,',
    'destroyed|broken|damaged|ruined|in ruins|destruida|rota|danada|en ruinas|distrutta|rotta|danneggiata',
  ),
);
