import { inEach } from '@/lib/games/grand-illusion/typed/battle-words';
import { inRow, paired } from '@/lib/typed/phrases';
import { asks, choice, counted, entry, field, filler } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { words } from '@/lib/typed/table-words';

/* More words of the tools that a text fills in a field at a time, in the three languages. */

const ONE_CAP = words(
  paired('a|one|1|a single|just one', 'cap|command point'),
  paired('un|1|un solo|solo un', 'cap|pam|pac|punto de mando|punto comando|cap solo'),
);

/** Names of other tools, which only tell more here. */
export const RETREATS = filler(
  'retreat|retreats|retirada|retiradas|ritirata|ritirate|retirarse|ritirarsi|se retira|si ritira',
);
export const POINTS = filler('command points|command point|puntos de mando|punto de mando|punti comando|punto comando');

/** How many CAPS are left, whatever they are called. */
export const CAPS_LEFT: readonly Entry[] = [
  filler(
    'kept back|i kept back|we kept back|i kept|a couple of|couple of|un par de|un paio di|me he guardado|he guardado|guardado|ho tenuto da parte|tenuto da parte|avanzano|avanzan|sobran|put aside',
  ),
  asks('points|point|command points|puntos|puntos de mando|punti|punti comando', 'caps', 0, 10, {
    before: true,
    optional: true,
  }),
  asks(
    inEach(
      ['caps marker|cap marker|caps track|caps', 'at|is at|on|is on|stands at|shows|reads'],
      ['marcador de caps|el marcador de caps|contador de caps|marcador de pam', 'en|esta en|marca|a|en el'],
      ['segnalino caps|il segnalino caps|segnalino dei caps|il segnalino dei caps', 'su|e su|sul|e sul|a|segna|e a'],
    ),
    'caps',
    0,
    10,
  ),
  filler(
    'in hand|in the pool|to spend|available|no more than|disponibles|por gastar|en mano|todavia|disponibili|da spendere|in mano|ancora|all that remain|all that remains|are all|is all|are all that remain|remain|remains|all we have|all that s left|nos quedan|les quedan|quedan ya|tenemos|ya solo|solo tenemos ya|ci restano|ci rimangono|restano|rimangono|ormai|abbiamo ormai|abbiamo|solo',
  ),
];

const ENDS = words(
  inRow(
    '|it|he|they|the trip|the journey|the train|the move|to',
    '|would|will|wants to|want to|is to|it s to|should',
    'end|ends|ending|finish|finishes|finishing|stop|stops|stopping|get off|alight|stay',
    'in|at|its journey in|up in',
  ),
  inRow(
    '|el viaje|viaje|el tren|quiere|va a',
    'acabando|acabaria|acabar|terminando|terminaria|terminar|se bajaria|bajaria|bajarse|bajando|se quedaria|quedarse|pararia|parar|finalizando',
    '|del tren',
    'en',
  ),
  inRow(
    '|il viaggio|il treno|vuole|lo vogliamo',
    'finendo|finirebbe|finire|terminando|terminerebbe|terminare|scenderebbe|scendere|scendendo|si fermerebbe|fermarsi|fermandosi|lasciare|resterebbe',
    '|dal treno',
    'a|in',
  ),
);
/** Where a train ends. */
export const ARRIVES = filler(
  `final hex|its final hex|last hex|its last hex|being its final hex|where it gets off|is where it gets off|where they get off|ultimo hex|su ultimo hex|es su ultimo hex|ultimo hexagono|con llegada a|llegada a|es donde baja|donde baja|donde se baja|ultimo esagono|l ultimo esagono|e l ultimo esagono|con arrivo a|arrivo a|arrivo|${ENDS}|trip|the trip|viaje|el viaje|viaggio|il viaggio|` +
    'the train|train|bound for|heading for|heads for|travels to|journey|line|station|el tren|tren|rumbo a|viaja a|se dirige a|hacia|il treno|treno|diretto a|viaggia verso|verso|gets off in|gets off at|gets off|get off|terminus|the terminus|destination|last stop|ends|end|ends its move in|ends up in|final stop|arrives in|stops in|stops at|ends its journey in|unloads in|' +
    'se baja|se bajan|baja|bajan|ultima parada|la ultima parada|destino|termina|terminan|acaba|acaban|final|llega a|llegan a|para|descarga|' +
    'scende|scendono|capolinea|il capolinea|destinazione|ultima fermata|finisce|finiscono|arriva|arrivano|si ferma|termina a',
);

