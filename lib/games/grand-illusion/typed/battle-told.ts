import { numberWords, TABLE } from '@/lib/games/grand-illusion/typed/battle-words';
import { inRow, paired } from '@/lib/typed/phrases';
import { NATION_WORDS } from '@/lib/games/grand-illusion/typed/nation-words';
import { WITHDRAWALS } from '@/lib/games/grand-illusion/typed/withdrawal-words';
import { asksOf, entry, field, trait } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { words } from '@/lib/typed/table-words';

/* What a clause of its own tells of a battle: "his cavalry slips away before combat", "terrain gives him plus one". */

const said = (some: string): Entry => entry(some, { kind: 'filler', exact: true });

const HIM = [
  '|him|them|us|the defender|the defenders|the attacker',
  '|al defensor|a los defensores|al atacante',
  '|al difensore|ai difensori|all attaccante',
] as const;
const GIVES = [
  'gives|grants|costs|is worth|earns|adds|brings|makes it|counts for',
  'le da|les da|nos da|da|le vale|nos cuesta|cuesta|vale|suma|concede|aporta',
  'gli da|ci da|da|gli vale|vale|ci costa|costa|concede|porta|aggiunge',
] as const;
const SIGN = ['|plus|a plus|a|an extra|up to', '|un mas|un|mas|mas de', '|un piu|un|piu'] as const;
const GROUND = [
  '|the|that|this',
  '|el|ese|este|hay un|lleva un|tiene un',
  '|il|quel|questo|c e un|ha un|porta un',
] as const;
const MODIFIER = [
  'tem of|terrain modifier of|terrain modifier is|terrain bonus of|terrain of|tem is|tem at|tem with|tem :|a tem of',
  'tem de|modificador de terreno de|modificador del terreno de|bono de terreno de|modificador de terreno|modificador del terreno|tem :',
  'tem di|tem da|modificatore di terreno di|modificatore del terreno di|modificatore del terreno da|bonus di terreno di|bonus del terreno di|modificatore del terreno|tem :',
] as const;
const IN_THE = words(
  'terrain hexes|terrain hex|printed in the hex|printed for the terrain|printed for terrain|printed there|for the ground|for the terrain there|of ground',
  'impreso en el hexagono|impreso por el terreno|por el suelo|de los hexagonos de terreno',
  'stampato nell esagono|stampato per il terreno|per il suolo|di suolo',
);
const TERRAINS: readonly Entry[] = [
  ...([0, 1, 2] as const).map((lang) =>
    asksOf(
      words(
        inRow(
          GROUND[lang],
          ['terrain|ground', 'terreno', 'terreno'][lang] ?? '',
          '|there|alli|li',
          GIVES[lang],
          HIM[lang],
          SIGN[lang],
        ),
        inRow(GROUND[lang], MODIFIER[lang], '|+|plus|mas|piu'),
      ),
      'tem',
      'field',
      0,
      2,
      { optional: true },
    ),
  ),
  asksOf(
    inRow(
      'terrain|ground|terreno',
      words(
        '|bad|terrible|awful|nasty|rough|horrible',
        'malo|malisimo|muy malo|pesimo|horrible|dificil',
        'brutto|pessimo|orribile|difficile|bruttissimo',
      ),
      '|,',
      words(
        'one of those of|one of the|of the ones with|the kind with|of the kind with',
        'de los de|de los que dan|del de|el de',
        'di quelli da|di quelli con|quello da|uno di quelli da|di quello da',
      ),
    ),
    'tem',
    'field',
    0,
    2,
    { optional: true },
  ),
  asksOf(IN_THE, 'tem', 'field', 0, 2, { before: true, optional: true }),
  ...([0, 1, 2] as const).map((lang) =>
    field(
      inRow(
        GROUND[lang],
        ['terrain|ground', 'terreno', 'terreno'][lang] ?? '',
        '|there|alli|li',
        GIVES[lang],
        HIM[lang],
        ['a pip|a point|one pip|one point', 'un punto', 'un punto'][lang] ?? '',
      ),
      'tem',
      1,
    ),
  ),
  said(
    words(
      'it s one of those|one of those|the map prints a|the map prints',
      'es uno de esos|uno de esos|nos comemos un|nos comemos|el mapa trae',
      'e uno di quegli|uno di quegli|ci becchiamo un|ci becchiamo|sulla mappa c e scritto|c e scritto|la mappa gli regala|e uno degli esagoni con|uno degli esagoni con',
    ),
  ),
];

