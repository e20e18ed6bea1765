import { ENEMY_ZOC, LIMITED } from '@/lib/games/nach-paris/typed/state-words';
import { MARCHED } from '@/lib/games/nach-paris/typed/words';
import { asks, choice, field, filler, lostWords, trait, type Form } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { inRow } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* What players tell beside the name of a tool of 1914 Nach Paris, in clauses of their own. */

const FOE_EN = inRow(
  '|an|the|some|any',
  'enemy|hostile|opposing',
  'infantry|inf|foot|cavalry|cav|har|heavy artillery|unit|units|division|troops|foot soldiers|infantry unit|soldiers',
);
const FOE_ES = inRow(
  '|una|la|unos|unas|alguna|los',
  'infanteria|inf|caballeria|cav|har|infantes|soldados|unidad|unidades|division|tropas|artilleria pesada',
  'enemiga|enemigas|enemigos|enemigo|hostil|hostiles',
);
const FOE_IT = inRow(
  '|una|la|dei|delle|i|un|da',
  'fanteria|inf|cavalleria|cav|har|fanti|soldati|unita|divisione|truppe|artiglieria pesante',
  'nemica|nemiche|nemici|nemico|ostile|ostili',
);
/** Somebody else holds the hex of the fort (11.5.1), told in either order. */
export const HELD_TOO = words(
  inRow(
    '|there s|there is|there are|with',
    FOE_EN,
    '|is|are|sits|stands|sit|stand|lies|holding|holds',
    '|in|inside|beside|with|alongside|next to|around|by',
    '|the|that|its|there',
    '|fort s|same',
    'hex|fort|place|hex as well|hex too|in there too|in there|there too|there as well|it too|there',
  ),
  inRow(
    '|the',
    '|fort',
    'hex|fort|place',
    'has|holds|contains|is held by|also has|also holds|is guarded by',
    FOE_EN,
    '|in it|too|as well|inside',
  ),
  inRow(
    'alongside|beside|next to|with|around',
    'the',
    'fort',
    '|there|in the hex',
    '|stands|sits|is|are|stand|lies',
    FOE_EN,
  ),
  inRow(
    '|hay|con|esta|estan',
    FOE_ES,
    '|esta|estan|hay|ocupa|ocupan|guarda|guardan',
    '|en|junto a|al lado de|dentro de|con',
    'el|ese|su|el mismo',
    'hex|hexagono|hex del fuerte|hexagono del fuerte|fuerte',
  ),
  inRow(
    '|en|junto a|al lado de|dentro de|con',
    '|el|ese|su',
    'hex|hexagono|hex del fuerte|hexagono del fuerte|fuerte|junto al fuerte|al fuerte',
    '|lo|la',
    'hay|esta|estan|guarda|guardan|ocupa|ocupan|tiene|defiende|defienden',
    '|ademas|tambien',
    FOE_ES,
  ),
  inRow(
    '|c e|ci sono|con|sta|stanno',
    FOE_IT,
    '|e|sono|sta|stanno|occupa|occupano|tiene|tengono',
    '|nell|in quell|nello stesso|accanto al|col|con il|l|il',
    'esagono|esagono del forte|forte',
  ),
  inRow(
    '|accanto al|vicino al|col|nell|l|il',
    'esagono|esagono del forte|forte',
    '|c e|ci sono|sta|stanno|e tenuto|ha|contiene|e occupato|e presidiato|e difeso',
    '|anche|pure',
    '|da|dalla',
    FOE_IT,
  ),
);

