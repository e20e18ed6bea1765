import { NOT_SUPPLIED } from '@/lib/games/grand-illusion/typed/form-told';
import { asks, choice, field } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { inRow } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* How players tell of a march whose hexes have no number, and of the HQ at its end (8.4). */

const OWN = [
  'friendly|own|friendly controlled|of ours|our own',
  'amigo|amigos|propio|propios|nuestro|nuestros|controlado por nosotros|bajo control propio',
  'amico|amici|proprio|propri|nostro|nostri|controllato da noi|sotto controllo proprio',
] as const;
const HIS = [
  'enemy|hostile|enemy controlled|enemy held',
  'enemigo|enemigos|controlado por el enemigo|bajo control enemigo',
  'nemico|nemici|controllato dal nemico|sotto controllo nemico',
] as const;
const HEXES = ['hexes|hexagons', 'hexes|hexagonos', 'esagoni|hex'] as const;
const manyOf = ([en, es, it]: readonly [string, string, string]): string =>
  words(inRow(en, HEXES[0]), inRow(HEXES[1], es), inRow(HEXES[2], it));
/** "… and then into an enemy one" */
const oneOf = ([en, es, it]: readonly [string, string, string]): string =>
  words(
    inRow('|enters|enter|entering|into|then|moves into|and|to', 'a|an', en, 'one'),
    inRow(
      '|entra|entran|entrar|meterse|se mete|mete|pasa|pasan|pasar|avanza|luego|y luego|despues',
      'en|por|a',
      'uno',
      es,
    ),
    inRow('|entra|entrano|entrare|mettersi|passa|passare|avanza|poi|e poi|dopo', 'in|per', 'uno', it),
  );
const MOST_ALIKE = 4;

