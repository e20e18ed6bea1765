import { text, type Text } from '@/lib/calc/evaluation';
import { ODDS } from '@/lib/games/when-eagles-fight/attack/fields';
import type { SheetData } from '@/lib/games/when-eagles-fight/data';
import { LETTERS } from '@/lib/games/when-eagles-fight/events/fields';
import { placesOf, STATES } from '@/lib/games/when-eagles-fight/typed/lexicon';
import { fieldsBut, isAsked, saidIn, type AskedTool } from '@/lib/typed/asked';
import type { Item } from '@/lib/typed/items';
import type { FieldRead } from '@/lib/typed/reading';
import { withLegs } from '@/lib/typed/legs';
import {
  asks,
  choice,
  fell,
  field,
  filler,
  formTool,
  trait,
  withRenamed,
  withTwoDice,
  type Form,
} from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { paired } from '@/lib/typed/table-words';
import { firstOf } from '@/lib/typed/tokens';

/* Tools of When Eagles Fight that a text fills in a field at a time: the clocks of the campaign and the new units. */

const TURN = { turn: 'turn.fields.turn' };
const NATION = { nation: 'unit.fields.nation' };
/** What stands beside a turn and says nothing: "in turn 6", "this turn". */
const BESIDE = filler(
  'this|este|esta|questo|questa|roll for|happens|happen|pasa|ocurre|succede|arrive|llegan|arrivano',
);

/** The odds that the offensive is asked about (15.3); all others are alike. */
const BRUSILOV_ODDS: readonly string[] = ['1:1', '2:1'];

/** "Event H", "suceso H": the letter is part of the name. */
const event = (name: string): readonly Entry[] =>
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
const EVENTS = event('event');
const EVENT_NAMES = EVENTS.flatMap(({ words }) => words).join('|');
export const DIE = 'die|dice|die roll|roll of|rolled|dado|saco|saca|sacando|tirando|esce|rolling';

const CITIES = (name: string): Entry =>
  asks('russian cities|ciudades rusas|citta russe|cities|city|ciudades|ciudad|citta', name, 0, 40, { before: true });

const TSAR_COMMANDS =
  'tsar took command|tsar takes command|tsar in command|tsar commands|the tsar took command|the tsar is in command|el zar al mando|el zar tomo el mando|zar al mando|el zar manda|lo zar al comando|zar al comando|lo zar ha preso il comando|lo zar comanda';
const TSAR = choice('tsar', {
  command: TSAR_COMMANDS,
  reforms:
    'tsar decreed reforms|tsar reforms|reforms decreed|el zar decreto reformas|reformas del zar|reformas decretadas|riforme dello zar|riforme decretate',
});

/** A direction says where attackers stand, with "from" before it or not. */
const DIRECTIONS = choice('from', {
  n: 'north|norte|nord',
  ne: 'northeast|north east|noreste|nordeste|nordest',
  se: 'southeast|south east|sureste|sudeste|sudest',
  s: 'south|sur|sud',
  sw: 'southwest|south west|suroeste|sudoeste|sudovest',
  nw: 'northwest|north west|noroeste|nordovest',
});

const ODESSA_HELD = paired(
  'odessa|odessa is|odessa still|odessa is still|odessa remains|odessa stays|odessa es|odessa sigue|odessa sigue siendo|odessa todavia|odessa todavia es|' +
    'odessa aun|odessa aun es|odessa e|odessa ancora|odessa e ancora|odessa resta|odessa rimane',
  'russian|held|ours|mine|in russian hands|rusa|nuestra|mia|en manos rusas|en manos del ruso|en manos de los rusos|russa|nostra|' +
    'in mano russa|in mani russe|in mano al russo|in mano ai russi',
);
const ODESSA_LOST =
  'odessa lost|we lost odessa|i lost odessa|hemos perdido odessa|perdimos odessa|abbiamo perso odessa|lost odessa|without odessa|odessa is lost|odessa has fallen|' +
  'odessa perdida|sin odessa|he perdido odessa|odessa persa|senza odessa|odessa caduta|ho perso odessa|odessa in enemy hands|odessa en manos enemigas|odessa in mano nemica|odessa in mani nemiche';
