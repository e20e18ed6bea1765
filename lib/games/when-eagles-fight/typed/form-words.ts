import { text, type Text } from '@/lib/calc/evaluation';
import { LANGUAGES, type Language } from '@/lib/core/language';
import { numberWord } from '@/lib/core/number-words';
import { LETTERS } from '@/lib/games/when-eagles-fight/events/fields';
import type { Item } from '@/lib/typed/items';
import { asks, choice, counted, field, filler } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { alternatives, inRow, paired } from '@/lib/typed/phrases';
import { GROUND, italian, spanish, words } from '@/lib/typed/table-words';

/* The words of the tools of When Eagles Fight that a text fills in a field at a time. */

export const TURN = { turn: 'turn.fields.turn' };
export const NATION = { nation: 'unit.fields.nation' };
/** What stands beside a turn and says nothing: "in turn 6", "this turn". */
export const BESIDE = filler(
  'this|este|esta|questo|questa|roll for|happens|happen|pasa|ocurre|succede|arrive|llegan|arrivano',
);

/** The odds that the offensive is asked about (15.3); all others are alike. */
export const BRUSILOV_ODDS: readonly string[] = ['1:1', '2:1'];

/** "Event H", "suceso H": the letter is part of the name. */
export const event = (name: string): readonly Entry[] =>
  choice(
    'event',
    Object.fromEntries(
      LETTERS.map((letter) => [
        letter,
        'event|evento|suceso|random event|evento aleatorio|suceso aleatorio|evento casuale|number|letra|lettera|letter'
          .split('|')
          .map((word) => `${word} ${letter}`)
          .join('|'),
      ]),
    ),
  ).map((one) => ({ ...one, means: { ...one.means, field: name } as Entry['means'] }));
export const EVENTS = event('event');
export const EVENT_NAMES = EVENTS.flatMap(({ words }) => words).join('|');
/** "Las PC tiraron un 3", "abbiamo fatto 5": the number follows. */
export const ROLLED_BY =
  'threw|threw a|we threw|we threw a|they threw a|they rolled a|we rolled a|rolled a|tiraron|tiraron un|tiraron el|tiramos|tiramos un|tiraste un|lanzaron un|lanzamos un|sacamos un|han sacado un|hemos sacado un|hemos tirado un|han tirado un|' +
  'hanno fatto|hanno fatto un|abbiamo fatto|abbiamo fatto un|ha fatto|ha fatto un|ho fatto un|hanno tirato|hanno tirato un|abbiamo tirato|abbiamo tirato un|ho tirato un|hanno lanciato un|abbiamo lanciato un|e venuto|e venuto un|ci e uscito|ci e uscito un';
export const DIE = 'die|dice|die roll|roll of|rolled|dado|saco|saca|sacando|tirando|esce|rolling';

export const CITIES = (name: string): Entry =>
  asks(
    'russian and polish cities|polish and russian cities|cities in russia and poland|ciudades rusas y polacas|ciudades polacas y rusas|citta russe e polacche|citta polacche e russe|russian cities|ciudades rusas|citta russe|cities|city|ciudades|ciudad|citta',
    name,
    0,
    40,
    { before: true },
  );

/** "Only Austrians in the hex": all who defend are of one people. */
export const AUSTRIANS = {
  en: 'austrians|austro hungarians|habsburgs|habsburg|austrian|austro hungarian|ah|a h',
  es: 'austro hungaros|austriacos|austrohungaros|habsburgo|habsburgos|austriacas|ah',
  it: 'austro ungarici|austriaci|austroungarici|asburgici|austriache|asburgiche|a u|au',
};
export const GERMANS = { en: 'germans|german', es: 'alemanes|alemanas', it: 'tedeschi|tedesche' };
export const onlyOf = ({ en, es, it }: typeof GERMANS): string =>
  words(
    paired('against|on', words(en, paired('the|only|just|only the', en))),
    paired(
      'only|just|nothing but|all|there are only|there s only|it s only|hits only|only hits|against only|no germans just|no germans only|no germans there , just|no germans , just|no germans there , only',
      words(en, paired(en, 'in the hex|in it|there|units|in the target hex|defend|defending|stand there')),
    ),
    paired(
      'the target is a purely|the target is purely|purely|a purely|it hits|against nobody but|nobody but|the target is all|the defenders are all|the defenders are only|defenders are all|defenders are|the defenders are|all the defenders are|every defender is|they are all|they re all|the hex holds only|the hex only holds|the hex has only',
      en,
    ),
    paired(en, 'only|alone|and nobody else'),
    paired(
      'purely|a purely|the target is a purely|the target is purely|all|the target is an all|only',
      paired(en, 'stack|hex|force|units|defence'),
    ),
    paired(paired('it hits|hits|against', en), 'units alone|alone|units only'),
    paired(
      'el objetivo es una pila|una pila|pila|defensa|una defensa|es una pila|apilamiento',
      paired(
        'puramente|solo|toda|totalmente|exclusivamente',
        words('austrohungara|austriaca|austro hungara|alemana|austrohungaros', es),
      ),
    ),
    paired(
      'il bersaglio e una pila|una pila|pila|difesa|e una pila|una difesa',
      paired(
        'tutta|puramente|solo|interamente|esclusivamente',
        words('austro ungarica|austroungarica|austriaca|tedesca', it),
      ),
    ),
    paired('contro', paired(it, 'e basta|e nessun altro|soltanto')),
    paired('contra', words(es, paired('los|solo|solo los|unicamente|unidades', es))),
    paired(
      'solo|solamente|unicamente|solo hay|hay solo|hay solamente|todos|pega solo a|pega unicamente a|golpea solo a|ataca solo a|sin alemanes solo|sin alemanes , solo|ningun aleman , solo|no hay alemanes , solo|los defensores son todos|los defensores son|los defensores son solo|todos los defensores son|son todos|defensores todos',
      words(es, paired('unidades', es), paired(es, 'en el hexagono|en el hex|ahi|alli|en la casilla')),
    ),
    paired(es, 'solo|solamente|nada mas|unicamente|y nadie mas'),
    paired('contro', words(it, paired('gli|solo|solo gli|soltanto|unita|i', it))),
    paired(
      'solo|soltanto|solamente|unicamente|ci sono solo|ci sono soltanto|tutti|colpisce solo|colpisce unicamente|colpisce soltanto|attacca solo|nessun tedesco , solo|niente tedeschi , solo|senza tedeschi , solo|i difensori sono tutti|i difensori sono|i difensori sono solo|tutti i difensori sono|sono tutti',
      words(it, paired('unita', it), paired(it, 'nell esagono|li|la')),
    ),
    paired(it, 'soltanto|solo|solamente|e nessun altro|e basta'),
  );

