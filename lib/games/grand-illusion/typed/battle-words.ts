import { NUMBER_WORDS } from '@/lib/core/number-words';
import { asksOf, entry, field, trait } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { inRow, paired } from '@/lib/typed/phrases';
import { TRENCH, words } from '@/lib/typed/table-words';

/* What players say around a battle of Grand Illusion: the numbers of the map, the Fortunes of War, how units are. */

/** Words of a number, "2|two|dos|due". */
export const numberWords = (n: number): string =>
  words(String(n), ...[...NUMBER_WORDS].flatMap(([word, value]) => (value === n ? [word] : [])));

/** Each noun of a language with each verb of the same. */
export const inEach = (...pairs: readonly (readonly [before: string, behind: string])[]): string =>
  words(...pairs.map(([before, behind]) => paired(before, behind)));

/** The map or a marker says a number. */
const READS = [
  'says|reads|shows|marks|has|gives|is|is worth|counts|adds|is worth a|has a|gives a|shows a|is a|reads a|says a|gives him|gives them',
  'dice|marca|pone|muestra|ensena|indica|trae|tiene|da|vale|suma|es de|trae un|da un|tiene un|marca un|pone un|le da|les da|es|:',
  'dice|segna|mostra|indica|riporta|ha|vale|aggiunge|e di|e da|da|da un|ha un|c e|c e scritto|c e un|gli da|porta|porta un',
] as const;
type InEach = readonly [en: string, es: string, it: string];
const reading = ([en, es, it]: InEach): string => inEach([en, READS[0]], [es, READS[1]], [it, READS[2]]);

/** The box of the terrain on the map (3.2.1). */
const BOX = [
  'terrain box|yellow box|yellow terrain box|yellow square|yellow number|terrain number|terrain effect|terrain bonus',
  'casilla amarilla|recuadro amarillo|cuadro amarillo|numero amarillo|recuadro de terreno|casilla de terreno',
  'riquadro giallo|casella gialla|quadrato giallo|numero giallo|riquadro del terreno|casella del terreno',
] as const;
const GROUND = [
  'terrain|ground|rough terrain',
  'terreno|terreno accidentado',
  'terreno|terreno accidentato|terraccio',
] as const;

const TERRAINS: readonly Entry[] = [
  asksOf(words(...BOX, reading(BOX)), 'tem', 'field', 0, 2, { before: true }),
  asksOf(reading(GROUND), 'tem', 'field', 0, 2, { optional: true }),
  asksOf('terraccio|terraccio da|terreno da|terreno de|terreno di|terrain of', 'tem', 'field', 0, 2, {
    optional: true,
  }),
  asksOf(
    'of terrain|for terrain|for the terrain|from terrain|from the terrain|de terreno|por terreno|por el terreno|del terreno|di terreno|' +
      'per terreno|per il terreno|dal terreno',
    'tem',
    'field',
    0,
    2,
    { before: true, optional: true },
  ),
  // With its sign: "+1 on the map".
  asksOf(
    'terrain|printed on the map|impreso en el mapa|stampato sulla mappa|on the map|en el mapa|sulla mappa|del mapa|della mappa',
    'tem',
    'field',
    0,
    2,
    { optional: true },
  ),
  asksOf(
    paired(
      'printed|there is printed|is printed|impreso|hay impreso|lleva impreso|esta impreso|stampato|c e stampato|e stampato|the map says|the map shows|' +
        'the map gives him|the map gives them|the map gives|el mapa dice|el mapa marca|el mapa le da|el mapa da|la mappa dice|la mappa segna|la mappa gli da|la mappa da',
      'un|a|uno',
    ),
    'tem',
    'field',
    0,
    2,
    { optional: true },
  ),
];

const MARKER = [
  'trench marker|trench counter|entrenchment marker|trench',
  'marcador de trinchera|ficha de trinchera|contador de trinchera|trinchera',
  'segnalino trincea|segnalino di trincea|segnalino della trincea|pedina trincea|trincea',
] as const;

