import { asksOf, field, trait } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { inRow } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* Clauses of a battle that tell of a fort's garrison, of who came into the hex, and of what the defender chooses. */

const GARRISON = [
  words(
    inRow('|a|the|its', '|very', 'large|big|strong|full|sizeable|huge|great|numerous', 'garrison|garrison of men'),
    inRow(
      '|a|the|its',
      'garrison',
      '|in it|inside|of it|of the fort|there',
      'is|s|was',
      '|a|very',
      'large|big|strong|large one|big one',
    ),
  ),
  words(
    inRow('|una|la|su', 'guarnicion', '|que|que es|es', 'grande|numerosa|fuerte|nutrida|amplia', '|, de las grandes'),
    inRow('|una|la|su', 'gran|numerosa|fuerte|nutrida', 'guarnicion'),
    inRow('|la|su', 'guarnicion', 'del fuerte|de dentro|de la fortaleza', 'es', 'grande|numerosa|de las grandes'),
  ),
  words(
    inRow('|una|la|sua', 'guarnigione', '|che e|e|di quelle', 'grande|grossa|numerosa|forte|grandi'),
    inRow('|una|la|sua', 'grande|grossa|numerosa|forte', 'guarnigione'),
    inRow('|la|sua', 'guarnigione', 'del forte|dentro|della fortezza', 'e', 'grande|grossa|numerosa'),
  ),
] as const;
const FORT = [
  words('it|there|the walls', inRow('|the|that|this', 'fort|fortress|place|works|forts')),
  words('lo|la', inRow('|el|la|ese|este|al', 'fuerte|fortaleza|plaza')),
  words('lo|la', inRow('|il|la|quel|al', 'forte|fortezza|piazza|piazzaforte')),
] as const;
/** "It bears the symbol of a large garrison", "the garrison is one of the big ones". */
const MUCH_GARRISONED = words(
  inRow(
    '|with|there is|there s|and there s|and there is|and',
    GARRISON[0],
    'manning|man|mans|holds|holding|defends|defending|guards|guarding|occupies|occupying|sits in|is in|stands in|keeps|keeping|garrisons|behind the walls of|waits in|is holding|is manning',
    FORT[0],
  ),
  inRow(
    FORT[0],
    '|is|s|was|being',
    'strongly|heavily|well|largely|fully',
    'garrisoned|manned|held',
    '|,',
    `|${inRow('|with|by', GARRISON[0])}`,
  ),
  inRow(
    `|${FORT[0]}`,
    '|has|bears|shows|carries|with|is marked with|is printed with|wears',
    '|the|a',
    '|large garrison|large|big garrison',
    'symbol|marking|icon|sign|mark',
    'of|for',
    GARRISON[0],
  ),
  inRow(
    `|${FORT[0]}`,
    'has|bears|shows|carries|with|is marked with|is printed with',
    '|the|a',
    'large garrison|big garrison',
    'symbol|marking|icon|sign|mark',
  ),
  inRow(
    '|and|with',
    '|the|its|a',
    'garrison',
    '|is|s|was',
    'one of the large ones|of the large kind|of the big kind|of the large sort|a large one|a big one|of the large type|one of the big ones',
  ),
  inRow(
    '|it s|it is|being|as',
    '|one of',
    '|a|the',
    'large garrison|big garrison|strong garrison',
    'fort|forts|one|ones|fortress|kind|sort|type',
  ),
  inRow(
    `|y|${FORT[1]}`,
    '|lleva|tiene|muestra|con|trae|marcado con',
    '|el|un',
    'simbolo|icono|signo|marca',
    'de|de la',
    GARRISON[1],
  ),
  inRow(
    '|y|y hay|hay|con|tiene|y tiene',
    '|una|la|su',
    'guarnicion',
    '|es|que es|de dentro es|de dentro|es una',
    'de las grandes|de las gordas|de las fuertes|de las numerosas|de las buenas grandes|muy grande|bien grande|de las mayores',
  ),
  inRow(
    `|y|${FORT[1]}`,
    '|es|esta|queda|lo',
    'fuertemente|muy|bien',
    'guarnecido|guarnecida|defendido|guarnicionado',
    '|,',
    `|${inRow('|con|por', GARRISON[1])}`,
  ),
  inRow(
    '|con|hay|y hay',
    GARRISON[1],
    '|que',
    'lo|la|defiende|ocupa|guarda|protege|cubre|dentro de',
    `|defiende|ocupa|guarda|protege|${FORT[1]}`,
  ),
  inRow(
    `|e|${FORT[2]}`,
    '|porta|ha|mostra|con|reca|segnato con',
    '|il|un',
    'simbolo|icona|segno|marchio',
    'della|di|di una|d una',
    GARRISON[2],
  ),
  inRow(
    '|e|e c e|c e|con|ha',
    '|una|la|sua',
    'guarnigione',
    '|e|che e|dentro e|dentro|e una',
    'di quelle grandi|di quelle grosse|delle grandi|delle grosse|molto grande|bella grossa|di quelle numerose|delle piu grandi',
  ),
  inRow(
    `|e|${FORT[2]}`,
    '|e|sta|resta',
    'fortemente|molto|ben',
    'guarnito|guarnita|presidiato|difeso',
    '|,',
    `|${inRow('|con|da', GARRISON[2])}`,
  ),
  inRow(
    '|con|c e|e c e',
    GARRISON[2],
    '|che',
    'lo|la|difende|occupa|tiene|presidia|protegge|copre|dentro',
    `|difende|occupa|tiene|presidia|protegge|${FORT[2]}`,
  ),
);
const INSIDE = [
  '|inside|in it|there|in the fort|inside it|within|inside the fort|in the fortress',
  '|dentro|en el|alli|en el fuerte|ahi|dentro del fuerte|en la fortaleza',
  '|dentro|li|nel forte|all interno|nella fortezza|dentro il forte',
] as const;
const GARRISONED = words(
  inRow(
    '|it|the fort|fort|they|there|the fortress|that fort',
    '|has|s|is|have|there is|there s|holds',
    '|got|with|held by|manned by|defended by|garrisoned by',
    GARRISON[0],
    INSIDE[0],
  ),
  inRow(
    '|el fuerte|la fortaleza|ese fuerte|lo|la',
    '|tiene|hay|con|defiende|ocupa|guarda|lleva|cuenta con|esta defendido por',
    GARRISON[1],
    INSIDE[1],
  ),
  inRow(
    '|il forte|la fortezza|quel forte|lo|la',
    '|ha|c e|con|tiene|difende|occupa|e difeso da|e tenuto da',
    GARRISON[2],
    INSIDE[2],
  ),
);

