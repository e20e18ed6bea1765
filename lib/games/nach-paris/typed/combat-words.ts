import { FOGGED } from '@/lib/games/nach-paris/typed/fog-words';
import { IDLES } from '@/lib/games/nach-paris/typed/idle-words';
import { SHELLED_WITH } from '@/lib/games/nach-paris/typed/shell-words';
import { STAYS } from '@/lib/games/nach-paris/typed/stay-words';
import { COMMANDLESS, HEATED, LIMITED, RAINING, ROLLED, stepsLost } from '@/lib/games/nach-paris/typed/state-words';
import { OUTSIDE, UNCOVERED } from '@/lib/games/nach-paris/typed/works-words';
import { LEXICON, MARCHED } from '@/lib/games/nach-paris/typed/words';
import { asks, entry, fell, field, filler, trait } from '@/lib/typed/form';
import { withEntries, type Entry, type Lexicon } from '@/lib/typed/meaning';
import { inRow, paired } from '@/lib/typed/phrases';
import { SLIPS_AWAY } from '@/lib/typed/slips';
import { GROUND, words } from '@/lib/typed/table-words';

/* What only a combat or a bombardment is told with: whence the attack comes, and how those are who fight. */

/** The attack itself, before the way that it takes. */
const ATTACK_COMES = words(
  paired(
    'the attack|our attack|my attack|his attack|this attack|the assault|it',
    'comes|comes in|goes in|is coming|arrives|falls|lands|hits|strikes|is|is made',
  ),
  paired(
    'el ataque|nuestro ataque|mi ataque|su ataque',
    'le llega|les llega|llega|viene|le viene|les viene|entra|le entra|les entra|va|es|cae',
  ),
  paired(
    'l attacco|il nostro attacco|il mio attacco|il suo attacco',
    'gli arriva|le arriva|arriva|viene|gli viene|entra|gli entra|va|e|cade',
  ),
);
const HEXES_OF = words('hex|hexes|hex of his|hexes of his|hexside');
const FLANK = words(
  paired(
    'through|from|into|in|on|at|against',
    paired(
      'the|a|his|their|its|one|the defender s|the enemy s|the enemy',
      'flank|flanks|flank hex|flank hexes|flank side',
    ),
  ),
  paired('flank', HEXES_OF),
  'flanking attack|flank attack|in the flanks|sideways|from one side|from his side|at his side|at their side|on his side|in his side|in the side|into the side',
  paired(
    'por|de|desde|en|sobre|a traves de|contra',
    paired('el|un|su|uno de sus', 'flanco|costado|hexagono de flanco|hexagono de su flanco|hexagono del flanco'),
  ),
  'por sus flancos|de costado|hexagono de flanco|hexagono de su flanco|hexagono del flanco|por uno de sus flancos|en su flanco|ataque de flanco',
  paired('sul|dal|di|nel|sui|contro il|attraverso il|per il', 'fianco|suo fianco|loro fianco|fianco suo'),
  'sui fianchi|dai fianchi|esagono di fianco|esagono del fianco|esagono del suo fianco|suo esagono di fianco|attacco di fianco|attacco sul fianco|al fianco|ai fianchi',
);
const REAR = words(
  paired(
    'through|from|into|in|on|at|against',
    paired('the|a|his|their|its|one|the defender s|the enemy s', 'rear|rear hex|rear hexes|back|backside'),
  ),
  paired(
    'comes|coming|come|comes in|attacking|arrives|arriving|is|hits|hits him',
    'from behind|from the rear|from the back',
  ),
  paired('rear', HEXES_OF),
  'from behind him|from behind them|behind him|behind them|we are behind him|we re behind him|i m behind him',
  paired('por|desde|en|de|a', paired('la|su', 'retaguardia|espalda|zaga')),
  'espalda|por la espalda|desde atras|por atras|por detras|desde detras|por sus espaldas|a sus espaldas|a su espalda|hexagono de retaguardia|hexagono de su retaguardia|hexagono de la retaguardia|le viene de atras|de atras',
  paired('da|dalla|nella|nel|alla|sulla', 'retroguardia|sua retroguardia|loro retroguardia'),
  'alle sue spalle|alle loro spalle|da dietro|dal retro|nel retro|nelle retrovie|esagono di retroguardia|esagono della retroguardia|suo esagono di retroguardia|di spalle|nella schiena|dalle spalle',
);

/** Beside a fight that is told whole it parts no sides: "le pegamos de flanco". */
const WE_HIT = words(
  'le pegamos|les pegamos|lo pegamos|le damos|les damos|le atacamos|les atacamos|lo atacamos|los atacamos|le entramos|les entramos|le caemos|les caemos|le golpeamos|lo golpeamos|los golpeamos|le zurramos|lo pillamos|los pillamos|lo cogemos|los cogemos',
  'lo colpiamo|li colpiamo|la colpiamo|lo attacchiamo|li attacchiamo|la attacchiamo|lo prendiamo|li prendiamo|lo becchiamo|gli entriamo|gli piombiamo|gli sbuchiamo|gli arriviamo',
);

const BRIDGE_AND_RIVER = words(
  paired(
    'bridge over|bridge across|bridge on|bridge over a|bridge across a|bridge on a|bridge over the|bridge across the|bridge on the|bridge of a|bridge of the',
    'major river|big river',
  ),
  paired(
    'puente sobre|puente sobre un|puente sobre el|puente de un|puente de|puente en un|puente del|puente en el',
    'rio principal|rio mayor|gran rio',
  ),
  paired(
    'ponte su|ponte su un|ponte sul|ponte di un|ponte del|ponte sopra un|ponte sopra il|ponte di',
    'fiume maggiore|grande fiume|fiume principale',
  ),
  paired(
    'major river|big river',
    'with its bridge|and a bridge|with a bridge between us|with a bridge across|with an intact bridge|with the bridge intact|bridge intact|bridged|with one bridge|that has a bridge',
  ),
);
const NO_BRIDGE = words(
  paired('no|without a|without any|without|and no|but no|there is no|there s no|has no|with no', 'bridge|bridges'),
  'unbridged|bridgeless|not bridged|no bridge there|bridge is gone|bridge is down|bridge is destroyed|bridge was blown|bridge is blown',
  paired('sin|sin un|sin ningun|no hay|y no hay|ningun|no tiene|no queda|y sin|pero sin', 'puente|puentes'),
  'puente no tiene|puente no hay|puentes no hay|puentes no tiene|puente volado|puente destruido|el puente esta volado|el puente esta destruido',
  paired(
    'senza|senza un|senza alcun|niente|nessun|non c e|non ci sono|e non c e|non ha|e senza|ma senza',
    'ponte|ponti',
  ),
  'ponti non ce ne sono|ponte non ce n e|ponte non c e|e ponti non ce ne sono|ponti non ci sono|il ponte e saltato|il ponte e distrutto|ponte distrutto',
);