const TRENCHES: readonly Entry[] = [
  field(
    'double trench|double trenches|second level trench|second level trenches|doble trinchera|trinchera doble|trincheras dobles|doppia trincea|trincea doppia|trincee doppie',
    'trench',
    2,
  ),
  asksOf(
    words(
      TRENCH,
      ...MARKER,
      reading(MARKER),
      'enterrado|enterrada|enterrados|enterradas|se ha enterrado|se han enterrado|se ha atrincherado|se han atrincherado|interrato|interrata|interrati|' +
        'interrate|si e interrato|si sono interrati|si e trincerato|si sono trincerati|has dug in|have dug in|they re dug in|he s dug in',
    ),
    'trench',
    'field',
    0,
    2,
    { before: true, without: 1 },
  ),
  // Of a trench that stands there: "dug in, level one".
  asksOf(
    words('level|nivel|livello|grade|grado', paired('of|at|on|de|a|en|di|al', 'level|nivel|livello|grade|grado')),
    'level',
    'field',
    0,
    2,
    { optional: true },
  ),
  entry(
    'deep|deeply|to the max|fully|simple|plain|sencilla|sencillas|profunda|profundas|hasta arriba|al maximo|semplice|semplici|profonda|profonde|fino al collo|al massimo',
    { kind: 'filler', exact: true },
  ),
];

const AROUND = words(
  paired(
    'hexes|of the hexes|of his hexes',
    'around it|around him|around them|around|round it|round him|round them|round about|about him|next to him|next to it|adjacent to him|adjacent to it',
  ),
  paired('adjacent|surrounding|neighbouring|neighboring|bordering', 'hexes'),
  'of the adjacent hexes|of the surrounding hexes|of the neighbouring hexes',
  paired(
    'hexagonos|de los hexagonos|de sus hexagonos|casillas|de las casillas',
    'de alrededor|alrededor|a su alrededor|de su alrededor|adyacentes|vecinos|vecinas|contiguos|contiguas|que lo rodean|que los rodean',
  ),
  paired(
    'esagoni|degli esagoni|dei suoi esagoni|caselle|delle caselle',
    'intorno|attorno|tutt intorno|intorno a lui|attorno a lui|intorno a loro|adiacenti|vicini|vicine|confinanti|circostanti|che lo circondano|che li circondano',
  ),
);

const CONCENTRIC: readonly Entry[] = [
  ...[2, 3, 4, 5, 6].map((n) =>
    field(
      paired(
        'spread over|standing in|spread across|out of|repartidos en|repartidos por|colocados en|sparsi in|sparsi su|distribuiti in|disposti in',
        paired(numberWords(n), 'hexes|hexagonos|esagoni'),
      ),
      'concentric',
      n,
    ),
  ),
  asksOf(AROUND, 'concentric', 'field', 0, 6, { before: true, optional: true }),
  asksOf(
    words(
      paired('concentric|concentric attack', 'with|at|of'),
      paired('concentrico|concentrica|ataque concentrico|attacco concentrico', 'con|de|desde|da|di|por|en'),
      'concentric|concentric attack|concentrico|concentrica|ataque concentrico|attacco concentrico',
      paired('lo|li|los|le', 'circondiamo|circondano|circondo|accerchiamo|accerchiano|rodeamos|rodean|rodeo|cercamos'),
      paired(
        'circondiamo|circondano|circondo|lo circondiamo|li circondiamo|lo circondano|li circondano|accerchiamo|lo accerchiamo|li accerchiamo|accerchiato|accerchiati|circondato|circondati|e circondato|sono circondati|' +
          'stiamo intorno a lui',
        'da|su|per',
      ),
      paired(
        'rodeamos|rodean|rodeo|lo rodeamos|los rodeamos|lo rodean|los rodean|lo rodeo|los rodeo|rodeado|rodeados|esta rodeado|estan rodeados|cercado|cercados',
        'desde|por|en|de',
      ),
      paired(
        'surrounded|is surrounded|he s surrounded|they re surrounded|we surround him|we surround them',
        'on|from|by',
      ),
    ),
    'concentric',
    'field',
    0,
    6,
    { before: true },
  ),
  entry(
    words(
      paired('by|with', 'our corps|our men|our units|our troops'),
      paired('por|con', 'nuestros cuerpos|nuestras unidades|nuestras tropas|nuestros hombres'),
      paired('dai|coi|con i|dalle|con le', 'nostri corpi|nostri uomini|nostre unita|nostre truppe'),
      'gente|men|people|hombres|uomini|troops|tropas|truppe',
    ),
    { kind: 'filler', exact: true },
  ),
];

