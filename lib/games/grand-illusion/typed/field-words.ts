import { choice, field } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { inRow } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* What several forms of Grand Illusion ask for alike: the scenario, the ground, who stands where. */

const PLAYING = [
  inRow(
    '|we re playing|we are playing|playing|we play|i m playing|they re playing|in|for|it s|it is|this is|on|with|using|under|we chose|we re in|we re on|that s',
    '|the|a|our',
  ),
  inRow(
    '|jugamos|estamos jugando|jugando|se juega|en|es|estamos en|con|para|jugamos a|usamos|hemos elegido',
    '|el|la|un|una|al|a',
  ),
  inRow(
    '|giochiamo|stiamo giocando|giocando|si gioca|in|nello|nella|e|siamo in|siamo nello|siamo nella|con|per|usiamo|abbiamo scelto|nel',
    '|il|lo|la|un|uno|una|allo|alla',
  ),
] as const;
const ON_TABLE = [
  '|on the table|today|now|this time',
  '|en la mesa|hoy|esta vez',
  '|sul tavolo|oggi|questa volta',
] as const;
/** A scenario by its name, or by its number. */
const scenarioOf = (names: readonly [string, string, string], number: string): string =>
  words(
    inRow(PLAYING[0], names[0], 'scenario|game|version|variant|one|setup|rules', ON_TABLE[0]),
    inRow(PLAYING[1], 'escenario|partida|juego|version|variante|reglas', names[1], ON_TABLE[1]),
    inRow(PLAYING[2], 'scenario|partita|gioco|versione|variante|regole', names[2], ON_TABLE[2]),
    inRow(PLAYING[2], names[2], 'scenario|partita|gioco|versione|variante', ON_TABLE[2]),
    inRow('scenario|the scenario|escenario|el escenario|lo scenario', '|is|es|e|:|,', '|the|el|il|lo', words(...names)),
    inRow(
      words(...PLAYING),
      '|number',
      'scenario|escenario',
      '|number|numero|no',
      number,
      '|,|:',
      words('', inRow('|the|el|la|il|lo|quello|quella', words(...names), '|one|game')),
    ),
  );
/** Which scenario is played (13.0). */
export const SCENARIO: readonly Entry[] = choice('scenario', {
  short: scenarioOf(
    [
      'short|shorter|shortest|brief|quick|small',
      'corto|corta|breve|reducido|reducida',
      'breve|corto|corta|ridotto|ridotta',
    ],
    'two|2|ii|dos|due',
  ),
  'what-if': scenarioOf(
    [
      'what if|hypothetical|alternative|alternate|alternate history|alternative history',
      'hipotetico|hipotetica|what if|alternativo|alternativa|que habria pasado|y si|que pasaria si',
      'ipotetico|ipotetica|what if|alternativo|alternativa|e se|che cosa sarebbe successo',
    ],
    'three|3|iii|tres|tre',
  ),
  campaign: words(
    scenarioOf(
      [
        'campaign|full|long|whole|grand|complete|full campaign|entire',
        'de campana|campana|completo|completa|largo|larga|entero|entera',
        'di campagna|campagna|completo|completa|lungo|lunga|intero|intera',
      ],
      'one|1|i|uno',
    ),
    inRow(PLAYING[0], 'campaign|full campaign|whole campaign'),
    inRow(PLAYING[1], 'campana|campana completa|campana entera'),
    inRow(PLAYING[2], 'campagna|campagna completa|campagna intera'),
  ),
});