const RETREAT_INTO = words(
  paired(
    'retreat|only retreat|retreat path|only way back|way back|only way out|retreat route|line of retreat',
    'leads into|leads to|leads through|is into|goes into|goes through|runs into|runs through|ends in|ends up in|passes through|is through|lies in|lies through',
  ),
  paired(
    'retreat|retreats|retreating|fall back|falls back|falling back|withdraw|withdraws|retire|retires|go back|goes back|only fall back|must retreat|has to retreat',
    'into|to|through|only into',
  ),
  'would have to retreat into|would have to fall back into|would retreat into|would fall back into|has to retreat into|have to retreat into|must retreat into|can only retreat into|may only retreat into|behind him there s nothing but|behind him there is nothing but|behind them there is nothing but|behind them there s nothing but|behind him there s only|behind him there is only|behind them there is only|nothing behind him but|nothing but',
);
const OUR_ZOC = words(
  'zoc|zone of control',
  paired(
    'our|my|enemy|an enemy|the enemy|the enemy s|a hostile|hostile|german|french|belgian|british|the german|the french|the belgian|the british|a german|a french|a belgian|a british|the attacker s|the attackers|a|one of our',
    'zoc|zocs|zone of control|zones of control',
  ),
  'a zoc of ours|zoc of ours|one of our zocs|a zone of control of ours',
);
const RETIRADA_A = words(
  paired(
    'retirada de los defensores|retirada del defensor|la retirada de los defensores|la retirada del defensor|retirada|unica retirada|camino de retirada|unico camino|unica salida|via de retirada',
    'da a|lleva a|es a|es hacia|acaba en|termina en|pasa por|va a|cae en|conduce a',
  ),
  'retirada a|retirada en|retirada hacia|tendrian que retirarse a|tendria que retirarse a|tendrian que replegarse a|tendria que replegarse a|solo puede replegarse a|solo pueden replegarse a|tienen que retirarse a|tiene que retirarse a|deben retirarse a|se retira a|se retiran a|se repliega a|se repliegan a|se retira hacia|se retiran hacia|retirarse a|retroceden a|retrocede a|replegarse a|se retira por|se retiran por|detras solo hay|detras de el solo hay|detras de ellos solo hay|detras suyo solo hay|detras no hay mas que|solo hay',
);
const NUESTRA_ZOC = words(
  paired(
    'zoc|una zoc|la zoc|zona de control|una zona de control|la zona de control|zonas de control',
    'enemiga|enemigas|nuestra|mia|alemana|francesa|belga|britanica|del enemigo|del atacante|hostil',
  ),
  'zoc|zona de control',
  paired('nuestra|mi|una|nuestras', 'zoc|zona de control|zonas de control'),
);
const RITIRATA_IN = words(
  paired(
    'ritirata dei difensori|ritirata del difensore|la ritirata dei difensori|la ritirata del difensore|ritirata|unica ritirata|via di ritirata|unica via|unica uscita',
    'finisce in|finisce nella|porta in|porta nella|va in|va nella|e in|e nella|passa per|passa per la|sbocca in|sbocca nella|cade in|cade nella|conduce in',
  ),
  'dovrebbero ritirarsi in|dovrebbe ritirarsi in|dovrebbero ripiegare in|dovrebbe ripiegare in|dovrebbero ritirarsi nella|dovrebbe ritirarsi nella|ritirata in|ritirata nella|devono ritirarsi in|deve ritirarsi in|puo ripiegare solo nella|possono ripiegare solo nella|puo ritirarsi solo in|possono ritirarsi solo in|puo ritirarsi solo nella|si ritira in|si ritirano in|si ritira nella|si ritirano nella|ripiega in|ripiegano in|ripiega nella|ripiegano nella|ritirarsi in|ritirarsi nella|retrocede in|retrocedono in|dietro di lui c e solo|dietro di loro c e solo|dietro c e solo|dietro di lui non c e che|dietro di lui c e solo la|dietro di loro c e solo la|dietro c e solo la',
);
const NOSTRA_ZOC = words(
  paired(
    'zoc|una zoc|la zoc|zona di controllo|una zona di controllo|la zona di controllo|zone di controllo',
    'nemica|nemiche|nostra|mia|tedesca|francese|belga|britannica|inglese|del nemico|dell attaccante|ostile',
  ),
  'zoc|zona di controllo',
  paired('nostra|la nostra|una nostra|mia|la mia|una', 'zoc|zona di controllo'),
);
const NO_FRIENDS =
  'without a friend|without friends|without any friend|with no friend|with no friends|with no friend there|with no friend in it|with no friendly unit|without a friendly unit|with no friends there|where there is no friend|and no friend there|' +
  'sin amigos|sin un amigo|sin ningun amigo|sin amigos alli|sin ninguna unidad amiga|sin unidades amigas|donde no hay amigos|' +
  'senza amici|senza un amico|senza nessun amico|senza unita amiche|senza alcuna unita amica|dove non ci sono amici';
const NO_RETREAT = words(
  'trapped|is trapped|are trapped|boxed in|hemmed in|cornered|bottled up|encircled|completely surrounded|fully surrounded|surrounded on all sides|surrounded on every side|off the map|only off the map|no retreat anywhere|can t retreat anywhere|cannot retreat anywhere|cannot go anywhere|can t go anywhere',
  'atrapado|acorralado|encerrado|cercado',
  'atrapados|atrapada|atrapadas|acorralados|acorralada|encerrados|encerrada|cercados|cercada|rodeados por todas partes|rodeado por todas partes|rodeada por todas partes|rodeados por completo|completamente rodeados|completamente rodeado|fuera del mapa|solo fuera del mapa|no pueden retirarse a ningun sitio|no puede retirarse a ningun sitio|no pueden retirarse a ninguna parte|no pueden ir a ningun sitio|la retirada es imposible|retirada es imposible|solo podrian retirarse fuera del mapa|solo pueden retirarse fuera del mapa|solo puede retirarse fuera del mapa|no tienen escapatoria|no tiene escapatoria',
  'in trappola|intrappolato|intrappolati|intrappolata|accerchiato|accerchiati|accerchiata|completamente circondati|completamente circondato|circondati da ogni parte|circondato da ogni parte|circondati da tutte le parti|fuori dalla mappa|fuori mappa|solo fuori dalla mappa|non possono ritirarsi da nessuna parte|non puo ritirarsi da nessuna parte|la ritirata e impossibile|potrebbero ritirarsi solo fuori dalla mappa|possono ritirarsi solo fuori dalla mappa|puo ritirarsi solo fuori dalla mappa|senza via d uscita|non hanno via d uscita|non ha via d uscita',
  'nowhere to retreat|nowhere to retreat to|nowhere to go|nowhere to run|nowhere to fall back|nowhere to fall back to|cannot retreat|can t retreat|can not retreat|unable to retreat|retreat is impossible|impossible to retreat|only retreat off the map|retreat only off the map|could only retreat off the map|retreat off the map|retreats off the map',
  paired(
    'no|without|without a|without any',
    'retreat|retreat path|retreat path at all|retreat route|retreat route at all|way to retreat|way to retreat at all|way out|way back|path of retreat|line of retreat|retreat possible|possible retreat|hex to retreat to|place to retreat|place to retreat to|room to retreat|retreat at all|way of retreat|escape',
  ),
  paired(
    'retreat is|retreat|every retreat is|retreat path is|retreats are|way back is|way out is',
    'blocked|blocked on all sides|cut off|cut off on all sides|closed|closed off|barred|blocked off|cut|blocked everywhere|cut off everywhere',
  ),
  paired(
    'no|ya no|tampoco',
    'pueden retirarse|puede retirarse|se puede retirar|se pueden retirar|tienen adonde retirarse|tiene adonde retirarse|tienen donde retirarse|tiene donde retirarse|hay retirada|hay retirada posible|tienen retirada|tiene retirada|tienen salida|tiene salida|tienen por donde retirarse|tiene por donde retirarse|tiene a donde retirarse|tienen a donde retirarse|queda retirada|le queda retirada|le queda ningun camino de retirada|les queda ningun camino de retirada|tiene ningun camino de retirada|tienen ningun camino de retirada|le queda camino de retirada|hay camino de retirada|le queda via de retirada',
  ),
  paired(
    'sin',
    'retirada|retirada posible|salida|camino de retirada|via de retirada|escapatoria|posibilidad de retirada|poder retirarse|adonde retirarse|donde retirarse|ruta de retirada',
  ),
  paired(
    'retirada',
    'cortada|cortada por todas partes|bloqueada|bloqueada por todas partes|cerrada|imposible|esta cortada|esta bloqueada|esta cerrada|cortada por todos lados|bloqueada por todos lados',
  ),
  paired(
    'non',
    'possono ritirarsi|puo ritirarsi|si possono ritirare|si puo ritirare|hanno dove ritirarsi|ha dove ritirarsi|hanno via di ritirata|ha via di ritirata|hanno ritirata|ha ritirata|hanno scampo|ha scampo|gli resta alcuna via di ritirata|gli resta nessuna via di ritirata|gli resta via di ritirata|hanno alcuna via di ritirata|ha alcuna via di ritirata|c e ritirata|c e via di ritirata|hanno vie di ritirata|ha vie di ritirata|ha nessuna via di ritirata|hanno nessuna via di ritirata|hanno modo di ritirarsi|ha modo di ritirarsi',
  ),
  paired(
    'senza',
    'ritirata|ritirata possibile|scampo|via di ritirata|vie di ritirata|via di fuga|alcuna via di ritirata|possibilita di ritirata|potersi ritirare',
  ),
  paired(
    'ritirata',
    'tagliata|tagliata da ogni parte|tagliata da tutte le parti|bloccata|bloccata da ogni parte|bloccata da tutte le parti|chiusa|impossibile|e tagliata|e bloccata|e chiusa|e impossibile',
  ),
);