/** Whether the Russian controls Odessa, which keeps Event H of use (9.12). */
export const ODESSA: readonly Entry[] = [
  field(
    `${ODESSA_HELD}|russian odessa|we hold odessa|i hold odessa|i have odessa|holding odessa|tengo odessa|tenemos odessa|ho odessa|abbiamo odessa`,
    'odessa',
    true,
  ),
  field(ODESSA_LOST, 'odessa', false),
];

/** Who has the cities of Event A (7.2): the Germans. Of who says "I hold Warsaw" nobody knows which side is his. */
const HOLD =
  'germans hold|the germans hold|germans have|the germans have|germans control|the germans control|los alemanes tienen|' +
  'los alemanes controlan|i tedeschi hanno|i tedeschi controllano';
/** Whether Verdun has come (7.2.K). */
const VERDUN: readonly Entry[] = [
  field(
    paired('verdun', 'has come|has come already|already came|ya ha salido|ya ha llegado|e gia uscito|e gia arrivato'),
    'verdun',
    true,
  ),
  field(
    'no verdun|no verdun yet|sin verdun|' +
      paired(
        'verdun',
        'not yet|has not come|has not come yet|hasn t come|hasn t come yet|aun no|todavia no|no ha llegado|no ha salido|' +
          'aun no ha llegado|aun no ha salido|todavia no ha llegado|todavia no ha salido|non ancora|non e ancora uscito|non e ancora arrivato',
      ),
    'verdun',
    false,
  ),
];

/** "Enemy units on its railway", and that there are none. */
const ON_RAILS = paired(
  'on the|on its|en la|en el|en su|por la|sulla|sulla sua|lungo la',
  'railway|railroad|rail|rail line|line|via|via ferrea|ferrocarril|linea|ferrovia|linea ferroviaria',
);
const ON_WAY =
  'on the way|in the way|in between|on the route|on its route|en el camino|por el camino|de por medio|en la ruta|lungo la via|sulla via|in mezzo|sul percorso';
const ENEMIES =
  'enemy unit|enemy units|enemies|enemy|unidad enemiga|unidades enemigas|enemigo|enemigos|unita nemica|unita nemiche|nemico|nemici';
const ENEMY_TOWNS =
  'enemy town|enemy towns|enemy city|enemy cities|enemy controlled town|enemy controlled city|ciudad enemiga|ciudades enemigas|pueblo enemigo|citta nemica|citta nemiche|paese nemico';
const NONE = 'no|sin|ningun|ninguna|senza|nessun|nessuna';
const onWay = (name: string, who: string, where: string, isIt: boolean): readonly Entry[] => [
  field(paired(who, where), name, isIt),
  field(paired(NONE, paired(who, where)), name, !isIt),
];

/** "Attack from north, south and south-east": several directions make a ring. */
const FROM_SIDES =
  'attack from|attacks from|attacked from|attacking from|ataque desde|ataco desde|atacado desde|atacan desde|attacco da|attacco dal|attaccato da|attaccano da';

const unitText = ({ count, traits }: Item): Text =>
  text('typed.guns', {
    n: count ?? 1,
    unit: text(`unit.counter.${String(traits.nation)}.${String(traits.kind ?? 'infantry')}`),
  });

/** "Three Germans already moved": those who went by rail before (11.3). */
const moved = (name: string, who: string): readonly Entry[] => [
  asks(
    paired(
      who,
      'already moved|have already moved|moved already|already gone|ya movidos|ya movidas|ya han movido|ya se han movido|gia mossi|gia mosse|hanno gia mosso',
    ),
    name,
    0,
    6,
    { before: true },
  ),
];

