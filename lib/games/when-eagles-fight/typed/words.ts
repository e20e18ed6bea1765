import { LANGUAGES, type Language } from '@/lib/core/language';
import { numberWord } from '@/lib/core/number-words';
import { asks, entry, fell, field, filler, trait } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { inRow, paired } from '@/lib/typed/phrases';
import { DIE, ON_DIE, words, WORTH } from '@/lib/typed/table-words';
import { nthTurns } from '@/lib/typed/turn-words';
import { ODDS } from '@/lib/games/when-eagles-fight/attack/fields';
import { BRUSILOV_SAID, DATES, WHEN } from '@/lib/games/when-eagles-fight/typed/campaign-words';
import { CAME_UP, TOLD } from '@/lib/games/when-eagles-fight/typed/told-words';
import { BARRIER_LAKE, PLACES } from '@/lib/games/when-eagles-fight/typed/land-words';
import { HOW } from '@/lib/games/when-eagles-fight/typed/state-words';
import { NATIONS, TROOPS } from '@/lib/games/when-eagles-fight/typed/unit-words';

/* Every word of an attack in When Eagles Fight but its places, by hand, in the three languages. */

const LAST_TURN = 24;

/** A turn of Brusilov's offensive is none of the game, and the form asks when it began: it is not understood. */
const NTH = [
  ['first', '1st', 'primer', 'primo', 'primera', 'prima'],
  ['second', '2nd', 'segundo', 'secondo', 'segunda', 'seconda'],
  ['third', '3rd', 'tercer', 'terzo', 'tercera', 'terza'],
].flat();

const ROUND = ['turn', 'round', 'turno', 'ronda'];

const OFFENSIVE = [
  'brusilov',
  'the brusilov offensive',
  'brusilov offensive',
  'the offensive',
  'la ofensiva brusilov',
  'la ofensiva de brusilov',
  'ofensiva brusilov',
  'ofensiva de brusilov',
  'la ofensiva',
  'offensiva brusilov',
  'l offensiva di brusilov',
  'offensiva di brusilov',
];

const OFFENSIVE_TURN = entry(
  [
    'brusilov turn',
    'turno brusilov',
    ...NTH.flatMap((nth) =>
      ROUND.flatMap((turn) => [
        ...['brusilov', 'of brusilov'].map((of) => `${of} ${nth} ${turn}`.replace('of brusilov', 'brusilov offensive')),
        ...OFFENSIVE.flatMap((name) => ['of', 'de', 'di', 'della', 'dell'].map((of) => `${nth} ${turn} ${of} ${name}`)),
      ]),
    ),
  ].join('|'),
  { kind: 'other' },
);

/** What stands between the numbers of odds. */
const TO: Readonly<Record<Language, string>> = { en: 'to', es: 'a', it: 'a' };

/** "3:1", "3 to 1", "three to one", "3 a 1", "tres a uno". */
const oddsWords = (value: string): readonly string[] => [
  value,
  inRow(
    '|with|at|we have|i have|con|tenemos|tengo|a|en|abbiamo|ho|al|in|nella|por',
    '|the|a|an|la|el|un|una|il|lo',
    'odds|odds of|odds column|column|ratio|ratio of|columna|columna de|proporcion|proporcion de|relacion|relacion de|odds de|colonna|colonna di|rapporto|rapporto di|rapporto di forze|rapporto di forze di|odds di',
    '|:|is|are|es|e',
    words(
      value.replace(':', '-'),
      value,
      ...['to', 'against', 'a', 'contra', 'contro', 'por', ''].map((to) => value.replace(':', ` ${to} `)),
      ...LANGUAGES.flatMap((lang) =>
        ['to', 'against', 'a', 'contra', 'contro', ''].map((to) =>
          value
            .split(':')
            .map((n) => words(numberWord(Number(n), lang), ...(n === '1' ? ['uno'] : [])))
            .reduce((some, more) => inRow(some, `|${to}`, more)),
        ),
      ),
    ),
  ),
  ...['to', 'a', 'por'].map((word) => value.replace(':', ` ${word} `)),
  ...LANGUAGES.map((lang) =>
    value
      .split(':')
      .map((n) => numberWord(Number(n), lang))
      .join(` ${TO[lang]} `),
  ),
];