const SECOND = 'battle|combat|fight|attack|battle this turn|combat this turn|fight this turn';
const FOUGHT = words(
  paired('his second|its second|their second|a second|the defender s second|second', SECOND),
  'fights for the second time|fought for the second time|attacked for the second time|attacked a second time|was attacked earlier|were attacked earlier|was attacked before|were already in a combat|was already in a combat|were in a combat already|has been in a combat|has already been in a combat|had a fight already|fought earlier this turn|been through a battle',
  paired('su segundo|su segunda|segundo|segunda', 'combate|batalla|pelea|lucha'),
  'segunda vez que lucha|segunda vez que combate|segunda vez que lo atacan|ya estuvo en un combate|ya estuvieron en un combate|ya estuvo en combate|ya estuvieron en combate|ya ha estado en un combate|ya ha combatido una vez|ya fue atacada antes|ya fue atacado antes|ya fueron atacados|ya fueron atacados antes|fue atacado antes|fue atacada antes',
  paired('suo secondo|sua seconda|secondo|seconda', 'combattimento|battaglia|scontro|lotta'),
  'seconda volta che combatte|seconda volta che lo attaccano|sono gia stati in un combattimento|e gia stato in un combattimento|gia stati in un combattimento|gia stato in combattimento|ha gia combattuto una volta|e gia stata attaccata|e gia stato attaccato|sono gia stati attaccati|gia attaccati',
  paired(
    'has already|have already|already|had already',
    'fought|fought a battle|fought a combat|had its battle|had their battle|had a battle|had his battle|had a combat|been in combat|been in a battle|been attacked|battled|defended|been in a fight',
  ),
  paired(
    'fought|fought a battle|was attacked|was in combat|had a battle|has fought',
    'already|before|earlier|once already|once',
  ),
  paired('was already', 'attacked|in combat|in a battle|in a fight'),
  paired(
    'ya|ya ha|ya han|ya habia',
    'lucho|peleo|combatio|luchado|peleado|combatido|combatio antes|lucho antes|peleo antes|combatido antes|luchado antes|tuvo su combate|tuvo su batalla|tuvo combate|tenido combate|tenido su combate|sido atacado|sido atacada|fue atacado|fue atacada|lucharon|combatieron|pelearon|estado en combate|librado batalla|libro una batalla',
  ),
  paired('combatio|lucho|peleo|ha combatido|ha luchado', 'antes|ya|ya antes'),
  paired(
    'ha gia|hanno gia|gia',
    'combattuto|combattuto prima|lottato|avuto la sua battaglia|avuto il suo combattimento|avuto un combattimento|avuto battaglia|sostenuto un combattimento|fatto un combattimento',
  ),
  paired('si e gia|s e gia|si sono gia', 'battuto|battuta|battuti|battute|scontrato|scontrata'),
  paired(
    'e gia|e gia stata|e gia stato',
    'stato attaccato|stata attaccata|attaccato|attaccata|stato in combattimento|stata in combattimento|in combattimento',
  ),
  paired('ha combattuto|ha lottato', 'prima|gia|gia prima'),
  // Who retreated out of another combat has fought in it.
  inRow(
    'retreated|retreating|fell back|falls back|fall back|came back|came|pulled back|was pushed back|were pushed back|has retreated|have retreated|arrived',
    '|here|in here|into this hex|into the hex|into it',
    '|in retreat|retreating',
    'out of|from|after',
    'another|an earlier|a previous|the previous|an other|one',
    'fight|combat|battle',
    '|earlier|before',
    '|this turn|of this turn|in this turn|this player turn|in this player turn',
  ),
  inRow(
    words(
      inRow(
        'llegaron|llego|llegan|llega|ha llegado|han llegado|vienen|viene|vinieron|vino|estan|esta',
        '|aqui|alli|a este hex|al hex|a este hexagono',
        'en retirada|retirandose|replegandose|de retirada',
      ),
      inRow(
        'se retiraron|se retiro|se han retirado|se ha retirado|se replegaron|se replego',
        '|aqui|a este hex|a este hexagono',
      ),
    ),
    'de|desde|tras|despues de',
    'otro|un|un primer',
    'combate|batalla|pelea|choque',
    '|anterior|previo',
    '|de este turno|este turno|en este turno|del turno|de este turno de jugador',
  ),
  inRow(
    'sono arrivati|sono arrivate|e arrivata|e arrivato|arrivano|arriva|vengono|viene|sono venuti|sono venute|e venuta',
    '|qui|li|in questo esagono|nell esagono',
    'ritirandosi|in ritirata|ripiegando',
    'da|dopo',
    'un altro|un altra|un|una',
    'scontro|combattimento|battaglia|lotta',
    '|precedente',
    '|di questo turno|questo turno|in questo turno|del turno|di questo turno di giocatore',
  ),
  inRow(
    'si sono ritirati|si sono ritirate|si e ritirata|si e ritirato|hanno ripiegato|ha ripiegato',
    '|qui|in questo esagono',
    'da|dopo',
    'un altro|un altra|un|una',
    'scontro|combattimento|battaglia|lotta',
    '|precedente',
    '|di questo turno|questo turno|in questo turno|del turno|di questo turno di giocatore',
  ),
);

