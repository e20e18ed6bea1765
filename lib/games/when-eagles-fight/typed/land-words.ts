import { field, filler } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { inRow, paired } from '@/lib/typed/phrases';
import { GROUND, words } from '@/lib/typed/table-words';

/* The ground of a fight in When Eagles Fight: terrain, rivers and lakes, and the land of a hex. */

/** Lands by their names, and what a city of theirs is called where no nation is called so. */
const LANDS: Readonly<Record<string, readonly [names: string, adjectives?: string]>> = {
  germany: ['germany|alemania|germania|east prussia|prusia oriental|prussia orientale'],
  'austria-hungary': [
    'austria|austria hungary|austria hungria|austria ungheria|hungary|hungria|ungheria|galicia|galizia',
  ],
  russia: ['russia|rusia|russia proper|la rusia propia|russia propria'],
  poland: [
    'poland|russian poland|polonia|polonia rusa|la polonia rusa|polonia russa',
    'polish city|ciudad polaca|citta polacca',
  ],
  romania: ['romania|rumania'],
};

/** "On Polish soil": the land of a hex by its adjective; Russian soil may be Polish as well. */
const soil = (en: string, masculine: string, feminine: string, italianM: string, italianF: string): string =>
  words(
    paired(paired('on|in|', en), 'soil|territory|ground|land|hex'),
    paired('suelo|en suelo|territorio|en territorio|hexagono|en un hexagono|hex|en un hex', masculine),
    paired('tierra|en tierra|tierras|en tierras|casilla|en una casilla', feminine),
    paired('suolo|su suolo|territorio|in territorio|esagono|in un esagono|un esagono', italianM),
    paired('terra|in terra|su terra|casella|in una casella', italianF),
  );

const SOIL: readonly (readonly [land: string, words: string])[] = [
  [
    'poland',
    words(
      soil('polish', 'polaco', 'polaca|polacas', 'polacco', 'polacca'),
      'congress poland|in congress poland|polonia del congreso|en la polonia del congreso|polonia del congresso|nella polonia russa|en la polonia rusa',
    ),
  ],
  [
    'germany',
    paired(
      'on|in|sobre|en|su|in',
      'german soil|german territory|suelo aleman|territorio aleman|suolo tedesco|territorio tedesco',
    ),
  ],
  [
    'austria-hungary',
    paired(
      'on|in|sobre|en|su|in',
      'austrian soil|austrian territory|suelo austriaco|territorio austriaco|suolo austriaco|austro hungarian soil|austro hungarian territory|austro hungarian ground|habsburg soil|habsburg territory|austrian ground|hungarian soil|suelo austrohungaro|territorio austrohungaro|suelo austro hungaro|territorio austro hungaro|suelo hungaro|territorio hungaro|tierra austriaca|tierra austrohungara|territorio austriaco|suolo austroungarico|territorio austroungarico|suolo austro ungarico|territorio austro ungarico|suolo ungherese|terra austriaca|terra austroungarica',
    ),
  ],
  [
    'romania',
    paired(
      'on|in|sobre|en|su|in',
      'romanian soil|romanian territory|suelo rumano|territorio rumano|suolo rumeno|territorio rumeno',
    ),
  ],
];

/** "This is Poland, not Russia proper": the land that it is, and the one that it is not. */
const NOT = ', not|not|and not|rather than|, no|no|y no|, non|non|e non';

const IN_RUSSIA = words(
  'russian soil|on russian soil|russian territory|on russian territory|suelo ruso|en suelo ruso|territorio ruso|en territorio ruso|suolo russo|su suolo russo|terra russa|in terra russa|territorio russo|in territorio russo|' +
    'russia|russia proper|real russia|on russian soil proper|russian soil proper|rusia|rusia propia|la rusia propia|suelo ruso propio|russia propria|la russia propria|suolo russo vero',
  paired('in|in real|en|en la|in|nella', 'russia|russia proper|rusia|rusia propia|russia propria'),
);

