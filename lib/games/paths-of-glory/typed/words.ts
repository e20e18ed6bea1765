import { ATTACK_MARKER, IN_SINAI, OPEN_POLICY, PIPELINE, POLICY } from '@/lib/games/paths-of-glory/typed/card-words';
import { I_FLANK } from '@/lib/games/paths-of-glory/typed/flank-words';
import { fireOf } from '@/lib/games/paths-of-glory/typed/fire-words';
import { asks, choice, field, filler, trait } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { alternatives, inRow, paired } from '@/lib/typed/phrases';
import { DIE, GROUND, NO_TRENCH, ON_DIE, PEOPLES, STATES, TRENCH, UNITS, words } from '@/lib/typed/table-words';

/* What players call things besides the names that the data has: a short list by hand, in the three languages. */

export const KIND_WORDS = { army: UNITS.army, corps: UNITS.corps } as const;

/** Peoples by the id of their nation, where the adjective of its units is not all that players say. */
export const NATIONS: Readonly<Record<string, string>> = {
  germany: PEOPLES.german,
  'austria-hungary': PEOPLES.austrian,
  bulgaria: 'bulgarians|bulgara|bulgaras|bulgari|bulgare|bul',
  turkey: PEOPLES.turkish,
  france: PEOPLES.french,
  britain: PEOPLES.british,
  russia: PEOPLES.russian,
  italy: 'italians|italiana|italianas|italiani|italiane|ita',
  'united-states':
    'american|americans|americano|americanos|americana|americani|americane|estadounidenses|statunitensi|yankees|yanks|usa|eeuu',
  belgium: PEOPLES.belgian,
  serbia: 'serb|serbs|serbian|serbia|serbios|serbi|serbe|ser',
  romania: PEOPLES.romanian,
  greece: 'greeks|griega|griegas|griegos|greci|greche|gre',
  montenegro: 'montenegrins|montenegrina|montenegrini|montenegrine',
};

/** Named units by their mark on the counter. */
export const SPECIAL_WORDS: Readonly<Record<string, string>> = {
  yld: 'yilderim|yildirim|yilderim army',
  aoi: 'army of islam|ejercito del islam|armata dell islam|ejercito turco del islam|islam army|islam',
  sn: 'senussi|senusso|senussiti|senusi|senussi tribe|tribu senussi',
  or:
    'army of the orient|army of orient|orient army|or army|ejercito del oriente|ejercito de oriente|ejercito or|armata or|' +
    'armata d oriente|armata dell oriente|armee d orient|orient|oriente',
  bef: 'british expeditionary force|expeditionary force|fuerza expedicionaria britanica|corpo di spedizione britannico',
  mef: 'mediterranean expeditionary force|fuerza expedicionaria mediterranea|corpo di spedizione mediterraneo',
  ne: 'near east army|near east|british near east|ejercito de oriente proximo|oriente proximo|vicino oriente|armata ne|ejercito ne|ne army',
  aus: 'australian|australians|australiano|australianos|australiani|anzac|anzacs|anz|aussie|aussies',
  cnd: 'canadian|canadians|canadiense|canadienses|canadese|canadesi|cdn',
  pt: 'portuguese|portugues|portuguesa|portugueses|portoghese|portoghesi',
  ana: 'arab northern army|northern arab army|arab|arabs|arabes|ejercito arabe del norte|armata araba del nord|arabi',
  cau:
    'caucasus army|caucasian army|army of the caucasus|ejercito del caucaso|ejercito de caucaso|armata del caucaso|ruso del caucaso|rusos del caucaso|russo del caucaso|russa del caucaso|del caucaso|russian caucasus|' +
    'russian caucasus army|russian army of the caucasus',
};

const FLANK_ROLL = words(
  'flank roll|flank die|flanking roll|flanking die|flank attempt roll|flank attempt die',
  inRow(
    'dado|tirada|tiro|lancio',
    'de|di|del|dell|per il|per l|de la|sul',
    '|intento de|tentativo di|tentativo de',
    'flanco|flanqueo|fianco|aggiramento',
  ),
);
/** From a space of the attackers a solid line leads to other enemies (12.3.3). */
const ENEMIES = 'enemy|enemies|hostile|french|german|austrian|russian|british|italian|turkish|allied|cp|central powers';
const ENEMIGOS =
  'enemigo|enemigos|enemiga|enemigas|frances|francesa|franceses|aleman|alemana|alemanes|rusa|ruso|rusos|aliado|aliada|aliados|turca|turco';
const NEMICI =
  'nemico|nemici|nemica|nemiche|francese|francesi|tedesca|tedesco|tedeschi|russa|russo|russi|alleato|alleata|alleati|turca|turco';
