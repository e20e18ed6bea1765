import { LANGUAGES, type Language } from '@/lib/core/language';
import { numberWord } from '@/lib/core/number-words';
import { entry, fell, field, filler, paired, trait } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { ODDS } from '@/lib/games/when-eagles-fight/attack/fields';
import type { Nation } from '@/lib/games/when-eagles-fight/sides';
import type { Kind, Size } from '@/lib/games/when-eagles-fight/units';

/* What players call units, terrain and states in When Eagles Fight, by hand, in the three languages. */

const PEOPLES: Readonly<Record<Nation, string>> = {
  german:
    'kraut|krauts|jerry|jerries|german|germans|ge|ger|germany|central powers|cp|aleman|alemana|alemanes|alemanas|alemania|potencias centrales|poderes centrales|' +
    'tedesco|tedesca|tedeschi|tedesche|germania|imperi centrali|al|de german|' +
    // The Turkish corps counts as German (2.5).
    'turkish|turk|turks|ottoman|turco|turca|turcos|turchi|otomano|ottomano|landwehr|guard reserve|reserva de la guardia|riserva della guardia',
  'austro-hungarian':
    'a u|au|austro hungarian|austro hungarians|austrohungarian|austrian|austrians|ah|a h|austria hungary|austria|austro|' +
    'hungarian|hungarians|k u k|kuk|k k|austrohungaro|austrohungara|austrohungaros|austrohungaras|austro hungaro|austriaco|austriaca|' +
    'austriacos|austriacas|hungaro|hungaros|austria hungria|austro ungarico|austro ungarica|austro ungarici|' +
    'austro ungariche|austroungarico|austroungarica|austroungarici|austroungariche|austriaci|austriache|austria ungheria|honved',
  russian:
    'russkies|ivans|ivan|russian|russians|ru|rus|russia|ruso|rusa|rusos|rusas|rusia|russo|russa|russi|russe|ussr|tsarist|zarista|zaristas|' +
    'russian guard|russian guards|guardia rusa|de la guardia|la guardia|guardia|guardia russa|della guardia',
  romanian: 'romanian|romanians|rumanian|ro|romania|rumano|rumana|rumanos|rumania|rumeno|rumena|rumeni|rumene',
};

/** Words of a kind of unit with a size, put together as each language does. */
const sized = (kind: Kind, size: Size, words: string): Entry => trait(words, { kind, size });

/** "Active German corps", "cuerpo alemán activo": the nation stands between. */
const ACTIVE: readonly Entry[] = Object.entries(PEOPLES).flatMap(([nation, words]) =>
  words
    .split('|')
    .map((people) =>
      trait(
        ['active X corps', 'cuerpo X activo', 'cuerpos X activos', 'corpo X attivo', 'corpi X attivi']
          .map((form) => form.replace('X', people))
          .join('|'),
        { kind: 'active', size: 'corps', nation },
      ),
    ),
);

