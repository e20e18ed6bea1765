import { inRow } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* That somebody is out of supply, whoever he is: the defender of a fight, the besiegers, an army that digs in. */

const SUPPLY_EN = 'supply|supplies|supply line|supply lines|line of supply|resupply|supply path|line';
const SUPPLY_ES =
  'suministro|suministros|abastecimiento|abastecimientos|linea de suministro|linea de abastecimiento|ruta de suministro|linea|provisiones';
const SUPPLY_IT =
  'rifornimento|rifornimenti|approvvigionamento|approvvigionamenti|linea di rifornimento|linee di rifornimento|via di rifornimento|linea';
const SUPPLY = words(SUPPLY_EN, SUPPLY_ES, SUPPLY_IT);

/** What is said of him behind his name: "is cut off", "no trazan suministro", "è senza rifornimenti". */
const IS = words(
  inRow(
    '|is|are|s|re|was|being|now|currently|sits|sit|stands|stand|fights|fight|remains|remain',
    '|all|completely|totally|also|now|already|still|currently',
    words(
      'out of supply|oos|unsupplied|cut off|isolated|pocketed|not supplied|not in supply|without supply|without supplies|without any supply|starved of supply|starved of supplies|cut off from supply|cut off from supplies|cut off from its supply|cut off from their supply|in a pocket|out of supplies|lacking supply|without a supply line|without a line of supply|with no supply|with no supply line|with no supplies|no supply there|no supply here',
    ),
  ),
  inRow(
    'isn t|aren t|wasn t|weren t|is not|are not|ain t|is no longer|are no longer|can t be|cannot be|can t get|cannot get|couldn t get|doesn t get|don t get|not',
    '|being|currently|now|properly',
    'supplied|in supply|resupplied|supply|supplies',
  ),
  inRow(
    'can t|cannot|could not|couldn t|can not|doesn t|does not|don t|do not|didn t|isn t able to|aren t able to|unable to|is unable to|are unable to|fails to|fail to|not able to',
    'trace|find|draw|get|receive|have|reach|establish|draw on|be in|traces',
    '|a|any|its|their|his|valid',
    SUPPLY_EN,
    '|at all|any more|anywhere',
  ),
  inRow(
    'has|have|had|gets|get|got|receives|receive|with|traces|trace|draws|draw',
    'no|zero|nothing in the way of',
    SUPPLY_EN,
    '|at all|left',
  ),
  inRow(
    'lacks|lack|lost|has lost|have lost|lose|loses|is short of|are short of|wants for',
    '|its|their|his|all|the|any|of',
    SUPPLY_EN,
  ),
  inRow(
    '|its|their|his|has its|have their|has his|has had its|have had their',
    SUPPLY_EN,
    '|is|has been|was|are',
    'cut|cut off|severed|blocked|broken|interrupted',
  ),
  inRow(
    '|esta|estan|va|van|anda|andan|se queda|se quedan|queda|quedan|se ha quedado|se han quedado|se encuentra|se encuentran|son|es|sigue|siguen',
    '|ya|ahora|totalmente|completamente|todos|todas|tambien',
    words(
      'sin suministro|sin suministros|sin abastecer|sin abastecimiento|sin abastecimientos|fuera de suministro|fuera de abastecimiento|sin linea de suministro|sin recibir suministro|cortado del suministro|cortados del suministro|cortada del suministro|falto de suministro|faltos de suministro',
      'desabastecido|desabastecida|desabastecidos|desabastecidas|cortado|cortada|cortados|cortadas|aislado|aislada|aislados|aisladas|incomunicado|incomunicados|incomunicada|embolsado|embolsados|embolsada|copado|copados|copada',
    ),
    '|de sus fuentes|de su fuente|de sus fuentes de suministro|de toda fuente|de las fuentes|del suministro|de suministro|de su suministro',
  ),
  inRow(
    'no|ya no',
    'esta|estan|va|van|puede estar|pueden estar|anda|andan|queda|quedan',
    '|ya|bien',
    'abastecido|abastecida|abastecidos|abastecidas|en suministro|suministrado|suministrada|suministrados|suministradas|con suministro',
  ),
  inRow(
    'no|ya no|sin',
    '|puede|pueden|podia|podian|consigue|consiguen|logra|logran|les|le|nos',
    'traza|trazan|trazar|recibe|reciben|recibir|tiene|tienen|tener|encuentra|encuentran|encontrar|llega|llegan|llegar|dispone de|disponen de|establecer|hay',
    '|la|el|una|un|su|ninguna|ningun|nada de|a|linea de',
    SUPPLY_ES,
  ),
  inRow(
    '|le|les|ha|han',
    'falta|faltan|carece de|carecen de|perdio|perdieron|perdido',
    '|el|los|su|la|todo',
    SUPPLY_ES,
  ),
  inRow(
    '|tiene|tienen|lleva|llevan|con|le han|les han|nos han|le|les|esta|estan',
    '|su|sus|el|los|la',
    words(
      inRow(
        'cortado|cortada|cortaron|interrumpido|interrumpida|bloqueado|bloqueada',
        '|el|los|la|su|del|de',
        SUPPLY_ES,
      ),
      inRow(
        SUPPLY_ES,
        '|esta|estan',
        'cortado|cortada|cortados|cortadas|interrumpido|interrumpida|bloqueado|bloqueada',
      ),
    ),
  ),
  inRow(
    '|e|sono|rimane|rimangono|resta|restano|e rimasto|e rimasta|sono rimasti|sono rimaste|sta|stanno|risulta|risultano',
    '|ormai|ora|adesso|tutti|completamente|anche|gia',
    words(
      'fuori rifornimento|senza rifornimento|senza rifornimenti|senza linea di rifornimento|senza approvvigionamento|privo di rifornimento|privi di rifornimento|privo di rifornimenti|privi di rifornimenti|priva di rifornimenti|fuori dai rifornimenti|a corto di rifornimenti',
      inRow(
        'tagliato fuori|tagliata fuori|tagliati fuori|tagliate fuori|isolato|isolata|isolati|isolate',
        '|dai rifornimenti|dal rifornimento|dalle fonti|dalla fonte|dalle sue fonti|dalle loro fonti|da ogni fonte|dalle fonti di rifornimento',
      ),
      'in sacca|accerchiato e senza rifornimento|non rifornito|non rifornita|non riforniti|non rifornite',
    ),
  ),
  inRow(
    'non',
    '|e|sono|e piu|sono piu|viene|vengono|sta|stanno|risulta|risultano',
    'rifornito|rifornita|riforniti|rifornite|in rifornimento|approvvigionato|approvvigionati',
  ),
  inRow(
    'non|non si|senza',
    '|puo|possono|riesce a|riescono a|gli|le|ci|vi|si riesce a',
    'traccia|tracciano|tracciare|riceve|ricevono|ricevere|ha|hanno|avere|trova|trovano|trovare|arriva|arrivano|dispone di|dispongono di|c e',
    '|la|il|i|una|alcun|alcuna|nessun|nessuna|piu|linea di',
    SUPPLY_IT,
  ),
  inRow('gli|le|ha|hanno', 'manca|mancano|perso', '|il|i|la|la sua|la loro', SUPPLY_IT),
  inRow(
    '|ha|hanno|con|e|sono',
    '|il|i|la|la loro|la sua',
    words(
      inRow('tagliato|tagliata|tagliati|interrotto|interrotta|bloccato|bloccata', '|il|i|la', SUPPLY_IT),
      inRow(SUPPLY_IT, '|e|sono', 'tagliato|tagliata|tagliati|interrotto|interrotta|interrotti|bloccato|bloccata'),
    ),
  ),
);