const FORMS: readonly Form[] = [
  {
    tool: 'movement',
    words:
      'what does it cost to move|what does it cost|cost to move|movement cost|how much to move|que cuesta mover|que cuesta|cuanto cuesta mover|cuanto cuesta|quanto costa muovere|quanto costa|movement|movement points|how far can|how far does|how far|movimiento|hasta donde|cuanto puede mover|movimento|fin dove|quanto puo muovere',
    takes: { factor: 'movement.fields.factor', spent: 'movement.fields.spent', ...TURN },
    traits: NATION,
    beside: ['kind', 'size', 'name'],
    listed: { list: 'units', fields: ['nation'] },
    entries: [
      asks(
        'movement|movement points|mp|movement factor|puntos de movimiento|movimiento|punti movimento|movimento',
        'factor',
        0,
        12,
        {
          before: true,
          optional: true,
        },
      ),
      asks(
        'spent|mp spent|already spent|points spent|gastados|pm gastados|ya gastados|spesi|pm spesi|gia spesi',
        'spent',
        0,
        12,
        {
          before: true,
        },
      ),
      trait('unit|units|unidad|unidades|unita', { size: 'corps' }),
      filler(
        'first|primero|despues|dopo|prima|then|luego|poi|into|move|mover|muovere|hexes|hex|hexagonos|esagoni|cost|cuesta|costa',
      ),
    ],
  },
  {
    tool: 'events',
    words:
      'random event|random events|event roll|evento aleatorio|eventos aleatorios|suceso aleatorio|evento casuale|eventi casuali',
    also: `event|events|evento|eventos|suceso|sucesos|eventi|${EVENT_NAMES}`,
    takes: {
      event: 'events.fields.event',
      ...TURN,
      cities: 'events.fields.cities',
      die1: 'events.fields.die1',
      die2: 'events.fields.die2',
      odessa: 'events.fields.odessa',
      neutral: 'events.fields.neutral',
      warsaw: 'events.fields.warsaw',
      brest: 'events.fields.brest',
      verdun: 'campaign.fields.verdun',
    },
    entries: [
      ...EVENTS,
      ...VERDUN,
      field(paired(HOLD, 'warsaw|varsovia|varsavia'), 'warsaw', true),
      field(paired(HOLD, 'brest|brest litovsk'), 'brest', true),
      ...ODESSA,
      field(
        'italy neutral|italy is neutral|italy stays neutral|neutral italy|italia neutral|italia sigue neutral|italia es neutral|italia neutrale|l italia resta neutrale|italia resta neutrale',
        'neutral',
        true,
      ),
      asks(`${DIE}|dadi|dados|salen|salen un|escono|escono un|came up`, 'die', 1, 12, { optional: true }),
      fell(12),
      filler('event|events|evento|eventos|suceso|sucesos|eventi|roll|rolls|rolled|we rolled|tirada'),
      CITIES('cities'),
      BESIDE,
    ],
  },
  {
    tool: 'victory',
    words:
      'victory|victory check|victory roll|revolution|revolution roll|revolution check|russian revolution|who wins|victoria|' +
      'comprobacion de victoria|chequeo de victoria|revolucion|revolucion rusa|tirada de revolucion|vittoria|' +
      'controllo vittoria|controllo della vittoria|rivoluzione|rivoluzione russa|tiro di rivoluzione',
    also: TSAR_COMMANDS,
    takes: {
      tsar: 'campaign.fields.tsar',
      ...TURN,
      cities: 'victory.fields.cities',
      hexes: 'victory.fields.hexes',
      german: 'victory.fields.german',
      rev: 'victory.fields.rev',
      die: 'victory.fields.die',
      capital: 'victory.fields.capital',
      peace: 'victory.fields.peace',
    },
    entries: [
      ...TSAR,
      asks(
        'rev|rev number|revolution number|numero rev|numero de revolucion|rev n|target|target number|i need|need|we need|needs|objetivo|necesito|obiettivo|mi serve|mi servono',
        'rev',
        1,
        60,
        { optional: true },
      ),
      filler(
        'at the end of|end of|al final del|al final de|alla fine del|alla fine di|track|the track|la pista|pista|el track|says|dice|' +
          'cp|the cp|imperios centrales|pc|poderes centrales|germans hold|the germans hold|germans control|the germans control|los alemanes controlan|los alemanes tienen|i tedeschi controllano|i tedeschi tengono|central powers|the central powers|potencias centrales|imperi centrali|holds|hold|control|controls|controla|controlan|controllano|mine|ours|mias|nuestras|mie|nostre|we have|tenemos',
      ),
      asks('german cities|ciudades alemanas|citta tedesche', 'german', 0, 20, { before: true }),
      asks(
        'hexes|hexagonos|hexs|esagoni|victory hexes|austrian victory hexes|austrian hexes|hexes austriacos|hexagonos austriacos|esagoni austriaci|hexes de victoria|hexagonos de victoria|esagoni vittoria',
        'hexes',
        0,
        20,
        {
          before: true,
        },
      ),
      CITIES('cities'),
      asks(DIE, 'die', 1, 6),
      ...choice('capital', {
        petrograd: 'petrograd taken|petrograd falls|petrogrado cae|cae petrogrado|cade pietrogrado',
        berlin: 'berlin taken|berlin falls|cae berlin|cade berlino',
        vienna: 'vienna taken|vienna falls|cae viena|cade vienna',
        budapest: 'budapest taken|budapest falls|cae budapest|cade budapest',
      }),
      field(
        'peace bread land|peace bread and land|peace marker|event l|paz pan tierra|paz pan y tierra|marcador de paz|evento l|suceso l|pace pane terra|pace pane e terra|segnalino pace',
        'peace',
        true,
      ),
      BESIDE,
    ],
  },
  {
    tool: 'brusilov',
    words:
      'brusilov|brusilov offensive|brusilov attack|ofensiva brusilov|ofensiva de brusilov|offensiva brusilov|' +
      'offensiva di brusilov',
    takes: {
      ...TURN,
      odds: 'brusilov.fields.odds',
      brusilov: 'campaign.fields.brusilov',
      defenders: 'brusilov.fields.defenders',
      stavka: 'brusilov.fields.stavka',
      tsar: 'campaign.fields.tsar',
    },
    values: {
      odds: Object.fromEntries(ODDS.map((odds) => [odds, BRUSILOV_ODDS.includes(odds) ? odds : 'other'])),
      stavka: { true: true, all: true },
    },
    entries: [
      ...choice('odds', {
        '1:1': '1:1|1 to 1|one to one|1 a 1|uno a uno',
        '2:1': '2:1|2 to 1|two to one|2 a 1|dos a uno|due a uno',
      }),
      field(
        'within reach of the stavka|in reach of the stavka|next to the stavka|near the stavka|all near the stavka|under the stavka|' +
          'al alcance del stavka|al alcance de la stavka|junto al stavka|cerca del stavka|nel raggio dello stavka|vicino allo stavka|accanto allo stavka',
        'stavka',
        true,
      ),
      asks(
        'was declared|was declared on turn|was declared in turn|se declaro|se declaro en el turno|fue declarada en el turno|e stata dichiarata nel turno|declared|declared turn|declared in turn|declared on turn|declarada en el turno|declarada turno|dichiarata nel turno',
        'brusilov',
        15,
        18,
      ),
      ...choice('defenders', {
        austrian:
          'against austrians|against the austrians|against austro hungarians|on austrians|contra austriacos|contra los austriacos|contra austrohungaros|contra los austrohungaros|contro austriaci|contro gli austriaci|contro austroungarici',
        other:
          'against germans|against the germans|contra alemanes|contra los alemanes|contro tedeschi|contro i tedeschi',
      }),
      ...TSAR,
      filler('attack|attacks|ataque|attacco'),
      BESIDE,
    ],
  },
  {
    tool: 'command',
    words: 'stavka|oberost|ober ost|headquarters|hq|hq marker|cuartel general|cuarteles generales|quartier generale',
    takes: {
      hq: 'command.fields.hq',
      ...TURN,
      stavkaLast: 'command.fields.stavkaLast',
      oberostLast: 'command.fields.oberostLast',
      tsar: 'campaign.fields.tsar',
    },
    entries: [
      ...TSAR,
      ...choice('hq', { stavka: 'stavka', oberost: 'oberost|ober ost' }),
      asks(
        'last used on turn|last used in turn|last used on|last used turn|used last on turn|last time on turn|last time was turn|last time in turn|last time on|used on turn|used in turn|' +
          'la ultima vez en el turno|ultima vez en el turno|la ultima vez fue en el turno|la ultima vez en el|ultima vez en el|usado en el turno|usada en el turno|usado por ultima vez en el turno|' +
          'l ultima volta nel turno|ultima volta nel turno|l ultima volta nel|usato nel turno|usata nel turno|' +
          'used it on turn|used it in turn|used it on|used it in|la use en el turno|lo use en el turno|la use en el|lo use en el|' +
          'l ho usata nel turno|l ho usato nel turno|l ho usata nel|l ho usato nel|l ho usata nell|l ho usato nell',
        'last',
        1,
        24,
      ),
      filler(
        'attack|attacks|attack again|again|second combat|second attack|combat phase|segundo combate|combate otra vez|otra vez|' +
          'de nuevo|secondo combattimento|di nuovo|attacco|ataque|place|placed|colocar|piazzare|put|poner|mettere',
      ),
      BESIDE,
    ],
  },
  {
    tool: 'replacements',
    words:
      'bring back|brings back|bringing back|reclaim|reclaiming|raise|revive|reclamar|traer de vuelta|traer|resucitar|recuperar|reclamare|riportare|recuperare|replacement|replacements|replacement steps|replacement points|rebuild|rebuilding|reemplazo|reemplazos|' +
      'puntos de reemplazo|pasos de reemplazo|reconstruir|rimpiazzo|rimpiazzi|punti rimpiazzo|ricostruire',
    takes: {
      ...TURN,
      event: 'events.fields.event',
      printed: 'replacements.fields.printed',
      saved: 'replacements.fields.saved',
    },
    traits: NATION,
    entries: [
      ...EVENTS,
      asks(
        'saved|stored|steps saved|saved steps|stored steps|steps stored|guardados|guardado|acumulados|pasos guardados|pasos acumulados|accumulati|conservati|passi accumulati|passi conservati',
        'saved',
        0,
        4,
        { before: true },
      ),
      asks(
        'printed|impresos|stampati|steps|pasos|passi|printed steps|steps printed|pasos impresos|passi stampati',
        'printed',
        0,
        20,
        { before: true },
      ),
      trait(
        'dead|dead pile|from the dead pile|eliminated|destroyed|muerto|muertos|eliminado|eliminados|destruido|del monton de muertos|morto|morti|eliminato|eliminati|distrutto|dalla pila dei morti',
        { dead: true },
      ),
      filler('cost|costs|coste|cuestan|cuesta|costo|quanti|cuantos|how many|vuole|gasto|spend|gastar'),
      BESIDE,
    ],
  },
  {
    tool: 'reinforcements',
    words:
      'as reinforcements|como refuerzos|de refuerzo|come rinforzi|di rinforzo|reinforcement|reinforcements|refuerzo|refuerzos|rinforzo|rinforzi|new units|unidades nuevas|nuove unita',
    takes: TURN,
    units: { list: 'units', traits: ['name', 'nation', 'kind', 'size'], tell: unitText },
    entries: [BESIDE],
  },
  {
    tool: 'withdrawals',
    words:
      'withdrawal|withdrawals|withdraw|withdraws|retirada del mapa|retiradas del mapa|retiradas|retirada|retirar unidades|' +
      'ritiro|ritiri|ritirate|ritirata dalla mappa',
    takes: { ...TURN, event: 'events.fields.event', guns: 'events.fields.guns' },
    units: { list: 'units', traits: ['name', 'nation', 'kind', 'size'], tell: unitText },
    entries: [
      ...EVENTS,
      asks(
        'heavy guns left|heavy artillery left|guns left|artilleria pesada que queda|piezas pesadas que quedan|artiglierie pesanti rimaste',
        'guns',
        0,
        2,
        { before: true },
      ),
      BESIDE,
    ],
  },
  {
    tool: 'strategic',
    words:
      'train move|train moves|ferrovia per|ferrocarril para|trains|rail|rails|rail moves|mueven por tren|se mueven por tren|muovono in treno|strategic movement|strategic move|strategic moves|rail movement|rail move|by rail|by train|movimiento estrategico|' +
      'movimientos estrategicos|por ferrocarril|por tren|en tren|movimento strategico|movimenti strategici|' +
      'per ferrovia|in treno',
    takes: {
      ...TURN,
      germans: 'strategic.fields.germans',
      austroHungarians: 'strategic.fields.austroHungarians',
      russians: 'strategic.fields.russians',
    },
    units: { list: 'units', traits: ['name', 'nation', 'kind'], tell: unitText, beside: ['size'] },
    entries: [
      BESIDE,
      ...moved(
        'germans',
        'germans|german units|german corps|alemanes|alemanas|cuerpos alemanes|tedeschi|tedesche|corpi tedeschi',
      ),
      ...moved(
        'austroHungarians',
        'austrians|austro hungarians|austrian corps|austriacos|austriacas|cuerpos austriacos|austriaci|austriache|corpi austriaci',
      ),
      ...moved('russians', 'russians|russian units|russian corps|rusos|rusas|cuerpos rusos|russi|russe|corpi russi'),
      asks(
        'used|i used|used already|already moved|moved already|have already moved|already gone|gone already|ya se movieron|ya he movido|he movido ya|ya han movido|han movido ya|ho gia mosso|usadas|usados|he usado|ya movidas|ya movidos|usate|usati|ho usato|gia mosse|gia mossi',
        'used',
        0,
        6,
        { before: true, optional: true },
      ),
    ],
  },
  {
    tool: 'supply',
    words:
      'supply|in supply|out of supply|fuera de suministro|sin suministro|fuori rifornimento|supplied|supply of|supply for|supply route|supply line|suministro|en suministro|suministrado|suministrados|' +
      'abastecimiento|abastecido|abastecidos|abastecida|abastecidas|tiene abastecimiento|rifornita|riforniti|rifornite|ruta de suministro|linea de suministro|rifornimento|in rifornimento|rifornito|' +
      'via di rifornimento',
    takes: {
      hexes: 'supply.fields.hexes',
      goal: 'supply.fields.goal',
      inside: 'supply.fields.inside',
      clear: 'supply.fields.clear',
      railUnits: 'supply.fields.railUnits',
      railTowns: 'supply.fields.railTowns',
    },
    traits: { nation: 'supply.fields.nation' },
    beside: ['kind', 'size'],
    grammar: { ground: ['target', 'goal'] },
    entries: [
      ...onWay('railUnits', ENEMIES, ON_RAILS, true),
      ...onWay('railTowns', ENEMY_TOWNS, ON_RAILS, true),
      ...onWay('clear', ENEMIES, ON_WAY, false),
      field('way is clear|route is clear|camino libre|ruta libre|via libera', 'clear', true),
      filler(
        'reach|reaches|llega|llegan|me llega|arriva|mi arriva|source|fuente|fonte|my|mi|mio|is|line|linea|nearest|closest|mas cercano|piu vicino|con tren|con ferrocarril|rail',
      ),
      asks('hexes|hex|hexes away|hexagonos|hexagono|hexs|esagoni|esagono', 'hexes', 0, 20, { before: true }),
      ...choice('goal', {
        town: 'railway|rail|town|city|rail town|town or city|ferrocarril|ciudad|pueblo|ciudad con ferrocarril|ferrovia|citta',
        konigsberg: 'konigsberg|koenigsberg',
        odessa: 'odessa',
      }),
      ...choice('inside', {
        fortress: 'in a fortress|in an intact fortress|en una fortaleza|in una fortezza',
        capital:
          'in its capital|in its own capital|in the capital|en su capital|en la capital|nella sua capitale|nella capitale|nella propria capitale',
      }),
      filler('away|distance|distancia|distanza'),
    ],
  },
  {
    tool: 'concentric',
    words:
      'concentric|concentric attack|concentric bonus|concentric assault|surrounded attack|concentrico|ataque concentrico|' +
      'asalto concentrico|attacco concentrico|assalto concentrico|anillo de ataque',
    also: FROM_SIDES,
    takes: { defenders: 'concentric.fields.defenders', fortress: 'concentric.fields.fortress' },
    traits: { nation: 'concentric.fields.defenders' },
    grammar: { many: ['target'] },
    entries: [
      field('fortress|intact fortress|fortaleza|fortaleza intacta|fortezza|fortezza intatta', 'fortress', true),
      filler('attack|attacks|against|contra|contro|vs|versus|defenders|defensores|difensori'),
      ...DIRECTIONS,
    ],
  },
];