const UNITS: readonly Entry[] = [
  ...ACTIVE,
  sized(
    'active',
    'corps',
    'active corps|active|actives|active army corps|cuerpo activo|cuerpos activos|activo|activos|corpo attivo|corpi attivi|attivo|attivi',
  ),
  sized(
    'infantry',
    'corps',
    'corps|infantry corps|inf corps|army corps|cuerpo|cuerpos|cuerpo de infanteria|cuerpos de infanteria|cuerpo de ejercito|cuerpos de ejercito|corpo|corpi|corpo di fanteria|corpi di fanteria|corpo d armata|corpi d armata|reserve corps|cuerpo de reserva|corpo di riserva',
  ),
  sized(
    'infantry',
    'division',
    'division|divisions|div|divs|inf division|inf divisions|inf div|inf divs|infantry division|infantry divisions|divisiones|division de infanteria|divisiones de infanteria|divisione|divisioni|divisione di fanteria|divisioni di fanteria',
  ),
  sized(
    'cavalry',
    'corps',
    'cavalry corps|cav corps|corpo cav|cuerpo de cab|cuerpo de caballeria|cuerpos de caballeria|corpo di cavalleria|corpi di cavalleria',
  ),
  sized(
    'cavalry',
    'division',
    'cavalry division|cavalry divisions|cav division|cav divisions|cavalry div|cavalry divs|cav div|cav divs|division de cab|div de cab|div de caballeria|div cab|div cav|divisione cav|div di cavalleria|division de caballeria|divisiones de caballeria|divisione di cavalleria|divisioni di cavalleria',
  ),
  trait('infantry|inf|infanteria|fanteria|unit of infantry|infantry unit|infantry units', { kind: 'infantry' }),
  // Who is known by his people alone is infantry of the Tsar.
  trait(
    'siberian|siberians|siberiano|siberiana|siberianos|siberiani|siberiane|caucasian|caucasians|del caucaso|caucasico|caucasicos|caucasici|' +
      'turkestan|turkoman|turkomans|turcomano|turcomanos|turcomanni|finnish|finns|finlandes|finlandeses|finlandesi|finlandese|' +
      'latvian|latvians|leton|letones|lettone|lettoni|grenadier|grenadiers|granadero|granaderos|granatiere|granatieri',
    { kind: 'infantry', nation: 'russian' },
  ),
  trait(
    'guard corps|guards|guard infantry|cuerpo de la guardia|cuerpos de la guardia|corpo della guardia|corpi della guardia',
    {
      kind: 'infantry',
      size: 'corps',
      nation: 'russian',
    },
  ),
  trait('cossack|cossacks|cosaco|cosacos|cosaca|cosacco|cosacchi|cosacca', { kind: 'cavalry', nation: 'russian' }),
  trait('guard cavalry|guard cav|guards cavalry|caballeria de la guardia|cavalleria della guardia', {
    kind: 'cavalry',
    nation: 'russian',
  }),
  trait('cavalry|cav|caballeria|cavalleria|horse|cavalry unit|cavalry units', { kind: 'cavalry' }),
  trait(
    'fortress|fortresses|fortress infantry|fort|fortress unit|fortress garrison|garrison|fortaleza|fortalezas|infanteria de fortaleza|guarnicion|fuerte|fortezza|fortezze|fanteria da fortezza|guarnigione|forte',
    { kind: 'fortress' },
  ),
  trait(
    'heavy artillery|heavy arty|heavies|siege guns|siege gun|siege artillery|heavy guns|heavy gun|ha|artilleria pesada|artilleria de asedio|artiglieria pesante|artiglieria d assedio|guns|big guns|canones|cannoni',
    { kind: 'heavy-artillery', nation: 'german' },
  ),
];

const STATES: readonly Entry[] = [
  trait(
    'reduced|flipped|half strength|reducido|reducida|reducidos|reducidas|volteado|ridotto|ridotta|ridotti|ridotte|girato',
    { reduced: true },
  ),
  trait(
    'full|full strength|at full strength|entero|entera|enteros|enteras|lleno|llenos|pieno|piena|pieni|piene|completo|completa|completos|completas|a plena fuerza|intero|intera|interi|a piena forza|piena forza',
    { reduced: false },
  ),
  trait('two step|two steps|2 step|2 steps|de dos pasos|2 pasos|dos pasos|due passi|2 passi|a due passi', { steps: 2 }),
  trait('one step|single step|1 step|de un paso|un paso|1 paso|un passo|1 passo', { steps: 1 }),
  trait(
    'cut off|isolated|aislado|aislados|aislada|copado|copados|tagliato fuori|tagliati fuori|isolato|isolati|out of supply|oos|unsupplied|not in supply|sin suministro|fuera de suministro|sin abastecer|desabastecido|desabastecidos|desabastecida|fuori rifornimento|non rifornito|non riforniti|senza rifornimento|senza rifornimenti',
    { supply: 'out' },
  ),
  trait('by sea|supplied by sea|por mar|suministrado por mar|via mare|rifornito via mare', { supply: 'sea' }),
  trait('limited supply|in limited supply|suministro limitado|rifornimento limitato', { supply: 'limited' }),
  trait('in supply|supplied|con suministro|suministrado|suministrados|rifornito|riforniti|in rifornimento', {
    supply: 'edge',
  }),
  trait(
    'sin balas|no bullets|out of bullets|no shells|out of shells|sin proyectiles|senza proiettili|ammo|ammo shortage|ammunition shortage|short of ammunition|short of ammo|short on ammo|low ammo|escasos de municion|escaso de municion|corto de municion|a corto di munizioni|ammunition marker|out of ammo|low on ammo|sin municion|escasez de municion|falta de municion|sin municiones|senza munizioni|carenza di munizioni|scarsita di munizioni',
    { ammo: true },
  ),
  trait('2nd army|second army|segundo ejercito|2 ejercito|seconda armata', { secondArmy: true }),
];