const IMPROVED = [
  inRow(
    '|he|they|the defender|the french|the germans',
    '|has|have|has just|had|already|has already|have already',
    'improved|upgraded|raised|dug',
    'his|their|the|that|its',
    'trench|trenches|entrenchment',
    'to|up to',
    '|level',
  ),
  inRow(
    '|el|los|ya|el defensor|los franceses|los alemanes',
    'ha mejorado|han mejorado|mejoro|mejoraron|ya ha mejorado|ya mejoro|subio|ha subido',
    'la|su|sus|las',
    'trinchera|trincheras',
    'a|hasta',
    '|nivel',
  ),
  inRow(
    '|lui|loro|gia|il difensore|i francesi|i tedeschi',
    'ha migliorato|hanno migliorato|ha gia migliorato|ha portato|hanno portato',
    'la|la sua|la loro|le',
    'trincea|trincee',
    'a|fino a',
    '|livello',
  ),
  inRow(
    '|the|his|their|its',
    'trench|trenches',
    'is|has been|was|are|have been|is already|has already been',
    'improved|upgraded|raised|built up',
    'to|up to',
    '|level',
  ),
  inRow(
    '|la|su|las|sus',
    'trinchera|trincheras',
    '|ya|ya la|la|esta|ha sido|se',
    'mejoro|ha mejorado|mejorada|mejoraron|mejoro ya|han mejorado',
    'a|hasta',
    '|nivel',
  ),
  inRow(
    '|la|la sua|le',
    'trincea|trincee',
    '|e|e gia|e stata|e gia stata|gia',
    'migliorata|portata|migliorate',
    'a|fino a',
    '|livello',
  ),
] as const;
const TRENCHES: readonly Entry[] = [
  asksOf(
    words(
      ...IMPROVED,
      'dug in at|is dug in at|he s dug in at|entrenched at|dug in to|entrenched to|entrenched up to',
      inRow(
        'trench|trenches|trinchera|trincheras|trincea|trincee|trench marker|marcador de trinchera|segnalino di trincea|segnalino trincea',
        '|sencilla|simple|doble|semplice|doppia|single|double|plain',
        '|,',
        'the one of|the one with|the|la de|la del|las de|de las de|va por la cara del|va por la cara de|por la cara del|quella da|quella di|una da|da|del|sta sul lato del|sul lato del|on its side|on the side of|shows its',
      ),
    ),
    'trench',
    'field',
    0,
    2,
    { optional: true },
  ),
  asksOf(
    words(
      inRow('level|levels', 'of', 'trench|trenches|entrenchment|entrenchments'),
      inRow('nivel|niveles', 'de', 'trinchera|trincheras|atrincheramiento'),
      inRow('livello|livelli', 'di', 'trincea|trincee|trinceramento'),
    ),
    'trench',
    'field',
    0,
    2,
    { before: true, optional: true, article: true },
  ),
];

