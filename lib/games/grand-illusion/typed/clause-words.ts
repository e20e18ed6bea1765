import { asks, choice, counted, entry, field } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { inRow } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* More of what players tell in clauses of their own beside a tool: cavalry alone fought, no room for who returns. */

const HORSE = [
  '|the|just|some',
  'cavalry|horse|horsemen|cavalry units|cavalry divisions|riders|mounted units|mounted troops|cavalrymen',
  'caballeria|jinetes|unidades de caballeria|divisiones de caballeria|tropas a caballo|la caballeria|los jinetes',
  'cavalleria|cavalieri|unita di cavalleria|divisioni di cavalleria|truppe a cavallo|la cavalleria|i cavalieri',
] as const;
const ONLY = [
  'only|just|nothing but|solely|purely|none but|exclusively|no one but|nobody but',
  'solo|solamente|unicamente|nada mas que|exclusivamente|puramente|tan solo|nadie mas que',
  'solo|soltanto|unicamente|esclusivamente|nient altro che|puramente|nessun altro che|soli',
] as const;
const FOUGHT = [
  'fought|took part|was involved|were involved|battled|was there|were there|clashed|was engaged|joined in|fights|fight|takes part|participated',
  'peleo|pelearon|lucho|lucharon|combatio|combatieron|participo|participaron|intervino|hubo|ha combatido|ha luchado|ha peleado|combate|pelea',
  'ha combattuto|hanno combattuto|combatteva|combattevano|ha partecipato|hanno partecipato|combatte|c era|si e battuta|si sono battuti|e intervenuta|ha lottato',
] as const;
const BOTH_SIDES = [
  '|on both sides|on either side|on each side|from both sides|for both sides',
  '|por ambos lados|en ambos lados|por los dos lados|de ambos bandos|en los dos bandos|por ambas partes|en ambos bandos|de los dos lados',
  '|da ambo le parti|da entrambe le parti|da tutte e due le parti|su entrambi i lati|da una parte e dall altra|da ambedue le parti|per parte',
] as const;
const NO_FOOT = [
  inRow(
    'no|without',
    '|any',
    'infantry|foot|infantry units',
    '|was|were|is|at all',
    '|involved|engaged|there|present|fought|took part|in it',
  ),
  inRow('sin|nada de|ninguna', 'infanteria', '|de por medio|presente|metida|en el combate|alguna'),
  inRow('niente|senza|nessuna', 'fanteria', '|di mezzo|presente|coinvolta|nel combattimento'),
] as const;
/** "The whole battle was between cavalry", "just cavalrymen did the fighting". */
const ALL_HORSE = words(
  inRow(
    '|it was|it s|this was',
    '|a|an|one',
    'cavalry only|all cavalry|purely cavalry|pure cavalry|cavalry on cavalry|cavalry against cavalry|horse only',
    '|battle|fight|combat|affair|clash|action|engagement',
  ),
  inRow(
    '|the|that|this',
    'whole|entire|complete|full|',
    'battle|fight|combat|action|clash|engagement|affair',
    'was|is|had been|s',
    '|only|all|just|purely|entirely|solely|fought',
    '|between|among|by|of|with|a matter of|fought by',
    '|only|just|nothing but|purely',
    HORSE[1],
    '|only|alone|on both sides|and nobody else',
  ),
  inRow(
    '|it was|they were|we had',
    'all',
    HORSE[1],
    '|,|:|and|with',
    '|,',
    'no|without',
    '|any',
    'foot|infantry',
    '|in|at',
    '|the',
    '|battle|fight|combat|it',
  ),
  inRow(ONLY[0], HORSE[1], 'did|does|were doing|was doing|had', '|all|all of', '|the', 'fighting|battle|fight|work'),
  inRow(
    '|la|el|toda la|todo el|esa|ese|este|esta',
    'batalla|combate|choque|pelea|lucha|enfrentamiento',
    '|entera|entero',
    'fue|era|es|ha sido',
    'toda|todo|solo|solamente|enteramente|integramente|cosa|exclusivamente|puramente|pura|puro|un asunto|unicamente',
    '|solo',
    'de|entre|con',
    '|la|los',
    HORSE[2],
    '|nada mas|solo|y ya',
  ),
  inRow(
    '|fue|era|es|ha sido',
    '|un|una',
    'combate|batalla|choque|pelea|lucha|enfrentamiento',
    'de|entre',
    HORSE[2],
    'nada mas|y nada mas|solo|solamente|y ya esta|y punto|unicamente|y nadie mas',
  ),
  inRow(
    'en|durante',
    'el|la|ese|esa',
    'combate|batalla|choque|pelea|lucha',
    ONLY[1],
    '|hubo|habia|lucho|lucharon|combatio|participo|pelearon|estuvo|estaba',
    '|la|los',
    HORSE[2],
  ),
  inRow(
    '|la|il|lo|tutta la|quella|quel|quello',
    'battaglia|combattimento|scontro|lotta',
    '|intera|intero',
    'era|e stata|e stato|e|fu',
    'tutta|tutto|solo|soltanto|interamente|esclusivamente|puramente|pura|unicamente|una faccenda|cosa',
    '|solo',
    'di|tra|fra|con',
    '|sola|soli',
    HORSE[3],
    '|e basta|soltanto|soli',
  ),
  inRow(
    '|e stato|e stata|era|fu|e',
    '|uno|un|una',
    'scontro|combattimento|battaglia|lotta',
    'di|tra|fra',
    'sola|soli|sole|pura',
    'cavalleria|cavalieri|truppe a cavallo',
  ),
  inRow(
    'nel|nella|nello|durante il|durante la',
    'combattimento|battaglia|scontro|lotta',
    '|c era|c erano|ha combattuto|hanno combattuto',
    ONLY[2],
    '|c era|c erano|ha combattuto|la|i',
    HORSE[3],
  ),
  inRow(
    'combattevano|combattono|lottavano|si battevano|si affrontavano',
    ONLY[2],
    '|truppe di|unita di|i|la',
    HORSE[3],
  ),
  inRow(
    ONLY[1],
    'pelearon|lucharon|combatieron|participaron|pelean|luchan',
    '|tropas de|unidades de|fuerzas de',
    '|la',
    HORSE[2],
  ),
  inRow(ONLY[2], 'truppe di|unita di|forze di', 'cavalleria', '|hanno combattuto|combattevano|in campo'),
  inRow(
    'no participo|no lucho|no peleo|no combatio|no intervino|no hubo',
    '|nadie',
    'mas que|sino',
    '|la|los',
    HORSE[2],
  ),
  inRow('non ha|non hanno', 'partecipato|combattuto|lottato', 'che|altro che|se non', '|la|i', HORSE[3]),
);
/** Only cavalry fought in the battle (9.4.2). */
export const CAVALRY_ONLY: Entry = field(
  words(
    inRow('|it was|there was|with|by|they were|it s|we had', ONLY[0], HORSE[1], `|${FOUGHT[0]}`, BOTH_SIDES[0]),
    inRow(HORSE[1], 'only|alone|exclusively', `|${FOUGHT[0]}`, BOTH_SIDES[0]),
    inRow(
      '|it was|it is|this was',
      HORSE[1],
      'against|versus|vs|on',
      HORSE[1],
      '|only|alone|and nothing else|and nobody else|nothing else|and no infantry|and that s it',
    ),
    inRow(
      '|it was|it is|this was|it s',
      '|a|an',
      'pure|all|purely|straight|cavalry only|an all',
      'cavalry|horse|mounted',
      '|against cavalry',
      'battle|fight|combat|affair|clash|action',
    ),
    inRow(
      '|it was|it is|this was|it s',
      '|a|an',
      'cavalry|horse',
      'battle|fight|combat|clash',
      'only|alone|and nothing else',
    ),
    inRow(
      NO_FOOT[0],
      ',|:|and|, just|, only|just|only',
      '|only|just|all',
      HORSE[1],
      '|only|alone|fought|on both sides',
    ),
    inRow('both sides', 'had|have|fielded|used', ONLY[0], HORSE[1]),
    inRow(
      '|hubo|fue|con|no hubo mas que|no participo mas que|no lucho mas que|no peleo mas que|no combatio mas que|eran|habia',
      ONLY[1],
      HORSE[2],
      `|${FOUGHT[1]}`,
      BOTH_SIDES[1],
    ),
    inRow(ONLY[1], FOUGHT[1], '|la|los', HORSE[2], BOTH_SIDES[1]),
    inRow(
      'no hubo|no participo|no lucho|no peleo|no combatio|no intervino|no habia|no ha combatido',
      'mas que|otra cosa que|nada mas que',
      HORSE[2],
      BOTH_SIDES[1],
    ),
    inRow(
      '|fue|es|era|ha sido',
      HORSE[2],
      'contra',
      HORSE[2],
      '|y nada mas|nada mas|y punto|solo|y ya esta|sin infanteria',
    ),
    inRow(
      '|fue|es|era|ha sido',
      '|una|un',
      'batalla|combate|choque|pelea|lucha',
      '|puramente|solo|exclusivamente|unicamente',
      'de|entre',
      '|solo|solos|pura',
      HORSE[2],
    ),
    inRow(NO_FOOT[1], ',|:|y', ONLY[1], HORSE[2]),
    inRow('|c era|e stata|con|erano|c erano|da', ONLY[2], HORSE[3], `|${FOUGHT[2]}`, BOTH_SIDES[2]),
    inRow('ha|hanno', 'combattuto|partecipato|lottato', ONLY[2], '|la|i', HORSE[3], BOTH_SIDES[2]),
    inRow(
      'non',
      'c era|c erano|ha combattuto|ha partecipato|combatteva|c e stata',
      'altro che|che|nient altro che',
      HORSE[3],
      BOTH_SIDES[2],
    ),
    inRow(
      '|era|e stata|e|fu',
      HORSE[3],
      'contro',
      HORSE[3],
      '|e basta|e nient altro|soltanto|e stop|senza fanteria|e niente altro',
    ),
    inRow(
      '|era|e stata|e|fu',
      '|una|un|uno',
      'battaglia|combattimento|scontro|lotta',
      '|puramente|solo|soltanto|unicamente',
      'di|tra|fra',
      '|soli|sola|solo|pura',
      HORSE[3],
    ),
    inRow(NO_FOOT[2], ',|:|e', ONLY[2], HORSE[3]),
    ALL_HORSE,
  ),
  'cavalryOnly',
  true,
);

