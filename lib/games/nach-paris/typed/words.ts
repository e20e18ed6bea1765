import { entry, fell, field, lostWords, trait } from '@/lib/typed/form';
import type { Nation, Kind } from '@/lib/games/nach-paris/units';
import type { Entry, Lexicon, Value } from '@/lib/typed/meaning';
import { inRow, paired } from '@/lib/typed/phrases';
import { DIE, GROUND, ofArm, ON_DIE, PEOPLES, STATES, UNITS, WITHDRAWS, words, WORTH } from '@/lib/typed/table-words';
import { nthTurns } from '@/lib/typed/turn-words';

/* The words of a combat or a bombardment in 1914 Nach Paris, in the three languages. */

const BRIDGED =
  'major river with bridge|fiume maggiore col ponte|grande fiume col ponte|fiume maggiore con il ponte|rio mayor con el puente|major river with a bridge|bridge|major river bridge|bridged major river|puente|rio principal con puente|' +
  'rio mayor con puente|rio mayor con un puente|gran rio con puente|fiume maggiore con ponte|fiume maggiore con un ponte|ponte|grande fiume con ponte';
const BRIDGELESS =
  'major river|big river|major river without bridge|major river without a bridge|major river no bridge|rio principal|rio mayor|gran rio|' +
  'rio principal sin puente|rio mayor sin puente|fiume maggiore|grande fiume|fiume principale|fiume maggiore senza ponte';

export const NATIONS: Readonly<Record<Nation, string>> = {
  germany: PEOPLES.german,
  france: PEOPLES.french,
  belgium: PEOPLES.belgian,
  britain: words(PEOPLES.british, 'indian|indians|indiano|indiani|indios'),
};

const REGIMENTS =
  'regiment|regiments|battalion|battalions|regimiento|regimientos|batallon|batallones|reggimento|reggimenti|battaglione|battaglioni';

export const KINDS: Readonly<Record<Kind, string>> = {
  inf: words(
    UNITS.division,
    UNITS.brigade,
    UNITS.infantry,
    ofArm(REGIMENTS, 'infantry|inf', 'infanteria|fanteria'),
    REGIMENTS,
    'id|ids|rd|rds|rid|erd|brd|dic|dr|drs|dt|ib|ca|ak',
  ),
  cav: words(
    UNITS.cavalryDivision,
    UNITS.cavalry,
    'cavalry brigade|brigada de caballeria|brigata di cavalleria|kd|kds|kk|dc',
    // … and no slip of a river; in a row, so that "rides" is no slip of them.
    inRow('|the|los|i', 'riders|troopers|mounted troops|horse troops|tropas montadas|cavalieri|truppe a cavallo'),
  ),
  har: words(
    ofArm(
      REGIMENTS,
      'heavy artillery|foot artillery',
      'artilleria pesada|artilleria a pie|artiglieria pesante|artiglieria a piedi',
    ),
    'har|foot artillery|artilleria a pie|artiglieria a piedi',
    UNITS.heavyArtillery,
  ),
  pio: words(
    ofArm(REGIMENTS, 'pioneer|pioneers', 'zapadores|pioneros|pionieri|guastatori'),
    'pio|pioneer|pioneers|zapadores|pioneros|pionieri|pioniere|genieros',
  ),
  sar: words(
    ofArm(REGIMENTS, 'siege artillery', 'artilleria de asedio|artilleria de sitio|artiglieria d assedio'),
    'sar',
    UNITS.siegeArtillery,
  ),
  eng: words(
    ofArm(REGIMENTS, 'engineer|engineers', 'ingenieros|genio|genieri'),
    paired('battaglione|reggimento', 'del genio'),
    'eng|engineer|engineers|ingenieros|ingeniero|genio|genieri',
  ),
  hq: 'hq|headquarters|cuartel general|cuartel|quartier generale|comando|cg|qg',
};