const BOTH = [
  'both sides|both|the two sides|both of us|either side|both players',
  'los dos bandos|ambos bandos|los dos|ambos|las dos partes|ambas partes|los dos lados',
  'entrambi|tutti e due|le due parti|ambo le parti|entrambe le parti|tutte e due le parti|i due|i due schieramenti',
] as const;
const CAME = [
  '|the attackers|attackers|they|the attacking units|the attacker|we|he|it',
  '|los atacantes|atacantes|el atacante|las unidades atacantes|ellos',
  '|gli attaccanti|attaccanti|l attaccante|le unita attaccanti|loro',
] as const;
const STOOD = [
  inRow(
    BOTH[0],
    '|had|have',
    '|already',
    'stood|were|stand|are|were standing|are standing|occupied|occupy|units|troops|were present|held|shared|had units|have units|had troops',
    '|already',
    '|there|in it|standing|in the hex',
  ),
  inRow(
    '|ya',
    '|estaban|habia|hay|estan|tenian|compartian|habian|ocupaban',
    '|ya',
    BOTH[1],
    '|ya',
    '|estaban|dentro|alli|ocupaban|tenian unidades|compartian',
    '|ya|dentro|alli',
  ),
  inRow(
    '|c erano|ci sono|stavano|erano|c era',
    '|gia',
    BOTH[2],
    '|gia',
    '|stavano|erano|c erano|dentro|occupavano|avevano unita',
    '|gia|dentro|li',
  ),
] as const;
/** The attackers came into a hex in which both sides stood (9.1.2.c). */
const ENTERED = words(
  inRow(
    CAME[0],
    '|have|had',
    'came|come|moved|move|went|walked|entered|entering|enter|joined|marched|came in|got|moving|coming|walked in|moved in|marched in|went in',
    '|in',
    '|into|in|on|to',
    '|a|the|an',
    '|hex',
    '|where|in which|that|which',
    STOOD[0],
  ),
  inRow(
    CAME[0],
    '|have|had',
    'came|come|moved|move|went|walked|entered|entering|enter|marched|moving|coming|walked in|moved in|got',
    '|into|in|on|to',
    'a|the|an',
    words(inRow('already', 'contested|shared|disputed'), 'contested|shared'),
    'hex',
    '|by both sides|by both',
  ),
  inRow(
    CAME[0],
    'came|moved|walked|walked in|entered|went|marched',
    '|into|in on|on|in',
    'a|the',
    'hex',
    'shared|contested|occupied|held',
    '|already',
    'by',
    BOTH[0],
  ),
  inRow(
    BOTH[0],
    'were|stood|had units|were already|already stood',
    '|already',
    'there|in it|in the hex',
    '|already',
    'before|when',
    'the attackers|the attacker|they|we|he',
    'got|came|arrived|entered|moved|got in|came in|moved in',
    '|in|there',
  ),
  inRow(
    CAME[1],
    'entraron|entran|llegaron|llegan|se metieron|se meten|pasaron|entrando|han entrado|entro',
    '|a|en',
    '|un|el',
    '|hex|hexagono',
    'donde|que|en el que|en que',
    STOOD[1],
  ),
  inRow(
    CAME[1],
    'entraron|entran|llegaron|llegan|se metieron|se meten|pasaron|entrando|han entrado|entro',
    'a|en',
    'un|el',
    'hex|hexagono',
    '|ya',
    words(
      'disputado|compartido|en disputa|ocupado por los dos|compartido por los dos|compartido por ambos|disputado por ambos',
      inRow('con', BOTH[1], 'dentro|en el|alli'),
    ),
  ),
  inRow(
    STOOD[1],
    '|cuando|antes de que|al',
    '|cuando|antes de',
    'llegaron|llegar|entraron|entraran|llegaran|entrar|llego|que entraran|que llegaran',
    '|los atacantes|el atacante',
  ),
  inRow(
    CAME[2],
    'sono entrati|entrano|sono arrivati|arrivano|si sono infilati|si infilano|e entrato|entrando|sono passati|passano',
    '|in',
    '|un|l',
    '|esagono|hex',
    'dove|che|in cui',
    STOOD[2],
  ),
  inRow(
    CAME[2],
    'sono entrati|entrano|sono arrivati|arrivano|si sono infilati|si infilano|e entrato|entrando',
    'in|nell',
    '|un',
    'esagono',
    '|gia',
    words(
      'conteso|condiviso|conteso da entrambi',
      inRow('condiviso|conteso|occupato', 'dai due|da entrambi|da tutti e due|dalle due parti'),
      inRow('con', '|dentro', BOTH[2], '|dentro'),
    ),
  ),
  inRow(
    STOOD[2],
    'quando|prima che',
    'sono arrivati|arrivassero|entrassero|sono entrati|arrivasse|entrasse',
    '|gli attaccanti|l attaccante|loro',
  ),
);

