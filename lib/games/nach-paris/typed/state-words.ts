import { lostWords } from '@/lib/typed/form';
import { inRow, paired } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* How units and the weather are in 1914 Nach Paris, as more than one of its tools asks it, in the three languages. */

const LINES_EN =
  'line|lines|line of communications|line of communication|lines of communications|lines of communication|logistic line|logistics line|supply line|supply lines|communications|communication|loc|supply';
const LINES_ES =
  'linea|lineas|linea de comunicaciones|linea de comunicacion|lineas de comunicaciones|linea logistica|linea de suministro|comunicaciones|loc|suministro|abastecimiento';
const LINES_IT =
  'linea|linee|linea di comunicazione|linea di comunicazioni|linea delle comunicazioni|linee di comunicazione|linea logistica|linea di rifornimento|comunicazioni|loc|rifornimento';

/** A limited line of communications (8.2). */
export const LIMITED = words(
  'llc|in llc|in an llc|on an llc',
  paired('limited|restricted', LINES_EN),
  paired(LINES_EN, 'is limited|are limited|is only limited|is a limited one|is restricted'),
  paired(LINES_ES, 'limitada|limitadas|limitado|es limitada|esta limitada|son limitadas|es limitado|restringida'),
  paired(LINES_IT, 'limitata|limitate|limitato|e limitata|sono limitate|e limitato|ristretta'),
  paired(paired('limited|restricted', LINES_EN), ', llc'),
  paired(paired(LINES_ES, 'limitada|limitado'), ', llc'),
  paired(paired(LINES_IT, 'limitata|limitato'), ', llc'),
  // "Our siege artillery is on a limited line": it is no further gun.
  paired(
    paired(
      'our artillery|our siege artillery|our guns|our siege guns|those guns|the guns|these guns|the artillery',
      'is on a|are on a|has only a|only has a|have only a|only have a|has a|have a|only trace a|only traces a|trace only a|draws on a|is on|are on',
    ),
    paired('limited|restricted', LINES_EN),
  ),
  paired(
    paired(
      'nuestra artilleria|nuestra artilleria de sitio|nuestra artilleria de asedio|nuestros canones|esos canones|los canones|la artilleria',
      'solo tiene una|tiene una|tiene|tienen|solo tienen una|solo trazan una|solo traza una|trazan una|esta en|estan en',
    ),
    paired(LINES_ES, 'limitada|limitado'),
  ),
  paired(
    paired(
      'la nostra artiglieria|la nostra artiglieria d assedio|i nostri cannoni|quei cannoni|i cannoni|l artiglieria',
      'ha solo una|ha una|ha|hanno|hanno solo una|tracciano solo una|traccia solo una|tracciano una|e su una|sono su una',
    ),
    paired(LINES_IT, 'limitata|limitato'),
  ),
  'is limited|es limitada|esta limitada|e limitata|is a limited one|es una limitada|e una limitata',
);