/** Corps of the attacker whose parts are not together (9.4). */
const CORPS_DIVIDED = words(
  paired(
    'corps of the attackers|attackers corps|attacker s corps|corps|attacking corps|german corps|french corps|of our corps|of my corps|corps of ours|corps of mine|of the attacking corps|of the corps|of his corps|corps of the attacker|of the attacker s corps|corps that s|corps that is|corps which is',
    'is divided|are divided|divided|is split|are split|split|split up|is split up|is split in two|isn t together|is not together|aren t together|are not together|isn t whole|is not whole|torn apart|is torn apart|broken up|is broken up|is in two pieces|is in pieces|scattered|is scattered|is apart|are apart|is incomplete',
  ),
  inRow(
    'corps|attacking corps|german corps|french corps|of our corps|of my corps|of the attacking corps|of the corps|of their corps|of his corps',
    '|are|have been|were|get|got|stand|lie',
    'torn apart|broken up|cut in two|in pieces|in two pieces|not whole|not complete|incomplete|not all here|spread out|scattered|dispersed|strung out|pulled apart|taken apart',
  ),
  paired('divided|split|scattered|torn', 'corps|attacking corps|german corps|french corps'),
  paired(
    'cuerpo de los atacantes|uno de los cuerpos atacantes|cuerpo|cuerpos|cuerpo atacante|cuerpos atacantes|cuerpo nuestro|cuerpos nuestros|cuerpo de los nuestros|de nuestros cuerpos|de mis cuerpos|cuerpo mio|cuerpo aleman|cuerpo frances|cuerpo del atacante|cuerpos del atacante|de los cuerpos atacantes|de los cuerpos|cuerpo que ataca',
    'esta dividido|estan divididos|dividido|divididos|va dividido|van divididos|partido|partidos|va partido|van partidos|esta partido|esta partido en dos|partido en dos|separado|separados|esta separado|disperso|dispersos|esta disperso|no esta junto|no va junto|no esta entero|no estan juntos|roto en dos|troceado',
  ),
  paired(
    'corpo degli attaccanti|uno dei corpi attaccanti|corpo|corpi|corpo attaccante|corpi attaccanti|nostro corpo|nostri corpi|corpo dei nostri|dei nostri corpi|dei miei corpi|mio corpo|corpo tedesco|corpo francese|corpi tedeschi|corpo dell attaccante|corpi dell attaccante|dei corpi attaccanti|dei corpi|corpo che attacca',
    'e diviso|sono divisi|diviso|divisi|e spezzato|sono spezzati|spezzato|spezzati|e spezzato in due|spezzato in due|e separato|separato|separati|sparso|e sparso|disperso|e disperso|non e unito|non sono uniti|non e insieme|non e intero|smembrato|e smembrato|e in due pezzi',
  ),
);

const ONLY_ONE = 'just one|only one|just the one|only the one|one only|a single one|one of them|no more than one';
const SOLO_UNO = 'uno solo|solo uno|uno nada mas|nada mas que uno|uno soltanto|soltanto uno|solamente uno|uno e basta';

const UNIFORMS = words(
  'uniforms are flashy|uniforms are red|uniforms are gaudy|uniforms are bright|uniformes son llamativos|uniformes son vistosos|uniformes son rojos|uniformi sono vistose|uniformi sono appariscenti|uniformi sono rosse',
  paired(
    'flashy|gaudy|bright|brightly coloured|colourful|colorful|coloured|showy|garish|loud|striking|conspicuous|red',
    'uniforms|uniform|clothes',
  ),
  'red trousers|red pants|red caps and trousers|flashy',
  paired(
    'uniformes|uniforme',
    'vistosos|vistoso|llamativos|llamativo|chillones|chillon|coloridos|de colores|rojos|rojo|de colores vivos',
  ),
  'pantalon rojo|pantalones rojos|pantalones colorados|pantalon colorado',
  paired(
    'uniformi|uniforme|divise|divisa',
    'vistose|vistosa|vistosi|appariscenti|appariscente|sgargianti|sgargiante|chiassose|colorate|rosse|rossa|a colori vivaci',
  ),
  'pantaloni rossi|calzoni rossi|pantalone rosso|brache rosse',
);
const WEARS = words(
  'wear|wears|wearing|are wearing|is wearing|in|in their|in its|with|with their|dressed in|clad in',
  'llevan|lleva|visten|viste|van con|va con|van de|van en|con|con los|con sus|en|vestidos con|vestidos de',
  'portano|porta|indossano|indossa|vestono|veste|in|con|con le|coi|con i|vestiti di|vestiti con',
);

const TRAIN_EN =
  'a train|the train|its train|his train|their train|trains|their trains|railway carriages|carriages|railway cars|railway wagons|wagons|a railway carriage';
const EMBARKED = words(
  'by rail|travelling by rail|boarded a train|boarded the train|has boarded a train|has boarded its train|en ferrocarril|viajan en ferrocarril|viaja en ferrocarril|se ha subido al tren|se ha montado en un tren|ancora imbarcato su un treno|imbarcato su un treno|imbarcata su un treno|in ferrovia|viaggiano in ferrovia|viaggia in ferrovia|e salita sul treno|e salito sul treno',
  paired('on|in|aboard|on board|riding|riding on|sitting in|sits in|still on', TRAIN_EN),
  'entrained|embarked on a train|travelling by train|travelling by rail|moving by train|on rails|going by train',
  paired(
    'en|a bordo de|subido a|subida a|subidos a|montado en|montada en|metido en|dentro de|viajando en|viaja en|va en|van en',
    'un tren|el tren|su tren|tren|trenes|vagones|vagones de tren|los vagones|sus vagones',
  ),
  'subido al tren|subida al tren|subidos al tren|montado al tren|embarcadas en tren|embarcado en un tren|embarcada en un tren',
  paired('su|in|a bordo di|dentro|seduto in|viaggia in|viaggia su|va in|sopra', 'un treno|treno|treni|vagoni|carrozze'),
  'sul treno|sul suo treno|sui treni|nei vagoni|sui vagoni|nei suoi vagoni|nelle carrozze|imbarcate|imbarcati|salito sul treno|salita sul treno|a bordo del treno',
);

