import { ODDS } from '@/lib/games/when-eagles-fight/attack/fields';
import {
  BRUSILOV_SAID,
  CITIES_AMONG,
  CITIES_TAKEN,
  DECLARE_ON,
  EVENT_CAME,
  eventCame,
  gallipoli,
  NEUTRAL,
  notGallipoli,
  ODESSA,
  peace,
  TSAR,
  TSAR_TOOK,
  VERDUN,
} from '@/lib/games/when-eagles-fight/typed/campaign-words';
import { CAME_UP } from '@/lib/games/when-eagles-fight/typed/told-words';
import { asks, choice, counted, fell, field, filler, trait, type Form } from '@/lib/typed/form';
import { inRow, paired } from '@/lib/typed/phrases';
import { italian, spanish, words } from '@/lib/typed/table-words';

import {
  ARRIVES,
  MUST_WITHDRAW,
  START,
  STEPS_OUT,
  VERDUN_AGAIN,
  WITHDRAWN,
} from '@/lib/games/when-eagles-fight/typed/arrival-words';
import {
  COLLAPSE,
  IN_THE_NORTH,
  LAST_USED,
  MARKER,
  NEEDED,
  OFF_MAP,
  SCENARIOS,
  STORED,
} from '@/lib/games/when-eagles-fight/typed/campaign-fields';
import { GUNS_LEFT, SPENT_COUNTED } from '@/lib/games/when-eagles-fight/typed/count-words';
import { FORTRESS_BROKEN, FORTRESS_STANDS, SITS_IN_FORTRESS } from '@/lib/games/when-eagles-fight/typed/fortress-words';
import { NO_ROUTE } from '@/lib/games/when-eagles-fight/typed/route-words';
import { CUT } from '@/lib/games/when-eagles-fight/typed/supply-words';
import { TRAIN_ENDS } from '@/lib/games/when-eagles-fight/typed/train-words';
import { capitalEntered, GAP } from '@/lib/games/when-eagles-fight/typed/place-words';
import {
  TURN,
  NATION,
  BESIDE,
  BRUSILOV_ODDS,
  EVENTS,
  EVENT_NAMES,
  ROLLED_BY,
  DIE,
  CITIES,
  AUSTRIANS,
  GERMANS,
  onlyOf,
  SAVED_WORDS,
  SAVED,
  IN_FORTRESS,
  HOLDERS,
  ROW_20,
  TO_NORTH,
  IN_NORTH,
  TO_SOUTH,
  DIRECTIONS,
  ON_RAILS,
  ON_WAY,
  ENEMIES,
  ENEMY_TOWNS,
  onWay,
  FROM_SIDES,
  MARCHES,
  WANTS_TO_MOVE,
  unitText,
  moved,
  SPENT,
  SPENT_BEFORE,
  SPENT_POINTS,
  ENTERING,
  TOWN_LOST,
  WAY_CUT,
  NEXT_HEX,
  MOVED_UNITS,
} from '@/lib/games/when-eagles-fight/typed/form-words';
/* Tools of When Eagles Fight that a text fills in a field at a time: the clocks of the campaign and the new units. */