const EACH_OF_BOTH = [
  'both sides|both|the two sides|friend and foe|friends and foes|friend and enemy|friends and enemies|each side|both parties|both of us|both players|the two armies|us and them',
  'los dos bandos|ambos bandos|los dos|ambos|las dos partes|ambas partes|los dos lados|unos y otros|amigos y enemigos|propios y extranos|los dos ejercitos',
  'entrambi|tutti e due|le due parti|ambo le parti|entrambe le parti|tutte e due le parti|i due schieramenti|entrambi gli schieramenti|tutti e due gli schieramenti|gli uni e gli altri|amici e nemici|amico e nemico|i due eserciti|gli uni e altri',
] as const;
const COMES_IN = [
  inRow(
    '|the|those',
    '|attackers|attacker|attacking units|attacking corps|attacking side|germans|french|allies|corps|they|it|he|we',
    '|have|had|has|ve',
    '|just',
    'came|come|moved|move|went|walked|entered|entering|enter|joined|marched|stepped|got|moving|coming|marching|walking|stepping|arriving|arrived|pushed|crossed',
    '|in|into|to|on|over|in to',
    '|a|the|an|one',
    '|hex|place|spot|battle hex',
  ),
  inRow(
    '|el|los|las',
    '|atacante|atacantes|unidades atacantes|alemanes|franceses|aliados|cuerpo|cuerpo atacante|ellos',
    '|se|ha|han|se han|se ha',
    'entro|entraron|entran|entra|entrando|metio|metieron|mete|metido|entrado|llego|llegaron|llegan|llega|llegado|llegando|paso|pasaron|pasado|avanzo|avanzaron|marcho|marcharon',
    '|a|en|al|hasta',
    '|un|el|ese',
    '|hex|hexagono|sitio|lugar',
  ),
  inRow(
    '|il|i|l|gli|le',
    '|attaccante|attaccanti|unita attaccanti|tedeschi|francesi|alleati|corpo|corpo attaccante|loro',
    '|e|sono|si e|si sono',
    'entrato|entrati|entra|entrano|entrando|arrivato|arrivati|arriva|arrivano|arrivando|infilato|infilati|passato|passati|avanzato|avanzati|marciato',
    '|in|nell|a|nel',
    '|un|l|quell|quel',
    '|esagono|hex|posto',
  ),
] as const;
/** … however it is said that both were there. */
const CAME_AMONG = words(
  inRow(
    COMES_IN[0],
    'where|in which|that|which|with',
    EACH_OF_BOTH[0],
    '|had|have|were|was|are|is',
    '|already|both',
    'in it|inside|there|standing|stood|stand|present|in place|facing off|facing each other|face to face|facing one another|held|shared|sharing it|occupied|in there|sat|were|had units|had troops|fighting|were in',
    '|already|in it|there',
  ),
  inRow(COMES_IN[0], '|already', 'shared|contested|disputed|held|occupied', '|already', 'by|between', EACH_OF_BOTH[0]),
  inRow(
    '|there were',
    '|already',
    EACH_OF_BOTH[0],
    '|had|were|stood',
    '|already',
    'there|in it|in the hex|standing there|in place|present|facing off',
    '|already',
    'when|before|as',
    '|the',
    '|attackers|attacker|they|we|he|germans|it|corps',
    'came in|came|got in|got there|arrived|entered|moved in|walked in|marched in|stepped in|turned up|showed up',
  ),
  inRow(
    COMES_IN[1],
    'donde|que|en el que|en que|con',
    '|ya',
    '|estaban|habia|compartian|se repartian|ocupaban|tenian|se enfrentaban|se encaraban|se miraban',
    '|ya',
    EACH_OF_BOTH[1],
    '|ya',
    '|estaban|dentro|alli|ocupaban|compartian|frente a frente|enfrentados|cara a cara|presentes',
  ),
  inRow(
    '|ya',
    'estaban|habia|habia gente de|habia unidades de|habia tropas de|habia fichas de',
    '|ya|alli',
    EACH_OF_BOTH[1],
    '|ya|alli|dentro',
    'cuando|al|antes de',
    'entraron|llegaron|entrar|llegar|entro|llego|se metieron|meterse',
    '|los|el|las',
    '|atacantes|atacante|alemanes|franceses|unidades atacantes',
  ),
  inRow(
    '|cuando',
    'al entrar|entraron|al llegar|llegaron',
    '|los|el',
    '|atacantes|atacante|alemanes|franceses',
    '|ya',
    'estaban|habia',
    '|ya|alli|unidades de|gente de',
    EACH_OF_BOTH[1],
    '|alli|dentro',
  ),
  inRow(
    COMES_IN[2],
    'dove|che|in cui|con',
    '|gia',
    '|stavano|c erano|erano|ci stavano|si fronteggiavano',
    '|gia',
    EACH_OF_BOTH[2],
    '|gia|si',
    '|stavano|c erano|dentro|condividevano|occupavano|fronteggiavano|faccia a faccia|presenti|dividevano',
  ),
  inRow(
    '|c erano|erano|stavano|ci stavano|c era gente di',
    '|gia|li',
    EACH_OF_BOTH[2],
    '|gia|li|dentro',
    'quando|prima che|all',
    '|gli|l|i',
    '|attaccanti|attaccante|tedeschi|francesi|loro',
    'sono entrati|e entrato|sono arrivati|e arrivato|entrassero|arrivassero|arrivo|ingresso|entrarono',
    '|gli attaccanti|l attaccante|i tedeschi|degli attaccanti',
  ),
);

