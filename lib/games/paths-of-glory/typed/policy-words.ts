import { inRow } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* How a side takes its losses (12.4.1), told as players do: what it wants to keep, and what it would rather lose. */

const LOSSES_EN =
  'losses|hits|casualties|step losses|steps|his losses|its losses|their losses|the losses|the hits|loss|damage';
const LOSSES_ES =
  'bajas|perdidas|sus bajas|sus perdidas|las bajas|las perdidas|impactos|pasos|los pasos|pasos perdidos|la perdida';
const LOSSES_IT = 'perdite|le perdite|le sue perdite|le loro perdite|colpi|i colpi|passi|i passi|i passi persi|danni';
/** Between a side and what it keeps. */
const TAKING = words(
  inRow(
    '|always|will|would|should|who|that|has to|wants to|prefers to|likes to',
    'takes|take|taking|chooses|choose|choosing|picks|pick|picking|spreads|spread|spreading|assigns|assign|assigning|allocates|allocate|distributes|distribute|absorbs|absorb|loses|lose|losing|suffers|selects|select',
    words(LOSSES_EN, inRow('such|those|the', 'losses|hits|steps')),
    '|,|so|such|in a way',
    '|so as|as|so that he|that he|that they|so that they|in order|always|and',
  ),
  inRow(
    '|siempre|que|prefiere|quiere|suele|debe',
    'reparte|reparten|repartir|repartiendo|elige|eligen|elegir|eligiendo|escoge|escogen|escoger|escogiendo|toma|toman|tomar|sufre|sufren|asigna|asignan|asignando|encaja|encajan|distribuye|pierde|pierden|selecciona',
    LOSSES_ES,
    '|,|de modo que|de forma que|de manera que|que|procurando|buscando|intentando|tratando de|y|a fin de',
  ),
  inRow(
    '|sempre|che|preferisce|vuole|di solito|deve',
    'prende|prendono|prendere|prendendo|sceglie|scelgono|scegliere|scegliendo|distribuisce|distribuiscono|ripartisce|assegna|assegnano|subisce|subiscono|incassa|incassano|perde|perdono|assorbe|seleziona',
    LOSSES_IT,
    '|,|in modo da|in modo che|cosi da|che|cercando di|per|e|puntando a',
  ),
);
/** When it is done, behind what it keeps or before it. */
const WHEN = words(
  'in his losses|in taking losses',
  inRow(
    'when|as|whenever|while',
    '|he|it|they|the attacker|the defender',
    '|is|are|has to|have to|must',
    'loses|lose|losing|takes|take|taking|taken|choosing|chooses|choose|picking|picks|suffers',
    LOSSES_EN,
  ),
  inRow('when|whenever', 'losses|hits|steps|casualties', 'are|have to be|must be', 'taken|lost|chosen|picked|assigned'),
  inRow(
    'al|cuando|a la hora de|en el momento de|si',
    '|tiene que|tienen que|toca',
    'perder|pierde|pierden|elegir|elige|eligen|repartir|reparte|tomar|escoger|encajar|sufrir|sufre|asignar',
    LOSSES_ES,
  ),
  inRow('en|con', LOSSES_ES),
  inRow(
    'quando|nel|se|nello',
    '|deve|devono|si',
    'perde|perdono|perdere|scegliere|sceglie|scelgono|prende|prendono|prendere|subisce|subire|distribuire|assegnare',
    LOSSES_IT,
  ),
  inRow('nelle|con le|tra le|nei', 'perdite|sue perdite|passi'),
);
const KEEPS = words(
  inRow(
    '|wants to|want to|would like to|prefers to|prefer to|likes to|tries to|aims to|hopes to|to|will|would|by|for|who wants to|and|rather|has to|so as to',
    'keep|keeps|keeping|save|saves|saving|preserve|preserves|preserving|conserve|conserves|conserving|retain|retains|retaining|hold on to|maximise|maximises|maximising|maximize|have|be left with|spare|hang on to|cling to|keep back',
  ),
  inRow(
    '|quiere|quieren|prefiere|prefieren|intenta|trata de|busca|procura|pretende|para|que|a fin de|con el fin de|desea',
    'conservar|conserva|conservan|conservando|guardar|guarda|guardan|guardando|mantener|mantiene|mantienen|manteniendo|salvar|salva|salvando|ahorrar|ahorra|preservar|preserva|preservando|quedarse con|se queda con|quedandose con|retener|maximizar|reservar|reserva|reservando',
  ),
  inRow(
    '|vuole|vogliono|preferisce|preferiscono|cerca di|tenta di|punta a|mira a|per|che|in modo da|desidera',
    'conservare|conserva|conservano|conservando|tenere|tiene|tengono|tenendo|tenersi|si tiene|mantenere|mantiene|mantengono|mantenendo|salvare|salva|salvano|salvando|risparmiare|risparmia|risparmiando|preservare|preserva|preservando|massimizzare|restare con|rimanere con|serbare',
  ),
);
const MOST = words(
  '|the|his|the most|most|as much|as many|the maximum|maximum|the greatest|as much of his|as much of its|all the|the highest|more|of his',
  '|la|el|su|la maxima|el maximo de|el maximo|los maximos|la mayor|el mayor numero de|el mayor|mas|cuanta mas|cuantos mas|toda la|la mayor cantidad de|tanta|tantos|los|sus',
  '|la|il|la sua|la massima|il massimo di|piu|la maggior|la maggiore|quanta piu|quanti piu|tutta la|il maggior numero di|tanta|i|i suoi',
);
const AS_CAN =
  '|as possible|possible|as he can|as it can|as they can|he can|posible|posibles|como pueda|como puedan|mejor|que pueda|possibile|possibili|che puo|che possono|in piedi';
