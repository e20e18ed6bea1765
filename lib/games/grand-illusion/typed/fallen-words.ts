import { field } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { inRow } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* What players of Grand Illusion say of forts that have fallen, of towns in whose hands, of an HQ just placed. */

/** A fort is no more. */
export const GONE = [
  words(
    inRow(
      '|is|s|has|has been|was|been|got|had been|have been|were|being',
      '|already|now|long|just|all',
      'gone|eliminated|destroyed|knocked out|taken out|taken off|taken off the map|taken off the board|wiped off the map|removed from the map|lost|out|fallen|removed|dead|captured|off the map|out of play|out of action|wiped out|no more|blown up|shot to pieces',
      '|already|before|earlier|by now|last turn|this turn',
    ),
    inRow('no longer', 'exists|exist|stands|stand|there|holds'),
    inRow('doesn t|does not|isn t|is not', 'exist|there|stand', '|any more|anymore|any longer'),
    'is no longer there|fell|fell earlier|surrendered|has surrendered|went down|gave up',
  ),
  words(
    inRow(
      '|ya|esta|esta ya|ya esta|fue|ya fue|ha sido|ha|ya ha|queda|se ha|lo han|lo hemos|cayo|quedo',
      'eliminado|destruido|perdido|caido|fuera|fuera de juego|fuera de combate|desaparecido|rendido|arrasado|muerto|tomado|quitado|retirado',
      '|ya|antes|el turno pasado|este turno',
    ),
    'ya no existe|ya no esta|no existe ya|no esta ya|se retiro del mapa|se ha retirado del mapa|se quito del mapa|lo retiraron del mapa|desaparecio|ya desaparecio|cayo|ya cayo|se rindio|ya no cuenta',
  ),
  words(
    inRow(
      '|gia|ormai|e|e gia|e ormai|e stato|e gia stato|ha|l hanno|l abbiamo|si e|fu',
      'eliminato|distrutto|perso|caduto|fuori|fuori gioco|fuori combattimento|sparito|scomparso|arreso|raso al suolo|morto|preso|tolto|andato',
      '|gia|prima|ormai|il turno scorso|questo turno',
    ),
    'e stato tolto dalla mappa|tolto dalla mappa|e stato rimosso|rimosso|non esiste piu|non c e piu|non esiste ormai piu|non sta piu li|e caduto|cadde',
  ),
] as const;
const LACKS = [
  'minus|without|less|missing|except|we lost|they lost|he lost|having lost|after losing|after eliminating|once we eliminated',
  'falta|falta ya|ya falta|sin|menos|perdido ya|perdido|perdieron|cayo ya|eliminado ya|eliminado|tras eliminar|despues de eliminar',
  'manca|manca gia|gia manca|senza|meno|perso gia|perso|hanno perso|caduto gia|eliminato ormai|eliminato|dopo aver eliminato|tolto',
] as const;
const ANY_THE = '|the|el|il|l';
const fortOf = (lang: 0 | 1 | 2, names: string): string =>
  words(
    inRow('|with|con', ANY_THE, names, GONE[lang]),
    inRow(LACKS[lang], ANY_THE, names, '|already|ya|gia|now|ormai'),
  );