const CONCENTRIC: readonly Entry[] = [
  asksOf(
    words(
      inRow(
        '|of the|of his',
        'hexes|hexes next door|adjacent ones|neighbours|neighbors|neighbouring hexes|hexes around him|hexes around it|hexes around',
        '|all',
        'count for|count towards|count as|make up|are ours with troops in|are ours and have troops in',
        'the concentric attack|the concentric|concentric attack|concentric|them|it',
      ),
      inRow(
        '|de los',
        'hexagonos|vecinos|adyacentes|hexagonos adyacentes|hexagonos vecinos|hexagonos de alrededor',
        words(
          paired(
            'cuentan|valen|sirven',
            'para el concentrico|para el ataque concentrico|como concentrico|en el concentrico',
          ),
          'son nuestros y con tropas|son nuestros y con unidades|son nuestros con tropas',
        ),
      ),
      inRow(
        '|degli|dei',
        'esagoni|adiacenti|vicini|esagoni adiacenti|esagoni vicini|esagoni intorno',
        words(
          paired(
            'contano|valgono|servono',
            'per il concentrico|per l attacco concentrico|come concentrico|nel concentrico',
          ),
          'sono nostri e con unita dentro|sono nostri e con truppe|sono nostri con truppe|sono nostri e con truppe dentro',
        ),
      ),
    ),
    'concentric',
    'field',
    0,
    6,
    { before: true },
  ),
  ...[2, 3, 4, 5, 6].map((n) => {
    const sides = numberWords(n);
    return field(
      words(
        inRow(
          '|we|they',
          'come at|are on|close in on|go for|hit',
          '|him|them',
          'from',
          sides,
          'hexes|sides',
          '|around',
        ),
        inRow(
          'le|les|lo|los',
          'rodeamos|rodean|rodeo|cercamos|apretamos|atacamos',
          'por|desde|en',
          sides,
          'hexagonos|lados',
        ),
        inRow(
          'lo|li|gli',
          'stringiamo|circondiamo|accerchiamo|stringono|circondano|attacchiamo',
          'da|su|per',
          sides,
          'esagoni|lati',
        ),
      ),
      'concentric',
      n,
    );
  }),
];

