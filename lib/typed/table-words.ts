import { alternatives, inRow, paired } from '@/lib/typed/phrases';

/*
 * What players of any wargame call those who fight, their units and how these are, the ground and the dice, in the
 * three languages. A game takes the words of what it has, and adds those that are its own.
 */

/** Several lists of words in one. */
export const words = (...lists: readonly string[]): string => lists.join('|');

/** "Reducid|o a os as": a stem with each of its endings. */
const ending = (stems: string, endings: string): string =>
  alternatives(stems)
    .flatMap((stem) => endings.split(' ').map((end) => `${stem}${end}`))
    .join('|');
/** Adjectives and participles by their stems. */
export const spanish = (stems: string): string => ending(stems, 'o a os as');
export const italian = (stems: string): string => ending(stems, 'o a i e');

export const PEOPLES = {
  german: words(
    'german|germans|ge|ger|germany|jerry|jerries|kraut|krauts|boche|boches|hun|huns|deutsche',
    'ale|aleman|alemana|alemanes|alemanas|alemania|germanico|germanicos|teuton|teutones',
    'tedesco|tedesca|tedeschi|tedesche|germania|germanici|crucco|crucchi|ted',
  ),
  austrian: words(
    'austrian|austrians|austria|austro|austro hungarian|austro hungarians|austrohungarian|austrohungarians|austria hungary',
    'hungary|hungarian|hungarians|ah|a h|au|a u|kuk|k u k|k k|honved',
    spanish('austriac|austrohungar|austro hungar|hungar'),
    'austria hungria|hungria',
    ending('austriac|austroungaric|austro ungaric', 'o a i he'),
    'ungherese|ungheresi',
    'austria ungheria|ungheria',
  ),
  russian: words(
    'russian|russians|ru|rus|russia|russkies|ivan|ivans|tsarist|tsarists|ussr',
    spanish('rus'),
    'rusia|zarista|zaristas',
    italian('russ'),
    'zaristi',
  ),
  romanian: words(
    'romanian|romanians|rumanian|rumanians|ro|rom|romania|rumania',
    spanish('ruman'),
    italian('rumen|romen'),
  ),
  french: words(
    'french|frenchman|frenchmen|fr|fra|france|frogs|poilus',
    'frances|francesa|franceses|francesas|francia|gabachos|franchutes',
    'francese|francesi',
  ),
  british: words(
    'british|brit|brits|br|bef|english|england|britain|great britain|uk|tommy|tommies',
    spanish('britanic'),
    'ingles|inglesa|ingleses|inglesas|gran bretana|inglaterra',
    ending('britannic', 'o a i he'),
    'inglese|inglesi|gran bretagna|inghilterra',
  ),
  belgian: 'belgian|belgians|be|bel|belgium|belga|belgas|belgica|belgi|belghe|belgio',
  turkish: words(
    'turk|turks|turkish|tur|ottoman|ottomans',
    spanish('turc|otoman'),
    ending('turc', 'o a hi he'),
    italian('ottoman'),
  ),
} as const;

const CORPS =
  'corps|corp|army corps|cuerpo|cuerpos|cpo|cpos|cuerpo de ejercito|cuerpos de ejercito|corpo|corpi|corpo d armata|corpi d armata|c d a';
const DIVISIONS = 'division|divisions|div|divs|divisiones|divisione|divisioni';
const CAVALRY = 'cavalry|cav|horse|horsemen|caballeria|cab|jinetes|cavalleria|cavallerie';

/** "Infantry division", "división de infantería", "div inf": units of an arm. */
export const ofArm = (units: string, english: string, latin: string): string =>
  words(paired(english, units), paired(units, words(latin, paired('de|di|a', latin))));