/** … and before it: "no supply reaches", "sin suministro para", "è tagliato il rifornimento di". */
const REACHES = words(
  inRow(
    'no|with no|without|nothing of|with nothing of|there is no|there s no',
    SUPPLY_EN,
    '|reaches|reach|gets to|comes to|arrives for|goes to|gets through to|left|available',
    '|for|to',
  ),
  inRow(
    '|the',
    SUPPLY_EN,
    words(
      inRow('|is|has been|was|lines are', 'cut|cut off|severed|blocked|interrupted|denied', 'to|for|of'),
      inRow(
        'doesn t|does not|can t|cannot|isn t|won t|is not|fails to',
        'reach|reaching|get to|getting to|get through to|arrive for',
      ),
    ),
  ),
  'nothing reaches|nobody supplies|nobody can supply|nothing gets through to|no one supplies|we ve cut off|i ve cut off|we cut off|i cut off|out of supply :|unsupplied :|cut off :',
  inRow(
    '|el|los|la|les|le',
    SUPPLY_ES,
    words(inRow('|esta|estan', 'cortado|cortada|interrumpido', 'a|para|de'), 'no llega a|no llegan a|no alcanza a'),
  ),
  inRow('sin|no hay|no llega|no llegan|nada de|ningun', '|el|los|la', SUPPLY_ES, 'para|a|hasta|de'),
  inRow(
    '|le|les|se|han|hemos|he|se ha|ha',
    '|le|les|han|hemos|ha',
    'cortado|cortaron|cortamos|corto|quitado|interrumpido',
    '|el|los|la',
    SUPPLY_ES,
    'a|de|para',
  ),
  inRow('sin suministro|fuera de suministro|aislado|desabastecido', ':'),
  inRow(
    '|il|i|la',
    SUPPLY_IT,
    words(
      inRow('|e|sono', 'tagliato|tagliati|tagliata|interrotto|interrotta', 'a|ad|di|per'),
      'non arriva a|non arrivano a|non raggiunge|non raggiungono',
    ),
  ),
  inRow('niente|nessun|senza|non c e|non arriva|non arrivano|zero', '|il|i|la', SUPPLY_IT, 'per|a|ad'),
  inRow(
    '|e|sono|e stato|abbiamo|hanno|ho',
    'tagliato|tagliati|tagliata|interrotto|tolto',
    '|il|i|la',
    SUPPLY_IT,
    'di|a|per|ad',
  ),
);
/** "A chi difende non arrivano rifornimenti" */
const GETS = words(
  inRow(
    'no|no les|no le|ya no les|ya no le|no se les|non|non gli|non ci',
    'llega|llegan|entra|alcanza|alcanzan|arriva|arrivano|giunge|giungono',
    '|el|los|ningun|nada de|il|i|alcun|nessun|piu|la',
    words(SUPPLY_ES, SUPPLY_IT, 'nada|niente|nulla'),
  ),
  inRow('les|le|gli', 'falta|faltan|han cortado|cortaron|manca|mancano|hanno tagliato', '|el|los|la|il|i', SUPPLY),
);