/** The question names both sides, and says of neither that it retreats. */
export const WHICH_SIDE = words(
  inRow(
    '|,|:|is it|is it the|would it be|does',
    words(
      inRow(
        '|the',
        'attacker|attackers|attacking side|attack',
        'or',
        '|the',
        'defender|defenders|defending side|defence',
      ),
      inRow(
        '|the',
        'defender|defenders|defending side|defence',
        'or',
        '|the',
        'attacker|attackers|attacking side|attack',
      ),
    ),
  ),
  inRow('|el|los', 'atacante|atacantes', 'o', '|el|los', 'defensor|defensores'),
  inRow('|el|los', 'defensor|defensores', 'o', '|el|los', 'atacante|atacantes'),
  inRow('|l|gli', 'attaccante|attaccanti', 'o', '|il|i', 'difensore|difensori'),
  inRow('|il|i', 'difensore|difensori', 'o', '|l|gli', 'attaccante|attaccanti'),
  'which side|which of the two|who|cual de los dos|cual de los bandos|que bando|quien|quale dei due|quale parte|chi',
);

const STACK = [
  inRow('|the|its|that|our', 'hex|stack|pile|stacking|destination|spot|place|hq hex|supply source'),
  inRow('|el|la|ese|esa|su', 'hex|hexagono|pila|apilamiento|destino|sitio|monton|fuente'),
  inRow('|l|la|il|quell|quella|lo', 'esagono|pila|impilamento|destinazione|posto|hex|mucchio|fonte'),
] as const;
const THERE = ['|there|in it|in there|already', '|alli|de alli|ahi|de ahi', '|li|la|laggiu|di li'] as const;
const LIMIT = [
  inRow('|the|its', 'limit|stacking limit|maximum|max|stacking maximum|brim|full'),
  inRow('|el|su|al', 'limite|maximo|limite de apilamiento|limite de apilado|maximo de apilamiento|tope'),
  inRow('|il|suo|al', 'limite|massimo|limite d impilamento|limite di impilamento|massimo d impilamento|tetto'),
] as const;
const ROOM = ['room|space|slot|place', 'sitio|hueco|espacio|lugar|plaza', 'posto|spazio|buco|margine'] as const;
/** Stacking leaves no room where a unit returns (8.4.6.a). */
export const NO_ROOM: Entry = field(
  words(
    inRow(STACK[0], THERE[0], 'leaves|has|offers', 'no|not enough|no more', ROOM[0], '|left|for it|there|any more'),
    inRow(
      STACK[0],
      THERE[0],
      'is|s|being|was',
      '|already|quite|completely',
      'full|packed|crammed|stuffed|maxed out|full up|stacked full',
    ),
    inRow(
      words(STACK[0], 'where it would go|where it goes|where it comes back|where it would return'),
      THERE[0],
      'is|s|has|has been|being',
      '|already',
      'at|stacked to|filled to|up to|stacked up to|full to|reached',
      LIMIT[0],
    ),
    inRow(
      '|there is|there s|with|having',
      'no|not enough|no more',
      ROOM[0],
      '|left|free',
      'in|for it|under|there|at',
      `|${STACK[0]}`,
      '|for it',
    ),
    inRow(
      'it|the unit',
      'doesn t|does not|can t|won t|cannot|wouldn t',
      '|even',
      'fit|squeeze in',
      '|in|there|under|because of|any more',
      words('', LIMIT[0], STACK[0]),
    ),
    inRow('stacking limit', '|is|has been|already', 'reached|used up|full|maxed out', THERE[0]),
    inRow(STACK[1], THERE[1], 'no', 'deja|tiene|ofrece|da', '|mas', ROOM[1], '|libre|para ella|para el'),
    inRow(
      STACK[1],
      THERE[1],
      'esta|queda|ya esta|ya',
      '|ya|del todo',
      'lleno|llena|a tope|completo|completa|hasta arriba|abarrotado|petado',
    ),
    inRow(
      words(STACK[1], 'donde iria|donde va|donde volveria|donde entraria'),
      THERE[1],
      '|ya|se|ya se',
      'esta|esta ya|ha llegado|llego|alcanzo|esta apilado|se llego',
      '|ya',
      'al|en el|hasta el|a|en',
      LIMIT[1],
    ),
    inRow(
      'no',
      'queda|hay|quedan|tiene',
      '|ya|mas',
      ROOM[1],
      '|libre|mas',
      'en|alli|para|por',
      `|${STACK[1]}`,
      '|para ella|para el',
    ),
    inRow('no', 'cabe|entra|encaja', '|ya|alli|mas|en', words('', STACK[1], inRow('por|segun|con', LIMIT[1]))),
    inRow('sin', ROOM[1], '|libre', 'en|por|para', words(STACK[1], LIMIT[1])),
    inRow(STACK[2], THERE[2], 'non', 'lascia|ha|offre|da', '|piu', ROOM[2], '|libero'),
    inRow(
      STACK[2],
      THERE[2],
      'e|e gia|resta',
      '|gia|del tutto',
      'pieno|piena|zeppo|zeppa|completo|completa|al completo|strapieno|stracolmo',
    ),
    inRow(
      words(STACK[2], 'dove andrebbe|dove va|dove tornerebbe|dove rientrerebbe'),
      THERE[2],
      '|si',
      'e|ha|e gia|si e',
      '|gia',
      'al|raggiunto|arrivata al|arrivato al|impilata al|a',
      LIMIT[2],
    ),
    inRow(
      'non',
      'c e|resta|rimane|ha|ce',
      '|piu|n e piu',
      ROOM[2],
      '|libero',
      'nella|nell|in|li|per|nel',
      `|${STACK[2]}`,
      '|per lei',
    ),
    inRow(
      'non',
      'ci sta|entra|ci entra',
      '|piu|li|in|nella|nell',
      words('', STACK[2], inRow('per|secondo|con', LIMIT[2])),
    ),
    inRow('senza', ROOM[2], '|libero', 'nella|nell|per|in', words(STACK[2], LIMIT[2])),
  ),
  'room',
  false,
);