const TURN_AND_PLACE: readonly Entry[] = [
  asksOf(
    'turn number|turn no|game turn number|number turn|turno numero|turno n|turno de juego numero|al turno numero|en el turno numero',
    'turn',
    'field',
    1,
    15,
  ),
  said(
    'chiuso in|chiusi in|encerrado en|shut up in|happening|it happens|happens|sucede|ocurre|pasa todo|succede|e successo|successo|ancora nel|siamo ancora',
  ),
  said(
    words(
      'the battle is for|the fight is for|they fight for|they are fighting for|we fight for|they go for|they go for number',
      inRow(
        'la batalla es|la batalla|se pelean|pelean|luchan|se lucha|se pelea|el combate es|el combate|combaten|peleamos|luchamos',
        'por',
      ),
      inRow(
        'la battaglia e|la battaglia|si battono|combattono|ci si scanna|si scannano|lo scontro e|lottano|si combatte|ci si batte',
        'per',
      ),
    ),
  ),
  asksOf(
    words(
      inRow('hexagono|hex', 'de la batalla', '|:', '|el'),
      inRow('esagono|hex', 'della battaglia', '|:', '|l|il'),
      inRow('hex', 'of the battle|of battle', '|:|is'),
      'battle hex|battle hex :|they go for number|the battle is in number',
    ),
    'hex',
    'field',
    1,
    107,
    { optional: true },
  ),
];
const OBLIGED = [
  'obliged to|forced to|bound to|compelled to|made to|have to|has to|had to|must',
  'obligado a|obligada a|obligados a|obligadas a',
  'costretto a|costretta a|costretti a|obbligato a|obbligati a|tenuto a|tenuti a',
] as const;
const MANDATED: readonly Entry[] = [
  field(
    words(
      inRow(
        '|it s|it is|this is|that s|it counts as|counts as',
        '|one of|one of the',
        '|my|his|our|their|the|these|those',
        'mandated|mandatory|compulsory|ordered|obligatory',
        'battles|battle|ones|one|attacks|attack|offensives|fights|fight',
        '|for this turn|of this turn|this turn',
      ),
      inRow(
        '|it s|it is|this is|that s|one of the',
        'battles|battle|fights|the one|one|those|one of the battles|that s one of the battles',
        '|that|which',
        'i|he|we|they|the french|the germans',
        '|am|is|are|was|were',
        OBLIGED[0],
        'fight|make|do|attack in',
      ),
      inRow(
        '|es|es una de|una de|es una',
        'las batallas|batalla|la|las|las que|una batalla',
        'que',
        '|yo|el|ellos',
        'estoy|esta|estamos|estan|estaba|estaban|me veo|se ve',
        OBLIGED[1],
        'librar|combatir|hacer|dar|pelear|atacar',
      ),
      inRow(
        '|es|es una de|una de',
        'las batallas|batalla|la|las',
        'que',
        'tengo que|tiene que|tenemos que|tienen que|debo|debe',
        'librar|combatir|dar',
        '|por obligacion|por fuerza|a la fuerza',
      ),
      inRow(
        '|e|e una delle|una delle|e una',
        'battaglie|battaglia|quella|quelle',
        'che',
        'sono|e|siamo|ero|era|erano',
        OBLIGED[2],
        'combattere|fare|dare|sostenere',
      ),
      inRow(
        '|e|e una delle|una delle',
        'battaglie|battaglia|quella',
        'che',
        'devo|deve|dobbiamo|devono|doveva|dovevo',
        'combattere|fare|dare',
        '|per forza|per obbligo',
      ),
      inRow(
        'it takes one off|this takes one off|takes one off|lowers|reduces',
        'the|my|his|our',
        'mandated marker|mandated battles marker|mandated counter|mandated battles',
      ),
      inRow(
        'baja|baja uno|resta uno|quita uno',
        'el|del|al',
        'marcador de obligatorias|marcador de batallas obligatorias',
      ),
      inRow(
        '|and|it s|it is|was|it was|has been|we|i|they|he|formally',
        'declared|announced|marked|named|set|called|counted|listed|designated',
        '|it|this',
        '|as|as a|as one of the|as the|to be',
        'mandated|mandatory|compulsory|obligatory',
        '|battle|battles|one',
      ),
      inRow(
        '|y|es|fue|ha sido|esta|la',
        'declarada|anunciada|marcada|senalada|contada|designada|declaramos|declaro|declararon|hemos declarado|apuntada',
        '|como|de|por',
        'obligatoria|obligatorias|forzosa|mandato|ordenada',
      ),
      inRow(
        '|e|e stata|era|l abbiamo|la',
        'dichiarata|annunciata|segnata|contata|designata|dichiariamo|indicata',
        '|come|tra le',
        'obbligatoria|obbligatorie|imposta|comandata',
      ),
      inRow(
        'scala|scala di uno|toglie uno|cala di uno',
        'il|dal|al',
        'segnalino delle obbligatorie|segnalino delle battaglie obbligatorie',
      ),
    ),
    'mandated',
    true,
  ),
];

