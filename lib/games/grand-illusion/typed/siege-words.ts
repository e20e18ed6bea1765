import { inRow, paired } from '@/lib/typed/phrases';
import { asks, field, filler, trait } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { words } from '@/lib/typed/table-words';

/* What players say around a siege and a bombardment of forts, in the three languages. */

/** Whoever besieges, and how it stands with him and the siege. */
const BESIEGER = words(
  'besieger|the besieger|besiegers|the besiegers|besieging corps|the besieging corps|besieging units|siege troops|the siege troops|besieging force|besieging army',
  'sitiador|el sitiador|sitiadores|los sitiadores|al sitiador|a los sitiadores|tropas de asedio|las tropas de asedio|asediante|asediantes|los asediantes|cuerpos sitiadores',
  'assediante|l assediante|assedianti|gli assedianti|all assediante|agli assedianti|truppe d assedio|le truppe d assedio|corpi assedianti',
);
const CUT_OFF = [
  inRow(
    '|are|is|have been|has been',
    'cut off from supply|cut off from supplies|cut off , out of supply|cut off|out of supply|without a supply line|unable to trace a line|unable to trace supply|short of supply',
  ),
  inRow(
    '|esta|estan|se han quedado|se ha quedado|van|quedan',
    'cortados , sin suministro|cortados|sin suministro|sin linea de suministro|sin linea|aislados|desabastecidos|sin suministros',
  ),
  inRow(
    '|e|sono|e rimasto|sono rimasti|restano|resta',
    'tagliati fuori dai rifornimenti|tagliati fuori|tagliato fuori|senza rifornimento|senza rifornimenti|senza linea di rifornimento|senza linea|isolati',
  ),
] as const;
const NO_LINE = [
  'can t trace a line|cannot trace a line|can t trace supply|cannot trace supply|trace no line|can t trace a supply line|have no line|has no line|don t trace a line',
  'no trazan linea|no traza linea|no trazan suministro|no pueden trazar linea|no tienen linea',
  'non tracciano la linea|non traccia la linea|non tracciano rifornimento|non possono tracciare la linea|non hanno linea|non tracciano linea',
] as const;
const AROUND_IT = [
  inRow(
    '|the',
    'germans|french|men|troops|besiegers|allies|corps|ones|units',
    '|there|around it|around the fort|around it there|outside',
  ),
  inRow(
    '|los|las',
    'alemanes|franceses|tropas|hombres|sitiadores|cuerpos|que cercan el fuerte|que asedian|que lo cercan|que sitian',
    '|de alli|alli|de ahi|ahi',
  ),
  inRow(
    '|i|le|gli|quelli|chi',
    'tedeschi|francesi|truppe|uomini|assedianti|corpi|intorno al forte|assedia|assediano|che assediano',
    '|li|la|intorno',
  ),
] as const;
const SIEGE_MARKER = words(
  inRow('|the|a|its', 'siege marker|besieged marker|siege counter|marker|siege marker'),
  inRow('|el|un|su', 'marcador de asedio|marcador|contador de asedio'),
  inRow('|il|un|il suo', 'segnalino di assedio|segnalino d assedio|segnalino assedio|segnalino'),
);
export const SIEGE_WORDS: readonly Entry[] = [
  field(
    words(
      inRow(
        SIEGE_MARKER,
        '|is|s|lies|stands|there is',
        '|already|still',
        'on|at|on top of|placed on|in place|in place at|on the map at|there|put on',
      ),
      inRow(SIEGE_MARKER, '|esta|hay|ya esta', '|ya', 'puesto|colocado|en|sobre|encima de|puesto en|puesto sobre|alli'),
      inRow(SIEGE_MARKER, '|e|sta|c e|e gia', '|gia', 'posto|messo|piazzato|su|sopra|ad|a|posto su|messo su|li'),
    ),
    'standing',
    true,
  ),
  field(
    words(
      ...([0, 1, 2] as const).map((lang) => inRow(AROUND_IT[lang], words(CUT_OFF[lang], NO_LINE[lang]))),
      ...CUT_OFF,
      ...NO_LINE,
    ),
    'supplied',
    false,
  ),
  field(
    words(
      inRow(
        'there is|there s|it has|has|it s got|we have',
        '|already',
        SIEGE_MARKER,
        'on it|there|on it already|there already|already',
      ),
      inRow(
        SIEGE_MARKER,
        'was|has been|is',
        '|already',
        'placed|put there|put down|laid|set|put',
        '|earlier|before|already|last turn',
      ),
      inRow('hay|ya hay|tiene|ya tiene|lleva', SIEGE_MARKER, 'encima|puesto|ya|alli|encima ya|ya puesto'),
      inRow(
        SIEGE_MARKER,
        'lo pusimos|lo puse|se puso|esta puesto|lo hemos puesto|lo pusieron|ya esta puesto',
        '|antes|ya|desde antes|el turno pasado',
      ),
      inRow('c e|c e gia|ha|ha gia|porta', '|gia', '|sopra', SIEGE_MARKER, '|sopra|gia|li'),
      inRow(
        SIEGE_MARKER,
        'l abbiamo messo|l ho messo|e stato messo|era stato messo|l hanno messo|e messo',
        '|prima|gia|da prima|il turno scorso',
      ),
      inRow(
        '|it s|it has|they have|been|they ve',
        'been',
        'under siege|besieged',
        '|since',
        'last turn|before|earlier',
      ),
      inRow('the ring|the siege', 'was|has been', 'closed|laid|begun|started', '|earlier|before|last turn'),
    ),
    'standing',
    true,
  ),
  filler(
    'lo rodean|los rodean|lo circondano|li circondano|lo sitian|lo assedia|lo assediano|surround it|are around it|lie around it|sitting there|sit there|to watch it|i left|we left|he left|ho lasciato|ho lasciato li|abbiamo lasciato|he dejado|hemos dejado|good|sound|fresh|frescos|freschi|sani|sanos|nuestros|nostri',
  ),
  asks(
    'roll of|a roll of|with a roll of|una tirada de|tirada de|tirada : |tirada :|un tiro di|tiro di|tiro :|roll :',
    'die',
    1,
    6,
    {
      optional: true,
    },
  ),
  asks(
    'surrender roll|surrender die|tirada de rendicion|dado de rendicion|tiro di resa|tiro per la resa|dado della resa',
    'die',
    1,
    6,
    {
      optional: true,
    },
  ),
  field(
    'supply line is cut|supply line cut|line is cut|isn t in supply|aren t in supply|aren t supplied|isn t supplied|are not supplied|is not supplied|la linea esta cortada|linea cortada|no estan en suministro|no esta en suministro|no tienen suministro|non sono in rifornimento|non e in rifornimento|non hanno rifornimento|linea tagliata',
    'supplied',
    false,
  ),
  field(
    'since last turn|besieged since last turn|the siege goes on|siege goes on|siege continues|desde antes|desde el turno anterior|desde el turno pasado|sigue el asedio|el asedio sigue|dal turno scorso|dal turno precedente|continua l assedio|l assedio continua',
    'standing',
    true,
  ),
  field(
    words(
      paired(
        'siege marker|the siege marker|marker|the marker|siege counter|the siege counter',
        'is already there|already there|is already on it|is already on|already on it|already placed|already lies there|is there|is on it|is in place',
      ),
      'there is already a siege marker|there s already a siege marker|already has a siege marker|already has its siege marker|has a siege marker already',
      paired(
        'we had it|we had them|it was|they were|he had it|already|it is|it s|was|had been',
        'already besieged|besieged before|besieged already|already invested|invested before|already under siege|under siege before|besieged earlier|besieged last turn',
      ),
      'siege was already on|siege had already begun|siege has already begun|siege began before|the siege is not new',
      paired(
        'marcador de asedio|el marcador de asedio|marcador|el marcador',
        'ya puesto|ya esta|ya esta puesto|ya esta ahi|ya esta alli|puesto ya|esta puesto|esta ya',
      ),
      'ya tiene puesto el marcador de asedio|ya tiene el marcador de asedio|ya tiene marcador de asedio|ya hay marcador de asedio|ya hay un marcador de asedio|tiene ya el marcador de asedio|ya lleva el marcador de asedio',
      paired(
        'ya|ya la teniamos|ya lo teniamos|ya los teniamos|ya estaba|ya estaban|la teniamos ya|lo teniamos ya|estaba ya|ya esta',
        'asediada|asediado|asediados|sitiada|sitiado|cercada|cercado|bajo asedio|en asedio',
      ),
      paired(
        'el cerco|el asedio|el sitio',
        'venia de antes|viene de antes|ya estaba puesto|ya estaba|es de antes|ya habia empezado|no es nuevo',
      ),
      paired(
        'segnalino di assedio|il segnalino di assedio|segnalino d assedio|il segnalino d assedio|segnalino assedio|il segnalino',
        'c e gia|e gia li|e gia sopra|e gia posto|gia li|gia posto|e gia al suo posto|gia sopra|gia presente',
      ),
      'ha gia il segnalino di assedio|ha gia il segnalino d assedio|c e gia il segnalino di assedio|c e gia il segnalino d assedio|c e gia un segnalino di assedio',
      paired(
        'l avevamo gia|li avevamo gia|era gia|erano gia|l avevamo|lo avevamo gia|e gia|gia',
        'messa sotto assedio|messo sotto assedio|messi sotto assedio|sotto assedio|assediata|assediato|assediati|sotto assedio prima|in assedio|accerchiata',
      ),
      paired(
        'l anello|l assedio|il cerchio',
        'era chiuso da prima|e chiuso da prima|era gia chiuso|era gia in corso|durava da prima|viene da prima|e di prima|era gia cominciato',
      ),
    ),
    'standing',
    true,
  ),
  field(
    words(
      'out of supply|unsupplied|not in supply|not supplied|without supply|cut off|are cut off|is cut off|oos|starving|no supply',
      paired(
        'nobody feeds|nothing reaches|no supply reaches|no supplies reach|no supply for|nothing gets to',
        BESIEGER,
      ),
      'sin suministro|fuera de suministro|desabastecidos|desabastecido|sin abastecer|no esta abastecido|no estan abastecidos|aislados|va oos|van oos|' +
        'no le llega nada|no les llega nada|no le llega suministro|no les llega suministro|no reciben nada|no recibe nada|sin suministros|cortados',
      'fuori rifornimento|senza rifornimento|non rifornito|non riforniti|isolati|isolato|e oos|sono oos|non arriva niente|non arriva nulla|non riceve niente|non ricevono niente|non ricevono rifornimenti|senza rifornimenti|tagliati fuori|tagliato fuori',
    ),
    'supplied',
    false,
  ),
  filler(
    words(
      BESIEGER,
      'keep the ring closed|keeps the ring closed|hold the ring|ring closed|keep the ring|neither flipped|none flipped|neither is flipped|not flipped|neither disrupted|none disrupted|undisrupted|maintain the siege|keep it closed|' +
        'mantienen el cerco|mantiene el cerco|mantienen|sin aturdir|ninguno girado|ninguno aturdido|ninguno volteado|sin girar|no aturdidos|cierran el cerco|asediado|asediada|besieged|' +
        'l anello lo tengono|tengono l anello|l anello|anello|lo tengono|tengono|chiuso|nessuno girato|nessuno disorganizzato|non disorganizzati|non disorganizzato|non girati|all',
    ),
  ),
  asks(
    words(
      paired('threw|rolled|got|tiro|saco|sacamos|fatto|tirato|venuto|uscito', 'a deuce of|un|una'),
      'abbiamo fatto|abbiamo fatto un|abbiamo tirato|abbiamo tirato un|mi e venuto|mi e venuto un|ci e venuto|ci e venuto un|e venuto un|e venuto fuori un|hemos sacado|hemos sacado un|salio|salio un|salio el|me ha salido un|nos ha salido un|nos sale un|we rolled a|we rolled|we threw a|we threw',
    ),
    'die',
    1,
    6,
    { optional: true },
  ),
  field('a deuce|deuce', 'die', 2),
  filler(
    'al tirar|tirando|rolling|for the surrender|para la rendicion|per la resa|en el dado|sul dado|on the die|col dado',
  ),
];