/** When there is a retreat: no fact. */
export const AFTER_BATTLE = words(
  inRow(
    '|now|right',
    'after|following|once',
    '|the|this|that|our|a',
    'battle|fight|combat|fighting',
    '|is over|was fought|is done|ended',
  ),
  inRow(
    '|ahora',
    'tras|despues de|despues del|al acabar|terminada|acabada',
    '|la|el|esta|este|una',
    'batalla|combate|pelea',
  ),
  inRow(
    '|ora',
    'dopo|finita|finito|al termine',
    '|la|il|questa|questo|una|della|del',
    'battaglia|combattimento|scontro',
  ),
);

const PLAYERS = {
  german: [
    'the germans|germans|the german|the german player|german player|the german side|germany',
    'los alemanes|alemanes|el aleman|el jugador aleman|el bando aleman|alemania',
    'i tedeschi|tedeschi|il tedesco|il giocatore tedesco|la germania',
  ],
  allied: [
    'the allies|allies|the allied player|allied player|the allied side|the french|french|the british|the belgians|the frenchman',
    'los aliados|aliados|el aliado|el jugador aliado|el bando aliado|los franceses|el frances|los britanicos|los belgas',
    'gli alleati|alleati|l alleato|il giocatore alleato|i francesi|il francese|i britannici|i belgi',
  ],
} as const;
const FORTUNES = [
  '|fortunes of war|fow|fortunes|the fortunes of war|the fortunes|the dice|dice|the fow',
  '|fortunas de la guerra|fortunas de guerra|fow|las fortunas|las fortunas de la guerra|los dados|dados|la fow|en las fortunas',
  '|fortune della guerra|fortune di guerra|fow|le fortune della guerra|le fortune|i dadi|dadi|la fow|alle fortune|sulle fortune',
] as const;
/** Who rolls on the table of the Fortunes of War attacks (9.1.4); "a four and a three" are its two dice. */
export const ROLLERS: readonly Entry[] = [
  ...choice(
    'attacker',
    Object.fromEntries(
      Object.entries(PLAYERS).map(([side, [en, es, it]]) => [
        side,
        words(
          inRow(
            en,
            '|are|is|have|has|must|will|have to|now',
            'roll|rolls|rolling|rolled|throw|throws|threw',
            '|on|for|in',
            FORTUNES[0],
          ),
          inRow('for|by', en),
          inRow(
            es,
            '|han|ha|deben|acaban de|van a',
            'tiran|tira|tirado|tirar|lanzan|tiraron',
            '|en|por|para',
            FORTUNES[1],
          ),
          inRow('para|por', es),
          inRow(it, '|hanno|ha|devono', 'tirano|tira|tirato|tirare|lanciano', '|su|per', FORTUNES[2]),
          inRow('per|da parte di', it),
        ),
      ]),
    ),
  ),
  asks(', a|, an|: a|and a|and an|, un|: un|y un|e un|ed un|, uno|: uno|e uno', 'die', 1, 6),
];