const NO_BEARING = [
  'has no bearing on|leaves|leave|does nothing to|do nothing to|has nothing to do with|does not matter for|don t matter for|doesn t matter for',
  'no influye en|no influyen en|deja en paz|dejan en paz|no cuenta para|no tiene que ver con|nos deja en paz|nos dejan en paz|no importa en|no interviene en',
  'non influisce su|non influiscono su|non conta per|non c entra con|ci lascia in pace|ci lasciano in pace|lascia in pace|non pesa su|non interviene in',
] as const;
const THIS_FIGHT = [
  '|the fight|this fight|the battle|this battle|us alone|it|here',
  '|la batalla|esta batalla|el combate|este combate',
  '|la battaglia|questa battaglia|lo scontro|questo scontro',
] as const;
const THE = ['|the', '|la|las|la tabla|la tabla de|la tirada de', '|la|le|il|la tabella|la tabella delle'] as const;
const NOTHING_OF = [
  'nothing came of|nothing comes of|nothing from|nothing happens with|no result from|no effect from|no effect of|nothing out of|no|without',
  'nada de|sin efecto de|ningun efecto de|no sale nada de|no salio nada de|nada en|sin',
  'niente|nulla|nessun effetto di|nessun effetto delle|niente da|niente dalle|non esce niente da|non esce niente dalle|senza|niente di',
] as const;
const FORTUNES: readonly Entry[] = [
  ...([0, 1, 2] as const).map((lang) =>
    field(
      words(
        inRow(THE[lang], TABLE[lang], '|table|roll', NO_BEARING[lang], THIS_FIGHT[lang]),
        inRow(
          NOTHING_OF[lang],
          THE[lang],
          TABLE[lang],
          [
            '|effect|result|table|here|in this battle|this battle|in this fight',
            '|aqui|en esta batalla|en este combate',
            '|qui|in questa battaglia|in questo scontro',
          ][lang] ?? '',
        ),
      ),
      'fowNothing',
      true,
    ),
  ),
  asksOf(
    words(
      inRow('for|for the|with', TABLE[0], '|roll'),
      inRow('por|por las|para|para las|para la|al|de', '|tirada de|tirada de la|tirada de las', TABLE[1]),
      inRow('per|per la|per le|al|alle|alla', '|tiro di|tiro delle|tiro della|tiro', TABLE[2]),
    ),
    'fow',
    'field',
    2,
    12,
    { before: true },
  ),
  asksOf(
    words(
      inRow('|the|the two|both', 'fow|fortunes|fortunes of war', 'dice', 'add up to|total|make|sum to|come to'),
      inRow(
        '|los|los dos|ambos',
        'dados',
        '|de|de la|de las',
        'fow|fortunas|fortunas de la guerra',
        'suman|dan|hacen|salen',
      ),
      inRow(
        '|i|i due|entrambi i',
        'dadi',
        '|del|di|della|delle',
        'fow|fortune|fortune della guerra',
        'fanno|danno|sommano|segnano',
      ),
    ),
    'fow',
    'field',
    2,
    12,
  ),
  said(
    'result|the result|resultado|el resultado|risultato|il risultato|soltanto|tan solo|not more than|no more than|no pasa de|non va oltre|non piu di|asi que|asi que solo|quindi solo|so only',
  ),
];

const WHO = [
  '|he|they|the defender|the defenders|the french|the germans|the frenchman|the german|the british|the belgians|the allies',
  '|el|ellos|el defensor|los defensores|el frances|los franceses|el aleman|los alemanes|los britanicos|los belgas|los aliados',
  '|lui|loro|il difensore|i difensori|il francese|i francesi|il tedesco|i tedeschi|i britannici|i belgi|gli alleati',
] as const;
const PAYS = [
  words(
    'pay|pays|spend|spends|burns|uses|gives|gives up|buys himself out|buys his way out|buy themselves out|buys out',
    paired(
      'd rather|would rather|prefers to|chooses to|decides to|wants to|will|prefer to|choose to',
      'pay|spend|use|give up|burn',
    ),
  ),
  words(
    'paga|pagan|gasta|gastan|suelta|sueltan|emplea|usa|pone',
    paired('prefiere|prefieren|elige|decide|quiere|opta por', 'pagar|gastar|soltar|usar|emplear'),
  ),
  words(
    'paga|pagano|spende|spendono|molla|mollano|sgancia|usa|impiega',
    paired('preferisce|preferiscono|sceglie di|decide di|vuole', 'pagare|spendere|mollare|usare|sganciare'),
  ),
] as const;
const PRICE = [
  '|a cap|one cap|1 cap|the cap|his cap|a command point|the point|a point|one point|the price',
  '|un cap|1 cap|el cap|su cap|un pam|el punto|un punto|un punto de mando|el precio',
  '|un cap|1 cap|il cap|il suo cap|un pac|il punto|un punto|un punto comando|il prezzo',
] as const;
const GOES = [
  words(
    paired(
      'and|to|and then|so as to',
      words(
        'go|goes|leave|leaves|clear out|clears out|clear off|walk out|walks out|go off|goes off|get away|gets away|retreat|retreats|withdraw|withdraws|slip away|slips away|be gone|is gone|move out|moves out',
        paired('get|gets|pull|pulls', 'out|out of it|out of the hex|out of the battle'),
        paired('leave|leaves|abandon|abandons|quit|quits', 'the hex|the battle|the field'),
      ),
    ),
  ),
  words(
    paired(
      'y|para|y luego',
      words(
        'se va|se van|se larga|se marcha|se marchan|se retira|se retiran|se escabulle|abandona|irse|marcharse|largarse|retirarse|escabullirse|salir|sale|adios|fuera',
        paired(
          'abandona|abandonan|abandonar|deja|dejar|salir de|sale de',
          'el hexagono|la batalla|el combate|el campo',
        ),
        paired('salir|sale', 'del hexagono|del combate'),
      ),
    ),
  ),
  words(
    paired(
      'e|per|e poi',
      words(
        'se ne va|se ne vanno|si ritira|si ritirano|si sfila|si sfilano|andarsene|ritirarsi|sfilarsi|uscire|esce|via|va via|andare via|squagliarsela|se la squaglia|se la fila',
        paired('abbandona|abbandonare|lascia|lasciare', 'l esagono|la battaglia|il combattimento|il campo'),
        paired('uscire|esce|escono', 'dall esagono|dalla battaglia|dal combattimento'),
      ),
    ),
  ),
] as const;
const ADVANTAGE: readonly Entry[] = ([0, 1, 2] as const).map((lang) =>
  field(inRow(WHO[lang], PAYS[lang], PRICE[lang], GOES[lang]), 'advantage', 'bought'),
);