export const TABLE = [
  'fow|fortunes|fortunes of war',
  'fow|fortunas|fortunas de la guerra|fortunas de guerra|fortuna de la guerra',
  'fow|fortune|fortune della guerra|fortune di guerra|fortuna della guerra',
] as const;
const ON_TABLE = inEach(
  ['on|on the|in|in the|at|from|from the', words(TABLE[0], paired(TABLE[0], 'table|roll'))],
  ['en|en la tabla|en la tabla de|en las|en el|segun la tabla|segun la tabla de|en la tirada de', TABLE[1]],
  [
    'su|sul|sulla tabella|sulla tabella delle|nella tabella|nel|nelle|al|alle|con il|col|sulle|secondo la tabella|secondo il|nel tiro',
    TABLE[2],
  ],
);
const FOW_DICE = words(
  paired('fow|fortunes|fortunes of war', 'dice|dice were|dice are'),
  paired('dados|los dados|dados de la tabla', 'fow|de fow|de fortunas|de las fortunas|de la fow'),
  paired('dadi|i dadi|dadi della tabella', 'fow|del fow|di fow|delle fortune|fortune'),
);

/** "A six and a four on the FoW dice": their sum is the roll (9.5). */
const TWO_DICE: readonly Entry[] = [1, 2, 3, 4, 5, 6].flatMap((one) =>
  [1, 2, 3, 4, 5, 6].map((other) =>
    field(
      inRow(
        '|a|an|un',
        numberWords(one),
        'and|y|e',
        '|a|an|un',
        numberWords(other),
        'on|with|en|con|sui|nei|coi|con',
        '|the|los|i',
        FOW_DICE,
      ),
      'fow',
      one + other,
    ),
  ),
);

const FORTUNES: readonly Entry[] = [
  ...TWO_DICE,
  asksOf(ON_TABLE, 'fow', 'field', 2, 12, { before: true }),
  asksOf(words(FOW_DICE, paired(FOW_DICE, ': a|: un|: uno|: una|a|un')), 'fowDie', 'field', 1, 6, { optional: true }),
  field(
    words(
      'no effect|no effect on the battle|had no effect|has no effect|without effect|has no effect on the battle|had no effect on the battle|changed nothing|changes nothing|' +
        'did nothing|does nothing|does not matter|doesn t matter|made no difference|nothing came of it|came to nothing|nothing happened|nothing special|no result|without consequences|makes no difference|nothing happens',
      paired(
        'doesn t|does not|didn t|did not',
        paired(
          'touch|affect|change|concern',
          'this fight|this battle|the battle|the fight|it|us|them|anything|this combat|the combat',
        ),
      ),
      'sin efecto|sin efectos|sin consecuencias|sin resultado|no paso nada|sin efecto en la batalla|no tiene efecto|no tuvo efecto|no tiene efecto en la batalla|no hace nada|no hizo nada|no cambia nada|no cambio nada|no pasa nada|ningun efecto|no importa',
      paired(
        'no afecta|no afecto|no toca|no influye',
        'a este combate|a la batalla|a esta batalla|al combate|en la batalla|en este combate|para nada|en nada',
      ),
      'senza effetto|senza effetti|senza conseguenze|nessun risultato|non e successo niente|non e successo nulla|senza effetto sulla battaglia|nessun effetto|nessun effetto sulla battaglia|non ha effetto|non ha effetti|non ha effetto sulla battaglia|non ha avuto effetto|non fa niente|non fa nulla|' +
        'non cambia niente|non cambia nulla|non ha cambiato niente|non ha cambiato nulla|non succede niente|non succede nulla',
      paired(
        'non tocca|non riguarda|non influisce su|non influisce|non influenza',
        'questo scontro|questa battaglia|la battaglia|lo scontro|sulla battaglia|questo combattimento|il combattimento',
      ),
    ),
    'fow',
    'none',
  ),
  field(
    words(
      'by surprise|with surprise|of surprise|surprised|surprise them|surprise him|attackers surprise',
      'por sorpresa|de sorpresa|con sorpresa|sorprendido|sorprendidos|los sorprendemos|los hemos sorprendido',
      'di sorpresa|con sorpresa|per sorpresa|a sorpresa|sorpreso|sorpresi|li sorprendiamo|li abbiamo sorpresi',
    ),
    'fow',
    '8',
  ),
  entry(
    'caught|caught them|taken|pillado|pillados|cogido|cogidos|tomado|colti|colto|presi|preso|turned it round|turned it around|turned round|turns it round|turned against us|' +
      'se nos vuelve en contra|se vuelve en contra|se vuelve contra nosotros|nos devuelve|si ribalta|si ribalta tutto|si rovescia|la sorte|la suerte|ci si rivolta contro|' +
      'reduce a|reduces it to|reduced it to|turns into|turned into|only a|la reduce a|la deja en|queda en|se queda en|la riduce a|lo riduce a|la riduce a una|si riduce a|diventa una|finisce in|se reduce a',
    { kind: 'filler', exact: true },
  ),
  entry(
    'cumple|cumplen|cumplo|cumplimos|cumplir|fulfils|fulfills|fulfil|satisfies|discharges|si toglie|toglie|togliamo|assolve|adempie|compie|soddisfa',
    {
      kind: 'filler',
      exact: true,
    },
  ),
  asksOf('of the turns|de los turnos|dei turni', 'turn', 'field', 1, 15, { optional: true }),
];