/** The Allies do without the Skirmish, or a Belgian force defends (12.4, 13.1). */
export const NO_SKIRMISH: readonly Entry[] = [
  field(
    words(
      inRow(
        'the allies|allies|they|the defender|he|the french|the british',
        'don t|doesn t|do not|does not|won t|refuse|refuses|decline|declines|would rather not|waive|pass on',
        '|want|take|use|ask for|have',
        '|the|a|any',
        'skirmish',
      ),
      inRow('|with|and', 'no|without', '|the|a|any', 'skirmish', '|wanted|for the allies|taken'),
      inRow(
        'los aliados|ellos|el defensor|los franceses|los britanicos|aliados',
        'no quieren|no quiere|renuncian a|renuncia a|rechazan|rechaza|no eligen|prescinden de',
        '|la|una',
        'escaramuza',
      ),
      inRow('|y', 'sin|nada de', '|la', 'escaramuza'),
      inRow(
        'gli alleati|loro|il difensore|i francesi|i britannici|alleati',
        'non vogliono|non vuole|rinunciano alla|rinuncia alla|rifiutano|rifiuta|non scelgono|fanno a meno della',
        '|la|una',
        'schermaglia|scaramuccia',
      ),
      inRow('|e', 'senza|niente', '|la', 'schermaglia|scaramuccia'),
    ),
    'skirmish',
    false,
  ),
  field(
    words(
      inRow(
        '|the|a|it s the|only the',
        'belgian force|belgians|belgian army|belgian',
        'defend|defends|is defending|are defending|is the defender|are the defenders|is attacked',
      ),
      inRow('|the', 'defender|defenders|defending force', 'is|are', '|the|a', 'belgian|belgians|belgian force'),
      inRow(
        '|la|los|el',
        'fuerza belga|belgas|ejercito belga',
        'defiende|defienden|es el defensor|son los defensores|se defienden|se defiende',
      ),
      inRow('defiende|defienden', '|la|los|el', 'fuerza belga|belgas|ejercito belga'),
      inRow('|la|i|l', 'forza belga|belgi|esercito belga', 'difende|difendono|si difendono|e il difensore|si difende'),
      inRow('difende|difendono', '|la|i|l', 'forza belga|belgi|esercito belga'),
    ),
    'belgians',
    true,
  ),
];