const WEAK_SIDE = words(
  inRow(
    'lies|is|fights|goes in|comes in|goes|attacks|defends|stands|plays|is lying',
    'on|on his|on its|on their|on the|by its',
    'back side|reverse|reverse side|flipped side|disrupted side|weak side|back',
  ),
  inRow(
    'fights|attacks|defends|stands|is|lies|goes in|with',
    '|with',
    'his|its|their|the',
    'disrupted side|weak side|back side|back|flipped side',
    '|up|showing',
  ),
  'sul lato debole|dal lato debole|sulla faccia debole|por su cara debil|por la cara debil|por su lado debil',
  inRow('shows|showing|has', 'his|its|their|the', 'disrupted side|weak side|back side|back|flipped side'),
  'is already flipped|already flipped|is flipped|has been flipped|are flipped|is face down',
  inRow(
    '|va|ataca|defiende|esta|lucha|combate|vuelto|puesto|va al ataque|esta puesto',
    'por|con',
    'su|la|el',
    'cara aturdida|cara mala|cara de atras|cara debil|reverso|lado malo|lado debil|lado aturdido|cara desorganizada',
  ),
  inRow(
    'ensena|muestra|lleva|presenta|tiene',
    'la|su|el',
    'cara aturdida|cara mala|cara de atras|cara debil|reverso|lado malo|lado aturdido',
    '|arriba|hacia arriba',
  ),
  'esta dado la vuelta|ya esta dado la vuelta|esta dada la vuelta|estan dados la vuelta|ya esta volteado|ya esta girado|ya estan girados',
  inRow(
    'va|attacca|difende|e|sta|combatte|girato|gioca|va all attacco',
    'sul|col|con il|dal',
    '|suo',
    'lato debole|lato brutto|retro|lato disorganizzato|rovescio|lato girato',
  ),
  inRow(
    'mostra|presenta|ha|porta',
    'il|il suo',
    'lato debole|lato brutto|retro|lato disorganizzato|rovescio',
    '|in su',
  ),
  'e gia girato|gia girato|e gia voltato|sono gia girati|e gia disorganizzato',
);

