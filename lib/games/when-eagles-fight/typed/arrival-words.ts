import { OWN_THERE } from '@/lib/games/when-eagles-fight/typed/count-words';
import { asks, choice, field } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { inRow, paired } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* The words of where new units arrive and who holds it, and of where a unit that goes by rail starts. */

const TOWN_NAME =
  'town|a town|the town|pueblo|un pueblo|el pueblo|ciudad|una ciudad|cittadina|una cittadina|citta|una citta|paese|un paese|city|a city|the city';

/** "From a town", "desde el borde oeste": where a unit begins its move by rail (11.2). */
export const START: readonly Entry[] = choice('start', {
  town: words(
    paired(
      'from|out of|starting in|starts in|starting from|leaving|desde|desde dentro de|sale de|saliendo de|parte de|da|dalla|dal|parte da|partendo da',
      TOWN_NAME,
    ),
  ),
  west: words(
    inRow('from|off|starting at|at', 'the|a', 'west|western', 'edge|map edge'),
    inRow('desde|sale de|saliendo de', 'el', 'borde', 'oeste|occidental'),
    inRow('dal|da|parte dal', '|il', 'bordo', 'ovest|occidentale'),
  ),
  south: words(
    inRow('from|off|starting at|at', 'the|a', 'south|southern', 'edge|map edge'),
    inRow('desde|sale de|saliendo de', 'el', 'borde', 'sur|meridional'),
    inRow('dal|da|parte dal', '|il', 'bordo', 'sud|meridionale'),
  ),
});

const CITY = {
  en: 'a city|the city|that city|a city of its own|one of its cities|a friendly city|the entry city|a russian city|a city of russia|an austrian city',
  es: 'una ciudad|la ciudad|esa ciudad|una ciudad propia|una de sus ciudades|una ciudad amiga|la ciudad de entrada|una ciudad rusa|una ciudad de rusia|una ciudad austriaca',
  it: 'una citta|la citta|quella citta|una citta propria|una sua citta|una citta amica|la citta d ingresso|una citta russa|una citta della russia|una citta austriaca',
};
/** Where a new unit comes into play (10.2). */
const ENTRY: readonly Entry[] = choice('entry', {
  city: words(
    paired('in|into|at|inside', CITY.en),
    paired('en|a|dentro de', CITY.es),
    paired('in|a|dentro', CITY.it),
    'nella citta|nella citta d ingresso|in quella citta|alla citta',
  ),
  poland: words(
    inRow('in|into|at', 'a|the', 'polish city|city in poland|city of poland'),
    inRow('en|a', 'una|la', 'ciudad polaca|ciudad de polonia'),
    inRow('in|a', '|una', 'citta polacca|citta della polonia'),
    'in poland|en polonia|in polonia',
  ),
  west: words(
    inRow('from|on|at|by|through', '|the', 'west|western', 'edge|map edge|side of the map'),
    inRow('por|desde|en', 'el', 'borde|lado', 'oeste|occidental'),
    inRow('dal|sul|per il', 'bordo|lato', 'ovest|occidentale'),
  ),
  south: words(
    inRow('from|on|at|by|through', '|the', 'south|southern', 'edge|map edge|side of the map'),
    inRow('por|desde|en', 'el', 'borde|lado', 'sur|meridional'),
    inRow('dal|sul|per il', 'bordo|lato', 'sud|meridionale'),
  ),
  konigsberg: paired('in|into|at|en|a', 'konigsberg|koenigsberg'),
  jassy: paired('in|into|at|en|a', 'jassy|iasi'),
});