/** The nations whose strategic moves are counted (11.2, 11.4, 11.7). */
const MOVED: Readonly<Record<string, string>> = {
  german: 'germans',
  'austro-hungarian': 'austroHungarians',
  russian: 'russians',
};

const nationText = ({ traits }: Item): Text =>
  text('fight.field', {
    name: text('unit.fields.nation'),
    value: text(`unit.options.nation.${String(traits.nation)}`),
  });

const UPON = /^(?:on|at|against|sobre|en|contra|al|su|sul|in|contro)$/;

/** "From north and south": the hexes around the defender (13.16). */
const withRing = (tool: AskedTool<SheetData>): AskedTool<SheetData> => ({
  ...tool,
  make(reading, items, data) {
    const isHex = ({ field: name, value }: FieldRead): boolean =>
      ['target', 'from'].includes(name) && /^\d{4}$/.test(String(value));
    const from = reading.fields.filter(({ field: name, value }) => name === 'from' && !/^\d/.test(String(value)));
    // "On 2417 from 2416 2517": the number behind "on" is the defender's, the others are those of the attackers.
    const isUpon = (one: FieldRead): boolean => UPON.test(reading.tokens[firstOf(one) - 1]?.folded ?? '');
    // … "2417 attacked from 2316 and 2517": the one that nobody comes from.
    const [only, second] = reading.fields.filter((one) => isHex(one) && one.field === 'target');
    const defender = reading.fields.find((one) => isHex(one) && isUpon(one)) ?? (second ? undefined : only);
    const hexes = defender ? reading.fields.filter((one) => isHex(one) && one !== defender) : [];
    const own = [...from, ...hexes, ...(defender ? [defender] : [])];
    // "Attack from the north" alone asks for no ring.
    if (from.length < 2 && !isAsked(reading)) return undefined;
    const rest = { ...reading, fields: reading.fields.filter((one) => !own.includes(one)) };
    const made = tool.make(rest, items, data);
    if (own.length === 0) return made;
    return {
      ...made,
      input: {
        ...made?.input,
        ...(from.length > 0 ? { ring: Object.fromEntries(from.map(({ value }) => [String(value), true])) } : {}),
        ...(defender ? { defender: String(defender.value) } : {}),
        ...(hexes.length > 0 ? { hexes: hexes.map(({ value }) => String(value)).join(' ') } : {}),
      },
      field: (one) => {
        if (from.includes(one)) return text(`concentric.fields.${String(one.value)}`);
        if (!own.includes(one)) return made?.field?.(one) ?? text('concentric.title');
        const name = text(`concentric.fields.${one === defender ? 'defender' : 'hexes'}`);
        return text('fight.field', { name, value: String(one.value) });
      },
      // Without a field of its own the form takes none of the rest: "22 from the north".
      unused: made?.unused ?? [...fieldsBut(rest), ...items],
    };
  },
});