/** Steps of replacements that were saved; "two steps" is else what a unit has. */
export const SAVED_WORDS = words(
  paired('are|are still|still|is still|is', 'in the bank|saved|in reserve|in store|left over|put by'),
  'nel salvadanaio|en la hucha|in the piggy bank|saved|stored|banked|left over|put by|put aside|in the bank|in reserve|kept|saved up|carried over|in hand|saved before|from before|in store',
  spanish('guardad|ahorrad|acumulad|reservad'),
  'en reserva|en el banco|de reserva|de antes|en la reserva|de turnos anteriores',
  italian('accumulat|conservat|risparmiat|tenut|messi da parte|avanzat'),
  'di scorta|da parte|in riserva|in banca|di riserva|dei turni precedenti|messi da parte',
);
export const STEP_COUNTS = [
  '0|zero|no|cero|ningun',
  '1|one|a|un|uno',
  '2|two|dos|due|a couple of',
  '3|three|tres|tre',
  '4|four|cuatro|quattro',
];
const STEP = '|step|steps|point|points|paso|pasos|punto|puntos|passo|passi|punti';
export const SAVED: readonly Entry[] = STEP_COUNTS.map((count, n) =>
  field(
    words(
      inRow(
        '|i|we|there are|there is|with|have|i have|we have|i had|con|tengo|tenemos|hay|quedan|queda|me quedan|nos quedan|ne restano|restano|ho|abbiamo|ci sono',
        count,
        STEP,
        '|already|still|left|ya|aun|gia|ancora|that were|que estaban',
        `${SAVED_WORDS}|almacenados|almacenadas|en la reserva|immagazzinati|messi via|messi in serbo|in serbo|kept back|left in the bank`,
        '|from before|from earlier turns|from earlier|from previous turns|from last turn|before|de antes|de turnos anteriores|de otros turnos|del turno anterior|prima|da prima|dai turni scorsi|dai turni precedenti|dei turni scorsi|dal turno scorso',
      ),
      inRow(
        '|i|we|yo|me|nos|mi|ci',
        '|have|had|habia|habiamos|he|hemos|ho|avevo|abbiamo|avevamo',
        'kept|saved|stored|banked|put by|put aside|carried over|saved up|guardado|ahorrado|reservado|acumulado|guarde|guardamos|ahorre|messo da parte|conservato|risparmiato|accumulato|tenuto',
        count,
        STEP,
        '|over|back|aside|before|earlier|from before|up|de antes|prima|da prima|da parte',
      ),
      inRow(
        '|the|los|gli|i',
        words(
          inRow('saved|saved up|stored|banked|kept', STEP),
          inRow('pasos|puntos', 'guardados|ahorrados|acumulados|reservados|almacenados'),
          inRow('step|passi|punti', 'conservati|risparmiati|accumulati|messi da parte|tenuti'),
          'saved up|guardados|conservati|risparmiati',
        ),
        ':|are|is|son|sono',
        count,
        STEP,
      ),
      paired(
        paired(count, 'saved|stored|banked|guardados|ahorrados|acumulados|risparmiati|conservati|accumulati'),
        'step|steps|points|paso|pasos|passo|passi',
      ),
      paired(
        paired(
          'quedan|queda|me quedan|nos quedan|i kept|we kept|we have|i have|restano|mi restano|ci restano|me ne restavano|ne restavano|tengo|ho|abbiamo',
          count,
        ),
        words(
          'from before|da prima|de antes',
          paired(
            'steps|step|points|paso|pasos|puntos|passo|passi|punti',
            'en la hucha|in the bank|nel salvadanaio|in banca|en el banco|from before|da prima|de antes|da parte|en reserva|in riserva',
          ),
        ),
      ),
      paired(paired(count, 'step|steps|paso|pasos|passo|passi|point|points|punto|puntos|punti'), SAVED_WORDS),
      inRow(
        '|i|we|i m|we re|yo|me|mi|ci',
        '|still|aun|todavia|ancora|sto|estoy',
        'carry over|carry|carried|carrying|bring over|bring along|drag along|take over|take along|arrastro|arrastramos|vengo arrastrando|traigo|traemos|llevo arrastrados|me traigo|mi porto|ci portiamo|porto|mi trascino|trascino|mi riporto|mi porto dietro|ci portiamo dietro|mi trascino dietro',
        '|over|along|dietro|avanti|appresso',
        count,
        STEP,
        '|over|along|with me|from before|from last turn|from earlier turns|conmigo|de antes|del turno pasado|de turnos anteriores|dietro|appresso|avanti|dal turno scorso|dai turni scorsi|da prima',
      ),
      inRow(
        'there are|there s|there is|i have|we have|i ve|we ve|i still have|we still have|hay|ya hay|quedan|me quedan|nos quedan|tengo|tenemos|me sobran|sobran|restano|mi restano|ci restano|mi avanzano|avanzano|ce ne sono|ho|abbiamo|me ne restano',
        '|got|still|already|aun|ya|ancora|gia',
        count,
        STEP,
        '|still',
        'left over from|left from|over from|remaining from|from|de|en|da|dai|dal|nella|in',
        '|the|los|la|el',
        'earlier turns|previous turns|last turn|other turns|before|the turns before|turnos anteriores|turnos pasados|turnos previos|turno anterior|turno pasado|otros turnos|antes|reserva|reserva de pasos|hucha|turni scorsi|turni precedenti|turni passati|turno scorso|turno precedente|prima|riserva|riserva dei passi',
      ),
      ...(n === 2 ? ['a couple of steps , two , put by|a couple of steps saved|a couple of steps put by'] : []),
    ),
    'saved',
    n,
  ),
);

