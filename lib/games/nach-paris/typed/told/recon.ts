import { ENEMY_ZOC, HEATED } from '@/lib/games/nach-paris/typed/state-words';
import { FIRED, MF, type Told } from '@/lib/games/nach-paris/typed/told/shared';
import { counted, field, filler } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { inRow } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* What players tell in a clause of its own beside a reconnaissance in 1914 Nach Paris. */

const MORE =
  'extra|more|on top|additional|besides|further|over and above|de mas|mas|adicionales|de propina|suplementarios|di piu|in piu|aggiuntivi|supplementari|addizionali';

/** A cavalry that spends 30 MF more (20.2.5): "another 30 MF", "30 MF más". */
const MORE_MF = inRow(
  '|it|we|i|the cavalry|the cav|my cavalry|le|ci|la caballeria|la cavalleria',
  '|spends|spend|spending|spent|pays|pay|paying|paid|adds|adding|throw in|throws in|throwing in|uses|using|use|put in|puts in|with|for|burns|burning|at the price of|gasta|gastan|gastando|gasto|gastamos|paga|pagan|pagando|pago|pagamos|meto|mete|metiendo|anade|anadiendo|pone|pongo|con|mas un gasto de|usando|a cambio de|spende|spendono|spendendo|spendo|spendiamo|pagano|paghiamo|metto|mette|mettendo|aggiunge|aggiungendo|con un sovrappiu di|al prezzo di',
  words(
    'extra mf|mf extra|mf in piu|mf de mas',
    inRow('30|thirty|treinta|trenta', MF, MORE),
    inRow('30|thirty|treinta|trenta', MORE, MF),
    inRow(
      'an extra|another|a further|an additional|extra|a surcharge of|otros|unos|altri|ulteriori',
      '30|thirty|treinta|trenta',
      MF,
    ),
    inRow('un gasto de|un sovrappiu di|un supplemento di|un recargo de|una spesa di', '30|treinta|trenta', MF),
  ),
  '|spent|spent on it|spent for it|for it|gastados|spesi|por ello|per questo',
);

const CAVALRY = words(
  inRow(
    '|done|made|by|with|using|sending|my|our|the|a|on|from',
    '|my|our|the|some|a',
    'cavalry|cav|horsemen|cavalry unit|cavalry division|mounted troops|horseback|riders|troopers|horse|uhlans|hussars|dragoons',
    '|has a look|takes a look|looks|is scouting it|goes to look|scouts it|does it|goes and looks|is scouting|go and look|have a look',
  ),
  inRow(
    '|lo|la',
    '|hace|hacen|con|mandando|enviando|a|usando|mando',
    '|la|una|los|unos|mi|mis',
    'caballeria|cav|jinetes|ulanos|husares|dragones',
    '|va a mirar|va a ver|echa un vistazo|lo hace|van a mirar|mira|explora',
  ),
  inRow(
    '|la|lo',
    '|fa|fanno|con|mandando|inviando|a|usando|mando',
    '|la|una|i|dei|la mia',
    'cavalleria|cav|cavalieri|ulani|ussari|dragoni',
    '|va a vedere|va a guardare|da un occhiata|la fa|vanno a vedere|guarda',
  ),
);

const NOT_BY_AIR = words(
  inRow('not', '|by|from|with', '|the|a', 'air|plane|planes|aircraft|aeroplane|aeroplanes'),
  inRow('no planes|no aircraft|no aeroplanes|without planes'),
  inRow('no|sin|nada de', '|por|con|en', 'avion|aviones|aire|aereo'),
  inRow('niente|non|senza|nessun', '|in|con|per', 'aereo|aerei|aria'),
);

const MOUNTED = 'a caballo|a cavallo';

/** Who reconnoitres: cavalry, or nobody from the air. */
const SCOUTS: readonly Entry[] = [
  field(words(CAVALRY, MOUNTED, inRow(`${CAVALRY}|${MOUNTED}`, ',', NOT_BY_AIR), NOT_BY_AIR), 'by', 'cavalry'),
  filler('stack|a stack|pila|una pila|mando|mandando|enviando|sending'),
];

