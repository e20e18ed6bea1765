import { inRow } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* What players tell in a clause of its own beside the bombardment of a fort in 1914 Nach Paris. */

const FOE_EN = inRow(
  '|an|the|some|any',
  'enemy|hostile|opposing|other|defending|unfriendly|opponent s',
  'infantry|inf|foot|horse|horsemen|men|forces|cavalry|cav|har|heavy artillery|unit|units|division|troops|foot soldiers|infantry unit|soldiers',
);

const FOE_ES = inRow(
  '|una|la|unos|unas|alguna|los|otra|otras',
  'infanteria|inf|caballeria|cav|har|fuerzas|jinetes|infantes|soldados|unidad|unidades|division|tropas|artilleria pesada',
  'enemiga|enemigas|enemigos|enemigo|hostil|hostiles|contraria|contrarias|contrario|contrarios|del enemigo|del contrario|adversaria|adversarias|rival|rivales|defensora|defensoras',
);

const FOE_IT = inRow(
  '|una|la|dei|delle|i|un|da|della|altra|altre',
  'fanteria|inf|cavalleria|cav|har|forze|cavalieri|fanti|soldati|unita|divisione|truppe|artiglieria pesante',
  'nemica|nemiche|nemici|nemico|ostile|ostili|avversaria|avversarie|avversari|avversario|del nemico|dell avversario|rivale|rivali|contraria|contrarie',
);

/** "The hex isn't empty": whoever stands in it is told next. */
const NOT_EMPTY = words(
  inRow('the|its|that', '|fort s', 'hex|place', 'isn t|is not|s not', 'empty|free|vacant|undefended|unoccupied|clear'),
  inRow('el|su|ese', 'hex|hexagono', 'no', 'esta|queda', 'vacio|libre|desocupado|desguarnecido'),
  inRow('l|il suo|quell', 'esagono', 'non', 'e', 'vuoto|libero|sguarnito|deserto'),
);