const HQ = words(
  'hq|its hq|an hq|the hq|a german hq|a french hq|the army hq|army hq|their hq|an army hq|headquarters|its headquarters',
  'su hq|el hq|un hq|del hq|un hq aleman|un hq frances|su cuartel general|el cuartel general|del cuartel general|un cuartel general|el hq del ejercito|su cg|un cg',
  'il suo hq|l hq|un hq|dell hq|un hq tedesco|un hq francese|il suo quartier generale|il quartier generale|un quartier generale|l hq d armata|l hq dell armata|il suo qg',
);
const AT_HQ = words(
  paired(
    'with|at|to|next to|beside|stacked with|on|where|placed with|placed at|in the hex of|in the hex with|together with',
    words('hq', HQ),
  ),
  paired('where', paired('its hq|the hq|an hq|the army hq|a german hq', 'stands|is|sits')),
  paired(
    'con|junto a|junto|al|al lado de|donde esta|en el hexagono|al hexagono|en el hexagono de|al hexagono de|apilada con|apilado con|en',
    HQ,
  ),
  paired(
    'con|presso|accanto a|dove sta|dove c e|dove si trova|nell esagono|all esagono|nell esagono con|insieme a|impilata con|impilato con|su',
    HQ,
  ),
);

const TWO = 'two|2|dos|due';
const TURNS = 'turns|turnos|turni';
const COMES = words(
  '|it|he|they|we want it|i want it|return|coming back|comes back|it comes back|back',
  'que vuelva|vuelve|regreso|regresa|vuelta|la vuelta|va|que regrese',
  'torna|ritorno|rientra|il ritorno|va|che torni',
);
const PAYS_ONE = words(
  inRow(
    '|he|we|i|they',
    'pays|pay|spends|spend',
    paired('1|one|a', 'cap'),
    'and',
    'waits|wait|wait for',
    '|for',
    '2|two',
    'turns',
  ),
  inRow('paga|pago|pagamos|gasta|gasto', paired('1|un', 'cap|pam'), 'y', 'espera|espero|esperamos', '2|dos', 'turnos'),
  inRow(
    'paga|pago|paghiamo|spende|spendo',
    paired('1|un', 'cap|pac'),
    'e',
    'aspetta|aspetto|aspettiamo',
    '2|due',
    'turni',
  ),
);
const PAYS_TWO = words(
  inRow(
    '|he|we|i|they',
    'spend|spends|pay|pays',
    paired('2|two', 'caps'),
    'and',
    'put it|it goes|place it',
    '|straight|right|directly',
    'on the map|on the board',
  ),
  inRow(
    'gasto|pago|gastamos|pagamos|gasta|paga',
    paired('2|dos', 'caps|pam'),
    'y',
    '|va',
    'al mapa',
    '|directamente|directo',
  ),
  inRow(
    'spendo|pago|spendiamo|paghiamo|spende|paga',
    paired('2|due', 'caps|pac'),
    'e',
    'va|la metto',
    '|dritta|dritto|subito',
    'in mappa|sulla mappa',
  ),
);
const BUYS = [
  inRow('|i|we|he|they|i ve|we ve|has|have', '|already', 'ordered|bought|paid for|got'),
  inRow('|ya', 'he|hemos|ha|han', 'encargado|comprado|pagado|pedido'),
  inRow('|ne|gia', 'ho|abbiamo|ha|hanno', 'ordinate|ordinati|comprate|comprati|pagate|pagati'),
] as const;
const MORE_OF_THEM = ['others|more|more of them|other ones', 'otras|otros|mas', 'altre|altri|in piu'] as const;
/** What is bought beside the replacement that is asked for, and when it comes (7.2). */
const boughtBeside = (when: readonly [en: string, es: string, it: string]): string =>
  words(
    inRow(BUYS[0], '#', MORE_OF_THEM[0], '|for|to come|coming', when[0]),
    inRow(BUYS[1], '#', MORE_OF_THEM[1], '|para|que vuelven', when[1]),
    inRow(BUYS[1], MORE_OF_THEM[1], '#', '|para|que vuelven', when[1]),
    inRow(BUYS[2], '#', MORE_OF_THEM[2], '|per', when[2]),
    inRow(BUYS[2], MORE_OF_THEM[2], '#', '|per', when[2]),
  );