/** "Ranked A", "clasificado A", "its letter is A": how good a unit is (2.5.14). */
const RATED = [
  ...['ranked', 'rated', 'graded', 'classed', 'clasificado', 'clasificada', 'clasificados', 'clasificadas'],
  ...['classificato', 'classificata', 'classificati', 'classificate', 'valutato', 'valutata'],
  ...[
    'ranked as',
    'ranked as an',
    'rated as',
    'de letra',
    'con letra',
    'di lettera',
    'con lettera',
    'letra',
    'lettera',
  ],
  ...['with letter', 'with the letter', 'letter'],
];
const LETTERS = [
  ...[' of the attacker', ' of the attacking unit', ' of the defender', ' of the defending unit'].flatMap((whose) =>
    ['letter', 'rank', 'quality'].map((word) => word + whose),
  ),
  ...['del atacante', 'de la atacante', 'de los atacantes', 'del defensor', 'de los defensores'].flatMap((whose) =>
    ['letra', 'rango', 'calidad', 'clase'].map((word) => `${word} ${whose}`),
  ),
  ...["dell'attaccante", 'degli attaccanti', 'del difensore', 'dei difensori'].flatMap((whose) =>
    ['lettera', 'rango', 'grado', 'qualita', 'classe'].map((word) => `${word} ${whose}`),
  ),
].flatMap((word) => ['is', 'is an', 's', 'es', 'es la', 'es una', 'e', 'e la'].map((verb) => `${word} ${verb}`));
const RANKS: readonly Entry[] = ['A+', 'A', 'B', 'C', 'D'].map((rank) =>
  trait(
    [
      ...['rank', 'rango', 'grado', 'quality', 'calidad', 'qualita', 'clase', 'class', 'classe'].flatMap((word) => [
        `${word} ${rank}`,
        `${rank} ${word}`,
      ]),
      // "A rank C division": the article is no rank.
      ...['rank', 'quality', 'class'].map((word) => `a ${word} ${rank}`),
      ...RATED.map((word) => `${word} ${rank}`),
      ...LETTERS.map((word) => `${word} ${rank}`),
      `${rank} rated|${rank} ranked|${rank} class`,
      // In Italian "è una A" is "and one at" as well.
      ...(rank === 'A'
        ? ['is an A', 's an A', 'are A s', 'es un A']
        : [`is a ${rank}`, `s a ${rank}`, `es un ${rank}`]),
      ...(rank === 'A' ? [] : [`es una ${rank}`, `e un ${rank}`, `e una ${rank}`]),
    ].join('|'),
    { rank },
  ),
);

/** A number of a counter: "CBF 30", "4 steps". */
const asks = (words: string, name: string, min: number, max: number, without?: Value): Entry =>
  entry(words, {
    kind: 'asks',
    of: 'trait',
    name,
    min,
    max,
    before: true,
    ...(without === undefined ? {} : { without }),
  });

/** Factors of several units together. */
const MOST_FACTOR = 999;

const NUMBERS: readonly Entry[] = [
  asks(
    'cbf|combat factor|combat factors|factor|factors|combat strength|strength|points|factor de combate|factores de combate|factores|puntos|fuerza|fattore di combattimento|fattori di combattimento|fattore|fattori|punti|forza',
    'cbf',
    0,
    MOST_FACTOR,
    true,
  ),
  entry('combat|combate|combattimento|worth|que valen|que vale', {
    kind: 'asks',
    of: 'trait',
    name: 'cbf',
    min: 0,
    max: MOST_FACTOR,
    before: true,
    optional: true,
  }),
  asks(
    'arf|points of arf|arf points|of arf|puntos de arf|de arf|punti di arf|di arf|artillery points|artillery point|points of artillery|puntos de artilleria|puntos arf|punti di artiglieria|punti arf|artillery factor|factor de artilleria|fattore di artiglieria|factores de artilleria|fattori di artiglieria',
    'arf',
    0,
    60,
    true,
  ),
  asks('cab|battle worthiness', 'cab', 1, 20),
  asks('steps|step|pasos|paso|passi|passo|steps left|pasos restantes|con pasos', 'steps', 1, 5),
  ...[1, 2, 3, 4].map((n) => trait(lostWords(n), { lost: n })),
  asks('steps lost|step lost|lost steps|pasos perdidos|paso perdido|passi persi|passo perso', 'lost', 0, 4),
  entry(WORTH, {
    kind: 'asks',
    of: 'trait',
    name: 'cbf',
    min: 0,
    max: MOST_FACTOR,
    optional: true,
  }),
];

/** How a march is told. */
export const MARCHED = {
  fom: 'forced marched|force marched|forced march|after a forced march|after forced march|fom|marcha forzada|tras marcha forzada|tras una marcha forzada|marcia forzata|dopo una marcia forzata|dopo marcia forzata',
  'exm-1':
    'exm 1|extended march 1|extended movement 1|extended march one|marcha extendida 1|marcha extendida uno|' +
    'movimiento extendido 1|movimiento extendido uno|marcia estesa 1|movimento esteso 1',
  'exm-2':
    'exm 2|extended march 2|extended movement 2|extended march two|marcha extendida 2|marcha extendida dos|' +
    'movimiento extendido 2|movimiento extendido dos|marcia estesa 2|movimento esteso 2',
} as const;