const HIS = {
  en: 'the place|the city|that city|that place|the entry city|the place of entry|the entry place|the entry hex|it|its entry city',
  es: 'el lugar|la ciudad|esa ciudad|ese lugar|el sitio|la ciudad de entrada|el lugar de entrada|el sitio de entrada|el sitio por donde entra|el lugar por donde entra|la ciudad por donde entra',
  it: 'il posto|la citta|quella citta|il luogo|la citta d ingresso|la citta di ingresso|la citta d entrata|il luogo d entrata|il luogo d ingresso|il posto d ingresso|il posto dove entra|la citta dove entra',
};
const OWNER = {
  en: 'the russian|the russians|russia|the german|the germans|the austrian|the austrians|he|they|we|i|its side|his side|its own side|the owner',
  es: 'el ruso|los rusos|rusia|el aleman|los alemanes|el austriaco|los austriacos|su bando|el dueno|su lado',
  it: 'il russo|i russi|la russia|il tedesco|i tedeschi|l austriaco|gli austriaci|la sua parte|il suo lato|il proprietario',
};
/** The place of entry is not in the hands of the unit's own side. */
const NOT_HELD = words(
  inRow(
    OWNER.en,
    'doesn t|does not|don t|do not|no longer|never|didn t|can t',
    'control|controls|hold|holds|have|has|own|owns|keep',
    HIS.en,
    '|any more|anymore|any longer|now',
  ),
  inRow(OWNER.en, 'lost|has lost|have lost|ve lost|gave up|has given up|let go of', HIS.en),
  inRow(
    HIS.en,
    'isn t|is not|aren t|s not',
    'his|hers|its|theirs|ours|mine|friendly|russian|german|austrian|held by his own side|held by its own side|held by its side|held by his side|in his hands|in its hands|in their hands|in russian hands|in our hands|controlled by its own side|controlled by his side|under his control|under its control|under russian control',
    '|any more|anymore|any longer|now',
  ),
  inRow(
    HIS.en,
    '|is|was|has been|has|is now|now is',
    'under enemy control|in enemy hands|enemy held|enemy controlled|held by the enemy|controlled by the enemy|taken by the enemy|captured by the enemy|lost|fallen|in the enemy s hands|belongs to the other player|belongs to the enemy|belongs to the other side|in the other player s hands',
    '|now|already',
  ),
  inRow(
    'the enemy|the other player|the other side|the opponent',
    'holds|controls|has|owns|took|has taken|captured|has captured',
    HIS.en,
    '|now|already',
  ),
  inRow(`|${OWNER.es}`, 'no|ya no', 'controla|controlan|tiene|tienen|posee|controlamos|tenemos|conserva', HIS.es),
  inRow(`|${OWNER.es}`, 'ha perdido|han perdido|perdio|perdieron|hemos perdido|perdimos', HIS.es),
  inRow(
    `|${HIS.es}`,
    'no es|ya no es|no esta|ya no esta',
    'suyo|suya|nuestro|nuestra|mio|mia|propio|propia|amigo|amiga|ruso|rusa|aleman|alemana|en manos de su bando|en manos de los suyos|en sus manos|en manos rusas|en nuestras manos|bajo su control|bajo control ruso|controlado por su bando|controlada por su bando',
  ),
  inRow(
    HIS.es,
    '|la|lo|es|esta|ahora es|es ahora|ahora esta|ha sido|fue',
    'controla el enemigo|tiene el enemigo|en manos del enemigo|en manos enemigas|bajo control enemigo|en poder del enemigo|en poder enemigo|del enemigo|del otro jugador|del otro bando|del rival|enemiga|enemigo|tomada por el enemigo|perdida|perdido|capturada por el enemigo',
    '|ahora|ya',
  ),
  inRow(
    'el enemigo|el otro jugador|el otro bando|el rival',
    'controla|tiene|posee|tomo|ha tomado|ha capturado',
    HIS.es,
  ),
  inRow(
    `|${OWNER.it}`,
    'non',
    'controlla|controllano|ha|hanno|tiene|tengono|possiede|controlliamo|teniamo|abbiamo',
    '|piu',
    HIS.it,
  ),
  inRow(`|${OWNER.it}`, 'ha perso|hanno perso|abbiamo perso|perse|persero', HIS.it),
  inRow(
    `|${HIS.it}`,
    'non e',
    '|piu',
    'suo|sua|nostro|nostra|mio|mia|proprio|propria|amico|amica|russo|russa|tedesca|in mano alla sua parte|in mano ai suoi|in mano sua|in mano russa|in mano nostra|nelle sue mani|sotto il suo controllo|sotto controllo russo|controllato dalla sua parte|controllata dalla sua parte',
  ),
  inRow(
    HIS.it,
    '|la|lo|e|adesso e|ora e|e ora|e adesso|e stata|e sotto',
    'controlla il nemico|tiene il nemico|in mano al nemico|in mano nemica|in mani nemiche|sotto controllo nemico|controllo nemico|in potere del nemico|del nemico|dell altro giocatore|dell avversario|dell altra parte|nemica|nemico|presa dal nemico|persa|perso|catturata dal nemico',
    '|adesso|ora|gia',
  ),
  inRow(
    'il nemico|l altro giocatore|l avversario|l altra parte',
    'controlla|tiene|ha|ha preso|possiede|ha catturato',
    HIS.it,
  ),
);