const ORDINAL = {
  first: ['first', 'one|1|i', 'primer|primero', 'uno|1', 'primo', 'uno|1'],
  second: ['second|other', 'two|2|ii', 'segundo|otro', 'dos|2', 'secondo|altro', 'due|2'],
} as const;
const OF_TWO = [
  '|fort|one|of the two|of the forts|of the two forts|of them',
  '|fuerte|de los dos|de los fuertes|de los dos fuertes|de ellos',
  '|forte|dei due|dei forti|dei due forti|di loro',
] as const;
/** "They have already lost the first fort", "ha caído el primero de los dos fuertes". */
function lostOf(en: string, es: string, it: string): string {
  return words(
    inRow(
      '|they|he|we|the defenders|the french|the allies|the defender',
      '|ve|have|has|had',
      '|already|just',
      'lost|lose|loses|destroyed|took|taken|reduced|eliminated|knocked out|captured',
      '|the|their|his',
      en,
      OF_TWO[0],
      '|already|before',
    ),
    inRow(
      '|ya|el|los defensores|los franceses|hemos|le hemos',
      '|ya',
      'ha|han|cayo|se ha|se|perdio|perdieron|hemos|fue|esta',
      '|ya',
      'caido|perdido|destruido|eliminado|rendido|cayo|rindio|tomado|',
      '|el|al|su',
      es,
      OF_TWO[1],
    ),
    inRow(
      '|gia|i difensori|i francesi',
      'e|e gia|hanno|hanno gia|ha|ha gia|abbiamo|si e|abbiamo gia',
      '|gia',
      'caduto|perso|distrutto|eliminato|arreso|preso|espugnato',
      '|il|il loro|il suo',
      it,
      OF_TWO[2],
    ),
  );
}
/** "Only the second fort is left": the other one is gone. */
function remainsOf([en, , es, , it]: (typeof ORDINAL)[keyof typeof ORDINAL]): string {
  return words(
    inRow(
      '|only|just|all but|there is only|there s only',
      '|the',
      en,
      OF_TWO[0],
      'is left|remains|still stands|stands|is still there|left|is all that remains|is all that s left|survives',
    ),
    inRow('nothing|nothing remains|nothing is left', '|left', 'but|except', '|the', en, OF_TWO[0]),
    inRow(
      '|ya',
      'solo|solamente|tan solo|no',
      'queda|aguanta|resiste|sobrevive|queda ya',
      '|mas que',
      'el',
      es,
      OF_TWO[1],
      '|en pie',
    ),
    inRow(
      'resta|rimane|resiste|sopravvive|regge|non resta|non rimane',
      '|ormai',
      'solo|soltanto|che|piu che',
      '|il',
      it,
      OF_TWO[2],
      '|in piedi',
    ),
    inRow('solo|soltanto|ormai solo', 'il', it, OF_TWO[2], 'resta|rimane|resiste|regge|e rimasto', '|in piedi'),
  );
}
/** One of two forts is eliminated already (9.5.3.b). */
export const FORT_GONE: readonly Entry[] = Object.entries(ORDINAL).map(([value, [en, n, es, nes, it, nit]]) =>
  field(
    words(
      fortOf(
        0,
        words(inRow(en, 'fort|one|of the two|of the forts|of the two forts|of them'), inRow('fort', '|number|no', n)),
      ),
      fortOf(
        1,
        words(
          inRow(es, 'fuerte|de los dos|de los fuertes|de los dos fuertes|de ellos'),
          inRow('fuerte', '|numero', nes),
        ),
      ),
      fortOf(2, words(inRow(it, 'forte|dei due|dei forti|dei due forti|di loro'), inRow('forte', '|numero', nit))),
      lostOf(en, es, it),
      remainsOf(value === 'first' ? ORDINAL.second : ORDINAL.first),
    ),
    'gone',
    value,
  ),
);