const IN_POLAND = words(
  'poland|russian poland|congress poland|polonia|polonia rusa|la polonia rusa|polonia russa|la polonia russa',
  paired('in|en|en la|nella', 'poland|russian poland|polonia|polonia rusa|polonia russa'),
);

const NOT_THAT_LAND: readonly Entry[] = [
  field(
    words(
      paired(IN_RUSSIA, paired(NOT, IN_POLAND)),
      'on russian soil proper|russian soil proper|russia proper , east of the polish border|russia proper east of the polish border|east of the polish border|al este de la frontera polaca|a est del confine polacco|oltre il confine polacco',
    ),
    'country',
    'russia',
  ),
  field(paired(IN_POLAND, paired(NOT, IN_RUSSIA)), 'country', 'poland'),
];

/** Rivers of the map: whoever stands on one has it in his hex. */
const RIVER_NAMES = paired(
  'on the|behind the|across the|along the|over the|beyond the|the|sobre el|en el|tras el|detras del|cruzando el|a orillas del|al otro lado del|el|' +
    'sul|sulla|sullo|dietro il|dietro la|dietro al|dietro alla|oltre il|oltre la|attraverso il|attraverso la|lungo il|lungo la|scorre la|scorre il|corre el|pasa el|la|il',
  'vistula|vistola|wisla|weichsel|san|bug|niemen|memel|narew|dniester|dnestr|dniestr|nistro|dvina|duina|styr|stochod|stokhod|dunajec|bzura|rawka|nida|warta|prut|pruth|danube|danubio|pripet|pripyat|bobr|strypa|seret|sereth',
);