const WATCHED_EN = inRow(
  '|the|our|an|against|their|his|of|on|at|with',
  '|the|a|an',
  'target|stack|enemy|troops|enemy stack|target stack|unit|units|it|they|men|what they look at|what we look at|what it looks at|what they look for|what we look for|what they spot|one|ones|those',
  '|being|that is being|that s being|they re|under|under our',
  '|spotted|observed|watched|scouted|looked at|looked for|reconnoitred|searched|observation|sighted',
);
const RIDES_EN = inRow(
  '|is|are|s|sits|sit|currently|sitting|that are|that is|which is|who are|in the act of',
  '|moving|moves|travelling|travels|traveling|going|goes|riding|rides|transported|carried|aboard|on board|embarked|entrained|rolling|rolls|sitting|sits|loaded|on the move',
  'by|on|in|aboard|along|onto|the',
  '|a|the|board a|board the',
  'rail|train|trains|railway|railways|railroad|rails|railway carriages|railway carriage|carriages|railcars|wagons',
  '|on the move|at the moment|moving|just now|right now',
);
const MIRADO = inRow(
  '|el|la|los|las|lo|contra|con el|con la|nuestro',
  '|que',
  'objetivo|blanco|pila|pila enemiga|enemigo|tropas|unidad|unidades|que buscan|que buscamos|que miran|que observan|que exploran|que se busca|que vigilan',
  '|observada|observado|vigilada|explorada|buscada|avistada|espiada',
  '|que',
);
const VA_EN_TREN = inRow(
  'va|van|viaja|viajan|se mueve|se mueven|se desplaza|se desplazan|moviendose|desplazandose|viajando|esta|estan|rueda|circula|circulan|avanza|transportada|transportado|transportadas|transportados|embarcada|embarcado|montada|montado|va montado|va montada|van montados|va subido|subido|subida',
  'por|en|sobre|a bordo de',
  '|un|el|la|los',
  'ferrocarril|tren|trenes|via ferrea|via|vagones|railes',
);
const GUARDATO = inRow(
  '|il|la|i|le|lo|contro|con il|con la|il nostro|quello|cio|quel',
  '|che',
  'bersaglio|obiettivo|pila|pila nemica|nemico|truppe|unita|che cercano|che cerchiamo|che guardano|che osservano|che esplorano|che si cerca|cercano|osservano',
  '|osservata|osservato|sorvegliata|esplorata|cercata|avvistata|spiata',
  '|che',
);
const VA_IN_TRENO = inRow(
  'va|vanno|viaggia|viaggiano|si muove|si muovono|si sposta|si spostano|muovendosi|spostandosi|viaggiando|e|sono|sta|stanno|e montata|e montato|e imbarcata|e imbarcato|trasportata|trasportato|circola|avanza|corre',
  'in|per|su|sul|a bordo di|lungo',
  '|un|il|la|i',
  'ferrovia|treno|treni|rotaia|rotaie|binari|vagoni|carrozze',
);
/** The stack that is looked for is on a train (20.2.3). */
const RIDING = words(
  inRow(WATCHED_EN, RIDES_EN),
  inRow(
    'troops|units|men|soldiers|target|stack|enemies',
    '|who|that',
    'ride|riding|rides|use|using|take|taking',
    '|a|the',
    'railway|train|trains|rails',
  ),
  inRow(
    'against',
    '|the|some',
    'troops|units|men|stack|target',
    'riding|using|taking',
    '|a|the',
    'railway|train|trains|rails',
  ),
  inRow(`|${MIRADO}`, VA_EN_TREN),
  inRow(`|${GUARDATO}`, VA_IN_TRENO),
);