const ANOTHER = [
  inRow(
    '|there is|there s|with|is',
    '|already',
    'another|a second|one more|an|one|already another|one of our|another of our|another one of our|some other',
    '|already|other',
    '|friendly|own|german|french',
    'hq|hqs|headquarters|army hq|army headquarters',
    '|of ours|of our own|already|on our side',
  ),
  inRow(
    '|ya|hay|ya hay|con|hay ya|tiene|tiene ya',
    'otro|un|un segundo|uno|otro mas|otro de nuestros|otro de los|uno de nuestros|ya otro|ya un',
    'hq|hqs|cuartel general|cuarteles generales|cg',
    '|amigo|propio|nuestro|aleman|frances|nuestros',
    '|ya',
  ),
  inRow(
    '|gia|c e|c e gia|con|con gia|ha|ha gia',
    'un altro|un|un secondo|un altro dei nostri|uno dei nostri|gia un altro|gia un',
    'hq|quartier generale|quartieri generali|qg',
    '|amico|proprio|nostro|tedesco|francese',
    '|gia',
  ),
] as const;
const END = [
  words(
    inRow(
      'where',
      'it|they|he|the move|the march|the corps|the stack|we',
      'stops|stop|ends|end|ends up|end up|finishes|finish|comes to rest|halts',
    ),
    inRow('in|at|on', '|the|its|their', 'last|final|end|destination|target', 'hex|hexagon'),
    inRow('at|in', '|the|its|their', 'destination|end of the move|end of its move|end of the march'),
  ),
  words(
    inRow(
      'donde|en el hex donde|en el hexagono donde',
      '|se',
      'acaba|acaban|termina|terminan|para|paran|detiene|finaliza|queda',
      '|la marcha|el movimiento|su movimiento|de mover',
    ),
    inRow('en', 'el|su', 'ultimo|hex|hexagono', 'hex|hexagono|final|de destino|de llegada'),
    inRow('en', 'el|su', 'destino|final de la marcha|final del movimiento'),
  ),
  words(
    inRow(
      'dove|nell esagono dove',
      '|si',
      'finisce|finiscono|termina|terminano|ferma|fermano|arriva',
      '|la mossa|la marcia|il movimento|di muovere',
    ),
    inRow('nell|nel', '|suo', 'ultimo|esagono', 'esagono|finale|d arrivo|di arrivo|di destinazione'),
    inRow('a|alla', '|sua', 'destinazione|fine della mossa|fine della marcia'),
  ),
] as const;
const HOLDS = [
  'has|holds|contains|houses|with|that has|that holds|already has|already holds|with already',
  'tiene|contiene|alberga|con|que tiene|que tiene ya|ya tiene|tiene ya|que contiene',
  'ha|contiene|ospita|con|che ha|ha gia|che ha gia|con gia|che contiene',
] as const;
/** Another HQ of its side stands where the move ends (8.4.1). */
export const OTHER_HQ: Entry = field(
  words(
    inRow(END[0], '|,', '|there is|there s|stands|sits', ANOTHER[0], '|stands|sits|waits'),
    inRow(ANOTHER[0], '|is|sits|stands|waits|stays|already sits|already stands|s', '|already', END[0]),
    inRow(
      '|it|they|and',
      'ends|end|stops|stop|finishes|ending|stopping|ends up|end up',
      '|its move|the move|up',
      'in|on',
      'a|the',
      'hex|place',
      HOLDS[0],
      ANOTHER[0],
    ),
    inRow('|the|its|their', 'destination|last hex|final hex|destination hex|end hex|target hex', HOLDS[0], ANOTHER[0]),
    inRow(
      '|it|they|and',
      'ends|end|stops|stop|ending|stopping|ends up|finishes|stacks',
      '|up',
      'on top of|together with|stacked with|next to|with|on',
      ANOTHER[0],
    ),
    inRow(END[1], '|,', '|ya|hay|esta', ANOTHER[1], '|esta|espera'),
    inRow(ANOTHER[1], '|esta|hay|espera|aguarda', '|ya', END[1]),
    inRow(
      '|y|se',
      'acaba|termina|para|queda|acaban|terminan|acabando|terminando|parando',
      '|su movimiento|la marcha',
      'en',
      'un|el',
      'hex|hexagono|sitio',
      HOLDS[1],
      ANOTHER[1],
    ),
    inRow('|el|su', 'destino|ultimo hex|ultimo hexagono|hex final|hex de destino', HOLDS[1], ANOTHER[1]),
    inRow(
      '|y|se',
      'acaba|termina|para|queda|detiene|acaban|terminan|parandose|parando',
      'encima de|sobre|junto a|con',
      ANOTHER[1],
    ),
    inRow(END[2], '|,', '|c e|c e gia|sta|gia', ANOTHER[2], '|sta|aspetta'),
    inRow(ANOTHER[2], '|e|sta|c e|si trova|aspetta', '|gia', END[2]),
    inRow(
      '|e|si',
      'finisce|termina|ferma|finiscono|terminano|finendo|fermandosi',
      '|la mossa|la marcia',
      'in|su',
      '|un',
      'esagono|posto',
      HOLDS[2],
      ANOTHER[2],
    ),
    inRow(
      '|la|il suo|la sua|l',
      'destinazione|ultimo esagono|esagono finale|esagono d arrivo|esagono di arrivo',
      HOLDS[2],
      ANOTHER[2],
    ),
    inRow(
      '|e|si',
      'finisce|termina|ferma|fermandosi|finendo',
      'sopra|su|accanto a|insieme a|con|assieme a',
      ANOTHER[2],
    ),
  ),
  'otherHq',
  true,
);
const FOREIGN = [
  inRow(
    '|the|its|that|with|it s|under|led by|of',
    '|a|an|the',
    words(
      inRow('foreign|another nation s', 'hq|headquarters'),
      inRow(
        'hq|headquarters',
        '|is',
        'of|from|belongs to',
        'another|a different|the other',
        'nationality|nation|country',
      ),
    ),
  ),
  inRow('|el|su|con|es|con el', '|un|el', 'hq|cuartel general|cg', '|es', 'de', 'otra|distinta', 'nacionalidad|nacion'),
  inRow(
    '|il|l|il suo|con|e|con l',
    '|un|il',
    'hq|quartier generale|qg',
    '|e',
    'di',
    'un altra|altra|diversa',
    'nazionalita|nazione',
  ),
] as const;
const THIS_BATTLE = [
  '|for a|for the|for this|for that',
  '|para una|para la|en una|en la|para esta',
  '|per una|per la|per questa|in una',
] as const;
const STARTED = [
  inRow(
    '|a|one|the|already a|already one',
    'battle|fight',
    '|of this activation|of the activation',
    'has|was|is|s',
    '|already',
    'begun|started|under way|been begun|been started|begun already',
    '|in this activation|this activation|already',
  ),
  inRow(
    '|ya',
    'ha empezado|empezo|se ha iniciado|ha comenzado|comenzo|se inicio|hay empezada',
    '|ya',
    'una',
    'batalla',
    '|de esta activacion|en esta activacion',
  ),
  inRow(
    'e|e gia|si e|si e gia',
    'cominciata|iniziata|partita',
    '|gia',
    'una',
    'battaglia',
    '|di questa attivazione|in questa attivazione',
  ),
] as const;
const CLOSER = [
  inRow(
    '|it|that|this|which|the move',
    'brings|gets|takes|moves|bring|get',
    'it|them|him|us',
    '|one hex|a hex',
    'closer|nearer',
    'to',
    '|its|their|a|the',
    'supply|supply source|source of supply|line of supply',
  ),
  inRow(
    '|eso|el movimiento|asi|con eso',
    '|se|lo|los|les|la',
    'acerca|acercan|queda mas cerca|quedan mas cerca',
    '|mas',
    'de|a|al|del',
    '|su|la|una',
    'suministro|fuente|fuente de suministro|linea de suministro',
  ),
  inRow(
    '|cosi|la mossa|questo',
    '|si|lo|li|la',
    'avvicina|avvicinano|porta piu vicino|portano piu vicino',
    '|di piu',
    'al|alla|a',
    '|sua|una',
    'rifornimento|fonte|fonte di rifornimento|linea di rifornimento',
  ),
] as const;

