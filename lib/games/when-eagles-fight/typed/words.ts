import { LANGUAGES, type Language } from '@/lib/core/language';
import { numberWord } from '@/lib/core/number-words';
import { asks, entry, fell, field, filler, trait } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { DIE, GROUND, ON_DIE, paired, PEOPLES, STATES, UNITS, words, WORTH } from '@/lib/typed/table-words';
import { ODDS } from '@/lib/games/when-eagles-fight/attack/fields';
import type { Nation } from '@/lib/games/when-eagles-fight/sides';
import type { Kind, Size } from '@/lib/games/when-eagles-fight/units';

/* What players call units, terrain and states in When Eagles Fight, by hand, in the three languages. */

const NATIONS: Readonly<Record<Nation, string>> = {
  // The Turkish corps counts as German (2.5).
  german: words(
    PEOPLES.german,
    PEOPLES.turkish,
    'central powers|cp|potencias centrales|poderes centrales|imperi centrali|al|de german',
    'landwehr|guard reserve|reserva de la guardia|riserva della guardia',
  ),
  'austro-hungarian': PEOPLES.austrian,
  russian: words(
    PEOPLES.russian,
    'russian guard|russian guards|guardia rusa|de la guardia|la guardia|guardia|guardia russa|della guardia',
  ),
  romanian: PEOPLES.romanian,
};

/** Words of a kind of unit with a size, put together as each language does. */
const sized = (kind: Kind, size: Size, words: string): Entry => trait(words, { kind, size });

/** "Active German corps", "cuerpo alemán activo": the nation stands between. */
const ACTIVE: readonly Entry[] = Object.entries(NATIONS).flatMap(([nation, words]) =>
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

const TROOPS: readonly Entry[] = [
  ...ACTIVE,
  sized(
    'active',
    'corps',
    'active corps|active|actives|active army corps|cuerpo activo|cuerpos activos|activo|activos|corpo attivo|corpi attivi|attivo|attivi',
  ),
  sized('infantry', 'corps', UNITS.infantryCorps),
  sized('infantry', 'division', UNITS.division),
  sized('cavalry', 'corps', UNITS.cavalryCorps),
  sized('cavalry', 'division', UNITS.cavalryDivision),
  trait(UNITS.infantry, { kind: 'infantry' }),
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
  trait(UNITS.cavalry, { kind: 'cavalry' }),
  trait(
    words(
      UNITS.fort,
      'fortress infantry|fortress unit|fortress garrison|garrison|infanteria de fortaleza|guarnicion',
      'fanteria da fortezza|guarnigione',
    ),
    { kind: 'fortress' },
  ),
  trait(words(UNITS.heavyArtillery, UNITS.siegeArtillery, 'ha|guns|canones|cannoni'), {
    kind: 'heavy-artillery',
    nation: 'german',
  }),
];

const HOW: readonly Entry[] = [
  trait(STATES.reduced, { reduced: true }),
  trait(STATES.full, { reduced: false }),
  trait('two step|two steps|2 step|2 steps|de dos pasos|2 pasos|dos pasos|due passi|2 passi|a due passi', { steps: 2 }),
  trait('one step|single step|1 step|de un paso|un paso|1 paso|un passo|1 passo', { steps: 1 }),
  trait(STATES.unsupplied, { supply: 'out' }),
  trait('by sea|supplied by sea|por mar|suministrado por mar|via mare|rifornito via mare', { supply: 'sea' }),
  trait('limited supply|in limited supply|suministro limitado|rifornimento limitato', { supply: 'limited' }),
  trait(STATES.supplied, { supply: 'edge' }),
  trait(
    'sin balas|no bullets|out of bullets|no shells|out of shells|sin proyectiles|senza proiettili|ammo|ammo shortage|ammunition shortage|short of ammunition|short of ammo|short on ammo|low ammo|escasos de municion|escaso de municion|corto de municion|a corto di munizioni|ammunition marker|out of ammo|low on ammo|sin municion|escasez de municion|falta de municion|sin municiones|senza munizioni|carenza di munizioni|scarsita di munizioni',
    { ammo: true },
  ),
  trait(
    'retreated|already retreated|just retreated|that retreated|that has retreated|who retreated|has retreated|have retreated|' +
      'retirado|retirados|retirada|retiradas|se retiro|se retiraron|se ha retirado|se han retirado|ya se retiro|ya se retiraron|que se retiraron|que ya se retiraron|' +
      'ya se retiraron antes|que ya se retiraron antes|ritirato|ritirati|ritirata|ritirate|si e ritirato|si sono ritirati|si e gia ritirato|si sono gia ritirati|gia ritirato|gia ritirati',
    { retreated: true },
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

const PLACES: readonly Entry[] = [
  ...(['clear', 'forest', 'swamp'] as const).map((one) => field(GROUND[one], 'terrain', one)),
  field(words(GROUND.mountain, 'carpathians|carpatos|carpazi'), 'terrain', 'mountain'),
  field(
    words(
      GROUND.river,
      'across a river|behind a river|across the river|behind the river|tras un rio|cruzando un rio|tras el rio|dietro un fiume|attraverso un fiume|oltre il fiume|no lake',
      'river running through it|river runs through it|con un rio que lo cruza|cruzado por un rio|attraversato da un fiume|' +
        'attraversata da un fiume|cruzada por un rio',
    ),
    'river',
    true,
  ),
  field(words(GROUND.city, 'in a city|town city'), 'city', 'city'),
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
  entry(DIE, {
    kind: 'asks',
    of: 'field',
    name: 'die',
    min: 1,
    max: 6,
  }),
  fell(6),
  asks(ON_DIE, 'die', 1, 6, { before: true }),
  OFFENSIVE_TURN,
  // The offensive lasts from the turn in which it is declared (15.1); its name alone fills nothing in.
  entry(
    paired(
      paired(
        'brusilov|brusilov offensive|the brusilov offensive|ofensiva brusilov|ofensiva de brusilov|offensiva brusilov|offensiva di brusilov',
        'started|starts|began|begins|declared|was declared|in force|in force since|since|empieza|empezo|empezada|se declaro|fue declarada|' +
          'declarada|en vigor|en vigor desde|desde|inizia|iniziata|e iniziata|dichiarata|e stata dichiarata|in vigore|in vigore dal|dal',
      ),
      't|turn|turno|on turn|in turn|since turn|el turno|en el turno|desde el turno|dal turno|nel turno|al turno',
    ),
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
  entry(
    `suman|que suman|que suma|sumando|totalling|adding up to|that add up to|for a total of|che sommano|che fanno|${WORTH}`,
    {
      kind: 'asks',
      of: 'trait',
      name: 'factor',
      min: 0,
      max: 20,
      optional: true,
    },
  ),
];

/** Every word of an attack in When Eagles Fight but its places. */
export const WORDS: readonly Entry[] = [
  ...TROOPS,
  ...HOW,
  ...PLACES,
  ...CASE,
  ...Object.entries(NATIONS).map(([nation, words]) => trait(words, { nation })),
];