const HOW: readonly Entry[] = [
  // HAR by default; with an Artillery Factor it may be that of anybody (2.5.1, 2.5.2).
  trait('artillery|artilleria|artiglieria', { kind: 'har', guns: true }),
  trait('unit|units|unidad|unidades|unita', { unit: true }),
  trait('red artillery|red arf|with red arf|artilleria roja|arf rojo|con arf rojo|artiglieria rossa|arf rosso', {
    redArf: true,
  }),
  trait(
    'only with its artillery|with its artillery only|only its artillery|artillery only|solo con su artilleria|con su artilleria solo|solo su artilleria|solo con la sua artiglieria|solo la sua artiglieria|partial|partially|partial commitment|with partial commitment|compromiso parcial|empeno parcial|parcial|parcialmente|impegno parziale|parziale',
    { commitment: 'partial' },
  ),
  trait(
    'full|fully|full commitment|with full commitment|compromiso total|total|completo|impegno totale|pieno impegno|totale',
    { commitment: 'full' },
  ),
  trait('reserve|reserva|riserva', { reserve: true }),
  trait('reserve division|division de reserva|divisiones de reserva|divisione di riserva', {
    reserve: true,
    kind: 'inf',
  }),
  trait('indoctrinated|doctrina|adoctrinado|indottrinato', { indoctrinated: true }),
  trait(
    'flashy|flashy uniforms|conspicuous|conspicuous uniforms|uniformes vistosos|uniformes llamativos|uniformi vistose|uniformi vistosi|uniformi appariscenti|red trousers|red pants|red uniforms|uniformes rojos|pantalones rojos|uniformi rosse|pantaloni rossi|calzoni rossi',
    { flashy: true },
  ),
  trait('light|light infantry|ligera|ligeros|leggera|leggeri', { light: true }),
  // Counters of light infantry (2.5.19).
  trait(
    ['bca', 'bcp', 'jb']
      .flatMap((one) => [
        one,
        `${one}s`,
        `${one} battalion`,
        `${one} battalions`,
        `batallon ${one}`,
        `battaglione ${one}`,
      ])
      .join('|') +
      '|chasseur battalion|chasseurs battalion|jager battalion|batallon de cazadores|battaglione di cacciatori|battaglione cacciatori',
    { kind: 'inf', light: true },
  ),
  trait(
    'mountain infantry|mountain division|mountain troops|infanteria de montana|division de montana|tropas de montana|fanteria di montagna|divisione di montagna|truppe di montagna|truppe da montagna|fanteria da montagna|divisione da montagna|alpini',
    { kind: 'inf', mountain: true },
  ),
  trait(WITHDRAWS, { withdraws: true }),
  // Marches that cost CAB (5.1.4).
  ...Object.entries(MARCHED).map(([march, words]) => trait(words, { march })),
  trait('on a train|embarked|on rails|en tren|embarcado|embarcada|embarcados|sul treno|imbarcato|imbarcata', {
    embarked: true,
  }),
];

const LAST_TURN = 30;