const ALLIES = [
  'the allies|allies|the french|french|the british|the entente|france|allied units|french units|allied troops|french troops',
  'los aliados|aliados|los franceses|franceses|los britanicos|francia|unidades aliadas|tropas aliadas|tropas francesas',
  'gli alleati|alleati|i francesi|francesi|i britannici|la francia|unita alleate|truppe alleate|truppe francesi',
] as const;
const TRIER = [
  inRow('|hex 94 ,|the hex of|hex 94|the', 'trier', '|hex|( 94 )|, hex 94|, 94|94'),
  inRow('|el hex 94 ,|el hex de|el hexagono de|hex 94 ,|el', 'treveris|trier', '|( 94 )|, hex 94|94'),
  inRow('|l esagono 94 ,|l esagono di|esagono 94 ,', 'treviri|trier', '|( 94 )|, esagono 94|94'),
] as const;
/** The Allies hold Trier (3.2.4.b). */
export const TRIER_ALLIED = words(
  inRow(
    ALLIES[0],
    '|now|still|already|have|have already',
    'hold|holds|have|has|control|controls|own|owns|got|took|take|taken|captured|occupy|occupied|keep|sit in|are in|are sitting in|stand in',
    '|control of',
    words(TRIER[0], 'hex 94 , trier'),
  ),
  inRow(
    '|with',
    TRIER[0],
    'is|s|has|was|being|has been|stays|is now|',
    '|now|already|still',
    'allied|french|in allied hands|in french hands|under allied control|allied controlled|controlled by the allies|held by the allies|taken by the allies|fallen to the allies|taken by the french|fallen to the french|captured by the allies|lost to the allies|occupied by the allies|in the hands of the allies|ours and we are the allies',
  ),
  inRow(TRIER[0], 'fell|went|falls|goes', 'to', ALLIES[0]),
  inRow('allied|french', 'control|marker|control marker|units|troops|flag', 'in|of|on|over|at', TRIER[0]),
  inRow('control of', TRIER[0], 'by', ALLIES[0]),
  inRow(
    ALLIES[1],
    '|ya|ahora|todavia|han',
    'tienen|tiene|controlan|controla|ocupan|tomaron|han tomado|tomado|conservan|mantienen|capturaron|estan en',
    '|el control de',
    words(TRIER[1], 'el hex 94 , treveris'),
  ),
  inRow(
    '|con',
    TRIER[1],
    '|es|esta|ha|ya esta|sigue|ya es|ha sido|fue',
    '|ya|ahora',
    'aliada|aliado|francesa|en manos aliadas|en manos francesas|bajo control aliado|en poder aliado|en poder de los aliados|caido en manos aliadas|tomada por los aliados|tomada por los franceses|controlada por los aliados|ocupada por los aliados|de los aliados|de los franceses|en manos de los aliados|capturada por los aliados',
  ),
  inRow(TRIER[1], 'cayo|ha caido', 'en manos|en poder', 'aliadas|francesas|de los aliados|de los franceses|aliado'),
  inRow(
    'control|marcador|bandera|unidades|tropas|marcador de control',
    'aliado|frances|aliada|aliadas|francesas',
    'en|de|sobre',
    TRIER[1],
  ),
  inRow(
    ALLIES[2],
    '|gia|ora|ancora',
    'tengono|tiene|hanno|controllano|controlla|occupano|hanno preso|hanno conquistato|mantengono|presero|sono a|stanno a',
    '|il controllo di',
    words(TRIER[2], 'l esagono 94 , treviri'),
  ),
  inRow(
    '|con',
    TRIER[2],
    '|e|e gia|e stata|sta|resta|e ora',
    '|gia|ora',
    'alleata|alleato|francese|in mano alleata|in mano francese|sotto controllo alleato|in mano agli alleati|caduta in mano alleata|presa dagli alleati|presa dai francesi|controllata dagli alleati|occupata dagli alleati|degli alleati|dei francesi|caduta in mani alleate|conquistata dagli alleati',
  ),
  inRow(
    'controllo|segnalino|bandiera|truppe|segnalino di controllo|unita',
    'alleato|francese|alleate|francesi|alleata',
    'a|in|di|su',
    TRIER[2],
  ),
);

const HQ = [
  inRow('|an|the|a|its', '|new|brand new|fresh|another|french|german|british', 'hq|headquarters|army hq'),
  inRow('|un|el|otro|su', '|nuevo', 'hq|cuartel general|cg|qg', '|nuevo|recien llegado'),
  inRow('|un|l|il|un altro', '|nuovo', 'hq|quartier generale|qg', '|nuovo'),
] as const;
const THIS_TURN = [
  '|this turn|this very turn|in this turn|this same turn|just now|earlier this turn|on this turn',
  '|este turno|este mismo turno|en este turno|en este mismo turno|ahora mismo|hace un momento',
  '|questo turno|in questo turno|in questo stesso turno|questo stesso turno|proprio ora|poco fa',
] as const;
const HERE = [
  '|there|in it|in the hex|in that hex|into the hex|on the hex|on the map there|in this hex|into it|here',
  '|alli|ahi|en el|en el hex|en ese hex|en el hexagono|en ese hexagono|aqui|en este hex',
  '|li|la|nell esagono|in quell esagono|qui|in quest esagono',
] as const;
const PUT_EN = 'placed|set down|put|put down|set up|deployed|dropped|laid|put in|brought in|built|added';
const PUT_ES =
  'colocado|puesto|desplegado|situado|plantado|montado|traido|recien colocado|recien puesto|recien llegado|que acaba de llegar|que acabamos de poner';
const PUT_IT =
  'messo|posato|piazzato|collocato|schierato|portato|appena messo|appena piazzato|appena posato|appena collocato|appena arrivato';