const HAS_SHOT = words(
  paired(
    'has already|has|have already|already|it has already|it has|it already|we ve already|we have already|we',
    words(
      'fired|shot|fired it|used it|been fired|been used',
      paired('fired|shot|used it|used it once|fired once|fired it|been used|shot once', 'this turn|already'),
    ),
  ),
  'flipped fired|is flipped|flipped|used once this turn|used this turn',
  paired(
    'ya ha|ha|ya|ya la|la hemos|ya la hemos',
    words(
      'disparado|disparo|usado|usada|usamos|gastado',
      paired('disparado|disparo|usado|usamos|gastado', 'este turno|ya'),
    ),
  ),
  'girada|esta girada|volteada|ya ha tirado|ya tiro',
  paired(
    'ha gia|ha|gia|l abbiamo gia|l abbiamo|abbiamo gia',
    words(
      'sparato|tirato|usata|usato|usata una volta',
      paired('sparato|tirato|usata|usato', 'questo turno|in questo turno|gia'),
    ),
  ),
  'girata|e girata',
);
const PUT = 'commit|committed|announce|announced|employ|employed|use|used|fire|fired|declare|declared';
const TOGETHER = words(
  paired(
    words(PUT, paired('we|i', PUT)),
    'them together|both together|together|both at once|both before the first roll|both|them before the first roll',
  ),
  paired('both|the two|they fire', 'together|at once|at the same time'),
  paired(
    'las empleamos|las usamos|las anunciamos|las emplee|las anuncie|anuncie|anunciamos|emplee|empleamos|disparan|tiran',
    'juntas|las dos|las dos juntas|a la vez|las dos a la vez|las dos antes de la primera tirada|ambas antes de la primera tirada|antes de la primera tirada|juntas antes de la primera tirada',
  ),
  'las dos a la vez|ambas a la vez|las dos juntas|ambas juntas',
  paired(
    'le impegniamo|le usiamo|le annunciamo|le impiego|le ho annunciate|le ho impegnate|le abbiamo annunciate|le abbiamo impegnate|ho annunciato|annunciamo|sparano',
    'insieme|assieme|tutte e due|tutte e due insieme|entrambe|entrambe insieme|entrambe prima del primo tiro|tutte e due prima del primo tiro|prima del primo tiro|insieme prima del primo tiro',
  ),
  'tutte e due assieme|tutte e due insieme|entrambe assieme|entrambe insieme|concentrate|concentradas',
);
/** How many steps a fort has left. */
const stepNumber = (n: number): string => {
  const number =
    [
      ['one', 'uno', 'un'],
      ['two', 'dos', 'due'],
      ['three', 'tres', 'tre'],
      ['four', 'cuatro', 'quattro'],
    ][n - 1] ?? [];
  return words(String(n), ...number, ...(n === 1 ? ['a single', 'un solo', 'only one', 'just one', 'solo un'] : []));
};
/** "Only one step left": of the first fort. */
const stepsLeft = (n: number): string => {
  const all = stepNumber(n);
  const [en, es, it] = [
    paired(all, 'step|steps|level|levels'),
    paired(all, 'paso|pasos|nivel|niveles'),
    paired(all, 'livello|livelli|passo|passi'),
  ];
  return words(
    en,
    paired(
      en,
      'left|is left|are left|remaining|remains|remain|is all that s standing|is all that is standing|is all that is left|is all it has|to go',
    ),
    es,
    paired('le queda|le quedan|queda|quedan|solo le queda|solo le quedan|le resta|tiene|con', es),
    it,
    paired('resta|restano|rimane|rimangono|gli rimane|gli rimangono|gli resta|gli restano|ha ancora|con', it),
    paired(it, 'rimasto|rimasti|residuo|residui'),
  );
};
const NOW_TURN =
  '|this turn|for the turn|this turn already|already|earlier|in this turn|de este turno|del turno|este turno|en este turno|antes|di questo turno|questo turno|in questo turno|del turno|prima';