const GUNS_ONLY = 'its guns|its artillery|the guns|the artillery|its arf|their artillery|their guns|arf';
const IN_PART = words(
  paired(
    'only|just|committed only with|only with|we use only|uses only|using only|commits only|only commits|committed with only|fires only',
    GUNS_ONLY,
  ),
  paired(
    'only its artillery|only its guns|only the artillery|only the attacker s artillery|only the attacker s guns|only our artillery|only our guns',
    'takes part|take part|is committed|fights|fight|is used',
  ),
  paired(
    'solo|solo con|usamos solo|usa solo|se empena solo con|se compromete solo con|comprometemos solo|solo participa|solo participan|participa solo|solo lucha|solo combate',
    'su artilleria|sus canones|su arf|la artilleria|los canones|el arf',
  ),
  paired(
    'solo|solo con|usiamo solo|usa solo|si impegna solo con|impegniamo solo|partecipa solo|partecipano solo|combatte solo|solo partecipa',
    'la sua artiglieria|i suoi cannoni|il suo arf|l artiglieria|i cannoni|l arf',
  ),
  inRow(
    'supports with|support with|supporting with|supports by|using|uses|use|puts in|puts up|brings in|brings|goes in with|attacks with|fires with|lends|with',
    '|just|only|nothing but|no more than',
    'its|their|our|his|the',
    'arf|artillery|guns|artillery factor|artillery factors|artillery points',
    '|alone|only|and nothing else|nothing else|and no more',
    '|, partially|, partial commitment|, in part|, partly|, partial|partially',
  ),
  inRow(
    'apoya|apoyan|apoyando|pone|ponen|aporta|aportan|usa|usan|entra|mete|meten|interviene',
    '|con',
    'solo|solamente|nada mas que|unicamente',
    '|con',
    'su|el|la|sus|los',
    'arf|artilleria|canones|factor de artilleria',
    '|, compromiso parcial|, parcial|, parcialmente|, en parte',
  ),
  inRow(
    'solo|solamente|unicamente|nada mas',
    'pone|ponen|apoya|apoyan|aporta|aportan|usa|usan|entra|mete|meten|interviene',
    '|con',
    'su|el|la|sus|los',
    'arf|artilleria|canones|factor de artilleria',
    '|, compromiso parcial|, parcial|, parcialmente|, en parte',
  ),
  inRow(
    'apoya con|apoyan con|apoyando con|con|pone|usa|aporta',
    'su|el|la|sus|los',
    'arf|artilleria|canones|factor de artilleria',
    'nada mas|solo|solamente|y nada mas|y ya esta|unicamente',
    '|, compromiso parcial|, parcial|, parcialmente|, en parte',
  ),
  inRow(
    'appoggia|appoggiano|appoggiando|mette|mettono|usa|usano|impiega|impiegano|entra|interviene|porta',
    '|con|col',
    'solo|soltanto|solamente|unicamente|nient altro che',
    '|con|col',
    '|l|la sua|il suo|la|i suoi|i|la loro',
    'arf|artiglieria|cannoni|fattore di artiglieria|fattore artiglieria',
    '|, impegno parziale|, parziale|, parzialmente|, in parte',
  ),
  inRow(
    'appoggia con|appoggia|mette|usa|con|impiega',
    'la sua|il suo|l|la|i suoi|i',
    'arf|artiglieria|cannoni|fattore di artiglieria',
    'e basta|soltanto|solo|e nient altro|soltanto quella',
    '|, impegno parziale|, parziale|, parzialmente|, in parte',
  ),
  'holds back|not committed in full|not in full|doesn t commit fully|does not commit fully|not committed fully|half heartedly|no se emplea a fondo|no a fondo|no se compromete del todo|no se compromete a fondo|non si impegna a fondo|non a fondo|non si impegna del tutto|non impegnata del tutto|solo con una parte|only part of it',
  'partially committed|partly committed|only partially committed|only partly committed|committed in part|committed partially|committed only partially|committed only in part|commit it only in part|commit only in part|commits only in part|commit in part|in part only|only in part|partially|partly|half committed|not fully committed|only partial commitment|partial commitment only|only its guns',
  paired(
    'se compromete|se emplea|comprometemos|la comprometemos|lo comprometemos|compromete|comprometo|empenamos|se empena',
    'parcialmente|solo parcialmente|solo en parte|en parte',
  ),
  'solo se compromete parcialmente|parcialmente comprometida|parcialmente comprometido|comprometida parcialmente|comprometido parcialmente|comprometida solo en parte|comprometida en parte|solo en parte|solo parcialmente|a medias|no del todo comprometida|parcialmente empenada',
  paired(
    'si impegna|impegniamo|la impegniamo|lo impegniamo|impegna|impegno|lo impegno|la impegno',
    'parzialmente|solo parzialmente|solo in parte|in parte',
  ),
  'parzialmente impegnata|parzialmente impegnato|impegnata parzialmente|impegnato parzialmente|impegnata solo in parte|impegnata in parte|solo in parte|solo parzialmente|a meta|non del tutto impegnata',
);

const CAME_BY_FORCE =
  'having marched by force|after marching by force|after a forced march|come off a forced march|came off a forced march|despues de forzar la marcha|tras forzar la marcha|vienen de una marcha forzada|viene de una marcha forzada|dopo aver forzato la marcia|vengono da una marcia forzata|viene da una marcia forzata';
const FORT_EN = 'forts|fort|festen|feste';
const FORTS = words(
  paired(
    'french|german|belgian|enemy|active|of his|of their|of the|of its|his|their|of our|intact|living|standing|active french|active german|active belgian|of his active',
    FORT_EN,
  ),
  paired(
    'fuertes|fuerte',
    'franceses|frances|alemanes|aleman|belgas|belga|activos|activo|suyos|suyo|enemigos|enemigo|intactos|franceses activos|alemanes activos|en pie',
  ),
  paired('de sus|de los', 'fuertes'),
  paired(
    'forti|forte',
    'francesi|francese|tedeschi|tedesco|belgi|belga|attivi|attivo|suoi|nemici|nemico|intatti|francesi attivi|tedeschi attivi|in piedi',
  ),
  paired('dei suoi|dei loro|suoi|loro|dei', 'forti'),
);

const ZONE = words(
  paired(
    'one of their|one of his|one of the|one of its|a german|the german|his|their|in a|a',
    'fortified zones|fortified zone',
  ),
  'fortified zones|zonas fortificadas|una de sus zonas fortificadas|una zona fortificada alemana|zone fortificate|una delle sue zone fortificate|una delle loro zone fortificate|una zona fortificata tedesca',
);

/** Who attacks and who defends, where one or some of them are told of. */
const SOME: readonly Entry[] = [
  entry(
    words(
      paired(
        'one of|some of|part of|a part of|one among',
        'the attackers|the attacking units|our attackers|the attacking divisions|the attackers units|the attacking force|those attacking',
      ),
      'one attacking unit|an attacking unit|one attacker|some attackers|attacking unit|attacking units|attacking side|one attacking division|the attackers have|the attackers are|the attacker is|the attacker has',
      paired(
        'uno de|una de|parte de|alguno de|algunos de|una parte de',
        'los atacantes|las atacantes|los que atacan|las unidades atacantes|las unidades que atacan',
      ),
      'una unidad atacante|unidad atacante|unidades atacantes|un atacante|una division atacante|alguna unidad atacante|la parte atacante|la unidad que ataca|las unidades que atacan',
      paired('uno degli|una delle|parte degli|alcuni degli|una parte degli', 'attaccanti'),
      'un unita attaccante|unita attaccante|unita attaccanti|un attaccante|una divisione attaccante|una delle unita attaccanti|qualche unita attaccante|la parte attaccante|l unita che attacca|le unita che attaccano',
    ),
    { kind: 'role', side: 'attack' },
  ),
  entry(
    words(
      paired('one of|some of|part of|a part of', 'the defenders|the defending units|his defenders|those defending'),
      'one defending unit|a defending unit|one defender|some defenders|defending unit|defending units|defending side|the defending unit|the defending division|defending division',
      paired(
        'uno de|una de|parte de|alguno de|algunos de|una parte de',
        'los defensores|los que defienden|las unidades defensoras|las unidades que defienden',
      ),
      'una unidad defensora|unidad defensora|unidades defensoras|un defensor|la unidad que defiende|la division que defiende|las unidades que defienden|la parte defensora|el bando defensor',
      paired('uno dei|una delle|parte dei|alcuni dei|una parte dei', 'difensori'),
      'un unita che difende|l unita che difende|la divisione che difende|unita che difende|le unita che difendono|un difensore|la parte che difende',
    ),
    { kind: 'role', side: 'defence' },
  ),
  // The guns of a bombardment, and who serves them.
  entry(
    words(
      paired('the|our|my|his|their|those', 'gunners|battery|batteries|gun crews|artillerymen'),
      paired('los|nuestros|mis|sus|esos', 'artilleros|canoneros'),
      paired('la|nuestra|mi|su|las|nuestras|sus', 'bateria|baterias'),
      paired('gli|i nostri|i miei|i suoi|quegli', 'artiglieri|cannonieri'),
      paired('la|la nostra|la mia|la sua|le|le nostre', 'batteria|batterie'),
    ),
    { kind: 'role', side: 'attack' },
  ),
  entry(
    words(
      'the firing artillery|firing artillery|the firers|the artillery that fires|the guns that fire|guns that fire|the firing guns|the firing unit|firing unit|firing units|the firing units|the guns firing|our guns|my guns|the guns',
      'la artilleria que dispara|artilleria que dispara|los que disparan|quienes disparan|los canones que tiran|los canones que disparan|la unidad que dispara|las unidades que disparan|unidad que dispara|los canones|nuestros canones|quien dispara|el que dispara',
      'l artiglieria che spara|artiglieria che spara|quelli che sparano|i cannoni che sparano|cannoni che sparano|l unita che spara|unita che spara|le unita che sparano|i cannoni|i nostri cannoni|chi spara',
    ),
    { kind: 'role', side: 'attack' },
  ),
];