const ONE_CAP = [
  paired('a|one|1', 'cap|command point'),
  paired('un|uno|1|su', 'cap|pam|pac|punto de mando'),
  paired('un|uno|1', 'cap|pac|punto comando'),
] as const;
const SUBJECT = [
  'he|the defender|defender|the french|french|the frenchman|the german|the germans|the british|the belgians|the allies',
  'el defensor|defensor|el frances|los franceses|el aleman|los alemanes|el britanico|los britanicos|los belgas|los aliados',
  'il difensore|difensore|il francese|i francesi|il tedesco|i tedeschi|il britannico|i britannici|i belgi|gli alleati',
] as const;
const PAYS = [
  'pays|pay|paid|spends|spent|uses|burns|buys his way out|buy their way out|buys himself out',
  'usa|emplea|paga|pago|pagan|gasta|gastan|ha pagado',
  'usa|impiega|paga|pagano|spende|spendono|ha pagato',
] as const;
const LEAVES = [
  'leaves the battle|abandons the battle|withdraws|retires|pulls out|calls it off|evacuates|clears off|clear off|leaves|leave|leaves the hex|gets away|get away|gets out|walks off|goes away|retreat|retreats|makes off|slips away|slips off|runs|backs off',
  'abandona la batalla|deja la batalla|evacua|se larga|se largan|se va|se van|se marcha|se marchan|se retira|se retiran|se escabulle|se escabullen|se esfuma|se escapa|huye|abandona el hexagono',
  'lascia la battaglia|abbandona la battaglia|abbandona|si sfila|se ne va|se ne vanno|si ritira|si ritirano|va via|vanno via|se la squaglia|se la squagliano|se la fila|se la svigna|taglia la corda|scappa|si sottrae|lascia l esagono',
] as const;
/** The defender's choice after a tactical advantage (9.1.4). */
const ADVANTAGES: readonly Entry[] = [0, 1, 2].flatMap((lang): readonly Entry[] => {
  const [caps = '', subject = '', verb = '', leaves = ''] = [ONE_CAP, SUBJECT, PAYS, LEAVES].map((some) => some[lang]);
  const pays = words(verb, paired(verb, caps));
  return [
    field(words(pays, paired(subject, pays)), 'paid', true),
    field(
      paired(
        paired(verb, caps),
        [
          'to leave|to leave the hex|to leave the battle|to get out|to get away|to retreat|to slip away',
          'para abandonar el hexagono|para dejar la batalla|para irse|para largarse|para marcharse|para retirarse',
          'per lasciare l esagono|per lasciare la battaglia|per uscire|per andarsene|per ritirarsi|per andare via|per sottrarsi',
        ][lang] ?? '',
      ),
      'advantage',
      'bought',
    ),
    field(words(paired('and|y|e|ed', words(leaves, paired('he|they|luego|poi', leaves)))), 'advantage', 'leave'),
    field(paired(paired('for|por|per|con', caps), words(leaves, paired('he|they', leaves))), 'advantage', 'bought'),
  ];
});
const NO_BATTLE = entry(
  'no battle|and no battle|there is no battle|y no hay batalla|no hay batalla|sin batalla|la battaglia salta|e la battaglia salta|niente battaglia|nessuna battaglia',
  { kind: 'filler', exact: true },
);