export const IN_FORTRESS = words(
  paired(
    'in|inside|within',
    paired(
      'a|an|its|its own|the|one of its|one of its own|one of the|one of his|one of his own|a friendly|our|our own|an intact|its intact|its own intact|the intact|a russian|a german|an austrian|an austro hungarian|one of our',
      'fortress|fort|intact fortress|fortress of ours|fortress of its own|intact fortress of ours|intact fortress of its own|fortresses',
    ),
  ),
  'in fortress|inside fortress',
  paired('within the|inside the|behind the', paired('fortress|fort', 'walls')),
  'walls of the fortress|within the walls of the fortress|behind the walls of the fortress',
  paired(
    'tras|dentro de|entre|detras de',
    paired('los muros de|las murallas de', 'la fortaleza|su fortaleza|una fortaleza'),
  ),
  paired('tra|dentro|dietro', paired('le mura della|le mura di', 'fortezza|sua fortezza|una fortezza')),
  paired(
    'en|dentro de|metido en|metida en|encerrado en',
    paired(
      'una|su|su propia|la|nuestra|una de sus|una propia|una intacta',
      'fortaleza|fortaleza intacta|fortaleza nuestra|fortaleza nuestra intacta|fortaleza rusa|fortaleza alemana|fortaleza austriaca|fortaleza propia|propia fortaleza|fortaleza suya|fortalezas|fortaleza amiga',
    ),
  ),
  paired(
    'en|dentro de|dentro del',
    paired('un|su|el|su propio|nuestro', 'fuerte|fuerte intacto|fuerte nuestro|fuerte ruso|fuerte propio'),
  ),
  'en fortaleza|in fortezza|dentro la fortezza|dentro una fortezza|dentro la propria fortezza|dentro la sua fortezza',
  paired(
    'in|dentro|chiuso in|chiusa in|dentro a',
    paired(
      'una|la propria|la sua|una sua|una nostra|una propria|la nostra|una delle sue',
      'fortezza|fortezza intatta|fortezza russa|fortezza tedesca|fortezza austriaca|fortezze|fortezza amica|nostra fortezza|nostra fortezza intatta',
    ),
  ),
  'nella fortezza|nella sua fortezza|nella propria fortezza|nella nostra fortezza|in un forte|nel suo forte|nel forte|in un forte intatto',
);

/** "That town is in German hands": whose it is, and so whether the unit's own side holds it. */
export const TOWN = {
  en: 'town|the town|that town|source|the source|source town|the source town|city|the city|that city|place|that place|rail town|the rail town',
  es: 'pueblo|el pueblo|ese pueblo|la fuente|fuente|la ciudad|ciudad|esa ciudad|el pueblo fuente|la ciudad fuente|ese sitio|ese lugar|la localidad',
  it: 'cittadina|la cittadina|quella cittadina|quel posto|paese|il paese|quel paese|la fonte|fonte|la citta|citta|quella citta|il paese fonte|la citta fonte',
};
export const HOLDER_WORDS: Readonly<
  Record<string, readonly [en: string, es: string, it: string, esOf: string, itOf: string]>
> = {
  german: ['german|germans', 'alemanes', 'tedeschi', 'alemanas', 'tedesca|tedesche'],
  'austro-hungarian': [
    'austrian|austrians|austro hungarian',
    'austriacos',
    'austriaci',
    'austriacas',
    'austriaca|austriache',
  ],
  russian: ['russian|russians', 'rusos', 'russi', 'rusas', 'russa|russe'],
};
export const HOLDERS: readonly Entry[] = Object.entries(HOLDER_WORDS).map(([nation, [en, es, it, esOf, itOf]]) =>
  field(
    words(
      paired(paired('|the', en), paired('hold|holds|have|control|took|have taken|captured', TOWN.en)),
      inRow(TOWN.en, 'is in|in|s in|is now in|has fallen into|fell into', en, 'hands|control'),
      paired(TOWN.en, paired('is held by the|held by the|is controlled by the', en)),
      paired(`los ${es}|${es}`, paired('tienen|controlan|tomaron|han tomado', TOWN.es)),
      paired(TOWN.es, paired('esta en manos|en manos', esOf)),
      paired(TOWN.es, paired('lo tienen los|la tienen los|lo controlan los|la controlan los|es de los', es)),
      paired(`i ${it}|gli ${it}|${it}`, paired('tengono|hanno|controllano|hanno preso', TOWN.it)),
      inRow(TOWN.it, 'e in mano|in mano|e in mani|in mani|e finita in mano|e caduta in mano', itOf),
      paired(TOWN.it, paired('e in mano ai|e in mano agli|e dei|e degli', it)),
    ),
    'holder',
    nation,
  ),
);