/** Out of command (8.3). */
export const COMMANDLESS = words(
  'the germans left it out of command|the germans left it without command|l ha lasciata fuori comando|l ha lasciato fuori comando',
  'ooc|in ooc|out of command|without command|without a command|without any command|no command|has no command|have no command|lacks command|not in command|outside command|outside of command|out of its command|beyond command',
  'fuera de mando|fuera del mando|fuera de su mando|sin mando|sin ningun mando|sin su mando|no tiene mando|no tienen mando|no esta en mando|no estan en mando',
  'fuori comando|fuori dal comando|fuori dal suo comando|senza comando|senza un comando|senza alcun comando|non ha comando|non hanno comando|non e in comando|non sono in comando',
  // "Cut off from command", "no le llega el mando", "nobody commands it"
  inRow(
    '|is|are|was|were|been|gets|got|stays|stands|being|left|while|has fallen|fell|drifted',
    'out of|outside|outside of|cut off from|cut off from any|beyond|away from|without|lacking|deprived of|severed from',
    '|the|its|his|their|any|a',
    'command|command radius',
  ),
  inRow('ooc', '|,', '|and|or', 'out of command'),
  inRow(
    '|is|are|being|it s|they re|now|left|stands|lies',
    'out of|outside|outside of|beyond|out from under|not under',
    'its|their|his|the|any|an|our|my',
    'hq s|headquarters|hqs|army s|corps hq s',
    'command|command range|orders',
  ),
  inRow(
    'command of|the command of',
    'its|the',
    'hq|headquarters',
    'is lost|has been lost|doesn t reach it|does not reach it',
  ),
  inRow(
    '|esta|estan|queda|quedan|estando|sigue|va',
    'fuera',
    'del|de',
    '|el',
    'mando',
    'de|del',
    '|su|el|un|ningun',
    'hq|cuartel general|cg',
  ),
  inRow(
    '|e|sono|resta|restano|essendo|rimane|si trova',
    'fuori',
    'dal|dalla|dai',
    'comando',
    'del|dell|di|di un',
    '|suo|proprio',
    'hq|quartier generale|qg',
  ),
  inRow('no command', '|for', '|the|their|its|him|them|it', '|, ooc'),
  inRow(
    'nobody|no one|no hq|no headquarters',
    'commands|leads|controls|is commanding|reaches',
    '|it|them|him|the unit',
    '|, ooc',
  ),
  inRow(
    'command|orders',
    'doesn t|does not|can t|cannot|don t',
    'reach|get to|come through to',
    '|it|them|him|the unit',
  ),
  inRow('isn t|aren t|wasn t|weren t|not|is not|are not', '|being', 'commanded', '|by anyone|by anybody|at all'),
  inRow(
    'has lost|lost|have lost|loses|lacks|lack|lacking|misses',
    '|its|their|all|any|the',
    'command',
    '|link|contact',
  ),
  inRow(
    '|esta|estan|queda|quedan|se queda|se quedan|se quedo|se quedaron|se ha quedado|se han quedado|ha quedado|estando|encontrandose|quedando|sigue|siguen|anda|va',
    'fuera de|fuera del|sin|aislada del|aislado del|aislados del|cortada del|cortado del|cortados del|privada de|lejos del|falta de|falto de',
    '|su|ningun|el',
    'mando',
  ),
  inRow('no', '|le|les', 'llega|llegan|alcanza', '|ya', 'el mando|ordenes|las ordenes|ningun mando|mando'),
  inRow('no|nadie|ningun hq', '|la|lo|las|los|le|les', 'manda|dirige|controla', '|nadie|ningun hq', '|, ooc'),
  inRow('ha perdido|perdio|han perdido|perdieron|le falta|les falta|carece de|carecen de', '|el|su', 'mando'),
  inRow(
    '|e|sono|resta|restano|e rimasta|e rimasto|sono rimasti|sono rimaste|trovandosi|essendo|si trova|si trovano|sta|stanno|rimane|ritrovandosi|restando',
    'fuori|fuori dal|senza|tagliata fuori dal|tagliato fuori dal|tagliati fuori dal|isolata dal|isolato dal|priva di|privo di|privi di|lontana dal|lontano dal',
    '|suo|loro|alcun|un|il',
    'comando',
  ),
  inRow(
    'non',
    '|gli|le',
    'arriva|arrivano|giunge|raggiunge',
    '|piu',
    'il comando|ordini|gli ordini|nessun comando|comando',
  ),
  inRow('nessuno|non|nessun hq', '|la|lo|li|le', 'comanda|guida|controlla', '|nessuno|nessun hq', '|, ooc'),
  inRow('ha perso|hanno perso|gli manca|le manca|manca', '|il|il suo', 'comando'),
);