const LEAST =
  'the least|the fewest|least|fewest|as little|as few|less|fewer|menos|la menor|el menor|lo menos|los menos|el minimo de|la minima|meno|la minor|il minor numero di|il minimo di|la minore|il meno';
const COST = words(
  inRow(
    '|that|which|whatever|what|lo que|los que|las que|que|che|quelle che|quello che|cio che|quel che',
    '|le|les|gli|li|him|it',
    'cost|costs|costing|take|takes|taking|remove|removes|cuesta|cuestan|cueste|cuesten|quita|quitan|quite|quiten|resta|restan|reste|costano|costa|costino|tolgono|toglie|tolgano|togliere',
    '|him|it|them|away|away from him',
  ),
);
/** "Lo que menos fuerza le quite" */
const costsLess = (what: string): string =>
  inRow(
    'lo que|los que|las que|que|quelle che|quello che|cio che',
    LEAST,
    what,
    '|le|les|gli|li',
    'quite|quiten|quita|quitan|cueste|cuesta|cuesten|cuestan|reste|resta|tolga|toglie|tolgano|tolgono|costi|costa',
  );
const LOSE =
  '|lose|loses|losing|take|takes|choose|chooses|pick|picks|choosing|picking|lose the|pierde|pierda|pierdan|perder|elige|eligiendo|elija|perde|perda|perdano|perdere|sceglie|scegliendo|scelga';
const LOST_THINGS = words('', LOSSES_EN, LOSSES_ES, LOSSES_IT, 'units|unidades|unita');
const LEAVES = inRow(
  'whatever|what|whichever loss|the loss that|the losses that|the hits that|those that|lo que|las que|lo que mas|quello che|cio che|le perdite che|quelle che',
  '|le|les|gli|li|mas',
  'leaves|leave|keeps|keep|deja|dejan|deje|dejen|conserva|conserve|lascia|lasciano|lasci|mantiene|mantenga',
  '|him|it|them|with',
);
const FIRST =
  'first|first of all|above all|before all else|before anything else|comes first|is what counts|is what matters|matters most|counts most|is the priority|primero|ante todo|es lo primero|por delante|es lo que cuenta|por encima de todo|lo primero|prima di tutto|innanzitutto|per prima cosa|e cio che conta|al primo posto|anzitutto|viene prima';
const LOOKS =
  'mira por|miran por|cuida|cuidan|vela por|piensa en|antepone|prioriza|prefiere|looks after|looks to|looks out for|minds|thinks of|puts|guards|prioritises|prioritizes|favours|favors|protects|protege|guarda a|guarda alla|bada a|bada alla|pensa alla|pensa ai|cura|protegge|privilegia|da la precedenza alla|da la precedenza ai';