/** On which side of the row xx20 the attacked hex lies (15.2). */
const TWENTY = 'xx20|xx 20|20|twenty|veinte|venti|number twenty|numero venti|numero veinte';
export const ROW_20 = words(
  inRow(
    '|the|la|el|del|de la|della|dalla|alla',
    'row|hex row|line|fila|linea|hilera|riga|hexrow',
    '|of|no|number|numero',
    TWENTY,
    '|line|row|fila|linea',
  ),
  inRow('|the|la|della|de la|dalla', TWENTY, 'row|line|hex row|fila|linea|riga|hilera'),
  'xx20|xx 20|the xx 20|la xx 20|della xx 20',
  paired('the|la|della|de la|dalla', '20|xx20|xx 20'),
  paired(
    'row|the row|line|the line|hex row|the hex row|fila|la fila|linea|la linea|hilera|la hilera|della fila|della linea|riga|la riga|della riga',
    'xx20|xx 20|20',
  ),
);
const TOWARDS = (en: string, es: string, it: string): string =>
  inRow(
    '|it s|it is|he attacks|lies|esta|queda|ataca|e|sta|attacca',
    '|on|in|to|at|en|a|por|sul|nel|nella|al|sulla|dal|del|dalla',
    '|the|el|la|lo|il',
    words(
      inRow(en, 'side|part|half|zone|sector|area|end|hexes|map'),
      inRow('lado|parte|zona|mitad|sector|mapa', es),
      inRow('lato|parte|zona|meta|settore|area|mappa', it),
    ),
    '|of|from|, past|past|beyond|, beyond|above|, above|de|del|, pasada|pasada|, mas alla de|mas alla de|di|della|del|, oltre|oltre|, sopra|,',
  );
export const TO_NORTH =
  `${TOWARDS('northern|north|upper', 'norte|septentrional|superior', 'nord|settentrionale|superiore')}|` +
  'up north of|up north past|cae al norte de|cae al norte de la|cae al norte|cae mas arriba de|mas arriba de|mas arriba de la|e piu su di|e piu su della|piu su della|piu su di|e piu a nord di|e piu a nord della|piu a nord della|piu in alto della|cade a nord della|cade a nord di|higher than|further up than|further north than|north past|is up past|mas al norte que|' +
  'past|mas alla de la fila|pasada|pasada la|queda al norte de|queda al norte de la|sta a nord della|north of|lies north of|is north of|to the north of|up in the north beyond|north beyond|beyond|above|al norte de|esta al norte de|al norte|mas al norte de|mas alla de|mas alla de la|por encima de|arriba de|a nord di|a nord della|e a nord di|e a nord della|sta a nord di|a nord|oltre la|oltre|sopra la';
export const TO_SOUTH =
  `${TOWARDS('southern|south|lower', 'sur|meridional|inferior', 'sud|meridionale|inferiore')}|` +
  'south of|lies south of|is south of|to the south of|below|al sur de|esta al sur de|por debajo de|a sud di|a sud della|e a sud di|e a sud della|sotto la';

/** The attacked hex of the offensive in the north, without the row (15.3). */
export const IN_NORTH = inRow(
  '|with|con|it s|it is|es|e|but|y|ma',
  '|the|an|a|el|un|l|lo|il',
  'attacked hex|hex attacked|target|target hex|hex|objective|attack|battle|fight|defended hex|hexagono atacado|hex atacado|objetivo|hexagono|ataque|combate|batalla|esagono attaccato|bersaglio|obiettivo|esagono|attacco|scontro|battaglia|combattimento',
  '|is|lies|s|sits|falls|happens|takes place|esta|queda|cae|se da|ocurre|e|sta|si trova|cade|avviene',
  'in the north|up north|up in the north|to the north|in the northern half|in the northern part|in the northern zone|en el norte|al norte|en la parte norte|en la mitad norte|en la zona norte|a nord|al nord|nel nord|nella parte nord|nella zona nord|nella meta nord',
);
/** A direction says where attackers stand, with "from" before it or not. */
export const toward = (names: string): string =>
  words(
    names,
    paired(names, 'side|edge|of him|of it|of them|suyo|de el|di lui|hexside'),
    paired('lado|el lado|lato|dal lato|sul lato', names),
  );
export const DIRECTIONS = choice('from', {
  n: toward(
    'northern hex|the northern hex|hexagono norte|hexagono del norte|hex del norte|esagono settentrionale|esagono a nord|north|norte|nord|settentrione',
  ),
  ne: toward('northeast|north east|noreste|nordeste|nordest|nord est'),
  se: toward('southeast|south east|sureste|sudeste|sudest|sud est'),
  s: toward('south|sur|sud'),
  sw: toward('southwest|south west|suroeste|sudoeste|sudovest|sud ovest'),
  nw: toward('northwest|north west|noroeste|nordovest|nord ovest'),
});

/** "Enemy units on its railway", and that there are none. */
export const ON_RAILS = paired(
  'on the|on its|en la|en el|en su|por la|sulla|sulla sua|lungo la',
  'railway|railroad|rail|rail line|line|via|via ferrea|ferrocarril|linea|ferrovia|linea ferroviaria',
);
export const ON_WAY =
  'on the way|in the way|in between|on the route|on its route|en el camino|por el camino|de por medio|en la ruta|lungo la via|sulla via|in mezzo|sul percorso';
export const ENEMIES =
  'enemy unit|enemy units|enemies|enemy|unidad enemiga|unidades enemigas|enemigo|enemigos|unita nemica|unita nemiche|nemico|nemici';
export const ENEMY_TOWNS =
  'enemy held town|enemy held city|enemy town|enemy towns|enemy city|enemy cities|enemy controlled town|enemy controlled city|ciudad enemiga|ciudades enemigas|pueblo enemigo|citta nemica|citta nemiche|paese nemico';
export const NONE = 'no|sin|ningun|ninguna|senza|nessun|nessuna';
export const onWay = (name: string, who: string, where: string, isIt: boolean): readonly Entry[] => [
  field(paired(paired('|a|an|there s an|there is an|un|una|hay un|hay una|c e un|c e una', who), where), name, isIt),
  field(paired(NONE, paired(who, where)), name, !isIt),
];

/** "Attack from north, south and south-east": several directions make a ring. */
export const FROM_SIDES =
  'attack from|attacks from|attacked from|attacking from|ataque desde|ataco desde|atacado desde|atacan desde|attacco da|attacco dal|attaccato da|attaccano da';