/** Torrential rain (5.3). */
export const RAINING = words(
  paired(
    'under|under a|in|in a|through|through a',
    'downpour|torrential downpour|torrential rain|heavy rain|pouring rain|cloudburst|deluge',
  ),
  paired(
    'bajo|con|en|en medio de',
    'un aguacero|un chaparron|un diluvio|una tromba de agua|lluvia torrencial|una lluvia torrencial',
  ),
  paired(
    'sotto|con|in|in mezzo a',
    'un acquazzone|un diluvio|un nubifragio|pioggia torrenziale|una pioggia torrenziale',
  ),
  inRow('rain|rains|raining|rained|it s raining|pouring|pours', '|down|in|rain in', 'torrents|sheets|buckets'),
  inRow('torrents|sheets|buckets', 'of', '|heavy', 'rain'),
  inRow(
    '|it s|it is|it was|the rain s|the rain is|the weather is|still',
    'chucking|tipping|belting|lashing|hammering|teeming|bucketing|coming|pelting|throwing|pissing|hosing|sheeting|hurling|pouring',
    '|it',
    'down|down with rain',
    '|out there|again|this turn|out|all day',
  ),
  inRow(
    '|cae|caen|esta cayendo|cayo|ha caido|con',
    '|un|una',
    'aguacero|chaparron|diluvio|tromba de agua|chubasco',
    '|torrencial|tremendo|de los buenos|impresionante',
  ),
  inRow('llueve|lloviendo|llovio|ha llovido', 'a mares|a cantaros|a chorros|torrencialmente|sin parar|a raudales'),
  inRow(
    '|viene giu|scende|scroscia|cade|cadde|sta venendo giu|vien giu|e venuto giu|sta scrosciando|con',
    '|un|una',
    'acquazzone|diluvio|nubifragio|rovescio|pioggia|scroscio|temporale',
    'torrenziale|tremendo|violento|fortissimo',
  ),
  inRow('viene giu|vien giu|scroscia|sta venendo giu', 'un|una', 'acquazzone|diluvio|nubifragio|rovescio|scroscio'),
  inRow('piove|piovendo|ha piovuto', 'a torrenti|a secchiate|torrenzialmente|che dio la manda|senza sosta|a scrosci'),
  'raining hard|rains hard|hard rain|rainstorm|rainstorms|heavens opened|weather is rain|weather is torrential rain|llueve fuerte|llueve mucho|lluvia fuerte|fuerte lluvia|llueve con fuerza|tormenta|tormentas|tiempo es lluvia|el tiempo es lluvia|el tiempo es lluvia torrencial|piove forte|piove molto|pioggia forte|forte pioggia|temporale|tempesta|tempo e pioggia|il tempo e pioggia|il tempo e pioggia torrenziale',
  'rain|rains|raining|rain torrential|torrential|torrential rain|torrential rains|heavy rain|pouring|pouring rain|rain pouring|it pours|pouring down|downpour|downpours|cloudburst|deluge|cats and dogs|bucketing down|in the rain|rain turn|rainy turn|rainy|rain came|rain comes|it rained|rained',
  'lluvia|lluvias|bajo la lluvia|llueve|llovio|ha llovido|lloviendo|lluvia torrencial|lluvias torrenciales|llueve a cantaros|llueve a mares|lloviendo a cantaros|lloviendo a mares|diluvio|diluvia|diluviando|aguacero|aguaceros|chaparron|tromba de agua|turno de lluvia|turno lluvioso|lluvioso',
  'pioggia|piogge|sotto la pioggia|piove|sta piovendo|piovendo|ha piovuto|pioggia torrenziale|piogge torrenziali|piove a catinelle|piove a dirotto|diluvio|diluvia|acquazzone|acquazzoni|nubifragio|turno di pioggia|turno piovoso|piovoso',
);

/** A heat turn (5.2). */
export const HEATED = words(
  paired(
    'it s|it is|this is|everyone sweats , it s|everybody sweats , it s|everyone sweats it s|we re in',
    'one of the heat turns|one of the hot turns|a heat turn',
  ),
  'one of the heat turns|calor abrasador|un calor abrasador|calor espantoso|un calor espantoso|se asan todos|nos asamos|todos sudan|es uno de los turnos de calor|uno de los turnos de calor|si crepa di caldo|crepano di caldo|caldo spaventoso|un caldo spaventoso|tutti sudano|e uno dei turni di caldo|uno dei turni di caldo|everyone sweats|everybody sweats',
  'heat symbol|with the heat symbol|the sun beats down|sun beats down|burning sun|the heat is terrible|heat is terrible|terrible heat|simbolo de calor|con el simbolo de calor|pega fuerte el sol|pega el sol|aprieta el sol|aprieta el calor|sol abrasador|calor es terrible|calor terrible|un calor terrible|simbolo del caldo|con il simbolo del caldo|picchia il sole|il sole picchia|sole cocente|solleone|caldo e terribile|caldo terribile|un caldo terribile|gran calura|calura',
  'hot|heat|heat turn|hot turn|turn of heat|in the heat|heat wave|heatwave|scorching|scorching hot|scorching heat|sweltering|sweltering heat|boiling hot|blazing hot|blazing heat|terribly hot|very hot|so hot|hot weather|great heat|heat of summer|summer heat',
  'hace calor|calor|con calor|ola de calor|calor de muerte|calor infernal|calor sofocante|calor asfixiante|mucho calor|gran calor|turno de calor|turno caluroso|caluroso|canicula|bochorno|nos asamos de calor|se mueren de calor|se muere uno de calor|morirse de calor',
  'fa caldo|caldo|con caldo|ondata di caldo|si muore di caldo|muoiono di caldo|caldo da morire|caldo infernale|caldo soffocante|caldo torrido|gran caldo|molto caldo|turno di caldo|turno caldo|torrido|afa|afoso|canicola',
);