const ONLY_NOW = [
  'new|brand new|fresh|newly placed|freshly placed|just placed|newly arrived|only placed|only there since|just set up|no older than|only from|from',
  'nuevo|reciente|recien puesto|recien colocado|recien llegado|recien estrenado|de estreno|flamante|de',
  'nuovo|nuovo di zecca|appena messo|appena piazzato|appena arrivato|appena posato|fresco|recente|di',
] as const;
const TURN_NOW = [
  'this turn|this very turn|this same turn|earlier this turn|in this turn|just now|only this turn|the current turn|on this turn|today',
  'este turno|este mismo turno|en este turno|en este mismo turno|de este turno|del turno actual|ahora mismo',
  'questo turno|questo stesso turno|in questo turno|in questo stesso turno|di questo turno|del turno attuale|proprio ora',
] as const;
const AN_HQ = [
  inRow('|the|that|an|a|its|our|his|their|this', '|new|brand new|fresh|army', 'hq|headquarters|hqs'),
  inRow('|el|ese|un|su|nuestro|este|del', '|nuevo|flamante', 'hq|cuartel general|cg|qg|cuartel', '|nuevo|flamante'),
  inRow(
    '|il|l|quel|quell|un|suo|il suo|nostro|il nostro',
    '|nuovo',
    'hq|quartier generale|qg|cg',
    '|nuovo|nuovo di zecca',
  ),
] as const;
/** "The HQ there is brand new", "the hex got its HQ this turn". */
const HQ_SINCE_NOW = words(
  inRow(AN_HQ[0], HERE[0], 'is|s|was|being', '|only|just', ONLY_NOW[0], HERE[0], `|${TURN_NOW[0]}`),
  inRow(
    `|${TURN_NOW[0]}`,
    AN_HQ[0],
    'was|has been|got|is|arrived|came|appeared|came in|has just been|showed up|moved in|was only|has only been|entered',
    `|only|${PUT_EN}`,
    HERE[0],
    '|only|just',
    TURN_NOW[0],
  ),
  inRow(
    'with|there s|there is|and|it has',
    AN_HQ[0],
    '|only|just|freshly|newly',
    `|${PUT_EN}`,
    HERE[0],
    '|only|just',
    TURN_NOW[0],
  ),
  inRow(
    'there s|there is|with|it has|the hex has',
    'a|an',
    'new|brand new|newly placed|freshly placed|just placed|newly arrived|fresh',
    'hq|headquarters',
    HERE[0],
  ),
  inRow(
    '|the|that|this',
    'hex|place|stack',
    '|only|has|just|has only|has just',
    'got|had|received|gets|gained|took in|acquired|been given|was given',
    AN_HQ[0],
    '|only|just',
    TURN_NOW[0],
  ),
  inRow(
    `|${TURN_NOW[1]}`,
    AN_HQ[1],
    HERE[1],
    '|de alli|de ahi|de aqui',
    'es|esta|lo pusimos|se puso|llego|vino|entro|aparecio|fue|ha sido|lo pusieron',
    `|${ONLY_NOW[1]}|${PUT_ES}`,
    HERE[1],
    '|justo|solo',
    TURN_NOW[1],
  ),
  inRow(
    `|${TURN_NOW[1]}`,
    '|se|hemos|han',
    'coloco|puso|colocaron|pusieron|pusimos|colocamos|puesto|colocado|planto|desplego|situo',
    AN_HQ[1],
    HERE[1],
    `|${TURN_NOW[1]}`,
  ),
  inRow('hay|con|y hay|tiene', AN_HQ[1], `${ONLY_NOW[1]}|${PUT_ES}`, HERE[1], `|${TURN_NOW[1]}`),
  inRow('hay|con|y hay|tiene', 'un', 'hq|cuartel general|cg|qg', 'nuevo|flamante', HERE[1], `|${TURN_NOW[1]}`),
  inRow(
    '|el|ese|este',
    'hex|hexagono|sitio',
    'recibio|ha recibido|consiguio|tuvo|estreno|ha estrenado|estrena|acogio',
    AN_HQ[1],
    '|justo|solo',
    TURN_NOW[1],
  ),
  inRow(
    `|${TURN_NOW[2]}`,
    AN_HQ[2],
    HERE[2],
    '|di li|di la',
    'e|e stato|l abbiamo messo|e arrivato|e entrato|e apparso',
    `|${ONLY_NOW[2]}|${PUT_IT}`,
    HERE[2],
    '|proprio|solo',
    TURN_NOW[2],
  ),
  inRow(`|${TURN_NOW[2]}`, 'e stato|abbiamo|hanno|si e', PUT_IT, AN_HQ[2], HERE[2], `|${TURN_NOW[2]}`),
  inRow('c e|con|e c e|ha', AN_HQ[2], `${ONLY_NOW[2]}|${PUT_IT}`, HERE[2], `|${TURN_NOW[2]}`),
  inRow('c e|con|e c e|ha', 'un', 'hq|quartier generale|qg|cg', 'nuovo|nuovo di zecca', HERE[2], `|${TURN_NOW[2]}`),
  inRow(
    '|l|quell|quest',
    'esagono|posto',
    'ha avuto|ha ricevuto|riceve|ha ottenuto|ha accolto|ha preso',
    AN_HQ[2],
    '|proprio|solo',
    TURN_NOW[2],
  ),
);
/** An HQ was placed in the hex in this turn (7.2). */
export const NEW_HQ = words(
  HQ_SINCE_NOW,
  inRow(THIS_TURN[0], HQ[0], 'was|has been|has just been|was just|got|is|just', PUT_EN, HERE[0], THIS_TURN[0]),
  inRow(
    THIS_TURN[0],
    HQ[0],
    'arrived|came|appeared|entered|came in|has just arrived|just arrived|arrives|turned up',
    HERE[0],
    THIS_TURN[0],
  ),
  inRow('with|there is|there s|it has|has', HQ[0], '|just|freshly|newly', PUT_EN, HERE[0], THIS_TURN[0]),
  inRow(
    'with|there is|there s|it has|has',
    '|a|an',
    '|just|freshly',
    'new|brand new|newly placed|freshly placed|just placed',
    'hq|headquarters|army hq',
    HERE[0],
    THIS_TURN[0],
  ),
  inRow(
    THIS_TURN[0],
    'we|i|he|they|the french|the germans',
    '|ve|have|has|just|have just',
    'placed|put|set|set down|set up|deployed|dropped|brought in',
    HQ[0],
    HERE[0],
    '|down|up',
    THIS_TURN[0],
  ),
  inRow(
    THIS_TURN[0],
    '|the|that|this',
    'hex',
    'got|had|received|has got|gets|has received|has just got|was given',
    HQ[0],
    '|put in it|placed in it|put there|placed|put down in it',
    'this turn|this very turn|in this turn|just now|earlier this turn|this same turn|',
  ),
  inRow(
    THIS_TURN[1],
    '|se|hemos|han',
    'coloco|puso|ha colocado|ha puesto|pusimos|colocamos|puse|coloque|puesto|colocado|pusieron|colocaron',
    HQ[1],
    HERE[1],
    THIS_TURN[1],
  ),
  inRow(
    HERE[1],
    THIS_TURN[1],
    '|se',
    'coloco|puso|ha colocado|pusimos|colocamos|puse|coloque|hemos puesto|hemos colocado|pusieron',
    HQ[1],
    THIS_TURN[1],
  ),
  inRow('|hay|con|tiene', HQ[1], '|fue|ha sido|se ha', PUT_ES, THIS_TURN[1], HERE[1], THIS_TURN[1]),
  inRow(
    THIS_TURN[1],
    HQ[1],
    'aparecio|llego|entro|acaba de llegar|ha llegado|ha aparecido|vino',
    HERE[1],
    THIS_TURN[1],
  ),
  inRow(
    '|el|ese',
    'hex|hexagono',
    'recibio|ha recibido|tiene|acaba de recibir',
    HQ[1],
    'este turno|en este turno|este mismo turno|en este mismo turno',
  ),
  inRow(THIS_TURN[2], 'e stato|abbiamo|ho|hanno|e|si e', PUT_IT, HQ[2], HERE[2], THIS_TURN[2]),
  inRow(HERE[2], THIS_TURN[2], 'e stato|abbiamo|ho|hanno|c e', '|appena', PUT_IT, HQ[2], THIS_TURN[2]),
  inRow('|c e|con|ha', HQ[2], '|e stato', PUT_IT, THIS_TURN[2], HERE[2], THIS_TURN[2]),
  inRow(
    THIS_TURN[2],
    HQ[2],
    'e arrivato|e apparso|e entrato|e appena arrivato|arriva|e comparso',
    HERE[2],
    THIS_TURN[2],
  ),
  inRow(
    '|l|quell',
    'esagono',
    'ha ricevuto|ha avuto|riceve|ha appena ricevuto',
    HQ[2],
    'questo turno|in questo turno|in questo stesso turno|questo stesso turno',
  ),
);