const BOTH_GUNS = words(
  '|both|both of them|them both|the two|them|the two together|both together',
  '|las dos|ambas|las dos juntas|las dos a la vez|a las dos',
  '|le due|tutte e due|entrambe|le due insieme|tutte e due insieme',
);
const RESIST = [
  'defend|defending|hold out|holding out|hold on|resist|are inside|inside|in there|in it|hold|are holding|are there|stand|help|fight on|are in it|are defending|in the hex|as well|too|also',
  'defienden|defendiendo|resisten|aguantan|hay dentro|dentro|estan dentro|se defienden|quedan|ayudan|resistiendo|aguantando|tambien|ademas|a defender',
  'difendono|a difendere|che difendono|resistono|tengono|stanno dentro|dentro|si difendono|restano|aiutano|tengono duro|anche|in piu|inoltre',
] as const;
const BESIDES_FORTS = [
  inRow(
    '|and',
    'besides|apart from|in addition to|on top of|not counting|aside from|other than|without counting|as well as|next to|beyond',
    '|the|its',
    'fort|forts|fortress',
  ),
  inRow(
    '|y',
    'aparte de|ademas de|sin contar|sin contar con|fuera de|al margen de|junto a|dejando aparte',
    'el fuerte|los fuertes|fuertes|la fortaleza',
  ),
  inRow(
    '|e',
    'oltre al|oltre ai|oltre alla|senza contare|a parte|in aggiunta ai|in piu dei|escludendo|esclusi|accanto ai',
    '|i|il|la',
    'forte|forti|fortezza',
  ),
] as const;
/** "Apart from the forts two units hold out": who defends with the forts, by a number. */
export const besidesForts = (number: string): string =>
  words(
    inRow(
      BESIDES_FORTS[0],
      '|,',
      '|there are|there s|has|they have|it has',
      number,
      '|more|other|ordinary|normal|field|regular|defending|combat',
      'units|unit',
      `|${RESIST[0]}`,
      '|there|inside|in it|out',
    ),
    inRow(
      '|there are|there s|with|has|they have',
      number,
      '|more|other|ordinary|normal|field|regular|defending|combat|additional',
      'units|unit',
      `|${RESIST[0]}`,
      '|there|inside|in it|out|it',
      BESIDES_FORTS[0],
    ),
    inRow(
      '|there are|with|there s|and',
      number,
      '|more|other|defending',
      words('units|unit|defenders|defender', inRow('non fort|field|regular|ordinary', 'units|unit|defenders')),
      '|there',
      words(
        inRow('that|which|who', 'aren t|are not|isn t|is not', '|a|the', 'forts|fort'),
        'not forts|no forts|that are no forts|other than forts|not counted as forts',
      ),
      `|${RESIST[0]}`,
    ),
    inRow(
      '|there are|with|there s|and',
      number,
      'non fort|other|ordinary|field|regular',
      'units|unit|defenders',
      '|are|is',
      `|${RESIST[0]}`,
    ),
    inRow(
      '|there are|there s|with|and',
      number,
      'more|other|further|additional',
      'units|unit',
      '|in there|in it|inside|there',
      '|defending|to defend|defend|holding out',
    ),
    inRow(
      '|the',
      'defenders|defender|garrison|besieged|fort|forts|defence|fortress',
      '|also|still|themselves',
      'have|has|include|includes|count|counts|got|are helped by|is helped by',
      '|also|another',
      number,
      '|more|other|ordinary|normal|field|regular|non fort|additional',
      'units|unit',
      '|as well|too|inside|with them|besides',
    ),
    inRow(
      BESIDES_FORTS[1],
      '|,|hay|tienen|quedan',
      `|${RESIST[1]}`,
      '|otras|otros',
      number,
      'unidades|unidad|defensores',
      '|mas|normales|normal|de campo|corrientes',
      `|${RESIST[1]}`,
    ),
    inRow(
      '|hay|y hay|con|defienden|resisten|quedan|aguantan',
      '|otras|otros',
      number,
      'unidades|unidad|defensores',
      '|mas|normales|defensoras|corrientes|ordinarias|de campo',
      `|${RESIST[1]}`,
      words(BESIDES_FORTS[1], inRow('que', 'no', 'son|es', '|un', 'fuertes|fuerte')),
      `|${RESIST[1]}`,
    ),
    inRow('|dentro', 'hay|y hay|con|tiene|tienen', 'otras|otros|otra', number, 'unidades|unidad', RESIST[1]),
    inRow(
      'dentro',
      'hay|tiene|tienen|quedan|estan',
      '|tambien|ademas',
      '|otras',
      number,
      'unidades|unidad',
      '|mas|ademas|tambien|normales',
    ),
    inRow(
      '|los|el|la',
      'defensores|defensor|guarnicion|defensa|asediados|sitiados|fuerte|fuertes',
      '|tambien|ademas',
      'tienen|tiene|cuentan con|cuenta con|suman|incluyen',
      '|tambien|ademas|otras',
      number,
      'unidades|unidad',
      '|normales|mas|corrientes|ordinarias|de campo|que no son fuertes|ademas|dentro',
    ),
    inRow(
      BESIDES_FORTS[2],
      '|,|ci sono|hanno|restano',
      `|${RESIST[2]}`,
      '|altre|altri',
      number,
      'unita|difensori',
      '|in piu|normali|normale|di campagna|comuni',
      `|${RESIST[2]}`,
    ),
    inRow(
      '|ci sono|e ci sono|con|difendono|resistono|restano|tengono',
      '|altre|altri',
      number,
      'unita|difensori',
      '|in piu|normali|difensive|difensori|comuni|ordinarie|di campagna|in difesa',
      `|${RESIST[2]}`,
      words(BESIDES_FORTS[2], inRow('che', 'non', 'sono|e', '|un', 'forti|forte')),
      `|${RESIST[2]}`,
    ),
    inRow('|dentro', 'ci sono|e ci sono|con|ha|hanno', 'altre|altri|altra', number, 'unita', RESIST[2]),
    inRow(
      'dentro',
      'ci sono|c e|ha|hanno|restano|stanno',
      '|anche|pure',
      '|altre',
      number,
      'unita',
      '|in piu|anche|normali',
    ),
    inRow(
      '|i|il|la',
      'difensori|difensore|guarnigione|difesa|assediati|forte|forti',
      '|anche|pure',
      'hanno|ha|contano|comprendono|dispongono di',
      '|anche|pure|altre',
      number,
      'unita',
      '|normali|in piu|comuni|ordinarie|di campagna|che non sono forti|inoltre|dentro',
    ),
  );