/** Who was hit is disrupted as long as he has not recovered; of a fort it is a step. */
const NOT_YET = [
  paired(
    'has not|hasn t|have not|haven t|has not yet|hasn t yet|have not yet|haven t yet|not yet|never',
    words(
      'recovered|rallied|reorganised|reorganized|recovered yet',
      paired('recovered from', 'it|its disruption|his disruption|their disruption|disruption|the disruption'),
    ),
  ),
  paired(
    'no se ha|no se han|aun no se ha|aun no se han|todavia no se ha|todavia no se han|sigue sin|siguen sin',
    words(
      'recuperado|reorganizado|repuesto|recuperar|recuperarse|reorganizar|reorganizarse',
      paired('recuperado|repuesto|recuperarse', 'de su aturdimiento|del aturdimiento|del golpe'),
    ),
  ),
  paired(
    'non si e|non si sono|non si e ancora|non si sono ancora|ancora non si e|deve ancora|devono ancora',
    'riorganizzato|riorganizzati|ripreso|ripresi|recuperato|recuperati|riprendersi|riorganizzarsi',
  ),
] as const;
const EARLIER = ['earlier|before|already|last turn', 'antes|ya|el turno pasado', 'prima|gia|il turno scorso'] as const;
const TOOK_HIT = [
  'took a hit|has taken a hit|was hit|got hit|has been hit',
  'le dieron|recibio un impacto|ha recibido un impacto|encajo un impacto',
  'ha preso un colpo|ha subito un colpo|e stato colpito|ha incassato un colpo',
] as const;
const hitIn = (lang: 0 | 1 | 2): string => words(TOOK_HIT[lang], paired(TOOK_HIT[lang], EARLIER[lang]));
const BACK_SIDE = words(
  paired(
    'on|on his|on its|on their|on the',
    'back side|reverse|reverse side|flipped side|disrupted side|weak side|rear side',
  ),
  'turned over|gone over|back side up|showing its back|in on his back side',
  'por el reverso|va por el reverso|ataca por el reverso|defiende por el reverso|en su reverso|por su reverso|por la cara de atras|dado la vuelta|dada la vuelta|dados la vuelta|por el lado de atras',
  paired(
    'e|sono|sta|stanno|gia|va|va all attacco|all attacco|attacca|combatte|difende',
    'sul retro|sul rovescio|sul lato posteriore|sul verso',
  ),
  'sul suo retro|sul lato girato|sul lato disorganizzato',
);

const STEPS = ['step|steps|level|levels', 'paso|pasos|nivel|niveles', 'livello|livelli|passo|passi'] as const;
/** "Has lost a step", "un livello in meno". */
const lost = (n: number): string => {
  const number = words(numberWords(n), ...(n === 1 ? ['a', 'un', 'a single', 'un solo'] : []));
  const [en, es, it] = STEPS.map((some) => paired(number, some));
  const verbs = [
    [
      'lost|has lost|already lost|has already lost|is missing|took|the guns took|shot off|knocked off|is down|down|is down by',
      en ?? '',
    ],
    [
      'perdio|ha perdido|ya ha perdido|ya perdio|le falta|le faltan|le hemos bajado|le bajamos|le quitamos|le hemos quitado|bajado|quitado',
      es ?? '',
    ],
    [
      'perso|ha perso|ha gia perso|manca|mancano|gli manca|gli mancano|gli abbiamo tolto|tolto|buttato giu|gli abbiamo buttato giu|abbattuto',
      it ?? '',
    ],
  ].map(([verb = '', counted = '']) => paired(verb, counted));
  return words(
    ...verbs,
    ...verbs.map((some, lang) => paired(some, ['off|earlier', 'antes', 'prima'][lang] ?? '')),
    inEach(
      [en ?? '', 'lost|down|less|gone|off|short'],
      [es ?? '', 'menos|perdido|perdidos'],
      [it ?? '', 'perso|persi|in meno|tolto|tolti'],
    ),
  );
};