const HEX = ['|the|that|this|our|his|a|one', '|el|ese|este|un|del', '|l|quell|quest|un|il|quel'] as const;
const THE_HEX = [
  inRow(
    HEX[0],
    '|battle|combat|fight|contested|defended|fought over',
    'hex|hexagon|hex of the battle|place|spot|ground',
  ),
  inRow(HEX[1], 'hex|hexagono|sitio|lugar|terreno', '|de la batalla|de batalla|del combate|de combate|en disputa'),
  inRow(
    HEX[2],
    'esagono|hex|posto|luogo|terreno',
    '|della battaglia|di battaglia|del combattimento|di combattimento|conteso',
  ),
] as const;
const THERE = [
  words('there|in it|on it', inRow('in|on|at', THE_HEX[0])),
  words('alli|ahi|en el|encima', inRow('en', THE_HEX[1])),
  words('li|la|dentro|sopra', inRow('in|nell|nel|nello', '|l', THE_HEX[2])),
] as const;
const A_TRENCH = [
  inRow(
    '|a|an|some|the|one|already a',
    'trench|trenches|entrenchment|entrenchments|trench marker|trench counter|trench line|field works',
  ),
  inRow(
    '|un|una|unas|la|las|ya una',
    'trinchera|trincheras|atrincheramiento|atrincheramientos|marcador de trinchera|ficha de trinchera|linea de trincheras',
  ),
  inRow(
    '|un|una|delle|la|le|gia una',
    'trincea|trincee|trinceramento|trinceramenti|segnalino trincea|segnalino di trincea|linea di trincee',
  ),
] as const;
/** Somebody has dug, or fights for a hex with a trench. */
const DUG_IN = words(
  inRow(
    '|somebody|someone|they|the enemy|the defender|the defenders|the germans|the french|the allies|we|he',
    'has|have|had|s|ve',
    '|already',
    'dug in|entrenched|dug trenches|dug a trench|built trenches|built a trench|thrown up trenches|put a trench',
    `|${THERE[0]}`,
  ),
  inRow(
    A_TRENCH[0],
    'was|were|has been|have been|is|are|had been',
    '|already',
    'built|dug|made|placed|put down|laid|thrown up|set up',
    THERE[0],
  ),
  inRow(
    '|the',
    'battle|fight|combat|they fight|we fight|fighting|it',
    '|is|s|goes|rages',
    'over|for|about|in|around',
    '|the|that|this|our|his|a|an|one',
    'entrenched|trenched|dug in',
    '|battle',
    'hex|position|place|spot',
  ),
  inRow(
    '|the',
    'battle|fight|combat|they fight|we fight|fighting|it',
    '|is|s',
    'over|for|in',
    THE_HEX[0],
    'with',
    A_TRENCH[0],
  ),
  inRow(
    `|${THERE[1]}`,
    '|alguien|ellos|los alemanes|los franceses|el enemigo|el defensor|los defensores',
    '|ya',
    'se',
    'ha|han',
    '|ya',
    'atrincherado',
    `|${THERE[1]}`,
  ),
  inRow(
    `|${THERE[1]}`,
    '|ya|se|alguien|han|ha|hemos|hubo quien',
    'cavo|cavaron|cavado|excavo|excavaron|excavado|construyo|construyeron|construido|hizo|hicieron|hecho|puso|pusieron|puesto',
    A_TRENCH[1],
    `|${THERE[1]}`,
  ),
  inRow(
    'se pelea|se combate|se lucha|la batalla es|el combate es|pelean|luchan|combaten|peleamos|luchamos|la lucha es|batalla',
    'por|en',
    '|un|el|ese',
    'hex|hexagono|sitio|lugar',
    words('atrincherado', inRow('con|que tiene', A_TRENCH[1])),
  ),
  inRow(
    `|${THERE[2]}`,
    '|qualcuno|loro|i tedeschi|i francesi|il nemico|il difensore|i difensori',
    '|gia',
    'si',
    'e|sono',
    '|gia',
    'trincerato|trincerati|trincerata',
    `|${THERE[2]}`,
  ),
  inRow(
    `|${THERE[2]}`,
    '|gia|qualcuno|hanno|ha|abbiamo|e stata|sono state|hanno gia',
    'scavato|scavata|scavate|costruito|costruita|fatto|messo|eretto|scavarono',
    A_TRENCH[2],
    `|${THERE[2]}`,
  ),
  inRow(
    'si combatte|si lotta|la battaglia e|lo scontro e|combattono|lottano|combattiamo|battaglia|ci si batte',
    'per|in|su',
    '|un|l|quell|il',
    'esagono|posto|luogo|hex',
    words('trincerato', inRow('con|che ha', A_TRENCH[2])),
  ),
);
/** A trench lies in the hex of a battle (9.7). */
export const TRENCHED = words(
  DUG_IN,
  inRow(
    words(THE_HEX[0], 'it|they|the defenders|the defender'),
    '|is|are|s|has been|was|already|is already',
    'entrenched|dug in|trenched|trenched in',
  ),
  inRow(
    words(THE_HEX[0], 'it'),
    'has|holds|contains|carries|has got|s got|comes with',
    '|already',
    A_TRENCH[0],
    '|in it|on it',
  ),
  inRow(
    '|there is|there s|there are|we have|he has|they have|with',
    A_TRENCH[0],
    '|is|are|lies|sits|stands',
    '|already',
    THERE[0],
  ),
  inRow(
    'in|on|at|into|against|it s',
    '|an|the|that',
    'entrenched|trenched|dug in',
    '|battle',
    'hex|position|defender|enemy|troops',
  ),
  inRow('in|on|at', THE_HEX[0], 'with', A_TRENCH[0]),
  inRow(
    'they|he|the enemy|the defender|the defenders',
    'are|is|s|re|have|has',
    '|already',
    'dug in|entrenched|trenches|a trench',
  ),
  inRow(
    words(THE_HEX[1], 'el defensor|los defensores|el'),
    '|ya',
    'esta|estan|esta ya|ha sido|sigue',
    'atrincherado|atrincherada|atrincherados',
  ),
  inRow('|y|con', '|el|ese|un|este', 'hex|hexagono', 'atrincherado'),
  inRow('|e|con', '|l|quell|un', 'esagono|hex', 'trincerato'),
  inRow(THE_HEX[1], '|ya', 'tiene|lleva|cuenta con|contiene', '|ya', A_TRENCH[1]),
  inRow('|hay|ya hay|hay ya|tienen|con', A_TRENCH[1], '|esta|hay|ya', THERE[1]),
  inRow(THERE[1], '|ya', 'hay|tienen|esta', A_TRENCH[1]),
  inRow(
    '|se combate|se lucha|se pelea|la batalla es|batalla|la batalla se libra|combate|es|luchamos|se libra',
    'en|contra',
    '|un|el',
    'hex|hexagono|sitio|lugar|defensor|enemigo',
    words('atrincherado', inRow('con', A_TRENCH[1])),
  ),
  inRow(words(THE_HEX[2], 'il difensore|i difensori'), 'e|sono|e gia|e stato', 'trincerato|trincerata|trincerati'),
  inRow(THE_HEX[2], '|gia', 'ha|porta|contiene|ha gia', A_TRENCH[2]),
  inRow('|c e|c e gia|ci sono|hanno|con', A_TRENCH[2], '|e|c e|gia', THERE[2]),
  inRow(THERE[2], 'c e|c e gia|ci sono|hanno', A_TRENCH[2]),
  inRow(
    '|si combatte|si lotta|la battaglia e|battaglia|la battaglia si combatte|e|combattiamo',
    'in|nell|contro',
    '|un',
    'esagono|posto|difensore|nemico|hex',
    words('trincerato', inRow('con', A_TRENCH[2])),
  ),
);