const BEFOREHAND = words(
  'before rolling|before i roll|before we roll|before any roll|before the first roll|beforehand|in advance|up front|declared beforehand|declared in advance|before the roll',
  'antes de tirar|antes de tirar nada|antes de la primera tirada|de antemano|por adelantado|declarado de antemano|anunciado antes|al principio|antes del primer tiro',
  'prima di tirare|prima del primo tiro|in anticipo|dichiarato in anticipo|annunciato prima del primo tiro|annunciato prima|prima del tiro',
);
const FACTORS = [
  ['1', 'one', 'uno'],
  ['2', 'two', 'dos', 'due'],
  ['3', 'three', 'tres', 'tre'],
  ['4', 'four', 'cuatro', 'quattro'],
  ['5', 'five', 'cinco', 'cinque'],
  ['6', 'six', 'seis', 'sei'],
];
const AT_FIRST = [
  'before the first roll|before rolling|before any roll|ahead of any die|before any die|before the dice|ahead of the roll|from the start|from the beginning|at once|with no die rolled yet|no die rolled yet|no dice rolled yet|before a die is rolled|beforehand|in advance',
  'antes de la primera tirada|antes de tirar|antes del dado|antes de cualquier dado|desde el principio|de entrada|sin haber tirado aun|sin haber tirado todavia|sin tirar aun|aun sin tirar|de antemano|por adelantado',
  'prima del primo tiro|prima di tirare|prima del dado|prima di ogni dado|dall inizio|fin dall inizio|sin dall inizio|nessun dado ancora tirato|senza aver ancora tirato|senza aver tirato|in anticipo|fin da subito',
] as const;
const FIRE = [
  inRow('|the|their|its|with', 'fire|guns|shots|bombardment|shooting'),
  inRow('|el|su|con el', 'fuego|tiro|bombardeo'),
  inRow('|il|il loro|con il', 'fuoco|tiro|bombardamento'),
] as const;
const SHARED_FIRE = words(
  inRow(FIRE[0], 'is|are|was|s|being', 'concentrated|combined|massed|pooled', `|${AT_FIRST[0]}`),
  inRow(
    '|with',
    'concentrated|combined|massed',
    'fire|bombardment|shooting',
    '|announced|declared|committed|called|is announced|is declared',
    `|${AT_FIRST[0]}`,
  ),
  inRow(
    '|they|both|we|the two|the two of them|the guns|both guns|with both guns|with both|with the two',
    '|are|re|were|is|go|fire|shoot|have been',
    '|all|both|being',
    words(
      inRow(
        'thrown in|committed|put in|used|fired|declared|announced|treated|sent in|in',
        'as one|together|at once|at the same time|as a single gun|both at once',
        `|,|${AT_FIRST[0]}`,
        `|${AT_FIRST[0]}`,
      ),
      inRow('committed|declared|announced|in|go in', '|both', 'together|at once', `|,`, AT_FIRST[0]),
      inRow('go in|fire|shoot|bombard|shell', 'together|as one', '|,', AT_FIRST[0]),
    ),
  ),
  inRow('|ellas|ambas|las dos', 'concentran|concentramos|juntan|suman|unen', FIRE[1], `|${AT_FIRST[1]}`),
  inRow('fuego|bombardeo|tiro', 'concentrado|conjunto|unido', '|anunciado|declarado', `|${AT_FIRST[1]}`),
  inRow(
    '|las dos|ambas|los dos|con las dos|con ambas',
    'entran|van|disparan|tiran|comprometidas|declaradas|anunciadas|metidas|usadas|actuan|son declaradas|fueron anunciadas',
    '|las dos|ambas|los dos',
    'juntas|juntos|a la vez|como una sola|como una|como un solo canon|al mismo tiempo|a una',
    '|,',
    `|${AT_FIRST[1]}`,
  ),
  inRow('|loro|entrambe|tutte e due', 'concentrano|concentriamo|uniscono|sommano', FIRE[2], `|${AT_FIRST[2]}`),
  inRow('fuoco|bombardamento|tiro', 'concentrato|congiunto|unito', '|annunciato|dichiarato', `|${AT_FIRST[2]}`),
  inRow(
    '|le due|entrambe|tutte e due|i due|con tutte e due|con entrambe|con le due',
    'entrano|vanno|sparano|tirano|impegnate|dichiarate|annunciate|usate|agiscono|messe|vengono dichiarate|sono dichiarate',
    '|tutte e due|entrambe|le due',
    'insieme|assieme|come una sola|come una|nello stesso momento|in una volta|contemporaneamente',
    '|,',
    `|${AT_FIRST[2]}`,
  ),
  inRow(
    'con',
    'tutte e due|entrambe|le due|las dos|ambas',
    'dichiarate|annunciate|impegnate|declaradas|anunciadas|comprometidas',
    '|insieme|a la vez|juntas',
    words(AT_FIRST[1], AT_FIRST[2]),
  ),
);
const BOTH_OF_THEM = [
  'both|both of them|the pair|the pair of them|the two|the two of them|them|them both|the lot|both guns|the two guns|the guns|both pieces|they|they re both|we|i|them all',
  'los dos|las dos|ambos|ambas|los dos juntos|las dos juntas|los dos canones|las dos piezas|el par|ambos canones|todos|los',
  'tutti e due|tutte e due|entrambi|entrambe|i due|le due|i due cannoni|la coppia|entrambi i cannoni|li|le',
] as const;
const COMMITTED = [
  'commit|commits|committed|put in|throw in|threw in|thrown in|use|used|employ|employed|declare|declared|announce|announced|send in|sent in|bring in|brought in|pledge|pledged|fire|fired|play|played|go in|went in',
  'comprometo|comprometen|comprometemos|comprometidos|comprometi|meto|meten|metemos|metidos|uso|usan|usamos|usados|empleo|emplean|empleamos|entran|entraron|declaro|declaran|declarados|anuncio|anuncian|lanzo|lanzan|van|fueron|disparan|juego|pongo|ponen',
  'impegno|impegniamo|impegnati|impegnano|metto|mettiamo|messi|uso|usiamo|usati|impiego|impieghiamo|impiegati|entrano|entrati|dichiaro|dichiarati|annuncio|annunciati|lancio|vanno|sparano|gioco|schiero|usano',
] as const;
const AS_ONE = [
  'together|at once|at the same time|as one|jointly|in one go|simultaneously|as a single gun|at one time|side by side',
  'juntos|juntas|a la vez|al mismo tiempo|de golpe|como uno|de una vez|simultaneamente|en bloque|unidos|a un tiempo',
  'insieme|assieme|in una volta|nello stesso tempo|in un colpo|come uno solo|contemporaneamente|simultaneamente|in blocco|uniti',
] as const;
const NO_DIE_YET = [
  inRow(
    '|,|right|from',
    'before|ahead of',
    '|the|a|any|casting|throwing|rolling|i|we',
    '|first|any|a|the|single',
    'die|dice|roll|rolling|throw|roll of the dice|rolled|cast|shot',
    '|was|is|were|has been|is ever',
    '|cast|thrown|rolled|made',
  ),
  inRow(
    '|,|ya|justo|desde|desde ya|incluso',
    'antes de|antes de que se|sin haber',
    '|la|el|lanzar|tirar|tirado|hacer|lance|echar|tire|lanzado',
    '|primera|primer|ningun|el primer|los|el|la primera|un|cualquier',
    '|tirada|dado|dados|tiro|lanzamiento',
  ),
  inRow(
    '|,|gia|fin da|ancora',
    'prima di|prima del|prima che si|senza avere|senza aver',
    '|il|lanciare|tirare|tirato|fare|lanci|gettare|lanciato',
    '|primo|nessun|il primo|i|il|alcun|un|qualsiasi',
    '|tiro|dado|dadi|lancio',
  ),
] as const;
/** "I commit the pair of them at once, before rolling" */
const COMMITTED_AS_ONE = words(
  inRow(
    '|i|we|they|he|and',
    `|${BOTH_OF_THEM[0]}`,
    '|were|are|was|ve been|have been|get|both|all',
    COMMITTED[0],
    `|${BOTH_OF_THEM[0]}`,
    '|in',
    AS_ONE[0],
    words('', NO_DIE_YET[0], 'from the first roll|from the first roll on|from the first die'),
  ),
  inRow(
    '|i|we|they|he|and',
    `|${BOTH_OF_THEM[0]}`,
    '|were|are|was|ve been|have been|get|both|all',
    COMMITTED[0],
    `|${BOTH_OF_THEM[0]}`,
    '|in',
    NO_DIE_YET[0],
  ),
  inRow(
    BOTH_OF_THEM[0],
    'are|were|get|is',
    COMMITTED[0],
    '|together',
    'as one|as a single gun|together|as a pair',
    '|gun|piece',
    'from the first roll|from the first roll on|from the first die|from the start|from roll one|right away',
  ),
  inRow(
    `|${BOTH_OF_THEM[1]}`,
    '|se|han sido|fueron|son|los|las|ya',
    COMMITTED[1],
    `|${BOTH_OF_THEM[1]}`,
    AS_ONE[1],
    words('', NO_DIE_YET[1], 'desde la primera tirada|desde el primer dado|desde el principio'),
  ),
  inRow(`|${BOTH_OF_THEM[1]}`, '|se|han sido|fueron|son|los|las|ya', COMMITTED[1], BOTH_OF_THEM[1], NO_DIE_YET[1]),
  inRow(BOTH_OF_THEM[1], '|se|han sido|fueron|son|ya', COMMITTED[1], NO_DIE_YET[1]),
  inRow(
    `|${BOTH_OF_THEM[2]}`,
    '|si|sono stati|vengono|sono|li|le|gia',
    COMMITTED[2],
    `|${BOTH_OF_THEM[2]}`,
    AS_ONE[2],
    words('', NO_DIE_YET[2], 'dal primo tiro|fin dal primo tiro|dal primo dado|dall inizio'),
  ),
  inRow(`|${BOTH_OF_THEM[2]}`, '|si|sono stati|vengono|sono|li|le|gia', COMMITTED[2], BOTH_OF_THEM[2], NO_DIE_YET[2]),
  inRow(BOTH_OF_THEM[2], '|si|sono stati|vengono|sono|gia', COMMITTED[2], NO_DIE_YET[2]),
);
const OTHER_FORT = [
  'the other fort|other fort|the second fort|second fort|fort two',
  'el otro fuerte|otro fuerte|el segundo fuerte|segundo fuerte|fuerte dos',
  'altro forte|il secondo forte|secondo forte|forte due',
] as const;
/** "Just a step left on the other fort": of two in a hex what is told of the second is none of the first. */
const secondLeft = (n: number): string => {
  const all = n === 1 ? words(stepNumber(n), 'a') : stepNumber(n);
  return words(
    inRow('|just|only', all, 'step|steps', '|left|still|remains|remain', 'on|in|at|to', OTHER_FORT[0]),
    inRow(OTHER_FORT[0], 'has|is down to|is at|has only|has just', all, '|step|steps', '|left'),
    inRow('|solo|queda|quedan|solo queda', all, 'paso|pasos', '|queda|quedan', 'en|a|de|del', OTHER_FORT[1]),
    inRow('|al|a', OTHER_FORT[1], 'tiene|le queda|le quedan|esta a|solo tiene', all, '|paso|pasos'),
    inRow('|solo|resta|restano', all, 'livello|livelli', '|resta|restano', 'sull|nell|all|su|nel|al', OTHER_FORT[2]),
    inRow('|l|all', OTHER_FORT[2], 'ha|ha solo|resta|restano|gli resta', all, '|livello|livelli'),
  );
};
/** "Surrender die of fort two: 1". */
export const SECOND_DIE: Entry = asks(
  words(
    inRow('|the', '|surrender', 'die|roll', 'of|for', OTHER_FORT[0], '|:|is|was'),
    inRow('|el|la', 'dado|tirada', '|de rendicion', 'del|para el|de', OTHER_FORT[1], '|:|es'),
    inRow('|il', 'dado|tiro', '|di resa', 'del|dell|per il|per l', OTHER_FORT[2], '|:|e'),
  ),
  'dieSecond',
  1,
  6,
);