/** A zone of control of the enemy of whoever is told of. */
export const ENEMY_ZOC = words(
  paired(
    'enemy|an enemy|the enemy|the enemy s|enemy s|hostile|a hostile|his|their|opposing|an opposing',
    'zoc|zocs|zone of control|zones of control',
  ),
  paired(
    'zoc|una zoc|la zoc|zona de control|una zona de control|la zona de control|zonas de control',
    'enemiga|enemigas|hostil|del enemigo|contraria|del contrario',
  ),
  'su zoc|su zona de control',
  paired(
    'zoc|una zoc|la zoc|zona di controllo|una zona di controllo|la zona di controllo|zone di controllo',
    'nemica|nemiche|ostile|del nemico|avversaria|dell avversario',
  ),
  'sua zoc|la sua zoc|sua zona di controllo|la sua zona di controllo|loro zoc|la loro zoc',
);

/** How many hexes away something is. */
export const HEXES =
  'hexes|hex|hexes away|hexes off|hexes out|hexes distant|hexagonos|hexagono|hexs|hexes de distancia|hexagonos de distancia|esagoni|esagono|esagoni di distanza|distance|distance of|a distance of|distancia|distancia de|una distancia de|a una distancia de|distanza|distanza di|una distanza di|a una distanza di|range of|a range of|at a range of';

/** The last game turn, as what was done in it is told. */
export const LAST_TURN =
  'the turn before this|the turn before this one|the turn before that|in the turn before|in the turn before this|the previous gt|in the previous gt|the last gt|in the last gt|last gt|one turn earlier|one turn ago|the preceding gt|' +
  'el turno previo|turno previo|en el turno previo|en el turno de antes|del turno de antes|el gt anterior|en el gt anterior|gt anterior|el gt pasado|en el gt pasado|un turno antes|hace un turno|' +
  'nel turno prima|il gt precedente|nel gt precedente|gt precedente|il gt scorso|nel gt scorso|gt scorso|un turno prima|un turno fa|' +
  'in the last game turn|the last game turn|in the preceding turn|preceding turn|the preceding turn|the turn just gone|last movement phase|in its last movement phase|el ultimo turno de juego|en el ultimo turno de juego|turno de juego anterior|en el turno de juego anterior|ultima fase de movimiento|en su ultima fase de movimiento|nell ultimo turno di gioco|l ultimo turno di gioco|turno di gioco precedente|nel turno di gioco precedente|ultima fase di movimento|nella sua ultima fase di movimento|' +
  'last turn|the last turn|last game turn|the last game turn|the previous turn|previous turn|the turn before|in the last turn|in the previous turn|of last turn|a turn ago|' +
  'el turno pasado|turno pasado|el ultimo turno|ultimo turno|en el ultimo turno|en el turno pasado|el turno anterior|turno anterior|en el turno anterior|del turno pasado|del turno anterior|el turno de antes|' +
  'il turno scorso|turno scorso|l ultimo turno|nell ultimo turno|ultimo turno|nel turno scorso|il turno precedente|turno precedente|nel turno precedente|del turno scorso|del turno precedente|il turno prima|il turno passato|nel turno passato';