const PORT = [
  inRow(
    '|a|the|that',
    'port|harbour|harbor|port hex|harbour hex|harbor hex|seaport|port city|sea port|hex with a port',
  ),
  inRow(
    '|un|el|ese',
    'puerto|hex portuario|hexagono portuario|puerto de mar|hex con puerto|hexagono con puerto|hex de puerto',
  ),
  inRow(
    '|un|il|quel|l',
    'porto|esagono portuale|porto di mare|esagono con porto|esagono di porto|esagono con un porto',
  ),
] as const;
/** The battle was fought in a port (10.4). */
export const IN_PORT = words(
  inRow(words(THE_HEX[0], 'it|that|where they fought'), 'is|was|s', PORT[0]),
  inRow('it', 'is|was|s', PORT[0], '|they fought over|that they fought over|where they fought|that was fought over'),
  inRow(
    '|the|it|they|we',
    '|battle|fight|combat|fighting|fought|were fighting|was fought|happened|was|is|took place',
    '|was|is|took place|happened|fought|was fought',
    'in|from|at|inside|out of|for|over',
    PORT[0],
  ),
  inRow(THE_HEX[0], '|:|,|=', 'port|harbour|harbor|a port'),
  inRow(words(THE_HEX[1], 'es|era'), '|es|era|es en', PORT[1]),
  inRow(
    '|se|la batalla|el combate',
    '|peleo|pelearon|combatio|combatian|combatieron|lucho|lucharon|luchaban|fue|es|libro|se libro|ocurrio|tuvo lugar|peleaban',
    'en|desde|por|dentro de',
    PORT[1],
  ),
  inRow(THE_HEX[1], '|:|,|=', 'puerto'),
  inRow(words(THE_HEX[2], 'e|era'), '|e|era', PORT[2]),
  inRow(
    '|si|la battaglia|il combattimento|lo scontro',
    '|e combattuto|combatteva|combattevano|combattuto|hanno combattuto|e stata|e|era|si e combattuta|e avvenuta|e combattuta|lottavano',
    'in|da|per|nel|dentro',
    PORT[2],
  ),
  inRow(THE_HEX[2], '|:|,|=', 'porto'),
);