const HITS: readonly Entry[] = [
  trait(
    'girada|giradas|volteada|volteadas|rota|rotas|trastornada|trastornadas|girata|girate|disgregate|scompaginata|scompaginate|sconvolto|sconvolti|sconvolta|scompigliato|scompigliati|stordito|storditi',
    { disrupted: true },
  ),
  ...[1, 2, 3].map((n) => trait(paired(numberWords(n), 'hit|hits|impacto|impactos|colpo|colpi'), { hits: n })),
  trait(words(...NOT_YET, BACK_SIDE), { disrupted: true }),
  ...([0, 1, 2] as const).map((lang) =>
    trait(paired(hitIn(lang), paired(['and', 'y', 'e'][lang] ?? '', NOT_YET[lang])), { disrupted: true }),
  ),
  trait(words(hitIn(0), hitIn(1), hitIn(2)), { hits: 1 }),
  asksOf(
    'on the back|on its back|on the reverse|on the flip side|when disrupted|once disrupted|por detras|en el reverso|al dorso|por atras|sul retro|sul rovescio',
    'dcs',
    'trait',
    0,
    12,
    { before: true, optional: true },
  ),
  ...[0, 1, 2, 3, 4, 5, 6, 7].map((n) => trait(paired(numberWords(n), 'detras|dietro'), { dcs: n })),
  ...[1, 2, 3].map((n) => trait(lost(n), { hits: n })),
  asksOf(words(...STEPS), 'steps', 'trait', 1, 4, { before: true, optional: true }),
];

const GOES = [
  'won t fight|refuses to fight|does not fight|doesn t fight|cavalry withdrawal|no pelea|no combate|no lucha|rehusa combatir|non combatte|rifiuta di combattere|si defila',
  paired(
    'withdraws|withdraw|pulls out|pull out|pulls back|rides off|rides away|clears off|backs off|gets out|goes|leaves|retires|retreats|falls back|it pulls out|it leaves',
    'first|before the fight|before the combat|before the battle|before we fire|before we shoot|before combat|before battle|before the shooting|before any shots|before it starts',
  ),
  paired(
    'se va|se van|se retira|se retiran|se marcha|se marchan|se larga|se largan|y se va|y se retira|y se marcha|y se larga',
    'antes|primero|antes del combate|antes de la batalla|antes de combatir|antes de luchar|antes de que disparemos|antes de disparar|antes de que empiece',
  ),
  paired(
    'va via|vanno via|si ritira|si ritirano|se ne va|se ne vanno|e va via|e si ritira|e se ne va|si sottrae',
    'prima|per prima|prima del combattimento|prima della battaglia|prima di combattere|prima che spariamo|prima di sparare|prima che si cominci',
  ),
] as const;
const AVOIDS = [
  words(
    paired('shuns|avoids|refuses|declines|ducks|won t take', 'the battle|battle|combat|the combat|the fight'),
    'won t stay|will not stay|does not stay|doesn t stay|does not wait|doesn t wait',
  ),
  words(paired('rehuye|elude|evita|esquiva|rehusa', 'la batalla|el combate'), 'no espera|no se queda|no aguanta'),
  words(
    paired('evita|elude|rifiuta|schiva', 'la battaglia|il combattimento|lo scontro'),
    'non aspetta|non resta|non rimane',
  ),
] as const;
const WITHDRAWALS: readonly Entry[] = [
  entry(
    'before we fire|before we shoot|before any shots|antes de que disparemos|antes de disparar|prima che spariamo|prima di sparare',
    { kind: 'filler', exact: true },
  ),
  trait(words(...GOES, ...AVOIDS), { withdraws: true }),
  ...([0, 1, 2] as const).map((lang) =>
    trait(paired(AVOIDS[lang], paired(['and', 'y', 'e'][lang] ?? '', LEAVES[lang])), { withdraws: true }),
  ),
];