const BEFORE = [
  'just before|right before|immediately before|the moment before|a moment ago|just now|before this one|the activation before|directly before',
  'justo antes|inmediatamente antes|un momento antes|hace un momento|justo antes de esta|la vez anterior|antes de esta',
  'appena prima|subito prima|proprio prima|un attimo prima|poco fa|prima di questa|la volta prima',
] as const;
/** The player activated just before as well (9.1.4). */
export const ANOTHER_BEFORE = words(
  inRow(
    '|it s|it is|it comes|this comes|this one comes|this is|coming|made|and',
    '|right|straight|directly|immediately|just',
    'after|behind|on the heels of|following',
    '|his|their|our|my|the',
    'another|other|own|previous|last|earlier|first',
    '|own',
    'activation|one',
    '|of theirs|of his|of ours|of mine|by the same side|by the same player|of their own',
  ),
  inRow(
    'they|he|the germans|the allies|the same side|the same player|we|i',
    '|had|have|has|ve|also|already|had already|have already|had also',
    'activated|moved|had an activation|had one|made an activation|did activate|went',
    BEFORE[0],
    '|as well|too|already|also',
  ),
  inRow(
    '|it s|it is|this is',
    '|the|their|his|our|my',
    'activation|activations',
    'number two|no two|no 2|number 2|two',
    '|,',
    '|without a pause|without a break|in a row|running|straight|no break',
  ),
  inRow(
    '|es|va|viene|y|esta va|esta es',
    '|justo|inmediatamente|nada mas',
    'despues de|tras|detras de|a continuacion de',
    'otra|su otra|la otra|su primera|la primera|su anterior|la anterior',
    'activacion',
    '|suya|nuestra|mia|del mismo bando|del mismo jugador|de ellos|propia',
  ),
  inRow(
    '|ya|tambien|ellos|los alemanes|los aliados',
    '|ya|tambien|habian|han|se habian|hemos|habia',
    'activaron|activado|activo|activamos|jugaron|activan',
    '|ya|tambien',
    BEFORE[1],
    '|tambien|ya',
  ),
  inRow(
    '|van por|va por|vamos por|es|esta es|llevan|estan en|hacen',
    '|la|su|ya la|con la',
    'segunda',
    'activacion|vez',
    'sin pausa|sin parar|sin descanso|seguida|sin pausas|sin interrupcion|del tiron',
  ),
  inRow(
    '|es',
    '|la',
    'activacion',
    'numero dos|numero 2',
    '|,',
    '|sin pausa|sin pausas|seguida|sin parar|sin descanso',
  ),
  inRow(
    '|e|viene|questa viene|e questa',
    '|subito|proprio|immediatamente|appena',
    'dopo|dietro a|a ruota di|in coda a',
    'un altra|l altra|la loro|la loro altra|la sua|la precedente|la prima',
    '|loro|sua|nostra',
    'attivazione',
    '|loro|sua|nostra|mia|dello stesso giocatore|dello stesso schieramento',
  ),
  inRow(
    '|loro|i tedeschi|gli alleati|anche',
    '|gia|anche',
    'avevano|hanno|aveva|ha|abbiamo',
    '|gia|anche',
    'attivato|giocato',
    '|anche|gia',
    BEFORE[2],
    '|anche',
  ),
  inRow(
    '|sono alla|e alla|siamo alla|e|e la|sono gia alla|fanno la',
    'seconda',
    'attivazione|volta',
    '|, ',
    'senza pausa|senza pause|senza sosta|di fila|senza interruzione',
  ),
  inRow('|e', '|l|la', 'attivazione', 'numero due|numero 2', '|,', '|senza pause|senza pausa|di fila|senza sosta'),
);