const FRIEND = [
  inRow(
    '|a|an|another|one|some|our|his',
    words(
      'friendly unit|friend|friendly reserve|friendly corps|friendly division|friendly troops|own unit|units|friends|comrade|friendly units|reserve|reserve unit|reserve corps|unit in reserve|of ours|of its own|of our own|of our units|of our corps|of his own',
      inRow('unit|corps|division|units|troops', '|of ours|of theirs|of his|of its own side|of the same side'),
    ),
  ),
  inRow(
    '|una|un|otra|otro|alguna|algun|uno',
    words(
      'amigo|amigos|amiga|amigas|reserva amiga|companero|tropas amigas|reserva|unidad de reserva|cuerpo de reserva|unidad en reserva|de las nuestras|de los nuestros|de las suyas|de los suyos',
      inRow(
        '|nuestra|propia|nuestro|nuestras|nuestros',
        'unidad|unidades|cuerpo|division|tropa',
        '|amiga|amigas|amigo|propia|nuestra|suya|nuestro|suyo|de los nuestros',
      ),
    ),
  ),
  inRow(
    '|una|un|un altra|qualche|dei|uno',
    words(
      'amico|amici|amica|amiche|riserva amica|compagno|truppe amiche|riserva|unita di riserva|corpo di riserva|unita in riserva|delle nostre|dei nostri|delle sue|dei suoi',
      inRow('unita|corpo|divisione|truppe', '|amica|amiche|amico|propria|nostra|sua|nostro|suo|dei nostri'),
    ),
  ),
] as const;
const RESERVE = [
  inRow('|the|its|a|their', 'reserve|reserve space|reserve box|space behind|reserve row|rear space'),
  inRow(
    '|la|su|una|el',
    'reserva|casilla de reserva|espacio de reserva|casilla de detras|casilla trasera|espacio de detras|espacio trasero|espacio de atras|casilla de atras|fila de reserva',
  ),
  inRow(
    '|la|il|il suo|la sua|lo|lo suo',
    'riserva|spazio di riserva|casella di riserva|casella dietro|spazio dietro|spazio alle spalle|casella alle spalle|fila di riserva',
  ),
] as const;
const BEHIND = [
  inRow(
    '|right|just|directly|immediately|straight',
    'behind|at its back|at their back|to the rear|to its rear|in the rear|in its rear|at the rear|in back|behind its back|at its heels|to its back',
    '|it|them|the cav|the cavalry|the horse|him|of it|of them',
  ),
  inRow(
    '|justo|inmediatamente|de|por',
    'detras|tras|atras|a su espalda|a sus espaldas|a la espalda|a espaldas|en la retaguardia|a la retaguardia|de atras|de detras',
    '|de|suya',
    '|ella|ellos|la caballeria|el|ella misma',
  ),
  inRow(
    '|proprio|subito|immediatamente|di|da',
    'dietro|alle spalle|alle sue spalle|alle loro spalle|dietro a|sul retro|a tergo|alle spalle di lei',
    '|di|alla|della',
    '|lei|essa|loro|cavalleria|la cavalleria',
  ),
] as const;
/** A friendly unit stands in reserve behind the cavalry (9.6.2). */
export const BACKED = words(
  inRow(
    '|there is|there s|there are|it has|has|with|having|they have|we have|because of|thanks to',
    FRIEND[0],
    '|is|stands|sits|waits|stays|waiting|standing|sitting|are|stand|wait',
    '|in|at',
    `|${RESERVE[0]}`,
    BEHIND[0],
  ),
  inRow(
    '|it is|it s|they are|is',
    'backed|supported|covered|backed up|followed|propped up',
    'by',
    FRIEND[0],
    '|that is|which is|standing|waiting',
    '|in|from|behind',
    `|${RESERVE[0]}`,
    `|${BEHIND[0]}`,
  ),
  inRow(
    RESERVE[0],
    `|${BEHIND[0]}`,
    'has|holds|contains|is occupied by|is held by|is taken by|is filled by',
    FRIEND[0],
    '|in it|in there|there',
  ),
  inRow('with', FRIEND[0], 'in', RESERVE[0], `|${BEHIND[0]}`),
  inRow(
    '|it has|has|with|there s|there is',
    FRIEND[0],
    'right|directly|immediately|just',
    'in reserve',
    `|${BEHIND[0]}`,
  ),
  inRow('lleva|tiene|con|hay', BEHIND[1], FRIEND[1], '|en', `|${RESERVE[1]}`),
  inRow(BEHIND[1], '|hay|tiene|lleva|le queda', FRIEND[1], '|en', `|${RESERVE[1]}`),
  inRow(RESERVE[1], `|${BEHIND[1]}`, '|lo|la|esta', 'ocupa|tiene|ocupado por|ocupada por|ocupan', FRIEND[1]),
  inRow('ha|con|c e', BEHIND[2], FRIEND[2], '|in|nella|nel|nello', `|${RESERVE[2]}`),
  inRow(BEHIND[2], '|c e|ha|ci sono|le resta', FRIEND[2], '|in|nella|nel|nello', `|${RESERVE[2]}`),
  inRow(RESERVE[2], `|${BEHIND[2]}`, 'e|lo|la', 'occupato|occupata|tenuto|tenuta|occupa|tiene', 'da|', FRIEND[2]),
  inRow(
    '|hay|tiene|con|tienen|lleva',
    FRIEND[1],
    '|esta|hay|espera|aguarda|queda|esperando',
    '|en',
    `|${RESERVE[1]}`,
    BEHIND[1],
  ),
  inRow(
    '|esta',
    'respaldada|apoyada|cubierta|seguida|respaldados|apoyados',
    'por',
    FRIEND[1],
    '|que esta',
    '|en|desde',
    `|${RESERVE[1]}`,
    `|${BEHIND[1]}`,
  ),
  inRow(
    RESERVE[1],
    `|${BEHIND[1]}`,
    'tiene|contiene|la ocupa|lleva|esta ocupada por|alberga',
    FRIEND[1],
    '|dentro|en ella',
  ),
  inRow('|hay|tiene', FRIEND[1], 'en', RESERVE[1], `|${BEHIND[1]}`),
  inRow(
    '|c e|ci sono|ha|hanno|con',
    FRIEND[2],
    '|e|sta|aspetta|attende|resta|in attesa|che aspetta',
    '|in|nella|nello|nel',
    `|${RESERVE[2]}`,
    BEHIND[2],
  ),
  inRow(
    '|e',
    'coperta|appoggiata|sostenuta|seguita|coperti|spalleggiata',
    'da',
    FRIEND[2],
    '|che sta',
    '|in|nella|nel|nello|dalla',
    `|${RESERVE[2]}`,
    `|${BEHIND[2]}`,
  ),
  inRow(
    RESERVE[2],
    `|${BEHIND[2]}`,
    'ha|contiene|e occupata da|e occupato da|ospita|tiene',
    '|dentro',
    FRIEND[2],
    '|dentro',
  ),
  inRow('|c e|ha', FRIEND[2], 'in|nella|nel|nello', RESERVE[2], `|${BEHIND[2]}`),
);