/** Lands by their names, and what a city of theirs is called where no nation is called so. */
const LANDS: Readonly<Record<string, readonly [names: string, adjectives?: string]>> = {
  germany: ['germany|alemania|germania|east prussia|prusia oriental|prussia orientale'],
  'austria-hungary': [
    'austria|austria hungary|austria hungria|austria ungheria|hungary|hungria|ungheria|galicia|galizia',
  ],
  russia: ['russia|rusia|russia proper|la rusia propia|russia propria'],
  poland: [
    'poland|russian poland|polonia|polonia rusa|la polonia rusa|polonia russa',
    'polish city|ciudad polaca|citta polacca',
  ],
  romania: ['romania|rumania'],
};

const GROUND: readonly Entry[] = [
  field(
    'clear|open|open ground|plain|plains|clear terrain|claro|terreno claro|despejado|terreno despejado|llano|llanura|campo abierto|aperto|terreno aperto|libero|terreno libero|pianura|sereno|pulito|chiaro|terreno chiaro',
    'terrain',
    'clear',
  ),
  field('forest|forests|woods|wood|bosque|bosques|foresta|foreste|bosco|boschi', 'terrain', 'forest'),
  field('swamp|swamps|marsh|marshes|pantano|pantanos|cienaga|palude|paludi', 'terrain', 'swamp'),
  field(
    'mountain|mountains|montana|montanas|monte|montes|montagna|montagne|monti|carpathians|carpatos|carpazi',
    'terrain',
    'mountain',
  ),
  field(
    'river|rivers|across a river|behind a river|across the river|behind the river|rio|rios|tras un rio|cruzando un rio|tras el rio|fiume|fiumi|dietro un fiume|attraverso un fiume|oltre il fiume|no lake',
    'river',
    true,
  ),
  field('city|in a city|ciudad|citta|town city', 'city', 'city'),
  // "A city of Germany": of whom it is a land, and nobody who fights.
  ...Object.entries(LANDS).map(([land, [words, adjectives = '']]) =>
    field(
      [
        paired(
          'in a city of|in a city in|city of|city in|ciudad de|ciudad en|citta di|citta in|citta della|citta dell',
          words,
        ),
        adjectives,
      ]
        .filter((one) => one !== '')
        .join('|'),
      'cityOf',
      land,
    ),
  ),
  field('no city|sin ciudad|senza citta', 'city', 'none'),
  field('no terrain|sin terreno|senza terreno', 'terrain', 'clear'),
  filler(
    'no other modifiers|no modifiers|nothing else|sin modificadores|sin mas|nada mas|senza modificatori|nient altro',
  ),
  field('no river|sin rio|senza fiume', 'river', false),
  field(
    'in germany|en alemania|in germania|east prussia|prusia oriental|prussia orientale|prussia|prusia',
    'country',
    'germany',
  ),
  field(
    'in austria|in austria hungary|en austria|en austria hungria|in austria ungheria|galicia|galizia',
    'country',
    'austria-hungary',
  ),
  field(
    'in russia|in russia proper|russia proper|en rusia|rusia propia|en la rusia propia|in russia propria|russia propria|russia propriamente detta',
    'country',
    'russia',
  ),
  field(
    'in poland|poland|russian poland|polonia|polonia rusa|en polonia|in polonia|polonia russa|in russian poland',
    'country',
    'poland',
  ),
  field('in romania|en rumania', 'country', 'romania'),
];