const THERE = {
  en: '|in there|there|in it|in that city|in the city|in the hex|already|already there',
  es: '|ahi|alli|dentro|en ella|en esa ciudad|en la ciudad|en el hexagono|ya',
  it: '|li|la|dentro|in quella citta|nella citta|nell esagono|gia',
};
const ENEMY = {
  en: 'enemies|enemy units|enemy troops|an enemy unit|an enemy corps|an enemy',
  es: 'enemigos|unidades enemigas|tropas enemigas|una unidad enemiga|un cuerpo enemigo|un enemigo',
  it: 'nemici|unita nemiche|truppe nemiche|un unita nemica|un corpo nemico|un nemico',
};
const OWN = {
  en: 'of its own|own|of his own|friendly|of ours|of its side',
  es: 'suyos|propios|amigos|nuestros|de los suyos',
  it: 'suoi|propri|amici|nostri|dei suoi',
};

const FOE = '|some|an|a|the|un|una|el|la|algun|unos|il|i|l|gli|le|dei|delle|degli';
const FOES = words(
  inRow(
    FOE,
    'enemy|enemies|enemy unit|enemy units|enemy troops|enemy corps|hostile unit|hostile units|hostile troops|hostiles|opposing units|enemy counter|enemy forces',
  ),
  inRow(
    FOE,
    'enemigo|enemigos|unidad enemiga|unidades enemigas|tropas enemigas|cuerpo enemigo|cuerpos enemigos|tropas contrarias|unidades contrarias|unidades rivales|ficha enemiga|fuerzas enemigas',
  ),
  inRow(
    FOE,
    'nemico|nemici|unita nemica|unita nemiche|truppe nemiche|corpo nemico|corpi nemici|truppe avversarie|unita avversarie|avversari|pedina nemica|forze nemiche',
  ),
);
const ENTRY_HEX = words(
  inRow(
    '|the|its|his|that',
    words(
      'entry hex|entry place|entry city|entry town|entry point|entrance hex|hex of entry|place of entry|point of entry|city of entry',
      'place|city|hex|town|place where it enters|place it enters by|hex where it comes in|hex it comes in by|city it comes in by',
    ),
  ),
  inRow(
    '|el|la|su|ese|esa',
    'hex de entrada|hexagono de entrada|lugar de entrada|sitio de entrada|ciudad de entrada|punto de entrada|lugar por donde entra|sitio por donde entra|hex por donde entra|lugar donde entra|sitio donde entra|ciudad donde entra|ciudad|hex|lugar|sitio|hexagono|casilla|casilla de entrada',
  ),
  inRow(
    '|il|la|l|lo|suo|sua|quel|quella|nell|nel|nella|dell',
    'esagono d entrata|esagono di entrata|esagono d ingresso|esagono di ingresso|luogo d ingresso|luogo d entrata|luogo di ingresso|luogo di entrata|posto d ingresso|posto d entrata|citta d ingresso|citta d entrata|posto da cui entra|posto dove entra|luogo da cui entra|luogo dove entra|citta dove entra|punto d ingresso|citta|esagono|luogo|posto|casella',
  ),
);
const WHERE_ENTERS = words(
  'where it enters|where he enters|where it comes in|where he comes in|where it would come in|where he would come in|where he d come in|where it d come in|where it would enter|where he would enter|where it arrives|where it should arrive',
  'donde entra|donde entraria|por donde entra|donde llega|donde llegaria|donde debe entrar|donde tendria que entrar|donde deberia entrar|en donde entra',
  'dove entra|dove entrerebbe|dove arriva|dove arriverebbe|dove dovrebbe entrare|dove deve entrare|da dove entra|dove dovrebbe arrivare',
);
const STANDS_EN =
  'is|are|sits|sit|stands|stand|is sitting|are sitting|is standing|is already|are already|already sits|lurks|waits';