const ALREADY_EN = '|already|still|also|too|even';
const WITHIN = [
  words(
    'there|in it|inside|in there|in that hex|in the hex|on it|with them',
    inRow('in|on|inside', '|the|that|this', 'hex|target hex|hex they enter|hex it enters|place'),
  ),
  words('alli|ahi|dentro|en el|en ese hex|en ese hexagono|en el hex|en el hexagono|en el sitio'),
  words('li|la|dentro|in quell esagono|nell esagono|in esso|nel posto|sul posto'),
] as const;
const FRIENDS = [
  words(
    inRow(
      '|some|a|of',
      'our|my|own|friendly|our own|my own|his own|their own|its own',
      '|combat|fighting',
      'units|unit|troops|corps|divisions|friends|men|fort|infantry|combat units|unbesieged fort|stack',
    ),
    inRow(
      '|some|a',
      'combat units|units|unit|troops|corps|divisions|men',
      'of ours|of our own|of mine|of its own side',
    ),
    'friends|a friend|our own|our men|our boys',
  ),
  words(
    inRow(
      '|unas|unos|las|los|una|un|mis|nuestras|nuestros|algunas',
      '|propias',
      'unidades de combate|unidades|unidad|tropas de combate|tropas|cuerpos|divisiones|fuerte|infanteria|fuerte sin asediar',
      'amigas|propias|nuestras|amigos|nuestros|amiga|propia|propio|amigo|mias',
    ),
    inRow('nuestras|mis|sus propias', 'unidades de combate|unidades|tropas|fuerzas|tropas de combate'),
    'los nuestros|los mios|amigos|los suyos|gente nuestra|unidades propias|companeros',
  ),
  words(
    inRow(
      '|delle|dei|le|i|una|un|alcune|mie|nostre',
      'unita combattenti|unita di combattimento|unita|truppe combattenti|truppe|corpi|divisioni|forte|fanteria|forte non assediato',
      'amiche|proprie|nostre|amici|nostri|amica|propria|proprio|amico|mie',
    ),
    inRow('|le|i', 'nostre|nostri|mie|proprie', 'unita combattenti|unita|truppe|corpi|uomini'),
    'i nostri|i miei|amici|i suoi|gente nostra|unita proprie|dei nostri|compagni',
  ),
] as const;
/** Friendly units are in the hex that is entered (9.1.2). */
export const WITH_FRIENDS = words(
  inRow(
    '|there are|there s|there is|with|some of',
    FRIENDS[0],
    '|are|is|stand|stands|sit|s|were|was',
    ALREADY_EN,
    '|stand|standing|waiting|present|sitting',
    ALREADY_EN,
    WITHIN[0],
    ALREADY_EN,
  ),
  inRow(
    'some of|some of the|a few of',
    'our|my|own|our own',
    'units|troops|men|combat units|corps',
    '|are|stand|sit|were',
    ALREADY_EN,
    '|stand',
    WITHIN[0],
    ALREADY_EN,
  ),
  inRow(
    'we|he|they|i|it',
    ALREADY_EN,
    'have|has|got|hold|ve got|ve',
    ALREADY_EN,
    words(
      inRow('|some|a|our|own', 'combat units|units|troops|a corps|friends|men|combat troops|corps', '|of ours'),
      FRIENDS[0],
    ),
    ALREADY_EN,
    WITHIN[0],
    ALREADY_EN,
  ),
  inRow(
    FRIENDS[0],
    '|had|have|has',
    'got there|arrived|arrived there|came|been there|got in|were there',
    'first|before|before them|earlier|already',
  ),
  inRow('joining|to join|it joins|they join|reinforcing', FRIENDS[0], '|already', `|${WITHIN[0]}`),
  inRow('with', FRIENDS[0], '|already', WITHIN[0]),
  inRow(
    '|ya|tambien|aun',
    'hay|estan|esta|hay ya|estan ya',
    '|ya|tambien',
    FRIENDS[1],
    '|ya|tambien',
    WITHIN[1],
    '|ya|tambien',
  ),
  inRow(WITHIN[1], '|ya|tambien', 'estan|hay|esta|tengo|tenemos', '|ya|tambien', FRIENDS[1], '|ya|tambien'),
  inRow(
    '|ya|tambien',
    'tenemos|tiene|tengo|tienen',
    '|ya',
    words(FRIENDS[1], 'tropas de combate|unidades de combate|tropas|unidades|un cuerpo'),
    '|ya',
    WITHIN[1],
    '|ya',
  ),
  inRow(FRIENDS[1], '|ya', 'llegaron|llego|estaban|han llegado|entraron', 'primero|antes|alli|ya|alli antes'),
  inRow('con', FRIENDS[1], '|ya', WITHIN[1]),
  inRow(
    '|ci|gia|anche',
    'ci|sono|stanno|sono gia|c e|c e gia|ci sono|ci sono gia|ci stanno|ci stanno gia',
    '|anche|gia',
    FRIENDS[2],
    '|gia|anche',
    `|${WITHIN[2]}`,
    '|gia',
  ),
  inRow(
    WITHIN[2],
    '|gia|anche',
    'ci sono|ci sono gia|stanno|sono|c e|ci stanno|ci stanno gia',
    '|anche|gia',
    FRIENDS[2],
    '|gia',
  ),
  inRow(
    '|gia|anche|ci',
    'abbiamo|ha|hanno|ho',
    '|gia',
    words(FRIENDS[2], 'truppe combattenti|unita combattenti|truppe|unita|un corpo'),
    '|gia',
    WITHIN[2],
    '|gia',
  ),
  inRow(
    FRIENDS[2],
    'sono arrivate|sono arrivati|e arrivata|erano|sono entrate|erano li',
    'prima|per prime|per primi|gia|li|prima di loro',
  ),
  inRow('con', FRIENDS[2], '|gia', WITHIN[2]),
);