export const BOUGHT_BESIDE: readonly Entry[] = [
  counted(
    boughtBeside([
      'later|two turns from now|in two turns|two turns on|two turns ahead',
      'mas tarde|dentro de dos turnos|de aqui a dos turnos|dos turnos adelante',
      'piu tardi|tra due turni|fra due turni|due turni avanti',
    ]),
    'alsoLater',
    1,
    12,
  ),
  counted(
    boughtBeside([
      'now|right now|at once|this phase|straight away',
      'ahora|ya|ahora mismo|en esta fase|de inmediato',
      'adesso|subito|in questa fase|immediatamente',
    ]),
    'alsoNow',
    1,
    12,
  ),
];

export const REPLACED: readonly Entry[] = [
  field(
    words(
      PAYS_ONE,
      inRow(
        COMES,
        '|in|dentro de|de aqui a|tra|fra|di qui a|after|tras|dopo',
        TWO,
        TURNS,
        '|later|from now|ahead|mas tarde|despues|adelante|piu tardi|dopo|avanti',
        '|en el trt|sul trt|on the track',
      ),
    ),
    'pay',
    'later',
  ),
  field(
    words(
      PAYS_TWO,
      inRow(
        '|it|i want it|we want it|vuelve|lo quiero|la quiero|torna|lo voglio|la voglio',
        '|back|de vuelta|indietro',
        'immediately|at once|right now|straight away|inmediatamente|enseguida|en seguida|ahora mismo|de inmediato|adesso|subito|immediatamente',
      ),
    ),
    'pay',
    'now',
  ),
  field(
    words(
      inRow(
        '|placed|it joins|it goes|joins',
        'in|at|on|to|the|in the|at the|with',
        '|hex of|hex with',
        'a|the|its|an',
        'headquarters|hq|headquarters hex|hq hex',
      ),
      inRow(
        '|colocado|colocada|puesto|va',
        'con|en|junto a|en el hexagono de|en el hexagono con',
        'un|el|su',
        'hq|cuartel general|cg',
        '|aleman|frances|britanico|belga',
      ),
      inRow(
        '|piazzato|piazzata|messo',
        'con|presso|nell esagono di|nell esagono con|accanto a',
        'un|il|il suo|l',
        'hq|quartier generale|qg',
        '|tedesco|francese|britannico|belga',
      ),
    ),
    'at',
    'hq',
  ),
  filler('de vuelta|vuelta|indietro|colocado|colocada|piazzato|piazzata'),
  field(AT_HQ, 'at', 'hq'),
  ...choice('pay', {
    later: words(
      paired('wait|we wait|waits|waiting|with a delay of|after a wait of|delayed by', 'two turns|2 turns'),
      paired('esperamos|esperando|espera|con retraso de|con espera de|tras', 'dos turnos|2 turnos'),
      paired('aspettiamo|aspettando|aspetta|con ritardo di|con attesa di|dopo', 'due turni|2 turni'),
      'not at once|not now|no ahora|no en el acto|non subito|non adesso|on the cheap|cheap|cheaply|the cheap way|the slow way|slow way|slowly|delayed|later on',
      paired(
        'it comes back|comes back|back|it returns|returns|arrives|it arrives',
        'in two turns|two turns later|two turns from now|after two turns',
      ),
      paired('for', ONE_CAP),
      'por lo barato|barato|barata|la forma lenta|forma lenta|a la lenta|lenta|despacio|aplazado|mas adelante',
      paired(
        'vuelve|vuelven|regresa|regresan|llega|llegan',
        'en dos turnos|dentro de dos turnos|dos turnos despues|a los dos turnos',
      ),
      paired('por|a', ONE_CAP),
      'a buon mercato|economico|la via lenta|via lenta|lenta|lentamente|con calma|differito',
      paired(
        'rientra|rientrano|torna|tornano|arriva|arrivano',
        'tra due turni|fra due turni|due turni dopo|dopo due turni|in due turni',
      ),
      paired('per|con', ONE_CAP),
    ),
    now: words(
      'right away|straight away|away|at once|this turn|no waiting|without waiting|the full two|full two|the full price|full price|instantly',
      paired('for', 'two caps|2 caps|the full two caps|both caps|the full two'),
      'en el acto|al momento|al instante|sin esperar|sin espera|los dos caps|de golpe|precio completo',
      paired('por|a', 'dos caps|2 caps|los dos caps|dos pam'),
      'sul momento|all istante|senza aspettare|senza attendere|senza attesa|i due caps|i due caps pieni|prezzo pieno',
      paired('per|con', 'due caps|2 caps|i due caps|due pac'),
    ),
  }),
  filler(
    'comes back|back|returns|return|vuelve|vuelven|regresa|entra|rientra|rientrano|torna|tornano|paying|pagando|we pay|pagamos|paghiamo|double|doble|doppio|price|precio|prezzo|we put it|it goes|it is placed|placed|la ponemos|lo ponemos|se coloca|va|la mettiamo|lo mettiamo|si piazza|si mette|si colloca|when it arrives|cuando llega|quando arriva|pieni|enteros',
  ),
];