const STANDS = words(
  STANDS_EN,
  'hay|esta|estan|hay ya|ya hay|ya esta|se encuentra|se encuentran|espera|c e|ci sono|sta|stanno|e|sono|c e gia|ci sono gia|si trova|si trovano|there is|there s|there are',
);
/** Whoever of the enemy stands where a new unit comes in (10.2). */
const FOES_THERE = words(
  inRow(
    '|but|and|with|pero|y|con|ma|e',
    '|there is|there s|there are|hay|c e|ci sono',
    FOES,
    `|${STANDS}`,
    '|sitting|standing|plantado|plantados|piantato',
    'in|at|on|inside|en|dentro de|nell|nel|nella|in|su|sul',
    ENTRY_HEX,
  ),
  inRow(
    '|but|and|with|pero|y|con|ma|e',
    '|there is|there s|there are|hay|c e|ci sono',
    FOES,
    `|${STANDS}`,
    'in it|inside|in there|there|already there|there already|dentro|ahi|alli|en ella|ya dentro|ya ahi|li|la|dentro|gia li|gia dentro|li dentro',
  ),
  inRow('|but|and|pero|y|ma|e', 'li|la|li dentro|ahi|alli|dentro|ahi dentro|inside|in it|there', STANDS, FOES),
  inRow('|but|and|pero|y|ma|e', 'in|at|on|en|nell|nel|nella|in|sull|dentro', ENTRY_HEX, STANDS, FOES),
  inRow(WHERE_ENTERS, STANDS, FOES, '|plantado|plantados|waiting|sitting|already|ya|gia|piantato'),
  inRow(
    '|but|and|pero|y|ma|e',
    FOES,
    'occupy|occupies|hold|holds|sits on|sit on|are on|is on|block|blocks|occupying|is occupying|ocupa|ocupan|bloquea|bloquean|occupa|occupano|blocca|bloccano|presidia|presidiano',
    ENTRY_HEX,
  ),
  inRow(
    '|but|and|pero|y|ma|e',
    ENTRY_HEX,
    'has|contains|is full of|is occupied by|holds|tiene|contiene|esta ocupado por|esta ocupada por|esta lleno de|ha|e occupato da|e occupata da|e occupato dal|e pieno di|contiene',
    FOES,
    '|in it|inside|dentro',
  ),
);

/** "There's one big gun in that hex": it stands where another comes in, and is no reinforcement. */
const GUN = words(
  'big gun|siege gun|heavy gun|heavy|heavy artillery|heavy artillery unit|gun',
  'canon grande|canon de asedio|canon pesado|pesada|artilleria pesada|pieza pesada|canon',
  'cannone grosso|grosso cannone|pezzo d assedio|pesante|artiglieria pesante|pezzo pesante|cannone',
);
const ONE = '|a|an|one|another|un|una|otra|otro|uno|un altra|un altro';
const IN_IT = words(
  'in that hex|in the hex|in that city|in the city|in that place|in the place|there',
  'en ese hex|en el hex|en esa ciudad|en la ciudad|en ese sitio|en el sitio|alli|ahi',
  'in quell esagono|nell esagono|in quella citta|nella citta|in quel posto|nel posto|li',
);
const HEAVY_THERE: readonly Entry[] = [
  field(
    words(
      inRow('there s|there is|there s already|hay|ya hay|c e|c e gia', ONE, GUN, IN_IT, '|already|ya|gia'),
      inRow(IN_IT, 'hay|ya hay|c e|c e gia|there s|there is', ONE, GUN),
      inRow('hay|ya hay', IN_IT, ONE, GUN),
      inRow(ONE, GUN, 'is|stands|sits', IN_IT, 'already'),
    ),
    'heavyThere',
    true,
  ),
];

