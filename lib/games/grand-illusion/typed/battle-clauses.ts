import { asksOf, field } from '@/lib/typed/form';
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

export const CLAUSES: readonly Entry[] = [
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
  field(GARRISONED, 'garrison', true),
  field(ENTERED, 'entered', true),
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