/** With a colon as well: "attacking die: three". */
const withColon = (some: string): string => words(some, paired(some, ':|: a|: un|: uno'));
/** "The German rolled a four": by the nation of who rolled it. */
const ROLLED = [
  'rolled|rolled a|rolled an|threw|threw a|threw an|got|got a|got an|has rolled|has rolled a|rolls|rolls a|rolls an|throws a',
  'ha sacado|ha sacado un|saco|saco un|saca|saca un|han sacado un|sacaron un|ha tirado|ha tirado un|tiro un|tira un|tiraron un|ha lanzado un',
  'ha fatto|ha fatto un|fa|fa un|hanno fatto|hanno fatto un|ha tirato|ha tirato un|tira un|hanno tirato un|ha lanciato un',
] as const;
const ROLLERS = {
  germanDie: [
    'german|the german|germans|the germans|german player|the german player|the kaiser s player|the kaiser',
    'aleman|el aleman|alemanes|los alemanes|jugador aleman|el jugador aleman|el jugador del kaiser|el kaiser',
    'tedesco|il tedesco|tedeschi|i tedeschi|giocatore tedesco|il giocatore tedesco|il giocatore del kaiser|il kaiser',
  ],
  alliedDie: [
    'french|the french|the frenchman|the british|the belgians|the allies|allies|the allied player|allied player',
    'frances|el frances|franceses|los franceses|el britanico|los britanicos|los belgas|los aliados|el aliado|el jugador aliado',
    'francese|il francese|francesi|i francesi|il britannico|i britannici|i belgi|gli alleati|l alleato|il giocatore alleato',
  ],
} as const;
/** Dice by who rolled them. */
export const ROLLED_BY: readonly Entry[] = [
  asksOf(
    words(
      paired('dado de caps|dado', paired('aleman|del aleman|de los alemanes', '|:|, un|: un')),
      paired('dado dei caps|dado', paired('tedeschi|tedesco|dei tedeschi|del tedesco', '|:|, un|: un')),
      paired(
        'en la tirada alemana|en el dado aleman|al aleman le|a los alemanes les',
        'salio|ha salido|salio un|sale|sale un',
      ),
      paired(
        'sul tiro tedesco|sul dado tedesco|ai tedeschi|al tedesco',
        'e uscito|e uscito un|e venuto|e venuto un|esce|esce un',
      ),
    ),
    'germanDie',
    'field',
    1,
    6,
  ),
  asksOf(
    'on the german die|on the german roll|en el dado aleman|en la tirada alemana|sul dado tedesco|col dado tedesco|nel tiro tedesco|for the germans|for the german|para el aleman|para los alemanes|per il tedesco|per i tedeschi',
    'germanDie',
    'field',
    1,
    6,
    {
      before: true,
      optional: true,
    },
  ),
  asksOf(
    'on the allied die|on the allied roll|en el dado aliado|en la tirada aliada|sul dado alleato|col dado alleato|nel tiro alleato|for the allies|for the french|para los aliados|para el frances|per gli alleati|per il francese',
    'alliedDie',
    'field',
    1,
    6,
    {
      before: true,
      optional: true,
    },
  ),
  asksOf(
    'die of the german|german s die|dado del aleman|tirada del aleman|dado del tedesco|tiro del tedesco',
    'germanDie',
    'field',
    1,
    6,
  ),
  ...Object.entries(ROLLERS).map(([name, who]) =>
    asksOf(words(...who.map((some, lang) => paired(some, ROLLED[lang] ?? ''))), name, 'field', 1, 6, {
      optional: true,
    }),
  ),
];

/** "The attack comes up three" */
const COMES_UP = [
  'comes up|comes up a|comes up with a|came up|came up a|shows a|is a|gets a|got a|scores a|scored a|throws a|threw a',
  'saca un|saco un|ha sacado un|sale con un|sale un|obtiene un|obtuvo un|tira un',
  'fa un|fa|ha fatto un|ha fatto|esce un|ottiene un|tira un|ha tirato un',
] as const;
const comesUp = (...who: InEach): string => words(...who.map((some, lang) => paired(some, COMES_UP[lang] ?? '')));