/** "Il rifornimento non gli arriva", "supply doesn't reach them" */
const OF_THEM = words(
  inRow(
    '|the|el|los|il|i|la',
    SUPPLY,
    'doesn t|does not|can t|cannot|isn t|no les|no le|non gli|non ci|non li|no',
    'reach|reaching|get to|arrive|llega|llegan|arriva|arrivano|raggiunge|alcanza',
    '|them|it|him|there',
  ),
  inRow('no|nothing of', SUPPLY_EN, 'reaches|gets to|for', 'them|it|him'),
);

/** Words of somebody in each of the languages, with their articles: "the besiegers|chi assedia". */
export const outOfSupply = (who: string): string =>
  words(
    inRow(who, IS),
    inRow(REACHES, who),
    inRow(
      'a|ad|al|ai|agli|all|alla|alle',
      who,
      words(
        GETS,
        inRow(
          '|gli|le|e|sono',
          'manca|mancano|mancato|tagliato|tolto|mancati|tagliati|tolti',
          '|il|i|la|l|ogni',
          SUPPLY_IT,
        ),
        inRow('|se|le|les', 'falta|faltan|acabo|acabaron|han cortado', '|el|los|la', SUPPLY_ES),
      ),
    ),
  );
/** … of whom nobody need say who he is. */
export const UNSUPPLIED = words(
  OF_THEM,
  outOfSupply(
    '|they|it|he|this army|that army|the army|the units|the unit|the space|the stack|ellos|el ejercito|las unidades|la unidad|el espacio|la pila|l armata|le unita|l unita|lo spazio|la pila|loro',
  ),
);