const SPENDS = words(
  'burn|burning|use|i use|we use|at the cost of|spend|i spend|we spend|spending|pay|paying|i pay|we pay|paid|costs|it costs|it costs us|it costs me|cost us|costs us|for|with|using',
  'uso|usamos|empleo|empleamos|a costa de|gasto|me gasto|gastamos|gastando|pago|pagamos|pagando|cuesta|nos cuesta|me cuesta|con|por|a cambio de|usando',
  'uso|usiamo|impiego|al costo di|al prezzo di|spendo|ci spendo|spendiamo|spendendo|pago|paghiamo|pagando|costa|ci costa|mi costa|con|per|usando',
);
const AS_ACTION = words(
  inRow(
    '|as an action|an action',
    '|for|with|costing',
    ONE_CAP,
    '|, in the action phase|in the action phase|as an action',
  ),
  inRow(
    '|como|como una|como accion|accion',
    '|accion',
    'de|por|con',
    ONE_CAP,
    '|, en la fase de accion|en la fase de accion',
  ),
  inRow(
    '|come|come azione|azione',
    '|azione',
    'da|per|con|di',
    ONE_CAP,
    '|, nella fase di azione|nella fase di azione',
  ),
  inRow('we|i|he', 'burn|spend|use|pay', ONE_CAP, 'to get them', '|back', 'in shape|back in shape|fit'),
  inRow('quemamos|quemo|gastamos|gasto|usamos', ONE_CAP, 'para', 'ponerlos a punto|recuperarlos|levantarlos'),
  inRow('bruciamo|brucio|spendiamo|spendo|usiamo', ONE_CAP, 'per', 'rimetterli in sesto|recuperarli|rialzarli'),
  inRow('not the free one', '|,', 'the one you pay for|the paid one'),
  inRow('no la gratuita', '|,', 'la de pago|la pagada'),
  inRow('non quello gratis|non quello gratuito', '|,', 'quello a pagamento'),
);
const IN_HEX = words(
  'in the same hex|in their hex|in the hex|in with them|in the hex with them|there|with them',
  'en el mismo hexagono|en su hexagono|en el hexagono|con ellos|alli',
  'nello stesso esagono|nel loro esagono|nell esagono|con loro|li',
);
const OF_NATION = {
  german: [
    'german|the german',
    'aleman|alemana|alemanes',
    'tedesco|tedesca|tedeschi',
    'germans|the germans|german infantry|german troops',
    'alemanes|los alemanes|infanteria alemana',
    'tedeschi|dei tedeschi|i tedeschi|fanteria tedesca',
  ],
  french: [
    'french|british|belgian|allied',
    'frances|britanico|belga|aliado|franceses',
    'francese|britannico|belga|alleato|francesi',
    'the french|french|frenchmen|the allies|french infantry',
    'franceses|los franceses|aliados',
    'francesi|dei francesi|i francesi|alleati',
  ],
} as const;
const SHARE = [
  inRow('|they', 'share|shares|are sharing|are nose to nose|nose to nose', '|their|the', '|hex', 'with'),
  inRow('|ellos', 'comparten|comparte', '|el|su', 'hexagono', 'con'),
  inRow('|loro', 'dividono|divide|condividono', 'l|il loro|lo stesso', 'esagono', 'con'),
] as const;
const ENEMY_UNIT = words(
  'an enemy corps|enemies|the enemy|enemy units|an enemy unit',
  'un cuerpo enemigo|enemigos|el enemigo',
  'un corpo nemico|nemici|il nemico|dei nemici',
);
/** Whose units stand with those that recover. */
const STRANGERS: readonly Entry[] = Object.entries(OF_NATION).map(([nation, [en, es, it, ens, ess, its]]) =>
  field(
    words(
      inRow('there is|there s|there are', 'a|an|one|some', en, 'corps|division|unit|units|cavalry', IN_HEX),
      inRow('hay', 'un|una|unos', 'cuerpo|division|unidad|cuerpos', es, IN_HEX),
      inRow('c e|ci sono', 'un|una|dei', 'corpo|divisione|unita|corpi', it, IN_HEX),
      inRow(SHARE[0], ens, '|in the same hex'),
      inRow(SHARE[1], ess),
      inRow(SHARE[2], its),
    ),
    'stranger',
    nation,
  ),
);
export const RECOVERED: readonly Entry[] = [
  field(AS_ACTION, 'when', 'cap'),
  field(paired(words(...SHARE), ENEMY_UNIT), 'enemy', 'units'),
  ...STRANGERS,
  field(paired(SPENDS, ONE_CAP), 'when', 'cap'),
  field(
    words(
      'enemy combat units|enemy units|enemy troops|enemy corps|enemies in with them|enemies are there|enemies in the hex|the enemy is there|the enemy is in the hex',
      'unidades de combate enemigas|tropas enemigas|cuerpos enemigos|enemigos al lado|enemigos dentro|el enemigo esta en el hexagono',
      'unita di combattimento nemiche|truppe nemiche|corpi nemici|nemici dentro|nemici con loro|il nemico e nell esagono',
    ),
    'enemy',
    'units',
  ),
  filler(
    'in the same hex|in the hex|en el mismo hexagono|en el hexagono|nello stesso esagono|nell esagono|with them|right there|are right there|stand in it|stands in it|in it|isn t free|is not free|not free|no esta libre|non e libero|the hex|hex|el hexagono|hexagono|l esagono|esagono|tienen al lado|tienen|al lado|hanno|c e|ci sono|hay|accanto|' +
      'to flip them|to flip them back|flip them|flip|on it|on that|para girarlos|girarlos|en ello|para voltearlos|per rigirarli|rigirarli|su di loro|a questo|troops|tropas|truppe',
  ),
  POINTS,
];