export const FORMS: readonly Form[] = [
  {
    tool: 'movement',
    words:
      'what does it cost to move|what does it cost|cost to move|movement cost|how much to move|que cuesta mover|que cuesta|cuanto cuesta mover|cuanto cuesta|quanto costa muovere|quanto costa|movement|movement points|how far can|how far does|how far|movimiento|hasta donde|cuanto puede mover|movimento|fin dove|quanto puo muovere',
    also: words(MARCHES, OFF_MAP, WANTS_TO_MOVE),
    takes: { factor: 'unit.fields.move', spent: 'movement.fields.spent', offMap: 'movement.fields.offMap', ...TURN },
    traits: { ...NATION, kind: 'unit.fields.kind', size: 'unit.fields.size' },
    beside: ['name'],
    listed: { list: 'units', fields: ['nation', 'kind', 'size', 'move'] },
    entries: [
      asks(
        inRow(
          '|its|his|the|with|has|it has|su|con|tiene|el|la|il|il suo|la sua|ha|con una',
          'move|movement|ma|mp|movimiento|movimento|mover|capacidad de movimiento|capacita di movimento|factor de movimiento|fattore di movimento|fattore movimento|puntos de movimiento|punti movimento|punti di movimento',
          '|allowance|factor|points|rating',
          '|is|of|:|es|de|e|di|es de|e di',
        ),
        'factor',
        0,
        12,
        { optional: true },
      ),
      asks(
        'points to move with|points to move|mp|movement points|pm|puntos para moverse|puntos para mover|puntos de movimiento|punti per muoversi|punti per muovere|punti movimento|punti di movimento',
        'factor',
        0,
        12,
        { before: true, optional: true },
      ),
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
      asks(SPENT, 'spent', 0, 12, { before: true }),
      ...SPENT_POINTS,
      SPENT_COUNTED,
      filler(WANTS_TO_MOVE),
      field(OFF_MAP, 'offMap', true),
      asks(words(...Object.values(SPENT_BEFORE)), 'spent', 0, 12, { optional: true }),
      filler('so far|hasta ahora|finora|ne'),
      ...ENTERING,
      trait('unit|units|unidad|unidades|unita', { size: 'corps' }),
      filler(NEXT_HEX),
      filler(
        'step into|we step into|steps into|toward|towards|hacia|hacia un|verso|verso un|verso una|pisa|pisar|mette piede in|mettere piede|is|es|full|full of|it s full|lleno|llena|esta lleno|esta llena|pieno|piena|e pieno|e piena|' +
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
      vilna: 'events.fields.vilna',
      brest: 'events.fields.brest',
      lemberg: 'events.fields.lemberg',
      gallipoli: 'events.fields.gallipoli',
      caucasusLost: 'events.fields.caucasusLost',
      caucasusWon: 'events.fields.caucasusWon',
      austrian: 'events.fields.austrian',
      peace: 'events.fields.peace',
      tsar: 'campaign.fields.tsar',
      brusilov: 'campaign.fields.brusilov',
      verdun: 'campaign.fields.verdun',
      guns: 'events.fields.guns',
      marker: 'events.fields.marker',
      stepsOut: 'events.fields.stepsOut',
    },
    entries: [
      MARKER,
      ...EVENT_CAME,
      ...EVENTS,
      ...GUNS_LEFT,
      STEPS_OUT,
      ...VERDUN,
      ...CITIES_TAKEN,
      NEUTRAL,
      gallipoli('gallipoli'),
      notGallipoli('gallipoli'),
      peace,
      field(eventCame('f'), 'caucasusLost', true),
      field(eventCame('g'), 'caucasusWon', true),
      field(eventCame('j'), 'austrian', true),
      ...TSAR,
      ...BRUSILOV_SAID,
      ...ODESSA,
      asks(`${DIE}|dadi|dados|salen|salen un|escono|escono un|came up`, 'die', 1, 12, { optional: true }),
      ...fell(12),
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
    also: words(TSAR_TOOK, COLLAPSE),
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
      marker: 'victory.fields.marker',
      needed: 'victory.fields.needed',
      scenario: 'campaign.fields.scenario',
      brusilov: 'campaign.fields.brusilov',
    },
    entries: [
      filler(COLLAPSE),
      MARKER,
      NEEDED,
      ...SCENARIOS,
      ...BRUSILOV_SAID,
      ...TSAR,
      asks(
        'rev|rev number|revolution number|numero rev|numero de revolucion|rev n|target|target number|i need|need|we need|needs|objetivo|necesito|obiettivo|mi serve|mi servono',
        'rev',
        1,
        60,
        { optional: true },
      ),
      filler(
        'capturadas|catturate|conquistadas|conquistate|in russia and poland|in russia and in poland|en rusia y polonia|in russia e polonia|of his|de sus|delle sue|taken|captured|lost|fallen|has lost|have lost|tomadas|perdidas|caidas|controlamos|tomado|perdido|ha perdido|han perdido|hemos tomado|el ruso ha perdido|los rusos han perdido|the russian has lost|the russians have lost|the russian lost|il russo ha perso|i russi hanno perso|prese|perse|cadute|abbiamo preso|controlliamo|teniamo|ics|ic|gli ic|las pc|in our hands|en nuestras manos|in mano nostra|under our control|bajo nuestro control|sotto il nostro controllo|by the cp|by the germans|por los alemanes|dai tedeschi|' +
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
      asks(
        words(
          paired('cities', 'in russia and poland|in german hands|in central powers hands|in cp hands'),
          paired('of his cities|of their cities|russian cities', 'are ours|are in our hands|are taken'),
          paired('ciudades', 'en rusia y polonia|en manos alemanas|en manos de las pc'),
          paired('de sus ciudades|ciudades suyas', 'son nuestras|estan en nuestras manos'),
          paired('citta', 'in russia e polonia|in mano tedesca|in mani tedesche|in mano agli ic'),
          paired('delle sue citta|citta sue', 'sono nostre|sono in mano nostra'),
        ),
        'cities',
        0,
        40,
        { before: true },
      ),
      ...CAME_UP,
      asks(DIE, 'die', 1, 6),
      ...fell(6),
      asks(ROLLED_BY, 'die', 1, 6, { optional: true }),
      field(
        inRow(
          'nobody|no one|none|no unit|nadie|nessuno|nessuna unita|ninguna unidad',
          '|is|has|have|was|esta|ha|e|ha mai',
          '|entered|been|entrado|estado|entrato|messo piede',
          'in|into|inside|en|a|in|ad',
          'petrograd|berlin|vienna|budapest|petrogrado|berlino|viena|pietrogrado|a capital|any capital|una capital|una capitale',
        ),
        'capital',
        'none',
      ),
      ...choice('capital', {
        petrograd: capitalEntered('petrograd|petrogrado|pietrogrado|st petersburg|san petersburgo|san pietroburgo'),
        berlin: capitalEntered('berlin|berlino'),
        vienna: capitalEntered('vienna|viena'),
        budapest: capitalEntered('budapest'),
      }),
      peace,
      BESIDE,
      filler(
        'the russian holds|russian holds|the russian has|the russians hold|the russians have|russian controls|el ruso tiene|el ruso controla|los rusos tienen|los rusos controlan|il russo tiene|il russo controlla|il russo ha|i russi tengono|i russi hanno|de los centrales|los centrales|de las potencias centrales|de los imperios centrales|dei centrali|degli imperi centrali|i centrali|centrales|centrali|held by the central powers|on the table|en la mesa|sul tavolo|this turn|este turno|questo turno',
      ),
    ],
  },
  {
    tool: 'clocks',
    words:
      'clocks|the clocks|deadlines|due dates|what falls due|what expires|relojes|los relojes|plazos|los plazos|vencimientos|que vence|que plazos|lo que vence|orologi|gli orologi|scadenze|le scadenze|scadenza|cosa scade|che cosa scade|che scade|cosa e in scadenza|' +
      'whats coming up|what s coming up|whats coming|what s coming|what is coming|what is coming up|what comes up|what s due|what is due|what lies ahead|what s ahead|que viene|que toca|que llega|que nos espera|que hay previsto|cosa arriva|cosa tocca|cosa viene|cosa ci aspetta|che cosa arriva|cosa c e in arrivo|cosa e previsto',
    takes: {
      ...TURN,
      cities: 'victory.fields.cities',
      hexes: 'victory.fields.hexes',
      german: 'victory.fields.german',
      warsaw: 'events.fields.warsaw',
      vilna: 'events.fields.vilna',
      brest: 'events.fields.brest',
      lemberg: 'events.fields.lemberg',
      odessa: 'events.fields.odessa',
      brusilov: 'campaign.fields.brusilov',
      event: 'events.fields.event',
      guns: 'events.fields.guns',
      marker: 'events.fields.marker',
      needed: 'victory.fields.needed',
      scenario: 'campaign.fields.scenario',
      stavkaLast: 'command.fields.stavkaLast',
      oberostLast: 'command.fields.oberostLast',
      germanStored: 'clocks.fields.germanStored',
      austrianStored: 'clocks.fields.austrianStored',
      russianStored: 'clocks.fields.russianStored',
    },
    entries: [
      ...EVENT_CAME,
      ...EVENTS,
      ...GUNS_LEFT,
      MARKER,
      NEEDED,
      ...SCENARIOS,
      ...STORED,
      ...LAST_USED,
      ...CITIES_TAKEN,
      ...CITIES_AMONG,
      ...ODESSA,
      ...BRUSILOV_SAID,
      asks('german cities|ciudades alemanas|citta tedesche', 'german', 0, 20, { before: true }),
      asks(
        'victory hexes|austrian victory hexes|austrian hexes|hexes austriacos|hexagonos austriacos|hexagonos de victoria|esagoni austriaci|esagoni vittoria',
        'hexes',
        0,
        20,
        { before: true },
      ),
      CITIES('cities'),
      filler(
        'cp|the cp|central powers|the central powers|imperios centrales|los imperios centrales|potencias centrales|las potencias centrales|los centrales|imperi centrali|gli imperi centrali|i centrali|has|have|hold|holds|own|owns|tengono|tienen|controllano|controlan|possiedono|poseen|of russia and poland|in russia and poland|de rusia y polonia|en rusia y polonia|di russia e polonia|in russia e polonia|the russian holds|the russians hold|el ruso tiene|los rusos tienen|il russo tiene|i russi tengono|vamos por|we re on|we are on|siamo al',
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
      north: 'brusilov.fields.north',
      tsar: 'campaign.fields.tsar',
      verdun: 'campaign.fields.verdun',
      northAttacks: 'brusilov.fields.northAttacks',
      released: 'brusilov.fields.released',
    },
    values: {
      odds: Object.fromEntries(ODDS.map((odds) => [odds, BRUSILOV_ODDS.includes(odds) ? odds : 'other'])),
      stavka: { true: true, all: true },
    },
    entries: [
      ...choice('odds', {
        '1:1':
          '1:1|1 to 1|one to one|1 a 1|uno a uno|1 - 1|one against one|one on one|1 against 1|even odds|even forces|equal forces|uno contra uno|1 contra 1|fuerzas parejas|fuerzas iguales|a la par|uno contro uno|1 contro 1|forze pari|forze uguali|alla pari',
        '2:1':
          '2:1|2 to 1|two to one|2 a 1|dos a uno|due a uno|two against one|2 against 1|twice their strength|dos contra uno|2 contra 1|el doble de fuerza|due contro uno|2 contro 1|il doppio delle forze',
      }),
      field(
        'within reach of the stavka|in reach of the stavka|next to the stavka|near the stavka|all near the stavka|under the stavka|' +
          'al alcance del stavka|al alcance de la stavka|junto al stavka|cerca del stavka|nel raggio dello stavka|vicino allo stavka|accanto allo stavka',
        'stavka',
        true,
      ),
      ...IN_THE_NORTH,
      ...VERDUN,
      DECLARE_ON,
      ...BRUSILOV_SAID,
      asks(
        'was declared|was declared on turn|was declared in turn|se declaro|se declaro en el turno|fue declarada en el turno|e stata dichiarata nel turno|declared|declared turn|declared in turn|declared on turn|declarada en el turno|declarada turno|dichiarata nel turno',
        'brusilov',
        15,
        18,
      ),
      asks(
        inRow(
          'brusilov|it|the offensive|brusilov offensive|la ofensiva|la ofensiva brusilov|l offensiva|l offensiva brusilov',
          '|was|has|ha|se|e|e stata',
          'went off|kicked off|came|launched|begun|broke out|started|empezo|salio|arranco|lanzo|lanzada|estallo|partita|cominciata|iniziata|scattata|lanciata',
          'on|in|en|en el|al|nel',
          '|turn|gt|turno|tj|tg',
        ),
        'brusilov',
        15,
        18,
      ),
      asks(
        'now it s|it s now|it is now|now it is|we re on|we are on|we re now on|estamos en el|ahora estamos en el|ya estamos en el|vamos por el|ahora es el|siamo al|ora siamo al|adesso e il|ora e il',
        'turn',
        1,
        24,
        { optional: true },
      ),
      filler(
        'bonus|bonificacion|bonus al ataque|what bonus|que bonificacion|che bonus|for a russian attack|para un ataque ruso|per un attacco russo',
      ),
      ...choice('defenders', { austrian: onlyOf(AUSTRIANS), other: onlyOf(GERMANS) }),
      field(
        words(
          paired('against|on', 'germans|the germans'),
          paired('contra', 'alemanes|los alemanes'),
          paired('contro', 'tedeschi|i tedeschi'),
          paired(
            'germans|alemanes|tedeschi',
            'there too|in the hex too|in the hex as well|tambien|tambien en el hexagono|anche|anche loro',
          ),
          paired(
            'there are|there are also|hay|hay tambien|ci sono|ci sono anche',
            'germans in the hex|germans too|alemanes en el hexagono|alemanes en el hex|tedeschi nell esagono',
          ),
        ),
        'defenders',
        'other',
      ),
      field(
        words(
          paired(TO_NORTH, ROW_20),
          inRow(
            '|it s|it is|es|e',
            '|a|an|un|one',
            'hex|hexagono|esagono|fight|battle|combate|scontro|battaglia|lo scontro|el combate|the fight',
            '|is|esta|queda|e|sta',
            TO_NORTH,
            ROW_20,
          ),
          inRow(IN_NORTH, '|of|past|de|del|de la|di|della|dalla', `|${ROW_20}`),
        ),
        'north',
        true,
      ),
      field(paired(TO_SOUTH, ROW_20), 'north', false),
      ...TSAR,
      filler(
        'attack|attacks|ataque|attacco|russian attack|the russian attack|ataque ruso|el ataque ruso|attacco russo|l attacco russo|the russian attacks|el ruso ataca|il russo attacca|' +
          'northern sector|in the northern sector|he attacks in the northern sector|northern hex|it s a northern hex|attacked hex|the attacked hex|sector norte|en el sector norte|es un hex del norte|hex del norte|hex atacado|el hex atacado|hexagono atacado|settore nord|nel settore nord|esagono attaccato|l esagono attaccato|un esagono del nord|up in the north|up north|arriba en el norte|arriba|su a nord|in alto a nord|target|the target|target hex|objetivo|el objetivo|el hexagono objetivo|bersaglio|il bersaglio|l obiettivo|obiettivo',
      ),
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
      route: 'command.fields.route',
    },
    entries: [
      ...TSAR,
      field(NO_ROUTE, 'route', false),
      asks(
        words(
          paired(
            'it was on the map|stavka was on the map|the stavka was on the map|it was already on the map|stavka served|the stavka served|it served|we already placed it|we have placed it|we placed it|i already placed it|we already used it|i already used it|it was in play|it was already used|stavka acted|it acted|the last time was|last time was|the last time it was|last time|the last time|last used|was last used|it was last used|last placed|used last|i last used it|we last used it|i had it out|i had stavka out|i had the stavka out|we had stavka out|we had it out|i placed it|i placed stavka|we placed stavka|it was out|stavka was out|it was used|it came out',
            'on|in|on turn|in turn|turn|gt|on gt|in gt|was turn',
          ),
          paired(
            'estuvo en el mapa|la stavka estuvo en el mapa|ya estuvo en el mapa|ya la colocamos|ya la coloque|ya la pusimos|ya la puse|ya la usamos|ya la use|la colocamos|la stavka actuo|el stavka actuo|actuo|la stavka sirvio|la ultima vez fue|ultima vez fue|la ultima vez|ultima vez|tuve la stavka puesta|tuve el stavka puesto|tuve puesta la stavka|tuvimos la stavka puesta|la tuve puesta|la puse|lo puse|puse la stavka|puse el stavka|la pusimos|la coloque|coloque la stavka|la usamos|la use|lo use|usamos la stavka|use la stavka|se uso|se uso por ultima vez|usada|usada por ultima vez|estuvo puesta|estuvo en juego',
            'en|en el|el|el turno|en el turno|el tj|en el tj|tj|en turno',
          ),
          paired(
            'era sulla mappa|la stavka era sulla mappa|era gia sulla mappa|l avevamo messa|l avevamo gia messa|l avevamo gia piazzata|l abbiamo gia piazzata|l abbiamo gia messa|l abbiamo piazzata|l abbiamo messa|l abbiamo gia usata|l ho gia piazzata|l ho gia messa|l ho gia usata|la stavka ha agito|ha agito|la stavka ha servito|l ultima volta era|l ultima volta e stata|l ultima volta fu|l ultima volta|ultima volta|e stata usata l ultima volta|e stata usata|e stato usato|e stata piazzata|e stata messa|usata l ultima volta|usata|avevo la stavka in campo|avevo la stavka in gioco|avevo piazzato la stavka|l avevo messa|l ho messa|l ho piazzata|ho messo la stavka|ho piazzato la stavka|ho usato la stavka|abbiamo usato la stavka|l abbiamo usata|era in campo|era in gioco',
            'al|il|nel|il turno|al turno|nel turno|il tg|al tg|nel tg|tg|turno',
          ),
        ),
        'last',
        1,
        24,
      ),
      asks(
        inRow(
          'be|being|ser|essere',
          'used|placed|played|put down|usado|usada|colocado|usato|usata|piazzato',
          'on|in|en|al|nel',
          '|turn|game turn|gt|el turno|turno|tg|tj',
        ),
        'turn',
        1,
        24,
      ),
      ...choice('hq', { stavka: 'stavka', oberost: 'oberost|ober ost' }),
      filler(
        words(
          inRow(
            '|i mean|asking about|i m asking about|it s|is|me refiero a|me refiero al|hablo de|es|pregunto por|intendo|parlo di|e|chiedo',
            '|the|el|il|la|lo',
            '|german|russian',
            'headquarters|hq|one|hq marker|cuartel|cuartel general|cg|comando|quartier generale|qg',
            '|is|aleman|ruso|tedesco|russo',
            '|es|e',
          ),
          'i mean|asking about|refiero|me refiero a|intendo|is the one|the one',
        ),
      ),
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
      verdun: 'campaign.fields.verdun',
      neutral: 'events.fields.neutral',
      austrian: 'events.fields.austrian',
      lemberg: 'events.fields.lemberg',
      brusilov: 'campaign.fields.brusilov',
      scenario: 'campaign.fields.scenario',
    },
    traits: NATION,
    entries: [
      ...EVENT_CAME,
      ...EVENTS,
      ...VERDUN,
      NEUTRAL,
      field(eventCame('j'), 'austrian', true),
      ...CITIES_TAKEN,
      ...BRUSILOV_SAID,
      ...SCENARIOS,
      ...SAVED,
      asks(SAVED_WORDS, 'saved', 0, 4, { before: true }),
      asks(
        'steps on the track|on the track|pasos en el track|en el track|pasos en la pista|passi sulla tabella|sul track|step sul track|step stampati|step|printed|impresos|stampati|steps|pasos|passi|printed steps|steps printed|pasos impresos|passi stampati',
        'printed',
        0,
        20,
        { before: true },
      ),
      counted(
        inRow(
          '|the|my|la|el|mi|nuestra|il|lo|nella|sul|en el|en la',
          'track|turn track|map|board|pista|pista de turnos|mapa|tabla|registro|tracciato|tabella|pista dei turni|mappa|segnaturni',
          'says|shows|gives|prints|reads|has|marks|lists|marca|dice|da|pone|indica|trae|tiene|muestra|segna|dice|porta|indica|riporta|mostra|ha',
          '#',
          '|step|steps|point|points|paso|pasos|punto|puntos|passo|passi|punti',
        ),
        'printed',
        0,
        20,
      ),
      trait(
        words(
          'off the map|it s off the map|off the map , destroyed|in the graveyard|it d been destroyed|' +
            'fuera del mapa|fuera del mapa , destruido|fuera del mapa , destruida|en el cementerio|fuori mappa|fuori mappa , distrutto|fuori mappa , distrutta|fuori dalla mappa|al cimitero|nel cimitero|sta al cimitero|' +
            'dead|is dead|dead pile|the dead pile|in the dead pile|from the dead pile|in the dead box|eliminated|was eliminated|has been eliminated|had been eliminated|destroyed|was destroyed|has been destroyed|had been destroyed|it had been destroyed|lost for good|died|was killed|killed|wiped out|was wiped out',
          spanish('muert|eliminad|destruid|aniquilad'),
          'del monton de muertos|en el monton de muertos|en el monton de muertas|del monton de muertas|en la pila de muertos|en la pila de muertas|en la pila de eliminados|en la pila de eliminadas|entre los muertos|entre las muertas|monton de muertos|monton de muertas|lo habian destruido|la habian destruido|lo habian eliminado|la habian eliminado|fue destruido|fue destruida|fue eliminado|fue eliminada|ha sido destruido|ha sido destruida|ha sido eliminado|lo destruyeron|la destruyeron|lo eliminaron|la eliminaron',
          italian('mort|eliminat|distrutt|annientat'),
          'dalla pila dei morti|nella pila dei morti|nella pila delle morte|nella pila delle eliminate|nella pila degli eliminati|nel mucchio dei morti|nel mucchio delle morte|nel mucchio delle eliminate|nel mucchio degli eliminati|tra i morti|tra gli eliminati|tra le eliminate|l avevano distrutto|l avevano distrutta|l avevano eliminato|l avevano eliminata|e stato distrutto|e stata distrutta|e stato eliminato|e stata eliminata|era stato distrutto|era stata distrutta',
        ),
        { dead: true },
      ),
      filler(
        'we bring it back|bring it back|we bring it back into play|we re bringing it back|it comes back|lo recuperamos|la recuperamos|y lo recuperamos|lo traemos de vuelta|la traemos de vuelta|vuelve a entrar|lo riportiamo in gioco|la riportiamo in gioco|e lo riportiamo in gioco|lo recuperiamo|la recuperiamo|torna in gioco|unit|the unit|unidad|la unidad|unita|l unita|ne|pile|pila|box',
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
    entries: [
      ...ARRIVES,
      filler('due|is due|are due|enters|arrive|comes in|llega|llegan|entra|toca|viene|arriva|arrivano'),
      BESIDE,
    ],
  },
  {
    tool: 'withdrawals',
    words:
      `${MUST_WITHDRAW}|` +
      'must be withdrawn|be withdrawn|has to be withdrawn|have to be withdrawn|are withdrawn|must go off the map|must leave the map|leave the map|leaves the map|has to leave the map|have to leave the map|taken off the map|goes off the map|go off the map|hay que retirar del mapa|hay que retirar|retirar del mapa|se retiran del mapa|deben salir del mapa|tienen que salir del mapa|salen del mapa|dejan el mapa|abandonan el mapa|vanno ritirate dalla mappa|vanno ritirate|vanno ritirati|devono essere ritirate|ritirare dalla mappa|devono lasciare la mappa|lasciano la mappa|escono dalla mappa|si ritirano dalla mappa|' +
      'withdrawal|withdrawals|withdraw|withdraws|retirada del mapa|retiradas del mapa|retiradas|retirada|retirar unidades|' +
      'ritiro|ritiri|ritirate|ritirata dalla mappa',
    takes: {
      ...TURN,
      event: 'events.fields.event',
      guns: 'events.fields.guns',
      guard: 'withdrawals.fields.guard',
      stepsOut: 'events.fields.stepsOut',
      verdun: 'campaign.fields.verdun',
      brusilov: 'campaign.fields.brusilov',
      neutral: 'events.fields.neutral',
      austrian: 'events.fields.austrian',
      caucasusLost: 'events.fields.caucasusLost',
      caucasusWon: 'events.fields.caucasusWon',
      again: 'withdrawals.fields.again',
      lemberg: 'events.fields.lemberg',
    },
    units: { list: 'units', traits: ['name', 'nation', 'kind', 'size'], tell: unitText },
    entries: [
      ...EVENT_CAME,
      ...EVENTS,
      ...WITHDRAWN,
      ...VERDUN_AGAIN,
      ...CITIES_TAKEN,
      ...GUNS_LEFT,
      ...VERDUN,
      NEUTRAL,
      field(eventCame('f'), 'caucasusLost', true),
      field(eventCame('g'), 'caucasusWon', true),
      field(eventCame('j'), 'austrian', true),
      ...BRUSILOV_SAID,
      filler(
        'which units|what units|who|que unidades|quien|quali unita|chi|must|has to|have to|hay que|vanno|deve|devono',
      ),
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
      'movimiento por ferrocarril|movimiento en tren|movimiento por tren|movimientos por ferrocarril|mover por ferrocarril|mover en tren|movimento in ferrovia|movimento in treno|movimento per ferrovia|movimenti in ferrovia|in ferrovia|muovere in treno|muovere in ferrovia|entrain|entrains|board a train|take the train|takes the train|goes by train|go by train|goes by rail|go by rail|coge el tren|cogen el tren|toma el tren|suben al tren|sube al tren|prende il treno|prendono il treno|salgono sul treno|sale sul treno|' +
      'va en tren|van en tren|viaja en tren|viajan en tren|va in treno|vanno in treno|viaggia in treno|viaggiano in treno|va in ferrovia|vanno in ferrovia|viaggia in ferrovia|train move|train moves|ferrovia per|ferrocarril para|trains|rail|rails|rail moves|mueven por tren|se mueven por tren|muovono in treno|strategic movement|strategic move|strategic moves|rail movement|rail move|by rail|by train|movimiento estrategico|' +
      'movimientos estrategicos|por ferrocarril|por tren|en tren|movimento strategico|movimenti strategici|' +
      'per ferrovia|in treno',
    takes: {
      ...TURN,
      scenario: 'campaign.fields.scenario',
      brusilov: 'campaign.fields.brusilov',
      germans: 'strategic.fields.germans',
      austroHungarians: 'strategic.fields.austroHungarians',
      russians: 'strategic.fields.russians',
    },
    units: { list: 'units', traits: ['name', 'nation', 'kind'], tell: unitText, beside: ['size'] },
    entries: [
      BESIDE,
      filler(
        'spostato|ho spostato|ho gia spostato|abbiamo spostato|abbiamo gia spostato|ho trasportato|he trasladado|before it|before him|antes que el|prima di lui|' +
          'i ve railed|i railed|we railed|we ve railed|i ve moved|railed|it d be on top of|on top of|it would be on top of|ya transporte|transporte|ya he transportado|ya movi|he transportado|ya llevo|seria ademas de|ademas de|encima de|ne ho gia trasportate|ne ho gia trasportati|ne ho gia mosse|ne ho gia mossi|ho gia trasportato|sarebbe oltre a|in aggiunta a|oltre a|ne ho gia',
      ),
      ...choice('way', {
        gap: words(
          GAP,
          paired(
            paired('the|no|', 'railway|rail|rails|line|lines|tracks|track|railroad'),
            'isn t connected|is not connected|isn t continuous|is not continuous|is broken|is cut|don t join up|don t join|do not join|do not join up|don t connect|do not connect|aren t connected|are not connected|doesn t connect|does not connect|has a gap|is interrupted',
          ),
          'no continuous rail between the two|no continuous rail|no continuous railway|no rail connection|no rail link|not connected by rail|no connection by rail|a gap in the railway|gap in the line|gap in the rails|there s a gap in the line|there s a gap in the railway|the two aren t connected by rail',
          paired(
            'el ferrocarril|ferrocarril|la via|via|las vias|vias|la linea|linea|la via ferrea',
            'no esta conectado|no esta conectada|no estan conectadas|no se une|no se unen|no conecta|no conectan|no enlaza|no enlazan|esta cortado|esta cortada|estan cortadas|esta interrumpido|esta interrumpida|no es continuo|no es continua|no llega',
          ),
          'no hay via continua entre los dos|no hay via continua|sin via continua|no hay conexion por tren|no hay conexion ferroviaria|sin conexion ferroviaria|no hay ferrocarril continuo|no hay enlace ferroviario|hay un hueco en la via|hay un corte en la via|via interrumpida|vias sin conectar',
          paired(
            'la ferrovia|ferrovia|il binario|i binari|binari|la linea|linea|le linee|la linea ferroviaria',
            'non e collegata|non e collegato|non sono collegati|non sono collegate|non si congiunge|non si congiungono|non si unisce|non si uniscono|e interrotta|e interrotto|sono interrotti|non e continua|non collega|non arriva',
          ),
          'non c e ferrovia continua tra i due|non c e ferrovia continua|senza ferrovia continua|nessun collegamento ferroviario|non c e collegamento ferroviario|senza collegamento ferroviario|ferrovia interrotta|c e un buco nella ferrovia|c e un interruzione nella ferrovia',
        ),
      }),
      ...START,
      ...SCENARIOS,
      ...BRUSILOV_SAID,
      ...TRAIN_ENDS,
      ...moved(
        'germans',
        'germans|german|german units|german corps|alemanes|alemanas|cuerpos alemanes|unidades alemanas|tedeschi|tedesche|corpi tedeschi|unita tedesche',
      ),
      ...moved(
        'austroHungarians',
        'austrians|austrian|austro hungarians|austrian corps|austrian units|austriacos|austriacas|cuerpos austriacos|unidades austriacas|austriaci|austriache|corpi austriaci|unita austriache',
      ),
      ...moved(
        'russians',
        'russians|russian|russian units|russian corps|rusos|rusas|cuerpos rusos|unidades rusas|russi|russe|corpi russi|unita russe',
      ),
      asks(
        'of mine before|of mine before it|of mine already|of my own before|of ours before|of ours already|of mine by rail|of them before|de los mios|de los mios antes|de las mias|de las mias antes|de los nuestros antes|delle mie|dei miei|delle nostre|dei nostri|delle mie prima|dei miei prima|used|i used|used already|already moved|moved already|have already moved|already gone|gone already|ya se movieron|ya he movido|he movido ya|ya han movido|han movido ya|ho gia mosso|usadas|usados|he usado|ya movidas|ya movidos|usate|usati|ho usato|gia mosse|gia mossi',
        'used',
        0,
        6,
        { before: true, optional: true },
      ),
      MOVED_UNITS,
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
      held: 'supply.fields.held',
      clear: 'supply.fields.clear',
      railUnits: 'supply.fields.railUnits',
      railTowns: 'supply.fields.railTowns',
    },
    traits: { nation: 'supply.fields.nation' },
    beside: ['kind', 'size', 'supply'],
    grammar: { ground: ['target', 'goal'] },
    entries: [
      ...onWay('railUnits', ENEMIES, ON_RAILS, true),
      ...onWay('railTowns', ENEMY_TOWNS, ON_RAILS, true),
      ...onWay('clear', ENEMIES, ON_WAY, false),
      ...CUT,
      field(TOWN_LOST, 'held', false),
      field(WAY_CUT, 'clear', false),
      ...HOLDERS,
      asks(
        'at distance|at a distance of|a distancia|a una distancia de|a distanza|a distanza di|counting the hexes i get|counting hexes i get|contando los hexes me salen|contando los hexagonos me salen|contando gli esagoni me ne vengono|contando gli esagoni ne vengono',
        'hexes',
        0,
        20,
      ),
      asks(
        'hexes to the town|hexes to town|hexes as far as the town|hexes hasta el pueblo|hexagonos hasta el pueblo|hexes hasta la ciudad|hexagonos hasta la fuente|hexes hasta la fuente|esagoni fino al paese|esagoni fino alla fonte|esagoni fino alla citta',
        'hexes',
        0,
        20,
        { before: true },
      ),
      asks(
        inRow(
          'at|a|lies|is|esta|e|sta|distant|distante|dista|has to go|must go|tiene que recorrer|debe recorrer|recorre|deve fare|percorre|path of|a path of|percorso di|un percorso di|un camino de|recorrido de|route of|it takes|son|sono',
          '|at|a|una|uno',
          '|distance of|a distance of|distancia de|distanza di',
        ),
        'hexes',
        0,
        20,
        { optional: true },
      ),
      asks(
        inRow(
          'hexes|hexagonos|hexs|esagoni',
          '|away|of distance|in between|between|de distancia|di distanza|en medio|di mezzo|tra',
          '|counting|including|contando|incluyendo|contando anche|compreso',
          '|to|as far as|hasta|fino a|fino alla|fino al',
          '|the|that of|el|la|el del|quello della|quello del',
          'town|city|source|pueblo|ciudad|fuente|cittadina|citta|paese|fonte',
        ),
        'hexes',
        0,
        20,
        { before: true },
      ),
      asks(
        inRow(
          'hexes|hexagonos|esagoni',
          'away|off|distant|of distance|in between|between|de distancia|di distanza|en medio|di mezzo|lejos|lontano',
        ),
        'hexes',
        0,
        20,
        { before: true },
      ),
      filler('cittadina|la cittadina|da una cittadina|dalla cittadina|poblado|el poblado|distante|distant'),
      filler(
        'route leads to|the route leads to|la ruta lleva a|la ruta lleva hasta|la ruta va a|il percorso porta a|la via porta a|paese|il paese',
      ),
      asks(
        'away from its source|away from a source|away from the source|away from source|away from its town|from its source|from the source|from a source|from its town|hexes from its source|hexes from the source|hexes from a source|hexes from the town|hexes from town|hexes from its town|hexes away from its source|hexes away from the source|' +
          'de su fuente|de la fuente|de una fuente|de distancia de su fuente|hexagonos de su fuente|hexagonos de la fuente|hexagonos del pueblo|casillas de su fuente|casillas de la fuente|casillas|hexagonos de distancia|hexes de su fuente|' +
          'dalla sua fonte|dalla fonte|da una fonte|esagoni dalla sua fonte|esagoni dalla fonte|esagoni dal paese|esagoni dalla citta|esagoni di distanza|caselle|caselle dalla fonte',
        'hexes',
        0,
        20,
        { before: true },
      ),
      filler(
        'route of|a route of|a line of|line of|it traces to|traces to|traces|trace to|the line runs down to|the line runs to|runs down to|runs to|leads to|leads down to|goes to|goes down to|by sea through|by sea via|by sea from|through|via|una ruta de|ruta de|una linea de|traza hasta|traza a|la linea baja hasta|baja hasta|la linea llega hasta|la linea va hasta|va hasta|lleva hasta|por mar via|por mar desde|por|dista|una via di|via di|una linea di|traccia fino a|traccia a|la linea scende a|scende a|scende fino a|la linea arriva a|la linea va a|la linea porta a|arriva a|via mare da|via mare per|shut up|holed up|shelters|sheltering|encerrado|encerrada|refugiado|refugiada|se refugia|metido|metida|chiuso|chiusa|rinchiuso|rinchiusa|si ripara|riparato|riparata|asserragliato',
      ),
      field('way is clear|route is clear|camino libre|ruta libre|via libera', 'clear', true),
      filler(
        'reach|reaches|llega|llegan|me llega|arriva|mi arriva|source|fuente|fonte|my|mi|mio|is|line|linea|nearest|closest|mas cercano|piu vicino|con tren|con ferrocarril|rail',
      ),
      asks('hexes|hex|hexes away|hexagonos|hexagono|hexs|esagoni|esagono', 'hexes', 0, 20, { before: true }),
      ...choice('goal', {
        town: 'cittadina|una cittadina|railway|rail|town|city|rail town|town or city|ferrocarril|ciudad|pueblo|ciudad con ferrocarril|ferrovia|citta',
        konigsberg: 'konigsberg|koenigsberg',
        odessa: 'odessa',
      }),
      ...choice('inside', {
        fortress: words(IN_FORTRESS, SITS_IN_FORTRESS),
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
    beside: ['kind', 'size', 'name'],
    grammar: { many: ['target'] },
    entries: [
      field(FORTRESS_BROKEN, 'fortress', false),
      field(
        words(
          FORTRESS_STANDS,
          inRow(
            '|there is|there s|they sit in|they re in|they are in|with|in|hay|con|estan en|e|c e|stanno in|sono in',
            '|a|an|the|una|la|un|el|il',
            '|intact|unbroken|undamaged|standing|intacta|entera|intatta|integra',
            'fortress|fort|fortaleza|fuerte|fortezza|forte',
            '|in the hex|there|del hexagono|en el hexagono|ahi|nell esagono|dell esagono|li',
            '|is|that is|that s|present|present and|sigue|esta|presente|presente y|presente e|e|e ancora|ancora|aun|todavia',
            'intact|unbroken|undamaged|whole|standing|still standing|untouched|unharmed|intacta|entera|sin tocar|en pie|sin danos|sin destruir|no destruida|intatta|integra|in piedi|non distrutta|intera|intoccata',
            '|in the hex|there|still|ahi|alli|en el hexagono|li|nell esagono',
          ),
          'fortress|intact fortress|an intact fortress|there s an intact fortress|the fort still stands|fort still stands|fortress still stands|fortress is intact|fort is intact|fort|the fort|fortress hasn t fallen yet|fortress hasn t fallen|fortress has not fallen|fort holds|fortress holds|fortress holds out|fort hasn t fallen',
          'fortaleza|fortaleza intacta|una fortaleza intacta|fuerte|el fuerte|fuerte intacto|fuerte sigue en pie|fortaleza sigue en pie|fortaleza no ha caido|fortaleza no ha caido aun|fortaleza aguanta|fortaleza resiste|fortaleza esta intacta|el fuerte esta intacto',
          'fortezza|fortezza intatta|una fortezza intatta|forte|il forte|forte intatto|forte e ancora in piedi|fortezza e ancora in piedi|fortezza non e ancora caduta|fortezza non e caduta|fortezza resiste|fortezza regge|fortezza e intatta|il forte e intatto',
        ),
        'fortress',
        true,
      ),
      filler(
        'attack|attacks|attacking|against|contra|contro|vs|versus|defenders|defensores|difensori|the defenders|defend|defends|defienden|difendono|only|alone|soltanto|solamente|unicamente|someone|somebody|one of ours|one of our units|one of mine|ours|we have a unit|we ve a unit|we ve got a unit|there s a unit|a unit|' +
          'alguien|uno de los nuestros|una de las nuestras|uno nuestro|tenemos una unidad|una unidad|una unidad nuestra|ataca|atacan|ataca alguien|qualcuno|uno dei nostri|una delle nostre|abbiamo un unita|un unita|una nostra unita|attacca|attaccano|is to the|is on the|stands to the|esta al|esta a|sta a|e a|of him|of it|of them|suyo|de el|di lui|nobody else|nadie mas|nessun altro|e nessun altro|hit|being hit',
      ),
      ...DIRECTIONS,
    ],
  },
];