const GUNS = [
  '|the guns|the artillery|our guns|the heavy guns|our artillery|the heavy artillery|a bombardment|the bombardment',
  '|la artilleria|los canones|nuestra artilleria|la artilleria pesada|el bombardeo',
  '|l artiglieria|i cannoni|la nostra artiglieria|l artiglieria pesante|il bombardamento',
] as const;
const BEFORE = ['|before|earlier|already|beforehand', '|antes|ya|antes ya', '|prima|gia'] as const;
/** A fort that has lost steps. */
const hitFort = (n: number): string => {
  const number = words(numberWords(n), ...(n === 1 ? ['a|un|a single|one single|un solo|uno'] : []));
  const step = [
    inRow(number, 'step|steps|level|levels'),
    inRow(number, 'paso|pasos|nivel|niveles'),
    inRow(number, 'livello|livelli|passo|passi'),
  ] as const;
  const hit = [
    paired(number, 'hit|hits'),
    paired(number, 'impacto|impactos|golpe|golpes'),
    paired(number, 'colpo|colpi'),
  ];
  return words(
    inRow(
      GUNS[0],
      'took|have taken|has taken|knocked|shot|have shot|blew',
      BEFORE[0],
      step[0],
      'off',
      '|the fort|his fort|it|that fort',
      BEFORE[0],
    ),
    inRow(
      step[0],
      'of',
      'the fort|his fort|that fort|it',
      'is|are|has been|have been',
      'gone|lost|down|shot off|knocked off|destroyed',
    ),
    inRow('knocked down|been knocked down|s been knocked down|it s been knocked down|has been knocked down', step[0]),
    inRow(
      '|has|had|have',
      '|already',
      'took|taken|suffered|has taken',
      BEFORE[0],
      words(hit[0] ?? '', step[0]),
      BEFORE[0],
    ),
    inRow(
      GUNS[1],
      '|le|ya le',
      'quito|quitaron|ha quitado|han quitado|arranco|bajo|volo',
      BEFORE[1],
      step[1],
      '|al fuerte|a ese fuerte|a la fortaleza',
      BEFORE[1],
    ),
    inRow('|ya', 'lleva|ha recibido|recibio|ha encajado|encajo|tiene|ha sufrido', '|ya', hit[1] ?? '', BEFORE[1]),
    inRow(
      GUNS[2],
      '|gli|gli ha|gli hanno|ha|hanno',
      '|gia',
      'tolto|buttato giu|levato|abbattuto|fatto saltare',
      BEFORE[2],
      step[2],
      '|al forte|alla fortezza',
      BEFORE[2],
    ),
    inRow(
      '|is|esta|e',
      'battered|damaged|tocado|danado|intaccato|danneggiato',
      '|,',
      words(paired(step[0], 'less|down|off'), paired(step[1], 'menos'), paired(step[2], 'in meno')),
    ),
    inRow('ha|hanno', '|gia', 'preso|subito|incassato|ricevuto', hit[2] ?? '', BEFORE[2]),
  );
};
const FORTS: readonly Entry[] = [...[1, 2, 3].map((n) => trait(hitFort(n), { hits: n }))];

const IS_FORT: readonly Entry[] = [
  said(
    words(
      'what is there|what s there|what stands there|actually|in fact|in reality|really is|is no field unit but|no field unit but|is not a field unit but|not a field unit but',
      'lo que hay alli|lo que hay ahi|lo que hay dentro|lo que hay|en realidad|de hecho|realmente|no es una unidad de campo sino|no es unidad de campo sino',
      'quello che c e li|quel che c e li|cio che c e li|in realta|di fatto|in effetti|non e un unita di campo ma|non e un unita da campo ma|quell|quella e',
      'with the star|the one with the star|la de la estrella|con la estrella|la de la estrella|quella con la stella|con la stella',
    ),
  ),
  // "Against the Belgian army": of an alliance the nation.
  ...(['british', 'belgian'] as const).map((nation) => {
    const some = NATION_WORDS[nation];
    return trait(words(paired(some, 'army'), paired('ejercito|esercito', some)), { nation });
  }),
];