/** "A corps moves through forest and then clear": who marches over ground by its name moves. */
export const MARCHES = inRow(
  'moves|move|moving|marches|march|marching|goes|go|going|walks|travels|advances|moved|mueve|mueven|se mueve|se mueven|marcha|marchan|avanza|avanzan|va|van|pasa|si muove|si muovono|muove|marcia|marciano|avanza|avanzano|va|vanno|passa|passano',
  'through|across|over|via|into|along|by|por|a traves de|a|hacia|en|in|attraverso|per|su|nella|nel|verso',
  '|a|an|the|one|two|three|un|una|el|la|los|dos|tres|il|lo|due|tre',
  words(GROUND.clear, GROUND.forest, GROUND.swamp, GROUND.mountain),
);

/** "A corps wants to move": it moves by its own points where nobody says otherwise. */
export const WANTS_TO_MOVE = inRow(
  'wants|want|would like|d like|is|are|is about|is ready|has|is trying|tries|tiene|quiere|quieren|desea|va|intenta|trata de|se dispone|vuole|vogliono|vorrebbe|deve|sta per|prova|cerca di|intende',
  '|to|going to|a|di|per|que',
  'move|march|move on|move off|set off|moverse|mover|marchar|avanzar|desplazarse|muovere|muoversi|marciare|avanzare|spostarsi',
);

export const unitText = ({ count, traits }: Item): Text =>
  text('typed.guns', {
    n: count ?? 1,
    unit: text(`unit.counter.${String(traits.nation)}.${String(traits.kind ?? 'infantry')}`),
  });

export const MOVED_ALREADY = words(
  'already moved|have already moved|moved already|already gone|have already gone|have already gone by rail|already gone by rail|went by rail|already went by rail|have gone by rail|have been railed|already railed|have already been railed|by rail already|have already used the rails|already by rail|have moved by rail|already moved by rail|have already moved by rail|moved before|railed before',
  'ya movidos|ya movidas|ya han movido|ya se han movido|ya se movieron|ya han ido|ya han ido en tren|ya fueron en tren|ya han viajado|ya viajaron|ya han viajado en tren|ya transportados|ya transportadas|ya han sido transportados|en tren ya|han ido ya en tren|ya han usado el tren|ya movidos por tren|ya se han movido por tren',
  'gia mossi|gia mosse|hanno gia mosso|si sono gia mossi|si sono gia mosse|sono gia andati|sono gia andate|sono gia andati in treno|sono gia andate in treno|gia andati in treno|gia trasportati|gia trasportate|sono gia stati trasportati|sono gia state trasportate|hanno gia viaggiato|hanno gia viaggiato in treno|hanno gia usato il treno|hanno gia preso il treno',
);
/** Those who have gone by rail before, told with another verb. */
export const TOOK_TRAIN = words(
  paired(
    '|have|have already|already|had already|have just',
    paired(
      'used|took|taken|take|ridden|gone by',
      words(
        'the trains|the train|the rails|the railway|rail|trains',
        paired('the trains|the train|the rails|the railway|rail|trains', 'already|before'),
      ),
    ),
  ),
  'moved strategically|have moved strategically|already moved strategically|have already moved strategically|already made strategic movement|have already made strategic moves|moved strategically already|already moved by strategic movement',
  paired(
    'ya|',
    paired(
      'usaron|han usado|cogieron|han cogido|tomaron|han tomado|hicieron|han hecho|fueron en|han ido en',
      words(
        'el ferrocarril|el tren|tren|los trenes|movimiento estrategico|el movimiento estrategico',
        paired('el ferrocarril|el tren', 'ya|antes'),
      ),
    ),
  ),
  paired(
    'hanno gia|gia|hanno',
    paired(
      'usato|preso|fatto|utilizzato',
      'la ferrovia|il treno|i treni|movimento strategico|il movimento strategico|il treno gia',
    ),
  ),
);
/** "Ya han ido cuatro rusos en tren": the number stands between the verb and who it counts. */
export const movedBefore = (name: string, who: string): readonly Entry[] =>
  [1, 2, 3, 4, 5, 6].map((n) =>
    field(
      paired(
        paired(
          'ya han ido|ya han movido|ya se han movido|ya fueron|ya han viajado|ya se movieron|ya movi|sono gia andati|sono gia andate|si sono gia mossi|hanno gia viaggiato|ho gia mosso',
          words(String(n), ...LANGUAGES.map((lang) => numberWord(n, lang))),
        ),
        words(who, paired(who, 'en tren|por tren|in treno|por ferrocarril|per ferrovia')),
      ),
      name,
      n,
    ),
  );

const BEFORE_HIM =
  'after|after another|besides|on top of|despues de|despues de otros|despues de otras|tras|tras otros|tras otras|ademas de otros|dopo|dopo altri|dopo altre|oltre a|oltre ad altri|oltre ad altre';
/** "After four other Russians": those who went before, and none who go now. */
const movedAfter = (name: string, who: string): readonly Entry[] =>
  [1, 2, 3, 4, 5, 6].map((n) =>
    field(
      inRow(BEFORE_HIM, words(String(n), ...LANGUAGES.map((lang) => numberWord(n, lang))), '|other|more', who),
      name,
      n,
    ),
  );
/** "Four corps took the train already": whose they are says the nation that moves. */
export const MOVED_UNITS: Entry = asks(
  paired(
    'corps|units|counters|cuerpos|unidades|fichas|corpi|unita|pedine',
    words(MOVED_ALREADY, TOOK_TRAIN, paired('|already|ya|gia', paired(TOOK_TRAIN, 'already|ya|gia'))),
  ),
  'used',
  0,
  6,
  { before: true },
);

const PEOPLE = ['german', 'austrian', 'russian'];
const peopleOf = (who: string): string =>
  alternatives(who)
    .filter((word) => PEOPLE.includes(word))
    .join('|');