/** Words that only tell where somebody is, or that he is there. */
const PLACED = words(
  'bars our way|bars the way|blocks our way|in our way|in the way|stands in the way|ordinary|normal|banks|shore|on the far bank|on the other bank|on the other side',
  'corta el paso|cierra el paso|nos corta el paso|nos cierra el paso|al otro lado|en la otra orilla|normal|corriente',
  'sbarra la strada|ci sbarra la strada|taglia la strada|sull altra riva|dall altra parte|dall altro lato|normale|comune',
  'the works are|works are|must|has to|have to|runs|runs between|between the two hexes|the two hexes|anywhere|earlier|dug in behind|protected by|protected|has dug|have dug|dug|far|far bank|bank|his bank|active both|both active|some|weather|in between the two|took|has taken|suffered',
  'las obras son|obras son|tienen que|tiene que|corre|corre entre|entre los dos hexagonos|los dos hexagonos|en medio|medio|vez|una vez|antes|ha cavado|han cavado|cavado|protegidos|protegido|protegidos por|orilla|activos los dos|activos ambos|vivos los dos|algunos|alguno|parte de los|una parte de los',
  'le opere sono|opere sono|devono|deve|scorre|scorre tra|tra i due esagoni|i due esagoni|una volta|ha scavato|hanno scavato|scavato|protetti|protetto|protetti da|riva|attivi tutti e due|attivi entrambi|alcuni|alcuno|parte dei|una parte dei',
  inRow('as|as the|for|como|come|como las', 'works|obras|opere'),
  'fires with|fire with|firing with|shoots with|dispara con|disparan con|disparando con|tira con|tiran con|spara con|sparano con|sparando con',
  'target|the target|targets|the target s|target counter|the one being hit|being hit|the one hit|over there|blanco|el blanco|del blanco|objetivo|el objetivo|bombardeado|el bombardeado|los que reciben|la que recibe|recibe|lleva|anda con|bersaglio|il bersaglio|del bersaglio|chi subisce|subisce|chi viene colpito|colpito|pedina|sulla pedina|sulla pedina bersaglio|pedina bersaglio',
  'edge|the edge|border|borde|orilla del bosque|margine|bordo|orlo',
  'top|on top|on top of|the top of|atop|up on|perched|posted|occupy|occupies|occupying|sits on|dug|lies|lies on|lies along|runs along|runs along the|runs along the hexside|on the hexside|hexside|hexsides|side|sides|on the side|line|lines|lines up|thick|small|between|between us|between them|between the two|in between us|separates|separates us|separating us|divides us|in front of him|in front|in front of them|over first|first to get over|wade|wade through|must wade|ford|must ford|get over|get across|to reach him|to get at him|reach him|reach them|among|among them|covers|covers him|covers them|protects|protects him|shelter|shelters|sheltering|sheltered|shelter in|took shelter|jumping|jumping off|jump off|starting|start from|set out|off|active|still active|alive|still alive|intact|bridge intact|still standing|standing|both|is still up|catch|catch him|we catch him|caught|side has|this turn|in this turn|in this player turn|player turn|now|is fighting|we are fighting|we re fighting|fight in|came|our shells fall on|our shells fall|our shells land on|our shells|we fire at|we shoot|marker|with a marker|to get here|to get there|got there|got here|it got there|we got here|arrived|arrive|is blocked',
  'plena|pleno|en plena|en pleno|subido|subidos|subida|encaramado|encaramados|apostado|apostados|ocupa|ocupan|lado|lados|lado del hexagono|el lado|al lado|separa|nos separa|nos separan|divide|nos divide|entre nosotros|entre los dos|delante|delante de el|frente a el|vadear|hay que vadear|vadeando|cruzar|hay que cruzar|hay que pasar|pasar|para llegar|llegar|cubre|lo cubre|los cubre|cubren|protege|lo protege|se guarecen|se guarece|guarecen|guarecidos|guarecido|refugiados|se refugian|se protegen|activo|activos|siguen en pie|sigue en pie|en pie|siguen activos|intacto|intactos|pillamos|lo pillamos|cogemos|lo cogemos|sorprendemos|pequeno|espeso|denso|partida|de partida|base|salida|punto de partida|partes|por todas partes|este turno|en este turno|turno de jugador|en este turno de jugador|ahora|peleamos|se pelea|luchamos|se lucha|se combate|combatimos|llegamos|llega|llegaron|hemos llegado|ha llegado|ha venido|vino|vinimos|venimos|marcador|disparamos|disparamos sobre|tiramos|tiramos sobre|nuestros proyectiles caen|nuestros proyectiles|linea|lineas|la linea',
  'appostato|appostati|appostata|arroccato|arroccati|occupa|occupano|lato|lati|lato d esagono|lato dell esagono|il lato|separa|ci separa|ci separano|divide|ci divide|tra noi|tra di noi|tra i due|davanti|davanti a lui|guadare|bisogna guadare|passare|bisogna passare|dobbiamo passare|attraversare|dobbiamo attraversare|bisogna attraversare|per arrivarci|arrivarci|copre|lo copre|li copre|coprono|protegge|lo protegge|si riparano|si ripara|riparati|riparato|al riparo|riparo|si sono messi al riparo|si sono messi|rifugiati|sopra|hanno sopra|segnalino|il segnalino di|attivo|attivi|reggono|reggono ancora|ancora attivi|ancora in piedi|in piedi|intatto|intatti|becchiamo|lo becchiamo|prendiamo|lo prendiamo|sorprendiamo|lo sorprendiamo|piccolo|fitto|folto|partenza|di partenza|base|base di partenza|da ogni parte|parti|quel|quell|tutti e due|questo turno|in questo turno|turno di giocatore|in questo turno di giocatore|adesso|si combatte|combattiamo|si lotta|in piena|piena|pieno|in pieno|siamo arrivati|arrivati|e arrivata|e arrivato|arriviamo|e venuta|e venuto|spariamo|spariamo su|i nostri colpi cadono|i nostri proiettili|linea|linee|la linea',
);