export const UNITS = {
  army: 'army|armies|arm|full army|ejercito|ejercitos|ej|ejs|ejto|ejtos|armata|armate|armada|armadas|esercito|eserciti',
  corps: CORPS,
  infantryCorps: words(
    CORPS,
    ofArm('corps|cuerpo|cuerpos|cpo|cpos|corpo|corpi', 'infantry|inf', 'infanteria|inf|fanteria'),
    'reserve corps|cuerpo de reserva|cuerpos de reserva|corpo di riserva|corpi di riserva',
  ),
  division: words(DIVISIONS, ofArm(DIVISIONS, 'infantry|inf', 'infanteria|inf|fanteria')),
  brigade: words(
    'brigade|brigades|bde|bdes|brig|brigada|brigadas|brigata|brigate',
    ofArm('brigade|brigades|bde|brigada|brigadas|brigata|brigate', 'infantry|inf', 'infanteria|fanteria'),
  ),
  infantry:
    'infantry|inf|infanteria|fanteria|fanterie|infantry unit|infantry units|unit of infantry|unidad de infanteria|unita di fanteria',
  cavalry: words(CAVALRY, 'cavalry unit|cavalry units|unidad de caballeria|unidades de caballeria|unita di cavalleria'),
  cavalryCorps: ofArm(
    'corps|cuerpo|cuerpos|cpo|cpos|corpo|corpi',
    'cavalry|cav',
    'caballeria|cab|cavalleria|cav|cavallo',
  ),
  cavalryDivision: ofArm(DIVISIONS, 'cavalry|cav', 'caballeria|cab|cavalleria|cav|cavallo'),
  fort: 'fort|forts|fortress|fortresses|fuerte|fuertes|fortaleza|fortalezas|forte|forti|fortezza|fortezze',
  heavyArtillery:
    'heavy artillery|heavy arty|heavies|heavy guns|heavy gun|big guns|artilleria pesada|art pesada|artiglieria pesante|art pesante',
  siegeArtillery:
    'siege artillery|siege guns|siege gun|artilleria de asedio|artilleria de sitio|canones de asedio|artiglieria d assedio|cannoni d assedio',
} as const;

export const STATES = {
  reduced: words(
    'reduced|flipped|half strength|at half strength|reduced strength|at reduced strength|with reduced strength|on its reduced side|reduced side|weakened|weak side',
    spanish('reducid|voltead|girad'),
    'a media fuerza|media fuerza|a fuerza reducida|con fuerza reducida|fuerza reducida|dado la vuelta|dada la vuelta',
    italian('ridott|girat'),
    'a forza ridotta|con forza ridotta|forza ridotta|a mezza forza|mezza forza|sul lato ridotto',
  ),
  full: words(
    'full|full strength|at full strength|fresh|intact|unflipped|unreduced',
    spanish('enter|llen|complet|fresc|intact'),
    'a plena fuerza|plena fuerza|a fuerza completa|fuerza completa|a plena potencia|plena potencia|al completo',
    italian('pien|inter|intatt|complet'),
    ending('fresc', 'o a hi he'),
    'a piena forza|piena forza|a pieno organico|al completo',
  ),
  unsupplied: words(
    'out of supply|oos|unsupplied|not in supply|not supplied|no supply|without supply|cut off|cut off from supply|isolated',
    'sin suministro|sin suministros|fuera de suministro|sin abastecer|sin abastecimiento|sin abastecimientos',
    spanish('desabastecid|aislad|copad'),
    'fuori rifornimento|senza rifornimento|senza rifornimenti',
    italian('isolat|non rifornit'),
    'tagliato fuori|tagliata fuori|tagliati fuori|tagliate fuori',
  ),
  supplied: words(
    'in supply|supplied|con suministro|con suministros|abastecido|abastecidos|abastecida|abastecidas',
    spanish('suministrad'),
    'in rifornimento|con rifornimento',
    italian('rifornit'),
  ),
} as const;

