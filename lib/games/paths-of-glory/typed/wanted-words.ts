import { LANGUAGES } from '@/lib/core/language';
import { numberWord } from '@/lib/core/number-words';
import { asks, counted, field, filler } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { inRow } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* What is asked of a fire combat: the Loss Number that is wanted (12.4.1), and with what chance. */

/** "I want", "to inflict", "per fargli": before the losses that are wanted. */
const WANTED = words(
  inRow(
    '|i|we|he|in order|so as|so that i|so that we|if i',
    'want|wants|need|needs|must|have to|has to|d like|would like|d love|am after|m after|re after|aim for|aiming for|aiming at|looking for|m looking for|hope for|would like|going for|want to|to',
    '|do|to do|to inflict|inflict|to cause|cause|to deal|deal|to make|make|to get|get|to score|score|to have|to hit|to see|give|to give|to land|to knock off|knock off|kill|to kill|to reach|reach|to strip|to take off|at',
  ),
  'to do|to inflict|to cause|to deal|to get|to make|to score|to give|to land|to knock off|to reach|to obtain|inflicting|causing|dealing|scoring|for|target|goal|wanted',
  inRow(
    '|yo|para|si|a fin de|de',
    'quiero|queremos|necesito|necesitamos|busco|buscamos|quisiera|hace falta|hacen falta|tengo que|tenemos que|hay que|debo|me gustaria|nos gustaria|querria|deseo|pretendo|espero|aspiro a|apunto a|voy a por|para',
    '|ver|hacer|hacerle|hacerles|causar|causarle|causarles|infligir|infligirle|infligirles|provocar|provocarle|conseguir|lograr|sacar|obtener|quitar|quitarle|meter|meterle|meterles|llegar a|tener|alcanzar|que sufra|que sufran|que reciba',
  ),
  'hacerle|hacerles|causar|causarle|causarles|infligir|infligirle|infligirles|provocar|conseguir|lograr|para que sufra|para que sufran|objetivo|meta|que sufra|que sufran',
  inRow(
    '|io|per|se|di|al fine di',
    'voglio|vogliamo|vorrei|devo|dobbiamo|bisogna|mi piacerebbe|ci piacerebbe|mi servono|mi serve|ci servono|ci vogliono|cerco|cerchiamo|punto a|puntiamo a|miro a|desidero|ho bisogno di|spero in|mi occorrono|per',
    '|vedere|fare|fargli|farle|farne|causare|causargli|infliggere|infliggergli|infliggergliene|provocare|provocargli|ottenere|avere|togliere|togliergli|dare|dargli|arrivare a|raggiungere|che subisca|che subiscano',
  ),
  'fargli|causare|causargli|infliggere|infliggergli|provocare|ottenere|perche subisca|perche subiscano|obiettivo|che subisca|che subiscano',
);
const AT_LEAST =
  '|at least|no less than|exactly|a|an|all|some|as many as|just|them|him|the defender|the enemy|al menos|por lo menos|como minimo|minimo|exactamente|un|unas|unos|le|almeno|come minimo|esattamente|non meno di|un|gli|una|le';
const OR_MORE =
  '|or more|at least|or better|minimum|o mas|al menos|por lo menos|como minimo|minimo|o piu|almeno|come minimo|minimo|in su';
const LOSSES = words(
  'losses|loss|loss points|points of loss|points of losses|loss point|damage|damage points|points of damage|loss number|casualties|hits|hit points|step losses|steps of loss|steps of losses',
  'perdidas|perdida|puntos de perdida|puntos de perdidas|dano|danos|puntos de dano|bajas|puntos de baja|pasos de perdida|pasos de perdidas|de perdidas|de perdida|de dano|de danos|de bajas|como numero de perdidas|impactos',
  'perdite|perdita|punti perdita|punti perdite|punti di perdita|danni|danno|punti danno|punti di danno|passi di perdita|passi di perdite|di perdite|di perdita|di danni|di danno|colpi',
);
const ON_HIM =
  '|on him|on them|on the defender|on the enemy|on the table|en la tabla|al enemigo|al defensor|sulla tabella|al nemico|al difensore|in total|en total|in totale|or so';