const ENTRIES: readonly Entry[] = [
  ...SOME,
  filler(ATTACK_COMES),
  trait(words(FLANK, paired(WE_HIT, words(FLANK, 'de flanco|por el costado|di lato|di fianco'))), { part: 'flank' }),
  trait(words(REAR, paired(WE_HIT, words(REAR, 'de espaldas|alle spalle|da tergo'))), { part: 'rear' }),
  field(BRIDGE_AND_RIVER, 'hexside', 'major-river-bridge'),
  field(NO_BRIDGE, 'bridgeless', true),
  field(
    words(
      inRow(
        `|${WE_HIT}`,
        '|por|a traves de|entre',
        'la espesura|lo espeso del bosque|lo tupido del bosque',
        '|del bosque|, un lado de bosque profundo|, un bosque profundo|, bosque profundo',
      ),
      inRow(
        `|${WE_HIT}|gli sbuchiamo addosso|gli arriviamo addosso`,
        'dal|nel|per il|attraverso il',
        'fitto del bosco|folto del bosco|folto della foresta|fitto della foresta',
      ),
      'the thick of the woods|the thick of the forest|the thickets|dense woodland|thick woodland',
    ),
    'hexside',
    'deep-forest',
  ),
  field(
    'thick forest|thick forest line|deep forest line|deep forest side|deep forest hexside|dense forest|deep woods|thick woods|lado de bosque profundo|lado de bosque|bosque tupido|bosque cerrado|lato di foresta fitta|lato di bosco fitto|bosco folto|foresta folta|foresta profonda|bosco profondo',
    'hexside',
    'deep-forest',
  ),
  field(
    'there s a range between|there is a range between|a range between|there s a range in between|the range between|over the ridge|the ridge|pasar la cadena de montanas|scavalcare la catena di montagne|there s a range of mountains|a range of mountains|a mountain ridge|mountain ridge|ridge of mountains|the range|behind the range|crinale|cresta di monti|dorsale montuosa|cresta de montanas|range of mountains|mountain range side|range side|mountain chain|chain of mountains|mountain crest|sierra|cadena montanosa|cadena de montanas|lado de sierra|lado de cordillera|catena di montagne|catena montuosa|lato di catena montuosa|catena montana|lato di catena di monti',
    'hexside',
    'mountain-range',
  ),
  field(
    words(
      inRow(
        'river|rio|fiume',
        '|between us|between them|in front|in front of him|delante|por medio|davanti|di mezzo|in mezzo|tra noi',
        ',',
        'an ordinary one|a plain one|a normal one|a regular one|just an ordinary one|uno normal|uno corriente|uno comun|uno cualquiera|uno normale|uno comune|uno qualunque|uno qualsiasi',
      ),
    ),
    'hexside',
    'river',
  ),
  field(
    'small canal|small stream|a canal|minor canal|canal pequeno|pequeno canal|riachuelo|piccolo canale|piccolo fiume|fiumicello|torrente|rio pequeno',
    'hexside',
    'minor-river',
  ),
  field(
    words(
      paired(
        paired(
          'their retreat|his retreat|the retreat|its retreat|the french retreat|any retreat',
          'leads into|goes into|ends in|runs into|is into',
        ),
        words(
          OUR_ZOC,
          paired('a|our|an enemy|an|the', paired('german|french|belgian|british|enemy|', 'zoc|zone of control')),
        ),
      ),
      paired(
        'si ritirerebbero in|si ritirano in|si ritirerebbe in|puo ritirarsi solo in|possono ritirarsi solo in',
        'una zoc nemica|zoc nemica|una zona di controllo nemica|una zoc tedesca|una zoc francese',
      ),
      paired(
        'puo ritirarsi solo nella|possono ritirarsi solo nella|si ritirano nella|si ritirerebbero nella',
        'nostra zoc|nostra zona di controllo',
      ),
      paired(
        'se retirarian a|se retiran a|se retiraria a|solo pueden retirarse a|solo puede retirarse a',
        'una zoc enemiga|una zona de control enemiga|nuestra zoc|nuestra zona de control|una zoc alemana|una zoc francesa',
      ),
    ),
    'zocRetreat',
    true,
  ),
  field(paired(RETREAT_INTO, OUR_ZOC), 'zocRetreat', true),
  field(paired(RETIRADA_A, NUESTRA_ZOC), 'zocRetreat', true),
  field(paired(RITIRATA_IN, NOSTRA_ZOC), 'zocRetreat', true),
  filler(NO_FRIENDS),
  field(
    words(
      NO_RETREAT,
      paired(
        'they re surrounded|they are surrounded|he s surrounded|surrounded|he s boxed in|boxed in',
        ', there s no hex to fall back to|there s no hex to fall back to|, no hex to fall back to|and can t retreat at all|and can t retreat',
      ),
      'there s no hex to fall back to|no hex to fall back to|no hex to retreat to',
      paired(
        'estan rodeados|esta rodeado|rodeados|rodeado',
        ', no hay hexagono al que replegarse|no hay hexagono al que replegarse|, no hay hex al que replegarse|y no puede retirarse|y no pueden retirarse',
      ),
      'no hay hexagono al que replegarse|no hay hexagono al que retirarse|no hay hex al que retirarse|no hay adonde replegarse',
      paired(
        'sono circondati|e circondato|circondati|circondato|e chiuso',
        ', non c e esagono dove ripiegare|non c e esagono dove ripiegare|e non puo ritirarsi affatto|e non puo ritirarsi|e non possono ritirarsi',
      ),
      'non c e esagono dove ripiegare|non c e esagono dove ritirarsi|non c e dove ripiegare',
    ),
    'noWay',
    true,
  ),
  field(
    words(
      FOUGHT,
      paired(
        paired('he s|he has|they ve|they have|it s|it has', 'been attacked|already been attacked'),
        'once already this turn|already this turn|once this turn|once already|before this turn|already|this turn already',
      ),
      paired(
        'ya lo han atacado|ya la han atacado|ya los han atacado|ya lo hemos atacado|ya ha sido atacado|ya fue atacado',
        'una vez este turno|este turno|una vez|en este turno|antes',
      ),
      paired(
        'l hanno gia attaccato|l hanno gia attaccata|li hanno gia attaccati|e gia stato attaccato|e gia stata attaccata|l abbiamo gia attaccato',
        'una volta questo turno|questo turno|una volta|in questo turno|prima',
      ),
    ),
    'fought',
    true,
  ),
  // "A corps that's torn apart, just one": it is counted already.
  field(
    words(
      inRow('|a|one|the attackers belong to a|they belong to a', CORPS_DIVIDED, '|,', ONLY_ONE),
      inRow('|un|los atacantes son de un|son de un|pertenecen a un', CORPS_DIVIDED, '|,', SOLO_UNO),
      inRow('|un|gli attaccanti sono di un|sono di un|appartengono a un', CORPS_DIVIDED, '|,', SOLO_UNO),
    ),
    'dividedCorps',
    1,
  ),
  asks(CORPS_DIVIDED, 'dividedCorps', 0, 6, { before: true, article: true, without: 1 }),
  asks('attackers have corps divided|divided corps in the attack', 'dividedCorps', 0, 6, { before: true }),
  trait(
    words(
      UNIFORMS,
      inRow(WEARS, '|a|an|the|its|un|una|el|su|la|uno|le|i|gli|l', UNIFORMS),
      inRow(
        '|with|has|have|carries|carry|bears|shows|wears',
        '|a|the|its',
        words(
          inRow('|flashy|gaudy|bright|red', 'uniform|uniforms', 'symbol|mark|icon|sign|badge|dot'),
          inRow('symbol|mark|icon|sign|badge', 'of|for', '|a|the', '|flashy|gaudy|bright|red', 'uniform|uniforms'),
        ),
        '|on its counter|on the counter|on it',
      ),
      inRow(
        '|con|lleva|llevan|tiene|tienen|luce|muestra|ostenta',
        '|el|un|su',
        'simbolo|icono|distintivo|marca|signo',
        'de|del|de los',
        UNIFORMS,
        '|en su ficha|en la ficha',
      ),
      inRow(
        '|con|ha|hanno|porta|portano|mostra|reca',
        '|il|un|suo|lo',
        'simbolo|icona|segno|contrassegno|distintivo',
        'di|delle|dell|degli|della',
        UNIFORMS,
        '|sulla pedina',
      ),
    ),
    { flashy: true },
  ),
  ...[1, 2, 3, 4].map((n) => trait(stepsLost(n), { lost: n })),
  trait(EMBARKED, { embarked: true }),
  trait(OUTSIDE, { dug: false }),
  trait(FOGGED, { fow: true }),
  ...SHELLED_WITH,
  field(UNCOVERED, 'covered', false),
  field(IDLES, 'idle', true),
  field(STAYS, 'stay', true),
  trait(SLIPS_AWAY, { withdraws: true }),
  trait(IN_PART, { commitment: 'partial' }),
  trait(
    words(
      MARCHED.fom,
      paired(
        'has a|has the|carries a|with a|bears a',
        paired('fom|forced march', 'marker on it|marker on him|marker on them|marker'),
      ),
      'fom marker on it|fom marker on top|lleva un marcador de fom encima|tiene un marcador de fom encima|lleva encima un marcador de fom|ha sopra un segnalino di fom|ha un segnalino fom sopra|ha sopra un segnalino fom',
      CAME_BY_FORCE,
      'a forced march|made a forced march|has made a forced march|did a forced march|by forced march|by a forced march|with a forced march|by forced marches|we force marched|came by forced march|got there by forced march|marched by force|marching by force',
      'a marchas forzadas|marchas forzadas|en marcha forzada|hizo marcha forzada|hizo una marcha forzada|ha hecho marcha forzada|ha hecho una marcha forzada|una marcha forzada|por marcha forzada|con marcha forzada|forzo la marcha|forzamos la marcha|ha forzado la marcha|forzando la marcha',
      'a marce forzate|marce forzate|in marcia forzata|ha fatto marcia forzata|ha fatto una marcia forzata|una marcia forzata|con marcia forzata|con una marcia forzata|a marcia forzata|ha forzato la marcia|abbiamo forzato la marcia|forzando la marcia',
    ),
    { march: 'fom' },
  ),
  asks(FORTS, 'forts', 0, 6, { before: true, without: 1 }),
  asks(
    'bombardment roll|bombardment die|die of the bombardment|roll of the bombardment|die for the bombardment|bombardment die roll|abu roll|abu die|dado del bombardeo|dado de bombardeo|dado para el bombardeo|tirada del bombardeo|tirada de bombardeo|dado del abu|tirada del abu|dado del bombardamento|dado di bombardamento|dado per il bombardamento|tiro del bombardamento|tiro di bombardamento|dado dell abu|tiro dell abu|' +
      'combat roll|combat die|battle roll|roll of combat|roll of the combat|tirada de combate|tirada del combate|dado de combate|dado del combate|tirada de la batalla|tiro di combattimento|tiro del combattimento|dado di combattimento|dado del combattimento|tiro della battaglia',
    'die',
    1,
    20,
    { optional: true },
  ),
  asks(ROLLED, 'die', 1, 20, { optional: true }),
  // … nobody's strength.
  ...fell(20),
  asks(
    'al d20|al dado|con il d20|nel d20|su d20|sul d venti|at the d20|on d20|off the d20|on the d twenty|al dado de veinte|al dado da venti',
    'die',
    1,
    20,
    { before: true },
  ),
  field(ZONE, 'zone', true),
  // A zone of control is no fortified zone.
  entry(
    'zone of control|zones of control|zona de control|zonas de control|zona di controllo|zone di controllo|zoc|zocs',
    {
      kind: 'other',
    },
  ),
  field(
    words(
      inRow(
        '|is|s|es|e',
        'a regular one|one of the regular ones|una regular|un regular|una de las regulares|uno de los regulares|de las regulares|de los regulares|una regolare|uno regolare|una di quelle regolari|di quelle regolari|di quelli regolari',
      ),
    ),
    'works',
    'regular',
  ),
  field(
    words(
      inRow(
        '|is|s|es|e',
        'an improved one|one of the improved ones|una mejorada|uno mejorado|una de las mejoradas|de las mejoradas|de los mejorados|una migliorata|uno migliorato|di quelle migliorate|di quelli migliorati',
      ),
    ),
    'works',
    'improved',
  ),
  field(
    words(
      paired('a hot|a heat', 'turn , this one|turn , this|one , this turn|one this turn'),
      paired('caluroso|de calor|caldo|di caldo|di calore', ', este|, este turno|, questo|, questo turno'),
    ),
    'heat',
    true,
  ),
  entry('un par de|un paio di|un paio d|a couple of|couple of|a pair of', { kind: 'number', value: 2 }),
  field(RAINING, 'rain', true),
  field(HEATED, 'heat', true),
  field(LIMITED, 'supply', 'llc'),
  field(
    words(
      COMMANDLESS,
      'has no command it s out of command|quedado cortados|han quedado cortados|quedado cortado|ha quedado cortado|cortados de su mando|sono rimasti tagliati fuori|rimasti tagliati fuori|rimasto tagliato fuori|rimasta tagliata fuori',
    ),
    'supply',
    'ooc',
  ),
  field(
    words(
      'un monte|un cerro|una montana|la montana|esagono montuoso|hexagono montanoso|mountain top|mountaintop|mountain hex',
      GROUND.mountain,
    ),
    'terrain',
    'mountain',
  ),
  // "Vale la regola": no regular entrenchments.
  filler(
    'regola|la regola|la regola delle|la regola dei|regole|regla|la regla|la regla de los|reglas|rule|the rule|rules',
  ),
  filler(PLACED),
  // "Cavó obras de campaña": who digs is told by the works.
  filler(
    words(
      'cavo|cavaron|cavado|excavo|excavaron|ha excavado|han excavado|levanto|levantaron|ha levantado|construyo|construyeron|ha construido|han construido|preparo|prepararon|scavo|scavarono|ha costruito|hanno costruito|ha preparato|hanno preparato|costruirono|ha eretto|built|has built|have built|prepared|has prepared|have prepared|threw up|thrown up|put up',
    ),
  ),
];

/** The grammar of a combat: that of the game, with what nobody asks of another tool. */
export const COMBAT: Lexicon = {
  ...withEntries(ENTRIES, LEXICON),
  states: [...LEXICON.states, 'dug', 'fow', 'shells'],
};