export const GROUND = {
  clear: words(
    'clear|open|open ground|clear ground|clear terrain|clear hex|plain|plains|flat|flat ground',
    'claro|terreno claro|despejado|terreno despejado|llano|terreno llano|llanura|campo abierto|terreno abierto',
    'aperto|terreno aperto|libero|terreno libero|sereno|pianura|sgombro|chiaro|terreno chiaro|pulito|campo aperto',
  ),
  forest: words(
    'forest|forests|woods|wood|woodland|woodlands|timber|timberland|trees|bosque|bosques|arboles|arboleda|arboledas|arbolado|foresta|foreste|bosco|boschi|boscaglia|alberi',
    inRow(
      'among|amid|amidst|amongst|between|under|deep in|entre|bajo|en medio de|metidos entre|tra|fra|in mezzo a|in mezzo|sotto',
      '|the|some|los|unos|gli|degli|agli|i|ai',
      'trees|woods|timber|arboles|alberi|boschi',
    ),
    'pleno bosque|en pleno bosque|plena foresta|piena foresta|in piena foresta|pieno bosco|in pieno bosco',
  ),
  mountain:
    'mountain|mountains|mountainous|mtn|mtns|mount|montana|montanas|montanoso|montanosa|monte|montes|montagna|montagne|monti|montuoso',
  swamp: words(
    'swamp|swamps|marsh|marshes|marshland|bog|pantano|pantanos|cienaga|cienagas|marisma|palude|paludi',
    'swampland|swampy ground|swampy terrain|marshy ground|marshy terrain|boggy ground|bogs|wetland|wetlands|marismas|terreno pantanoso|suelo pantanoso|cenagal|terreno paludoso|suolo paludoso|acquitrini',
    inRow(
      'mud|mire|muck|fango|barro|lodo|melma',
      'of|in|de|del|di|della|dei|delle',
      '|the|a|la|el|los|las',
      'swamp|swamps|marsh|marshes|bog|pantano|pantanos|cienaga|palude|paludi',
    ),
    inRow(
      'in|among|amid|between|entre|tra|fra|in mezzo a|in mezzo alle',
      '|the|los|las|le',
      'swamps|marshes|pantanos|cienagas|paludi',
    ),
  ),
  desert: words(
    'desert|desierto|deserto|desert box|desert sand|desert sands|desert ground|deep desert',
    inRow('arena|arenas|sabbia|sabbie|dune|dunas', 'de|del|di', '|el', 'desierto|deserto'),
  ),
  river: 'river|rivers|rio|rios|fiume|fiumi',
  city: 'city|town|ciudad|citta|urban|urbano',
} as const;

/** Leads to the number of a trench. */
export const TRENCH = words(
  'trench|trenches|tr|trn|trench level|entrenched|entrenchment|entrenchments|dug in|dug in at|well dug in',
  'trinchera|trincheras|trinch|atrincheramiento|atrincheramientos',
  spanish('atrincherad'),
  'trincea|trincee|trinceramento|trinceramenti',
  italian('trincerat'),
);
export const NO_TRENCH = words(
  'no trench|no trenches|without trench|without trenches|without a trench|untrenched|not dug in|not entrenched',
  paired(
    'nobody|nobody has|no one has|they have not|they haven t|he has not|he hasn t',
    'dug in|dug any trench|dug any trenches|entrenched',
  ),
  'ninguna trinchera|sin trinchera|sin trincheras|sin atrincherar|sin atrincherarse|nada de trincheras',
  'niente trincea|niente trincee|nessuna trincea|nessun trinceramento|senza trincea|senza trincee',
);

/** Between a unit and its strength. */
export const WORTH =
  'of|de|da|di|worth|rated|rated at|valued at|que vale|que valen|con valor de|che vale|che valgono|dal valore di';

/** Leads to the number of a die that was rolled. */
export const DIE = words(
  'die|dice|die roll|roll|rolls|rolled|rolling|dado|dados|tirada|tira|tiran|tirando|saco|saca|sacan|sacando',
  'tiro|tirano|lancia|lanciano|con dado|esce|sale',
);