/** Somebody else holds the hex of the fort (11.5.1), told in either order. */
export const HELD_TOO = words(
  inRow(
    '|there s|there is|there are|with',
    FOE_EN,
    '|is|are|sits|stands|sit|stand|lies|holding|holds',
    '|in|inside|beside|with|alongside|next to|around|by',
    '|the|that|its|there',
    '|fort s|same',
    'hex|fort|place|hex as well|hex too|in there too|in there|there too|there as well|it too|there',
  ),
  inRow(
    'besides|beside|apart from|in addition to|aside from|on top of|as well as|along with|together with|not just|not only|with',
    'the',
    'fort|forts|fortification',
    '|,|itself|itself ,|but',
    '|there s|there is|there are|we find|stands|stand|sits|is|we face',
    '|also|too|some',
    FOE_EN,
    '|there|too|as well|in the hex',
  ),
  inRow(
    NOT_EMPTY,
    '|,|:|, as|, because|, for',
    '|there s|there is|there are|it has|it holds|with',
    FOE_EN,
    '|is|are|sits|stands|sit|stand|lies|holds',
    '|in|holding|there|on',
    '|it|there|in it|the hex',
  ),
  inRow('with', FOE_EN, 'holding|occupying|defending|guarding|in|manning|garrisoning', '|the|its', 'hex|it|place'),
  inRow(
    '|the',
    '|fort',
    'hex|fort|place',
    'has|holds|contains|is held by|also has|also holds|is guarded by',
    FOE_EN,
    '|in it|too|as well|inside',
  ),
  inRow(
    'alongside|beside|next to|with|around',
    'the',
    'fort',
    '|there|in the hex',
    '|stands|sits|is|are|stand|lies',
    FOE_EN,
  ),
  inRow(
    'ademas|aparte|junto',
    'del|de el|al',
    'fuerte',
    '|,',
    'hay|esta|estan|queda|tenemos|encontramos',
    '|tambien',
    FOE_ES,
    '|alli|tambien|en el hex|en el hexagono',
  ),
  inRow(
    NOT_EMPTY,
    '|,|:|, pues|, porque',
    'hay|esta|estan|lo ocupa|lo guarda|lo tiene|con',
    FOE_ES,
    '|alli|dentro|en el',
  ),
  inRow(
    '|con|la|hay',
    FOE_ES,
    'ocupando|ocupa|ocupan|defendiendo|defiende|guardando|guarneciendo|guarnece|tiene|tienen|teniendo|sosteniendo',
    'el|su|ese',
    'hex|hexagono',
    '|del fuerte',
  ),
  inRow(
    '|tambien|ademas',
    'en',
    'el|su|ese|el mismo',
    'hex|hexagono',
    '|del fuerte',
    '|tambien|ademas',
    'hay|esta|estan',
    '|tambien|ademas',
    FOE_ES,
  ),
  inRow(
    '|hay|con|esta|estan',
    FOE_ES,
    '|esta|estan|hay|ocupa|ocupan|guarda|guardan',
    '|en|junto a|al lado de|dentro de|con',
    'el|ese|su|el mismo',
    'hex|hexagono|hex del fuerte|hexagono del fuerte|fuerte',
  ),
  inRow(
    '|en|junto a|al lado de|dentro de|con',
    '|el|ese|su',
    'hex|hexagono|hex del fuerte|hexagono del fuerte|fuerte|junto al fuerte|al fuerte',
    '|lo|la',
    'hay|esta|estan|guarda|guardan|ocupa|ocupan|tiene|defiende|defienden',
    '|ademas|tambien',
    FOE_ES,
  ),
  inRow(
    'oltre|accanto|insieme',
    'al|a quel',
    'forte',
    '|,',
    'c e|ci sono|sta|stanno|troviamo|abbiamo',
    '|anche|pure',
    FOE_IT,
    '|li|anche|nell esagono',
  ),
  inRow(NOT_EMPTY, '|,|:|, perche', 'c e|ci sono|ci sta|ci stanno|lo tiene|lo occupa|con', FOE_IT, '|li|dentro'),
  inRow(
    '|con|la|c e',
    FOE_IT,
    '|che',
    'occupa|occupano|difende|difendono|presidia|presidiano|tiene|tengono|guarda|sta nel|a tenere|a difendere|a presidiare',
    'l|il suo|quell',
    'esagono',
    '|del forte',
  ),
  inRow(
    '|c e|ci sono|con|sta|stanno',
    FOE_IT,
    '|e|sono|sta|stanno|occupa|occupano|tiene|tengono',
    '|nell|in quell|nello stesso|accanto al|col|con il|l|il',
    'esagono|esagono del forte|forte',
  ),
  inRow(
    '|accanto al|vicino al|col|nell|l|il',
    'esagono|esagono del forte|forte',
    '|c e|ci sono|sta|stanno|e tenuto|ha|contiene|e occupato|e presidiato|e difeso',
    '|anche|pure',
    '|da|dalla',
    FOE_IT,
  ),
);

/** A Feste shows its reduced side (11.4.10). */
export const REDUCED_FORT = words(
  inRow(
    '|it s|it is|is|already|that s|that is|which is|with',
    '|already|on|showing|its|the',
    '|its|the',
    'reduced|reduced side|reduced side up|flipped|flipped over|on its back',
  ),
  inRow(
    '|que|ya|esta|que ya esta|esta ya',
    '|esta|ya',
    'por|en|con',
    '|su|el|la',
    'lado reducido|cara reducida|reverso',
  ),
  'reducida|reducido|ya reducida|ya reducido|esta reducida|esta reducido|volteada|girada',
  inRow('|che|gia|e|che e gia|e gia', '|e|gia', 'sul|dal|col|con il', '|suo', 'lato ridotto'),
  'ridotta|ridotto|gia ridotta|gia ridotto|e ridotta|e ridotto|capovolta',
);