const GENERAL = [
  words(
    'general retreat|german general retreat|the german general retreat|the general retreat|their general retreat|that general retreat of his|his general retreat|the boche s general retreat',
  ),
  words(
    'retirada general|retirada general alemana|la retirada general alemana|la retirada general|su retirada general|repliegue general|el repliegue general aleman|su repliegue general|lo de la retirada general alemana',
  ),
  words(
    'ritirata generale|ritirata generale tedesca|la ritirata generale tedesca|la ritirata generale|la sua ritirata generale|ripiegamento generale|il ripiegamento generale tedesco|il ripiegamento generale',
  ),
] as const;
export const DUG: readonly Entry[] = [
  field(
    words(
      inRow(
        '|after|since',
        GENERAL[0],
        'is over|over|done|was done|is done|completed earlier|completed|took place before|finished|already done|made',
      ),
      inRow('after|since', GENERAL[0]),
      inRow(
        'the germans|the german|germans|he|they|the allies',
        '|have|has|already|have already|has already',
        'did|done|made|completed|had',
        'their|his|the',
        'general retreat',
      ),
      inRow(
        '|con|tras',
        GENERAL[1],
        'ya acabo|acabo|hecha|ya hecha|ya hecha antes|hecha antes|fue en un turno anterior|ya es cosa del pasado|terminada|ya terminada|concluida',
      ),
      inRow('despues de|tras|luego de', GENERAL[1]),
      inRow(
        '|dopo|con',
        GENERAL[2],
        'e finita|finita|fatta|gia fatta|gia eseguita|eseguita|gia eseguita prima|eseguita prima|c e stata in un turno precedente|compiuta|conclusa|terminata|e terminata',
      ),
      inRow('dopo|in seguito a', GENERAL[2]),
      inRow(
        'i tedeschi|il tedesco|gli alleati|tedeschi',
        'hanno|ha|hanno gia|ha gia',
        'fatto|completato|compiuto',
        'la loro|la sua|la',
        'ritirata generale',
      ),
      paired(
        GENERAL[0],
        'is behind us|behind us|is done|is over|is past|is complete|has happened|has been made|is finished|was made|was completed|took place|happened',
      ),
      paired(
        paired(
          'the germans|the german|the boche|he|germans|they',
          'has had|have had|has made|have made|has completed|have completed|already made|has already made|have already made',
        ),
        GENERAL[0],
      ),
      paired(
        GENERAL[1],
        'ya paso|paso ya|es cosa del pasado|ya se hizo|ya esta hecha|esta hecha|ha terminado|ya termino|ha pasado|acabo|ya acabo|completada|ya completada',
      ),
      paired(
        paired(
          'el aleman|los alemanes|aleman|alemanes',
          'ya completo|completo|ya hizo|hizo|ya ha hecho|ya han hecho|han completado|ha completado|hicieron|ya hicieron',
        ),
        GENERAL[1],
      ),
      paired(
        GENERAL[2],
        'e gia passata|gia passata|e acqua passata|acqua passata|e finita|e gia finita|e conclusa|e fatta|e gia avvenuta|e compiuta|e alle spalle',
      ),
      paired(
        paired(
          'il tedesco|i tedeschi|tedesco|tedeschi',
          'ha gia completato|ha completato|hanno gia completato|hanno completato|ha gia fatto|ha fatto|hanno gia fatto|hanno fatto',
        ),
        GENERAL[2],
      ),
    ),
    'retreat',
    'done',
  ),
  filler(
    'fell back all along the line|all along the line|some turns ago|turns ago|hace turnos|hace unos turnos|turni fa|alcuni turni fa',
  ),
  RETREATS,
];