/** How the place is where a new unit comes in. */
export const ARRIVES: readonly Entry[] = [
  ...HEAVY_THERE,
  field(
    words(
      inRow(
        'the entry city|that city|the entry hex|the place',
        'is|s',
        '|still|all',
        'under our control|in our hands|ours|controlled by us',
      ),
      inRow(
        'la ciudad de entrada|esa ciudad|el hex de entrada|el sitio',
        'la controlamos|lo controlamos|es nuestra|es nuestro',
      ),
      inRow(
        'la citta d entrata|la citta d ingresso|quella citta|l esagono d entrata|il posto',
        'la controlliamo|lo controlliamo|e nostra|e nostro',
      ),
    ),
    'held',
    true,
  ),
  field(NOT_HELD, 'held', false),
  field(
    words(
      inRow(
        'there are|there is|there s|with',
        ENEMY.en,
        'in there|there|in it|in that city|in the city|in the hex|in the entry city',
      ),
      inRow(ENEMY.en, 'stand|stands|sit|sits|are|is', 'in it|there|in there|in that city|in the city|in the hex'),
      inRow('hay|con', ENEMY.es, 'ahi|alli|dentro|en ella|en esa ciudad|en la ciudad'),
      inRow(ENEMY.es, 'estan|esta|ocupan|ocupa', 'ahi|alli|dentro|en ella|en esa ciudad|en la ciudad|la ciudad'),
      inRow('ci sono|c e|con', ENEMY.it, 'li|la|dentro|in quella citta|nella citta'),
      inRow(ENEMY.it, 'stanno|sta|sono|occupano|occupa', 'li|la|dentro|in quella citta|nella citta|la citta'),
    ),
    'foes',
    true,
  ),
  field(FOES_THERE, 'foes', true),
  field(
    words(
      inRow(
        '|there are|there is|there s|and|with|hay|y|e|ci sono',
        'no|without|sin|no hay|ningun|non ci sono|non c e|senza|nessun',
        FOES,
        '|in|at|on|inside|en|dentro de|nell|nel|nella|su',
        `in it|there|in there|inside|dentro|ahi|alli|li|la|${ENTRY_HEX}`,
      ),
      inRow(ENTRY_HEX, 'is free of|is empty of|has no|esta libre de|no tiene|e libero da|e libera da|non ha', FOES),
    ),
    'foes',
    false,
  ),
  ...OWN_THERE,
  asks(
    words(
      inRow(
        'of|de|dei',
        'its own|his own|our|los suyos|suoi',
        'corps|cuerpos|corpi',
        '|already|there|in there|ya|gia|li',
      ),
      paired(paired(OWN.en, 'corps'), THERE.en),
      paired(paired('corps', OWN.en), THERE.en),
      paired(paired('cuerpos|cuerpo', OWN.es), THERE.es),
      paired(paired('corpi|corpo', OWN.it), THERE.it),
      paired(paired(OWN.it, 'corpi'), THERE.it),
    ),
    'ownCorps',
    0,
    3,
    { before: true },
  ),
  asks(
    words(
      paired(paired(OWN.en, 'divisions|division'), THERE.en),
      paired(paired('divisions|division', OWN.en), THERE.en),
      paired(paired('divisiones|division', 'suyas|propias|amigas|nuestras'), THERE.es),
      paired(paired('divisioni|divisione', 'sue|proprie|amiche|nostre'), THERE.it),
    ),
    'ownDivisions',
    0,
    6,
    { before: true },
  ),
  ...ENTRY,
];

const GUARD = {
  en: 'the g corps|g corps|the guard corps|guard corps|the guard|guard|the german guard|the guard reserve|the guard reserve corps',
  es: 'el cuerpo g|cuerpo g|el cuerpo de la guardia|cuerpo de la guardia|la guardia|guardia|la guardia alemana',
  it: 'il corpo g|corpo g|il corpo della guardia|corpo della guardia|la guardia|guardia|la guardia tedesca',
};
/** How many German steps are out (7.2.D). */
export const STEPS_OUT: Entry = asks(
  words(
    inRow(
      '|german',
      'steps|step',
      '|are|have been|of germans|of german units',
      '|already|currently|now',
      'out|withdrawn|off the map|away|gone|in the west',
    ),
    inRow(
      'pasos|paso',
      'alemanes|aleman|de los alemanes',
      '|estan|han sido',
      '|ya',
      'fuera|retirados|retirado|fuera del mapa|en el oeste|quitados',
    ),
    inRow(
      'passi|step|passo',
      'tedeschi|tedesco|dei tedeschi',
      '|sono|sono stati',
      '|gia',
      'fuori|ritirati|ritirato|fuori mappa|fuori dalla mappa|a ovest|in occidente',
    ),
  ),
  'stepsOut',
  0,
  60,
  { before: true },
);