const NOW = [
  '|now|right now|currently|at the moment|at present|for now|where it is|where they are|just now|this turn|as it stands|at this moment',
  '|ahora|ahora mismo|en este momento|de momento|por ahora|por el momento|donde esta|donde estan|actualmente|hoy por hoy',
  '|adesso|ora|in questo momento|al momento|per ora|per adesso|dove si trova|dove sta|dove si trovano|attualmente|oggi come oggi',
] as const;
const SUPPLY = ['|any|a|its|the|their', '|el|la|su|ningun', '|il|i|la|alcun|i suoi|il suo'] as const;
const SOURCE = [
  'supply|supplies|supply line|line of supply|rations|food',
  'suministro|suministros|abastecimiento|abastecimientos|linea de suministro|linea de abastecimiento|viveres',
  'rifornimento|rifornimenti|linea di rifornimento|viveri|approvvigionamento|approvvigionamenti',
] as const;
const IT_IS = [
  '|it|they|the unit|the units|the corps|the stack',
  '|la unidad|las unidades|el cuerpo|la pila|ellos',
  '|l unita|le unita|il corpo|la pila|loro',
] as const;
/** Out of supply where they stand, before they move (8.4.3). */
export const UNSUPPLIED_NOW = words(
  inRow(
    IT_IS[0],
    NOW[0],
    '|is|are|s|re|currently',
    NOW[0],
    'out of supply|unsupplied|not supplied|not in supply|without supply|without supplies|oos|cut off|cut off from supply|cut off from its supply|starving|short of supply',
    NOW[0],
  ),
  inRow(
    IT_IS[0],
    'isn t|aren t|is not|are not|ain t',
    NOW[0],
    '|in',
    'supply|supplied|being supplied|in supply',
    NOW[0],
  ),
  inRow(
    IT_IS[0],
    'has no|have no|lacks|lack|has lost|lost|can t trace|cannot trace|doesn t have|don t have|gets no|get no|with no|no|without',
    SUPPLY[0],
    SOURCE[0],
    NOW[0],
  ),
  inRow(
    '|ahora|ahora mismo|en este momento|de momento|por ahora|actualmente',
    IT_IS[1],
    '|esta|estan|van|va',
    '|ahora',
    'sin|fuera de|falto de|faltos de|cortado de|cortados de|aislado de|privado de',
    SUPPLY[1],
    words(SOURCE[1], 'abastecer|suministrar'),
    NOW[1],
  ),
  inRow(
    '|ahora|ahora mismo|en este momento|de momento',
    IT_IS[1],
    'no',
    '|le|les',
    'esta|estan|tiene|tienen|recibe|reciben|llega|traza|trazan|va|van',
    '|ahora',
    words(
      'abastecido|abastecidos|abastecida|abastecidas|suministrado|suministrada|suministrados|con suministro|en suministro',
      inRow(SUPPLY[1], SOURCE[1]),
    ),
    NOW[1],
  ),
  inRow(
    '|ahora|de momento|en este momento',
    'le|les',
    'falta|faltan|llega poco|cortaron|han cortado',
    SUPPLY[1],
    SOURCE[1],
    NOW[1],
  ),
  inRow(NOW[1], '|esta|estan', 'desabastecido|desabastecida|desabastecidos|desabastecidas|aislado|aislados', NOW[1]),
  inRow(
    '|adesso|ora|in questo momento|al momento|per ora|attualmente',
    IT_IS[2],
    '|e|sono|sta|stanno',
    '|ora|adesso',
    'senza|fuori|fuori dal|fuori dai|privo di|privi di|privo dei|tagliato fuori dai|tagliata fuori dai|tagliati fuori dai|tagliato fuori dal',
    SUPPLY[2],
    SOURCE[2],
    NOW[2],
  ),
  inRow(
    '|adesso|ora|in questo momento|al momento|per ora',
    IT_IS[2],
    'non',
    '|e|sono|si trova',
    '|ora|adesso',
    words(
      'rifornito|rifornita|riforniti|rifornite|in rifornimento|approvvigionato|approvvigionata',
      inRow('ha|hanno|riceve|ricevono|traccia', SUPPLY[2], SOURCE[2]),
    ),
    NOW[2],
  ),
  inRow(
    '|adesso|ora|al momento|in questo momento',
    'gli|le',
    'manca|mancano|hanno tagliato',
    SUPPLY[2],
    SOURCE[2],
    NOW[2],
  ),
  inRow(NOW[2], '|e|sono|resta', 'tagliato fuori|tagliata fuori|tagliati fuori|isolato|isolata|isolati', NOW[2]),
);