/** A turn of Brusilov's offensive is none of the game, and the form asks when it began: it is not understood. */
const NTH = [
  ['first', '1st', 'primer', 'primo', 'primera', 'prima'],
  ['second', '2nd', 'segundo', 'secondo', 'segunda', 'seconda'],
  ['third', '3rd', 'tercer', 'terzo', 'tercera', 'terza'],
].flat();
const ROUND = ['turn', 'round', 'turno', 'ronda'];
const OFFENSIVE = [
  'brusilov',
  'the brusilov offensive',
  'brusilov offensive',
  'the offensive',
  'la ofensiva brusilov',
  'la ofensiva de brusilov',
  'ofensiva brusilov',
  'ofensiva de brusilov',
  'la ofensiva',
  'offensiva brusilov',
  'l offensiva di brusilov',
  'offensiva di brusilov',
];
const OFFENSIVE_TURN = entry(
  [
    'brusilov turn',
    'turno brusilov',
    ...NTH.flatMap((nth) =>
      ROUND.flatMap((turn) => [
        ...['brusilov', 'of brusilov'].map((of) => `${of} ${nth} ${turn}`.replace('of brusilov', 'brusilov offensive')),
        ...OFFENSIVE.flatMap((name) => ['of', 'de', 'di', 'della', 'dell'].map((of) => `${nth} ${turn} ${of} ${name}`)),
      ]),
    ),
  ].join('|'),
  { kind: 'other' },
);

/** What stands between the numbers of odds. */
const TO: Readonly<Record<Language, string>> = { en: 'to', es: 'a', it: 'a' };
/** "3:1", "3 to 1", "three to one", "3 a 1", "tres a uno". */
const oddsWords = (value: string): readonly string[] => [
  value,
  ...['to', 'a', 'por'].map((word) => value.replace(':', ` ${word} `)),
  ...LANGUAGES.map((lang) =>
    value
      .split(':')
      .map((n) => numberWord(Number(n), lang))
      .join(` ${TO[lang]} `),
  ),
];