export const PLACES: readonly Entry[] = [
  field(
    words(
      GROUND.clear,
      paired(
        'nothing but|nothing except|only|just|all|flat|flat and',
        'open ground|open country|clear ground|open terrain|clear terrain|plain|flat ground',
      ),
      'open country|flat country|al descubierto|al descubierto en la llanura|a campo descubierto|en campo abierto|allo scoperto|allo scoperto in aperta campagna|allo scoperto , in aperta campagna|in aperta campagna|aperta campagna|in campo aperto|out in the open|in the open|no hay mas que llano|nada mas que llano|nient altro che pianura',
    ),
    'terrain',
    'clear',
  ),
  field(
    words(
      GROUND.forest,
      'among the trees|in the trees|between the trees|amid the trees|under the trees|trees|wooded|wooded hex|wooded ground|forested|forested hex|entre los arboles|entre arboles|bajo los arboles|arbolado|arbolada|boscoso|boscosa|tra gli alberi|fra gli alberi|in mezzo agli alberi|sotto gli alberi|boscoso|boscosa|alberato|nel folto',
    ),
    'terrain',
    'forest',
  ),
  field(
    words(
      GROUND.swamp,
      'the pripet marshes|in the pripet marshes|among the pripet marshes|amid the pripet marshes|entre los pantanos del pripet|tra le paludi del pripjat|fra le paludi del pripjat|swampy hex|marshy hex|swamp hex|hexagono pantanoso|esagono paludoso|swampy hex under the defender|marsh under the defender|pantanos del pripet|pantanos de pripet|paludi del pripjat|nelle paludi del pripjat|paludi del pripet|pripet marshes|bog|bogs|mire|quagmire|fen|fens|wetland|wetlands|cienagas|lodazal|humedal|marisma|negli acquitrini|nell acquitrino|nelle marcite|pantani|nei pantani|nel pantano|marshy ground|pantanal|acquitrini|boggy|boggy ground|swampy|marshy|pantanoso|pantanosa|terreno pantanoso|paludoso|paludosa|terreno paludoso|acquitrino',
    ),
    'terrain',
    'swamp',
  ),
  field(
    words(GROUND.mountain, 'carpathians|carpatos|carpazi|up in the mountains|in the hills|montanas'),
    'terrain',
    'mountain',
  ),
  // How he stands in such ground.
  filler(
    'up to their knees in|up to the knees in|knee deep in|up to their necks in|up to their waists in|up to his knees in|sunk in|metido en|metidos en|hundidos en|hundido en|hasta las rodillas en|con el barro hasta las rodillas|sprofondati in|immersi in|fino alle ginocchia in|wade|wade through|wading|wading through|to wade through|stuck|stuck in|vadear|vadeando|guadare|guadando|impantanato|impantanati|chiuso|chiusi|chiusa|shut up|holed up|encerrado|encerrados|deep in|deep in the|right in the middle of|in the middle of|hiding|hides|is hiding|hidden|perched|perched on|perched up in|encaramado|encaramada|escondido|escondida|se esconde|se ha metido|en plena|en pleno|en medio de|en medio del|en lo alto de|si nasconde|nascosto|nascosta|arroccato|arroccata|appollaiato|in piena|in pieno|nel mezzo di|nel mezzo della|nel mezzo del|in mezzo a|in mezzo alla|' +
      'nothing in the hex|nothing in it|nothing special in the hex|nada en el hexagono|nada en el hex|niente nell esagono|nulla nell esagono',
  ),
  field(
    words(
      GROUND.river,
      'across a river|behind a river|across the river|behind the river|tras un rio|cruzando un rio|tras el rio|dietro un fiume|attraverso un fiume|oltre il fiume',
      RIVER_NAMES,
      paired(
        'dug in|is dug in|he s dug in|they re dug in|entrenched|atrincherado|atrincherados|trincerato|trincerati',
        RIVER_NAMES,
      ),
      inRow(
        '|with|there s|the defender|defender|the defenders|defenders|he|they|con|el defensor|los defensores|il difensore|i difensori|c e',
        '|a|un',
        'river|rio|fiume',
        'running through|flowing through|crossing|runs through|flows through|crosses|cutting through|cuts through|que cruza|que atraviesa|que pasa por|que corre por|pasando por|che attraversa|che scorre in|che scorre nel|che passa per|che passa nel|che taglia',
        '|the|el|l|il|su|il suo|his|their',
        'defender s hex|defender hex|defending hex|defended hex|hex|target hex|hex of the defender|hex del defensor|hexagono del defensor|hex defendido|hexagono defendido|hex|hexagono|esagono del difensore|esagono difeso|esagono',
      ),
      inRow(
        '|the|el|los|il|i|gli',
        '|defender|defenders|defensor|defensores|difensore|difensori|he|they',
        'benefits from|benefit from|profits from|uses|use|makes use of|takes advantage of|is helped by|is covered by|is protected by|shelters behind|hides behind|has the benefit of|aprovecha|aprovechan|se beneficia de|se benefician de|se sirve de|usa|se protege con|se ampara en|se cubre con|esta protegido por|sfrutta|sfruttano|beneficia di|gode di|approfitta di|si avvale di|si copre con|si ripara dietro|e protetto da|e coperto da|usa',
        'a|the|its|un|el|su|il|del|dal|al',
        'river|rio|fiume',
      ),
      'river hex|hex fluvial|hexagono fluvial|casilla fluvial|esagono fluviale|fluvial|fluviale',
      paired('scorre|scorre un|corre|corre un|pasa|pasa un|passa|passa un|fluye|fluye un', 'fiume|rio'),
      'river running through it|river runs through it|con un rio que lo cruza|cruzado por un rio|attraversato da un fiume|' +
        'attraversata da un fiume|cruzada por un rio',
    ),
    'river',
    true,
  ),
  field(
    words(
      GROUND.city,
      'in a city|town city',
      inRow(
        '|in|on|through|for|en|por|per|nelle|tra|fra',
        '|the|las|le',
        'streets|calles|strade|vie|houses|casas|case',
        'of|in|de|di',
        '|a|the|una|la|el',
        'city|town|ciudad|citta',
      ),
    ),
    'city',
    'city',
  ),
  filler(
    'fighting|the fighting is|they fight|we fight|se pelea|se lucha|se combate|peleando|luchando|combatiendo|peleamos|luchamos|si combatte|si lotta|combattendo|combattiamo|lottando',
  ),
  // "A city of Germany": of whom it is a land, and nobody who fights.
  ...Object.entries(LANDS).map(([land, [words, adjectives = '']]) =>
    field(
      [
        paired(
          'in a city of|in a city in|city of|city in|ciudad de|ciudad en|citta di|citta in|citta della|citta dell',
          words,
        ),
        adjectives,
      ]
        .filter((one) => one !== '')
        .join('|'),
      'cityOf',
      land,
    ),
  ),
  field('no city|sin ciudad|senza citta', 'city', 'none'),
  field('no terrain|sin terreno|senza terreno', 'terrain', 'clear'),
  filler(
    'no other modifiers|no modifiers|nothing else|sin modificadores|sin mas|nada mas|senza modificatori|nient altro',
  ),
  field('no river|sin rio|senza fiume', 'river', false),
  field(
    'in germany|en alemania|in germania|east prussia|prusia oriental|prussia orientale|prussia|prusia',
    'country',
    'germany',
  ),
  field(
    'in austria|in austria hungary|en austria|en austria hungria|in austria ungheria|galicia|galizia',
    'country',
    'austria-hungary',
  ),
  field(
    'inside russia|inside russia proper|real russia|russia itself|in russia itself|in real russia|true russia|dentro de rusia|rusia de verdad|la rusia de verdad|en la rusia de verdad|en rusia propiamente dicha|rusia propiamente dicha|en la rusia propiamente dicha|la propia rusia|en la propia rusia|suelo ruso propio|en suelo ruso propio|verdadera rusia|proprio in russia|dentro la russia|nella vera russia|vera russia|nella russia vera|russia vera|russia vera e propria|nella russia propria|nella russia propriamente detta|suolo russo vero|su suolo russo vero|suolo russo vero e proprio|' +
      'in russia|in russia proper|russia proper|en rusia|rusia propia|en la rusia propia|in russia propria|russia propria|russia propriamente detta',
    'country',
    'russia',
  ),
  ...NOT_THAT_LAND,
  ...SOIL.map(([land, some]) => field(some, 'country', land)),
  field(
    'in poland|poland|russian poland|polonia|polonia rusa|en polonia|in polonia|polonia russa|in russian poland',
    'country',
    'poland',
  ),
  field('in romania|en rumania', 'country', 'romania'),
  // "The hex is Polish", "country: Poland": said of the ground, of nobody who stands there.
  ...Object.entries({
    germany: ['german', 'aleman|alemana', 'tedesco|tedesca', 'germany|alemania|germania'],
    'austria-hungary': [
      'austrian',
      'austriaco|austriaca',
      'austriaco|austriaca',
      'austria|austria hungary|austria hungria|austria ungheria',
    ],
    russia: ['russian', 'ruso|rusa', 'russo|russa', 'russia|rusia'],
    poland: ['polish', 'polaco|polaca', 'polacco|polacca', 'poland|polonia'],
    romania: ['romanian', 'rumano|rumana', 'rumeno|rumena', 'romania|rumania'],
  }).map(([land, [en = '', es = '', it = '', name = '']]) =>
    field(
      words(
        inRow('the|that|this', 'hex|space|ground|hexagon', 'is|lies', words(en, paired('in', name))),
        inRow('el|ese|este|la', 'hex|hexagono|casilla|terreno', 'es|esta', words(es, paired('en', name))),
        inRow('l|quell|quest|la', 'esagono|casella|terreno|hex', 'e|sta', words(it, paired('in', name))),
        inRow('country|land|pais|paese|nazione', ':|is|es|e', name),
        inRow(
          '|it s|it is|that s|this is|is|es|esta en|e',
          'a|an|one|un|una',
          'hex|hexagon|hexagono|casilla|esagono|casella',
          'of|in|inside|within|deep in|de|dentro de|en|della|dell|in|nella|di',
          name,
        ),
        inRow(
          'the|this|la|el|il|lo',
          'battle|fight|fighting|combat|attack|batalla|combate|pelea|ataque|battaglia|combattimento|scontro|attacco',
          'is|takes place|happens|is fought|es|tiene lugar|ocurre|e|avviene|si svolge',
          'in|inside|en|dentro de|in|nella|dentro la',
          words(name, paired(name, 'proper|propiamente dicha|propria|vera e propria')),
        ),
      ),
      'country',
      land,
    ),
  ),
];