const OURS_EN = words(
  inRow(
    'one of|',
    'our|my|the|his|own',
    '|own',
    'attacking|flanking|attacker s',
    'space|spaces|army|armies|corps|stacks',
  ),
  inRow('one of', 'our|my|the', 'space|spaces', '|we attack from|from which we attack|that attack'),
  inRow('one of', 'ours|mine|our armies|the armies that attack|the spaces the attack comes from'),
  'one attacking space|an attacking space|one space|our space|where we attack from|the space we attack from|the attacking army',
);
const OTHERS_EN = inRow(
  'another|other|more|some other|yet another|further|a second',
  `|${ENEMIES}|${paired(ENEMIES, 'held')}`,
  `${ENEMIES}|unit|units|space|spaces|army|armies|corps|stack|stacks|one`,
  '|with enemies|with enemy units|beside it|next to it|as well|too',
);
const TOUCH_EN = inRow(
  '|is|are|lies|lie|stands|stand|also|is also',
  'touches|touch|borders|bordering|next to|beside|adjacent to|right next to|connected to|joined to|has|have|neighbours|leads to|close to|near|alongside',
);
const OURS_ES = words(
  inRow(
    '|uno de|un|el|de|del|al|a',
    '|nuestro|nuestros|los|mis|mi',
    'espacio|espacios',
    'atacante|atacantes|de flanqueo|de flanco|que ataca|que atacan|desde los que atacamos|desde el que atacamos',
  ),
  inRow('uno de|de uno de|a uno de|con uno de', 'los nuestros|nuestros espacios|los espacios|mis espacios|los mios'),
  'al ejercito que ataca|el ejercito que ataca|del ejercito que ataca|al ejercito atacante|el ejercito atacante|nuestro espacio',
);
const OTHERS_ES = inRow(
  '|a|de|con|hay|esta|estan',
  'otro|otra|otros|otras|mas',
  `${ENEMIGOS}|unidad|unidades|espacio|espacios|ejercito|ejercitos|cuerpo|cuerpos|pila`,
  `|con enemigos|con unidades enemigas|${ENEMIGOS}`,
  '|pegado|pegados|pegada|al lado|junto',
);
const TOUCH_ES = inRow(
  '|esta|estan|hay|tambien|linda|lindan|pegado|pegados|pegada|lleva|hay una linea',
  'junto a|junto|al lado de|al lado|toca|tocan|linda con|lindan con|linda|tiene|tienen|tiene al lado|conecta con|con|a|pegado a|pegada a|adyacente a|cerca de',
);
const OURS_IT = words(
  inRow(
    '|uno dei|uno degli|a uno dei|a uno degli|un|uno|il|al|l|all|dal',
    '|nostro|nostri|miei',
    'spazio|spazi',
    'attaccante|attaccanti|di fianco|di aggiramento|che attacca|che attaccano|da cui attacchiamo|da cui si attacca',
  ),
  inRow('uno|a uno|da uno|con uno', 'dei nostri|dei nostri spazi|degli spazi|dei miei spazi|dei miei'),
  'l armata che attacca|all armata che attacca|l armata attaccante|all armata attaccante|il nostro spazio',
);
const OTHERS_IT = inRow(
  '|a|ad|c e|ci sono|di|con',
  'un altro|un altra|altri|altre|piu',
  `${NEMICI}|unita|spazio|spazi|armata|armate|corpo|corpi|pila`,
  `|con nemici|con unita nemiche|${NEMICI}`,
  '|accanto|vicino|a ridosso|di fianco',
);
const TOUCH_IT = inRow(
  '|e|sta|stanno|sono|anche|c e|porta',
  'accanto a|accanto|vicino a|vicino|tocca|toccano|confina con|confinano con|confina|ha|hanno|ha accanto|adiacente a|a|con|a ridosso di',
);
const BESIDES =
  '|there is|there s|there are|besides the target|besides the target ,|a solid line leads from|a solid line runs from|ademas del objetivo|ademas del objetivo ,|una linea continua lleva de|una linea continua une|oltre al bersaglio|oltre al bersaglio ,|una linea continua porta da|una linea continua unisce|hay|c e|ci sono';
const nearby = (ours: string, touch: string, others: string, at: string): string =>
  words(
    inRow(BESIDES, ours, `${touch}|to|and`, others),
    inRow(BESIDES, others, `${touch}|is|are`, ours),
    inRow(BESIDES, others, at, ours),
    inRow(at, ours, '|there is|there s|there are|hay|c e|ci sono|esta|sta', others),
  );
const LOT =
  '|lot|stack|army|corps|space|group|one|ones|unit|men|grupo|pila|ejercito|cuerpo|espacio|los de alli|gruppo|armata|corpo|spazio';