const TABLE = words(
  'on the fire table|on the table|from the table|off the fire table|from the fire table|on the combat table|on the crt|result|as the result|as result|as the loss number|for the loss number|as loss number|on the chart|in the fire table',
  'en la tabla de fuego|en la tabla|de la tabla|de resultado|como resultado|en la crt|de numero de perdidas|como numero de perdidas|en la tabla de combate|en la tabla de disparo',
  'sulla tabella del fuoco|sulla tabella di fuoco|sulla tabella|nella tabella|dalla tabella|come risultato|di risultato|come numero di perdite|sulla crt|nella tabella del fuoco|sulla tabella dei combattimenti',
);
const NAMED = words(
  inRow(
    '|the|a|my|our',
    '|wanted|desired|required|target|needed',
    'loss number|losses|loss|loss result|fire result|damage',
    '|wanted|i want|we want|desired|required|needed|i m after|i m looking for|to reach|to get|i need|we need|asked for|i m aiming at',
    '|is|are|of|at|should be|must be|has to be|:|=',
  ),
  inRow(
    '|el|un|mi|las|los|la',
    'numero de perdidas|perdidas|perdida|resultado de perdidas|bajas|dano|resultado de fuego',
    '|que quiero|que queremos|que busco|deseado|deseada|deseadas|buscado|buscadas|querido|queridas|necesario|que necesito|que hace falta|pedido|objetivo',
    '|es|son|de|sea|debe ser|tiene que ser|:|=',
  ),
  inRow(
    '|il|un|le|la|i',
    'numero di perdite|numero perdite|perdite|perdita|risultato di perdite|danni|risultato del fuoco',
    '|che voglio|che vogliamo|che cerco|voluto|volute|desiderato|desiderate|cercato|cercate|richiesto|necessario|che mi serve|che mi servono|obiettivo',
    '|e|sono|di|sia|deve essere|dev essere|:|=',
  ),
);
const MOST_LOSSES = 7;
export const LOSSES_WANTED: readonly Entry[] = [
  counted(
    words(
      inRow(WANTED, AT_LEAST, '#', OR_MORE, LOSSES, OR_MORE, ON_HIM),
      inRow(
        'at least|no less than|al menos|por lo menos|como minimo|almeno|come minimo|non meno di',
        '#',
        '|of|de|di',
        LOSSES,
        ON_HIM,
      ),
      inRow(
        '#',
        LOSSES,
        'at least|or more|or better|minimum|wanted|please|needed|o mas|al menos|por lo menos|como minimo|minimo|o piu|almeno|come minimo|minimo',
        ON_HIM,
      ),
      inRow('#', 'or more|or better|o mas|o piu', LOSSES, ON_HIM),
      inRow(`|${WANTED}`, AT_LEAST, '#', OR_MORE, TABLE, OR_MORE),
      inRow('a|an|un|uno', '#', '|or more|o mas|o piu', 'of|de|di', LOSSES),
    ),
    'loss',
    1,
    MOST_LOSSES,
  ),
  asks(NAMED, 'loss', 1, MOST_LOSSES, { optional: true }),
];

const CHANCE = words(
  'shot|shots|shot at it|a shot at it|shot at success|chance at it|chance of it|chance it works|chance to make it|success rate|odds of success|to be sure|odds of making it|chance|chances|probability|odds|likelihood|sure|certain|certainty|confidence|safe|sure of it|confident|success|sure of success|chance of success|of certainty|of success|of chance|likely|of the time|of the times|of the cases',
  'de tasa de exito|de exito seguro|de que salga|de que funcione|de que salga bien|de lograrlo|de conseguirlo|posibilidades|posibilidad|probabilidades|probabilidad|de posibilidades|de posibilidad|de probabilidades|de probabilidad|de exito|de certeza|seguro|segura|seguros|seguridad|de seguridad|certeza|de las veces|de los casos|de confianza|de acierto|de opciones',
  'di riuscirci|di farcela|che riesca|che vada bene|di buona riuscita|di esito positivo|possibilita|probabilita|di possibilita|di probabilita|di successo|di certezza|sicuro|sicura|sicuri|sicurezza|di sicurezza|certezza|delle volte|dei casi|di riuscita',
);
const FOR_IT =
  '|is the chance i m after|is the chance i want|is what i want|is what i m after|is what i need|is enough|is enough for me|will do|would do|is fine|would be fine|is good enough|at least|or better|or more|minimum|me basta|me vale|es lo que busco|es lo que quiero|es la probabilidad que busco|es suficiente|bastaria|como minimo|al menos|o mas|mi basta|mi bastano|e quello che cerco|e quello che voglio|e la probabilita che cerco|e sufficiente|basterebbe|almeno|come minimo|o piu|va bene';