/** A hexside between attackers and defender (13.4). */
const LAKE = words(
  inRow(
    '|a|the|that|frozen|some|only|just|all',
    '|frozen|big',
    'lake|lakes',
    '|hexside|hexsides|side|edge|water|shore|country',
  ),
  inRow('|un|el|ese|los|todo|puro|solo', 'lago|lagos|agua de lago|aguas del lago', '|helado|congelado'),
  inRow(
    '|un|el|al',
    'lado|hexlado|borde|lado de hex|lado de hexagono|lado del hex',
    '|de',
    'lago|lacustre|agua de lago',
  ),
  inRow('|un|il|i|quel|tutto|solo', 'lago|laghi|acqua di lago', '|gelato|ghiacciato'),
  inRow('|un|il', 'lato|lato d esagono|lato di esagono|lato dell esagono|bordo', '|di|del', 'lago|lacustre'),
);
const BOTH_SIDES = words(
  'the two|them|us|both|the hexes|the two hexes|the units|the sides|the two of them|attacker and defender|him and us|us and him|us and them',
  'los dos|ambos|nosotros|ellos|los dos hexes|los hexes|los hexagonos|los dos hexagonos|atacante y defensor|las dos|unos y otros|uno y otro',
  'i due|loro|noi|entrambi|gli esagoni|i due esagoni|attaccante e difensore|le due|gli uni e gli altri|l uno e l altro',
);
const THE_SIDE = words(
  inRow(
    'the|that|this|their',
    'side|hexside|edge|border|boundary',
    words(
      '',
      'between',
      inRow('between|dividing|separating|joining', BOTH_SIDES),
      inRow('that|which', 'separates|divides|parts|lies between|is between', BOTH_SIDES),
    ),
  ),
  inRow(
    'el|ese|este|la',
    'lado|hexlado|borde|frontera|lado de hex|lado del hex|lado de hexagono',
    words(
      '',
      inRow('entre', BOTH_SIDES),
      'que los separa|que las separa|que nos separa|que hay entre los dos|que separa a los dos|de por medio|del hexagono|que separa los dos hexes|que los divide',
    ),
  ),
  inRow(
    'il|quel|questo',
    'lato|lato d esagono|lato di esagono|bordo|confine',
    words(
      '',
      inRow('tra|fra', BOTH_SIDES),
      'che li separa|che le separa|che ci separa|che separa i due|che li divide|che sta in mezzo|in mezzo|di mezzo|dell esagono',
    ),
  ),
);
/** "The side between the hexes is lake", "tra i due c'è un lago", "they have to come over lake water". */
const LAKE_BETWEEN = words(
  inRow(THE_SIDE, 'is|s|runs through|is all|is nothing but|es|esta en|es todo|e|e tutto|corre su', LAKE),
  inRow(
    '|with|there is|there s|there lies|and',
    LAKE,
    '|is|lies|runs|stands',
    'between|separating|dividing|parting|in between|that separates|which separates|that divides|separates|divides',
    `|${BOTH_SIDES}`,
  ),
  inRow('between', BOTH_SIDES, '|there|is|lies|there is|there s|runs', LAKE),
  inRow(
    '|con|hay|queda|esta|y hay|pues hay',
    LAKE,
    '|que esta|que queda',
    'entre|en medio de|separando a|separando|que separa a|que separa|separa a|de por medio entre',
    BOTH_SIDES,
  ),
  inRow(
    '|con|hay|queda|esta',
    LAKE,
    'de por medio|en medio|entre medias|por medio|que los separa|que nos separa|por el medio',
  ),
  inRow('entre', BOTH_SIDES, '|hay|esta|queda|media|se interpone', LAKE),
  inRow(
    '|con|c e|sta|e c e',
    LAKE,
    '|che sta',
    'tra|fra|in mezzo a|a separare|che separa|separa|a dividere',
    BOTH_SIDES,
  ),
  inRow(
    '|con|c e|sta',
    LAKE,
    'in mezzo|di mezzo|frammezzo|nel mezzo|che li separa|che ci separa|a separarli|a dividerli',
  ),
  inRow('tra|fra', BOTH_SIDES, '|c e|sta|si trova|passa|e', LAKE),
  inRow(
    '|they|we|he|it|the attackers|the attacker|the germans|the russians|los atacantes|el atacante|gli attaccanti|l attaccante',
    'have to|has to|must|need to|needs to|had to|would have to|will have to|tienen que|tiene que|tenemos que|deben|debe|hay que|tendrian que|habria que|devono|deve|dobbiamo|bisogna|occorre|si deve|dovrebbero|dovrebbe',
    'cross|come over|come across|go over|go across|get across|get over|pass over|attack across|attack over|march over|cruzar|atravesar|pasar|pasar por|pasar por encima de|salvar|atacar a traves de|atacar por|attraversare|passare|passare sopra|varcare|superare|attaccare attraverso|passare per',
    LAKE,
  ),
);
export const BARRIER_LAKE: Entry = field(
  words(
    LAKE_BETWEEN,
    paired(
      'across|over|through|with|from across|beyond|go over|going over|go across|cross|crosses|crossing|we d have to go over|we d have to cross|separated by|split by|the other side of|on the far side of',
      'a lake|the lake|a lake hexside|the lake hexside|lake hexside|a frozen lake|the frozen lake|lake|lakes|the lakes|a lake side|that lake',
    ),
    'from a lake hexside|lake on the side|nothing but lake on the side|da un lato di esagono lago|da un lato lago|desde un lado de lago|desde un lado lago|lake hexside|lake hexsides|lake between|a lake between|a lake between them|the lake between them|a lake in between|lake in between|the lake is between|there s a lake between them|there s a lake in between|there is a lake in between|a lake lies between|a lake separates them|a lake lies in between|a lake in the way',
    paired(
      'a traves de|a traves del|por|cruzando|atravesando|sobre|por encima de|por encima del|al otro lado de|al otro lado del|cruzar|atravesar|cruza|atraviesa|atravesaria|cruzaria|separados por|tras',
      'lago|un lago|el lago|un lado de lago|el lado de lago|lado de lago|un lago helado|un lado lago|un borde de lago|los lagos',
    ),
    'lado de lago|lados de lago|lago de por medio|el lago de por medio|tenemos el lago de por medio|un lago de por medio|con un lago de por medio|con el lago de por medio|con un lago en medio|hay un lago en medio|hay un lago de por medio|hay un lago entre los dos|los separa un lago|nos separa un lago|un lago entre ambos',
    paired(
      'attraverso|attraversando|per|oltre|sopra|al di la di|passando|passando per|dall altra parte di|attraversare|attraversa|passerebbe|attraverserebbe|separati da|passare|passa',
      'lago|un lago|il lago|un lato di lago|il lato di lago|lato di lago|un lago gelato|un lato lago|il lago gelato|i laghi|dal lago',
    ),
    'lato di lago|lati di lago|lago di mezzo|il lago di mezzo|con il lago di mezzo|col lago di mezzo|un lago di mezzo|un lago in mezzo|con un lago in mezzo|con il lago in mezzo|c e un lago in mezzo|c e un lago di mezzo|c e un lago tra i due|li separa un lago|ci separa un lago',
  ),
  'barrier',
  'lake',
);