const PLACES: readonly Entry[] = [
  field(words(GROUND.clear, 'all clear|todo llano|todo claro'), 'terrain', 'clear'),
  field(
    'broken|broken terrain|broken ground|broken country|quebrado|terreno quebrado|mosso|terreno mosso|rotto|spezzato|terreno rotto|terreno spezzato',
    'terrain',
    'broken',
  ),
  field(
    'rough|rough terrain|rough ground|rough country|accidentado|terreno accidentado|abrupto|terreno abrupto|escabroso|terreno escabroso|accidentato|aspro|scabroso|terreno aspro|impervio|terreno impervio',
    'terrain',
    'rough',
  ),
  // "In the sierra": whoever is in it stands in mountains, it is no hexside.
  field(
    words(
      GROUND.mountain,
      inRow('in the middle of|up in|high in|deep in', 'the|a', 'mountains|mountain range|range|sierra'),
      inRow('en plena|en medio de la|en mitad de la|arriba en la', 'sierra|cordillera|montana'),
      inRow('en plena', 'sierra|cordillera', '|,', 'terreno de montana|terreno montanoso|hex de montana'),
      inRow('in piena|in mezzo alla|nel mezzo della|su nella', 'catena montuosa|catena di monti|montagna|sierra'),
    ),
    'terrain',
    'mountain',
  ),
  field('lowlands|lowland|tierras bajas|bajo|terre basse|bassopiano|bassure', 'terrain', 'lowlands'),
  field(
    'flood plain|floodplain|flood plains|alluvial plain|llanura aluvial|llanura de inundacion|vega inundable|terreno aluvial|pianura di esondazione|piana inondabile|golena|llanura inundable|inundable|piana alluvionale|pianura alluvionale|pianura inondabile',
    'terrain',
    'flood-plain',
  ),
  field('flooded|inundado|inundada|allagato|allagata|inondato', 'terrain', 'flooded'),
  field(
    'field fortifications|field fortification|hasty trenches|fortificaciones de campo|trincee improvvisate|' +
      'trincee da campo|trincee campali|trincheras de campana|trincheras de campo|field trenches|fieldworks|field works|fieldwork|obras de campana|obras de campo|fortificaciones de campana|trabajos de campana|atrincheramientos de campana|opere campali|fortificazioni campali|opere da campo|lavori campali',
    'works',
    'fieldworks',
  ),
  field(
    'entrenchments|entrenchment|regular entrenchments|regular entrenchment|regular trenches|regular trench|trincheras regulares|trinchera regular|trincee regolari|trench|trenches|atrincheramientos|atrincheramiento|atrincheramientos regulares|trinchera|trincheras|trinceramenti|trinceramento|trinceramenti regolari|trincea regolare|atrincheramiento regular|trincea|trincee|regulares|regolari',
    'works',
    'regular',
  ),
  entry(
    'entrenched|dug in|well dug in|atrincherado|atrincherada|atrincherados|atrincheradas|enterrados|trincerato|trincerata|trincerati|trincerate',
    { kind: 'field', field: 'works', value: 'regular', usual: true },
  ),
  field(
    'improved entrenchments|improved entrenchment|improved trenches|improved trench|improved works|improved|permanent works|atrincheramientos mejorados|' +
      'atrincheramiento mejorado|trincheras mejoradas|trinchera mejorada|mejorados|mejorada|trinceramenti migliorati|trinceramento migliorato|trincee migliorate|' +
      'trincea migliorata|trinceramenti potenziati|trincee potenziate|migliorati|migliorate|migliorata',
    'works',
    'improved',
  ),
  field(
    'fortificazioni antiquate|fortificazione antiquata|forti antiquati|opere antiquate|fortificazioni superate|fortificaciones vetustas|fortificaciones antiquisimas|fortificacion vieja|fortificacion antigua|fuerte viejo|fuerte antiguo|fortificazione vecchia|fortificazione antica|vecchio forte|forte vecchio|forte antico|antiquated forts|antiquated fort|outdated forts|obsolete forts|obsolete works|outmoded fortifications|outmoded forts|ageing forts|aging forts|old fort|antiquated fortifications|antiquated works|obsolete fortifications|outdated fortifications|fortifications are old|fortificaciones son viejas|fortificaciones son antiguas|fortificaciones anticuadas|fortificaciones obsoletas|fuertes viejos|fuertes antiguos|fortificazioni sono vecchie|fortificazioni sono antiche|fortificazioni obsolete|vecchi forti|forti antichi|forti vecchi|old forts|old fort works|old defences|ancient fortifications|ancient works|old fortress works|fortificaciones viejas|antiguas fortificaciones|obras viejas|obras antiguas|viejas obras|antiguas obras|vecchie opere|opere vecchie|opere antiche|antiche opere|antiche fortificazioni|fortificazioni vecchie|' +
      'old fortifications|old fortification|old works|fortificaciones antiguas|viejas fortificaciones|fortificazioni antiche|vecchie fortificazioni',
    'works',
    'old',
  ),
  field('no works|sin obras|senza opere', 'works', 'none'),
  field(
    words(
      GROUND.forest,
      'deep forest|bosque profundo|bosque denso|bosque espeso|foresta fitta|bosco fitto|foresta profonda',
    ),
    'hexside',
    'deep-forest',
  ),
  field(
    'mountain range|mountain range hexside|mountain range hexsides|lado de cordillera|lato di catena montuosa|cordillera|sierra|catena montuosa|catena di monti',
    'hexside',
    'mountain-range',
  ),
  field(
    'minor river|small river|little river|stream|canal|rio menor|rio pequeno|canal menor|arroyo|fiume minore|canale|ruscello|fiumiciattolo',
    'hexside',
    'minor-river',
  ),
  field(words(GROUND.river, GROUND.swamp, 'pond|estanque|stagno'), 'hexside', 'river'),
  field(
    'nothing in between|with nothing in between|nothing between|with nothing between|no hexside between|with no hexside between|with no hexside|' +
      'sin nada por medio|con nada por medio|sin nada en medio|sin nada entre medias|senza niente in mezzo|con niente in mezzo|senza nulla in mezzo|senza niente di mezzo',
    'hexside',
    'none',
  ),
  field(BRIDGED, 'hexside', 'major-river-bridge'),
  field(BRIDGELESS, 'hexside', 'major-river'),
  field(
    'partly flooded|partly flooded bank|orilla parcialmente inundada|ribera parcialmente inundada|sponda parzialmente allagata',
    'hexside',
    'partly-flooded',
  ),
  field(
    'flooded bank|flooded side|orilla inundada|ribera inundada|lado inundado|sponda allagata|riva allagata|argine allagato|' +
      'sponda inondata|riva inondata',
    'hexside',
    'flooded',
  ),
  field(
    'partially flooded bank|orilla medio inundada|riva parzialmente allagata|sponda parzialmente inondata|' +
      'sponda allagata in parte|riva allagata in parte',
    'hexside',
    'partly-flooded',
  ),
  trait(
    'from the side|in the side|por el costado|por un costado|de costado|por el lado|di lato|dal lato|flank|in the flank|on the flank|from the flank|through the flank|flanking|flank attack|flanco|por el flanco|de flanco|fianco|sul fianco|di fianco|dal fianco',
    { part: 'flank' },
  ),
  trait(
    'in the back|from the back|rear|from the rear|in the rear|from behind|rear attack|retaguardia|por la retaguardia|por detras|por la espalda|retroguardia|da dietro|alle spalle|da tergo|sul retro|retro',
    { part: 'rear' },
  ),
  trait('front|frontal|from the front|de frente|por el frente|fronte|di fronte|frontalmente', { part: 'front' }),
  field(
    'rain|raining|pouring rain|rain pouring|torrential rain|lluvia|bajo la lluvia|llueve|lloviendo|lluvia torrencial|pioggia|sotto la pioggia|piove|sta piovendo|pioggia torrenziale',
    'rain',
    true,
  ),
  field(
    'hot|heat|heat turn|hot turn|in the heat|hace calor|fa caldo|con calor|con caldo|calor|turno de calor|caldo|turno di caldo',
    'heat',
    true,
  ),
  field(words(STATES.unsupplied, 'ooc|out of command|fuera de mando|sin mando|fuori comando'), 'supply', 'ooc'),
  field('llc and ooc|ooc and llc|some llc some ooc|llc y ooc|ooc y llc|llc e ooc|ooc e llc', 'supply', 'both'),
  field('llc|limited line|limited communications|limited loc', 'supply', 'llc'),
  field(
    'liege|lieja|liegi|in liege|liege camp|camp of liege|campo de lieja|campo di liegi|campamento de lieja|campo trincerato di liegi|campo atrincherado de lieja|campo fortificado de lieja',
    'camp',
    'liege',
  ),
  field('zone|fortified zone|german fortified zone|zona fortificada|zona fortificata', 'zone', true),
  entry(words(DIE, 'd20|dado di combattimento'), {
    kind: 'asks',
    of: 'field',
    name: 'die',
    min: 1,
    max: 20,
  }),
  entry(words(ON_DIE, 'on the d20|on a d20|with the d20|en el d20|con el d20|sul d20|col d20|con il d20'), {
    kind: 'asks',
    of: 'field',
    name: 'die',
    min: 1,
    max: 20,
    before: true,
  }),
  // Where attackers come from is counted (9.2); without a number the word says nothing.
  entry(
    'hexes|hexagonos|hexs|esagoni|different hexes|hexes at once|directions|direcciones|direzioni|hexagonos distintos|esagoni diversi',
    {
      kind: 'asks',
      of: 'field',
      name: 'hexes',
      min: 1,
      max: 6,
      before: true,
      optional: true,
    },
  ),
  // "Four divisions from two hexes, two from each": how they are shared out.
  entry(
    'from each|from each hex|out of each|out of each hex|de cada uno|de cada hexagono|desde cada uno|desde cada hexagono|da ciascuno|da ciascun esagono|da ognuno|da ogni esagono',
    {
      kind: 'asks',
      of: 'field',
      name: 'fromEach',
      min: 1,
      max: 8,
      before: true,
      optional: true,
    },
  ),
  entry('firing|who fire|that fire|disparando|que disparan|che sparano|che bombardano|que bombardean', {
    kind: 'role',
    side: 'attack',
  }),
  ...nthTurns(LAST_TURN),
  entry('turn number|turno numero|game turn number|turn|gt|game turn|turno|tg', {
    kind: 'asks',
    of: 'field',
    name: 'turn',
    min: 1,
    max: LAST_TURN,
  }),
  entry('fort cbf|forts cbf|cbf of forts|cbf de los fuertes|cbf dei forti', {
    kind: 'asks',
    of: 'field',
    name: 'fortCbf',
    min: 0,
    max: 60,
  }),
  entry('forts|fort|fuertes|fuerte|forti|forte', {
    kind: 'asks',
    of: 'field',
    name: 'forts',
    min: 0,
    max: 6,
    before: true,
    without: 1,
  }),
  entry('drm|mods|mod|modifiers|modificadores|modificatori|modifier|modificador|modificatore', {
    kind: 'asks',
    of: 'field',
    name: 'extra',
    min: -30,
    max: 30,
  }),
];