const DEFENDER = [
  'the defender|defender|the defenders|defenders|the defending side|defending side|the defending player|he|they',
  'el defensor|los defensores|el que defiende|quien defiende|el bando defensor|los que defienden',
  'il difensore|i difensori|chi difende|la parte che difende|quelli che difendono',
] as const;
const SKIRMISH = [
  inRow('|a|the|just a|only a|for a', 'skirmish|skirmishing'),
  inRow('|la|una|una simple|solo una', 'escaramuza'),
  inRow('|la|una|solo una|una semplice', 'scaramuccia|schermaglia'),
] as const;
/** The defender makes a skirmish of it (9.1.4). */
const SKIRMISHES = words(
  inRow(
    DEFENDER[0],
    '|then|only',
    'opts|goes|chooses|picks|wants|takes|asks|decides|prefers|elects|opt|choose|calls|settles|went|opted|chose',
    '|for|on',
    SKIRMISH[0],
  ),
  inRow(DEFENDER[0], '|then|only|just', 'skirmishes|skirmish|skirmished'),
  inRow(
    SKIRMISH[0],
    '|is|was|,',
    'chosen|picked|called|decided|declared|says|said|asked for|wanted',
    '|by',
    DEFENDER[0],
  ),
  inRow(SKIRMISH[0], ',', 'says|said|decides', DEFENDER[0]),
  inRow('|it s|it is|is|gets', 'fought|played|resolved|treated', 'as', SKIRMISH[0]),
  inRow(
    DEFENDER[1],
    '|luego|entonces|solo',
    'elige|escoge|prefiere|pide|quiere|opta|decide|se decanta|toma|eligen|prefieren|hace|libra',
    '|por',
    SKIRMISH[1],
  ),
  inRow(DEFENDER[1], '|solo', 'escaramucea|escaramucean'),
  inRow(SKIRMISH[1], '|, |la', 'pide|elige|escoge|decide|dice|quiere|elegida por|decidida por|pedida por', DEFENDER[1]),
  inRow(SKIRMISH[1], '|,', 'dice|decide|pide', DEFENDER[1]),
  inRow('|se', 'libra|combate|resuelve|juega|lucha', 'como', SKIRMISH[1]),
  inRow(
    DEFENDER[2],
    '|poi|allora|solo',
    'sceglie|opta|preferisce|vuole|chiede|decide|fa|prende|fa solo|combatte',
    '|per',
    SKIRMISH[2],
  ),
  inRow(SKIRMISH[2], '|e', 'scelta|decisa|chiesta|voluta', 'dal|da', '|difensore|chi difende|i difensori'),
  inRow(SKIRMISH[2], '|,', 'dice|decide|chiede', DEFENDER[2]),
  inRow('|si', 'combatte|gioca|risolve|e combattuta', 'come', SKIRMISH[2]),
);