export const MARCH_WORDS: readonly Entry[] = [
  OTHER_HQ,
  field(words(...FOREIGN), 'foreignHq', true),
  field(
    words(
      inRow(
        '|it is|it s|they are|is|are|already|has been|have been|it was',
        '|already',
        'named|committed|marked|designated',
        THIS_BATTLE[0],
        'battle',
        '|in this hex|here|in that hex|in the hex|there',
      ),
      inRow(
        '|ya|esta|estan|ha sido|fue',
        '|ya',
        'nombrado|nombrada|designado|designada|marcado|designados|comprometido',
        THIS_BATTLE[1],
        'batalla',
        '|en este hex|en ese hex|aqui|alli|en el hex',
      ),
      inRow(
        '|e|sono|e gia|e stato|e stata',
        '|gia',
        'nominato|nominata|designato|designata|segnato|designati|impegnato',
        THIS_BATTLE[2],
        'battaglia',
        '|in questo esagono|in quell esagono|qui|li|nell esagono',
      ),
    ),
    'named',
    true,
  ),
  field(words(...STARTED), 'begun', true),
  field(words(...CLOSER), 'closer', true),
  asks(manyOf(OWN), 'friendlyHexes', 1, MOST_ALIKE, { before: true }),
  asks(manyOf(HIS), 'enemyHexes', 1, MOST_ALIKE, { before: true }),
];
/** Whose a hex is that has been spoken of: "an enemy one". */
export const ONE_OF: readonly Entry[] = choice('control', { friendly: oneOf(OWN), enemy: oneOf(HIS) });

const LEAVING = [
  inRow(
    '|out|up|away',
    'from|out of|leaves|leaving|leave|starts in|starting in|exits|starting from|begins in',
    '|a|an|the|its',
  ),
  inRow(
    '|a',
    'salir de|sale de|salen de|saliendo de|desde|deja|dejar|partiendo de|parte de|empieza en|del|abandonar',
    '|un|el|su',
  ),
  inRow(
    'uscire da|esce da|escono da|uscendo da|da|lascia|lasciare|partendo da|parte da|comincia in|dal|abbandonare',
    '|un|il|suo|l',
  ),
] as const;
const leftOf = ([en, es, it]: readonly [string, string, string]): string =>
  words(
    inRow(LEAVING[0], en, 'hex|hexagon|one'),
    inRow(LEAVING[1], 'hex|hexagono|uno', es),
    inRow(LEAVING[2], 'esagono|hex|uno', it),
  );
/** Whose the hex is that they leave (8.3.1). */
export const LEFT_CONTROL: readonly Entry[] = choice('fromControl', { friendly: leftOf(OWN), enemy: leftOf(HIS) });

const IN_NEW_HEX = words(
  'there|in it|in there|in that hex|in the new hex|in the hex it enters|in the next hex|once there|on arrival',
  'alli|ahi|en ese hex|en el nuevo hex|en el hex nuevo|una vez alli|dentro|en ese hexagono|en el hex al que entra',
  'li|la|in quell esagono|nel nuovo esagono|nell esagono nuovo|una volta li|dentro|nell esagono in cui entra',
);
/** It would have no supply where it goes (8.4.3). */
export const UNSUPPLIED_THERE: Entry = field(
  words(
    inRow(
      '|it|they|he|se|y|e|and',
      '|is|are|would be|will be|s|d be|ends up|estara|estaria|esta|queda|quedaria|sarebbe|sara|e|resta',
      NOT_SUPPLIED,
      IN_NEW_HEX,
    ),
    inRow(
      IN_NEW_HEX,
      '|it|they|he|se',
      'is|are|would be|will be|s|d be|ends up|estara|estaria|esta|queda|quedaria|sarebbe|sara|e|resta',
      NOT_SUPPLIED,
    ),
  ),
  'suppliedThere',
  false,
);