const STANDS = /^(?:in|at|en|a|ad)$/;
/** "Germans in Königsberg", "five hexes from Warsaw": who stands in a source has no hexes to go to it (9.6). */
const withSource = (tool: AskedTool<SheetData>): AskedTool<SheetData> => ({
  ...tool,
  make(reading, items, data) {
    const named = reading.fields.find(({ field: name }) => name === 'target');
    const town = placesOf(data).find(({ target, town: isTown }) => isTown && target === named?.value);
    const goal = reading.fields.find(({ field: name }) => name === 'goal');
    const isTown = town !== undefined && goal === undefined;
    const rest = isTown ? { ...reading, fields: reading.fields.filter((one) => one !== named) } : reading;
    const made = tool.make(rest, items, data);
    const source = isTown ? named : goal?.value === 'town' ? undefined : goal;
    const isIn = source !== undefined && STANDS.test(reading.tokens[firstOf(source) - 1]?.folded ?? '');
    const isFar = reading.fields.some(({ field: name }) => name === 'hexes');
    if (!source || (isTown && !isIn && !isFar)) return made;
    return {
      ...made,
      input: { ...made?.input, ...(isTown ? { goal: 'town' } : {}), ...(isIn && !isFar ? { hexes: 0 } : {}) },
      field: (one) =>
        isTown && one === named
          ? text('typed.place', { name: town.name, hex: town.target })
          : (made?.field?.(one) ?? text('supply.title')),
      unused: made?.unused ?? fieldsBut(rest),
    };
  },
});