const PERCENT = 'percent|per cent|pct|por ciento|porciento|per cento|percento';
/** Before the number: "I want to be", "quiero una probabilidad del". */
const WITH_CHANCE = words(
  inRow(
    'want|wants|d like|would like|need|wish|d love',
    'to be|to have|to get|to reach|a|an|at least|at least a|to be at least|to be about|with',
    '|about|a',
  ),
  inRow(
    'quiero|queremos|quisiera|busco|necesito|me gustaria',
    'estar|tener|tener un|al menos un|estar al|un|el|una',
    '|al menos',
  ),
  inRow(
    'voglio|vogliamo|vorrei|cerco',
    'essere|avere|avere un|avere il|almeno il|almeno un|essere al|un|il|l|una',
    '|almeno',
  ),
);
/** "Looking for an eighty per cent shot", "me conformo con", "puntando all'80 %": before the number. */
const CONTENT_WITH = words(
  inRow(
    '|i m|i am|we re|we are|i d be|i ll be|i would be|he s',
    'looking for|happy with|content with|fine with|aiming at|aiming for|going for|after|hoping for|settling for|satisfied with|asking for|shooting for|targeting|betting on|counting on|good with',
    '|a|an|at least|about|something like',
  ),
  inRow(
    '|i|we|i ll|we ll|i d',
    'settle for|aim for|aim at|go for|take|accept|hope for|shoot for|ask for|be content with',
    '|a|an|at least|about',
  ),
  inRow(
    '|me|nos|yo',
    'conformo con|conformamos con|contento con|basta con|bastaria con|vale con|sirve con|apunto a|apunto al|apuntando a|apuntando al|voy a por|aspiro a|aspirando a|buscando|pido|pidiendo|acepto|para ir al|para ir a un|para estar al|yendo al|yendo a un',
    '|un|el|una|al menos|al|a un|con un|al menos un',
  ),
  inRow(
    '|mi|ci|io',
    'accontento di|accontento dell|accontentiamo di|accontento del|basta|basterebbe|va bene|punto a|punto al|punto all|puntando a|puntando al|puntando all|puntando su|miro a|miro al|miro all|mirando a|mirando al|mirando all|cercando|chiedo|accetto|aspiro a|aspiro al|aspiro all',
    '|un|il|l|almeno|un buon|almeno un',
  ),
);
/** "It has to work", "que salga", "deve riuscire": before how often. */
const MUST_WORK = words(
  inRow(
    '|it|this|that|the attack|it all',
    'has to|must|should|needs to|ought to',
    'work|succeed|come off|go well|happen|go in|be enough|do it|make it',
    '|at least|about',
  ),
  inRow(
    '|que|tiene que|debe|ha de|deberia',
    '|me|nos',
    'salga|salir|funcione|funcionar|resulte|resultar|acierte|acertar|baste|bastar|lo logre|lograrlo|lo consiga|salga bien|salir bien',
    '|al menos|por lo menos|unas',
  ),
  inRow(
    '|che|deve|dovrebbe|dev|bisogna che',
    '|mi|ci',
    'riesca|riuscire|funzioni|funzionare|vada bene|andare bene|bastare|basti|farcela|andare a segno',
    '|almeno|circa',
  ),
);
const SURE_AT = inRow(
  '|want to|quiero|queremos|quisiera|voglio|vogliamo|vorrei|cerco di',
  '|be|estar|essere',
  'sure|certain|confident|safe|seguro|segura|seguros|sicuro|sicura|sicuri|tranquillo|tranquilo',
  'at|to|up to|al|a un|en un|con un|de un|con el',
  '|least|menos|meno',
);
const NAMED_CHANCE = words(
  inRow(
    '|the|a|with|my|with a|at a|at',
    '|wanted|desired|required|target|minimum',
    'chance|chances|probability|odds|likelihood|confidence|certainty|percentage',
    '|wanted|i want|we want|desired|required|needed|i m after|i m looking for|asked for|to get it',
    '|is|are|of|at|should be|must be|:|=',
    '|at least|about',
  ),
  inRow(
    '|la|una|con|con una|mi|a una|las',
    'probabilidad|probabilidades|posibilidad|posibilidades|porcentaje|certeza|seguridad',
    '|buscada|buscadas|que quiero|que busco|que queremos|deseada|deseadas|querida|pedida|que pido|minima|necesaria|objetivo',
    '|es|son|de|del|sea|:|=',
    '|al menos|un|el|al|de un|del',
  ),
  inRow(
    '|la|una|con|con una|mia|a una|le',
    'probabilita|possibilita|percentuale|certezza|sicurezza',
    '|cercata|che voglio|che cerco|che vogliamo|desiderata|voluta|richiesta|minima|necessaria|obiettivo',
    '|e|sono|di|del|dell|sia|:|=',
    '|almeno|un|il|al|del',
  ),
);
const numberIn = (n: number): string =>
  words(
    String(n),
    ...LANGUAGES.map((lang) => numberWord(n, lang)),
    ...(n === 1 ? ['una', 'un', 'once'] : n === 2 ? ['twice'] : []),
  );