const FOUGHT_FIRST = words(
  inEach(
    [
      'first fight|first battle|the first fight|the first battle',
      'there|here|in that hex|in this hex|in the hex|there ever',
    ],
    [
      'primera batalla|primer combate|la primera batalla|el primer combate',
      'alli|ahi|aqui|del hexagono|en ese hexagono|en el hexagono',
    ],
    [
      'prima battaglia|primo scontro|la prima battaglia|il primo scontro',
      'li|la|qui|nell esagono|in quell esagono|dell esagono',
    ],
  ),
);
const BRITISH_BOTH = words(
  inEach(
    [
      'british|the british|english|bef',
      'foot and horse|infantry and cavalry|infantry plus cavalry|cavalry and infantry|horse and foot|corps and cavalry|infantry with cavalry',
    ],
    [
      'infanteria y caballeria|caballeria e infanteria|infanteria mas caballeria',
      'britanicas|britanica|inglesas|inglesa|de los ingleses|de los britanicos',
    ],
    [
      'fanteria e cavalleria|cavalleria e fanteria|fanteria piu cavalleria',
      'britanniche|britannica|inglesi|inglese|degli inglesi|dei britannici',
    ],
  ),
  'infantry and cavalry of the bef|the bef with cavalry|british infantry and british cavalry|allenby s cavalry with the british|allenby s cavalry|la caballeria de allenby con los ingleses|la caballeria de allenby|la cavalleria di allenby con gli inglesi|la cavalleria di allenby',
);
const AGAINST = words(
  'against|and he has|and they have|he has|they have|with|contra|y tiene|y hay|con|esta|hay|contro|e ha|e ci sono|c e|ci sono',
);
/** The first battle of a hex against infantry and cavalry of the British (9.1.4). */
const BRITONS = words(
  inRow(
    '|the|that|this|stack of|this stack of',
    'british|english|bef',
    'infantry|foot',
    'with|and|plus',
    'cavalry|horse',
  ),
  inRow('|the|allenby and the|allenby and', 'british|english|bef', 'infantry|corps', '|and cavalry|with cavalry'),
  inRow('|this stack of|that stack of', 'bef|british', 'infantry and cavalry'),
  inRow(
    '|la|esa|allenby y la',
    'infanteria',
    '|y caballeria',
    'britanica|inglesa|de la bef',
    '|con caballeria|y caballeria',
  ),
  inRow(
    '|la|quella|allenby e la',
    'fanteria',
    '|e cavalleria',
    'britannica|inglese|della bef|del bef',
    '|con cavalleria|e cavalleria',
  ),
  'jinetes e infantes ingleses|infantes y jinetes ingleses|cavalieri e fanti inglesi|fanti e cavalieri inglesi',
);
const FIRST_TIME = words(
  'for the first time|the first time',
  'por primera vez|la primera vez',
  'per la prima volta|la prima volta',
);
export const ALLENBY: readonly Entry[] = [
  field(
    words(
      inRow('against|contra|contro', BRITONS, FIRST_TIME),
      inRow(
        '|it s|it is|the',
        'first',
        'fight|battle|time',
        '|there|we hit|here|in that hex|we attack',
        '|,|against|and there are|, and there are',
        BRITONS,
      ),
      inRow(
        '|es',
        'el|la',
        'primer|primera',
        'combate|batalla|vez',
        '|alli|ahi|en ese hexagono|que atacamos|que atacamos a',
        '|contra|a|, y hay|y hay',
        BRITONS,
      ),
      inRow('primer', 'combate', '|alli|ahi|en ese hexagono', '|,', 'y hay|contra', BRITONS),
      inRow(
        '|e',
        'il|la|l',
        'primo|prima',
        'scontro|battaglia|volta',
        '|li|la|in quell esagono|che attacchiamo|nell esagono',
        '|contro|, e ci sono|e ci sono',
        BRITONS,
      ),
      inRow('primo', 'scontro', '|li|la|in quell esagono', '|,', 'e ci sono|contro', BRITONS),
      inRow('|the', 'allenby', '|rule', 'applies|counts|is in force'),
      inRow('se aplica|vale|cuenta', '|la regla de', 'allenby'),
      inRow('si applica|vale', '|la regola di', 'allenby'),
    ),
    'allenby',
    true,
  ),
  filler('applies|aplica|se aplica|si applica|applica|with the tommies|is with the tommies|tommies'),
  field(words(BRITISH_BOTH, paired(AGAINST, BRITISH_BOTH)), 'allenby', true),
  filler(FOUGHT_FIRST),
];