/** "Three Germans already moved": those who went by rail before (11.3). */
export const moved = (name: string, who: string): readonly Entry[] => [
  counted(
    inRow(
      '|and|y|e|but|pero|ma',
      'of|of the|of my|de|de los|de mis|di|dei|degli|dei miei',
      who,
      '|i|we|he|they|ne|yo|io|noi|ya',
      'have|has|ve|s|he|hemos|ha|han|ho|abbiamo|hanno|llevo|llevamos|ya he|ya hemos|already|movi|movimos',
      '|already|ya|gia',
      '|moved|railed|sent|used|shipped|transported|movido|movidos|trasladado|transportado|usado|enviado|mosso|mossi|mosse|spostato|spostati|spostate|trasportato|trasportati|usato|usati|mandato|mandati',
      '|already|ya|gia',
      '#',
      '|already|by rail|by train|ya|en tren|gia|in treno|so far|before',
    ),
    name,
    0,
    6,
  ),
  asks(paired(who, words(MOVED_ALREADY, TOOK_TRAIN, 'are already gone|already gone|have already gone')), name, 0, 6, {
    before: true,
  }),
  ...movedBefore(name, who),
  ...movedAfter(name, who),
  asks(
    inRow(
      who,
      words(
        MOVED_ALREADY,
        'moved|railed|used|shipped|transported|movidos|movidas|transportados|transportadas|usados|usadas|mossi|mosse|spostati|spostate|trasportati|trasportate|usati|usate',
      ),
      '|so far|up to now|until now|already|by now|hasta ahora|hasta el momento|ya|finora|fino a ora|fino ad ora|gia',
      ':|is|are|son|sono|=',
    ),
    name,
    0,
    6,
  ),
  asks(
    inRow(
      who,
      '|that went|went|who went|moved|fueron|movieron|sono andati|si sono mossi',
      'before it|before him|before this one|before them|ahead of it|antes que el|antes que ella|antes que este|antes de el|prima di lui|prima di lei|prima di questo|prima di loro',
    ),
    name,
    0,
    6,
    { before: true },
  ),
  asks(
    inRow(
      words(
        inRow('rail|strategic|', peopleOf(who), '|rail|strategic', 'moves'),
        inRow('movimientos|movimiento|movimenti|movimento', '|por tren|en tren|in treno|estrategicos|strategici', who),
      ),
      '|already|ya|gia|have been|are|se han|han|son|sono',
      '|spent|used|used up|gone|made|taken|gastados|usados|hechos|consumidos|consumati|usati|fatti|spesi',
    ),
    name,
    0,
    6,
    { before: true },
  ),
  ...[1, 2, 3, 4, 5, 6].map((n) =>
    field(
      inRow(
        '|the|los|las|i|gli|le',
        who,
        'have|have already|already|had|han|ya han|llevan|ya llevan|hanno|hanno gia',
        'used up|used|spent|made|taken|gastado|usado|hecho|gastados|usados|hechos|consumidos|consumido|usato|fatto|speso|consumato',
        words(String(n), ...LANGUAGES.map((lang) => numberWord(n, lang))),
        'moves|rail moves|move|strategic moves|of their moves|movimientos|movimiento|movimenti|movimento',
        '|already|so far|ya|gia',
      ),
      name,
      n,
    ),
  ),
];

export const SPENT = words(
  paired(
    '|mp|points|movement points|pm|puntos|puntos de movimiento|punti|punti movimento',
    'spent|already spent|spent already|used|already used|used already|used up|gone|gone already|already gone|spent so far|burned|burned already|burnt|gastados|ya gastados|gastados ya|usados|ya usados|consumidos|ya consumidos|spesi|gia spesi|usati|gia usati|consumati|gia consumati',
  ),
  'gone so far|down already',
  'movement points are used up|points are used up|mp are used up|points gone|points are gone|points before|pm gastados ya|se le han ido|punti se ne sono gia andati',
);
/** "It has burned two points so far": the number follows, and may have points of its own. */
export const SPENT_BEFORE: Readonly<Record<Language, string>> = {
  en: 'it used up|used up|after spending|it spent|it burnt|it has spent|it s spent|has spent|has already spent|already spent|it has already spent|it s already spent|it has used|has used|has already used|it s used|it s burned|it has burned|has burned|already used|used up|it has used up|it already used|it already spent|having spent|it s gone through',
  es: 'antes ha consumido|antes ha gastado|ya se le han ido|se le han ido|se le han ido ya|despues de gastar|tras haber gastado|ya ha gastado|ha gastado|ha gastado ya|ya gasto|gasto|ya lleva gastados|lleva gastados|ya se comio|se comio|se ha comido|ya se ha comido|ya uso|ha usado|ya ha usado|ya ha consumido|ha consumido|lleva usados|ya lleva|tras gastar',
  it: 'prima ha consumato|prima ha speso|se ne sono gia andati|gli se ne sono andati|se ne sono andati|dopo averne spesi|ha gia speso|ha speso|ne ha spesi|ne ha gia spesi|ne ha spesi gia|si e gia mangiato|si e mangiato|ha gia usato|ha usato|ne ha usati|ne ha gia usati|ha gia consumato|ha consumato|dopo aver speso|ha gia bruciato',
};
export const POINTS: Readonly<Record<Language, string>> = {
  en: 'points before|mp before|movement points before|mp|points|movement points|points so far|mp so far|mp already|points already',
  es: 'pm|puntos|puntos de movimiento|punto',
  it: 'pm|punti|punti movimento|punti di movimento|punto',
};
export const SPENT_POINTS: readonly Entry[] = [1, 2, 3, 4, 5, 6].map((n) =>
  field(
    words(
      ...LANGUAGES.map((lang) =>
        paired(paired(SPENT_BEFORE[lang], words(String(n), numberWord(n, lang))), POINTS[lang]),
      ),
    ),
    'spent',
    n,
  ),
);

/** What stands in the hex that is entered (12.4, 12.7), and the hexside that leads into it. */
export const FOES =
  'enemies|enemy units|enemy troops|an enemy unit|an enemy corps|an enemy|the enemy|enemy corps|enemy';
export const FOES_ES =
  'enemigos|unidades enemigas|tropas enemigas|una unidad enemiga|un cuerpo enemigo|el enemigo|un enemigo|enemigo';