/** All Russians of the fight are in reach of the STAVKA. */
const UNDER_STAVKA_ALL = words(
  inRow(
    'all|every|each|all of|the whole|todos|todas|toda|cada|tutti|tutte|tutta|ogni|everyone of',
    '|the|los|las|la|el|i|gli|le|l',
    'russian|russians|russian force|russian units|russian attackers|russian corps|attackers|attacking russians|rusos|unidades rusas|fuerza rusa|ruso|atacantes|russi|unita russe|forza russa|russo|attaccanti',
    '|, all of them ,|in it|in the attack|del ataque|dell attacco',
    'is|are|stands|stand|sits|sit|has|have|esta|estan|tienen|tiene|e|sono|sta|stanno|hanno|ha',
    '|all|right',
    'in|on|at|by|beside|next to|with|under|adjacent to|near|en|bajo|junto a|al lado de|con|adyacentes a|pegados a|nella|in|sotto|accanto a|accanto|vicino a|vicini a|adiacenti a|attaccati a|attaccate a|attaccate|attaccati|presso|alla',
    '|the|la|el|lo|alla|allo|a la|al',
    'stavka|stavka hex',
    '|hex|or next to it|or beside it|or adjacent|o al lado|o junto a ella|o adyacentes|o accanto|o vicino|o adiacenti',
  ),
  inRow(
    '|with|con',
    '|the|la|el|lo',
    'stavka',
    '|is|es|esta|e|sta|right',
    'adjacent to|next to|beside|next door to|near|by|with|adyacente a|al lado de|junto a|pegada a|cerca de|adiacente a|accanto a|vicino a|vicina a|a fianco di',
    'all|every|each|all of|the whole|todos|todas|toda|cada|tutti|tutte|tutta|ogni',
    '|the|los|las|la|el|i|gli|le|l',
    'russian|russians|russian force|russian units|russian attackers|russian corps|attackers|rusos|unidades rusas|fuerza rusa|ruso|atacantes|russi|unita russe|forza russa|russo|attaccanti',
  ),
  inRow(
    'the russian attackers|the russians|the attackers|los rusos|los atacantes|i russi|gli attaccanti',
    '|,',
    'all of them|all|todos|todos ellos|tutti|tutti quanti',
    '|,',
    'have|are with|are beside|are next to|tienen|estan con|estan junto a|hanno|sono con|sono accanto a',
    '|the|la|el|lo|alla|allo',
    'stavka',
    '|with them|beside them|next to them|con ellos|al lado|junto a ellos|con loro|accanto',
  ),
  paired(
    paired(
      'all the russians|all the russians in the fight|all russians|everybody russian here|everybody russian|every russian|every russian here|every russian unit|all russian units|the russian|the russians|the attacker|the attackers|every attacker|he|they',
      'is|are|stands|stand|sits|is right|are right|is all|are all',
    ),
    paired(
      'under|next to|right next to|adjacent to|beside|near|in or next to|within reach of|with',
      'stavka|the stavka',
    ),
  ),
  paired(
    paired('stavka|the stavka', 'is|is right|sits|stands|sits right'),
    'next to him|next to them|beside him|beside them|adjacent|adjacent to him|adjacent to them|adjacent to all of them|next to all of them|right there|in their hex|in his hex',
  ),
  paired(
    paired(
      'todos los rusos del combate|todos los rusos|todo lo ruso|todo lo ruso aqui|cada ruso|cada ruso aqui|todas las unidades rusas|el ruso|los rusos|el atacante|los atacantes|todos los atacantes',
      'esta|estan|queda|quedan|se encuentra',
    ),
    paired(
      'bajo|junto a|al lado de|adyacente a|adyacentes a|cerca de|pegado a|pegados a|con',
      'stavka|la stavka|el stavka',
    ),
  ),
  paired(
    paired('stavka|la stavka|el stavka', 'esta|queda|esta justo'),
    'al lado|justo al lado|adyacente|junto a el|junto a ellos|a su lado|al lado de el|pegada|en su hex|en su hexagono',
  ),
  paired(
    paired(
      'tutti i russi del combattimento|tutti i russi|ogni russo|ogni russo qui|tutte le unita russe|ogni unita russa|il russo|i russi|l attaccante|gli attaccanti|tutti gli attaccanti',
      'e|sono|sta|stanno|si trova',
    ),
    paired(
      'sotto|accanto|vicino|adiacente|adiacenti|presso',
      'la stavka|alla stavka|lo stavka|allo stavka|stavka|a stavka',
    ),
  ),
  paired(
    paired('stavka|la stavka|lo stavka', 'e|sta|e proprio|si trova'),
    'accanto|proprio accanto|vicino|adiacente|li accanto|accanto a lui|accanto a loro|al suo fianco|nel suo esagono',
  ),
);