/** Words between two sides that make it a bombardment. */
export const BOMBARDS =
  /(?<!\p{L})(?:bombard\p{L}*|barrage|shell(?:s|ing)?|abu|canone\p{L}*|cannoneggi\p{L}*|dispara\p{L}*|spara\p{L}*|fires? (?:at|on))(?!\p{L})/u;

export const LEXICON: Lexicon = {
  entries: [
    entry('abu', { kind: 'filler' }),
    entry('rail|train|trains|railway', { kind: 'filler' }),
    // "Division d'infanterie", where it is no word of the language itself.
    ...(['en', 'es'] as const).map((lang): Entry => ({ ...trait('di', { kind: 'inf' }), lang })),
    ...NUMBERS,
    ...RANKS,
    ...HOW,
    ...PLACES,
    ...Object.entries(KINDS).map(([kind, words]) => trait(words, { kind })),
    ...Object.entries(NATIONS).map(([nation, words]) => trait(words, { nation })),
    entry('abu|bombardment|bombardeo|bombardamento|barrage on|barrage of|barrage|canoneo|cannoneggio', {
      kind: 'versus',
      force: 1,
    }),
    entry('targets are|targets|target is|target|los blancos son|blancos|blanco|objetivos|bersagli|bersaglio', {
      kind: 'versus',
      force: 2,
    }),
    ...fell(20),
    // "Two steps remaining": no slip of "raining".
    entry('remaining|remain|remains', { kind: 'filler', exact: true }),
    entry(
      'restan|restantes|restante|nada mas|nomas|appena|rimanenti|restanti|rimane|rimangono|under fire|attacked hex',
      { kind: 'filler', exact: true },
    ),
  ],
  noun: 'kind',
  nation: 'nation',
  short: { al: 'germany' },
  strength: ['cbf'],
  rated: ['arf', 'cab'],
  states: [
    'name',
    'unit',
    'guns',
    'redArf',
    'part',
    'commitment',
    'reserve',
    'indoctrinated',
    'flashy',
    'light',
    'embarked',
    'mountain',
    'withdraws',
    'march',
    'steps',
    'lost',
    'rank',
    'cab',
  ],
  sums: true,
  alliances: { france: 'allied', belgium: 'allied', britain: 'allied' },
  called: 'name',
  designations: Object.fromEntries([
    ...['id', 'ids', 'rd', 'rds', 'rid', 'erd', 'brd', 'kd', 'kds', 'ib', 'ak', 'kk'].map(
      (one) => [one, 'germany'] as const,
    ),
    ['jb', 'germany'] as const,
    ...['di', 'dic', 'dr', 'drs', 'dt', 'ca', 'bca', 'bcp'].map((one) => [one, 'france'] as const),
  ]),
  sided: ['supply', 'terrain'],
  cover: ['terrain', 'works', 'forts', 'hexside'],
  signed: { name: 'extra', min: -30, max: 30 },
};