const TRIANGLE = words(
  inRow(
    'that one|this one|ours|mine|ese|este|aquel|el nuestro|questo|quello|il nostro',
    'has|bears|shows|carries|tiene|lleva|ha|porta',
    '|the|a|el|un|il',
    'yellow triangle|triangle|triangulo amarillo|triangulo|triangolo giallo|triangolo',
  ),
  inRow(
    '|the|a|with the|with a|has a|has the',
    '|yellow|mountain',
    'triangle',
    'on',
    '|the|their|its',
    '|french|attacking|attacker s',
    '|counter|unit|piece|corps',
  ),
  inRow(
    '|it s|it is|is|being',
    '|a',
    'mountain unit|mountain corps',
    '|,',
    '|the',
    'french|attacking',
    'one|unit|corps',
  ),
  inRow('french|the french', 'mountain', 'corps|unit', 'with|showing|has', 'the|a|its', '|yellow', 'triangle'),
  inRow(
    '|the',
    'attacking|french',
    'corps|unit|troops',
    'is|are',
    'trained for|used to|good in',
    '|the',
    'mountains|mountain',
  ),
  inRow(
    '|el|un|con|lleva',
    'triangulo amarillo',
    'en|sobre',
    '|la|su',
    '|ficha|unidad',
    '|francesa|atacante|del atacante',
  ),
  inRow('atacan|ataca', 'con', 'tropa|tropas|gente|unidades', 'montanera|montaneras|de montana'),
  inRow(
    '|il|un|con|ha',
    'triangolo giallo',
    'sulla|su',
    '|sua',
    '|pedina|unita',
    '|francese|attaccante|dell attaccante',
  ),
);

/** "The defender's strength is four": of the only unit on his side. */
const strengthOf = (en: string, es: string, it: string): string =>
  words(
    inRow('|the', en, '|s', '|combat', 'strength|cs|factor', '|is|of|:', '|a'),
    inRow('|la|el', 'fuerza|cs|fuerza de combate|factor', es, '|es|es de|:|de', '|un'),
    inRow('|la|il', 'forza|cs|forza di combattimento|fattore', it, '|e|e di|:|di', '|un'),
  );