/** Who was named before, or the place: of the case they say nothing. */
export const SPOKEN =
  'it|it has|it is|must|has to|has|have|having|with|by|must first|habiendo|avendo|aver|tiene que|tienen que|deve|devono|built|built of|built in|construido|construido en|construido de|costruito|costruito in|costruito di|' +
  'the division|a division|the unit|the stack|we|they|first|then|for that|on it|on them|now|' +
  'la division|la unidad|la pila|primero|antes|luego|la nostra|la nuestra|el nuestro|il nostro|la divisione|l unita|la pila|prima|poi|' +
  'anda|andan|se encuentra|se encuentran|si trova|si trovano|queda|quedan|resta|restano|vive de|viven de|vive di|vivono di|hangs on|hang on|draws on|draw on|lives off|live off|depends on|depende de|dipende da';

/** A die with what it shows, a number. */
export const ROLLED = words(
  'test was|test was a|test is|test is a|test came up|test roll|test roll of|test gave|the test was a|prueba fue|la prueba fue|prueba dio|la prueba dio un|la prueba dio|prueba sale|la prova ha dato|prova ha dato|la prova e stata|il test e|il test ha dato|test ha dato',
  'die|dice|die roll|roll of|rolled|rolling|d20|throw of|threw|threw a|throws|throws a|roll is|roll was',
  paired(
    'd20|the d20|el d20|il d20',
    'reads|shows|says|came up|marca|marco|segna|ha segnato|muestra|mostra|saca|fa|dice|da',
  ),
  paired('die|dice|roll', 'reads|shows|says|came up|comes up|is|was|gives|gave|lands on|landed on|turns up'),
  'dado|saco|saca|sacando|tirando|tira|tirada de|la tirada es|tirada es|he sacado|he sacado un|sacamos|ha tirado|he tirado|tiramos|lanzo|lanzamos|ha salido|ha salido un|salio|salio un|sale',
  paired(
    'dado|dado de la prueba|dado de la tirada',
    'marca|marco|da|dio|dice|saca|saco|muestra|ha dado|ha marcado|cae en|queda en',
  ),
  'esce|tiro di|il tiro e|tiro e|ha tirato|ho tirato|abbiamo tirato|lancio di|uscito|e uscito|e uscito un|ho fatto|ha fatto',
  paired(
    'dado|dado della prova|dado del tiro',
    'segna|da|ha dato|dice|fa|mostra|ha segnato|ha fatto|cade su|si ferma su',
  ),
);

const ONE_TO_FOUR = ['1|one|a|un|uno', '2|two|dos|due', '3|three|tres|tre', '4|four|cuatro|quattro'];
/** "Took a step loss", "mermada en un paso", "sotto di un passo": steps that a unit has lost before. */
export const stepsLost = (n: number): string => {
  const [step, loss, paso, perdida, passo, perdita] =
    n === 1
      ? ['step', 'loss', 'paso', 'perdida', 'passo', 'perdita']
      : ['steps', 'losses', 'pasos', 'perdidas', 'passi', 'perdite'];
  return words(
    lostWords(n),
    ...(ONE_TO_FOUR[n - 1] ?? '')
      .split('|')
      .flatMap((word) => [
        `${word} ${step} of loss|${word} ${step} of losses|${word} ${step} in losses|${word} ${step} gone|${word} ${step} is gone|${word} ${step} are gone|${word} step ${loss}|${word} step ${loss} before|${word} ${loss} of steps`,
        `${word} ${step} short|short ${word} ${step}|short of ${word} ${step}|weakened by ${word} ${step}|${word} ${step} less|${word} ${step} fewer|lacks ${word} ${step}|lost ${word} of its steps`,
        `${word} ${paso} de perdida|${word} ${paso} de perdidas|${word} ${paso} de baja|${word} ${paso} de bajas|${word} ${perdida} de paso|${word} ${perdida} de pasos|${word} ${perdida} de ${paso}|${word} ${paso} de menos|falta ${word} ${paso}|faltan ${word} ${paso}`,
        ...[
          'mermada',
          'mermado',
          'mermadas',
          'mermados',
          'bajada',
          'bajado',
          'rebajada',
          'rebajado',
          'tocada',
          'tocado',
        ].map((how) => `${how} en ${word} ${paso}`),
        `${word} ${passo} di perdita|${word} ${passo} di perdite|${word} ${perdita} di passo|${word} ${perdita} di passi|sotto di ${word} ${passo}|manca ${word} ${passo}|mancano ${word} ${passo}|calata di ${word} ${passo}|calato di ${word} ${passo}|indebolita di ${word} ${passo}|indebolito di ${word} ${passo}|privo di ${word} ${passo}|priva di ${word} ${passo}`,
        ...['ya le falta', 'ya le faltan'].map((lacks) => `${lacks} ${word} ${paso}`),
        ...['gia perso', 'ha gia perso'].map((lost) => `${lost} ${word} ${passo}`),
        ...['perdio', 'ya perdio', 'lleva perdido', 'lleva perdidos'].map((lost) => `${lost} ${word} ${paso}`),
      ]),
  );
};