export const FOES_IT = 'nemici|unita nemiche|truppe nemiche|un unita nemica|un corpo nemico|il nemico|un nemico|nemico';
export const THERE =
  'are there|are already there|are in it|are already in it|there|there already|already there|in it|stand there|stand in it|stacked there|sit there|already in it|in the hex';
export const OWN_EN = [
  'corps|corps of ours|of our corps|friendly corps|corps of mine|own corps|of our own corps|of my corps',
  'divisions|divisions of ours|of our divisions|friendly divisions|own divisions|of my divisions',
] as const;
export const ownThere = (en: string, es: string, it: string): string =>
  words(
    ...alternatives(en).filter((one) => /our|mine|own|friendly|my/.test(one)),
    paired(en, THERE),
    paired(
      paired('of my own|of our own|of our|of my|my own|our own|of mine', en),
      words(THERE, 'are there already|there already'),
    ),
    paired('my own|our own|of my own|of our own', en),
    paired(
      es,
      'nuestros|nuestras|amigos|amigas|propios|propias|mios|mias|de los nuestros|de los mios|ya ahi|ya alli|ahi|alli|dentro|nuestros dentro|nuestros ahi',
    ),
    paired('nuestros|nuestras|mis|nostri|nostre|dei nostri|delle nostre|miei|mie|dei miei', words(es, it)),
    paired(
      it,
      'amici|amiche|nostri|nostre|propri|proprie|dei nostri|delle nostre|miei|mie|gia li|gia la|li|dentro|nostri dentro',
    ),
  );
export const ENTERING: readonly Entry[] = [
  field(
    words(
      paired(
        'across|over|through|march over|march across|we d march over|we would march over|marching over|cross|crosses|crossing|it would cross|would cross|it d cross|going over|it crosses',
        'a lake|the lake|a lake hexside|the lake hexside|lake hexside|a frozen lake|lake|a lake side',
      ),
      'lake hexside|lake side|hexside is lake|hexside is a lake|the hexside is lake|the hexside is a lake|there s a lake on the way over|a lake on the way over|lake on the way over|lake in the way|a lake in the way',
      paired(
        'cruzando|cruza|cruzar|cruzaria|atravesando|atraviesa|atravesar|atravesaria|por|por encima de|por encima del|a traves de|a traves del|sobre|pasando|pasaria',
        'un lago|el lago|lago|un lado de lago|el lado de lago|lado de lago|un lago helado',
      ),
      'lado de lago|el lado es de lago|el lado es un lago|lado es de lago|lado es lago|hay un lago de por medio|lago de por medio|lago por medio|hay un lago en medio',
      paired(
        'attraverso|attraversando|attraversa|attraversare|attraverserebbe|passerebbe|passando|passa|passare|oltre|sopra|per',
        'un lago|il lago|lago|un lato di lago|il lato di lago|lato di lago|un lago gelato',
      ),
      'lato di lago|il lato e di lago|il lato e un lago|lato e di lago|lato e lago|c e un lago di mezzo|c e un lago in mezzo|dovrebbe passare il lago|dovrebbe attraversare il lago|lago in mezzo',
    ),
    'hexside',
    'lake',
  ),
  field(
    words(
      paired(
        'there are|there is|there s|full of|it s full of|it is full of|holds|the hex holds|it holds|occupied by|is occupied by|it s occupied by|with|contains|it contains',
        FOES,
      ),
      paired(
        FOES,
        'in it|there|in the hex|are there|are in it|is there|is in it|inside|stand there|hold it|holds it|sits there',
      ),
      'somebody hostile is already sitting there|somebody hostile is there|someone hostile is there|somebody hostile is sitting there|someone hostile is already sitting there|the other side is there|enemy occupied|enemy held|hex is enemy occupied|is enemy occupied|is enemy held|it s enemy occupied',
      paired(
        'hay|ya hay|lleno de|llena de|esta llena de|esta lleno de|ocupado por|ocupada por|esta ocupado por|esta ocupada por|tiene|con|contiene',
        FOES_ES,
      ),
      paired(
        'ahi esta|ahi estan|alli esta|alli estan|dentro esta|dentro estan|dentro hay|ahi hay|alli hay|ya esta|ya estan|esta',
        FOES_ES,
      ),
      paired(
        'dentro c e|dentro ci sono|li c e|li ci sono|c e gia|ci sono gia|ci sta|ci stanno|li sta|dentro sta|li dentro c e|e gia li',
        FOES_IT,
      ),
      paired(FOES_ES, 'dentro|ahi|alli|en el|en el hexagono|lo ocupan|lo ocupa|esta ahi|estan ahi'),
      paired(
        'ci sono|dentro ci sono|c e|dentro c e|pieno di|piena di|e pieno di|e piena di|occupato da|occupata da|occupato dal|e occupato da|e occupato dal|e occupata dal|contiene|con',
        words(FOES_IT, 'nemico'),
      ),
      paired(FOES_IT, 'dentro|li|la|nell esagono|ci stanno|lo occupa|lo occupano|e li|sono li'),
    ),
    'holds',
    'enemy',
  ),
  asks(ownThere(OWN_EN[0], 'cuerpos', 'corpi'), 'ownCorps', 0, 3, { before: true }),
  asks(ownThere(OWN_EN[1], 'divisiones', 'divisioni'), 'ownDivisions', 0, 6, { before: true }),
  filler(
    'it already holds|already holds|holds|lo occupano gia|occupano|occupato|occupata|lo ocupan ya|ya lo ocupan|ocupan|of my own|ahead|in front|por delante|delante|davanti|davanti ha|there are already|there are|hex holds|the hex holds|it holds|the hex has|the hex contains|already|ya hay|hay|el hex tiene|el hexagono tiene|la casilla tiene|tiene|ci sono gia|ci sono|l esagono contiene|contiene|l esagono ha|l esagono tiene|gia',
  ),
];