const DICE: readonly Entry[] = [
  asksOf(
    comesUp(
      'the attack|attack|the attacker|attacker',
      'el ataque|ataque|el atacante|atacante',
      'l attacco|attacco|l attaccante|attaccante',
    ),
    'attackDie',
    'field',
    1,
    6,
    { optional: true },
  ),
  asksOf(
    comesUp(
      'the defence|the defense|defence|the defender|defender',
      'la defensa|defensa|el defensor|defensor',
      'la difesa|difesa|il difensore|difensore',
    ),
    'defenceDie',
    'field',
    1,
    6,
    { optional: true },
  ),
  asksOf(
    'on the attack die|on the attack roll|on the attacking die|on attack|en el dado de ataque|en el dado del atacante|en la tirada de ataque|en ataque|nel dado d attacco|sul dado d attacco|sul dado dell attaccante|nel tiro d attacco|in attacco|for the attacker|for the attack|para el atacante|para el ataque|per l attaccante|per l attacco',
    'attackDie',
    'field',
    1,
    6,
    {
      before: true,
      optional: true,
    },
  ),
  asksOf(
    'on the defence die|on the defense die|on the defence roll|on the defending die|on defence|en el dado de defensa|en el dado del defensor|en la tirada de defensa|nel dado di difesa|sul dado di difesa|sul dado del difensore|nel tiro di difesa|for the defender|for the defence|for the defense|para el defensor|para la defensa|per il difensore|per la difesa',
    'defenceDie',
    'field',
    1,
    6,
    {
      before: true,
      optional: true,
    },
  ),
  ...ROLLED_BY,
  asksOf(
    withColon(
      inEach(
        ['attacking|attacker s', 'die|dice|roll|rolls'],
        ['attacker|attackers', 'die|dice'],
        ['dado|tirada', 'del atacante|de los atacantes|de ataque'],
        ['dado|tiro', 'dell attaccante|degli attaccanti|d attacco|di attacco'],
      ),
    ),
    'attackDie',
    'field',
    1,
    6,
  ),
  asksOf(
    words(
      withColon(
        inEach(
          ['defending|defender s', 'die|dice|roll|rolls'],
          ['defender|defenders', 'die|dice'],
          ['dado|tirada', 'del defensor|de los defensores|de defensa'],
          ['dado|tiro', 'del difensore|dei difensori|di difesa'],
        ),
      ),
      'return fire|his return fire|their return fire|fire back|fires back|firing back|return shot|fuego de respuesta|su respuesta|fuoco di risposta|il suo fuoco di risposta',
      paired(
        'al devolver el fuego|devolviendo el fuego|al responder al fuego|al responder',
        'saco|saco un|sale|sale un|salio un|tiro un|tira un',
      ),
      paired(
        'nel rispondere al fuoco|rispondendo al fuoco|nel rispondere|rispondendo',
        'e uscito|e uscito un|esce|esce un|ha fatto|ha fatto un|fa|fa un',
      ),
    ),
    'defenceDie',
    'field',
    1,
    6,
  ),
];

/** Somebody of an alliance: which of its nations may be told elsewhere. */
const MANDATED: readonly Entry[] = [
  field(
    'compulsory|compulsory battle|forced battle|mandated battles|mandated one|batallas obligatorias|batalla forzosa|forzosa|forzada|batalla ordenada|battaglie obbligatorie|battaglia forzata|battaglia imposta|battaglia comandata|comandata',
    'mandated',
    true,
  ),
  entry(
    'counts as|counts as his|it counts as|cuenta como|vale como|vale come|conta come|one of his|one of their|una de sus|una de las|una delle sue|una delle',
    {
      kind: 'filler',
      exact: true,
    },
  ),
];
const PEOPLE: readonly Entry[] = [
  trait(
    'king albert s men|albert s men|king albert|hombres del rey alberto|rey alberto|uomini di re alberto|re alberto',
    { nation: 'belgian' },
  ),
  trait(
    'mountaineers|mountain men|mountain corps|yellow triangle|with the yellow triangle|alpinistas|montaneros|cuerpo de montana|triangulo amarillo|con triangulo amarillo|alpino|corpo da montagna|triangolo giallo|con il triangolo giallo',
    { mountain: true },
  ),
];
const ALLIED = trait('allied|aliado|aliada|aliados|aliadas|alleato|alleata|alleati|alleate', { allied: true });
const NO_CORPS = entry(
  inEach(
    ['not|and not', 'a corps|a division'],
    ['no|y no', 'un cuerpo|una division'],
    ['non|e non', 'un corpo|una divisione'],
  ),
  { kind: 'filler', exact: true },
);

/** Whoever is attacked, and words of the table. */
const BESIDE: readonly Entry[] = [
  entry(
    'the one he attacks|the one we attack|the one they attack|the attacked one|the one attacked|la atacada|el atacado|los atacados|las atacadas|quella attaccata|quello attaccato|quelli attaccati|l attaccato|l attaccata',
    { kind: 'role', side: 'defence' },
  ),
  entry('enfrente|frente a el|di fronte|facing him|opposite him|green|verde|verdes|verdi|khaki|caqui|cachi', {
    kind: 'filler',
    exact: true,
  }),
];

export const BATTLE: readonly Entry[] = [
  ...TERRAINS,
  ...TRENCHES,
  ...CONCENTRIC,
  ...FORTUNES,
  ...ADVANTAGES,
  NO_BATTLE,
  ...HITS,
  ...WITHDRAWALS,
  ALLIED,
  ...MANDATED,
  ...PEOPLE,
  ...BESIDE,
  NO_CORPS,
  ...DICE,
];