/** Who recovered steps. */
export const TAKEN =
  'rep taken|reps taken|rep absorbed|rep received|replacement taken|replacements taken|rep tomado|rep recibido|rep absorbido|rep preso|rep ricevuto|rep assorbito|' +
  'took|took one|absorbed|has absorbed|received|has received|got one|had one|was reinforced|was replenished|replenished|refilled|recovered|recovered a step|regained|regained a step|was rebuilt|rebuilt|' +
  'recibio|ha recibido|absorbio|ha absorbido|tomo|ha tomado|se rehizo|se recupero|recupero|recupero un paso|ha recuperado|fue repuesta|fue repuesto|se repuso|fue reforzada|fue reforzado|se completo|' +
  'ha preso|ha assorbito|assorbito|ha ricevuto|ricevuto|si e rifatta|si e rifatto|rifatta|ha recuperato|recuperato|ha recuperato un passo|e stata rinforzata|e stato rinforzato|rinforzata|e stata rimpiazzata|reintegrata|e stata reintegrata';

/** Bombarded in the same game turn. */
export const FIRED_ABU = words(
  'bombarded|bombarded units|has bombarded|has bombarded units|fired at units|has fired at units|shelled units|did an abu|made an abu|took part in an abu|has taken part in an abu|took part in a bombardment|after making an abu|after an abu|after taking part in an abu|after bombarding|after firing at units|fired an abu|has fired an abu|abu|joined in an abu|shot in an abu',
  'bombardeo unidades|bombardeo|ha bombardeado|ha bombardeado unidades|bombardearon|hizo un abu|ha hecho un abu|participo en un abu|ha participado en un abu|tomo parte en un abu|ha tomado parte en un abu|despues de hacer un abu|despues de un abu|despues de bombardear|tras un abu|tras hacer un abu|tras bombardear|disparo contra unidades|disparo en un abu',
  'bombardato|ha bombardato|ha bombardato unita|bombardato unita|ha fatto un abu|ha partecipato a un abu|ha preso parte a un abu|dopo aver fatto un abu|dopo un abu|dopo aver bombardato|dopo aver preso parte a un abu|ha sparato a unita|ha sparato in un abu',
);
/** … a fortification. */
export const FIRED_ABF = words(
  ...['abf'].flatMap((abf) => [
    `did an ${abf}|made an ${abf}|took part in an ${abf}|has taken part in an ${abf}|after making an ${abf}|after an ${abf}|${abf}`,
    `hizo un ${abf}|ha hecho un ${abf}|participo en un ${abf}|ha participado en un ${abf}|tomo parte en un ${abf}|despues de hacer un ${abf}|tras un ${abf}`,
    `ha fatto un ${abf}|ha partecipato a un ${abf}|ha preso parte a un ${abf}|dopo aver fatto un ${abf}|dopo un ${abf}`,
  ]),
  paired('bombarded|has bombarded|shelled|fired at', 'a fort|the fort|forts|a fortification|fortifications'),
  paired('bombardeo|ha bombardeado', 'un fuerte|el fuerte|fuertes|una fortificacion|fortificaciones'),
  paired('ha bombardato|bombardato', 'un forte|il forte|forti|una fortificazione|fortificazioni'),
);