const WHO_WITHDRAWS =
  '|the|german|germans|austrian|russian|player|i|we|he|they|el|los|aleman|alemanes|austriaco|ruso|jugador|il|i|tedesco|tedeschi|austriaco|russo|giocatore|le|me|nos|mi|ci|gli';
/** "What must the German withdraw", "qué me toca retirar". */
export const MUST_WITHDRAW = words(
  inRow(
    'what|which units|who|que|que unidades|cosa|che cosa|che|quali unita',
    '|does|do|must|should|has|have|will|debe|deben|debo|tiene que|tienen que|tengo que|tenemos que|toca|le toca|me toca|nos toca|hay que|deve|devo|devono|dobbiamo|tocca|gli tocca|mi tocca',
    WHO_WITHDRAWS,
    WHO_WITHDRAWS,
    '|have to|has to|need to|toca|debe|tiene que|tocca|deve',
    'withdraw|retira|retiran|retiro|retiramos|retirar|ritira|ritirano|ritiro|ritiriamo|ritirare|ritirarsi',
    WHO_WITHDRAWS,
    '|aleman|german|tedesco|player|jugador|giocatore',
  ),
  inRow(
    'me toca|nos toca|le toca|toca|debo|tengo que|tenemos que|hay que|mi tocca|ci tocca|gli tocca|devo|dobbiamo|bisogna',
    'retirar|ritirare',
  ),
);

const BATTLE = 'verdun|the battle of verdun|verdun s|la batalla de verdun|la battaglia di verdun';
const LAST_TURN =
  'last turn|the last turn|in the last turn|on the last turn|the turn before|the previous turn|in the previous turn|a turn ago|one turn ago|el turno pasado|el ultimo turno|el turno anterior|en el turno anterior|en el turno pasado|hace un turno|il turno scorso|lo scorso turno|il turno prima|nel turno scorso|il turno precedente|nel turno precedente|un turno fa';
const SECOND_HALF = inRow(
  '|the|its|his|a|la|su|el|il|lo|l|sua|la sua|then the',
  words(
    inRow('second|2nd|other', 'half|part|instalment|installment|portion|wave|turn|batch|share'),
    inRow('segunda|otra|2a', 'mitad|parte|tanda|entrega|cuota'),
    inRow('segundo|otro', 'plazo|pago|tramo|medio'),
    inRow('seconda|altra|2a', 'meta|parte|rata|tornata|tranche'),
    'rest|remainder|resto|otra mitad|l altra meta|remaining half|resto de|resto di',
  ),
);
const DUE =
  'is due|due|falls due|falls|is now due|comes due|comes now|is owed|is to be paid|still to be paid|has to be paid|to be paid|must be paid|is still to come|to come|goes now|toca|toca ahora|cae|cae ahora|vence|vence ahora|por pagar|hay que pagarla|falta|falta por pagar|queda por pagar|se paga|tocca|tocca ora|cade|cade ora|da pagare|resta da pagare|e dovuta|manca|si paga|scade';
const WHEN_DUE =
  '|now|this turn|still|in this turn|ahora|este turno|en este turno|aun|todavia|adesso|ora|questo turno|in questo turno|ancora';