const NEAR_ENEMY = words(
  // "The Insterburg lot has other Russians next door"
  inRow(
    LOT,
    'has|have|with|tiene|tienen|con|ha|hanno|touches|borders|toca|tocca',
    '|also|tambien|anche',
    'other|more|some other|another|otros|otro|mas|altri|un altro|piu',
    words(
      ENEMIES,
      ENEMIGOS,
      NEMICI,
      'russians|germans|austrians|italians|turks|frenchmen|austriacos|italianos|austriaci|italiani',
    ),
    '|army|corps|units|ejercito|armata',
    'next door|beside it|next to it|next to them|right there|around it|nearby|close by|at its elbow|al lado|pegados|pegado|junto|cerca|a su lado|accanto|vicino|li accanto|a fianco|di fianco',
  ),
  nearby(OURS_EN, TOUCH_EN, OTHERS_EN, 'next to|beside|adjacent to|close to|near'),
  nearby(OURS_ES, TOUCH_ES, OTHERS_ES, 'junto|junto a|al lado|al lado de|cerca de|pegado a|pegado'),
  nearby(
    OURS_IT,
    TOUCH_IT,
    OTHERS_IT,
    'accanto|accanto a|accanto al|accanto ai|vicino|vicino a|vicino al|vicino ai|di fianco|di fianco al|a ridosso di',
  ),
);

/** A counter has two steps: with one lost, or not full any more, it is reduced. */
const LOST_STEP = words(
  inRow(
    '|has|have|had|is|are|ha|hanno|han|s',
    '|already|ya|gia',
    'lost|missing|down|short of|perdido|perdio|perdieron|perso',
    'a|one|its|their|un|su|uno|il suo',
    'step|paso|passo',
    '|already|ya|gia',
  ),
  inRow('|ya|gli|le|les', '|ya|gia', 'falta|faltan|manca|mancano', '|ya|gia', 'un|su|uno|il suo', 'paso|passo'),
  inRow(
    'isn t|aren t|is not|are not|is no longer|are no longer|no longer|not|wasn t|weren t',
    '|at',
    'full strength|full',
    '|any more|anymore|any longer|now',
  ),
  inRow(
    'ya no|no',
    'esta|estan|va|van|sigue|siguen',
    '|ya',
    '|a|al',
    'plena potencia|plena fuerza|completo|completa|fuerza completa|entero|entera|llena',
    '|ya',
  ),
  inRow(
    'non',
    'e|sono|sta|stanno',
    '|piu|ormai',
    '|a|al',
    'piena forza|pieno organico|completo|completa|forza piena|intera|piena|pieni',
  ),
);

const MORE_GROUND = {
  clear: 'clear space|espacio despejado|spazio libero|spazio aperto',
  forest:
    'among the trees|in the trees|between the trees|wooded|wooded space|forested|forest space|entre los arboles|entre arboles|arbolado|boscoso|espacio boscoso|espacio de bosque|tra gli alberi|fra gli alberi|in mezzo agli alberi|spazio boscoso|spazio di foresta',
  mountain:
    'mountain space|up in the mountains|in the hills|espacio montanoso|espacio de montana|en los montes|los montes|montanosa|montano|montana|spazio montano|spazio di montagna|sui monti|montuosa',
  swamp:
    'swamp space|swampy|marshy|boggy|pantanoso|pantanosa|espacio pantanoso|lodazal pantanoso|paludoso|paludosa|spazio paludoso|acquitrinoso|acquitrinosa|acquitrino',
  desert: 'desert space|desertico|desertica|espacio desertico|spazio desertico|sands|arenas|sabbie|dunes|dunas|dune',
} as const;

/** The die of a side, with a colon before its number. */
const dieOf = (en: string, es: string, it: string): string =>
  words(
    paired(paired(en, 'die|roll|dice|die roll'), '|:|is|was|:|came up'),
    paired(paired('dado|tirada|el dado|la tirada', es), '|:|es|fue|es un|fue un'),
    paired(paired('dado|tiro|il dado|il tiro', it), '|:|e|e stato|e un'),
  );