/** "A dead Russian corps at full strength": the units that are to get steps (10.3). */
const withUnits = (tool: AskedTool<SheetData>): AskedTool<SheetData> => ({
  ...tool,
  grammar: { states: [...STATES, 'dead'] },
  make(reading, items, data) {
    const units = items.filter(
      ({ traits }) => traits.kind !== undefined && (traits.dead === true || traits.reduced !== undefined),
    );
    const nations = [...new Set(items.flatMap(({ traits }) => traits.nation ?? []))];
    if (units.length === 0 || nations.length > 1) return tool.make(reading, items, data);
    const others = items.filter((item) => !units.includes(item) && item.own.length > 0);
    const [nation] = nations;
    const made = tool.make(reading, others, data);
    return {
      input: {
        ...made?.input,
        ...(nation === undefined ? {} : { nation }),
        units: units.flatMap(({ count, traits: { kind, dead, reduced } }) =>
          Array.from({ length: Math.min(count ?? 1, 12) }, () => ({
            kind,
            where: dead === true ? 'dead' : 'map',
            ...(dead === true && reduced !== undefined ? { to: reduced === true ? 'reduced' : 'full' } : {}),
          })),
        ),
      },
      item: (item) =>
        text('typed.guns', {
          n: item.count ?? 1,
          unit: text(
            `unit.counter.${String(item.traits.nation ?? 'german')}.${String(item.traits.kind ?? 'infantry')}`,
          ),
        }),
      ...(made?.field ? { field: (one: FieldRead) => made.field?.(one) ?? text('replacements.title') } : {}),
      unused: made?.unused ?? [...fieldsBut(reading), ...others],
    };
  },
});