/** "Verdun came last turn, so its second half is due" (7.2.K). */
export const VERDUN_AGAIN: readonly Entry[] = [
  field(
    words(
      inRow(
        `|it s|it is|and|with|es|con|e|${LAST_TURN}`,
        '|now|it was|was|adesso|ahora|fue|era|ora',
        BATTLE,
        '|came|came up|was|was rolled|happened|has come|came out|salio|ha salido|fue|ocurrio|vino|e uscito|e uscita|e venuto|era|e stato|e arrivato',
        `|${LAST_TURN}`,
        '|,|so|and|and so|, so|, and|, now|now|y|y ahora|, ahora|, y ahora|asi que|e|e ora|, ora|e adesso|, adesso|quindi|y toca|e tocca|y cae|e cade',
        SECOND_HALF,
        `|${DUE}`,
        WHEN_DUE,
      ),
      inRow(
        '|now|and|with|this turn|ahora|y|con|este turno|adesso|ora|e|questo turno',
        `|${DUE}`,
        SECOND_HALF,
        'of|for|from|de|di|del|per|por|to',
        BATTLE,
        `|still|aun|ancora`,
        `|${DUE}`,
        WHEN_DUE,
      ),
      inRow(
        '|the|la|il|el',
        words(
          inRow(BATTLE, 'withdrawal|withdrawals'),
          inRow('retirada|retiradas|ritiro|ritiri|ritirata', 'de|por|per|di', BATTLE),
        ),
        'goes into|enters|is in|is on|is at|comes to|reaches|va por|esta en|entra en|llega a|e alla|e nella|entra nella|arriva alla|va per|passa alla',
        SECOND_HALF,
        WHEN_DUE,
      ),
      inRow(
        '|it s|it is|this is|es|estamos en|e|siamo nel|siamo al',
        'the turn after|one turn after|the turn following|el turno siguiente a|el turno despues de|un turno despues de|el turno tras|il turno dopo|il turno successivo a|un turno dopo',
        BATTLE,
        '|,|so|and|y|e',
        `|${SECOND_HALF}`,
        `|${DUE}`,
        WHEN_DUE,
      ),
      inRow(
        BATTLE,
        'came|came up|was rolled|happened|has come|came out|salio|ha salido|ocurrio|vino|e uscito|e uscita|e venuto|e arrivato|was',
        LAST_TURN,
      ),
      inRow(`|it was|fue|era`, LAST_TURN, 'it was|was|fue|era|e stato|salio|e uscito|came|brought', BATTLE),
    ),
    'again',
    true,
  ),
];
/** The G Corps cannot be withdrawn as the rules have it (10.16), and how many German steps are out (7.2.D). */
export const WITHDRAWN: readonly Entry[] = [
  field(
    words(
      inRow(
        GUARD.en,
        'isn t|is not|was not|wasn t|no longer is|is no longer',
        'at full strength|full strength|full|supplied|in supply|supplied from a map edge|supplied from an edge|supplied from the edge|intact|whole|fresh',
      ),
      inRow(
        GUARD.en,
        'is|was|has been|stands|sits|is down to',
        'reduced|flipped|weakened|out of supply|unsupplied|cut off|isolated|dead|eliminated|destroyed|half strength|at half strength|understrength|under strength|one step',
      ),
      inRow('the reduced|a reduced|reduced|an unsupplied|unsupplied', 'g corps|guard corps|guard'),
      inRow(
        GUARD.es,
        'no esta|ya no esta|no va|no tiene|no estaba',
        'a plena fuerza|a fuerza completa|completo|completa|entero|entera|al completo|abastecido|abastecida|en suministro|suministro|intacto|intacta|pleno|plena fuerza',
      ),
      inRow(
        GUARD.es,
        'esta|va|ha sido|fue|anda',
        'reducido|reducida|girado|girada|debilitado|sin suministro|desabastecido|desabastecida|aislado|aislada|muerto|eliminado|eliminada|destruido|destruida|a media fuerza|mermado|mermada',
      ),
      inRow(
        GUARD.it,
        'non e|non e piu|non sta|non era',
        'a piena forza|a pieno organico|intero|intera|al completo|rifornito|rifornita|in rifornimento|intatto|intatta|piena forza',
      ),
      inRow(
        GUARD.it,
        'e|sta|e stato|e stata',
        'ridotto|ridotta|girato|girata|indebolito|indebolita|senza rifornimento|fuori rifornimento|isolato|isolata|morto|eliminato|eliminata|distrutto|distrutta|a mezza forza|malridotto',
      ),
    ),
    'guard',
    false,
  ),
  field(
    words(
      inRow(GUARD.en, 'is', '|still', 'at full strength|full strength|full|intact|whole'),
      inRow(GUARD.es, 'esta|sigue', 'a plena fuerza|al completo|entero|entera|completo|completa|intacto'),
      inRow(GUARD.it, 'e', '|ancora', 'a piena forza|al completo|intero|intera|intatto|intatta'),
    ),
    'guard',
    true,
  ),
  STEPS_OUT,
];