export const GUN_WORDS: readonly Entry[] = [
  ...[1, 2, 3, 4].map((n) => field(secondLeft(n), 'second', n)),
  // "The gun's a 5"
  asks(
    words(
      inRow('|the|our|that|this', 'gun|piece|howitzer|ha', 's a|is a'),
      inRow('|la|el|esa|ese', 'pieza|canon|ha', 'es un|es una'),
      inRow('|il|quel|l', 'pezzo|cannone|ha', 'e un|e da'),
    ),
    'factor',
    1,
    9,
    { optional: true },
  ),
  field(COMMITTED_AS_ONE, 'concentrated', true),
  field(SHARED_FIRE, 'concentrated', true),
  // "A factor 2 gun": the number is none of guns.
  ...FACTORS.map((numbers, i) =>
    field(
      words(
        inRow('|a|the|one', 'factor|strength', numbers.join('|'), 'gun|piece|ha|battery|one'),
        inRow(
          '|un|una|el|la',
          'canon|pieza|cannone|pezzo',
          'de|di|con',
          'factor|fattore|fuerza|forza',
          numbers.join('|'),
        ),
      ),
      'factor',
      i + 1,
    ),
  ),
  field(
    words(
      inRow(
        'concentrating|concentrate|concentrated',
        '|the|their',
        '|fire',
        '|of|from|on',
        '|both|both of them|the two|the two of them|them',
        '|together|from the off|from the start',
      ),
      inRow(
        'concentrando|concentramos|concentran',
        '|el|su',
        '|fuego|tiro',
        '|de',
        '|las dos|ambas|los dos|ambos|ellas|las dos piezas',
        '|juntas|a la vez|desde el principio',
      ),
      inRow(
        'concentrando|concentriamo|concentrano',
        '|il|il loro',
        '|fuoco|tiro',
        '|di|dei|delle',
        '|due|entrambi|entrambe|tutti e due|tutte e due|loro',
        '|insieme|dall inizio',
      ),
      inRow(
        '|both|they re both|they were both|they are both|were|the two|all',
        '|both|of them|guns',
        'thrown in|committed|put in|declared|announced|used|employed|brought in|fired|pledged',
        'together|at once|at the same time|in one go|simultaneously|as one',
        `|${BEFOREHAND}|before the dice|before any dice|before rolling|before the first die`,
      ),
      inRow(
        '|ambas|las dos|los dos|ambos',
        'comprometidas|comprometidos|declaradas|declarados|anunciadas|anunciados|empleadas|metidas',
        '|juntas|juntos|a la vez|al mismo tiempo',
        `|${BEFOREHAND}|antes del primer dado|antes de la tirada|antes del dado`,
      ),
      inRow(
        '|entrambi|entrambe|i due|le due|tutti e due',
        'impegnati|impegnate|dichiarati|dichiarate|annunciati|annunciate|impiegati|impiegate|messi',
        'insieme|assieme|in una volta|nello stesso tempo|contemporaneamente',
        `|${BEFOREHAND}|prima del dado|prima del primo dado|prima del primo tiro`,
      ),
      inRow(
        '|tutti e due|tutte e due|entrambi|entrambe',
        'insieme|assieme',
        '|fin|sin',
        'dall inizio|da subito|dal principio',
      ),
    ),
    'concentrated',
    true,
  ),
  filler('from the off|from both of them|both of them|both|the two|desde el principio|dall inizio|entrambi|entrambe'),
  field(
    words(
      inRow(
        '|it|has|it has|has already|already',
        '|already',
        'used|spent|fired|shot',
        '|its|the',
        '|shot|shots|fire|bombardment',
        NOW_TURN.slice(1),
      ),
      inRow('|has|it has|already|it', 'used|spent|had|used up', 'its|the', 'shot|fire|bombardment', NOW_TURN),
      inRow(
        '|it',
        'did|has done|made|has made',
        'a bombardment|its bombardment|one bombardment',
        'already|already this turn|this turn|earlier',
      ),
      inRow('is|lies|stands|is lying', 'on', 'its|the', 'fired side|used side|spent side|back side'),
      inRow(
        'ya|ya ha|ha|ya la ha',
        'gasto|gastado|hecho|uso|usado|consumido',
        'su|el',
        'disparo|tiro|fuego|bombardeo',
        NOW_TURN,
      ),
      inRow(
        'ya|ya ha',
        'hecho fuego|abierto fuego|hizo fuego|bombardeo|bombardeado|disparo|tiro',
        '|otra vez|una vez',
        NOW_TURN,
      ),
      inRow('|esta|va', 'por', 'la|su', 'cara de', 'fired|disparada|usada|disparado'),
      inRow('|esta', 'gastada|agotada|descargada', '|,', 'tiro antes|ya tiro|disparo antes|ya disparo'),
      inRow('ha|ha gia|gia', 'speso|usato|consumato|fatto', 'il suo|il|un', 'tiro|colpo|fuoco|bombardamento', NOW_TURN),
      inRow('ha|ha gia', 'fatto fuoco|aperto il fuoco|bombardato|sparato', NOW_TURN),
      inRow('|e|sta', 'sul', 'lato', 'fired|usato|sparato'),
      inRow('|e', 'scarica|esaurita', '|,', 'ha tirato prima|ha gia tirato|ha sparato prima|ha gia sparato'),
    ),
    'fired',
    true,
  ),
  field(
    words(
      inRow('|i|we|he|they', 'commit|announce|declare|use|employ|fire|throw in|said|say', BOTH_GUNS, BEFOREHAND),
      inRow('|,', BOTH_GUNS, '|,', '|announced|declared|committed', BEFOREHAND),
      inRow(
        'comprometo|comprometemos|anuncio|anunciamos|declaro|declaramos|empleo|uso|usamos|meto',
        BOTH_GUNS,
        BEFOREHAND,
      ),
      inRow('le', 'impegno|impegniamo|annuncio|annunciamo|dichiaro|uso|usiamo|metto', BOTH_GUNS, BEFOREHAND),
      inRow('they|we', 'fire|shoot', 'as one|together|as a single gun', '|,', words('', BEFOREHAND)),
      inRow('tiran|disparan', 'como una sola|juntas|como una', '|,', words('', BEFOREHAND)),
      inRow('sparano|tirano', 'come una sola|insieme|come una', '|,', words('', BEFOREHAND)),
      inRow(
        'we|i',
        'said|announced|declared',
        '|up front|before|at the start',
        'that',
        'they',
        'shoot|fire',
        'together',
      ),
      inRow(
        'avisamos|dijimos|anunciamos|avise',
        '|al principio|antes|de entrada',
        '|de',
        'que',
        'disparan|tiran',
        'juntas|a la vez',
      ),
      inRow(
        'abbiamo detto|ho detto|abbiamo annunciato',
        '|subito|prima|all inizio',
        'che',
        'tirano|sparano',
        'insieme|assieme',
      ),
    ),
    'concentrated',
    true,
  ),
  ...[1, 2, 3].map((n) =>
    field(
      inRow(
        'holds out|resists|holds on|aguanta|resiste|resta|regge|sobrevive|holds',
        'with|con',
        words(
          [
            'a single|only one|one|just one|un unico|un solo|uno|solo uno|un',
            'two|only two|dos|solo dos|due|solo due',
            'three|tres|tre',
          ][n - 1] ?? '',
          String(n),
        ),
        'step|steps|level|levels|paso|pasos|nivel|niveles|livello|livelli|passo',
      ),
      'first',
      n,
    ),
  ),
  field(
    words(
      inRow('|ya', 'no', 'le', 'queda|quedan', 'mas que', 'un|1', 'paso|nivel'),
      inRow('non', 'gli', 'resta|rimane', 'che|altro che', 'un|1', 'livello|passo'),
      inRow('has|it has', 'no more than', 'one|a|1', 'step|level', '|left'),
    ),
    'first',
    1,
  ),
  field(HAS_SHOT, 'fired', true),
  field(
    'spent|used up|has had its shot|had its shot|fired earlier|has bombarded already|already bombarded|has already bombarded|done for this turn|marked as fired|gastada|agotada|ya ha bombardeado|ya bombardeo|marcada como disparada|esaurita|consumata|ha gia bombardato|segnata come usata',
    'fired',
    true,
  ),
  field(
    'last step|its last step|down to its last step|ultimo paso|su ultimo paso|en su ultimo paso|ultimo livello|all ultimo livello|l ultimo livello|ultimo passo',
    'first',
    1,
  ),
  field(TOGETHER, 'concentrated', true),
  ...[1, 2, 3, 4].map((n) => field(stepsLeft(n), 'first', n)),
  filler(
    'skoda|krupp|on its last legs|last legs|a fort on its last legs|en las ultimas|esta en las ultimas|agli sgoccioli|e agli sgoccioli|only has|has only|has just|all that s standing',
  ),
  trait('artillerias pesadas|artiglierie pesanti|heavy artilleries|baterias pesadas', { kind: 'gun' }),
];