const OPPONENT = [
  inRow(
    'the|his|my|our|your',
    'opponent|other player|other side|enemy|rival|foe|other guy|other one|adversary|other fellow',
  ),
  inRow(
    '|el|al|del|mi|a mi|de mi|su',
    'rival|contrario|oponente|enemigo|adversario|otro bando|otro jugador|otro lado|bando contrario|bando rival|bando enemigo',
  ),
  inRow(
    '|l|il|al|all|dell|del|il mio|al mio|del mio',
    'avversario|nemico|rivale|altro giocatore|altra parte|altro|schieramento avversario|campo avversario',
  ),
] as const;
const CAPS = 'caps|cap|pam|pams|pac|paca';
/** "Two caps remain to the enemy": the number stands before them. */
const CAPS_OF_OPPONENT: Entry = asks(
  words(
    inRow(
      CAPS,
      '|are|is',
      '|still|left|remaining|remain|remains|to spend|in hand',
      '|left|remaining|unspent|to spend|in hand|waiting',
      words(
        inRow('to|for|with|on|of|over at|in the hands of|belong to', OPPONENT[0]),
        'across the table|over there|opposite|on his side|on their side|over the table|on the far side',
      ),
    ),
    inRow(
      CAPS,
      '|todavia|aun|restantes|por gastar|le quedan|le restan|quedan',
      '|quedan|restan|le quedan|todavia|aun',
      words(
        inRow('en|para|de|a|del|al', OPPONENT[1]),
        'al otro lado de la mesa|enfrente|en frente|al otro lado|en el lado contrario',
      ),
    ),
    inRow(
      CAPS,
      '|ancora|rimasti|da spendere|restano|rimangono',
      '|restano|rimangono|ancora|gli restano',
      words(
        inRow('|per|a|di|da', OPPONENT[2]),
        'dall altra parte|dall altra parte del tavolo|di fronte|oltre il tavolo|dall altro lato|sull altro lato',
      ),
    ),
  ),
  'opponentLeft',
  0,
  10,
  { before: true },
);
const HOLDS_CAPS = [
  '|still|only|now',
  'have|has|are down to|is down to|are left with|is left with|hold|holds|keep|keeps|are at|is at|are on|is on|sit on|sits on|still have|still has|have got|has got|have only|has only|got|only have|only has',
  'tienen|tiene|estan en|esta en|andan por|se han quedado en|se han quedado con|se quedan con|se queda con|conservan|conserva|guardan|van por|han bajado a|bajan a|solo tienen|aun tienen|todavia tienen|siguen con',
  'hanno|ha|sono a|e a|sono scesi a|e sceso a|conservano|conserva|sono rimasti con|restano con|hanno solo|hanno ancora|ha ancora|stanno a|sono ridotti a',
] as const;
/** CAPS of a side that is named: whether they are the opponent's the segment tells. */
const capsOfSide = (names: readonly [string, string, string, string], name: string): Entry =>
  counted(
    words(
      inRow('|and|while', names[0], HOLDS_CAPS[0], HOLDS_CAPS[1], '|just|only', '#', CAPS, '|left|remaining|in hand'),
      inRow('|y|mientras', names[1], '|aun|todavia|solo|ya|ya solo', HOLDS_CAPS[2], '|solo|ya solo', '#', CAPS),
      inRow(
        '|y',
        'a',
        names[1],
        '|aun|todavia|solo|ya|ya solo',
        'les quedan|le quedan|les restan|les queda|le queda|le restan',
        '|solo',
        '#',
        CAPS,
      ),
      inRow('|e|mentre', names[2], '|ancora|solo|ormai', HOLDS_CAPS[3], '|solo|soltanto|appena', '#', CAPS),
      inRow('|e', 'ai|agli|al|all', names[3], '|ancora|solo', 'restano|rimangono|resta|rimane', '|solo', '#', CAPS),
    ),
    name,
    0,
    10,
  );