/** The scenario in which all set up as they like. */
const SET_UP = 'set up|setup|deployment|set ups|placement';

const FREE_SET_UP: Entry = field(
  words(
    paired(
      paired(
        'free|a free|the free|with free|with the free|with a free|under free|used the free|we used the free|we play the free|we re playing the free|playing the free|using the free|freely chosen',
        SET_UP,
      ),
      '|scenario|rules|variant|game',
    ),
    paired(
      paired(
        '|it s the scenario where|the scenario where|the scenario in which|it is the scenario where',
        'each side|everyone|everybody|we all|each player|each|both sides|all',
      ),
      paired(
        'set up|sets up|places|places his units|placed|deploys|deployed|sets up his units|place',
        'where it liked|as he likes|as they like|where he likes|as it likes|as we like|where they liked|wherever it liked|where he wants|as he wants|freely',
      ),
    ),
    'set up freely|everyone set up freely|we set up freely|both set up freely|all set up freely|placed freely|we placed freely|deployed freely|we deployed freely|both sides set up freely|everybody set up freely|free set up scenario|set up as we liked',
    paired('no historical|not the historical|without the historical|not a historical', SET_UP),
    paired(
      'con|con el|con la|jugamos con|jugamos|jugamos el|jugamos la|usamos|usamos el|usamos la|es un|es|partida con|escenario de|el|la|con una|con un|hay|',
      'despliegue libre|colocacion libre|disposicion libre|preparacion libre',
    ),
    paired(
      paired(
        '|es el escenario en que|el escenario en que|es el escenario en el que|el escenario donde',
        'cada uno|todos|cada bando|cada cual',
      ),
      paired(
        'coloca|coloco|colocamos|despliega|desplego|ponen|pone|colocan|ha colocado',
        'como quiere|donde quiere|donde quiso|como quiso|a su gusto|libremente|como quieren|donde quieren',
      ),
    ),
    inRow(
      '|with|using|under|playing|we play|we re playing|by|con|usando|bajo|segun|jugamos|jugamos con|secondo|sotto|usiamo|giochiamo|con',
      '|the|la|las|el|los|l|lo|le|il',
      '|option|optional rule|rule|rules|opcion|regla|reglas|reglas opcionales|opzione|regola|regole|variante|scenario|escenario|scenarios',
      '|for|of|de|de la|del|dello|del|di|dell',
      'free set up|free setup|free deployment|free placement|despliegue libre|colocacion libre|schieramento libero|piazzamento libero|dispiegamento libero',
      '|option|rules|rule|variant|scenario|game|optional rule|opcional',
    ),
    'sin despliegue historico , el libre|sin despliegue historico|partida de despliegue libre|juego con despliegue libre|desplegamos libremente|todos desplegamos libremente|colocamos libremente|todos colocaron libremente|cada uno desplego a su gusto|desplegado libremente|desplegados libremente|cada uno coloco libremente|libre despliegue|libre colocacion',
    paired(
      'con|con lo|con la|con il|giochiamo|giochiamo lo|giochiamo la|giochiamo con|giochiamo con lo|usiamo|usiamo lo|usiamo la|scenario a|scenario con|lo|la|il|uno|e|',
      'schieramento libero|disposizione libera|piazzamento libero|dispiegamento libero|preparazione libera',
    ),
    paired(
      paired(
        '|e lo scenario in cui|lo scenario in cui|e lo scenario dove|lo scenario dove',
        'ognuno|tutti|ogni parte|ciascuno',
      ),
      paired(
        'piazza|ha piazzato|schiera|ha schierato|piazzano|mette|dispone',
        'come vuole|dove vuole|dove voleva|come voleva|liberamente|come vogliono|a piacere',
      ),
    ),
    'niente schieramento storico , quello libero|niente schieramento storico|senza schieramento storico|partita a schieramento libero|partita con schieramento libero|schieriamo liberamente|abbiamo schierato liberamente|tutti hanno schierato liberamente|schierati liberamente|ognuno ha schierato liberamente|piazzati liberamente|abbiamo piazzato liberamente|libero schieramento|ognuno ha schierato come voleva',
  ),
  'freeSetUp',
  true,
);