const CASE: readonly Entry[] = [
  // Where attackers come from: the six hexes around the defender.
  ...Object.entries({
    n: 'north|norte|nord',
    ne: 'northeast|north east|noreste|nordeste|nor este|nordest|nord est',
    se: 'southeast|south east|sureste|sudeste|sudest|sud est',
    s: 'south|sur|sud',
    sw: 'southwest|south west|suroeste|sudoeste|sudovest|sud ovest',
    nw: 'northwest|north west|noroeste|nor oeste|nordovest|nord ovest|nord-ovest',
  }).map(([value, words]) => entry(words, { kind: 'field', field: 'from', value, place: true })),
  ...ODDS.map((value) =>
    entry(oddsWords(value).join('|'), {
      kind: 'field',
      field: 'odds',
      value,
    }),
  ),
  entry(
    'odds|at odds|odds of|proporcion|proporcion de|relacion|rapporto|rapporto di|rapporto di forze|en proporcion|ratio',
    { kind: 'filler' },
  ),
  entry('die|dice|roll|rolls|rolled|dado|tira|tiran|tirada|saco|saca|sacan|tiro|lancia|die roll|con dado|esce|sale', {
    kind: 'asks',
    of: 'field',
    name: 'die',
    min: 1,
    max: 6,
  }),
  fell(6),
  OFFENSIVE_TURN,
  // The offensive lasts from the turn in which it is declared (15.1); its name alone fills nothing in.
  entry(
    'brusilov was declared on turn|brusilov was declared in turn|brusilov was declared turn|brusilov started on turn|brusilov started in turn|brusilov started turn|brusilov began in turn|brusilov se declaro en el turno|brusilov fue declarada en el turno|' +
      'brusilov empezo en el turno|brusilov declarada turno|brusilov e stata dichiarata nel turno|brusilov e iniziata nel turno|brusilov iniziata nel turno|brusilov in force since turn|brusilov since turn|brusilov since|brusilov in force since|brusilov declared on turn|brusilov declared in turn|brusilov declared turn|brusilov began on turn|brusilov began turn|' +
      'brusilov desde el turno|brusilov en vigor desde el turno|brusilov declarada en el turno|brusilov dal turno|brusilov in vigore dal turno|brusilov dichiarata nel turno',
    { kind: 'asks', of: 'field', name: 'brusilov', min: 15, max: 18 },
  ),
  entry('brusilov', { kind: 'other' }),
  entry('turn|gt|game turn|turno|tg|t', { kind: 'asks', of: 'field', name: 'turn', min: 1, max: 24 }),
  field(
    'stavka|all under stavka|all under the stavka|under stavka|under the stavka|all near stavka|all with stavka|con stavka en todos|todos con stavka|todos bajo stavka|bajo stavka|tutti con lo stavka|tutti con stavka|tutti sotto lo stavka|sotto lo stavka|con lo stavka|con lo stavka su tutti|con stavka su tutti|con stavka|stavka support|near stavka|apoyo de stavka|appoggio dello stavka',
    'stavka',
    'all',
  ),
  field(
    'oberost|oberost phase|oberost combat phase|fase oberost|fase del oberost|fase de oberost|fase de combate oberost|fase de combate del oberost|' +
      'fase dell oberost|fase di oberost|fase di combattimento oberost',
    'phase',
    'oberost',
  ),
  field(
    paired(
      'all|all attackers|all the attackers|all of them|all attacking units|todos|todos los atacantes|todas las unidades|tutti|tutti gli attaccanti|tutte le unita',
      'next to stavka|next to the stavka|near the stavka|beside stavka|beside the stavka|adjacent to stavka|adjacent to the stavka|in reach of the stavka|within reach of the stavka|' +
        'junto al stavka|junto a la stavka|junto a stavka|al lado del stavka|al lado de la stavka|cerca del stavka|cerca de la stavka|al alcance del stavka|al alcance de la stavka|' +
        'vicino allo stavka|vicino alla stavka|accanto allo stavka|accanto alla stavka|alla portata dello stavka|alla portata della stavka|nel raggio dello stavka',
    ),
    'stavka',
    'all',
  ),
  field(
    'from both ends|from two ends|por los dos extremos|concentric|concentric attack|concentric assault|from opposite sides|from opposite hexes|opposite hexes|from both sides|from two opposite sides|from two sides opposite|opposite sides|surrounded|from the two opposite sides|concentrico|ataque concentrico|asalto concentrico|desde lados opuestos|hexagonos opuestos|por ambos lados|por los dos lados opuestos|por lados opuestos|desde los dos lados opuestos|por los dos lados|lados opuestos|attacco concentrico|assalto concentrico|da lati opposti|esagoni opposti|da entrambi i lati|da due lati opposti|dai due lati opposti|lati opposti',
    'concentric',
    true,
  ),
  entry(
    'factor|factors|attack factor|attack factors|defence factor|defense factor|defence factors|defense factors|combat factors|combat factor|strength|strength points|points|sp|cf|factores|factor de ataque|factores de ataque|factor de defensa|factores de defensa|factores de combate|puntos|puntos de fuerza|fuerza|fattore|fattori|fattore di attacco|fattori di attacco|fattori d attacco|fattore di difesa|fattori di difesa|punti|forza|fattori di combattimento|attack strength|defence strength|defense strength',
    {
      kind: 'asks',
      of: 'trait',
      name: 'factor',
      min: 0,
      max: 300,
      before: true,
      without: true,
    },
  ),
  entry('da', { kind: 'asks', of: 'trait', name: 'factor', min: 0, max: 20, optional: true, leads: true }),
  entry('each|of|de|di|worth|rated|que valen|con valor de|ciascuno da|da ciascuno|cada uno de|cada uno', {
    kind: 'asks',
    of: 'trait',
    name: 'factor',
    min: 0,
    max: 20,
    optional: true,
  }),
];

/** Every word of an attack in When Eagles Fight but its places. */
export const WORDS: readonly Entry[] = [
  ...UNITS,
  ...STATES,
  ...GROUND,
  ...CASE,
  ...Object.entries(PEOPLES).map(([nation, words]) => trait(words, { nation })),
];