const ORDINAL: Readonly<Record<number, string>> = {
  3: 'third|thirds|tercio|tercios|terzo|terzi',
  4: 'quarter|quarters|fourth|fourths|cuarto|cuartos|quarto|quarti',
  5: 'fifth|fifths|quinto|quintos|quinti',
  6: 'sixth|sixths|sexto|sextos|sesto|sesti',
};
const TIMES = '|times|time|chances|cases|tries|rolls|veces|vez|casos|intentos|tiradas|volte|volta|casi|tentativi|tiri';
/** "Three times in four", "tres de cada cuatro veces", "due terzi". */
const shareOf = (some: number, all: number): string =>
  words(
    inRow(
      '|at least|with|in|en|con|almeno|al menos|about',
      numberIn(some),
      TIMES,
      'in|out of|of|every|de|de cada|entre|su|ogni|di',
      numberIn(all),
      TIMES,
      FOR_IT,
    ),
    ...(ORDINAL[all] === undefined
      ? []
      : [
          inRow(
            '|at least|with|a|un|in|en|con|le|los|las|the|almeno|al menos',
            numberIn(some),
            ORDINAL[all],
            '|of the time|of the times|of the cases|de las veces|de los casos|delle volte|dei casi|chance|de posibilidades|de probabilidad|di probabilita|di possibilita',
            FOR_IT,
          ),
        ]),
  );
const SHARES: readonly (readonly [some: number, all: number])[] = [3, 4, 5, 6, 10].flatMap((all) =>
  Array.from({ length: all - 1 }, (_, i) => [i + 1, all] as const),
);
const inPercent = (some: number, all: number): number => Math.round((100 * some) / all);
export const CHANCES_WANTED: readonly Entry[] = [
  ...SHARES.map(([some, all]) => field(shareOf(some, all), 'percent', inPercent(some, all))),
  asks(words(CHANCE, inRow(PERCENT, `|${CHANCE}`, FOR_IT), inRow(CHANCE, FOR_IT)), 'percent', 1, 100, {
    before: true,
    optional: true,
  }),
  asks(SURE_AT, 'percent', 1, 100, { optional: true }),
  filler(
    words(
      WITH_CHANCE,
      CONTENT_WITH,
      MUST_WORK,
      inRow('at least|al menos|por lo menos|almeno|no less than|como minimo|come minimo'),
    ),
  ),
  asks(NAMED_CHANCE, 'percent', 1, 100, { optional: true }),
  // "Busco", "cerco": who seeks a result is no forest and no circle.
  filler('busco|buscamos|buscando|cerco|cerchiamo|cercando|i m after|i am after|we re after'),
];

/** "What chance has an army of digging in": a fight alone asks for one. */
export const CHANCES: Entry = filler(
  'posibilidades|probabilidades|possibilita|probabilita|chances|de posibilidades|de probabilidades|di possibilita|di probabilita',
);