const ANSWERS = [
  inRow(
    '|he|they|the defender|the french|the germans',
    'answers|answer|replies|responds|answered|replied|responded|fires back|fired back|shoots back',
    'with',
    'a|an|',
  ),
  inRow(
    '|el|el defensor|los franceses|los alemanes',
    'responde|contesta|respondio|contesto|replica|devuelve el fuego',
    'con',
    'un|',
  ),
  inRow('|lui|il difensore|i francesi|i tedeschi', 'risponde|ha risposto|replica|risponde al fuoco', 'con', 'un|'),
] as const;
const ROLLED = [
  'rolled|threw|got|rolls|throws|scored|came up|made',
  'sacamos|saque|saco|salio|ha salido|ha sacado|hemos sacado|tiro|sale|he sacado',
  'abbiamo fatto|ho fatto|ha fatto|e uscito|ha tirato|abbiamo tirato|esce|ho tirato|fa',
] as const;
const DICE: readonly Entry[] = [
  asksOf(
    words(
      ...ANSWERS,
      inRow('in defence|in defense|on defence|defending', '|we|he|they|, we|, he|, they', ROLLED[0], '|a|an'),
      inRow('en defensa|defendiendo|al defender', ROLLED[1], '|un'),
      inRow('in difesa|difendendo|nel difendere', ROLLED[2], '|un'),
      inRow(
        'tirada de defensa|dado de defensa|tiro di difesa|dado di difesa|defence roll|defense roll',
        '|,|:|de|di|of|es|e|is',
        'un|a|',
      ),
    ),
    'defenceDie',
    'field',
    1,
    6,
    { optional: true },
  ),
  asksOf(
    words(
      inRow('attacking|in attack|on attack', '|we|he|they|, we|, he|, they', ROLLED[0], '|a|an'),
      inRow('al atacar|atacando|en ataque|en el ataque', ROLLED[1], '|un'),
      inRow('attaccando|nell attaccare|all attacco|in attacco|nell attacco', ROLLED[2], '|un'),
      inRow(
        'tirada de ataque|dado de ataque|tiro d attacco|tiro di attacco|dado d attacco|attack roll',
        '|,|:|de|di|of|es|e|is',
        'un|a|',
      ),
    ),
    'attackDie',
    'field',
    1,
    6,
    { optional: true },
  ),
  asksOf('with the attack|on the attack|with our attack|con el ataque|con l attacco', 'attackDie', 'field', 1, 6, {
    before: true,
    optional: true,
  }),
  ...(
    [
      ['germanDie', 'german|germans', 'del aleman|de los alemanes|aleman', 'del tedesco|dei tedeschi|tedesco'],
      [
        'alliedDie',
        'french|allies|allied|british',
        'del frances|de los franceses|de los aliados|del aliado|frances',
        'del francese|dei francesi|degli alleati|dell alleato|francese',
      ],
    ] as const
  ).map(([name, en, es, it]) =>
    asksOf(
      words(
        inRow('|the', en, '|s', 'die|roll', 'shows|says|reads|is|came up|comes up|:', '|a'),
        inRow('|el|la', 'dado|tirada', es, 'marca|pone|dice|muestra|es|da|saca|sale|:', '|un'),
        inRow('|il', 'dado|tiro', it, 'segna|dice|mostra|e|fa|da|:', '|un'),
      ),
      name,
      'field',
      1,
      6,
      { optional: true },
    ),
  ),
];

export const TOLD: readonly Entry[] = [
  ...TERRAINS,
  ...TRENCHES,
  ...CONCENTRIC,
  ...TURN_AND_PLACE,
  ...MANDATED,
  // No mandate, but who is sent: "mandiamo avanti il tedesco".
  said('mandiamo avanti|mando avanti|mandano avanti|manda avanti|mandiamo|mandano|mandiamo in avanti'),
  ...FORTUNES,
  ...ADVANTAGE,
  trait(WEAK_SIDE, { disrupted: true }),
  ...WITHDRAWALS,
  ...FORTS,
  ...IS_FORT,
  ...DICE,
];