/** Names of options that are part of a form of several tools (13.3.4). */
const option = (en: string, es: string, it: string): string =>
  words(
    inRow(
      '|with|we play|playing|we play with|using|under|we re using|he took|they took|he chose|they chose|took|chose',
      '|the',
      '|german|allied',
      '|option|option of|option :',
      en,
      '|option|in play|in force|is in play|is in force|was chosen|is on|was taken|chosen|taken',
    ),
    inRow(
      '|con|jugamos con|usamos|se juega con|eligio|eligieron|tomo|esta en juego',
      '|la',
      '|opcion|opcion de|opcion :|opcion alemana|opcion aliada',
      es,
      '|en juego|esta en juego|en vigor|esta en vigor|elegida|fue elegida|activa',
    ),
    inRow(
      '|con|giochiamo con|usiamo|si gioca con|ha scelto|hanno scelto|ha preso|e in gioco',
      '|l|la',
      '|opzione|opzione di|opzione :|opzione tedesca|opzione alleata',
      it,
      '|in gioco|e in gioco|in vigore|e in vigore|scelta|e stata scelta|attiva',
    ),
  );
export const HOLLAND_OPTION: Entry = field(
  words(
    option(
      'invasion of holland|holland invasion|holland|invade holland|b5',
      'invasion de holanda|holanda|invadir holanda|b5',
      'invasione dell olanda|olanda|invadere l olanda|b5',
    ),
    inRow(
      'the germans|germans|germany|they|he',
      '|have|has|had',
      'invaded|invade|invades|marched into|went into|violated',
      'holland|the netherlands|dutch territory',
    ),
    inRow(
      'los alemanes|alemania|el aleman',
      '|han|ha',
      'invadido|invaden|invadieron|invade|invadio|entraron en',
      'holanda|los paises bajos',
    ),
    inRow(
      'i tedeschi|la germania|il tedesco',
      '|hanno|ha',
      'invaso|invadono|invade|sono entrati in',
      '|l',
      'olanda|i paesi bassi',
    ),
  ),
  'holland',
  true,
);
export const PREPARED_BELGIANS: Entry = field(
  words(
    option(
      'belgian preparation|belgium prepared|belgian preparations|better prepared belgians|option a5|option a 5',
      'preparacion belga|belgica preparada|preparativos belgas|opcion a5|opcion a 5',
      'preparazione belga|belgio preparato|preparativi belgi|opzione a5|opzione a 5',
    ),
    inRow('the belgians|belgium|belgians', 'are|is|were|was|had', '|well|better', 'prepared|ready'),
    inRow('los belgas|belgica', 'estan|esta|estaban', '|bien|mejor', 'preparados|preparada|listos'),
    inRow('i belgi|il belgio', 'sono|e|erano', '|ben|meglio', 'preparati|preparato|pronti'),
  ),
  'belgianPreparation',
  true,
);

/** "May three more corps enter a hex with four corps": whoever is named before it enters. */
export const ENTERING = words(
  inRow(
    'enter|enters|move into|moves into|go into|goes into|come into|comes into|march into|marches into|join|joins|want into|wants into|arrive in|arrives in',
    'a|the|that|one',
    'hex|stack',
    'with|that has|holding|that holds|of|containing|where there are|which has',
  ),
  inRow(
    'entrar|entran|entra|van|mueven|se mueven|llegan|pasan|se meten|meter',
    'en|a|dentro de|hacia',
    '|un|el|ese|al',
    'hex|hexagono',
    'con|que tiene|donde hay|que contiene|en el que hay',
  ),
  inRow(
    'entrare|entrano|entra|vanno|muovono|si muovono|arrivano|passano|si infilano',
    'in|nell|verso|dentro',
    '|un|l',
    'esagono|hex',
    'con|che ha|dove ci sono|che contiene|in cui ci sono',
  ),
);