/** Where a unit wants to go, whatever it is. */
export const NEXT_HEX = words(
  'next|next hex|the next hex',
  paired(
    'enter|enters|entering|move into|go into',
    'the next hex|the next one|the hex beside it|the adjacent hex|an adjacent hex|that hex',
  ),
  'siguiente|hex siguiente|el hexagono siguiente|el hex siguiente|proximo|el proximo hexagono',
  paired(
    'entrar en|entra en|pasar a|pasa a',
    'el hex siguiente|el hexagono siguiente|la casilla siguiente|el siguiente hexagono|el siguiente hex|el proximo hexagono|el hexagono de al lado|ese hexagono',
  ),
  'successivo|esagono successivo|l esagono successivo|prossimo|il prossimo esagono',
  paired(
    'entrare|entra|passare|passa',
    'nell esagono successivo|nel prossimo esagono|nell esagono accanto|nell esagono adiacente|nella casella successiva',
  ),
);

/** Whether the way to the source is free (9.2). */
const WAY = {
  en: 'way|the way|route|the route|path|the path|its path|its route|line|the line|its line|road|the road',
  es: 'camino|el camino|su camino|la ruta|ruta|su ruta|la linea|su linea|el paso|paso|la via',
  it: 'strada|la strada|la sua strada|via|la via|il percorso|percorso|il suo percorso|la linea|la sua linea|il passaggio',
};
const FOE_UNIT = {
  en: words(FOES, paired('an|the|some|', 'enemy unit|enemy|enemy units|enemies|enemy corps')),
  es: FOES_ES,
  it: FOES_IT,
};
export const WAY_CUT = words(
  inRow(
    '|and|but|y|pero|e|ma',
    words(FOE_UNIT.en, FOES_ES, FOES_IT),
    'is sitting on|sits on|sit on|are sitting on|is standing on|stands on|stand on|is on|are on|lies on|is right on|is in|stands in|sits across|lies across|is astride|occupies|esta en|estan en|esta sentada en|esta sentado en|esta plantado en|esta plantada en|se ha plantado en|ocupa|ocupan|esta sobre|se sienta en|sta su|stanno su|sta sulla|sta sul|e sulla|e sul|siede sulla|siede sul|occupa|occupano|si trova sulla|si trova sul',
    words(WAY.en, WAY.es, WAY.it),
  ),
  paired(
    WAY.en,
    'isn t clear|is not clear|isn t free|is not free|isn t open|is not open|is barred|is blocked by enemies|isn t free , enemies on it|is not free , enemies on it|isn t clear , enemies on it',
  ),
  paired(
    WAY.en,
    paired(
      'is cut by|is barred by|is blocked by|runs into|bumps into|leads into|is closed by|cut by|blocked by',
      FOE_UNIT.en,
    ),
  ),
  paired(FOE_UNIT.en, paired('bar|bars|close|closes|cut|cuts|block|blocks', WAY.en)),
  paired(
    WAY.es,
    'no esta libre|no esta despejado|no esta despejada|esta cerrado|esta cerrada|no esta libre , hay enemigos|no es libre',
  ),
  paired(
    WAY.es,
    paired('tropieza con|choca con|topa con|se topa con|da con|esta cortado por|esta cortada por|la cortan', FOES_ES),
  ),
  paired(FOES_ES, paired('cierra|cierran|barra|corta|cortan|bloquea|bloquean', WAY.es)),
  paired(
    WAY.it,
    'non e libera|non e libero|non e aperta|e chiusa|e chiuso|e sbarrata|e sbarrato|non e libera , ci sono nemici|e bloccato',
  ),
  paired(
    WAY.it,
    paired(
      'incappa in|sbatte contro|incontra|e tagliata da|e tagliato da|finisce contro|finisce in|urta contro',
      FOES_IT,
    ),
  ),
  paired(FOES_IT, paired('sbarra|sbarrano|chiude|chiudono|taglia|tagliano|blocca|bloccano', WAY.it)),
);

/** The source is not in the hands of the unit's side. */
const THAT = {
  en: 'it traces to|it leads to|it draws from|it draws supply from|to which it traces',
  es: 'al que traza|al que llega|a la que traza|a la que llega|al que va|de donde bebe',
  it: 'a cui traccia|a cui arriva|a cui va|da cui traccia|verso cui traccia',
};
const LOST_TOWN = {
  en: paired('|control of', words(TOWN.en, paired(TOWN.en, THAT.en))),
  es: paired('|el control de|el control del', words('pueblo', TOWN.es, paired(words('pueblo', TOWN.es), THAT.es))),
  it: paired(
    '|il controllo del|il controllo della|il controllo di',
    words('paese|citta', TOWN.it, paired(words('paese|citta', TOWN.it), THAT.it)),
  ),
};
export const TOWN_LOST = words(
  paired(
    paired(
      'we|he|they|the russian|the russians|the german|the germans|i',
      'don t control|do not control|doesn t control|does not control|don t hold|do not hold|doesn t hold|no longer control|no longer controls|no longer hold|no longer holds|lost|have lost|has lost|ve lost|s lost',
    ),
    LOST_TOWN.en,
  ),
  paired(
    paired(
      '|el ruso|los rusos|el aleman|los alemanes',
      'no controlamos|no controla|no controlan|ya no controlamos|ya no controla|no tenemos|ya no tenemos|ya no tiene|ha perdido|han perdido|hemos perdido|perdimos|perdio|he perdido',
    ),
    LOST_TOWN.es,
  ),
  paired(
    paired(
      '|il russo|i russi|il tedesco|i tedeschi',
      'non controlliamo|non controlla|non controllano|non controlliamo piu|non controlla piu|non teniamo|non abbiamo piu|ha perso|hanno perso|abbiamo perso|ho perso',
    ),
    LOST_TOWN.it,
  ),
  paired(TOWN.en, 'in enemy hands|in the hands of the enemy'),
  paired(
    words('pueblo', TOWN.es),
    'en poder del enemigo|en manos del enemigo|en manos enemigas|esta en poder del enemigo|esta en manos del enemigo',
  ),
  paired(words('paese|citta', TOWN.it), 'in potere del nemico|in mano al nemico|in mano nemica|e in potere del nemico'),
);