export const SIDE_CAPS: readonly Entry[] = [
  capsOfSide(
    [
      'the germans|germans|the german|the german player|germany',
      'los alemanes|el aleman|alemanes|el jugador aleman|alemania',
      'i tedeschi|il tedesco|tedeschi|il giocatore tedesco|la germania',
      'tedeschi|tedesco|giocatore tedesco',
    ],
    'germanLeft',
  ),
  capsOfSide(
    [
      'the allies|allies|the allied player|the french|the entente',
      'los aliados|aliados|el aliado|el jugador aliado|los franceses',
      'gli alleati|l alleato|alleati|il giocatore alleato|i francesi',
      'alleati|alleato|giocatore alleato|francesi',
    ],
    'alliedLeft',
  ),
];
/** "A couple of caps" */
export const COUPLE: Entry = entry(
  words(inRow('|a|just a', 'couple of|pair of'), inRow('|un', 'par de'), inRow('|un', 'paio di')),
  { kind: 'number', value: 2 },
);

/** CAPS that the other player still has. */
const OPPONENT_HAS: Entry = asks(
  words(
    inRow(
      '|and|while',
      '|the|his|my',
      'opponent|other player|other side|enemy|rival',
      '|still',
      'has|has got|holds|keeps|is left with|s got|has still|is down to|is at|is on|s down to|s left with|s at',
    ),
    inRow(
      '|y',
      'al|a mi',
      'rival|contrario|oponente|enemigo|adversario|otro|otro jugador',
      '|todavia|aun',
      'le',
      'quedan|queda|sobran|restan|resta',
    ),
    inRow(
      '|y|mientras',
      'el|mi',
      'rival|contrario|oponente|enemigo|adversario|otro|otro jugador',
      '|todavia|aun',
      'tiene|conserva|guarda',
    ),
    inRow(
      '|e',
      'all|al|al mio',
      'avversario|nemico|rivale|altro|altro giocatore',
      '|ancora',
      'restano|resta|rimangono|rimane|avanzano',
    ),
    inRow(
      '|e|mentre',
      'l|il|il mio',
      'avversario|nemico|rivale|altro|altro giocatore',
      '|ancora',
      'ha|ha ancora|conserva|tiene',
    ),
  ),
  'opponentLeft',
  0,
  10,
);
export const OPPONENT_CAPS: readonly Entry[] = [OPPONENT_HAS, CAPS_OF_OPPONENT, COUPLE];