/** A Feste shows its reduced side (11.4.10). */
export const REDUCED_FORT = words(
  inRow(
    '|it s|it is|is|already|that s|that is|which is|with',
    '|already|on|showing|its|the',
    '|its|the',
    'reduced|reduced side|reduced side up|flipped|flipped over|on its back',
  ),
  inRow(
    '|que|ya|esta|que ya esta|esta ya',
    '|esta|ya',
    'por|en|con',
    '|su|el|la',
    'lado reducido|cara reducida|reverso',
  ),
  'reducida|reducido|ya reducida|ya reducido|esta reducida|esta reducido|volteada|girada',
  inRow('|che|gia|e|che e gia|e gia', '|e|gia', 'sul|dal|col|con il', '|suo', 'lato ridotto'),
  'ridotta|ridotto|gia ridotta|gia ridotto|e ridotta|e ridotto|capovolta',
);

/** Cavalry is among those whose ZOC reaches a hex (9.6.2). */
export const CAV_AMONG = words(
  inRow(
    '|there s|there is|with|including|incl|and',
    '|a|an|some|one|enemy',
    '|enemy',
    'cavalry|cav|horse|horsemen|cavalry unit',
    'among them|included|in it|in there|among the enemies|is among them|is one of them|among those|too|as well|is included|in that zoc|in that zoc lot too|in that zoc lot',
  ),
  inRow(
    '|a|an',
    'cav|cavalry|cavalry unit',
    'is',
    'one of',
    '|the|those|these',
    'enemies|units|them',
    '|reaching it|there|with the zoc',
  ),
  inRow(
    '|at least',
    'one|some',
    'of',
    '|the|those|these',
    'enemies|enemy units|units|them',
    'is|are',
    '|a|an',
    'cav|cavalry|cavalry unit|mounted',
  ),
  inRow('cavalry s|cavalry is|cav is', 'in', 'that|the|this', 'zoc', '|lot', '|too|as well'),
  inRow('|the|that', 'zoc', 'is|comes', '|partly|partially|also|in part', 'from', '|a', 'cavalry|cav|cavalry unit'),
  inRow(
    '|hay|con|incluida|tambien cuenta|tambien hay',
    '|una|la',
    'caballeria|cav|jinetes',
    '|enemiga',
    'entre ellos|entre ellas|incluida|entre los enemigos|ahi|entre las que la proyectan|tambien',
  ),
  inRow(
    '|entre',
    '|ellos|los que la proyectan|los que la ejercen|las que la ejercen|los enemigos',
    'hay|esta',
    '|una',
    'caballeria|cav|jinetes',
  ),
  inRow(
    'alguno|alguna|uno|una',
    'de',
    'esos|esas|los|las',
    'enemigos|unidades|enemigas',
    'es|son',
    '|de',
    'caballeria|cav',
  ),
  inRow(
    '|c e|con|compresa|anche|ci sta dentro anche',
    '|una|la',
    'cavalleria|cav|cavalieri',
    '|nemica',
    'tra loro|fra loro|compresa|inclusa|tra i nemici|fra i nemici|li|in mezzo',
  ),
  inRow(
    'tra|fra',
    'loro|chi la esercita|quelli che la esercitano|i nemici',
    'c e|ci sono',
    '|una|anche una',
    'cavalleria|cav',
  ),
  inRow('uno|una|qualcuno', 'di', 'quei|quelle|questi', 'nemici|unita', 'e', '|di|a', 'cavalleria|cav|cavallo'),
  inRow('ci sta dentro|c e dentro|ci sta|c e', '|anche', 'una cavalleria|cavalleria|una cav'),
);
const ZOC_EN = inRow('|a|an|the', '|enemy|hostile|german|french', 'zoc|zone of control');
const ZOC_ES = inRow('|a|en|por|hacia|dentro de', '|una|la', 'zoc|zona de control', '|enemiga|alemana|francesa|hostil');
const ZOC_IT = inRow(
  '|in|nella|attraverso|verso',
  '|una|la',
  'zoc|zona di controllo',
  '|nemica|tedesca|francese|ostile',
);
/** … the retreat of a unit into such a hex. */
export const INTO_ZOC = words(
  inRow('retreat|retreats|retreating|a retreat|the retreat', 'into|through|in|to', ZOC_EN),
  inRow('|por|de|la|una', 'retirada|retirarse|retirandose|se retira|retirar', ZOC_ES),
  inRow('|per|di|la|una', 'ritirata|ritirarsi|ritirandosi|si ritira', ZOC_IT),
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
export const SCOUTS: readonly Entry[] = [
  field(words(CAVALRY, MOUNTED, inRow(`${CAVALRY}|${MOUNTED}`, ',', NOT_BY_AIR), NOT_BY_AIR), 'by', 'cavalry'),
  filler('stack|a stack|pila|una pila|mando|mandando|enviando|sending'),
];

const NOTHING_EN = 'nothing|anything|a thing';
const PHASE_EN = inRow(
  '|in|during|all|throughout|the whole',
  '|the|its|their|all',
  'movement phase|movement|move phase|phase',
  '|long',
);
const PHASE_ES = inRow('|en|durante|toda|por', '|la|su|el', 'fase de movimiento|movimiento|fase');
const PHASE_IT = inRow('|in|nella|durante|tutta|nel|per tutta', '|la|sua|suo', 'fase di movimento|movimento|fase');
/** A unit that did nothing in the Movement Phase (10.1.3). */
export const STOOD_IDLE = words(
  inRow(
    '|having|has|had|it|they|after',
    '|done|did|stayed|sat|stood|been|remained|sitting|staying',
    'nothing|put|idle|still|in place|inactive|where it was|at rest|motionless|idling',
    PHASE_EN,
  ),
  inRow(
    '|it|they',
    'hasn t|haven t|has not|have not|didn t|did not|never|hadn t',
    '|yet',
    'acted|act|moved|move|done|do|stirred|budged',
    `|${NOTHING_EN}`,
    `|${PHASE_EN}`,
  ),
  inRow('no', 'action|activity|move|moves|movement', '|at all', '|by|from|of', '|it|the unit|them', PHASE_EN),
  inRow('without', '|having', 'acting|acted|moving|moved|doing anything|done anything|a move', `|${PHASE_EN}`),
  inRow('idle|inactive', `|${PHASE_EN}`),
  inRow(
    'no',
    '|se',
    'ha actuado|han actuado|actuo|actuaron|ha hecho nada|hizo nada|han hecho nada|ha movido|movio|hizo ninguna accion',
    `|${PHASE_ES}`,
  ),
  inRow(
    `|${PHASE_ES}`,
    'se quedo|se ha quedado|estuvo|ha estado|se quedaron|estuvieron|permanecio',
    'de brazos cruzados|quieta|quieto|parada|parado|inactiva|inactivo|sin hacer nada|mano sobre mano|en su sitio',
    `|${PHASE_ES}`,
  ),
  inRow('sin', '|haber', 'hecho nada|hacer nada|actuar|actuado|moverse|movido', `|${PHASE_ES}`),
  inRow('inactiva|inactivo|inactivas', `|${PHASE_ES}`),
  inRow(
    'non',
    '|si',
    'ha agito|hanno agito|agi|e mossa|ha fatto nulla|ha fatto niente|ha mosso|ha compiuto azioni',
    `|${PHASE_IT}`,
  ),
  inRow(
    `|${PHASE_IT}`,
    'e stata|e stato|e rimasta|e rimasto|sono rimasti|sono state|stava|se ne e stata',
    'con le mani in mano|ferma|fermo|fermi|inattiva|inattivo|a guardare|immobile',
    `|${PHASE_IT}`,
  ),
  inRow('senza', '|aver', 'fatto nulla|fatto niente|agito|fare nulla|fare niente|agire|muoversi', `|${PHASE_IT}`),
  inRow('inattiva|inattivo|inattive', `|${PHASE_IT}`),
);

/** Where a line ends, however the way there is told. */
export const LINE_ENDS: readonly Entry[] = [
  field(
    words(
      inRow('|to|at|in|into|down to|up to', '|a|the|an', 'port|harbour|harbor|seaport|port hex|coast port'),
      inRow('|a|al|en|hasta|en el', '|un|el', 'puerto|puerto de mar'),
      inRow('|a|al|in|fino a|fino al|su|nel', '|un|il', 'porto|porto di mare'),
    ),
    'goal',
    'port',
  ),
  filler(
    'ends|end|ending|is where it ends|where it ends|runs|runs to|run|running|traced|trace|goes|leads|reaches|reaching|stretches|leads to|goes down|down|back to|comes to|acaba|acaba en|termina|terminando|llega|llega hasta|hasta|trazada|trazada hasta|se traza|el final|final|va a parar|va hasta|conduce|lleva|desemboca|alcanza|finisce|finisce in|arriva|arriva fino|fino|tracciata|tracciata fino|si traccia|si chiude|chiude|va a finire|finire|porta|raggiunge|sbocca|si conclude',
  ),
];

/** A big city, and not by its name (12.2.2). */
export const LARGE_CITY = words(
  inRow(
    '|a|the|with a|has a|where there s a',
    'large|big|great|major',
    'city|city station|city hex|city one|station',
    '|there|hex',
  ),
  inRow('|la', 'ciudad', '|es', 'de las', 'grandes'),
  inRow('|la|e una|una', 'citta', '|e', 'di quelle', 'grandi'),
);
export const ON_TRAINS = filler(
  words(
    inRow('|on|onto|aboard|to|into|in|by', 'a|the', 'train|trains'),
    inRow('|a|en|al|sobre', 'un|el', 'tren'),
    inRow('|su|in|sul', 'un|il|treno', '|treno'),
    'al tren|sul treno|board|boarding|boards|subir|sube|suben|subimos|embarcar|montar|imbarco|imbarcare|caricare|load|loading|cargar|linea|line|station is|one|la estacion|the station|la stazione',
  ),
);

/** The parts of a unit that is split (6.6.1). */
export const SPLIT_TOLD: readonly Entry[] = [
  filler(
    words(
      inRow('|a|the|an|my', 'divided|split', 'division|unit|brigade|corps|infantry division'),
      inRow('|una|la|mi', 'division|unidad|brigada', 'dividida|partida|separada'),
      inRow('|una|la|la mia', 'divisione|unita|brigata', 'divisa|spezzata|separata'),
      'part one|part two|part two s hex|one part|the other part|the other|una parte|la otra|l altra|altra parte|otra parte|le meta|the halves sit|occupano|ocupan|in hexes|sit in',
    ),
  ),
  ...choice('place', {
    adjacent: words(
      inRow(
        '|in|are in|sit in|stand in|with',
        '|two',
        'adjacent|neighbouring|neighboring|adjoining|touching|contiguous',
        '|hexes|hex',
      ),
      inRow('hexes|hex', 'that touch|next to each other|side by side|touching each other'),
      inRow(
        '|part one|one part|one|one half',
        '|is|stands|sits',
        'beside|next to|adjacent to',
        '|the|part two s|the other|its',
        '|hex of',
        '|the',
        'hex|other part|other|other half|part two',
      ),
      inRow('next to|beside|adjacent to', 'each other|one another'),
      inRow(
        '|una|una parte|una mitad',
        '|esta',
        'junto|al lado',
        'a la|al|de la|del',
        '|hex de la|hexagono de la',
        'otra|hex de la otra|hexagono de la otra',
      ),
      inRow('|en|ocupan', 'hexagonos|hexes', 'que se tocan|contiguos|vecinos|adyacentes|colindantes|pegados'),
      inRow('|una', 'al lado de', 'la otra|otra', '|en', '|hexes|hexagonos', '|contiguos|vecinos|adyacentes'),
      inRow(
        '|una|una parte|una meta',
        '|e|sta',
        'accanto|vicino',
        'all|alla|dell',
        '|esagono dell|esagono della',
        'altra|esagono dell altra',
      ),
      inRow('|in|occupano', 'esagoni', 'che si toccano|confinanti|contigui|vicini|adiacenti|attigui'),
    ),
  }),
];

/** A forced march beside the passage at sea (18.2.4). */
export const SEA_TOLD: readonly Entry[] = [
  field(
    words(
      MARCHED.fom,
      inRow(
        '|it|it s|they|makes|is|doing|on|by|with|after|in|makes|made|does',
        '|a|making a|doing a|on a|made a',
        'forced march|fom|forced marches|force marching|force march',
        '|this phase|in this phase|this turn',
      ),
      inRow(
        '|hace|con|en|va|a|por|mediante|tras|esta en|va a',
        '|una',
        'marcha forzada|marchas forzadas|fom',
        '|esta fase|en esta fase|este turno',
      ),
      inRow(
        '|fa|con|in|va|a|mediante|dopo|sta facendo|va a',
        '|una',
        'marcia forzata|marce forzate|fom',
        '|in questa fase|questo turno',
      ),
    ),
    'fom',
    true,
  ),
  field(
    words(
      inRow(
        '|it|they|the unit',
        'begins|starts|begin|start',
        '|the phase|its phase|the turn',
        'in',
        '|the|its',
        'port|port hex|at sea box',
      ),
      inRow('|la unidad', 'empieza|comienza', '|la fase', 'en', '|el', 'puerto|hex del puerto'),
      inRow('|l unita', 'inizia|comincia', '|la fase', 'nel', 'porto'),
    ),
    'starts',
    true,
  ),
];

/** "Consolidating infantry: it has lost two steps" (6.5). */
export const CONSOLIDATION: Form = {
  tool: 'consolidation',
  words:
    'consolidate|consolidates|consolidating|consolidation|consolidar|consolida|consolidan|consolidando|consolidacion|consolidare|consolidano|consolidamento|consolidazione|consolido|consolidiamo',
  takes: {
    lost: 'consolidation.fields.lost',
    gain: 'consolidation.fields.gain',
    sameHex: 'consolidation.fields.sameHex',
    sameType: 'consolidation.fields.sameType',
    enemyZoc: 'consolidation.fields.enemyZoc',
    pioneer: 'consolidation.fields.pioneer',
    fired: 'consolidation.fields.fired',
    giverSteps: 'consolidation.fields.giverSteps',
  },
  traits: { kind: 'unit.fields.kind', rank: 'consolidation.fields.rank' },
  beside: ['unit', 'nation', 'name'],
  grammar: { sums: undefined, strength: [], states: ['rank', 'steps', 'unit', 'reserve'] },
  entries: [
    ...[1, 2, 3, 4].map((n) => field(lostWords(n), 'lost', n)),
    field(
      words(
        inRow(
          '|but|the units|they|both|units',
          '|are|stand|is',
          'not|aren t|isn t|are not|not both',
          '|standing|both',
          'in|on',
          '|the',
          'same hex|one hex',
        ),
        inRow('|they|the units', 'are|stand|sit', 'in', 'different hexes|separate hexes|two hexes|adjacent hexes'),
        inRow(
          '|pero|las unidades|las dos',
          'no',
          '|estan|esta',
          '|las dos|juntas',
          'en',
          'el mismo|un mismo',
          'hex|hexagono',
        ),
        inRow('|estan', 'en', 'hexes|hexagonos', 'distintos|diferentes|separados|contiguos'),
        inRow('|ma|le unita|le due', 'non', '|sono|stanno|e', '|tutte e due', 'nello stesso|in uno stesso', 'esagono'),
        inRow('|sono|stanno', 'in', 'esagoni', 'diversi|differenti|separati|vicini'),
      ),
      'sameHex',
      false,
    ),
    field('in the same hex|same hex|en el mismo hex|en el mismo hexagono|nello stesso esagono', 'sameHex', true),
    field(
      words(
        inRow('not|of different|different|another', '|the same', 'type|types|nationality|nationalities|unit type'),
        inRow('de', 'distinto|otro|diferente|distinta', 'tipo|nacionalidad'),
        inRow('di', 'tipo|nazionalita', 'diverso|diversa'),
      ),
      'sameType',
      false,
    ),
    field(
      words(
        ENEMY_ZOC,
        inRow('|one of them is|one is|una esta|una de ellas esta|una e|una di loro e', 'in|en|dentro de', ENEMY_ZOC),
      ),
      'enemyZoc',
      true,
    ),
    field(
      'a pio would give it|a pio gives the step|pioneers give the step|un pio daria el paso|los pioneros dan el paso|un pio darebbe il passo',
      'pioneer',
      true,
    ),
    field(
      'one of them bombarded|bombarded this turn|one bombarded|una bombardeo|ha bombardeado|una ha bombardato|ha bombardato',
      'fired',
      true,
    ),
    asks(
      words(
        inRow('steps', 'back|regained|gained|to get back|to gain|to recover'),
        inRow('pasos', 'recuperados|ganados|que recupera|de vuelta|para recuperar'),
        inRow('passi', 'recuperati|guadagnati|da recuperare|che recupera'),
      ),
      'gain',
      1,
      4,
      { before: true },
    ),
    filler(
      'degraded|the degraded unit|worn|units|unit|it has|has|they|it|with|but|ha|ma|pero|la|unidades|unita|le|las|can i|it s|y|e|and|step|steps|pasos|passi|another|otra|un altra',
    ),
  ],
};

/** Replacements as players count them. */
export const REPS: readonly Entry[] = [
  // "Replacements for an infantry unit": who takes them, and no number of points.
  ...Object.entries({
    inf: words(
      inRow('an|the|one|this|that|my', 'infantry|inf', '|unit|division|brigade'),
      inRow('infantry|inf', 'unit|division|brigade|units|divisions'),
      inRow('una|la|esta|mi', 'infanteria|unidad de infanteria|division de infanteria'),
      inRow('una|la|questa', 'fanteria|unita di fanteria|divisione di fanteria'),
    ),
    cav: words(
      inRow('a|the|one|this|that|my', 'cavalry|cav', '|unit|division|brigade'),
      inRow('cavalry|cav', 'unit|division|brigade|units|divisions'),
      inRow('una|la|esta|mi', 'caballeria|unidad de caballeria|division de caballeria'),
      inRow('una|la|questa', 'cavalleria|unita di cavalleria|divisione di cavalleria'),
    ),
  }).map(([kind, some]) => trait(some, { kind, unit: true })),
  asks(
    words(
      inRow('infantry|inf|foot', 'reps|rep|replacements|replacement steps'),
      inRow('reps|rep|reemplazos|pasos', 'de', 'infanteria'),
      inRow('rep|reps|rimpiazzi', 'di', 'fanteria'),
      'inf reps|inf rep',
    ),
    'inf',
    0,
    60,
    { before: true },
  ),
  asks(
    words(
      inRow('cavalry|cav|horse', 'reps|rep|replacements|replacement steps'),
      inRow('reps|rep|reemplazos|pasos', 'de', 'caballeria'),
      inRow('rep|reps|rimpiazzi', 'di', 'cavalleria'),
      'cav reps|cav rep',
    ),
    'cav',
    0,
    60,
    { before: true },
  ),
  field(
    words(
      LIMITED,
      inRow(
        '|its|the|with|only|just|has|has got|it s|it is|has only|on',
        '|line|loc|is|just|only|a|an',
        '|is|an|a|just an',
        'llc',
      ),
      inRow('|su|la|con|solo|va con|tiene|tiene solo', '|linea|loc|es|una', '|es|una', 'llc'),
      inRow('|la sua|la|con|solo|ha|ha solo|si regge su', '|linea|loc|e|una', '|e|una', 'llc'),
    ),
    'supply',
    'llc',
  ),
  filler('for|para|per|the unit|i ve got|we have|i have|the unit has|got|regge|si regge|su'),
];