/** "STAVKA on turn 8, last used on 6": whose last use it is says the headquarters that is named. */
const withLast = (tool: AskedTool<SheetData>): AskedTool<SheetData> =>
  withRenamed(tool, (reading) => {
    const hq = saidIn(reading, 'hq') ?? 'stavka';
    return { own: (one) => (one.field === 'last' ? { ...one, field: `${String(hq)}Last` } : one) };
  });

const terrainText = (value: string): Text =>
  text('fight.field', { name: text('movement.fields.terrain'), value: text(`movement.options.terrain.${value}`) });

export const FORM_TOOLS: readonly AskedTool<SheetData>[] = FORMS.map((form) => {
  const tool = formTool<SheetData>(form);
  if (form.tool === 'concentric') return withRing(tool);
  if (form.tool === 'events') return withTwoDice(tool);
  if (form.tool === 'command') return withLast(tool);
  if (form.tool === 'movement') return withLegs(tool, terrainText);
  if (form.tool === 'replacements') return withUnits(tool);
  if (form.tool === 'supply') return withSource(tool);
  if (form.tool !== 'strategic') return tool;
  // "Two German corps by rail, they already moved three": the number is that of the nation that moves.
  return {
    ...tool,
    make(reading, items, data) {
      const used = reading.fields.find(({ field: name }) => name === 'used');
      const [nation, other] = new Set(items.flatMap(({ traits }) => traits.nation ?? []));
      if (used === undefined || other !== undefined) return tool.make(reading, items, data);
      const field = { ...used, field: MOVED[String(nation)] ?? 'used' };
      const rest = reading.fields.filter((one) => one !== used);
      // Whose the moves are is said by the nation alone.
      const isBare = ({ count, own }: Item): boolean => count === undefined && own.join() === 'nation';
      const made = tool.make(
        { ...reading, fields: [...rest, field] },
        items.filter((item) => !isBare(item)),
        data,
      );
      const { field: told, item: tell } = made ?? {};
      return made && told && tell
        ? {
            ...made,
            item: (item) => (isBare(item) ? nationText(item) : tell(item)),
            field: (one) => told(one === used ? field : one),
          }
        : made;
    },
  };
});