export const FIELD_WORDS: readonly Entry[] = [
  // "Everyone Into Battle se usa aquí": no Americans.
  { words: alternatives('se usa|se usan|si usa|si usano|se ha usado|si e usata'), means: { kind: 'filler' } },
  // No slip of the short name of Italy.
  {
    words: [
      'it s',
      'it is',
      'it was',
      'it has',
      'it had',
      'it came up',
      'it came',
      'it would',
      'it can',
      'it gets',
      'it will',
    ],
    lang: 'en',
    means: { kind: 'filler' },
  },
  asks(
    dieOf('attacker s|the attacker s|attacking', 'del atacante|atacante', 'dell attaccante|d attacco'),
    'attackerDie',
    1,
    6,
    { optional: true },
  ),
  asks(
    dieOf('defender s|the defender s|defending', 'del defensor|defensor', 'del difensore|di difesa'),
    'defenderDie',
    1,
    6,
    { optional: true },
  ),
  asks(
    'fort , worth|fort worth|fort is worth|fuerte , que vale|fuerte que vale|fuerte vale|su fuerte , que vale|forte , che vale|forte che vale|forte vale',
    'fort',
    0,
    3,
    { optional: true },
  ),
  // Combat cards in whose name somebody or something stands: what they do is on the card.
  {
    words: alternatives(
      'yanks and tanks|french mutiny|british reinforcements|german reinforcements|russian reinforcements|' +
        'french reinforcements|italian reinforcements|usa reinforcements|turkish reinforcements|arab northern army card|' +
        'royal tank corps|rape of belgium|motin frances|refuerzos alemanes|refuerzos britanicos',
    ),
    means: { kind: 'other' },
  },
  // What a fight is about, and where: what follows says it. "Puntano su Verdun" is no slip of a swamp.
  filler(
    words(
      inRow(
        '|the|el|il|l',
        'target|objective|goal|objetivo|bersaglio|obiettivo',
        '|is|:|space|es|e|sigue siendo|resta',
      ),
      inRow(
        '|is|es|e',
        'the|el|lo',
        'space|espacio|spazio',
        'under attack|being attacked|attacked|we attack|they attack|atacado|que atacan|bajo ataque|sotto attacco|attaccato',
      ),
      inRow(
        '|it s|es|e|otra vez|di nuovo',
        '|the|la',
        'battle|fight|batalla|battaglia|lucha',
        'of|for|at|de|por|di|per',
      ),
      inRow(
        'aiming|aim|aims|going|pushing|puntano|punta|puntiamo|mirano|mira|miriamo|apuntan|apunta|apuntamos|puntando|apuntando|mirando',
        'at|for|on|to|su|a|al|all|alla|verso|hacia',
      ),
    ),
  ),
  // "What do I have to roll": what it is read by stands in the whole text.
  filler(
    words(
      inRow(
        '|what|which roll|which die',
        'do|must|should|does|would',
        'i|we|he|they',
        '|have to|need to|need|must',
        'roll|throw|need|get',
      ),
      inRow('tengo|tiene|tenemos|hay', 'que', 'sacar|tirar'),
      inRow('|que|cuanto', '|me|le|les|nos', 'hace falta|hacen falta|haria falta|hara falta'),
      inRow('|cosa|che|quanto', '|mi|gli|ci|le', 'occorre|ci vuole|serve|servono'),
      inRow('devo|deve|dobbiamo|bisogna', 'fare|tirare'),
    ),
  ),
  // "Meterle dos pérdidas": how many the number says.
  filler(
    'to inflict|inflict|to deal|to cause|cause|to score|score|inflicting|meter|meterle|meterles|hacer|hacerle|hacerles|causar|causarle|infligir|infligirle|infliggere|infliggergli|infliggerle|fargli|causare|causargli',
  ),
  // "Marked for attack": nobody attacks there.
  { words: alternatives(ATTACK_MARKER), means: { kind: 'other' } },
  filler(words(inRow('|all', 'fighting|fought|lottando|luchando|peleando|combatiendo|combattendo|se lucha|si lotta'))),
  // "All'armata tedesca manca un passo".
  { words: ['all', 'dell'], lang: 'it', means: { kind: 'filler', exact: true } },
  // No slips of Mostar and of a swamp.
  { words: ['most', 'mostly'], lang: 'en', means: { kind: 'other' } },
  { words: ['puntando', 'puntare'], lang: 'it', means: { kind: 'filler', exact: true } },
  // In Spanish it is a verb, and no town.
  { words: ['van'], means: { kind: 'filler', exact: true }, lang: 'es' },
  {
    words:
      'what do i|need|que necesito|necesito|cosa mi serve|mi serve|mi servono|di cosa ho bisogno|what number|what die'.split(
        '|',
      ),
    means: { kind: 'filler' },
  },
  trait(
    words(
      STATES.reduced,
      'back side|on its back side|on the back side|on its reverse|flipped over|turned over|por el reverso|en el reverso|del reverso|por su reverso|a potencia reducida|con la ficha girada|con la ficha dada la vuelta|sul retro|sul lato ridotto|sul verso|a potenza ridotta|con la pedina girata|indebolito|indebolita|indebolite|debilitada|debilitados|debilitadas',
      'cut in half|halved|half dead|half gone|mauled|battered|tired|damaged|worn out|red',
      'a la mitad|debilitado|tocado|tocada|tocados|tocadas|a medias|medio muerto',
      'dimezzato|dimezzata|dimezzati|dimezzate|malridotto|malridotta|malridotti|mezzo morto|mezza morta',
    ),
    { face: 'reduced' },
  ),
  trait(LOST_STEP, { face: 'reduced' }),
  trait(STATES.full, { face: 'full' }),
  ...(['forest', 'mountain', 'swamp', 'desert'] as const).map((one) =>
    field(
      paired(
        'it s all|all of it is|all around is|it is all|all|nothing but|todo es|todo son|alli todo es|alli todo son|no hay mas que|solo hay|e tutto|e tutta|tutto|c e solo|non c e che',
        words(GROUND[one], MORE_GROUND[one]),
      ),
      'terrain',
      one,
    ),
  ),
  ...(['clear', 'forest', 'mountain', 'swamp', 'desert'] as const).map((one) =>
    field(words(GROUND[one], MORE_GROUND[one]), 'terrain', one),
  ),
  ...POLICY,
  ...OPEN_POLICY,
  // From what a number with a sign comes, and how they stand in such ground.
  filler(
    'grazie|grazie alle carte|grazie a una carta|gracias a las cartas|gracias a una carta|thanks to cards|thanks to a card|from cards|from my cards|from a card|off a card|off cards|by card|by cards|with cards|from his card|from his cards|from combat cards|from a combat card|dalle carte|dalle mie carte|da una carta|con le carte|per le carte|di carte|' +
      'perched|perched on|fighting|the fighting is|encaramado|encaramados|encaramada|encaramadas|se pelea|se combate|peleamos|combatimos|si combatte|combattiamo|arroccati|arroccato|arroccate|arroccata|uno spazio|es un espacio|nothing but|nada mas que|nient altro che|lodazal|solo|they ve dug|they have dug|han cavado|han excavado|hanno scavato|si sono scavati|se han cavado',
  ),
  {
    words: alternatives(
      'spaces|different spaces|separate spaces|spots|directions|espacios|espacios distintos|sitios|sitios distintos|casillas distintas|lugares|lugares distintos|' +
        'spazi|spazi diversi|posti|posti diversi|direzioni|direcciones',
    ),
    means: { kind: 'asks', of: 'field', name: 'spaces', min: 1, max: 6, before: true, without: 0 },
  },
  field(
    'double trench|trinchera doble|doble trinchera|trincheras dobles|trincea doppia|doppia trincea|dug in twice|dug in two deep|two deep|twice dug in|atrincherado dos veces|trincerata due volte|trincerato due volte',
    'trench',
    2,
  ),
  field(
    'dug in once|one level of trench|one trench level|first level trench|a first level trench|trinchera de primer nivel|un nivel de trinchera|un solo nivel de trinchera|trincea di primo livello|un livello di trincea',
    'trench',
    1,
  ),
  field(
    'second level trench|a second level trench|level two trench|two levels of trench|two trench levels|trinchera de segundo nivel|una trinchera de segundo nivel|dos niveles de trinchera|trincea di secondo livello|una trincea di secondo livello|due livelli di trincea',
    'trench',
    2,
  ),
  {
    words:
      'percento|percent|per cent|percent chance|per cent chance|por ciento|por ciento de probabilidad|per cento|per cento di probabilita'.split(
        '|',
      ),
    means: { kind: 'asks', of: 'field', name: 'percent', min: 1, max: 100, before: true },
  },
  {
    words: alternatives(
      'flank drm|flank modifier|flanking drm|modificador de flanco|modificador de flanqueo|modificador al flanqueo|modificatore di fianco|' +
        'modificatore al fianco|modificatore di aggiramento',
    ),
    means: { kind: 'asks', of: 'field', name: 'flankDrm', min: -3, max: 3 },
  },
  // Whose space is the pinning one (12.3.2): whoever stands before the word.
  field(
    'does the pinning|do the pinning|did the pinning|is the one pinning|is the one that pins|doing the pinning|is pinning|are pinning|will pin|would pin|has the pin|holds them there|pins them down|keeps them pinned|hace de fijador|hace de fijadora|hace la fijacion|es el que fija|es la que fija|los fija|los mantiene fijados|es quien fija|fa da perno|e quello che fissa|e quella che fissa|fa da fissatore|li tiene inchiodati|li inchioda|blocca il nemico|pins|pin|pinning|pins them|pinning space|is the pinning space|fija|fijan|fijando|inmoviliza|inmovilizan|espacio fijador|fijador|fissa|fissano|' +
      'inchioda|inchiodano|aggancia|agganciano|spazio di fissaggio',
    'pinning',
    true,
  ),
  asks(words(TRENCH, 'trincerate'), 'trench', 0, 2, { without: 1, before: true }),
  // "Dug in as deep as it goes, level two", "el marcador de trinchera está por el 2".
  asks(
    words(
      inRow('facing|frente a|davanti a|di fronte a', '|a|the|una|la|un', TRENCH, '|level|of level|de nivel|di livello'),
      inRow(
        '|the|el|il|un',
        'trench marker|trench counter|trench level|marcador de trinchera|ficha de trinchera|nivel de trinchera|segnalino trincea|segnalino di trincea|livello di trincea',
        '|is|is on|is at|shows|shows a|reads|says|stands at|esta en|esta por|esta por el|esta en el|marca|marca un|dice|muestra un|e|e sul|e al|sta sul|segna|segna un|dice|mostra un',
      ),
      inRow(
        'dug in|entrenched|atrincherado|atrincherados|atrincherada|trincerato|trincerati|trincerata|trincerate',
        'as deep as it goes|as deep as they go|as deep as can be|as far as it goes|deep|to the limit|hasta el fondo|al maximo|hasta arriba|lo mas hondo posible|a fondo|fino in fondo',
        '|,|:',
        '|at|a|al|en',
        'level|nivel|livello|trench|trinchera|trincea',
      ),
    ),
    'trench',
    0,
    2,
    { optional: true },
  ),
  // "Verdun t1"
  asks('t', 'trench', 1, 2, { optional: true }),
  field(NO_TRENCH, 'trench', 0),
  asks(words(UNITS.fort, 'fort factor'), 'fort', 0, 3, { without: true, before: true }),
  field(
    'no fort|without fort|without the fort|fort destroyed|destroyed fort|sin fuerte|sin fortaleza|fuerte destruido|senza forte|' +
      'senza fortezza|forte distrutto',
    'fort',
    0,
  ),
  {
    words: alternatives(
      'bonificacion|drm|drms|card|cards|combat card|combat cards|card modifier|modifier|modificador|modificatore|carta|cartas|carte|' +
        'carta de combate|carta combattimento|mod|bonus|to the die|al dado|event',
    ),
    means: { kind: 'asks', of: 'field', name: 'drm', min: -6, max: 6 },
  },
  field(
    words(
      STATES.unsupplied,
      'pocketed|in a pocket|encircled|surrounded and out of supply|no supply reaches him|cannot trace supply|can t trace supply|can t trace a supply line|no supply line|cortado|cortada|cortados|embolsado|embolsada|embolsados|incomunicado|incomunicada|cercado sin suministro|no puede trazar suministro|no le llega suministro|sin linea de suministro|in sacca|accerchiato|accerchiata|accerchiati|non traccia rifornimento|non puo tracciare rifornimento|senza linea di rifornimento|non gli arriva rifornimento',
    ),
    'defenderOutOfSupply',
    true,
  ),
  field(IN_SINAI, 'sinai', true),
  field(PIPELINE, 'pipeline', true),
  asks(
    'loss number of|a loss number of|score a loss number of|to score a loss number of|inflict a loss number of|loss number|numero de perdidas de|un numero de perdidas de|para hacer un numero de perdidas de|numero de perdidas|numero di perdite di|un numero di perdite di|per ottenere un numero di perdite di|numero di perdite|so that they take|so they take|so that they lose|so he takes|so that he takes|que se lleven|para que se lleven|para que pierdan|que pierdan|perche ne prendano|che ne prendano|che ne incassino|che perdano',
    'loss',
    1,
    7,
    { optional: true },
  ),
  // Whose fire is asked about.
  ...choice('role', {
    defender: words(
      paired('the defender s|defender s|defending|the defending', 'fire|shot|fire is it|side s fire'),
      paired('fuego|el fuego|fuoco|il fuoco', 'del defensor|defensor|de defensa|del difensore|difensore|di difesa'),
      fireOf('defence'),
      'i ask for the defender|for the defender|asking for the defender|as the defender|i m the defender|i am the defender|for the defending side|lo pregunto por el defensor|por el defensor|para el defensor|como defensor|soy el defensor|lo chiedo per il difensore|per il difensore|come difensore|sono il difensore|what does the defender need|que necesita el defensor|cosa serve al difensore',
    ),
    attacker: words(
      paired('the attacker s|attacker s', 'fire|shot'),
      paired('el fuego|fuego|il fuoco|fuoco', 'del atacante|dell attaccante'),
      fireOf('attack'),
      'i ask for the attacker|asking for the attacker|lo pregunto por el atacante|lo chiedo per l attaccante',
    ),
  }),
  field(
    'at 50|al 50|un 50|il 50|a 50|el 50|chance of 50|con una probabilidad de la mitad|probabilidad de la mitad|con una probabilita della meta|probabilita della meta|even chances|at even chances|even chance|fifty fifty|50 50|half the time|half the time is enough|half of the time|at even odds|even odds|a coin flip|la mitad de las veces|con la mitad de las veces|con la mitad de las veces me basta|mitad de las veces|al cincuenta por ciento|cincuenta por ciento|mitad y mitad|a cara o cruz|al 50 por ciento|la meta delle volte|meta delle volte|mi basta la meta delle volte|al cinquanta per cento|cinquanta per cento|al cinquanta percento|il cinquanta percento|cinquanta percento|testa o croce',
    'percent',
    50,
  ),
  field(
    'out of sinai|out of the sinai|from sinai|from the sinai|come out of sinai|comes out of sinai|all from sinai|del sinai|desde sinai|desde el sinai|saliendo del sinai|salgo del sinai|dal sinai|uscendo dal sinai|across sinai|across the sinai|through the sinai|a traves del sinai|cruzando el sinai|por el sinai|attraverso il sinai',
    'sinai',
    true,
  ),
  field(
    'from another space|from another one|from elsewhere|desde otro sitio|desde otro espacio|desde otra casilla|da un altro spazio|da un altra casella|da un altro posto',
    'elsewhere',
    true,
  ),
  field('pipeline|sinai pipeline|oleoducto|oleodotto|acquedotto|acueducto', 'pipeline', true),
  {
    words: alternatives(
      'flanks|flank a|flank an|flank the|flanking|flanquea|flanqueo a|flanquean|flanqueando|fiancheggia|fiancheggiano|aggira|aggirano|attacks the flank of|' +
        'ataca por el flanco a|atacan por el flanco a|attacca sul fianco|attaccano sul fianco|flank attacks',
    ),
    means: { kind: 'versus', force: 1, also: 'flank' },
  },
  // "Ataque de flanco a un ejército francés con uno alemán": who is flanked follows, and then by whom.
  {
    words: alternatives(
      words(
        inRow('|a|the', 'flank attack|flanking attack', 'on|upon'),
        inRow('|un|el', 'ataque de flanco|ataque por el flanco', 'a|al|sobre'),
        inRow('|un|l', 'attacco di fianco|attacco sul fianco', 'a|ad|al|all|alla|allo|ai|agli|su'),
      ),
    ),
    means: { kind: 'versus', force: 1, also: 'flank' },
  },
  { words: alternatives(I_FLANK), means: { kind: 'versus', force: 1, also: 'flank', mine: true } },
  {
    words:
      'flank roll|flank die|flanking roll|flanking die|dado de flanqueo|tirada de flanqueo|dado dell aggiramento|tiro di aggiramento|flank attempt roll|tirada de flanco|dado de flanco|tiro di fianco|tiro per il fianco|dado del fianco'.split(
        '|',
      ),
    means: { kind: 'asks', of: 'field', name: 'flankDie', min: 1, max: 6 },
  },
  // … with a verb or a colon before its number, or the number before it.
  asks(
    inRow(
      '|on the|the|my|our|en el|en la|el|la|sul|nel|il|lo|mi',
      FLANK_ROLL,
      '|is|was|came up|comes up|shows|es|fue|salio|ha salido|sale|da|marca|e|fa|segna|e uscito|esce|e stato|ha fatto|we threw|i threw|i rolled|we rolled',
      '|:',
      '|a|un|uno',
    ),
    'flankDie',
    1,
    6,
  ),
  asks(
    inRow(
      '|the|our|my|al|el|il|for the|for our|para el|per il|su',
      'flank attempt|flanking attempt|flank try|attempt|intento|intento de flanqueo|intento de flanco|tentativo|tentativo di fianco|tentativo di aggiramento',
      '|le|we|i',
      'came up|comes up|rolled|threw|got|salio|ha salido|tiramos|tire|saque|sacamos|ha fatto|ho fatto|abbiamo fatto|abbiamo tirato|ho tirato|e uscito',
      '|a|un|uno',
    ),
    'flankDie',
    1,
    6,
    { optional: true },
  ),
  asks(
    inRow(
      '|a|the|my|our|una|la|mi|nuestra|la mia|la nostra',
      'card|cards|carta|cartas|carte',
      'helps|help|ayuda|ayudan|aiuta|aiutano',
      'the|our|al|a la|il|con il|nel',
      words(FLANK_ROLL, 'flank attempt|attempt|intento|tentativo|flanco|flanqueo'),
      'by|en|di|con|with',
    ),
    'flankDrm',
    -3,
    3,
    { optional: true },
  ),
  asks(
    inRow(
      '|the|el|il|a|un',
      'drm|modifier|modificador|modificatore|bonus',
      '|of|de|di|for|on|al|del|to|para|per|a',
      '|the|la|il|el',
      words(
        FLANK_ROLL,
        'flank|flank attempt|attempt|flanco|flanqueo|fianco|aggiramento|intento de flanco|intento de flanqueo|tentativo di fianco|tentativo di aggiramento',
      ),
      '|:|of|de|di|is|es|e',
    ),
    'flankDrm',
    -3,
    3,
    { optional: true },
  ),
  // "+1 to the flank attempt"
  asks(
    inRow(
      'to|for|a|al|a la|para|per|il|al|per il|all|in|alla',
      '|the|our|el|la|su',
      words(
        FLANK_ROLL,
        'flank attempt|flanking attempt|attempt|flank|flanking|intento|intento de flanco|intento de flanqueo|flanquear|flanco|flanqueo|tentativo|tentativo di fianco|tentativo di aggiramento|aggirare|fianco|aggiramento',
      ),
      '|from a card|by card|thanks to a card|por carta|gracias a una carta|da una carta|grazie a una carta',
    ),
    'flankDrm',
    -3,
    3,
    { before: true, optional: true },
  ),
  asks(
    words(
      paired('on the|for the|on my|in the', 'flank roll|flank|flank attempt|flanking roll|flank die|flank try'),
      paired(
        'en la|para la|en el|para el|en mi',
        'tirada de flanco|tirada de flanqueo|flanco|flanqueo|intento de flanqueo|intento de flanco|dado de flanco',
      ),
      paired(
        'al|per il|nel|sul|per l|nell|all',
        'tiro di fianco|tiro per il fianco|fianco|tentativo di fianco|dado del fianco|aggiramento|tentativo di aggiramento|tiro di aggiramento',
      ),
    ),
    'flankDie',
    1,
    6,
    { before: true, optional: true },
  ),
  asks(
    words(
      paired(
        'card modifier|cards modifier|modifier|drm|card drm',
        'to the attempt :|to the attempt|to the flank attempt|to the flank|on the attempt|on the flank attempt',
      ),
      paired(
        'modificador de cartas|modificador de carta|modificador',
        'al intento :|al intento|al intento de flanqueo|al flanqueo|al flanco',
      ),
      paired(
        'modificatore di carte|modificatore di carta|modificatore',
        'al tentativo :|al tentativo|al tentativo di aggiramento|al fianco',
      ),
    ),
    'flankDrm',
    -3,
    3,
  ),
  asks(
    words(
      'on the flank roll from a card|on the flank roll|on the flank attempt|to the flank roll|to the flank attempt|on the flank|to the flank|to the flank by card|on the flank from a card|for the flank by card|for the flank attempt by card',
      'al flanco por carta|al flanco|al flanqueo por carta|al flanqueo|al intento de flanqueo|al intento de flanqueo por carta|en el flanqueo por carta|al intento por carta|al intento',
      'al fianco da una carta|al fianco|al tentativo di fianco|all aggiramento da una carta|all aggiramento|al tentativo di aggiramento|al tentativo di aggiramento da una carta|al tentativo da una carta|al tentativo',
    ),
    'flankDrm',
    -3,
    3,
    { before: true, optional: true },
  ),
  asks(
    words(
      'the flank try gets|flank try gets|the flank attempt gets|flank attempt gets|the flank roll gets|the attempt gets|flank gets|al intento de flanqueo le da|el flanqueo tiene|el intento de flanqueo tiene|el intento tiene|al flanqueo le da|il tentativo di aggiramento prende|il tentativo di aggiramento ha|il tentativo ha|l aggiramento ha|il tentativo prende|il fianco prende',
    ),
    'flankDrm',
    -3,
    3,
    { optional: true },
  ),
  field(NEAR_ENEMY, 'nearEnemy', true),
  asks(
    words(
      DIE,
      'attack die|fa|hace',
      paired('die|dice|roll|dado|tirada|tiro|die roll', ':'),
      paired('attacker s|the attacker s|my', 'die :|roll :'),
    ),
    'die',
    1,
    6,
  ),
  // "I tedeschi fanno 4", but "quanto fanno due corpi"
  asks('fanno|hacen', 'die', 1, 6, { optional: true }),
  asks(ON_DIE, 'die', 1, 6, { before: true }),
  // Whoever "did" a five rolled it.
  {
    words: 'saco|saque|he sacado|ha sacado|he tirado|ha tirado|ho fatto|ha fatto|ho tirato|ha tirato|threw'.split('|'),
    means: { kind: 'asks', of: 'field', name: 'die', min: 1, max: 6, optional: true },
  },
  field(
    'flank|flank attack|flanking|flank attempt|flank try|intento de flanqueo|intento de flanco|intento de flanquear|tentativo di fianco|tentativo di aggiramento|tentativo di fiancheggiamento|flanking attack|from the flank|flanco|ataque de flanco|por el flanco|flanqueo|' +
      'flanqueando|fianco|sul fianco|attacco sul fianco|attacco di fianco|aggiramento|with a flank attack',
    'flank',
    true,
  ),
];