/** What each way of taking them keeps. */
const KEPT: Readonly<Record<string, string>> = {
  'keep-strength': words(
    'strength|combat strength|fighting strength|combat factors|combat factor|cf|cfs|factors|firepower|fire power|punch|fighting power|combat power|combat value',
    'fuerza|fuerza de combate|factores|factores de combate|potencia|potencia de fuego|poder de combate|fc|capacidad de combate',
    'forza|forza di combattimento|fattori|fattori di combattimento|potenza|potenza di fuoco|fc|capacita di combattimento|forza combattiva',
  ),
  'keep-steps': words(
    'steps|step|of his steps|steps on the map',
    'pasos|pasos en el mapa|numero de pasos',
    'passi|passi sulla mappa|numero di passi',
  ),
};
const STRONG = inRow(
  '|to|so as to|in order to|wants to|want to|quiere|vuole|para|per|a fin de|in modo da|da|tali da|di',
  'stay|stays|remain|remains|staying|remaining|end up|come out|be left|quedar|quedarse|quedando|seguir|restare|resta|rimanere|restando|uscirne',
  'as strong as|the strongest|strong as|lo mas fuerte|cuanto mas fuerte|il piu forte|piu forte|quanto piu forte',
  '|possible|he can|it can|posible|que pueda|possibile|che puo|mejor',
);

/** How losses are taken, behind the words of whoever takes them. */
export const keepsBy = (value: string): string => {
  const what = KEPT[value];
  if (what === undefined) return '';
  const kept = words(
    inRow(KEEPS, MOST, what, AS_CAN),
    inRow(COST, LEAST, what, AS_CAN),
    costsLess(what),
    inRow(LEAVES, MOST, what, AS_CAN),
    inRow(LOOKS, '|la|el|los|su|sus|il|i|la sua|i suoi|his|its|the|their', what, `|${FIRST}`),
    ...(value === 'keep-strength' ? [STRONG] : []),
  );
  return words(
    inRow(`|${TAKING}`, kept, `|${WHEN}`),
    inRow(LOSE, LOST_THINGS, '|,|to|para|per', kept, `|${WHEN}`),
    inRow('|che|que|who|that', WHEN, ',|', kept),
  );
};

/** … in words among which whoever takes them stands: "strength first for the attacker", "bajas del atacante". */
export const keptFor = (who: string, value: string): string => {
  const what = KEPT[value];
  if (what === undefined) return '';
  const losses = words(
    inRow(
      '|the',
      who,
      '|s|own',
      LOSSES_EN,
      '|are|will be|should be|have to be|go',
      '|always|all',
      '|picked|chosen|taken|spread|assigned|allocated|where|such that|so that|tali|tales',
    ),
    inRow(
      '|las|los|con las|en las|le|i|con le|nelle|negli|the',
      '|propias|proprie',
      words(LOSSES_EN, LOSSES_ES, LOSSES_IT),
      '|propias|proprie',
      'of the|del|de los|de la|de|dell|del|degli|dei|di|della',
      who,
      '|se|si',
      '|reparten|eligen|escogen|toman|son|van|scelgono|prendono|sono|scelte|distribuiscono|chosen|picked|taken|are picked|are chosen|are taken|conta|cuenta|counts|vale|importa|tali|tali da|tales que|de modo que|in modo|cosi',
    ),
  );
  const kept = words(
    inRow('|to|para|per|a|in modo da', KEEPS, MOST, what, AS_CAN),
    inRow(
      '|so as|to|para|a costa de|a costa de lo|per|a scapito di|at the cost of|in modo da',
      `|${COST}`,
      LEAST,
      what,
      AS_CAN,
    ),
    inRow(
      '|conta|cuenta|counts|lo que cuenta es|cio che conta e|importa',
      MOST,
      what,
      '|che rimane|che resta|que queda|that is left|left',
    ),
    costsLess(what),
    ...(value === 'keep-strength'
      ? [
          STRONG,
          'a costa de lo menos fuerte|a spese del meno forte|from the weakest|the weakest first|lo mas debil primero|il piu debole per primo',
        ]
      : []),
  );
  return words(
    inRow(losses, '|,', kept),
    inRow('|his|its|su|la|la sua', what, FIRST, 'for|with|para|con|per|de parte de|da parte di', who, `|${WHEN}`),
    inRow(
      WHEN,
      `|,`,
      who,
      '|,|always|siempre|sempre',
      words(
        inRow(KEEPS, MOST, what, AS_CAN),
        inRow(LOOKS, '|la|el|los|su|sus|il|i|la sua|i suoi|his|its|the|their', what),
      ),
    ),
  );
};