const SQUADRON_EN = 'squadrons|squadron|air squadrons|squadrons of planes|flights';
const FLIES_EN =
  'haven t flown yet|haven t flown|hasn t flown yet|hasn t flown|have not flown yet|have not flown|has not flown yet|has not flown|still to fly|yet to fly|have yet to fly|has yet to fly|to fly|left to fly|still can fly|can still fly|may still fly|still on the ground|on the ground|waiting to fly|not used yet|unused|unflown|left|remaining|remain|remains|available|still available|still left|free|fresh|ready|ready to fly|in reserve|in hand|to spare|can fly|are left|is left|are available|are still available|that haven t flown|that have not flown|that can fly|that can still fly';
const ESCUADRONES = 'escuadrones|escuadron|escuadrillas|escuadrilla|escuadrones aereos';
const VUELAN =
  'por volar|sin volar|para volar|sin haber volado|aun sin volar|todavia sin volar|que no han volado|que aun no han volado|que todavia no han volado|no han volado|no han volado aun|no han volado todavia|aun no han volado|todavia no han volado|no ha volado|aun no ha volado|disponibles|disponible|libres|sin usar|en tierra|restantes|de sobra|que pueden volar|pueden volar|aun pueden volar|todavia pueden volar|pueden volar aun|listos para volar|de reserva';
const SQUADRIGLIE = 'squadriglie|squadriglia|squadroni|squadrone|squadriglie aeree';
const VOLANO =
  'da far volare|da volare|che devono volare|che devono ancora volare|devono ancora volare|deve ancora volare|che non hanno volato|non hanno volato|non hanno ancora volato|che non hanno ancora volato|non ha ancora volato|ancora da far volare|ancora da volare|disponibili|disponibile|libere|non usate|inutilizzate|a terra|ancora a terra|rimaste|rimanenti|restanti|di riserva|che possono volare|possono volare|possono ancora volare|pronte a volare|senza aver volato|ancora disponibili';
const QUEDAN =
  'me quedan|nos quedan|quedan|queda|le quedan|les quedan|me queda|faltan|falta|faltan por volar|todavia faltan|aun faltan|todavia quedan|aun quedan|todavia me quedan|aun me quedan|tengo|tenemos|hay|dispongo de|disponemos de|cuento con|sobran';
const RESTANO =
  'mi restano|ci restano|restano|resta|mi resta|mi rimangono|ci rimangono|rimangono|rimane|gli restano|mancano|ne mancano|ho|abbiamo|ho ancora|abbiamo ancora|ci sono|ci sono ancora|dispongo di|disponiamo di|mi restano ancora|restano ancora';

/** Squadrons that have not flown yet (20.1.3), the number before or behind them. */
const SQUADRONS: readonly Entry[] = [
  counted(
    words(
      inRow(
        '|with|the|there are|there s|i ve|we ve|i have|we have|i ve got|we ve got|the hq has|only|have|still have',
        '|still|only',
        '#',
        '|more|other',
        SQUADRON_EN,
        `|, |still|of ours`,
        FLIES_EN,
      ),
      inRow(
        '|with|the|there are|there s|i ve|we ve|i have|we have|i ve got|we ve got|the hq has|only|have',
        '|still|only',
        '#',
        'unflown|unused|available|remaining|fresh|more|idle|free',
        SQUADRON_EN,
        '|left',
      ),
      inRow(
        SQUADRON_EN,
        '|still',
        'available|left|remaining|unflown|left to fly|that can fly|to fly|unused|yet to fly',
        '|:|is|are',
        '#',
      ),
      inRow('|con|los|las|hay', '|solo|aun|todavia', '#', ESCUADRONES, '|me|nos|que', VUELAN),
      inRow('|con', QUEDAN, '|aun|todavia|solo', '#', ESCUADRONES, `|${VUELAN}`),
      inRow(ESCUADRONES, VUELAN, '|:|son', '#'),
      inRow('|con|le|ci sono', '|solo|ancora', '#', SQUADRIGLIE, '|mi|ci|che', VOLANO),
      inRow('|con', RESTANO, '|ancora|solo', '#', SQUADRIGLIE, `|${VOLANO}`),
      inRow(SQUADRIGLIE, VOLANO, '|:|sono', '#'),
    ),
    'squadrons',
    0,
    9,
  ),
];