const ROUT = 'derrota|derrota roto|derrota ( roto )|roto|derrotado|derrotados|routed|a rout|rout|rotta|in rotta';
const FOW = words(
  'fow|fortunes|fortunes of war',
  'fortunas|fortunas de la guerra|fortunas de guerra|fortuna de la guerra',
  'fortune|fortune della guerra|fortune di guerra',
);
const TWELVE = '12|twelve|doce|dodici';
export const ROUTED: readonly Entry[] = [
  filler(
    words(
      FOW,
      inRow('|per|as per|by|on|from|in|at|with|en|a|alle|alla|nella|sulle|del|de', '|the|la|las|le', FOW),
      inRow('al tirar', '|la|las', FOW),
    ),
  ),
  field(
    words(
      inRow(
        FOW,
        '|said|says|was|is|came up|gave|roll|roll of|dijo|dio|fue|ha detto|ha dato|:',
        '|a|un',
        TWELVE,
        '|:|,',
        '|routed|rotos|in rotta|rout|rotta|derrota|en rotta',
      ),
      inRow('|a|un', TWELVE, 'on|for|en|en las|alle|al|sulle|nelle|per le', '|the|tiro di|tiro delle', FOW),
      inRow(
        'we had|we got|they got|he got|nos toco|ci e toccata|le toco|nos salio|ci e uscita',
        'a|the|la|una',
        'rout|routed|derrota|rotta',
        'on|of|de|del|della|in|from',
        '|the|la|le',
        FOW,
        '|table',
      ),
      inRow('al|alle|alla', FOW, 'e uscita|e venuta|e uscito', 'la|una', 'rotta'),
    ),
    'routed',
    true,
  ),
  field(ROUT, 'routed', true),
  filler(
    words(
      'fortunes roll|the fortunes roll|fow roll|fow|fortunes of war|the fow table|on the table|came up|it s one of those|one of those|battles|before the battle',
      'tirada de fow|la tirada de fow|de fow|en la tabla|la tabla|salio|fue|antes de la batalla|una batalla con|batalla con|tienen que|tiene que|deben|debe',
      'tiro fow|il tiro fow|sulla tabella|la tabella|e uscita|e stato|prima della battaglia|una battaglia con|battaglia con|devono|deve|have to|has to|must',
    ),
  ),
];
const THAT_HEX = [
  'that hex|this hex|it|the hex',
  'ese hexagono|este hexagono|el hexagono',
  'quell esagono|questo esagono|l esagono',
] as const;
const ENEMY_OF = words(
  'the enemy|the germans|the german|the boche|them|him|the other side',
  'del enemigo|de los alemanes|del aleman|de los boches|de ellos|suyo|de los otros',
  'del nemico|dei tedeschi|del tedesco|dei crucchi|di loro',
);
/** Who controls the hex that is named. */
export const CONTROLLED: readonly Entry[] = [
  asks(
    words(
      inRow(
        'is|is still|s|esta|e|sta',
        words(
          'enemy controlled',
          paired(
            'under|bajo|sotto',
            'enemy control|control enemigo|controllo nemico|german control|control aleman|controllo tedesco',
          ),
        ),
      ),
      inRow('belongs to|is held by|is controlled by', ENEMY_OF),
      inRow('es|e', ENEMY_OF),
    ),
    'held',
    1,
    107,
    { before: true, optional: true },
  ),
  ...choice('control', {
    enemy: words(
      inRow(THAT_HEX[0], 'belongs to|is held by|is controlled by|is', ENEMY_OF),
      inRow(THAT_HEX[1], 'es|pertenece', ENEMY_OF),
      inRow(THAT_HEX[2], 'e|appartiene', ENEMY_OF),
      inRow(
        'there is|there s|c e|ci sta|hay',
        '|sopra|encima',
        words(
          inRow('a|an', 'german|enemy', '|control', '|marker|counter'),
          inRow('un', 'segnalino di|marcador de', 'control|controllo', '|tedesco|nemico|aleman|enemigo'),
        ),
        '|on it|there|encima|sopra',
      ),
      inRow('ci sta sopra|c e sopra', 'un', 'segnalino di controllo', 'tedesco|nemico'),
      'we don t control it , they do|we don t control it|no lo controlamos nosotros sino ellos|no lo controlamos nosotros|no lo controlamos|non lo controlliamo noi ma loro|non lo controlliamo noi|non lo controlliamo',
      paired(
        paired(
          'the germans|the german|germans|the french|the allies|the enemy|he|they',
          'control|controls|own|owns|hold|holds|have|has',
        ),
        THAT_HEX[0],
      ),
      'it isn t ours any more|isn t ours any more|it s not ours any more|not ours any more|not ours|no longer ours|he owns it|they own it|enemy controlled|under enemy control|enemy hex|it s his|it is his|it s theirs',
      paired(
        'it s got|has|it has|carries|with|bears',
        paired('a german|an allied|an enemy|a french', 'control marker|marker'),
      ),
      paired(
        'lo controla|lo controlan|lo tiene|lo tienen|controlado por',
        'el aleman|los alemanes|el enemigo|el|ellos|los aliados',
      ),
      paired(
        THAT_HEX[1],
        paired('lo controla|lo controlan|lo tiene|lo tienen', 'el aleman|los alemanes|el enemigo|el|ellos|los aliados'),
      ),
      'ya no es nuestro|no es nuestro|es enemigo|es suyo|hexagono enemigo|bajo control enemigo|control enemigo',
      paired(
        'lleva|tiene|con',
        paired('marcador de control|un marcador de control|el marcador de control', 'aleman|aliado|enemigo|frances'),
      ),
      paired(
        'lo controlla|lo controllano|ce l ha|ce l hanno|lo tiene|lo tengono|controllato da',
        'il tedesco|i tedeschi|il nemico|lui|loro|gli alleati',
      ),
      paired(
        THAT_HEX[2],
        paired(
          'lo controlla|lo controllano|ce l ha|ce l hanno|lo tiene',
          'il tedesco|i tedeschi|il nemico|lui|loro|gli alleati',
        ),
      ),
      'non e piu nostro|non e nostro|e nemico|e suo|esagono nemico|sotto controllo nemico|controllo nemico',
      paired(
        'ha|con|porta',
        paired(
          'il segnalino di controllo|un segnalino di controllo|segnalino di controllo',
          'tedesco|alleato|nemico|francese',
        ),
      ),
    ),
  }),
  filler('el|il'),
];
/** Who lost, and must go. */
export const BEATEN = entry(
  'beaten|defeated|where do|where does|where|derrotado|derrotada|derrotados|vencido|vencidos|adonde va|adonde van|adonde|battuto|battuti|sconfitto|sconfitti|dove va|dove vanno|dove',
  { kind: 'filler' },
);