const TRENCH_LEVELS = [
  [
    'single level|level one|level 1|one level|1 level|single|simple|basic|first level',
    'sencilla|simple|de nivel uno|de nivel 1|de un nivel|de primer nivel|basica',
    'semplice|singola|di livello uno|di livello 1|di un livello|di primo livello|base',
  ],
  [
    'double level|level two|level 2|two level|2 level|double|second level',
    'doble|de nivel dos|de nivel 2|de dos niveles|de segundo nivel',
    'doppia|di livello due|di livello 2|di due livelli|di secondo livello',
  ],
] as const;
/** "A single-level trench covers the French", "they have dug a level 1 trench". */
const trenchOf = ([en, es, it]: readonly [string, string, string]): string =>
  words(
    inRow(
      '|a|the|one',
      en,
      'trench|entrenchment|trench line',
      'covers|protects|shields|shelters|is covering|is protecting|runs before|lies before|defends',
      '|the',
    ),
    inRow(
      '|they|the french|the germans|the defenders|the defender|he|we',
      '|have|ve|has|had|s|already',
      'dug|built|made|thrown up|put up|finished|prepared|constructed',
      '|out|themselves|themselves into',
      'a|the',
      en,
      'trench|entrenchment|trench line',
    ),
    inRow('|una|la', 'trinchera', es, 'protege|cubre|ampara|defiende|resguarda', '|a|al', '|los|el|la'),
    inRow(
      '|ya|los franceses|los alemanes|los defensores|el defensor',
      'han|ha|hemos',
      '|ya',
      'cavado|excavado|hecho|construido|levantado|abierto|preparado',
      '|una|la',
      'trinchera',
      es,
    ),
    inRow('|una|la', 'trincea', it, 'copre|protegge|ripara|difende|sta davanti a', '|i|il|ai|la'),
    inRow(
      '|gia|i francesi|i tedeschi|i difensori|il difensore',
      'hanno|ha|abbiamo',
      '|gia',
      'scavato|fatto|costruito|preparato|eretto|approntato',
      '|una|la',
      'trincea',
      it,
    ),
  );

export const CLAUSES: readonly Entry[] = [
  ...TRENCH_LEVELS.map((names, i) => field(trenchOf(names), 'trench', i + 1)),
  trait(
    words(
      inRow(
        '|le|les|se le|lo|la',
        'dieron la vuelta|han dado la vuelta|ha dado la vuelta|dimos la vuelta|hemos dado la vuelta|dio la vuelta|giraron|voltearon|han girado|han volteado|girado|volteado|volteada|girada',
        'a|al lado|por el lado|por la cara|a la cara|a su lado',
        'aturdido|aturdida|desorganizado|desorganizada|de aturdido',
      ),
      inRow(
        '|l|lo|la|e stato|e stata',
        'hanno girato|abbiamo girato|ha girato|hanno voltato|abbiamo voltato|girato|girata|voltato|voltata|hanno girata|hanno rivoltato',
        'sul|dal|al|sul suo|in',
        '|lato',
        'disorganizzato|disorganizzata',
      ),
      inRow(
        '|was|were|has been|is|got|been|they|s',
        'flipped|turned|turned over|flipped over',
        '|over',
        'to',
        '|its|the|their',
        'disrupted',
        '|side',
      ),
    ),
    { disrupted: true },
  ),
  asksOf(
    strengthOf('defender|defenders|defending unit', 'del defensor|de quien defiende', 'del difensore|di chi difende'),
    'defenceCs',
    'field',
    0,
    12,
    {
      optional: true,
    },
  ),
  asksOf(
    strengthOf('attacker|attackers|attacking unit', 'del atacante|de quien ataca', 'dell attaccante|di chi attacca'),
    'attackCs',
    'field',
    0,
    12,
    {
      optional: true,
    },
  ),
  asksOf('vale|valen|valgono|is worth|are worth', 'cs', 'trait', 0, 12, { optional: true }),
  asksOf('entrenched at level|dug in at level|trench of level', 'trench', 'field', 0, 2, { optional: true }),
  field(words(GARRISONED, MUCH_GARRISONED), 'garrison', true),
  field(words(ENTERED, CAME_AMONG), 'entered', true),
  field(SKIRMISHES, 'skirmishes', true),
  field(TRIANGLE, 'climbs', true),
  asksOf('strength one|strength unit|strength counter|strength corps', 'cs', 'trait', 0, 12, { before: true }),
  asksOf(
    inRow('cs|strength|combat strength|fuerza|fuerza de combate|cs|forza', 'of|is|at|de|es|e|di|a'),
    'cs',
    'trait',
    0,
    12,
    { optional: true },
  ),
];