/** Behind the number of a die. */
export const ON_DIE =
  'on the die|on the dice|on the roll|on a d6|on my die|en el dado|con el dado|al dado|sul dado|col dado|con il dado|nel tiro';

/** Who evades a battle. */
export const WITHDRAWS = words(
  'withdraws|withdraw|withdrawing|retires before combat|retires before battle|slips away|slip away|evades|evade|cavalry retreat',
  paired(
    'withdraws|withdraw',
    'before combat|before the combat|before battle|before the battle|from the battle|from combat',
  ),
  paired(
    'se retira|se retiran|prefiere retirarse|prefieren retirarse|se escabulle|se escabullen',
    'antes del combate|antes de la batalla|del combate|de la batalla',
  ),
  'retirada de caballeria|se escabulle|se escabullen|elude el combate|elude la batalla|evita el combate|evita la batalla',
  paired(
    'si ritira|si ritirano|preferisce ritirarsi|preferiscono ritirarsi|si sottrae|si sottraggono',
    'prima del combattimento|prima della battaglia|dal combattimento|dalla battaglia',
  ),
  'ritirata di cavalleria|si sottrae|si sottraggono|evita il combattimento|evita la battaglia',
);

const HAS_COME = words(
  'has come|has come already|has already come|came|already came|has come up|came up|came up already|has happened|has already happened|happened|already happened',
  'has happened already|is over|has been|has been drawn|is on|is in force|in force|is out|is out already|has taken place|was rolled|has been rolled|came out|went off',
  'already out|already over|already done|already drawn|is behind us|was drawn|was drawn before|was drawn earlier|came before|came earlier|had already come|is past|is already past|has passed|passed already|ya fuera|esta ya fuera|salio antes|habia salido|ya habia salido|salio ya|ya lo tuvimos|quedo atras|ya quedo atras|era uscito prima|era gia uscito|uscito prima|gia fuori|e gia fuori|l abbiamo gia avuto|e alle spalle|e gia passato|e passato',
  'ha ocurrido|ya ha ocurrido|ocurrio|ya ocurrio|ha pasado|ya ha pasado|ya paso|ha salido|ya ha salido|salio|ya salio|ha llegado|ya ha llegado|ya llego',
  'ha tenido lugar|ya ha tenido lugar|ha sucedido|ya ha sucedido|esta en vigor|en vigor|esta vigente|vigente|sigue en vigor|esta en juego|ya esta en juego|esta puesto|esta activo',
  'e avvenuto|e gia avvenuto|e avvenuta|e gia avvenuta|avvenuto|gia avvenuto|e successo|e gia successo|e successa|e gia successa|e accaduto|e gia accaduto|e uscito|e gia uscito|e uscita|e gia uscita',
  'e arrivato|e gia arrivato|e capitato|e gia capitato|c e gia stato|c e gia stata|c e stato|c e stata|e in vigore|in vigore|e in gioco|e gia in gioco|e attivo|e scattato|e gia scattato',
);
const WE_HAD = words(
  'we had|we have had|we ve had|i had|i have had|i ve had|we already had|we ve already had|we rolled|i rolled|we got|i got|there was|after|since',
  'hemos tenido|ya hemos tenido|tuvimos|ya tuvimos|he tenido|ha salido|ya ha salido|salio|ya salio|ha ocurrido|ya ha ocurrido|ya ocurrio|ha llegado|ya ha llegado|nos salio|me salio|hubo|ya hubo|despues de|despues del|tras|tras el',
  'abbiamo avuto|abbiamo gia avuto|ho avuto|ho gia avuto|e uscito|e gia uscito|e uscita|e gia uscita|e avvenuto|e gia avvenuto|e arrivato|e gia arrivato|ci e uscito|mi e uscito|c e stato|c e gia stato|dopo|dopo il|dopo l',
);
/** What tells that an event of a game has come: its name with a verb before or behind it. */
export const happened = (names: string): string => words(paired(names, HAS_COME), paired(WE_HAD, names));