const SPOT = [
  inRow('|the|that|its|in a|in an|in the|on a|to a|it s a|it is a|an', '|destination|target', 'hex|place|spot'),
  inRow('|el|ese|en un|en el|es un|un', 'hex|hexagono|sitio|destino'),
  inRow('|l|quell|in un|nell|e un|un', 'esagono|hex|posto'),
] as const;
/** What the hex is where a unit returns (7.2, 8.4.7.c). */
export const WHERE_PUT: readonly Entry[] = [
  field(
    words(
      inRow(
        SPOT[0],
        '|is|s|being|that is',
        'enemy controlled|not friendly|under enemy control|held by the enemy|controlled by the enemy|in enemy hands|not friendly controlled|not ours|hostile|enemy held',
      ),
      inRow('|in|on|to', 'an|the', 'enemy|hostile|enemy controlled|enemy held', 'hex'),
      inRow(
        SPOT[1],
        '|esta|es|que esta|no es',
        'bajo control enemigo|controlado por el enemigo|en manos enemigas|no es amigo|no es nuestro|en poder del enemigo|enemigo|no esta bajo control propio',
      ),
      inRow(
        SPOT[2],
        '|e|sta|che e|non e',
        'sotto controllo nemico|controllato dal nemico|in mano nemica|in mani nemiche|non e amico|non e nostro|nemico|in mano al nemico',
      ),
    ),
    'friendly',
    false,
  ),
  field(
    words(
      inRow(SPOT[0], '|is|s', '|one of|an|a|in|on', '|the', 'sp|schlieffen|schlieffen plan', '|hex|hexes|one'),
      inRow('|in|on|it s|it is|at|to', 'an|a|one of the', 'sp|schlieffen|schlieffen plan', 'hex|hexes'),
      inRow(
        '|en|es',
        'un|uno de los',
        'hex|hexagono|hexes|hexagonos',
        'sp|del plan schlieffen|schlieffen|de schlieffen',
      ),
      inRow('|in|e', 'un|uno degli', 'esagono|hex|esagoni', 'sp|del piano schlieffen|schlieffen|di schlieffen'),
    ),
    'sp',
    true,
  ),
  field(
    words(
      inRow('|in|it s in|it is in|the hex is in', 'deep|inner|the interior of|the heart of|the middle of', 'france'),
      inRow(
        '|en|el hex esta en',
        'la francia profunda|francia profunda|el interior de francia|el corazon de francia|plena francia',
      ),
      inRow(
        '|nella|in|l esagono e in|l esagono e nella|nel|esagono in',
        'francia profonda|cuore della francia|interno della francia|piena francia',
      ),
    ),
    'deepFrance',
    true,
  ),
];