export const RECON: Told = {
  takes: {
    steps: 'recon.fields.steps',
    test: 'recon.fields.test',
    airfieldInZoc: 'recon.fields.airfieldInZoc',
    byRail: 'recon.fields.byRail',
    failures: 'recon.fields.failures',
    earlier: 'recon.fields.earlier',
    tried: 'recon.fields.tried',
    fired: 'recon.fields.fired',
    mfLeft: 'recon.fields.mfLeft',
    sameHex: 'recon.fields.sameHex',
    heat: 'unit.fields.heat',
  },
  entries: [
    field(
      'plane|planes|aeroplane|aeroplanes|airplane|airplanes|airmen|aviators|flyers|aviones|aeroplano|aeroplanos|aviadores|velivolo|velivoli|aeroplani|aviatori|squadriglia|squadriglie',
      'by',
      'air',
    ),
    filler(
      'spot|spots|spotted|discover|discovers|observe|observes|detect|detects|ver|descubrir|descubre|avistar|avista|localizar|localiza|divisar|divisa|sobrevolar|vedere|vede|scoprire|scopre|avvistare|avvista|individuare|individua|scorgere|sorvolare',
    ),
    ...SQUADRONS,
    // "…, six hexes off and riding a train": said of who is looked for; nobody flies by rail.
    field(
      words(
        inRow(
          '|and|is|are|it s|they re|currently|while',
          'riding|travelling|traveling|moving|going|carried|aboard|on board|sitting|rolling',
          '|on|in|by|aboard|along',
          '|a|the|its',
          'train|trains|rail|rails|railway|railroad',
        ),
        inRow(
          '|y|e',
          'viajando|moviendose|desplazandose|montada|montado|subida',
          'en|por|a',
          '|un|el',
          'tren|ferrocarril',
        ),
        inRow('|e', 'viaggiando|muovendosi|spostandosi|salita|montata', 'in|su|sul|per', '|un|il', 'treno|ferrovia'),
      ),
      'byRail',
      true,
    ),
    field(MORE_MF, 'extra', true),
    field(
      words(
        inRow(
          '|the',
          'hq|hq hex|airfield|headquarters',
          '|is|lies|stands|sits',
          '|in|inside',
          words(ENEMY_ZOC, 'zoc|a zoc'),
        ),
        inRow(
          '|el',
          'hq|hex del hq|aerodromo|cuartel general',
          '|esta|cae',
          '|en|dentro de',
          words(ENEMY_ZOC, 'zoc|una zoc'),
        ),
        inRow(
          '|l|il',
          'hq|esagono dell hq|aeroporto|quartier generale',
          '|e|sta',
          '|in|dentro',
          words(ENEMY_ZOC, 'zoc|una zoc'),
        ),
      ),
      'airfieldInZoc',
      true,
    ),
    field(RIDING, 'byRail', true),
    field(
      words(
        inRow(
          '|the|their|his',
          '|target|stack|enemy|it',
          '|is|s|stack is|are',
          'moving|moves|travelling|travels|going|goes|riding|transported',
          'by|on',
          '|the|a',
          'rail|train|trains|railway',
        ),
        inRow(
          '|la pila|el objetivo',
          'se mueve|viaja|va|viajan|moviendose|viajando|se mueven',
          'por|en',
          'ferrocarril|tren|via ferrea',
        ),
        inRow(
          '|la pila|il bersaglio',
          'si muove|viaggia|va|muovendosi|viaggiando|si muovono',
          'in|per|su',
          'ferrovia|treno|rotaia',
        ),
      ),
      'byRail',
      true,
    ),
    counted(
      words(
        inRow(
          '#',
          'failures|failed attempts|misses|failure',
          '|of this army',
          'in a row|running|on the trot|so far in a row|one after another',
        ),
        inRow('|this army|the army|it', '|has', 'failed', '#', 'times', 'in a row|running'),
        inRow('#', 'fallos|fracasos|intentos fallidos|fallo', '|de este ejercito', 'seguidos|consecutivos|seguido'),
        inRow('#', 'fallimenti|insuccessi|tentativi falliti|fallimento', '|di quest armata', 'di fila|consecutivi'),
      ),
      'failures',
      0,
      2,
    ),
    counted(
      words(
        inRow(
          '|an|the',
          'earlier|previous|prior',
          'success',
          '|in this hex|here',
          '|with|had|on',
          '|a|an|roll of|a roll of|die of|a die of|die',
          '#',
        ),
        inRow(
          '|un|el',
          'exito',
          'anterior|previo',
          '|en este hex|aqui',
          '|con',
          '|un|tirada de|una tirada de|dado de',
          '#',
        ),
        inRow(
          '|un|il',
          'successo',
          'precedente|anteriore',
          '|in questo esagono|qui',
          '|con',
          '|un|tiro di|un tiro di|dado di',
          '#',
        ),
      ),
      'earlier',
      1,
      20,
    ),
    field(
      words(
        inRow(
          '|this|the|it',
          '|unit|cavalry|cav',
          '|has|have',
          'already',
          'tried|attempted|scouted|made an attempt|had a go',
          '|once|in this phase|this phase|before',
        ),
        inRow(
          '|esta|la',
          '|unidad|caballeria',
          'ya',
          'lo ha intentado|ha intentado|lo intento|exploro|ha explorado|reconocio',
          '|en esta fase|esta fase|antes',
        ),
        inRow(
          '|questa|la',
          '|unita|cavalleria',
          'ha gia',
          'provato|tentato|esplorato',
          '|in questa fase|questa fase|prima',
        ),
      ),
      'tried',
      true,
    ),
    field(
      words(
        inRow(
          '|this|the',
          'stack',
          'was|has been',
          'already|already been',
          'tried|scouted|attempted',
          '|in this hex|here',
        ),
        inRow(
          '|esta|la',
          'pila',
          'ya',
          'se intento|se ha intentado|fue explorada',
          '|en este hex|aqui|en este hexagono',
        ),
        inRow('|questa|la', 'pila', 'e gia stata', 'provata|tentata|esplorata', '|in questo esagono|qui'),
      ),
      'sameHex',
      true,
    ),
    field(FIRED, 'fired', true),
    field(HEATED, 'heat', true),
    counted(
      inRow(
        '|with|has|it has|only|con|le quedan|quedan|tiene|ha|gli restano|le restano|restano',
        '|only|just|solo|ancora',
        '#',
        MF,
        'left|remaining|to go|restantes|que le quedan|rimasti|restanti',
      ),
      'mfLeft',
      0,
      120,
    ),
    counted(
      words(
        inRow('|the|its|a', 'cab', '|test|check|roll', 'test|check|roll|of|was|is|came up|shows', '|a|an|of', '#'),
        inRow('|la|su|una', 'prueba', 'de', 'cab', '|es|fue|da|sale|con|saca', '|un|de', '#'),
        inRow('|il|la|suo', 'test|prova', '|di', 'cab', '|e|fu|da|esce|con|fa', '|un|di', '#'),
      ),
      'test',
      1,
      20,
    ),
    counted(
      words(
        inRow('|a|the', 'cavalry|cav', 'of|with', '#', 'steps|step'),
        inRow('|una|la', 'caballeria|cav', 'de|con', '#', 'pasos|paso'),
        inRow('|una|la', 'cavalleria|cav', 'di|da|con', '#', 'passi|passo'),
      ),
      'steps',
      1,
      3,
    ),
    filler(
      'on|on a|sobre|su|su una|sobre una|a stack|the stack|an enemy stack|una pila|la pila|una pila enemiga|una pila nemica|metida|metido|metidos|messa',
    ),
    ...SCOUTS,
  ],
};