const CASE: readonly Entry[] = [
  // Where attackers come from: the six hexes around the defender.
  ...Object.entries({
    n: 'north|due north|norte|nord|settentrione',
    ne: 'northeast|north east|noreste|nordeste|nor este|nordest|nord est',
    se: 'southeast|south east|sureste|sudeste|sudest|sud est',
    s: 'south|due south|sur|sud',
    sw: 'southwest|south west|suroeste|sudoeste|sudovest|sud ovest',
    nw: 'northwest|north west|noroeste|nor oeste|nordovest|nord ovest|nord-ovest',
  }).map(([value, names]) =>
    entry(
      words(
        names,
        paired(names, 'side'),
        paired('lado|el lado|lato|il lato|l esagono a|esagono a|el hexagono al', names),
      ),
      {
        kind: 'field',
        field: 'from',
        value,
        place: true,
      },
    ),
  ),
  ...ODDS.map((value) =>
    entry(oddsWords(value).join('|'), {
      kind: 'field',
      field: 'odds',
      value,
    }),
  ),
  // Beside their name they are no strength of a side: "odds 3-1".
  ...ODDS.map((value) =>
    field(
      paired(
        'odds|at odds|odds of|the odds are|ratio|ratio of|at a ratio of|proporcion|proporcion de|la proporcion es|a proporcion|relacion|relacion de|rapporto|rapporto di|rapporto di forze|il rapporto e',
        words(
          value,
          value.replace(':', '-'),
          value.replace(':', ' - '),
          value.replace(':', ' to '),
          value.replace(':', ' a '),
        ),
      ),
      'odds',
      value,
    ),
  ),
  // … nor as what somebody has: "it's a 3-1". In Italian "e" may be "and" as well.
  ...ODDS.map((value) =>
    field(
      paired(
        'it s a|it is a|that s a|that is a|this is a|makes it a|we have a|we ve got a|i have a|i ve got a|i get a|we get a|es un|es una|eso es un|tenemos un|tengo un|sale un|me sale un|nos sale un|abbiamo un|ho un|viene un|mi viene un|ci viene un|fa un|, e un',
        words(value.replace(':', '-'), value.replace(':', ' - ')),
      ),
      'odds',
      value,
    ),
  ),
  ...ODDS.map((value) => {
    const [many = '', few = ''] = value.split(':');
    const pair = (lang: Language, to: string): string =>
      words(`${many} ${to} ${few}`, `${numberWord(Number(many), lang)} ${to} ${numberWord(Number(few), lang)}`);
    return field(
      words(
        paired('we are|we re', words(pair('en', 'to'), pair('en', 'against'))),
        paired('somos|estamos', words(pair('es', 'contra'), pair('es', 'a'))),
        paired('siamo', words(pair('it', 'contro'), pair('it', 'a'))),
      ),
      'odds',
      value,
    );
  }),
  entry(
    'we outnumber them|outnumber|outnumber them|outnumbering them|we outnumber him|los superamos|superamos|lo superamos|les superamos|li superiamo|superiamo|lo superiamo|odds|at odds|odds of|proporcion|proporcion de|relacion|rapporto|rapporto di|rapporto di forze|en proporcion|ratio',
    { kind: 'filler' },
  ),
  entry(DIE, {
    kind: 'asks',
    of: 'field',
    name: 'die',
    min: 1,
    max: 6,
  }),
  ...fell(6),
  asks(ON_DIE, 'die', 1, 6, { before: true }),
  ...CAME_UP,
  ...BRUSILOV_SAID,
  ...nthTurns(LAST_TURN),
  // Who stands beside another in the same hex.
  filler(
    'next to it|right next to it|beside it|right beside it|alongside it|along with it|next to him|beside him|at its side|by its side|a su lado|junto a el|junto a ella|al lado suyo|con el al lado|accanto a lui|accanto ad esso|al suo fianco|vicino a lui',
  ),
  // Where the defender is, seen from who attacks.
  filler(
    inRow(
      'below|underneath|under it|down there|facing him|opposite|debajo|abajo|ahi abajo|enfrente|delante|sotto|li sotto|di sotto|di fronte|davanti',
      'is|there is|there s|sits|stands|hay|esta|tiene|queda|c e|ci sono|sta|ha',
    ),
  ),
  // "Wooded hex, the one he holds": no unit is meant.
  filler(
    'the one he holds|the one they hold|the one he is in|the one he s in|the one they are in|the one we attack|the one i attack|the one under attack',
  ),
  WHEN,
  ...DATES,
  BARRIER_LAKE,
  field('no lake|no lakes|sin lago|sin lagos|senza lago|senza laghi', 'barrier', 'none'),
  FREE_SET_UP,
  OFFENSIVE_TURN,
  entry('brusilov', { kind: 'other' }),
  entry('turn|gt|game turn|turno|tg|tj|t', { kind: 'asks', of: 'field', name: 'turn', min: 1, max: LAST_TURN }),
  field(
    'stavka|all under stavka|all under the stavka|under stavka|under the stavka|all near stavka|all with stavka|con stavka en todos|todos con stavka|todos bajo stavka|bajo stavka|tutti con lo stavka|tutti con stavka|tutti sotto lo stavka|sotto lo stavka|con lo stavka|con lo stavka su tutti|con stavka su tutti|con stavka|stavka support|near stavka|apoyo de stavka|appoggio dello stavka',
    'stavka',
    'all',
  ),
  field(
    words(
      paired(
        'in the second combat phase|second combat phase|the second combat phase',
        ', the one for oberost|the one for oberost|, for oberost|, oberost s|, that of oberost|for oberost|of oberost',
      ),
      inRow(
        '|it s|it is|this is|in',
        '|the',
        'second combat phase|second combat',
        '|,',
        'the oberost one|oberost s|the one of oberost|that of oberost',
      ),
      paired(
        'en la segunda fase de combate|segunda fase de combate|la segunda fase de combate',
        ', la del oberost|la del oberost|, la de oberost|la de oberost|del oberost|de oberost',
      ),
      paired(
        'nella seconda fase di combattimento|seconda fase di combattimento|la seconda fase di combattimento',
        ', quella dell oberost|quella dell oberost|, quella di oberost|dell oberost|di oberost',
      ),
    ),
    'phase',
    'oberost',
  ),
  field(
    'ludendorff s oberost|hindenburg s oberost|oberost|oberost phase|extra phase of oberost|oberost s extra phase|oberost s phase|oberost s combat phase|with oberost|fase extra del oberost|fase extra di oberost|fase extra dell oberost|oberost phase|oberost combat phase|fase oberost|fase del oberost|fase de oberost|fase de combate oberost|fase de combate del oberost|' +
      'fase dell oberost|fase di oberost|fase di combattimento oberost',
    'phase',
    'oberost',
  ),
  field(
    paired(
      'every attacker is|each attacker is|every russian attacking is|every russian attacker is|all the russians attacking are|all attackers are|all of them are|todos los atacantes estan|todos estan|cada atacante esta|tutti gli attaccanti sono|ogni attaccante e|tutti sono|tutti stanno|all|all attackers|all the attackers|all of them|all attacking units|todos|todos los atacantes|todas las unidades|tutti|tutti gli attaccanti|tutte le unita',
      'next to stavka|next to the stavka|near the stavka|beside stavka|beside the stavka|adjacent to stavka|adjacent to the stavka|in reach of the stavka|within reach of the stavka|' +
        'junto al stavka|junto a la stavka|junto a stavka|al lado del stavka|al lado de la stavka|cerca del stavka|cerca de la stavka|al alcance del stavka|al alcance de la stavka|' +
        'vicino allo stavka|vicino alla stavka|accanto allo stavka|accanto alla stavka|alla portata dello stavka|alla portata della stavka|nel raggio dello stavka',
    ),
    'stavka',
    'all',
  ),
  field(UNDER_STAVKA_ALL, 'stavka', 'all'),
  // "Our corps is within reach of STAVKA": the one that attacks.
  field(
    inRow(
      'our corps|my corps|our unit|our russian|nuestro cuerpo|mi cuerpo|nuestra unidad|nuestro ruso|il nostro corpo|il mio corpo|la nostra unita|il nostro russo',
      'is|sits|stands|esta|queda|se encuentra|e|sta|si trova',
      'within reach of|in reach of|within range of|in range of|near|next to|beside|adjacent to|al alcance de|al alcance del|junto a|junto al|al lado de|al lado del|cerca de|cerca del|a portata di|a portata della|a portata dello|alla portata della|alla portata dello|nel raggio della|nel raggio dello|accanto a|accanto alla|accanto allo|vicino a|vicino alla|vicino allo',
      '|the|la|el|lo',
      'stavka|russian hq|russian headquarters|cuartel general ruso|quartier generale russo',
    ),
    'stavka',
    'all',
  ),
  field(
    words(
      paired(
        paired(
          'russian hq|the russian hq|russian headquarters|the russian headquarters|stavka|the stavka|their hq',
          'is adjacent to|adjacent to|is next to|is beside|is with|is stacked with|stands next to|is right next to|supports|covers|stands by',
        ),
        'the attacker|the attackers|all attackers|all the attackers|them|them all|all of them|every attacker',
      ),
      paired(
        paired(
          'cuartel general ruso|el cuartel general ruso|stavka|la stavka|el stavka',
          'esta al lado de|esta junto a|esta al lado|esta con|esta adyacente a|es adyacente a|esta cerca de|apoya a|cubre a|esta pegado a|esta pegada a|junto a|al lado de',
        ),
        'los atacantes|todos los atacantes|todos|el atacante|todos ellos',
      ),
      paired(
        'cuartel general ruso|el cuartel general ruso|stavka|la stavka|el stavka',
        'esta al lado del atacante|esta junto al atacante|esta pegado al atacante|adyacente al atacante|apoya al atacante|es adyacente al atacante|esta adyacente al atacante',
      ),
      paired(
        paired(
          'quartier generale russo|il quartier generale russo|stavka|la stavka|lo stavka',
          'e adiacente|e accanto|e vicino|sta accanto|sta vicino|e con|copre|appoggia|si trova accanto|confina',
        ),
        'all attaccante|agli attaccanti|a tutti gli attaccanti|l attaccante|gli attaccanti|tutti gli attaccanti|a tutti',
      ),
    ),
    'stavka',
    'all',
  ),
  field(
    'from both ends|from two ends|por los dos extremos|concentric|concentric attack|concentric assault|from opposite sides|from opposite hexes|opposite hexes|from both sides|from two opposite sides|from two sides opposite|opposite sides|surrounded|from the two opposite sides|concentrico|ataque concentrico|asalto concentrico|desde lados opuestos|hexagonos opuestos|por ambos lados|por los dos lados opuestos|por lados opuestos|desde los dos lados opuestos|por los dos lados|lados opuestos|attacco concentrico|assalto concentrico|da lati opposti|esagoni opposti|da entrambi i lati|da due lati opposti|dai due lati opposti|lati opposti',
    'concentric',
    true,
  ),
  entry(
    'factor|factors|attack factor|attack factors|defence factor|defense factor|defence factors|defense factors|combat factors|combat factor|strength|strength points|points|sp|cf|factores|factor de ataque|factores de ataque|factor de defensa|factores de defensa|factores de combate|puntos|puntos de fuerza|fuerza|fattore|fattori|fattore di attacco|fattori di attacco|fattori d attacco|fattore di difesa|fattori di difesa|punti|forza|fattori di combattimento|attack strength|defence strength|defense strength',
    {
      kind: 'asks',
      of: 'trait',
      name: 'factor',
      min: 0,
      max: 300,
      before: true,
      without: true,
    },
  ),
  entry('da', { kind: 'asks', of: 'trait', name: 'factor', min: 0, max: 20, optional: true, leads: true }),
  entry(
    `suman|que suman|que suma|sumando|totalling|adding up to|that add up to|for a total of|che sommano|che fanno|${WORTH}`,
    {
      kind: 'asks',
      of: 'trait',
      name: 'factor',
      min: 0,
      max: 20,
      optional: true,
    },
  ),
];

/** Every word of an attack in When Eagles Fight but its places. */
export const WORDS: readonly Entry[] = [
  ...TOLD,
  ...TROOPS,
  ...HOW,
  ...PLACES,
  ...CASE,
  ...Object.entries(NATIONS).map(([nation, words]) => trait(words, { nation })),
];
